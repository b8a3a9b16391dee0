import AccessibilityModel
import SourceModel

/// A control that is too small for many fingers.
public struct TargetTooSmall: ElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .watchOS, .visionOS] }
  public static let frameworks: Set<Framework> = [.swiftUI, .uiKit, .interfaceFile]

  public static let metadata = RuleMetadata(
    id: "target-too-small", family: .operation, severity: .warning, impact: .moderate, wcag: ["2.5.8"],
    options: [
      RuleOption(
        "minimum", "Points that a control has to have in one direction: 24 by WCAG, 44 by Apple's guidelines.", default: .number(24))
    ],
    title: "control is smaller than 24 points",
    documentation: RuleDocumentation(
      reports: """
        A button or link that shows one picture in a frame of fewer than 24 by 24 points, a picture or shape of that size \
        with a tap gesture, or a button of UIKit that \
        constraints make so small, when nothing in its code makes the area for touches larger. And one that is nothing but \
        a symbol or a line of words in so small a font, right beside another control in its stack, and a symbol in a font \
        of 14 points and fewer wherever it stands; those of one size are one finding. As a note, one for each size, frames \
        of fewer than 40 points, lines with padding that come to fewer than 34, and buttons of UIKit that are wide and lower than \
        36, since Apple asks for 44. Always for review.
        """,
      why: """
        People with a tremor, and everybody in a moving train, miss it or hit what stands beside it. Apple asks for 44 \
        points, WCAG for 24 at the least.
        """,
      howToFix: """
        Keep the picture small and let the control be larger: `.frame(minWidth: 44, minHeight: 44)` and \
        `.contentShape(Rectangle())` behind the frame of the picture.
        """,
      elsewhere: "Give the button constraints of 44 points, or override `point(inside:with:)`.",
      limits: """
        The option `minimum` asks for more, such as the 44 points of Apple's guidelines. \
        A ground drawn behind a picture makes it no larger. \
        WCAG allows small controls with room around them, which only a person can tell. Bars, menus, lists, bordered \
        styles and styles of the project bring sizes of their own and are left alone, and so are classes of buttons that change the area for touches or are not the project's own.
        """,
      references: ["WCAG 2.2: understanding 2.5.8 Target Size (Minimum)", "Apple: Human Interface Guidelines, Buttons"]),
    examples: cases)

  /// What gives a control another size than that of its picture.
  /// What is drawn behind or over it is as large as it is, unless it has a frame of its own.
  private static let growing = ["padding", "minWidth", "minHeight", "buttonStyle(.bordered", "controlSize"]

  /// A shape for touches makes the area no larger than the frame, unless it reaches out of it:
  /// `contentShape(Rectangle().inset(by: -12))`.
  private static func hasLargerShape(_ code: String) -> Bool {
    code.contains("contentShape") && !plainShapes.contains { code.contains("contentShape(\($0))") }
  }

  private static let plainShapes = ["Rectangle()", ".rect", "Circle()", ".circle", "Capsule()", ".capsule"]

  private static let bars: Set<AccessibilityContainer.Kind> = [
    .navigationBar, .toolbar, .tabBar, .list, .menu, .table, .alert,
  ]

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    let minimum = Double(context.number("minimum", of: Self.metadata))
    if element.framework != .swiftUI { return checkPlatform(subject, minimum, in: context) }
    let isPressedPicture = element.takesTapItself && [.image, .shape].contains(element.role) && element.exposure != .hidden
    guard [.button, .link, .menu].contains(element.role) && element.exposure == .exposed || isPressedPicture else { return .inapplicable }
    if subject.containers.contains(where: { Self.bars.contains($0.kind) }) { return .inapplicable }
    if let letters = BareLetters(element, in: context) {
      return letters.isTinySymbol || letters.isPadded || isBesideControl(subject) ? letters.outcome(minimum, element) : .pass
    }
    guard isPressedPicture || element.content.count == 1 && [.image, .shape].contains(element.content[0].role) else { return .inapplicable }
    let picture = isPressedPicture ? element : element.content[0]
    if let gap = element.gap ?? picture.gap { return .undecided(gap) }
    guard let setting = picture.appearance.fixedHeight ?? picture.appearance.fixedWidth, setting.modifier.file === element.source.file
    else { return .inapplicable }
    let arguments = CallArguments(of: setting.modifier.atDot).arguments
    func points(_ label: String, _ side: Setting<Double>?) -> Double? {
      guard let argument = arguments.first(where: { $0.label == label }) else { return nil }
      // What a name stands for, where it is always the same.
      return Double(argument.value.text) ?? (side?.modifier == setting.modifier ? side?.single : nil)
    }
    // A picture that keeps its shape in one direction is about as large in the other one.
    let isFitted = picture.role == .image && ["scaledToFit", "aspectRatio"].contains { context.code(of: picture, calls: $0) }
    let sides = (points("width", picture.appearance.fixedWidth), points("height", picture.appearance.fixedHeight))
    guard let width = sides.0 ?? (isFitted ? sides.1 : nil), let height = sides.1 ?? (isFitted ? sides.0 : nil) else {
      return .undecided(UnknownReason(.dynamicValue, setting.argument.text))
    }
    let text = isPressedPicture ? element.codeBeforeTap.text : element.expression.text + picture.expression.text
    guard !Self.growing.contains(where: text.contains), !Self.hasLargerShape(text), element.expression.text.components(of: ".frame(") <= 1 else { return .pass }
    return Self.outcome(
      element, width, height, minimum, RelatedPlace(setting.modifier.atDot, "the frame of its picture"))
  }

  /// What each size comes to: too small by WCAG, or smaller than Apple asks for, which is told once for each size.
  private static func outcome(
    _ element: AccessibilityElement, _ width: Double, _ height: Double, _ minimum: Double, _ place: RelatedPlace
  ) -> Outcome {
    let size = "\(element.nounWithName) is \(Int(width)) by \(Int(height)) points"
    if width < minimum, height < minimum {
      return .violation(Violation(size, certainty: .review, at: element.source, related: [place]))
    }
    guard width < worthTelling && height < worthTelling || element.framework != .swiftUI && height < worthTellingAlone else { return .pass }
    var violation = Violation(
      size + ", and Apple asks for \(Int(guideline))", certainty: .review, severity: .note, at: element.source, related: [place])
    violation.cause = .look("\(Int(width)) \(Int(height))")
    return .violation(violation)
  }

  /// Apple: Human Interface Guidelines, Buttons: a hit region of at least 44 by 44 points.
  private static let guideline = 44.0
  /// A few points less than that hinder hardly anybody.
  private static let worthTelling = 40.0
  /// Of what is wide and low.
  private static let worthTellingAlone = 36.0
}

