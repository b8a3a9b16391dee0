import PlatformKnowledge
import SourceModel
import SwiftSource

/// Loops over a group of buttons that give the one that something names other looks than the rest: `for button in buttons {
/// if button.tag == choice.tag { button.backgroundColor = .blue } else { button.backgroundColor = .white } }`.
enum PaintedGroups {
  struct Paint: Sendable {
    let type: String
    /// The class of what the loop goes over, where a property tells it.
    let held: String?
    let place: SourceRange
  }

  /// Of one type or extension, the first place.
  static func all(in type: TypeCode) -> [Paint] {
    guard type.mentions(["uttons", "UIButton]", "Btns"]), !type.mentions(telling) else { return [] }
    var found: Paint?
    func look(_ body: Block) {
      CodeWalk.blocks(of: body) { block in
        for case .forIn(let pattern, let sequence, let body) in block.statements where found == nil {
          found = paint(in: body, names(pattern), of: sequence, type)
        }
      }
      CodeWalk.expressions(of: body) { expression in
        guard found == nil, case .call(let call) = expression.kind, case .member(let base?, "forEach") = call.callee.kind,
          let closure = call.closures.first else { return }
        found = paint(in: closure.body, closure.parameters.isEmpty ? ["$0"] : closure.parameters, of: base, type)
      }
    }
    for function in type.members.functions { function.body.map(look) }
    for property in type.members.properties { property.observers.forEach(look) }
    return found.map { [$0] } ?? []
  }

  /// Whoever names or describes controls here may say of each what it is.
  private static let telling = ["accessibilityTraits", "accessibilityValue", "accessibilityLabel", "nnounce"]

  /// `button`, and `index, button` of `buttons.enumerated()`.
  private static func names(_ pattern: Pattern) -> [String] {
    switch pattern {
    case .binding(let name): [name]
    case .tuple(let parts): parts.flatMap { names($0.pattern) }
    default: []
    }
  }

  private static func paint(in body: Block, _ names: [String], of sequence: Expression, _ type: TypeCode) -> Paint? {
    guard let control = names.last, names.count < 3, let list = group(sequence, isCounted: names.count > 1, type),
      !tells(body, of: control) else { return nil }
    let place = place(in: body, control, flags: []) { asksWhich($0, names) } ?? handed(by: body, control, names, type)
    return place.map { Paint(type: type.name, held: list.held, place: $0) }
  }

  /// Where a test tells which one it is, and a look follows it.
  ///
  /// - Parameter flags: Names that are such a test: `let selected = index == chosen`.
  private static func place(in body: Block, _ control: String, flags: Set<String>, _ asks: (Expression) -> Bool) -> SourceRange? {
    var (flags, before): (Set<String>, [String: Expression]) = (flags, [:])
    func decides(_ test: Expression) -> Bool {
      if case .prefix("!", let operand) = test.kind { return decides(operand) }
      if case .tuple(let parts) = test.kind, parts.count == 1 { return decides(parts[0].value) }
      return asks(test) || test.plainName.map(flags.contains) ?? false
    }
    for statement in body.statements {
      switch statement {
      case .variable(let variable):
        if let value = variable.initializer, decides(value) { flags.insert(variable.name) }
      case .expression(let expression):
        guard let look = look(expression, of: control) else { continue }
        if case .ternary(let test, _, _) = look.value.kind, decides(test) { return test.range }
        before[look.property] = look.value
      case .conditional(let code):
        guard code.conditions.count == 1, case .expression(let test)? = code.conditions.first, decides(test) else { continue }
        var others = before
        if case .block(let otherwise)? = code.otherwise { others.merge(looks(in: otherwise, of: control)) { _, new in new } }
        if looks(in: code.then, of: control).keys.contains(where: { others[$0] != nil }) { return test.range }
      default: break
      }
    }
    return nil
  }

  /// Where the loop hands the control with the test to a function of the type that paints it: `style(button, selected: index ==
  /// chosen)`.
  private static func handed(by body: Block, _ control: String, _ names: [String], _ type: TypeCode) -> SourceRange? {
    var found: SourceRange?
    CodeWalk.expressions(of: body) { expression in
      guard found == nil, case .call(let call) = expression.kind, let test = call.arguments.first(where: { asksWhich($0.value, names) }),
        let function = type.members.functions.first(where: { $0.name == call.callee.plainName }), let code = function.body,
        function.parameters.count == call.arguments.count else { return }
      let parameters = zip(call.arguments, function.parameters)
      guard let view = parameters.first(where: { $0.0.value.dottedName == control })?.1.name,
        let flag = parameters.first(where: { $0.0.range == test.range })?.1.name, !tells(code, of: view) else { return }
      if place(in: code, view, flags: [flag], { _ in false }) != nil { found = test.value.range }
    }
    return found
  }

  /// A property of the type that holds buttons, by its class or by its name.
  private static func group(_ sequence: Expression, isCounted: Bool, _ type: TypeCode) -> (name: String, held: String?)? {
    var list = sequence
    if isCounted {
      guard let call = sequence.call(named: "enumerated"), case .member(let base?, _) = call.callee.kind else { return nil }
      list = base
    }
    guard let name = list.dottedName, !name.contains(".") else { return nil }
    let property = type.members.properties.first { $0.name == name }
    if let held = property?.type?.arguments.first?.name {
      return UIKitClasses.isKind(held, of: "UIButton") || held.hasSuffix("Button") ? (name, held) : nil
    }
    return name.hasSuffix("uttons") || name.hasSuffix("Btns") ? (name, nil) : nil
  }

