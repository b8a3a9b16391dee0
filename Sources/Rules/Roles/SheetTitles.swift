import AccessibilityModel
import SourceModel

/// The text that what is presented over a screen begins with, in one line with nothing but the button that closes it.
/// A view that dismisses itself is presented, wherever that is.
struct SheetTitles: ScreenSurvey {
  private struct Part {
    var title: AccessibilityElement?
    /// The button that closes it stands in the line.
    var closes = false
    /// So does something else.
    var isCrowded = false
    /// Elements below the line.
    var followers = 0
    var hasHeading = false

    var isTitled: Bool { closes && !isCrowded && !hasHeading && followers > 1 }
  }

  /// The places that make them.
  let sources: Set<SourceRange>

  init(_ screen: ScreenPlaces) {
    var parts: [SourceRange?: Part] = [:]
    for place in screen.places where place.element.exposure == .exposed {
      let presentation = place.containers.last(where: \.isPresentation)?.source
      let element = place.element
      let isHeading = element.mayHave(.header) || [.navigationTitle, .sectionHeader, .alertTitle].contains(element.role)
      guard var part = parts[presentation] else {
        parts[presentation] = Part(title: place.loops == 0 && Self.mayBeTitle(element) ? element : nil, hasHeading: isHeading)
        continue
      }
      if isHeading { part.hasHeading = true }
      if let line = part.title?.layout, line == element.layout {
        let closes = presentation == nil ? OwnBar.dismisses(element) : OwnBar.leadsBack(element)
        (part.closes, part.isCrowded) = (part.closes || closes, part.isCrowded || !closes)
      } else {
        part.followers += 1
      }
      parts[presentation] = part
    }
    sources = Set(parts.values.filter(\.isTitled).compactMap(\.title?.source))
  }

  private static func mayBeTitle(_ element: AccessibilityElement) -> Bool {
    element.role == .text && !element.isInteractive && element.gestures.isEmpty && element.layout?.axis == .horizontal
      && !OwnBar.isSmall(element)
  }
}
