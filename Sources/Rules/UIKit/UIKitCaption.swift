import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The label beside a control of UIKit that says what the control is for, and how code calls the control by it.
enum UIKitCaption {
  /// The label before it, or the title above the line that explains it; nil where more stand there.
  static func before(_ subject: ElementSubject) -> AccessibilityElement? {
    let ends = ends(of: subject)
    func isCaption(_ label: AccessibilityElement) -> Bool { !label.isEndOfScale && !ends.contains(label.source) }
    if let own = nearSibling(of: subject) ?? inLine(with: subject) ?? above(subject), isCaption(own) { return own }
    let texts = labels(before: subject).filter(isCaption)
    return texts.count < 3 ? texts.last : nil
  }

  /// The two short texts on both sides of a control in one stack: what its least and its most, or its two states, are
  /// called. None of them says what it is for.
  private static func ends(of subject: ElementSubject) -> [SourceRange] {
    guard let platform = subject.element.platform, platform.isStacked,
      let before = subject.neighbours(before: 1, after: 0).first?.element,
      let after = subject.neighbours(before: 0, after: 1).first?.element else { return [] }
    let labels = [before, after]
    let isPair = labels.allSatisfy { label in
      guard isSeen(label), label.platform?.baseClass == "UILabel", label.platform?.superview == platform.superview,
        let words = label.label?.value.literal else { return false }
      return !words.isEmpty && words.count <= endLength && !".:?!".contains(words.last ?? ".")
    }
    return isPair && before.isEndOfScale == after.isEndOfScale ? labels.map(\.source) : []
  }

  /// Letters of a word at an end of a scale.
  private static let endLength = 16

  /// The label right before a field: what stands above that one is the title of the form. A long text asks or explains.
  static func right(before subject: ElementSubject) -> AccessibilityElement? {
    let near = nearSibling(of: subject) ?? inLine(with: subject) ?? above(subject)
    // How much may be typed stands at the end of the line in which the caption begins.
    guard let label = near ?? labels(before: subject).prefix(2).first(where: { !isCounter($0) }), !isCounter(label),
      !tellsOther(label, than: subject) else { return nil }
    let words = label.label?.value.literal
    return words.map { $0.count > 40 || $0.hasSuffix(".") || $0.hasSuffix("。") || !$0.contains(where: \.isLetter) } ?? false ? nil : label
  }

  /// Whether both lie in one view, stacks apart. A label of another one may be the title of the screen.
  static func shareView(_ label: AccessibilityElement, _ control: AccessibilityElement) -> Bool {
    guard let own = control.platform, let other = label.platform else { return false }
    return own.superview == other.superview || own.viewAroundStacks ?? own.superview == other.viewAroundStacks ?? other.superview
  }

  /// What code writes into a label that is called after something else than the field: the time above the address.
  private static func tellsOther(_ label: AccessibilityElement, than subject: ElementSubject) -> Bool {
    let texts = label.platform?.settings.filter { $0.name == "text" && !$0.isFromFile } ?? []
    guard !texts.isEmpty, texts.allSatisfy({ (!$0.value.contains("\"") || $0.value.contains("\\(")) && !$0.isHandedOn }),
      let own = stem(of: subject.element), let other = stem(of: label) else { return false }
    return Set(own).isDisjoint(with: other)
  }

  /// How much was typed, or may be: `countLabel`.
  private static func isCounter(_ label: AccessibilityElement) -> Bool {
    // Whoever uses the view hands it a text by that name.
    let texts = label.platform?.settings.filter { $0.name == "text" } ?? []
    let captions = NameWords.words(.captionName).union(["text"])
    if !texts.isEmpty, texts.allSatisfy({ $0.isHandedOn && captions.contains($0.value.lowercased()) }) { return false }
    let words = IdentifierWords.split(label.platform?.reference ?? "").map { $0.lowercased() }
    return !Set(words).isDisjoint(with: ["count", "counter", "limit", "length"])
  }

