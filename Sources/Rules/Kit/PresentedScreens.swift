import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// What the states of views bring up: views of the project, `.sheet(isPresented: $isShown) { NewStay() }`, and alerts.
struct PresentedScreens: Sendable {
  enum Shown: Hashable, Sendable {
    /// A view of the project, by its name.
    case view(String)
    /// An alert or a list of choices.
    case dialog(title: ScreenTitles.Title?, choice: ScreenTitles.Title?)
    /// What a member of the same view makes, which gives it a title.
    case part(title: ScreenTitles.Title)
  }

  /// What one file says.
  private struct Own: Sendable {
    var shown: [String: Set<Shown?>] = [:]
    /// By a component and its binding, the states that are handed to it: `Bar(isShown: $isShown)`.
    var handed: [String: Set<String>] = [:]
  }

  /// By the view and its state; nil for what is not known.
  private let shown: [String: Set<Shown?>]
  private let handed: [String: Set<String>]

  init(_ files: [FileDeclarations] = []) {
    var all = Own()
    for file in files {
      let whole = SourceRange(file: file.file, start: 0, end: file.file.bytes.count)
      let own = whole.remembered(for: Self.self) { Self.shown(in: file) }
      all.shown.merge(own.shown) { $0.union($1) }
      all.handed.merge(own.handed) { $0.union($1) }
    }
    (shown, handed) = (all.shown, all.handed)
  }

  /// The one thing that a state of a view brings up, or that of the view that hands it on; nil where there are several, or
  /// none that is known.
  func shown(by state: String, of view: String) -> Shown? {
    let key = Self.key(state, view)
    let all = shown[key] ?? (handed[key] ?? []).reduce(into: Set<Shown?>()) { $0.formUnion(shown[$1] ?? [nil]) }
    return all.count == 1 ? all.first.flatMap(\.self) : nil
  }

  private static func key(_ state: String, _ view: String) -> String { view + "." + state }

  private static let screens = FrameworkNames.names(.sheetModifier, .destinationModifier)
  private static let dialogs = FrameworkNames.names(.dialogModifier)

  private static func shown(in file: FileDeclarations) -> Own {
    guard screens.union(dialogs).contains(where: { file.file.firstOffset(of: "." + $0) != nil }) else { return Own() }
    var own = Own()
    let types = file.types.map { ($0.name, $0.members) } + file.extensions.map { ($0.extendedType.name, $0.members) }
    for (name, members) in types {
      let parts = types.filter { $0.0 == name }.flatMap { $0.1.properties }
      CodeWalk.expressions(of: members) { expression in
        guard case .call(let call) = expression.kind else { return }
        if case .name(let component) = call.callee.kind { note(call, of: component, in: name, &own.handed) }
        if case .member(_?, let modifier) = call.callee.kind, screens.contains(modifier) { note(call, choosingIn: name, &own.shown) }
        guard case .member(_?, let modifier) = call.callee.kind, let state = call.argument("isPresented")?.dottedName,
          state.hasPrefix("$"), let screen = brought(by: call, modifier, parts) else { return }
        own.shown[key(String(state.dropFirst()), name), default: []].insert(screen)
      }
    }
    return own
  }

  /// What each case of a state brings up: `.sheet(item: $shown) { one in switch one { case .filters: FilterList() … } }`.
  private static func note(_ call: Call, choosingIn view: String, _ shown: inout [String: Set<Shown?>]) {
    guard let state = call.argument("item")?.dottedName, state.hasPrefix("$"),
      let content = call.arguments.last(where: { $0.label == nil || $0.label == "content" })?.value, let choice = selection(in: content) else { return }
    for one in choice.cases {
      for case .enumCase(let name, _, _) in one.items.map(\.pattern) {
        shown[key(PresentedScreens.state(String(state.dropFirst()), as: name), view), default: []].insert(only(one.body).map(Shown.view))
      }
    }
  }

  /// A state while it is one of several cases.
  static func state(_ state: String, as name: String) -> String { state + " = ." + name }

  /// The only `switch` of a closure, with whatever stack is put around it.
  private static func selection(in content: Expression) -> SwitchCode? {
    guard case .closure(let closure) = content.kind, closure.body.statements.count == 1 else { return nil }
    switch closure.body.statements[0] {
    case .selection(let code): return code
    case .expression(let made), .returned(.some(let made)):
      let chain = CodeChain(reading: made)
      guard let name = chain.name, BuiltinViews.frameworkView(name) != nil, let inner = chain.call?.arguments.last?.value else { return nil }
      return selection(in: inner)
    default: return nil
    }
  }

