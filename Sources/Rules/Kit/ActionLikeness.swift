import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Whether a control does what a gesture does, as far as the calls and changes in their code tell.
struct ActionLikeness {
  let gesture: Gesture
  private let mine: Set<String>

  init(gesture: Gesture) {
    self.gesture = gesture
    mine = Self.meaningful(gesture.effect)
  }

  /// The calls and changes of an action that make a difference to people.
  static func meaningful(_ effect: ActionSummary) -> Set<String> {
    Set(effect.mentions.filter { mention in
      let lowered = mention.lowercased()
      return !CodeEffect.wrappers.contains(mention) && mention != "print"
        && !NameWords.words(.touchFeedback).contains(where: lowered.contains)
    })
  }

  /// Functions that do one thing or another depending on what they are given.
  private static let general = NameWords.words(.generalDeed)

  /// Whether activating the control does at least what the gesture does.
  func isMatched(by control: AccessibilityElement) -> Bool {
    guard !mine.isEmpty, let activation = control.activation, mine.isSubset(of: activation.mentions),
      setsTheSame(activation), callsAlike(control) else { return false }
    let last = mine.map { $0.split(separator: ".").last.map(String.init) ?? "" }
    guard last.contains(where: Self.general.contains) else { return true }
    return Self.squeezed(Self.code(at: control.source)).contains(Self.body(of: Self.code(at: gesture.source)))
  }

  /// Whether each variable that the gesture sets may get the same value: not `nil` here and a row there.
  private func setsTheSame(_ activation: ActionSummary) -> Bool {
    gesture.effect.assignments.allSatisfy { own in
      let others = activation.assignments.filter { $0.target == own.target }
      return others.isEmpty || others.contains { Self.mayEqual(own.value, $0.value) }
    }
  }

  /// Names may stand for the same, whatever they are; what is written out is what it is.
  private static func mayEqual(_ left: String, _ right: String) -> Bool {
    let (left, right) = (squeezed(left), squeezed(right))
    return left == right || isName(left) && isName(right)
  }

  private static func isName(_ value: String) -> Bool {
    guard let first = value.first, first.isLetter || first == "_" || first == "$" else { return false }
    return !["true", "false", "nil"].contains(value) && value.allSatisfy { $0.isLetter || $0.isNumber || "._$!?".contains($0) }
  }

  /// Whether what both call takes as many arguments, where it is written in both: `play(all)` plays something else than
  /// `play(all, from: track)`.
  private func callsAlike(_ control: AccessibilityElement) -> Bool {
    let (own, other) = (Self.code(at: gesture.source), Self.code(at: control.source))
    return mine.allSatisfy { mention in
      let name = mention.split(separator: ".").last.map(String.init) ?? mention
      guard let mine = Self.argumentCount(of: name, in: own), let theirs = Self.argumentCount(of: name, in: other)
      else { return true }
      return mine == theirs
    }
  }

  /// How many arguments the first call of a function is given; nil where none is written.
  private static func argumentCount(of name: String, in code: String) -> Int? {
    guard let start = code.firstRange(of: name + "(")?.upperBound else { return nil }
    var depth = 0
    var count = 0
    var isEmpty = true
    for character in code[start...] {
      if depth == 0, character == ")" { return isEmpty ? 0 : count + 1 }
      if "([{".contains(character) { depth += 1 } else if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == "," { count += 1 }
      if !character.isWhitespace { isEmpty = false }
    }
    return nil
  }

  /// The name of what a control was handed as its action, where it is one: `onOpen` of `Button(action: onOpen) { … }`.
  static func handedAction(of control: AccessibilityElement) -> String? {
    let argument = "action:"
    // Most controls have none, and bytes are searched in far less time than characters.
    guard control.source.file.firstOffset(of: argument, from: control.source.start, to: control.source.end) != nil
    else { return nil }
    let code = code(at: control.source)
    guard let label = code.firstRange(of: argument) else { return nil }
    let name = code[label.upperBound...].drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
    return name.isEmpty ? nil : String(name.hasPrefix("self.") ? name.dropFirst(5) : name)
  }

  private static func code(at place: SourceRange) -> String { place.text }

  /// What stands between the first and the last brace, without white space.
  private static func body(of text: String) -> String {
    guard let open = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}"), open < close
    else { return squeezed(text) }
    return squeezed(String(text[text.index(after: open)..<close]))
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}

extension ActionSummary {
  /// What it sets to nothing or to false: `photo` of `photo = nil`, `isShown` of `isShown = false`.
  var cleared: Set<String> { Set(assignments.filter(\.clears).map(\.target)) }
}

extension ActionSummary.Assignment {
  /// It sets something to nothing or to false.
  var clears: Bool { value == "nil" || value == "false" }
}
