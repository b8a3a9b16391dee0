import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A colour that darkens what is behind it while something is shown, with what lies on it.
///
/// Told from the tree, so it is the same whether the view itself, a component with the content that it is handed, or a
/// modifier around a whole screen lays it there.
struct DialogLayer: Sendable {
  let veil: SourceRange
  /// Nothing is darkened by a number: the screen is blurred, or only covered by what a press on it does.
  let isUndimmed: Bool
  /// Nothing of what is behind it can be seen.
  let isOpaque: Bool
  /// Where it stands, and where the views are used that have it.
  let sources: [SourceRange]
  /// Of what lies on the veil or behind it.
  private(set) var components: Set<String>
  private(set) var holdsControl = false
  private(set) var holdsProgress = false
  /// It is known that nothing is modal, as far as anything is known of it.
  private(set) var isKnown = true
  private(set) var isIsolated = false
  private(set) var hasControlsBehind = false
  private var holdsAnything = false
  private var hasAnythingBehind = false

  /// What another screen tells of the same code.
  mutating func join(_ other: DialogLayer) {
    components.formUnion(other.components)
    holdsControl = holdsControl || other.holdsControl
    holdsProgress = holdsProgress || other.holdsProgress
    isKnown = isKnown && other.isKnown
    isIsolated = isIsolated || other.isIsolated
    hasControlsBehind = hasControlsBehind || other.hasControlsBehind
  }

  /// Those of a screen, one for each place in the code.
  ///
  /// - Parameter spread: Where dimmed colours begin that a stack takes to the edges of the screen with it.
  static func all(on screen: ScreenPlaces, in context: RuleContext, spread: Set<SourceRange>) -> [DialogLayer] {
    var seen: Set<SourceRange> = []
    return screen.places.indices.compactMap { position in
      let place = screen.places[position]
      // What scrolls away with one part of the content is no dialog over all of it.
      guard !place.element.appearance.isScrolled, !place.when.isEmpty || seenWhen(place.element) != nil, isVeil(place, spread) || isBlur(place.element) || isCatchAll(place, in: context) || isCover(place), seen.insert(place.element.source).inserted else { return nil }
      let layer = DialogLayer(position, on: screen, spread)
      return layer.holdsAnything && layer.hasAnythingBehind ? layer : nil
    }
  }

  private init(_ position: Int, on screen: ScreenPlaces, _ spread: Set<SourceRange>) {
    let place = screen.places[position]
    veil = place.element.source
    isUndimmed = !Self.isVeil(place, spread)
    isOpaque = isUndimmed && Self.isCover(place)
    sources = [place.element.source] + place.element.callSites.map(\.source)
    components = Set(place.element.callSites.map(\.view) + [screen.screen.name])
    let presentation = Self.presentation(place)
    let branches = screen.branches.branches
    let outcomes = Set(branches[place.branch].numbers)
    // What comes and goes as a whole says by that what lies on it.
    let seen = place.when.isEmpty ? Self.seenWhen(place.element) : nil
    var within: [Int: Bool] = [:]
    for other in screen.places.indices where other != position {
      let near = screen.places[other]
      guard near.element.exposure == .exposed, Self.presentation(near) == presentation else { continue }
      let isWithin = within[near.branch] ?? outcomes.isSubset(of: branches[near.branch].numbers) && (seen.map(near.when.contains) ?? true)
      within[near.branch] = isWithin
      if isWithin {
        if other > position { lay(near) }
      } else if other < position, screen.coexist(other, position) {
        leaveBehind(near)
      }
    }
  }

  private mutating func lay(_ place: ScreenPlaces.Place) {
    let element = place.element
    // Bars are above all layers of the content.
    if Self.isInBar(place) { return }
    components.formUnion(element.callSites.map(\.view))
    holdsAnything = true
    if element.role.isControl { holdsControl = true }
    if element.role == .progress { holdsProgress = true }
    if element.certainty == .opaque { isKnown = false }
    if element.mayHave(.modal) || place.containers.contains(where: \.isModal) { isIsolated = true }
  }

  private mutating func leaveBehind(_ place: ScreenPlaces.Place) {
    let element = place.element
    if Self.isInBar(place) { return }
    hasAnythingBehind = true
    // What is off as long as the layer is there does nothing when it is pressed.
    let isOff = element.traits.contains(.notEnabled) || element.conditionalTraits.contains { $0.traits.contains(.notEnabled) }
    if element.isInteractive, !isOff { hasControlsBehind = true }
  }

  private static func isInBar(_ place: ScreenPlaces.Place) -> Bool {
    place.containers.contains { [.navigationBar, .toolbar, .tabBar].contains($0.kind) }
  }

  private static func presentation(_ place: ScreenPlaces.Place) -> SourceRange? {
    place.containers.last(where: \.isPresentation)?.source
  }

  /// The colours that a type dims at the back of a stack of layers which goes to the edges of the screen as a whole:
  /// `ZStack { Color.black.opacity(0.4); card }.ignoresSafeArea()` (Apple: documentation of ignoresSafeArea).
  static func spread(in type: WholeType) -> [SourceRange] {
    guard type.mentions(["gnoresSafeArea", "gesIgnoringSafeArea"]), type.mentions(["ZStack"]) else { return [] }
    return type.chains.compactMap { chain in
      guard chain.name == "ZStack", chain.has("ignoresSafeArea", "edgesIgnoringSafeArea"), !chain.has("frame", "padding"),
        let content = chain.call?.closures.last?.body.views, content.count > 1, !content[0].has("frame", "padding", "offset")
      else { return nil }
      return beginning(of: content[0].whole.range)
    }
  }

