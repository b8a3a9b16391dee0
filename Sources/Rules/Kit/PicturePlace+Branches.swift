import AccessibilityModel
import SourceModel

/// Pictures that are there under a condition: whether they tell of it.
extension UnnamedPicture.Place {
  /// Nothing near it that is there under the same condition has words.
  static func isAllOfBranch(_ subject: ElementSubject, _ image: ImageSource) -> Bool {
    guard let shown = subject.when.last, !isThereForItself(subject, image), !isSameOtherwise(subject, than: shown) else { return false }
    return !subject.neighbours(before: 4, after: 4).contains { other in
      other.element.exposure == .exposed && other.element.hasWords
        && (other.when.contains(shown) || subject.when.starts(with: other.when) && other.element.saysOtherwise(by: shown))
    }
  }

  /// The same picture is there in the other case as well and moves in another way: `if #available(iOS 17, *)`. Its colour could tell
  /// which case it is.
  static func isSameOtherwise(_ subject: ElementSubject, than shown: Condition) -> Bool {
    subject.neighbours(before: 2, after: 2).contains { other in
      other.element.role == .image && other.element.image == subject.element.image && other.callSites == subject.callSites
        && other.when.dropLast() == subject.when.dropLast() && other.when.last?.isOtherOutcome(of: shown) ?? false
        && other.element.appearance.foreground?.single == subject.element.appearance.foreground?.single
        && other.element.appearance.opacity?.single == subject.element.appearance.opacity?.single
    }
  }

  /// All that decides whether it is there is whether there is a picture to show: `if let icon { Image(icon) }`. That is no
  /// state of anything else.
  static func isThereForItself(_ subject: ElementSubject, _ image: ImageSource) -> Bool {
    guard let shown = subject.when.last else { return false }
    let names: [String]
    switch image {
    case .symbol(let name), .asset(let name): names = name.holes
    // What people took or were sent is content.
    case .runtime: return false
    }
    return names.contains { shown.subject == $0 + " != nil" && shown.description == shown.subject }
  }
}

extension AccessibilityElement {
  /// Its words are others while something does not hold: `Text(isLoading ? "Loading" : "Not found")`.
  fileprivate func saysOtherwise(by condition: Condition) -> Bool {
    label?.value.choices.contains { $0.contains { $0.subject == condition.subject } } ?? false
  }
}
