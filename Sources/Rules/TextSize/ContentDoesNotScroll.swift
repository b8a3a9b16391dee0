import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// More than fits a screen when text is large, in stacks that nothing lets people scroll.
public struct ContentDoesNotScroll: ScreenRule {
  public init() {}
  public static var platforms: PlatformSet { .iOS }

  public static let metadata = RuleMetadata(
    id: "content-does-not-scroll", family: .textSize, severity: .note, impact: .serious, wcag: ["1.4.4", "1.4.10"],
    options: [
      RuleOption(
        "everything", "Report screens as well that have nothing to press and short texts alone.",
        default: .flag(false))
    ],
    title: "content is cut off at large text sizes, since it does not scroll",
    documentation: RuleDocumentation(
      reports: """
        For review, a form of at least two fields, or of one that becomes higher with each line, whose texts, fields and \
        buttons stand in stacks without anything that scrolls, and that are higher together than what the keyboard leaves of a \
        phone's screen at the largest text size; so is a screen with something to press, or with a text of five lines and \
        more, that is higher than the whole screen; so is the content of a sheet \
        that is held to a height and has no room for it then, what stands beside a picture whose height is given and takes a \
        third of the screen, and a screen of several elements that shows running text of \
        any length, such as a description. So is, where the app says that a phone may lie on its side, such a picture with \
        something to press that together need more than it has then; and three fields and more in a view that ignores the safe \
        area of the keyboard. The option `everything` adds other screens.
        """,
      why: """
        Body text grows to three times its size. What has no room then is cut short or pushed off the screen, the button \
        at the end first, and no gesture brings it back. In landscape the same happens much sooner.
        """,
      howToFix: """
        Put the content into a `ScrollView`, a `Form` or a `List`; `ViewThatFits` takes the stack while it fits.
        """,
      elsewhere: "Put the stack view into a `UIScrollView`.",
      limits: """
        Heights are estimated from the published sizes of the text styles and the length of the words; pictures without a height of their own, spaces and \
        what only run time knows count as little as they may. Silent where a container that is not known may scroll, and \
        about loops, whose length only run time knows.
        """,
      references: [
        "WCAG 2.2, 1.4.4 Resize Text", "Apple: Human Interface Guidelines, Typography, iOS Dynamic Type sizes",
      ]),
    examples: screenExamples)

  private static let isCovered = "the keyboard lies over fields in here, since nothing moves when it comes"

  /// Code that moves things by itself hears of the keyboard (Apple: UIResponder.keyboardWillShowNotification and the like),
  /// and nothing scrolls in a widget.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    findings.filter { finding in
      if project.widgets.contains(finding.place.file) { return false }
      guard let code = project.code.part(around: finding.place), CoveredFields.isModifier(at: finding.place, in: code) else { return true }
      return !code.mentions(FrameworkNames.names(.keyboardNotice).sorted())
    }
  }

  public func check(_ screen: ScreenSubject, in context: RuleContext) -> [Outcome] {
    guard screen.screen.kind == .view, screen.screen.isRoot, screen.screen.framework == .swiftUI else { return [] }
    var parts: [SourceRange?: StackedContent] = [:]
    var order: [SourceRange?] = []
    for (index, place) in screen.places.places.enumerated() where StackedContent.isShown(place) {
      let presentation = place.containers.last(where: \.isPresentation)?.source
      if parts[presentation] == nil { order.append(presentation) }
      parts[presentation, default: StackedContent()].add(index, place, on: screen.places, in: context)
    }
    let covering = CoveredFields.modifiers(on: screen.places, in: context).map { modifier in
      Outcome.violation(Violation(Self.isCovered, certainty: .review, at: modifier))
    }
    return covering + order.compactMap { key -> Outcome? in
      guard let part = parts[key], let place = part.place else { return nil }
      let isTooHigh = part.height > part.room
        && (part.isForm || part.sheet != nil || part.hasLargePicture || part.matters || context.flag("everything", of: Self.metadata))
      guard isTooHigh || part.runningText != nil else {
        guard context.turnsPhone, part.isCutOnSide else { return nil }
        return .violation(Violation(
          "what stands here does not scroll, and is higher than a phone on its side", certainty: .review, at: place))
      }
      // A part of another screen, as a card in a list, scrolls with that or is judged there.
      if screen.places.places.contains(where: { screen.isSeenWider($0.element) }) { return nil }
      if part.mayScroll { return .undecided(UnknownReason(.opaqueView, screen.screen.name)) }
      if !isTooHigh, let text = part.runningText {
        return .violation(Violation(
          "\(text.drawnNoun) may be of any length, and nothing around it scrolls", certainty: .review, at: text.source))
      }
      let room = part.sheet.map { "the \(FontSurvey.Found.number($0.value)) points of its sheet" }
        ?? (part.isForm ? "what the keyboard leaves of a phone's screen" : "a phone's screen")
      return .violation(Violation(
        "what stands here does not scroll, and is higher than \(room) at the largest text size",
        certainty: .review, at: place, related: part.sheet.map { [RelatedPlace($0.place, "the height of the sheet")] } ?? []))
    }
  }
}

