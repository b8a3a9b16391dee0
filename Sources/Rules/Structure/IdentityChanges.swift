import PlatformKnowledge
import SourceModel
import SwiftSource

/// Rows that are told apart by something that does not stay as it is, so that each change makes them anew.
public struct IdentityChanges: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "identity-changes", family: .structure, severity: .warning, impact: .serious, wcag: ["2.4.3"],
    title: "what is shown is made anew when something changes",
    documentation: RuleDocumentation(
      reports: """
        An `id` that is another one each time it is read (`var id: UUID { UUID() }`). A `ForEach` or `List` with \
        `id: \\.self` whose fields write into the very values that tell the rows apart, or over a structure one of whose \
        members code changes in place. For review, `.id(UUID())` in a view that changes, and a loop over a list that is made \
        by a getter, of things that give themselves a new `id`, and models that load something and are made in the middle of a \
        `body` for a view that only observes them.
        """,
      why: """
        SwiftUI takes a row with another identity for another row: the old one goes away, and with it the focus of VoiceOver, \
        of Switch Control and of the keyboard. Who reads a row is thrown out of it whenever a value comes in, and who types \
        loses the field after each letter.
        """,
      howToFix: """
        Give the things an identity that stays: a stored `let id`, or the key that they have where they come from, and \
        `ForEach(people)` or `id: \\.name`. Keep a model in a `@StateObject`. Loop over indices where rows are edited in place and never move.
        """,
      elsewhere: """
        With diffable data sources, identify items by a key and not by all of their values, and call `reconfigureItems`.
        """,
      limits: """
        Told from code alone: silent for classes and enumerations, for structures with a `==` or a `hash(into:)` of their own, \
        and where no code of the project changes a member. Whole rows that are replaced by others are not told.
        """,
      references: [
        "Apple: WWDC21 Demystify SwiftUI (identity)", "Apple: documentation of Identifiable and ForEach",
        "WCAG 2.2: understanding 2.4.3 Focus Order",
      ]),
    examples: examples + RemadeModels.examples)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let renewed = project.ofEachType(Self.self, "renewed", Self.renewedViews).map { place in
      Outcome.violation(Violation(
        "the view gets a new identity whenever the screen is drawn again", certainty: .review, at: place))
    }
    let typed = project.ofEachType(Self.self, "typed", Self.typedInto).map { name, place in
      Outcome.violation(Violation(
        "what is typed into a row of '\(name)' changes its identity, so the field is made anew with each letter",
        certainty: .likely, at: place))
    }
    let models = RemadeModels.all(in: project).map { model, place in
      Outcome.violation(Violation(
        "'\(model)' is made anew whenever the screen is drawn again, and what it had loaded is gone", certainty: .review, at: place))
    }
    return unsteady(project) + renewed + typed + models + changed(project) + made(project)
  }

  // MARK: - Identities of things

  /// For review where it is not seen that rows or sheets are told apart by it: `id: \.self` asks for no `id`.
  private func unsteady(_ project: ProjectSubject) -> [Outcome] {
    let found = project.ofEachType(Self.self, "unsteady", Self.unsteadyIdentities)
    guard !found.isEmpty else { return [] }
    let elements = Dictionary(project.ofEachType(Self.self, "lists", Self.lists)) { first, _ in first }
    let shown = Set(project.ofEachType(Self.self, "identified", Self.identified).compactMap { use in
      use.type ?? use.list.flatMap { elements[$0] }
    })
    return found.map { type, place in
      .violation(Violation(
        "'id' is another one each time it is read, so what is shown with it is made anew",
        certainty: shown.contains(type) ? .likely : .review, at: place))
    }
  }

  /// What loops and presentations tell apart by its `id`: a list, or a type by its name.
  private static func identified(_ type: WholeType) -> [(list: List?, type: String?)] {
    let held = type.heldClasses
    var found: [(list: List?, type: String?)] = loops(in: type).compactMap { loop in
      guard loop.call.argument("id") == nil, let path = loop.data.dottedName else { return nil }
      if path.hasSuffix(".allCases") { return (nil, path.split(separator: ".").dropLast().last.map(String.init)) }
      return (list(path, in: type, held), nil)
    }
    let types = Dictionary(type.parts.flatMap(\.members.properties).compactMap { property in
      property.type.map { (property.name, $0.name) }
    }) { first, _ in first }
    for expression in type.kinds.calls {
      guard case .call(let call) = expression.kind, let item = call.argument("item")?.dottedName, item.hasPrefix("$"),
        let name = types[String(item.dropFirst())] else { continue }
      found.append((nil, name))
    }
    return found
  }

  /// Getters of `id` that give a new one each time.
  private static func unsteadyIdentities(_ type: WholeType) -> [(type: String, place: SourceRange)] {
    guard type.mentions(["UUID"]) else { return [] }
    let isIdentified = type.parts.contains { $0.added.contains("Identifiable") || $0.declaration?.adopts("Identifiable") ?? false }
    guard isIdentified else { return [] }
    return type.parts.flatMap(\.members.properties).filter { property in
      guard property.name == "id", !property.isStatic, let statements = property.getter?.statements, statements.count == 1
      else { return false }
      switch statements[0] {
      case .expression(let value), .returned(let value?): return isNewIdentity(value)
      default: return false
      }
    }.map { (type.name, $0.nameRange) }
  }

  /// `UUID()`, `UUID().uuidString`
  static func isNewIdentity(_ value: Expression) -> Bool {
    switch value.kind {
    case .call(let call): call.arguments.isEmpty && call.callee.dottedName == "UUID"
    case .member(let base?, let name): ["uuidString", "description", "hashValue"].contains(name) && isNewIdentity(base)
    default: false
    }
  }

  /// Views that `.id(UUID())` makes anew, in types that are drawn again when something changes.
  private static func renewedViews(_ type: WholeType) -> [SourceRange] {
    guard type.mentions(["UUID"]), isDrawnAgain(type) else { return [] }
    // A sign that something is loading is nothing to come back to, and lists need another one to show it again.
    let waits = NameWords.words(.loadingView)
    return type.chains.filter { chain in
      waits.isDisjoint(with: DecorativeNames.parts(of: chain.name ?? ""))
    }.flatMap(\.links).filter { link in
      link.name == "id" && link.call.arguments.count == 1 && link.call.arguments[0].label == nil
        && isNewIdentity(link.call.arguments[0].value)
    }.map(\.place)
  }

  /// A view with something that changes.
  private static func isDrawnAgain(_ type: WholeType) -> Bool {
    type.parts.contains { $0.declaration?.adopts("View") ?? false }
      && type.parts.flatMap(\.members.properties).contains { property in
        // A value of the environment, such as `dismiss`, hardly ever changes.
        property.attributes.contains { wrapper in
          FrameworkNames.names(.watchingWrapper).contains(wrapper.name) && (wrapper.name != "Environment" || property.environmentType != nil)
        }
      }
  }

  // MARK: - Lists

  /// A list, by the type that holds it and its name there.
  struct List: Hashable, Sendable {
    let owner: String
    let name: String
  }

  private typealias Loop = (chain: CodeChain, call: Call, data: Expression)

  /// Loops over lists in the code of a type.
  private static func loops(in type: WholeType) -> [Loop] {
    type.chains.compactMap { chain in
      guard ["ForEach", "List"].contains(chain.name), let call = chain.call, let data = call.arguments.first, data.label == nil
      else { return nil }
      return (chain, call, data.value)
    }
  }

  /// The list that a name in the code of a type stands for: one of its own, or of what a property holds.
  private static func list(_ path: String, in type: WholeType, _ held: [String: String]) -> List? {
    type.property(at: path, held).map(List.init)
  }

  /// The lists that loops of a type show.
  private static func shown(by loops: [Loop], in type: WholeType) -> [(list: List, place: SourceRange)] {
    guard !loops.isEmpty else { return [] }
    let held = type.heldClasses
    return loops.compactMap { loop in
      loop.data.dottedName.flatMap { list($0, in: type, held) }.map { ($0, loop.chain.base.range) }
    }
  }

  /// `id: \.self`: rows are told apart by all that they hold.
  private static func isByItself(_ call: Call) -> Bool {
    guard case .keyPath(let components)? = call.argument("id")?.kind else { return false }
    return components == ["self"]
  }

  /// Loops whose rows have fields for the values that tell them apart.
  private static func typedInto(_ type: WholeType) -> [(name: String, place: SourceRange)] {
    let typing = FrameworkNames.names(.typingView)
    guard type.mentions(typing.sorted()) else { return [] }
    return loops(in: type).compactMap { loop in
      guard isByItself(loop.call), let path = loop.data.dottedName, path.contains("$"), let row = loop.call.closures.last,
        let parameter = row.parameters.first else { return nil }
      let value = parameter.hasPrefix("$") ? parameter : "$" + parameter
      let fields = CodeChain.all(in: row.body).filter { $0.name.map(typing.contains) ?? false }
      let isTyped = fields.contains { field in
        guard let text = field.call?.argument("text")?.dottedName else { return false }
        return text == value || text.hasPrefix(value + ".")
      }
      return isTyped ? (path.filter { $0 != "$" }, loop.chain.base.range) : nil
    }
  }

  // MARK: - Structures that change

  /// Loops over structures that code changes in place.
  private func changed(_ project: ProjectSubject) -> [Outcome] {
    let shown = project.ofEachType(Self.self, "shown") { type -> [(list: List, place: SourceRange)] in
      Self.shown(by: Self.loops(in: type).filter { Self.isByItself($0.call) }, in: type)
    }
    guard !shown.isEmpty else { return [] }
    let elements = Dictionary(project.ofEachType(Self.self, "lists", Self.lists)) { first, _ in first }
    let structures = Dictionary(project.ofEachType(Self.self, "structures", Self.structure)) { first, _ in first }
    let changes = Dictionary(grouping: project.ofEachType(Self.self, "changes", Self.changes), by: \.list)
    return shown.compactMap { loop in
      guard let element = elements[loop.list], let members = structures[element],
        let change = changes[loop.list]?.first(where: { members.contains($0.member) }) else { return nil }
      return .violation(Violation(
        "rows of '\(loop.list.name)' are told apart by all that they hold, and '\(change.member)' changes", certainty: .likely,
        at: loop.place, related: [RelatedPlace(change.place, "changed here, which makes the row anew")]))
    }
  }

  /// The lists that a type keeps, with the type of what is in them.
  private static func lists(of type: WholeType) -> [(List, String)] {
    type.parts.flatMap(\.members.properties).compactMap { property in
      guard !property.isStatic, property.getter == nil, let element = element(of: property) else { return nil }
      return (List(owner: type.name, name: property.name), element)
    }
  }

  /// `Person` of `var people: [Person] = []`, `= [Person]()`.
  private static func element(of property: PropertyDeclaration) -> String? {
    if let type = property.type { return type.name == "[]" ? type.arguments.first?.name : nil }
    guard case .call(let call)? = property.initializer?.kind else { return nil }
    switch call.callee.kind {
    case .type(let type): return type.name == "[]" ? type.arguments.first?.name : nil
    case .array(let values): return values.count == 1 ? values[0].plainName : nil
    default: return nil
    }
  }

  /// The stored members of a structure that is what all of them are, and the functions that change it.
  private static func structure(_ type: WholeType) -> [(String, Set<String>)] {
    let declarations = type.parts.compactMap(\.declaration)
    guard declarations.count == 1, declarations[0].kind == .structure, !declarations[0].adopts("View") else { return [] }
    let functions = type.parts.flatMap(\.members.functions)
    guard !functions.contains(where: { $0.name == "==" || $0.name == "hash" }) else { return [] }
    let stored = declarations[0].members.properties.filter { !$0.isStatic && !$0.isConstant && $0.getter == nil }
    return [(type.name, Set(stored.map(\.name) + functions.filter(\.isMutating).map(\.name)))]
  }

  private struct Change: Sendable {
    let list: List
    let member: String
    let place: SourceRange
  }

  /// What code sets in a member of a list: `people[index].pulse = 80`, `people[index].pulses.append(80)`.
  private static func changes(in type: WholeType) -> [Change] {
    let held = type.heldClasses
    var found: [Change] = []
    func note(_ target: Expression, _ place: SourceRange) {
      guard let (path, member) = memberOfList(target), let list = list(path, in: type, held) else { return }
      found.append(Change(list: list, member: member, place: place))
    }
    for expression in type.kinds.assignments {
      if case .assignment(let target, _) = expression.kind { note(target, expression.range) }
    }
    for expression in type.kinds.calls {
      guard case .call(let call) = expression.kind, case .member(let base?, let name) = call.callee.kind else { continue }
      if case .subscription = base.kind {
        // One of the functions of the structure itself.
        note(call.callee, expression.range)
      } else if NameWords.words(.listChange).contains(name.lowercased()) {
        note(base, expression.range)
      }
    }
    for expression in type.expressions {
      guard case .binary(let sign, let left, _) = expression.kind, ["+=", "-=", "*=", "/="].contains(sign) else { continue }
      note(left, expression.range)
    }
    guard !found.isEmpty else { return [] }
    let shadows = shadows(in: type)
    return found.filter { change in
      !shadows.contains { $0.name == change.list.name && $0.place.contains(change.place) }
    }
  }

  /// Parameters and variables of functions, which hide a list of the type that is called alike, and where they do. A copy
  /// of the list, `var people = people`, is mostly put in its place.
  private static func shadows(in type: WholeType) -> [(name: String, place: SourceRange)] {
    type.parts.flatMap(\.members.functions).flatMap { function -> [(name: String, place: SourceRange)] in
      guard let body = function.body else { return [] }
      var names = function.parameters.map(\.name)
      CodeWalk.localVariables(of: body) { variable in
        if variable.initializer?.dottedName?.withoutSelf != variable.name { names.append(variable.name) }
      }
      return names.map { ($0, body.range) }
    }
  }

  /// `people` and `pulse` of `people[index].pulse` and `people[index].pulse.last`.
  private static func memberOfList(_ target: Expression) -> (path: String, member: String)? {
    var target = target
    while true {
      switch target.kind {
      case .optionalChain(let inner), .forceUnwrap(let inner): target = inner
      case .subscription(let base, _): target = base
      case .member(let base?, let name):
        if case .subscription(let list, _) = base.kind, let path = list.dottedName { return (path.withoutSelf, name) }
        target = base
      default: return nil
      }
    }
  }

  // MARK: - Lists that are made anew

  /// Loops over lists that a getter makes of things with a new identity each.
  private func made(_ project: ProjectSubject) -> [Outcome] {
    let fresh = Set(project.ofEachType(Self.self, "self-named", Self.selfNamed))
    guard !fresh.isEmpty else { return [] }
    let made = Dictionary(project.ofEachType(Self.self, "made", Self.madeLists)) { first, _ in first }.filter { fresh.contains($0.value) }
    guard !made.isEmpty else { return [] }
    return project.ofEachType(Self.self, "loops") { type -> [(list: List, place: SourceRange)] in
      let loops = Self.loops(in: type).filter { $0.call.argument("id") == nil }
      return loops.isEmpty || !Self.isDrawnAgain(type) ? [] : Self.shown(by: loops, in: type)
    }.filter { made[$0.list] != nil }.map { list, place in
      .violation(Violation(
        "'\(list.name)' is made anew with other identities whenever the screen is drawn again", certainty: .review, at: place))
    }
  }

  /// The name of a structure that gives itself a new identity: `let id = UUID()`.
  private static func selfNamed(_ type: WholeType) -> [String] {
    let declarations = type.parts.compactMap(\.declaration)
    guard type.mentions(["UUID"]), declarations.count == 1, declarations[0].kind == .structure else { return [] }
    let isNew = type.parts.flatMap(\.members.properties).contains { property in
      property.name == "id" && !property.isStatic && property.getter == nil && (property.initializer.map(isNewIdentity) ?? false)
    }
    // An initializer of its own may be given one.
    return isNew && type.parts.allSatisfy({ $0.members.initializers.isEmpty }) ? [type.name] : []
  }

  /// Lists that a getter writes out, with the type of what it makes.
  private static func madeLists(_ type: WholeType) -> [(List, String)] {
    type.parts.flatMap(\.members.properties).compactMap { property in
      guard !property.isStatic, let getter = property.getter, let element = element(of: property) else { return nil }
      var isMade = false
      CodeWalk.expressions(of: getter) { expression in
        guard case .call(let call) = expression.kind, call.argument("id") == nil else { return }
        if call.callee.dottedName == element { isMade = true }
        if case .member(nil, "init") = call.callee.kind { isMade = true }
      }
      return isMade ? (List(owner: type.name, name: property.name), element) : nil
    }
  }
}
