import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The contrast of a text with what is behind it, in every mode of the system that may be seen.
struct ContrastJudge {
  struct Pair {
    let foreground: Paint
    let background: Paint
    /// Where the colour of the text is given.
    let place: SourceRange
    /// It has that colour in some states alone.
    let isChosen: Bool
    /// It has that colour once people have chosen so in the settings of the app.
    var isOfSetting = false
    /// In other states it has colours that are not known, and which of them go together is not all known either.
    var isBesideUnknown = false
    /// The background lets through something that is not known, and the ratios are the highest that there can be.
    var isAtBest = false
    /// The background lets through that of the screen, as far as nothing was seen to paint anything there.
    var isOnScreen = false
    /// The outcomes under which the background is this one.
    var behind: [Condition] = []
    /// Opaque: the text laid over its background.
    let ratios: [(mode: ColorMode, ratio: Double)]

    /// The lowest contrast without and with increased contrast.
    func worst(increased: Bool) -> (mode: ColorMode, ratio: Double)? {
      let ratios = ratios.filter { $0.mode.isIncreased == increased }
      guard let worst = ratios.min(by: { $0.ratio < $1.ratio }) else { return nil }
      // What is as bad in either appearance is told of the one that most people see.
      return ratios.first { !$0.mode.isDark && $0.ratio < worst.ratio + Self.asBad } ?? worst
    }

    private static let asBad = 0.2

    /// So far from what is needed that no change of a hue makes up for it, or too little in each appearance.
    func isFar(below threshold: Double) -> Bool {
      guard let worst = worst(increased: false) else { return false }
      return worst.ratio < threshold * 0.75 || ratios.allSatisfy { $0.mode.isIncreased || $0.ratio < threshold }
    }

    /// The colours, which are as wrong wherever they are used together: what comes of that is one finding with its places.
    func cause(_ threshold: Double, _ certainty: FindingCertainty) -> FindingCause {
      .look("\(foreground.identity) on \(background.identity), \(threshold), \(certainty.rawValue)")
    }

    /// What is said of each appearance in which the contrast is too low, where it is in more than one. Nothing where the
    /// figure is that of increased contrast.
    func messages(
      below threshold: Double, besides worst: (mode: ColorMode, ratio: Double),
      _ message: ((mode: ColorMode, ratio: Double)) -> String
    ) -> [ForcedScheme: String] {
      guard !worst.mode.isIncreased else { return [:] }
      var result: [ForcedScheme: String] = [:]
      for scheme in [ForcedScheme.light, .dark] {
        let own = ratios.filter { !$0.mode.isIncreased && $0.mode.isDark == (scheme == .dark) && $0.ratio < threshold }
        if let lowest = own.min(by: { $0.ratio < $1.ratio }) { result[scheme] = message(lowest) }
      }
      return result.count > 1 ? result : [:]
    }

    /// The appearance in which the contrast is too low, where it is enough in the other one.
    func onlyFailing(below threshold: Double) -> ForcedScheme? {
      let failing = Set(ratios.filter { $0.ratio < threshold }.map(\.mode.isDark))
      guard failing.count == 1, let isDark = failing.first, ratios.contains(where: { $0.mode.isDark != isDark })
      else { return nil }
      return isDark ? .dark : .light
    }
  }

