import AccessibilityModel
import SourceModel

extension UIKitFix {
  /// Says what is typed into a field of an interface file, in the tag that it has for that.
  static func inputTrait(_ name: String, _ value: String, on element: AccessibilityElement) -> SourceEdit? {
    let (file, tag) = (element.source.file, element.source)
    guard let content = element.interfaceContent else { return nil }
    let trait = "<textInputTraits"
    guard let start = file.firstOffset(of: trait, from: tag.end, to: tag.end + content.utf8.count) else {
      return child("\(trait) key=\"textInputTraits\" \(name)=\"\(escaped(value))\"/>", of: element)
    }
    let key = " key=\"textInputTraits\""
    let end = start + trait.utf8.count
    let isKeyed = file.firstOffset(of: key, from: end, to: min(end + key.utf8.count, file.bytes.count)) == end
    return .insertion(of: " \(name)=\"\(escaped(value))\"", at: isKeyed ? end + key.utf8.count : end, in: file)
  }
}
