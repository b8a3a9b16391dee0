import AccessibilityModel
import SourceModel

/// Text of a UIKit view made in code that has too little contrast with what code puts behind it.
public struct UikitLowContrast: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.uiKit]

  public static let metadata = RuleMetadata(
    id: "uikit-low-contrast", family: .uiKit, severity: .warning, impact: .serious, wcag: ["1.4.3"],
    title: "text of a UIKit view has too little contrast with its background",
    documentation: RuleDocumentation(
      reports: """
        A label, text view or button title made in code, or a part of an attributed text or placeholder, whose colour and background code gives for certain, with a \
        contrast below 4.5:1, or below 3:1 for large text (18 points, or 14 points and bold), in the light or dark \
        appearance or with increased contrast. The background is that of the nearest view around it that has one. \
        The same colours are one finding, with all places.
        """,
      why: """
        People with low vision, and everybody in sunlight, cannot tell the letters from what is behind them. \
        `UIColor.lightGray` on white has 2.3:1, `UIColor.gray` 3.9:1; a label that keeps its own colour, on a view that \
        is white in every appearance, is white on white in the dark one.
        """,
      howToFix: """
        Choose colours that follow the appearance, such as `.label` or `.secondaryLabel` on `.systemBackground`, or a \
        colour of the asset catalog with a variant for the appearance that fails.
        """,
      elsewhere: "`.foregroundStyle(.primary)` on `Color(.systemBackground)`; see `low-contrast-text`.",
      limits: """
        Silent where one of the colours is not known or changes by itself, under layers, pictures and views that draw \
        themselves, and where a view drawn before may lie between. Controls that are not enabled are exempt. Hues \
        of the system change between versions, so letters in one, fixed letters on one and the tertiary label colour are for review, \
        where the contrast is below three quarters of what is needed or too low in each appearance; the secondary one is left \
        alone, but where an appearance all but hides it on a fixed colour. What fails in the dark \
        appearance alone is for review, and so is a text whose colour stands in another file than its background, \
        what stands in a cell that nobody painted, a background of several layers or of several states, and a button in the \
        tint of the app or in the white that it begins with. So is a placeholder that code gives no \
        colour, in a field of a fixed colour on which one of the appearances makes it all but invisible.
        """,
      references: [
        "WCAG 2.2, 1.4.3 Contrast (Minimum), relative luminance and contrast ratio",
        "Apple: documentation of UIColor, fixed colors and UI element colors",
      ]),
    examples: texts + inks)

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    let painted = findings.isEmpty ? [] : AppearanceProxies.classes(in: project.code)
    let findings = WindowTint.withoutOverridden(findings, in: project)
    return ContrastJudge.settled(findings, in: project).filter { finding in
      painted.isDisjoint(with: ["UIView", Self.classes.first { finding.message.hasPrefix($0.key) }?.value ?? "UILabel"])
    }
  }

  private static let classes = ["button": "UIButton", "text field": "UITextField"]

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure != .hidden, !element.isInactive, !standsForInactive(subject) else { return .inapplicable }
    return .worst(of: Self.texts(of: element).flatMap { [check($0), placeholder(of: $0)].compactMap(\.self) })
  }

  /// A button without any action that takes turns with one of the same words that has one: that one while it is switched
  /// off, and such controls need no contrast (WCAG 2.2, 1.4.3).
  private func standsForInactive(_ subject: ElementSubject) -> Bool {
    let element = subject.element
    guard element.role == .button, element.framework == .uiKit, element.activation == nil, element.gestures.isEmpty,
      element.platform?.baseClass == "UIButton", element.platform?.mayBeCompletedElsewhere != true,
      let words = element.label?.value.literal else { return false }
    return subject.screen.nodes.elements.contains { other in
      other.source != element.source && other.role == .button && other.activation != nil && other.label?.value.literal == words
    }
  }

  /// The views with letters that an element is, that were joined into it, or that lie on it.
  private static func texts(of element: AccessibilityElement) -> [AccessibilityElement] {
    guard let base = element.platform?.baseClass, judged.contains(base) else { return element.content.flatMap(texts) }
    return base == "UIButton" ? [element] + element.content.flatMap(texts) : [element]
  }

  private static let judged: Set<String> = ["UILabel", "UIButton", "UITextView", "UITextField", "UIListContentConfiguration"]

  private func check(_ element: AccessibilityElement) -> Outcome {
    guard element.exposure != .hidden, !element.isInactive, hasLetters(element), !FontJudgement.showsSigns(element)
    else { return .inapplicable }
    // The title of a section that is a text has the system's colour.
    if element.appearance.foreground == nil, element.traits.contains(.header) { return .inapplicable }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    guard let background = element.appearance.background,
      let pairs = ContrastJudge.pairs(of: element)
    else { return .undecided(UnknownReason(.dynamicValue, "colour")) }
    let threshold = ContrastJudge.threshold(for: element)
    for pair in pairs where !pair.isBesideUnknown && isJudged(pair, threshold) && !WindowTint.isLeftAlone(pair, of: element, below: threshold) {
      let normal = pair.worst(increased: false).flatMap { $0.ratio < threshold ? $0 : nil }
      guard let worst = normal ?? pair.worst(increased: true), worst.ratio < threshold else { continue }
      return .violation(violation(element, pair, worst, threshold, background))
    }
    return .pass
  }

  private func hasLetters(_ element: AccessibilityElement) -> Bool {
    // What people type is read as well.
    if element.platform?.baseClass == "UITextField" { return true }
    let shown = element.visibleText.isEmpty ? [element.label?.value].compactMap(\.self) : element.visibleText
    return shown.contains { !$0.isBlank }
  }

  /// The system's own hues and lighter shades of text are a matter of policy.
  func isJudged(_ pair: ContrastJudge.Pair, _ threshold: Double) -> Bool {
    if pair.background.isSystemHue { return (pair.foreground.isFixed || pair.foreground.isSystemHue) && pair.isFar(below: threshold) }
    if pair.foreground.isSystemHue { return pair.isFar(below: threshold) }
    if case .neutral(let name) = pair.foreground.kind {
      return ["primary", "label"].contains(name) || Self.lighter.contains(name) && isMismatched(pair)
        || Self.lightest.contains(name) && pair.isFar(below: threshold)
    }
    // What is clear is meant to be read elsewhere.
    guard let colors = pair.foreground.colors else { return false }
    return !ColorMode.allCases.allSatisfy { colors[$0].alpha == 0 }
  }

  /// Whether one of the two is a colour of the system whose strength is a matter of policy.
  private func isOfSystem(_ pair: ContrastJudge.Pair) -> Bool {
    if pair.foreground.isSystemHue || pair.background.isSystemHue { return true }
    if case .neutral(let name) = pair.foreground.kind { return Self.lightest.contains(name) }
    return false
  }

  /// Shades for what nobody has to read (Apple: UI element colors, `tertiaryLabel`, `quaternaryLabel`).
  private static let lightest: Set<String> = ["tertiary", "tertiaryLabel", "quaternary", "quaternaryLabel"]

  /// Lighter shades of text that are still there to be read (Apple: UI element colors, `secondaryLabel`).
  private static let lighter: Set<String> = ["secondary", "secondaryLabel"]

  /// Letters that follow the appearance on a colour that does not: in one of the two they are all but gone.
  private func isMismatched(_ pair: ContrastJudge.Pair) -> Bool {
    if case .neutral = pair.background.kind { return false }
    return pair.worst(increased: false).map { $0.ratio < Self.allButGone } ?? false
  }

  private static let allButGone = 2.0

  private func isLighter(_ pair: ContrastJudge.Pair) -> Bool {
    if case .neutral(let name) = pair.foreground.kind { Self.lighter.contains(name) } else { false }
  }

  private func violation(
    _ element: AccessibilityElement, _ pair: ContrastJudge.Pair, _ worst: (mode: ColorMode, ratio: Double),
    _ threshold: Double, _ background: Setting<Paint>
  ) -> Violation {
    // The tint, or the white that a button begins with.
    let isOfItself = element.appearance.foreground.map { $0.modifier == element.source } ?? false
    let place = element.appearance.foreground == nil || isOfItself ? element.source : pair.place
    let isFirm = !isOfItself && place.file === background.argument.file && isFirm(pair, background)
    func message(_ worst: (mode: ColorMode, ratio: Double)) -> String {
      """
      \(element.drawnNoun) in \(pair.foreground.shown) on \(pair.background.shown) has a contrast of \
      \(ContrastJudge.shown(worst.ratio)) \(worst.mode.shown), and needs \(threshold == 3 ? "3:1" : "4.5:1")
      """
    }
    var violation = Violation(
      message(worst), certainty: isFirm ? .likely : .review, at: place,
      related: [RelatedPlace(background.argument, "the background")])
    if isOfItself, !pair.foreground.isFixed, WindowTint.isWorn(by: element) { violation.related.append(RelatedPlace(element.source, WindowTint.note)) }
    violation.appearance = pair.onlyFailing(below: isLighter(pair) ? Self.allButGone : threshold)
    violation.messages = pair.messages(below: isLighter(pair) ? Self.allButGone : threshold, besides: worst, message)
    violation.cause = pair.cause(threshold, violation.certainty)
    return violation
  }

  /// Whether nothing but what is seen may paint the two. In a state that code decides about, other code may paint what is
  /// behind.
  func isFirm(_ pair: ContrastJudge.Pair, _ background: Setting<Paint>) -> Bool {
    !pair.isChosen && pair.behind.isEmpty && pair.background.kind != .mixed && pair.background.kind != .neutral("systemBackground")
      && !isOfSystem(pair)
  }
}
