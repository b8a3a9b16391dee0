import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Fonts whose letters are pictures: what is drawn in one is no word.
enum IconFont {
  /// The only letter of a control that is drawn in such a font.
  static func glyph(of element: AccessibilityElement) -> String? {
    guard let text = element.label?.value.literal, text.count == 1, case .content? = element.label?.origin else { return nil }
    return name(of: element) == nil ? nil : text
  }

  /// The letter for a message; one that only the font knows by its number.
  static func shown(_ glyph: String) -> String {
    guard let scalar = glyph.unicodeScalars.first, scalar.properties.generalCategory == .privateUse else { return glyph }
    return "U+" + String(scalar.value, radix: 16, uppercase: true)
  }

  /// The name of the font, as the code of the control or its file gives it.
  static func name(of element: AccessibilityElement) -> String? {
    let fonts = element.platform?.settings.filter { $0.name == "font" }.map(\.value) ?? []
    return fonts.lazy.compactMap { $0.firstMatch(of: kept { #/name[:=] ?"(?<name>[^"\\]+)"/# }).map { String($0.name) } }.first(where: FontNames.isOfPictures)
  }

  /// Whether a text is drawn in such a font, as what its font is made of is called: `.custom("FontAwesome6Pro", size: 20)`,
  /// or a function of the app's own, `.fontAwesome(.solid)`.
  static func draws(_ element: AccessibilityElement) -> Bool {
    guard let font = element.appearance.font else { return false }
    return isMadeOfPictures(font.argument) || font.options.allSatisfy { isMadeOfPictures($0.origin) }
  }

  private static func isMadeOfPictures(_ font: SourceRange) -> Bool {
    font.remembered(for: IconFont.self) {
      font.text.split { !$0.isLetter && !$0.isNumber }.contains { part in
        let letters = part.lowercased().filter(\.isLetter)
        return NameWords.words(.iconFont).contains { letters == $0 || $0.count > shortest && letters.hasPrefix($0) }
      }
    }
  }

  /// Shorter names are parts of other words, as "linea" of `linear`.
  private static let shortest = 6
}
