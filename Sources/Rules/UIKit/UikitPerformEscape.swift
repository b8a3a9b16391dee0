import PlatformKnowledge
import SourceModel
import SwiftSource

/// A screen laid over others in a way of the app's own, which VoiceOver's gesture for leaving does not close.
public struct UikitPerformEscape: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-perform-escape", family: .uiKit, severity: .note, impact: .moderate, wcag: ["2.1.1"],
    title: "screen over others does not answer the escape gesture",
    documentation: RuleDocumentation(
      reports: """
        A view controller that is shown over the screen (`modalPresentationStyle` of `.custom`, `.overFullScreen` or \
        `.overCurrentContext`), closes itself with `dismiss`, and overrides no `accessibilityPerformEscape`. A \
        `UIPresentationController` of the app that closes what it presents on a tap beside it. For review, a menu of the app's \
        own over a view that dims the screen and closes the menu on a tap.
        """,
      why: """
        Two fingers that draw a Z close alerts, sheets and popovers of the system. People who use VoiceOver try it \
        here too, and nothing happens; the Escape key of a keyboard does nothing either. They have to find the button \
        that closes it, if there is one.
        """,
      howToFix: """
        Override the function in the controller: `override func accessibilityPerformEscape() -> Bool { \
        dismiss(animated: true); return true }`.
        """,
      elsewhere: "`.accessibilityAction(.escape) { isShown = false }` on the overlay.",
      limits: """
        Silent for sheets and full-screen covers of the system, for controllers that never close themselves, and where \
        a superclass in the project has the function.
        """,
      references: ["Apple: documentation of accessibilityPerformEscape()"]),
    examples: [
      .violation(
        """
        final class ↓PopupViewController: UIViewController {
          init() {
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .overFullScreen
          }
          @objc func close() { dismiss(animated: true) }
        }
        """,
        fixed: """
          final class PopupViewController: UIViewController {
            init() {
              super.init(nibName: nil, bundle: nil)
              modalPresentationStyle = .overFullScreen
            }
            @objc func close() { dismiss(animated: true) }

            override func accessibilityPerformEscape() -> Bool {
              dismiss(animated: true)
              return true
            }
          }
          """),
      .violation(
        """
        final class HomeViewController: UIViewController {
          private let content = UITableView()
          private let shade = UIView()
          private let menu = UITableView()
          private var menuEdge: NSLayoutConstraint?
          override func viewDidLoad() {
            view.addSubview(content)
            shade.backgroundColor = .black
            shade.alpha = 0
            view.addSubview(shade)
            let tap = UITapGestureRecognizer(target: self, action: #selector(toggle))
            ↓shade.addGestureRecognizer(tap)
            view.addSubview(menu)
          }
          @objc func toggle() {
            let opens = menuEdge?.constant == 0
            menuEdge?.constant = opens ? 280 : 0
            UIView.animate(withDuration: 0.3) {
              self.view.layoutIfNeeded()
              self.shade.alpha = opens ? 0.5 : 0
            }
          }
        }
        """),
      .violation(
        """
        final class ListViewController: UIViewController {
          func ask() {
            let question = QuestionViewController()
            question.modalPresentationStyle = .custom
            present(question, animated: true)
          }
        }
        final class ↓QuestionViewController: UIViewController {
          @objc func cancel() { dismiss(animated: true, completion: nil) }
        }
        """),
      .violation(
        """
        final class ListViewController: UIViewController {
          func ask() {
            let question = QuestionViewController()
            question.do {
              $0.modalPresentationStyle = .overFullScreen
              self.present($0, animated: true)
            }
          }
        }
        final class ↓QuestionViewController: UIViewController {
          @objc func cancel() { self.dismiss(animated: true, completion: nil) }
        }
        """),
      .violation(
        """
        final class MapViewController: UIViewController {
          func ask() {
            let popup = HelpViewController()
            present(popup, animated: true)
          }
          func explain() {
            let popup: LegendViewController = LegendViewController()
            popup.modalPresentationStyle = .overFullScreen
            present(popup, animated: true)
          }
        }
        final class HelpViewController: UIViewController {
          @objc func cancel() { dismiss(animated: true) }
        }
        final class ↓LegendViewController: UIViewController {
          @objc func cancel() { dismiss(animated: true) }
        }
        """),
      .violation(
        """
        final class ↓DrawerPresentation: UIPresentationController {
          private lazy var shade: UIView = {
            let view = UIView()
            view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
            return view
          }()
          @objc func close() { presentedViewController.dismiss(animated: true) }
        }
        """),
      .pass(
        """
        final class PopupViewController: UIViewController {
          init() {
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .overFullScreen
          }
          @objc func close() { dismiss(animated: true) }
          override func accessibilityPerformEscape() -> Bool {
            close()
            return true
          }
        }
        """),
      .pass(
        """
        final class FormViewController: UIViewController {
          func start() { modalPresentationStyle = .formSheet }
          @objc func close() { dismiss(animated: true) }
        }
        """),
      .undecided(
        """
        final class PopupViewController: BrandPopupController {
          func start() { modalPresentationStyle = .overFullScreen }
          @objc func close() { dismiss(animated: true) }
        }
        """),
    ])

  private static let controllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
  ]
  private static let styles = FrameworkNames.names(.seeThroughStyle)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let survey = project.classes
    let reported = Set(project.files.map { ObjectIdentifier($0.file) })
    var shown: Set<String> = []
    for type in project.code.parts where type.mentions(["modalPresentationStyle"]) { collect(type, &shown) }
    return presentations(project, reported) + panels(project, reported) + shown.sorted().compactMap { name -> Outcome? in
      guard let member = survey.named(name), reported.contains(ObjectIdentifier(member.declaration.range.file)),
        survey.descends(member, from: Self.controllers)
      else { return nil }
      let ancestry = survey.ancestry(of: member)
      let answers = ancestry.contains { $0.functions.contains { $0.name == "accessibilityPerformEscape" } }
      guard !answers, let (close, closes) = closing(member) else { return nil }
      return .violation(
        Violation(
          "'\(name)' is shown over the screen and does not answer the escape gesture", certainty: .likely,
          at: member.declaration.nameRange, fixes: fixes(member, close, in: closes),
          related: [RelatedPlace(close.range, "what closes it")]))
    }
  }

  // MARK: - Presentations of the app's own

  /// Presentation controllers whose only way out of their own is a tap beside what they present.
  private func presentations(_ project: ProjectSubject, _ reported: Set<ObjectIdentifier>) -> [Outcome] {
    let answers = project.code.parts.contains { $0.mentions(["accessibilityPerformEscape"]) }
    return project.classes.all.compactMap { member in
      let range = member.declaration.range
      guard reported.contains(ObjectIdentifier(range.file)),
        project.classes.descends(member, from: ["UIPresentationController"]),
        !member.mentions(["accessibilityPerformEscape"]), let tap = closingTap(of: member) else { return nil }
      return .violation(Violation(
        "a tap beside it closes what '\(member.declaration.name)' presents, and the escape gesture does not",
        certainty: answers ? .review : .likely, at: member.declaration.nameRange,
        related: [RelatedPlace(tap, "what closes it")]))
    }
  }

  /// The function that a tap gesture of the class calls, where it dismisses something.
  private func closingTap(of member: UIKitClassSurvey.Member) -> SourceRange? {
    let closing = member.functions.filter { $0.calledNames.contains("dismiss") }
    guard !closing.isEmpty else { return nil }
    var selected: Set<String> = []
    func note(_ expression: Expression) {
      guard case .call(let call) = expression.kind, call.callee.plainName == "UITapGestureRecognizer",
        let name = call.argument("action")?.selectedFunction else { return }
      selected.insert(name)
    }
    for function in member.functions { CodeWalk.expressions(of: function, note) }
    for property in member.properties { CodeWalk.expressions(of: property, note) }
    return closing.first { selected.contains($0.name) }?.nameRange
  }

  /// Menus and panels of a screen that a tap on what dims the rest of it closes.
  private func panels(_ project: ProjectSubject, _ reported: Set<ObjectIdentifier>) -> [Outcome] {
    project.classes.all.flatMap { member -> [Outcome] in
      guard member.files.contains(where: { reported.contains(ObjectIdentifier($0)) }),
        project.classes.descends(member, from: Self.controllers), !member.mentions(["accessibilityPerformEscape"]) else { return [] }
      return DimmedPanels(member).panels.filter { reported.contains(ObjectIdentifier($0.tap.file)) }.map { panel in
        .violation(Violation(
          "a tap on the dimmed screen closes '\(panel.view)', and the escape gesture does not", certainty: .review,
          at: panel.tap))
      }
    }
  }

  // MARK: - What is shown over the screen

  /// The classes whose objects are given one of the styles: their own code says so, or that of whoever shows them.
  private func collect(_ type: TypeCode, _ shown: inout Set<String>) {
    for expression in type.kinds.assignments {
      guard case .assignment(let target, let value) = expression.kind,
        case .member(_, let style) = value.kind, Self.styles.contains(style)
      else { continue }
      let path = target.dottedName ?? ""
      if path == "modalPresentationStyle" {
        shown.insert(type.name)
      } else if path.hasSuffix(".modalPresentationStyle"),
        let name = className(of: String(path.dropLast(".modalPresentationStyle".count)), at: target.range, in: type)
      {
        shown.insert(name)
      }
    }
    for expression in type.kinds.calls {
      guard let owner = Self.styledInClosure(expression) else { continue }
      if case .call(let made) = owner.kind, case .name(let name) = made.callee.kind {
        shown.insert(name)
      } else if let name = owner.dottedName.flatMap({ className(of: $0, at: expression.range, in: type) }) {
        shown.insert(name)
      }
    }
  }

  /// What a closure that is handed nothing but the object gives one of the styles:
  /// `popup.do { $0.modalPresentationStyle = .overFullScreen }`.
  private static func styledInClosure(_ expression: Expression) -> Expression? {
    guard case .call(let call) = expression.kind, case .member(let owner?, _) = call.callee.kind,
      case .closure(let closure)? = call.arguments.last?.value.kind, closure.parameters.count <= 1 else { return nil }
    let path = (closure.parameters.first ?? "$0") + ".modalPresentationStyle"
    let isStyled = closure.body.statements.contains { statement in
      guard case .expression(let part) = statement, case .assignment(let target, let value) = part.kind,
        case .member(_, let style) = value.kind else { return false }
      return target.dottedName == path && styles.contains(style)
    }
    return isStyled ? owner : nil
  }

  /// The class of a variable or property that is made in the same type: `let popup = PopupViewController()`.
  private func className(of variable: String, at use: SourceRange, in type: TypeCode) -> String? {
    var value: Expression?
    CodeWalk.localVariables(of: type.members) { local in
      if local.name == variable, local.range.start < use.start { value = local.initializer }
    }
    value = value ?? type.values.first { $0.name == variable }?.value
    guard case .call(let call)? = value?.kind, case .name(let name) = call.callee.kind,
      name.first?.isUppercase == true else { return nil }
    return name
  }

  // MARK: - How it closes

  /// The call by which the controller closes itself, and the function that it stands in.
  private func closing(_ member: UIKitClassSurvey.Member) -> (Expression, FunctionDeclaration)? {
    var result: (Expression, FunctionDeclaration)?
    for function in member.functions where result == nil {
      CodeWalk.expressions(of: function) { expression in
        guard result == nil, case .call(let call) = expression.kind, call.callee.dottedName == "dismiss",
          call.arguments.first?.label == "animated"
        else { return }
        result = (expression, function)
      }
    }
    return result
  }

  /// What closes it just so: the function that does more than that, where it can be called without arguments. nil where
  /// nothing can be called that does all of it.
  private func escape(_ close: Expression, in function: FunctionDeclaration) -> String? {
    guard case .call(let call) = close.kind else { return nil }
    if call.arguments.count == 1, function.body?.statements.count == 1 { return "dismiss(animated: true)" }
    return function.parameters.isEmpty && function.body.map { $0.statements.count < 4 } ?? false
      ? "\(function.name)()" : call.arguments.count == 1 ? "dismiss(animated: true)" : nil
  }

  private func fixes(
    _ member: UIKitClassSurvey.Member, _ close: Expression, in function: FunctionDeclaration
  ) -> [Fix] {
    guard let escape = escape(close, in: function) else { return [] }
    let range = member.declaration.range
    let file = range.file
    // A class on one line has no line for it.
    guard range.text.hasSuffix("}"),
      !file.text(from: file.startOfLine(at: range.end - 1), to: range.end - 1).contains("{")
    else { return [] }
    let end = file.lineEnding
    let outer = file.indentation(at: range.end - 1)
    let unit = outer + "  "
    let line = file.line(member.declaration.nameRange.startPosition.line)
    // As accessible as its class at least, which the compiler asks of an override.
    let access = ["open ", "public "].contains(where: line.contains) ? "public " : ""
    let code =
      "\(end)\(unit)\(access)override func accessibilityPerformEscape() -> Bool {\(end)\(unit)  \(escape)\(end)"
      + "\(unit)  return true\(end)\(unit)}\(end)"
    let edit = SourceEdit.insertion(of: code, at: file.startOfLine(at: range.end - 1), in: file)
    return [Fix("close it on the escape gesture", safety: .suggested, edits: [edit])]
  }
}
