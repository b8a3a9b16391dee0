import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A font that headings have.
enum TitleFont: Hashable {
  /// A text style of the system: `title2`, `Font.title.bold()`, `system(.title3, design: .rounded)`.
  case system
  /// One of the project's own, by its name: `Font.brand.title3Semibold`, `.headingLarge`.
  case project

  /// The font that is set on a text itself, by `font` or by a modifier of the project with such a name:
  /// `.brandFont(.largeTitle)`.
  init?(of element: AccessibilityElement) {
    let chain = element.expression.text
    if chain.contains(".font("), let font = TitleFont(element.font) {
      self = font
    } else if Self.endings.contains(where: chain.contains),
      let name = chain.firstMatch(of: kept { #/\.(?:\w+(?:Font|TextStyle|Typography)|typography|textStyle)\(\s*(?:\w+:\s*)?\.?([\w.]+)/# })?.1,
      TitleFont(String(name)) != nil {
      self = .project
    } else if Self.endings.contains(where: chain.contains), let size = chain.firstMatch(
      of: kept { #/\.\w+(?:Font|TextStyle|Typography)\(\s*(?:\w+:\s*)?(\d+)[^()]*\.(?:semibold|bold|heavy|black)\b/# })?.1,
      (Int(size) ?? 0) >= 20 {
      // A size and a weight: `.brandFont(28, weight: .heavy)`.
      self = .project
    } else if let look = element.appearance.font, element.expression.contains(look.modifier), Self.isLargeAndBold(element) || Self.isTitle(look.single) {
      self = .project
    } else {
      return nil
    }
  }

  /// The font that a modifier of the project sets on the text, whose code stands elsewhere: `.sectionTitle()`,
  /// `.modifier(TitleStyle())`. What is handed down from around the text, all texts beside it have.
  init?(byModifierOn subject: ElementSubject) {
    let element = subject.element
    guard let look = element.appearance.font, let style = look.single, !element.expression.contains(look.modifier),
      Self.isTitle(style, of: element) || Self.isLargeAndBold(element), element.layout.map({ !$0.source.contains(look.modifier) }) ?? true,
      ModifierChain.links(after: element.source).contains(where: Self.mayStyle) else { return nil }
    let others = StackMates(of: subject, roles: [.text]).mates
    guard !others.isEmpty, others.allSatisfy({ other in
      other.element.appearance.font?.modifier != look.modifier
        || ModifierChain.links(after: other.element.source).contains(where: Self.mayStyle)
    }) else { return nil }
    self = .project
  }

  /// A modifier that the project declares, as far as names tell; some call theirs `font` as well.
  private static func mayStyle(_ link: ModifierChain.Link) -> Bool {
    ["font", "modifier"].contains(link.name) || BuiltinModifiers.category(of: link.name) == nil
  }

  /// Bold, and as large as `title3` at least: what other fonts of a title come to (Human Interface Guidelines, Typography:
  /// title 3 has 20 points, body 17).
  static func isLargeAndBold(_ element: AccessibilityElement) -> Bool {
    guard let style = element.appearance.font?.single else { return false }
    return isLargeAndBold(style, style.isBold || element.appearance.isBold, on: onlySystem(of: element))
  }

  private static func isLargeAndBold(_ style: FontStyle, _ isBold: Bool, on system: String? = nil) -> Bool {
    isBold && (style.size ?? 0) >= points(of: "title3", on: system)
  }

  /// The only system that an element is for, where letters have sizes of their own there: on a television running text has 29 points.
  private static func onlySystem(of element: AccessibilityElement) -> String? {
    element.source.file.build.platforms == .tvOS ? "tvOS" : nil
  }

  private static func points(of style: String, on system: String?) -> Double { TextStyles.points(of: style, on: system) ?? .infinity }

  /// How modifiers of projects that set fonts are called.
  private static let endings = ["Font(", "TextStyle(", "Typography(", ".typography(", ".textStyle("]

  init?(_ font: String?) {
    guard var name = font else { return nil }
    // A function of the project that takes a text style: `.rounded(.title2, weight: .bold)`.
    if let open = name.firstIndex(of: "("), name[open...].hasPrefix("(.") {
      let style = name[open...].dropFirst(2).prefix { $0.isLetter || $0.isNumber }
      if Self.titleStyles.contains(String(style)) || Self.isLevel(String(style)) { name = String(style) }
    }
    for prefix in ["Font(UIFont.", "Font.", "system(.", "."] where name.hasPrefix(prefix) {
      name = String(name.dropFirst(prefix.count))
    }
    let end = name.firstIndex { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") } ?? name.endIndex
    let path = name[..<end].split(separator: ".").map(String.init)
    guard let first = path.first else { return nil }
    if Self.titleStyles.contains(first) {
      self = .system
    } else if path.contains(where: Self.isHeading) || Self.isMadeLarge(name) {
      self = .project
    } else {
      return nil
    }
  }

  /// A function of the project that is given the size and the weight of a title: `Font.grotesk(32, .semibold)`,
  /// `.grotesk(.semiBold, size: 32)`.
  private static func isMadeLarge(_ font: String) -> Bool {
    guard font.hasSuffix(")"), !font.hasPrefix("system("),
      let size = font.firstMatch(of: kept { #/^[\w.]+\((?:size:\s*)?(\d+)(?:\.\d+)?,\s*(?:weight:\s*)?\.(?:semibold|bold|heavy|black)\b/# })?.1
        ?? font.firstMatch(of: kept { #/^[\w.]+\((?:\w+:\s*)?\.(?:semi[bB]old|(?:extra)?[bB]old|heavy|black),\s*(?:\w+:\s*)?(\d+)(?:\.\d+)?[,)]/# })?.1
    else { return false }
    return (Int(size) ?? 0) >= leastTitle
  }

  /// Points of `title3` (Human Interface Guidelines, Typography).
  private static let leastTitle = 20

  /// Whether a font of an element is that of a title, by its text style or by its weight and size. As large as `title1`, letters
  /// need not be bold.
  static func isTitle(_ style: FontStyle?, of element: AccessibilityElement? = nil) -> Bool {
    guard let style else { return false }
    if case .textStyle(let name) = style.kind { return titleStyles.contains(name) }
    let system = element.flatMap(onlySystem)
    return isLargeAndBold(style, style.isBold, on: system) || style.size.map { $0 >= points(of: "title", on: system) } ?? false
  }

  private static let titleStyles = FrameworkNames.names(.titleStyle)

  /// How large one of the system's title fonts is beside the others; 0 for other fonts.
  static func size(_ font: String?) -> Int {
    let name = font ?? ""
    if name.contains("extraLargeTitle") { return 5 }
    if name.contains("largeTitle") { return 4 }
    if name.contains("title3") { return 1 }
    return name.contains("title2") ? 2 : name.contains("title") ? 3 : 0
  }

  /// `headingLGBold`, `title3Semibold`, `posTitleEmphasized`; not `titleRegular`, which names a weight and hints at
  /// running text.
  private static func isHeading(_ name: String) -> Bool {
    let lowered = name.lowercased()
    if ["heading", "title1", "title2", "title3", "largetitle"].contains(where: lowered.contains) { return true }
    // `titleH5`, after the levels of HTML.
    if (1...6).contains(where: { lowered.contains("titleh\($0)") }) || isLevel(name) { return true }
    return lowered.contains("title") && ["bold", "emphasi", "heavy", "large"].contains(where: lowered.contains)
      && !lowered.contains("subtitle")
  }
}

extension TitleFont {
  /// `h1`, `h2Bold`, `H3SemiboldFont`: the upper levels of HTML. Lower ones, and thin letters, are as often those of rows;
  /// `displaySmall` and `headlineLarge` are the roles of Material for titles.
  private static func isLevel(_ name: String) -> Bool {
    if NameWords.words(.materialTitle).contains(where: name.lowercased().hasPrefix) { return true }
    guard name.wholeMatch(of: kept { #/[hH][1-3](?:[A-Z_]\w*)?/# }) != nil else { return false }
    return !["regular", "light", "thin"].contains(where: name.lowercased().contains)
  }
}

/// The words of a heading, or what stands for them.
enum TitleWords {
  /// A few words that are neither a sentence nor a number.
  static func isTitle(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    // A title may be broken once where its maker wants it.
    guard text.count <= 60, words.count <= 8, !text.contains("\u{FFFC}"), text.count(where: \.isNewline) < 2,
      let last = text.last,
      !".…,;".contains(last) else { return false }
    // An address of a person or a page, however large, heads nothing.
    if words.count == 1, text.contains("@") || text.contains("://") { return false }
    // Letters that are set apart are read one by one, as a heading too.
    if words.count > 2, words.allSatisfy({ $0.count == 1 }) { return false }
    // The unit of the number above it, however large.
    if UnitWords.isUnit(text) { return false }
    let letters = text.count(where: \.isLetter)
    return (letters >= 3 || letters == 2 && text.unicodeScalars.contains(where: isWordSign)) && !(text.first?.isNumber ?? false)
  }

  /// Of Chinese, Japanese or Korean, where two signs are a word (Unicode: blocks Hiragana to Katakana, CJK Unified Ideographs,
  /// Hangul Syllables).
  private static func isWordSign(_ scalar: Unicode.Scalar) -> Bool {
    [0x3040...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3].contains { $0.contains(scalar.value) }
  }

  /// Words that come at run time under a name that does not say they are something else: `viewModel.title`,
  /// `shop.name`.
  static func mayBeTitle(_ text: SpokenText) -> Bool {
    if text.parts.count > 1, text.literals.contains(where: { $0.contains(where: \.isNumber) }) { return false }
    // "1 hour", where other outcomes are of more hours.
    if text.variants.contains(where: { $0.head?.first?.isNumber ?? false }) { return false }
    // One of several signs: "☉", "☽".
    if !text.hasHoles, !text.literals.isEmpty, !text.literals.contains(where: { $0.count(where: \.isLetter) > 1 }) { return false }
    // "1:05", "3/4", "2×3": values with the sign between them.
    if text.holes.count > 1, text.literals.contains(where: { [":", "/", "×", "%"].contains($0.filter { !$0.isWhitespace }) }) { return false }
    return text.holes.allSatisfy { expression in
      if ["Int(", "Double(", "Float("].contains(where: expression.hasPrefix) { return false }
      if [" / ", " % ", " * "].contains(where: expression.contains) { return false }
      // A piece of a text, such as the sign that a name begins with.
      if [".split(", ".prefix("].contains(where: expression.contains) { return false }
      let words = DecorativeNames.parts(of: expression)
      return !words.suffix(2).contains { otherWords.contains($0) || NameWords.words(.statistic).contains($0) }
    } && text.literals.allSatisfy { $0.count <= 60 && !$0.contains(". ") }
  }

  /// Words that come at run time under a name that says what they are: `viewModel.title`.
  static func isCalledTitle(_ text: SpokenText) -> Bool {
    text.isOnlyHoles && text.holes.allSatisfy { DecorativeNames.parts(of: $0).last.map(titleNames.contains) ?? false }
  }

  /// A day or a month that code writes out, alone: `group.date.formatted(date: .long, time: .omitted)`.
  static func isDay(_ text: SpokenText) -> Bool {
    guard text.isOnlyHoles, text.holes.count == 1, let hole = text.holes.first else { return false }
    // What is called is a way to write the day, which stands before it or in its brackets.
    if hole.contains("time:"), !hole.contains("time: .omitted") { return false }
    let value = hole.firstMatch(of: kept { #/^([\w.$?!]+?)\.formatted\(|\.string\(from:\s*([\w.$?!]+)\)/# })
    let path = value.flatMap { $0.1 ?? $0.2 }.map(String.init) ?? hole
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || "._$?!".contains($0) }) else { return false }
    return DecorativeNames.parts(of: path).last.map(NameWords.words(.calendarName).contains) ?? false
  }

  private static let titleNames = NameWords.words(.titleName)

  /// Words for texts that are no titles besides those of statistics: running text, symbols.
  private static let otherWords = NameWords.words(.noTitle)
}
