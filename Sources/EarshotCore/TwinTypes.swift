import Project
import SourceModel
import SwiftSource

/// Types at the top of several files that have one name, such as those of two targets, or one that was written anew: a call
/// means the one that it can make.
struct TwinTypes {
  private struct Place: Hashable {
    let file: ObjectIdentifier
    let start: Int
  }

  private var types: [String: [TypeDeclaration]] = [:]
  private var added: [String: [FunctionDeclaration]] = [:]
  private var calls: [Place: CallLabels] = [:]

  init(of names: Set<String>, in sources: [(unit: SourceUnit, file: FileDeclarations)]) {
    let files = sources.filter { $0.unit.role == .app }.map(\.file)
    let all = Self.twins(in: files)
    types = all.filter { names.contains($0.key) }
    guard !types.isEmpty else { return }
    for declaration in files.flatMap(\.extensions) where types[declaration.extendedType.name] != nil {
      added[declaration.extendedType.name, default: []] += declaration.members.initializers
    }
    for file in files where types.keys.contains(where: { file.file.firstOffset(of: $0 + "(") != nil || file.file.firstOffset(of: $0 + " {") != nil }) {
      note(file)
    }
  }

  /// The structures that share their name with another type at the top of a file, by name.
  static func twins(in files: [FileDeclarations]) -> [String: [TypeDeclaration]] {
    Dictionary(grouping: files.flatMap(\.types).filter { !$0.isPrivate }, by: \.name).filter { _, types in
      types.count > 1 && types.allSatisfy { $0.kind == .structure }
    }
  }

  private mutating func note(_ file: FileDeclarations) {
    func note(_ expression: Expression) {
      guard case .call(let call) = expression.kind, case .name(let name) = call.callee.kind, types[name] != nil else { return }
      calls[Place(file: ObjectIdentifier(file.file), start: call.callee.range.start)] = CallLabels(of: call)
    }
    func add(_ members: Members) {
      members.forEachExpression(note)
      for type in members.types { add(type.members) }
    }
    for property in file.properties { property.forEachExpression(note) }
    for function in file.functions { function.body?.forEachExpression(note) }
    for type in file.types { add(type.members) }
    for part in file.extensions { add(part.members) }
  }

  /// Whether a name may mean the type of a file where it stands: not where the call makes another one.
  func mayMean(_ name: String, of home: ObjectIdentifier, at place: SourceRange) -> Bool {
    guard let types = types[name], let call = calls[Place(file: ObjectIdentifier(place.file), start: place.start)] else { return true }
    let further = added[name] ?? []
    let fitting = types.filter { $0.mayBeMade(by: call, further: further) }
    return fitting.isEmpty || fitting.contains { ObjectIdentifier($0.range.file) == home }
  }
}
