import PlatformKnowledge
import SourceModel
import SwiftSource

/// Name spaces that a project opens on types of others, `label.ext.centered()`, `UILabel.ext.title("Words")`: a generic
/// wrapper has members for some of what it wraps.
extension Evaluator {
  /// The members that a wrapper has for the value that it wraps.
  func fitting<Member: AnyObject>(_ members: [Member], of instance: Instance) -> [Member] {
    fitting(members, of: instance.declaration) { requirement in
      let wrapped = storedProperties(of: instance.declaration).first { $0.type?.name == requirement.parameter }
      return wrapped.flatMap { instance.fields[$0.name] }.flatMap { isKind($0, requirement) }
    }
  }

  /// The static members that a wrapper has for the type that opens it, as in `UILabel.ext.title("Words")`; without one,
  /// those that the running member may mean, which is there for the same type.
  ///
  /// - Parameter space: What the member is asked of: `UILabel.ext`.
  func fitting<Member: AnyObject>(_ members: [Member], of type: TypeDeclaration, in space: Expression?) -> [Member] {
    let opener = space.flatMap { space -> String? in
      guard case .member(let owner?, _) = space.kind, case .name(let name) = owner.kind, name.first?.isUppercase == true
      else { return nil }
      return name
    }
    return fitting(members, of: type) { requirement in
      if let opener { return isKind(typeNamed: opener, requirement) }
      guard space == nil, let running = stack.last.flatMap({ index.requirement(of: $0, in: type) }) else { return nil }
      return running.parameter == requirement.parameter && running.type == requirement.type
    }
  }

  /// `Color.brand.accent`: the static property that a wrapper has for the type that opens it; nil where no two extensions
  /// have one of this name.
  func wrapperProperty(_ name: String, of type: TypeDeclaration, in space: Expression?) -> PropertyDeclaration? {
    fitting(index.alternativeProperties(name, of: type, isStatic: true), of: type, in: space).first
  }

  /// Those that are known to fit; where none is, those that are not known to be for something else.
  private func fitting<Member: AnyObject>(
    _ members: [Member], of type: TypeDeclaration, _ fits: (MemberRequirement) -> Bool?
  ) -> [Member] {
    guard members.count > 1, index.hasRequirements(type) else { return members }
    let verdicts = members.map { member in index.requirement(of: ObjectIdentifier(member), in: type).map { fits($0) } ?? true }
    let isDecided = verdicts.contains(true)
    return zip(members, verdicts).filter { isDecided ? $0.1 == true : $0.1 != false }.map(\.0)
  }

  private func isKind(_ value: Value, _ requirement: MemberRequirement) -> Bool? {
    switch value {
    case .object(let object):
      let type = TypeReference(name: requirement.type, text: requirement.type)
      guard !requirement.isExact || object.declaration == nil else { return object.declaration?.name == requirement.type }
      return effects?.isInstance(object, of: type, index.types(named: requirement.type).first)
    case .instance(let instance): return isKind(typeNamed: instance.declaration.name, requirement)
    default: return nil
    }
  }

  private func isKind(typeNamed name: String, _ requirement: MemberRequirement) -> Bool? {
    if name == requirement.type { return true }
    guard !requirement.isExact else { return false }
    if UIKitClasses.named(name) != nil, UIKitClasses.named(requirement.type) != nil {
      return UIKitClasses.isKind(name, of: requirement.type)
    }
    guard let type = index.types(named: name).first else { return nil }
    return index.conforms(type, to: requirement.type) ? true : nil
  }

  /// A static property that a protocol of the project gives a class of a framework, or one above it.
  func sharedStaticProperty(_ name: String, ofExternal type: String) -> PropertyDeclaration? {
    var current: String? = type
    while let class_ = current {
      if let found = index.protocolProperties(name, ofExternal: class_, isStatic: true).first { return found }
      current = UIKitClasses.named(class_)?.superclass
    }
    return nil
  }

  /// What a type with `@dynamicMemberLookup` makes of a name: `label.builder.text("Words")`.
  func dynamicMember(_ name: String, of value: Value, at source: SourceRange) -> Value? {
    guard case .instance(let instance) = value,
      instance.declaration.attributes.contains(where: { $0.name == "dynamicMemberLookup" }),
      let getter = index.functions("subscript", of: instance.declaration, isStatic: false).first(where: {
        $0.parameters.count == 1 && $0.parameters[0].label == "dynamicMember" && $0.parameters[0].type.name.hasSuffix("KeyPath")
      }) else { return nil }
    return call(getter, receiver: value, values: [.text(TextValue("\\.\(name)", kind: .string))], source: source)
  }

  /// Another function than the one that runs, where that calls one of its name with all that it was handed itself: it
  /// would never end if it meant itself.
  func without(running functions: [FunctionDeclaration], called arguments: [EvaluatedArgument]) -> [FunctionDeclaration] {
    guard functions.count > 1, let last = stack.last,
      let running = functions.first(where: { ObjectIdentifier($0) == last }),
      !running.parameters.isEmpty, running.parameters.count == arguments.count,
      zip(running.parameters, arguments).allSatisfy({ $0.name == written($1.source) })
    else { return functions }
    return functions.filter { $0 !== running }
  }
}
