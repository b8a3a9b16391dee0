import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Names that the words around an element give it.
extension ProposedName {
  /// What is shown over a field while nothing is typed, or the title of its view where that is a long explanation.
  static func hint(over subject: ElementSubject, _ mates: StackMates, in context: RuleContext) -> ProposedName? {
    guard let hint = mates.placeholder.flatMap({ ProposedName(text: $0, for: subject.element) }) ?? placeholder(over: subject, in: context)
    else { return nil }
    // An address shows what may be entered, and the words above say what for.
    if SampleText.isSample(hint.spoken), let above = mates.captionAboveRow(of: subject) ?? mates.captionAbove,
      let name = ProposedName(text: above, for: subject.element) { return name }
    // As a name it would be an answer, and not what is asked; the code may have a word for that.
    if SampleText.isSample(hint.spoken) {
      return captionOverExplanation(subject, besides: mates.placeholder).flatMap { ProposedName(text: $0, for: subject.element) }
    }
    // What stays above the field while something is typed says in fewer words what it is for.
    if hint.spoken.split(separator: " ").count > 3 || EnglishVerb.begins(hint.spoken), let above = mates.captionOfNest(subject), let name = ProposedName(text: above, for: subject.element),
      name.spoken.count < hint.spoken.count { return name }
    guard hint.spoken.count > longestHint, let title = StackMates.titleOfView(subject, reach: 12),
      let name = ProposedName(text: title, for: subject.element) else { return hint }
    return name
  }

  /// The title above a sentence that explains it, in the stack in which the field comes next.
  private static func captionOverExplanation(_ subject: ElementSubject, besides hint: AccessibilityElement?) -> AccessibilityElement? {
    let texts = subject.neighbours(before: 4, after: 0).filter { $0.element.exposure == .exposed && $0.element.source != hint?.source }.suffix(2)
    guard texts.count == 2, let title = texts.first?.element, let explanation = texts.last?.element,
      texts.allSatisfy({ $0.element.role == .text && $0.callSites == subject.callSites && subject.when.starts(with: $0.when) }),
      let stack = title.layout, stack.axis == .vertical, explanation.layout == stack, let own = subject.element.layout,
      stack.source.contains(own.source), let words = title.label?.value.literal, words.count <= longestHint, !FieldName.isSentence(words),
      let long = explanation.label?.value.literal, FieldName.isSentence(long) else { return nil }
    return title
  }

  /// Letters of a hint that may be heard before all that is typed.
  private static let longestHint = 40

  /// What is shown over or behind a field as long as nothing is typed, by a helper of the project, an overlay or a
  /// modifier: `TextField("", text: $city).hint("City", when: city.isEmpty)`.
  static func placeholder(over subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    let field = subject.element
    let call = CallArguments(of: field.source)
    let handedText = call.arguments.first { $0.label == "text" }?.value.text
    guard field.isEntry, field.framework == .swiftUI,
      let bound = call.binding ?? handedText.flatMap({ $0.isPlainArgument ? $0 : $0.boundMember }) else { return nil }
    let outer = handedNames(of: bound, through: field.callSites)
    let shown = subject.neighbours(before: 4, after: 4).filter { other in
      other.element.role == .text && !isBelow(other, subject)
        && StackMates.emptyText(other.element, when: other.when, besides: subject.when).map {
          [bound, bound + ".wrappedValue"].contains($0) || outer.contains($0) || $0.hasSuffix("." + bound)
        } ?? false
    }
    let handed = ModifierChain.links(after: field.source).flatMap { CallArguments(of: $0.range).plain }
    guard let text = shown.isEmpty ? laid(handed, behind: subject) : shown.count == 1 ? shown[0].element : nil,
      let words = text.label?.value,
      // An example of what may be typed, "0170 1234567", is no name.
      words.hasHoles || words.literals.contains(where: { $0.contains(where: \.isLetter) }) else { return nil }
    // Written as an argument of what is called on the field, so it may be said there once more. What a component was
    // handed stands there by its own name for it.
    let values = handed.filter { !$0.text.hasPrefix(bound) }
    let argument = values.first { value in
      text.label?.source == value || words.isOnlyHoles && words.holes == [value.text] || words.literal.map { value.text == FixBuilder.literal($0) } ?? false
    } ?? (values.count == 1 && values[0].text.first?.isLowercase == true ? values[0] : nil)
    if let argument { return ProposedName(expression: argument.text, spoken: words.rendered, isDerived: true, isText: true) }
    let isWrittenHere = ModifierChain.whole(field.source).contains(text.source)
    return isWrittenHere ? ProposedName(text: text, for: field) : ofProperty(text, of: field, in: context) ?? ofOwnValue(text, of: field, in: context)
  }

