/// Colours, weights and width of terminal text; plain unless told otherwise.
public struct TextStyle: Hashable, Sendable {
  public var isColored: Bool
  /// Columns within which text stays where it can.
  public var width: Int
  /// The folder that paths are relative to, where the terminal opens links to files (OSC 8); else nil.
  public var linkedFolder: String?
  /// Of the machine, for such links.
  public var host: String

  public init(
    isColored: Bool, width: Int = DisplayText.pageWidth, linkedFolder: String? = nil, host: String = ""
  ) {
    self.isColored = isColored
    self.width = width
    self.linkedFolder = linkedFolder
    self.host = host
  }

  public static let plain = TextStyle(isColored: false)

  /// Columns of a page with places at its right side: those of the terminal, and no more than a page has, where a place
  /// would be far from what it belongs to.
  var pageWidth: Int { min(width, DisplayText.pageWidth) }

  /// The least room that a text gets beside what stands around it.
  var leastRoom: Int { min(40, pageWidth / 2) }

  enum Role: String {
    case bold = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case mark = "32"
  }

  /// A text that leads to a file.
  func link(_ text: String, to path: String) -> String {
    guard let linkedFolder, !text.isEmpty else { return text }
    let absolute = path.hasPrefix("/") ? path : linkedFolder + "/" + path
    return "\u{1B}]8;;file://\(host)\(Self.percentEncoded(absolute))\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// What may stand in the path of an address stays; a name may hold anything.
  static func percentEncoded(_ path: String) -> String {
    path.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }

  func callAsFunction(_ role: Role, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
