import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A button whose label is nothing but a picture, and that nobody named.
public struct IconButtonName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "icon-button-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "1.1.1"],
    title: "button shows only a picture and has no name",
    documentation: RuleDocumentation(
      reports: """
        A `Button` whose label holds nothing but a symbol, an image or a drawing, and that gets no name from its label, \
        from `accessibilityLabel`, or from where it is used. Also `Link`, `Menu`, `NavigationLink` and `ShareLink` of \
        that kind, under their own ids.
        """,
      why: """
        VoiceOver speaks the picture's file name, the raw name of the symbol ("slider.vertical.3, button") or Apple's \
        name of the glyph, which says what it looks like and not what it does. Voice Control users have to guess the \
        word that activates it.
        """,
      howToFix: """
        Give the button a title and let the style hide it: `Button("Close", systemImage: "xmark") { … }\
        .labelStyle(.iconOnly)`. Or add `.accessibilityLabel("Close")`.
        """,
      elsewhere: """
        `button.accessibilityLabel = "Close"`, or a title in the button's configuration; see \
        `uikit-image-button-name`.
        """,
      limits: """
        Silent where the label holds a view that could not be followed. A symbol whose system name has been recorded \
        is reported as likely and one severity lower, since people do hear a word. Silent where that word is the one \
        that the control most likely needs, as "Close" for 'xmark'; `symbol-word-name` asks about those.
        """,
      references: [
        "Apple: WWDC21 session 10119, symbols are spoken by their description or raw name",
        "Recorded: hgf_inbox, hgf_chat (a single-image button takes the image's label)",
      ]),
    examples: shown + byDeed + ofRows + ofWhat + toldApart + further + ofUses)

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    if element.isUnknownIconButton { return UnknownIcon(picture: element).ask(of: element, noun: "button", in: context) }
    guard element.role == .button else { return .inapplicable }
    return UnnamedPictureControl(noun: "button").check(subject, in: context)
  }
}

