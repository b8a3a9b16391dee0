import AccessibilityModel
import SourceModel
import ViewEvaluation

/// The trees of the project's views that were built for the screen at hand: a component that stands on it often, in
/// each branch of a condition, is built once.
struct TreeMemo {
  private var entries: [Key: Entry] = [:]
  /// Views that were found to contain themselves: how deep in themselves they are decides where they are cut off.
  private var recursive: [String] = []

  private struct Key: Hashable {
    let view: ValueFingerprint
    let context: ViewContext
    /// How often each of the recursive views encloses the place.
    let nesting: [Int]
  }

  private struct Entry {
    let nodes: [AccessibilityNode]
    /// Uses of the project's views around the nodes, their own view included.
    let callSites: Int
    let elementCount: Int
    /// Holds what the fingerprint stands for.
    let view: CustomView
  }

  mutating func noteRecursion(of view: String) {
    if !recursive.contains(view) { recursive.append(view) }
  }

  /// The tree of a view, as it stands in a context, with the number of its elements.
  func nodes(_ view: ValueFingerprint, in context: ViewContext) -> (nodes: [AccessibilityNode], elementCount: Int)? {
    guard let entry = entries[key(view, context)] else { return nil }
    let sites = context.callSites
    return (entry.nodes.mapElements { $0.moved(to: sites, dropping: entry.callSites) }, entry.elementCount)
  }

  mutating func insert(
    _ nodes: [AccessibilityNode], for fingerprint: ValueFingerprint, of view: CustomView, in context: ViewContext
  ) {
    entries[key(fingerprint, context)] = Entry(
      nodes: nodes, callSites: context.callSites.count, elementCount: nodes.elements.count, view: view)
  }

  private func key(_ view: ValueFingerprint, _ context: ViewContext) -> Key {
    var handedDown = context
    handedDown.callSites = []
    handedDown.declarations = []
    handedDown.depth = 0
    let nesting = recursive.map { name in context.callSites.count { $0.view == name } }
    return Key(view: view, context: handedDown, nesting: nesting)
  }
}

extension AccessibilityElement {
  /// The element in another use of the view that it belongs to.
  fileprivate func moved(to sites: [CallSite], dropping count: Int) -> AccessibilityElement {
    var copy = self
    copy.callSites = sites + callSites.dropFirst(count)
    if !content.isEmpty { copy.content = content.map { $0.moved(to: sites, dropping: count) } }
    return copy
  }
}
