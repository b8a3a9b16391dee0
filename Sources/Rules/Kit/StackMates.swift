import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// The elements that stand in the same stack as an element, itself left out.
struct StackMates {
  struct Mate {
    let element: AccessibilityElement
    /// Exists whenever the element does, once for each of it, and its source may use the same names.
    let isInSameScope: Bool
    /// Exists whenever the element does.
    let isAlwaysThere: Bool
    /// Comes after the element in swipe order, so it lies above it in a depth stack.
    let isAfter: Bool
    /// How many elements further on in swipe order, whichever way.
    let distance: Int
    /// Written beside the element, and there while nothing is typed: `if text.isEmpty { Text(hint) }`.
    var isPlaceholder = false
  }

  let axis: LayoutGroup.Axis?
  let mates: [Mate]
  let itself: AccessibilityElement
  /// What comes right before or after the stack stands in a vertical stack of its own, as the stack itself is one.
  private let isOneOfColumns: Bool

  /// - Parameter roles: Of the others only those with one of these roles are told; nil for all.
  init(of subject: ElementSubject, roles: Set<ElementRole>? = nil) {
    self.itself = subject.element
    guard let layout = subject.element.layout else {
      axis = nil
      mates = []
      isOneOfColumns = false
      return
    }
    axis = layout.axis
    let screen = subject.places
    let itself = screen.places[subject.position]
    let isPressed = itself.element.role == .button || !itself.element.gestures.isEmpty && itself.element.isBox
    mates = subject.surveyed(StackIndex.self).mates(of: subject.position, on: screen).compactMap { index in
      let other = screen.places[index]
      guard roles?.contains(other.element.role) ?? true, other.element.exposure == .exposed, other.element.source != subject.element.source,
        screen.coexist(index, subject.position) else { return nil }
      // In one of the states of its own label a button is there under a condition more, and so is one of two boxes that are
      // ticked in turn.
      // What the whole row reacts to makes no box of its own of a mark in it.
      let isAlwaysThere = other.when == itself.when
        || isPressed && itself.when.starts(with: other.when) && !(itself.element.role != .button && other.element.reactsAs(itself.element))
      let isWrittenBeside = other.loops == itself.loops
        && other.element.callSites == subject.element.callSites && layout.source.contains(other.element.source)
        && layout.source.contains(subject.element.source)
      return Mate(
        element: other.element, isInSameScope: isAlwaysThere && isWrittenBeside, isAlwaysThere: isAlwaysThere,
        isAfter: index > subject.position, distance: Self.steps(from: index, to: subject.position, on: screen),
        isPlaceholder: isWrittenBeside && Self.isWhileEmpty(other, besides: itself))
    }
    isOneOfColumns = Self.isColumn(layout, at: subject.position, mates.count, on: screen)
  }

  /// How far one is from the other in swipe order. What is drawn around an element, and no stop, is not between the two.
  private static func steps(from one: Int, to other: Int, on screen: ScreenPlaces) -> Int {
    let span = abs(one - other)
    guard span > 1, span <= 8 else { return span }
    let between = (min(one, other) + 1)..<max(one, other)
    return span - between.count { screen.places[$0].element.exposure != .exposed && screen.places[$0].element.role == .shape }
  }

  /// There, or seen, only as long as some text is empty.
  private static func isWhileEmpty(_ place: ScreenPlaces.Place, besides itself: ScreenPlaces.Place) -> Bool {
    emptyText(place.element, when: place.when, besides: itself.when) != nil
  }

  /// The text that has to be empty for an element to be there, or to be seen: "query" of `query.isEmpty`; nil where that
  /// depends on something else.
  ///
  /// - Parameters:
  ///   - when: The conditions of the element.
  ///   - others: Those of what stands beside it.
  static func emptyText(_ element: AccessibilityElement, when: [Condition], besides others: [Condition]) -> String? {
    func asked(_ condition: Condition) -> String? {
      guard condition.description == condition.subject else { return nil }
      return [".isEmpty", " == \"\""].first(where: condition.subject.hasSuffix).map { String(condition.subject.dropLast($0.count)) }
    }
    if others.starts(with: when) {
      let unseen = element.appearance.opacity?.options.filter { $0.value == 0 }.flatMap(\.conditions) ?? []
      return unseen.lazy.compactMap { asked($0.opposite) }.first
    }
    // Whatever else has to hold holds for both.
    return others.starts(with: when.dropLast()) ? when.last.flatMap(asked) : nil
  }