  /// The states that a view hands to a component: `Bar(isShown: $isShown)`.
  private static func note(_ call: Call, of component: String, in view: String, _ handed: inout [String: Set<String>]) {
    guard component.first?.isUppercase ?? false, BuiltinViews.frameworkView(component) == nil else { return }
    for argument in call.arguments {
      guard let label = argument.label, case .name(let state) = argument.value.kind, state.hasPrefix("$") else { continue }
      handed[key(label, component), default: []].insert(key(String(state.dropFirst()), view))
    }
  }

  /// What a modifier brings up, if it brings up anything.
  private static func brought(by call: Call, _ modifier: String, _ parts: [PropertyDeclaration]) -> Shown?? {
    if dialogs.contains(modifier) {
      let (title, choice) = (title(of: call), onlyChoice(of: call))
      return .some(title == nil && choice == nil ? nil : .dialog(title: title, choice: choice))
    }
    guard screens.contains(modifier), let content = call.arguments.last(where: { $0.label == nil || $0.label == "content" })?.value
    else { return nil }
    return .some(handedTitle(in: content).map(Shown.part) ?? only(content).map(Shown.view) ?? part(content, of: parts).map(Shown.part))
  }

  /// The title that the only view of a sheet is handed: `SymbolPicker(selection: $icon, title: "Choose your symbol")`.
  private static func handedTitle(in content: Expression) -> ScreenTitles.Title? {
    guard let view = only(content) else { return nil }
    var titles: Set<ScreenTitles.Title?> = []
    CodeWalk.expressions(of: .expression(content)) { part in
      guard case .call(let call) = part.kind, case .name(view) = call.callee.kind else { return }
      titles.insert((call.argument("title") ?? call.argument("navigationTitle")).flatMap(ScreenTitles.title))
    }
    return titles.count == 1 ? titles.first.flatMap(\.self) : nil
  }

  /// The only title in a property of the view that alone is shown: `.sheet(isPresented: $isShown) { optionsSheet }`.
  private static func part(_ content: Expression, of parts: [PropertyDeclaration]) -> ScreenTitles.Title? {
    var names: Set<String> = []
    CodeWalk.expressions(of: .expression(content)) { part in
      if case .name(let name) = part.kind, name != "self" { names.insert(name) }
    }
    guard names.count == 1, let property = parts.first(where: { names.contains($0.name) }) else { return nil }
    return ScreenTitles.only(in: property)
  }

  /// The title of `alert("Rename stay", isPresented: $isShown) { … }` or `alert(isPresented: $isShown) { Alert(title: …) }`.
  private static func title(of dialog: Call) -> ScreenTitles.Title? {
    guard let first = dialog.arguments.first else { return nil }
    if first.label == nil { return ScreenTitles.title(first.value) }
    var titles: Set<ScreenTitles.Title?> = []
    CodeWalk.expressions(of: .expression(dialog.arguments[dialog.arguments.count - 1].value)) { part in
      guard case .call(let call) = part.kind, call.callee.plainName.map(FrameworkNames.names(.dialogType).contains) ?? false,
        let title = call.argument("title")
      else { return }
      titles.insert(ScreenTitles.title(title))
    }
    return titles.count == 1 ? titles.first.flatMap(\.self) : nil
  }

  /// The one thing that a dialog offers to do, besides to cancel: `Button("Reset score") { … }`.
  private static func onlyChoice(of dialog: Call) -> ScreenTitles.Title? {
    var titles: [ScreenTitles.Title?] = []
    for argument in dialog.arguments where argument.label == nil || argument.label == "actions" {
      CodeWalk.expressions(of: .expression(argument.value)) { part in
        guard case .call(let call) = part.kind, case .name("Button") = call.callee.kind else { return }
        if case .member(_, "cancel")? = call.argument("role")?.kind { return }
        let title = call.arguments.first.flatMap { $0.label == nil ? ScreenTitles.title($0.value) : nil }
        let word = title?.words?.lowercased() ?? ""
        if !["cancel", "ok"].contains(word), ActionVerbs.deed(of: word) != "close" { titles.append(title) }
      }
    }
    return titles.count == 1 ? titles[0] : nil
  }

  /// The view that a closure makes, with whatever stack is put around it.
  private static func only(_ content: Expression) -> String? {
    only { CodeWalk.expressions(of: .expression(content), $0) }
  }

  private static func only(_ content: Block) -> String? { only { CodeWalk.expressions(of: content, $0) } }

