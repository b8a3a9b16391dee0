import AccessibilityModel
import SwiftSource
import ViewEvaluation

/// Presenters and the like: what a controller calls by a property that others fill, and that knows the controller in
/// turn. `presenter.load()` of `var presenter: ListPresenting!` is run on the one class of the project that it may be,
/// with the controller behind its `view`. Where that class is not known, what any of those that it may be touches of
/// the controller is open.
extension UIKitEffects {
  /// A class that a property holds, and the property of that class that holds the object in turn.
  struct Partner {
    let declaration: TypeDeclaration
    let back: PropertyDeclaration
  }

  /// What a property holds that somebody else fills: the model that has the object behind one of its own properties.
  func partner(of property: PropertyDeclaration, _ object: UIObject) -> Value? {
    guard let partner = partners(behind: property, of: object).only, case .known(let known) = partner else { return nil }
    return evaluator.model(known.declaration, holding: [known.back.name: .object(object)], as: property.name)
  }

  /// What a property holds that somebody else fills and that works on the object, by the name of the property.
  func partner(named name: String, of object: UIObject) -> Value? {
    guard let type = object.declaration, let property = index.property(name, of: type, isStatic: false),
      property.getter == nil else { return nil }
    return partner(of: property, object) ?? suppliedRowModel(of: property, object)
  }

  private enum Candidate {
    /// The property has the object's own class, or a protocol that no other class conforms to.
    case known(Partner)
    /// It may hold the object, and others.
    case possible(Partner)
    case none

    var partner: Partner? {
      switch self {
      case .known(let partner), .possible(let partner): partner
      case .none: nil
      }
    }
  }

  /// The classes that a property may hold. There is one entry for each; more than a few are none.
  private func partners(behind property: PropertyDeclaration, of object: UIObject) -> [Candidate] {
    guard !property.isStatic, property.getter == nil, property.initializer == nil || property.initializer?.isNil == true,
      let own = object.declaration, let written = property.type else { return [] }
    let owner = owner(of: property) ?? own
    // What a base class leaves open need not be in sight of its file.
    let isOpen = written.qualifier.isEmpty && owner.genericParameters.contains { $0.name == written.name }
    let declared = isOpen
      ? openType(written.name, of: object, in: owner)?.declaration
      : index.type(for: written, from: property.range.file, enclosing: owner)
    guard let declared else { return [] }
    return classes(behind: declared).map { candidate($0, for: own) }
  }

  private func classes(behind declared: TypeDeclaration) -> [TypeDeclaration] {
    if declared.kind == .classType { return isObjectType(declared) ? [] : [declared] }
    guard declared.kind == .protocolType else { return [] }
    let types = index.types(conformingTo: declared.name).filter { $0.kind != .protocolType }
    guard types.count <= Self.partnerLimit, types.allSatisfy({ $0.kind == .classType && !isObjectType($0) }) else { return [] }
    return types
  }

  /// Classes behind a protocol that are looked at.
  private static let partnerLimit = 12

  private func candidate(_ type: TypeDeclaration, for own: TypeDeclaration) -> Candidate {
    let open = openTypes(of: type, made: [])
    var found: [Candidate] = []
    var current: TypeDeclaration? = type
    for _ in 0..<6 {
      guard let class_ = current else { break }
      for property in index.ownProperties(of: class_) where !property.isStatic && property.getter == nil && property.initializer == nil {
        guard let written = property.type,
          let declared = declaration(of: written, in: class_, open[ObjectIdentifier(class_)] ?? [:]) else { continue }
        switch hold(declared, own) {
        case true?: found.append(.known(Partner(declaration: type, back: property)))
        case false?: found.append(.possible(Partner(declaration: type, back: property)))
        case nil: break
        }
      }
      current = index.superclass(of: class_)
    }
    // Of two that may hold it nobody knows which does.
    guard found.count > 1 else { return found.first ?? .none }
    return found[0].partner.map(Candidate.possible) ?? .none
  }

  private func declaration(
    of type: TypeReference, in owner: TypeDeclaration, _ open: [String: OpenType]
  ) -> TypeDeclaration? {
    if type.qualifier.isEmpty, owner.genericParameters.contains(where: { $0.name == type.name }) {
      return open[type.name]?.declaration
    }
    return index.type(for: type, from: owner.range.file, enclosing: owner)
  }