  /// The label that an app lays over a field of its own, or into a text view, as its placeholder: `placeholderLabel`.
  static func placeholder(of subject: ElementSubject) -> AccessibilityElement? {
    let inside = subject.element.content.filter { $0.role == .text }
    let near = (inside + subject.neighbours(before: 4, after: 4).map(\.element)).filter { label in
      label.platform?.baseClass == "UILabel" && label.callSites.map(\.source) == subject.element.callSites.map(\.source)
        && IdentifierWords.split(label.platform?.reference ?? "").contains { $0.lowercased() == "placeholder" }
    }
    return near.count == 1 ? near[0] : nil
  }

  /// The label that code calls as it calls the field: `phoneLabel` of `phoneTextField`.
  static func namesake(of subject: ElementSubject) -> AccessibilityElement? {
    if let caption = captionByWholeName(of: subject) { return caption }
    guard let whole = stem(of: subject.element) else { return nil }
    // `detailsMoreButton` leads on from `detailsLabel`.
    let own = subject.element.role == .button ? whole.filter { !NameWords.words(.leadingOn).contains($0) && !NameWords.words(.shownSide).contains($0) } : whole
    guard !own.isEmpty else { return nil }
    let near = subject.neighbours(before: 8, after: 8).filter { isThere($0, with: subject) }.map(\.element)
    let found = near.filter { label in
      // One that is shown later goes by the name of what is shown with it.
      (isSeen(label) || label.role == .text) && label.platform?.baseClass == "UILabel" && label.callSites.map(\.source) == subject.element.callSites.map(\.source)
        && stem(of: label) == own && !(label.label?.value.mayBeBlank ?? true)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The label that code calls the caption of just this control: `textViewTitleLabel` of `textView`.
  private static func captionByWholeName(of subject: ElementSubject) -> AccessibilityElement? {
    guard let name = subject.element.platform?.reference, name != "self", name.count > 3 else { return nil }
    let captions = NameWords.words(.captionKind)
    let found = subject.neighbours(before: 8, after: 8).filter { isThere($0, with: subject) }.map(\.element).filter { label in
      guard isSeen(label), label.platform?.baseClass == "UILabel", let other = label.platform?.reference, other.hasPrefix(name), other.count > name.count,
        label.callSites.map(\.source) == subject.element.callSites.map(\.source) else { return false }
      let rest = IdentifierWords.split(String(other.dropFirst(name.count)))
      return rest.first?.first?.isUppercase ?? false && rest.allSatisfy { captions.contains($0.lowercased()) } && !(label.label?.value.mayBeBlank ?? true)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Names a control by the only label of the view in which it lies with nothing else.
  static func siblingFix(of subject: ElementSubject, noun: String) -> Fix? {
    // Beside a picture of a cell stand the words of what the row is about; a stack of the two is a button with its caption.
    guard let caption = sibling(of: subject), subject.element.platform?.isStacked ?? false || stands(caption, under: subject.element),
      let edit = naming(subject.element, by: caption) else { return nil }
    return Fix("name the \(noun) by the text beside it", safety: .suggested, edits: [edit])
  }

  /// Names a box to tick by the only label of its view: what the box looks like says nothing of what is ticked. No fix where
  /// code cannot say that; nil where no label stands there.
  static func boxFix(of subject: ElementSubject, noun: String) -> [Fix]? {
    guard subject.element.framework != .swiftUI, subject.element.isBox, let caption = sibling(of: subject) ?? behindBox(subject) ?? rightOfBox(subject) else { return nil }
    let texts = caption.platform?.settings.filter { ["text", "attributedText"].contains($0.name) && !$0.isFromFile } ?? []
    let edit = texts.count > 1 ? nil : naming(subject.element, by: caption)
    let edits = edit.map { [$0] } ?? UIKitFix.namingEverywhere(subject.element, by: caption)
    return edits.map { [Fix("name the \(noun) by the text beside it", safety: .suggested, edits: $0)] } ?? []
  }

  /// The label that comes right behind a box in the same view, whose order constraints tell: words stand behind what is ticked,
  /// whatever else the view holds.
  private static func behindBox(_ subject: ElementSubject) -> AccessibilityElement? {
    guard subject.element.framework == .uiKit, subject.screen.orderIsKnown, let superview = subject.element.platform?.superview else { return nil }
    let near = subject.neighbours(before: 1, after: 2).filter { isThere($0, with: subject) && isSeen($0.element) && $0.element.source != subject.element.source }
    guard let next = near.first(where: { $0.position > subject.position })?.element, isLabel(next), next.platform?.superview == superview,
      let words = next.label?.value.literal, words.count <= longestBoxTitle, words.contains(where: \.isLetter) else { return nil }
    // A label on each side: which of them is the title, nobody knows.
    let before = near.last { $0.position < subject.position }?.element
    return before.map { isLabel($0) && $0.platform?.superview == superview } ?? false ? nil : next
  }

  /// The label that an interface file puts right of a box into its line, by itself or as the first of a column: "I agree to the
  /// terms", with what happens else below it.
  private static func rightOfBox(_ subject: ElementSubject) -> AccessibilityElement? {
    guard subject.element.framework == .interfaceFile, let own = subject.element.platform, let box = own.frameAroundStacks ?? own.frame, box.height > 0,
      let view = own.viewAroundStacks ?? own.superview else { return nil }
    let near = subject.neighbours(before: 8, after: 8).filter { isThere($0, with: subject) && isSeen($0.element) && isLabel($0.element) }
    let labels = near.compactMap { other -> (label: AccessibilityElement, y: Double)? in
      guard let platform = other.element.platform, platform.viewAroundStacks ?? platform.superview == view,
        let place = platform.frameAroundStacks ?? platform.frame, place.height > 0 else { return nil }
      let gap = place.x - box.x - box.width
      let isInLine = place.y < box.y + box.height && box.y < place.y + place.height
      return isInLine && gap >= 0 && gap <= captionAboveGap ? (other.element, place.y) : nil
    }
    guard let first = labels.min(by: { $0.y < $1.y })?.label, let words = first.label?.value.literal, words.count <= longestBoxTitle,
      words.contains(where: \.isLetter) else { return nil }
    return first
  }

  private static func isLabel(_ element: AccessibilityElement) -> Bool { element.role == .text && element.platform?.baseClass == "UILabel" }

  /// Letters of what is agreed to or kept by a tick: "I have read the terms and the privacy policy".
  private static let longestBoxTitle = 60

  /// Whether an interface file puts a label right below a control, with its middle where that of the control is.
  private static func stands(_ label: AccessibilityElement, under control: AccessibilityElement) -> Bool {
    guard let frame = control.platform?.frame, let below = label.platform?.frame, frame.height > 0, below.height > 0 else { return false }
    let middle = frame.x + frame.width / 2 - below.x - below.width / 2
    return abs(middle) <= captionAboveGap && below.y + below.height > frame.y + frame.height / 2 && below.y - frame.y - frame.height <= captionAboveGap
  }

  /// Names a control by the label that is called as it is.
  static func namesakeFix(of subject: ElementSubject, noun: String) -> Fix? {
    guard let caption = namesake(of: subject), let edit = naming(subject.element, by: caption) else { return nil }
    return Fix("name the \(noun) by the text beside it", safety: .suggested, edits: [edit])
  }

  /// Names a button by the only label of its view that says what its handler is called: "Change image" beside a picture that
  /// calls `changeImageTapped`.
  static func echoFix(of subject: ElementSubject, noun: String) -> Fix? {
    guard let platform = subject.element.platform, let handler = subject.element.activation?.mentions.first,
      case let said = IdentifierWords.said(by: handler).map({ $0.lowercased() }), said.count > 1 else { return nil }
    let labels = subject.neighbours(before: 8, after: 8).filter { isThere($0, with: subject) }.map(\.element).filter { label in
      isSeen(label) && label.platform?.baseClass == "UILabel" && label.platform?.superview == platform.superview
        && label.label?.value.literal.map { TextWords.split($0).map { $0.lowercased() } == said } ?? false
    }
    guard labels.count == 1, let edit = naming(subject.element, by: labels[0]) else { return nil }
    return Fix("name the \(noun) by the text beside it", safety: .suggested, edits: [edit])
  }

  /// The words of a name in code without those that say what kind of view it is.
  private static func stem(of element: AccessibilityElement) -> [String]? {
    guard let name = element.platform?.reference, name != "self" else { return nil }
    let kinds = NameWords.words(.controlKind).union(NameWords.words(.captionKind))
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    let rest = words.filter { !kinds.contains($0) }
    // Nothing else in the name, or the whole of it, says no more than any name.
    return rest.isEmpty || rest.count == words.count ? nil : rest
  }

  /// The only label of the view in which the control lies with no other control, or the first of a title and what explains
  /// it, whichever of them was added first.
  static func sibling(of subject: ElementSubject) -> AccessibilityElement? {
    guard let superview = subject.element.platform?.superview else { return nil }
    // A component that a loop makes is there several times, each with a label of its own.
    let near = subject.neighbours(before: 6, after: 6).filter { isThere($0, with: subject) }.map(\.element).filter {
      isSeen($0) && !$0.isLoneSign && $0.platform?.superview == superview && $0.callSites.map(\.source) == subject.element.callSites.map(\.source)
        && $0.source != subject.element.source
    }
    let labels = near.filter { $0.role == .text && $0.platform?.baseClass == "UILabel" }
    guard near.count == labels.count, (1...2).contains(Set(labels.map(\.source)).count) else { return nil }
    return labels.first
  }

  /// The only label that lies in one view with a button that shows nothing by itself, whatever pictures lie there as well: the button
  /// is laid over them to be pressed.
  static func covered(by subject: ElementSubject) -> AccessibilityElement? {
    guard subject.element.framework == .uiKit, let superview = subject.element.platform?.superview else { return nil }
    let near = subject.neighbours(before: 8, after: 8).filter { isThere($0, with: subject) }.map(\.element).filter {
      $0.platform?.superview == superview && $0.callSites.map(\.source) == subject.element.callSites.map(\.source) && $0.source != subject.element.source
    }
    let labels = near.filter { isSeen($0) && !$0.isLoneSign && isLabel($0) }
    guard Set(labels.map(\.source)).count == 1, near.allSatisfy({ !$0.role.isControl && $0.gestures.isEmpty }),
      labels[0].label?.value.literal.map({ $0.count <= longestBoxTitle && $0.contains(where: \.isLetter) }) ?? true else { return nil }
    return labels[0]
  }

  /// The label that an interface file puts into the same line of the same view: the nearest before it, else behind it.
  private static func inLine(with subject: ElementSubject) -> AccessibilityElement? {
    guard let platform = subject.element.platform, let frame = platform.frame, frame.height > 0 else { return nil }
    let labels = subject.neighbours(before: 8, after: 8).filter { isThere($0, with: subject) }.map(\.element).filter { label in
      guard isSeen(label), !label.isLoneSign, label.platform?.baseClass == "UILabel",
        label.platform?.superview == platform.superview, let other = label.platform?.frame, other.height > 0 else { return false }
      return other.y < frame.y + frame.height && frame.y < other.y + other.height
    }
    func distance(_ label: AccessibilityElement) -> Double {
      label.platform?.frame.map { other in other.x <= frame.x ? frame.x - other.x : 10_000 + other.x - frame.x } ?? .infinity
    }
    return labels.min { distance($0) < distance($1) }
  }

  /// Names a control at the end of a line by the only label that an interface file puts in front of it in that line, where
  /// no other control stands in it: the title of a setting and what it is switched by.
  static func lineFix(of subject: ElementSubject, noun: String) -> Fix? {
    guard let platform = subject.element.platform, let frame = platform.frame, frame.height > 0 else { return nil }
    let line = subject.neighbours(before: 8, after: 8).filter { isThere($0, with: subject) }.map(\.element).filter { other in
      guard other.source != subject.element.source, isSeen(other), !other.isLoneSign, other.platform?.superview == platform.superview,
        let place = other.platform?.frame, place.height > 0 else { return false }
      return place.y < frame.y + frame.height && frame.y < place.y + place.height
    }
    let labels = line.filter { $0.platform?.baseClass == "UILabel" }
    guard labels.count == 1, line.allSatisfy({ !$0.role.isControl && $0.gestures.isEmpty }), let place = labels[0].platform?.frame,
      place.x + place.width <= frame.x, let edit = naming(subject.element, by: labels[0]) else { return nil }
    return Fix("name the \(noun) by the text beside it", safety: .suggested, edits: [edit])
  }

  /// The label right above a control of an interface file, wherever the file has it, where nothing else of the view lies
  /// between the two.
  private static func above(_ subject: ElementSubject) -> AccessibilityElement? {
    guard let platform = subject.element.platform, !platform.isStacked, let frame = platform.frame, frame.height > 0 else { return nil }
    let near = subject.neighbours(before: 8, after: 8).filter { isThere($0, with: subject) && isSeen($0.element) }.map(\.element)
    func gap(_ other: AccessibilityElement) -> Double? {
      guard other.platform?.superview == platform.superview, let place = other.platform?.frame, place.height > 0, !other.isLoneSign,
        place.x < frame.x + frame.width, frame.x < place.x + place.width else { return nil }
      let gap = frame.y - place.y - place.height
      return gap >= -1 && place.y < frame.y ? gap : nil
    }
    guard let nearest = near.compactMap({ other in gap(other).map { (other, $0) } }).min(by: { $0.1 < $1.1 }),
      nearest.1 <= captionAboveGap, nearest.0.platform?.baseClass == "UILabel" else { return nil }
    return nearest.0
  }

  /// Points between a caption and what stands right under it: the 8 that Interface Builder's guides put there, twice.
  private static let captionAboveGap = 16.0

  /// The first label of a stack that a button of an interface file lies over.
  static func beneath(_ subject: ElementSubject) -> AccessibilityElement? {
    guard let platform = subject.element.platform, let frame = platform.frame, frame.height > 0 else { return nil }
    let near = subject.neighbours(before: 8, after: 8).filter { isThere($0, with: subject) }.map(\.element)
    return near.first { label in
      guard isSeen(label), label.platform?.baseClass == "UILabel", label.platform?.viewAroundStacks == platform.superview,
        let other = label.platform?.frameAroundStacks else { return false }
      return frame.x <= other.x && frame.y <= other.y && other.x + other.width <= frame.x + frame.width
        && other.y + other.height <= frame.y + frame.height
    }
  }

  /// The labels of a cell are no elements of their own and seen all the same.
  private static func isSeen(_ element: AccessibilityElement) -> Bool {
    element.exposure == .exposed || element.exposure == .absent && element.role == .text
  }

  /// Whether it is there whenever the control is: the message of an error, which stands there for a while, names nothing.
  private static func isThere(_ other: ElementSubject, with subject: ElementSubject) -> Bool {
    other.when.allSatisfy { condition in
      subject.when.contains { $0.subject == condition.subject && $0.branch == condition.branch }
    }
  }

  /// The labels between the control that stands before and this one, the nearest first.
  private static func labels(before subject: ElementSubject) -> [AccessibilityElement] {
    let before = subject.neighbours(before: 6, after: 0).filter { isSeen($0.element) && !$0.element.isLoneSign }.reversed()
      .drop { isStep($0.element, of: subject.element) }
    let labels = before.prefix {
      $0.element.role == .text && $0.element.platform?.baseClass == "UILabel" && isThere($0, with: subject)
    }
    return Array(labels.map(\.element).prefix { isNear($0, subject.element) })
  }

  /// A button without words that lies in one view with a field, as the minus before a number and the plus behind it.
  private static func isStep(_ button: AccessibilityElement, of field: AccessibilityElement) -> Bool {
    [.textField, .secureField].contains(field.role) && button.role == .button && button.visibleText.isEmpty
      && button.platform?.superview != nil && button.platform?.superview == field.platform?.superview
  }

  /// Whether a label of an interface file may be a caption by its place: right above, or in the same line. Of other places
  /// nothing is known.
  private static func isNear(_ label: AccessibilityElement, _ control: AccessibilityElement) -> Bool {
    guard let own = control.platform, let other = label.platform, own.superview != other.superview || !own.isStacked,
      own.viewAroundStacks ?? own.superview == other.viewAroundStacks ?? other.superview,
      let frame = own.frameAroundStacks ?? own.frame, let above = other.frameAroundStacks ?? other.frame,
      frame.height > 0, above.height > 0 else { return true }
    let gap = frame.y - above.y - above.height
    return gap <= captionGap && above.y < frame.y + frame.height
  }

  /// A caption by being alone with the control, unless an interface file puts it somewhere else.
  private static func nearSibling(of subject: ElementSubject) -> AccessibilityElement? {
    sibling(of: subject).flatMap { isNear($0, subject.element) ? $0 : nil }
  }

  /// Points between a caption and what it names: as much as a line of text and its margin.
  private static let captionGap = 44.0

  /// Calls a control by a label; nil where code cannot say that at one place.
  static func naming(
    _ element: AccessibilityElement, by caption: AccessibilityElement, isPart: Bool = false
  ) -> SourceEdit? {
    let texts = caption.platform?.settings.filter { $0.name == "text" } ?? []
    if element.framework == .interfaceFile, texts.allSatisfy(\.isFromFile), let words = caption.label?.value.literal {
      // A label that code fills in is empty in the file, or has a sample of a number, which names nothing.
      guard words.contains(where: \.isLetter) else { return nil }
      // As the file itself has it: what it says in the language of the app's code is in a table of that language.
      let written = texts.last.flatMap { $0.value.withoutQuotes }.flatMap { $0.contains("&#") ? nil : UIKitFix.unescaped($0) }
      let shown = written ?? words
      return UIKitFix.attribute(label: "\"\(shown.withoutMark ?? shown)\"", on: element)
    }
    // What later code writes over would be said as it was at first.
    if texts.count > 1, texts.contains(where: \.isLater) { return nil }
    return UIKitFix.naming(element, by: caption, isPart: isPart)
  }
}

extension String {
  /// What stands between the quotes around it; nil where there are none, or nothing between them.
  fileprivate var withoutQuotes: String? {
    count > 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : nil
  }
}

extension AccessibilityElement {
  /// A text of one sign, which belongs to the caption beside it: the "*" of a field that has to be filled in, a colon.
  fileprivate var isLoneSign: Bool {
    guard role == .text, let words = label?.value.literal?.filter({ !$0.isWhitespace }), words.count == 1 else { return false }
    return !words.contains { $0.isLetter || $0.isNumber }
  }

  /// A text that is a number, with or without its unit, a sign, or one of the words for the ends of a scale.
  fileprivate var isEndOfScale: Bool {
    guard let words = label?.value.literal?.lowercased().trimmingPrefix(while: \.isWhitespace), !words.isEmpty else { return false }
    guard words.contains(where: \.isLetter) || words.contains(where: \.isNumber) else { return words.count <= 2 }
    if ["min", "max", "min.", "max."].contains(words) { return true }
    return words.wholeMatch(of: kept { #/[-−–+±]?\s*\d+(?:[.,]\d+)?\s*\S{0,4}/# }) != nil
  }
}
