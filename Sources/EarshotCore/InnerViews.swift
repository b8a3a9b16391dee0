import SourceModel
import SwiftSource

/// Views within views that are shown without these: other code names them by way of the outer one, as `Shelf.Row(book)`
/// does, which shows nothing of `Shelf`.
struct InnerViews {
  private let files: [FileDeclarations]
  /// By the name of a type, what its declaration and extensions declare.
  private var members: [String: [Members]] = [:]

  init(_ files: [FileDeclarations]) {
    self.files = files
    for file in files {
      for type in file.types where !type.members.types.isEmpty { members[type.name, default: []].append(type.members) }
      for part in file.extensions { members[part.extendedType.name, default: []].append(part.members) }
    }
  }

  /// What is left of the code of a view without the parts that are shown by themselves, and what these may use of it.
  func rest(of ranges: [SourceRange], ofType name: String) -> [SourceRange] {
    let parts = shownAlone(in: name, ranges)
    return parts.isEmpty ? ranges : ranges.flatMap { Self.rest(of: $0, without: parts) }
  }

  private func shownAlone(in outer: String, _ ranges: [SourceRange]) -> [SourceRange] {
    let declared = members[outer] ?? []
    let types = declared.flatMap(\.types)
    var shown = types.filter { Self.mayBeShown($0) && !$0.makes(outer) && isNamed($0.name, in: outer, outside: ranges) }
    guard !shown.isEmpty else { return [] }
    // What stands beside them they name without the outer one.
    var others = types.filter { type in !shown.contains { $0.range == type.range } }
    while let index = others.firstIndex(where: { other in shown.contains { $0.names(other.name) } }) {
      shown.append(others.remove(at: index))
    }
    return shown.map(\.range) + declared.flatMap { part in
      part.functions.filter(\.isStatic).map(\.range) + part.properties.filter(\.isStatic).map(\.range)
    }
  }

  private static func mayBeShown(_ type: TypeDeclaration) -> Bool {
    DeclaredViews.isView(type, offered: true) || type.members.types.contains(where: mayBeShown)
  }

  /// Whether `Shelf.Row` stands outside of the code of `Shelf`.
  private func isNamed(_ inner: String, in outer: String, outside ranges: [SourceRange]) -> Bool {
    let path = "\(outer).\(inner)"
    return files.contains { declared in
      let file = declared.file
      guard file.mayHold(path) else { return false }
      var index = 0
      while let place = file.firstOffset(of: path, from: index) {
        index = place + path.utf8.count
        let isWhole = (place == 0 || !file.bytes[place - 1].isPartOfName)
          && (index == file.bytes.count || !file.bytes[index].isPartOfName)
        let isOwn = ranges.contains { $0.file === file && $0.start <= place && place < $0.end }
        if isWhole, !isOwn, !file.isInComment(place) { return true }
      }
      return false
    }
  }

  private static func rest(of range: SourceRange, without parts: [SourceRange]) -> [SourceRange] {
    var found: [SourceRange] = []
    var start = range.start
    for part in parts.filter({ $0.file === range.file && range.contains($0) }).sorted(by: { $0.start < $1.start }) {
      if part.start > start { found.append(SourceRange(file: range.file, start: start, end: part.start)) }
      start = max(start, part.end)
    }
    if start < range.end { found.append(SourceRange(file: range.file, start: start, end: range.end)) }
    return found
  }
}

extension TypeDeclaration {
  /// Whether its code makes a value of a type.
  func makes(_ type: String) -> Bool { range.file.firstOffset(of: type + "(", from: range.start, to: range.end) != nil }

  fileprivate func names(_ word: String) -> Bool { range.file.firstOffset(of: word, from: range.start, to: range.end) != nil }
}
