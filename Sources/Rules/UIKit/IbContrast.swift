import AccessibilityModel
import SourceModel

/// Text of a storyboard or XIB that has too little contrast with what the file puts behind it.
public struct IbContrast: ElementRule {
  public init() {}

  public static let frameworks: Set<Framework> = [.interfaceFile]

  public static let metadata = RuleMetadata(
    id: "ib-contrast", family: .uiKit, severity: .warning, impact: .serious, wcag: ["1.4.3"],
    title: "text of an interface file has too little contrast with its background",
    documentation: RuleDocumentation(
      reports: """
        A label or the title of a button of a storyboard or XIB whose colour and background the file gives, or code that \
        sets the view up, such as that of its class (`awakeFromNib`), with a contrast below 4.5:1, or \
        below 3:1 for large text (18 points, or 14 points and bold), in the light or dark appearance or with increased \
        contrast. A button without a colour has the tint around it, at last that of the app. The background is that of the nearest view around it that has one. \
        The same colours are one finding, with all places.
        """,
      why: """
        People with low vision, and everybody in sunlight, cannot tell the letters from what is behind them. Often \
        only one appearance fails: a fixed grey on `systemBackground` in the dark, say.
        """,
      howToFix: """
        Choose colours that follow the appearance, such as Label Color on System Background Color, or a named colour \
        with a variant for the appearance that fails.
        """,
      elsewhere: "`.foregroundStyle(.primary)` on `Color(.systemBackground)`; see `low-contrast-text`.",
      limits: """
        Silent where code sets one of the colours to what is not known, also for all labels or buttons (`UILabel.appearance()`), or lays layers over a view, where a view drawn before may lie between, for classes of one's \
        own, and for colour spaces other than sRGB, Display P3 and grey. Controls that are not enabled are exempt. Hues of the \
        system change between versions, so these are for review, where the contrast is below three quarters of what is needed or \
        too low in each appearance. What fails in the dark appearance alone is for \
        review, and so is what stands in a cell without a background of its own where code paints cells, \
        what code paints in some cases, or a button in the tint of its storyboard or of the app.
        """,
      references: ["WCAG 2.2, 1.4.3 Contrast (Minimum), relative luminance and contrast ratio"]),
    examples: [
      .violation(
        """
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label text="Total" id="l1">
                    <rect key="frame" x="16" y="16" width="80" height="21"/>
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    ↓<color key="textColor" white="0.75" alpha="1" colorSpace="calibratedWhite"/>
                </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """),
      .violation(
        """
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label text="Total" id="l1">
                    <rect key="frame" x="16" y="16" width="80" height="21"/>
                    <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    ↓<color key="textColor" red="0.48" green="0.48" blue="0.48" alpha="1" colorSpace="calibratedRGB"/>
                </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </view>
        """),
      .violation(
        """
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label alpha="0.5" text="04:00" id="l1">
                    <rect key="frame" x="16" y="16" width="80" height="21"/>
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    ↓<color key="textColor" white="0.2" alpha="1" colorSpace="calibratedWhite"/>
                </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """),
      .violation(
        """
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                ↓<button opaque="NO" buttonType="system" id="b1">
                    <rect key="frame" x="16" y="16" width="80" height="30"/>
                    <state key="normal" title="Buy"/>
                </button>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
            <color key="tintColor" red="0.0" green="0.6" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </view>
        """),
      .violation(
        """
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label text="Total" id="l1">
                    <rect key="frame" x="16" y="16" width="80" height="21"/>
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    ↓<color key="textColor" red="0.6" green="0.6" blue="0.6" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
                </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """),
      .violation(
        """
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label text="Total" id="l1">
                    <rect key="frame" x="16" y="16" width="80" height="21"/>
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    ↓<color key="textColor" systemColor="systemOrangeColor"/>
                </label>
            </subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        """),
      // The red that devices draw is FF2600.
      .violation(
        """
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label text="Sign out" id="l1">
                    <rect key="frame" x="16" y="16" width="80" height="21"/>
                    <fontDescription key="fontDescription" type="system" pointSize="16"/>
                    ↓<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """),
      // What is too low as it is written may be enough as it is drawn, and the other way round.
      .pass(
        """
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label text="Sign out" id="l1">
                    <rect key="frame" x="16" y="16" width="80" height="21"/>
                    <fontDescription key="fontDescription" type="system" pointSize="16"/>
                    <color key="textColor" red="0.9" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
                </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """),
      .pass(
        """
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <label text="Total" id="l1">
                    <rect key="frame" x="16" y="16" width="80" height="21"/>
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    <color key="textColor" systemColor="labelColor"/>
                </label>
            </subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        </view>
        """),
      .undecided(
        """
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <view contentMode="scaleToFill" id="v2">
                    <rect key="frame" x="0.0" y="200" width="320" height="280"/>
                    <subviews>
                        <view contentMode="scaleToFill" id="v3">
                            <rect key="frame" x="20" y="-40" width="280" height="80"/>
                            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                        </view>
                    </subviews>
                </view>
                <label text="Correct" id="l1">
                    <rect key="frame" x="40" y="170" width="80" height="21"/>
                    <fontDescription key="fontDescription" type="system" pointSize="14"/>
                    <color key="textColor" white="0.2" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </label>
            </subviews>
            <color key="backgroundColor" white="0.1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </view>
        """),
      .undecided(
        """
        <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
                <imageView image="beach" id="i1">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
                </imageView>
                <label text="Total" id="l1">
                    <rect key="frame" x="16" y="16" width="80" height="21"/>
                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    <color key="textColor" white="0.75" alpha="1" colorSpace="calibratedWhite"/>
                </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
        </view>
        """),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  /// What a cell has behind it where the file gives no colour is what the system paints, unless code paints cells.
  private static let ofCell = "the cell, which has the background of the system"

  /// The values of a calibrated space differ by some hundredths from those that are drawn.
  private static let margin = 0.85

  /// By which code lays something over the background of a view.
  private static let layers = ["insertSublayer(", "addSublayer("]

  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    let painted = findings.isEmpty ? [] : AppearanceProxies.classes(in: project.code)
    let layered = findings.isEmpty ? [] : Set(project.code.parts.filter { $0.mentions(layers) }.map(\.name))
    let findings = ContrastJudge.settled(WindowTint.withoutOverridden(findings, in: project), in: project).filter { finding in
      painted.isDisjoint(with: ["UIView", finding.message.hasPrefix("button") ? "UIButton" : "UILabel"])
        && !layered.contains(finding.view) && !layered.contains { $0.hasPrefix(finding.place.file.path.fileStem) }
    }
    func isOfCell(_ finding: Finding) -> Bool { finding.related.contains { $0.message == ofCell } }
    guard findings.contains(where: isOfCell), PaintedCells.are(in: project.code) else { return findings }
    return findings.map { finding in
      var finding = finding
      if isOfCell(finding) { finding.certainty = .review }
      return finding
    }
  }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, ["UILabel", "UIButton"].contains(platform.baseClass),
      element.exposure != .hidden, !element.isInactive, !element.visibleText.isEmpty || element.role == .text,
      element.role != .text || element.label.map({ !$0.value.isBlank }) ?? false
    else { return .inapplicable }
    if FontJudgement.showsSigns(element) { return .inapplicable }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    if platform.isStyledByCode { return .undecided(UnknownReason(.suppliedContent, "userDefinedRuntimeAttribute")) }
    guard let background = element.appearance.background,
      let pairs = ContrastJudge.pairs(of: element)
    else { return .undecided(UnknownReason(.dynamicValue, "colour")) }
    let needed = ContrastJudge.threshold(for: element)
    let isRough = [background.modifier, element.appearance.foreground?.modifier].contains { $0?.contains("calibratedRGB") ?? false }
    // A background of the file stands in a tag of its own.
    let isOfCell = !isOfCode(background.argument) && !background.argument.text.hasPrefix("<color")
    // The tint of the storyboard or of a view around it, which code may give the window as well.
    let isTint = element.appearance.foreground.map { $0.modifier == element.source } ?? false
    // Code that has an outlet to it, or is of its class, may paint it once more.
    let isOfFile = platform.reference == nil && !isOfCode(background.argument) && element.appearance.foreground.map { !isOfCode($0.argument) } ?? true
    let calibrated = Calibrated(letters: element.appearance.foreground, ground: background)
    for pair in pairs where !pair.isBesideUnknown && isJudged(pair, needed) && !WindowTint.isLeftAlone(pair, of: element, below: needed) {
      let isHue = pair.foreground.isSystemHue || pair.background.isSystemHue
      let threshold = isRough && !Self.isGreyOnWhite(pair) ? needed * Self.margin : needed
      func isLow(_ mode: ColorMode, _ ratio: Double) -> Bool {
        ratio < threshold || ratio < needed && calibrated.ratio(of: pair, in: mode) < needed
      }
      let normal = pair.worst(increased: false).flatMap { isLow($0.mode, $0.ratio) ? $0 : nil }
      guard let worst = normal ?? pair.worst(increased: true), isLow(worst.mode, worst.ratio) else { continue }
      var violation = Violation(
        """
        \(element.drawnNoun) in \(pair.foreground.shown) on \(pair.background.shown) has a contrast of \
        \(ContrastJudge.shown(worst.ratio)) \(worst.mode.shown), and needs \(needed == 3 ? "3:1" : "4.5:1")
        """, certainty: pair.isChosen || !pair.behind.isEmpty || isTint || isHue ? .review : isOfFile && !isOfCell && !isRough ? .certain : .likely,
        // Code that has an outlet may paint it, and much of that is in languages that are not read.
        severity: platform.reference == nil || isOfCode(pair.place) && isOfCode(background.argument) ? nil : .note,
        at: element.appearance.foreground == nil || isTint ? element.source : pair.place,
        related: [RelatedPlace(background.argument, isOfCell ? Self.ofCell : "the background")])
      if isTint, WindowTint.isWorn(by: element) { violation.related.append(RelatedPlace(element.source, WindowTint.note)) }
      violation.appearance = pair.onlyFailing(below: worst.ratio < threshold ? threshold : needed)
      violation.cause = pair.cause(needed, violation.certainty)
      return .violation(violation)
    }
    return .pass
  }

