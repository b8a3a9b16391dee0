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
  fileprivate var namedByContent: AccessibilityElement {
    guard certainty == .opaque, label == nil, reasons.contains(where: { $0.kind == .suppliedContent }) else { return self }
    var named = self
    named.label = Fact(.hole(viewName), origin: .content, source: source, localization: .dynamic)
    return named
  }

  /// A picture whose name nobody chose: it is dropped as soon as there is something else to say (recorded:
  /// as_prev_basic, hgf_menu and others; tree-spec T13).
  fileprivate var isUnnamedPictureOfLabel: Bool {
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

/// Merges elements into one, as `.combine` and the labels of controls do (runtime-facts section 2).
struct Merging {
  /// Elements of several controls become actions of the result; in the label of a control they are just its words.
  enum Mode {
    case controlLabel
    case combine
  }

  var mode: Mode

  /// Merges what stands below `nodes` into `base`, once for each combination of branches.
  func merge(_ nodes: [AccessibilityNode], into base: AccessibilityElement) -> [AccessibilityNode] {
    let sequences = nodes.sequences(isNamed: mode == .combine || nodes.hasCertainName)
    return Self.alternatives(sequences.map { ($0.conditions, merged($0.elements, into: base, under: $0.conditions)) })
  }

  /// What the elements make of `base` under some outcomes, which decide texts as well.
  private func merged(
    _ elements: [AccessibilityElement], into base: AccessibilityElement, under outcomes: [Condition]
  ) -> AccessibilityElement {
    var result = merged(elements, into: base)
    guard !outcomes.isEmpty else { return result }
    if let label = result.label { result.label?.value = label.value.resolved(under: outcomes) }
    if let value = result.value { result.value?.value = value.value.resolved(under: outcomes) }
    if let hint = result.hint { result.hint?.value = hint.value.resolved(under: outcomes) }
    return result
  }

  /// A nested choice over combinations of outcomes, or a plain element when nothing depends on them.
  static func alternatives(_ merged: [([Condition], AccessibilityElement)]) -> [AccessibilityNode] {
    let merged = withoutIdleConditions(merged)
    guard let first = merged.first else { return [] }
    if merged.count == 1 && first.0.isEmpty || merged.allSatisfy({ $0.1 == first.1 }) { return [.element(first.1)] }
    let branches = merged.map { conditions, element -> ConditionalBranch in
      var nodes: [AccessibilityNode] = [.element(element)]
      for condition in conditions.dropFirst().reversed() {
        nodes = [.choice([ConditionalBranch(condition: condition, nodes: nodes)])]
      }
      return ConditionalBranch(
        condition: conditions.first ?? Condition(subject: "", branch: 0, description: ""), nodes: nodes)
    }
    return [.choice(branches)]
  }

  /// Drops conditions that make no difference to what is heard.
  private static func withoutIdleConditions(
    _ merged: [([Condition], AccessibilityElement)]
  ) -> [([Condition], AccessibilityElement)] {
    var result = merged
    var seen: Set<String> = []
    for subject in merged.flatMap({ $0.0.map(\.subject) }) where seen.insert(subject).inserted {
      result = without(subject, result)
    }
    return result
  }

  /// The alternatives without the conditions of one subject where these make no difference: under the same further
  /// conditions, each of its outcomes must come with the same words.
  private static func without(
    _ subject: String, _ merged: [([Condition], AccessibilityElement)]
  ) -> [([Condition], AccessibilityElement)] {
    var groups: [(rest: [Condition], members: [Int])] = []
    var outcomes: [Condition] = []
    for (index, (conditions, _)) in merged.enumerated() {
      guard let outcome = conditions.first(where: { $0.subject == subject }) else { continue }
      if !outcomes.contains(outcome) { outcomes.append(outcome) }
      let rest = conditions.filter { $0.subject != subject }
      if let group = groups.firstIndex(where: { $0.rest == rest }) {
        groups[group].members.append(index)
      } else {
        groups.append((rest, [index]))
      }
    }
    guard outcomes.count > 1 else { return merged }
    var result = merged.map(Optional.some)
    for group in groups where group.members.count == outcomes.count {
      // What spins for a while tells less of a control than what stands there afterwards.
      let lasting = group.members.first { !merged[$0].1.content.contains { $0.role == .progress } }
      let first = merged[lasting ?? group.members[0]].1
      guard group.members.allSatisfy({ sounds(first, like: merged[$0].1) }) else { continue }
      result[group.members[0]] = (group.rest, first)
      for member in group.members.dropFirst() { result[member] = nil }
    }
    return result.compactMap(\.self)
  }

  private static func sounds(_ first: AccessibilityElement, like second: AccessibilityElement) -> Bool {
    first.soundsLike(second) && first.label?.origin == second.label?.origin
  }

  private func merged(_ elements: [AccessibilityElement], into base: AccessibilityElement) -> AccessibilityElement {
    var result = base
    let exposed = elements.filter { $0.exposure == .exposed }
    result.content = elements
    result.visibleText += elements.flatMap(\.visibleText)
    for element in exposed {
      for reason in element.reasons { result.note(reason, .partial) }
      if element.certainty != .known { result.certainty = max(result.certainty, .partial) }
    }
    mergeLabel(of: exposed, into: &result)
    mergeTraits(of: exposed, into: &result)
    let values = exposed.filter { !isControl($0) || mode == .controlLabel }.compactMap(\.value)
    if result.value == nil, let first = values.first, result.role != .toggle {
      result.value = Fact(.joined(values.map(\.value), separator: ", "), origin: .joined, source: first.source)
    }
    // The button that a primitive style makes of the control is the control.
    let hints = exposed.filter { !isControl($0) || mode == .controlLabel }.compactMap(\.hint)
    if result.hint == nil, let first = hints.first {
      result.hint = Fact(
        .joined(hints.map(\.value), separator: ", "), origin: hints.count == 1 ? first.origin : .joined, source: first.source,
        localization: first.localization)
    }
    result.customContent += exposed.flatMap(\.customContent)
    if mode == .combine { mergeActions(of: exposed, into: &result) }
    if result.identifier == nil { result.identifier = exposed.lazy.compactMap(\.identifier).first }
    return result
  }

  private func isControl(_ element: AccessibilityElement) -> Bool {
    element.role.isControl || element.traits.contains(.button)
  }

  private func mergeLabel(of exposed: [AccessibilityElement], into result: inout AccessibilityElement) {
    let spoken = (mode == .combine ? exposed.filter { !isControl($0) } : exposed).map(\.namedByContent)
    let named = spoken.filter { !$0.isUnnamedPictureOfLabel && !($0.label?.value.isBlank ?? true) }
    // Pictures without a label of their own are silent as soon as there is some text (runtime-facts 2), not before.
    let chosen = named.isEmpty ? spoken.filter { !($0.label?.value.isBlank ?? true) } : named
    if named.isEmpty, !chosen.isEmpty, mode == .combine, !exposed.contains(where: isControl) {
      result.traits.insert(.image)
    }
    let labels = chosen.compactMap(\.label)
    if labels.count == 1 {
      result.label = labels[0]
    } else if let first = labels.first {
      result.label = Fact(
        .joined(labels.map(\.value), separator: ", "), origin: .joined, source: first.source, localization: first.localization)
    }
    // What an opaque part says is not known: a hole stands for it.
    if labels.isEmpty, exposed.contains(where: { $0.certainty == .opaque }) {
      let names = exposed.filter { $0.certainty == .opaque }.map(\.viewName)
      result.label = Fact(.joined(names.map { .hole($0) }, separator: ", "), origin: .joined)
    }
    if result.image == nil { result.image = exposed.lazy.compactMap(\.image).first }
  }

  private func mergeTraits(of exposed: [AccessibilityElement], into result: inout AccessibilityElement) {
    for element in exposed {
      // Header and disabled survive, and so does "selected", which the checkmark symbols carry
      // (recorded: hgf_submit_button, hgf_add_new_artist).
      result.traits.formUnion(element.traits.intersection([.header, .notEnabled, .selected]))
      if element.carriesSelection { result.traits.insert(.selected) }
      result.conditionalTraits += element.conditionalTraits + element.carriedSelection
      result.headingLevel = result.headingLevel ?? element.headingLevel
    }
    if mode == .combine, result.traits.isEmpty, exposed.contains(where: { $0.traits.contains(.staticText) }) {
      result.traits.insert(.staticText)
    }
  }

  /// The first button becomes the default action and gives its trait, further ones become custom actions
  /// (recorded: ax_ax_aXElementCombine, as_ref_feature_showcase).
  private func mergeActions(of exposed: [AccessibilityElement], into result: inout AccessibilityElement) {
    var hasDefault = false
    // Beside a heading, several buttons gave no trait (recorded: ax_misc_composed).
    let isHeading = result.traits.contains(.header) && exposed.count(where: isControl) > 1
    for element in exposed {
      result.actions += element.actions
      result.gestures += element.gestures
      guard isControl(element) else {
        if !hasDefault { result.addConsequences(element.consequences) }
        continue
      }
      // A menu is told of wherever it stands (recorded: bh_todo).
      result.traits.formUnion(element.traits.intersection(.popupButton))
      if !hasDefault {
        hasDefault = true
        if !isHeading { result.traits.formUnion(element.traits.intersection(.button)) }
        result.activation = element.activation
        result.consequences = element.consequences
        result.isMainAction = element.isMainAction
        result.needsNavigation = element.needsNavigation
      } else if let label = element.label {
        result.actions.append(AccessibilityAction(
          kind: .named, name: label.value, source: element.source, consequences: element.consequences))
      }
    }
    if result.traits.contains(.button) { result.traits.remove(.staticText) }
  }
}

extension AccessibilityElement {
  /// A picture of a checkmark symbol, whose selected trait comes through when it is merged, whatever label it has
  /// (recorded on iOS 27).
  var carriesSelection: Bool {
    guard role == .image, case .symbol(let name)? = image else { return false }
    return Self.isCheckmark(name)
  }

  /// The same where a test chooses the symbol: `Image(systemName: isOn ? "checkmark.circle.fill" : "circle")`.
  fileprivate var carriedSelection: [ConditionalTraits] {
    guard role == .image, case .symbol(let name)? = image, name.parts.count == 1, case .choice(let cases) = name.parts[0]
    else { return [] }
    let marks = cases.filter { Self.isCheckmark($0.text) }
    return marks.map { ConditionalTraits(traits: .selected, condition: $0.condition) }
  }

  private static func isCheckmark(_ name: SpokenText) -> Bool {
    name.literal.map(SFSymbols.isTick) ?? false
  }
}
