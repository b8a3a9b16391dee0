import SourceModel

/// A text that a person hears or says, with holes for the parts that exist only at run time.
public struct SpokenText: Hashable, Sendable {
  public indirect enum Part: Hashable, Sendable {
    case literal(String)
    /// A part that only run time knows, with the source expression that gives it.
    case hole(String)
    case choice([Alternative])
  }

  public struct Alternative: Hashable, Sendable {
    public var condition: Condition
    public var text: SpokenText

    public init(condition: Condition, text: SpokenText) {
      self.condition = condition
      self.text = text
    }
  }

  public private(set) var parts: [Part]

  public init(parts: [Part]) {
    self.parts = []
    // Literals that follow each other are one; gathered here, since a text may come letter by letter.
    var words = ""
    for part in parts {
      if case .literal(let text) = part {
        words += text
        continue
      }
      if !words.isEmpty { self.parts.append(.literal(words)) }
      words = ""
      self.parts.append(part)
    }
    if !words.isEmpty { self.parts.append(.literal(words)) }
  }

  public init(_ literal: String) { self.init(parts: literal.isEmpty ? [] : [.literal(literal)]) }
  public static func hole(_ expression: String) -> SpokenText { SpokenText(parts: [.hole(expression)]) }
  public static let empty = SpokenText(parts: [])

  public static func choice(_ alternatives: [Alternative]) -> SpokenText {
    if let first = alternatives.first, alternatives.allSatisfy({ $0.text == first.text }) { return first.text }
    return SpokenText(parts: [.choice(alternatives)])
  }

  public static func + (left: SpokenText, right: SpokenText) -> SpokenText {
    SpokenText(parts: left.parts + right.parts)
  }

  /// Texts joined as SwiftUI joins the labels of combined children.
  public static func joined(_ texts: [SpokenText], separator: String) -> SpokenText {
    var parts: [Part] = []
    for (index, text) in texts.enumerated() {
      if index > 0 { parts.append(.literal(separator)) }
      parts += text.parts
    }
    return SpokenText(parts: parts)
  }

  /// The whole text when nothing in it depends on run time.
  public var literal: String? {
    if parts.isEmpty { return "" }
    if parts.count == 1, case .literal(let text) = parts[0] { return text }
    return nil
  }

  /// True when the text is certainly empty: no literal with a visible character and no hole.
  public var isBlank: Bool {
    parts.allSatisfy { part in
      switch part {
      case .literal(let text): text.allSatisfy(\.isWhitespace)
      case .hole: false
      case .choice(let alternatives): alternatives.allSatisfy(\.text.isBlank)
      }
    }
  }

  /// Blank, or nothing but pictures within a text, which are U+FFFC there and say nothing.
  public var isWordless: Bool { mapLiterals { $0.filter { $0 != "\u{FFFC}" } }.isBlank }

  /// True when a part is known only at run time.
  public var hasHoles: Bool {
    parts.contains { part in
      switch part {
      case .literal: false
      case .hole: true
      case .choice(let alternatives): alternatives.contains(where: \.text.hasHoles)
      }
    }
  }

  /// True when nothing but holes is left, so that no word of it is known.
  public var isOnlyHoles: Bool { hasHoles && literals.allSatisfy { $0.allSatisfy { !$0.isLetter && !$0.isNumber } } }

  /// Every literal stretch, in order, those of all alternatives included.
  public var literals: [String] {
    parts.flatMap { part -> [String] in
      switch part {
      case .literal(let text): [text]
      case .hole: []
      case .choice(let alternatives): alternatives.flatMap(\.text.literals)
      }
    }
  }

