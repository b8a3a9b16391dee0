import AccessibilityModel
import SourceModel
import SwiftSource

/// Static and global properties, cases and nested types.
extension Evaluator {
  func staticMember(_ name: String, of type: TypeDeclaration, source: SourceRange) -> Value? {
    if let enumCase = index.enumCase(name, of: type) {
      return enumCase.associated.isEmpty
        ? .enumeration(EnumValue(declaration: type, name: enumCase.name, payload: [])) : nil
    }
    if let property = wrapperProperty(name, of: type, in: nil) ?? index.property(name, of: type, isStatic: true)
      ?? frameworkStaticProperty(name, of: type) {
      return staticValue(of: property, owner: type)
    }
    if let nested = index.nestedType(name, of: type) ?? aliased(name, of: type) { return .type(nested) }
    if name == "allCases", type.kind == .enumeration {
      let cases = index.cases(of: type)
      guard cases.allSatisfy(\.associated.isEmpty) else { return nil }
      return .array(cases.map { .enumeration(EnumValue(declaration: type, name: $0.name, payload: [])) })
    }
    if let function = index.functions(name, of: type, isStatic: true).first {
      return .function(FunctionValue(declaration: function, receiver: .type(type)))
    }
    return nil
  }

  /// The type that another name for it in a type means: `Design.Fonts` for `enum Design { typealias Fonts = AppFonts }`.
  private func aliased(_ name: String, of type: TypeDeclaration) -> TypeDeclaration? {
    guard name.first?.isUppercase ?? false, let alias = index.declaredAlias(name, of: type) else { return nil }
    let isItself = alias.qualifier.isEmpty && alias.name == name
    return index.type(for: alias, from: type.range.file, enclosing: isItself ? nil : type)
  }

  func externalStaticMember(_ name: String, of type: String, source: SourceRange) -> Value? {
    if let property = index.extensionProperties(name, ofExternal: type, isStatic: true).first {
      return staticValue(of: property, owner: nil)
    }
    if let property = sharedStaticProperty(name, ofExternal: type) {
      return evaluate(property, receiver: .externalType(type))
    }
    // A type that the project nests in one from outside. A group of a catalogue, `AppAsset.Colors`, is none of the project's
    // types, though one has its name.
    if name.first?.isUppercase == true,
      let declared = index.type(named: "\(type).\(name)", from: source.file, enclosing: nil),
      !Self.isGeneratedAssets(type) || declared.qualifiedName == "\(type).\(name)" {
      return .type(declared)
    }
    // `Models.Visibility`
    if name.first?.isUppercase == true, !Self.isGeneratedAssets(type), let declared = index.type(named: name, ofModule: type, from: source.file) {
      return .type(declared)
    }
    if let effects, name.first?.isUppercase == true, effects.isClass("\(type).\(name)") {
      return .externalType("\(type).\(name)")
    }
    if let made = generatedMember(name, of: .externalType(type), source: source) { return made }
    if type == "CommandLine", let result = launchMember(name, of: type, source: source) { return result }
    if isListened, type == "UIAccessibility", name == "isVoiceOverRunning" { return .boolean(true) }
    // `SwiftUI.Color`, where the project has a `Color` of its own.
    if name.first?.isUppercase == true, Self.systemModules.contains(type) { return .externalType(name) }
    return .member(MemberValue(type: type, name: name, arguments: [], source: source))
  }

  /// A static or global property, evaluated once.
  func staticValue(of property: PropertyDeclaration, owner: TypeDeclaration?) -> Value {
    if let owner, let given = given(property, of: .type(owner)) { return given }
    // Objects belong to the screen whose code makes them.
    if runsEffects { return objectStatic(property, owner: owner) }
    let identity = StaticMemory.Member(property, of: owner)
    if let known = statics.result(of: identity) {
      index.note(known.use)
      // As much as it takes the one who asks first, so that nothing depends on who that is.
      budget -= 1
      if statics.isInside { cuts += known.isCutShort ? 1 : 0 }
      return known.value
    }
    let (saved, cutsBefore, outer) = (budget, cuts, stack)
    budget = Self.staticStepLimit
    // It comes to the same whoever asks.
    if !statics.isInside { stack = [] }
    statics.begin()
    defer { budget = saved - 1 }
    var receiver = owner.map(Value.type)
    if owner == nil, case .external(let name)? = index.owner(of: property) { receiver = .externalType(name) }
    let scope = Scope(receiver: receiver, type: owner, file: property.range.file)
    let (value, use) = index.noting { initialValue(of: property, in: scope) }
    statics.end(identity, StaticMemory.Result(value: value, use: use, isCutShort: cuts != cutsBefore))
    if !statics.isInside { (stack, cuts) = (outer, cutsBefore) }
    return value
  }

