import PlatformKnowledge
import SourceModel
import SwiftSource

/// A control that code makes deaf to touches instead of disabling it.
public struct UikitDisabledNotTold: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-disabled-not-told", family: .uiKit, severity: .note, impact: .moderate, wcag: ["4.1.2"],
    title: "control does not react and does not say that it is disabled",
    documentation: RuleDocumentation(
      reports: """
        A button, field or other control whose `isUserInteractionEnabled` code turns off and on again, or sets by a \
        condition, while the class never sets its `isEnabled` or its traits. For review where the control is known by \
        its name alone, and for a cell that is painted by whether its row is disabled or locked (`cell.backgroundColor = \
        row.isDisabled ? .lightGray : .blue`), in a class that sets no traits and keeps no touches away.
        """,
      why: """
        `isUserInteractionEnabled` only keeps touches away. VoiceOver goes on to read a button that can be pressed, and a \
        double tap does nothing.
        """,
      howToFix: "Disable it: `button.isEnabled = false`. VoiceOver then says \"Dimmed\".",
      elsewhere: "`.disabled(true)` in place of `.allowsHitTesting(false)`; see `visually-disabled-only`.",
      limits: "Silent where touches are turned off once and for all, and for views that are no controls.",
      references: ["Apple: documentation of UIView isUserInteractionEnabled and UIControl isEnabled"]),
    examples: [
      .violation(
        """
        final class TimerViewController: UIViewController {
          private let resetButton = UIButton()
          func started() { ↓resetButton.isUserInteractionEnabled = false }
          func stopped() { resetButton.isUserInteractionEnabled = true }
        }
        """,
        fixed: """
          final class TimerViewController: UIViewController {
            private let resetButton = UIButton()
            func started() { resetButton.isEnabled = false }
            func stopped() { resetButton.isEnabled = true }
          }
          """),
      .violation(
        """
        final class FormViewController: UIViewController {
          @IBOutlet private var sendButton: UIButton!
          func update(isValid: Bool) { ↓sendButton.isUserInteractionEnabled = isValid }
        }
        """,
        fixed: """
          final class FormViewController: UIViewController {
            @IBOutlet private var sendButton: UIButton!
            func update(isValid: Bool) { sendButton.isEnabled = isValid }
          }
          """),
      .violation(
        """
        final class FormViewController: UIViewController {
          private let sendButton: UIButton = {
            let button = UIButton()
            button.isUserInteractionEnabled = false
            return button
          }()
          func update(isValid: Bool) { ↓sendButton.isUserInteractionEnabled = isValid }
        }
        """,
        fixed: """
          final class FormViewController: UIViewController {
            private let sendButton: UIButton = {
              let button = UIButton()
              button.isEnabled = false
              return button
            }()
            func update(isValid: Bool) { sendButton.isEnabled = isValid }
          }
          """),
      .pass(
        """
        final class TimerViewController: UIViewController {
          private let resetButton = UIButton()
          func started() {
            resetButton.isUserInteractionEnabled = false
            resetButton.isEnabled = false
          }
          func stopped() {
            resetButton.isUserInteractionEnabled = true
            resetButton.isEnabled = true
          }
        }
        """),
      .pass(
        """
        final class RowView: UIView {
          private let mark = UIButton()
          func setUp() { mark.isUserInteractionEnabled = false }
        }
        """),
      .violation(
        """
        final class OrderController: FormViewController {
          func fill() {
            form +++ ButtonRow("send") { row in
              row.cellUpdate { cell, row in
                cell.backgroundColor = ↓row.isDisabled ? .lightGray : .systemBlue
              }
              row.onCellSelection { _, row in if !row.isDisabled { self.send() } }
            }
          }
        }
        """),
      // VoiceOver hears that the cell can do nothing.
      .pass(
        """
        final class LevelsController: UITableViewController {
          override func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "level", for: indexPath)
            let level = levels[indexPath.row]
            cell.textLabel?.textColor = level.isLocked ? .lightGray : .label
            cell.isUserInteractionEnabled = !level.isLocked
            return cell
          }
        }
        """),
      // A control of the cell says so itself.
      .pass(
        """
        final class LevelsController: UITableViewController {
          override func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = table.dequeueReusableCell(withIdentifier: "level", for: indexPath)
            cell.backgroundColor = button.isEnabled ? .systemBlue : .lightGray
            return cell
          }
        }
        """),
      .undecided(
        """
        final class MapViewController: UIViewController {
          private let map = BrandMap()
          func started() { map.isUserInteractionEnabled = false }
          func stopped() { map.isUserInteractionEnabled = true }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [(owner: String, name: String, outcome: Outcome)] in
      guard type.mentions(["isUserInteractionEnabled"]) else { return [] }
      let touches = Touches(of: type)
      return touches.names.compactMap { name in Self.outcome(name, touches, type).map { (type.name, name, $0) } }
    }.filter { found in
      // Nobody meets what lies in a view that stays hidden.
      project.hiddenOutlets[found.owner]?.contains(found.name.withoutSelf) != true
    }.map { found in
      Self.enabling(found.outcome, project.deafOutlets[found.owner]?[found.name.withoutSelf] ?? [])
    } + project.ofEachPart(Self.self, "rows", PaintedRows.all).map { place in
      .violation(Violation(
        "row is drawn as one that can do nothing and does not say that it is disabled", certainty: .review, at: place))
    }
  }

  /// Where an interface file keeps touches away at first, the file has to disable the control in place of that: the lines that
  /// are replaced are the only ones that make it react.
  private static func enabling(_ outcome: Outcome, _ outlets: [DeafOutlet]) -> Outcome {
    guard !outlets.isEmpty, case .violation(var violation) = outcome else { return outcome }
    let attributes = outlets.compactMap(\.attribute)
    violation.fixes = attributes.count < outlets.count ? [] : violation.fixes.map { fix in
      Fix(fix.title, safety: fix.safety, edits: fix.edits + attributes.map { SourceEdit(range: $0, replacement: "enabled=\"NO\"") })
    }
    return .violation(violation)
  }

  private static func outcome(_ name: String, _ touches: Touches, _ type: WholeType) -> Outcome? {
    guard let settings = touches.settings[name], !touches.told.contains(name), settings.changes,
      let first = settings.off.first, let class_ = touches.controlClass(of: name, in: type) else { return nil }
    // At each place: what is disabled in one and allowed touches in another would stay disabled.
    let edits = (settings.all + touches.targets(inMaking: name, in: type)).map { target in
      SourceEdit(
        range: SourceRange(file: target.file, start: target.end - "isUserInteractionEnabled".utf8.count, end: target.end),
        replacement: "isEnabled")
    }
    let fix = class_.isEmpty ? [] : [Fix("disable it", safety: .suggested, edits: edits)]
    return .violation(Violation(
      "'\(name)' does not react to touches at times and does not say that it is disabled",
      certainty: class_.isEmpty ? .review : .likely, at: first, fixes: fix))
  }

  /// What code does about touches of controls.
  private struct Touches {
    struct Settings {
      /// Where touches are kept away, or are as something decides.
      var off: [SourceRange] = []
      /// Wherever code says whether it gets touches.
      var all: [SourceRange] = []
      var isTurnedOn = false
      var isDecided = false

      var changes: Bool { isDecided || isTurnedOn }
    }

    private(set) var names: [String] = []
    private var targets: [SourceRange] = []
    private(set) var settings: [String: Settings] = [:]
    /// Controls that are disabled as well, or get traits.
    private(set) var told: Set<String> = []

    init(of type: WholeType) {
      for expression in type.kinds.assignments {
        guard case .assignment(let target, let value) = expression.kind, case .member(let base?, let property) = target.kind,
          let name = base.dottedName else { continue }
        if ["isEnabled", "accessibilityTraits", "isHidden"].contains(property) { told.insert(name) }
        guard property == "isUserInteractionEnabled" else { continue }
        targets.append(target.range)
        if settings[name] == nil { names.append(name) }
        settings[name, default: Settings()].all.append(target.range)
        switch value.kind {
        case .boolean(true): settings[name, default: Settings()].isTurnedOn = true
        case .boolean(false): settings[name, default: Settings()].off.append(target.range)
        default:
          settings[name, default: Settings()].isDecided = true
          settings[name, default: Settings()].off.append(target.range)
        }
      }
    }

    /// What the closure that makes a control says of its touches, whatever it calls the control there: replaced elsewhere alone,
    /// nothing would give it touches any more.
    func targets(inMaking name: String, in type: WholeType) -> [SourceRange] {
      guard let made = type.parts.flatMap(\.members.properties).first(where: { $0.name == name })?.initializer?.range else { return [] }
      return targets.filter(made.contains)
    }

    /// The class of a control, empty where its name alone says that it is one; nil for other views.
    func controlClass(of name: String, in type: WholeType) -> String? {
      let last = name.split(separator: ".").last.map(String.init) ?? name
      if name == last {
        for property in type.parts.flatMap(\.members.properties) where property.name == name {
          if let made = property.heldClass { return UIKitClasses.isKind(made, of: "UIControl") ? made : made.hasSuffix("Button") ? "" : nil }
        }
      }
      let isControl = IdentifierWords.split(last).last.map { NameWords.words(.controlName).contains($0.lowercased()) }
      return isControl == true ? "" : nil
    }
  }
}