  /// - Parameter mates: How many elements stand in the stack besides.
  private static func isColumn(_ layout: LayoutGroup, at position: Int, _ mates: Int, on screen: ScreenPlaces) -> Bool {
    guard layout.axis == .vertical else { return false }
    return [position - 1, position + mates + 1].contains { index in
      guard screen.places.indices.contains(index), let other = screen.places[index].element.layout else { return false }
      return other.axis == .vertical && other != layout && !other.source.contains(layout.source)
        && !layout.source.contains(other.source)
    }
  }

  /// Texts with words in them.
  var texts: [Mate] {
    mates.filter { mate in
      guard [.text, .label, .sectionHeader, .sectionFooter].contains(mate.element.role) else { return false }
      return !mate.element.isUnnamed && !mate.element.isUnnamedPicture
    }
  }

  /// The text in the stack that says what the element is for: the only one there is, or the title of the only ones. One
  /// that only run time knows and that comes after the element is more likely its value.
  var onlyText: AccessibilityElement? {
    let written = texts.filter { !itself.isOwnValue($0.element.label) }
    let worded = written.filter { !Self.isSignOnly($0.element) }
    let texts = ofOwnRow(worded.isEmpty ? written : worded)
    // Between two of a kind, such as "to" of a span, it names neither.
    if itself.role != .button, mates.contains(where: { $0.element.role == itself.role }) { return nil }
    guard let text = texts.first, texts.count == 1 || Self.areTitleAndDetails(texts) || beginWithTitleRow(texts), text.isInSameScope,
      text.element.role == .text || text.element.role == .label && !text.isAfter,
      let words = text.element.label?.value.literals,
      !text.isAfter || words.contains(where: { $0.contains(where: \.isLetter) }) && !standsForAnother(text),
      !itself.isEntry || (words.isEmpty ? isNamedByData(text) : !words.allSatisfy(UnitWords.isUnit)), !text.isAfter || !followsAsValue(text.element),
      !leadsToAnother(text)
    else { return nil }
    return text.element
  }

  /// A picture that is written as a character, "👥", beside the words.
  private static func isSignOnly(_ text: AccessibilityElement) -> Bool {
    guard let words = text.label?.value.literal, !words.isEmpty else { return false }
    return words.allSatisfy { $0.isWhitespace || $0.unicodeScalars.first?.properties.isEmojiPresentation ?? false }
  }

  /// Where code makes several rows at once, each of their texts is met once for each row: the nearest is that of the
  /// element's own.
  func ofOwnRow(_ texts: [Mate]) -> [Mate] {
    let texts = upToNextRow(texts.filter { !$0.isAfter }) + upToNextRow(texts.filter(\.isAfter))
    var nearest: [SourceRange: Mate] = [:]
    for text in texts where text.isAfter == (text.element.source.start > itself.source.start) {
      if let known = nearest[text.element.source], known.distance <= text.distance { continue }
      nearest[text.element.source] = text
    }
    // That of the next row may be as near, on the other side.
    return texts.filter { text in
      // One that is there in some of the rows only is met on the wrong side of the others.
      nearest[text.element.source].map { $0.distance == text.distance && $0.isAfter == text.isAfter } ?? !isWrittenInRow(text)
    }
  }

  /// On one side of the element, those that come before the code of the row begins anew.
  private func upToNextRow(_ texts: [Mate]) -> [Mate] {
    let isWritten = texts.allSatisfy(isWrittenInRow)
    guard isWritten, let first = texts.first else { return texts }
    var last = itself.source.start
    let near = Set(texts.sorted { $0.distance < $1.distance }.prefix { text in
      defer { last = text.element.source.start }
      return first.isAfter ? text.element.source.start > last : text.element.source.start < last
    }.map(\.distance))
    return texts.filter { near.contains($0.distance) }
  }

  /// The code of the stack has both, so that one that comes before comes first there as well.
  private func isWrittenInRow(_ text: Mate) -> Bool {
    guard let row = itself.layout?.source else { return false }
    return row.contains(itself.source) && row.contains(text.element.source)
  }

  /// The text over or under a field that is there while nothing is typed into it.
  var placeholder: AccessibilityElement? {
    guard axis == .depth, itself.isEntry else { return nil }
    let found = mates.filter { $0.isPlaceholder && $0.element.role == .text }
    return found.count == 1 ? found[0].element : nil
  }

