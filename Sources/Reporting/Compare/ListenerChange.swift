import AccessibilityModel
import SourceModel

/// One difference that a listener meets on a screen.
public struct ListenerChange: Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case added, removed, reworded, moved
    /// Several stops became one.
    case merged
    /// One stop became several.
    case split
    /// Was there always and now under a condition, or the other way round.
    case conditional
    /// Still on screen and no longer a stop.
    case hidden
    /// Was on screen and now is a stop.
    case exposed
  }

  public var kind: Kind
  public var before: [HeardStop]
  public var after: [HeardStop]
  /// What is heard right before it now; nil at the beginning, and for what is gone.
  public var previous: String?
  /// The same change for other alternatives of the same places, such as those of another state of the view.
  public var alternatives: [ListenerChange] = []
  /// Names of further screens that have the change.
  public var alsoOn: [String] = []

  init(_ kind: Kind, before: [HeardStop] = [], after: [HeardStop] = [], previous: String? = nil) {
    self.kind = kind
    self.before = before
    self.after = after
    self.previous = previous
  }

  /// Where it comes from now; for what is gone, where it came from. In the file of a screen that is the use of the
  /// component there.
  func place(in file: String) -> SourceRange? {
    guard let element = (after.first ?? before.first)?.element else { return nil }
    if element.source.file.path == file { return element.source }
    return element.callSites.last { $0.source.file.path == file }?.source ?? element.source
  }

  /// The code of the element itself.
  var ownPlace: SourceRange? { (after.first ?? before.first)?.place }

  /// The same for a change that a component makes wherever it is used.
  ///
  /// - Parameter uses: The code of all calls of the project's views before and after. When an element comes from a call
  ///   that both have, its component changed, and what is heard differs only with the arguments; else the call is what
  ///   changed.
  func identity(_ uses: CallUses) -> Identity {
    let isOfComponent = (before + after).allSatisfy { uses.areInBoth($0.element) }
    return Identity(
      kind: kind, keys: isOfComponent ? [] : [before.map(\.key), after.map(\.key)],
      sources: Set(before.map(\.place) + after.map(\.place)))
  }

  struct Identity: Hashable {
    var kind: Kind
    var keys: [[String]]
    var sources: Set<SourceRange>
  }

  /// Joins changes of alternatives of the same places, so that one change of code is told once, by the alternative that
  /// says most.
  static func joined(_ changes: [ListenerChange]) -> [ListenerChange] {
    var groups: [(places: Set<Place>, changes: [ListenerChange])] = []
    for change in changes {
      var joined: (places: Set<Place>, changes: [ListenerChange]) = (change.places, [])
      let touching = groups.indices.filter { !groups[$0].places.isDisjoint(with: joined.places) }
      for index in touching {
        joined.places.formUnion(groups[index].places)
        joined.changes += groups[index].changes
      }
      joined.changes.append(change)
      if let first = touching.first {
        groups[first] = joined
        for index in touching.dropFirst().reversed() { groups.remove(at: index) }
      } else {
        groups.append(joined)
      }
    }
    return groups.map { group in
      let main = group.changes.indices.min { group.changes[$0].rank($0) < group.changes[$1].rank($1) } ?? 0
      var change = group.changes[main]
      change.alternatives = group.changes.enumerated().filter { $0.offset != main }.map(\.element)
      return change
    }
  }

  private struct Place: Hashable {
    var isAfter: Bool
    var number: Int
  }

  private var places: Set<Place> {
    Set(before.map { Place(isAfter: false, number: $0.number) } + after.map { Place(isAfter: true, number: $0.number) })
  }

  /// The lower, the more it says: what has become of something more than that it is there or gone, few holes.
  private func rank(_ index: Int) -> (Int, Int, Int) {
    let importance: [Kind] = [.merged, .split, .reworded, .moved, .exposed, .hidden, .conditional, .added, .removed]
    let holes = (before + after).reduce(0) { $0 + $1.heard.count { $0 == "«" } }
    return (importance.firstIndex(of: kind) ?? importance.count, holes, index)
  }
}

/// The calls of the project's own views in two states.
struct CallUses {
  private var old: Set<String> = []
  private var new: Set<String> = []

  init(before: [HeardStop], after: [HeardStop]) {
    old = Set(before.compactMap { $0.element.callSites.last?.source.compactText })
    new = Set(after.compactMap { $0.element.callSites.last?.source.compactText })
  }

  /// Whether the element comes from a call that is written in both states, or from the screen itself.
  func areInBoth(_ element: AccessibilityElement) -> Bool {
    guard let call = element.callSites.last?.source.compactText else { return true }
    return old.contains(call) && new.contains(call)
  }
}
