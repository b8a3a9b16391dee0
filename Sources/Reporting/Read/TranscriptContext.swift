import AccessibilityModel
import SourceModel

/// What several stops stand in: shown once on entry instead of beside each of them.
enum TranscriptContext: Hashable {
  case container(AccessibilityContainer.Kind, label: String?, SourceRange)
  case condition(Condition)
  case loop(String)

  var text: String {
    switch self {
    case .container(let kind, let label, _):
      label.map { "\(kind.rawValue) \"\(DisplayText.line($0))\"" } ?? kind.rawValue
    case .condition(let condition): "when \(DisplayText.line(condition.description))"
    case .loop(let description): DisplayText.line(description)
    }
  }
}

/// A position with its context, and what remains to be said beside each alternative.
struct PlacedPosition {
  var position: ScreenTranscript.Position
  var context: [TranscriptContext]
  /// For each alternative, the conditions that are not in the context.
  var conditions: [[Condition]]
}

extension ScreenTranscript {
  /// The positions with their contexts. A condition that a single position has stands beside it.
  var placed: [PlacedPosition] {
    let shared = positions.map(\.sharedConditions)
    return positions.indices.map { index in
      let position = positions[index]
      let neighbours = Set((index > 0 ? shared[index - 1] : []) + (index + 1 < shared.count ? shared[index + 1] : []))
      // Repeated beside every alternative, a long condition would hide what differs.
      let common = position.alternatives.count > 1 ? shared[index] : shared[index].filter(neighbours.contains)
      let first = position.alternatives[0].stop
      let containers = first.containers.filter(\.isShown).map { container in
        TranscriptContext.container(container.kind, label: container.shownLabel(under: first.when), container.source)
      }
      return PlacedPosition(
        position: position,
        context: containers + first.nested(common),
        conditions: position.alternatives.map { $0.stop.when.filter { !common.contains($0) } })
    }
  }
}

extension TranscriptStop {
  /// The loops around it and some of its conditions, as they stand in each other: what is asked of each member of a loop
  /// stands in the loop.
  fileprivate func nested(_ conditions: [Condition]) -> [TranscriptContext] {
    var context: [TranscriptContext] = []
    var rest = conditions[...]
    for loop in loops {
      let around = when.prefix(loop.conditionsAround)
      let outer = rest.prefix { around.contains($0) }
      context += outer.map(TranscriptContext.condition)
      rest = rest.dropFirst(outer.count)
      context.append(.loop(loop.description))
    }
    return context + rest.map(TranscriptContext.condition)
  }
}

extension ScreenTranscript.Position {
  /// Conditions that all alternatives have.
  fileprivate var sharedConditions: [Condition] {
    guard let first = alternatives.first else { return [] }
    return first.stop.when.filter { condition in alternatives.allSatisfy { $0.stop.when.contains(condition) } }
  }
}

extension AccessibilityContainer {
  /// Whether a listener notices it: stacks, groups and scroll views without a label are silent.
  fileprivate var isShown: Bool {
    if let label = label?.value, !label.isBlank { return true }
    switch kind {
    case .lazyStack, .group, .scrollView: return false
    default: return true
    }
  }

  fileprivate func shownLabel(under outcomes: [Condition]) -> String? {
    guard let label = label?.value.resolved(under: outcomes), !label.isBlank else { return nil }
    return label.rendered
  }
}
