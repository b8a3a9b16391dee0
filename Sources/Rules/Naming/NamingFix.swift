import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A name for an element that has none, as the source would write it.
struct ProposedName {
  /// The argument of `accessibilityLabel`.
  var expression: String
  var spoken: String
  /// Words of the source, not a placeholder to be filled in.
  var isDerived: Bool
  /// For titles of fixes: the name in quotes, or both of two.
  private(set) var quoted: String
  /// The text beside the element that says it already.
  var isText: Bool = false
  /// What the section around the element is headed by: a field that shows a title of its own is better called that.
  var isOfSection = false
  /// Each of the pictures that may be shown has a name of its own by it.
  var isOfValue = false
  /// One of two words, by the state that the control is in.
  var isOfStates: Bool { quoted != "'\(spoken)'" }

  /// For a control: the text that stands beside it in a row, so that its translation stays; else a word from what it
  /// does or is bound to.
  static func forControl(_ subject: ElementSubject, in context: RuleContext) -> ProposedName {
    named(subject, in: context).sayingSomething(of: subject.element, in: context)
  }

  /// The same, or a gap where `generic-label` would say of the name that it says nothing.
  func sayingSomething(of element: AccessibilityElement, in context: RuleContext) -> ProposedName {
    isDerived && GenericWords.sayNothing(spoken, asNameOf: element, inAppOf: context.developmentLanguage) ? .gap : self
  }

  private static func named(_ subject: ElementSubject, in context: RuleContext) -> ProposedName {
    let mates = StackMates(of: subject)
    // With the number in it the name would be said twice; where texts are translated, the whole one is.
    if valued.contains(subject.element.role), !context.isLocalized, mates.axis == .horizontal, mates.onlyText?.label?.value.hasHoles ?? false,
      let name = captionOfValue(subject, mates, in: context) { return name }
    if mates.axis == .horizontal, let text = mates.onlyText, let name = ProposedName(text: text, for: subject.element) {
      // What follows a field in its row is a unit more often than a name, where a caption stands above them.
      if subject.element.isEntry, mates.follows(text), let above = mates.captionAboveRow(of: subject),
        let caption = ProposedName(text: above, for: subject.element) { return caption }
      return name
    }
    if let text = mates.titleBehindBox, let name = ProposedName(text: text, for: subject.element) { return name }
    if let text = mates.captionBeforeValue ?? mates.captionBeforeUnit ?? mates.captionBeforeFigure, let name = ProposedName(text: text, for: subject.element) { return name }
    if Self.captioned.contains(subject.element.role), let name = handedCaption(of: subject) { return name }
    if let name = hint(over: subject, mates, in: context) { return name }
    if let name = ofSeries(subject, mates) { return name }
    if Self.captioned.contains(subject.element.role), let text = mates.captionAbove, let name = ProposedName(text: text, for: subject.element) {
      return name
    }
    if Self.captioned.contains(subject.element.role) || subject.element.role == .toggle, let name = titleOfComponent(beside: subject, mates) {
      return name
    }
    if Self.captioned.contains(subject.element.role), let text = mates.captionAboveRow(of: subject) ?? captionInList(subject)
      ?? captionInRowAbove(subject, mates) ?? mates.headingOfRow(subject) ?? mates.captionOfNest(subject),
      let name = ProposedName(text: text, for: subject.element) { return name }
    if [.progress, .gauge].contains(subject.element.role),
      let text = mates.wordsBesideValue(of: subject) ?? mates.captionOverScale(of: subject) ?? mates.captionOfMeter ?? mates.titleOfCard(of: subject)
        ?? StackMates.titleOfView(subject, reach: 8),
      let name = ProposedName(text: text, for: subject.element) {
      return name
    }
    if let name = wordsUnderBar(subject, in: context) { return name }
    if Self.captioned.contains(subject.element.role) || subject.element.role == .toggle,
      let name = wrapperCaption(of: subject) ?? wrapperTitle(of: subject) ?? wrapperValue(of: subject) {
      return name
    }
    if Self.valued.contains(subject.element.role), let name = captionOfValue(subject, mates, in: context) { return name }
    if let name = caption(ofComponentAround: subject) { return name }
    if subject.element.role == .button, let text = mates.captionOfColumn, let name = ProposedName(text: text, for: subject.element) {
      return name
    }
    if Self.captioned.contains(subject.element.role) || subject.element.role == .toggle,
      let header = headerOfOwnSection(subject), var name = ProposedName(text: header, for: subject.element) {
      name.isOfSection = true
      return name
    }
    if let name = ofPictures(beside: subject, mates, in: context) { return name }
    let name = guessed(subject.element, PictureStates(of: subject), in: context)
    return name.isDerived ? name : lastResort(subject, mates, in: context) ?? name
  }

