import AccessibilityModel
import SourceModel

/// Whether rows of a fixed height have room for the lines of their labels at twice the text size; what rules about code and
/// files share.
enum RowRoom {
  /// nil for what is no cell of a list with rows of one height, or has no label that grows.
  static func check(_ cell: AccessibilityElement) -> Outcome? {
    guard let row = cell.platform?.rowHeight else { return nil }
    let labels = texts(in: cell).compactMap(Label.init)
    guard !labels.isEmpty else { return nil }
    let needs = labels.map { label in (label, labels.reduce(label.needed) { $0 + ($1.isAboveOrBelow(label) ? $1.needed : 0) }) }
    guard let worst = needs.max(by: { $0.1 < $1.1 }), worst.1 > row.points else { return .pass }
    let violation = Violation(
      """
      a row of \(FontSurvey.Found.number(row.points)) points has no room for \(worst.0.element.drawnNoun) at twice the text size, \
      where it needs \(FontSurvey.Found.number(worst.1.rounded()))
      """, certainty: .review, severity: .note, at: row.source, related: [RelatedPlace(worst.0.element.source, "the text")])
    return Outcome.violation(violation).causing(.constant("rows at \(row.source.file.path) \(row.source.start)"))
  }

  private static func texts(in element: AccessibilityElement) -> [AccessibilityElement] {
    element.content.flatMap { [$0] + texts(in: $0) }
  }

  private struct Label {
    let element: AccessibilityElement
    /// The height that it needs at twice the text size.
    let needed: Double

    init?(_ element: AccessibilityElement) {
      guard let platform = element.platform, platform.baseClass == "UILabel", element.exposure != .hidden, element.role == .text,
        element.appearance.font != nil, let letters = LetterSize.doubled(element), UIKitDoubt.reason(element) == nil else { return nil }
      if platform.setting("adjustsFontSizeToFitWidth").map({ !["false", "\"NO\""].contains($0.value) }) ?? false { return nil }
      self.element = element
      let lines = Self.lines(element, platform)
      needed = lines > 1 ? Double(lines) * letters * Self.leading : letters
    }

    /// From one base line to the next, in sizes of the letters (Human Interface Guidelines, Typography, Dynamic Type sizes).
    private static let leading = 1.2

    /// As many as it says; where that is any number, those that its place in the file has room for, or two.
    private static func lines(_ element: AccessibilityElement, _ platform: PlatformFacts) -> Int {
      let written = platform.settings.last { $0.name == "numberOfLines" && !$0.isLater }?.value
      guard let number = written.flatMap({ Int($0.filter { $0 != "\"" }) }) else { return 1 }
      guard number == 0 else { return min(number, most) }
      guard let frame = platform.frame, let line = LetterSize.usualLine(element) else { return 2 }
      return min(max(2, Int(frame.height / line)), most)
    }

    /// More of a text is seldom in a row.
    private static let most = 5

    /// Both stand in one view of a file, one above the other.
    func isAboveOrBelow(_ other: Label) -> Bool {
      guard let mine = element.platform, let theirs = other.element.platform, element.source != other.element.source,
        mine.superview == theirs.superview, let frame = mine.frame, let around = theirs.frame else { return false }
      let overlapsAcross = frame.x < around.x + around.width && around.x < frame.x + frame.width
      return overlapsAcross && (frame.y >= around.y + around.height || around.y >= frame.y + frame.height)
    }
  }
}