  /// Before a field in its row, what the data of the row call it by, `Text(lines[index].category)`, and no unit of theirs.
  private func isNamedByData(_ text: Mate) -> Bool {
    guard axis == .horizontal, !text.isAfter, let words = text.element.label?.value, words.isOnlyHoles, words.holes.count == 1,
      !text.element.isBareNumber, words.holes[0].contains("."), let name = words.holes[0].split(separator: ".").last,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), let last = IdentifierWords.split(String(name)).last else { return false }
    return !NameWords.words(.unitName).contains(last.lowercased())
  }

  /// Whether a text of the stack comes after the element.
  func follows(_ text: AccessibilityElement) -> Bool { texts.contains { $0.isAfter && $0.element == text } }

  /// Behind a field with a title of its own stands its unit, and behind a control that sets a number what comes of it.
  private func followsAsValue(_ text: AccessibilityElement) -> Bool {
    if itself.isEntry { return !(itself.visibleText.first?.isBlank ?? true) }
    return [.stepper, .slider].contains(itself.role) && text.label?.value.hasHoles ?? false
  }

  /// A text after another control belongs to that one: it says what it is called, or what it changes, as the number of
  /// the page between two arrows.
  fileprivate func standsForAnother(_ text: Mate) -> Bool {
    mates.contains { $0.isAfter && $0.distance < text.distance && $0.element.isInteractive }
  }

  /// A text before another control that has a value, `Text("Where"); Menu { … }; TextField(…)`, names that one, or the row.
  /// Between a field and its caption there may be a button that makes it less.
  private func leadsToAnother(_ text: Mate) -> Bool {
    axis == .horizontal && itself.isEntry && !text.isAfter && mates.contains { mate in
      !mate.isAfter && mate.distance < text.distance && ([.menu, .picker, .datePicker].contains(mate.element.role) || mate.element.isEntry)
    }
  }

  /// One above the other in a stack of their own, before the element: a title with what explains it, which may be one
  /// sentence for each choice.
  private static func areTitleAndDetails(_ texts: [Mate]) -> Bool {
    guard texts.count(where: \.isAlwaysThere) <= 3, texts.count <= mostDetails, let layout = texts.first?.element.layout, layout.axis == .vertical else { return false }
    return texts.allSatisfy { !$0.isAfter && $0.element.layout == layout }
  }

  /// Under one title, for all that may be chosen.
  private static let mostDetails = 8

  /// The text right before the element in a vertical stack, or the first of a row that only adds a value to it:
  /// "Volume" or "Volume, 80 %" above a slider. Its words may be said anywhere in the file.
  var captionAbove: AccessibilityElement? {
    guard axis == .vertical else { return nil }
    let before = mates.filter { !$0.isAfter }.sorted { $0.distance < $1.distance }
    guard let last = before.first, last.distance == 1, !isTitleOfForm(last), !isEndOfScale(last, before) else { return nil }
    let texts = before.enumerated().prefix { $0.element.distance == $0.offset + 1 && $0.element.element.role == .text }.map(\.element)
    if last.isCaption { return last.element.role == .text ? Self.heading(of: texts) : last.isSentence ? nil : last.element }
    guard before.count > 1, before[1].distance == 2, before[1].isCaption, last.element.role == .text,
      before[1].element.layout?.axis == .horizontal, before[1].element.layout == last.element.layout,
      last.element.label?.value.hasHoles ?? false else { return nil }
    return before[1].element
  }
}

extension StackMates {
  /// "High" in a row with "Low" right above what sets or shows a number: neither says of what.
  private func isEndOfScale(_ last: Mate, _ before: [Mate]) -> Bool {
    guard ProposedName.valued.contains(itself.role), before.count > 1, before[1].distance == 2, let row = last.element.layout, row.axis == .horizontal,
      before[1].element.layout == row else { return false }
    return [last, before[1]].allSatisfy { $0.element.role == .text && $0.element.label?.value.literal != nil && $0.isCaption }
  }

