import AccessibilityModel
import SourceModel

/// Texts that stand together in one row and are elements of their own.
struct TextRow {
  var texts: [AccessibilityElement]
  /// The stack around them, where it is known.
  var stack: SourceRange?

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
    var elements: [AccessibilityElement] = []
    for node in nodes {
      guard case .element(let element) = node else { return nil }
      if element.exposure == .exposed { elements.append(element) }
    }
    let texts = elements.filter(isText)
    guard texts.count >= 2, elements.count <= 8,
      elements.allSatisfy({ isText($0) || $0.role == .image && !$0.isInteractive }) else {
      return nil
    }
    let stacks = elements.compactMap(\.layout).filter { layout in elements.allSatisfy { stands($0, in: layout) } }
    return TextRow(texts: texts, stack: stacks.first?.source)
  }

  // MARK: - Captions with values

  static func pairs(on screen: ScreenSubject) -> [TextRow] {
    var byStack: [SourceRange: [AccessibilityElement]] = [:]
    var order: [LayoutGroup] = []
    for element in screen.all where element.exposure == .exposed {
      guard let layout = element.layout, layout.axis == .horizontal else { continue }
      if byStack[layout.source] == nil { order.append(layout) }
      byStack[layout.source, default: []].append(element)
    }
    return order.compactMap { layout in
      guard let elements = byStack[layout.source], elements.count == 2, elements.allSatisfy(isText),
        isPair(elements[0], elements[1]) || layout.source.text.contains("Spacer("),
        screen.all.count(where: { $0.exposure != .absent && stands($0, in: layout) }) == 2 else { return nil }
      return TextRow(texts: elements, stack: layout.source)
    }
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
      && element.gap == nil
  }

  private static func stands(_ element: AccessibilityElement, in layout: LayoutGroup) -> Bool {
    layout.source.contains(element.source) || element.callSites.contains { layout.source.contains($0.source) }
  }
}
