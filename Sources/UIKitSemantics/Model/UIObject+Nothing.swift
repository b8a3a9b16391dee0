import PlatformKnowledge

/// Objects of which nobody hears anything.
extension UIObject {
  /// A plain view, or one that only blurs or draws a picture, of which all that it holds is known, and that is nothing
  /// either.
  var showsNothing: Bool {
    guard let base, Self.isPlainView(base), !mayBeCompletedElsewhere, hostingController == nil, shownController == nil
    else { return false }
    return children.allSatisfy(\.object.showsNothing) && !settingOrder.contains { $0.hasPrefix("accessibility") }
      && settings["isAccessibilityElement"] == nil
  }

  /// A class that draws at most a picture: `UIView`, and views of packages that only move something, such as Lottie's.
  private static func isPlainView(_ base: String) -> Bool {
    base == "UIView" || base == "UIVisualEffectView" || UIKitClasses.named(base)?.role == "image"
      || LibraryClasses.plainBase(ofClass: base) == "UIView"
  }
}
