import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// An arrow in the code of a control that turns, or is another one, while something is open.
struct OpeningArrow {
  /// What decides how it points.
  fileprivate enum Test {
    /// `isOpen`
    case flag(String)
    /// `opened.contains(item.id)`
    case list(String, item: String)
    /// `opened == item.id`
    case choice(String, item: String)
  }

  fileprivate let asked: Test

  /// What the test asks: `isOpen`, `opened`.
  var name: String {
    switch asked {
    case .flag(let name), .list(let name, _), .choice(let name, _): name
    }
  }

  /// The test as code writes it.
  var test: String {
    switch asked {
    case .flag(let name): name
    case .list(let name, let item): "\(name).contains(\(item))"
    case .choice(let name, let item): "\(name) == \(item)"
    }
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
    switch asked {
    case .flag: return does("toggle")
    case .list: return does("formSymmetricDifference") || does("remove", "removeAll") && does("insert", "append")
    case .choice(_, let item):
      let values = effect.assignments.filter { $0.target == name }.map(\.value)
      // `opened = opened == id ? nil : id`, or one in each branch.
      return values.contains { $0.contains("nil") } && values.contains { $0 == item || $0.hasSuffix(" " + item) }
    }
  }

  /// The arrows that turn by `rotationEffect(.degrees(isOpen ? 180 : 0))`, and those that are drawn by
  /// `Image(systemName: isOpen ? "chevron.up" : …)`.
  static func all(in code: Expression) -> [OpeningArrow] {
    let hasArrow = code.holds { part in
      part.plainName.map(isArrow) ?? false || part.isText { isArrow($0) || pictured.contains(where: $0.hasPrefix) }
    }
    var found: [OpeningArrow] = []
    CodeWalk.expressions(of: .expression(code)) { part in
      guard case .call(let call) = part.kind, let test = turn(call) ?? picture(call), let asked = Test(test) else { return }
      let arrow = OpeningArrow(asked: asked)
      // A picture that turns with a flag for what is unfolded is an arrow, whatever its file is called.
      if hasArrow || arrow.saysOpen { found.append(arrow) }
    }
    return found
  }

  /// What decides by how much a modifier turns a picture.
  private static func turn(_ call: Call) -> Expression? {
    guard ["rotationEffect", "rotation3DEffect"].contains(call.callee.plainName), let angle = call.arguments.first?.value
    else { return nil }
    var test: Expression?
    CodeWalk.expressions(of: .expression(angle)) { part in
      if test == nil, case .ternary(let condition, _, _) = part.kind { test = condition }
    }
    return test
  }

  /// What decides which of two arrows a picture is.
  private static func picture(_ call: Call) -> Expression? {
    guard case .ternary(let condition, let then, _)? = call.argument("systemName")?.kind,
      then.isText({ name in points.contains(where: name.hasPrefix) }) else { return nil }
    return condition
  }

  private static func isArrow(_ name: String) -> Bool { arrows.contains(where: name.contains) }

  /// Parts of the names of pictures, symbols and views that are arrows, and beginnings of those of symbols alone.
  private static let arrows = ["chevron", "Chevron", "arrow_", "arrowDown", "arrowUp", "arrow-", "downArrow", "upArrow"]
  private static let pictured = ["arrowtriangle.", "arrow.up"]
  private static let points = ["chevron.", "arrowtriangle.", "arrow."]

  private var saysOpen: Bool {
    let words = IdentifierWords.split(name.split(separator: ".").last.map(String.init) ?? name).map { $0.lowercased() }
    return words.contains { NameWords.words(.expandedFlag).contains($0) || NameWords.words(.collapsedFlag).contains($0) }
  }
}

extension OpeningArrow.Test {
  /// nil for a test of another form.
  fileprivate init?(_ test: Expression) {
    switch test.kind {
    case .prefix("!", let operand):
      self.init(operand)
    case .binary("==", let left, let right):
      guard let name = left.plainPath, let item = right.plainPath else { return nil }
      self = .choice(name, item: item)
    case .call(let call):
      guard case .member(let base?, "contains") = call.callee.kind, let name = base.plainPath, call.arguments.count == 1,
        let item = call.arguments[0].value.plainPath, call.arguments[0].label == nil else { return nil }
      self = .list(name, item: item)
    default:
      guard let name = test.plainPath else { return nil }
      self = .flag(name)
    }
  }
}