  /// What is so in one appearance alone is for review where code of the project forces the other one, and in the dark one
  /// anyway: whether people ever see it is decided in many places, and of nine such findings in apps that nobody had read
  /// none was right.
  static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    seen(findings, in: project).map { finding in
      guard let appearance = finding.appearance, appearance == .dark || project.forcedSchemes.mayNeverShow(appearance)
      else { return finding }
      var finding = finding
      finding.certainty = .review
      return finding
    }
  }

  /// What anybody may see: nothing of an appearance that the app is never in, and of what is so in both that in which it is.
  static func seen(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    findings.compactMap { finding in
      guard let only = project.forcedSchemes.only(in: finding.place.file) else { return finding }
      if let appearance = finding.appearance { return appearance == only ? finding : nil }
      guard !finding.messages.isEmpty else { return finding }
      guard let message = finding.messages[only] else { return nil }
      var finding = finding
      finding.message = message
      return finding
    }
  }

  /// How much is lacking: 0 where all is well, less than 1 always.
  static func gravity(of ratio: Double, below threshold: Double) -> Double { max(0, 1 - ratio / threshold) }

  /// What WCAG asks of a text.
  ///
  /// Source: WCAG 2.2, 1.4.3 Contrast (Minimum): large is at least 18 points, or 14 points and bold. Semibold is 600 and
  /// not bold, which is 700. Of a font whose size nobody knows, what large text needs is asked.
  static func threshold(for text: AccessibilityElement) -> Double {
    let appearance = text.appearance
    // Body has 17 points, but 13 on the Mac (Human Interface Guidelines, Typography).
    guard let font = appearance.font else {
      if isButtonInItsOwnFont(text) { return large }
      return appearance.weight == .bold && text.source.file.build.platforms != .macOS ? 3 : 4.5
    }
    // Of pictures less is asked, whatever their size (WCAG 2.2, 1.4.11 Non-text Contrast).
    if font.options.contains(where: \.value.isOfPictures) { return large }
    var thresholds: [Double] = []
    for option in font.options {
      guard let size = option.value.size else { return large }
      let isBold = max(option.value.weight, appearance.weight) == .bold
      thresholds.append(size >= 18 || isBold && size >= 14 ? large : 4.5)
    }
    return thresholds.min() ?? large
  }

  /// A button that code makes of no kind of the system's has letters of 18 points where nobody gives it a font; those of the
  /// kind `system` have 15 (Apple: documentation of UIFont buttonFontSize, and UIButton of iOS 13 to 18).
  private static func isButtonInItsOwnFont(_ text: AccessibilityElement) -> Bool {
    guard text.framework == .uiKit, let platform = text.platform, platform.baseClass == "UIButton",
      platform.setting("configuration") == nil, platform.setting("primaryAction") == nil else { return false }
    return platform.setting("type").map { $0.source.text.hasSuffix("custom") } ?? true
  }

  /// What large text needs.
  private static let large = 3.0

  /// Modes in which the text is seen: those of a scheme that code or the settings of the app force, else all. What is
  /// built for watches alone is dark.
  static func modes(of text: AccessibilityElement) -> [ColorMode] {
    let build = text.source.file.build
    switch text.appearance.colorScheme?.single {
    case .light?: return ColorMode.allCases.filter { !$0.isDark }
    case .dark?: return ColorMode.allCases.filter(\.isDark)
    default:
      if build.forcedStyle == "Light" { return ColorMode.allCases.filter { !$0.isDark } }
      let isDark = build.forcedStyle == "Dark" || build.platforms == .watchOS
      return isDark ? ColorMode.allCases.filter(\.isDark) : ColorMode.allCases
    }
  }

  /// Every pair of colours that a text may have; nil when one of them is not known.
  ///
  /// - Parameter fallback: What is behind where nothing paints a background.
  /// - Parameter refused: Conditions under which the control that shows it does nothing, so that it cannot be used.
  /// - Parameter veils: Whether a translucent colour over something that is not known counts, for the best that it can be.
  static func pairs(
    of text: AccessibilityElement, fallback: Paint? = nil, refused: [Condition] = [], veils: Bool = false
  ) -> [Pair]? {
    let appearance = text.appearance
    // The header of a section stands above the rows.
    if [.sectionHeader, .sectionFooter].contains(text.role),
      appearance.background?.modifier.atDot.text.hasPrefix(".listRowBackground") ?? false { return nil }
    let foregrounds = appearance.foreground?.options ?? [option(.label, text)]
    guard let backgrounds = appearance.background?.options ?? fallback.map({ [option($0, text)] }) else { return nil }
    // Of several opacities the greatest counts: what fades away, or is dimmed at times, is judged while it is there.
    let opacities = appearance.opacity?.options ?? []
    let opacity = opacities.map(\.value).max() ?? 1
    let seen = opacities.filter { $0.value == opacity }
    let sight = seen.count == 1 && opacities.count > 1 ? seen[0].conditions : []
    let sightings = Sightings(of: text, opacity: opacity, refused: refused, veils: veils, sight: sight)
    var result: [Pair] = []
    var isLeftOut = false
    var hasUnknown = false
    let grounds = backgrounds.map { Shade($0, sightings) }
    for foreground in foregrounds {
      let shade = Shade(foreground, sightings)
      for ground in grounds {
        switch meeting(shade, ground, sightings) {
        case .pair(let pair): result.append(pair)
        case .never: break
        case .open: isLeftOut = true
        case .unknown: (isLeftOut, hasUnknown) = (true, true)
        }
      }
    }
    if hasUnknown { for index in result.indices { result[index].isBesideUnknown = true } }
    return isLeftOut && result.isEmpty ? nil : result
  }

  private static func option(_ paint: Paint, _ text: AccessibilityElement) -> Setting<Paint>.Option {
    .init(value: paint, conditions: [], origin: text.source)
  }

  /// "2.5:1", rounded down so that what fails never looks as if it passed.
  static func shown(_ ratio: Double) -> String {
    let tenths = Int(ratio * 10)
    return "\(tenths / 10).\(tenths % 10):1"
  }
}

