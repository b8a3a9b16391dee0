import AccessibilityModel

extension TreeBuilder {
  /// Evaluation steps for what one modifier shows beside a screen that is too large.
  static let stepsBeside = 20_000
}

extension [ConditionalBranch] {
  /// The same with one branch for all of which nothing is known but that they are cut off: where code chooses between
  /// all screens of an app there would be one for each.
  func joiningCutOff() -> [ConditionalBranch] {
    let cut = indices.filter { self[$0].isCutOff }
    guard let first = cut.first, cut.count > 1 else { return self }
    let conditions = cut.map { self[$0].condition }
    let text = "\(self[first].condition.description) or one of \(cut.count - 1) others"
    var joined = self[first]
    joined.condition = Condition(subject: text, branch: 0, description: text, composition: .any(conditions))
    return indices.filter { $0 == first || !cut.contains($0) }.map { $0 == first ? joined : self[$0] }
  }
}

extension [AccessibilityNode] {
  /// Whether a part that is there in any case says that a limit cut it off.
  var tellCutOff: Bool {
    contains { node in
      switch node {
      case .element(let element): element.exposure == .exposed && element.reasons.contains { $0.kind == .budget }
      case .container(let container): container.nodes.tellCutOff
      case .choice, .repeated: false
      }
    }
  }
}

extension ConditionalBranch {
  /// Whether it is nothing but a part that a limit cut off.
  fileprivate var isCutOff: Bool {
    guard nodes.count == 1, case .element(let element) = nodes[0], element.role == .opaque else { return false }
    return element.reasons.allSatisfy { $0.kind == .budget }
  }
}
