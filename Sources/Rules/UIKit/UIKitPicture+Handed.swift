import AccessibilityModel
import SourceModel

extension UIKitPicture {
  /// Whether the function that makes a control is handed its picture: `func setBarButton(icon: UIImage?)`. It makes one for
  /// everybody who calls it.
  static func isHandedIn(_ picture: SpokenText, _ element: AccessibilityElement) -> Bool {
    let (file, made) = (element.source.file, element.source)
    guard picture.isOnlyHoles, picture.holes.count == 1, case let name = picture.holes[0].filter({ $0 != "?" && $0 != "!" }),
      name.first?.isLowercase ?? false, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    var header: Int?
    var from = max(0, made.start - 2000)
    while let next = file.firstOffset(of: "func ", from: from, to: made.start) { (header, from) = (next, next + 1) }
    guard let header, let brace = file.bytes[header..<made.start].firstIndex(of: UInt8(ascii: "{")) else { return false }
    return [" \(name):", "(\(name):", " \(name) :"].contains { file.firstOffset(of: $0, from: header, to: brace) != nil }
  }
}