/// How high the content of stacks is at the largest text size, at least.
struct StackedContent {
  /// Points of a phone's screen between its bars; what is higher need not be measured further. Source: Apple, Human
  /// Interface Guidelines, Layout: 390 by 844 points, of which status bar, navigation bar and home indicator take about 125.
  private static let enough = 720.0

  private(set) var height = 0.0
  private var heights = StackedHeights()
  /// The outermost stack that was met.
  private(set) var place: SourceRange?
  private(set) var mayScroll = false
  private var fields: [Int] = []
  /// It has something to press, which is pushed off the screen, or a text that explains something.
  private(set) var matters = false
  /// Points of about five lines of body text at the largest size.
  private static let explanation = 300.0
  private var hasGrowingField = false
  /// At least two to fill in, or one that becomes higher with each line.
  var isForm: Bool { fields.count > 1 || hasGrowingField }
  /// Words of any length that only run time has, without a limit of lines, among others in a stack.
  var runningText: AccessibilityElement? { elements >= Self.several ? longest : nil }
  private var longest: AccessibilityElement?
  private var elements = 0
  /// A text that stands by itself, or with its title, is mostly a part of something else.
  private static let several = 4
  /// A picture takes a good part of the screen, whatever the text beside it needs.
  private(set) var hasLargePicture = false
  /// A third of what there is.
  private static let largePicture = 240.0
  /// The height that the sheet around it is held to.
  private(set) var sheet: (value: Double, place: SourceRange)?

  /// What the keyboard of a phone takes at least, which is there whenever somebody fills in a form: 216 points, the lowest
  /// that is told of it (newer phones: 291 and more, measured by others; Apple gives no number).
  private static let keyboard = 216.0

  /// Points that are left for the content; the keyboard is over the bar at the end of the screen.
  var room: Double { sheet?.value ?? (isForm ? Self.enough - Self.keyboard : Self.enough) }

  private var holdsControl = false
  /// A picture whose height is given, and something to press, need more than the largest phone has on its side.
  var isCutOnSide: Bool { !mayScroll && sheet == nil && hasLargePicture && holdsControl && heights.usual > Self.side }
  /// Points of the largest phone that lies on its side, bars left out (Apple: Human Interface Guidelines, Layout, iPhone 16
  /// Pro Max, 440 by 956).
  private static let side = 440.0

  private var counted: [Int] = []

  /// Part of the screen itself, not of a bar or of something that the system lets scroll.
  static func isShown(_ place: ScreenPlaces.Place) -> Bool {
    let element = place.element
    return element.exposure == .exposed && element.framework == .swiftUI
      && !place.containers.contains { [.navigationBar, .toolbar, .tabBar, .alert, .dialog, .menu].contains($0.kind) }
      && ![.navigationTitle, .alertTitle, .tab].contains(element.role)
  }

  mutating func add(_ index: Int, _ place: ScreenPlaces.Place, on screen: ScreenPlaces, in context: RuleContext) {
    let element = place.element
    // Beside something that scrolls, stacks are mostly the bars of the app's own.
    let isScrolled = element.appearance.isScrolled || place.containers.contains { [.list, .table, .map].contains($0.kind) }
    let isOpaque = [.opaque, .webView, .platformView].contains(element.role)
    let isUnknown = isOpaque ? !Self.isHeldLow(element)
      : element.reasons.contains { [.opaqueWrapper, .opaqueView, .suppliedContent].contains($0.kind) }
    if isScrolled || isUnknown {
      mayScroll = true
      return
    }
    guard place.loops == 0, let layout = element.layout else { return }
    elements += 1
    if longest == nil, Self.isRunningText(element) { longest = element }
    let own = Self.height(of: element, in: context)
    if element.role == .image, own >= Self.largePicture { hasLargePicture = true }
    if element.role.isControl || own >= Self.explanation { matters = true }
    guard own > 0 else { return }
    if let held = element.appearance.sheetHeight, let points = held.single { sheet = (points, held.modifier.atDot) }
    if !isForm, [.textField, .secureField, .textEditor].contains(element.role), fields.allSatisfy({ screen.coexist($0, index) }) {
      fields.append(index)
      if Self.growsWithText(element, in: context) { hasGrowingField = true }
    }
    if height <= Self.enough {
      // Not one of the states that exclude each other.
      guard counted.allSatisfy({ screen.coexist($0, index) }) else { return }
      counted.append(index)
      if element.role.isControl { holdsControl = true }
      heights.add(element, layout, height: own, usual: Self.usual(of: element, in: context))
      height = heights.height
    }
    self.place = self.place.map { layout.source.contains($0) ? layout.source : $0 } ?? layout.source
  }

  /// A view that is not known in so low a frame holds nothing of what stands beside it, and lets nothing of that scroll:
  /// a button of another library.
  private static func isHeldLow(_ element: AccessibilityElement) -> Bool {
    guard let height = element.appearance.fixedHeight?.options.map(\.value).max() else { return false }
    return height <= lowest
  }

