/// Colours and weights of terminal text; plain unless told otherwise.
public struct TextStyle: Hashable, Sendable {
  public var isColored: Bool

  public init(isColored: Bool) { self.isColored = isColored }

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
