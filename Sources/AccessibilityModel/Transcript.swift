/// One stop of a transcript: an element under the conditions that make it what it is.
public struct TranscriptStop: Hashable, Sendable {
  public var element: AccessibilityElement
  /// The conditions under which the stop exists as described, outermost first.
  public var when: [Condition]
  /// The loops that repeat it, innermost last.
  public var loops: [Loop]
  /// The containers around it, outermost first.
  public var containers: [AccessibilityContainer]

  /// What a loop runs over, as in `for movie in movies`.
  public struct Loop: Hashable, Sendable {
    public var description: String
    /// Whether there is a member when the screen appears; nil where source does not tell.
    public var holdsInitially: Bool?
    /// How many of the stop's conditions stand around the loop; the others stand in it, and may be about a member.
    public var conditionsAround: Int

    public init(description: String, holdsInitially: Bool? = nil, conditionsAround: Int = 0) {
      self.description = description
      self.holdsInitially = holdsInitially
      self.conditionsAround = conditionsAround
    }
  }

  public init(element: AccessibilityElement, when: [Condition], loops: [Loop], containers: [AccessibilityContainer]) {
    self.element = element
    self.when = when
    self.loops = loops
    self.containers = containers
  }

  /// What the loops run over.
  public var repeats: [String] { loops.map(\.description) }

  /// Whether it is there, as described, when its screen appears made with its defaults; nil where source does not tell.
  public var holdsInitially: Bool? {
    let outcomes = when.map(\.holdsInitially) + loops.map(\.holdsInitially)
    if outcomes.contains(false) { return false }
    return outcomes.allSatisfy { $0 == true } ? true : nil
  }
}

/// Turns a tree into the flat list of stops that swiping visits, one stop for each alternative of an element.
public struct TranscriptBuilder {
  /// More alternatives than this and a text stays a hole (the output contract's limit).
  public static let alternativeLimit = 8

  private let isWanted: ((AccessibilityElement) -> Bool)?

  public init() { isWanted = nil }

  /// - Parameter isWanted: Which elements to tell of; texts and conditions of the others cost nothing then.
  public init(where isWanted: @escaping (AccessibilityElement) -> Bool) { self.isWanted = isWanted }

  public func stops(of nodes: [AccessibilityNode]) -> [TranscriptStop] {
    var result: [TranscriptStop] = []
    visit(BranchMerging().merged(nodes), when: [], loops: [], containers: [], into: &result)
    return result.withoutIdleConditions
  }

  private func visit(
    _ nodes: [AccessibilityNode], when: [Condition], loops: [TranscriptStop.Loop], containers: [AccessibilityContainer],
    into result: inout [TranscriptStop]
  ) {
    for node in nodes {
      switch node {
      case .element(let element):
        guard element.exposure == .exposed, isWanted?(element) ?? true else { continue }
        for (variant, extra) in alternatives(of: element, under: when) {
          result.append(TranscriptStop(element: variant, when: when + extra, loops: loops, containers: containers))
        }
      case .container(let container):
        visit(container.nodes, when: when, loops: loops, containers: containers + [container], into: &result)
      case .choice(let branches):
        for branch in branches where !when.exclude(branch.condition) {
          let isSaid = when.contains { $0.implies(branch.condition) }
          let outcome = isSaid ? when : when + [branch.condition]
          visit(branch.nodes, when: outcome, loops: loops, containers: containers, into: &result)
        }
      case .repeated(let repetition):
        let loop = TranscriptStop.Loop(
          description: repetition.description, holdsInitially: repetition.holdsInitially, conditionsAround: when.count)
        visit(repetition.nodes, when: when, loops: loops + [loop], containers: containers, into: &result)
      }
    }
  }

  /// The element once per combination of outcomes that its texts and traits depend on.
  public func alternatives(
    of element: AccessibilityElement, under outcomes: [Condition] = []
  ) -> [(element: AccessibilityElement, conditions: [Condition])] {
    var open: [[Condition]] = []
    func add(_ choices: [[Condition]]) {
      for choice in choices where !open.contains(where: { $0.first?.subject == choice.first?.subject }) {
        guard let subject = choice.first?.subject, !outcomes.contains(where: { $0.subject == subject }) else { continue }
        open.append(choice)
      }
    }
    for text in texts(of: element) { add(text.choices) }
    for conditional in element.conditionalTraits { add([outcomesOfTrait(conditional)]) }
    guard !open.isEmpty else { return [(resolve(element, under: outcomes), [])] }

    var variants: [(element: AccessibilityElement, conditions: [Condition])] = [(resolve(element, under: outcomes), [])]
    for choice in open {
      let outcomesOfEach = variants.map { variant -> [Condition]? in
        // What is decided already may leave nothing for this choice to decide.
        guard depends(variant.element, on: choice[0].subject) else { return nil }
        let known = outcomes + variant.conditions
        return choice.filter { !known.exclude($0) }
      }
      guard outcomesOfEach.reduce(0, { $0 + ($1?.count ?? 1) }) <= Self.alternativeLimit else { continue }
      variants = zip(variants, outcomesOfEach).flatMap { variant, decided in
        decided.map { decided in
          let known = outcomes + variant.conditions
          return decided.map { condition in
            // What follows from the others is not said again.
            let isSaid = decided.count == 1 || known.contains { $0.implies(condition) }
            let further = isSaid ? [] : [condition]
            return (resolve(variant.element, under: known + [condition]), variant.conditions + further)
          }
        } ?? [variant]
      }
    }
    return variants
  }

