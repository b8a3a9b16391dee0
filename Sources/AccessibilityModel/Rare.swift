/// What few elements have, kept apart from those that lack it: elements are copied whenever a modifier changes them, and
/// each copy took a thousand bytes and touched all that they hold, most of which was nil.
@propertyWrapper
@usableFromInline
struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  // Unchecked: the value is changed only by the one holder of a box.
  @usableFromInline
  final class Box: @unchecked Sendable {
    @usableFromInline var value: Value?

    @usableFromInline
    init(_ value: Value?) { self.value = value }
  }

  @usableFromInline var box: Box?

  @inlinable
  init(wrappedValue: Value?) { box = wrappedValue.map(Box.init) }

  @inlinable var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
    _modify {
      if box == nil {
        box = Box(nil)
      } else if !isKnownUniquelyReferenced(&box) {
        box = Box(box!.value)
      }
      yield &box!.value
    }
  }

  @inlinable
  static func == (left: Self, right: Self) -> Bool { left.box === right.box || left.wrappedValue == right.wrappedValue }

  @inlinable
  func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
