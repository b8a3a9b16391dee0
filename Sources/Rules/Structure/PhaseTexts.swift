import PlatformKnowledge
import SourceModel
import SwiftSource

/// Texts of a view's own states, or of those of a model, one for each case, that change once work has come to something which
/// a person set off, or when something happens that nobody did: `switch status { case .loading: …; case .restored: Text("…") }`.
enum PhaseTexts {
  /// The first such text of each state of a view, with the name of the state.
  static func all(in type: WholeType) -> [(name: String, place: SourceRange)] {
    guard type.mentions(["switch", "== .", "case ."]), type.mentions(["await", "ompletion", "sink", "onChange", "onReceive"]) else { return [] }
    let reached = reachedLater(in: type)
    guard !reached.isEmpty else { return [] }
    let shown = shown(in: type)
    return reached.keys.sorted().compactMap { name in
      let texts = shown.filter { $0.path == name }.flatMap { $0.texts(of: reached[name] ?? []) }
      return texts.first.map { (name, $0) }
    }
  }

  // MARK: - What is shown

  /// What a `switch` or an `if` makes of the cases of a state.
  struct Shown: Sendable {
    let view: String
    /// As the code names it: `status`, `model.status`.
    let path: String
    /// The class of the model; nil for a state of the view.
    let owner: String?
    let cases: [(name: String, text: SourceRange)]
    /// One of the cases is a sign that something is under way.
    let hasSign: Bool

    func texts(of names: Set<String>) -> [SourceRange] { cases.filter { names.contains($0.name) }.map(\.text) }
  }

  static func shown(in type: WholeType) -> [Shown] {
    guard type.mentions(["some View"]), type.mentions(["switch", "== .", "case ."]) else { return [] }
    let kept = type.keptClasses
    // Such functions of the type itself make views of words that they are handed.
    let makers = Set(type.parts.flatMap(\.members.functions).filter { $0.returnType?.name == "View" }.map(\.name))
    let apart = told(in: type)
    var found: [Shown] = []
    func note(_ subject: Expression, _ cases: [(name: String, body: Block)]) {
      guard let path = subject.dottedName?.withoutSelf else { return }
      let parts = path.split(separator: ".").map(String.init)
      guard parts.count == 1 || parts.count == 2 && kept[parts[0]] != nil else { return }
      let texts = cases.compactMap { one -> (name: String, text: SourceRange)? in
        guard let text = text(in: one.body, makers), !FilledTexts.isPart(text, of: apart) else { return nil }
        return (one.name, text)
      }
      guard !texts.isEmpty else { return }
      let hasSign = cases.contains { one in !one.body.calledNames.isDisjoint(with: ["ProgressView"]) }
      found.append(Shown(view: type.name, path: path, owner: parts.count == 2 ? kept[parts[0]] : nil, cases: texts, hasSign: hasSign))
    }
    for part in type.parts {
      CodeWalk.statements(of: part.members) { statement in
        switch statement {
        case .selection(let code):
          guard code.cases.count(where: { !$0.body.views.isEmpty }) > 1 else { return }
          note(code.subject, code.cases.flatMap { one in one.names.map { (name: $0, body: one.body) } })
        // `if status == .sent { Text("Sent") }`
        case .conditional(let code):
          guard code.conditions.count == 1, let (subject, name) = asked(code.conditions[0]) else { return }
          note(subject, [(name: name, body: code.then)])
        default: break
        }
      }
    }
    return found
  }

  /// What a control shows is part of its name, and of what a dialog or another screen shows the system tells.
  private static func told(in type: WholeType) -> [SourceRange] {
    let controls = type.chains.filter { $0.name.map(FrameworkNames.names(.labelledControl).contains) ?? false }
    return FilledTexts.presented(by: type) + controls.map(\.base.range)
  }

  /// `status == .sent`, `case .sent = status`
  private static func asked(_ condition: ConditionElement) -> (subject: Expression, name: String)? {
    switch condition {
    case .expression(let test):
      guard case .binary("==", let left, let right) = test.kind, let name = right.caseName else { return nil }
      return (left, name)
    case .pattern(.enumCase(let name, _, _), let value, _): return (value, name)
    default: return nil
    }
  }

