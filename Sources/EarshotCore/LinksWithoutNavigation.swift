import AccessibilityModel
import Project
import SourceModel
import SwiftSource

/// Navigation links that nothing can follow, since no navigation container stands around them: VoiceOver reads them
/// dimmed (recorded: dashdevs_intro, hgf_message_field; inside of a container they are not, hgf_chat, bh_root_list).
///
/// A preview and a scene are hosted by nothing else. A view is, where it is used: only when no use at all stands in a
/// navigation container are its links stranded, and one that nothing uses is read as it is by itself, as its title is
/// left out as well. Findings are not about this: what hosts a view may be code that was not given.
struct LinksWithoutNavigation: Sendable {
  /// By the place of a screen, the places of its links.
  private var links: [SourceRange: Set<SourceRange>] = [:]

  init(_ built: [BuiltScreen], sources: [(unit: SourceUnit, file: FileDeclarations)]) {
    let occurrences = Self.occurrences(in: built.map(\.screen))
    guard occurrences.contains(where: \.isStranded) else { return }
    let hosts = HostSearch(occurrences, built.map(\.screen), sources)
    for occurrence in occurrences where occurrence.isStranded && hosts.isStranded(occurrence.link, on: occurrence.screen) {
      links[occurrence.screen.source, default: []].insert(occurrence.link)
    }
  }

  /// The screen, or what it presents, with its stranded links dimmed.
  func dimmed(_ screen: Screen, of owner: Screen) -> Screen {
    guard let stranded = links[owner.source] else { return screen }
    var screen = screen
    screen.nodes = screen.nodes.mapElements { element in
      guard element.needsNavigation, stranded.contains(element.source) else { return element }
      var element = element
      element.traits.insert(.notEnabled)
      return element
    }
    return screen
  }

  private static func occurrences(in screens: [Screen]) -> [Occurrence] {
    var result: [Occurrence] = []
    for screen in screens {
      screen.nodes.forEachElement { element in
        guard element.exposure == .exposed, element.role == .navigationLink || element.needsNavigation else { return }
        result.append(Occurrence(
          link: element.source, screen: screen, isStranded: element.needsNavigation && !mayBeHosted(element),
          uses: element.callSites))
      }
    }
    return result
  }

  /// Something around the link that is not known may be a navigation container.
  private static func mayBeHosted(_ element: AccessibilityElement) -> Bool {
    let unknown: Set<UnknownReason.Kind> = [
      .opaqueView, .opaqueWrapper, .unresolvedModifier, .otherSystem, .suppliedContent, .budget, .recursion,
    ]
    return element.reasons.contains { unknown.contains($0.kind) }
  }
}

/// A link on a screen.
private struct Occurrence {
  var link: SourceRange
  var screen: Screen
  /// No navigation container stands around it within the screen.
  var isStranded: Bool
  /// Uses of the project's views on the way to it, outermost first.
  var uses: [CallSite]
}

/// What hosts the views that hold links.
private struct HostSearch {
  /// By the place of the link.
  private let occurrences: [SourceRange: [Occurrence]]
  private let mentions: TypeMentions

  init(
    _ occurrences: [Occurrence], _ screens: [Screen], _ sources: [(unit: SourceUnit, file: FileDeclarations)]
  ) {
    self.occurrences = Dictionary(grouping: occurrences.filter { $0.screen.kind != .preview }, by: \.link)
    let isNeeded = Set(occurrences.map(\.screen.source))
    mentions = TypeMentions(of: Set(screens.lazy.filter { isNeeded.contains($0.source) }.map(\.typeName)), in: sources)
  }

  func isStranded(_ link: SourceRange, on screen: Screen) -> Bool {
    switch screen.kind {
    case .preview, .scene: true
    case .viewController, .interfaceFile: false
    case .view:
      occurrences[link, default: []].allSatisfy(\.isStranded) && isAlone(screen, with: link, except: [])
    }
  }

  /// Whether everything that names the view shows it without navigation.
  private func isAlone(_ screen: Screen, with link: SourceRange, except seen: Set<SourceRange>) -> Bool {
    guard seen.count < 20, let places = mentions.places(of: screen.typeName) else { return false }
    return places.allSatisfy { place in
      let hosts = occurrences[link, default: []].filter { occurrence in
        occurrence.uses.contains { $0.source.contains(place) }
      }
      return !hosts.isEmpty && hosts.allSatisfy { host in
        if host.screen.kind == .scene || seen.contains(host.screen.source) { return true }
        guard host.screen.kind == .view else { return false }
        return host.screen.source == screen.source
          || isAlone(host.screen, with: link, except: seen.union([screen.source]))
      }
    }
  }
}

extension Screen {
  /// The name of its type, without those around it.
  var typeName: String { name.split(separator: ".").last.map(String.init) ?? name }
}
