/// The difference of two texts in the form that `git apply` and `patch -p1` take.
public struct UnifiedDiff {
  /// Unchanged lines around a change.
  static let context = 3

  private let path: String
  private let prefixes: (old: String, new: String)
  private let operations: [Operation]

  private enum Operation {
    case same(String)
    case removed(String)
    case added(String)

    var isSame: Bool {
      if case .same = self { return true }
      return false
    }
  }

  /// - Parameter isPlain: Whether the path stands as it is, for people who want to open the file; patches have `a/` and
  ///   `b/` before it.
  public init(path: String, before: String, after: String, isPlain: Bool = false) {
    self.path = path
    prefixes = isPlain ? ("", "") : ("a/", "b/")
    let old = Self.lines(before)
    let new = Self.lines(after)
    operations = Self.operations(old, new)
  }

  /// Empty when the texts are the same.
  public func text(style: TextStyle = .plain) -> String {
    guard operations.contains(where: { !$0.isSame }) else { return "" }
    let heading = style(.bold, "--- \(prefixes.old)\(path)") + "\n" + style(.bold, "+++ \(prefixes.new)\(path)") + "\n"
    return heading + hunks().map { text(ofHunk: $0, style) }.joined()
  }

  /// With their line ends; by bytes, because a carriage return and a line feed are one character to Swift.
  private static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var rest = Substring(text).utf8
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let next = rest.index(after: end)
      lines.append(String(Substring(rest[..<next])))
      rest = rest[next...]
    }
    if !rest.isEmpty { lines.append(String(Substring(rest))) }
    return lines
  }

  private static func operations(_ old: [String], _ new: [String]) -> [Operation] {
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var result: [Operation] = []
    var i = 0
    var j = 0
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        result.append(.removed(old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        result.append(.added(new[j]))
        j += 1
      } else {
        if i < old.count { result.append(.same(old[i])) }
        i += 1
        j += 1
      }
    }
    return result
  }

  /// Ranges of operations: the changes with their context, near ones joined.
  private func hunks() -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in operations.indices where !operations[index].isSame {
      let start = max(0, index - Self.context)
      let end = min(operations.count, index + Self.context + 1)
      if let last = result.last, start <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<end
      } else {
        result.append(start..<end)
      }
    }
    return result
  }

  private func text(ofHunk hunk: Range<Int>, _ style: TextStyle) -> String {
    var oldStart = 0
    var newStart = 0
    for operation in operations[..<hunk.lowerBound] {
      switch operation {
      case .same: (oldStart, newStart) = (oldStart + 1, newStart + 1)
      case .removed: oldStart += 1
      case .added: newStart += 1
      }
    }
    var oldCount = 0
    var newCount = 0
    var body = ""
    for operation in operations[hunk] {
      switch operation {
      case .same(let line):
        (oldCount, newCount) = (oldCount + 1, newCount + 1)
        body += Self.ended(" " + line)
      case .removed(let line):
        oldCount += 1
        body += style(.error, Self.ended("-" + line))
      case .added(let line):
        newCount += 1
        body += style(.mark, Self.ended("+" + line))
      }
    }
    let range = "@@ -\(Self.span(oldStart, oldCount)) +\(Self.span(newStart, newCount)) @@\n"
    return style(.note, range) + body
  }

  /// An empty span names the line before it.
  private static func span(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

  private static func ended(_ line: String) -> String {
    line.utf8.last == UInt8(ascii: "\n") ? line : line + "\n\\ No newline at end of file\n"
  }
}