  private static func only(_ walk: ((Expression) -> Void) -> Void) -> String? {
    var found: Set<String> = []
    walk { part in
      guard case .call(let call) = part.kind, case .name(let name) = call.callee.kind, name.first?.isUppercase ?? false,
        BuiltinViews.frameworkView(name) == nil else { return }
      found.insert(name)
    }
    return found.count == 1 ? found.first : nil
  }
}

extension RuleContext {
  /// What a state of a view of the project brings up.
  func shown(by state: String, of view: String) -> PresentedScreens.Shown? {
    let shown = presentedScreens.value.shown(by: state, of: view)
    spellings?.note(state: state, of: view, shown)
    return shown
  }
}

extension ProposedName {
  /// What the screen is titled that a button brings up: a plus alone would be called "Add", and nobody hears what.
  static func ofOpenedScreen(_ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    ofScreen(openedBy: subject.element, in: context)
  }

  /// The same of a button, or of what would be one with the code of its tap.
  static func ofScreen(openedBy element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.role == .button, element.framework == .swiftUI, let action = element.activation,
      let owner = element.source.file.typeName(around: element.source.start) else { return nil }
    let set = action.assignments.filter { $0.value == "true" }.map(\.target)
    let turned = action.mentions.compactMap { $0.hasSuffix(".toggle") ? String($0.dropLast(".toggle".count)) : nil }
    let chosen = action.assignments.compactMap { one in
      one.step == nil ? one.value.caseName.map { PresentedScreens.state(one.target, as: $0) } : nil
    }
    if chosen.count == 1, set.isEmpty, turned.isEmpty, action.assignments.count == 1,
      action.mentions.allSatisfy({ NameSuggestion.isIncidental($0) || $0 == action.assignments[0].target }),
      case .view(let view)? = context.shown(by: chosen[0].withoutSelf, of: owner) { return titled(view, in: context) }
    let states = Set((set + turned).map { $0.withoutSelf })
    guard states.count == 1, let state = states.first, action.mentions.allSatisfy({ mention in
      NameSuggestion.isIncidental(mention) || [state, state + ".toggle", "self." + state].contains(mention)
    }), let shown = context.shown(by: state, of: owner) else { return nil }
    switch shown {
    case .view(let view): return titled(view, in: context)
    case .dialog(let title, let choice):
      return [title, choice].lazy.compactMap { $0.flatMap { asking($0, for: element, in: context) } }.first
    case .part(let title): return titled(title, in: context)
    }
  }

  /// What a dialog says that it is about to do, also where it asks for that: "Log out" of "Log out?". Any other question or an
  /// error says something else.
  private static func asking(_ title: ScreenTitles.Title, for element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard let words = title.words, let spoken = context.words(forKey: words) ?? (ScreenTitles.isForPeople(words) ? words : nil),
      context.developmentLanguage == "en", case let all = TextWords.split(spoken), all.count < 5,
      // "Confirm deletion" is what the dialog asks for, and not what the button does.
      all.first.map({ !NameWords.words(.askingFlag).contains($0.lowercased()) }) ?? false,
      // "Log" by itself is a thing.
      EnglishVerb.begins(spoken) || ["log out", "log off"].contains(all.joined(separator: " ").lowercased()),
      !spoken.dropLast().contains(where: { "?!.".contains($0) }), let end = spoken.last, !"!.".contains(end) else { return nil }
    guard end == "?" else { return ProposedName(expression: title.expression, spoken: spoken, isDerived: true) }
    let deed = String(spoken.dropLast())
    guard !context.isLocalized || context.isTranslated(deed, on: element) else { return nil }
    return ProposedName(expression: context.spelled(deed, on: element), spoken: deed, isDerived: true)
  }

  /// Whether a name is a single word that the glyph brings, whatever it stands for on its screen.
  static func isWordOfGlyph(_ name: ProposedName, _ element: AccessibilityElement, in context: RuleContext) -> Bool {
    guard let meaning = NameSuggestion.shownSymbol(of: element).flatMap(SFSymbols.meaning) else { return false }
    return name.spoken == meaning.text(language: context.developmentLanguage)
  }
}

extension String {
  /// "filters" of `.filters`, `Shown.filters` and `.filters(of: list)`.
  var caseName: String? {
    let path = prefix { $0 != "(" }
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }), let dot = path.lastIndex(of: "."),
      case let name = path[path.index(after: dot)...], name.first?.isLowercase ?? false,
      dot == path.startIndex || path.first?.isUppercase ?? false else { return nil }
    return String(name)
  }
}
