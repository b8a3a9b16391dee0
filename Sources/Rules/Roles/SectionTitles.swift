import AccessibilityModel
import SourceModel

/// Texts that a component of the project shows above what its callers put into it, as cards of settings do, where a
/// screen has several of them: the titles of its sections, whatever font they have.
struct SectionTitles: ScreenSurvey {
  private struct Use: Hashable {
    let parent: Int
    let site: CallSite
  }

  private struct Shown {
    let site: CallSite
    /// The first that is heard, where it is a text of the component itself.
    var title: AccessibilityElement?
    var isBegun = false
    /// How many elements the caller put into it.
    var handed = 0
  }

  /// The places that make them.
  let sources: Set<SourceRange>

  init(_ screen: ScreenPlaces) {
    var numbers: [Use: Int] = [:]
    var uses: [Shown] = []
    for element in screen.all where element.exposure == .exposed {
      let sites = element.callSites
      var parent = -1
      for (depth, site) in sites.enumerated() {
        let use = Use(parent: parent, site: site)
        let number = numbers[use] ?? uses.count
        if number == uses.count {
          numbers[use] = number
          uses.append(Shown(site: site))
        }
        parent = number
        let inner = depth + 1 < sites.count ? sites[depth + 1].source : element.source
        if site.source.contains(inner) {
          uses[number].handed += 1
        } else if !uses[number].isBegun, depth + 1 == sites.count, Self.mayBeTitle(element) {
          uses[number].title = element
        }
        uses[number].isBegun = true
      }
    }
    var words: [SourceRange: Set<SpokenText>] = [:]
    /// By how many uses put several elements below the title, less those that put one.
    var weights: [SourceRange: Int] = [:]
    for use in uses where use.handed > 0 {
      guard let title = use.title, let text = title.label?.value else { continue }
      let isWorthIt = use.handed >= Self.worthATitle
      weights[title.source, default: 0] += isWorthIt ? 1 : -1
      if isWorthIt { words[title.source, default: []].insert(text) }
    }
    sources = Set(words.filter { $0.value.count > 1 && weights[$0.key] ?? 0 >= 0 }.keys)
  }

  /// With fewer elements below it a title says no more than a caption. What stands above single fields most of the time
  /// is a caption where a unit follows the field, too.
  private static let worthATitle = 2

  private static func mayBeTitle(_ element: AccessibilityElement) -> Bool {
    element.role == .text && !element.isInteractive && element.label?.value.literal.map(TitleWords.isTitle) ?? false
  }
}
