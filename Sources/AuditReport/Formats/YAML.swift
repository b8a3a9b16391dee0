/// A document of YAML. Every text is written in double quotes, since plain ones may turn into numbers, dates, truth
/// values or nothing: `no`, `3.10`, `~`.
indirect enum YAML {
  case text(String)
  case flag(Bool)
  case integer(Int)
  case list([YAML])
  case map([(key: StaticString, value: YAML)])

  /// The document, with a comment at its head.
  func document(comment: String) -> String {
    let head = comment.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "#\n" : "# \($0)\n" }.joined()
    return head + lines.joined(separator: "\n") + "\n"
  }

  private var lines: [String] {
    switch self {
    case .text(let text): [Self.quoted(text)]
    case .flag(let flag): [flag ? "true" : "false"]
    case .integer(let number): [String(number)]
    case .list(let items): items.isEmpty ? ["[]"] : items.flatMap(Self.item)
    case .map(let members): members.isEmpty ? ["{}"] : members.flatMap { Self.member("\($0.key)", $0.value) }
    }
  }

  private static func member(_ key: String, _ value: YAML) -> [String] {
    let lines = value.lines
    return value.isBlock ? ["\(key):"] + lines.map { "  " + $0 } : ["\(key): \(lines[0])"]
  }

  private static func item(_ value: YAML) -> [String] {
    value.lines.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
  }

  /// Takes lines of its own.
  private var isBlock: Bool {
    switch self {
    case .text, .flag, .integer: false
    case .list(let items): !items.isEmpty
    case .map(let members): !members.isEmpty
    }
  }

  /// A double-quoted scalar (YAML 1.2, 5.7): printable characters as they are, all others escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if InvisibleCharacter.name(of: scalar) != nil || !isPrintable(scalar.value) {
          result += escaped(scalar.value)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func isPrintable(_ value: UInt32) -> Bool {
    switch value {
    case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private static func escaped(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    let (mark, length) = value > 0xFFFF ? ("U", 8) : value > 0xFF ? ("u", 4) : ("x", 2)
    return "\\\(mark)" + String(repeating: "0", count: length - digits.count) + digits
  }
}
