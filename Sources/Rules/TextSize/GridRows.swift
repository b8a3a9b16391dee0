import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Rows of a grid that scrolls sideways, of a fixed height that has no room for what stands in them when text is large:
/// `LazyHGrid(rows: [GridItem(.fixed(120))])`.
struct GridRows: Sendable {
  /// The call that makes the grid.
  let grid: SourceRange
  let height: Double
  /// Points that pictures of a fixed height and lines of text take together at twice the text size, at least.
  let needed: Double
  let lines: Int

  /// What reaches a little into the room between the rows can still be read.
  private static let least = 1.1

  /// What one member of a grid is made of; more are the members of a grid that code writes out.
  private static let mostParts = 40

  static func found(on screen: ScreenPlaces) -> [GridRows] {
    var columns: [Column: [Part]] = [:]
    var order: [Column] = []
    for (index, place) in screen.places.enumerated() {
      guard let grid = place.containers.last(where: { $0.kind == .lazyStack })?.source, name(of: grid) == "LazyHGrid",
        place.element.framework == .swiftUI else { continue }
      for part in parts(of: place.element, at: index) {
        let column = Column(grid: grid, callSites: place.element.callSites)
        if columns[column] == nil { order.append(column) }
        if columns[column, default: []].count < mostParts { columns[column, default: []].append(part) }
      }
    }
    return order.compactMap { column in
      guard let height = height(of: column.grid) else { return nil }
      return worst(of: columns[column] ?? [], in: column.grid, height, on: screen)
    }
  }

  private struct Column: Hashable {
    let grid: SourceRange
    let callSites: [CallSite]
  }

  private struct Part {
    let index: Int
    let layout: LayoutGroup
    let height: Double
    let isText: Bool
  }

  private static func parts(of element: AccessibilityElement, at index: Int) -> [Part] {
    if let layout = element.layout, element.role == .image {
      guard let setting = element.appearance.fixedHeight, element.expression.contains(setting.modifier),
        let height = setting.options.map(\.value).min(), height < 1000 else { return [] }
      return [Part(index: index, layout: layout, height: height, isText: false)]
    }
    guard element.exposure == .exposed else { return [] }
    return element.drawnTexts.compactMap { text in
      guard let layout = text.layout, text.appearance.minimumScale == nil, text.appearance.largestTextSize == nil,
        let line = LetterSize.line(text, at: TextStyles.doubled) else { return nil }
      return Part(index: index, layout: layout, height: line, isText: LetterSize.doubled(text) != nil)
    }
  }

  /// The stack of one member of the grid that lacks most room; what lies over a picture takes none.
  private static func worst(of parts: [Part], in grid: SourceRange, _ height: Double, on screen: ScreenPlaces) -> GridRows? {
    let stacks = Set(parts.map(\.layout).filter { $0.axis == .vertical }.map(\.source))
    let found = stacks.compactMap { stack -> GridRows? in
      var members: [Part] = []
      for part in parts where part.layout.axis == .vertical && stack.contains(part.layout.source) && part.layout.rowAround == nil {
        if members.allSatisfy({ screen.coexist($0.index, part.index) }) { members.append(part) }
      }
      let needed = members.map(\.height).reduce(0, +)
      guard members.count > 1, members.contains(where: \.isText), needed > height * least else { return nil }
      return GridRows(grid: grid, height: height, needed: needed.rounded(), lines: members.count(where: \.isText))
    }
    return found.max { $0.needed < $1.needed }
  }

  private static func name(of grid: SourceRange) -> String? { ModifierChain.base(of: grid) ?? String(grid.text.prefix { $0.isLetter }) }

  /// The height of the lowest row, where all have one that stands there as a number: in the call, or in the list that the
  /// file calls so.
  private static func height(of grid: SourceRange) -> Double? {
    guard let value = CallArguments(of: grid).arguments.first(where: { $0.label == "rows" })?.value else { return nil }
    var code = value.text
    if code.allSatisfy({ $0.isLetter || $0.isNumber || "_.".contains($0) }) {
      guard let name = code.split(separator: ".").last, let list = list(String(name), in: grid.file) else { return nil }
      code = list
    }
    let fixed = code.matches(of: kept { #/GridItem\(\s*(?:GridItem\.Size)?\.fixed\(\s*(\d+(?:\.\d+)?)\s*\)/# }).compactMap { Double($0.1) }
    return fixed.count == code.ranges(of: "GridItem(").count ? fixed.min() : nil
  }

  private static func list(_ name: String, in file: SourceFile) -> String? {
    let scanner = CodeScanner(bytes: file.bytes)
    for keyword in ["let", "var"] {
      guard let start = file.firstOffset(of: "\(keyword) \(name)") else { continue }
      var index = scanner.afterIdentifier(scanner.afterTrivia(start + keyword.count))
      guard index == start + keyword.count + 1 + name.utf8.count else { continue }
      // Up to the list that it is, in the same line.
      while index < file.bytes.count, ![UInt8(ascii: "\n"), UInt8(ascii: "="), UInt8(ascii: "{")].contains(file.bytes[index]) { index += 1 }
      index = scanner.afterTrivia(index + 1)
      guard index < file.bytes.count, file.bytes[index] == UInt8(ascii: "[") || file.bytes[index] == UInt8(ascii: "A") else { continue }
      let open = file.bytes[index] == UInt8(ascii: "[") ? index : scanner.afterIdentifier(index)
      if let end = scanner.afterGroup(open) { return SourceRange(file: file, start: index, end: end).text }
    }
    return nil
  }
}

extension FixedHeightClipsText {
  func gridRows(_ app: AppSubject) -> [Outcome] {
    var groups = Groups<GridRows>()
    for rows in app.ofEachScreen(Self.self, "grids", GridRows.found) where !app.project.widgets.contains(rows.grid.file) {
      groups.add(rows, at: rows.grid)
    }
    return groups.places.compactMap { place in
      guard let worst = groups.members(at: place).max(by: { $0.needed < $1.needed }) else { return nil }
      return .violation(Violation(
        """
        what stands in this grid takes at least \(FontSurvey.Found.number(worst.needed)) points at twice the text size, in rows of \
        \(FontSurvey.Found.number(worst.height))
        """, certainty: .review, at: place))
    }
  }

  static let gridExamples: [Example] = [
    .violation(
      """
      struct Covers: View {
        let songs: [Song]
        var body: some View {
          ScrollView(.horizontal) {
            ↓LazyHGrid(rows: [GridItem(.fixed(130), spacing: 8), GridItem(.fixed(130))]) {
              ForEach(songs) { song in
                VStack {
                  Image("cover").resizable().frame(width: 90, height: 90)
                  Text(song.title).font(.caption)
                  Text(song.artist).font(.caption2)
                }
              }
            }
          }
        }
      }
      """),
    .pass(
      """
      let songs: [Song]
      var body: some View {
        LazyHGrid(rows: [GridItem(.fixed(200))]) {
          ForEach(songs) { song in
            VStack { Image("cover").resizable().frame(width: 90, height: 90); Text(song.title).font(.caption) }
          }
        }
      }
      """),
    .pass(
      """
      let songs: [Song]
      var body: some View {
        LazyHGrid(rows: [GridItem(.flexible(minimum: 40))]) {
          ForEach(songs) { song in VStack { Image("cover").resizable().frame(width: 90, height: 90); Text(song.title) } }
        }
      }
      """),
  ]
}
