import PlatformKnowledge
import SourceModel
import SwiftSource

/// Texts that show nothing but a variable of the view that is empty at first, that is called after a message, and that
/// buttons of the same type fill: what a button has to say once it was pressed.
enum FilledTexts {
  private static let words = NameWords.words(.messageText)

  /// Of what a dialog or another screen shows, the system tells.
  private static let presentations = FrameworkNames.names(.sheetModifier, .dialogModifier, .dialogType)

  /// Where such things are written.
  static func presented(by type: WholeType) -> [SourceRange] {
    type.chains.flatMap { chain in
      chain.links.filter { presentations.contains($0.name) }.map(\.place)
        + (chain.name.map(presentations.contains) == true ? [chain.base.range] : [])
    }
  }

  static func isPart(_ place: SourceRange, of presented: [SourceRange]) -> Bool {
    presented.contains { $0.file === place.file && $0.contains(place) }
  }

  static func all(in type: WholeType) -> [(name: String, place: SourceRange)] {
    let filled = filled(by: type).intersection(messages(of: type)).union(answers(in: type)).subtracting(asked(by: type))
    guard !filled.isEmpty else { return [] }
    let presented = presented(by: type)
    return type.chains.compactMap { chain in
      guard chain.name == "Text", chain.links.allSatisfy({ $0.name != "accessibilityHidden" }),
        let call = chain.call, call.arguments.count == 1, let name = call.arguments[0].value.dottedName.map(\.withoutSelf),
        filled.contains(name), !isPart(chain.base.range, of: presented) else { return nil }
      return (name, chain.base.range)
    }
  }

  /// The same where the text is there only as long as there is something to say: `if let message { Text(message) }`.
  ///
  /// - Parameter branches: Those of the type's views.
  static func bound(in type: WholeType, _ branches: [IfCode]) -> [(name: String, place: SourceRange)] {
    let filled = filled(by: type).intersection(messages(of: type)).union(answers(in: type)).subtracting(asked(by: type))
    guard !filled.isEmpty else { return [] }
    let presented = presented(by: type)
    return branches.compactMap { code in
      guard code.conditions.count == 1, case .binding(let name, let value, _) = code.conditions[0],
        case let path = value.map({ $0.dottedName.map(\.withoutSelf) }) ?? name, let path, filled.contains(path),
        let place = code.then.views.lazy.compactMap({ view in ModelMessages.text(view, showing: name) }).first,
        !isPart(place, of: presented) else { return nil }
      return (path, place)
    }
  }

  /// Texts under a flag of the view that is off at first, is called after an outcome, and that buttons of the same type
  /// turn on: `if showsError { Text("The code is wrong") }`.
  ///
  /// - Parameter branches: Those of the type's views.
  static func flagged(in type: WholeType, _ branches: [IfCode]) -> [(name: String, place: SourceRange)] {
    let states = type.states
    let flags = Set(type.parts.flatMap(\.members.properties).filter { property in
      guard states.contains(property.name), case .boolean(false)? = property.initializer?.kind else { return false }
      return !words.union(NameWords.words(.outcome)).isDisjoint(with: DecorativeNames.parts(of: property.name))
    }.map(\.name)).subtracting(handedOn(by: type))
    guard !flags.isEmpty else { return [] }
    let turned = filled(by: type, further: ["onChange", "onSubmit", "onTapGesture"]).intersection(flags)
    let presented = presented(by: type)
    return branches.compactMap { code in
      guard let name = code.conditions.flatMap({ required($0) }).first(where: turned.contains),
        let place = code.then.views.lazy.compactMap({ text(in: $0, of: type) }).first, !isPart(place, of: presented) else { return nil }
      return (name, place)
    }
  }

  /// What has to be so for a branch: `isWrong` and `isEmpty` of `isWrong && isEmpty`.
  private static func required(_ condition: ConditionElement) -> [String] {
    guard case .expression(let expression) = condition else { return [] }
    return expression.conjuncts.compactMap { $0.dottedName?.withoutSelf }
  }

