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
    let screen = subject.places
    let itself = screen.places[subject.position]
    mates = subject.surveyed(StackIndex.self).mates(of: subject.position, on: screen).compactMap { index in
      let other = screen.places[index]
      guard other.element.exposure == .exposed, other.element.source != subject.element.source,
        screen.coexist(index, subject.position) else { return nil }
      let isAlwaysThere = other.when == itself.when
      let isInSameScope = isAlwaysThere && other.loops == itself.loops && other.element.layout == layout
        && other.element.callSites == subject.element.callSites && layout.source.contains(other.element.source)
        && layout.source.contains(subject.element.source)
      return Mate(
        element: other.element, isInSameScope: isInSameScope, isAlwaysThere: isAlwaysThere,
        isAfter: index > subject.position, distance: abs(index - subject.position))
    }
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
}

/// The texts of a screen that people see.
struct VisibleTexts: ScreenSurvey {
  private let positions: [Int]
  /// By outcomes, whether some text may be there under them.
  private let known = Memory<Int, Bool>()

  init(_ screen: ScreenPlaces) {
    positions = screen.all.enumerated().filter { $1.exposure == .exposed && !$1.visibleText.isEmpty }.map(\.offset)
  }

  /// Whether a text anywhere on the screen may be there together with an element.
  func hasText(with subject: ElementSubject) -> Bool {
    let branch = subject.places.places[subject.position].branch
    let tree = subject.places.branches
    return known(tree.branches[branch].outcomes) {
      var isFound = false
      tree.visit(positions, with: branch) { _ in
        isFound = true
        return false
      }
      return isFound
    }
  }
}
