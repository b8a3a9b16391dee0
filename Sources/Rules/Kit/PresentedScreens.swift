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
    case dialog(title: ScreenTitles.Title)
  }

  /// By the view and its state; nil for what is not known.
  private let shown: [String: Set<Shown?>]

  init(_ files: [FileDeclarations] = []) {
    var shown: [String: Set<Shown?>] = [:]
    for file in files {
      let whole = SourceRange(file: file.file, start: 0, end: file.file.bytes.count)
      for (key, own) in whole.remembered(for: Self.self, { Self.shown(in: file) }) { shown[key, default: []].formUnion(own) }
    }
    self.shown = shown
  }

  /// The one thing that a state of a view brings up; nil where there are several, or none that is known.
  func shown(by state: String, of view: String) -> Shown? {
    shown[Self.key(state, view)].flatMap { $0.count == 1 ? $0.first.flatMap(\.self) : nil }
  }

  private static func key(_ state: String, _ view: String) -> String { view + "." + state }

  private static let screens = FrameworkNames.names(.sheetModifier, .destinationModifier)
  private static let dialogs = FrameworkNames.names(.dialogModifier)

  private static func shown(in file: FileDeclarations) -> [String: Set<Shown?>] {
    guard screens.union(dialogs).contains(where: { file.file.firstOffset(of: "." + $0) != nil }) else { return [:] }
    var shown: [String: Set<Shown?>] = [:]
    for (name, members) in file.types.map({ ($0.name, $0.members) }) + file.extensions.map({ ($0.extendedType.name, $0.members) }) {
      CodeWalk.expressions(of: members) { expression in
        guard case .call(let call) = expression.kind, case .member(_?, let modifier) = call.callee.kind,
          let state = call.argument("isPresented")?.dottedName, state.hasPrefix("$") else { return }
        let own: Shown?
        if screens.contains(modifier) {
          guard let content = call.arguments.last(where: { $0.label == nil || $0.label == "content" })?.value else { return }
          own = only(content).map(Shown.view)
        } else if dialogs.contains(modifier) {
          own = title(of: call).map(Shown.dialog)
        } else {
          return
        }
        shown[key(String(state.dropFirst()), name), default: []].insert(own)
      }
    }
    return shown
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

  /// The view that a closure makes, with whatever stack is put around it.
  private static func only(_ content: Expression) -> String? {
    var found: Set<String> = []
    CodeWalk.expressions(of: .expression(content)) { part in
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
    let element = subject.element
    guard element.role == .button, element.framework == .swiftUI, let action = element.activation,
      let owner = element.source.file.typeName(around: element.source.start) else { return nil }
    let set = action.assignments.filter { $0.value == "true" }.map(\.target)
    let turned = action.mentions.compactMap { $0.hasSuffix(".toggle") ? String($0.dropLast(".toggle".count)) : nil }
    let states = Set((set + turned).map { $0.hasPrefix("self.") ? String($0.dropFirst("self.".count)) : $0 })
    guard states.count == 1, let state = states.first, action.mentions.allSatisfy({ mention in
      NameSuggestion.isIncidental(mention) || [state, state + ".toggle", "self." + state].contains(mention)
    }), let shown = context.shown(by: state, of: owner) else { return nil }
    switch shown {
    case .view(let view): return titled(view, in: context)
    case .dialog(let title): return asking(title, in: context)
    }
  }

  /// What a dialog says that it is about to do; a question or an error says something else.
  private static func asking(_ title: ScreenTitles.Title, in context: RuleContext) -> ProposedName? {
    guard let words = title.words, let spoken = context.words(forKey: words) ?? (ScreenTitles.isForPeople(words) ? words : nil),
      context.developmentLanguage == "en", EnglishVerb.begins(spoken), TextWords.split(spoken).count < 5,
      !spoken.contains(where: { "?!.".contains($0) }) else { return nil }
    return ProposedName(expression: title.expression, spoken: spoken, isDerived: true)
  }

  /// Whether a name is a single word that the glyph brings, whatever it stands for on its screen.
  static func isWordOfGlyph(_ name: ProposedName, _ element: AccessibilityElement, in context: RuleContext) -> Bool {
    guard let meaning = NameSuggestion.shownSymbol(of: element).flatMap(SFSymbols.meaning) else { return false }
    return name.spoken == meaning.text(language: context.developmentLanguage)
  }
}
