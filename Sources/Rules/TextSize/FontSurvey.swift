import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// The fonts of fixed size that an app's texts are drawn with, each once, by the expression that makes it.
struct FontSurvey {
  struct Found {
    let style: FontStyle
    /// The expression that makes the font.
    let origin: SourceRange
    /// The constant, computed property or function that it is the value of; nil for a font given where it is used.
    let token: Token?
    /// Arguments of modifiers that use it, as they are written.
    let uses: [SourceRange]
    /// The first text that is drawn with it.
    let text: AccessibilityElement
    /// In a widget or the like, all of its texts stand in one.
    let isInWidget: Bool
    /// Each text that uses it may be drawn with a font that scales instead: it stands in where that is missing.
    let isFallback: Bool
    /// What keeps every text that uses it from growing, whatever its font; nil where one of them could grow.
    let cap: SourceRange?
    /// The names that the project adds to `Font`, which may be those of text styles.
    let ownNames: Set<String>
  }

  struct Token {
    let name: String
    let range: SourceRange
    /// Its name, or that of a parameter, says that its fonts keep their size: made for where that is wanted.
    let isMeantFixed: Bool

    init(_ name: String, _ range: SourceRange, parameters: [String] = []) {
      self.name = name
      self.range = range
      isMeantFixed = ([name] + parameters).contains { $0.lowercased().contains("fixed") }
    }
  }

  let found: [Found]

  private typealias Use = (style: FontStyle, use: SourceRange, text: AccessibilityElement, origin: SourceRange, mayScale: Bool)

  init(_ screens: [ScreenSubject], _ project: ProjectSubject) {
    // On the Mac there is no text size to follow.
    let screens = screens.filter { $0.screen.system != "macOS" }
    let fixed = project.ofEach(screens, FixedFontSize.self, "fonts") { screen -> [Use] in
      let uses = screen.texts.flatMap { text -> [Use] in
        guard text.framework == .swiftUI, let font = text.appearance.font, !text.isInvisible else { return [] }
        let mayScale = font.options.contains { $0.value.isFixed == false }
        return font.options.filter { $0.value.isFixed == true && !Self.isReckoned($0.origin) }
          .map { ($0.value, font.argument, text, $0.origin, mayScale) }
      }
      if uses.isEmpty { return [] }
      let magnified = Self.magnified(on: screen)
      return uses.filter { !magnified.contains($0.text.source) }
    }
    var groups = Groups<Use>()
    for use in fixed { groups.add(use, at: use.origin) }
    let tokens = FontTokens(fixed.isEmpty ? [] : project.files)
    let root = fixed.isEmpty ? nil : Self.rootCap(of: screens.filter { $0.screen.kind == .scene })
    found = groups.places.compactMap { place in
      guard let first = groups.members(at: place).first else { return nil }
      var seen: Set<SourceRange> = []
      let uses = groups.members(at: place).map(\.use).filter { seen.insert($0).inserted }
      let isInWidget = groups.members(at: place).allSatisfy { project.widgets.contains($0.text.source.file) }
      return Found(
        style: first.style, origin: place, token: tokens.token(around: place), uses: uses, text: first.text,
        isInWidget: isInWidget, isFallback: groups.members(at: place).allSatisfy(\.mayScale),
        cap: isInWidget ? nil : Self.cap(of: groups.members(at: place).map(\.text), root), ownNames: tokens.ofFont)
    }
  }
}

extension FontSurvey {
  /// What holds each of some texts at the size that people have who chose none, or below (Apple: Human Interface Guidelines,
  /// Typography).
  ///
  /// - Parameter root: What holds all scenes of the app.
  fileprivate static func cap(of texts: [AccessibilityElement], _ root: Setting<TextSize>?) -> SourceRange? {
    let limits = texts.map { $0.appearance.largestTextSize ?? root }
    guard limits.allSatisfy({ ($0?.single).map { $0 <= .large } ?? false }) else { return nil }
    return limits.first??.modifier.atDot
  }

  private static let barKinds: Set<AccessibilityContainer.Kind> = [.navigationBar, .toolbar, .tabBar]

