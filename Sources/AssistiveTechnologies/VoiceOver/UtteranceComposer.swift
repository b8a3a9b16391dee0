import AccessibilityModel

/// Composes the utterance of one element; each step is a rule of speech-spec section 3.
struct UtteranceComposer {
  let element: AccessibilityElement
  let isInTabBar: Bool
  let context: SpeechContext
  let vocabulary: Vocabulary
  let speaksAnySwitchState: Bool
  /// Words met on the way that are English for want of a source.
  private var fallbackWords: [Word.Key] = []

  init(
    element: AccessibilityElement, isInTabBar: Bool, context: SpeechContext, vocabulary: Vocabulary,
    speaksAnySwitchState: Bool = true
  ) {
    self.speaksAnySwitchState = speaksAnySwitchState
    self.element = element
    self.isInTabBar = isInTabBar
    self.context = context
    self.vocabulary = vocabulary
  }

  private var traits: Traits { element.traits }
  /// What VoiceOver on the Mac says of a slider.
  private static let macSlider = Word(.adjustable, "slider", .medium, "Apple: VoiceOver User Guide for Mac")
  /// Of what opens a list to choose from, and of what a colour is chosen with.
  private static let macPopUp = Word(.popUpButton, "pop up button", .medium, "Apple: NSAccessibility.Role.popUpButton, its role description")
  private static let macMenu = Word(.popUpButton, "menu button", .medium, "Apple: NSAccessibility.Role.menuButton, its role description")
  private static let macColourWell = Word(.button, "color well", .medium, "Apple: NSAccessibility.Role.colorWell, its role description")
  private var isColourWell: Bool { isOnMac && element.role == .colorPicker && vocabulary.language == .english }
  /// And of a checkbox with its two states.
  private static let macCheckbox = Word(.switchButton, "checkbox", .medium, "Apple: VoiceOver User Guide for Mac")
  private static let macChecked = Word(.on, "checked", .medium, "Apple: VoiceOver Quick Start, status of a checkbox")
  private static let macUnchecked = Word(.off, "unchecked", .medium, "Apple: VoiceOver Quick Start, status of a checkbox")
  /// A toggle that the Mac draws as a box (`TreeBuilder.toggle`).
  private var isCheckbox: Bool { isToggle && element.viewName == "Checkbox" && isOnMac && vocabulary.language == .english }
  private var isOnMac: Bool { (element.system ?? element.source.file.build.system) == "macOS" }
  private var isToggle: Bool { traits.contains(.toggle) }
  private var isEnabled: Bool { !traits.contains(.notEnabled) }
  /// What is typed into a secure field is never read out (recorded: a bullet for each letter).
  private var value: String? {
    guard traits.contains(.secureTextField), element.value?.origin == .content, element.value?.value.hasHoles ?? false
    else { return text(element.value) }
    return "••••••"
  }
  /// The value was given to the element, and is not the state that it has by itself and only run time knows.
  private var isAuthoredValue: Bool {
    guard let fact = element.value else { return false }
    if case .modifier = fact.origin { return true }
    return !fact.value.hasHoles
  }
  private var authorHint: String? { text(element.hint) }

  mutating func compose() -> Utterance {
    var body = appWords()
    let isHintPromoted = body.written.isEmpty && !traits.contains(.selected)
    if isHintPromoted, let hint = authorHint { body.say(.hint, hint, after: " ") }  // S6
    sayRoles(&body)
    sayContext(&body)
    let system = systemHint()
    let isReplaced = isEnabled && traits.contains(.textEntry)
    return Utterance(
      description: body.written, chunks: body.chunks, hint: isHintPromoted || isReplaced ? nil : authorHint,
      authorHint: authorHint, systemHint: system, afterHint: afterHint(), language: vocabulary.language,
      fallbackWords: fallbackWords)
  }

  // MARK: S1 to S4, the app's own words

  private mutating func appWords() -> Body {
    var body = Body()
    sayHeaders(&body)
    if let label = label() { body.say(.label, label, after: " ") }
    sayTablePosition(&body)
    if let value, !isToggle {  // S3; a toggle's value is its state (S5)
      body.say(.value, value, after: context.cell == nil ? ": " : " ")
    }
    for content in element.customContent where content.importance == .high {  // S3b
      let spoken = content.value.isBlank ? content.label : content.value
      guard !spoken.isBlank else { continue }
      body.say(.content, spoken.rendered, after: ", ")
    }
    if traits.contains(.selected), !isCheckmark { saySelected(&body) }
    return body
  }

  /// A checkmark that nobody named is called "Selected" by the system and brings the trait as well. That both are said has
  /// not been recorded.
  private var isCheckmark: Bool {
    guard case .symbol? = element.label?.origin else { return false }
    return label()?.lowercased() == vocabulary.word(.selected).spoken.lowercased()
  }

