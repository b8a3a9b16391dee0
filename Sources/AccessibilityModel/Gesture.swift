import SourceModel

/// A touch gesture that a view reacts to and that assistive technologies may not reach.
///
/// A value whose facts are shared until one of them is changed: each element within a view holds the gestures of all views
/// around it, and several hundred bytes for each of them were most of the memory of some apps.
public struct Gesture: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case tap, longPress, drag, magnify, rotate, other }

  @usableFromInline var storage: Storage

  // Unchecked: the facts are changed only through a gesture that holds the storage alone.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @usableFromInline var facts: Facts

    @usableFromInline
    init(_ facts: Facts) { self.facts = facts }
  }

  @usableFromInline
  struct Facts: Hashable, Sendable {
    @usableFromInline var kind: Kind
    @usableFromInline var count: Int
    @usableFromInline var effect: ActionSummary
    @usableFromInline var isSwipe: Bool = false
    @usableFromInline var isAtPoint: Bool = false
    @usableFromInline var isPart: Bool = false
    @usableFromInline var modifier: String?
    @usableFromInline var minimumDuration: Double?
    @usableFromInline var dragged: [ActionSummary.Assignment] = []
    @usableFromInline var moving: ActionSummary?
    @usableFromInline var lifting: ActionSummary?
    @usableFromInline var source: SourceRange

    @usableFromInline
    init(kind: Kind, count: Int, effect: ActionSummary, source: SourceRange) {
      self.kind = kind
      self.count = count
      self.effect = effect
      self.source = source
    }
  }

  public init(kind: Kind, count: Int, effect: ActionSummary, source: SourceRange) {
    storage = Storage(Facts(kind: kind, count: count, effect: effect, source: source))
  }

  /// To be called before a change.
  @usableFromInline
  mutating func unshare() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.facts) }
  }

  @inlinable public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.storage.facts == right.storage.facts
  }

  @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(storage.facts) }

  @inlinable public var kind: Kind {
    get { storage.facts.kind }
    _modify {
      unshare()
      yield &storage.facts.kind
    }
  }
  /// Number of taps, 1 for other kinds.
  @inlinable public var count: Int {
    get { storage.facts.count }
    _modify {
      unshare()
      yield &storage.facts.count
    }
  }
  /// What the gesture does, as far as its code tells.
  @inlinable public var effect: ActionSummary {
    get { storage.facts.effect }
    _modify {
      unshare()
      yield &storage.facts.effect
    }
  }
  /// A drag that is one stroke in a direction, as a `UISwipeGestureRecognizer` asks for.
  @inlinable public var isSwipe: Bool {
    get { storage.facts.isSwipe }
    _modify {
      unshare()
      yield &storage.facts.isSwipe
    }
  }
  /// Of a tap: what it does depends on where it is (`onTapGesture { location in … }`).
  @inlinable public var isAtPoint: Bool {
    get { storage.facts.isAtPoint }
    _modify {
      unshare()
      yield &storage.facts.isAtPoint
    }
  }
  /// One of several that a modifier adds at once, such as the pinch of `.gesture(SimultaneousGesture(pinch, drag))`: that it
  /// is there is known, and what it does is judged by nobody.
  @inlinable public var isPart: Bool {
    get { storage.facts.isPart }
    _modify {
      unshare()
      yield &storage.facts.isPart
    }
  }
  /// The modifier by which code of SwiftUI adds it, such as `onTapGesture`; nil elsewhere.
  @inlinable public var modifier: String? {
    get { storage.facts.modifier }
    _modify {
      unshare()
      yield &storage.facts.modifier
    }
  }
  /// Of a long press, the seconds that it takes, as far as code tells; infinite for one that is never over.
  @inlinable public var minimumDuration: Double? {
    get { storage.facts.minimumDuration }
    _modify {
      unshare()
      yield &storage.facts.minimumDuration
    }
  }
  /// Of a drag, what it sets from where the finger is.
  @inlinable public var dragged: [ActionSummary.Assignment] {
    get { storage.facts.dragged }
    _modify {
      unshare()
      yield &storage.facts.dragged
    }
  }
  /// Of a drag, what it does while the finger moves; nil where its code is not known.
  @inlinable public var moving: ActionSummary? {
    get { storage.facts.moving }
    _modify {
      unshare()
      yield &storage.facts.moving
    }
  }
  /// Of a drag, what it does when the finger is lifted; nil where its code is not known.
  @inlinable public var lifting: ActionSummary? {
    get { storage.facts.lifting }
    _modify {
      unshare()
      yield &storage.facts.lifting
    }
  }
  @inlinable public var source: SourceRange {
    get { storage.facts.source }
    _modify {
      unshare()
      yield &storage.facts.source
    }
  }
}
