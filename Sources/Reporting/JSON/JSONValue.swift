/// A JSON document whose members stay in the order in which they were written, so that the same results always give
/// the same bytes. Foundation's encoder sorts or shuffles them.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public var key: String
    public var value: JSONValue

    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// A string, or `null`.
  public init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  /// A number, or `null`.
  public init(_ number: Int?) { self = number.map(JSONValue.integer) ?? .null }

  /// A truth value, or `null` where it is not known.
  public init(_ flag: Bool?) { self = flag.map(JSONValue.bool) ?? .null }

  public init(_ texts: [String]) { self = .array(texts.map(JSONValue.string)) }

  /// The object with further members at its end; other values stay as they are.
  package func adding(_ members: [Member]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  public init(stringLiteral value: String) { self = .string(value) }
  public init(integerLiteral value: Int) { self = .integer(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