  /// S1: a back button does not say "Back, Back Button".
  private func label() -> String? {
    guard let label = text(element.label) else { return nil }
    if traits.contains(.backButton), label.lowercased() == vocabulary.word(.back).spoken.lowercased() { return nil }
    return label
  }

  /// S2, what precedes the label of a cell.
  private func sayHeaders(_ body: inout Body) {
    guard let cell = context.cell else { return }
    for header in cell.rowHeaders + cell.columnHeaders {
      let parts = [header.label, header.value].filter { !$0.isBlank }.map(\.rendered)
      guard !parts.isEmpty else { continue }
      body.say(.header, parts.joined(separator: ": "), after: " ")
      body.written += "."
    }
  }

  /// S2, what follows the label of a cell.
  private mutating func sayTablePosition(_ body: inout Body) {
    guard let cell = context.cell else { return }
    if body.chunks.contains(where: { $0.kind == .label }) { body.written = body.written.withFullStop }
    var words: [Word] = []
    if cell.rowSpan > 1, cell.row != nil { words.append(word(.rowSpan).filled("\(cell.rowSpan)")) }
    if cell.columnSpan > 1, cell.column != nil { words.append(word(.columnSpan).filled("\(cell.columnSpan)")) }
    if cell.isFirstInRow, let row = cell.row { words.append(word(.row).filled("\(row + 1)")) }
    if let column = cell.column { words.append(word(.column).filled("\(column + 1)")) }
    for word in words { body.say(.position, word, after: " ") }
  }

  /// S4: first of all, except on a picker wheel, where a device was heard to say it after the value.
  private mutating func saySelected(_ body: inout Body) {
    let word = word(.selected)
    body.written = body.written.isEmpty ? word.spoken.withFullStop : word.filled(body.written).written
    var chunk = Utterance.Chunk(kind: .selected, text: word.spoken, isFallback: word.isFallback)
    if traits.contains(.pickerElement) {
      // The caption has no capital there: "22, selected, Picker Item".
      if vocabulary.language == .english || word.isFallback { chunk.text = word.spoken.lowercased() }
      body.chunks.append(chunk)
    } else {
      body.chunks.insert(chunk, at: 0)
    }
  }

  // MARK: S5 and S7, role words

  private mutating func sayRoles(_ body: inout Body) {
    for role in roles() {
      // A trait that AccessibilitySnapshot has no word for is spoken only.
      if role.written.isEmpty {
        body.chunks.append(role.chunk)
        continue
      }
      if !body.hasRoles, !body.written.isEmpty { body.written = body.written.withFullStop }  // S7
      body.hasRoles = true
      body.append(role.chunk, written: role.written, after: " ")
    }
  }

  private mutating func roles() -> [Role] {
    var roles: [Role] = []
    func has(_ trait: Traits) -> Bool { traits.contains(trait) }
    func add(_ word: Word, _ kind: Utterance.Chunk.Kind = .role) { roles.append(Role(word, kind)) }

    if has(.notEnabled) { add(word(.dimmed)) }
    let hidesButton = isInTabBar || !traits.isDisjoint(with: [.keyboardKey, .toggle, .tabBarItem, .backButton])
    if isColourWell {
      add(Self.macColourWell)
    } else if has(.button), !hidesButton, !(isOnMac && has(.popupButton)) {
      add(word(.button))
    }
    if has(.popupButton) { add(isOnMac && vocabulary.language == .english ? element.role == .menu ? Self.macMenu : Self.macPopUp : word(.popUpButton)) }
    if has(.backButton) { add(word(.backButton)) }
    if isToggle, has(.button) { add(isCheckbox ? Self.macCheckbox : word(.switchButton)) }
    if isToggle, let state = state() { roles.append(state) }
    if has(.tabBarItem) || isInTabBar { add(word(.tab)) }
    if has(.textEntry) {
      add(word(has(.secureTextField) ? .secureTextField : .textField))
      if has(.isEditing) { add(word(.isEditing)) }
    }
    if has(.header) { add(heading()) }
    if has(.link) { add(word(.link)) }
    if has(.pickerElement) { add(word(.pickerItem)) }
    if has(.adjustable), !(isOnMac && element.role == .slider) { add(word(.adjustable)) }
    if isOnMac, element.role == .slider, vocabulary.language == .english { add(Self.macSlider) }
    if has(.image) { add(word(.image)) }
    if has(.searchField) { add(word(.searchField)) }
    if has(.expanded) { add(word(.expanded), .state) }
    if has(.collapsed) { add(word(.collapsed), .state) }
    if has(.draggable) { add(word(.draggable)) }
    if has(.statusBarElement) { add(word(.statusBarItem)) }
    return roles
  }

