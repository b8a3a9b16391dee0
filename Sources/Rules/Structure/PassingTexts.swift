import PlatformKnowledge
import SourceModel
import SwiftSource

/// What a view draws as long as a variable says so, where code takes that back by itself after a few seconds.
enum PassingTexts {
  /// A variable of a type.
  struct Flag: Hashable, Sendable {
    let owner: String
    let name: String
  }

  /// What is drawn under a flag: a text, or a view of the project.
  struct Shown: Sendable {
    let flag: Flag
    /// nil where the text stands in the view itself.
    let view: String?
    let place: SourceRange
  }

  // MARK: - What is taken back

  /// Variables of a view's own, and those of an object, which a wait sets back.
  static func cleared(by type: WholeType) -> [Flag] {
    guard type.mentions(["asyncAfter", "Task.sleep", "scheduledTimer"]) else { return [] }
    let own = type.states.union(bindings(of: type)).union(published(by: type))
    guard !own.isEmpty else { return [] }
    return Set(type.parts.flatMap { Delays.all(in: $0, of: type.parts) }.flatMap(\.cleared).map(\.withoutSelf)).intersection(own).sorted()
      .map { Flag(owner: type.name, name: $0) }
  }

  static func bindings(of type: WholeType) -> Set<String> {
    Set(type.parts.flatMap(\.members.properties).filter { $0.attributes.contains { $0.name == "Binding" } }.map(\.name))
  }

  /// What views that keep the object are drawn of (Apple: documentation of Published and Observable()).
  private static func published(by type: WholeType) -> Set<String> {
    guard let declaration = type.parts.lazy.compactMap(\.declaration).first, declaration.isObserved else { return [] }
    let isNew = declaration.attributes.contains { $0.name == "Observable" }
    return Set(type.parts.flatMap(\.members.properties).filter { property in
      !property.isConstant && (isNew || property.attributes.contains { $0.name == "Published" })
    }.map(\.name))
  }

  // MARK: - What is drawn

  /// What stands in a branch under a flag alone, or is seen through where the flag is down.
  static func shown(in type: WholeType) -> [Shown] {
    let drawing = Drawing(type)
    var held: [String: String]?
    func flag(_ path: String?) -> Flag? {
      guard let path = path?.withoutSelf else { return nil }
      if !path.contains(".") { return Flag(owner: type.name, name: path) }
      let classes = held ?? type.heldClasses
      held = classes
      return type.property(at: path, classes).map { Flag(owner: $0.owner, name: $0.name) }
    }
    let branches = type.branchesOfClosures.flatMap { code -> [Shown] in
      guard code.otherwise == nil, let part = drawing.part(of: code.then) else { return [] }
      return code.conditions.flatMap(names).compactMap(flag).map { Shown(flag: $0, view: part.view, place: part.place) }
    }
    let faded = type.chains.flatMap { chain -> [Shown] in
      guard let path = chain.link("opacity").flatMap({ fading($0.call) }), let flag = flag(path), let place = drawing.text(in: chain) else { return [] }
      return [Shown(flag: flag, view: nil, place: place)]
    }
    return branches + faded
  }

  /// `isCopied` and `isOpen` of `isCopied && isOpen`, `message` of `let message`.
  private static func names(_ condition: ConditionElement) -> [String] {
    switch condition {
    case .expression(let expression): expression.conjuncts.compactMap { ($0.comparedWithNothing("!=") ?? $0).dottedName }
    case .binding(let name, let value, _): [value.map(\.dottedName) ?? name].compactMap(\.self)
    default: []
    }
  }

  /// `.opacity(isCopied ? 1 : 0)`
  private static func fading(_ call: Call) -> String? {
    guard let value = call.arguments.first?.value, case .ternary(let condition, let then, let otherwise) = value.kind,
      then.numberValue == 1, otherwise.numberValue == 0 else { return nil }
    return condition.dottedName
  }

  /// Types whose views draw a text and can not be pressed.
  static func drawn(_ type: WholeType) -> [String] {
    guard let body = type.parts.flatMap(\.members.properties).first(where: { $0.name == "body" })?.getter,
      Drawing(type).part(of: body).map({ $0.view == nil }) ?? false else { return [] }
    return [type.name]
  }

  /// Which views are a text, or a stack of texts and pictures without anything to press; members of the type that are made of
  /// these count as they do.
  private struct Drawing {
    private let members: [String: Block]

