import SourceModel
import SwiftSource

/// Loops over all controls of a group in which the one at a place gets other looks than the rest:
/// `for index in 0..<buttons.count { if index == number { buttons[index].mark() } else { buttons[index].unmark() } }`.
enum PaintedLoops {
  struct Paint: Sendable {
    /// The type whose code it is.
    let type: String
    let place: SourceRange
    /// The class of the controls, and the functions of theirs that are called, where no look is set itself.
    let control: String
    let functions: [String]
  }

  /// Of one type or extension, the first place.
  static func all(in type: TypeCode) -> [Paint] {
    guard type.mentions(["utton", "ontrol"]), type.mentions([".count", ".indices", "enumerated("]) else { return [] }
    var found: [Paint] = []
    CodeWalk.statements(of: type.members) { statement in
      guard found.isEmpty, case .forIn(let pattern, let sequence, let body) = statement,
        let each = Each(pattern, sequence), let control = controlClass(of: each.list, in: type) else { return }
      found += paints(in: body, each).map { Paint(type: type.name, place: $0.place, control: control, functions: $0.functions) }
    }
    return Array(found.prefix(1))
  }

  /// Whether what is called does nothing but paint, as the code of the class tells.
  static func onlyPaint(_ paint: Paint, _ survey: UIKitClassSurvey) -> Bool {
    paint.functions.allSatisfy { name in
      let declared = survey.named(paint.control)?.functions.filter { $0.name == name } ?? []
      return !declared.isEmpty && declared.allSatisfy { function in
        function.body.map { body in !body.statements.isEmpty && body.statements.allSatisfy(isPaint) } ?? false
      }
    }
  }

  private static func isPaint(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement else { return false }
    return PaintedRivals.painted(expression) != nil
  }

  // MARK: - What a loop goes through

  /// The list, the number of the turn, and what stands for the thing of the turn.
  private struct Each {
    let list: String
    let index: String
    let name: String?

    init?(_ pattern: Pattern, _ sequence: Expression) {
      switch pattern {
      // `for (index, button) in buttons.enumerated()`
      case .tuple(let parts):
        guard parts.count == 2, case .binding(let index) = parts[0].pattern, case .binding(let name) = parts[1].pattern,
          case .call(let call) = sequence.kind, case .member(let list?, "enumerated") = call.callee.kind, let list = list.plainName
        else { return nil }
        (self.list, self.index, self.name) = (list, index, name)
      case .binding(let index):
        guard let list = Self.counted(sequence) else { return nil }
        (self.list, self.index, name) = (list, index, nil)
      default: return nil
      }
    }

    /// `0..<buttons.count`, `buttons.indices`
    private static func counted(_ sequence: Expression) -> String? {
      switch sequence.kind {
      case .binary("..<", _, let end): if case .member(let list?, "count") = end.kind { list.plainName } else { nil }
      case .member(let list?, "indices"): list.plainName
      default: nil
      }
    }

    /// Whether something belongs to the thing of the turn: `button.layer`, `buttons[index]`.
    func owns(_ expression: Expression) -> Bool {
      switch expression.kind {
      case .name(let name): name == self.name
      case .subscription(let base, let arguments): base.plainName == list && arguments.first?.value.plainName == index
      case .member(let base?, _): owns(base)
      case .optionalChain(let inner), .forceUnwrap(let inner): owns(inner)
      default: false
      }
    }

    /// Whether a test asks if it is the turn of one of them, which code knows and does not write down.
    func isAskedFor(by test: Expression) -> Bool {
      guard case .binary(let sign, let left, let right) = test.kind, ["==", "!="].contains(sign) else { return false }
      return [(left, right), (right, left)].contains { own, other in
        own.plainName == index && other.plainName.map { $0 != index } ?? false
      }
    }
  }

  // MARK: - What it does

