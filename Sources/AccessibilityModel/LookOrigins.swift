/// How deep in the project's views each part of what is handed down to an element was set, so that the element can be
/// put into another place and have there what that place hands down.
///
/// A part that was set outside of a view is set at a smaller depth than that of the view. Says nothing of the element
/// itself, so elements that differ in it alone are equal.
public final class LookOrigins: Sendable {
  /// By part, the depth at which it was set.
  public let depths: SIMD32<UInt8>
  /// What was said to decide about looks, in order, each with the depth at which it was.
  public let decisions: [(decision: Appearance.Decision, depth: UInt8)]

  public init(depths: SIMD32<UInt8>, decisions: [(decision: Appearance.Decision, depth: UInt8)]) {
    self.depths = depths
    self.decisions = decisions
  }

  /// Nothing was set.
  public static let none = LookOrigins(depths: .zero, decisions: [])
}

extension AccessibilityElement {
  /// The same, with what was merged into it, as something to which nothing is handed down.
  public var withoutOrigins: AccessibilityElement {
    var result = self
    result.origins = nil
    if !content.isEmpty { result.content = content.map(\.withoutOrigins) }
    return result
  }
}
