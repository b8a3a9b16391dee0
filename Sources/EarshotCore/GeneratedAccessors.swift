import Project
import SourceModel
import SwiftSource

/// What a tool writes for each file, scene and picture of an app, so that code can ask for them by names that the compiler
/// checks: `R.nib.card` (R.swift), `StoryboardScene.Main.card` (SwiftGen). A member that nobody asks for shows nothing.
final class GeneratedAccessors {
  /// A static member of a type, or a type within one: only its name leads there.
  private struct Accessor {
    let name: String
    let range: SourceRange
  }

  private let written: [SourceFile]
  private let generated: [FileDeclarations]
  private lazy var accessors: [ObjectIdentifier: [Accessor]] = Dictionary(uniqueKeysWithValues: generated.map { file in
    (ObjectIdentifier(file.file), GeneratedAccessors.accessors(of: file))
  })
  private var isAsked: [SourceRange: Bool] = [:]

  init(_ sources: [(unit: SourceUnit, file: FileDeclarations)]) {
    written = sources.filter { $0.unit.role == .app }.map(\.file.file)
    generated = sources.filter { $0.unit.role == .generated }.map(\.file)
  }

  /// Whether a place lies in a member that neither code of the app nor a member that it asks for names.
  func hold(_ place: SourceRange) -> Bool { innermost(around: place).map { !isAskedFor($0) } ?? false }

  private static func accessors(of file: FileDeclarations) -> [Accessor] {
    var found: [Accessor] = []
    func add(_ members: Members) {
      found += members.functions.filter(\.isStatic).map { Accessor(name: $0.name, range: $0.range) }
      found += members.properties.filter(\.isStatic).map { Accessor(name: $0.name, range: $0.range) }
      for type in members.types where type.kind != .protocolType {
        found.append(Accessor(name: type.name, range: type.range))
        add(type.members)
      }
    }
    for type in file.types where type.kind != .protocolType { add(type.members) }
    for part in file.extensions { add(part.members) }
    return found
  }

  private func innermost(around place: SourceRange) -> Accessor? {
    accessors[ObjectIdentifier(place.file)]?.filter { $0.range.contains(place) }
      .min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }
  }

  /// Follows the names back to code of the app, or to generated code that needs no name to be run.
  private func isAskedFor(_ accessor: Accessor) -> Bool {
    if let known = isAsked[accessor.range] { return known }
    var met: Set<SourceRange> = [accessor.range]
    var open = [accessor]
    while let next = open.popLast() {
      let isWritten = written.contains { !Self.places(of: next.name, in: $0).isEmpty }
      guard !isWritten, let found = users(of: next) else {
        isAsked[accessor.range] = true
        return true
      }
      for user in found where met.insert(user.range).inserted { open.append(user) }
    }
    for range in met { isAsked[range] = false }
    return false
  }

  /// The members that name one; nil where something else does.
  private func users(of accessor: Accessor) -> [Accessor]? {
    var found: [Accessor] = []
    for file in generated {
      for place in Self.places(of: accessor.name, in: file.file) where !accessor.range.contains(place) {
        guard let user = innermost(around: place) else { return nil }
        found.append(user)
      }
    }
    return found
  }

  /// Where a name stands in code.
  private static func places(of name: String, in file: SourceFile) -> [SourceRange] {
    guard file.mayHold(name) else { return [] }
    var found: [SourceRange] = []
    WordScanner.forEachWord(of: file.bytes) { range in
      if range.count == name.utf8.count, file.bytes[range].elementsEqual(name.utf8) {
        found.append(SourceRange(file: file, start: range.lowerBound, end: range.upperBound))
      }
    }
    return found
  }
}
