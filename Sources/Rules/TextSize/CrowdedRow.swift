import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Texts that stand side by side, whose words take more room than a line has when text is large. Each by itself would
/// have enough, so the row could become a column.
struct CrowdedRow: Sendable {
  /// The horizontal stack.
  let row: SourceRange
  /// The widest of the texts.
  let text: AccessibilityElement
  let count: Int
  /// Points that the words take together, rather too few, and that the line has.
  let needed, room: Double
  /// At the largest text size alone; else at twice the usual one.
  let isAtLargest: Bool

  /// What lacks less is made up for by narrow letters.
  private static let least = 1.15
  /// Letters of a word of which source tells nothing.
  private static let shortWord = 2.0

  static func found(on screen: ScreenPlaces, in context: RuleContext) -> [CrowdedRow] {
    var rows: [Key: [Member]] = [:]
    var order: [Key] = []
    for (index, place) in screen.places.enumerated() where roles.contains(place.element.role) && !OneLine.isInBar(place) {
      for text in place.element.drawnTexts {
        guard let layout = text.layout, let row = layout.axis == .horizontal ? layout.source : layout.rowAround,
          // What the row presents, such as the entries of a menu in it, stands elsewhere.
          !row.contains(screen.screen.source), let member = Member(text, in: layout, at: index) else { continue }
        let key = Key(row: row, callSites: text.callSites.filter { !row.contains($0.source) }, line: LineRoom.width(in: place.containers))
        if rows[key] == nil { order.append(key) }
        rows[key, default: []].append(member)
      }
    }
    return order.compactMap { key in worst(of: rows[key] ?? [], in: key, on: screen, in: context) }
  }

  private struct Key: Hashable {
    let row: SourceRange
    let callSites: [CallSite]
    let line: Double
  }

  private struct Member {
    let index: Int
    let text: AccessibilityElement
    let stack: SourceRange
    /// Points of its longest word at twice the usual text size, and at the largest.
    let doubled, largest: Double

    init?(_ text: AccessibilityElement, in layout: LayoutGroup, at index: Int) {
      guard text.framework == .swiftUI, text.role == .text, text.appearance.largestTextSize == nil,
        let doubled = CrowdedRow.width(of: text, at: TextStyles.doubled), let largest = CrowdedRow.width(of: text, at: TextStyles.largest),
        !OneLine.standsWhereItMayRun(text) else { return nil }
      (self.index, self.text, stack, self.doubled, self.largest) = (index, text, layout.source, doubled, largest)
    }
  }

  /// What shows its words where it stands.
  private static let roles: Set<ElementRole> = [.text, .button, .link, .navigationLink, .label, .combined]

  /// What stands in the row at the same time, for each time that its code is run: by a loop around it, or by a function that
  /// is called again and again.
  private static func turns(_ members: [Member], on screen: ScreenPlaces) -> [[Member]] {
    var turns: [[Member]] = [[]]
    for member in members {
      if turns[turns.count - 1].contains(where: { $0.text.source == member.text.source && $0.text.callSites == member.text.callSites }) {
        turns.append([member])
      } else if turns[turns.count - 1].allSatisfy({ screen.coexist($0.index, member.index) }) {
        turns[turns.count - 1].append(member)
      }
    }
    return turns
  }

  private static func worst(of members: [Member], in key: Key, on screen: ScreenPlaces, in context: RuleContext) -> CrowdedRow? {
    guard members.count > 1 else { return nil }
    let found = turns(members, on: screen).compactMap { crowded($0, in: key, in: context) }
    return found.max { $0.weight < $1.weight }
  }

  private static func crowded(_ together: [Member], in key: Key, in context: RuleContext) -> CrowdedRow? {
    guard let stack = context.call(at: key.row).flatMap({ CodeChain(reading: $0).call }), stack.callee.plainName == "HStack" else { return nil }
    let gap = stack.argument("spacing")?.numberValue ?? LineRoom.spacing
    for (width, isAtLargest) in [(\Member.doubled, false), (\Member.largest, true)] {
      let columns = Self.columns(of: together, in: key.row, by: width)
      let widths = columns.map { $0[keyPath: width] }
      let needed = widths.reduce(0, +) + gap * Double(columns.count - 1)
      guard columns.count > 1, let widest = columns.max(by: { $0[keyPath: width] < $1[keyPath: width] }),
        widths.allSatisfy({ $0 <= key.line }), needed > key.line * least,
        columns.contains(where: { !LetterSize.wordings(of: $0.text).isEmpty }) else { continue }
      return CrowdedRow(
        row: key.row, text: widest.text, count: columns.count, needed: needed.rounded(), room: key.line.rounded(),
        isAtLargest: isAtLargest)
    }
    return nil
  }

  /// The widest of what stands one below the other in the row, which takes as much room as that, in the order of the source.
  private static func columns(of members: [Member], in row: SourceRange, by width: KeyPath<Member, Double>) -> [Member] {
    var columns: [Member] = []
    var places: [Column: Int] = [:]
    for member in members {
      let column = Column(member, in: row)
      guard let place = places[column] else {
        places[column] = columns.count
        columns.append(member)
        continue
      }
      if member[keyPath: width] > columns[place][keyPath: width] { columns[place] = member }
    }
    return columns
  }

  private struct Column: Hashable {
    let stack: SourceRange
    /// Where the stack is used.
    let callSites: [CallSite]
    /// Of what stands in the row itself.
    let index: Int?
    let text: SourceRange?

    init(_ member: Member, in row: SourceRange) {
      let isOwn = member.stack == row
      stack = member.stack
      callSites = member.text.callSites.filter { !member.stack.contains($0.source) }
      index = isOwn ? member.index : nil
      text = isOwn ? member.text.source : nil
    }
  }

  /// Greater for what lacks more.
  var weight: Double { (isAtLargest ? 0 : 10) + needed / room }

  /// About how wide the longest word of a text is, which cannot be broken without harm; all of it where it has one line.
  private static func width(of text: AccessibilityElement, at textSize: String) -> Double? {
    guard let letters = LetterSize.letters(text, at: textSize) else { return nil }
    let size = letters * (text.appearance.minimumScale?.options.map(\.value).min() ?? 1)
    let wordings = LetterSize.wordings(of: text)
    guard wordings.allSatisfy({ $0.unicodeScalars.allSatisfy { $0.value < 0x250 } }) else { return nil }
    let isOneLine = text.appearance.lineLimit?.single == 1
    let widths = wordings.map { words -> Double in
      if isOneLine { return LetterSize.width(of: words, size: size) }
      return words.split { $0 == " " || $0 == "-" }.map { LetterSize.width(of: String($0), size: size) }.max() ?? 0
    }
    let width = widths.min() ?? size * shortWord * LetterSize.letter
    // A frame that is too narrow for it is another matter.
    return min(width, text.appearance.fixedWidth?.options.map(\.value).min() ?? width)
  }
}