  /// Where neither caption nor code has a word for a control.
  private static func lastResort(_ subject: ElementSubject, _ mates: StackMates, in context: RuleContext) -> ProposedName? {
    if let name = titleOfOnlyEditor(subject, in: context) ?? ofSent(beside: subject, in: context) ?? ofDigit(subject, in: context) ?? ofEditorView(subject, in: context) { return name }
    // Under a picture that only run time knows stands what it shows.
    guard case .runtime? = subject.element.content.first?.image ?? subject.element.image, let text = mates.captionBelow else { return nil }
    return ProposedName(text: text, for: subject.element)
  }

  /// Controls that people put a caption above.
  private static let captioned: Set<ElementRole> = [
    .slider, .picker, .stepper, .textField, .secureField, .textEditor, .datePicker, .colorPicker, .progress, .gauge,
  ]

  /// What has a number that a text beside it may show with a caption.
  static let valued: Set<ElementRole> = [.slider, .stepper, .progress, .gauge]

  /// The header of a section of a form in which the control stands alone.
  static func headerOfOwnSection(_ subject: ElementSubject) -> AccessibilityElement? {
    let near = subject.neighbours(before: 4, after: 3).filter { $0.element.exposure == .exposed }
    // Texts in between explain.
    let header = near.last { $0.position < subject.position && !([.text, .image].contains($0.element.role) && $0.isEnclosed(like: subject)) }
    guard let header, header.element.role == .sectionHeader,
      header.when == Array(subject.when.prefix(header.when.count)),
      // "Add a word" is what is to be done there, and not what is typed.
      !(header.element.label?.value.literal.map(EnglishVerb.begins) ?? false) else { return nil }
    let others = near.filter { $0.position != subject.position && $0.position > header.position }
      .prefix { ![.sectionHeader, .sectionFooter].contains($0.element.role) && $0.containers.count >= subject.containers.count }
    // Buttons and texts that go with it do not take the header for themselves, nor does a wheel that turns for a while.
    guard others.allSatisfy({ other in
      other.containers != subject.containers || !captioned.subtracting([.progress, .gauge]).contains(other.element.role) && other.element.role != .toggle
    }) else { return nil }
    return header.element
  }

  /// The title of a screen that has nothing else to use than this editor, but for what stands in its bars: beside a button of
  /// its own, the editor is one part of the screen among others.
  private static func titleOfOnlyEditor(_ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    let place = subject.element.source
    guard subject.element.role == .textEditor, !subject.isRepeated, let view = place.file.typeName(around: place.start),
      subject.neighbours(before: 20, after: 20).allSatisfy({ other in
        other.element.exposure != .exposed || other.element.source == place || !other.element.role.isControl && !other.element.isInteractive
          || other.containers.contains { [.toolbar, .navigationBar].contains($0.kind) }
      })
    else { return nil }
    return titled(view, in: context)
  }

  /// Without regard to what stands around the element.
  static func guessed(
    _ element: AccessibilityElement, _ states: PictureStates? = nil, in context: RuleContext
  ) -> ProposedName {
    let suggestion = suggested(element, states, in: context)
    if !suggestion.isDerived, let word = CallArguments(of: element.source).boundValue.flatMap(NameSuggestion.thing), !NameSuggestion.isFiller(word, of: element) {
      if context.developmentLanguage == "en" { return ProposedName(expression: context.spelled(word, on: element), spoken: word, isDerived: true) }
      // Elsewhere a gap that says what is meant: the words of buttons say what is done.
      guard suggestion.spoken == NameSuggestion.gap.text else { return suggestion }
      let meant = "<#\(word)#>"
      return ProposedName(expression: context.spelled(meant, on: element), spoken: meant, isDerived: false)
    }
    return suggestion
  }