  /// Points: two lines of body text at the largest size, and no view to scroll in.
  private static let lowest = 120.0

  /// Points that it takes at the usual text size, with the room that code names around it.
  private static func usual(of element: AccessibilityElement, in context: RuleContext) -> Double {
    let links = context.turnsPhone ? context.call(at: element.expression).map { CodeChain(reading: $0).links } ?? [] : []
    let room = links.filter { $0.name == "padding" }.compactMap { BareLetters.padding(of: $0.call) }.reduce(0, +)
    return height(of: element, at: "large", in: context) + room
  }

  private static func isRunningText(_ element: AccessibilityElement) -> Bool {
    guard element.role == .text, element.appearance.lineLimit == nil, element.appearance.minimumScale == nil,
      element.appearance.fixedHeight == nil, element.drawnText.isOnlyHoles, element.drawnText.holes.count == 1 else { return false }
    return DecorativeNames.parts(of: element.drawnText.holes[0]).last.map(NameWords.words(.runningText).contains) ?? false
  }

  /// Letters are about half as wide as they are high, and a phone leaves this much for a line. Source: Apple, Human
  /// Interface Guidelines, Layout (390 points less the margins of 16).
  private static let width = 358.0
  private static let fieldPadding = 12.0

  /// - Parameter textSize: A size that people choose; nil for the largest that the element follows.
  private static func height(of element: AccessibilityElement, at textSize: String? = nil, in context: RuleContext) -> Double {
    if let held = heldHeight(of: element) { return held }
    switch element.role {
    case .textField, .secureField:
      return lines(of: .hole("text"), element, at: textSize) * (growsWithText(element, in: context) ? linesWritten : 1) + fieldPadding
    case .text, .sectionHeader, .label: return lines(of: element.drawnText, element, at: textSize)
    case _ where element.role.isControl:
      let texts = element.drawnTexts
      return texts.isEmpty ? 0 : texts.map { lines(of: $0.drawnText, $0, at: textSize) }.reduce(0, +)
    default: return 0
    }
  }

  /// Points that a frame of its own gives a view: `Image("tent").resizable().frame(height: 300)`; nil where it has none.
  private static func heldHeight(of element: AccessibilityElement) -> Double? {
    guard let setting = element.appearance.fixedHeight, element.expression.contains(setting.modifier), !setting.isGiven("maxHeight")
    else { return nil }
    return setting.options.map(\.value).min()
  }

  /// A field that becomes higher with what is written, without a limit of lines: `TextField("Note", text: $note, axis: .vertical)`.
  private static func growsWithText(_ field: AccessibilityElement, in context: RuleContext) -> Bool {
    field.role == .textField && field.appearance.lineLimit == nil
      && context.call(at: field.source)?.asCall?.argument("axis")?.plainName == "vertical"
  }

  /// Lines of what people write in such a field, rather too few.
  private static let linesWritten = 3.0

  private static func lines(of text: SpokenText, _ element: AccessibilityElement, at asked: String?) -> Double {
    guard !text.isBlank else { return 0 }
    let largest = element.appearance.largestTextSize?.options.map(\.value).min() ?? .accessibility5
    let textSize = asked ?? (largest.rawValue.hasPrefix("accessibility") ? largest.rawValue : "large")
    guard var size = size(element, textSize) else { return 0 }
    // Where it has no room it becomes smaller.
    if let scale = element.appearance.minimumScale?.options.map(\.value).min() { size = (size.size * scale, size.line * scale) }
    let letters = text.literals.joined().count + text.holes.count * 4
    var lines = (Double(letters) * size.size * 0.5 / width).rounded(.up)
    if let limit = element.appearance.lineLimit?.options.map(\.value).max(), limit > 0 { lines = min(lines, Double(limit)) }
    return max(1, lines) * size.line
  }

  private static func size(_ element: AccessibilityElement, _ textSize: String) -> (size: Double, line: Double)? {
    func of(_ style: String) -> (size: Double, line: Double)? {
      TextStyles.size(of: style, at: textSize).map { ($0.size, $0.line) }
    }
    guard let font = element.appearance.font else { return of("body") }
    let sizes = font.options.compactMap { option -> (size: Double, line: Double)? in
      switch option.value.kind {
      case .textStyle(let style): return of(style)
      case .scalingCustom: return option.value.size.flatMap { scaled($0, with: option.value.growsWith, at: textSize) }
      default: return option.value.size.map { ($0, $0 * 1.2) }
      }
    }
    return sizes.min { $0.line < $1.line }
  }

  /// A font of the app's own that grows as a text style does.
  private static func scaled(_ points: Double, with style: String, at textSize: String) -> (size: Double, line: Double)? {
    guard let usual = TextStyles.size(of: style)?.size, let grown = TextStyles.size(of: style, at: textSize)?.size else { return nil }
    let size = points * grown / usual
    return (size, size * 1.2)
  }
}
