import AccessibilityModel
import SourceModel
import SwiftSource

/// What may stand in a variable whose item a sheet or an alert shows: `alert(item: $notice) { Alert(title: $0.title) }`.
///
/// Such a variable is set where something happens, `notice = Notice(title: Text("Saved"))`, in code of the view or of its
/// model, and nobody else can set it (The Swift Programming Language: Access Control). What it is given anywhere is what
/// the presentation may be about; where it may get something else too, that is one more alternative, which is not known.
extension Evaluator {
  /// The values that an item may have, each under its condition; nil where source tells no more than the type does.
  ///
  /// - Parameters:
  ///   - item: What the presentation is given: the binding, or the value that it presents.
  ///   - name: What its content calls it.
  public func presentedItems(_ item: EvaluatedArgument, named name: String) -> [ConditionalValue]? {
    guard givenState.isEmpty, case .unknown(let unknown) = item.value.unbound, let type = unknown.declaration,
      type.kind == .structure || type.kind == .enumeration, let variable = presentedVariable(item) else { return nil }
    var items = KnownItems(isComplete: !mayBeHandedIn(variable))
    if let initial = variable.property.initializer {
      add([(initial, [])], in: variable.owner, of: type, to: &items)
    }
    for given in index.items(givenTo: variable.property.name) where items.all.count <= KnownItems.limit {
      switch giver(of: given, variable) {
      case .other: break
      case .unknown: items.isComplete = false
      case .same(let owner):
        guard let value = given.value, !given.isAdded else {
          items.isComplete = false
          break
        }
        add([(value, given.locals)], in: owner, of: type, to: &items)
      }
    }
    guard items.all.count <= KnownItems.limit, items.all.contains(where: \.value.isTold) else { return nil }
    // The code that shows cases tells as much of those that it is not known to get.
    if type.kind == .enumeration, !items.isComplete { return nil }
    return alternatives(items, of: type, named: name)
  }

  private func alternatives(_ items: KnownItems, of type: TypeDeclaration, named name: String) -> [ConditionalValue] {
    let subject = "\(name) ="
    var result = items.all.enumerated().map { number, item in
      ConditionalValue(
        condition: Condition(
          subject: subject, branch: number, description: "\(name) == \(shortened(item.source))", asks: .which,
          caseTest: caseTest(of: item.value, among: items, named: name)),
        value: item.value)
    }
    if !items.isComplete {
      let condition = Condition(subject: subject, branch: result.count, description: "\(name) == …", asks: .which)
      result.append(ConditionalValue(condition: condition, value: hole(of: type, named: name)))
    }
    return result
  }

  /// That the item is a case, where no other alternative is the same case with something else in it.
  private func caseTest(of value: Value, among items: KnownItems, named name: String) -> Condition.CaseTest? {
    guard case .enumeration(let item) = value else { return nil }
    let same = items.all.count { if case .enumeration(let other) = $0.value { other.name == item.name } else { false } }
    return same == 1 ? Condition.CaseTest(value: name, name: item.name, isPositive: true) : nil
  }

  // MARK: - Whose variable it is

  struct PresentedVariable {
    let property: PropertyDeclaration
    let owner: TypeDeclaration
  }

  /// The variable that `$notice` or `$model.notice` means where it is written.
  private func presentedVariable(_ item: EvaluatedArgument) -> PresentedVariable? {
    guard var owner = index.type(around: item.source) else { return nil }
    var parts = shortened(item.source).split(separator: ".").map { part in
      String(part.drop { $0 == "$" }.filter { $0 != "?" && $0 != "!" })
    }
    if parts.first == "self" { parts.removeFirst() }
    guard let name = parts.popLast(), parts.count <= 1 else { return nil }
    for part in parts {
      guard let holder = self.owner(ofMembersOf: part, in: owner) else { return nil }
      owner = holder
    }
    guard owner.kind != .protocolType, let property = index.property(name, of: owner, isStatic: false),
      property.getter == nil, !property.isConstant else { return nil }
    return PresentedVariable(property: property, owner: owner)
  }

  /// The project's type of a member.
  private func owner(ofMembersOf name: String, in type: TypeDeclaration) -> TypeDeclaration? {
    guard let property = index.property(name, of: type, isStatic: false),
      let reference = property.type ?? startingType(of: property, in: type) else { return nil }
    return index.type(for: reference, from: property.range.file, enclosing: type)
  }

  /// Whether whoever makes the owner may give the variable its value.
  private func mayBeHandedIn(_ variable: PresentedVariable) -> Bool {
    let (property, owner) = (variable.property, variable.owner)
    if property.isPublic || property.attributes.contains(where: { $0.name == "Binding" || $0.name == "Bindable" }) { return true }
    return owner.kind == .structure && index.mayEverSet("\(owner.name)(\(property.name)")
  }