  private static func paints(in body: Block, _ each: Each) -> [(place: SourceRange, functions: [String])] {
    body.statements.compactMap { statement in
      switch statement {
      case .expression(let expression):
        guard let paint = PaintedRivals.painted(expression), each.owns(paint.base),
          case .ternary(let test, let then, let otherwise) = paint.value.kind, each.isAskedFor(by: test),
          let first = then.spelling, let second = otherwise.spelling, first != second else { return nil }
        return (test.range, [])
      case .conditional(let code):
        guard code.conditions.count == 1, case .expression(let test) = code.conditions[0], each.isAskedFor(by: test),
          case .block(let otherwise)? = code.otherwise else { return nil }
        let (first, second) = (Looks(code.then, each), Looks(otherwise, each))
        if first.set.contains(where: { look in second.set[look.key].map { $0 != look.value } ?? false }) { return (test.range, []) }
        guard let mine = first.called, let other = second.called, mine != other else { return nil }
        return (test.range, [mine, other])
      default: return nil
      }
    }
  }

  /// What a branch gives the thing of the turn.
  private struct Looks {
    var set: [String: String] = [:]
    /// The only function of it that is called, without arguments.
    var called: String?

    init(_ block: Block, _ each: Each) {
      var names: [String] = []
      for case .expression(let expression) in block.statements {
        if let paint = PaintedRivals.painted(expression), each.owns(paint.base) { set[paint.property] = paint.value.spelling }
        if case .call(let call) = expression.kind, case .member(let base?, let name) = call.callee.kind, each.owns(base),
          call.arguments.isEmpty { names.append(name) }
      }
      called = names.count == 1 ? names[0] : nil
    }
  }

  private static func controlClass(of list: String, in type: TypeCode) -> String? {
    guard let property = type.members.properties.first(where: { $0.name == list }) else { return nil }
    if let one = property.type?.arguments.first?.name { return PaintedRivals.isControl(one) ? one : nil }
    return property.type == nil && list.hasSuffix("uttons") ? "UIButton" : nil
  }

  static let examples: [Example] = [
    .violation(
      """
      final class MarkButton: UIButton {
        func outline() { layer.borderWidth = 1 }
        func plain() { layer.borderWidth = 0 }
      }
      final class QuestionCell: UITableViewCell {
        @IBOutlet private var marks: [MarkButton]!
        private func show(_ number: Int) {
          for index in 0..<marks.count {
            if ↓index == number {
              marks[index].outline()
              delegate?.save(number)
            } else {
              marks[index].plain()
            }
          }
        }
      }
      """),
    .violation(
      """
      final class PeriodView: UIView {
        private let buttons: [UIButton] = []
        private func show(_ period: Int) {
          for (index, button) in buttons.enumerated() {
            button.backgroundColor = ↓index == period ? .systemBlue : .clear
          }
        }
      }
      """),
    .pass(
      """
      final class PeriodView: UIView {
        private let buttons: [UIButton] = []
        private func show(_ period: Int) {
          for (index, button) in buttons.enumerated() {
            button.backgroundColor = index == period ? .systemBlue : .clear
            button.isSelected = index == period
          }
        }
      }
      """),
    // The first one is another one for good.
    .pass(
      """
      final class PeriodView: UIView {
        private let buttons: [UIButton] = []
        private func lay() {
          for (index, button) in buttons.enumerated() {
            button.backgroundColor = index == 0 ? .systemBlue : .systemGray
          }
        }
      }
      """),
    // What the functions do is more than paint.
    .pass(
      """
      final class MarkButton: UIButton {
        func open() {
          setTitle("Open", for: .normal)
          layer.borderWidth = 1
        }
        func close() { layer.borderWidth = 0 }
      }
      final class QuestionCell: UITableViewCell {
        @IBOutlet private var marks: [MarkButton]!
        private func show(_ number: Int) {
          for index in 0..<marks.count {
            if index == number { marks[index].open() } else { marks[index].close() }
          }
        }
      }
      """),
  ]
}
