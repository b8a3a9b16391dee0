import AccessibilityModel
import SourceModel

extension UIElementBuilder {
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