extension Paint {
  /// The colour of text that nobody gave one.
  static let label = system("primary")
  /// The colour of the placeholder of a field that nobody gave another.
  static let placeholder = system("placeholderText")
  /// What a screen is painted with that nobody gave a colour.
  static let screen = system("systemBackground")

  private static func system(_ name: String) -> Paint {
    guard let color = SystemColors.color(name) else { return .unknown(name) }
    func rgba(_ value: SystemColor.Value) -> RGBA {
      RGBA(red: value.red, green: value.green, blue: value.blue, alpha: value.alpha)
    }
    let colors = ModeColors { mode in
      switch mode {
      case .light: rgba(color.light)
      case .dark: rgba(color.dark)
      case .lightIncreased: rgba(color.lightIncreased)
      case .darkIncreased: rgba(color.darkIncreased)
      }
    }
    return Paint(kind: .neutral(name), colors: colors)
  }

  /// A hue of the system, whose values differ between its versions.
  var isSystemHue: Bool {
    if case .hue = kind { return true }
    return false
  }

  /// No colour of the system, or one whose value in this mode was compared with another source.
  func isChecked(in mode: ColorMode) -> Bool {
    switch kind {
    case .neutral(let name), .hue(let name):
      let modes = SystemColors.color(name)?.checkedModes ?? []
      switch mode {
      case .light: return modes.contains(.light)
      case .dark: return modes.contains(.dark)
      case .lightIncreased: return modes.contains(.lightIncreased)
      case .darkIncreased: return modes.contains(.darkIncreased)
      }
    default: return true
    }
  }

  /// The same in every appearance.
  var isFixed: Bool { kind == .fixed }

  /// What tells it from other colours: two that code writes out have no names.
  var identity: String {
    guard [.fixed, .dynamic].contains(kind), let colors else { return shown }
    return ColorMode.allCases.map { mode in
      let color = colors[mode]
      return "\(color.red) \(color.green) \(color.blue) \(color.alpha)"
    }.joined(separator: " ")
  }

  /// "the colour 'Brand'", "a fixed colour".
  var shown: String {
    switch kind {
    case .asset(let name): "the colour '\(name)'"
    case .neutral(let name), .hue(let name): "'\(name)'"
    case .fixed:
      switch colors?.light {
      case .white?: "white"
      case .black?: "black"
      default: "a fixed colour"
      }
    case .dynamic: "a dynamic colour"
    case .mixed: "a mixed colour"
    case .gradient: "the middle of a gradient"
    case .unknown where veil != nil: "a translucent colour"
    case .unknown(let what): "'\(what)'"
    }
  }
}

extension ColorMode {
  /// "in the dark appearance with increased contrast".
  var shown: String {
    (isDark ? "in the dark appearance" : "in the light appearance") + (isIncreased ? " with increased contrast" : "")
  }
}

extension AccessibilityElement {
  /// It is dimmed because it cannot be used now, which WCAG exempts; also when that depends on a condition.
  var isInactive: Bool { mayHave(.notEnabled) }

  /// It can never be used. One that is off while something loads is on at other times, and has to be legible then.
  var isNeverActive: Bool { traits.contains(.notEnabled) }

  /// When it cannot be used.
  var inactiveConditions: [Condition] {
    conditionalTraits.filter { $0.traits.contains(.notEnabled) }.map(\.condition)
  }

  /// Whether it cannot be used in the state in which it is there.
  func isInactive(under outcomes: [Condition]) -> Bool {
    isNeverActive || inactiveConditions.contains { off in outcomes.contains { $0.implies(off) } }
  }
}

extension AccessibilityElement {
  /// With the colours that it may have in the state in which it is there: in the branch for what is off, not that of what
  /// is on.
  func painted(in subject: ElementSubject) -> AccessibilityElement {
    let depends = [appearance.foreground, appearance.background].contains { paint in
      paint?.options.contains { !$0.conditions.isEmpty } ?? false
    }
    // Nothing around it is asked about where that makes no difference.
    guard depends, !subject.when.isEmpty else { return self }
    let when = subject.when
    var result = self
    func left(of paint: Setting<Paint>?) -> Setting<Paint>? {
      guard var paint else { return nil }
      let left = paint.options.filter { option in !option.conditions.contains { when.exclude($0) } }
      if !left.isEmpty { paint.options = left }
      return paint
    }
    result.appearance.foreground = left(of: appearance.foreground)
    result.appearance.background = left(of: appearance.background)
    return result
  }
}
