import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What stands around a text that may be a heading.
struct HeadingPlace {
  let subject: ElementSubject
  private let survey: TitleSurvey

  init(subject: ElementSubject) {
    self.subject = subject
    survey = subject.surveyed(TitleSurvey.self)
  }

  private var branch: Int { subject.places.places[subject.position].branch }

  /// How many more elements come after the text, as far as it matters.
  func followers(limit: Int) -> Int {
    survey.exposed.count(
      from: subject.position + 1, with: branch, except: subject.element.source, limit: limit)
  }

  /// A title with a line of its own, followed by another one: none of such rows is the heading of the next.
  var isOneOfRows: Bool { survey.rows.contains(subject.element.source) }

  /// What follows in the same loop is a loop of its own: the text heads a group and is no row.
  var headsLoop: Bool { survey.headsLoop[subject.position] }

  /// Nothing is found in its stack before it, and what follows can be pressed, as rows can and the words of a card
  /// cannot.
  var beginsGroup: Bool {
    let near = subject.neighbours(before: 4, after: 4).filter { $0.element.exposure == .exposed }
    let isFirst = !near.contains { other in
      other.position < subject.position && other.element.layout == subject.element.layout
    }
    return isFirst && near.first { $0.position > subject.position }?.element.isInteractive ?? false
  }

  /// It begins a stack of its own, and before the next title comes something to fill in or to press: of a long form every
  /// part has such a title.
  private var headsControls: Bool {
    guard let layout = subject.element.layout, layout.axis == .vertical, !subject.isRepeated else { return false }
    let before = subject.neighbours(before: 4, after: 0).filter { $0.element.exposure == .exposed && $0.coexists(with: subject) }
    if before.contains(where: { $0.element.layout == layout }) { return false }
    for next in subject.neighbours(before: 0, after: 8) where next.element.exposure == .exposed && next.coexists(with: subject) {
      if TitleFont(next.element.font) != nil { return false }
      if next.element.isInteractive { return true }
    }
    return false
  }

  /// The next thing in its stack is read as sentences are.
  var headsRunningText: Bool {
    guard let layout = subject.element.layout, layout.axis == .vertical else { return false }
    let next = subject.neighbours(before: 0, after: 3).first { $0.element.exposure == .exposed && $0.position > subject.position }
    return next.map { $0.element.layout == layout && $0.element.isRunningText } ?? false
  }

  /// The next text of its stack is drawn the same: "Ada:" before what Ada says.
  var isFollowedByLike: Bool {
    guard let layout = subject.element.layout else { return false }
    let next = subject.neighbours(before: 0, after: 3).first { $0.element.exposure == .exposed && $0.position > subject.position }
    return next.map { $0.element.role == .text && $0.element.layout == layout && $0.element.font == subject.element.font } ?? false
  }

  /// Nothing but another text follows in the same stack of UIKit: "Total:" before what the total is. Whether that stands beside it
  /// or below is all the same.
  var captionsBeside: Bool {
    guard let platform = subject.element.platform, platform.isStacked, let stack = platform.superview else { return false }
    let others = subject.neighbours(before: 3, after: 3).filter { $0.element.exposure == .exposed && $0.element.platform?.superview == stack }
    return others.count == 1 && others[0].position > subject.position && others[0].element.role == .text
  }

  /// The last line of a stack that begins with a larger title: "Version 1.0" under the name of what has it.
  var endsTitle: Bool {
    let size = TitleFont.size(subject.element.font)
    let near = subject.neighbours(before: 2, after: 2).filter { $0.element.exposure == .exposed && $0.coexists(with: subject) }
    guard let above = near.last(where: { $0.position < subject.position }), above.element.role == .text,
      let stack = above.element.layout, stack.axis == .vertical, stack.source.contains(subject.element.source),
      TitleFont.size(above.element.font) > size else { return false }
    return !near.contains { $0.position > subject.position && stack.source.contains($0.element.source) }
  }

  /// It comes and goes by itself, while all around it stays.
  var isAloneInBranch: Bool {
    let own = subject.when
    guard !own.isEmpty else { return false }
    return !subject.neighbours(before: 3, after: 3).contains { other in
      other.position != subject.position && other.element.exposure == .exposed && other.when.starts(with: own)
    }
  }

  /// Side by side with another text of that font, or one of many: then the font says nothing about structure.
  var standsBesideLikes: Bool {
    let element = subject.element
    // An app as a whole has many titles, of which one is on screen at a time.
    if survey.titles.count(from: 0, with: branch, except: element.source, limit: 6) > 5, !headsControls { return true }
    guard let layout = element.layout else { return false }
    // Of two lines of a title the larger one is the heading, as far as it is always there.
    return (survey.byLayout[layout] ?? []).contains { other in
      other.source != element.source && subject.places.places[other.position].when.allSatisfy(subject.when.contains)
        && (layout.axis == .horizontal || other.size > TitleFont.size(element.font))
        && subject.places.coexist(other.position, subject.position)
    }
  }
}

