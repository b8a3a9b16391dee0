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

  /// Whether the arrow is drawn as where something is open while the test holds; nil where that cannot be seen.
  let opensWhileSet: Bool?

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
        || speaksOfOpening(mention)
    }
  }

  /// A function by whose name something is opened and closed, `onToggle` and `toggleExpanded`: whoever made the view turns the
  /// flag there that it hands back. What is toggled by name, `toggleFavourite`, is something else.
  private static func speaksOfOpening(_ mention: String) -> Bool {
    let words = DecorativeNames.parts(of: mention.split(separator: ".").last.map(String.init) ?? mention)
    if words.contains(where: { NameWords.words(.expandedFlag).contains($0) || NameWords.words(.collapsedFlag).contains($0) }) { return true }
    let toggling = FrameworkNames.names(.turningMethod)
    return words.contains(where: toggling.contains)
      && words.allSatisfy { toggling.contains($0) || NameWords.words(.handlerStart).contains($0) }
  }

  private static let turning = FrameworkNames.names(.turningMethod, .removingMethod)

  /// Whether activating the control opens it and closes it again.
  func isTurned(by effect: ActionSummary) -> Bool {
    func does(_ deeds: String...) -> Bool { deeds.contains { effect.mentions.contains("\(name).\($0)") } }
    switch asked {
    case .flag: return does("toggle") || saysOpen && effect.mentions.contains(where: Self.speaksOfOpening)
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
      guard case .call(let call) = part.kind, let choice = turn(call) ?? picture(call), let asked = Test(choice.test) else { return }
      // What a test is without its sign is what holds of it.
      let isDenied = if case .prefix("!", _) = choice.test.kind { true } else { false }
      let arrow = OpeningArrow(asked: asked, opensWhileSet: choice.isOpenWhileTrue.map { $0 != isDenied })
      // A picture that turns with a flag for what is unfolded is an arrow, whatever its file is called.
      if hasArrow || arrow.saysOpen { found.append(arrow) }
    }
    return found
  }

  /// What decides how an arrow is drawn, and whether it is drawn as where something is open while that holds.
  private typealias Choice = (test: Expression, isOpenWhileTrue: Bool?)

  /// What decides by how much a modifier turns a picture.
  private static func turn(_ call: Call) -> Choice? {
    guard ["rotationEffect", "rotation3DEffect"].contains(call.callee.plainName), let angle = call.arguments.first?.value
    else { return nil }
    var choice: Choice?
    CodeWalk.expressions(of: .expression(angle)) { part in
      guard choice == nil, case .ternary(let condition, let then, let otherwise) = part.kind else { return }
      choice = (condition, isOpen(turned: then, else: otherwise, picture: call.callee))
    }
    return choice
  }

  /// An arrow to the side that is not turned stands before what is closed, and so does one that points down and is turned to
  /// point up; one that points down and is turned to the side stands before what is open.
  private static func isOpen(turned then: Expression, else otherwise: Expression, picture: Expression) -> Bool? {
    guard (then.isZero) != (otherwise.isZero) else { return nil }
    let isRestWhileTrue = then.isZero
    func points(_ ways: String...) -> Bool {
      picture.holds { $0.isText { name in arrows.contains(where: name.contains) && ways.contains { name.contains("." + $0) } } }
    }
    if points("right", "left", "forward", "backward") { return !isRestWhileTrue }
    guard points("down"), let angle = (isRestWhileTrue ? otherwise : then).size else { return nil }
    return angle == 180 ? !isRestWhileTrue : angle == 90 ? isRestWhileTrue : nil
  }

  /// What decides which of two arrows a picture is.
  private static func picture(_ call: Call) -> Choice? {
    guard case .ternary(let condition, let then, let otherwise)? = call.argument("systemName")?.kind,
      then.isText({ name in points.contains(where: name.hasPrefix) }) else { return nil }
    return (condition, isOpen(shown: then, else: otherwise))
  }

  /// Of two arrows one that points up or down stands where something is open beside one that points to the side, and one
  /// that points up beside one that points down.
  private static func isOpen(shown then: Expression, else otherwise: Expression) -> Bool? {
    func height(_ picture: Expression) -> Int? {
      func points(_ way: String) -> Bool { picture.isText { $0.contains("." + way) } }
      if points("up") { return 2 }
      if points("down") { return 1 }
      return ["right", "left", "forward", "backward"].contains(where: points) ? 0 : nil
    }
    guard let first = height(then), let second = height(otherwise), first != second else { return nil }
    return first > second
  }

  private static func isArrow(_ name: String) -> Bool { arrows.contains(where: name.contains) }

  /// Parts of the names of pictures, symbols and views that are arrows, and beginnings of those of symbols alone.
  private static let arrows = ["chevron", "Chevron", "arrow_", "arrowDown", "arrowUp", "arrow-", "downArrow", "upArrow"]
  private static let pictured = ["arrowtriangle.", "arrow.up"]
  private static let points = ["chevron.", "arrowtriangle.", "arrow."]

  /// Whether the name of what decides is about something that is folded and unfolded.
  var saysOpen: Bool {
    let words = IdentifierWords.split(name.split(separator: ".").last.map(String.init) ?? name).map { $0.lowercased() }
    return words.contains { NameWords.words(.expandedFlag).contains($0) || NameWords.words(.collapsedFlag).contains($0) }
  }

  /// The arrow itself as the name of the state that it shows: `isExpanded ? "expanded" : "collapsed"`; nil where it is not
  /// known to tell one, or there are no words for it in the language.
  static func name(of picture: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard case .symbol(let name)? = picture.image, name.choices.contains(where: { $0.count == 2 }), let call = context.call(at: picture.source),
      let arrow = all(in: call).first(where: \.saysOpen), let opens = arrow.opensWhileSet,
      let open = Words.state("expanded", in: context.developmentLanguage), let closed = Words.state("collapsed", in: context.developmentLanguage)
    else { return nil }
    let (then, otherwise) = opens ? (open, closed) : (closed, open)
    return ProposedName(
      expression: "\(arrow.test) ? \"\(then)\" : \"\(otherwise)\"", spoken: SpokenText.hole(forOneOf: [then, otherwise]).rendered,
      isDerived: true, quoted: "'\(then)' or '\(otherwise)'")
  }
}

extension Expression {
  /// An angle as written, whichever way it turns.
  fileprivate var size: Double? {
    if case .prefix("-", let operand) = kind { operand.numberValue } else { numberValue.map(abs) }
  }

  fileprivate var isZero: Bool { size == 0 }
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