  /// Texts that are there while a connection is lost, by the name of what tells it: `if !store.isConnected { Text("Offline") }`.
  /// Who tells it is watched by the view; what a row is handed is a fact about that row.
  ///
  /// - Parameter branches: Those of the type's views.
  static func disconnected(in type: WholeType, _ branches: [IfCode]) -> [(name: String, place: SourceRange)] {
    let watched = Set(type.parts.flatMap(\.members.properties).filter { property in
      property.attributes.contains { FrameworkNames.names(.watchingWrapper).contains($0.name) }
    }.map(\.name))
    guard !watched.isEmpty else { return [] }
    return branches.compactMap { code in
      guard code.otherwise == nil, let name = code.conditions.lazy.compactMap({ lost($0, watched) }).first,
        let place = code.then.views.lazy.compactMap({ text(in: $0, of: type) }).first else { return nil }
      return (name, place)
    }
  }

  private static func lost(_ condition: ConditionElement, _ watched: Set<String>) -> String? {
    guard case .expression(let test) = condition else { return nil }
    var (asked, words) = (test, NameWords.words(.connectionDown))
    if case .prefix("!", let inner) = test.kind { (asked, words) = (inner, NameWords.words(.connectionUp)) }
    guard let path = asked.dottedName?.split(separator: ".").map(String.init), path.count <= 2, let first = path.first,
      let last = path.last, watched.contains(first), DecorativeNames.parts(of: last).last.map(words.contains) ?? false else { return nil }
    return last
  }

  /// The first text of a stack in which nothing can be pressed, or the call of a function of the type that makes one.
  ///
  /// - Parameter type: nil in such a function.
  private static func text(in chain: CodeChain, of type: WholeType?) -> SourceRange? {
    guard !chain.has("accessibilityHidden", "onTapGesture"), let name = chain.name else { return nil }
    if ["Text", "Label"].contains(name) { return chain.base.range }
    if FrameworkNames.names(.plainStack).contains(name) {
      return chain.call?.closures.last?.body.views.lazy.compactMap { text(in: $0, of: type) }.first
    }
    let made = type?.parts.flatMap(\.members.functions).first { $0.name == name }
    guard let body = made?.body, body.calledNames.isDisjoint(with: ["Button", "NavigationLink"]),
      body.views.contains(where: { text(in: $0, of: nil) != nil }) else { return nil }
    return chain.base.range
  }

  /// The variables of the type that begin without a text. What people enter is no message to them.
  private static func messages(of type: WholeType) -> Set<String> {
    let states = type.states
    let empty = type.parts.flatMap(\.members.properties).filter { property in
      states.contains(property.name) && beginsEmpty(property)
        && !words.isDisjoint(with: DecorativeNames.parts(of: property.name))
    }
    return Set(empty.map(\.name)).subtracting(handedOn(by: type))
  }

  /// Further texts that begin empty and that nothing fills but the answer to a press, whatever they are called.
  private static func answers(in type: WholeType) -> Set<String> {
    guard type.mentions(PhaseTexts.answering) else { return [] }
    let states = type.states
    let empty = Set(type.parts.flatMap(\.members.properties).filter { property in
      states.contains(property.name) && beginsEmpty(property) && (property.type?.name ?? "String") == "String"
    }.map(\.name)).subtracting(handedOn(by: type))
    guard !empty.isEmpty else { return [] }
    let functions = type.parts.flatMap(\.members.functions)
    let later = WorkStarts.pressed(in: type).code(with: functions).reduce(into: Set<String>()) {
      $0.formUnion(set(in: $1, of: empty, after: PhaseTexts.laterPlaces(in: $1)))
    }
    if later.isEmpty { return [] }
    // What something else fills as well may be there when people come.
    let early = WorkStarts.loaded(in: type).code(with: functions)
    return later.subtracting(early.reduce(into: Set<String>()) { $0.formUnion(set(in: $1, of: empty) { _ in true }) })
  }

  /// The variables that code gives something that is not empty.
  static func set(in body: Block, of names: Set<String>, after isLater: (SourceRange) -> Bool) -> Set<String> {
    var found: Set<String> = []
    CodeWalk.expressions(of: body) { expression in
      guard case .assignment(let target, let value) = expression.kind, let name = target.dottedName?.withoutSelf, names.contains(name),
        value.plainText != "", isLater(expression.range) else { return }
      if case .nilLiteral = value.kind { return }
      found.insert(name)
    }
    return found
  }

  /// The variables that the type hands to others, which show or change them: `text: $message`.
  private static func handedOn(by type: WholeType) -> Set<String> {
    Set(type.expressions.compactMap { expression in
      if case .name(let name) = expression.kind, name.hasPrefix("$") { String(name.dropFirst()) } else { nil }
    })
  }