  /// What comes up under a field while nothing is typed says that something is missing, and not what the field is for.
  private static func isBelow(_ text: ElementSubject, _ field: ElementSubject) -> Bool {
    guard let stack = text.element.layout, stack.axis == .vertical else { return false }
    return text.position > field.position && stack == field.element.layout
  }

  /// The words that a modifier of the field is handed and lays behind it, where nothing was typed yet as far as source
  /// tells.
  private static func laid(_ handed: [SourceRange], behind subject: ElementSubject) -> AccessibilityElement? {
    let texts = subject.neighbours(before: 2, after: 2).map(\.element).filter { text in
      text.role == .text && text.exposure == .exposed && text.layout?.axis == .depth
        && text.label?.value.literal.map { words in handed.contains { $0.text == FixBuilder.literal(words) } } ?? false
    }
    return texts.count == 1 ? texts[0] : nil
  }

  /// What the components around a place were handed for a value, by the names that their callers have for it.
  private static func handedNames(of name: String, through sites: [CallSite]) -> Set<String> {
    var names: Set<String> = []
    var name = name
    for site in sites.reversed() {
      guard let value = CallArguments(of: site.source).arguments.first(where: { $0.label == name })?.value.text else { continue }
      let path = value.filter { $0 != "$" }
      name = path.withoutSelf
      names.insert(name)
    }
    return names
  }

  /// A `Text` that a component was handed and keeps in a property, by the name of that:
  /// `Field(hint: Text("City"), text: $city)`, which has `var hint: Text`.
  private static func ofProperty(_ text: AccessibilityElement, of field: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard let site = field.callSites.last, text.callSites.last == site,
      let label = CallArguments(of: site.source).arguments.first(where: { $0.value.contains(text.source) && $0.value.text.hasPrefix("Text(") })?.label,
      context.textProperties.value[site.view]?.contains(label) ?? false, let words = text.label?.value else { return nil }
    return ProposedName(expression: label, spoken: words.rendered, isDerived: true, isText: true)
  }

  /// A property of the view around both, which is shown over the field: `if let hint { Text(hint) }`. Outside of the
  /// condition it is `hint ?? ""`.
  private static func ofOwnValue(_ text: AccessibilityElement, of field: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    let arguments = CallArguments(of: text.source).arguments
    guard text.viewName == "Text", arguments.count == 1, arguments[0].label == nil, case let name = arguments[0].value.text,
      name.isPlainArgument, text.source.file === field.source.file,
      let type = field.source.file.typeName(around: field.source.start), text.source.file.typeName(around: text.source.start) == type,
      let words = text.label?.value else { return nil }
    if name.hasPrefix("\"") { return ProposedName(text: text, for: field) }
    guard name.first?.isLowercase ?? false, !name.contains(".") else { return nil }
    let isOptional = context.optionalTexts.value[type]?.contains(name) ?? false
    let isBound = BoundNames(around: text.source, apartFrom: field.source).names.contains(name)
    guard isOptional == isBound else { return nil }
    return ProposedName(expression: isOptional ? "\(name) ?? \"\"" : name, spoken: words.rendered, isDerived: true, isText: true)
  }

  /// The caption in the row right above a control of a list, with the value that the control sets behind it:
  /// `HStack { Text("Limit"); Spacer(); Text("\\(limit) %") }` over a slider. A section lays out its rows one above the other.
  static func captionInList(_ subject: ElementSubject) -> AccessibilityElement? {
    guard valued.contains(subject.element.role), subject.element.layout?.axis != .horizontal else { return nil }
    let row = subject.neighbours(before: 2, after: 0).filter { $0.element.exposure == .exposed }
    guard row.count == 2, let layout = row[0].element.layout, layout.axis == .horizontal, row[1].element.layout == layout,
      row[1].element.role == .text, row.allSatisfy({ [.text, .label].contains($0.element.role) && $0.when == subject.when && $0.isEnclosed(like: subject) }),
      subject.element.layout != layout, subject.callSites == row[0].callSites,
      row[0].element.label?.value.literal?.contains(where: \.isLetter) ?? false, row[1].element.label?.value.hasHoles ?? false
    else { return nil }
    return row[0].element
  }

