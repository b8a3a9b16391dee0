import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The elements below some nodes under one set of outcomes.
struct ElementSequence {
  var conditions: [Condition]
  var elements: [AccessibilityElement]
}

extension [AccessibilityNode] {
  /// One sequence for each combination of branches, up to `limit`; a choice that would go beyond it is one text that
  /// only run time knows.
  ///
  /// - Parameter isNamed: What the elements are merged into has a name besides pictures, so that unnamed pictures add
  ///   nothing.
  func sequences(limit: Int = TranscriptBuilder.alternativeLimit, isNamed: Bool = false) -> [ElementSequence] {
    var result = [ElementSequence(conditions: [], elements: [])]
    for node in self {
      switch node {
      case .element(let element):
        for index in result.indices { result[index].elements.append(element) }
      case .container(let container):
        result.follow(by: container.nodes.sequences(limit: limit, isNamed: isNamed), limit)
      case .repeated(let repetition):
        result.follow(by: repetition.nodes.sequences(limit: limit, isNamed: isNamed), limit)
      case .choice(let branches):
        let options = branches.flatMap { branch in
          branch.nodes.sequences(limit: limit, isNamed: isNamed).compactMap { $0.under(branch.condition) }
        }
        // Branches that add the same words, as two ways to draw one picture do, are no alternatives here.
        if let first = options.first, case let said = first.contribution(isNamed),
          options.dropFirst().allSatisfy({ $0.contribution(isNamed) == said }) {
          let hidden = options.dropFirst().hidden(besides: first)
          let shared = first.drawnUnderConditions(isNamed) + hidden
          for index in result.indices { result[index].elements += shared }
        } else {
          result.follow(by: options, limit)
        }
      }
    }
    return result
  }

  /// Whether something is named here whatever the outcomes, beside pictures whose name nobody chose.
  var hasCertainName: Bool {
    contains { node in
      switch node {
      case .element(let element):
        element.exposure == .exposed && !element.isUnnamedPictureOfLabel && !(element.label?.value.isBlank ?? true)
      case .container(let container): container.nodes.hasCertainName
      case .repeated, .choice: false
      }
    }
  }
}

extension AccessibilityElement {
  /// What is handed in by whoever uses the view has words, most likely: a hole stands for them.
  var namedByContent: AccessibilityElement {
    guard certainty == .opaque, label == nil, reasons.contains(where: { $0.kind == .suppliedContent }) else { return self }
    var named = self
    named.label = Fact(.hole(viewName), origin: .content, source: source, localization: .dynamic)
    return named
  }

  /// A picture whose name nobody chose: it is dropped as soon as there is something else to say (recorded:
  /// as_prev_basic, hgf_menu and others; tree-spec T13).
  var isUnnamedPictureOfLabel: Bool {
    guard traits.contains(.image) else { return false }
    if case .modifier? = label?.origin { return false }
    return true
  }
}

extension Sequence<ElementSequence> {
  /// Elements that are hidden in these and not in another one: nothing is heard of them, but they are uses of what
  /// makes them.
  fileprivate func hidden(besides other: ElementSequence) -> [AccessibilityElement] {
    var known = Set(other.elements.map(ElementUse.init))
    return flatMap(\.elements).filter { $0.exposure == .hidden && known.insert(ElementUse($0)).inserted }
  }
}

/// What makes an element, and where that is used.
private struct ElementUse: Hashable {
  let source: SourceRange
  let callSites: [CallSite]

  init(_ element: AccessibilityElement) {
    source = element.source
    callSites = element.callSites
  }
}

extension [ElementSequence] {
  /// Has every sequence followed by every option, or by what stands for all of them where these are too many.
  fileprivate mutating func follow(by options: [ElementSequence], _ limit: Int) {
    guard !options.isEmpty else { return }
    let isCertain = options.count == 1 && options[0].conditions.isEmpty
    if !isCertain, let combined = combined(with: options, limit) {
      self = combined
      return
    }
    // Most of what stands in a stack is there in any case: what stands before it is not copied.
    let certain = isCertain ? options[0] : options.folded()
    for index in indices { self[index].elements += certain.elements }
  }

