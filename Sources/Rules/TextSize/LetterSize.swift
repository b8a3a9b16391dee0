import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// How high the letters of a text become.
enum LetterSize {
  /// The height of a line of a text at the usual text size; nil where nothing is known of its font.
  static func usualLine(_ text: AccessibilityElement) -> Double? {
    guard let font = text.appearance.font else { return TextStyles.size(of: "body")?.line }
    guard case .textStyle(let style)? = font.single?.kind else { return nil }
    return TextStyles.size(of: style)?.line
  }

  /// The letters of a field for one line at the largest text size; nil for everything else, and where they do not grow or
  /// nothing is known of their font.
  static func largest(ofField field: AccessibilityElement) -> Double? {
    guard [.textField, .secureField].contains(field.role), field.framework == .swiftUI else { return nil }
    guard let font = field.appearance.font else { return TextStyles.size(of: "body", at: TextStyles.largest)?.size }
    let sizes = font.options.map { option -> Double? in
      guard case .textStyle(let style) = option.value.kind else { return nil }
      return TextStyles.size(of: style, at: TextStyles.largest)?.size
    }
    return sizes.contains(nil) ? nil : sizes.compactMap(\.self).min()
  }

  /// The height of one line of a text at a text size, rather too little, also of one that does not grow; nil where nothing
  /// is known of its font, or nothing is written.
  static func line(_ text: AccessibilityElement, at textSize: String) -> Double? {
    if let literal = text.drawnText.literal, literal.allSatisfy({ !$0.isLetter && !$0.isNumber }) { return nil }
    guard let font = text.appearance.font else { return TextStyles.size(of: "body", at: textSize)?.line }
    let lines = font.options.map { option -> Double? in
      switch option.value.kind {
      case .textStyle(let style): TextStyles.size(of: style, at: textSize)?.line
      case .systemSize, .fixedCustom: option.value.size.map { $0 * leading }
      case .scalingCustom: points(option.value, at: textSize).map { $0 * leading }
      case .unknown: nil
      }
    }
    return lines.contains(nil) ? nil : lines.compactMap(\.self).min()
  }

  /// About how wide the longest word of a text is at 200 percent, not too much; nil where the text does not grow, or is not
  /// written in source.
  static func longestWord(_ text: AccessibilityElement) -> Double? {
    guard text.role == .text, let literal = text.drawnText.literal, let size = letters(text, at: TextStyles.doubled) else { return nil }
    // One picture is drawn for all letters of its name.
    if let font = text.appearance.font, font.options.contains(where: \.value.isOfPictures) { return nil }
    if let width = shortWord(literal) {
      return (wraps(literal, of: text) ? literal.map { Self.width(of: $0) }.max() ?? 0 : width) * size
    }
    let words = literal.split { !$0.isLetter }.filter { word in word.count > 2 && word.unicodeScalars.allSatisfy { $0.value < 0x250 } }
    return words.map { word in word.reduce(0) { $0 + width(of: $1) } * size }.max()
  }

  /// How many sizes of its letters a word of East Asia is wide, which is all of a short text: such letters are squares
  /// (Unicode Standard Annex 11, East Asian Width). Longer texts may be broken between any two of them.
  private static func shortWord(_ literal: String) -> Double? {
    guard (2...4).contains(literal.count), literal.allSatisfy(isSquare) else { return nil }
    return literal.reduce(0) { $0 + width(of: $1) }
  }

