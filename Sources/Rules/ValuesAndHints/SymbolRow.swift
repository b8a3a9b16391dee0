import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Images of one symbol that stand in one horizontal stack.
struct SymbolRow {
  /// Without the parts that tell how far it is filled.
  let symbol: String
  /// The call that makes the stack.
  let stack: SourceRange
  var images: [AccessibilityElement]
  /// A loop inside the stack makes them.
  var isRepeated: Bool

  var isLong: Bool { isRepeated || images.count >= 3 }

  /// Something else of the same stack comes with each turn of a loop: the symbols stand between other things.
  private func isParted(in nodes: [AccessibilityNode]) -> Bool {
    guard isRepeated else { return false }
    return nodes.elements.contains { element in
      guard element.exposure == .exposed, !images.contains(where: { $0.source == element.source }) else { return false }
      return stack.contains(element.source) || element.callSites.contains { stack.contains($0.source) }
    }
  }

  /// Adds the rows below some nodes; of branches that exclude each other the longest counts.
  static func collect(_ nodes: [AccessibilityNode], isRepeated: Bool, _ rows: inout [SymbolRow]) {
    for node in nodes {
      switch node {
      case .element(let element): add(element, isRepeated: isRepeated, &rows)
      case .container(let container): collect(container.nodes, isRepeated: isRepeated, &rows)
      case .repeated(let repetition):
        let first = rows.count
        collect(repetition.nodes, isRepeated: true, &rows)
        for index in max(0, first - 1)..<rows.count where rows[index].isParted(in: repetition.nodes) {
          rows[index].isRepeated = false
        }
      case .choice(let branches):
        // A branch may go on with the last row, and with no other.
        let last = Array(rows.suffix(1))
        let results = branches.map { branch in
          var continued = last
          collect(branch.nodes, isRepeated: isRepeated, &continued)
          return continued
        }
        // Where other things may stand in its place, the symbol is no part of a row.
        if let other = other(than: branches, results) {
          rows.append(SymbolRow(symbol: "", stack: other.source, images: [], isRepeated: false))
          continue
        }
        let longest = results.max { $0.map(\.images.count).reduce(0, +) < $1.map(\.images.count).reduce(0, +) }
        rows.replaceSubrange((rows.count - last.count)..., with: longest ?? last)
      }
    }
  }

  /// An element of some branches, where these do not all end with the same symbol.
  private static func other(
    than branches: [ConditionalBranch], _ results: [[SymbolRow]]
  ) -> AccessibilityElement? {
    let ends = zip(branches, results).compactMap { branch, rows in
      branch.nodes.firstElement { $0.exposure == .exposed }.map { (element: $0, symbol: rows.last?.symbol ?? "") }
    }
    return Set(ends.map(\.symbol)).count > 1 ? ends[0].element : nil
  }

  private static func add(_ element: AccessibilityElement, isRepeated: Bool, _ rows: inout [SymbolRow]) {
    guard element.exposure == .exposed else { return }
    guard element.role == .image, !element.isInteractive, case .symbol? = element.label?.origin,
      let layout = element.layout, layout.axis == .horizontal, let symbol = base(of: element) else {
      // Whatever stands between ends the row.
      rows.append(SymbolRow(symbol: "", stack: element.source, images: [], isRepeated: false))
      return
    }
    let isLooped = isRepeated && isLoopInside(layout.source, element)
    if let last = rows.last, last.stack == layout.source, last.symbol == symbol {
      rows[rows.count - 1].images.append(element)
      rows[rows.count - 1].isRepeated = last.isRepeated || isLooped
    } else {
      rows.append(SymbolRow(symbol: symbol, stack: layout.source, images: [element], isRepeated: isLooped))
    }
  }

  /// "star" for `star`, `star.fill` and a choice of both; nil where it is not one known symbol.
  private static func base(of element: AccessibilityElement) -> String? {
    guard case .symbol(let name)? = element.image, !name.hasHoles else { return nil }
    let bases = Set(name.variants.compactMap(\.literal).map { literal in
      literal.split(separator: ".").filter { !fillings.contains(String($0)) }.joined(separator: ".")
    })
    return bases.count == 1 ? bases.first : nil
  }

  private static let fillings = NameWords.words(.symbolFilling)

  /// Whether the loop stands in the stack, and not the stack in the loop.
  private static func isLoopInside(_ stack: SourceRange, _ element: AccessibilityElement) -> Bool {
    let places = [element.source] + element.callSites.map(\.source).reversed()
    guard let place = places.first(where: stack.contains) else { return false }
    return stack.file.text(from: stack.start, to: place.start).contains("ForEach")
  }
}