  /// What one modifier lays down for all that the scenes of an app show; what they push or present gets it with the
  /// environment (Apple: documentation of View.dynamicTypeSize(_:)).
  fileprivate static func rootCap(of scenes: [ScreenSubject]) -> Setting<TextSize>? {
    // Bars and what the system presents draw texts of their own.
    let places = scenes.flatMap { scene in
      scene.places.places.filter { place in !place.containers.contains { barKinds.contains($0.kind) || $0.isPresentation } }
    }
    let limits = places.flatMap(\.element.drawnTexts).map(\.appearance.largestTextSize)
    guard let first = limits.first ?? nil, limits.allSatisfy({ $0?.modifier == first.modifier }) else { return nil }
    return first
  }

  /// Texts that a long press shows large, as the system does with those of its bars.
  fileprivate static func magnified(on screen: ScreenPlaces) -> Set<SourceRange> {
    let shown = screen.all.filter { !$0.modifiers(named: "accessibilityShowsLargeContentViewer").isEmpty }
    return Set(shown.flatMap(\.drawnTexts).map(\.source))
  }

  /// As large as the frame around it: `size * 0.6`.
  fileprivate static func isReckoned(_ font: SourceRange) -> Bool {
    guard let size = CallArguments(of: font).arguments.first(where: { $0.label == "size" })?.value.text else { return false }
    return size.contains { "*/".contains($0) } && size.contains(where: \.isLetter)
  }
}

extension AccessibilityElement {
  /// Its letters are clear: there for a shortcut or as the name of what is drawn over it.
  fileprivate var isInvisible: Bool {
    guard let options = appearance.foreground?.options, !options.isEmpty else { return false }
    return options.allSatisfy { option in
      option.value.colors.map { colors in ColorMode.allCases.allSatisfy { colors[$0].alpha == 0 } } ?? false
    }
  }
}

/// Properties and functions that give a font.
private struct FontTokens {
  private var byFile: [ObjectIdentifier: [FontSurvey.Token]] = [:]
  /// Those that the project adds to `Font` itself, by name: `.title2` is such a one then, and not the text style.
  private(set) var ofFont: Set<String> = []

  init(_ files: [FileDeclarations]) {
    for file in files {
      for declaration in file.extensions where declaration.extendedType.name == "Font" {
        ofFont.formUnion(declaration.members.properties.filter(\.isStatic).map(\.name))
      }
      file.properties.forEach { add($0, isGlobal: true) }
      file.functions.forEach { add($0) }
      file.types.forEach { add($0.members) }
      file.extensions.forEach { add($0.members) }
    }
  }

  private mutating func add(_ members: Members) {
    members.properties.forEach { add($0) }
    members.functions.forEach { add($0) }
    members.types.forEach { add($0.members) }
  }

  private mutating func add(_ property: PropertyDeclaration, isGlobal: Bool = false) {
    // A stored member of a view is given by whoever makes the view.
    guard property.isStatic || isGlobal || property.getter != nil, property.type.map({ $0.name == "Font" }) ?? true
    else { return }
    add(FontSurvey.Token(property.name, property.range))
  }

  private mutating func add(_ function: FunctionDeclaration) {
    guard function.returnType?.name == "Font" else { return }
    let parameters = function.parameters.flatMap { [$0.label, $0.name].compactMap(\.self) }
    add(FontSurvey.Token(function.name, function.range, parameters: parameters))
  }

  private mutating func add(_ token: FontSurvey.Token) {
    byFile[ObjectIdentifier(token.range.file), default: []].append(token)
  }

  /// The innermost one that holds an expression.
  func token(around place: SourceRange) -> FontSurvey.Token? {
    byFile[ObjectIdentifier(place.file)]?.filter { $0.range.contains(place) }
      .min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }
  }
}

extension FontSurvey.Found {
  /// "14 points"; "fixed" when the size is not known.
  var size: String { style.size.map { "\(Self.number($0)) points" } ?? "a fixed size" }

  static func number(_ value: Double) -> String { value.plain }

  /// The size as code writes it where it has a name of its own, `Metrics.caption` or `CGFloat(.caption)`: wherever it is
  /// used, that is one cause.
  var namedSize: String? {
    guard let text = CallArguments(of: origin).arguments.first(where: { $0.label == "size" })?.value.text,
      text.first?.isUppercase == true, let dot = text.firstIndex(of: "."), text[dot...].dropFirst().first?.isLetter == true
    else { return nil }
    return text
  }