    init(_ type: WholeType) {
      let properties = type.parts.flatMap(\.members.properties).filter { $0.name != "body" }.compactMap { one in one.getter.map { (one.name, $0) } }
      let functions = type.parts.flatMap(\.members.functions).filter { $0.returnType?.name == "some" || $0.returnType?.name == "View" }
        .compactMap { one in one.body.map { (one.name, $0) } }
      members = Dictionary(properties + functions) { first, _ in first }
    }

    /// The first text of a block of which every statement is such; or the one view of the project that it consists of.
    func part(of block: Block) -> (view: String?, place: SourceRange)? {
      if isDrawn(block, depth: 0) { return text(in: block, depth: 0).map { (nil, $0) } }
      guard block.statements.count == 1, let chain = block.views.first, block.views.count == 1, let name = chain.name, name.first?.isUppercase ?? false,
        !chain.has("gesture"), chain.links.allSatisfy(StatusNotAnnounced.isNoDeed) else { return nil }
      return (name, chain.base.range)
    }

    func text(in chain: CodeChain) -> SourceRange? { isDrawn(chain, depth: 0) ? text(in: chain, depth: 0) : nil }

    private func isDrawn(_ block: Block, depth: Int) -> Bool {
      guard depth < 8, !block.statements.isEmpty else { return false }
      return block.statements.allSatisfy { statement in
        switch statement {
        case .expression(let expression): isDrawn(CodeChain(reading: expression), depth: depth)
        case .conditional(let code): code.branches.allSatisfy { isDrawn($0, depth: depth + 1) }
        case .variable: true
        default: false
        }
      }
    }

    private func isDrawn(_ chain: CodeChain, depth: Int) -> Bool {
      guard !chain.has("gesture"), chain.links.allSatisfy(StatusNotAnnounced.isNoDeed), let name = chain.name else { return false }
      if Self.drawn.contains(name) { return true }
      if let member = members[name.withoutSelf] { return isDrawn(member, depth: depth + 1) }
      guard let call = chain.call, let closure = call.closures.last,
        // `Card { Text("Saved") }`: a view of the project that is handed nothing but what it holds.
        StatusNotAnnounced.stacks.contains(name) || name.first?.isUppercase ?? false && call.arguments.count == 1 else { return false }
      return isDrawn(closure.body, depth: depth + 1)
    }

    private func text(in block: Block, depth: Int) -> SourceRange? {
      guard depth < 8 else { return nil }
      return block.statements.lazy.compactMap { statement in
        switch statement {
        case .expression(let expression): text(in: CodeChain(reading: expression), depth: depth)
        case .conditional(let code): code.branches.lazy.compactMap { text(in: $0, depth: depth + 1) }.first
        default: nil
        }
      }.first
    }

    private func text(in chain: CodeChain, depth: Int) -> SourceRange? {
      guard let name = chain.name else { return nil }
      if ["Text", "Label"].contains(name) { return chain.base.range }
      // Where the text is drawn by a member, that is where it comes from.
      if let member = members[name.withoutSelf] { return text(in: member, depth: depth + 1).map { _ in chain.base.range } }
      return chain.call?.closures.last.flatMap { text(in: $0.body, depth: depth + 1) }
    }

    private static let drawn: Set<String> = ["Text", "Label", "Image", "Spacer", "Divider", "ProgressView"]
  }
}

extension StatusNotAnnounced {
  /// Texts that go by themselves after a few seconds, and views of the project with such a text.
  func passing(_ project: ProjectSubject) -> (texts: [SourceRange], views: [(name: String, place: SourceRange)]) {
    let cleared = Set(ofSilentTypes(project, "cleared") { PassingTexts.cleared(by: $0) })
    guard !cleared.isEmpty else { return ([], []) }
    var seen: Set<SourceRange> = []
    let shown = ofSilentTypes(project, "drawn under flags") { PassingTexts.shown(in: $0) }.filter { cleared.contains($0.flag) && seen.insert($0.place).inserted }
    let drawn = shown.contains { $0.view != nil } ? Set(ofSilentTypes(project, "drawn views") { PassingTexts.drawn($0) }) : []
    return (
      shown.filter { $0.view == nil }.map(\.place),
      shown.compactMap { one in one.view.flatMap { drawn.contains($0) ? ($0, one.place) : nil } }
    )
  }
}