  /// What the symbol or the action of a control suggests, one word for each state where they differ; a gap to fill in
  /// where neither does.
  static func suggested(
    _ element: AccessibilityElement, _ states: PictureStates? = nil, in context: RuleContext
  ) -> ProposedName {
    let language = context.developmentLanguage
    let states = states ?? PictureStates(of: element, alternates: [], when: [], [])
    // Elsewhere a name is set once and not each time that something changes.
    if !states.isOneThing, element.framework == .swiftUI,
      let words = states.words(in: language, titled: { SymbolTitles.titles(ofPair: $0, $1, in: context) }) {
      let names = [words.then, words.otherwise].map { context.spelled($0, on: element) }
      return ProposedName(
        expression: "\(words.condition) ? \(names[0]) : \(names[1])",
        spoken: SpokenText.hole(forOneOf: [words.then, words.otherwise]).rendered, isDerived: true,
        quoted: "'\(words.then)' or '\(words.otherwise)'")
    }
    if !states.isOneThing, element.framework == .swiftUI, let words = states.openWords(in: language) {
      let names = [words.then, words.otherwise].map { context.spelled($0, on: element) }
      return ProposedName(
        expression: "\(words.condition) ? \(names[0]) : \(names[1])",
        spoken: SpokenText.hole(forOneOf: [words.then, words.otherwise]).rendered, isDerived: false,
        quoted: "'\(words.then)' or '\(words.otherwise)'")
    }
    var name = NameSuggestion.forControl(element, isOneThing: states.isOneThing, language: language)
    let meaning = NameSuggestion.shownSymbol(of: element).flatMap(SFSymbols.meaning)
    if let symbol = NameSuggestion.shownSymbol(of: element), let meaning,
      name.text == meaning.text(language: language), let own = owned(symbol, meaning, element, in: context) { return own }
    if name.isDerived, let known = context.translatedDeed(for: name.text, under: meaning?.english, on: element) { name.text = known }
    return ProposedName(
      expression: context.spelled(name.text, on: element), spoken: name.text, isDerived: name.isDerived)
  }

  /// The app's own name for a symbol, or a gap where it has several, unless one of them is the usual one. A cross that
  /// closes is one in any app.
  static func owned(
    _ symbol: String, _ meaning: SymbolMeaning, _ element: AccessibilityElement, in context: RuleContext
  ) -> ProposedName? {
    // A warning is one in any app, whatever the headline says that stands with another one.
    guard !SFSymbols.isCross(symbol), meaning.kind != .state || element.isInteractive else { return nil }
    let isBorneOut = NameSuggestion.bearsOut(element, meaning)
    // "Ajouter un contact" agrees with what a plus stands for, as "Add contact" does.
    let meant = [meaning.english, meaning.text(language: context.developmentLanguage)].compactMap(\.self).joined(separator: " ")
    switch context.title(ofSymbol: symbol, meaning: meant) {
    case .usual: return nil
    // The code does what the symbol stands for anywhere, and the app has a word for it with other things.
    case .own(let title) where isBorneOut && SymbolTitles.isOfOther(title, than: element): return nil
    case .several(let titles) where isBorneOut:
      return SymbolTitles.commonBeginning(of: titles).map { ProposedName(expression: context.spelled($0, on: element), spoken: $0, isDerived: true) }
    case .own(let title):
      // What a control elsewhere does is no name for a mark.
      if !element.isInteractive, element.gestures.isEmpty, EnglishVerb.begins(title) { return nil }
      // What it does there it need not do here.
      if SymbolTitles.isOfOther(title, than: element) { return meaning.isAmbiguous ? symbolGap(element) : nil }
      return ProposedName(expression: context.spelled(title, on: element), spoken: title, isDerived: true)
    case .several(let titles):
      let led = element.role == .link ? titles.filter { SymbolTitles.leads(element, to: $0) } : []
      guard led.count == 1 else { return symbolGap(element) }
      return ProposedName(expression: context.spelled(led[0], on: element), spoken: led[0], isDerived: true)
    }
  }

  /// Letters of a text that may name a control beside it.
  private static let captionLimit = 80

  /// What a symbol means, where a person has to say it.
  static let symbol = ProposedName(
    expression: "\"<#what the symbol means#>\"", spoken: "<#what the symbol means#>", isDerived: false)

  /// What a picture shows is for a person to say.
  static let picture = ProposedName(
    expression: "\"<#what the picture shows#>\"", spoken: "<#what the picture shows#>", isDerived: false)

  /// Of a picture that others choose: a text of theirs and not one for all, so the gap stands for an expression.
  static let handedPicture = ProposedName(
    expression: "<#text for each picture#>", spoken: "<#text for each picture#>", isDerived: false)

