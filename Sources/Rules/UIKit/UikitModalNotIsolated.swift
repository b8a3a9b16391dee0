import PlatformKnowledge
import SourceModel
import SwiftSource

/// A dialog that is laid over a screen whose content VoiceOver still reads.
public struct UikitModalNotIsolated: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-modal-not-isolated", family: .uiKit, severity: .warning, impact: .serious, wcag: ["2.4.3"],
    title: "dialog over other views leaves these to VoiceOver",
    documentation: RuleDocumentation(
      reports: """
        A function that lays a dimmed view and then another view over what a view shows already, or adds a dialog to a \
        window, in a class that sets neither `accessibilityViewIsModal` nor `accessibilityElementsHidden`. A view of the app that paints itself a translucent \
        black, holds buttons and is added to another view; for review where it is not called a dialog. For review, what a \
        class adds after a black view that is faded in and out and takes taps.
        """,
      why: """
        Sight tells that everything behind the dimmed view is out of reach. VoiceOver walks on from the dialog into \
        what lies behind it, and a double tap there does something nobody can see.
        """,
      howToFix: """
        Set `dialog.accessibilityViewIsModal = true` and post `.screenChanged` with the dialog when it appears. Better \
        still, present a view controller, which UIKit isolates by itself.
        """,
      elsewhere: "`.sheet` and `.alert` isolate themselves; an overlay takes `.accessibilityAddTraits(.isModal)`.",
      limits: """
        Views are taken for dimmed by their names, or as overlays of a translucent black, and for dialogs by their \
        names. Silent for controllers that \
        are presented, for transitions, and for messages that do not block what is behind them, such as toasts.
        """,
      references: ["Apple: documentation of accessibilityViewIsModal"]),
    examples: [
      .violation(
        """
        final class LevelViewController: UIViewController {
          @objc func finished() {
            let result = ResultPopup(frame: view.bounds)
            ↓view.addSubview(result)
          }
        }
        final class ResultPopup: UIView {
          private let again = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = UIColor(white: 0, alpha: 0.6)
            again.setTitle("Again", for: .normal)
            addSubview(again)
          }
        }
        """,
        fixed: """
          final class LevelViewController: UIViewController {
            @objc func finished() {
              let result = ResultPopup(frame: view.bounds)
              view.addSubview(result)
              result.accessibilityViewIsModal = true
            }
          }
          final class ResultPopup: UIView {
            private let again = UIButton()
            override init(frame: CGRect) {
              super.init(frame: frame)
              backgroundColor = UIColor(white: 0, alpha: 0.6)
              again.setTitle("Again", for: .normal)
              addSubview(again)
            }
          }
          """),
      .violation(
        """
        final class CartViewController: UIViewController {
          private let list = UITableView()
          private let dimmingView = UIView()
          private let dialog = UIView()
          override func viewDidLoad() {
            view.addSubview(list)
          }
          func ask() {
            view.addSubview(dimmingView)
            ↓view.addSubview(dialog)
          }
        }
        """,
        fixed: """
          final class CartViewController: UIViewController {
            private let list = UITableView()
            private let dimmingView = UIView()
            private let dialog = UIView()
            override func viewDidLoad() {
              view.addSubview(list)
            }
            func ask() {
              view.addSubview(dimmingView)
              view.addSubview(dialog)
              dialog.accessibilityViewIsModal = true
            }
          }
          """),
      .violation(
        """
        final class PopupView: UIView {
          func show(over window: UIWindow) {
            ↓window.addSubview(self)
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
            shade.addGestureRecognizer(tap)
            ↓view.addSubview(menu)
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
      .pass(
        """
        final class HomeViewController: UIViewController {
          private let content = UITableView()
          private let shade = UIView()
          private let menu = UITableView()
          override func viewDidLoad() {
            view.addSubview(content)
            shade.backgroundColor = .black
            shade.alpha = 0.3
            shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
            view.addSubview(shade)
            view.addSubview(menu)
          }
          @objc func play() { player.play() }
        }
        """),
      // It is there for as long as its caller says, and then goes away.
      .pass(
        """
        final class NewsAlert: UIView {
          func show(_ text: String, over window: UIWindow, visibleDuration: Double) {
            window.addSubview(self)
          }
        }
        """),
      .pass(
        """
        final class CartViewController: UIViewController {
          private let list = UITableView()
          private let dimmingView = UIView()
          private let dialog = UIView()
          override func viewDidLoad() {
            view.addSubview(list)
          }
          func ask() {
            view.addSubview(dimmingView)
            view.addSubview(dialog)
            dialog.accessibilityViewIsModal = true
            UIAccessibility.post(notification: .screenChanged, argument: dialog)
          }
        }
        """),
      .pass(
        """
        final class QuestionViewController: UIViewController {
          private let dimmingView = UIView()
          private let dialog = UIView()
          override func viewDidLoad() {
            view.addSubview(dimmingView)
            view.addSubview(dialog)
          }
        }
        """),
      .violation(
        """
        final class CartViewController: UIViewController {
          func ask() {
            guard let superview = view.superview else { return }
            ↓superview.accessibilityViewIsModal = true
            superview.addSubview(QuestionView())
          }
        }
        """),
      .undecided(
        """
        final class CartViewController: UIViewController {
          private let list = UITableView()
          private let dimmingView = UIView()
          func ask() {
            view.addSubview(list)
            Overlays.show(dimmingView, in: view)
          }
        }
        """),
    ] + panelExamples)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let files = project.files(mentioning: ["addSubview"], Self.self)
    let misplaced = project.ofEachPart(Self.self, "misplaced", Self.misplaced)
    guard !files.isEmpty else { return [] }
    let survey = project.classes
    let reported = Set(files.map { ObjectIdentifier($0.file) })
    let covers = CoveringViews.all(project).map { cover in
      Outcome.violation(Violation(
        "'\(cover.name)' covers the screen with a dark veil, and VoiceOver still reads what lies behind it",
        certainty: isDialog(cover.name) ? .likely : .review, at: cover.place,
        fixes: cover.variable.map { fixes(Addition(base: "", view: $0, place: cover.place)) } ?? []))
    }
    return covers + misplaced + survey.all.filter { member in member.files.contains { reported.contains(ObjectIdentifier($0)) } }
      .flatMap { member -> [Outcome] in
        guard !Self.isIsolated(member), !survey.descends(member, from: Self.systemTransitions) else { return [] }
        let overlays = Overlays(member)
        let found = overlays.additions.indices.flatMap { number in
          reported.contains(ObjectIdentifier(member.functions[number].range.file))
            ? check(number, overlays, member.declaration.name, isPassing: TimedViews.isPassing(member.functions[number])) : []
        }
        return found.isEmpty ? panels(member, reported) : found
      }
  }

  /// Menus and panels over a view that dims the screen while they are there.
  private func panels(_ member: UIKitClassSurvey.Member, _ reported: Set<ObjectIdentifier>) -> [Outcome] {
    guard !isDialog(member.declaration.name) else { return [] }
    return DimmedPanels(member).panels.filter { reported.contains(ObjectIdentifier($0.place.file)) && !isTransient($0.view) }.map { panel in
      .violation(Violation(
        "'\(panel.view)' comes up over a screen that is dimmed meanwhile and that VoiceOver still reads",
        certainty: .review, at: panel.place))
    }
  }

  /// Classes by which UIKit presents what it isolates itself.
  private static let systemTransitions: Set<String> = [
    "UIPresentationController", "UIViewControllerAnimatedTransitioning", "UIAlertController",
  ]

  private static func isIsolated(_ member: UIKitClassSurvey.Member) -> Bool {
    member.mentions(["accessibilityViewIsModal", "accessibilityElementsHidden"])
  }

  // MARK: - What is laid over what

  /// - Parameter isPassing: The class itself, where the function shows that, goes away by itself.
  private func check(_ number: Int, _ overlays: Overlays, _ className: String, isPassing: Bool) -> [Outcome] {
    let here = overlays.additions[number].filter { $0.view != "self" || !isPassing }
    for (position, addition) in here.enumerated() {
      if isWindow(addition.base), isDialog(addition.view == "self" ? className : addition.view) {
        return [violation(addition, "dialog is added to a window, and VoiceOver still reads what lies behind it")]
      }
      guard isDimmed(addition.view, overlays), !isDialog(className), !overlays.isForKeyboard(addition.view),
        let above = here[(position + 1)...].first(where: { $0.base == addition.base || $0.base == addition.view }),
        isPanel(above.view)
      else { continue }
      // Something else is in the same view already: from here, or from another function of the class.
      guard here[..<position].contains(where: { $0.base == addition.base }) || overlays.uses[addition.base] ?? 0 > 1
      else { continue }
      return [violation(above, "'\(above.view)' lies over a dimmed screen that VoiceOver still reads")]
    }
    return []
  }

  // MARK: - Names

  private static let dimWords = NameWords.words(.dimmingView)
  /// What may be a cover when its black lets through what is behind it.
  private static let coverWords = NameWords.words(.coveringView)
  private static let dialogWords = NameWords.words(.dialogView)
  /// What stands on a cover.
  private static let panelWords = dialogWords.union(NameWords.words(.panelView))
  /// What shows for a moment, or keeps people waiting.
  private static let transientWords = NameWords.words(.transientView)

  private func has(_ words: Set<String>, _ name: String) -> Bool {
    !words.isDisjoint(with: DecorativeNames.parts(of: name.split(separator: ".").last.map(String.init) ?? name))
  }

  private func isDialog(_ name: String) -> Bool { has(Self.dialogWords, name) && !isTransient(name) }
  private func isPanel(_ name: String) -> Bool { has(Self.panelWords, name) && !isTransient(name) }
  private func isTransient(_ name: String) -> Bool { has(Self.transientWords, name) }

  private func isDimmed(_ name: String, _ overlays: Overlays) -> Bool {
    has(Self.dimWords, name) || overlays.darkened.contains(name) && has(Self.coverWords, name)
  }

  private func isWindow(_ base: String) -> Bool {
    guard let last = base.split(separator: ".").last?.lowercased() else { return false }
    return last == "window" || last == "keywindow" || last.hasSuffix("keywindow")
  }

  private func violation(_ addition: Addition, _ message: String) -> Outcome {
    .violation(
      Violation(message, certainty: .likely, at: addition.place, fixes: fixes(addition)))
  }

  private func fixes(_ addition: Addition) -> [Fix] {
    let file = addition.place.file
    let line = file.line(addition.place.endPosition.line)
    let start = file.startOfLine(at: addition.place.end)
    let rest = String(line.utf8.dropFirst(addition.place.end - start)) ?? "?"
    // A statement that ends within its line may be part of something else.
    guard rest.allSatisfy(\.isWhitespace) else { return [] }
    let code = "\(file.lineEnding)\(file.indentation(at: addition.place.start))\(addition.view)"
    let edit = SourceEdit.insertion(
      of: code + ".accessibilityViewIsModal = true", at: start + line.utf8.count, in: file)
    return [Fix("let VoiceOver read nothing else", safety: .suggested, edits: [edit])]
  }
}

extension Expression {
  /// `UIColor.black.withAlphaComponent(0.5)` is in it.
  var holdsVeil: Bool {
    holds { part in
      if case .member(let base?, "withAlphaComponent") = part.kind { base.plainName == "black" } else { false }
    }
  }
}