  /// The text as it is printed: holes as `«expression»`; a choice that was not resolved is a hole as well.
  public var rendered: String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .hole(let expression): "«\(expression)»"
      case .choice(let alternatives): Self.rendered(alternatives)
      }
    }.joined()
  }

  /// A name with its alternatives, as messages give it: "heart' or 'heart.fill", to be put into quotation marks.
  public var namesInMessages: String {
    guard !hasHoles, literal == nil else { return rendered }
    var seen: Set<String> = []
    return literals.filter { seen.insert($0).inserted }.joined(separator: "' or '")
  }

  /// What all alternatives come to, else a hole with the first of them.
  private static func rendered(_ alternatives: [Alternative]) -> String {
    // Of more texts than a hole shows, the others are not asked for.
    var texts: [String] = []
    var told: [String] = []
    for alternative in alternatives where texts.count <= holeAlternatives {
      // A choice within the choice is not told once more of what stands beside it.
      let inner = alternative.text.innerTexts
      let new = inner?.filter { !told.contains($0) }
      told += inner ?? []
      if let inner, let new, new.count < inner.count {
        if !new.isEmpty { texts.append(hole(forOneOf: new).rendered) }
        continue
      }
      let text = alternative.text.rendered
      if !texts.contains(text) { texts.append(text) }
      if inner == nil { told.append(text) }
    }
    return texts.count == 1 ? texts[0] : hole(forOneOf: texts).rendered
  }

  /// What each alternative comes to, of a text that is one of a few and nothing else.
  private var innerTexts: [String]? {
    guard parts.count == 1, case .choice(let alternatives) = parts[0], alternatives.count <= Self.holeAlternatives else { return nil }
    return alternatives.map(\.text.rendered)
  }

  /// A hole that names the first of the texts, of which run time chooses one.
  public static func hole(forOneOf choices: [String]) -> SpokenText {
    // One more than is shown tells that there are more.
    var texts: [String] = []
    for text in choices where texts.count <= holeAlternatives && !texts.contains(text) { texts.append(text) }
    let shown = texts.prefix(holeAlternatives).map { $0.isEmpty ? "nothing" : withoutMarks($0) }
    return .hole((texts.count > holeAlternatives ? shown + ["…"] : shown).joined(separator: " | "))
  }

  /// A text without the marks around its holes.
  private static func withoutMarks(_ text: String) -> String {
    var kept: [UInt8] = []
    kept.reserveCapacity(text.utf8.count)
    var bytes = text.utf8.makeIterator()
    while let byte = bytes.next() {
      if byte < 0x80 {
        kept.append(byte)
        continue
      }
      // Beside letters of other scripts a mark may be part of a larger character.
      guard byte == 0xC2, let second = bytes.next(), second == 0xAB || second == 0xBB
      else { return text.filter { $0 != "«" && $0 != "»" } }
    }
    return kept.count == text.utf8.count ? text : String(decoding: kept, as: UTF8.self)
  }

  /// Texts that are shown of a hole that stands for several.
  private static let holeAlternatives = 3

  /// Whether it has alternatives.
  public var hasChoices: Bool {
    parts.contains { if case .choice = $0 { true } else { false } }
  }

  /// The conditions that decide this text, in order of appearance, each subject's outcomes together.
  public var choices: [[Condition]] {
    var result: [[Condition]] = []
    for case .choice(let alternatives) in parts {
      result.append(alternatives.map(\.condition))
      for alternative in alternatives { result += alternative.text.choices }
    }
    return result
  }

  /// Whether one of the outcomes decides a part of the text.
  public func depends(on outcomes: [Condition]) -> Bool {
    parts.contains { part in
      guard case .choice(let alternatives) = part else { return false }
      return alternatives.contains { alternative in
        outcomes.contains(alternative.condition) || alternative.text.depends(on: outcomes)
      }
    }
  }

  /// The text under the given outcomes; a choice whose subject has no outcome stays a choice.
  public func resolved(under outcomes: [Condition]) -> SpokenText {
    guard depends(on: outcomes) else { return self }
    return SpokenText(parts: parts.flatMap { part -> [Part] in
      guard case .choice(let alternatives) = part else { return [part] }
      if let hit = alternatives.first(where: { outcomes.contains($0.condition) }) {
        return hit.text.resolved(under: outcomes).parts
      }
      return [part]
    })
  }

  /// Changes every literal stretch, for example to strip Markdown.
  public func mapLiterals(_ transform: (String) -> String) -> SpokenText {
    SpokenText(parts: parts.map { part in
      switch part {
      case .literal(let text): .literal(transform(text))
      case .hole: part
      case .choice(let alternatives):
        .choice(alternatives.map { Alternative(condition: $0.condition, text: $0.text.mapLiterals(transform)) })
      }
    })
  }
}