  /// The first text that a view of it says, also by a function of the type that is handed the words: `card(title: "Sent")`.
  private static func text(in body: Block, _ makers: Set<String>) -> SourceRange? {
    // What is a whole screen, or what was loaded, is more than a word about how it went.
    guard body.calledNames.isDisjoint(with: FrameworkNames.names(.wholeScreen)) else { return nil }
    let views = body.views
    if let text = views.lazy.compactMap(WaitingTexts.message).first { return text }
    return views.lazy.compactMap { chain -> SourceRange? in
      guard let name = chain.name, makers.contains(name), !chain.has("accessibilityHidden"),
        chain.call?.arguments.contains(where: { $0.value.plainText?.contains(where: \.isLetter) ?? false }) ?? false else { return nil }
      return chain.base.range
    }.first
  }

  // MARK: - What is reached

  /// The cases that variables of the view are set to after a wait or where something has answered, by the names of these, and
  /// those that code which watches something else sets. What a screen begins by itself is under way while people come to it.
  private static func reachedLater(in type: WholeType) -> [String: Set<String>] {
    let states = Set(type.states)
    guard !states.isEmpty else { return [:] }
    let pressed = WorkStarts.pressed(in: type)
    let functions = type.parts.flatMap(\.members.functions)
    let names = pressed.names.union(WaitingTexts.setOff(in: type))
    var reached: [String: Set<String>] = [:]
    for body in pressed.bodies + functions.filter({ names.contains($0.name) }).compactMap(\.body) {
      reached.merge(later(in: body, of: states)) { $0.union($1) }
    }
    let watching = watching(in: type)
    let called = watching.reduce(into: Set<String>()) { $0.formUnion($1.calledNames) }
    for body in watching + functions.filter({ called.contains($0.name) }).compactMap(\.body) {
      reached.merge(settings(in: body, of: states).mapValues { Set($0.map(\.to)) }) { $0.union($1) }
    }
    return reached
  }

  /// What code runs by itself when something changes that no control of the view sets: what an object publishes, or a variable
  /// that a view of the project is handed (Apple: documentation of onReceive(_:perform:) and onChange(of:initial:_:)).
  private static func watching(in type: WholeType) -> [Block] {
    guard type.mentions(["onChange", "onReceive"]) else { return [] }
    let kept = type.keptClasses
    let (controlled, handed) = bound(in: type)
    return type.chains.flatMap(\.links).filter { link in
      switch link.name {
      case "onReceive": return true
      case "onChange":
        guard let path = link.call.argument("of")?.dottedName?.withoutSelf, !controlled.contains(path) else { return false }
        let parts = path.split(separator: ".").map(String.init)
        return parts.count == 2 && kept[parts[0]] != nil || handed.contains(path)
      default: return false
      }
    }.flatMap { $0.call.closures.map(\.body) }
  }

  /// What controls and presentations of the system are bound to, and what else is handed on as a binding.
  private static func bound(in type: WholeType) -> (controlled: Set<String>, handed: Set<String>) {
    var (controlled, handed): (Set<String>, Set<String>) = ([], [])
    for case .call(let call) in type.kinds.calls.map(\.kind) {
      let names = call.arguments.compactMap(\.value.boundName)
      guard !names.isEmpty, let name = call.callee.plainName else { continue }
      let isOwn = name.first?.isUppercase ?? false && FrameworkNames.boundArgument(of: name) == nil && !FrameworkNames.names(.bindingView).contains(name)
      if isOwn { handed.formUnion(names) } else { controlled.formUnion(names) }
    }
    return (controlled, handed.subtracting(controlled))
  }

  /// The cases that variables are set to after the first wait of some code or in what is called with an answer.
  private static func later(in body: Block, of states: Set<String>) -> [String: Set<String>] {
    let isLater = laterPlaces(in: body)
    return settings(in: body, of: states).mapValues { all in Set(all.filter { isLater($0.place) }.map(\.to)) }.filter { !$0.value.isEmpty }
  }

  /// One of these stands in all code that waits or is called with an answer.
  static let answering = ["await", "ompletion", "sink", "esult", "esponse"]

