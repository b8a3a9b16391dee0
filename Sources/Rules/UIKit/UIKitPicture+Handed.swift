import AccessibilityModel
import SourceModel

extension UIKitPicture {
  /// Whether the function that makes a control is handed its picture: `func setBarButton(icon: UIImage?)`. It makes one for
  /// everybody who calls it.
  static func isHandedIn(_ element: AccessibilityElement) -> Bool {
    let (file, made) = (element.source.file, element.source)
    guard let name = pictureName(element), let brace = function(around: made) else { return false }
    let header = file.bytes[..<brace].lastIndex { [UInt8(ascii: "{"), UInt8(ascii: "}")].contains($0) } ?? 0
    return [" \(name):", "(\(name):", " \(name) :"].contains { file.firstOffset(of: $0, from: header, to: brace) != nil }
  }

  /// The variable that the picture comes from.
  private static func pictureName(_ element: AccessibilityElement) -> String? {
    let written = CallArguments(of: element.source).arguments.first { $0.label == "image" }?.value.text
    let setting = element.platform?.setting("image")?.value
    guard let name = (written ?? setting)?.filter({ $0 != "?" && $0 != "!" }), name.first?.isLowercase ?? false,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return name
  }

  /// The brace of the innermost function around a place.
  private static func function(around place: SourceRange) -> Int? {
    place.file.openBraces(around: place.start).first { brace in
      let words = place.file.wordsBefore(brace: brace)
      return words.contains("func") || words.contains("init")
    }
  }
}