  /// The text in front of a control that sets or shows a number, where what stands behind it is that number:
  /// `Text(title); Slider(…); Text(percentage)`.
  var captionBeforeValue: AccessibilityElement? {
    guard axis == .horizontal, [.slider, .stepper, .progress, .gauge].contains(itself.role), texts.count == 2,
      let before = texts.first(where: { !$0.isAfter }), let after = texts.first(where: \.isAfter),
      mates.allSatisfy({ !$0.element.isInteractive }), before.isInSameScope, before.element.role == .text, before.isCaption, !before.isSentence,
      before.element.label.map({ !$0.value.literals.allSatisfy(UnitWords.isUnit) }) ?? false else { return nil }
    // Words at both ends are those of a scale.
    let written = [before, after].map { CallArguments(of: $0.element.source).arguments.first?.value.text ?? "" }
    let isScale = written.allSatisfy { $0.hasPrefix("\"") } || Self.lastWord(written[0]) == Self.lastWord(written[1])
    let isWordAfter = written[1].hasPrefix("\"") && after.element.label?.value.hasHoles == false
    return isScale || isWordAfter ? nil : before.element
  }

  private static func lastWord(_ code: String) -> String? {
    IdentifierWords.split(code).last?.lowercased()
  }

  /// The text right above the row that the element begins, where only buttons follow it there: a field with one that shows
  /// what is typed.
  func captionAboveRow(of subject: ElementSubject) -> AccessibilityElement? {
    guard axis == .horizontal, mates.allSatisfy({ isSign($0) || $0.isAfter && [.button, .text].contains($0.element.role) }) else { return nil }
    return titleAbove(subject)
  }

  /// A picture that nothing happens to, as a field has it in front of it, or the sign of a currency.
  private func isSign(_ mate: Mate) -> Bool {
    guard itself.isEntry, mate.element.gestures.isEmpty else { return false }
    guard mate.element.role == .text, let words = mate.element.label?.value.literal else { return mate.element.role == .image }
    return (1...3).contains(words.count) && !words.contains { $0.isLetter || $0.isNumber }
  }

  /// The text right above the stack that the element begins, in the stack around it.
  func titleAbove(_ subject: ElementSubject) -> AccessibilityElement? {
    guard let row = itself.layout, mates.allSatisfy({ $0.isAfter || isSign($0) }),
      let above = subject.neighbours(before: 3, after: 0).last(where: { other in
        other.element.exposure == .exposed && subject.coexists(with: other) && other.element.layout != row
      }),
      let stack = above.element.layout, stack.axis == .vertical, stack.source.contains(row.source),
      above.when == Array(subject.when.prefix(above.when.count)) else { return nil }
    let mate = Mate(element: above.element, isInSameScope: true, isAlwaysThere: true, isAfter: false, distance: 1)
    return mate.isCaption && !mate.isSentence ? mate.element : nil
  }

  /// What stands above a row of fields of which the others have nothing above them is the title of them all.
  private func isTitleOfForm(_ text: Mate) -> Bool {
    guard itself.isEntry else { return false }
    return mates.contains { $0.isAfter && $0.distance == 1 && $0.element.isEntry }
  }

  /// The caption of a picture that is pressed: the only other thing in the stack, right under it, where such columns
  /// stand in a row. What people read there is what they expect to hear, whatever a symbol stands for elsewhere; above the
  /// words of a screen a picture is not what they say.
  var captionOfColumn: AccessibilityElement? {
    guard isOneOfColumns, mates.count == 1, let text = mates.first, text.isAfter, text.distance == 1, text.isInSameScope,
      text.element.role == .text, text.element.gestures.isEmpty, !text.isSentence,
      let words = text.element.label?.value.literal, words.contains(where: \.isLetter) else { return nil }
    return text.element
  }

  /// The text that the row of the element has, whether source knows its words or not. Where code makes several rows at
  /// once it is met once for each of them, and the nearest on its side is that of the element.
  var wordsOfRow: AccessibilityElement? {
    guard axis == .horizontal, let first = texts.first,
      texts.allSatisfy({ $0.element.source == first.element.source }) else { return nil }
    let isBehind = first.element.source.start > itself.source.start
    guard let text = texts.filter({ $0.isAfter == isBehind }).min(by: { $0.distance < $1.distance }),
      text.isInSameScope, text.element.role == .text, !standsForAnother(text), !leadsToAnother(text) else { return nil }
    return text.element
  }

