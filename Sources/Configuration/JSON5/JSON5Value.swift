/// A value of a JSON5 document, with where it stands, so that mistakes can be shown in their place.
struct JSON5Value: Sendable {
  var content: Content
  /// In bytes from the start of the file.
  var offset: Int

  indirect enum Content: Sendable {
    case object([Member])
    case array([JSON5Value])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
  }

  struct Member: Sendable {
    var name: String
    var nameOffset: Int
    var value: JSON5Value
  }

  /// What it is, for messages: "a list".
  var kind: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