  /// What an arrow opens and closes is for a person to say.
  static let opening = ProposedName(
    expression: "\"<#what it opens#>\"", spoken: "<#what it opens#>", isDerived: false)

  init(expression: String, spoken: String, isDerived: Bool, isText: Bool = false, quoted: String? = nil) {
    self.expression = expression
    self.spoken = spoken
    self.isDerived = isDerived
    self.isText = isText
    self.quoted = quoted ?? "'\(spoken)'"
  }

  /// The words of a `Text` for an element beside it; nil where they name something that only the text sees.
  init?(text: AccessibilityElement, for element: AccessibilityElement) {
    self.init(text: text)
    let bound = BoundNames(around: text.source, apartFrom: element.source).names
    // "Selected" tells a state, of whatever stands beside it.
    let isState = element.role != .toggle && Words.states.contains(text.label?.value.literal?.lowercased() ?? "")
    let said = expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    // What is typed is no name for where it is typed: `Text(note.isEmpty ? hint : note)` behind the field.
    let typed = element.isEntry && !expression.hasPrefix("\"") ? CallArguments(of: element.source).arguments.lazy.map(\.value.text.withoutSelf)
      .first { $0.hasPrefix("$") && $0.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || "_.".contains($0) } }.map { String($0.dropFirst()) } : nil
    let values = typed == nil ? [] : expression.split { !$0.isLetter && !$0.isNumber && !"_.".contains($0) }.map { String($0).withoutSelf }
    guard !isState, !Self.shows(text, valueOf: element, expression), bound.isDisjoint(with: said), typed.map({ !values.contains($0.withoutSelf) }) ?? true else { return nil }
  }

  /// Whether a text shows what a bar or a slider is set to, with a unit at most: `Text("\(minutes) h")` beside
  /// `ProgressView(value: minutes / 60)`. As a name it would be heard twice, and nobody hears of what it is.
  private static func shows(_ text: AccessibilityElement, valueOf element: AccessibilityElement, _ expression: String) -> Bool {
    guard valued.contains(element.role), let label = text.label?.value, label.hasHoles,
      label.parts.reduce(0, { count, part in if case .literal(let said) = part { count + said.count(where: \.isLetter) } else { count } }) < 3,
      let value = CallArguments(of: element.source).arguments.first(where: { $0.label == "value" })?.value.text else { return false }
    let names = value.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.filter { $0.first?.isLowercase ?? false }
      .map { String($0).withoutSelf }.filter { !$0.contains(".") && !["min", "max", "abs", "round"].contains($0) }
    // `weight.title` is no value of what `binding(for: weight)` sets.
    let shown = expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map { String($0).withoutSelf }
    return !Set(names).isDisjoint(with: shown)
  }

  /// The words of a `Text`, nil when its call cannot be repeated elsewhere.
  init?(text: AccessibilityElement) {
    guard let label = text.label else { return nil }
    let argument = label.source?.text
    // `Section("Amount") { … }`
    if text.role == .sectionHeader, let title = argument, title.hasPrefix("\""), !label.value.hasHoles {
      let marked = label.localization?.isInCatalog != true ? label.value.literal.flatMap { $0.hasSuffix(":") ? $0.withoutMark : nil } : nil
      (expression, spoken, isDerived, isText) = (marked.map { "\"\($0)\"" } ?? title, marked ?? label.value.rendered, true, true)
      quoted = "'\(spoken)'"
      return
    }
    let isLabel = text.role == .label || text.viewName == "LabeledContent"
    let title = isLabel && text.wordsCall == text.source ? CallArguments(of: text.source).arguments.first : nil
    // The title of a label is its first argument, which an accessibility label takes just so.
    let call = title.map { $0.label == nil ? "Text(\($0.value.text))" : "" } ?? text.wordsCall.text.withoutSpaceBeforeBracket
    // What is longer than a caption says more than the name of one control.
    guard call.hasPrefix("Text("), !call.contains("\n"), !label.value.mayBeBlank,
      label.value.literals.allSatisfy({ $0.count <= Self.captionLimit }),
      label.value.hasHoles || label.value.literals.contains(where: { $0.contains(where: \.isLetter) }),
      label.value.literal.map({ !$0.isLetterOfList }) ?? true
    else { return nil }
    let isLiteral = argument.map { $0.hasPrefix("\"") && call == "Text(\($0))" } ?? false
    // A mark for what must be filled in is no part of the name; a key stays as it is.
    if isLiteral, label.localization?.isInCatalog != true, let words = label.value.literal, case let end = words.last(where: { !$0.isWhitespace }),
      end == "*" || end == ":" || words.beginsWithDots || words.endsWithDots, let plain = words.withoutMark, argument == "\"\(words)\"" {
      (expression, spoken) = ("\"\(plain)\"", plain)
    } else {
      expression = isLiteral ? argument ?? call : call
      spoken = label.value.rendered
    }
    quoted = "'\(spoken)'"
    isDerived = true
    isText = true
  }
}

