import AccessibilityModel

/// Speaking to the device: "Tap Send". Facts: speech-spec section 8.
public struct VoiceControl: Sendable {
  private let namesBackButtonsTwice: Bool

  /// - Parameter namesBackButtonsTwice: Whether a back button goes by "Back" beside its title, as from iOS 18 on.
  public init(namesBackButtonsTwice: Bool = true) { self.namesBackButtonsTwice = namesBackButtonsTwice }

  /// Names that can be said for the element, best first: its input labels if it has any, else its label. The value is
  /// never part of a name. Empty when the element has no name, or nothing that could be activated by it.
  public func names(of element: AccessibilityElement) -> [SpokenText] {
    guard element.isInteractive, !element.traits.contains(.notEnabled) else { return [] }
    return statedNames(of: element)
  }

  /// The same with what the conditions of the stop decide.
  public func names(of stop: TranscriptStop) -> [SpokenText] {
    names(of: stop.element.resolvedForSpeech(under: stop.when))
  }

  /// Whether saying words after "Tap" means the element, as far as its names are known.
  public func answers(_ stop: TranscriptStop, to words: String) -> Bool {
    let said = NamePhrase(SpokenText(words))
    return !said.isEmpty && names(of: stop).flatMap(\.variants).contains { NamePhrase($0) == said }
  }

  /// Texts on screen that cannot be said, because no name of the element has them (WCAG 2.5.3, label in name).
  ///
  /// Upper and lower case, punctuation and spaces do not count, and a text without letters and numbers cannot be said
  /// anyway. Nothing is listed for an element without a name, which is another defect; for a name that has holes, as
  /// it may well have the text; and for a text that is the value of the element. A text with holes is listed when the
  /// name is known: whether that is a defect depends on run time (`SpokenText.hasHoles`).
  public func visibleTextNotSpoken(of element: AccessibilityElement) -> [SpokenText] {
    guard element.isInteractive, element.certainty != .opaque else { return [] }
    let names = statedNames(of: element).flatMap(\.variants)
    guard !names.isEmpty else { return [] }
    let value = element.value.map { NamePhrase($0.value) }
    let namePhrases = names.map(NamePhrase.init)
    return element.visibleText.filter { text in
      let phrases = text.variants.map(NamePhrase.init)
      guard phrases.allSatisfy({ !$0.isEmpty && $0 != value }) else { return false }
      let isSpoken = phrases.contains { phrase in namePhrases.contains { $0.contains(phrase) } }
      return !isSpoken && !names.contains(where: \.hasHoles)
    }
  }

  /// The same with what the conditions of the stop decide.
  public func visibleTextNotSpoken(of stop: TranscriptStop) -> [SpokenText] {
    visibleTextNotSpoken(of: stop.element.resolvedForSpeech(under: stop.when))
  }

  private func statedNames(of element: AccessibilityElement) -> [SpokenText] {
    let inputLabels = element.inputLabels.filter { !$0.isBlank }
    var names = inputLabels
    if names.isEmpty, let label = element.label?.value, !label.isBlank { names = [label] }
    // The system's own defaults, recorded as input labels `First`, `Back` (vector `back-first`) and `Page control`.
    if inputLabels.isEmpty, element.traits.contains(.backButton), namesBackButtonsTwice || names.isEmpty {
      names.append(SpokenText("Back"))
    }
    if names.isEmpty, element.viewName == "UIPageControl" { names = [SpokenText("Page control")] }
    var seen: Set<NamePhrase> = []
    return names.filter { seen.insert(NamePhrase($0)).inserted }
  }
}

extension AccessibilityElement {
  /// The element with the texts that a transcript leaves alone resolved as well: input labels and texts on screen.
  func resolvedForSpeech(under outcomes: [Condition]) -> AccessibilityElement {
    guard !outcomes.isEmpty else { return self }
    var element = self
    element.inputLabels = inputLabels.map { $0.resolved(under: outcomes) }
    element.visibleText = visibleText.map { $0.resolved(under: outcomes) }
    return element
  }
}
