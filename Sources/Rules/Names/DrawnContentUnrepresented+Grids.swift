import AccessibilityModel
import PlatformKnowledge
import SourceModel

extension DrawnValue {
  /// A small mark for each of several things whose colour tells whether something is so of it, where a turn of the loop
  /// has nothing that is heard: `Rectangle().fill(done[day] ? .green : .gray)` in the grid of a year.
  init?(ofFlagIn subject: ElementSubject) {
    let element = subject.element
    guard Self.isSmallMark(element), let options = element.appearance.foreground?.options, options.count == 2,
      options.allSatisfy({ $0.conditions.count == 1 }), let condition = options[0].conditions.first,
      condition.subject == options[1].conditions[0].subject, condition.asks == .whether, !condition.isAboutLooks,
      NamedChoice.condition(condition) == nil, let value = Self.flag(condition.subjectText) else { return nil }
    let beside = subject.neighbours(before: Self.turnReach, after: Self.turnReach)
    // A loop over a known range is met once for each turn, and told at the first.
    let likes = beside.filter { $0.element.source == element.source }
    guard subject.isRepeated || !likes.isEmpty, !likes.contains(where: { $0.position < subject.position }) else { return nil }
    let isHeard = beside.contains { other in
      other.element.exposure == .exposed
        && (element.layout.map { other.element.layout == $0 } ?? false || subject.isRepeated && other.loops >= subject.loops
          || Self.speaks(other, of: value, beside: subject))
    }
    guard !isHeard else { return nil }
    self.init(value: value)
  }

  private static let turnReach = 10

  /// `done[day]` of `done[day] ?? false` and of `counts[day] > 0`, `day.isDone`, `doneDays.contains(day)`: what is so of
  /// one of several, and not how the control looks.
  private static func flag(_ test: String) -> String? {
    let text = [" ?? false", " > 0", " != 0"].lazy.filter(test.hasSuffix).map { String(test.dropLast($0.count)) }.first ?? test
    let lowered = text.lowercased()
    guard !text.contains(" ? "),
      !NameWords.words(.badgeState).union(NameWords.words(.drawnMotion)).contains(where: lowered.contains) else { return nil }
    if text.hasSuffix("]"), let start = text.firstIndex(of: "[") { return isPath(text[..<start]) ? text : nil }
    let named = text.hasSuffix(")") ? text.firstRange(of: ".contains(").map { text[..<$0.lowerBound] } : text[...]
    guard let named, isPath(named), named.first?.isLowercase ?? false, named.contains(".") || named.endIndex < text.endIndex,
      let name = named.split(separator: ".").last else { return nil }
    return DecorativeNames.parts(of: String(name)).contains(where: NameWords.words(.lastingState).contains) ? text : nil
  }

  private static func isPath(_ text: Substring) -> Bool { text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) } }
}

extension DrawnContentUnrepresented {
  /// Grids of marks.
  static let grids: [Example] = [
    .violation(
      """
      struct YearGrid: View {
        let done: [Bool]
        let days: [Int]
        var body: some View {
          HStack {
            ForEach(days, id: \\.self) { day in
              ↓Rectangle().fill(done[day] ? Color.green : Color.gray).frame(width: 12, height: 12)
            }
          }
        }
      }
      """),
    .violation(
      """
      struct HabitGrid: View {
        let days: [Day]
        var body: some View {
          LazyVGrid(columns: columns) {
            ForEach(days) { day in ↓Circle().fill(day.isDone ? Color.green : Color.gray).frame(width: 14, height: 14) }
          }
        }
      }
      struct Day: Identifiable { let id: Int; let isDone: Bool }
      """),
    .pass(
      """
      struct YearGrid: View {
        let done: [Bool]
        let days: [Int]
        var body: some View {
          HStack {
            ForEach(days, id: \\.self) { day in
              Rectangle().fill(done[day] ? Color.green : Color.gray).frame(width: 12, height: 12)
                .accessibilityElement().accessibilityLabel(done[day] ? "Done" : "Not done")
            }
          }
        }
      }
      """),
    // Where one is among the pages, and what can be pressed.
    .pass(
      """
      struct Dots: View {
        let pages: [Int]
        let page: Int
        var body: some View {
          HStack { ForEach(pages, id: \\.self) { Circle().fill($0 == page ? Color.blue : Color.gray).frame(width: 8, height: 8) } }
        }
      }
      """),
    .pass(
      """
      struct Tiles: View {
        let tiles: [Tile]
        var body: some View {
          ForEach(tiles) { tile in
            HStack { Text(tile.name); Circle().fill(tile.isSelected ? Color.blue : Color.gray).frame(width: 8, height: 8) }
          }
        }
      }
      struct Tile: Identifiable { let id: Int; let name: String; let isSelected: Bool }
      """),
  ]
}
