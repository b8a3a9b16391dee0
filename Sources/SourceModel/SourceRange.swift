/// A stretch of a source file, in UTF-8 byte offsets, without surrounding white space and comments.
public struct SourceRange: Hashable, Sendable {
  public let file: SourceFile
  public let start: Int
  public let end: Int

  public init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = max(start, end)
  }

  public var text: String { file.text(from: start, to: end) }
  public var startPosition: SourcePosition { file.position(at: start) }
  public var endPosition: SourcePosition { file.position(at: end) }
  public var isEmpty: Bool { start == end }

  /// Where it lies in the file of the state that is shown, as that is on disk.
  public var original: SourceRange {
    guard let states = file.states else { return self }
    let isAfter = states.isAfter
    return SourceRange(
      file: isAfter ? states.after : states.before, start: states.alignment.original(start, isAfter: isAfter),
      end: states.alignment.original(max(end - 1, 0), isAfter: isAfter) + (end > 0 ? 1 : 0))
  }

  /// Whether `other` lies wholly inside this range of the same file.
  public func contains(_ other: SourceRange) -> Bool {
    file === other.file && start <= other.start && other.end <= end
  }

  /// From the start of this range to the end of `other`, which must be in the same file.
  public func extended(to other: SourceRange) -> SourceRange {
    guard file === other.file else { return self }
    return SourceRange(file: file, start: min(start, other.start), end: max(end, other.end))
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.file === right.file && left.start == right.start && left.end == right.end
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(file))
    hasher.combine(start)
    hasher.combine(end)
  }
}

extension SourceRange: Comparable {
  /// Orders by path, then by place in the file: the order of findings and of everything that is printed.
  public static func < (left: Self, right: Self) -> Bool {
    if left.file !== right.file, left.file.path != right.file.path { return left.file.path < right.file.path }
    return (left.start, left.end) < (right.start, right.end)
  }
}

extension SourceRange: CustomStringConvertible {
  public var description: String {
    let position = startPosition
    return "\(file.path):\(position.line):\(position.column)"
  }
}

extension SourceFile {
  /// A place for what has none of its own.
  public var emptyRange: SourceRange { SourceRange(file: self, start: 0, end: 0) }
}
