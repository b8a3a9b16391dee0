import AccessibilityModel
import SourceModel

/// The text that a screen without any heading begins with, or what is presented over it, where its letters stand out among
/// all others: larger, or bolder at the same size. Elsewhere that may be an emphasis; at the top it is the title.
struct OutstandingTitles: ScreenSurvey {
  private struct Part {
    var texts: [AccessibilityElement] = []
    /// Elements that can be found below the first text.
    var followers = 0
    var begins = false
    var hasHeading = false
    /// Something below the first text closes the whole.
    var closes = false
  }

  /// The places that make them.
  let sources: Set<SourceRange>

  init(_ screen: ScreenPlaces) {
    var parts: [SourceRange?: Part] = [:]
    for place in screen.places where place.element.exposure == .exposed {
      let element = place.element
      let presentation = place.containers.last(where: \.isPresentation)?.source
      var part = parts[presentation] ?? Part()
      if element.mayHave(.header) || [.navigationTitle, .sectionHeader, .alertTitle].contains(element.role) { part.hasHeading = true }
      let isText = [.text, .label].contains(element.role) && !element.isInteractive && element.gestures.isEmpty
      if isText, !part.begins, !Self.isApart(place) { part.begins = true } else if part.begins { part.followers += 1 }
      if part.begins, OwnBar.dismisses(element) { part.closes = true }
      if isText, part.begins { part.texts.append(element) }
      parts[presentation] = part
    }
    // What a component stands under is up to its callers.
    let isWhole = screen.screen.kind == .view ? screen.screen.isRoot : [.viewController, .interfaceFile].contains(screen.screen.kind)
    if !isWhole { parts[nil] = nil }
    sources = Set(parts.compactMap { Self.title(of: $1, isPresented: $0 != nil) })
  }

  /// Repeated, or in a bar or list, which have titles of their own kind.
  private static func isApart(_ place: ScreenPlaces.Place) -> Bool {
    place.loops > 0 || place.containers.contains { [.list, .table, .navigationBar, .toolbar, .tabBar, .alert, .menu].contains($0.kind) }
  }

  /// What is presented over a screen may have no other text: above its fields stands its title.
  private static func title(of part: Part, isPresented: Bool) -> SourceRange? {
    guard !part.hasHeading, part.followers >= 2, let first = part.texts.first, let own = weight(of: first, isOther: false),
      part.texts.count > 1 || isPresented || isAlone(first) || part.closes && first.appearance.font != nil else { return nil }
    let others = part.texts.dropFirst()
    // One of several uses of a component is no title of the whole.
    guard !others.contains(where: { $0.source == first.source }), others.allSatisfy({ (weight(of: $0, isOther: true) ?? 0) * clearly <= own }) else { return nil }
    return first.source
  }

  /// The only text of a screen of UIKit, above what people fill in or press, in large letters of its own.
  private static func isAlone(_ text: AccessibilityElement) -> Bool {
    text.framework != .swiftUI && text.appearance.font != nil
  }

  /// In points, bold letters as larger ones; nil for those of a first text that are no larger than running text, and
  /// where nothing is known of the font.
  private static func weight(of text: AccessibilityElement, isOther: Bool) -> Double? {
    let font = text.appearance.font
    let size = font == nil ? body : font?.options.compactMap(\.value.size).max()
    guard let size else { return nil }
    let isBold = max(font?.options.map(\.value.weight).max() ?? .regular, text.appearance.weight).isBold
    guard isOther || size >= (isBold ? body : largeText) else { return nil }
    return isBold ? size * bolder : size
  }

  /// Points of running text, and of what is large beside it (Human Interface Guidelines, Typography: body and title3).
  private static let body = 17.0
  private static let largeText = 20.0
  /// How much larger bold letters look.
  private static let bolder = 1.15
  /// By how much a title has to stand out.
  private static let clearly = 1.1
}
