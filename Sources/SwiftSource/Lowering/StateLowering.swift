import SourceModel
import SwiftSyntax

/// A file as two states of a project have it.
public struct LoweredStates: Sendable {
  public let before: FileDeclarations
  public let after: FileDeclarations

  /// Whether what both have in common are the same objects, at the same places of the same file.
  public var areJoined: Bool { before.file === after.file }
}

/// Parses and lowers two states of files, each once. Where they have something in common, both are one file that shows
/// one of its states, and what they have in common is the same declarations.
///
/// - Parameter shown: Which state is shown; the earlier one when this returns.
public func lowerStates(
  _ files: [(before: SourceFile, after: SourceFile)], shown: ShownState, width: Int,
  isOver: @escaping @Sendable () -> Bool = { false }
) async -> [LoweredStates] {
  let parsed = await mapInParallel(files.count, width: width, isOver: isOver, makeState: {}) { number, _ in
    ParsedStates(files[number].before, files[number].after, shown)
  }
  guard parsed.count == files.count else { return [] }
  shown.isAfter = false
  let before = await mapInParallel(parsed.count, width: width, makeState: {}) { number, _ in
    parsed[number].lowered(isAfter: false)
  }
  shown.isAfter = true
  let after = await mapInParallel(parsed.count, width: width, makeState: {}) { number, _ in
    parsed[number].lowered(isAfter: true)
  }
  shown.isAfter = false
  return zip(before, after).map { old, new in
    guard old.file === new.file, let states = old.file.states else { return LoweredStates(before: old, after: new) }
    return StateMerging(states.alignment, shown).merged(old, new)
  }
}

/// Both states of a file, parsed.
private struct ParsedStates: Sendable {
  private let before: (file: SourceFile, tree: SourceFileSyntax?)
  private let after: (file: SourceFile, tree: SourceFileSyntax?)
  private let joined: SourceFile?

  init(_ before: SourceFile, _ after: SourceFile, _ shown: ShownState) {
    let (old, new) = (FileLowering.parse(before), FileLowering.parse(after))
    self.before = (before, old)
    self.after = (after, new)
    joined = Self.alignment((before, old), (after, new)).map {
      SourceFile(before: before, after: after, $0, shown: shown)
    }
  }

  func lowered(isAfter: Bool) -> FileDeclarations {
    let (file, tree) = isAfter ? after : before
    guard let tree else { return FileLowering.lower(file) }
    guard let joined, let alignment = joined.states?.alignment else {
      return FileLowering.lower(tree, of: file, for: file.build.system)
    }
    let result = FileLowering.lower(tree, of: joined, for: file.build.system, alignment: alignment)
    result.outline = FileOutline(result)
    return result
  }

  /// nil where code outside of a declaration may have it mean something else, or nothing is to be gained.
  private static func alignment(
    _ before: (file: SourceFile, tree: SourceFileSyntax?), _ after: (file: SourceFile, tree: SourceFileSyntax?)
  ) -> FileAlignment? {
    guard let old = before.tree, let new = after.tree, !old.hasError, !new.hasError,
      before.file.build == after.file.build, imports(of: old) == imports(of: new),
      !holds(SuppressionScanner.marker, before.file), !holds(SuppressionScanner.marker, after.file),
      holds("ccessibility", before.file) == holds("ccessibility", after.file),
      let alignment = StateAlignment.alignment((before.file.bytes, old), (after.file.bytes, new)),
      alignment.sharedCount > 0 else { return nil }
    return alignment
  }

  /// What a file imports decides what the names in it mean.
  private static func imports(of tree: SourceFileSyntax) -> [String] {
    tree.statements.compactMap { item in
      guard case .decl(let declaration) = item.item else { return nil }
      let text = declaration.trimmedDescription
      return declaration.is(ImportDeclSyntax.self) || declaration.is(IfConfigDeclSyntax.self) && text.contains("import ")
        ? text : nil
    }
  }

  private static func holds(_ text: StaticString, _ file: SourceFile) -> Bool {
    file.bytes.withUnsafeBufferPointer { contains(text, in: $0) }
  }
}

