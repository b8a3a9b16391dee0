import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import ViewEvaluation

extension [AccessibilityNode] {
  /// The same where some conditions hold.
  func under(_ conditions: [Condition]) -> [AccessibilityNode] {
    guard !isEmpty else { return [] }
    let decided = mapElements { $0.decided(by: conditions) }
    return conditions.reversed().reduce(decided) { nodes, condition in
      [.choice([ConditionalBranch(condition: condition, nodes: nodes)])]
    }
  }
}

extension [AccessibilityNode] {
  /// The same in each of some cases, which exclude each other; out of reach where there are none.
  func under(oneOf cases: [[Condition]]) -> [AccessibilityNode] {
    if cases.isEmpty { return takenOut() }
    if isEmpty || cases.contains(where: \.isEmpty) { return self }
    var outcomes: [Condition] = []
    for conditions in cases where !outcomes.contains(conditions[0]) { outcomes.append(conditions[0]) }
    return [.choice(outcomes.map { outcome in
      let rest = cases.filter { $0[0] == outcome }.map { [Condition]($0.dropFirst()) }
      return ConditionalBranch(condition: outcome, nodes: mapElements { $0.decided(by: [outcome]) }.under(oneOf: rest))
    })]
  }

  /// With its first and last element, where both are certain to be there, as the edges of a container.
  func bounded(by start: ContainerBoundary, _ end: ContainerBoundary) -> [AccessibilityNode] {
    var result = self
    let exposed = indices.filter { index in
      if case .element(let element) = self[index] { return element.exposure == .exposed }
      return ![self[index]].elements.filter { $0.exposure == .exposed }.isEmpty
    }
    // What SwiftUI shows is told nothing of the container around it (as_ref_landmarks).
    func mark(_ index: Int, _ boundary: ContainerBoundary) {
      guard case .element(var element) = result[index], element.framework != .swiftUI else { return }
      element.boundary = boundary
      result[index] = .element(element)
    }
    if let last = exposed.last { mark(last, end) }
    // A container with a single element says only the word for its start (speech-spec S8).
    if let first = exposed.first { mark(first, start) }
    return result
  }

  /// Of a data table: the first cell of each row says the row (runtime-facts section 9: uk_data_table).
  func withFirstInRows() -> [AccessibilityNode] {
    var rows: Set<Int> = []
    return mapElements { element in
      guard element.exposure == .exposed, let row = element.tableCell?.row, rows.insert(row).inserted else {
        return element
      }
      var element = element
      element.tableCell?.isFirstInRow = true
      return element
    }
  }

  /// The same out of reach of assistive technologies.
  func takenOut() -> [AccessibilityNode] {
    mapElements { element in
      var element = element
      if element.exposure == .exposed { element.exposure = .hidden }
      return element
    }
  }

  /// Without the elements of some sources.
  func droppingElements(from sources: Set<SourceRange>) -> [AccessibilityNode] {
    compactMap { node in
      switch node {
      case .element(let element): return sources.contains(element.source) ? nil : node
      case .container(var container):
        container.nodes = container.nodes.droppingElements(from: sources)
        return container.nodes.isEmpty ? nil : .container(container)
      case .choice(let branches):
        let rest = branches.map {
          ConditionalBranch(condition: $0.condition, nodes: $0.nodes.droppingElements(from: sources))
        }
        return rest.allSatisfy(\.nodes.isEmpty) ? nil : .choice(rest)
      case .repeated(var repetition):
        repetition.nodes = repetition.nodes.droppingElements(from: sources)
        return repetition.nodes.isEmpty ? nil : .repeated(repetition)
      }
    }
  }
}
