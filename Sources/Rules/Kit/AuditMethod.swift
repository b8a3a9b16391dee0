/// How a person finds out on a device whether a defect is there: what a rule's page tells auditors to do.
public enum AuditMethod: String, Sendable, CaseIterable {
  case listening, voiceControl, headings, operating, adjusting, states, textSize, contrast, appearance, grayscale
  case motion, waiting, media, languages, forms, orientation, inspector, reading

  /// What to do and what to expect.
  public var instruction: String {
    switch self {
    case .listening:
      """
      Turn VoiceOver on and swipe from the first element of the screen to the last. Each element says what it is for, \
      once, and what is seen at a glance takes one swipe.
      """
    case .voiceControl:
      """
      Turn Voice Control on and say “Show names”. Every control shows a name that a person would think of; saying “Tap” \
      and the words written on it activates it.
      """
    case .headings:
      """
      Set the VoiceOver rotor to Headings and flick down. It stops at everything that introduces a part of the screen, \
      and nowhere else.
      """
    case .operating:
      """
      Do everything that the screen offers by touch with VoiceOver, and once more with Full Keyboard Access or Switch \
      Control. Nothing is out of reach.
      """
    case .adjusting:
      """
      Swipe up and down on the element with VoiceOver. Every swipe changes the value, and the new value is spoken.
      """
    case .states:
      """
      Go to the element with VoiceOver, change its state, and listen again. What is heard has changed with the state.
      """
    case .textSize:
      """
      Choose the largest accessibility text size (Settings › Accessibility › Display & Text Size › Larger Text). No text \
      stays small, is cut off or covers another.
      """
    case .contrast:
      """
      Measure text and background with the contrast calculator of Accessibility Inspector, in both appearances and with \
      Increase Contrast: at least 4.5:1, or 3:1 for large text.
      """
    case .appearance:
      """
      Switch between the light and the dark appearance, and turn Smart Invert on. Everything stays legible.
      """
    case .grayscale:
      """
      Turn on the colour filter Grayscale. Every state can still be told from every other.
      """
    case .motion:
      """
      Turn on Reduce Motion and go through the screens. Nothing slides, zooms, spins or repeats.
      """
    case .waiting:
      """
      Leave the screen alone for a minute with VoiceOver on. Nothing vanishes, moves on or takes the focus before it was \
      heard.
      """
    case .media:
      """
      Play the media without sound, then with the picture covered. What is said can be read, and what is shown is told.
      """
    case .languages:
      """
      Run the app in each of its languages with VoiceOver. Every word is in that language and spoken by its voice.
      """
    case .forms:
      """
      Fill in the form with VoiceOver, leave out a field and enter something wrong. Names, requirements and errors are \
      heard, and AutoFill offers what it knows.
      """
    case .orientation:
      """
      Turn the device with the orientation lock off. The screen turns with it, and nothing gets lost.
      """
    case .inspector:
      """
      Look at the screen with Accessibility Inspector, or list it from a UI test. Each identifier is found once.
      """
    case .reading:
      """
      Read the code at the place that Earshot names: on a device there is nothing to hear of it.
      """
    }
  }
}

extension RuleMetadata {
  /// How to find out on a device, in the order in which to try.
  public var auditMethods: [AuditMethod] { Self.auditOverrides[id] ?? Self.auditDefaults[family] ?? [] }

  private static let auditDefaults: [Family: [AuditMethod]] = [
    .names: [.listening, .voiceControl], .nameQuality: [.listening, .voiceControl], .valuesAndHints: [.listening],
    .roles: [.listening, .states], .structure: [.listening, .operating], .operation: [.operating],
    .textSize: [.textSize], .color: [.contrast, .appearance], .motion: [.motion], .forms: [.forms],
    .api: [.reading], .hygiene: [.reading], .uiKit: [.listening, .operating],
  ]

  private static let auditOverrides: [String: [AuditMethod]] = [
    "adjustable-action-incomplete": [.adjusting], "custom-control-value-missing": [.adjusting],
    "uikit-adjustable-incomplete": [.adjusting], "value-in-label": [.adjusting],
    "heading-missing": [.headings], "fake-heading-in-label": [.headings], "heading-level-skipped": [.headings],
    "heading-level-without-trait": [.headings],
    "label-in-name": [.voiceControl], "input-labels-mismatch": [.voiceControl],
    "missing-translation": [.languages], "unlocalized-label": [.languages], "ib-label-unlocalized": [.languages],
    "app-language-missing": [.languages], "label-built-by-concatenation": [.languages],
    "identifier-on-container": [.inspector], "focus-forced": [.waiting],
    "colour-only-state": [.grayscale], "error-by-colour": [.grayscale, .forms],
    "hardcoded-colour": [.appearance], "forced-colour-scheme": [.appearance],
    "auto-advance": [.waiting], "auto-dismiss": [.waiting], "looping-animation": [.motion, .waiting],
    "audio-description-unsupported": [.media], "audio-without-transcript": [.media], "captions-unsupported": [.media],
    "autoplay-media": [.waiting], "orientation-locked": [.orientation],
    "ib-fixed-font": [.textSize], "ib-no-dynamic-type": [.textSize], "uikit-fixed-font": [.textSize],
    "speech-attribute-misplaced": [.listening], "overridden-accessibility-modifier": [.listening],
    "modifier-order": [.listening], "voiceover-only-branch": [.listening], "runtime-check-needed": [.listening],
    "component-unresolved": [.listening], "announcement-legacy-api": [.listening],
  ]
}
