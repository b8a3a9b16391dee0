import SourceModel

extension DeclarationIndex {
  /// What has to be looked up again where this index takes the place of another: whatever was made of the same look-ups
  /// without any of these would be made the same way again.
  ///
  /// - Parameters:
  ///   - before: The index of the files as they were.
  ///   - changes: What the files that are not the same objects in both declare differently.
  ///   - numbers: Of all files of both.
  public func changes(
    since before: DeclarationIndex, _ changes: [OutlineChange], numbers: FileNumbers
  ) -> LookupUse {
    var use = LookupUse()
    for change in changes { use.formUnion(change.names) }
    if changes.contains(where: \.changesProgram) {
      for name in before.changes.everSet.symmetricDifference(self.changes.everSet) {
        use.insert(name, .change)
        // A constant that comes or goes bears on whoever asked what the name gets.
        if name.hasPrefix("=") { use.insert(String(name.dropFirst().prefix { $0 != "=" }), .change) }
      }
      for (flag, names) in before.changes.observers where self.changes.observers[flag] != names { use.insert("!\(flag)", .change) }
      for flag in self.changes.observers.keys where before.changes.observers[flag] == nil { use.insert("!\(flag)", .change) }
    }
    guard changes.contains(where: \.isStructural) else { return use }
    let types = changes.reduce(into: Set()) { $0.formUnion($1.types) }
    var files = before.filesAffected(by: types) + filesAffected(by: types)
    let kept = Set(self.files.map { ObjectIdentifier($0.file) })
    for type in before.catalog.all where kept.contains(ObjectIdentifier(type.range.file)) {
      // Of a file of two states, who was given a type that is no more was given something that is not in both.
      let isGone = type.range.file.states != nil && inheritance.names[ObjectIdentifier(type)] == nil
      if !isGone, !inheritsTheSame(type, as: before) { files.append(type.range.file) }
    }
    use.formUnion(numbers.use(of: files))
    let (old, new) = (before.inheritance.conforming, inheritance.conforming)
    for name in Set(old.keys).union(new.keys) where !Self.areSame(old[name] ?? [], new[name] ?? []) {
      use.insert(name, .conformance)
    }
    for name in before.membersOutside(of: types) + membersOutside(of: types) { use.insert(name) }
    return use
  }

  /// Where types with extensions stand, and extensions, which may belong to another type when those of some names come
  /// or go.
  private func filesAffected(by types: Set<String>) -> [SourceFile] {
    let extended = types.flatMap { catalog.byName[$0] ?? [] }
      .filter { catalog.extensionRanges[ObjectIdentifier($0)] != nil }
    return extended.map(\.range.file) + tablesOutside(of: types).flatMap { $0.files }
  }

  /// The names of what extensions add to types that are, or were, outside of the project.
  private func membersOutside(of types: Set<String>) -> [String] {
    tablesOutside(of: types).flatMap { table in
      Array(table.properties.keys) + Array(table.functions.keys)
        + table.initializers.flatMap { _ in types.map(FileOutline.initializers) }
    } + types.flatMap { protocols(ofExternal: $0) }.flatMap { added in
      Array(table(of: added).functions.keys)
    }
  }

  private func tablesOutside(of types: Set<String>) -> [MemberTable] {
    catalog.external.filter { key, _ in
      types.contains(key) || key.contains(".") && key.split(separator: ".").contains { types.contains(String($0)) }
    }.map(\.value)
  }

  /// Whether a type that is in both inherits and conforms to the same.
  private func inheritsTheSame(_ type: TypeDeclaration, as other: DeclarationIndex) -> Bool {
    let id = ObjectIdentifier(type)
    guard inheritance.names[id] == other.inheritance.names[id] else { return false }
    let (old, new) = (other.inheritance.ancestors[id] ?? [], inheritance.ancestors[id] ?? [])
    return old.count == new.count && zip(old, new).allSatisfy { before, now in
      switch (before, now) {
      case (.external(let before), .external(let now)): before == now
      case (.type(let before), .type(let now)): Self.isSame(before, now)
      default: false
      }
    }
  }

  private static func areSame(_ before: [TypeDeclaration], _ now: [TypeDeclaration]) -> Bool {
    before.count == now.count && zip(before, now).allSatisfy { isSame($0, $1) }
  }

  private static func isSame(_ before: TypeDeclaration, _ now: TypeDeclaration) -> Bool {
    before === now
      || before.qualifiedName == now.qualifiedName && before.range.file.path == now.range.file.path
  }
}

extension MemberTable {
  /// Where its members stand.
  fileprivate var files: [SourceFile] {
    properties.values.flatMap { $0.map(\.range.file) } + functions.values.flatMap { $0.map(\.range.file) }
      + initializers.map(\.range.file)
  }
}