  enum Giver {
    /// The variable itself, or one that stands for it in a view that is handed a binding.
    case same(TypeDeclaration)
    /// Another variable that has the name.
    case other
    case unknown
  }

  func giver(of given: GivenItem, _ variable: PresentedVariable) -> Giver {
    let around = given.typeName.flatMap { name in
      index.types(named: name).first { type in
        index.code(of: type).contains { code in
          given.value.map { code.contains($0.range) } ?? (code.file === given.file)
        }
      }
    }
    var owner = around
    if let holder = given.holder {
      owner = around.flatMap { self.owner(ofMembersOf: holder, in: $0) }
      guard owner != nil else { return .unknown }
    }
    guard let owner, let around else { return given.value == nil ? .unknown : .other }
    guard let property = index.property(variable.property.name, of: owner, isStatic: false) else {
      return given.value == nil || owner.kind == .protocolType ? .unknown : .other
    }
    if property === variable.property {
      let isKin = owner === variable.owner || index.conforms(owner, to: variable.owner.name)
        || index.conforms(variable.owner, to: owner.name)
      return isKin ? .same(around) : .other
    }
    if owner.kind == .protocolType { return .unknown }
    return property.attributes.contains { $0.name == "Binding" } ? .same(around) : .other
  }

  // MARK: - Values

  private struct KnownItems {
    var all: [(value: Value, source: SourceRange)] = []
    /// Nothing else can be given.
    var isComplete: Bool
    /// More are told apart by nobody.
    static let limit = 12
  }

  /// Adds what an expression comes to, on both sides of `a ? b : c`.
  private func add(
    _ values: [(value: Expression, locals: Set<String>)], in owner: TypeDeclaration, of type: TypeDeclaration,
    to items: inout KnownItems
  ) {
    var open = values
    while let (value, locals) = open.popLast() {
      switch value.kind {
      case .nilLiteral: break
      case .ternary(_, let then, let otherwise): open += [(otherwise, locals), (then, locals)]
      case .member, .call:
        guard value.isOfType, let item = self.item(value, locals, in: owner, of: type) else {
          items.isComplete = false
          break
        }
        let isKnown = items.all.contains { other in
          switch (item, other.value) {
          case (.instance(let new), .instance(let old)): new.source == old.source
          case (.enumeration, .enumeration): shortened(value.range) == shortened(other.source)
          default: false
          }
        }
        if !isKnown { items.all.append((item, value.range)) }
      default: items.isComplete = false
      }
    }
  }

  /// The value of an expression wherever it is written: what only the code around it knows are holes.
  ///
  /// - Parameters:
  ///   - locals: Names of the code around it.
  ///   - owner: The type whose code it is.
  func given(_ expression: Expression, _ locals: Set<String>, in owner: TypeDeclaration, as type: TypeReference?) -> Value {
    let scope = Scope(receiver: nil, type: owner, file: expression.range.file)
    for name in CodeItem.expression(expression).names.sorted()
    where locals.contains(name) || index.property(name, of: owner, isStatic: false) != nil {
      scope.bind(name, hole(name))
    }
    index.note(expression.range)
    return building { apart { coerce(evaluate(expression, in: scope), to: type, in: scope) } }
  }

  private func item(
    _ expression: Expression, _ locals: Set<String>, in owner: TypeDeclaration, of type: TypeDeclaration
  ) -> Value? {
    let value = given(expression, locals, in: owner, as: TypeReference(of: type))
    switch value {
    case .instance(let instance) where instance.declaration === type: return value
    case .enumeration(let item) where item.declaration === type: return value
    default: return nil
    }
  }
}

extension Value {
  /// Words or pictures are written in what it is made of.
  fileprivate var isTold: Bool {
    switch self {
    case .text(let text): text.segments.contains { if case .text(let words) = $0 { words.contains(where: \.isLetter) } else { false } }
    case .view, .member: true
    case .enumeration(let item): item.payload.contains(where: \.value.isTold)
    case .instance(let instance): instance.fields.values.contains { if case .instance = $0 { false } else { $0.isTold } }
    default: false
    }
  }
}

extension Expression {
  /// `Notice(…)`, `Notices.offline`, `.init(…)`, `.offline`: no object of the code around is asked.
  var isOfType: Bool {
    switch kind {
    case .name(let name): name.first?.isUppercase ?? false
    case .member(nil, _): true
    case .member(let base?, _): base.isOfType
    case .call(let call): call.callee.isOfType
    default: false
    }
  }
}
