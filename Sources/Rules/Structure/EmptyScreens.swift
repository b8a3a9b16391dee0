import PlatformKnowledge
import SourceModel
import SwiftSource

/// Screens that are nothing but what was loaded: `if let user = model.user { … }`. Where it could not be loaded they stay empty,
/// or go on turning a wheel, whatever message came and went, and nothing in them tries again.
enum EmptyScreens {
  /// A screen of which all depends on one thing.
  struct Screen: Sendable {
    /// The class that keeps it, or the view itself, and its name there.
    let owner: String
    let name: String
    let place: SourceRange
    /// What stands in its place is the sign of a wait.
    let waits: Bool
    /// Functions that a press, a pull or an alert calls, by their bare names.
    let pressed: Set<String>
    /// The views around all of it that are none of the system's.
    let frames: Set<String>
  }

  /// A function that sets something once it was loaded, and says of a failure elsewhere.
  struct Load: Sendable {
    let owner: String
    let name: String
    /// It, and those of its class that call it.
    let functions: Set<String>
  }

  /// - Parameter frames: The names of views that `frames(in:)` finds.
  static func all(_ screens: [Screen], _ loads: [Load], frames: Set<String>) -> [Screen] {
    screens.filter { screen in
      guard screen.frames.isSubset(of: frames) else { return false }
      let own = loads.filter { $0.owner == screen.owner && $0.name == screen.name }
      return !own.isEmpty && own.allSatisfy { $0.functions.isDisjoint(with: screen.pressed) }
    }
  }

  // MARK: - Screens

  static func screens(of type: WholeType) -> [Screen] {
    guard type.mentions(["if let", "!= nil"]), type.mentions(["onAppear", "task"]), !type.mentions(["refreshable", "ContentUnavailableView"]),
      let body = type.parts.lazy.flatMap(\.members.properties).first(where: { $0.name == "body" })?.getter,
      let choice = only(in: body, of: type), let asked = asked(choice.code.conditions, in: type) else { return [] }
    let code = choice.code
    let rest = rest(of: code)
    guard rest.isPlain, !WorkStarts.loaded(in: type).isNothing, !says(type, besides: code) else { return [] }
    // A screen that closes itself, as after an alert, does not stay empty.
    let closes = type.chains.flatMap(\.links).filter { ["onChange", "onReceive", "alert"].contains($0.name) }
      .contains { link in link.call.closures.contains { $0.body.calledNames.contains("dismiss") } }
    if closes { return [] }
    return [Screen(
      owner: asked.owner, name: asked.name, place: code.conditions[0].place, waits: rest.waits,
      pressed: WorkStarts.pressed(in: type).calledNames, frames: choice.frames)]
  }

  /// The choice that is all of a body, and the views of the project around it.
  private struct Choice {
    let code: IfCode
    var frames: Set<String> = []
  }

  /// Containers around it aside, and wherever in the type it is written.
  private static func only(in block: Block, of type: WholeType, depth: Int = 0) -> Choice? {
    guard depth < deepest, let part = shown(in: block) else { return nil }
    switch part {
    case .conditional(let code): return Choice(code: code)
    case .expression(let expression), .returned(let expression?):
      let chain = CodeChain(reading: expression)
      guard let name = chain.name else { return nil }
      guard let call = chain.call else {
        // `var body: some View { content.task { … } }`
        let property = type.parts.lazy.flatMap(\.members.properties).first { $0.name == name.withoutSelf }
        return property?.getter.flatMap { only(in: $0, of: type, depth: depth + 1) }
      }
      guard case .closure(let inner)? = call.arguments.last?.value.kind, var choice = only(in: inner.body, of: type, depth: depth + 1)
      else { return nil }
      if FrameworkNames.names(.holdingView).contains(name) { return choice }
      // `Page { … }`, which is handed nothing else to show.
      guard call.arguments.count == 1 else { return nil }
      choice.frames.insert(name)
      return choice
    default: return nil
    }
  }

  private static let deepest = 12

  /// What alone stands in code that makes views, but for what lies behind.
  private static func shown(in block: Block) -> Statement? {
    let parts = block.statements.filter { statement in
      guard case .expression(let expression) = statement, let name = CodeChain(reading: expression).name else { return true }
      return !FrameworkNames.names(.groundView).contains(name)
    }
    return parts.count == 1 ? parts[0] : nil
  }

  // MARK: - Frames

