import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// What sheets and covers show: views of the project, which are screens by themselves, and what is written in place.
struct PresentedContents: Sendable {
  /// One element of what is shown.
  struct Part: Sendable {
    let source: SourceRange
    let gap: UnknownReason?
    let isExposed: Bool
    /// Its picture or what it does says that it closes what it stands in.
    let closes: Bool
    /// Whoever uses assistive technologies can make it do something.
    let isOperable: Bool
    /// What touches that are no plain taps on an element bring about: the last names of what they call and set.
    let touched: Set<String>

    init(_ element: AccessibilityElement) {
      source = element.source
      gap = element.gap ?? (element.role == .opaque ? UnknownReason(.opaqueView, element.viewName) : nil)
      isExposed = element.exposure == .exposed
      let isReached = element.exposure == .exposed
      isOperable = isReached
        && (element.isInteractive || element.activation != nil || !element.actions.isEmpty || element.role == .opaque)
        && !element.gestures.contains { $0.kind == .drag }
      touched = Set(element.gestures.filter { $0.kind == .drag || !isReached }.flatMap { gesture in
        (gesture.effect.mentions + gesture.effect.assignments.map(\.target)).map { $0.split(separator: ".").last.map(String.init) ?? $0 }
      })
      // A sheet within a sheet may close both: `navigation.isShown = false`.
      let takesBack = element.activation?.whole.assignments.contains { $0.value == "false" || $0.value == "nil" } ?? false
      closes = takesBack || OwnBar.leadsBack(element) || OwnBar.dismisses(element) || element.actions.contains { $0.kind == .escape }
    }
  }

  /// What a presentation shows, as far as it is known.
  enum Content {
    case known([Part])
    case unknown(UnknownReason)
  }

  /// One screen.
  private struct Shown: Sendable {
    let name: String
    let parts: [Part]
  }

  private let screens: [String: [Shown]]
  /// Those of what is written in place, by the screen that it is shown on.
  private let inner: [String: [Shown]]

  init(_ app: AppSubject, _ rule: any Rule.Type) {
    let all = app.ofEachScreen(rule, "presented") { screen -> [Shown] in
      guard screen.screen.kind == .view || screen.screen.name.contains(Screen.partSeparator) else { return [] }
      return [Shown(name: screen.screen.name, parts: screen.all.map(Part.init))]
    }
    screens = Dictionary(grouping: all, by: \.name)
    inner = Dictionary(grouping: all.filter { $0.name.contains(Screen.partSeparator) }) { Screen.whole(of: $0.name) }
  }

  /// All that a presentation shows; unknown where a part of it was not followed.
  func content(of one: OwnPresentation, _ types: ClosingTypes) -> Content {
    var parts = (inner[one.presenter] ?? []).flatMap(\.parts).filter { one.content.contains($0.source) }
    for name in one.made where types.isView(name) {
      guard let shown = screens[name], shown.count == 1 else { return .unknown(UnknownReason(.opaqueView, name)) }
      parts += shown[0].parts
    }
    if let gap = parts.lazy.compactMap(\.gap).first { return .unknown(gap) }
    guard parts.contains(where: \.isExposed) else { return .unknown(UnknownReason(.unsupportedCode, "content")) }
    return .known(parts)
  }
}
