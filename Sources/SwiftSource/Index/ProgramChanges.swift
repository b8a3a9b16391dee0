import SourceModel

/// What the code of a whole program changes.
final class ProgramChanges: Sendable {
  /// Whatever is changed anywhere after its first value.
  let names: Set<String>
  /// Whatever gets a value outside of its declaration, initialisers included.
  let everSet: Set<String>
  /// What is assigned to names of which everything that is assigned is a constant.
  let constants: [String: [Expression]]
  /// The properties whose observers make a flag false.
  let observers: [String: Set<String>]
  let givenItems = GivenItemMemory()
  private let byFile: [ObjectIdentifier: ChangedNames]

  init(_ files: [FileDeclarations], _ catalog: TypeCatalog) {
    var names: Set<String> = []
    var initialized: Set<String> = []
    var replaced: Set<String> = []
    var constants: [String: [Expression]] = [:]
    var observers: [String: Set<String>] = [:]
    var open: Set<String> = []
    var byFile: [ObjectIdentifier: ChangedNames] = [:]
    for file in files {
      names.formUnion(file.changes.names)
      initialized.formUnion(file.changes.initialized)
      replaced.formUnion(file.changes.replacedTypes)
      constants.merge(file.changes.constants, uniquingKeysWith: +)
      observers.merge(file.changes.observers) { $0.union($1) }
      open.formUnion(file.changes.open)
      byFile[ObjectIdentifier(file.file)] = file.changes
    }
    for type in replaced.flatMap({ catalog.byName[$0] ?? [] }) {
      names.formUnion(type.members.properties.lazy.filter { !$0.isStatic }.map(\.name))
    }
    self.names = names
    self.constants = constants.filter { !open.contains($0.key) }
    self.observers = observers
    everSet = names.union(initialized)
    self.byFile = byFile
  }

  /// Whether a file changes a variable of this name after an initialiser gave it a value.
  func mayChangeLater(_ name: String, in file: SourceFile) -> Bool {
    byFile[ObjectIdentifier(file)]?.names.contains(name) ?? true
  }

  /// The properties of a file whose observers make a flag false.
  func observers(of flag: String, in file: SourceFile) -> Set<String> { byFile[ObjectIdentifier(file)]?.observers[flag] ?? [] }

  func mayChange(_ name: String, in file: SourceFile) -> Bool {
    guard let changes = byFile[ObjectIdentifier(file)] else { return true }
    return changes.names.contains(name) || changes.initialized.contains(name)
  }
}
