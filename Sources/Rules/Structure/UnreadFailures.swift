import PlatformKnowledge
import SourceModel
import SwiftSource

/// Variables in which models of SwiftUI keep what went wrong, and which nothing ever reads: `@Published var error`.
///
/// Told from names: of a model that a view holds, every member that any code of the project takes from something that may
/// be the model counts as read, and so does what the model's own code reads.
enum UnreadFailures {
  /// A variable, where it stands.
  static func all(in project: ProjectSubject) -> [(name: String, place: SourceRange)] {
    let models = project.ofEachType(ErrorNotTold.self, "models") { Self.models(of: $0) + UnreadBoxes.all(in: $0) }
    guard !models.isEmpty else { return [] }
    let holders = project.ofEachType(ErrorNotTold.self, "holders", holders)
    let uses = project.ofEachType(ErrorNotTold.self, "uses", uses)
    let parents = Set(project.ofEachType(ErrorNotTold.self, "parents") { type in
      type.parts.compactMap(\.declaration).filter { $0.kind == .classType }.flatMap { $0.inheritedTypes.map(\.name) }
    })
    let named = Dictionary(grouping: holders, by: \.name)
    return models.compactMap { model in
      // Others may fill and read what they inherit.
      guard !parents.contains(model.type), holders.contains(where: { $0.type == model.type && ($0.isView || model.isBoxed) }) else { return nil }
      let isRead = uses.contains { use in
        guard use.member == model.name || model.likes.contains(use.member) else { return false }
        guard let base = use.base else { return true }
        if let type = use.type { return type == model.type || model.protocols.contains(type) }
        if base == model.type || base == "shared" { return true }
        // What the project declares nowhere by that name may be the model where it is called like it.
        return named[base].map { $0.contains { $0.type == model.type || $0.type == nil || model.protocols.contains($0.type ?? "") } }
          ?? !base.identifierWords.isDisjoint(with: model.type.identifierWords.union(NameWords.words(.modelName)))
      }
      return isRead ? nil : (model.name, model.place)
    }
  }

  // MARK: - Models

  struct Model: Sendable {
    let type: String
    let name: String
    let place: SourceRange
    /// It lies in a box that tells whoever binds it, as code of UIKit has it.
    var isBoxed = false
    /// Boxes of the same model that the same failure fills.
    var likes: [String] = []
    /// By which others may hold the model.
    var protocols: [String] = []
  }

  /// The variables for failures of a model that its own code sets and does not read.
  private static func models(of type: WholeType) -> [Model] {
    guard let declaration = type.parts.lazy.compactMap(\.declaration).first, declaration.kind == .classType else { return [] }
    let isObservable = declaration.attributes.contains { $0.name == "Observable" }
    let parents = Set(declaration.inheritedTypes.map(\.name))
    // What a protocol or a base class of the project asks for may be read by that.
    guard isObservable || parents.contains("ObservableObject"),
      parents.isSubset(of: ["ObservableObject", "NSObject", "Identifiable", "Sendable"]) else { return [] }
    return declaration.members.properties.filter { property in
      let isPublished = property.attributes.contains { $0.name == "Published" }
      return isPublished || isObservable && property.attributes.isEmpty
    }.filter { property in
      !property.isStatic && !property.isConstant && property.getter == nil && property.observers.isEmpty
        && isFailure(property.name) && isOnlySet(property.name, in: type)
    }.map { Model(type: type.name, name: $0.name, place: $0.nameRange) }
  }

  static func isFailure(_ name: String) -> Bool {
    !name.identifierWords.isDisjoint(with: NameWords.words(.failureName))
  }

  /// Whether the code of a type gives a variable something that went wrong, says it in no other way, and never reads it.
  private static func isOnlySet(_ name: String, in type: WholeType) -> Bool {
    var targets: Set<ObjectIdentifier> = []
    var isSet = false
    for expression in type.kinds.assignments {
      guard case .assignment(let target, let value) = expression.kind, target.dottedName == name else { continue }
      targets.insert(ObjectIdentifier(target))
      if !isTakenAway(value) { isSet = true }
    }
    guard isSet else { return false }
    // A `catch` calls what it caught `error`, so that only `self.error` is known to be the variable there.
    let isAmbiguous = name == "error"
    let isRead = type.expressions.contains { expression in
      guard !targets.contains(ObjectIdentifier(expression)) else { return false }
      switch expression.kind {
      case .name(let other): return other == "$" + name || !isAmbiguous && other == name
      case .member(let base?, let member):
        return (member == name || member == "$" + name) && base.dottedName == "self" && !targets.contains(ObjectIdentifier(expression))
      case .keyPath(let components): return components.contains(name)
      default: return false
      }
    }
    return !isRead && !isReadInGetter(name, of: type) && !saysMore(than: name, in: type)
  }

  private static func isReadInGetter(_ name: String, of type: WholeType) -> Bool {
    type.parts.flatMap(\.members.properties).contains { property in
      var isMet = false
      if let getter = property.getter { CodeWalk.expressions(of: getter) { if case .name(name) = $0.kind { isMet = true } } }
      return isMet
    }
  }