  /// Whether a test compares the control, or its place, with something that changes: `button.tag == choice.tag`, `index == chosen`.
  private static func asksWhich(_ test: Expression, _ names: [String]) -> Bool {
    guard case .binary(let sign, let left, let right) = test.kind, ["==", "!=", "==="].contains(sign) else { return false }
    func isOwn(_ side: Expression) -> Bool { side.pathRoot.map(names.contains) ?? false }
    guard isOwn(left) != isOwn(right) else { return false }
    let other = isOwn(left) ? right : left
    return other.dottedName != nil && !isState(isOwn(left) ? left : right)
  }

  /// What UIKit knows of the control itself: `button.state`.
  private static func isState(_ side: Expression) -> Bool { ["state", "isSelected", "isEnabled", "isHighlighted"].contains(side.plainName) }

  // MARK: - Looks

  private static func looks(in block: Block, of control: String) -> [String: Expression] {
    var result: [String: Expression] = [:]
    for case .expression(let expression) in block.statements {
      if let look = look(expression, of: control) { result[look.property] = look.value }
    }
    return result
  }

  private static func look(_ expression: Expression, of control: String) -> (property: String, value: Expression)? {
    switch expression.kind {
    case .assignment(let target, let value):
      guard case .member(let base?, let name) = target.kind, base.pathRoot == control, PaintedChoices.looks.contains(name) else { return nil }
      return (name, value)
    case .call(let call):
      guard case .member(let base?, let name) = call.callee.kind, base.pathRoot == control,
        PaintedChoices.paintingCalls.contains(name), let value = call.arguments.first?.value else { return nil }
      return (name, value)
    default: return nil
    }
  }

  /// The loop tells UIKit which one it is, gives it other words, or lets nobody press it.
  private static func tells(_ body: Block, of control: String) -> Bool {
    var isTold = false
    CodeWalk.expressions(of: body) { expression in
      switch expression.kind {
      case .assignment(let target, _):
        guard target.pathRoot == control, let name = target.plainName else { return }
        isTold = isTold || ["isSelected", "isEnabled", "isHidden", "isHighlighted", "isOn"].contains(name)
      case .call(let call):
        if case .member(let base?, let name) = call.callee.kind, base.pathRoot == control, ["setTitle", "setAttributedTitle"].contains(name) { isTold = true }
      default: break
      }
    }
    return isTold
  }

  static let examples: [Example] = [
    .violation(
      """
      final class AnswerController: UIViewController {
        @IBOutlet private var answerButtons: [UIButton]!
        @IBOutlet private var agreeBox: UIButton!
        func agree() { agreeBox.isSelected = true }
        func show(_ answer: Answer) {
          for button in answerButtons {
            if ↓button.tag == answer.tag {
              button.backgroundColor = .systemBlue
              button.setTitleColor(.white, for: .normal)
            } else {
              button.backgroundColor = .white
              button.setTitleColor(.systemBlue, for: .normal)
            }
          }
        }
      }
      """),
    .violation(
      """
      final class SizeView: UIView {
        private let sizeButtons: [UIButton] = [UIButton(), UIButton()]
        private let agreeBox = UIButton()
        private var size = 0
        func agree() { agreeBox.isSelected = true }
        func update() {
          sizeButtons.enumerated().forEach { index, button in
            button.layer.borderWidth = ↓index == size ? 2 : 0
          }
        }
      }
      """),
    .violation(
      """
      final class TabsView: UIView {
        private var buttons: [UIButton] = []
        private var place = 0
        func update() {
          for (index, button) in buttons.enumerated() { style(button, isOn: index == place) }
        }
        private func style(_ button: UIButton, isOn: Bool) {
          button.layer.cornerRadius = 4
          button.setTitleColor(↓isOn ? .red : .gray, for: .normal)
        }
      }
      """),
    .violation(
      """
      final class TabsView: UIView {
        private var buttons: [UIButton] = []
        private var place = 0
        func update() {
          for (index, button) in buttons.enumerated() {
            let isHere = index == place
            button.setTitleColor(↓isHere ? .red : .gray, for: .normal)
          }
        }
      }
      """),
    .pass(
      """
      final class TabsView: UIView {
        private var buttons: [UIButton] = []
        private var place = 0
        func update() {
          for (index, button) in buttons.enumerated() { style(button, isOn: index == place) }
        }
        private func style(_ button: UIButton, isOn: Bool) {
          button.isSelected = isOn
          button.setTitleColor(isOn ? .red : .gray, for: .normal)
        }
      }
      """),
    .pass(
      """
      final class AnswerController: UIViewController {
        @IBOutlet private var answerButtons: [UIButton]!
        func show(_ answer: Answer) {
          for button in answerButtons {
            button.isSelected = button.tag == answer.tag
            button.backgroundColor = button.tag == answer.tag ? .systemBlue : .white
          }
        }
      }
      """),
    // One that is always painted so, and one that cannot be pressed.
    .pass(
      """
      final class KeysController: UIViewController {
        @IBOutlet private var keyButtons: [UIButton]!
        func show() {
          for button in keyButtons {
            button.backgroundColor = button.tag == 0 ? .systemGray : .white
          }
          for button in keyButtons {
            button.isEnabled = button.tag != last.tag
            button.backgroundColor = button.tag == last.tag ? .systemGray : .white
          }
        }
      }
      """),
  ]
}

extension Expression {
  /// The name that a chain of members and calls begins with: `button` of `button.title(for: .normal)`.
  fileprivate var pathRoot: String? {
    switch kind {
    case .name(let name): name
    case .member(let base?, let name): base.plainName == "self" ? name : base.pathRoot
    case .call(let call): call.callee.pathRoot
    case .optionalChain(let inner), .forceUnwrap(let inner): inner.pathRoot
    default: nil
    }
  }
}