/// Has two states of a file share the declarations that both have.
private struct StateMerging {
  private let alignment: FileAlignment
  private let shown: ShownState

  init(_ alignment: FileAlignment, _ shown: ShownState) {
    self.alignment = alignment
    self.shown = shown
  }

  /// Both have just been lowered, and nobody else has them yet.
  func merged(_ old: FileDeclarations, _ new: FileDeclarations) -> LoweredStates {
    new.properties = shared(old.properties, new.properties, \.range, \.name)
    new.functions = shared(old.functions, new.functions, \.range, \.name)
    (old.types, new.types) = merged(old.types, new.types)
    let known = Dictionary(old.extensions.map { ($0.range.start, $0) }) { first, _ in first }
    for index in new.extensions.indices {
      let extended = new.extensions[index]
      guard let other = known[extended.range.start], let same = merged(other, extended) else { continue }
      new.extensions[index] = same
      if let number = old.extensions.firstIndex(where: { $0 === other }) { old.extensions[number] = same }
    }
    let previews = Dictionary(old.previews.map { ($0.range.start, $0) }) { first, _ in first }
    new.previews = new.previews.map { isShared($0.range) ? previews[$0.range.start] ?? $0 : $0 }
    let loose = Dictionary(old.looseExpressions.map { ($0.range.start, $0) }) { first, _ in first }
    new.looseExpressions = new.looseExpressions.map { isShared($0.range) ? loose[$0.range.start] ?? $0 : $0 }
    return LoweredStates(before: old, after: new)
  }

  private func isShared(_ range: SourceModel.SourceRange) -> Bool {
    alignment.isShared(from: range.start, to: range.end)
  }

  /// The later ones, with the earlier ones in place of those that both have.
  private func shared<Declaration: AnyObject>(
    _ before: [Declaration], _ after: [Declaration], _ range: (Declaration) -> SourceModel.SourceRange,
    _ name: (Declaration) -> String
  ) -> [Declaration] {
    let known = Dictionary(grouping: before) { range($0).start }
    return after.map { declaration in
      guard isShared(range(declaration)) else { return declaration }
      return known[range(declaration).start]?.first { name($0) == name(declaration) } ?? declaration
    }
  }

  private func merged(_ before: Members, _ after: Members) -> (before: Members, after: Members) {
    var (old, new) = (before, after)
    new.properties = shared(old.properties, new.properties, \.range, \.name)
    new.functions = shared(old.functions, new.functions, \.range, \.name)
    new.initializers = shared(old.initializers, new.initializers, \.range, \.name)
    new.cases = shared(old.cases, new.cases, \.range, \.name)
    (old.types, new.types) = merged(old.types, new.types)
    return (old, new)
  }

  private func merged(
    _ before: [TypeDeclaration], _ after: [TypeDeclaration]
  ) -> (before: [TypeDeclaration], after: [TypeDeclaration]) {
    var (old, new) = (before, after)
    let known = Dictionary(old.enumerated().map { ($1.range.start, $0) }) { first, _ in first }
    for index in new.indices {
      guard let number = known[new[index].range.start], let same = merged(old[number], new[index]) else { continue }
      old[number] = same
      new[index] = same
    }
    return (old, new)
  }

  /// nil for types that are not the same. What both have is the same where it begins and ends in what both have, since
  /// nothing else has these places.
  private func merged(_ before: TypeDeclaration, _ after: TypeDeclaration) -> TypeDeclaration? {
    guard before.range == after.range, before.kind == after.kind, before.name == after.name,
      before.genericParameters == after.genericParameters else { return nil }
    if isShared(before.range) { return before }
    let members = merged(before.members, after.members)
    return TypeDeclaration(before, DeclaredMembers(before: members.before, after: members.after, shown))
  }

  private func merged(_ before: ExtensionDeclaration, _ after: ExtensionDeclaration) -> ExtensionDeclaration? {
    guard before.range == after.range, before.extendedType == after.extendedType else { return nil }
    if isShared(before.range) { return before }
    let members = merged(before.members, after.members)
    return ExtensionDeclaration(before, DeclaredMembers(before: members.before, after: members.after, shown))
  }
}
