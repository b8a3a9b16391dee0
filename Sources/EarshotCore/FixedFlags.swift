import SourceModel
import SwiftSource

/// Branches of views for a flag that every call sets the same: the small title of `init(title: String, isLarge: Bool = false)`
/// where all that show the view say `isLarge: true`, and what stands under `if isHidden` where nobody hides it.
final class FixedFlags {
  private struct Branch {
    let range: SourceRange
    let view: String
    let flag: String
    /// What the flag is where the branch is taken.
    let value: Bool
  }

  private let files: [FileDeclarations]
  private var branches: [ObjectIdentifier: [Branch]] = [:]
  private lazy var given = GivenFlags(files, isWhole: isWhole)
  /// Nobody outside of the files uses what they offer to other modules.
  private let isWhole: Bool

  init(_ files: [FileDeclarations], isWhole: Bool) {
    self.files = files
    self.isWhole = isWhole
  }

  /// Whether a place lies in a branch of its file that no call leads to.
  func hold(_ place: SourceRange, in file: FileDeclarations) -> Bool {
    let known = branches[ObjectIdentifier(file.file)] ?? read(file)
    return known.contains { $0.range.contains(place) && given.constant($0.flag, of: $0.view) == !$0.value }
  }

  private func read(_ file: FileDeclarations) -> [Branch] {
    var found: [Branch] = []
    func look(_ type: TypeDeclaration) {
      let flags = ViewFlags(type, isWhole: isWhole).defaults
      let code = flags.isEmpty ? nil : ViewBranches(of: type, in: file)
      for branch in code?.all.flatMap(\.tested) ?? [] where flags.keys.contains(branch.flag) && code?.ownNames.contains(branch.flag) == false {
        found.append(Branch(range: branch.range, view: type.name, flag: branch.flag, value: branch.value))
      }
      type.members.types.forEach(look)
    }
    file.types.forEach(look)
    branches[ObjectIdentifier(file.file)] = found
    return found
  }
}

/// The flags of a view that only those who make it set.
private struct ViewFlags {
  /// What each is where a call says nothing; nil where calls have to say it.
  let defaults: [String: Bool?]
  /// The labels that its calls may have.
  let members: Set<String>

  init(_ type: TypeDeclaration, isWhole: Bool) {
    members = Set(type.members.properties.map(\.name) + type.members.initializers.flatMap(\.parameters).compactMap(\.label))
    guard type.kind == .structure, type.adopts("View"), isWhole || !type.isOffered else {
      defaults = [:]
      return
    }
    var found: [String: Bool?] = [:]
    for property in type.members.properties {
      guard !property.isStatic, property.getter == nil, property.attributes.isEmpty, property.observers.isEmpty,
        property.type?.name == "Bool" || property.initializer?.boolean != nil, property.type?.isOptional != true else { continue }
      let initializers = type.members.initializers
      if initializers.isEmpty {
        guard !property.isPrivate, !(property.isConstant && property.initializer != nil) else { continue }
        found[property.name] = property.initializer?.boolean
      } else if initializers.count == 1, let parameter = initializers[0].parameters.first(where: { $0.label == property.name }),
        initializers[0].hands(property.name) {
        found[property.name] = parameter.defaultValue?.boolean
      }
    }
    defaults = found
  }
}

/// What the calls of a project set flags of views to, previews aside.
private struct GivenFlags {
  private var views: [String: ViewFlags] = [:]
  /// By view and flag.
  private var values: [String: [String: Set<Bool?>]] = [:]
  /// Flags that code sets by name.
  private var changed: Set<String> = []
  /// Views that somebody makes in a way that shows no arguments.
  private var opaque: Set<String> = []