  /// The first of the texts of a row that ends with the element: what follows it, such as "(required)", is beside the point.
  var wordsBefore: AccessibilityElement? {
    guard axis == .horizontal, let text = texts.first, text.isInSameScope, text.element.role == .text,
      mates.allSatisfy({ !$0.isAfter && !$0.element.isInteractive }) else { return nil }
    return text.element
  }

  /// The only words that stand with what shows a number, right below it; the number itself may come under them.
  var captionOfMeter: AccessibilityElement? {
    let others = mates.filter { !isFigureBelow($0) }
    guard axis == .vertical, others.count == 1, mates.count <= 2, let text = others.first, text.isAfter, text.distance == 1,
      text.isInSameScope, text.element.role == .text, text.isCaption, !text.isSentence else { return nil }
    return text.element
  }

  /// "«done» / «all»": a number without words, under the words of what shows it.
  private func isFigureBelow(_ mate: Mate) -> Bool {
    guard mate.isAfter, mate.distance == 2, mate.element.role == .text, let words = mate.element.label?.value, words.hasHoles else { return false }
    return !words.literals.contains { $0.contains(where: \.isLetter) }
  }

  /// The text right after the element in a vertical stack that holds no other text.
  var captionBelow: AccessibilityElement? {
    guard axis == .vertical, texts.count == 1, let text = texts.first, text.isAfter, text.distance == 1,
      text.isInSameScope, text.element.role == .text else { return nil }
    return text.element
  }
}

extension AccessibilityElement {
  /// The call that has its words: of `Label { Text("Summary") } icon: { … }` the text in it.
  var wordsCall: SourceRange {
    guard role == .label, CallArguments(of: source).arguments.isEmpty else { return source }
    let texts = content.filter { $0.role == .text && source.contains($0.source) }
    return texts.count == 1 ? texts[0].source : source
  }

  /// Something is typed into it.
  var isEntry: Bool { [.textField, .secureField, .textEditor, .searchField].contains(role) }
}

extension StackMates.Mate {
  /// What explains is longer than what names, or ends with a full stop.
  var isSentence: Bool {
    guard let whole = element.label?.value.literal else { return false }
    // Dots at its ends say that it goes on.
    let dots = { (letter: Character) in ".… ".contains(letter) }
    let words = whole.hasSuffix("...") || whole.hasSuffix("…") ? String(whole.drop(while: dots).reversed().drop(while: dots)) : whole
    // A question is what the field asks, and as long as it takes.
    if words.hasSuffix("?"), !words.dropLast().contains(where: { ".!?。！".contains($0) }) { return words.count > 70 }
    return words.count > 40 || words.count > 20 && words.contains { ".!。！".contains($0) }
  }

  /// Words of the app, by a literal or a constant, or what the same data call the value: `Text(entry.title)`.
  var isCaption: Bool {
    if isInSameScope, [.text, .label].contains(element.role), StackMates.isCalledCaption(element) { return true }
    // Its first argument is the caption of what it shows (Apple: documentation of LabeledContent, init(_:value:)).
    if element.viewName == "LabeledContent", element.role == .text { return isInSameScope && element.value != nil }
    guard isAlwaysThere, [.text, .label].contains(element.role), element.label?.value.literal?.contains(where: \.isLetter) ?? false
    else { return false }
    let call = element.wordsCall.text.withoutSpaceBeforeBracket
    guard let name = ["Text(", "Label("].first(where: call.hasPrefix), !call.contains("\\(") else { return false }
    let argument = call.dropFirst(name.count)
    // A property of a component that is handed its words.
    if isInSameScope, Self.isCalledCaption(argument.dropLast()) { return true }
    return argument.hasPrefix("\"") || argument.first?.isUppercase ?? false
  }
}

extension StackMates.Mate {
  /// `title`, `entry.name`, `label1`.
  fileprivate static func isCalledCaption(_ path: Substring) -> Bool {
    guard path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }), let last = path.split(separator: ".").last else {
      return false
    }
    let name = last.lowercased().filter(\.isLetter)
    return NameWords.words(.captionName).contains(where: name.hasSuffix)
  }
}

extension StackMates {
  /// Whether a text shows what its data call their title: `Text(entry.title)`.
  static func isCalledCaption(_ element: AccessibilityElement) -> Bool {
    guard let text = element.label?.value, text.isOnlyHoles, text.holes.count == 1, ["Text", "Label"].contains(element.viewName)
    else { return false }
    return Mate.isCalledCaption(text.holes[0][...])
  }
}
