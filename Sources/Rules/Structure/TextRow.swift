import AccessibilityModel
import SourceModel

/// Texts that stand together in one row and are elements of their own.
struct TextRow {
  var texts: [AccessibilityElement]
  /// The stack around them, where it is known.
  var stack: SourceRange?
  var axis: LayoutGroup.Axis?
  /// All that stands in the row, pictures and what is not found included.
  var parts: [AccessibilityElement] = []

  // MARK: - Rows of a repetition

  static func rows(in nodes: [AccessibilityNode]) -> [TextRow] {
    nodes.flatMap { node -> [TextRow] in
      switch node {
      case .element: []
      case .container(let container): [.chart, .map].contains(container.kind) ? [] : rows(in: container.nodes)
      case .choice(let branches): branches.flatMap { rows(in: $0.nodes) }
      case .repeated(let repetition): row(of: repetition.nodes).map { [$0] } ?? rows(in: repetition.nodes)
      }
    }
  }

  private static func row(of nodes: [AccessibilityNode]) -> TextRow? {
    var parts: [AccessibilityElement] = []
    var further: [AccessibilityElement] = []
    for node in nodes {
      switch node {
      case .element(let element): parts.append(element)
      // What comes and goes is read with the rest as well, where it is of its kind.
      case .choice(let branches):
        let inner = branches.flatMap(\.nodes)
        guard inner.allSatisfy({ if case .element(let one) = $0 { one.exposure != .exposed || mayStandInRow(one) } else { false } })
        else { return nil }
        further += fullest([node])
      default: return nil
      }
    }
    let elements = parts.filter { $0.exposure == .exposed }
    let texts = elements.filter(isText)
    guard texts.count >= 2, elements.count + further.count <= 8, elements.allSatisfy(mayStandInRow) else { return nil }
    let stacks = elements.compactMap(\.layout).filter { layout in elements.allSatisfy { stands($0, in: layout) } }
    return TextRow(texts: texts, stack: stacks.first?.source, parts: parts + further)
  }

  private static func mayStandInRow(_ element: AccessibilityElement) -> Bool {
    isText(element) || element.role == .image && !element.isInteractive
  }

  // MARK: - Captions with values

  static func pairs(on screen: ScreenSubject) -> [TextRow] {
    let groups = stacks(of: fullest(screen.screen.nodes))
    let turns = repeated(screen.screen.nodes)
    let aboveRows: [TextRow] = groups.indices.compactMap { captionOfRow(at: $0, in: groups, turns) }
    return aboveRows + groups.indices.compactMap { index -> TextRow? in
      // A picture beside them says at most what the caption says.
      let all = groups[index].filter { $0.role != .image || $0.isInteractive }
      let elements = isList(all, turns) ? Array(all.prefix(2)) : all
      guard elements.count == 2, elements.allSatisfy(isText), let layout = elements[0].layout,
        elements[1].layout == layout, layout.axis != .depth, belongTogether(elements[0], elements[1], in: layout),
        // A row before or behind them in the same stack, such as one with a field, would be read with them.
        !neighbours(of: index, in: groups).contains(where: { other in
          stands(other, in: layout) && !groups[index].contains { $0.source == other.source }
        })
      else { return nil }
      return TextRow(texts: elements, stack: layout.source, axis: layout.axis)
    }
  }

  /// A caption above a row of its value and what goes with that, as a change or a unit does, which are all that the stack
  /// holds: `VStack { Text("Pulse"); HStack { Text("\(pulse)"); Text(change) } }`.
  private static func captionOfRow(at index: Int, in groups: [[AccessibilityElement]], _ turns: [SourceRange: Int]) -> TextRow? {
    guard groups.indices.contains(index + 1), groups[index].count == 1, let caption = groups[index].first, isText(caption),
      let stack = caption.layout, stack.axis == .vertical, TitleFont(of: caption) == nil,
      caption.label?.value.literal.map({ $0.count <= 40 && $0.count(where: \.isLetter) > 1 && !$0.hasSuffix(".") }) ?? false else { return nil }
    let values = groups[index + 1]
    guard (1...3).contains(values.count), values.allSatisfy(isText), let row = values[0].layout, row.axis == .horizontal,
      stack.source.contains(row.source), stack.source != row.source, values[0].callSites == caption.callSites,
      // Above what a loop makes it is the title of a list.
      turns[caption.source] == turns[values[0].source],
      values[0].label?.value.isOnlyHoles ?? false, !TitleWords.isCalledTitle(values[0].label?.value ?? .empty), looks(caption) != looks(values[0]),
      ![index - 1, index + 2].contains(where: { other in
        groups.indices.contains(other) && groups[other].contains { element in
          stands(element, in: stack) && element.callSites == caption.callSites && element.source != caption.source
        }
      }) else { return nil }
    return TextRow(texts: [caption] + values, stack: stack.source, axis: .vertical)
  }

