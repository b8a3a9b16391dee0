import AccessibilityModel
import Project
import SourceModel
import SwiftSource
import SwiftUISemantics

/// Screens whose titles are shown by the navigation containers of others: every use of the view stands in one, or
/// navigating leads there (Apple: navigationTitle(_:)).
///
/// A view of which some mention is no use that was met may be shown in another way, so its title stays left out.
struct HostedTitles: Sendable {
  /// The places of the screens.
  private var hosted: Set<SourceRange> = []

  /// Where nobody asks.
  init() {}

  init(_ built: [BuiltScreen], sources: [(unit: SourceUnit, file: FileDeclarations)]) {
    let titled = built.map(\.screen).filter { $0.kind == .view && $0.hostedNodes != nil }
    guard !titled.isEmpty else { return }
    var search = UseSearch(built)
    let candidates = titled.filter { search.isHosted($0.source) }
    guard !candidates.isEmpty else { return }
    let mentions = TypeMentions(of: Set(candidates.map(\.typeName)), in: sources)
    for screen in candidates {
      let places = mentions.places(of: screen.typeName) ?? []
      let isKnown = places.allSatisfy { place in search.uses[screen.source, default: []].contains { $0.contains(place) } }
      if isKnown { hosted.insert(screen.source) }
    }
  }

  /// The screen with its title, where a host shows it.
  func titled(_ screen: Screen) -> Screen {
    guard let nodes = screen.hostedNodes, hosted.contains(screen.source) else { return screen }
    var screen = screen
    screen.nodes = nodes
    return screen
  }
}

/// Which views are shown in navigation wherever they are shown.
private struct UseSearch {
  /// By the place of the view, the calls that make it.
  private(set) var uses: [SourceRange: [SourceRange]] = [:]
  private var hosts: [SourceRange: [Host]] = [:]
  private var known: [SourceRange: Bool] = [:]

  private struct Host {
    /// The screen whose code shows the view.
    let screen: SourceRange
    let isView: Bool
    let isInNavigation: Bool
  }

  init(_ built: [BuiltScreen]) {
    for screen in built where screen.screen.kind == .view || screen.screen.kind == .scene {
      for use in screen.uses {
        uses[use.view, default: []].append(use.source)
        hosts[use.view, default: []].append(Host(
          screen: screen.screen.source, isView: screen.screen.kind == .view, isInNavigation: use.isInNavigation))
      }
    }
  }

  mutating func isHosted(_ view: SourceRange) -> Bool {
    if let answer = known[view] { return answer }
    // A view that shows itself, by whatever way, is decided by its other uses.
    known[view] = true
    let all = hosts[view] ?? []
    let answer = !all.isEmpty && all.allSatisfy { $0.isInNavigation || $0.isView && isHosted($0.screen) }
    known[view] = answer
    return answer
  }
}
