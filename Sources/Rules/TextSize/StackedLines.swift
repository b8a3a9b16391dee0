import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Lines that stand one below the other in a frame of a fixed height, which has no room for them when text is large: a
/// card, a page of a carousel.
struct StackedLines: Sendable {
  /// The frame, from its dot.
  let frame: SourceRange
  let height: Double
  /// Points that the lines take together, at least.
  let needed: Double
  let count: Int
  /// At the largest text size alone; else at twice the usual one.
  let isAtLargest: Bool
  /// The stack that has no room.
  let stack: SourceRange
  /// The frame is around a view of pages, which cuts off what is too much.
  let isOfPages: Bool

  /// The least that is lacking: what reaches a little into the space around can still be read.
  private static let least = 1.1
  /// Lower frames are made for one line, higher ones are screens of their own.
  private static let heights = 32.0...480.0

  /// The frames of a screen that are too low for what stacks in them hold.
  static func found(on screen: ScreenPlaces) -> [StackedLines] {
    var groups: [Key: [Line]] = [:]
    var order: [Key] = []
    for (index, place) in screen.places.enumerated() where place.element.exposure == .exposed {
      for text in place.element.drawnTexts {
        guard let key = Key(text), let line = Line(text, at: index) else { continue }
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(line)
      }
    }
    return order.compactMap { key in worst(of: groups[key] ?? [], in: key, on: screen) }
  }

  /// Points between a frame and a modifier after it that cuts off what is drawn over its edges, as far as the usual margins
  /// tell; nil where nothing cuts it off.
  static func roomBeforeClip(after frame: SourceRange) -> Double? {
    let names = ModifierChain.links(after: frame).map(\.name)
    guard let clip = names.firstIndex(where: FrameworkNames.names(.clippingModifier).contains) else { return nil }
    return names[..<clip].contains("padding") ? usualMargins : 0
  }

  /// Above and below, with some to spare: padding of its own choice has 16 points on each side (Apple: documentation of
  /// View, padding(_:_:)).
  private static let usualMargins = 40.0

  /// What stands in one frame by one use of the code that stacks it.
  private struct Key: Hashable {
    let frame: SourceRange
    let height: Double
    /// With what stands around the frame before anything is cut off.
    let room: Double
    let callSites: [CallSite]

    init?(_ text: AccessibilityElement) {
      guard text.framework == .swiftUI, let setting = text.appearance.fixedHeight,
        let height = setting.options.map(\.value).max(), StackedLines.heights.contains(height),
        let layout = text.layout, !layout.source.contains(setting.modifier),
        // What has a largest height only is drawn over its edges, unless it is cut off there.
        let around = setting.isGiven("maxHeight") ? StackedLines.roomBeforeClip(after: setting.modifier.atDot) : 0,
        text.appearance.minimumScale == nil, text.appearance.largestTextSize == nil else { return nil }
      frame = setting.modifier
      self.height = height
      room = height + around
      callSites = text.callSites
    }
  }

  private struct Line {
    let index: Int
    let source: SourceRange
    let layout: LayoutGroup
    /// Points at twice the usual text size, and at the largest.
    let doubled, largest: Double
    let grows: Bool

    init?(_ text: AccessibilityElement, at index: Int) {
      guard let layout = text.layout, layout.axis != .depth, let doubled = LetterSize.line(text, at: TextStyles.doubled),
        let largest = LetterSize.line(text, at: TextStyles.largest) else { return nil }
      self.index = index
      source = text.source
      self.layout = layout
      (self.doubled, self.largest) = (doubled, largest)
      grows = largest > doubled
    }
  }

  /// The stack that lacks most, if any does.
  private static func worst(of lines: [Line], in key: Key, on screen: ScreenPlaces) -> StackedLines? {
    let stacks = Set(lines.map(\.layout).filter { $0.axis == .vertical }.map(\.source))
    let found = stacks.compactMap { stack -> StackedLines? in
      let members = members(of: stack, lines, on: screen)
      guard members.count > 1, members.contains(where: \.grows) else { return nil }
      for (needed, isAtLargest) in [(members.map(\.doubled).reduce(0, +), false), (members.map(\.largest).reduce(0, +), true)]
      where needed > key.room * least {
        return StackedLines(
          frame: key.frame, height: key.height, needed: needed, count: members.count, isAtLargest: isAtLargest,
          stack: stack, isOfPages: ModifierChain.base(of: key.frame) == "TabView")
      }
      return nil
    }
    return found.max { ($0.isAtLargest ? 0 : 1, $0.needed) < ($1.isAtLargest ? 0 : 1, $1.needed) }
  }

  /// Lines of a stack that are there together, one for each row of it.
  private static func members(of stack: SourceRange, _ lines: [Line], on screen: ScreenPlaces) -> [Line] {
    var result: [Line] = []
    var rows: Set<SourceRange> = []
    for line in lines where result.count < limit && stands(line.layout, in: stack) {
      // The turns of a loop around the stack are stacks of their own.
      if result.contains(where: { $0.source == line.source }), !isLooped(line.source, in: stack) { continue }
      guard result.allSatisfy({ screen.coexist($0.index, line.index) }),
        line.layout.axis == .vertical || rows.insert(line.layout.source).inserted else { continue }
      result.append(line)
    }
    return result
  }

  private static let limit = 12

  /// Whether a loop in the stack may repeat what stands there; what functions make elsewhere, one may.
  private static func isLooped(_ text: SourceRange, in stack: SourceRange) -> Bool {
    guard stack.contains(text) else { return true }
    return stack.file.openBraces(around: text.start).contains { $0 > stack.start && stack.file.opensLoop(brace: $0) }
  }

  /// Whether a stack stands among the rows of another one, and not beside others of them.
  private static func stands(_ layout: LayoutGroup, in stack: SourceRange) -> Bool {
    if layout.source == stack { return true }
    guard stack.contains(layout.source), layout.rowAround == nil else { return false }
    let file = stack.file
    let between = file.openBraces(around: layout.source.start).prefix { $0 > stack.start }
    // The outermost of these opens the stack itself.
    return between.dropLast().allSatisfy { brace in file.wordsBefore(brace: brace).allSatisfy { !besides.contains($0) } }
  }

  /// What arranges its content in another way than one below the other, or shows it elsewhere.
  private static let besides = Set(FrameworkNames.names(.sideBySide, .shownElsewhere).map { $0[...] })
}
