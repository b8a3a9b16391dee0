import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A name and a state for a button of UIKit that shows one thing in two states: a star, filled or hollow. One name would say
/// less than the picture does, so the trait goes with each picture (Apple: UIAccessibilityTraits, selected).
enum UIKitStateTraits {
  static func fix(_ element: AccessibilityElement, noun: String, in context: RuleContext) -> (fix: Fix, spoken: String)? {
    guard element.framework != .swiftUI, element.role == .button, let platform = element.platform else { return nil }
    let own = platform.settings.filter { $0.name == "image" }
    let settings = own.isEmpty ? platform.settings.filter { $0.name == "backgroundImage" } : own
    let pictures = settings.compactMap(\.picture).flatMap(\.literals)
    guard settings.allSatisfy({ $0.picture?.hasHoles == false }), let pair = pair(Set(pictures)),
      let name = name(element, pair, context.developmentLanguage),
      let label = NamingFix.edit(label: context.spelled(name.text, on: element), on: element) else { return nil }
    var edits = [label]
    // A button tells by itself that it is selected, until code sets its traits.
    let isTold = settings.contains { $0.statement.map(isOfStates) ?? false }
    for statement in isTold ? [] : Set(settings.compactMap(\.statement)).sorted(by: { $0.start < $1.start }) {
      guard let edit = edit(statement, pair, element) else { return nil }
      edits.append(edit)
    }
    guard edits.count > 1 || isTold else { return nil }
    let title = "name the \(noun) '\(name.text)'" + (edits.count > 1 ? " and tell its state by a trait" : "")
    return (Fix(title, safety: .suggested, edits: edits), name.text)
  }

  /// Two pictures of one thing, of which one is fuller.
  private static func pair(_ pictures: Set<String>) -> PicturePair? {
    let names = pictures.sorted()
    guard names.count == 2 else { return nil }
    let first = Condition(subject: "picture", branch: 0, description: "first"), second = Condition(subject: "picture", branch: 1, description: "second")
    return PicturePair((names[0], first), (names[1], second), isPlain: true)
  }

  private static func name(_ element: AccessibilityElement, _ pair: PicturePair, _ language: String) -> NameSuggestion? {
    if let own = NameSuggestion.ownName(element, language) { return own }
    let symbol = PictureWords.symbol(for: DecorativeNames.parts(of: pair.on).filter { !NameWords.words(.pictureState).contains($0) })
    return symbol.flatMap(SFSymbols.meaning).flatMap { $0.isAmbiguous ? nil : NameSuggestion.translated($0.english, language) }
  }

  /// A picture for the state that UIKit keeps and tells itself: `setImage(star, for: .selected)`, also together with other
  /// states, `for: [.highlighted, .selected]`.
  private static func isOfStates(_ statement: SourceRange) -> Bool {
    let code = statement.text.filter { !$0.isWhitespace }
    if [".selected)", ".Selected)"].contains(where: code.hasSuffix) { return true }
    guard let states = code.ranges(of: "for:[").last?.upperBound else { return false }
    return code[states...].hasSuffix("])") && code[states...].dropLast(2).split(separator: ",").contains { $0 == ".selected" || $0.hasSuffix("State.selected") }
  }

  private static func edit(_ statement: SourceRange, _ pair: PicturePair, _ element: AccessibilityElement) -> SourceEdit? {
    let file = statement.file
    let (on, off) = (UIKitFix.traits([.button, .selected], in: file), UIKitFix.traits([.button], in: file))
    let value: String
    let code = statement.text
    let shown = [pair.on, pair.off].filter { code.contains("\"\($0)\"") }
    if shown.count == 1 {
      value = shown[0] == pair.on ? on : off
    } else {
      guard let condition = condition(in: code), let first = code.firstRange(of: "\"\(pair.on)\""),
        let second = code.firstRange(of: "\"\(pair.off)\"") else { return nil }
      value = first.lowerBound < second.lowerBound ? "\(condition) ? \(on) : \(off)" : "\(condition) ? \(off) : \(on)"
    }
    return UIKitFix.edit(after: statement, on: element) { receiver in
      UIKitFix.lines(["accessibilityTraits = \(value)"], receiver, after: statement)
    }
  }

  /// The test that chooses one of two pictures, as it is written: `self.isFavorite` of `star.setImage((self.isFavorite) ? …`.
  private static func condition(in code: String) -> String? {
    guard let start = ["setImage(", "setBackgroundImage(", "mage = "].lazy.compactMap({ code.firstRange(of: $0)?.upperBound }).first,
      let end = code[start...].firstIndex(of: "?") else { return nil }
    var test = code[start..<end].drop(while: \.isWhitespace)
    while let last = test.last, last.isWhitespace { test = test.dropLast() }
    if test.first == "(", test.last == ")" { test = test.dropFirst().dropLast() }
    let isPlain = test.allSatisfy { $0.isLetter || $0.isNumber || "._!=<>& ".contains($0) }
    return test.isEmpty || !isPlain ? nil : String(test)
  }
}
