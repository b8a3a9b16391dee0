/// Texts as attributes of interface files have them (W3C: Extensible Markup Language 1.0, 4.6 Predefined Entities).
extension UIKitFix {
  /// What an attribute of a file says, without the five entities of XML.
  static func unescaped(_ text: String) -> String {
    var result = text
    for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")] {
      result = result.replacing(entity, with: sign)
    }
    return result
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
