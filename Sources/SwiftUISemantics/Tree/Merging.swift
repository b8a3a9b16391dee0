import AccessibilityModel
import PlatformKnowledge
import SourceModel

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
