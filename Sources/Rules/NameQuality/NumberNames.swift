import AccessibilityModel
import SourceModel

/// The buttons of a screen that are called by a number and nothing else.
struct NumberNames: ScreenSurvey {
  private let names: Set<String>

  /// As many as the digits but one are the keys of a pad, where a number is all there is to say.
  private static let fewestKeys = 9

  init(_ screen: ScreenPlaces) {
    names = Set(screen.all.lazy.filter(Self.isNumber).compactMap { $0.label?.value.literal })
  }

  var areKeys: Bool { names.count >= Self.fewestKeys }

  /// "3": nothing tells what happens with three of what.
  static func isNumber(_ element: AccessibilityElement) -> Bool {
    guard element.role == .button, element.exposure == .exposed, element.value == nil, element.hint == nil,
      let label = element.label?.value else { return false }
    if let name = label.literal { return !name.isEmpty && name.count <= 3 && name.allSatisfy(\.isNumber) }
    // How many there are is a number, whatever it is.
    return label.isOnlyHoles && label.holes.count == 1 && label.holes.allSatisfy(isCount) && element.content.count < 2
  }

  /// `likes.count`, `followerCount`
  private static func isCount(_ hole: String) -> Bool {
    hole.allSatisfy { $0.isLetter || $0.isNumber || "._$?!".contains($0) } && DecorativeNames.parts(of: hole).last == "count"
  }
}