  /// Whether the outcomes of a subject make a difference to what is said or offered.
  private func depends(_ element: AccessibilityElement, on subject: String) -> Bool {
    element.conditionalTraits.contains { $0.condition.subject == subject }
      || texts(of: element).contains { $0.choices.contains { $0.first?.subject == subject } }
  }

  private func isDecided(_ element: AccessibilityElement, by outcomes: [Condition]) -> Bool {
    guard !outcomes.isEmpty else { return false }
    return element.conditionalTraits.contains { conditional in
      outcomes.contains { $0.subject == conditional.condition.subject }
    } || texts(of: element).contains { $0.depends(on: outcomes) }
  }

  /// Everything that is said of an element. What is on offer beside it makes no alternatives (`Offer`).
  private func texts(of element: AccessibilityElement) -> [SpokenText] {
    // Content of high importance is spoken with the rest.
    let content = element.customContent.filter { $0.importance == .high }.flatMap { [$0.label, $0.value] }
    return [element.label?.value, element.value?.value, element.hint?.value].compactMap { $0 }
      + content + element.inputLabels
  }

  /// A condition on a trait, and its opposite.
  private func outcomesOfTrait(_ conditional: ConditionalTraits) -> [Condition] {
    let condition = conditional.condition
    return condition.branch == 0 ? [condition, condition.opposite] : [condition.opposite, condition]
  }

  private func resolve(_ fact: Fact<SpokenText>?, under outcomes: [Condition]) -> Fact<SpokenText>? {
    guard var fact else { return nil }
    fact.value = fact.value.resolved(under: outcomes)
    return fact
  }

  /// What is offered beside what is said.
  private func resolveOffers(of element: inout AccessibilityElement, under outcomes: [Condition]) {
    guard !outcomes.isEmpty else { return }
    // What nothing decides is left alone: changing a list copies it.
    for (index, content) in element.customContent.enumerated()
    where content.label.depends(on: outcomes) || content.value.depends(on: outcomes) {
      element.customContent[index].label = content.label.resolved(under: outcomes)
      element.customContent[index].value = content.value.resolved(under: outcomes)
    }
    for (index, label) in element.inputLabels.enumerated() where label.depends(on: outcomes) {
      element.inputLabels[index] = label.resolved(under: outcomes)
    }
  }

  private func resolve(_ element: AccessibilityElement, under outcomes: [Condition]) -> AccessibilityElement {
    // Most elements stand under many outcomes and depend on none of them.
    guard isDecided(element, by: outcomes) else { return element }
    var element = element
    element.label = resolve(element.label, under: outcomes)
    element.value = resolve(element.value, under: outcomes)
    element.hint = resolve(element.hint, under: outcomes)
    resolveOffers(of: &element, under: outcomes)
    for conditional in element.conditionalTraits where outcomes.contains(conditional.condition) {
      element.traits.formUnion(conditional.traits)
    }
    let known = Set(outcomes.map(\.subject))
    element.conditionalTraits.removeAll { known.contains($0.condition.subject) }
    return element
  }
}

extension [TranscriptStop] {
  /// One stop for two in a row that sound alike, of which one is there exactly where the other is not: bars of
  /// different branches stand side by side in the tree.
  fileprivate var withoutIdleConditions: [TranscriptStop] {
    var result: [TranscriptStop] = []
    for stop in self {
      var stop = stop
      while let last = result.last, let place = last.placeOfCondition(tellingItFrom: stop) {
        result.removeLast()
        stop = last
        stop.when.remove(at: place)
        for index in stop.loops.indices where stop.loops[index].conditionsAround > place {
          stop.loops[index].conditionsAround -= 1
        }
      }
      result.append(stop)
    }
    return result
  }
}

extension TranscriptStop {
  /// Which condition falls away when this one and another become one; nil when they cannot.
  fileprivate func placeOfCondition(tellingItFrom other: TranscriptStop) -> Int? {
    guard when.count == other.when.count, let place = when.indices.first(where: { when[$0] != other.when[$0] }),
      when[place].opposite == other.when[place], when[(place + 1)...] == other.when[(place + 1)...],
      loops == other.loops, containers.map(\.kind) == other.containers.map(\.kind),
      element.soundsLike(other.element) else { return nil }
    return place
  }
}
