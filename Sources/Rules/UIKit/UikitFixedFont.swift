import AccessibilityModel
import SourceModel
import SwiftSource

/// A text whose size does not follow what people set.
public struct UikitFixedFont: ElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .visionOS] }

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-fixed-font", family: .uiKit, severity: .note, impact: .moderate, wcag: ["1.4.4"],
    title: "font keeps its size when people ask for larger text",
    documentation: RuleDocumentation(
      reports: """
        A label, button or field with `UIFont.systemFont(ofSize:)` or a named font in points; and one with the font of \
        a text style that does not set `adjustsFontForContentSizeCategory`, so that it changes only when the view is \
        made anew. A label or button that nobody gives a font has one of 15 to 18 points. Sizes that one constant of \
        the project gives are one finding, and so are those of one font, as code writes it, with all places.
        """,
      why: """
        People who set a larger text size get it in every app but this one. About a quarter of people have set another \
        size than the standard one.
        """,
      howToFix: """
        Use a text style: `label.font = .preferredFont(forTextStyle: .body)` with \
        `label.adjustsFontForContentSizeCategory = true`. A font of one's own scales by \
        `UIFontMetrics(forTextStyle: .body).scaledFont(for: font)`.
        """,
      elsewhere: "A text style, such as `.font(.body)`; see `fixed-font-size`.",
      limits: """
        Fonts whose size no code tells, and fonts as large as another one, are not judged, \
        and neither are titles and buttons in bars, which keep their size in apps of the system too, and fonts that are \
        set anew when the text size changes. The missing \
        flag is a note: many screens are made anew often. The same goes for labels without a font, which an appearance \
        proxy may give one.
        """,
      references: ["Apple: documentation of UIContentSizeCategoryAdjusting and UIFontMetrics"]),
    examples: [
      .violation(
        """
        final class CardCell: UITableViewCell {
          private let card = UIButton()
          private let name = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            name.text = "Name"
            name.font = ↓UIFont.systemFont(ofSize: 14)
            card.addSubview(name)
            contentView.addSubview(card)
          }
        }
        """),
      .violation(
        """
        final class NoteViewController: UIViewController {
          private let note = UILabel()
          override func viewDidLoad() {
            note.text = "Hello"
            note.font = ↓.systemFont(ofSize: 13)
            view.addSubview(note)
          }
        }
        """,
        fixed: """
          final class NoteViewController: UIViewController {
            private let note = UILabel()
            override func viewDidLoad() {
              note.text = "Hello"
              note.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
              note.adjustsFontForContentSizeCategory = true
              view.addSubview(note)
            }
          }
          """),
      .violation(
        """
        final class NoteViewController: UIViewController {
          private let note = UILabel()
          override func viewDidLoad() {
            note.text = "Hello"
            note.font = ↓.preferredFont(forTextStyle: .body)
            view.addSubview(note)
          }
        }
        """,
        fixed: """
          final class NoteViewController: UIViewController {
            private let note = UILabel()
            override func viewDidLoad() {
              note.text = "Hello"
              note.font = .preferredFont(forTextStyle: .body)
              note.adjustsFontForContentSizeCategory = true
              view.addSubview(note)
            }
          }
          """),
      .pass(
        """
        final class NoteViewController: UIViewController {
          private let note = UILabel()
          override func viewDidLoad() {
            note.text = "Hello"
            note.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 13))
            note.adjustsFontForContentSizeCategory = true
            view.addSubview(note)
          }
        }
        """),
      .pass(
        """
        final class NoteViewController: UIViewController {
          private let note = UILabel()
          override func viewDidLoad() {
            note.text = "Hello"
            note.customizeAppearance(theme.note)
            view.addSubview(note)
          }
        }
        """),
      .pass(
        """
        final class NotesViewController: UITableViewController {
          override func numberOfSections(in tableView: UITableView) -> Int { 1 }
          override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Notes" }
        }
        """),
      .violation(
        """
        enum Sizes { static let small: CGFloat = 13 }
        final class NoteViewController: UIViewController {
          private let heading = UILabel()
          private let note = UILabel()
          override func viewDidLoad() {
            heading.text = "Notes"
            heading.font = ↓.systemFont(ofSize: Sizes.small)
            note.text = "Hello"
            note.font = .systemFont(ofSize: Sizes.small)
            view.addSubview(heading)
            view.addSubview(note)
          }
        }
        """),
      .pass(
        """
        final class NoteViewController: UIViewController {
          override func viewDidLoad() {
            let title = UILabel()
            title.text = "Notes"
            title.font = .systemFont(ofSize: 17, weight: .semibold)
            navigationItem.titleView = title
          }
        }
        """),
      .violation(
        """
        enum Fonts { static let caption: UIFont = UIFont.systemFont(ofSize: 13) }
        final class NoteViewController: UIViewController {
          private let note = UILabel()
          override func viewDidLoad() {
            note.text = "Hello"
            note.font = ↓Fonts.caption
            view.addSubview(note)
          }
        }
        """,
        fixed: """
          enum Fonts { static let caption: UIFont = UIFont.systemFont(ofSize: 13) }
          final class NoteViewController: UIViewController {
            private let note = UILabel()
            override func viewDidLoad() {
              note.text = "Hello"
              note.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: Fonts.caption)
              note.adjustsFontForContentSizeCategory = true
              view.addSubview(note)
            }
          }
          """),
      .violation(
        """
        enum Fonts {
          static func brand(size: CGFloat) -> UIFont { UIFont(name: "Brand", size: size) ?? .systemFont(ofSize: size) }
        }
        final class NoteViewController: UIViewController {
          private let note = UILabel()
          override func viewDidLoad() {
            note.text = "Hello"
            note.font = ↓Fonts.brand(size: 13)
            view.addSubview(note)
          }
        }
        """,
        fixed: """
          enum Fonts {
            static func brand(size: CGFloat) -> UIFont { UIFont(name: "Brand", size: size) ?? .systemFont(ofSize: size) }
          }
          final class NoteViewController: UIViewController {
            private let note = UILabel()
            override func viewDidLoad() {
              note.text = "Hello"
              note.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: Fonts.brand(size: 13))
              note.adjustsFontForContentSizeCategory = true
              view.addSubview(note)
            }
          }
          """),
    ] + furtherExamples)

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    // A button that holds labels of its own draws no title.
    let labels = element.role == .button && element.label == nil ? element.content.filter { $0.role == .text } : []
    var outcome = Outcome.inapplicable
    for text in labels.isEmpty ? [element] : labels {
      outcome = check(text, of: subject, in: context)
      if case .violation = outcome { break }
    }
    return outcome
  }

  private func check(_ text: AccessibilityElement, of subject: ElementSubject, in context: RuleContext) -> Outcome {
    let outcome = check(text, in: context)
    guard case .violation(var violation) = outcome else { return outcome }
    // The system's own bars keep the size of their titles as well.
    if subject.containers.contains(where: { [.navigationBar, .toolbar, .tabBar].contains($0.kind) }) {
      return .inapplicable
    }
    let font = text.platform?.settings.last { $0.name == "font" }
    let constant = font.flatMap {
      $0.isConstant ? $0.value : Self.token(in: $0.value) ?? Self.constant(in: $0.value) ?? Self.function(of: $0)
    }
    // What only a button in a tight frame lacks, the other texts with the font are still offered.
    let isHeld = text.role == .button && violation.fixes.isEmpty
    violation.cause = constant.map { isHeld ? .look("\($0) in a frame") : .constant($0) } ?? font.flatMap { Self.look($0.value, mendedBy: violation.fixes) }
    return .violation(violation)
  }

  /// A size that code changes, as by a setting of the app's own, is not written down.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    let fixed = findings.filter { finding in
      guard let part = project.code.part(around: finding.place) else { return true }
      let type = project.code.types.first { $0.name == part.name }
      let assigned = Set((type?.kinds ?? part.kinds).assignments.compactMap(\.assignedName))
      let named = part.expressions.filter { finding.place.contains($0.range) }.compactMap(\.dottedName)
      return assigned.isDisjoint(with: named)
    }
    return ScalingWalk.heeded(SizeObservers.heeded(fixed, in: project), in: project)
  }

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  /// A font by the call that makes it, or by the constant of a type that holds it (`Styles.body.font`), which is the same
  /// wherever it is written; nil for what has a name that may stand for another one elsewhere.
  private static func look(_ font: String, mendedBy fixes: [Fix]) -> FindingCause? {
    let call = font.filter { !$0.isWhitespace }.trimmingPrefix("UIFont")
    let isToken = (call.first?.isUppercase ?? false) && call.contains(".") && call.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
    guard isToken || call.first == "." && call.contains("(") && !call.contains("\\") else { return nil }
    return .look(call + " " + (fixes.first?.title ?? ""))
  }

  /// The project's own constant that a font is, where what makes it is told behind it: `Fonts.body` of `Fonts.body
  /// UIFont.systemFont(ofSize: 14)`.
  private static func token(in font: String) -> String? {
    let path = font.prefix { !$0.isWhitespace }
    guard path.endIndex < font.endIndex, path.first?.isUppercase ?? false, path.contains("."), !path.hasPrefix("UIFont"),
      path.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }) else { return nil }
    return String(path)
  }

  /// The project's own constant that a size comes from: `Metrics.small` of `.systemFont(ofSize: Metrics.small)`.
  private static func constant(in font: String) -> String? {
    guard let name = font.firstMatch(of: kept { #/ofSize:\s*([A-Z]\w*(?:\.\w+)+)\s*[,)]/# })?.1,
      !name.hasPrefix("UIFont.") else { return nil }
    return String(name)
  }

  /// The project's own function that makes the font: `Fonts.brand` of `Fonts.brand(size: 13)`.
  private static func function(of font: PlatformSetting) -> String? {
    guard let end = font.value.firstIndex(of: "("), font.value.first?.isLetter ?? false else { return nil }
    let path = font.value[..<end]
    return path.contains(".") && !path.hasPrefix("UIFont") && path.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } ? String(path) : nil
  }

  private func check(_ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    switch FontJudgement().check(element) {
    case nil: return .inapplicable
    case .fine?: return .pass
    case .unknown(let font)?: return .undecided(UnknownReason(.dynamicValue, font))
    // A view that is handed its font changes no size: whoever makes it does.
    case .fixed(let font, let certainty)? where font.isHandedOn:
      guard let made = font.made else { return .undecided(UnknownReason(.dynamicValue, font.value)) }
      return .violation(Violation("\(element.noun) has a font of fixed size", certainty: certainty, at: made))
    case .notAdjusting(let font)? where font.isHandedOn && font.made == nil:
      return .undecided(UnknownReason(.dynamicValue, font.value))
    case .fixed(let font, let certainty)?:
      return .violation(
        Violation(
          "\(element.noun) has a font of fixed size", certainty: certainty, at: font.source,
          fixes: FontFix.scaling(font, of: element, from: context.deploymentTarget(of: font.source.file))))
    case .standard?:
      return .violation(
        Violation(
          "\(element.noun) has the font that it begins with, which keeps its size", certainty: .likely,
          at: element.source, fixes: FontFix.giving(element)))
    case .notAdjusting(let font)?:
      return .violation(
        Violation(
          "font of a text style does not follow a change of the text size", certainty: .likely,
          at: font.source, fixes: FontFix.following(font, of: element)))
    }
  }
}

extension Expression {
  /// What an assignment sets: `size` of `size = 12` and `self.size += 1`.
  fileprivate var assignedName: String? {
    guard case .assignment(let target, _) = kind else { return nil }
    return target.dottedName
  }
}
