import PlatformKnowledge
import SourceModel
import SwiftSource

/// Texts that tell of a wait and are there while a flag is set around it, be it the view's own or that of an object that
/// it observes: `if model.isLoading { Text("Loading…") }`.
enum WaitingTexts {
  /// What a view shows of a wait.
  struct Shown: Sendable {
    let view: String
    let owner: String
    let flag: String
    let place: SourceRange
  }

  /// A function that sets a flag of its type, which the type takes back.
  struct Wait: Hashable, Sendable {
    let owner: String
    let flag: String
    let function: String
  }

  /// Texts of a type, with the flags that they stand under.
  static func shown(in type: WholeType) -> [Shown] {
    let states = type.states
    let properties = type.parts.flatMap(\.members.properties)
    // What a control shows while it works is part of its name.
    let controls = type.chains.filter { $0.name.map(FrameworkNames.names(.labelledControl).contains) ?? false }.map(\.base.range)
    return EmptyResults.whole(StatusNotAnnounced.branches(type)).compactMap { code in
      guard code.conditions.count == 1, case .expression(let test) = code.conditions[0],
        let path = test.dottedName?.split(separator: ".").map(String.init), let flag = path.last, tellsOfWait(flag) || isCalledDeed(flag),
        let place = code.then.views.lazy.compactMap(message).first,
        !controls.contains(where: { $0.file === place.file && $0.contains(place) }) else { return nil }
      switch path.count {
      case 1 where states.contains(flag): return Shown(view: type.name, owner: type.name, flag: flag, place: place)
      case 2:
        guard let owner = properties.first(where: { $0.name == path[0] })?.heldClass else { return nil }
        return Shown(view: type.name, owner: owner, flag: flag, place: place)
      default: return nil
      }
    }
  }

  /// The functions of a type that begin a wait.
  static func waits(of type: WholeType) -> [Wait] {
    guard type.mentions(["await", "ompletion", "sink", "DispatchQueue", "URLSession", "Task"]) else { return [] }
    var ended = Set(type.kinds.assignments.compactMap { flag($0, set: false) })
    // What `defer` does is not read; a flag that begins as false is taken back there.
    if type.mentions(["defer"]) {
      ended.formUnion(type.parts.flatMap(\.members.properties).filter { property in
        if case .boolean(false)? = property.initializer?.kind { true } else { false }
      }.map(\.name))
    }
    guard !ended.isEmpty else { return [] }
    return type.parts.flatMap(\.members.functions).flatMap { function -> [Wait] in
      var begun: Set<String> = []
      var deeds: Set<String> = []
      CodeWalk.expressions(of: function) { expression in
        if let name = flag(expression, set: true), ended.contains(name) {
          if tellsOfWait(name) { begun.insert(name) } else if isCalledDeed(name) { deeds.insert(name) }
        }
        // What is done while a function waits, whatever it is called.
        if case .call(let call) = expression.kind, call.isAwaited, call.callee.plainName != "sleep" { begun.formUnion(deeds) }
      }
      return begun.sorted().map { Wait(owner: type.name, flag: $0, function: function.name) }
    }
  }

  /// Functions that code calls or hands on elsewhere than where a screen appears: a person may set them off.
  static func setOff(in type: WholeType) -> [String] {
    let loaded = WorkStarts.loaded(in: type)
    let functions = type.parts.flatMap(\.members.functions)
    let all = counts(type.kinds.calls)
    // `.onAppear(perform: load)`
    var early = Dictionary(loaded.names.map { ($0, 1) }) { first, _ in first }
    var followed: Set<String> = []
    // What only early code calls runs by itself, too.
    func ownCode() -> [Block] {
      functions.filter { function in
        early[function.name] != nil && early[function.name] == all[function.name] && followed.insert(function.name).inserted
      }.compactMap(\.body)
    }
    var starting = type.parts.flatMap(\.members.initializers).compactMap(\.body) + loaded.bodies + ownCode()
    // `func load() { await store.load() }` of a screen hands on, whoever calls it.
    for function in functions {
      var calls: [Expression] = []
      CodeWalk.expressions(of: function) { calls.append($0) }
      let own = mentioned(calls).filter { $0 == function.name }.count
      if own > 0 { early[function.name, default: 0] += own }
    }
    while let block = starting.popLast() {
      var calls: [Expression] = []
      CodeWalk.expressions(of: block) { calls.append($0) }
      for (name, count) in counts(calls) { early[name, default: 0] += count }
      starting += ownCode()
    }
    return all.filter { $0.value > early[$0.key] ?? 0 }.map(\.key).sorted()
  }

  /// How often each function is called or handed on, by its bare name.
  private static func counts(_ expressions: [Expression]) -> [String: Int] {
    mentioned(expressions).reduce(into: [:]) { counts, name in counts[name, default: 0] += 1 }
  }

  /// The functions that are called or handed on, by their bare names, as often as they are.
  private static func mentioned(_ expressions: [Expression]) -> [String] {
    var names: [String] = []
    for expression in expressions {
      guard case .call(let call) = expression.kind else { continue }
      if let name = call.callee.plainName { names.append(name) }
      if case .optionalChain(let inner) = call.callee.kind, let name = inner.plainName { names.append(name) }
      for argument in call.arguments {
        if let name = argument.value.dottedName?.split(separator: ".").last.map(String.init) { names.append(name) }
      }
    }
    return names
  }

  private static func flag(_ expression: Expression, set: Bool) -> String? {
    guard case .assignment(let target, let value) = expression.kind, case .boolean(set) = value.kind,
      let name = target.dottedName, !name.contains(".") else { return nil }
    return name
  }

  private static func tellsOfWait(_ flag: String) -> Bool {
    let words = DecorativeNames.parts(of: flag)
    return !NameWords.words(.busyWord).union(NameWords.words(.workingFlag)).isDisjoint(with: words)
      && NameWords.words(.denial).isDisjoint(with: words)
  }

  /// `isTranscribing`, `model.isReviewing`: something is being done.
  private static func isCalledDeed(_ flag: String) -> Bool {
    let words = IdentifierWords.split(flag).map { $0.lowercased() }
    return words.count == 2 && words[0] == "is" && words[1].count > 5 && words[1].hasSuffix("ing")
  }

  /// The first text that is written there: `Text("Saving…")`, `ProgressView("Saving…")`.
  static func message(_ chain: CodeChain) -> SourceRange? {
    guard !chain.has("accessibilityHidden"), let name = chain.name, let call = chain.call, !FrameworkNames.names(.labelledControl).contains(name)
    else { return nil }
    if ["Text", "Label", "ProgressView"].contains(name), let words = call.arguments.first, words.label == nil {
      if words.value.isText { return chain.base.range }
    }
    return call.closures.lazy.flatMap(\.body.views).compactMap(message).first
  }
}

extension Expression {
  /// Words that code writes, also as the key of a translation.
  fileprivate var isText: Bool {
    switch kind {
    case .string(let literal):
      literal.segments.contains { if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false } }
    case .call(let call): call.arguments.first?.value.isText ?? false
    case .member(let base?, _): base.isText
    default: false
    }
  }
}
