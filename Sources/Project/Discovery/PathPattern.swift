/// A pattern on the parts of a path, the common core of `.gitignore` lines and of globs.
///
/// Matching costs at most pattern length × path length, whatever the pattern: both levels (stars inside a part, `**`
/// between parts) keep only their last star to come back to.
struct PathPattern: Hashable, Sendable {
  enum Segment: Hashable, Sendable {
    case literal([UInt8])
    /// `*.ext`, by far the most frequent wildcard.
    case suffix([UInt8])
    case wildcard([Token])
    /// `**`: any number of parts, also none.
    case anyDepth
  }

  enum Token: Hashable, Sendable {
    case byte(UInt8)
    /// `?`: one unit.
    case anyUnit
    /// `*`: any number of units.
    case star
    case set([ClosedRange<UInt32>], isNegated: Bool)
  }

  /// What `?` and `[…]` stand for.
  enum Unit: Hashable, Sendable {
    /// As in Git, where `?` matches half an `é`.
    case byte
    case character
  }

  var segments: [Segment]
  private let unit: Unit

  /// nil when the pattern can match nothing: an unclosed `[` or a backslash at the end.
  init?(_ pattern: some Sequence<UInt8>, unit: Unit) {
    segments = []
    self.unit = unit
    var rest = Array(pattern)[...]
    while !rest.isEmpty {
      guard let segment = Self.segment(&rest, unit) else { return nil }
      if segment == .literal([]) || (segment == .anyDepth && segments.last == .anyDepth) { continue }
      segments.append(segment)
    }
  }

  /// Whether the pattern matches a path as a whole.
  func matches(_ path: [ArraySlice<UInt8>]) -> Bool {
    var (pattern, part) = (0, 0)
    var retry: (pattern: Int, part: Int)?
    while part < path.count {
      if pattern < segments.count, segments[pattern] == .anyDepth {
        // At the end, `**` stands for everything inside, which is at least one part.
        if pattern == segments.count - 1 { return true }
        retry = (pattern + 1, part)
        pattern += 1
      } else if pattern < segments.count, matches(segments[pattern], path[part]) {
        pattern += 1
        part += 1
      } else if let last = retry {
        retry = (last.pattern, last.part + 1)
        (pattern, part) = (last.pattern, last.part + 1)
      } else {
        return false
      }
    }
    return pattern == segments.count
  }

  /// Whether the pattern matches one name.
  func matches(name: ArraySlice<UInt8>) -> Bool {
    segments.count == 1 && matches(segments[0], name)
  }
}

// MARK: - Reading

extension PathPattern {
  /// Reads up to the next slash that does not stand in brackets, and that slash.
  private static func segment(_ rest: inout ArraySlice<UInt8>, _ unit: Unit) -> Segment? {
    if rest.elementsEqual("**".utf8) || rest.starts(with: "**/".utf8) {
      rest = rest.dropFirst(3)
      return .anyDepth
    }
    guard let tokens = tokens(&rest, unit) else { return nil }
    let literal = tokens.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
    if literal.count == tokens.count { return .literal(literal) }
    if literal.count == tokens.count - 1, tokens.first == .star { return .suffix(literal) }
    return .wildcard(tokens)
  }

  private static func tokens(_ rest: inout ArraySlice<UInt8>, _ unit: Unit) -> [Token]? {
    var tokens: [Token] = []
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "/"): return tokens
      case UInt8(ascii: "*"): if tokens.last != .star { tokens.append(.star) }
      case UInt8(ascii: "?"): tokens.append(.anyUnit)
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        if escaped == UInt8(ascii: "/") { return tokens }
        tokens.append(.byte(escaped))
      case UInt8(ascii: "["):
        guard let set = set(&rest, unit) else { return nil }
        tokens.append(set)
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  /// Reads `a-z]`, `!0-9]`, `[:alpha:]]` after the opening bracket.
  private static func set(_ rest: inout ArraySlice<UInt8>, _ unit: Unit) -> Token? {
    var ranges: [ClosedRange<UInt32>] = []
    var isNegated = false
    if let first = rest.first, first == UInt8(ascii: "!") || first == UInt8(ascii: "^") {
      isNegated = true
      rest.removeFirst()
    }
    var isFirst = true
    while let byte = rest.first {
      // A `]` in first place is a member.
      if byte == UInt8(ascii: "]"), !isFirst {
        rest.removeFirst()
        return .set(ranges, isNegated: isNegated)
      }
      isFirst = false
      if let named = namedClass(&rest) {
        ranges += named
        continue
      }
      guard let low = member(&rest, unit) else { return nil }
      var high = low
      if rest.first == UInt8(ascii: "-"), let next = rest.dropFirst().first, next != UInt8(ascii: "]") {
        rest.removeFirst()
        guard let end = member(&rest, unit) else { return nil }
        high = end
      }
      if low <= high { ranges.append(low...high) }
    }
    return nil
  }