  /// The modifiers of a view may or may not be part of where it stands.
  private static func beginning(of place: SourceRange) -> SourceRange {
    SourceRange(file: place.file, start: place.start, end: place.start)
  }

  /// Under which condition it is seen, where it is there all the time: `.opacity(isShown ? 0.4 : 0)`.
  private static func seenWhen(_ element: AccessibilityElement) -> Condition? {
    guard let options = element.appearance.opacity?.options, options.count == 2, options.contains(where: { $0.value == 0 }),
      let seen = options.first(where: { $0.value > 0 }), seen.conditions.count == 1 else { return nil }
    return seen.conditions[0]
  }

  /// A dimmed colour in a stack of layers that goes to the edges of the screen, or that a tap takes away again.
  private static func isVeil(_ place: ScreenPlaces.Place, _ spread: Set<SourceRange>) -> Bool {
    let element = place.element
    guard element.role == .shape, element.exposure == .absent, ["Color", "Rectangle"].contains(element.viewName),
      let dimming = dimming(element), dimming > 0.05, dimming < 1 else { return false }
    return coversScreen(element) || spread.contains(beginning(of: element.source))
      || element.gestures.contains { $0.kind == .tap && takesAway($0.effect.whole, place.when + [seenWhen(element)].compactMap(\.self)) }
  }

  /// A blur over the whole screen: a wrapped view of the platform that is called one.
  private static func isBlur(_ element: AccessibilityElement) -> Bool {
    element.role == .platformView && element.exposure == .absent && coversScreen(element)
      && !NameWords.words(.blurView).isDisjoint(with: DecorativeNames.parts(of: element.viewName))
  }

  /// A button without words or pictures that takes each press beside what lies on it: one that goes to the edges of the
  /// screen, or, without a size of its own, takes the layer away.
  private static func isCatchAll(_ place: ScreenPlaces.Place, in context: RuleContext) -> Bool {
    let element = place.element
    guard element.role == .button, element.framework == .swiftUI, !element.content.isEmpty,
      element.content.allSatisfy({ $0.role == .shape && ["Color", "Rectangle"].contains($0.viewName) }) else { return false }
    if element.content.allSatisfy({ $0.viewName == "Color" }), element.content.contains(where: coversScreen) { return true }
    let isSized = ([element] + element.content).contains { part in
      part.modifiers.contains { $0.name == "frame" && !(context.call(at: $0.place)?.asCall?.arguments.allSatisfy(fillsRoom) ?? false) }
    }
    // In a row or a column it is one control of several.
    guard element.layout.map({ $0.axis == .depth }) ?? true else { return false }
    return !isSized && element.activation.map { takesAway($0.whole, place.when) } ?? false
  }

  /// `width: room.size.width`, `maxHeight: .infinity`; any other size, a number or by its name, is one of the view's own.
  private static func fillsRoom(_ argument: Argument) -> Bool {
    argument.label == "alignment" || argument.value.holds { part in
      if case .member(_, let name) = part.kind { FrameworkNames.names(.roomMember).contains(name) } else { false }
    }
  }

  /// A colour or picture that goes to the edges of the screen and hides all that is behind it.
  private static func isCover(_ place: ScreenPlaces.Place) -> Bool {
    let element = place.element
    guard !place.when.isEmpty, element.exposure != .hidden, coversScreen(element) else { return false }
    if element.role == .image { return true }
    return element.role == .shape && element.exposure == .absent && !NameWords.words(.paintedCover).isDisjoint(with: [element.viewName.lowercased()])
      && (dimming(element) ?? 1) >= 0.95
  }

  private static func coversScreen(_ element: AccessibilityElement) -> Bool {
    element.modifiers.contains { ["ignoresSafeArea", "edgesIgnoringSafeArea"].contains($0.name) }
  }

  /// How much of what is behind it hides, at most; nil where that is not told by a number.
  private static func dimming(_ element: AccessibilityElement) -> Double? {
    let opacities = element.appearance.opacity?.options.map(\.value)
    let paints = element.appearance.foreground?.options.compactMap { $0.value.colors?.light.alpha }
    guard opacities != nil || !(paints ?? []).isEmpty else { return nil }
    return (opacities?.max() ?? 1) * (paints?.max() ?? 1)
  }

  /// Whether an action sets what the layer depends on.
  private static func takesAway(_ action: ActionSummary, _ when: [Condition]) -> Bool {
    guard let last = when.last else { return false }
    let names = Set(last.parts.map { Substring($0.subject).split(separator: " ").first ?? "" })
    return action.assignments.contains { assignment in
      assignment.clears && names.contains(Substring(assignment.target))
    }
  }
}

extension Condition {
  /// The tests that it is made of, or itself.
  fileprivate var parts: [Condition] {
    switch composition {
    case .all(let parts)?, .any(let parts)?: parts.flatMap(\.parts)
    case nil: [self]
    }
  }
}
