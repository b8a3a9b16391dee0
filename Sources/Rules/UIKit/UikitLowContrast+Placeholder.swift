import AccessibilityModel
import SourceModel

extension UikitLowContrast {
  /// A placeholder has a colour of the system that follows the appearance, unless code gives it another with its words (Apple:
  /// documentation of UITextField.placeholder and UIColor.placeholderText). It is faint on purpose; on a colour that does not
  /// follow the appearance, one of the two makes it go.
  func placeholder(of element: AccessibilityElement) -> Outcome? {
    if let outcome = colouredPlaceholder(of: element) { return outcome }
    guard let platform = element.platform, platform.baseClass == "UITextField", element.exposure != .hidden, !element.isInactive,
      let words = platform.setting("placeholder"), platform.setting("attributedPlaceholder") == nil,
      !element.source.file.mentions(Self.repainting), UIKitDoubt.reason(element) == nil,
      let background = element.appearance.background else { return nil }
    var shown = element
    shown.appearance.foreground = Setting(
      options: [.init(value: .placeholder, conditions: [], origin: words.source)], argument: words.source, modifier: words.source)
    guard let pairs = ContrastJudge.pairs(of: shown) else { return nil }
    for pair in pairs where !pair.isBesideUnknown && pair.background.isFixed {
      guard let worst = pair.worst(increased: false), worst.ratio < Self.gone else { continue }
      var violation = Violation(
        """
        \(element.drawnNoun) in \(pair.foreground.shown) on \(pair.background.shown) has a contrast of \
        \(ContrastJudge.shown(worst.ratio)) \(worst.mode.shown), and needs 4.5:1
        """, certainty: .review, at: words.source, related: [RelatedPlace(background.argument, "the background")])
      violation.appearance = pair.onlyFailing(below: Self.gone)
      violation.cause = pair.cause(4.5, .review)
      return .violation(violation)
    }
    return nil
  }

  /// A placeholder that code gives a colour with its words is a text like others.
  private func colouredPlaceholder(of element: AccessibilityElement) -> Outcome? {
    guard let prompt = element.appearance.prompt, let background = element.appearance.background, element.exposure != .hidden,
      !element.isInactive, UIKitDoubt.reason(element) == nil else { return nil }
    var shown = element
    shown.appearance.foreground = prompt
    guard let pairs = ContrastJudge.pairs(of: shown) else { return nil }
    let threshold = ContrastJudge.threshold(for: shown)
    for pair in pairs where !pair.isBesideUnknown && isJudged(pair, threshold) {
      guard let worst = pair.worst(increased: false), worst.ratio < threshold else { continue }
      var violation = Violation(
        """
        the placeholder of \(element.drawnNoun) in \(pair.foreground.shown) on \(pair.background.shown) has a contrast of \
        \(ContrastJudge.shown(worst.ratio)) \(worst.mode.shown), and needs \(threshold == 3 ? "3:1" : "4.5:1")
        """, certainty: isFirm(pair, background) && pair.place.file === background.argument.file && worst.ratio < Self.hard ? .likely : .review, at: pair.place,
        related: [RelatedPlace(background.argument, "the background")])
      violation.appearance = pair.onlyFailing(below: threshold)
      violation.cause = pair.cause(threshold, violation.certainty)
      return .violation(violation)
    }
    return nil
  }

  /// Placeholders are faint so that nobody takes them for what was entered; below this many people cannot read them.
  private static let hard = 3.0

  /// Below this the letters cannot be made out by anybody.
  private static let gone = 1.35
  /// Other ways to colour it: the label of the placeholder, and a property that an extension of the app adds.
  private static let repainting = ["laceholderLabel", "laceholderColor", "laceHolderColor"]
}
