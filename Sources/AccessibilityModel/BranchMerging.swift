/// What all branches of a choice begin and end with: it is heard whatever the outcome, so it stands under no condition.
///
/// `if isDark { content.tint(.red) } else { content }` says everything once, and of `if isOnItsOwn { NavigationStack {
/// content } } else { content }` the title alone is conditional. A hash of what is heard of each node, made from the
/// leaves up, keeps the work linear however deep branches lie within branches.
struct BranchMerging {
  /// A node with only what is exposed, and what tells its sound from that of others.
  private struct Heard {
    var node: AccessibilityNode
    let hash: Int
    /// Of a container, what is in it.
    var children: [Heard] = []

    func soundsLike(_ other: Heard) -> Bool { hash == other.hash && node.soundsLike(other.node) }
  }

  /// One outcome of a choice with what is left of it.
  private struct Branch {
    let condition: Condition
    var nodes: [Heard]
  }

  /// The same nodes without elements that nobody meets and without conditions that make no difference.
  func merged(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] { heard(nodes).map(\.node) }

  private func heard(_ nodes: [AccessibilityNode]) -> [Heard] { nodes.flatMap(heard) }

  private func heard(_ node: AccessibilityNode) -> [Heard] {
    switch node {
    case .element(let element):
      guard element.exposure == .exposed else { return [] }
      var hasher = Hasher()
      element.hashSound(into: &hasher)
      return [Heard(node: node, hash: hasher.finalize())]
    case .container(let container): return [heard(container, heard(container.nodes))]
    case .choice(let branches):
      return merged(branches.map { Branch(condition: $0.condition, nodes: heard($0.nodes)) })
    case .repeated(let repetition):
      let children = heard(repetition.nodes)
      let inner = repetition.with(children.map(\.node))
      return [Heard(node: .repeated(inner), hash: hash(of: children, and: repetition.description))]
    }
  }

  private func heard(_ container: AccessibilityContainer, _ children: [Heard]) -> Heard {
    var container = container
    container.nodes = children.map(\.node)
    return Heard(node: .container(container), hash: hash(of: children, and: container.kind), children: children)
  }

  private func hash(of nodes: [Heard], and what: some Hashable) -> Int {
    var hasher = Hasher()
    hasher.combine(what)
    for node in nodes { hasher.combine(node.hash) }
    return hasher.finalize()
  }

  private func merged(_ branches: [Branch]) -> [Heard] {
    guard branches.count > 1 else { return branches.isEmpty ? [] : [choice(branches)] }
    var branches = branches
    var (before, after): ([Heard], [Heard]) = ([], [])
    let common = branches.map(\.nodes.count).min() ?? 0
    func isShared(_ place: (Branch) -> Int) -> Bool {
      let first = branches[0].nodes[place(branches[0])]
      return branches.dropFirst().allSatisfy { first.soundsLike($0.nodes[place($0)]) }
    }
    while before.count < common, isShared({ _ in before.count }) { before.append(branches[0].nodes[before.count]) }
    while before.count + after.count < common, isShared({ $0.nodes.count - 1 - after.count }) {
      after.append(branches[0].nodes[branches[0].nodes.count - 1 - after.count])
    }
    for index in branches.indices {
      branches[index].nodes = Array(branches[index].nodes.dropFirst(before.count).dropLast(after.count))
    }
    return before + rest(of: branches) + after.reversed()
  }

  private func rest(of branches: [Branch]) -> [Heard] {
    if branches.allSatisfy(\.nodes.isEmpty) { return [] }
    guard let shared = sharedContainer(of: branches) else { return [choice(branches)] }
    return [heard(shared, merged(branches.map { Branch(condition: $0.condition, nodes: $0.nodes[0].children) }))]
  }

  /// The container that each branch consists of.
  private func sharedContainer(of branches: [Branch]) -> AccessibilityContainer? {
    var shared: AccessibilityContainer?
    for branch in branches {
      guard branch.nodes.count == 1, case .container(let container) = branch.nodes[0].node,
        shared?.isCalled(like: container) ?? true else { return nil }
      shared = shared ?? container
    }
    return shared
  }

  private func choice(_ branches: [Branch]) -> Heard {
    var hasher = Hasher()
    for branch in branches {
      hasher.combine(branch.condition)
      hasher.combine(hash(of: branch.nodes, and: branch.nodes.count))
    }
    let nodes = branches.map { ConditionalBranch(condition: $0.condition, nodes: $0.nodes.map(\.node)) }
    return Heard(node: .choice(nodes), hash: hasher.finalize())
  }
}

extension AccessibilityElement {
  /// Feeds what `soundsLike` compares, as far as it tells most elements apart.
  fileprivate func hashSound(into hasher: inout Hasher) {
    hasher.combine(label?.value)
    hasher.combine(value?.value)
    hasher.combine(hint?.value)
    hasher.combine(traits)
    hasher.combine(actions.count)
  }
}

extension AccessibilityContainer {
  /// Whether a person hears the same on entering it.
  fileprivate func isCalled(like other: AccessibilityContainer) -> Bool {
    kind == other.kind && label?.value == other.label?.value
  }
}

extension [AccessibilityNode] {
  fileprivate func soundLike(_ other: [AccessibilityNode]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.soundsLike($1) }
  }
}

extension AccessibilityNode {
  /// Whether a person hears the same, wherever it is written.
  fileprivate func soundsLike(_ other: AccessibilityNode) -> Bool {
    switch (self, other) {
    case (.element(let mine), .element(let theirs)): mine.soundsLike(theirs)
    case (.container(let mine), .container(let theirs)):
      mine.isCalled(like: theirs) && mine.nodes.soundLike(theirs.nodes)
    case (.choice(let mine), .choice(let theirs)):
      mine.count == theirs.count
        && zip(mine, theirs).allSatisfy { $0.condition == $1.condition && $0.nodes.soundLike($1.nodes) }
    case (.repeated(let mine), .repeated(let theirs)):
      mine.description == theirs.description && mine.nodes.soundLike(theirs.nodes)
    default: false
    }
  }
}
