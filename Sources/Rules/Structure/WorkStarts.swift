import PlatformKnowledge
import SourceModel
import SwiftSource

/// The code with which something begins, and the names of functions that are handed on for that.
struct WorkStarts {
  var bodies: [Block] = []
  var names: Set<String> = []
  /// Of these, the functions of types that are named: "Chart.savePicture" of `Button(action: Chart.savePicture)`.
  private(set) var ofTypes: Set<String> = []
  /// Those of what the type keeps: "model.remove" of `Button(action: model.remove)`.
  private(set) var ofMembers: Set<String> = []

  /// The names of all functions that it calls or is handed on to.
  var calledNames: Set<String> { bodies.reduce(into: names) { $0.formUnion($1.calledNames) } }

  /// Its code, and that of those functions of a type that it calls.
  func code(with functions: [FunctionDeclaration]) -> [Block] {
    let called = calledNames
    return bodies + functions.filter { called.contains($0.name) }.compactMap(\.body)
  }

  /// What people begin: buttons, and what is chosen, pulled down or confirmed.
  static func pressed(in type: WholeType) -> WorkStarts {
    var starts = WorkStarts()
    for chain in type.chains {
      guard let name = chain.name, let call = chain.call, isPressMaker(name) || isAlertButton(call) else { continue }
      // `SignInWithAppleButton(.signIn, onRequest: { … }, onCompletion: { result in … })`
      for label in ["action", "handler", "primaryAction", "onCompletion"] { starts.add(call.argument(label)) }
      // `Button { save() } label: { … }`
      if call.argument("action") == nil, let closure = call.closures.first { starts.bodies.append(closure.body) }
    }
    for link in type.chains.flatMap(\.links) where NameWords.words(.pressModifier).contains(link.name.lowercased()) {
      // `.onDelete(perform: remove)`
      for label in ["onCompletion", "action", "perform"] { starts.add(link.call.argument(label)) }
      starts.bodies += link.call.closures.map(\.body)
    }
    for link in chosen(in: type) {
      starts.add(link.call.argument("perform"))
      starts.bodies += link.call.closures.map(\.body)
    }
    let news = observers(in: type)
    for function in type.parts.flatMap(\.members.functions) where isPressed(function) && !news.contains(function.name) {
      if let body = function.body { starts.bodies.append(body) }
    }
    return starts
  }

  /// `onChange(of: photo)` and `task(id: photo)`, where people choose it, `PhotosPicker("Photo", selection: $photo)`, or
  /// switch it on and off.
  private static func chosen(in type: WholeType) -> [CodeChain.Link] {
    guard type.mentions(["onChange(", "task(id"]), type.mentions(["Picker", "Toggle"]) else { return [] }
    let links = type.chains.flatMap(\.links).filter { ["onChange", "task"].contains($0.name) }
    guard !links.isEmpty else { return [] }
    let pickers = type.chains.flatMap { chain in
      (chain.name?.hasSuffix("Picker") ?? false ? [chain.call].compactMap(\.self) : [])
        + chain.links.filter { $0.name == "photosPicker" }.map(\.call)
    }
    let switches = type.chains.filter { $0.name == "Toggle" }.compactMap { $0.call?.argument("isOn") }
    let bound = Set((pickers.compactMap { $0.argument("selection") } + switches).compactMap(\.boundName))
    return links.filter { ($0.call.argument("of") ?? $0.call.argument("id"))?.dottedName.map(bound.contains) ?? false }
  }

  /// `Button`, and what an app calls so: `PrimaryButton(title) { save() }`.
  private static func isPressMaker(_ name: String) -> Bool {
    NameWords.words(.pressMaker).contains(name.lowercased()) || name.first?.isUppercase ?? false && name.hasSuffix("Button")
  }

  /// `.destructive(Text("Leave"), action: { leave() })` (Apple: documentation of Alert.Button)
  private static func isAlertButton(_ call: Call) -> Bool {
    guard case .member(_, let name) = call.callee.kind, ["default", "destructive", "cancel"].contains(name) else { return false }
    return call.argument("action") != nil || !call.closures.isEmpty
  }

