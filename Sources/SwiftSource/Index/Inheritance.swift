import SourceModel

/// A supertype, of the project or from elsewhere.
enum Ancestor: Sendable {
  case type(TypeDeclaration)
  case external(String)
}

/// The supertypes of each type, transitively.
struct Inheritance: Sendable {
  private(set) var ancestors: [ObjectIdentifier: [Ancestor]] = [:]
  /// Simple names of everything that a type inherits or conforms to.
  private(set) var names: [ObjectIdentifier: Set<String>] = [:]
  private(set) var conforming: [String: [TypeDeclaration]] = [:]

  /// - Parameter tests: Files of tests: what they declare stands for types of the app, and is none of it.
  init(
    _ catalog: TypeCatalog, tests: Set<ObjectIdentifier>, resolve: (TypeReference, TypeDeclaration) -> TypeDeclaration?
  ) {
    var direct: [ObjectIdentifier: Direct] = [:]
    for type in catalog.all {
      direct[ObjectIdentifier(type)] = Direct(type, catalog, resolve)
    }
    for type in catalog.all {
      let (found, names) = Self.closure(of: type) { direct[ObjectIdentifier($0)] }
      ancestors[ObjectIdentifier(type)] = found
      self.names[ObjectIdentifier(type)] = names
      guard type.kind != .protocolType, !tests.contains(ObjectIdentifier(type.range.file)) else { continue }
      for name in names { conforming[name, default: []].append(type) }
    }
  }

  /// What a type inherits directly.
  private struct Direct {
    /// Protocols in the order written, then the superclass.
    var ancestors: [Ancestor] = []
    var names: [String] = []

    init(
      _ type: TypeDeclaration, _ catalog: TypeCatalog, _ resolve: (TypeReference, TypeDeclaration) -> TypeDeclaration?
    ) {
      var superclass: TypeDeclaration?
      for reference in type.inheritedTypes + (catalog.addedConformances[ObjectIdentifier(type)] ?? []) {
        names.append(reference.name)
        guard let inherited = resolve(reference, type) else {
          ancestors.append(.external(reference.name))
          // An alias for a protocol of another module.
          if let alias = catalog.alias(reference.name, from: type.range.file) {
            names.append(alias.name)
            ancestors.append(.external(alias.name))
          }
          continue
        }
        names.append(inherited.name)
        if inherited.kind == .classType, type.kind == .classType {
          superclass = inherited
        } else if inherited !== type {
          ancestors.append(.type(inherited))
        }
      }
      if let superclass, superclass !== type { ancestors.append(.type(superclass)) }
    }
  }

  /// All supertypes: each protocol followed by those that it refines, the superclass last. Without recursion, and
  /// safe against code in which types inherit in a circle.
  private static func closure(
    of type: TypeDeclaration, direct: (TypeDeclaration) -> Direct?
  ) -> (ancestors: [Ancestor], names: Set<String>) {
    var found: [Ancestor] = []
    var names: Set<String> = []
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(type)]
    var seenExternal: Set<String> = []
    var stack: [Ancestor] = []
    func push(_ type: TypeDeclaration) {
      guard let direct = direct(type) else { return }
      names.formUnion(direct.names)
      stack += direct.ancestors.reversed()
    }
    push(type)
    while let next = stack.popLast() {
      switch next {
      case .external(let name):
        if seenExternal.insert(name).inserted { found.append(next) }
      case .type(let inherited):
        guard seen.insert(ObjectIdentifier(inherited)).inserted else { continue }
        found.append(next)
        push(inherited)
      }
    }
    return (found, names)
  }
}
