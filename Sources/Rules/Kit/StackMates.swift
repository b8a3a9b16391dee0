import AccessibilityModel
import SourceModel

/// The elements that stand in the same stack as an element, itself left out.
struct StackMates {
  struct Mate {
    let element: AccessibilityElement
    /// Exists whenever the element does, once for each of it, and its source may use the same names.
    let isInSameScope: Bool
    /// Exists whenever the element does.
    let isAlwaysThere: Bool
    /// Comes after the element in swipe order, so it lies above it in a depth stack.
    let isAfter: Bool
    /// How many elements further on in swipe order, whichever way.
    let distance: Int
  }

  let axis: LayoutGroup.Axis?
  let mates: [Mate]

  init(of subject: ElementSubject) {
    guard let layout = subject.element.layout else {
      axis = nil
      mates = []
      return
    }
    axis = layout.axis
    let places = subject.places.places
    let itself = places[subject.position]
    var found: [(offset: Int, mate: Mate)] = []
    for index in Self.nearby(subject.position, in: places, layout) {
      let other = places[index]
      guard other.element.exposure == .exposed, other.element.source != subject.element.source,
        !Self.excludes(other.when, itself.when) else { continue }
      let isInSameScope = other.when == itself.when && other.loops == itself.loops && other.element.layout == layout
        && other.element.callSites == subject.element.callSites && layout.source.contains(other.element.source)
        && layout.source.contains(subject.element.source)
      found.append((index, Mate(
        element: other.element, isInSameScope: isInSameScope, isAlwaysThere: other.when == itself.when,
        isAfter: index > subject.position, distance: abs(index - subject.position))))
    }
    mates = found.sorted { $0.offset < $1.offset }.map(\.mate)
  }

  /// What stands in the same stack is close in swipe order; a run of strangers this long ends the search.
  private static let strangerLimit = 24
  /// A stack with more members tells nothing about one of them.
  private static let mateLimit = 400

  private static func nearby(_ position: Int, in places: [ScreenPlaces.Place], _ layout: LayoutGroup) -> [Int] {
    let own = places[position].element
    var result: [Int] = []
    for step in [-1, 1] {
      var index = position + step
      var strangers = 0
      while places.indices.contains(index), strangers < strangerLimit {
        if share(own, places[index].element, layout) {
          result.append(index)
          if result.count > mateLimit { return [] }
          strangers = 0
        } else {
          strangers += 1
        }
        index += step
      }
    }
    return result
  }

  /// Texts with words in them.
  var texts: [Mate] {
    mates.filter { mate in
      guard [.text, .label, .sectionHeader, .sectionFooter].contains(mate.element.role) else { return false }
      return !mate.element.isUnnamed && !mate.element.isUnnamedPicture
    }
  }

  /// The text in the stack that says what the element is for: the only one there is. One that only run time knows and
  /// that comes after the element is more likely its value.
  var onlyText: AccessibilityElement? {
    guard texts.count == 1, let text = texts.first, text.isInSameScope, text.element.role == .text,
      let words = text.element.label?.value.literals,
      !text.isAfter || words.contains(where: { $0.contains(where: \.isLetter) })
    else { return nil }
    return text.element
  }

  /// Whether a text anywhere on the screen may be there together with the element.
  static func hasTextOnScreen(with subject: ElementSubject) -> Bool {
    subject.places.places.contains { other in
      other.element.exposure == .exposed && !other.element.visibleText.isEmpty && !excludes(other.when, subject.when)
    }
  }

  // MARK: - Belonging together

  /// The same stack in source may be met several times, once for each use of a component. Two elements stand in one
  /// and the same when the uses that lead to them part only inside of it.
  private static func share(_ own: AccessibilityElement, _ other: AccessibilityElement, _ layout: LayoutGroup) -> Bool {
    var count = 0
    while count < own.callSites.count, count < other.callSites.count, own.callSites[count] == other.callSites[count] {
      count += 1
    }
    if count < own.callSites.count, !layout.source.contains(own.callSites[count].source) { return false }
    if count < other.callSites.count { return layout.source.contains(other.callSites[count].source) }
    return other.layout.map { layout.source.contains($0.source) } ?? false
  }

  private static func excludes(_ first: [Condition], _ second: [Condition]) -> Bool {
    first.contains { condition in second.contains { $0.excludes(condition) } }
  }
}
