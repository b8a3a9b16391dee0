import AccessibilityModel

/// The screen reader: turns elements into what a person hears.
///
/// Follows rules S1 to S10 of speech-spec, whose evidence are AccessibilitySnapshot's recordings and VoiceOver's
/// caption panel. Settings that change the wording (Verbosity, punctuation, hints off) are taken at their defaults.
public struct VoiceOver: Sendable {
  public let language: SpeechLanguage
  private let vocabulary: Vocabulary
  private let speaksAnySwitchState: Bool

  /// - Parameter speaksAnySwitchState: Whether the value of a switch is spoken that is neither on, off nor mixed, as it
  ///   is from iOS 17 on.
  public init(language: SpeechLanguage = .english, speaksAnySwitchState: Bool = true) {
    self.language = language
    self.speaksAnySwitchState = speaksAnySwitchState
    vocabulary = language.vocabulary
  }

  /// What is said when the element gets the focus.
  public func utterance(
    for element: AccessibilityElement, in containers: [AccessibilityContainer] = [],
    context: SpeechContext = .none
  ) -> Utterance {
    var context = context
    if context.edge == nil { context.edge = element.boundary }
    if context.cell == nil { context.cell = element.tableCell }
    var composer = UtteranceComposer(
      element: element, isInTabBar: containers.contains { $0.kind == .tabBar }, context: context,
      vocabulary: vocabulary, speaksAnySwitchState: speaksAnySwitchState)
    return composer.compose()
  }

  /// What is said when the focus reaches a stop of a transcript.
  public func utterance(for stop: TranscriptStop, context: SpeechContext = .none) -> Utterance {
    utterance(for: stop.element, in: stop.containers, context: context)
  }

  /// Labels of the containers that the focus enters on its way to `stop`, outermost first: VoiceOver speaks each once,
  /// before the element (speech-spec 6, medium confidence: WW21, CVS, TMO).
  public func containerLabels(entering stop: TranscriptStop, from previous: TranscriptStop? = nil) -> [String] {
    let left = previous?.containers ?? []
    let shared = zip(stop.containers, left).prefix { $0.isSame(as: $1) }.count
    return stop.containers.dropFirst(shared).compactMap { container in
      guard let label = container.label?.value.resolved(under: stop.when), !label.isBlank else { return nil }
      return label.rendered
    }
  }
}