  /// The name of a view that shows what it is handed and nothing of its own: `struct Page<Content: View>: View { … }` with
  /// `var body: some View { VStack { content() } }`.
  static func frames(in type: WholeType) -> [String] {
    let properties = type.parts.flatMap(\.members.properties)
    guard type.mentions(["some View"]), let body = properties.first(where: { $0.name == "body" })?.getter, let held = held(in: body),
      properties.contains(where: { $0.name == held && $0.getter == nil && $0.initializer == nil }) else { return [] }
    return [type.name]
  }

  /// `content` of `VStack { content() }`
  private static func held(in block: Block, depth: Int = 0) -> String? {
    guard depth < deepest, let part = shown(in: block) else { return nil }
    switch part {
    case .expression(let expression), .returned(let expression?):
      let chain = CodeChain(reading: expression)
      // A modifier may show something of its own.
      guard chain.links.isEmpty, let name = chain.name else { return nil }
      if case .closure(let inner)? = chain.call?.arguments.last?.value.kind {
        return FrameworkNames.names(.holdingView).contains(name) ? held(in: inner.body, depth: depth + 1) : nil
      }
      return name.withoutSelf
    default: return nil
    }
  }

  /// `if let user = model.user`, `if user != nil`: what begins without a value.
  private static func asked(_ conditions: [ConditionElement], in type: WholeType) -> (owner: String, name: String)? {
    guard conditions.count == 1 else { return nil }
    let value: String?
    switch conditions[0] {
    case .binding(let name, let bound, _): value = bound.map { $0.dottedName } ?? name
    case .expression(let test):
      guard let asked = test.comparedWithNothing("!=") else { return nil }
      value = asked.dottedName
    default: return nil
    }
    guard let parts = value?.withoutSelf.split(separator: ".").map(String.init) else { return nil }
    switch parts.count {
    case 1 where type.states.contains(parts[0]): return (type.name, parts[0])
    case 2: return type.keptClasses[parts[0]].map { ($0, parts[1]) }
    default: return nil
    }
  }

  /// What stands there otherwise: nothing, or the sign of a wait alone.
  private static func rest(of code: IfCode) -> (isPlain: Bool, waits: Bool) {
    switch code.otherwise {
    case nil: return (true, false)
    case .block(let other):
      let views = other.views
      let signs = views.filter { $0.name == "ProgressView" }
      return (views.count == other.statements.count && signs.count == views.count, !signs.isEmpty)
    // `else if model.isLoading { ProgressView() }`
    case .conditional(let next):
      guard next.otherwise == nil, next.conditions.count == 1, case .expression(let test) = next.conditions[0], let flag = test.dottedName,
        !flag.identifierWords.isDisjoint(with: NameWords.words(.busyWord).union(NameWords.words(.workingFlag))) else { return (false, false) }
      let views = next.then.views
      return (views.count == next.then.statements.count && views.allSatisfy { $0.name == "ProgressView" }, false)
    }
  }

  /// Another choice of the view shows a text that stays, of an error or where there is nothing.
  private static func says(_ type: WholeType, besides code: IfCode) -> Bool {
    let words = NameWords.words(.failureName).union(NameWords.words(.messageText)).union(["nil", "empty"])
    return EmptyResults.whole(StatusNotAnnounced.branches(type)).contains { other in
      guard !(other.range.file === code.range.file && code.range.contains(other.range)), !other.then.calledNames.isDisjoint(with: ["Text", "Label"])
      else { return false }
      return other.conditions.contains { condition in
        let asked = condition.words
        return !asked.isDisjoint(with: words) && asked.isDisjoint(with: NameWords.words(.successName))
      }
    }
  }

  // MARK: - Loads

  static func loads(of type: WholeType) -> [Load] {
    guard type.mentions(["catch", "failure", "rror"]), type.mentions(["await", "ompletion", "sink", "esult"]) else { return [] }
    let optional = Set(type.parts.flatMap(\.members.properties).filter { property in
      guard property.type?.isOptional ?? false, property.getter == nil else { return false }
      guard let initial = property.initializer else { return !property.isConstant }
      if case .nilLiteral = initial.kind { return true } else { return false }
    }.map(\.name))
    guard !optional.isEmpty else { return [] }
    let functions = type.parts.flatMap(\.members.functions)
    let unfailing = type.unfailingPublishers
    return functions.flatMap { function -> [Load] in
      // Of what is swallowed other findings tell.
      guard let body = function.body, mayFail(body), SilentCode.all(in: body, answering: function.handlers, hearing: unfailing).isEmpty
      else { return [] }
      return set(in: body, of: optional).sorted().map { name in
        Load(owner: type.name, name: name, functions: callers(of: function.name, functions))
      }
    }
  }