  /// Whether a word of East Asia goes on in the next line, for which nothing limits the room: between Chinese and Japanese signs a
  /// line may end (Unicode Standard Annex 14, class ID), while Korean words are kept whole (Apple: documentation of
  /// NSParagraphStyle.LineBreakStrategy, hangulWordPriority, which is part of the standard one).
  private static func wraps(_ literal: String, of text: AccessibilityElement) -> Bool {
    text.appearance.lineLimit == nil && text.appearance.fixedHeight == nil
      && !literal.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  /// Those that are wide in Unicode Standard Annex 11, as far as they are letters.
  private static let squares: [ClosedRange<UInt32>] = [0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFD]

  /// A sign of Chinese, Japanese or Korean.
  private static func isSquare(_ letter: Character) -> Bool {
    letter.isLetter && letter.unicodeScalars.allSatisfy { sign in squares.contains { $0.contains(sign.value) } }
  }

  /// All that a text may say, where source gives each of its wordings; else nothing.
  static func wordings(of text: AccessibilityElement) -> [String] {
    let words = text.drawnText
    if let literal = words.literal { return [literal] }
    return words.parts.count == 1 && !words.hasHoles ? words.literals : []
  }

  /// About how wide words of a text are at 200 percent in one line, rather too little; nil where the text does not
  /// grow, or they are not written in Latin letters.
  static func wholeLine(_ words: String, of text: AccessibilityElement) -> Double? {
    guard let size = doubled(text), words.unicodeScalars.allSatisfy({ $0.value < 0x250 }) else { return nil }
    return width(of: words, size: size)
  }

  /// About how wide words are in letters of a size, rather too little.
  static func width(of words: String, size: Double) -> Double {
    words.reduce(0) { $0 + ($1 == " " ? spaceWidth : width(of: $1)) } * size
  }

  /// About how wide a number or a time is at 200 percent, not too much, of which source tells the length: by itself, by its
  /// format, `String(format: "%.2f", price)`, or by what stands in for it where it is missing, as "--:--" does for a time of
  /// four digits; nil for all others.
  static func longestNumber(_ text: AccessibilityElement) -> Double? {
    guard text.role == .text, text.drawnText.parts.count == 1, let size = doubled(text) else { return nil }
    if let number = shortestNumber(of: text) { return number.reduce(0) { $0 + width(ofSign: $1) } * size }
    let numbers = text.drawnText.literals.filter { literal in
      literal.count > 3 && literal.allSatisfy { isOfNumber($0) } && literal.contains { !$0.isPunctuation || $0 == ":" }
    }
    return numbers.map { number in number.reduce(0) { $0 + width(ofSign: $1) } * size }.max()
  }

  /// "0.00" of a text that shows nothing but `String(format: "%.2f", price)`, where no number is shorter.
  private static func shortestNumber(of text: AccessibilityElement) -> String? {
    guard text.drawnText.isOnlyHoles, text.drawnText.holes.count == 1,
      let written = CallArguments(of: text.source).arguments.first?.value.text,
      let places = written.firstMatch(of: kept { #/(?:format|specifier): "%\d*\.(\d)f"/# }).flatMap({ Int($0.1) }), places > 0
    else { return nil }
    return "0." + String(repeating: "0", count: places)
  }

  private static func isOfNumber(_ sign: Character) -> Bool { sign.isASCII && sign.isNumber || "-:.,".contains(sign) }

  /// Of a figure, and of a dash that stands for one: 0.56 in Helvetica (Adobe Font Metrics), less a tenth.
  private static func width(ofSign sign: Character) -> Double { ":.,".contains(sign) ? 0.25 : 0.5 }

  /// The part of the size of a font that a letter is wide, rather too little.
  ///
  /// Source: widths of sans-serif letters (Helvetica, Adobe Font Metrics: i 0.22, t 0.28, e 0.56, m 0.83, S 0.67), less a tenth.
  private static func width(of letter: Character) -> Double {
    switch letter {
    case "i", "j", "l", "I": 0.2
    case "f", "t", "r": 0.25
    case "m", "w", "M", "W": 0.7
    case _ where isSquare(letter): 0.9
    default: letter.isUppercase ? 0.58 : Self.letter
    }
  }

  /// Of most small letters.
  static let letter = 0.47

  /// Their size in points at 200 percent; nil where the text does not grow or nothing is known of its font.
  static func doubled(_ text: AccessibilityElement) -> Double? {
    guard text.role == .text || text.role == .sectionHeader || text.role == .sectionFooter else { return nil }
    // A mark of one character in a circle.
    if let literal = text.drawnText.literal, literal.count < 3 { return nil }
    return letters(text, at: TextStyles.doubled)
  }

  /// Their size in points at a text size; nil where the text does not grow or nothing is known of its font.
  static func letters(_ text: AccessibilityElement, at textSize: String) -> Double? {
    guard let font = text.appearance.font else { return TextStyles.size(of: "body", at: textSize)?.size }
    let sizes = font.options.map { points($0.value, at: textSize) }
    return sizes.contains(nil) ? nil : sizes.compactMap(\.self).min()
  }

  /// A custom font grows as its text style does, `body` unless it names another.
  ///
  /// Source: Apple, documentation of Font.custom(_:size:) and Font.custom(_:size:relativeTo:).
  private static func points(_ font: FontStyle, at textSize: String) -> Double? {
    switch font.kind {
    case .textStyle(let style): return TextStyles.size(of: style, at: textSize)?.size
    case .scalingCustom:
      guard let size = font.size, let usual = TextStyles.size(of: font.growsWith)?.size,
        let grown = TextStyles.size(of: font.growsWith, at: textSize)?.size else { return nil }
      return (size * grown / usual).rounded()
    case .systemSize, .fixedCustom, .unknown: return nil
    }
  }

  /// How many lines the words of a text take at the largest text size in a width of points, rather too few, and how high
  /// a line is then; nil where the text does not grow, or is not written in source.
  static func lines(_ text: AccessibilityElement, in width: Double) -> (count: Int, height: Double)? {
    guard text.role == .text, let literal = text.drawnText.literal, let size = letters(text, at: TextStyles.largest),
      literal.unicodeScalars.allSatisfy({ $0.value < 0x250 }) else { return nil }
    var (count, used) = (1, 0.0)
    for word in literal.split(separator: " ") {
      let length = word.reduce(0) { $0 + Self.width(of: $1) } * size
      let space = used > 0 ? size * spaceWidth : 0
      if used > 0, used + space + length > width {
        count += 1
        used = length
      } else {
        used += space + length
      }
      // A word that is wider than the line is broken.
      while used > width {
        count += 1
        used -= width
      }
    }
    return (count, size * leading)
  }

  /// The part of the size of a font that a space takes, and that a line does, rather too little. Source: Helvetica, Adobe Font
  /// Metrics; Apple, Human Interface Guidelines, Typography (body 17/22, at the largest size 53/62).
  private static let (spaceWidth, leading) = (0.25, 1.15)
}
