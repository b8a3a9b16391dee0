import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// An arrow in the code of a control that turns, or is another one, while something is open.
struct OpeningArrow {
  /// The test as written: `isOpen`, `opened.contains(item.id)`, `opened == item.id`.
  let test: String

  /// What the test asks: `isOpen`, `opened`.
  var name: String {
    if let all = test.firstRange(of: ".contains(") { return String(test[..<all.lowerBound]) }
    return sides.map(\.0) ?? test
  }

  private var sides: (String, String)? {
    guard let sign = test.firstRange(of: " == ") else { return nil }
    return (String(test[..<sign.lowerBound]), String(test[sign.upperBound...]))
  }

  /// Whether an action does what may open something at all. Most do not, and their code need not be read.
  static func mayOpen(_ effect: ActionSummary) -> Bool {
    effect.assignments.contains { $0.value.contains("nil") } || effect.mentions.contains { mention in
      mention.lastIndex(of: ".").map { turning.contains(String(mention[mention.index(after: $0)...])) } ?? false
    }
  }

  private static let turning = FrameworkNames.names(.turningMethod, .removingMethod)

  /// Whether activating the control opens it and closes it again.
  func isTurned(by effect: ActionSummary) -> Bool {
    func does(_ deeds: String...) -> Bool { deeds.contains { effect.mentions.contains("\(name).\($0)") } }
    if test == name { return does("toggle") }
    if sides == nil { return does("formSymmetricDifference") || does("remove", "removeAll") && does("insert", "append") }
    guard let item = sides?.1 else { return false }
    let values = effect.assignments.filter { $0.target == name }.map(\.value)
    // `opened = opened == id ? nil : id`, or one in each branch.
    return values.contains { $0.contains("nil") } && values.contains { $0 == item || $0.hasSuffix(" " + item) }
  }

  /// The arrows that turn by `rotationEffect(.degrees(isOpen ? 180 : 0))`, and those that are drawn by
  /// `Image(systemName: isOpen ? "chevron.up" : …)`.
  static func all(in text: String) -> [OpeningArrow] {
    let hasArrow = arrows.contains(where: text.contains)
    var found: [OpeningArrow] = []
    for start in starts {
      for piece in text.pieces(after: start) {
        guard let mark = piece.firstIndex(of: "?"), !piece[..<mark].contains("\n"), !piece[..<mark].contains("\"") else { continue }
        if start == "systemName: " {
          let rest = piece[piece.index(after: mark)...].drop { $0 == " " }
          guard ["\"chevron.", "\"arrowtriangle.", "\"arrow."].contains(where: { rest.hasPrefix($0) }) else { continue }
        }
        guard let test = test(before: piece[..<mark]) else { continue }
        let arrow = OpeningArrow(test: test)
        // A picture that turns with a flag for what is unfolded is an arrow, whatever its file is called.
        if hasArrow || arrow.saysOpen { found.append(arrow) }
      }
    }
    return found
  }

  private static let starts = ["rotationEffect(", "rotation3DEffect(", "systemName: "]
  private static let arrows = [
    "chevron", "Chevron", "\"arrowtriangle.", "\"arrow.up", "arrow_", "arrowDown", "arrowUp", "arrow-", "downArrow", "upArrow",
  ]

  private var saysOpen: Bool {
    let words = IdentifierWords.split(name.split(separator: ".").last.map(String.init) ?? name).map { $0.lowercased() }
    return words.contains { NameWords.words(.expandedFlag).contains($0) || NameWords.words(.collapsedFlag).contains($0) }
  }

  /// The test that ends here, back to what it is an argument of.
  private static func test(before end: Substring) -> String? {
    var depth = 0
    var start = end.endIndex
    while start > end.startIndex {
      let character = end[end.index(before: start)]
      if character == ")" { depth += 1 } else if character == "(" { depth -= 1 }
      if depth < 0 || depth == 0 && ":,!".contains(character) { break }
      start = end.index(before: start)
    }
    var test = String(end[start...])
    while test.first == " " { test.removeFirst() }
    while test.last == " " { test.removeLast() }
    if test.hasPrefix("self.") { test.removeFirst(5) }
    guard !test.isEmpty, test.allSatisfy({ $0.isLetter || $0.isNumber || "._()= ".contains($0) }) else { return nil }
    return test
  }
}

extension String {
  /// What comes after each place where a text stands.
  fileprivate func pieces(after start: String) -> [Substring] {
    var result: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: start) {
      rest = rest[range.upperBound...]
      result.append(rest)
    }
    return result
  }
}
