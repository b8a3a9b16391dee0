import AccessibilityModel
import SourceModel

/// A picture that run time has or is still loading, and that reacts to a tap as a part of a card.
enum LoadedPicture {
  /// A spinner stands where a picture comes that reacts to the same tap: `AsyncImage` shows the one and then the other.
  static func isShownLater(than subject: ElementSubject) -> Bool {
    guard subject.element.role == .progress, let tap = tap(of: subject.element),
      let area = ModifierChain.whole(around: tap) else { return false }
    // A picture from a network is no element, and what is none has no gestures.
    return subject.neighbours(before: reach, after: reach).contains { other in
      other.element.role == .image && !subject.coexists(with: other) && area.contains(other.element.source)
    }
  }

  /// The text under it, which says what the card is about and has no part in the tap.
  static func caption(of subject: ElementSubject) -> ProposedName? {
    let element = subject.element
    guard let tap = tap(of: element), isUnnamed(element) || isShownLater(than: subject) else { return nil }
    let mates = StackMates(of: subject)
    guard mates.axis == .vertical,
      let below = mates.mates.filter(\.isAfter).min(by: { $0.distance < $1.distance })?.element, below.role == .text,
      below.hasWords, self.tap(of: below) != tap, element.callSites.starts(with: below.callSites) else { return nil }
    return ProposedName(text: below, for: element)
  }

  /// Elements on either side among which the states of one picture stand.
  private static let reach = 2

  private static func isUnnamed(_ element: AccessibilityElement) -> Bool {
    guard element.role == .image, case .runtime? = element.image else { return false }
    return element.isUnnamedPicture || element.isUnnamed
  }

  private static func tap(of element: AccessibilityElement) -> SourceRange? {
    element.gestures.first { $0.kind == .tap }?.source
  }
}
