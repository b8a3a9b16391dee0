import AccessibilityModel
import SourceModel

/// The elements that stand in the same stack as an element, itself left out.
struct StackMates {
  struct Mate {
    let element: AccessibilityElement
    /// Exists whenever the element does, once for each of it, and its source may use the same names.
    let isInSameScope: Bool
    /// Comes after the element in swipe order, so it lies above it in a depth stack.
    let isAfter: Bool
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
    var walk = Walk()
    walk.visit(subject.screen.nodes, when: [], loops: 0)
    guard let own = walk.found.firstIndex(where: { $0.element == subject.element && $0.when == subject.when }) else {
      mates = []
      return
    }
    let itself = walk.found[own]
    mates = walk.found.enumerated().compactMap { index, other in
      guard index != own, other.element.exposure == .exposed, other.element.source != subject.element.source,
        !Self.excludes(other.when, itself.when), Self.share(subject.element, other.element, layout)
      else { return nil }
      let isInSameScope = other.when == itself.when && other.loops == itself.loops && other.element.layout == layout
        && other.element.callSites == subject.element.callSites && layout.source.contains(other.element.source)
        && layout.source.contains(subject.element.source)
      return Mate(
        element: other.element, isInSameScope: isInSameScope, isAfter: index > own)
    }
  }

  /// Texts with words in them.
  var texts: [Mate] {
    mates.filter { mate in
      guard [.text, .label, .sectionHeader, .sectionFooter].contains(mate.element.role) else { return false }
      return !mate.element.isUnnamed && !mate.element.isUnnamedPicture
    }
  }

  /// The text in the stack that says what the element is for: the only one there is.
  var onlyText: AccessibilityElement? {
    guard texts.count == 1, let text = texts.first, text.isInSameScope, text.element.role == .text else { return nil }
    return text.element
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
    first.contains { condition in second.contains { $0.subject == condition.subject && $0.branch != condition.branch } }
  }

  private struct Walk {
    var found: [(element: AccessibilityElement, when: [Condition], loops: Int)] = []

    mutating func visit(_ nodes: [AccessibilityNode], when: [Condition], loops: Int) {
      for node in nodes {
        switch node {
        case .element(let element): found.append((element, when, loops))
        case .container(let container): visit(container.nodes, when: when, loops: loops)
        case .choice(let branches):
          for branch in branches { visit(branch.nodes, when: when + [branch.condition], loops: loops) }
        case .repeated(let repetition): visit(repetition.nodes, when: when, loops: loops + 1)
        }
      }
    }
  }
}
