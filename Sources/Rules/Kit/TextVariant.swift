import AccessibilityModel

/// One of the texts that run time may make of a spoken text: literal stretches, with holes between them.
struct TextVariant: Hashable {
  /// Without choices.
  let text: SpokenText
  /// The outcomes under which it is this text.
  let conditions: [Condition]

  /// The whole text where nothing in it depends on run time.
  var literal: String? { text.literal }

  /// The literal stretch that the text begins with; nil when it begins with a hole.
  var head: String? {
    if case .literal(let words)? = text.parts.first { return words }
    return nil
  }

  /// The literal stretch that the text ends with; nil when it ends with a hole.
  var tail: String? {
    if case .literal(let words)? = text.parts.last { return words }
    return nil
  }

  /// The expressions of its holes.
  var holes: [String] {
    text.parts.compactMap { part in
      if case .hole(let expression) = part { return expression }
      return nil
    }
  }
}

extension SpokenText {
  /// Certainly empty, or empty under some outcome: no name for anything.
  var mayBeBlank: Bool { isBlank || variants.contains { $0.text.isBlank } }

  /// Every text that run time may make of this one; beyond a limit a choice counts as a hole.
  var variants: [TextVariant] {
    parts.reduce([TextVariant(text: .empty, conditions: [])]) { prefixes, part in
      guard case .choice(let alternatives) = part else {
        return prefixes.map { TextVariant(text: $0.text + SpokenText(parts: [part]), conditions: $0.conditions) }
      }
      let options = alternatives.flatMap { alternative in
        alternative.text.variants.map { inner in
          TextVariant(text: inner.text, conditions: [alternative.condition] + inner.conditions)
        }
      }
      guard prefixes.count * options.count <= TranscriptBuilder.alternativeLimit else {
        let hole = SpokenText.hole(alternatives.first?.condition.subject ?? "")
        return prefixes.map { TextVariant(text: $0.text + hole, conditions: $0.conditions) }
      }
      return prefixes.flatMap { prefix in
        options.filter { !$0.contradicts(prefix) }.map {
          TextVariant(text: prefix.text + $0.text, conditions: prefix.conditions + $0.conditions)
        }
      }
    }
  }
}

extension ElementSubject {
  /// The texts that a spoken text may come to where the element is there at all.
  func variants(of text: SpokenText) -> [TextVariant] {
    text.variants.filter { variant in !variant.conditions.contains { when.exclude($0) } }
  }
}

extension TextVariant {
  /// Whether the two cannot be at the same time.
  func contradicts(_ other: TextVariant) -> Bool {
    conditions.contains { condition in
      other.conditions.contains { $0.excludes(condition) }
    }
  }
}
