/// A file pattern of the command line or the configuration (`include`, `exclude`, `overrides`).
///
/// - `*` and `?` stay inside one part of the path, `**` spans any number of parts, `[a-z]` and `{a,b}` work as in
///   shells.
/// - A pattern without `/` matches a name at any depth: `*.generated.swift`, `Pods`.
/// - A pattern with `/` starts at the root: `Sources/Vendor`, `/Tools`, `**/Mocks/*.swift`.
/// - A pattern that matches a folder matches all that is in it; with `/` at its end it matches folders only.
///
/// Letters are compared with their case. A pattern that makes no sense (`[` without `]`) matches nothing.
public struct Glob: Hashable, Sendable {
  /// The pattern as written.
  public let pattern: String
  private let alternatives: [Alternative]

  private struct Alternative: Hashable, Sendable {
    var pattern: PathPattern
    var isAnchored: Bool
    var foldersOnly: Bool
  }

  public init(_ pattern: String) {
    self.pattern = pattern
    alternatives = Self.expandBraces(Array(pattern.utf8)).compactMap(Self.alternative)
  }

  /// Whether the pattern matches a file.
  ///
  /// - Parameter path: Relative to the root of the analysed tree, with `/` between parts.
  public func matches(_ path: String) -> Bool {
    let parts = Array(path.utf8).split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
    return alternatives.contains { Self.matches($0, parts) }
  }

  private static func matches(_ alternative: Alternative, _ parts: [ArraySlice<UInt8>]) -> Bool {
    let end = alternative.foldersOnly ? parts.count - 1 : parts.count
    guard end > 0 else { return false }
    if !alternative.isAnchored {
      return parts[..<end].contains { alternative.pattern.matches(name: $0) }
    }
    return (1...end).contains { alternative.pattern.matches(Array(parts[..<$0])) }
  }

  private static func alternative(_ text: [UInt8]) -> Alternative? {
    let slash = UInt8(ascii: "/")
    var text = text[...]
    var isAnchored = false
    if text.starts(with: "./".utf8) {
      text = text.dropFirst(2)
      isAnchored = true
    }
    while text.first == slash {
      text = text.dropFirst()
      isAnchored = true
    }
    let foldersOnly = text.last == slash
    while text.last == slash { text = text.dropLast() }
    guard !text.isEmpty, let pattern = PathPattern(text, unit: .character) else { return nil }
    isAnchored = isAnchored || pattern.segments.count > 1 || pattern.segments == [.anyDepth]
    return Alternative(pattern: pattern, isAnchored: isAnchored, foldersOnly: foldersOnly)
  }

  /// More alternatives than this come from a mistake, not from a person.
  private static let alternativeLimit = 1000

  /// `a{b,c}d` as `abd` and `acd`; braces nest. A brace without its partner is an ordinary character.
  private static func expandBraces(_ text: [UInt8]) -> [[UInt8]] {
    var finished: [[UInt8]] = []
    var waiting = [text]
    while let next = waiting.popLast() {
      guard let (range, options) = firstBraces(next) else {
        finished.append(next)
        continue
      }
      guard finished.count + waiting.count + options.count <= alternativeLimit else { return [] }
      waiting += options.reversed().map { Array(next[..<range.lowerBound] + $0 + next[range.upperBound...]) }
    }
    return finished
  }

  private static func firstBraces(_ text: [UInt8]) -> (Range<Int>, [ArraySlice<UInt8>])? {
    var start = 0
    while let open = text[start...].firstIndex(of: UInt8(ascii: "{")) {
      if let found = braces(text, at: open) { return found }
      start = open + 1
    }
    return nil
  }

  private static func braces(_ text: [UInt8], at open: Int) -> (Range<Int>, [ArraySlice<UInt8>])? {
    var depth = 0
    var options: [ArraySlice<UInt8>] = []
    var start = open + 1
    for index in open..<text.count {
      switch text[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ",") where depth == 1:
        options.append(text[start..<index])
        start = index + 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return (open..<index + 1, options + [text[start..<index]]) }
      default: break
      }
    }
    return nil
  }
}
