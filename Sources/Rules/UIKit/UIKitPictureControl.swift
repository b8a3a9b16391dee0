import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The judgement that the rules about buttons and bar items without words share.
struct UIKitPictureControl {
  var noun: String

  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, !element.hasEmptiedLabel else { return .inapplicable }
    if let title = element.titleOfInterfaceBuilder { return .violation(doubted(unchosen(title, subject, in: context), element)) }
    guard element.isUnnamed || element.isUnnamedPicture else { return .pass }
    // Made a picture by its traits, it is a picture to people.
    if element.role == .button, element.traits.contains(.image), !element.traits.contains(.button) { return .pass }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    // A property of an extension may set a title.
    if element.framework == .interfaceFile, hasRuntimeTexts(element) {
      return .undecided(UnknownReason(.suppliedContent, "userDefinedRuntimeAttributes"))
    }
    // Without a picture it may be an area that other code fills.
    guard element.image != nil else {
      return bareTab(element, context) ?? .undecided(UnknownReason(.suppliedContent, element.platform?.reference ?? element.viewName))
    }
    if let words = element.wordsLaidOver {
      return .violation(Violation(
        "\(noun) has no name of its own, only the text \(words.quoted) that lies on it", certainty: .review, severity: .note,
        at: element.source, heard: Heard(before: context.heard(element))))
    }
    // What a label in it says, if anything, code does that was not followed.
    if element.role == .button, element.content.contains(where: \.isLabel) {
      return .undecided(UnknownReason(.suppliedContent, element.viewName))
    }
    if element.isUnnamed { return .violation(doubted(unnamed(subject, in: context), element)) }
    switch element.image {
    case .asset(let name)? where name.hasHoles, .symbol(let name)? where name.hasHoles:
      return unknown(name, element, in: context)
    default: break
    }
    let outcome = PictureOnlyControl(noun: noun).check(subject, in: context)
    guard case .violation(var violation) = outcome else { return outcome }
    if isDirection(element) { (violation.certainty, violation.severity) = (.review, .note) }
    if isLoose(element), violation.certainty == .certain { violation.certainty = .likely }
    if isDisclosureSign(subject) { (violation.fixes, violation.heard) = (hiding(element), Heard(before: context.heard(element))) }
    return .violation(doubted(violation, element))
  }

  /// A tab with an empty title and no picture, which is met in the bar all the same: mostly the place over which a round
  /// button lies.
  private func bareTab(_ element: AccessibilityElement, _ context: RuleContext) -> Outcome? {
    guard element.role == .tab, let platform = element.platform, platform.setting("title") != nil,
      platform.settings.allSatisfy({ !$0.name.lowercased().contains("image") || $0.value == "nil" }) else { return nil }
    // Code that has the item by its place in the bar may give it a picture or a name.
    let isReached = element.framework == .interfaceFile || element.source.file.mentions(["tabBar.items", "tabBar?.items"])
    let certainty: FindingCertainty = isReached ? .review : .likely
    return .violation(Violation(
      "\(noun) has neither a title nor a picture, and nothing names it", certainty: certainty, at: element.source,
      heard: Heard(before: context.heard(element))))
  }

  /// An arrow at the end of a row that does nothing when it is pressed says that the row leads somewhere: as a button with
  /// whatever name it would promise more.
  private func isDisclosureSign(_ subject: ElementSubject) -> Bool {
    let element = subject.element
    guard element.role == .button, element.activation == nil, element.gestures.isEmpty,
      element.platform?.settings.contains(where: { $0.name.lowercased().contains("menu") }) != true,
      ["chevron.right", "chevron.forward"].contains(NameSuggestion.shownSymbol(of: element) ?? "") else { return false }
    return subject.neighbours(before: 8, after: 0).contains { $0.element.isRow }
  }

  /// A chevron whose word VoiceOver says in the language of the system (recorded names of `chevron.right` and its kin): where
  /// it leads people hear, and what stands beside it says of what.
  private func isDirection(_ element: AccessibilityElement) -> Bool {
    guard case .symbol(let name, recorded: true)? = element.label?.origin else { return false }
    return name.hasPrefix("chevron.")
  }

  private func hiding(_ element: AccessibilityElement) -> [Fix] {
    let hidden = "<accessibility key=\"accessibilityConfiguration\"><bool key=\"isElement\" value=\"NO\"/></accessibility>"
    let edit = element.framework == .interfaceFile
      ? UIKitFix.child(hidden, of: element) : UIKitFix.setting("isAccessibilityElement = false", on: element)
    return edit.map { [Fix("hide the \(noun) from assistive technologies", safety: .suggested, edits: [$0])] } ?? []
  }

  /// Which picture it is, only run time knows; that nothing seen names the control, source tells. A file of pictures is
  /// called by its name, which nobody chose for people; a symbol has a description, which may fit.
  private func unknown(_ picture: SpokenText, _ element: AccessibilityElement, in context: RuleContext) -> Outcome {
    // What code that is not seen does to an outlet may be more.
    let isOfFile = element.framework == .interfaceFile
    if isOfFile && isLoose(element) { return .undecided(UnknownReason(.dynamicValue, picture.rendered)) }
    let isSymbol = if case .symbol? = element.image { true } else { false }
    // Of a symbol half of whose name is known, nobody knows what it is called.
    if isSymbol, !picture.isOnlyHoles { return .undecided(UnknownReason(.dynamicValue, picture.rendered)) }
    let states = PictureStates(of: element, alternates: [], when: [], [])
    // One name in the code that others hand a picture to would be said of all of them.
    let isHanded = UIKitPicture.isHandedIn(element)
    let own = states.isOneThing ? NameSuggestion.byOwnName(element, context.developmentLanguage) : nil
    let name = own ?? NameSuggestion.gap
    let edit = NamingFix.edit(label: context.spelled(name.text, on: element), on: element)
    let violation = Violation(
      "\(noun) shows only the \(isSymbol ? "symbol" : "picture") \(picture.quoted), whichever it is, and nothing names it",
      certainty: isSymbol || isOfFile ? .review : .likely, at: element.source,
      fixes: isHanded ? [] : edit.map { [Fix("name the \(noun) '\(name.text)'", safety: .suggested, edits: [$0])] } ?? [])
    return .violation(doubted(violation, element))
  }

  private func hasRuntimeTexts(_ element: AccessibilityElement) -> Bool {
    element.interfaceContent?.contains("userDefinedRuntimeAttribute type=\"string\"") ?? false
  }

  /// A control that takes no touches may be there for its looks.
  private func doubted(_ violation: Violation, _ element: AccessibilityElement) -> Violation {
    var violation = violation
    if element.platform?.isUserInteractive == false || isInert(element) { violation.certainty = .review }
    return violation
  }

  /// A button of a file that leads nowhere and that no code has: as it is, it does nothing for anybody, and what it is for
  /// is not known.
  private func isInert(_ element: AccessibilityElement) -> Bool {
    element.framework == .interfaceFile && element.role == .button && element.activation == nil && element.gestures.isEmpty
      && element.platform?.reference == nil
      && element.platform?.settings.contains(where: { $0.name.lowercased().contains("menu") }) != true
  }

  /// Code that is not seen may reach what has a name.
  private func isLoose(_ element: AccessibilityElement) -> Bool {
    element.framework == .interfaceFile && element.platform?.reference != nil
  }

  /// What Interface Builder calls an object until somebody gives it a title of its own.
  private func unchosen(_ title: String, _ subject: ElementSubject, in context: RuleContext) -> Violation {
    var violation = unnamed(subject, in: context)
    violation.message = "\(noun) shows a picture and is called '\(title)', as Interface Builder calls any of them"
    return violation
  }

  private func unnamed(_ subject: ElementSubject, in context: RuleContext) -> Violation {
    let element = subject.distinct
    let name = NameSuggestion.forControl(element, language: context.developmentLanguage)
    if NameSuggestion.isCodeName(name.text, isDerived: name.isDerived, of: element, context.developmentLanguage),
      let fix = UIKitCaption.namesakeFix(of: subject, noun: noun) ?? (name.isDerived ? nil : UIKitCaption.siblingFix(of: subject, noun: noun)) {
      return Violation(
        "\(noun) shows only a picture and has no name", certainty: .likely, at: element.source,
        heard: Heard(before: context.heard(element)), fixes: [fix])
    }
    let edit = NamingFix.edit(label: context.spelled(name.text, on: element), on: element)
    return Violation(
      "\(noun) shows only a picture and has no name", certainty: .likely, at: element.source,
      heard: name.isDerived ? context.heard(element, withLabel: name.text) : Heard(before: context.heard(element)),
      fixes: UIKitPicture.isHandedIn(element) || !name.isDerived && edit.map(context.isShared) ?? false ? [] : edit.map { [Fix("name the \(noun) '\(name.text)'", safety: .suggested, edits: [$0])] } ?? [])
  }
}