  init(_ files: [FileDeclarations], isWhole: Bool) {
    func collect(_ type: TypeDeclaration) {
      let flags = ViewFlags(type, isWhole: isWhole)
      if !flags.defaults.isEmpty {
        if views[type.name] != nil { opaque.insert(type.name) }
        views[type.name] = flags
      }
      type.members.types.forEach(collect)
    }
    files.forEach { $0.types.forEach(collect) }
    // Other files name neither such a view nor a flag of one, nor make one by the name that the place asks for.
    let words = Set(views.keys).union(views.values.flatMap(\.defaults.keys)).union([".init"])
    for file in files where !views.isEmpty && words.contains(where: file.file.mayHold) { read(file) }
  }

  private mutating func read(_ file: FileDeclarations) {
    note(aliases: file.aliases)
    for property in file.properties { property.forEachExpression { note($0, isBeginning: false) } }
    for function in file.functions { function.body?.forEachExpression { note($0, isBeginning: false) } }
    func add(_ members: Members) {
      members.forEachExpression(withInitializers: false) { note($0, isBeginning: false) }
      for initializer in members.initializers { initializer.body?.forEachExpression { note($0, isBeginning: true) } }
      note(aliases: members.aliases)
      for type in members.types { add(type.members) }
    }
    for type in file.types where !type.adopts("PreviewProvider") { add(type.members) }
    for part in file.extensions {
      // `Self(…)` and `init(…)` of an extension make the view in ways of their own.
      if !part.members.initializers.isEmpty { opaque.insert(part.extendedType.name) }
      add(part.members)
    }
  }

  /// Under another name a view is made by calls that do not tell which one it is.
  private mutating func note(aliases: [String: TypeReference]) { opaque.formUnion(aliases.values.flatMap { [$0.name] + $0.further.map(\.name) }) }

  /// What a flag is wherever its view is shown; nil where that differs, or nobody shows it.
  func constant(_ flag: String, of view: String) -> Bool? {
    guard !opaque.contains(view), !changed.contains(flag), let found = values[view]?[flag], found.count == 1 else { return nil }
    return found.first ?? nil
  }

  /// - Parameter isBeginning: Of initialisers, in which a flag gets its first value.
  private mutating func note(_ expression: Expression, isBeginning: Bool) {
    switch expression.kind {
    case .assignment(let target, _):
      if let own = target.ownName { if !isBeginning { changed.insert(own) } } else if case .member(_, let name) = target.kind { changed.insert(name) }
    // Of what is not read nobody knows what it makes.
    case .unsupported: opaque.formUnion(views.keys.filter { expression.range.text.contains($0) })
    case .keyPath(let components): changed.formUnion(components)
    case .member(let base?, "init"): if let name = base.bareName { opaque.insert(name) }
    case .call(let call): note(call)
    default: break
    }
  }

  private mutating func note(_ call: Call) {
    if case .member(nil, "init") = call.callee.kind {
      // `.init(title: "A", isLarge: true)`: of a view that the place asks for.
      let labels = call.arguments.compactMap(\.label)
      opaque.formUnion(views.filter { !labels.isEmpty && $0.value.members.isSuperset(of: labels) }.keys)
    }
    let callee: String?
    switch call.callee.kind {
    case .name(let name), .member(_, let name): callee = name
    case .specialized(let inner, _): callee = inner.bareName
    default: callee = nil
    }
    guard let callee, let view = views[callee] else { return }
    for (flag, standard) in view.defaults {
      let argument = call.arguments.first { $0.label == flag }
      let value = argument.map(\.value.boolean) ?? standard
      values[callee, default: [:]][flag, default: []].insert(value)
    }
  }
}

extension FunctionDeclaration {
  /// Whether a parameter goes into the property of its name, and nothing else does.
  fileprivate func hands(_ name: String) -> Bool {
    var assigned: [Expression] = []
    body?.forEachExpression { expression in
      if case .assignment(let target, let value) = expression.kind, target.ownName == name { assigned.append(value) }
    }
    return assigned.count == 1 && assigned[0].bareName == name
  }
}

extension Expression {
  /// `true` or `false` as it is written.
  fileprivate var boolean: Bool? {
    if case .boolean(let value) = kind { value } else { nil }
  }

  fileprivate var bareName: String? {
    if case .name(let name) = kind { name } else { nil }
  }
}