  /// Whether anything is done beside the assignment that may tell people: not flags that go down, lists that are emptied, what
  /// is set back as it was before (`items = before`), and the log.
  ///
  /// - Parameter flags: What tells nobody when it is set as well; nil for whatever is called after failures or states.
  static func saysMore(than name: String, in type: WholeType, flags: Set<String>? = nil) -> Bool {
    func isFlag(_ other: String) -> Bool { flags?.contains(other) ?? isFailure(other) }
    func isQuiet(_ statement: Statement, _ undone: UndoneChanges) -> Bool {
      guard case .expression(let expression) = statement else {
        if case .returned = statement { return true }
        return false
      }
      guard case .assignment(let target, let value) = expression.kind, let other = target.dottedName else { return ErrorNotTold.isLog(expression) }
      if other == name || undone.contains(expression) { return true }
      switch value.kind {
      case .boolean(let isRaised): return !isRaised || isFlag(other)
      case .array(let values) where values.isEmpty: return !NameWords.words(.notice).contains { other.identifierWords.contains($0) }
      default: return isFlag(other) || flags == nil && other.identifierWords.contains("state")
      }
    }
    var says = false
    for body in type.parts.flatMap({ CodeWalk.bodies(of: $0.members) }) {
      let undone = UndoneChanges(in: body)
      CodeWalk.blocks(of: body) { block in
        guard !says, block.statements.contains(where: { fills($0, name) }) else { return }
        says = !block.statements.allSatisfy { isQuiet($0, undone) }
      }
    }
    return says
  }

  /// `error = problem.text`
  private static func fills(_ statement: Statement, _ name: String) -> Bool {
    guard case .expression(let expression) = statement, case .assignment(let target, let value) = expression.kind,
      target.dottedName == name else { return false }
    return !isTakenAway(value)
  }

  /// `nil`, `false`, `""`: nothing went wrong.
  static func isTakenAway(_ value: Expression) -> Bool {
    switch value.kind {
    case .nilLiteral, .boolean(false): true
    default: value.plainText == ""
    }
  }

  // MARK: - Who reads

  private struct Holder: Sendable {
    let name: String
    /// nil where it is not written.
    let type: String?
    /// A property of a view of SwiftUI.
    let isView: Bool
  }

  /// What variables and parameters of a type's code hold.
  private static func holders(of type: WholeType) -> [Holder] {
    let isView = type.parts.contains { $0.declaration?.adopts("View") ?? false }
    var result: [Holder] = []
    for part in type.parts {
      for property in part.members.properties {
        result.append(Holder(name: property.name, type: property.heldClass ?? property.environmentType, isView: isView))
      }
      for function in part.members.functions + part.members.initializers {
        result += function.parameters.map { Holder(name: $0.name, type: $0.type.name, isView: false) }
      }
      CodeWalk.localVariables(of: part.members) { result.append(Holder(name: $0.name, type: $0.heldClass, isView: false)) }
    }
    return result
  }

  private struct Use: Sendable, Hashable {
    let member: String
    /// The last name of what the member is taken from; nil where that is no name.
    let base: String?
    /// The type of that, where the code that uses it declares it by itself.
    let type: String?
  }

  /// Members called as failures are that code takes from something else than itself.
  private static func uses(of type: WholeType) -> [Use] {
    // The same names come again and again.
    var known: [String: Bool] = [:]
    func isFailure(_ name: String) -> Bool {
      if let answer = known[name] { return answer }
      let answer = Self.isFailure(name)
      known[name] = answer
      return answer
    }
    let members = type.expressions.filter { expression in
      switch expression.kind {
      case .member(.some, let name): isFailure(name)
      case .keyPath(let components): components.last.map(isFailure) ?? false
      default: false
      }
    }
    guard !members.isEmpty else { return [] }
    // `model.error = nil` looks at nothing.
    let set = Set(type.kinds.assignments.compactMap { expression -> ObjectIdentifier? in
      if case .assignment(let target, _) = expression.kind { ObjectIdentifier(target) } else { nil }
    })
    let called = Set(type.kinds.calls.compactMap { expression -> ObjectIdentifier? in
      if case .call(let call) = expression.kind { ObjectIdentifier(call.callee) } else { nil }
    })
    let own = Dictionary(holders(of: type).compactMap { one in one.type.map { (one.name, Set([$0])) } }) { $0.union($1) }
    let uses = members.compactMap { expression -> Use? in
      switch expression.kind {
      case .member(let base?, let name):
        let member = name.hasPrefix("$") ? String(name.dropFirst()) : name
        // `logger.error("…")`
        guard base.dottedName != "self", !called.contains(ObjectIdentifier(expression)), !set.contains(ObjectIdentifier(expression)) else { return nil }
        let path = base.dottedName?.split(separator: ".").last.map { $0.hasPrefix("$") || $0.hasPrefix("_") ? String($0.dropFirst()) : String($0) }
        let types = path.flatMap { base.dottedName == $0 || base.dottedName == "self." + $0 ? own[$0] : nil } ?? []
        return Use(member: member, base: path, type: types.count == 1 ? types.first : nil)
      case .keyPath(let components): return components.last.map { Use(member: $0, base: nil, type: nil) }
      default: return nil
      }
    }
    return Array(Set(uses))
  }
}