  /// The only text in the row right above the only control of a stack, with a picture in that row or the value that the
  /// control sets: `HStack { Text(title); Spacer(); Image(systemName: icon) }` over a slider.
  static func captionInRowAbove(_ subject: ElementSubject, _ mates: StackMates) -> AccessibilityElement? {
    guard let stack = subject.element.layout, stack.axis == .vertical, mates.mates.allSatisfy({ !$0.element.role.isControl })
    else { return nil }
    let above = subject.neighbours(before: 4, after: 0).filter { $0.element.exposure == .exposed }
    guard let layout = above.last?.element.layout, layout.axis == .horizontal, layout != stack, stack.source.contains(layout.source)
    else { return nil }
    let row = above.filter { $0.element.layout == layout }
    guard (2...3).contains(row.count), row.allSatisfy({ part in
      ([.text, .image, .label].contains(part.element.role) || isSpinner(part.element)) && part.when == subject.when && part.isEnclosed(like: subject)
        && part.callSites == subject.callSites
    }) else { return nil }
    let texts = row.filter { $0.element.role != .image && $0.element.role != .progress }
    let isBeforeValue = texts.count == 2 && valued.contains(subject.element.role) && texts[1].element.label?.value.literal == nil
    guard texts.count == 1 || isBeforeValue, let caption = texts[0].element.label?.value,
      // A bare number beside a picture says how much, and not of what.
      caption.isOnlyHoles && (texts.count == 1 && !texts[0].element.isBareNumber || StackMates.isCalledCaption(texts[0].element)) || caption.literals.contains(where: { $0.contains(where: \.isLetter) })
    else { return nil }
    return texts[0].element
  }

  /// `ProgressView()` turns as long as something goes on.
  private static func isSpinner(_ element: AccessibilityElement) -> Bool {
    element.role == .progress && CallArguments(of: element.source).arguments.isEmpty
  }

  /// What the pictures at the ends of a slider stand for: "Volume" between a loudspeaker and a louder one.
  static func ofPictures(beside subject: ElementSubject, _ mates: StackMates, in context: RuleContext) -> ProposedName? {
    guard subject.element.role == .slider, mates.axis == .horizontal, mates.texts.isEmpty else { return nil }
    let pictures = mates.mates.filter { $0.distance == 1 && $0.element.role == .image }
    let meanings = pictures.compactMap { NameSuggestion.shownSymbol(of: $0.element).flatMap(meaningOfStem) }
    guard let meaning = meanings.first, meanings.count == pictures.count, Set(meanings.map(\.english)).count == 1,
      NameSuggestion.verb(of: meaning) == nil, !EnglishVerb.mayBegin(meaning.english),
      let word = meaning.text(language: context.developmentLanguage) else { return nil }
    return ProposedName(expression: context.spelled(word, on: subject.element), spoken: word, isDerived: true)
  }

  /// What a symbol stands for without what makes it more or less: `speaker` of `speaker.wave.2`.
  private static func meaningOfStem(_ symbol: String) -> SymbolMeaning? {
    var parts = symbol.split(separator: ".")
    while !parts.isEmpty {
      if let meaning = SFSymbols.meaning(of: parts.joined(separator: ".")), meaning.kind == .action, !meaning.isAmbiguous { return meaning }
      parts.removeLast()
    }
    return nil
  }

  /// What the text next to a control says before the value that it shows: "Zoom" of "Zoom: 80 %". Where several controls
  /// of the kind stand in one stack, their texts come before or after all of them.
  static func captionOfValue(_ subject: ElementSubject, _ mates: StackMates, in context: RuleContext) -> ProposedName? {
    guard mates.axis == .vertical else {
      guard let words = wordsInRow(subject, mates) else { return nil }
      return ProposedName(expression: context.spelled(words, on: subject.element), spoken: words, isDerived: true)
    }
    // What stands further away, as a picture above them all, says nothing of that.
    let run = mates.mates.filter { !$0.isAfter }.sorted { $0.distance < $1.distance }.enumerated()
      .prefix { $0.element.distance == $0.offset + 1 && [.text, subject.element.role].contains($0.element.element.role) }
    let comesBefore = run.last.map { $0.element.element.role == .text } ?? false
    guard let text = mates.texts.first(where: { $0.distance == 1 && $0.isAfter != comesBefore && $0.isAlwaysThere }),
      let words = text.element.label?.value.wordsBeforeValue else { return nil }
    return ProposedName(expression: context.spelled(words, on: subject.element), spoken: words, isDerived: true)
  }
}

