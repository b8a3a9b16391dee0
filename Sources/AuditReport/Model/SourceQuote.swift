import Reporting
import Rules
import SourceModel

/// The lines around a place in source, with the place marked.
struct SourceQuote: Hashable {
  struct Line: Hashable {
    var number: Int
    var before: String
    /// The part that is meant; empty on lines around the place.
    var marked: String
    var after: String
  }

  var lines: [Line] = []

  /// Lines before and after the place.
  private static let context = 1
  /// Lines of a place that are shown.
  private static let placeLimit = 6
  /// Columns of a line that are shown.
  private static let width = 160

  init(_ place: SourceRange) {
    let file = place.file
    let first = place.startPosition.line
    let lastOfPlace = max(first, place.endPosition.line)
    let last = min(lastOfPlace, first + Self.placeLimit - 1)
    let from = max(1, first - Self.context)
    let to = min(file.lineCount, last + (last == lastOfPlace ? Self.context : 0))
    guard from <= to else { return }
    for number in from...to {
      let text = file.line(number)
      let bytes = Array(text.utf8)
      let start = number < first ? bytes.count : number == first ? min(bytes.count, place.startPosition.column - 1) : 0
      let end = number > lastOfPlace || number < first
        ? start : number == lastOfPlace ? min(bytes.count, max(start, place.endPosition.column - 1)) : bytes.count
      let isMarked = (first...lastOfPlace).contains(number)
      lines.append(Line(
        number: number, before: Self.text(bytes[..<(isMarked ? start : bytes.count)]),
        marked: isMarked ? Self.text(bytes[start..<end]) : "", after: isMarked ? Self.text(bytes[end...]) : ""))
    }
    dropIndentation()
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    Excerpt.cut(String(decoding: bytes, as: UTF8.self), to: width)
  }

  /// What all lines are indented by says nothing here, and takes room on narrow screens.
  private mutating func dropIndentation() {
    let indents = lines.compactMap { line -> Int? in
      let whole = line.before + line.marked + line.after
      let indent = whole.prefix { $0 == " " || $0 == "\t" }.count
      return indent == whole.count ? nil : indent
    }
    let shared = indents.min() ?? 0
    for index in lines.indices {
      // On further lines of a place the indentation is part of it.
      if lines[index].before.isEmpty {
        lines[index].marked.removeFirst(min(shared, lines[index].marked.count))
      } else {
        lines[index].before.removeFirst(min(shared, lines[index].before.count))
      }
    }
  }
}

/// A fix as lines that go and lines that come, in each file that it changes.
struct FixDifference: Hashable {
  struct Line: Hashable {
    enum Change: Hashable { case same, removed, added }
    var change: Change
    var text: String
  }

  struct Hunk: Hashable {
    var file: String
    /// The number of its first line.
    var line: Int
    var lines: [Line]
  }

  var hunks: [Hunk] = []

  private static let width = 200
  /// Edits that are further apart than this many lines stand in hunks of their own.
  private static let distance = 6

  init(_ fix: Fix) {
    let edits = fix.edits.sorted { $0.range < $1.range }
    var group: [SourceEdit] = []
    for edit in edits {
      if let last = group.last, last.range.file !== edit.range.file
        || edit.range.startPosition.line - last.range.endPosition.line > Self.distance {
        hunks.append(Self.hunk(group))
        group = []
      }
      group.append(edit)
    }
    if !group.isEmpty { hunks.append(Self.hunk(group)) }
  }

  private static func hunk(_ edits: [SourceEdit]) -> Hunk {
    let file = edits[0].range.file
    let firstLine = file.startOfLine(at: edits[0].range.start)
    // A line of context on either side.
    let from = firstLine > 0 ? file.startOfLine(at: firstLine - 1) : 0
    let to = endOfLine(after: edits.map(\.range.end).max() ?? from, in: file)
    var after = ""
    var position = from
    for edit in edits where edit.range.start >= position {
      after += file.text(from: position, to: edit.range.start) + edit.replacement
      position = edit.range.end
    }
    after += file.text(from: position, to: to)
    return Hunk(
      file: file.path, line: file.position(at: from).line,
      lines: compared(lines(file.text(from: from, to: to)), lines(after)))
  }

  /// Where the line behind that of an offset ends.
  private static func endOfLine(after offset: Int, in file: SourceFile) -> Int {
    var ends = 0
    for index in min(offset, file.bytes.count)..<file.bytes.count where file.bytes[index] == UInt8(ascii: "\n") {
      ends += 1
      if ends == 2 { return index }
    }
    return file.bytes.count
  }

  private static func lines(_ text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func compared(_ old: [String], _ new: [String]) -> [Line] {
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var result: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        result.append(Line(change: .removed, text: Excerpt.cut(old[i], to: width)))
        i += 1
      } else if j < new.count, added.contains(j) {
        result.append(Line(change: .added, text: Excerpt.cut(new[j], to: width)))
        j += 1
      } else if i < old.count {
        result.append(Line(change: .same, text: Excerpt.cut(old[i], to: width)))
        i += 1
        j += 1
      } else {
        break
      }
    }
    return result
  }
}