extension TargetTooSmall {
  /// Right beside another one in its stack: with room around it a small control is allowed (WCAG 2.2: 2.5.8, Spacing).
  private func isBesideControl(_ subject: ElementSubject) -> Bool {
    StackMates(of: subject, roles: [.button, .link, .menu, .toggle, .slider, .stepper, .navigationLink]).mates.contains {
      $0.distance == 1 && $0.isAlwaysThere
    }
  }

  /// A button of UIKit that constraints make small, of a class that leaves the area for touches as it is.
  private func checkPlatform(_ subject: ElementSubject, _ minimum: Double, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.role == .button, element.exposure == .exposed, let platform = element.platform,
      platform.baseClass == "UIButton", platform.isUserInteractive, let size = platform.fixedSize else { return .inapplicable }
    if element.viewName != platform.baseClass, !context.buttonCode.value.areas.isPlain(element.viewName) { return .undecided(UnknownReason(.opaqueView, element.viewName)) }
    guard size.width > 0, size.height > 0 else { return .pass }
    let isLarger = platform.settings.contains { setting in
      ["touch", "hit", "tapArea", "extend"].contains { setting.name.lowercased().contains($0.lowercased()) }
    }
    if isLarger || !element.gestures.isEmpty { return .pass }
    return Self.outcome(
      element, size.width, size.height, minimum, RelatedPlace(size.source, "the constraint of its width"))
  }
}

extension AccessibilityElement {
  /// Touched once, by a gesture that is written on it and not on what stands around it.
  fileprivate var takesTapItself: Bool {
    ownTap != nil
  }

  private var ownTap: Gesture? {
    guard framework == .swiftUI else { return nil }
    return gestures.first { $0.kind == .tap && $0.count == 1 && !$0.effect.isEmpty && expression.contains($0.source) }
  }

  /// What the tap is written on: room that is added behind it takes no touches.
  fileprivate var codeBeforeTap: SourceRange {
    guard let tap = ownTap else { return expression }
    return SourceRange(file: expression.file, start: expression.start, end: tap.source.start)
  }
}

extension String {
  /// How often a piece stands in it.
  fileprivate func components(of piece: String) -> Int { ranges(of: piece).count }
}
