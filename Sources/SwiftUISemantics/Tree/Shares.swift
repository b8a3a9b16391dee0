/// How the views of a screen that is too large for all of them are divided among its parts, so that something of each is
/// there: of what stands side by side each part gets as much as the others, and what one leaves goes to the next.
struct Shares {
  /// Whether the screen is too large.
  var isOn = false
  /// Nodes that were gone through.
  var nodes = 0
  /// The next view that is built is one that a modifier adds others to, and leaves some for these: a toolbar and sheets
  /// are built after the view, which may have any size.
  var keepsRest = false

  /// Code that doubles without end may be gone through without meeting a view.
  static let nodeLimit = 200_000

  /// What the view gets of what is left.
  static let ofBase = 0.875
}
