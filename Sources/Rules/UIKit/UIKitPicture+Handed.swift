import AccessibilityModel
import SourceModel

extension UIKitPicture {
  /// Whether the function that makes a control is handed its picture: `func setBarButton(icon: UIImage?)`. It makes one for
  /// everybody who calls it.
  static func isHandedIn(_ element: AccessibilityElement) -> Bool {
    let (file, made) = (element.source.file, element.source)
    guard let name = pictureName(element), let brace = file.functionBrace(around: made.start) else { return false }
    let header = file.bytes[..<brace].lastIndex { [UInt8(ascii: "{"), UInt8(ascii: "}")].contains($0) } ?? 0
    return [" \(name):", "(\(name):", " \(name) :"].contains { file.firstOffset(of: $0, from: header, to: brace) != nil }
  }

  /// Whether the function that makes a control also binds it to what answers it: "Switch tab", whichever picture it is handed.
  static func isAnsweredAlike(_ element: AccessibilityElement) -> Bool {
    guard let handler = element.activation?.mentions.first?.split(separator: ".").last, let brace = element.source.file.functionBrace(around: element.source.start),
      let statements = element.platform?.setUpStatements else { return false }
    return statements.contains { statement in
      statement.file === element.source.file && statement.start > brace && statement.file.openBraces(around: statement.start).contains(brace)
        && statement.text.contains("#selector(\(handler)")
    }
  }

  /// The variable that the picture comes from.
  private static func pictureName(_ element: AccessibilityElement) -> String? {
    let written = CallArguments(of: element.source).arguments.first { $0.label == "image" }?.value.text
    let setting = element.platform?.setting("image")?.value
    guard let name = (written ?? setting).map(fileName)?.filter({ $0 != "?" && $0 != "!" }), name.first?.isLowercase ?? false,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return name
  }

  /// `icon` of `UIImage(named: icon)`, else the picture as it is written.
  private static func fileName(_ picture: String) -> String {
    let (start, end) = ("UIImage(named: ", ")")
    guard picture.hasPrefix(start), picture.contains(end) else { return picture }
    return String(picture.dropFirst(start.count).prefix { $0 != ")" })
  }
}
