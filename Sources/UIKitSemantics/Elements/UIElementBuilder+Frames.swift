import AccessibilityModel
import SourceModel

extension UIElementBuilder {
  /// Whether an interface file puts a view beside the view of its controller, where nobody gets to: nothing scrolls there,
  /// and neither code nor a constraint that code reaches moves it.
  func isOutOfSight(_ object: UIObject) -> Bool {
    guard object.framework == .interfaceFile, var place = object.frame, place.width > 0, place.height > 0 else { return false }
    var view = object
    while let holder = view.parent {
      guard holder.framework == .interfaceFile, !mayMove(view), !holder.isKind(of: "UIScrollView"),
        !holder.isKind(of: "UIStackView"), let frame = holder.frame else { return false }
      if holder.parent != nil { (place.x, place.y) = (place.x + frame.x, place.y + frame.y) }
      view = holder
    }
    // Only the view of a controller is as large as the screen.
    guard view !== object, view.isControllersView, let bounds = view.frame, bounds.width > 0, bounds.height > 0 else { return false }
    return place.y >= bounds.height || place.x >= bounds.width || place.y + place.height <= 0 || place.x + place.width <= 0
  }

  private func mayMove(_ view: UIObject) -> Bool {
    if view.isMovable || view.mayBeCompletedElsewhere || missesCode || view.isOfUnseenClass { return true }
    let declarations = facts.evaluator.declarations
    return view.outletNames.contains { name in
      ["frame", "transform", "center", "layer", "snp"].contains { declarations.mayChange("\(name).\($0)") }
    }
  }

  /// A stack of an interface file gives what it holds frames of its own.
  func setFrameAroundStacks(of object: UIObject, in platform: inout PlatformFacts) {
    guard var frame = platform.frame, var holder = object.parent, holder.isKind(of: "UIStackView") else { return }
    while holder.isKind(of: "UIStackView"), let stack = holder.frame, let next = holder.parent {
      (frame.x, frame.y, holder) = (frame.x + stack.x, frame.y + stack.y, next)
    }
    guard !holder.isKind(of: "UIStackView") else { return }
    (platform.frameAroundStacks, platform.viewAroundStacks) = (frame, holder.source)
  }
}
