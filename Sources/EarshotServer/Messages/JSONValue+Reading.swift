import Reporting

extension JSONValue {
  /// The last member with the name; nil also for what is no object.
  subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == name }?.value
  }

  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// A whole number, also one that is written with a fraction of nothing.
  var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  var bool: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }

  var array: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }

  /// The texts of a list; other items are left out.
  var strings: [String]? { array.map { $0.compactMap(\.string) } }

  var isNull: Bool { self == .null }

  /// The object with members at its end, each taking the place of one of its name.
  func setting(_ members: (String, JSONValue)...) -> JSONValue {
    guard case .object(var own) = self else { return self }
    for (key, value) in members {
      if let index = own.firstIndex(where: { $0.key == key }) {
        own[index].value = value
      } else {
        own.append(Member(key, value))
      }
    }
    return .object(own)
  }

  /// An object without the members that are not there.
  static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }
}