  /// It waits for something, and code is there for a failure.
  private static func mayFail(_ body: Block) -> Bool {
    var fails = false
    CodeWalk.blocks(of: body) { block in
      for statement in block.statements {
        switch statement {
        case .doCatch(let parts): fails = fails || parts.count > 1 && SilentCode.waits(parts[0])
        case .selection(let code):
          fails = fails || code.cases.contains { one in
            one.items.contains { item in
              if case .enumCase(let name, _, _) = item.pattern { NameWords.words(.failureName).contains(name.lowercased()) } else { false }
            }
          }
        default: break
        }
      }
    }
    return fails
  }

  private static func set(in body: Block, of names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    CodeWalk.expressions(of: body) { expression in
      guard case .assignment(let target, let value) = expression.kind, let name = target.dottedName?.withoutSelf, names.contains(name) else { return }
      if case .nilLiteral = value.kind { return }
      // What went wrong is no content.
      if name.identifierWords.isDisjoint(with: NameWords.words(.failureName).union(NameWords.words(.messageText))) { found.insert(name) }
    }
    return found
  }

  /// A function with those of the same class that come to it.
  static func callers(of name: String, _ functions: [FunctionDeclaration]) -> Set<String> {
    let calls = functions.map { (name: $0.name, called: $0.calledNames) }
    var found: Set = [name]
    while true {
      let next = calls.filter { !found.contains($0.name) && !$0.called.isDisjoint(with: found) }
      if next.isEmpty { return found }
      found.formUnion(next.map(\.name))
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      @Observable final class ProfileModel {
        var user: User?
        var message: String?
        func load() async {
          do { user = try await service.user() } catch { message = error.localizedDescription }
        }
      }
      struct ProfileView: View {
        @State private var model = ProfileModel()
        var body: some View {
          VStack(spacing: 0) {
            if ↓let user = model.user { UserCard(user: user) }
          }
          .task { await model.load() }
          .toast(model.message)
        }
      }
      """),
    .violation(
      """
      @Observable final class ProfileModel {
        var user: User?
        var message: String?
        func load() async {
          do { user = try await service.user() } catch { message = error.localizedDescription }
        }
      }
      struct ProfileView: View {
        @State private var model = ProfileModel()
        var body: some View {
          Group {
            if ↓let user = model.user { UserCard(user: user) } else { ProgressView() }
          }
          .task { await model.load() }
          .toast(model.message)
        }
      }
      """),
    // It says what went wrong, one may try again, or it has something else to show.
    .pass(
      """
      @Observable final class ProfileModel {
        var user: User?
        var message: String?
        func load() async {
          do { user = try await service.user() } catch { message = error.localizedDescription }
        }
      }
      struct ProfileView: View {
        @State private var model = ProfileModel()
        var body: some View {
          VStack {
            if let user = model.user { UserCard(user: user) } else if let message = model.message { Text(message) }
          }
          .task { await model.load() }
        }
      }
      struct CardView: View {
        @State private var model = ProfileModel()
        var body: some View {
          VStack {
            if let user = model.user { UserCard(user: user) }
          }
          .task { await model.load() }
          .toolbar { Button("Load again") { Task { await model.load() } } }
        }
      }
      struct HeadView: View {
        @State private var model = ProfileModel()
        var body: some View {
          VStack {
            Text("Profile")
            if let user = model.user { UserCard(user: user) }
          }
          .task { await model.load() }
        }
      }
      """),
  ]
}

extension ConditionElement {
  /// The words of the names in it, and "nil" where it asks whether there is something.
  fileprivate var words: Set<String> {
    var names: Set<String> = []
    switch self {
    case .expression(let test):
      names = CodeItem.expression(test).names
      if test.holds({ if case .nilLiteral = $0.kind { true } else { false } }) { names.insert("nil") }
    case .binding(let name, let value, _): names = (value.map { CodeItem.expression($0).names } ?? []).union([name])
    case .pattern(let pattern, let value, _):
      names = CodeItem.expression(value).names
      if case .enumCase(let name, _, _) = pattern { names.insert(name) }
    case .availability: break
    }
    return names.reduce(into: Set<String>()) { $0.formUnion($1.identifierWords) }
  }
}

extension WorkStarts {
  /// Nothing begins by itself.
  fileprivate var isNothing: Bool { bodies.isEmpty && names.isEmpty }
}
