import AccessibilityModel
import PlatformKnowledge
import SourceModel

extension ElementSubject {
  /// An arrow that only leads the eye from one thing to the next, or from words to what they speak of: whoever hears the things
  /// one after the other needs none. Beside a number an arrow up or down may say that it rose or fell.
  var onlyPoints: Bool {
    guard element.role == .image, element.gestures.isEmpty, !element.isInteractive, case .symbol(let name)? = element.image,
      let symbol = name.literal else { return false }
    let parts = symbol.split(separator: ".").map(String.init)
    let pointing = NameWords.words(.pointing)
    guard let first = parts.first, NameWords.words(.arrow).contains(where: first.hasPrefix), parts.allSatisfy(pointing.contains),
      // Two of them swap or sort.
      parts.count(where: { $0 == first }) == 1,
      case let around = neighbours(before: 4, after: 4).filter({ $0.element.exposure == .exposed }),
      // One of two that take turns says which of two it is.
      !around.contains(where: { $0.element.role == .image && $0.element.layout == element.layout && !coexists(with: $0) }) else { return false }
    let near = around.filter { coexists(with: $0) }
    guard near.contains(where: { $0.element.hasWords }) else { return false }
    guard parts.contains("up") || parts.contains("down") else { return true }
    let beside = near.filter { abs($0.position - position) == 1 }
    return beside.allSatisfy { !($0.element.label?.value.hasHoles ?? false) || $0.element.role != .text }
  }
}