extension AccessibilityElement {
  /// Whether an interface file sets properties of an object by their keys.
  var hasRuntimeAttributes: Bool { interfaceContent?.contains("<userDefinedRuntimeAttributes") ?? false }

  /// What an interface file has between the tags of an object; nil where it has one tag alone.
  var interfaceContent: String? {
    let (file, tag) = (source.file, source)
    guard framework == .interfaceFile, tag.end - tag.start > 2, file.bytes[tag.end - 2] != UInt8(ascii: "/") else { return nil }
    let ends: Set<UInt8> = [UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")]
    let name = String(decoding: file.bytes[(tag.start + 1)..<tag.end].prefix { !ends.contains($0) }, as: UTF8.self)
    guard let end = file.firstOffset(of: "</\(name)>", from: tag.end) else { return nil }
    return String(decoding: file.bytes[tag.end..<end], as: UTF8.self)
  }

  /// "Item" of a bar item and "Button" of a button with a picture, where the file has it and nobody set another title.
  fileprivate var titleOfInterfaceBuilder: String? {
    guard framework == .interfaceFile, image != nil, let title = label?.value.literal, NameWords.words(.interfaceBuilderTitle).contains(title.lowercased()),
      case .content? = label?.origin, platform?.settings.allSatisfy({ $0.name != "title" || $0.isFromFile }) ?? false, !isPictureOfLater
    else { return nil }
    return title
  }

  /// Code gives it its picture once something has happened: until then people read the title.
  private var isPictureOfLater: Bool {
    let pictures = platform?.settings.filter { ["image", "backgroundImage"].contains($0.name) } ?? []
    return !pictures.isEmpty && pictures.allSatisfy { !$0.isFromFile && $0.isLater }
  }

  /// Words of labels that a class of buttons lays over its picture. People see them; whether they name the button on a
  /// device, nothing recorded tells.
  fileprivate var wordsLaidOver: SpokenText? {
    guard role == .button else { return nil }
    return content.lazy.compactMap(\.wordsSeen).first
  }

  fileprivate var isLabel: Bool { role == .text || platform?.baseClass == "UILabel" }

  /// The words of a label, or of the one in it: a class of labels may show all of its words by another one.
  private var wordsSeen: SpokenText? {
    guard role == .text, exposure == .exposed else { return nil }
    if let words = label?.value, !words.isBlank { return words }
    return content.lazy.filter { $0.role == .text && $0.exposure == .exposed }.compactMap { $0.label?.value }.first { !$0.isBlank }
  }
}
