import AccessibilityModel
import SourceModel

/// Text and background that are both known and too much alike.
public struct LowContrastText: ElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .macOS, .watchOS, .tvOS] }

  public static let metadata = RuleMetadata(
    id: "low-contrast-text", family: .color, severity: .warning, impact: .serious, wcag: ["1.4.3"],
    title: "text has too little contrast with its background",
    documentation: RuleDocumentation(
      reports: """
        Text whose colour and background are both known, with a contrast below 4.5:1, or below 3:1 for large text (18 \
        points, or 14 points and bold), in the light or dark appearance or with increased contrast. Known are literal \
        colours, black and white, colours of the asset catalog in all their variants, and the label and background \
        colours of the system. \
        The same colours are one finding, with all places; of several that one text may have, the worst are told.
        """,
      why: """
        People with low vision, and everybody in sunlight, cannot tell the letters from what is behind them. The label \
        "Sufficient Contrast" of the App Store asks for it, and so does "Dark Interface" in the dark appearance.
        """,
      howToFix: """
        Use a darker or lighter colour, or give the asset a variant for the appearance that fails. `.primary` on \
        `Color(.systemBackground)` always passes.
        """,
      elsewhere: "The same for `textColor` and `backgroundColor`; `.label` on `.systemBackground` always passes.",
      limits: """
        Silent where one of the two is not known: materials, pictures, and backgrounds \
        that a caller supplies, and for the choices of pickers, which the system draws. Controls that are disabled are \
        exempt; of those that can be, the colours are judged that they have while they are not. Hues of the system \
        (`red`, `accentColor`) change between versions and are the business of `system-colour-contrast`; fixed text on \
        one of them is told for review where the contrast is below three quarters of what is needed. What fails in the \
        dark appearance alone is for review, since much decides whether it is ever seen; what fails in the light one \
        alone is where code of the project forces the other one. So \
        is a text that nobody gave a colour, one whose colour stands in another file than its background, a background of \
        several layers, a translucent colour over something that is not known, for the highest contrast that there can be \
        (from half of its strength on), a gradient, of which the colour in its middle counts, and a text behind which nothing paints: it lies on the background of the screen, if nothing was \
        missed, also where a translucent colour lies between. A prominent button is judged for review with white letters on \
        its tint, and other buttons with letters in it: the one that code gives, or the accent colour of the assets. Of several opacities the greatest counts. One finding tells all places of such a colour.
        """,
      references: ["WCAG 2.2, 1.4.3 Contrast (Minimum), relative luminance and contrast ratio"]),
    examples: examples + given)

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    ContrastJudge.settled(findings, in: project)
  }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard !element.isInactive(under: subject.when), element.role != .picker else { return .inapplicable }
    if element.role == .tab, let tint = element.appearance.tint { return checkTab(subject, in: tint) }
    // What the system draws in bars, menus and alerts has colours of its own, unless code gives it one.
    if element.drawnTexts.contains(where: \.isInAccentColour), subject.isDrawnBySystem { return .inapplicable }
    let refused = (element.activation?.refusals.map(\.condition) ?? []) + element.inactiveConditions
    return .worst(of: element.drawnTexts.map { check($0.painted(in: subject).seen(under: subject.when), refused) })
  }

  /// The tint is the colour of the words and the symbol of the chosen tab, on a bar that lets the screen shine through. What
  /// is far from enough is told, once for the bar.
  ///
  /// Source: Apple, documentation of tint(_:) and of UITabBar.tintColor.
  private func checkTab(_ subject: ElementSubject, in tint: Setting<Paint>) -> Outcome {
    let element = subject.element
    guard element.position?.index == 1, element.framework == .swiftUI, element.source.file.build.mayRun(on: .iOS),
      !element.source.file.mentions(["UITabBar"]), var text = element.drawnTexts.first, text.appearance.foreground == nil else {
      return .inapplicable
    }
    let bar = subject.containers.last { $0.kind == .tabBar }
    let painting = bar.map { ModifierChain.links(after: $0.source).map(\.name) } ?? []
    if painting.contains(where: { $0.hasPrefix("toolbar") }) { return .inapplicable }
    text.appearance.foreground = tint
    text.appearance.background = nil
    guard let pairs = ContrastJudge.pairs(of: text, fallback: .screen) else { return .undecided(UnknownReason(.dynamicValue, "tint")) }
    let threshold = ContrastJudge.threshold(for: text)
    let ground = ContrastGround(text.appearance.background, pairs, below: threshold)
    let violations = pairs.compactMap { pair -> Violation? in
      let isFar = pair.ratios.contains { $0.mode == .light && $0.ratio < Self.leastInBars }
      return isFar ? violation(onScreen: text, pair, ground, threshold) : nil
    }
    return Violation.worst(of: violations).map(Outcome.violation) ?? .pass
  }

  /// What symbols need, and large letters.
  private static let leastInBars = 3.0

  /// - Parameter refused: When the control that shows the text does nothing.
  private func check(_ text: AccessibilityElement, _ refused: [Condition]) -> Outcome {
    guard !text.isNeverActive else { return .inapplicable }
    // Many styles of fields draw a ground of their own.
    if [.textField, .secureField, .textEditor].contains(text.role), let ground = text.appearance.background,
      !text.expression.contains(ground.modifier) {
      return .undecided(UnknownReason(.dynamicValue, "background"))
    }
    guard text.appearance.background != nil else { return checkOnScreen(text, refused) }
    let threshold = ContrastJudge.threshold(for: text)
    guard let pairs = ContrastJudge.pairs(of: text, refused: refused, veils: true) else {
      return .undecided(UnknownReason(.dynamicValue, "colour"))
    }
    let ground = ContrastGround(text.appearance.background, pairs, below: threshold)
    let violations = pairs.filter { isJudged($0, text) }.compactMap { pair -> Violation? in
      if pair.isOnScreen { return violation(onScreen: text, pair, ground, threshold) }
      let normal = pair.worst(increased: false).flatMap { $0.ratio < threshold ? $0 : nil }
      // The middle of a gradient tells too little for more than that.
      let increased = pair.background.kind == .gradient ? nil : pair.worst(increased: true)
      guard let worst = normal ?? increased, worst.ratio < threshold else { return nil }
      return violation(text, pair, worst, ground, threshold)
    }
    return Violation.worst(of: violations).map(Outcome.violation) ?? .pass
  }

  /// Where nothing paints a background, the text lies on that of the screen. A colour that cannot be read there at all is
  /// meant for something else that was not found, and what is so in the dark appearance alone depends on more.
  private func checkOnScreen(_ text: AccessibilityElement, _ refused: [Condition]) -> Outcome {
    let unknown = Outcome.undecided(UnknownReason(.dynamicValue, "background"))
    guard text.framework == .swiftUI, text.appearance.foreground != nil,
      let pairs = ContrastJudge.pairs(of: text, fallback: .screen, refused: refused) else { return unknown }
    let threshold = ContrastJudge.threshold(for: text)
    let ground = ContrastGround(text.appearance.background, pairs, below: threshold)
    let violations = pairs.filter { isJudged($0, text) && $0.foreground.kind != .mixed }
      .compactMap { violation(onScreen: text, $0, ground, threshold) }
    return Violation.worst(of: violations).map(Outcome.violation) ?? unknown
  }

  private func violation(
    onScreen text: AccessibilityElement, _ pair: ContrastJudge.Pair, _ ground: ContrastGround, _ threshold: Double
  ) -> Violation? {
    // Letters of the system on a dark veil stand in an app that is dark throughout.
    if case .neutral = pair.foreground.kind { return nil }
    guard let worst = pair.ratios.first(where: { $0.mode == .light }), worst.ratio < threshold,
      let front = pair.foreground.colors?.light,
      front.over(.white).contrast(with: .white) > Self.meantForAnother || isMeantFor(pair.background)
    else { return nil }
    var violation = violation(text, pair, worst, ground, threshold)
    violation.certainty = .review
    violation.cause = pair.cause(threshold, violation.certainty)
    return violation
  }

  /// White letters on a colour that lets little through are meant for that colour.
  private func isMeantFor(_ background: Paint) -> Bool {
    background.veil.map { $0.light.alpha >= Self.nearlyOpaque && $0.light.over(.white).contrast(with: .white) > Self.meantForAnother }
      ?? false
  }

  private static let nearlyOpaque = 0.7

  /// The contrast with white of colours that are meant for dark grounds.
  private static let meantForAnother = 1.6

  /// The system's own shades and hues are a matter of policy, and dimming has a rule of its own.
  private func isJudged(_ pair: ContrastJudge.Pair, _ text: AccessibilityElement) -> Bool {
    if pair.background.isSystemHue { return isFar(pair, text) }
    if pair.isAtBest, !isTooLowAnyway(pair, text) { return false }
    // What is clear is meant to be read elsewhere.
    if let colors = pair.foreground.colors, ColorMode.allCases.allSatisfy({ colors[$0].alpha == 0 }) { return false }
    switch pair.foreground.kind {
    case .hue, .gradient: return false
    case .neutral(let name): return name == "primary" && text.appearance.opacity == nil && !DimmedText.tells(pair, of: text)
    default: return true
    }
  }

  /// Over a colour that lets something through: whatever that is, in each appearance, and by more than hues of the system
  /// differ between its versions.
  private func isTooLowAnyway(_ pair: ContrastJudge.Pair, _ text: AccessibilityElement) -> Bool {
    let limit = ContrastJudge.threshold(for: text) * 0.9
    return pair.ratios.allSatisfy { $0.mode.isIncreased || $0.ratio < limit }
  }

  /// White on the system's yellow, in whichever version: so far from what is needed that no change of a hue makes up for
  /// it; or too little in each appearance, as white on the system's blue.
  private func isFar(_ pair: ContrastJudge.Pair, _ text: AccessibilityElement) -> Bool {
    guard pair.foreground.isFixed, let worst = pair.worst(increased: false) else { return false }
    let threshold = ContrastJudge.threshold(for: text)
    return worst.ratio < threshold * 0.75
      || pair.ratios.allSatisfy { $0.mode.isIncreased || $0.ratio < threshold }
  }

  /// So near to what is needed that it depends on a value of the system's that nobody compared with another source, and
  /// that may differ a little between its versions.
  private func isClose(
    _ pair: ContrastJudge.Pair, _ worst: (mode: ColorMode, ratio: Double), _ threshold: Double
  ) -> Bool {
    let isChecked = [pair.foreground, pair.background].allSatisfy { $0.isChecked(in: worst.mode) }
    return !isChecked && worst.ratio > threshold * 0.93
  }

  /// A style draws both with one colour that it is given.
  private func isOfStyle(_ text: AccessibilityElement) -> Bool {
    text.appearance.foreground.map { $0.modifier == text.appearance.background?.modifier } ?? false
  }

  /// Both colours are given, and in one file: what another one draws around a component, or what it hands to it, may not
  /// be all that lies behind.
  private func areSideBySide(_ text: AccessibilityElement) -> Bool {
    guard let foreground = text.appearance.foreground, let background = text.appearance.background else { return false }
    return foreground.argument.file === background.argument.file
  }

  private func violation(
    _ text: AccessibilityElement, _ pair: ContrastJudge.Pair, _ worst: (mode: ColorMode, ratio: Double),
    _ ground: ContrastGround, _ threshold: Double
  ) -> Violation {
    let needed = threshold == 3 ? "3:1" : "4.5:1"
    let appearance = pair.onlyFailing(below: threshold)
    let isDoubtful = text.isInAccentColour || pair.isOfSetting || pair.isBesideUnknown || pair.isAtBest || pair.background.isSystemHue || isClose(pair, worst, threshold) || !areSideBySide(text)
      || isOfStyle(text) || [.mixed, .gradient].contains(pair.background.kind)
    let behind = ground.place(of: pair)
    let atBest = pair.isAtBest ? "at best " : ""
    func message(_ worst: (mode: ColorMode, ratio: Double)) -> String {
      """
      \(text.drawnNoun) in \(pair.foreground.shown) on \(pair.background.shown) has a contrast of \
      \(atBest)\(ContrastJudge.shown(worst.ratio)) \(worst.mode.shown), and needs \(needed)
      """
    }
    var violation = Violation(
      message(worst), certainty: isDoubtful ? .review : .likely,
      at: ColourPlace(of: text)?.range(of: pair.place) ?? text.source,
      related: [behind].compactMap { $0 })
    violation.appearance = appearance
    violation.messages = pair.messages(below: threshold, besides: worst, message)
    violation.gravity = ContrastJudge.gravity(of: worst.ratio, below: threshold)
    violation.cause = pair.cause(threshold, violation.certainty)
    return violation
  }
}
