import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A list in a frame of a fixed height that is lower than two of its rows when text is large: people scroll through a slit.
struct LowList: Sendable {
  /// The frame, from its dot.
  let frame: SourceRange
  let height: Double
  /// Points of a row with one line at the largest text size, rather too few.
  let row: Double

  /// Above and below the text of a row: 44 points for a line of 22 (Apple: Human Interface Guidelines, Layout and Typography).
  private static let margins = 22.0
  /// Lower frames hide a list.
  private static let least = 44.0

  /// The frames of a screen that are too low for their lists.
  static func found(on screen: ScreenPlaces, in context: RuleContext) -> [LowList] {
    var seen: Set<SourceRange> = []
    return screen.places.compactMap { place -> LowList? in
      guard place.element.exposure == .exposed, place.element.framework == .swiftUI, place.element.role != .sectionHeader,
        let list = place.containers.last(where: { $0.kind == .list })?.source,
        let line = place.element.drawnTexts.compactMap(line).max(),
        let frame = frame(behind: list) ?? frame(aroundViewOf: list, of: place.element, in: context),
        frame.height >= least, frame.height < 2 * (line + margins), seen.insert(frame.place).inserted else { return nil }
      return LowList(frame: frame.place, height: frame.height, row: line + margins)
    }
  }

  /// The height of a line that grows; nil where it does not, or shrinks.
  private static func line(of text: AccessibilityElement) -> Double? {
    guard text.appearance.minimumScale == nil, text.appearance.largestTextSize == nil,
      LetterSize.letters(text, at: TextStyles.largest) != nil else { return nil }
    return LetterSize.line(text, at: TextStyles.largest)
  }

  private static func frame(behind list: SourceRange) -> (place: SourceRange, height: Double)? {
    let frames = ModifierChain.links(after: list).filter { $0.name == "frame" }
    return frames.lazy.compactMap { frame in
      CallArguments(of: frame.range).arguments.first { $0.label == "height" }.flatMap { Double($0.value.text) }
        .map { (place: frame.range, height: $0) }
    }.first
  }

  /// The frame where the view is used that the list is written in; what stands in its rows has frames of its own.
  private static func frame(
    aroundViewOf list: SourceRange, of element: AccessibilityElement, in context: RuleContext
  ) -> (place: SourceRange, height: Double)? {
    guard let view = list.file.typeName(around: list.start), let use = element.callSites.last(where: { $0.view == view }),
      let call = context.call(at: use.source) else { return nil }
    return CodeChain(reading: call).links.lazy.compactMap { link in
      link.name == "frame" ? link.call.argument("height")?.numberValue.map { (place: link.place, height: $0) } : nil
    }.first
  }
}

extension FixedHeightClipsText {
  /// Lists that show no more than a row.
  func lowLists(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    var groups = Groups<LowList>()
    for list in app.ofEachScreen(Self.self, "lists", { LowList.found(on: $0, in: context) })
    where !app.project.widgets.contains(list.frame.file) {
      groups.add(list, at: list.frame)
    }
    return groups.places.compactMap { place in
      guard let worst = groups.members(at: place).max(by: { $0.row < $1.row }) else { return nil }
      return .violation(Violation(
        """
        rows of this list are \(FontSurvey.Found.number(worst.row.rounded())) points high at the largest text size, in a frame of \
        \(FontSurvey.Found.number(worst.height))
        """, certainty: .review, at: place))
    }
  }

  static let listExamples: [Example] = [
    .violation(
      """
      struct Bill: View {
        let items: [Item]
        var body: some View {
          ScrollView {
            VStack { Text("Things to buy").font(.headline); Things(items: items)↓.frame(width: 330, height: 120) }
          }
        }
      }
      struct Things: View {
        let items: [Item]
        var body: some View { List(items) { item in Text(item.name) }.listStyle(.plain) }
      }
      """),
    .violation(
      """
      let items: [Item]
      var body: some View {
        VStack { List { ForEach(items) { item in Text(item.name) } }↓.frame(height: 100); Button("Add") { add() } }
      }
      """),
    .pass(
      """
      let items: [Item]
      var body: some View {
        VStack { List(items) { item in Text(item.name).font(.caption) }.frame(height: 300); Button("Add") { add() } }
      }
      """),
    .pass(
      """
      let items: [Item]
      var body: some View {
        List(items) { item in HStack { Text(item.name); ItemMark(item: item).frame(width: 40, height: 60) } }
      }
      struct ItemMark: View {
        let item: Item
        var body: some View { Text(item.mark).font(.caption) }
      }
      """),
  ]
}