  /// Whether one of two greys is next to white: the other one is drawn as it is written, or lighter, by the lower gamma of the
  /// calibrated space (1.8; Apple: Generic RGB), and what is too light as it is written is so either way.
  private static func isGreyOnWhite(_ pair: ContrastJudge.Pair) -> Bool {
    let colors = [pair.foreground, pair.background].compactMap(\.colors?.light)
    func isGrey(_ color: RGBA) -> Bool { max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue) < 0.005 }
    return colors.count == 2 && colors.allSatisfy { isGrey($0) && $0.alpha == 1 } && colors.contains { $0.red > 0.99 }
  }

  private func isOfCode(_ place: SourceRange) -> Bool { place.file.path.hasSuffix(".swift") }

  /// The system's own lighter shades of text are a matter of policy, and its hues change between versions.
  private func isJudged(_ pair: ContrastJudge.Pair, _ needed: Double) -> Bool {
    if pair.background.isSystemHue { return (pair.foreground.isFixed || pair.foreground.isSystemHue) && pair.isFar(below: needed) }
    if pair.foreground.isSystemHue { return pair.isFar(below: needed) }
    if case .neutral(let name) = pair.foreground.kind { return name == "primary" }
    return true
  }
}

extension String {
  /// "Start" of "Views/Start.xib".
  fileprivate var fileStem: String {
    split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? self
  }
}

/// What of two colours is given in the calibrated space that older versions of Xcode write, of which devices draw the colour
/// that sRGB has in its place.
private struct Calibrated {
  private let letters: Bool
  private let ground: Bool

  init(letters: Setting<Paint>?, ground: Setting<Paint>) {
    self.letters = letters.map { Self.isCalibrated($0.argument) } ?? false
    self.ground = Self.isCalibrated(ground.argument)
  }

  private static func isCalibrated(_ color: SourceRange) -> Bool { color.contains("calibratedRGB") }

  /// The contrast as it is drawn.
  func ratio(of pair: ContrastJudge.Pair, in mode: ColorMode) -> Double {
    guard let front = pair.foreground.colors?[mode], let back = pair.background.colors?[mode], letters || ground else { return .infinity }
    let behind = ground ? back.fromGenericRGB : back
    return (letters ? front.fromGenericRGB : front).over(behind).contrast(with: behind)
  }
}
