import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A call that asks whether two values are the same in some respect, as it is written:
/// `calendar.isDate(day, inSameDayAs: date)`, `date.isSameDay(as: day)`, `calendar.isDate(day, equalTo: date, …)`.
struct Sameness {
  /// What is compared, and whatever else the call names.
  let paths: Set<String>

  /// nil for what is no such call.
  init?(_ text: String) {
    // Most conditions are no calls.
    guard text.hasSuffix(")"), let open = text.firstIndex(of: "("), text.first?.isLetter ?? false,
      !["&&", "||", " == ", " != ", "{"].contains(where: text.contains) else { return nil }
    let words = text.split { !$0.isLetter }.flatMap { IdentifierWords.split(String($0)) }
    guard words.contains(where: { Self.words.contains($0.lowercased()) }) else { return nil }
    var paths = Self.paths(in: text[open...])
    // `date.isSameDay(as: day)` compares what it is called on.
    if let dot = text[..<open].lastIndex(of: "."), text.first?.isLowercase ?? false { paths.insert(String(text[..<dot])) }
    self.paths = paths
  }

  private static let words = NameWords.words(.sameness)

  /// Variables and their members that are named in a text, labels of arguments and cases left out.
  static func paths(in text: Substring) -> Set<String> {
    var result: Set<String> = []
    var rest = text
    while let start = rest.firstIndex(where: { $0.isLetter || $0 == "_" || $0 == "." }) {
      let path = rest[start...].prefix { $0.isLetter || $0.isNumber || "._?!".contains($0) }
      rest = rest[path.endIndex...]
      if rest.first == ":" || path.first == "." { continue }
      let plain = path.hasPrefix("self.") ? path.dropFirst(5) : path
      result.insert(plain.filter { $0 != "?" && $0 != "!" })
    }
    return result
  }

  /// An action sets one of them to the other: `day = date`.
  func isChosen(by effect: ActionSummary) -> Bool {
    effect.assignments.contains { assignment in
      // What is set to one thing and then to another is a state of what goes on.
      effect.assignments.count { $0.target == assignment.target } == 1
        && [assignment.target, assignment.value].allSatisfy { !Self.paths(in: $0[...]).isDisjoint(with: paths) }
        && assignment.target != assignment.value
    }
  }
}