  /// Whether what is of a type is an object of a class: true where it can be nothing else, nil where it is none.
  private func hold(_ declared: TypeDeclaration, _ own: TypeDeclaration) -> Bool? {
    if declared === own { return true }
    switch declared.kind {
    case .classType: return isObjectType(declared) && index.conforms(own, to: declared.name) ? false : nil
    case .protocolType:
      guard index.conforms(own, to: declared.name) else { return nil }
      return index.types(conformingTo: declared.name).filter { $0.kind != .protocolType }.only === own
    default: return nil
    }
  }

  // MARK: - What nobody calls

  /// Runs what the partners of an object do with it that nobody was seen to call, such as answers that come some time,
  /// and leaves open what may be touched by those of which it is not known which there are.
  func finishPartners(of object: UIObject) {
    var current = object.declaration
    for _ in 0..<6 {
      guard let type = current, !isExhausted else { return }
      for property in index.ownProperties(of: type) {
        guard object.parts[property.name].map(\.isUnknown) ?? true else { continue }
        let candidates = partners(behind: property, of: object)
        if let only = candidates.only, case .known(let partner) = only {
          runUncalled(partner, behind: property, of: object)
          if cutModels.contains(ObjectIdentifier(partner.declaration)) { leaveOpen(partner, of: object) }
        } else {
          for partner in candidates.compactMap(\.partner) { leaveOpen(partner, of: object) }
        }
      }
      current = index.superclass(of: type)
    }
  }

  func cutShort(_ model: Value) {
    switch model {
    case .instance(let instance): cutModels.insert(ObjectIdentifier(instance.declaration))
    case .object(let object as UIObject): object.note(UnknownReason(.budget, object.className))
    default: break
    }
  }

  private func runUncalled(_ partner: Partner, behind property: PropertyDeclaration, of object: UIObject) {
    let value = evaluator.model(partner.declaration, holding: [partner.back.name: .object(object)], as: property.name)
    // Helpers of a superclass are for the classes that call them.
    for function in code(of: partner, inherited: false) where !calledOnModels.contains(ObjectIdentifier(function)) {
      guard !isExhausted, let body = function.body,
        body.items.contains(where: { $0.names.contains(partner.back.name) }) else { continue }
      laterRun += 1
      evaluator.later { _ = evaluator.run(function, on: value, arguments: [], source: function.nameRange) }
    }
  }

  private func leaveOpen(_ partner: Partner, of object: UIObject) {
    for function in code(of: partner, inherited: true) {
      for path in function.body?.paths(from: partner.back.name) ?? [] {
        var touched = object
        for name in path {
          guard let next = touched.parts[name]?.object else { break }
          touched = next
        }
        if touched !== object { touched.mayBeCompletedElsewhere = true }
      }
    }
  }

  private func code(of partner: Partner, inherited: Bool) -> [FunctionDeclaration] {
    var result: [FunctionDeclaration] = []
    var current: TypeDeclaration? = partner.declaration
    for _ in 0..<6 {
      guard let class_ = current else { break }
      result += index.ownFunctions(of: class_).filter { !$0.isStatic && $0.body != nil }
      current = inherited ? index.superclass(of: class_) : nil
    }
    return result
  }
}

extension Block {
  /// The members that code reaches from a name, each as the whole way: `["box", "button", "isHidden"]` of
  /// `view.box.button.isHidden`.
  fileprivate func paths(from root: String) -> [[String]] {
    var found: [[String]] = []
    var open = items
    while let item = open.popLast() {
      if case .expression(let expression) = item, let path = expression.path(from: root) {
        if !path.isEmpty { found.append(path) }
        continue
      }
      item.appendParts(to: &open)
    }
    return found
  }
}

extension Expression {
  fileprivate var isNil: Bool { if case .nilLiteral = kind { true } else { false } }

  /// nil where it does not begin with the name.
  fileprivate func path(from root: String) -> [String]? {
    switch kind {
    case .name(root): return []
    case .member(let base?, let name):
      if name == root, case .name("self") = base.unwrapped.kind { return [] }
      return base.path(from: root).map { $0 + [name] }
    case .optionalChain(let inner), .forceUnwrap(let inner): return inner.path(from: root)
    default: return nil
    }
  }
}

extension Collection {
  /// The only element; nil where there are none or several.
  fileprivate var only: Element? { count == 1 ? first : nil }
}
