import SourceModel
import SwiftSyntax

/// Finds what two states of a file have in common: declarations at the top of the file, and members of types and
/// extensions whose head is the same. A declaration that differs in anything is another one as a whole.
struct StateAlignment {
  private let before: [UInt8]
  private let after: [UInt8]
  private var alignment = FileAlignment()

  /// The lines of a declaration.
  private struct Unit {
    /// Empty lines in front of it.
    let gap: Range<Int>
    /// With comments before and behind it.
    let body: Range<Int>
    /// Of a type or an extension.
    var members: [Unit] = []

    /// Up to the line of the first member.
    var head: Range<Int> { body.lowerBound..<(members.first?.gap.lowerBound ?? body.upperBound) }
    /// From behind the line of the last member.
    var tail: Range<Int> { (members.last?.body.upperBound ?? body.upperBound)..<body.upperBound }
  }

  /// nil where declarations do not stand on lines of their own.
  static func alignment(
    _ before: (bytes: [UInt8], tree: SourceFileSyntax), _ after: (bytes: [UInt8], tree: SourceFileSyntax)
  ) -> FileAlignment? {
    guard let old = UnitReader(before.bytes).units(of: before.tree),
      let new = UnitReader(after.bytes).units(of: after.tree) else { return nil }
    var result = StateAlignment(before: before.bytes, after: after.bytes)
    result.align(old, new)
    result.append(.before, (old.last?.body.upperBound ?? 0)..<before.bytes.count)
    result.append(.after, (new.last?.body.upperBound ?? 0)..<after.bytes.count)
    return result.alignment
  }

  private init(before: [UInt8], after: [UInt8]) {
    self.before = before
    self.after = after
  }

  private mutating func append(_ owner: FileAlignment.Owner, _ range: Range<Int>) {
    alignment.append(owner, range.count)
  }

  private mutating func append(_ unit: Unit, of owner: FileAlignment.Owner) {
    append(owner, unit.gap)
    append(owner, unit.body)
  }

  /// Empty lines, which count as the same only where they are as many.
  private mutating func appendGaps(_ old: Unit, _ new: Unit) {
    if before[old.gap].elementsEqual(after[new.gap]) { return append(.both, old.gap) }
    append(.before, old.gap)
    append(.after, new.gap)
  }

  private mutating func align(_ old: [Unit], _ new: [Unit]) {
    var (nextOld, nextNew) = (0, 0)
    for (first, second) in common(old, new) + [(old.count, new.count)] {
      alignDifferent(old[nextOld..<first], new[nextNew..<second])
      guard first < old.count, second < new.count else { break }
      appendGaps(old[first], new[second])
      append(.both, old[first].body)
      (nextOld, nextNew) = (first + 1, second + 1)
    }
  }

  /// Declarations none of which are the same, though the members of some may be.
  private mutating func alignDifferent(_ old: ArraySlice<Unit>, _ new: ArraySlice<Unit>) {
    var old = old
    for unit in new {
      guard !unit.members.isEmpty,
        let match = old.firstIndex(where: { !$0.members.isEmpty && hasSameFrame($0, unit) })
      else {
        append(unit, of: .after)
        continue
      }
      for other in old[..<match] { append(other, of: .before) }
      appendGaps(old[match], unit)
      append(.both, unit.head)
      align(old[match].members, unit.members)
      append(.both, unit.tail)
      old = old[(match + 1)...]
    }
    for unit in old { append(unit, of: .before) }
  }

  private func hasSameFrame(_ old: Unit, _ new: Unit) -> Bool {
    before[old.head].elementsEqual(after[new.head]) && before[old.tail].elementsEqual(after[new.tail])
  }

  private func isSame(_ old: Unit, _ new: Unit) -> Bool {
    old.body.count == new.body.count && before[old.body].elementsEqual(after[new.body])
  }

  /// Lists whose lengths multiply to more than this are not compared beyond what they begin and end with.
  private static let limit = 4_000_000

  /// The longest common subsequence.
  private func common(_ old: [Unit], _ new: [Unit]) -> [(Int, Int)] {
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, isSame(old[head], new[head]) { head += 1 }
    var tail = 0
    while tail < shorter - head, isSame(old[old.count - 1 - tail], new[new.count - 1 - tail]) { tail += 1 }
    let middle = commonMiddle(old[head..<(old.count - tail)], new[head..<(new.count - tail)])
    return (0..<head).map { ($0, $0) } + middle
      + (0..<tail).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
  }

  private func commonMiddle(_ old: ArraySlice<Unit>, _ new: ArraySlice<Unit>) -> [(Int, Int)] {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= Self.limit else { return [] }
    let width = new.count + 1
    // The length of what is common from a place in each on.
    var lengths = Array(repeating: 0, count: (old.count + 1) * width)
    for row in old.indices.reversed() {
      for column in new.indices.reversed() {
        let place = (row - old.startIndex) * width + column - new.startIndex
        lengths[place] = isSame(old[row], new[column])
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var found: [(Int, Int)] = []
    var (row, column) = (old.startIndex, new.startIndex)
    while row < old.endIndex, column < new.endIndex {
      let place = (row - old.startIndex) * width + column - new.startIndex
      if isSame(old[row], new[column]) {
        found.append((row, column))
        (row, column) = (row + 1, column + 1)
      } else if lengths[place + width] >= lengths[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return found
  }

  /// Reads the lines of declarations.
  private struct UnitReader {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func units(of tree: SourceFileSyntax) -> [Unit]? {
      var units: [Unit] = []
      var start = 0
      for item in tree.statements {
        guard let unit = unit(from: start, item, { if case .decl(let declaration) = item.item { declaration } else { nil } })
        else { return nil }
        units.append(unit)
        start = unit.body.upperBound
      }
      return units
    }

    /// - Parameter start: Where the line before it ends.
    private func unit(from start: Int, _ node: some SyntaxProtocol, _ declaration: () -> DeclSyntax?) -> Unit? {
      guard let end = endOfLine(node.endPosition.utf8Offset), end > start else { return nil }
      let body = afterEmptyLines(from: start, to: end)
      var unit = Unit(gap: start..<body, body: body..<end)
      if let declaration = declaration() { unit.members = members(of: declaration) }
      return unit
    }

    /// None where they do not stand on lines of their own.
    private func members(of declaration: DeclSyntax) -> [Unit] {
      // What a protocol leaves open is told by its members, and is no member.
      guard !declaration.is(ProtocolDeclSyntax.self),
        let block = declaration.asProtocol(DeclGroupSyntax.self)?.memberBlock,
        var start = endOfLine(block.leftBrace.endPosition.utf8Offset) else { return [] }
      var units: [Unit] = []
      for item in block.members {
        guard let unit = unit(from: start, item, { item.decl }) else { return [] }
        units.append(unit)
        start = unit.body.upperBound
      }
      return units
    }

    /// Behind the end of the line that ends at an offset; nil where none does.
    private func endOfLine(_ offset: Int) -> Int? {
      guard offset < bytes.count else { return bytes.count }
      switch bytes[offset] {
      case UInt8(ascii: "\n"): return offset + 1
      case UInt8(ascii: "\r"):
        return offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n") ? offset + 2 : offset + 1
      default: return nil
      }
    }

    private func afterEmptyLines(from start: Int, to end: Int) -> Int {
      var result = start
      for index in start..<end {
        switch bytes[index] {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"): result = index + 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"): break
        default: return result
        }
      }
      return result
    }
  }
}
