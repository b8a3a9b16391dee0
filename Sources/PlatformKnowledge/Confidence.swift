/// How well a fact is attested.
public enum Confidence: String, Hashable, Sendable, CaseIterable {
  /// Asserted by a test, recorded, or said by Apple.
  case high
  /// One clear note, or several consistent ones.
  case medium
  /// Prose, analogy or inference.
  case low
}