  /// Which places of some code are come to after its first wait or in what is called with an answer.
  static func laterPlaces(in body: Block) -> (SourceRange) -> Bool {
    var waits: [Int] = []
    var answers: [SourceRange] = []
    CodeWalk.expressions(of: body) { expression in
      guard case .call(let call) = expression.kind else { return }
      if call.isAwaited, call.callee.plainName != "sleep" { waits.append(expression.range.start) }
      answers += call.arguments.filter { argument in
        guard case .closure(let closure) = argument.value.kind else { return false }
        return call.callee.plainName == "sink" || argument.label.map(FrameworkNames.names(.answerClosure).contains) ?? false || closure.parameters.contains(where: isAnswer)
      }.map(\.value.range)
    }
    let first = waits.min()
    let handed = answers
    return { place in first.map { $0 < place.end } ?? false || handed.contains { $0.contains(place) } }
  }

  /// `{ result in … }`, `{ data, response, error in … }`
  private static func isAnswer(_ parameter: String) -> Bool {
    let words = NameWords.words(.failureName).union(NameWords.words(.successName)).union(["response", "result"])
    return !parameter.identifierWords.isDisjoint(with: words)
  }

  private static func settings(in body: Block, of states: Set<String>) -> [String: [(to: String, place: SourceRange)]] {
    var found: [String: [(to: String, place: SourceRange)]] = [:]
    CodeWalk.expressions(of: body) { expression in
      guard case .assignment(let target, let value) = expression.kind, let name = target.dottedName?.withoutSelf, states.contains(name) else { return }
      found[name, default: []] += value.caseNames.map { ($0, expression.range) }
    }
    return found
  }

  // MARK: - Models

  /// A function that sets a state of its class once it has waited.
  struct Change: Sendable {
    let owner: String
    let state: String
    let function: String
    let cases: Set<String>
  }

  static func changes(of type: WholeType) -> [Change] {
    guard type.mentions(["await", "ompletion", "sink"]) else { return [] }
    let properties = Set(type.parts.flatMap(\.members.properties).filter { !$0.isConstant }.map(\.name))
    guard !properties.isEmpty else { return [] }
    return type.parts.flatMap(\.members.functions).flatMap { function in
      (function.body.map { later(in: $0, of: properties) } ?? [:]).sorted { $0.key < $1.key }.map { state, cases in
        Change(owner: type.name, state: state, function: function.name, cases: cases)
      }
    }
  }

  /// The first text of each state of a model that somebody may have a function change, but for those whose end
  /// `loading-outcome-not-announced` tells of.
  static func ofModels(_ shown: [Shown], _ changes: [Change], setOff: Set<String>) -> [(name: String, place: SourceRange)] {
    var told: Set<[String]> = []
    return shown.compactMap { one in
      guard let owner = one.owner, !one.hasSign, let state = one.path.split(separator: ".").last.map(String.init) else { return nil }
      let cases = changes.filter { $0.owner == owner && $0.state == state && setOff.contains($0.function) }.reduce(into: Set<String>()) { $0.formUnion($1.cases) }
      guard let place = one.texts(of: cases).first, told.insert([one.view, one.path]).inserted else { return nil }
      return (one.path, place)
    }
  }
}

extension SwitchCode.Case {
  /// The cases of an enumeration that it is for.
  fileprivate var names: [String] {
    items.compactMap { item in
      if case .enumCase(let name, _, _) = item.pattern { name } else { nil }
    }
  }
}

extension Expression {
  /// `restored` of `.restored`, `Status.restored` and `.restored(when)`.
  fileprivate var caseName: String? {
    switch kind {
    case .member(nil, let name): name
    case .member(let base?, let name): base.typeName == nil ? nil : name
    case .call(let call): if case .member(nil, let name) = call.callee.kind { name } else { nil }
    default: nil
    }
  }

  /// The same of both ways of a choice: `isNear ? .found : .searching`.
  fileprivate var caseNames: [String] {
    if case .ternary(_, let then, let otherwise) = kind { return then.caseNames + otherwise.caseNames }
    return [caseName].compactMap(\.self)
  }
}
