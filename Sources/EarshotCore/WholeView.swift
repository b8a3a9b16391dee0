import AccessibilityModel
import SourceModel

/// A view that is whole in the screens that use it, so that it was not built by itself.
public struct WholeView: Sendable {
  public let name: String
  public let source: SourceRange
  /// Where its code stands.
  public let code: [SourceRange]
}

extension Analysis {
  /// Those of the views that are whole in others which were not built; none where only some screens were asked for.
  public var wholeInOthers: [WholeView] { wholeViews.value }
}