  /// The state of a toggle: a word for the three values of a switch, anything else as it is (iOS 17 and later, silent
  /// before), which gets no full stop. Without a value there is nothing to say.
  private mutating func state() -> Role? {
    guard let value else { return nil }
    switch value {
    case "1": return Role(isCheckbox ? Self.macChecked : word(.on), .state)
    case "0": return Role(isCheckbox ? Self.macUnchecked : word(.off), .state)
    case "2": return Role(word(.mixed), .state)
    default:
      guard speaksAnySwitchState || !isAuthoredValue else { return nil }
      return Role(chunk: Utterance.Chunk(kind: .state, text: value), written: value)
    }
  }

  /// The level is spoken in languages whose word for it is known; others keep to their own word for a heading.
  private mutating func heading() -> Word {
    let leveled = vocabulary.word(.headingLevel)
    guard let level = element.headingLevel, !leveled.isFallback else { return word(.heading) }
    return leveled.filled("\(level)")
  }

  // MARK: S8, place

  private mutating func sayContext(_ body: inout Body) {
    if let position = element.position {
      body.say(.position, word(.position).filled("\(position.index)", "\(position.count)"), after: " ")
    }
    if let edge = context.edge {
      if !body.written.isEmpty { body.written = body.written.withFullStop }
      body.say(.edge, word(edge.word), after: " ")
    }
  }

  // MARK: S9 and S10, what comes after the pause

  private mutating func systemHint() -> String? {
    // On the Mac nothing is tapped or swiped (Apple: VoiceOver User Guide for Mac).
    guard isEnabled, !isOnMac else { return nil }
    var hints: [String] = []
    if traits.contains(.textEntry) {
      let isArea = traits.contains(.textArea)
      hints.append(word(traits.contains(.isEditing) ? .editingHint : isArea ? .editAreaHint : .editHint).spoken)
    } else if isToggle {
      hints.append(word(.toggleHint).spoken)
    }
    let isHintAllThereIs = authorHint != nil && text(element.label) == nil && value == nil
    if traits.contains(.adjustable), !isToggle, !isHintAllThereIs { hints.append(word(.adjustHint).spoken) }
    if traits.contains(.popupButton) { hints.append(word(.popUpHint).spoken) }
    if traits.contains(.draggable) { hints.append(word(.dragHint).spoken) }
    if traits.contains(.expanded) { hints.append(word(.collapseHint).spoken) }
    if traits.contains(.collapsed) { hints.append(word(.expandHint).spoken) }
    guard let last = hints.popLast() else { return nil }
    return (hints.map(\.withoutFullStop) + [last]).joined(separator: ". ")
  }

  private mutating func afterHint() -> [String] {
    var result: [String] = []
    if element.actions.contains(where: \.isAnnounced) { result.append(word(.actionsAvailable).spoken) }
    if !element.customContent.isEmpty { result.append(word(.moreContentAvailable).spoken) }
    return result
  }

  // MARK: Helpers

  private mutating func word(_ key: Word.Key) -> Word {
    let word = vocabulary.word(key)
    if word.isFallback, !fallbackWords.contains(key) { fallbackWords.append(key) }
    return word
  }

  /// The text of a fact, holes and unresolved choices included; nil when there is nothing to say.
  private func text(_ fact: Fact<SpokenText>?) -> String? {
    guard let text = fact?.value, !text.isBlank else { return nil }
    return text.rendered
  }
}

/// A description in the making, in both notations.
private struct Body {
  var written = ""
  var chunks: [Utterance.Chunk] = []
  var hasRoles = false

  mutating func say(_ kind: Utterance.Chunk.Kind, _ text: String, after separator: String) {
    append(Utterance.Chunk(kind: kind, text: text), written: text, after: separator)
  }

  mutating func say(_ kind: Utterance.Chunk.Kind, _ word: Word, after separator: String) {
    let chunk = Utterance.Chunk(kind: kind, text: word.spoken, isFallback: word.isFallback)
    append(chunk, written: word.written, after: separator)
  }

  /// The separator stands only between two texts, never in front of the first.
  mutating func append(_ chunk: Utterance.Chunk, written text: String, after separator: String) {
    chunks.append(chunk)
    written += (written.isEmpty ? "" : separator) + text
  }
}

/// A role word in both notations; one that is not written has an empty `written`.
private struct Role {
  var chunk: Utterance.Chunk
  var written: String

  init(chunk: Utterance.Chunk, written: String) {
    self.chunk = chunk
    self.written = written
  }

  init(_ word: Word, _ kind: Utterance.Chunk.Kind) {
    chunk = Utterance.Chunk(kind: kind, text: word.spoken, isFallback: word.isFallback)
    written = word.written
  }
}

extension AccessibilityAction {
  /// Whether VoiceOver offers it in the Actions rotor and so announces "Actions available" (S10). Swipe actions are
  /// offered through private API (runtime-facts 8). Escape, magic tap and the like have gestures of their own.
  var isAnnounced: Bool {
    switch kind {
    case .named, .delete, .swipe: true
    case .activate, .escape, .magicTap, .showMenu, .increment, .decrement, .adjustable, .menuItem, .zoom: false
    }
  }
}
