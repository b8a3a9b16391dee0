import AccessibilityModel
import SourceModel

/// A segmented control with words that are wider than the part of a phone's screen that each segment has. Segments are
/// equally wide and their letters keep their size, so these words are cut off at every text size.
struct CutSegments: Sendable {
  /// Where the control is written.
  let control: SourceRange
  let words: String
  let count: Int
  /// Points that the words take, rather too few, and points that a segment has.
  let needed, room: Double

  /// Points that a phone leaves for the control (Apple: Human Interface Guidelines, Layout, 390 points less margins of 16).
  private static let phone = 358.0
  /// Points of the letters in segments, measured: those of a footnote at the usual text size. Apple gives no number.
  private static let letters = 13.0

  /// The segment of each control of a screen that lacks most.
  static func found(on screen: ScreenPlaces) -> [CutSegments] {
    var groups = Groups<CutSegments>()
    for place in screen.places {
      guard let control = place.containers.last, control.kind == .segmentedControl, let segment = CutSegments(place.element, in: control)
      else { continue }
      groups.add(segment, at: control.source)
    }
    return groups.places.compactMap { place in groups.members(at: place).max { $0.lacking < $1.lacking } }
  }

  private init?(_ segment: AccessibilityElement, in control: AccessibilityContainer) {
    guard segment.exposure == .exposed, segment.framework == .swiftUI, segment.viewName == "Text",
      let count = segment.position?.count, count > 1, let words = segment.drawnText.literal, words.count > 1,
      segment.appearance.minimumScale == nil, !Self.mayRun(control) else { return nil }
    let width = min(Self.phone, segment.appearance.fixedWidth?.options.map(\.value).max() ?? Self.phone)
    room = (width / Double(count)).rounded()
    needed = LetterSize.width(of: words, size: Self.letters).rounded()
    guard needed > room else { return nil }
    (self.control, self.words, self.count) = (control.source, words, count)
  }

  /// How much of the words has no room.
  var lacking: Double { needed / room }

  /// It takes the width that it needs, or stands where there is more of it, as in what scrolls sideways.
  private static func mayRun(_ control: AccessibilityContainer) -> Bool {
    OneLine.hasRoom(control.source) || ModifierChain.links(after: control.source).contains { $0.name == "fixedSize" }
  }
}