/// The titles of a screen, and what is found at all.
private struct TitleSurvey: ScreenSurvey {
  struct Title: Sendable {
    let source: SourceRange
    let size: Int
    let position: Int
  }

  let exposed: SourceIndex
  /// The titles that introduce next to nothing before another title comes, and what makes the next ones like them.
  let rows: Set<SourceRange>
  /// Exposed texts in title fonts.
  let titles: SourceIndex
  /// One of those that differ in nothing.
  let byLayout: [LayoutGroup: [Title]]
  /// By position, whether the next element that is found stands in a loop of its own within the loop.
  let headsLoop: [Bool]

  init(_ screen: ScreenPlaces) {
    var exposed: [Int] = []
    var titles: [Int] = []
    var byLayout: [LayoutGroup: [Title]] = [:]
    var known: Set<Likeness> = []
    for (position, place) in screen.places.enumerated() where place.element.exposure == .exposed {
      let element = place.element
      exposed.append(position)
      guard element.role == .text, TitleFont(element.font) != nil else { continue }
      titles.append(position)
      guard let layout = element.layout else { continue }
      let title = Title(source: element.source, size: TitleFont.size(element.font), position: position)
      let likeness = Likeness(
        layout: layout, source: title.source, size: title.size,
        outcomes: screen.branches.branches[place.branch].outcomes)
      if known.insert(likeness).inserted { byLayout[layout, default: []].append(title) }
    }
    rows = Self.rows(titles, exposed, on: screen)
    self.exposed = SourceIndex(exposed, on: screen)
    self.titles = SourceIndex(titles, on: screen)
    self.byLayout = byLayout
    headsLoop = Self.headsLoop(screen.places)
  }

  private static func rows(_ titles: [Int], _ exposed: [Int], on screen: ScreenPlaces) -> Set<SourceRange> {
    var result: Set<SourceRange> = []
    for (position, next) in zip(titles, titles.dropFirst()) {
      let (first, second) = (screen.places[position].element, screen.places[next].element)
      guard first.source != second.source || first.callSites != second.callSites, screen.coexist(position, next),
        // Without the next one, which is there at times, it heads what comes then.
        screen.places[next].when.allSatisfy(screen.places[position].when.contains),
        TitleFont.size(first.font) <= TitleFont.size(second.font) else { continue }
      let start = BranchTree.first(in: exposed, notBelow: position + 1)
      let end = BranchTree.first(in: exposed, notBelow: next)
      guard end - start < 2 else { continue }
      // Titles of their own above running text head it; those of one component stand above the words of a card.
      if first.source != second.source, end > start, screen.places[exposed[start]].element.isRunningText { continue }
      result.insert(first.source)
      if TitleFont.size(first.font) == TitleFont.size(second.font) { result.insert(second.source) }
    }
    return result
  }

  private struct Likeness: Hashable {
    let layout: LayoutGroup
    let source: SourceRange
    let size: Int
    let outcomes: Int
  }

  private static func isRow(_ first: LayoutGroup?, _ second: LayoutGroup?) -> Bool {
    first?.axis == .horizontal && first == second
  }

  private static func headsLoop(_ places: Counted<ScreenPlaces.Place>) -> [Bool] {
    var result = Array(repeating: false, count: places.count)
    /// Of the next element that is found, and the fewest on the way to it.
    var next: (loops: Int, fewest: Int)?
    /// That element, and whether the loop after it is one of its own.
    var after: (element: AccessibilityElement, headsLoop: Bool)?
    for (position, place) in places.enumerated().reversed() {
      // "See all" at the end of the line stands between a title and its rows.
      let isBeside = after.map { $0.headsLoop && $0.element.isInteractive && Self.isRow(place.element.layout, $0.element.layout) } ?? false
      result[position] = isBeside || next.map { $0.fewest >= place.loops && $0.loops > place.loops } ?? false
      if place.element.exposure == .exposed {
        next = (place.loops, place.loops)
        after = (place.element, result[position])
      } else {
        next = next.map { ($0.loops, min($0.fewest, place.loops)) }
      }
    }
    return result
  }
}

extension AccessibilityElement {
  /// A text that is read as sentences are: words of its own that make more than a caption, or the value of a name that
  /// says so.
  fileprivate var isRunningText: Bool {
    guard role == .text, TitleFont(font) == nil, let words = label?.value else { return false }
    if let text = words.literal { return text.split(separator: " ").count >= 6 }
    return words.holes.contains { hole in
      DecorativeNames.parts(of: hole).last.map(NameWords.words(.runningText).contains) ?? false
    }
  }
}
