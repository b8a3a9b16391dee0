import AccessibilityModel
import SourceModel

/// Controls of a bar of the app's own that people who enlarge text cannot see larger.
public struct UikitLargeContent: ElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS] }

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-large-content", family: .uiKit, severity: .note, impact: .minor, wcag: ["1.4.4"], isOptIn: true,
    title: "control of a custom bar does not offer the large content viewer",
    documentation: RuleDocumentation(
      reports: """
        A button with a picture in a bar of the app's own, as the name of its class tells (`PlayerBar`, \
        `CustomTabBar`), that does not set `showsLargeContentViewer`; and any view that sets it to `false`.
        """,
      why: """
        Bars keep their size so that the content has room. At large text sizes a long press on an item of UIKit's own \
        bars shows it in the middle of the screen; here it shows nothing.
        """,
      howToFix: """
        Set `button.showsLargeContentViewer = true` and add a `UILargeContentViewerInteraction` to the bar; the title \
        and the picture of a button are taken by themselves.
        """,
      elsewhere: "`.accessibilityShowsLargeContentViewer()`.",
      limits: """
        Off by default and for a person to look at: a bar that grows with the text needs no viewer, and whether it \
        does, layout decides.
        """,
      references: ["Apple: documentation of UILargeContentViewerItem"]),
    examples: [
      .violation(
        """
        final class PlayerBar: UIView {
          private let play = ↓UIButton(type: .system)
          override init(frame: CGRect) {
            super.init(frame: frame)
            play.setImage(UIImage(systemName: "play"), for: .normal)
            play.accessibilityLabel = "Play"
            addSubview(play)
          }
        }
        """,
        fixed: """
          final class PlayerBar: UIView {
            private let play = UIButton(type: .system)
            override init(frame: CGRect) {
              super.init(frame: frame)
              play.setImage(UIImage(systemName: "play"), for: .normal)
              play.accessibilityLabel = "Play"
              play.showsLargeContentViewer = true
              addSubview(play)
            }
          }
          """),
      .pass(
        """
        final class PlayerBar: UIView {
          private let play = UIButton(type: .system)
          override init(frame: CGRect) {
            super.init(frame: frame)
            play.setImage(UIImage(systemName: "play"), for: .normal)
            play.accessibilityLabel = "Play"
            play.showsLargeContentViewer = true
            addSubview(play)
          }
        }
        """),
      .undecided(
        """
        final class PlayerBar: UIView {
          private let play = UIButton(type: .system)
          override init(frame: CGRect) {
            super.init(frame: frame)
            play.setImage(UIImage(systemName: "play"), for: .normal)
            BarItems.prepare(play)
            addSubview(play)
          }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, element.exposure == .exposed else { return .inapplicable }
    let setting = platform.setting("showsLargeContentViewer")
    if let setting, setting.value == "false" { return violation(element) }
    guard platform.baseClass == "UIButton", element.image != nil, subject.screen.kind == .view,
      subject.screen.name.hasSuffix("Bar"), !subject.screen.name.hasSuffix("SearchBar")
    else { return .inapplicable }
    if setting != nil { return .pass }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    return violation(element)
  }

  private func violation(_ element: AccessibilityElement) -> Outcome {
    let edit = element.platform?.setting("showsLargeContentViewer") == nil
      ? UIKitFix.setting("showsLargeContentViewer = true", on: element) : nil
    return .violation(
      Violation(
        "\(element.nounWithName) does not offer the large content viewer", certainty: .review, at: element.source,
        fixes: edit.map { [Fix("offer the large content viewer", safety: .suggested, edits: [$0])] } ?? []))
  }
}