/// The judgement that all rules about controls without words share.
struct PictureOnlyControl {
  var noun: String

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    if let icon = element.unknownIcon { return icon.ask(of: element, noun: noun, in: context) }
    if let opaque = element.content.first(where: { $0.certainty == .opaque && $0.exposure == .exposed }),
      element.label?.origin != .modifier("accessibilityLabel") {
      return .undecided(opaque.reasons.first ?? UnknownReason(.opaqueView, opaque.viewName))
    }
    if let style = element.reasons.first(where: { $0.kind == .unresolvedStyle }) { return .undecided(style) }
    guard let label = element.label, !label.value.isWordless else { return violation(subject, "\(noun) has no name", .certain, nil, context) }
    switch label.origin {
    case .symbol(let name, let recorded):
      let shown = label.value.literal.map { "'\($0)'" } ?? "its picture"
      if SymbolWordName.saysWhatItDoes(element, name, label.value) {
        return contradicted(subject, by: name, label.value, context) ?? .pass
      }
      if recorded {
        if isSaidByCode(label.value, of: element) || isSaidByState(label.value, of: element)
          || closesAsCalled(label.value, subject) && ProposedName.removalOfPicked(subject, in: context) == nil {
          return .pass
        }
        // A cross whose code has no word for what it does most likely closes something.
        let isOpen = isCalledByClosing(label.value) && NameSuggestion.tellsNothing(element)
          && element.activation?.whole.assignments.isEmpty ?? true
        let outcome = violation(
          subject, "\(noun) shows only the symbol '\(name)' and is called \(shown)", isOpen ? .review : .likely, isOpen ? .note : .warning,
          context)
        return changesNothing(outcome) ? .pass : outcome
      }
      // Which symbol it is, and so what is said, only run time knows.
      return violation(
        subject, "\(noun) shows only the symbol '\(name)' and has no name of its own",
        label.value.isOnlyHoles ? .review : .likely, nil, context)
    case .asset(let name):
      if label.value.isOnlyHoles {
        return violation(subject, "\(noun) shows only the image '\(name)' and is called by its file name", .review, nil, context)
      }
      if label.localization?.isInCatalog == true { return .pass }
      if let word = label.value.literal, SFSymbols.isAction(word) {
        let outcome = violation(
          subject, "\(noun) is called '\(word)' by its file name and not by the app", .review, .note, context)
        return !context.isLocalized && changesNothing(outcome) ? .pass : outcome
      }
      let areWords = label.value.areWordsOfPeople
      let outcome = violation(
        subject, "\(noun) shows only the image '\(name)' and is called by that file name", areWords ? .likely : .certain,
        areWords ? context.isLocalized && !isSaidByCode(label.value, of: element) && label.value.showsThings ? .warning : .note : nil, context)
      // In an app of one language a file may be called by the very word that people need.
      return areWords && !context.isLocalized && changesNothing(outcome) ? .pass : outcome
    case .joined where showsOnlyPictures(element):
      return violation(subject, "\(noun) shows only pictures and is called by their names", .likely, nil, context)
    case .content, .joined:
      guard let unseen = textNobodySees(element) else { return .pass }
      return violation(
        subject, "\(noun) shows only a picture and is called '\(unseen)' by a text that nobody sees", .likely, nil, context)
    default: return .pass
    }
  }

  /// A better name that sounds the same is none: nobody hears whether "medium" begins with a capital letter.
  private func changesNothing(_ outcome: Outcome) -> Bool {
    guard case .violation(let violation) = outcome, let heard = violation.heard else { return false }
    return heard.after?.lowercased() == heard.before.lowercased()
  }

  /// The word that the symbol brings is the one for what the control does: "Forward" for `webView.goForward()`.
  private func isSaidByCode(_ label: SpokenText, of element: AccessibilityElement) -> Bool {
    guard let word = label.literal?.lowercased(), word.count > 3, !word.contains(" ") else { return false }
    if let action = element.activation, let meaning = NameSuggestion.shownMeaning(of: element), meaning.english.lowercased() == word,
      NameSuggestion.isKeptByOwner(action, as: meaning) { return true }
    return element.activation?.mentions.contains { mention in
      IdentifierWords.said(by: mention).contains { $0.lowercased() == word }
    } ?? false
  }

  /// "Close", in whatever language the system says it, of what puts away what is in front.
  private func closesAsCalled(_ label: SpokenText, _ subject: ElementSubject) -> Bool {
    let action = subject.element.activation
    guard isCalledByClosing(label) else { return false }
    return NameSuggestion.onlyCloses(action) || NameSuggestion.takesBack(action) || NameSuggestion.closesByTurning(action)
      || action.map { subject.surveyed(WholeConditions.self).endScreen($0) } ?? false
  }

  private func isCalledByClosing(_ label: SpokenText) -> Bool {
    label.literal.map { ActionVerbs.deed(of: $0.lowercased()) == "close" } ?? false
  }

  /// The word that both looks of the symbol bring is what the button turns on and off, by the name of the state that chooses
  /// between them: "Favorite" for `store.isFavorite(id)`. Which of them holds is the business of `toggle-state-missing`.
  private func isSaidByState(_ label: SpokenText, of element: AccessibilityElement) -> Bool {
    let words = Set(label.literals.map { $0.lowercased() })
    guard let word = words.first, words.count == 1, !label.hasHoles, word.count > 3, !word.contains(" "),
      case .symbol(let name)? = element.image else { return false }
    let states = name.choices.joined().flatMap { ValuePaths.all(in: $0.subject) }
    // "Starred" of a star says of code's own what the system says of all stars.
    let shown = Set(name.literals.compactMap { $0.split(separator: ".").first.map(String.init) })
    return states.contains { state in
      IdentifierWords.split(state.split(separator: ".").last.map(String.init) ?? state).contains { part in
        part.lowercased() == word || shown.count == 1 && Self.tells(part.lowercased(), of: shown.first ?? "")
      }
    }
  }

  /// "star", "starred" of a star.
  private static func tells(_ word: String, of thing: String) -> Bool {
    word == thing || thing.count > 2 && word.hasPrefix(thing) && word.hasSuffix("ed") && word.count <= thing.count + 3
  }

  /// The word of the symbol is the right one elsewhere, and the code does something else: a cross that cancels a download.
  private func contradicted(
    _ subject: ElementSubject, by symbol: String, _ label: SpokenText, _ context: RuleContext
  ) -> Outcome? {
    if let rating = ProposedName.ofRating(subject.element, in: context) {
      return violation(
        subject, "\(noun) is called \(label.quoted) by its symbol '\(symbol)', as each of the row that it stands in", .likely, .warning, context,
        named: rating)
    }
    if context.developmentLanguage != "en", let word = label.literal, let deed = NameSuggestion.removal(of: subject, against: word),
      let name = NameSuggestion.said(deed, context.developmentLanguage)?.text {
      return violation(
        subject, "\(noun) is called '\(word)' by its symbol '\(symbol)', and its code says '\(deed)'", .likely, .note, context,
        named: ProposedName(expression: context.spelled(name, on: subject.element), spoken: name, isDerived: true))
    }
    guard let word = label.literal, context.developmentLanguage == "en",
      let deed = NameSuggestion.deed(of: subject.element, against: word) ?? NameSuggestion.removal(of: subject, against: word)
        ?? ProposedName.ofTurn(subject, in: context)?.spoken, deed != word
    else { return nil }
    let name = ProposedName(expression: context.spelled(deed, on: subject.element), spoken: deed, isDerived: true)
    return violation(
      subject, "\(noun) is called '\(word)' by its symbol '\(symbol)', and its code says '\(deed)'", .likely, .note, context,
      named: name)
  }

  /// Symbols and files that lie on or beside each other, and nothing else.
  private func showsOnlyPictures(_ element: AccessibilityElement) -> Bool {
    let shown = element.content.filter { $0.exposure == .exposed }
    return shown.count > 1 && shown.allSatisfy { $0.role == .image && $0.isUnnamedPicture && $0.label != nil }
  }

  /// What the picture or the action says; else the caption under it, or the text of the row that a box is ticked in.
  private func proposal(for subject: ElementSubject, in context: RuleContext) -> ProposedName {
    let mates = StackMates(of: subject)
    if let name = aroundAndBehind(subject, mates, in: context) { return name }
    let onlyLeads = ProposedName.onlyLeads(subject.element)
    let states = PictureStates(of: subject)
    if ProposedName.isOneForMany(subject) || subject.element.isOfOtherComponent { return .gap }
    let goal = states.isOneThing ? ProposedName.goal(of: subject.element, in: context) : nil
    let suggested = goal ?? ProposedName.suggested(subject.distinct, states, in: context).toldApart(of: subject, in: context)
    // In each row of a list an arrow leads to another thing.
    let isGlyph = states.isOneThing && ProposedName.isWordOfGlyph(suggested, subject.element, in: context)
    let isOnward = NameSuggestion.shownSymbol(of: subject.element)?.hasPrefix("chevron") ?? false
    let name = onlyLeads && (!suggested.isDerived || subject.isRepeated || isOnward && isGlyph) ? .gap : suggested
    if name.isDerived, subject.isCalledByShared(name.spoken) { return .gap }
    // Where it leads says more than what its picture most often stands for.
    if !name.isDerived || isGlyph && subject.element.role == .navigationLink,
      let title = ProposedName.ofDestination(subject.element, in: context) { return title }
    let isOfCase = NameSuggestion.chosenScreen(subject.element.activation) == name.spoken
    if !name.isDerived || isGlyph || isOfCase, let title = ProposedName.ofOpenedScreen(subject, in: context) { return title }
    // A thing is the same in all states, and a deed is not.
    if !name.isDerived, !subject.element.isBox, !subject.element.isTurningArrow,
      let own = ProposedName.member(of: subject.element, in: context), states.isOneThing || !EnglishVerb.mayBegin(own.spoken),
      !subject.isCalledByShared(own.spoken) { return own }
    if !name.isDerived, context.developmentLanguage == "en", let deed = NameSuggestion.deedOfComponent(around: subject.element) {
      return ProposedName(expression: context.spelled(deed, on: subject.element), spoken: deed, isDerived: true)
    }
    // What is picked is a photo, whatever code calls the one that was.
    if !name.isDerived, subject.element.role != .photosPicker, let shown = ProposedName.ofShownPicture(in: subject.element, context)
      ?? ProposedName.called(destinationOf: subject.element, in: context) { return shown }
    // What is done is no name for a box that tells by its picture whether it was, and none for one of several that are
    // drawn: all would be called the same.
    let isDrawnBox = subject.element.isDrawnBox
    let tellsState = subject.element.isTurningArrow || isDrawnBox
      || subject.element.isBox && !states.isOneThing && states.words(in: context.developmentLanguage) == nil
      || subject.element.isBox && subject.element.isColouredByState
    let picked = ProposedName.ofPhotosPicker(subject.element, in: context)
    if isGlyph, let picked { return picked }
    guard !name.isDerived || tellsState, subject.element.framework == .swiftUI else { return name }
    var text: AccessibilityElement?
    switch mates.axis {
    // In a tile that is there several times, what its data call it.
    case .vertical? where mates.mates.count == 1 && !name.isDerived && (subject.isRepeated || !subject.callSites.isEmpty):
      text = mates.captionBelow.flatMap { $0.label?.value.hasHoles ?? false ? $0 : nil }
    // The row of a form says what is chosen in it.
    case .horizontal? where subject.element.role == .photosPicker && !mates.mates.contains(where: { $0.element.isInteractive }):
      text = mates.onlyText
    case .horizontal? where subject.element.role == .link && !name.isDerived: text = mates.onlyText ?? mates.wordsBefore
    // What is turned on and off, or linked, in a row is what the row is about.
    case .horizontal? where !name.isDerived && !states.isOneThing && states.turnedChoice != nil && !subject.element.isTurningArrow:
      text = mates.onlyText
    case .horizontal? where tellsState:
      text = mates.onlyText ?? (isDrawnBox ? mates.wordsOfRow : subject.element.isColouredByState ? mates.wordsBefore : nil)
        ?? (subject.element.isBox ? mates.titleBeside : nil) ?? (subject.element.isTurningArrow ? mates.titleAfterArrow : nil)
    default: break
    }
    if let given = text.flatMap(ProposedName.init(text:)) ?? picked { return given }
    if isDrawnBox { return .gap }
    return subject.element.isTurningArrow ? .opening : name
  }

  /// A name by what stands around a button, by its pair or twin, or by where it leads.
  private func aroundAndBehind(_ subject: ElementSubject, _ mates: StackMates, in context: RuleContext) -> ProposedName? {
    if subject.element.framework == .swiftUI, let text = mates.captionOfColumn, let name = ProposedName(text: text) {
      return name
    }
    if let text = titleOfRow(subject, mates) ?? ProposedName.ofChosenColour(subject.element, in: context)
      ?? ProposedName.sibling(ofColourIn: subject.element, in: context) { return text }
    if let rating = ProposedName.ofRating(subject.element, in: context) ?? ProposedName.ofDot(subject.element, in: context) { return rating }
    if let pair = ProposedName.ofTurn(subject, in: context) ?? ProposedName.ofStep(subject, in: context) { return pair }
    if let given = ProposedName.crossOfCell(subject, in: context) ?? ProposedName.handed(to: subject) { return given }
    if let title = ProposedName.titleOfOnlyPicker(in: subject.element, context) ?? ProposedName.ofSorting(in: subject.element, context) { return title }
    if let own = ProposedName.removalOfPicked(subject, in: context) ?? ProposedName.sibling(ofPictureIn: subject.element, in: context) { return own }
    if let same = ProposedName.twin(of: subject.element.source, in: context), !begins(same, unlike: subject.element) { return same }
    if let title = ProposedName.titleHanded(by: subject) { return title }
    if ProposedName.onlyLeads(subject.element), let title = ProposedName.ofDestination(subject.element, in: context) { return title }
    return nil
  }

  /// Words for making something that is not there yet, as of a screen that is still empty, where a pencil says that it is there to be
  /// changed: "Set up list".
  private func begins(_ name: ProposedName, unlike element: AccessibilityElement) -> Bool {
    guard NameSuggestion.shownSymbol(of: element)?.hasPrefix("pencil") ?? false, let first = TextWords.split(name.spoken).first else { return false }
    return NameWords.words(.beginningVerb).contains(first.lowercased())
  }

  /// A plus that code calls by adding: a label called alike heads what was added, "Members", and names no button.
  private func saysAdding(_ element: AccessibilityElement, _ name: ProposedName, in context: RuleContext) -> Bool {
    guard name.isDerived, let symbol = NameSuggestion.shownSymbol(of: element) ?? NameSuggestion.symbolOfFile(of: element), symbol.hasPrefix("plus")
    else { return false }
    return SFSymbols.meaning(of: symbol)?.text(language: context.developmentLanguage) == name.spoken
  }

  /// The only text before an arrow at the end of its row, in which nothing else can be pressed, or the title of it: the row
  /// of a list of settings.
  private func titleOfRow(_ subject: ElementSubject, _ mates: StackMates) -> ProposedName? {
    let opensDown = subject.element.role == .menu
    guard subject.element.framework == .swiftUI, mates.axis == .horizontal,
      (opensDown ? ["chevron.down", "chevron.up.chevron.down"] : ["chevron.right", "chevron.forward"])
        .contains(NameSuggestion.symbol(of: subject.element) ?? ""),
      mates.mates.allSatisfy({ !$0.element.isInteractive && !$0.isAfter }), let text = mates.onlyText else { return nil }
    return ProposedName(text: text, for: subject.element)
  }

  /// What a text in a clear colour says, such as a digit that keeps the height of a row of keys, where it is all that is
  /// said and people see a picture. Words may have been hidden there to be the name.
  private func textNobodySees(_ element: AccessibilityElement) -> String? {
    let shown = element.content.filter { $0.exposure == .exposed && $0.role != .shape }
    let texts = shown.filter { $0.role == .text }
    guard !texts.isEmpty, shown.contains(where: { $0.image != nil }), texts.allSatisfy(\.isDrawnClear),
      let words = element.label?.value.literal, words.split(whereSeparator: { !$0.isLetter }).allSatisfy({ $0.count == 1 })
    else { return nil }
    return words
  }

  private func violation(
    _ subject: ElementSubject, _ message: String, _ certainty: FindingCertainty, _ severity: Severity?,
    _ context: RuleContext, named given: ProposedName? = nil
  ) -> Outcome {
    let element = subject.element
    let mistaken = MistakenName.find(for: element)
    if given == nil, mistaken == nil,
      let states = UIKitStateNames.ofPassword(subject, noun: noun, in: context) ?? UIKitStateNames.fix(element, noun: noun, in: context)
        ?? UIKitStateTraits.fix(element, noun: noun, in: context) {
      return .violation(Violation(
        message, certainty: certainty, severity: severity, at: element.source,
        heard: context.heard(element, withLabel: states.spoken), fixes: [states.fix]))
    }
    let proposed = (mistaken?.proposal ?? given ?? proposal(for: subject, in: context)).sayingSomething(of: element, in: context)
    let planned = given == nil && mistaken == nil ? CommentName.planned(for: element, in: context) : nil
    let commented = given != nil || mistaken != nil ? nil : CommentName.agreed(for: element, insteadOf: proposed, in: context)
      ?? (proposed.isDerived ? nil : CommentName.name(of: element, in: context))
      ?? (proposed.spoken == NameSuggestion.gap.text ? CommentName.atBeginning(of: element, in: context) : nil)
    let plain = planned ?? commented ?? proposed
    let name = told(plain, of: subject, in: context)
    if let fixes = UIKitCaption.boxFix(of: subject, noun: noun) {
      return .violation(Violation(
        message, certainty: certainty, severity: severity, at: element.source, heard: Heard(before: context.heard(element)), fixes: fixes))
    }
    if element.framework != .swiftUI, !saysAdding(element, name, in: context),
      NameSuggestion.isCodeName(name.spoken, isDerived: name.isDerived, of: element, context.developmentLanguage),
      let fix = UIKitCaption.namesakeFix(of: subject, noun: noun) ?? UIKitCaption.echoFix(of: subject, noun: noun)
        ?? (name.isDerived ? nil : UIKitCaption.siblingFix(of: subject, noun: noun) ?? UIKitCaption.lineFix(of: subject, noun: noun)) {
      return .violation(Violation(
        message, certainty: certainty, severity: severity, at: element.source,
        heard: NamingFix.heard(element, named: name, in: context), fixes: [UIKitStateNames.keepingState(fix, of: element, in: context)].compactMap(\.self)))
    }
    let picture = element.handedPicture
    let trait = picture == nil && mistaken == nil
      ? KeptState.trait(of: element, named: name) ?? KeptState.traitOfSwitch(subject, named: name, in: context) : nil
    let edits = NamingFix.edit(label: name.expression, on: picture ?? element).map { ([$0] + [trait].compactMap(\.self)).joinedAtPlaces }
    // A gap in code that others hand a picture to would be filled in for all of them, and one word said of all.
    let isForAll = element.framework == .uiKit && UIKitPicture.isHandedIn(element) && (!name.isDerived || UIKitPicture.isAnsweredAlike(element))
    let title = "name the \(noun) " + (name.isText ? "by the text beside it" : name.quoted)
      + (trait == nil ? "" : " and tell its state by a trait")
    var found = Violation(
      message, certainty: certainty, severity: severity, at: element.source,
      heard: isForAll ? Heard(before: context.heard(element)) : NamingFix.heard(element, named: name, in: context),
      fixes: UIKitStateNames.tellsState(element) || isForAll ? [] : edits.flatMap { edits in
        UIKitStateNames.keepingState(Fix(title, safety: .suggested, edits: edits), of: element, in: context).map { [$0] }
      } ?? [],
      related: [mistaken?.related].compactMap(\.self))
    found.nameAtUse = mistaken == nil ? NameAtUse(ofHelper: subject, named: plain, noun: noun, in: context)
      ?? NameAtUse(of: subject, named: plain, noun: noun, in: context) : nil
    return .violation(found)
  }

  /// The name with what it is about, where a name without sounds otherwise than what is heard already.
  private func told(_ name: ProposedName, of subject: ElementSubject, in context: RuleContext) -> ProposedName {
    let heard = NamingFix.heard(subject.element, named: name, in: context)
    guard heard.after?.lowercased() != heard.before.lowercased() else { return name }
    let told = name.told(ofFieldAt: subject, in: context).told(ofItemAt: subject, in: context).told(ofListAt: subject, in: context)
    return told.expression == name.expression && name.isSameForAllPictures(of: subject) ? .handedPicture : told
  }
}