  /// Captions of source with their values under them, one pair after the other, all drawn alike.
  private static func isList(_ elements: [AccessibilityElement], _ turns: [SourceRange: Int]) -> Bool {
    guard elements.count >= 4, elements.count.isMultiple(of: 2), elements[0].layout?.axis == .vertical,
      // A title above rows that a loop makes is none of a value.
      Set(elements.map { turns[$0.source] }).count == 1 else { return false }
    return elements.enumerated().allSatisfy { index, element in
      guard isText(element), let words = element.label?.value, looks(element) == looks(elements[index % 2]) else { return false }
      return index.isMultiple(of: 2) ? words.literal.map(TitleWords.isTitle) ?? false : words.isOnlyHoles
    }
  }

  /// What loops make, with the most loops around it.
  private static func repeated(_ nodes: [AccessibilityNode], loops: Int = 0) -> [SourceRange: Int] {
    func inner(_ node: AccessibilityNode) -> [SourceRange: Int] {
      switch node {
      case .element(let element): loops > 0 ? [element.source: loops] : [:]
      case .container(let container): repeated(container.nodes, loops: loops)
      case .choice(let branches): repeated(branches.flatMap(\.nodes), loops: loops)
      case .repeated(let repetition): repeated(repetition.nodes, loops: loops + 1)
      }
    }
    return nodes.reduce(into: [:]) { found, node in found.merge(inner(node), uniquingKeysWith: max) }
  }

  /// The last element of the group before and the first of the one behind.
  private static func neighbours(of index: Int, in groups: [[AccessibilityElement]]) -> [AccessibilityElement] {
    let before = index > 0 ? groups[index - 1].last : nil
    let behind = index + 1 < groups.count ? groups[index + 1].first : nil
    return [before, behind].compactMap(\.self)
  }

  /// The elements in order, those together of which one stack is the innermost. The same stack in source is another one once it
  /// shows the same element again.
  private static func stacks(of elements: [AccessibilityElement]) -> [[AccessibilityElement]] {
    var result: [[AccessibilityElement]] = []
    var layout: LayoutGroup?
    var calls: [CallSite] = []
    var shown: Set<Use> = []
    for element in elements where element.exposure != .absent {
      let use = Use(source: element.source, callSites: element.callSites)
      if let layout, element.layout == layout, element.callSites.starts(with: calls), shown.insert(use).inserted {
        result[result.count - 1].append(element)
      } else {
        result.append([element])
        layout = element.layout
        calls = layout.map { self.calls(to: $0, around: element) } ?? []
        shown = [use]
      }
    }
    return result
  }

  /// The calls down to the view whose code has a stack: another use of it has a stack of its own.
  private static func calls(to layout: LayoutGroup, around element: AccessibilityElement) -> [CallSite] {
    if layout.source.contains(element.source) { return element.callSites }
    return Array(element.callSites.prefix { !layout.source.contains($0.source) })
  }

  private struct Use: Hashable {
    let source: SourceRange
    let callSites: [CallSite]
  }

  /// Of each choice the branch that shows most.
  private static func fullest(_ nodes: [AccessibilityNode]) -> [AccessibilityElement] {
    nodes.flatMap { node -> [AccessibilityElement] in
      switch node {
      case .element(let element): [element]
      case .container(let container): fullest(container.nodes)
      case .choice(let branches):
        branches.map { fullest($0.nodes) }.max { left, right in shown(left) < shown(right) } ?? []
      case .repeated(let repetition): fullest(repetition.nodes)
      }
    }
  }

