/// Where the parts of two states of a file lie in offsets that are the same for what both have in common.
///
/// What only one state has gets offsets of its own, so that no place of it is a place of the other state, and what both
/// have keeps its offsets however much comes or goes before it.
public struct FileAlignment: Equatable, Sendable {
  /// Who has a part.
  public enum Owner: Sendable { case both, before, after }

  private struct Part: Equatable, Sendable {
    let owner: Owner
    let start: Int
    let end: Int
    /// Where it begins in each state, or would begin.
    let before: Int
    let after: Int

    func isIn(_ isAfter: Bool) -> Bool { owner == .both || owner == (isAfter ? .after : .before) }

    func start(in isAfter: Bool) -> Int { isAfter ? after : before }
  }

  private var parts: [Part] = []

  public init() {}

  /// How many bytes both states take together.
  public var count: Int { parts.last?.end ?? 0 }

  /// How many bytes both states have in common.
  public var sharedCount: Int { parts.lazy.filter { $0.owner == .both }.reduce(0) { $0 + $1.end - $1.start } }

  /// Adds a part behind the others.
  public mutating func append(_ owner: Owner, _ length: Int) {
    guard length > 0 else { return }
    if let last = parts.last, last.owner == owner {
      parts[parts.count - 1] = Part(
        owner: owner, start: last.start, end: last.end + length, before: last.before, after: last.after)
      return
    }
    let last = parts.last
    let length = (last: last.map { $0.end - $0.start } ?? 0, new: length)
    let before = (last?.before ?? 0) + (last?.isIn(false) == true ? length.last : 0)
    let after = (last?.after ?? 0) + (last?.isIn(true) == true ? length.last : 0)
    let start = last?.end ?? 0
    parts.append(Part(owner: owner, start: start, end: start + length.new, before: before, after: after))
  }

  /// Where a place of one state lies. Parts end with lines, so that code ends in the part that it begins in.
  public func aligned(_ offset: Int, isAfter: Bool) -> Int {
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start(in: isAfter) <= offset { low = middle } else { high = middle }
    }
    // Parts of the other state begin where the next own one does; at the end there is none.
    while low > 0, !parts[low].isIn(isAfter) { low -= 1 }
    guard low < parts.count, parts[low].isIn(isAfter) else { return offset }
    return parts[low].start + offset - parts[low].start(in: isAfter)
  }

  /// Where a place lies in one of the states.
  public func original(_ offset: Int, isAfter: Bool) -> Int {
    guard let part = part(at: offset) else { return offset }
    return part.start(in: isAfter) + (part.isIn(isAfter) ? offset - part.start : 0)
  }

  /// Whether both states have all of a stretch.
  public func isShared(from start: Int, to end: Int) -> Bool {
    guard let part = part(at: start) else { return false }
    return part.owner == .both && end <= part.end
  }

  /// The last part that begins at or before an offset.
  private func part(at offset: Int) -> Part? {
    guard !parts.isEmpty else { return nil }
    var (low, high) = (0, parts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if parts[middle].start <= offset { low = middle } else { high = middle }
    }
    return parts[low]
  }

  /// The bytes of one state, with ends of lines where the other one has something.
  func padded(_ bytes: [UInt8], isAfter: Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for part in parts {
      if part.isIn(isAfter) {
        let start = part.start(in: isAfter)
        result += bytes[start..<(start + part.end - part.start)]
      } else {
        result += repeatElement(UInt8(ascii: "\n"), count: part.end - part.start)
      }
    }
    return result
  }
}