extension ProposedName {
  /// For a person to say.
  static let gap = ProposedName(expression: "\"<#name#>\"", spoken: "<#name#>", isDerived: false)
}

extension AccessibilityElement {
  /// The picture that the caller of a component puts into its button, which is named there: others put words into it.
  fileprivate var handedPicture: AccessibilityElement? {
    let shown = content.filter { $0.exposure == .exposed }
    guard framework == .swiftUI, shown.count == 1, let picture = shown.first, picture.role == .image, !expression.contains(picture.source),
      let site = callSites.last, site.source.contains(picture.source) else { return nil }
    return picture
  }

  /// Its picture comes from the caller, and the component is called after something else than the picture most often stands
  /// for: a new document in a `FilePicker`.
  fileprivate var isOfOtherComponent: Bool {
    guard let picture = handedPicture, let meaning = NameSuggestion.symbol(of: picture).flatMap(SFSymbols.meaning),
      NameSuggestion.tellsNothing(self), let component = callSites.last?.view else { return false }
    let noise = [NameWords.List.controlKind, .pictureNoise, .looseHandler, .bareShape].map(NameWords.words)
    let words = IdentifierWords.split(component).map { $0.lowercased() }.filter { word in !noise.contains { $0.contains(word) } }
    let meant = TextWords.split(meaning.english).map { $0.lowercased() }
    return !words.isEmpty && !words.contains { word in meant.contains { $0.prefix(4) == word.prefix(4) } }
  }

  /// Its colour is clear in every appearance.
  fileprivate var isDrawnClear: Bool {
    guard let options = appearance.foreground?.options, !options.isEmpty else { return false }
    return options.allSatisfy { option in
      guard let colors = option.value.colors else { return false }
      return ColorMode.allCases.allSatisfy { colors[$0].alpha == 0 }
    }
  }
}