  /// What begins by itself when a screen appears.
  static func loaded(in type: WholeType) -> WorkStarts {
    var starts = WorkStarts()
    for link in type.chains.flatMap(\.links) where NameWords.words(.loadStart).contains(link.name.lowercased()) {
      starts.add(link.call.argument("perform"))
      starts.bodies += link.call.closures.map(\.body)
    }
    for function in type.parts.flatMap(\.members.functions) where NameWords.words(.loadStart).contains(function.name.lowercased()) {
      if let body = function.body { starts.bodies.append(body) }
    }
    return starts
  }

  /// What a model or a controller begins when it is made; whether a screen keeps it, others know.
  static func made(in type: WholeType) -> WorkStarts {
    var starts = WorkStarts()
    let declarations = type.parts.compactMap(\.declaration).filter { $0.kind == .classType }
    guard declarations.contains(where: { one in
      one.isObserved || one.inheritedTypes.contains { $0.name.hasSuffix("Controller") }
    }) else { return starts }
    starts.bodies = type.parts.flatMap(\.members.initializers).compactMap(\.body)
    return starts
  }

  /// What a view hands to another one, to be done with what people did in that: `CameraView(onCapture: { … })`.
  static func called(in type: WholeType) -> WorkStarts {
    var starts = WorkStarts()
    for chain in type.chains {
      guard let name = chain.name, name.first?.isUppercase ?? false, let call = chain.call,
        !isPressMaker(name) else { continue }
      for argument in call.arguments where isGivenBack(argument) { starts.add(argument.value) }
    }
    return starts
  }

  /// By the label, `onDone`, or by a deed as whose code a closure is handed over: `HabitRow(habit, delete: { model.delete(habit) })`.
  private static func isGivenBack(_ argument: Argument) -> Bool {
    guard let label = argument.label else { return false }
    if NameWords.words(.givenBack).contains(label.lowercased()) { return true }
    guard case .closure = argument.value.kind else { return false }
    let words = IdentifierWords.split(label).map { $0.lowercased() }
    let deed = words.first == "on" ? words.dropFirst().first : words.first
    return deed.flatMap(ActionVerbs.deed) != nil
  }

  private mutating func add(_ handler: Expression?) {
    guard let handler else { return }
    if case .closure(let closure) = handler.kind { bodies.append(closure.body) } else if let name = handler.dottedName?.split(separator: ".").last {
      names.insert(String(name))
      if case .member(let base?, let function) = handler.kind {
        if let type = base.typeName { ofTypes.insert("\(type).\(function)") }
        if let owner = base.dottedName?.withoutSelf, !owner.contains(".") { ofMembers.insert("\(owner).\(function)") }
      }
    }
  }

  /// Functions that only the news of something or the time that passes calls, by their names (Apple: documentation of
  /// NotificationCenter.addObserver(_:selector:name:object:), Timer, CADisplayLink).
  private static func observers(in type: WholeType) -> Set<String> {
    guard type.mentions(["#selector"]) else { return [] }
    var (called, pressed): (Set<String>, Set<String>) = ([], [])
    for case .call(let call) in type.kinds.calls.map(\.kind) {
      let isNews = FrameworkNames.names(.newsCall).contains(call.callee.plainName ?? "")
      for name in call.arguments.compactMap(\.value.selectedFunction) {
        if isNews { called.insert(name) } else { pressed.insert(name) }
      }
    }
    return called.subtracting(pressed)
  }

  /// A function that UIKit calls because of what a person does, and no news of something that happened or of time that
  /// passed (Apple: documentation of NotificationCenter, Timer and CADisplayLink).
  private static func isPressed(_ function: FunctionDeclaration) -> Bool {
    if function.parameters.contains(where: { FrameworkNames.names(.newsType).contains($0.type.name) }) { return false }
    return function.attributes.contains { ["IBAction", "objc"].contains($0.name) }
      || NameWords.words(.pressHandler).contains(function.name.lowercased())
      || function.parameters.contains { NameWords.words(.pressHandler).contains(($0.label ?? "").lowercased()) }
  }
}

extension Expression {
  /// A name that is a type's by its first letter: `Chart` of `Chart.savePicture()`.
  var typeName: String? {
    guard case .name(let name) = kind, name.first?.isUppercase ?? false else { return nil }
    return name
  }
}

extension TypeDeclaration {
  /// Views that keep it are drawn anew when it changes (Apple: documentation of ObservableObject and Observable()).
  var isObserved: Bool { adopts("ObservableObject") || attributes.contains { $0.name == "Observable" } }
}