  private static func member(_ rest: inout ArraySlice<UInt8>, _ unit: Unit) -> UInt32? {
    if rest.first == UInt8(ascii: "\\") { rest.removeFirst() }
    return take(unit, &rest)
  }

  private static func namedClass(_ rest: inout ArraySlice<UInt8>) -> [ClosedRange<UInt32>]? {
    guard rest.starts(with: "[:".utf8) else { return nil }
    for (name, ranges) in characterClasses where rest.dropFirst(2).starts(with: (name + ":]").utf8) {
      rest.removeFirst(name.utf8.count + 4)
      return ranges
    }
    return nil
  }

  /// The POSIX classes that Git knows, for ASCII as in Git.
  private static let characterClasses: [(String, [ClosedRange<UInt32>])] = [
    ("alpha", [0x41...0x5A, 0x61...0x7A]), ("digit", [0x30...0x39]), ("upper", [0x41...0x5A]),
    ("lower", [0x61...0x7A]), ("alnum", [0x30...0x39, 0x41...0x5A, 0x61...0x7A]),
    ("space", [0x09...0x0D, 0x20...0x20]),
    ("blank", [0x09...0x09, 0x20...0x20]), ("punct", [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E]),
    ("xdigit", [0x30...0x39, 0x41...0x46, 0x61...0x66]), ("print", [0x20...0x7E]), ("graph", [0x21...0x7E]),
    ("cntrl", [0x00...0x1F, 0x7F...0x7F]),
  ]
}

// MARK: - Matching

extension PathPattern {
  private func matches(_ segment: Segment, _ name: ArraySlice<UInt8>) -> Bool {
    switch segment {
    case .literal(let bytes): name.elementsEqual(bytes)
    case .suffix(let bytes): name.count >= bytes.count && name.suffix(bytes.count).elementsEqual(bytes)
    case .wildcard(let tokens): matches(tokens, name)
    case .anyDepth: true
    }
  }

  private func matches(_ tokens: [Token], _ name: ArraySlice<UInt8>) -> Bool {
    var rest = name
    var token = 0
    var retry: (token: Int, rest: ArraySlice<UInt8>)?
    while !rest.isEmpty {
      if token < tokens.count, tokens[token] == .star {
        retry = (token + 1, rest)
        token += 1
      } else if token < tokens.count, take(tokens[token], &rest) {
        token += 1
      } else if let last = retry {
        retry = (last.token, last.rest.dropFirst())
        (token, rest) = (last.token, last.rest.dropFirst())
      } else {
        return false
      }
    }
    return tokens[token...].allSatisfy { $0 == .star }
  }

  private func take(_ token: Token, _ rest: inout ArraySlice<UInt8>) -> Bool {
    switch token {
    case .byte(let byte):
      guard rest.first == byte else { return false }
      rest.removeFirst()
      return true
    case .anyUnit:
      return Self.take(unit, &rest) != nil
    case .set(let ranges, let isNegated):
      guard let value = Self.take(unit, &rest) else { return false }
      return ranges.contains { $0.contains(value) } != isNegated
    case .star:
      return false
    }
  }

  /// Takes a byte, or a UTF-8 scalar; a stray byte counts as one.
  private static func take(_ unit: Unit, _ rest: inout ArraySlice<UInt8>) -> UInt32? {
    guard let lead = rest.popFirst() else { return nil }
    guard unit == .character, lead >= 0xC0 else { return UInt32(lead) }
    var value = UInt32(lead) & (lead >= 0xF0 ? 0x07 : lead >= 0xE0 ? 0x0F : 0x1F)
    while let next = rest.first, next & 0xC0 == 0x80 {
      value = value << 6 | UInt32(next & 0x3F)
      rest.removeFirst()
    }
    return value
  }
}
