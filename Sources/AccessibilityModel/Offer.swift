/// Something that an element offers by name beside activating it, and when it does.
///
/// Actions and content on demand under conditions are parts of one element and no alternatives of it: nothing else that
/// is heard there changes, and a row with five such actions would be thirty-two.
public struct Offer: Hashable, Sendable {
  /// An action's name, or what content on demand says.
  public var text: SpokenText
  /// Each way in which it is offered: everything in it holds then. Empty when it always is; one empty way where there
  /// are several that have nothing in common.
  public var ways: [[Condition]]

  public var isAlways: Bool { ways.isEmpty }

  public init(_ text: SpokenText, ways: [[Condition]] = []) {
    self.text = text
    self.ways = ways
  }

  /// More ways than these are put together as what they have in common.
  public static let wayLimit = 4
}

extension TranscriptStop {
  /// The names that the actions rotor offers here, in order. One that several actions have under conditions is there
  /// once; one that is always offered twice is there twice.
  public var offeredActions: [Offer] { offers(of: element.actions) }

  /// Those among them that are the element's own `accessibilityCustomActions`.
  public var customActions: [Offer] { offers(of: element.actions.filter { !$0.kind.isOfRow }) }

  /// Those that a list offers for its row: they are no custom actions, VoiceOver offers them all the same (recorded:
  /// as_ref_swipe_actions).
  public var rowActions: [Offer] { offers(of: element.actions.filter(\.kind.isOfRow)) }

  private func offers(of actions: [AccessibilityAction]) -> [Offer] {
    actions.flatMap { action -> [Offer] in
      guard !when.exclude(anyOf: action.when) else { return [] }
      let name = action.name ?? (action.kind == .delete ? SpokenText("Delete") : .empty)
      return name.variants(under: when + action.when).filter { !$0.text.isWordless }.map { variant in
        let conditions = action.when.filter { condition in !when.contains { $0.implies(condition) } }
        let way = conditions + variant.conditions.filter { !conditions.contains($0) }
        return Offer(variant.text, ways: way.isEmpty ? [] : [way])
      }
    }.joiningEqualTexts
  }
}

extension AccessibilityAction.Kind {
  fileprivate var isOfRow: Bool { self == .swipe }
}

/// Content on demand as one stop offers it, and when it does.
public struct OfferedContent: Hashable, Sendable {
  public var content: CustomContent
  /// Empty when it is always as it says.
  public var when: [Condition]
}

extension TranscriptStop {
  /// The content that the rotor offers here, once for each way in which it may read.
  public var offeredContent: [OfferedContent] {
    element.customContent.flatMap { content in
      content.label.variants(under: when).flatMap { label in
        content.value.variants(under: when + label.conditions).map { value in
          OfferedContent(
            content: CustomContent(label: label.text, value: value.text, importance: content.importance),
            when: label.conditions + value.conditions)
        }
      }
    }
  }
}

extension [Offer] {
  fileprivate var joiningEqualTexts: [Offer] {
    var result: [Offer] = []
    for offer in self {
      guard let index = result.firstIndex(where: { $0.text == offer.text && !($0.isAlways && offer.isAlways) }) else {
        result.append(offer)
        continue
      }
      if result[index].isAlways { continue }
      result[index].ways = offer.isAlways ? [] : result[index].ways.adding(offer.ways)
      // One way or the opposite of it.
      if result[index].ways.contains(where: \.isEmpty) { result[index].ways = [] }
    }
    return result.map { Offer($0.text, ways: $0.ways.limited) }
  }
}

extension [[Condition]] {
  /// With further ways; two that differ in one condition and its opposite are one without it.
  fileprivate func adding(_ ways: [[Condition]]) -> [[Condition]] {
    var result = self
    for var way in ways where !result.contains(where: { $0.isSubset(of: way) }) {
      while let (index, shorter) = result.joining(way) {
        result.remove(at: index)
        way = shorter
        if way.isEmpty { return [] }
      }
      result.removeAll { way.isSubset(of: $0) }
      result.append(way)
    }
    return result
  }

  private func joining(_ way: [Condition]) -> (Int, [Condition])? {
    for (index, other) in enumerated() where other.count == way.count {
      let mine = way.filter { !other.contains($0) }
      let theirs = other.filter { !way.contains($0) }
      if mine.count == 1, theirs.count == 1, mine[0] == theirs[0].opposite {
        return (index, way.filter { $0 != mine[0] })
      }
    }
    return nil
  }

  fileprivate var limited: [[Condition]] {
    guard count > Offer.wayLimit, let first else { return self }
    return [first.filter { condition in allSatisfy { $0.contains(condition) } }]
  }
}

extension [Condition] {
  fileprivate func exclude(anyOf conditions: [Condition]) -> Bool { conditions.contains { exclude($0) } }

  fileprivate func isSubset(of other: [Condition]) -> Bool { allSatisfy(other.contains) }
}

extension SpokenText {
  /// Whole texts where parts of one depend on a condition: "mic" and "mic.slash" of `"mic" + (isOn ? "" : ".slash")`.
  public var joined: SpokenText {
    guard parts.count > 1, !hasHoles, hasChoices else { return self }
    let variants = variants(under: [])
    guard variants.allSatisfy({ $0.text.literal != nil && $0.conditions.count == 1 }) else { return self }
    return .choice(variants.map { Alternative(condition: $0.conditions[0], text: $0.text) })
  }

  /// The text once for each combination of outcomes that it depends on, each with the conditions that tell it from the
  /// others. Beyond the limit a part stays a hole.
  ///
  /// - Parameter outcomes: What holds already.
  public func variants(
    under outcomes: [Condition], limit: Int = TranscriptBuilder.alternativeLimit
  ) -> [(text: SpokenText, conditions: [Condition])] {
    guard hasChoices else { return [(self, [])] }
    var result: [(text: SpokenText, conditions: [Condition])] = [(resolved(under: outcomes), [])]
    var tried: Set<String> = []
    while let choice = result.lazy.flatMap(\.text.choices).first(where: { !tried.contains($0.first?.subject ?? "") }) {
      let subject = choice.first?.subject ?? ""
      tried.insert(subject)
      let split = result.flatMap { variant -> [(text: SpokenText, conditions: [Condition])] in
        guard let own = variant.text.choices.first(where: { $0.first?.subject == subject }) else { return [variant] }
        let known = outcomes + variant.conditions
        let possible = own.filter { !known.exclude($0) }
        return possible.map { condition in
          let isSaid = possible.count == 1 || known.contains { $0.implies(condition) }
          return (
            variant.text.resolved(under: known + [condition]), variant.conditions + (isSaid ? [] : [condition])
          )
        }
      }
      if split.count <= limit, !split.isEmpty { result = split }
    }
    return result
  }
}
