import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// The views of the project that the states of other views bring up: `.sheet(isPresented: $isShown) { NewStay() }`.
struct PresentedScreens: Sendable {
  /// The view and the state that decides, of a view.
  private let views: [String: Set<String>]

  init(_ files: [FileDeclarations] = []) {
    var views: [String: Set<String>] = [:]
    for file in files {
      let whole = SourceRange(file: file.file, start: 0, end: file.file.bytes.count)
      for (key, own) in whole.remembered(for: Self.self, { Self.views(in: file) }) { views[key, default: []].formUnion(own) }
    }
    self.views = views
  }

  /// The one view that a state of another view brings up; nil where there are several, or none that is known.
  func view(shownBy state: String, of view: String) -> String? {
    views[Self.key(state, view)].flatMap { $0.count == 1 ? $0.first.flatMap { $0.isEmpty ? nil : $0 } : nil }
  }

  private static func key(_ state: String, _ view: String) -> String { view + "." + state }

  /// Apple: documentation of View, sheet(isPresented:onDismiss:content:) and the forms beside it.
  private static let modifiers = ["sheet", "fullScreenCover", "popover", "navigationDestination"]

  private static func views(in file: FileDeclarations) -> [String: Set<String>] {
    guard modifiers.contains(where: { file.file.firstOffset(of: "." + $0) != nil }) else { return [:] }
    var views: [String: Set<String>] = [:]
    for (name, members) in file.types.map({ ($0.name, $0.members) }) + file.extensions.map({ ($0.extendedType.name, $0.members) }) {
      CodeWalk.expressions(of: members) { expression in
        guard case .call(let call) = expression.kind, case .member(_?, let modifier) = call.callee.kind, modifiers.contains(modifier),
          let state = call.argument("isPresented")?.dottedName, state.hasPrefix("$"),
          let content = call.arguments.last(where: { $0.label == nil || $0.label == "content" })?.value else { return }
        views[key(String(state.dropFirst()), name), default: []].insert(only(content) ?? "")
      }
    }
    return views
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
  /// The view that a state of another view of the project brings up.
  func screen(shownBy state: String, of view: String) -> String? {
    let screen = presentedScreens.value.view(shownBy: state, of: view)
    spellings?.note(state: state, of: view, screen)
    return screen
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
    }), let view = context.screen(shownBy: state, of: owner) else { return nil }
    return titled(view, in: context)
  }

  /// Whether a name is a single word that the glyph brings, whatever it stands for on its screen.
  static func isWordOfGlyph(_ name: ProposedName, _ element: AccessibilityElement, in context: RuleContext) -> Bool {
    guard let meaning = NameSuggestion.shownSymbol(of: element).flatMap(SFSymbols.meaning) else { return false }
    return name.spoken == meaning.text(language: context.developmentLanguage)
  }
}