  private static func shown(_ elements: [AccessibilityElement]) -> Int { elements.count { $0.exposure == .exposed } }

  private static func belongTogether(
    _ first: AccessibilityElement, _ second: AccessibilityElement, in layout: LayoutGroup
  ) -> Bool {
    if layout.axis == .horizontal {
      // A heading with what stands at the end of its line.
      if TitleFont(of: first) != nil, TitleFont(of: second) == nil { return false }
      return isPair(first, second) || layout.source.text.contains("Spacer(") && isCaption(first, before: second)
    }
    // One above the other: two lines that are drawn differently, of which source knows at most one.
    guard first.label?.value.hasHoles == true || second.label?.value.hasHoles == true else { return false }
    if [first, second].contains(where: { $0.label?.value.literal.map { $0.count > 40 } ?? false }) || looks(first) == looks(second) { return false }
    if isSectionTitle(first, above: second) { return false }
    let large = [first, second].filter { TitleFont(of: $0) != nil }
    return large.isEmpty || large.count == 1 && isFigure(first, second)
  }

  /// A headline of source above a text that is not drawn larger or bolder names a section, whose text may be long: as one
  /// element it would be a long stop, and no heading to jump to.
  private static func isSectionTitle(_ first: AccessibilityElement, above second: AccessibilityElement) -> Bool {
    first.label?.value.literal != nil && first.appearance.font?.single?.isHeadline ?? false && !second.isEmphasized
  }

  /// A value in large letters above the words for it: `Text("\(steps)").font(.title)` above "Steps".
  private static func isFigure(_ value: AccessibilityElement, _ caption: AccessibilityElement) -> Bool {
    guard TitleFont(of: value) != nil, let shown = value.label?.value, shown.hasHoles, !TitleWords.isCalledTitle(shown),
      let words = caption.label?.value.literal, words.count(where: \.isLetter) >= 2 else { return false }
    return !shown.literals.contains { $0.count(where: \.isLetter) > 3 }
  }

  /// Whether a text may say what the other one at the end of the line is. A bold one beside another that is not is a
  /// title, with "See all" or a date; two values that look alike are the ends of a scale.
  private static func isCaption(_ first: AccessibilityElement, before second: AccessibilityElement) -> Bool {
    guard let words = first.label?.value, !first.saysValueItself, words.hasHoles || words.literals.contains(where: { $0.contains(where: \.isLetter) })
    else { return false }
    if first.isEmphasized, !second.isEmphasized { return false }
    return !(words.isOnlyHoles && second.label?.value.isOnlyHoles ?? false && looks(first) == looks(second))
  }

  /// The modifiers on a text, as written.
  static func looks(_ text: AccessibilityElement) -> String {
    String(text.expression.text.dropFirst(text.source.text.count)).filter { !$0.isWhitespace }
  }

  /// A few words and something that changes.
  private static func isPair(_ first: AccessibilityElement, _ second: AccessibilityElement) -> Bool {
    guard let caption = first.label?.value.literal, caption.count(where: \.isLetter) >= 2, caption.count <= 40,
      !caption.hasSuffix("."),
      let value = second.label?.value else { return false }
    return value.isOnlyHoles || value.literals.contains { $0.contains(where: \.isNumber) }
  }

  private static func isText(_ element: AccessibilityElement) -> Bool {
    [.text, .label].contains(element.role) && !element.isInteractive && element.actions.isEmpty
      && !element.mayHave(.header)
      && !element.hasFirmGap
  }

  static func stands(_ element: AccessibilityElement, in layout: LayoutGroup) -> Bool {
    layout.source.contains(element.source) || element.callSites.contains { layout.source.contains($0.source) }
  }
}

extension AccessibilityElement {
  /// "Page: 3": a caption with its value, after which another fact begins.
  fileprivate var saysValueItself: Bool {
    guard let text = label?.value, text.hasHoles, let first = text.literals.first else { return false }
    return first.contains(where: \.isLetter) && first.contains(":")
  }
}

extension FontStyle {
  /// The text style between titles and running text, which is bold (Human Interface Guidelines, Typography).
  var isHeadline: Bool { kind == .textStyle("headline") }
}