extension String {
  /// `Text("Weight")` of `Text ("Weight")`, which Swift takes for the same.
  var withoutSpaceBeforeBracket: String {
    let name = prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = dropFirst(name.count).drop { $0 == " " }
    return rest.first == "(" && rest.count + name.count < count ? String(name) + String(rest) : self
  }
}

/// The fixes that rules about names offer.
enum NamingFix {
  /// Gives an element a label, as the place where it is made is written; nil where there is no clean way.
  ///
  /// - Parameter label: The label as an expression of Swift.
  static func edit(label: String, on element: AccessibilityElement) -> SourceEdit? {
    switch element.framework {
    case .swiftUI: FixBuilder.adding(".accessibilityLabel(\(label))", to: element)
    case .uiKit: UIKitFix.setting("accessibilityLabel = \(label)", on: element)
    case .interfaceFile: UIKitFix.attribute(label: label, on: element) ?? UIKitFix.settingInCode(on: element) { _ in ["accessibilityLabel = \(label)"] }
    }
  }

  static func label(_ name: ProposedName, on element: AccessibilityElement, noun: String) -> Fix {
    let name = element.isPictureHanded && !name.isOfValue ? ProposedName.handedPicture : name
    let title = name.isText ? "name the \(noun) by the text beside it" : "name the \(noun) \(name.quoted)"
    return Fix(
      title, safety: .suggested, edits: [FixBuilder.adding(".accessibilityLabel(\(name.expression))", to: element)])
  }

  static func heard(_ element: AccessibilityElement, named name: ProposedName, in context: RuleContext) -> Heard {
    name.isDerived && (!element.isPictureHanded || name.isOfValue)
      ? context.heard(element, withLabel: name.spoken) : Heard(before: context.heard(element))
  }

  /// Says what a picture shows, as an argument where its type allows no other way; nil where there is none.
  ///
  /// - Parameter words: What it shows, as far as code tells.
  static func describe(_ element: AccessibilityElement, noun: String, as words: String? = nil) -> Fix? {
    let text = element.source.text
    let shown = words.map(FixBuilder.literal) ?? ProposedName.picture.expression
    if text.hasPrefix("Image(\""), text.hasSuffix(")"), !text.contains("label:") {
      let edit = SourceEdit.insertion(
        of: ", label: Text(\(shown))", at: element.source.end - 1, in: element.source.file)
      return Fix(words.map { "name the \(noun) '\($0)'" } ?? "say what the \(noun) shows", safety: .suggested, edits: [edit])
    }
    return element.source.isDeclaredAsImage ? nil : label(.picture, on: element, noun: noun)
  }

  /// Takes a picture out of the tree, where it is used if its own type allows no modifier; nil where that is not known.
  static func hide(_ element: AccessibilityElement, noun: String) -> Fix? {
    let modifier = ".accessibilityHidden(true)"
    let edit = element.source.isDeclaredAsImage
      ? element.useOfImage.map { FixBuilder.adding(modifier, after: $0) } : FixBuilder.adding(modifier, to: element)
    return edit.map { Fix("hide the \(noun) from assistive technologies", safety: .suggested, edits: [$0]) }
  }

  /// `Image("x")` becomes `Image(decorative: "x")`; where no such initialiser exists, the picture is hidden.
  static func decorative(_ element: AccessibilityElement) -> Fix? {
    let call = "Image("
    guard element.source.text.hasPrefix(call + "\""), let title = CallArguments(of: element.source).title else {
      return hide(element, noun: "image")
    }
    return Fix(
      "mark the image as decorative", safety: .suggested,
      edits: [.insertion(of: "decorative: ", at: title.start, in: title.file)])
  }
}