  /// Text of this size can be read by many people who choose larger text, and widgets have no room to grow in, nor have
  /// bars, whose own titles keep their size (Apple: Human Interface Guidelines, Typography); nil for the rule's own severity.
  /// Where no text grows, that comes first.
  var severity: Severity? { cap != nil || isInWidget || text.isBarTitle || (style.size ?? 0) >= Self.display ? .note : nil }

  /// Where a fix of the font would change nothing for anybody.
  var capPlace: [RelatedPlace] { cap.map { [RelatedPlace($0, "no text in here grows, whatever its font")] } ?? [] }

  /// The size of a title, in points.
  private static let display = 28.0

  /// Letters that nobody needs larger: drawn as a picture.
  var isPicture: Bool { (style.size ?? 0) >= Self.picture }

  /// More than the largest title has at the largest of the standard text sizes, in points.
  private static let picture = 48.0

  /// Points that a constant may grow by, which holds no number that grows with the text size.
  private static let largestGrowth = 4.0

  /// The system of a watch, whose text styles have sizes of their own.
  var system: String? { origin.file.build.platforms == .watchOS ? "watchOS" : nil }

  /// Systems whose styles have other sizes share the code.
  private var isShared: Bool {
    let platforms = origin.file.build.platforms
    return platforms != .watchOS && !platforms.isDisjoint(with: [.tvOS, .watchOS])
  }

  /// The text style that looks like a font of the system, and is no smaller.
  func textStyleFix(in context: RuleContext) -> Fix? { fix(growth: TextStyles.likeGrowth, in: context) }

  /// One that is up to four points larger, where nothing keeps the size.
  func largerStyleFix(in context: RuleContext) -> Fix? { fix(growth: Self.largestGrowth, in: context) }

  private func fix(growth: Double, in context: RuleContext) -> Fix? {
    guard cap == nil, !isShared, let size = style.size, let style = TextStyles.fitting(
      size, growth: growth, on: system, without: context.missingTextStyles(in: origin.file)) else { return nil }
    let text = origin.text
    let prefix = text.hasPrefix("Font.") ? "Font" : ""
    guard text.hasPrefix(prefix + ".system("), text.hasSuffix(")") else { return nil }
    let arguments = CallArguments(of: origin).arguments
    guard arguments.first?.label == "size", Double(arguments.first?.value.text ?? "") != nil else { return nil }
    var font = ownNames.contains(style) ? "\(prefix).system(.\(style))" : prefix + "." + style
    for argument in arguments.dropFirst() {
      switch argument.label {
      case "design": font = "\(prefix).system(.\(style), design: \(argument.value.text))"
      case "weight": continue
      default: return nil
      }
    }
    if let weight = arguments.first(where: { $0.label == "weight" }) { font += ".weight(\(weight.value.text))" }
    let edit = FixBuilder.replacing(origin, with: font)
    // Only where a system lacks the style that would fit.
    let isSmaller = TextStyles.points(of: style, on: system).map { $0 < size } ?? false
    let nearest = isSmaller ? "the nearest that every system of the app has" : "the nearest that is not smaller"
    return Fix("use the text style '\(style)', \(nearest)", safety: .suggested, edits: [edit])
  }

  /// Lets a custom font follow the text style that is nearest in size.
  var customFix: Fix? {
    let arguments = CallArguments(of: origin).arguments
    guard cap == nil, origin.text.contains(".custom("), arguments.count == 2, arguments[1].label == "fixedSize" else { return nil }
    // Of several sizes each grows as that of the body does (Apple: custom(_:size:)).
    guard !isShared, let size = style.size else {
      let start = arguments[0].value.end
      guard let label = origin.file.firstOffset(of: "fixedSize", from: start, to: arguments[1].value.start) else { return nil }
      let edit = FixBuilder.replacing(SourceRange(file: origin.file, start: label, end: label + "fixedSize".utf8.count), with: "size")
      return Fix("let it grow with the text size", safety: .suggested, edits: [edit])
    }
    let style = TextStyles.nearest(to: size, on: system)
    let call = SourceRange(file: origin.file, start: arguments[0].value.end, end: origin.end)
    let edit = FixBuilder.replacing(call, with: ", size: \(arguments[1].value.text), relativeTo: .\(style))")
    return Fix("scale it with the text style '\(style)'", safety: .suggested, edits: [edit])
  }
}