  /// The variables that a dialog of the type is there for, which is read when it opens, whatever else shows them:
  /// `.alert("Error", isPresented: .init(get: { error != nil }, set: { _ in error = nil })) { … }`.
  private static func asked(by type: WholeType) -> Set<String> {
    let dialogs = type.chains.flatMap(\.links).filter { FrameworkNames.names(.dialogModifier).contains($0.name) }
    return Set(dialogs.flatMap { dialog in
      ["isPresented", "item", "presenting"].compactMap { dialog.call.argument($0) }.flatMap(\.namedPaths)
    })
  }

  static func beginsEmpty(_ property: PropertyDeclaration) -> Bool {
    guard let initial = property.initializer else { return property.type?.isOptional == true }
    if case .nilLiteral = initial.kind { return true }
    return initial.plainText == ""
  }

  /// The variables to which the actions of buttons give a text, by themselves or by way of functions of the type.
  ///
  /// - Parameter further: Modifiers whose closures count as such actions.
  private static func filled(by type: WholeType, further: Set<String> = []) -> Set<String> {
    var filled: Set<String> = []
    var known: Set<String> = []
    var open: [Block] = []
    func follow(_ name: String) {
      guard known.insert(name).inserted else { return }
      open += type.parts.flatMap(\.members.functions).filter { $0.name == name }.compactMap(\.body)
    }
    // `PrimaryButton("Save") { save() }`, `button(title: "Save") { save() }`
    for chain in type.chains where chain.name?.lowercased().hasSuffix("button") ?? false {
      if let name = chain.call?.argument("action")?.dottedName { follow(name.withoutSelf) }
      if let action = chain.call?.closures.first { open.append(action.body) }
    }
    for link in type.chains.flatMap(\.links) where further.contains(link.name) { open += link.call.closures.map(\.body) }
    while let block = open.popLast() {
      CodeWalk.expressions(of: block) { expression in
        switch expression.kind {
        case .assignment(let target, let value):
          switch value.kind {
          case .nilLiteral, .boolean(false): return
          default: break
          }
          if let name = target.dottedName, value.plainText != "" { filled.insert(name.withoutSelf) }
        case .call(let call): if let name = call.callee.dottedName { follow(name.withoutSelf) }
        default: break
        }
      }
    }
    return filled
  }
}

extension FilledTexts {
  /// Texts that the answer to a press fills.
  static let examples: [Example] = [
    .violation(
      """
      struct WordView: View {
        let dictionary: Dictionary
        @State private var meaning = ""
        var body: some View {
          VStack {
            Button("Look up") { Task { await lookUp() } }
            if !meaning.isEmpty { ↓Text(meaning).font(.title2) }
          }
        }
        private func lookUp() async { meaning = await dictionary.meaning() }
      }
      """),
    // It says so, another screen shows it, or it was there when people came.
    .pass(
      """
      struct WordView: View {
        let dictionary: Dictionary
        @State private var meaning = ""
        var body: some View {
          VStack { Button("Look up") { Task { await lookUp() } }; Text(meaning) }
        }
        private func lookUp() async {
          meaning = await dictionary.meaning()
          AccessibilityNotification.Announcement(meaning).post()
        }
      }
      struct SheetView: View {
        let dictionary: Dictionary
        @State private var meaning = ""
        @State private var isShown = false
        var body: some View {
          Button("Look up") { Task { meaning = await dictionary.meaning(); isShown = true } }
            .sheet(isPresented: $isShown) { Text(meaning) }
        }
      }
      struct AlertView: View {
        @State private var errorMessage: String?
        var body: some View {
          Button("Look up") { errorMessage = "Not found" }
            .alert("Error", isPresented: .constant(errorMessage != nil)) { Button("OK") { errorMessage = nil } } message: {
              if let errorMessage { Text(errorMessage) }
            }
        }
      }
      struct BothView: View {
        @State private var errorMessage: String?
        var body: some View {
          VStack {
            Button("Look up") { errorMessage = "Not found" }
            if let errorMessage { Text(errorMessage) }
          }
          .alert("Error", isPresented: .init(get: { errorMessage != nil }, set: { if !$0 { errorMessage = nil } })) {
            Button("OK") { errorMessage = nil }
          } message: {
            if let errorMessage { Text(errorMessage) }
          }
        }
      }
      struct DayView: View {
        let dictionary: Dictionary
        @State private var meaning = ""
        var body: some View {
          VStack { Button("Another one") { Task { await next() } }; Text(meaning) }.task { await next() }
        }
        private func next() async { meaning = await dictionary.meaning() }
      }
      """),
  ]
}
