import AccessibilityModel
import SourceModel

/// Texts in a smaller bold font, or in capitals, of which each stands first in a stack of its own, or after what the one before it in the
/// same stack stands above. One of them says little, as in a card; where a screen has several, these are the titles of its
/// parts. So are those that begin a line with a button at its end, as "See all". Uses of one component that makes nothing
/// but such a text are several.
struct HeadlineFamily: ScreenSurvey {
  private struct Part {
    let source: SourceRange
    let callSites: [CallSite]
    let stack: LayoutGroup
    let letters: Letters
    /// Elements in the stack below the title; what is repeated stands for several.
    var followers = 0
    var hasControl = false
    /// Beside it stands what leads to the whole of what it is about, "See all".
    var hasLink = false
    /// That is a link to another screen.
    var leadsOn = false
    /// Bold and in capitals: so are titles with a count or a badge beside them.
    var isMarked = false
    /// What it stands above is made by the same use of the same component, as in a card.
    var isOfCard = false

    /// It begins a line, and what it stands above is in the stack around that line.
    var isLine: Bool { stack.axis == .horizontal }

    var isWorthATitle: Bool { (followers > 2 || followers > 1 && hasControl) && (!isLine || hasLink || isMarked) }

    /// The next title in the same stack, in the same letters, below what this one stands above.
    func isFollowed(by next: Part) -> Bool { next.stack == stack && next.letters == letters && followers > 1 && !isLine }

    /// Where cards are drawn by one component, its code shows one title.
    var use: Use { Use(source: source, callSites: isOfCard ? [] : callSites) }
  }

  private struct Use: Hashable {
    let source: SourceRange
    let callSites: [CallSite]
  }

  /// A font that is known, or the name of one that is not.
  private enum Letters: Hashable {
    case known(FontStyle)
    case named(String)
  }

  /// The places that make them.
  let sources: Set<SourceRange>
  /// Those of which one is enough: a link at the end of the line leads to the whole of what stands below.
  let linked: Set<SourceRange>

  init(_ screen: ScreenPlaces) {
    var parts: [Part] = []
    var begun: Set<LayoutGroup> = []
    for place in screen.places where place.element.exposure == .exposed {
      let element = place.element
      let isFirst = element.layout.map { begun.insert($0).inserted } ?? false
      // Another use of the same code begins a stack of its own.
      if place.loops == 0, let part = Self.part(of: element),
        isFirst || element.source == parts.last?.source || parts.last?.isFollowed(by: part) ?? false {
        parts.append(part)
      } else if let last = parts.last, last.isLine, last.stack == element.layout {
        if element.isInteractive { parts[parts.count - 1].hasLink = true }
        if element.role == .navigationLink { parts[parts.count - 1].leadsOn = true }
      } else if let last = parts.last, last.isLine || last.stack.source.contains(element.source) {
        parts[parts.count - 1].followers += place.loops > 0 ? 3 : 1
        if element.callSites.starts(with: last.callSites) { parts[parts.count - 1].isOfCard = true }
        if element.isInteractive { parts[parts.count - 1].hasControl = true }
      }
    }
    let little = Set(parts.filter { !$0.isWorthATitle }.map(\.source))
    let families = Dictionary(grouping: parts.filter { !little.contains($0.source) }, by: \.letters).mapValues { Set($0.map(\.use)) }
    sources = families.values.reduce(into: []) { if $1.count > 1 { $0.formUnion($1.map(\.source)) } }
    linked = Set(parts.filter { $0.isLine && $0.leadsOn && $0.isWorthATitle && !little.contains($0.source) }.map(\.source))
  }

  private static func part(of element: AccessibilityElement) -> Part? {
    guard [.text, .label].contains(element.role), !element.isInteractive, element.gestures.isEmpty, let stack = element.layout,
      stack.axis != .depth, let words = element.label?.value.literal, TitleWords.isTitle(words) else { return nil }
    let isLoud = isInCapitals(words, element)
    func part(_ letters: Letters, isMarked: Bool = false) -> Part {
      Part(source: element.source, callSites: element.callSites, stack: stack, letters: letters, isMarked: isMarked)
    }
    guard let look = element.appearance.font, element.expression.contains(look.modifier), var font = look.single else {
      if element.appearance.font == nil, stack.axis == .horizontal, element.appearance.isBold, element.expression.text.contains(".bold(") {
        return part(.known(FontStyle(kind: .textStyle("body"), size: 17, isBold: true)))
      }
      // A font that cannot be told, as one that a library makes, is the same where it goes by the same name.
      return isLoud && stack.axis == .vertical ? element.font.map { part(.named($0)) } : nil
    }
    font.weight = max(font.weight, element.appearance.weight)
    let isBold = font.isBold && (font.size ?? 0) >= smallest
    guard isBold || stack.axis == .vertical && isLoud else { return nil }
    return part(.known(font), isMarked: isBold && isLoud)
  }

  /// "SETTINGS", as the headers of lists are written, in whatever font.
  private static func isInCapitals(_ words: String, _ element: AccessibilityElement) -> Bool {
    words.count(where: \.isLetter) > 3 && words.contains(where: \.isCased)
      && (!words.contains(where: \.isLowercase) || element.expression.text.contains(".textCase(.uppercase)"))
  }

  /// In points: `subheadline`, below which titles are captions (Human Interface Guidelines, Typography).
  private static let smallest = 15.0
}
