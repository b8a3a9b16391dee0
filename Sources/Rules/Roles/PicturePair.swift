import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Two pictures that stand for two states of one thing.
struct PicturePair {
  var on: String
  var off: String
  var subject: String
  /// The expression that is true in the state "on", where it can be written in code.
  var condition: String?
  /// What holds in the state "on".
  var outcome: Condition
  /// The checkmark symbol brings the selected trait with it.
  var marksItself: Bool

  private static let stateWords = NameWords.words(.symbolState)
  private static let marks = NameWords.words(.symbolMark)
  private static let arrows = NameWords.words(.symbolArrow)
  private static let strong = NameWords.words(.symbolChosen)
  private static let silentSubjects = NameWords.words(.noPictureState)

  init?(_ first: (name: String, condition: Condition), _ second: (name: String, condition: Condition), isPlain: Bool) {
    let subject = first.condition.subject.lowercased()
    guard first.name != second.name, !Self.silentSubjects.contains(where: subject.contains),
      !first.condition.isAboutLooks else { return nil }
    let a = Self.words(first.name), b = Self.words(second.name)
    let stemA = Self.stem(a), stemB = Self.stem(b)
    // An arrow that is only filled points where it did before: a vote up, or none.
    let isVote = first.name.hasPrefix("arrowshape") && (first.name == second.name + ".fill" || second.name == first.name + ".fill")
    guard isVote || Self.arrows.isDisjoint(with: a) && Self.arrows.isDisjoint(with: b) else { return nil }
    let isSameThing = stemA == stemB && (!stemA.isEmpty || Self.isBox(a) && Self.isBox(b))
    let isBoxAndMark = stemA.isEmpty && Self.isBox(a) && Self.isMark(stemB)
      || stemB.isEmpty && Self.isBox(b) && Self.isMark(stemA)
    let isAddedOrNot = Set([stemA.joined(), stemB.joined()]) == ["plus", "checkmark"]
    guard isSameThing || isBoxAndMark || isAddedOrNot else { return nil }
    let firstIsOn = Self.strength(a) >= Self.strength(b)
    let on = firstIsOn ? first : second, off = firstIsOn ? second : first
    self.on = on.name
    self.off = off.name
    self.subject = on.condition.subject
    outcome = on.condition
    // Code names the state that counts: of `isMuted` that it is muted, whichever picture is the fuller one.
    let full = on.condition.description
    let description = full.hasPrefix("!") ? String(full.dropFirst()) : full
    let isWritable = description.allSatisfy { $0.isLetter || $0.isNumber || "._!".contains($0) }
    condition = isWritable || NamedChoice.isTold(by: description) ? description : nil
    marksItself = isPlain && SFSymbols.isTick(on.name) && !SFSymbols.isTick(off.name)
  }

  /// `speaker.wave.2.fill`, `icon_star_on` and `iconStarOn`, in lower-case words without numbers.
  static func words(_ name: String) -> Set<String> { Set(orderedWords(name)) }

  static func orderedWords(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      if character.isUppercase, word.last?.isLowercase == true { words.append(word); word = "" }
      if character.isLetter { word.append(character) } else { words.append(word); word = "" }
    }
    return (words + [word]).map { $0.lowercased() }.filter { !$0.isEmpty }
  }

  private static func stem(_ words: Set<String>) -> [String] { words.subtracting(stateWords).sorted() }
  private static func isMark(_ stem: [String]) -> Bool { !stem.isEmpty && stem.allSatisfy(marks.contains) }
  private static func isBox(_ words: Set<String>) -> Bool { words.contains("circle") || words.contains("square") }

  /// The more of "on" a name says, the higher.
  private static func strength(_ words: Set<String>) -> Int {
    words.intersection(strong).count + words.intersection(marks).count * 2 - (words.contains("slash") ? 2 : 0)
  }
}
