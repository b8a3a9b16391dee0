import PlatformKnowledge
import SourceModel
import SwiftSource

/// A label whose words several buttons change at once, as the display of a calculator, a counter with a plus and a minus, or
/// a question that an answer turns to the next. The focus of VoiceOver stays on the button.
enum UnheardDisplays {
  /// Whether it is worth a look.
  static func mayHave(_ type: WholeType) -> Bool { type.mentions(["IBAction", "touchUpInside"]) && !type.mentions(silent) }

  /// The first such label of a class, where neither it nor a class above it knows anything of VoiceOver.
  static func first(in type: WholeType, above: [UIKitClassSurvey.Member]) -> UnheardOutcomes.Change? {
    guard !above.contains(where: { $0.mentions(silent) }) else { return nil }
    let own = type.parts.flatMap(\.members.functions)
    let functions = own + above.flatMap(\.functions)
    let labels = Set((type.parts.flatMap(\.members.properties) + above.flatMap(\.properties)).filter(\.isLabel).map(\.name))
    let pressed = Self.pressed(own, in: type)
    guard !labels.isEmpty, pressed.count > 1 else { return nil }
    var presses: [String: Set<String>] = [:]
    var first: UnheardOutcomes.Change?
    for function in pressed {
      guard let body = function.body, !UnheardOutcomes.goesOn(body) else { continue }
      for change in changes(in: body, functions) where labels.contains(change.name) {
        presses[change.name, default: []].insert(function.name)
        if first == nil, presses[change.name, default: []].count > 1 { first = change }
      }
    }
    return first
  }

  private static let silent = TellingCode.announces + ["UIAccessibility", "accessibilityValue"]

  /// The functions that buttons call: the controls of a value say by themselves what they are set to.
  private static func pressed(_ functions: [FunctionDeclaration], in type: WholeType) -> [FunctionDeclaration] {
    let targets = type.kinds.calls.compactMap { expression -> String? in
      guard case .call(let call) = expression.kind, call.callee.plainName == "addTarget",
        case .member(_, "touchUpInside")? = call.argument("for")?.kind else { return nil }
      return call.arguments.lazy.compactMap(\.value.selectedFunction).first
    }
    return functions.filter { function in
      if targets.contains(function.name) { return true }
      guard function.attributes.contains(where: { $0.name == "IBAction" }) else { return false }
      return function.parameters.allSatisfy { UIKitClasses.isKind($0.type.name, of: "UIButton") || $0.type.name.hasSuffix("Button") }
    }
  }

  /// The labels that code gives words, in its own statements and in those of the functions that it calls.
  private static func changes(in body: Block, _ functions: [FunctionDeclaration]) -> [UnheardOutcomes.Change] {
    let called = body.calledNames
    let bodies = [body] + functions.filter { called.contains($0.name) }.compactMap(\.body)
    return bodies.filter { !UnheardOutcomes.goesOn($0) }.flatMap { body -> [UnheardOutcomes.Change] in
      var found: [UnheardOutcomes.Change] = []
      CodeWalk.expressions(of: body) { expression in
        guard case .assignment(let target, let value) = expression.kind, case .member(let label?, let property) = target.kind,
          ["text", "attributedText"].contains(property), !UnheardOutcomes.isBlank(value) else { return }
        if let change = UnheardOutcomes.change(of: label, at: expression.range, []) { found.append(change) }
      }
      return found
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      final class CalculatorController: UIViewController {
        @IBOutlet private var display: UILabel!
        private var number = 0
        @IBAction func digit(_ sender: UIButton) { show(number * 10 + sender.tag) }
        @IBAction func clear(_ sender: UIButton) { show(0) }
        private func show(_ value: Int) {
          number = value
          ↓display.text = "\\(value)"
        }
      }
      """),
    .violation(
      """
      final class CounterController: UIViewController {
        private let count = UILabel()
        private let more = UIButton(type: .system)
        private let less = UIButton(type: .system)
        private var cups = 1
        override func viewDidLoad() {
          more.addTarget(self, action: #selector(add), for: .touchUpInside)
          less.addTarget(self, action: #selector(remove), for: .touchUpInside)
        }
        @objc private func add() {
          cups += 1
          count.text = "\\(cups)"
        }
        @objc private func remove() {
          cups -= 1
          ↓count.text = "\\(cups)"
        }
      }
      """),
    .pass(
      """
      final class CounterController: UIViewController {
        @IBOutlet private var count: UILabel!
        private var cups = 1
        @IBAction func add(_ sender: UIButton) { show(cups + 1) }
        @IBAction func remove(_ sender: UIButton) { show(cups - 1) }
        private func show(_ value: Int) {
          cups = value
          count.text = "\\(value)"
          UIAccessibility.post(notification: .announcement, argument: count.text)
        }
      }
      """),
    // One button alone, controls that say their value, and where another screen comes.
    .pass(
      """
      final class CounterController: UIViewController {
        @IBOutlet private var count: UILabel!
        @IBAction func add(_ sender: UIButton) { count.text = "more" }
        @IBAction func step(_ sender: UIStepper) { count.text = "\\(sender.value)" }
        @IBAction func slide(_ sender: UISlider) { count.text = "\\(sender.value)" }
        @IBAction func save(_ sender: UIButton) {
          count.text = "saved"
          dismiss(animated: true)
        }
      }
      """),
  ]
}

extension PropertyDeclaration {
  /// It holds a label, by its class or by the name of one of the project.
  fileprivate var isLabel: Bool {
    guard let held = heldClass else { return false }
    return UIKitClasses.isKind(held, of: "UILabel") || held.hasSuffix("Label")
  }
}
