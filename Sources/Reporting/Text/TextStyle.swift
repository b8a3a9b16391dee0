/// Colours, weights and width of terminal text; plain unless told otherwise.
public struct TextStyle: Hashable, Sendable {
  public var isColored: Bool
  /// Columns within which text stays where it can.
  public var width: Int

  public init(isColored: Bool, width: Int = DisplayText.pageWidth) {
    self.isColored = isColored
    self.width = width
  }

  public static let plain = TextStyle(isColored: false)

  enum Role: String {
    case bold = "1"
    case faint = "2"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case mark = "32"
  }

  func callAsFunction(_ role: Role, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(role.rawValue)m\(text)\u{1B}[0m" : text
  }
}