  /// Every sequence followed by every option that does not contradict it; nil where these are too many.
  private func combined(with options: [ElementSequence], _ limit: Int) -> [ElementSequence]? {
    var pairs: [(prefix: ElementSequence, option: ElementSequence)] = []
    for prefix in self {
      for option in options where !option.contradicts(prefix.conditions) {
        // Known before any elements are put together: in large labels most choices come to this.
        if pairs.count == limit { return nil }
        pairs.append((prefix, option))
      }
    }
    return pairs.map { prefix, option in
      let conditions = prefix.conditions + option.conditions.filter { !prefix.conditions.contains($0) }
      return ElementSequence(conditions: conditions, elements: prefix.elements + option.elements)
    }
  }

  /// All options as one, where there are too many to be told apart: what they say is a hole.
  fileprivate func folded() -> ElementSequence {
    guard let first else { return ElementSequence(conditions: [], elements: []) }
    // Many ways to draw one picture give it no name.
    let drawing = self.first { $0.elements.contains { $0.exposure == .exposed } } ?? first
    if allSatisfy(\.isWithoutWords) { return ElementSequence(conditions: [], elements: drawing.elements) }
    let subject = first.conditions.first?.subjectText ?? "…"
    let exposed = flatMap(\.elements).filter { $0.exposure == .exposed }
    guard var text = exposed.first, exposed.allSatisfy({ !$0.role.isControl && !$0.traits.contains(.button) }) else {
      // Which control it is stays open.
      let open = first.elements.map { element in
        var element = element
        element.note(UnknownReason(.dynamicValue, subject))
        return element
      }
      return ElementSequence(conditions: [], elements: open + parts(besides: first.elements))
    }
    text.label = Fact(
      .hole(forOneOf: map(\.words)), origin: .content, source: text.label?.source, localization: .dynamic)
    (text.value, text.hint) = (nil, nil)
    text.traits.subtract([.image, .selected])
    text.role = .text
    return ElementSequence(conditions: [], elements: [text] + parts(besides: [exposed[0]]))
  }

  /// What the options are made of besides some elements. The hole speaks for it, so nothing else is heard of it, and its
  /// code is part of what all of this is merged into: by itself it would seem to be a stop.
  private func parts(besides said: [AccessibilityElement]) -> [AccessibilityElement] {
    // Hundreds of elements come together here, so none is compared with all others.
    var known = Set(said.map(ElementUse.init))
    return flatMap(\.elements).filter { known.insert(ElementUse($0)).inserted }.map { element in
      guard element.exposure == .exposed else { return element }
      var part = element
      part.exposure = .hidden
      return part
    }
  }
}

extension ElementSequence {
  /// The labels of what can be met.
  fileprivate var words: String {
    elements.filter { $0.exposure == .exposed }.compactMap { $0.label?.value.rendered }.joined(separator: ", ")
  }

  /// The same in a branch; nil where the branch is about the same question and has another answer.
  fileprivate func under(_ condition: Condition) -> ElementSequence? {
    guard !contradicts([condition]) else { return nil }
    return ElementSequence(conditions: [condition] + conditions.filter { $0 != condition }, elements: elements)
  }

  /// What the elements add to what they are merged into, for comparison.
  fileprivate func contribution(_ isNamed: Bool) -> [Contribution] {
    elements.filter { element in
      guard element.exposure == .exposed else { return false }
      return !isNamed || !element.isUnnamedPictureOfLabel || element.carriesSelection
    }.map { element in
      Contribution(
        texts: [element.label?.value, element.value?.value, element.hint?.value], traits: element.traits,
        isControl: element.role.isControl)
    }
  }

  /// The elements, shapes and silent pictures with the outcome that they are drawn under, which is about to be forgotten.
  fileprivate func drawnUnderConditions(_ isNamed: Bool) -> [AccessibilityElement] {
    guard let condition = conditions.first else { return elements }
    return elements.map { element in
      let isSilent = element.exposure != .exposed || isNamed && element.isUnnamedPictureOfLabel
      guard [.shape, .image].contains(element.role), isSilent, element.drawnWhen == nil else { return element }
      var shape = element
      shape.drawnWhen = condition
      return shape
    }
  }

  /// Nothing in it has a name that somebody chose.
  fileprivate var isWithoutWords: Bool {
    elements.allSatisfy { $0.exposure != .exposed || $0.isUnnamedPictureOfLabel || $0.label?.value.isBlank ?? true }
  }

  fileprivate struct Contribution: Equatable {
    let texts: [SpokenText?]
    let traits: Traits
    let isControl: Bool
  }

  fileprivate func contradicts(_ outcomes: [Condition]) -> Bool {
    conditions.contains { outcomes.exclude($0) }
  }
}