  /// A static property in code that works on objects: computed anew each time, or held as long as the screen is read.
  private func objectStatic(_ property: PropertyDeclaration, owner: TypeDeclaration?) -> Value {
    let identity = ObjectIdentifier(property)
    if let known = objectStatics[identity] {
      // As much as it takes the one who asks first: what is remembered of either is charged alike.
      budget -= 1
      return known
    }
    let (saved, cutsBefore) = (budget, cuts)
    // What it takes is not charged to whoever asks first: others would get further than it.
    let allowance = property.getter == nil ? Self.staticStepLimit : min(saved, Self.staticStepLimit)
    budget = allowance
    var receiver = owner.map(Value.type)
    if owner == nil, case .external(let name)? = index.owner(of: property) { receiver = .externalType(name) }
    let scope = Scope(receiver: receiver, type: owner, file: property.range.file)
    let value = apart(by: property.range) { initialValue(of: property, in: scope) }
    budget = saved - (property.getter == nil ? 0 : allowance - max(budget, 0)) - 1
    // What is unknown since the code that asks is part of it may be known to others.
    if property.getter == nil, !value.isUnknown || cuts == cutsBefore { objectStatics[identity] = value }
    return value
  }

  private func initialValue(of property: PropertyDeclaration, in scope: Scope) -> Value {
    descending(into: property) { () -> Value in
      if let getter = property.getter { return coerce(self.value(of: getter, in: scope), to: property.type, in: scope) }
      // A variable that nothing in the program gives a value.
      if property.initializer == nil, property.type?.isOptional == true, !property.isConstant, !property.isPublic,
        property.attributes.isEmpty, !index.mayEverSet(property.name) { return .absent }
      guard let initializer = property.initializer, !isSetting(property) else {
        return .unknown(UnknownValue(
          expression: property.name, type: property.type, reason: UnknownReason(.dynamicValue, property.name)))
      }
      let made = evaluate(initializer, as: property.type, in: scope)
      let value = called(coerce(made, to: property.type, in: scope), property.name)
      if !property.isConstant, mayBeSet(property) {
        return changeable(property, value, at: property.name, enclosing: scope.type)
      }
      // What holds an object that can be exchanged, as an environment of a library does, says nothing of its members.
      guard isReplaceable(property), case .instance(let instance) = value else { return value }
      return .unknown(UnknownValue(
        expression: property.name, type: property.type, declaration: instance.declaration,
        reason: UnknownReason(.dynamicValue, property.name)))
    } ?? .unknown(UnknownValue(
      expression: property.name, type: property.type, reason: UnknownReason(.recursion, property.name)))
  }

  /// A `static var` that holds plain words and that other files can set, as a design system offers for its users.
  private func isSetting(_ property: PropertyDeclaration) -> Bool {
    guard isReplaceable(property), case .string? = property.initializer?.kind else { return false }
    return true
  }

  /// A variable of the program that some code sets, or that other programs can set.
  private func mayBeSet(_ property: PropertyDeclaration) -> Bool {
    if property.isPrivate { return index.mayChange(property.name, in: property.range.file) }
    return index.mayChange(property.name) || (!property.isStatic && property.isPublic)
      || property.attributes.contains { Self.stateWrappers.contains($0.name) }
  }

  private func isReplaceable(_ property: PropertyDeclaration) -> Bool {
    property.isStatic && !property.isConstant && !property.isPrivate
  }
}