extension ProposedName {
  /// `Text("Range \(days)"); Slider(…)`, or `Text("Share: \(share) %")` above a slider between the ends of its scale, which
  /// are numbers.
  private static func wordsInRow(_ subject: ElementSubject, _ mates: StackMates) -> String? {
    guard mates.axis == .horizontal, let row = subject.element.layout else { return nil }
    if let text = mates.texts.first(where: { !$0.isAfter && $0.distance == 1 && $0.isAlwaysThere && $0.element.role == .text }),
      let words = text.element.label?.value.wordsBeforeValue(sign: false) { return words }
    guard !mates.mates.isEmpty, mates.mates.allSatisfy({ mate in
      mate.element.role == .text && !(mate.element.label?.value.literals.contains { $0.contains(where: \.isLetter) } ?? true)
    }), let above = subject.neighbours(before: 3, after: 0).last(where: { other in
      other.element.exposure == .exposed && subject.coexists(with: other) && other.element.layout != row
    }), above.element.role == .text, let stack = above.element.layout, stack.axis == .vertical, stack.source.contains(row.source),
      subject.when.starts(with: above.when) else { return nil }
    return above.element.label?.value.wordsBeforeValue
  }
}

extension CallArguments {
  /// The literals and names that a call is handed, or a call that makes what it is handed: `modifier(Hint(words: "City"))`.
  fileprivate var plain: [SourceRange] {
    arguments.map(\.value).flatMap { value in
      value.text.isPlainArgument ? [value] : CallArguments(of: value).arguments.map(\.value).filter(\.text.isPlainArgument)
    }
  }
}

extension SpokenText {
  /// "Zoom" of "Zoom: «value» %": the words in front of the only value, which a colon or a bracket ends.
  fileprivate var wordsBeforeValue: String? { wordsBeforeValue(sign: true) }

  /// - Parameter needsSign: Whether a colon or a bracket has to end them.
  fileprivate func wordsBeforeValue(sign needsSign: Bool) -> String? {
    guard case .literal(let start)? = parts.first, parts.count(where: { if case .literal = $0 { false } else { true } }) == 1
    else { return nil }
    let trimmed = start.reversed().drop(while: \.isWhitespace)
    guard let end = trimmed.first, case let isEnded = ":(–—=".contains(end), isEnded || !needsSign else { return nil }
    let words = String(trimmed.dropFirst(isEnded ? 1 : 0).drop(while: \.isWhitespace).reversed())
    // "of «all»" is no name.
    if !isEnded, words.count(where: \.isLetter) < 4 || words.first?.isLowercase ?? false { return nil }
    return words.count(where: \.isLetter) >= 2 && words.count <= 40 && !words.contains { ".!?:".contains($0) } ? words : nil
  }
}

extension String {
  /// "draft" of `store.binding(get: \.draft, send: …)` (The Composable Architecture: ViewStore.binding) and of
  /// `Binding(get: { note.draft ?? "" }, set: { … })`.
  var boundMember: String? {
    // Sliders set numbers of one type, and code keeps others.
    if hasPrefix("Binding(") || hasPrefix(".init("), let path = firstMatch(
      of: kept { #/^(?:Binding|\.init)\(\s*get:\s*\{\s*(?:return\s+)?(?:(?:Double|Float|CGFloat)\()?(?:self\.)?([A-Za-z_.]+)\)?\s*(?:\?\?\s*""\s*)?\}/# }) {
      return path.1.split(separator: ".").last.map(String.init)
    }
    // `Bindable(model).timeout` (Apple: documentation of Bindable)
    if hasPrefix("Bindable("), let path = firstMatch(of: kept { #/^Bindable\([\w.]+\)\.([\w.]+)$/# }) {
      return path.1.split(separator: ".").last.map(String.init)
    }
    // `volumeBinding(\.left)`
    if contains("inding(\\."), let path = firstMatch(of: kept { #/^[\w.]+inding\(\\\.(\w+)\)$/# }) { return String(path.1) }
    return firstMatch(of: kept { #/^[\w.]+\.binding\(\s*get:\s*(?:\\|\{\s*\$0)\.(\w+)\s*[,}]/# }).map { String($0.1) }
  }

  /// A string literal without holes, or a constant by its path.
  var isPlainArgument: Bool {
    if hasPrefix("\"") { return hasSuffix("\"") && !contains("\\(") && !contains("\n") && count > 2 }
    return !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
  }
}
