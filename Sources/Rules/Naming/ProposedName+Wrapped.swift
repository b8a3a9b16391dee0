import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Names that a component shows around what its caller puts into it.
extension ProposedName {
  /// What the caller hands to a component that shows it right before what the caller puts into it:
  /// `Captioned(title: "Amount") { TextField("", text: $amount) }`, `Row("Tone") { Picker("", …) { … } }`.
  static func wrapperCaption(of subject: ElementSubject) -> ProposedName? {
    let itself = subject.element
    guard let before = subject.neighbours(before: 2, after: 0).last(where: { $0.element.exposure == .exposed }),
      case let caption = before.element, before.when == subject.when, caption.role == .text,
      let words = caption.label?.value.literal,
      let site = caption.callSites.last(where: { $0.source.contains(itself.source) }),
      !site.source.contains(caption.source) else { return nil }
    let handed = CallArguments(of: site.source).arguments.filter { argument in
      argument.label.map { NameWords.words(.captionName).contains($0.lowercased()) } ?? true
        && !argument.value.contains(itself.source)
    }
    guard handed.count == 1, let value = handed.first?.value.text, value.isPlainArgument,
      // What stands right before it may be what comes after the title.
      !value.hasPrefix("\"") || value == FixBuilder.literal(words) else { return nil }
    return ProposedName(expression: value, spoken: words, isDerived: true, isText: true)
  }

  /// What the caller hands to such a component as its title, where only run time or a table of texts knows the words:
  /// `Row(title: item.name, note: item.note) { Toggle("", …) }`, `Row(title: String(localized: "Tone")) { … }`.
  static func wrapperValue(of subject: ElementSubject) -> ProposedName? {
    let itself = subject.element
    let shown = subject.neighbours(before: reach, after: 0).filter { other in
      other.element.exposure == .exposed && other.element.role == .text && other.when == Array(subject.when.prefix(other.when.count))
    }
    // The nearest component around the control, and no component in there that has it once more.
    guard let site = shown.flatMap(\.element.callSites).last(where: { $0.source.contains(itself.source) }),
      !subject.neighbours(before: reach, after: reach).contains(where: { isOtherControl($0, than: subject) && site.source.contains($0.element.source) })
    else { return nil }
    let titles = CallArguments(of: site.source).arguments.filter { argument in
      argument.label.map { NameWords.words(.captionName).contains($0.lowercased()) } ?? true
        && (argument.value.text.isPlainArgument || argument.value.text.lookedUpWords != nil)
    }
    guard titles.count == 1, let title = titles.first?.value.text,
      let text = shown.last(where: { other in
        guard other.element.callSites.contains(site), let words = other.element.label?.value else { return false }
        return words.isOnlyHoles ? words.holes == [title] : words.literal != nil && words.literal == title.lookedUpWords
      })?.element
    else { return nil }
    return ProposedName(expression: title, spoken: text.label?.value.rendered ?? title, isDerived: true, isText: true)
  }

  /// The words among the arguments of such a call or function that it shows first, wherever it puts them and whatever else it
  /// is handed: `field(isEdited, "Due date", edit: { DatePicker("", …) }, show: { … })`. nil where the caller puts several
  /// controls into it, of which the words name none.
  static func wrapperTitle(of subject: ElementSubject) -> ProposedName? {
    let itself = subject.element
    let near = subject.neighbours(before: reach, after: reach).filter { $0.element.exposure == .exposed }
    let handed = near.compactMap { other -> (text: AccessibilityElement, words: SourceRange)? in
      guard other.element.role == .text, other.when == Array(subject.when.prefix(other.when.count)),
        let words = written(other.element, before: itself.source) else { return nil }
      return (other.element, words)
    }
    // Of components within each other, the innermost; of what that is handed, the first.
    guard let last = handed.max(by: { $0.words.start < $1.words.start })?.words,
      let title = handed.filter({ areOfOneCall($0.words, last) }).min(by: { $0.words.start < $1.words.start }),
      !near.contains(where: { isOtherControl($0, than: subject) && isHanded(title.words, together: $0.element.source) }),
      let words = title.text.label?.value.literal, words.contains(where: \.isLetter), title.words.text.isPlainArgument else { return nil }
    return ProposedName(expression: title.words.text, spoken: words, isDerived: true, isText: true)
  }

  /// The text that the caller hands to a component as its caption beside the control: `Card(label: Text("Title"), content: TextField("",
  /// text: $title))`. What lies over the field as a hint says less, and goes away.
  static func handedCaption(of subject: ElementSubject) -> ProposedName? {
    let itself = subject.element
    let near = subject.neighbours(before: reach, after: reach).filter { $0.element.exposure == .exposed }
    let caption = near.last { other in
      other.element.role == .text && other.element.source.file === itself.source.file && other.element.source.end <= itself.source.start
        && other.when == Array(subject.when.prefix(other.when.count)) && isCaptionArgument(other.element.source)
        && isHanded(other.element.source, together: itself.source)
    }
    guard let text = caption?.element, !near.contains(where: { other in
      isOtherControl(other, than: subject) && other.element.source.file === itself.source.file && other.element.source.start > text.source.end
        && isHanded(text.source, together: other.element.source)
    }) else { return nil }
    return ProposedName(text: text, for: itself)
  }

  /// `label: Text("Title")`, as an argument that is called as a caption.
  private static func isCaptionArgument(_ text: SourceRange) -> Bool {
    let before = text.file.bytes[text.file.startOfLine(at: text.start)..<text.start].reversed().drop(while: CodeScanner.isSpace)
    guard before.first == UInt8(ascii: ":") else { return false }
    let name = before.dropFirst().drop(while: CodeScanner.isSpace).prefix(while: \.isOfName).reversed()
    return NameWords.words(.captionName).contains(String(decoding: Array(name), as: UTF8.self).lowercased())
  }

  /// Whether two expressions are arguments of one call: every bracket between them is closed there.
  private static func areOfOneCall(_ first: SourceRange, _ second: SourceRange) -> Bool {
    guard first.file === second.file, first.end <= second.start else { return first == second }
    let scanner = CodeScanner(bytes: first.file.bytes)
    var index = first.end
    while index < second.start {
      let byte = scanner.bytes[index]
      if scanner.isString(at: index) {
        index = scanner.afterString(index)
      } else if CodeScanner.isOpening(byte) {
        guard let end = scanner.afterGroup(index), end <= second.start else { return false }
        index = end
      } else if [UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(byte) {
        return false
      } else {
        index += 1
      }
    }
    return true
  }

  /// Elements on either side among which a component has its title.
  private static let reach = 6

  /// Where a caller writes the words of a text, as an argument beside an expression further on.
  private static func written(_ text: AccessibilityElement, before expression: SourceRange) -> SourceRange? {
    guard let words = text.label?.value.literal, !expression.contains(text.source) else { return nil }
    let (file, literal) = (expression.file, FixBuilder.literal(words))
    var found: SourceRange?
    var index = file.startOfLine(at: max(0, expression.start - farthest))
    while let start = file.firstOffset(of: literal, from: index, to: expression.start) {
      let range = SourceRange(file: file, start: start, end: start + literal.utf8.count)
      if !text.source.contains(range), isHanded(range, together: expression) { found = range }
      index = range.end
    }
    return found
  }

  /// Bytes in front of an expression in which the call around it begins.
  private static let farthest = 1_500

  private static func isOtherControl(_ other: ElementSubject, than subject: ElementSubject) -> Bool {
    (other.element.role.isControl || other.element.isInteractive) && other.element.source != subject.element.source
      && subject.coexists(with: other)
  }

  /// Whether words are an argument of the call that an expression further on stands in another argument or a closure of.
  private static func isHanded(_ words: SourceRange, together expression: SourceRange) -> Bool {
    guard words.file === expression.file, words.end <= expression.start else { return false }
    let scanner = CodeScanner(bytes: words.file.bytes)
    var index = scanner.afterTrivia(words.end)
    while index < expression.start {
      let byte = scanner.bytes[index]
      if scanner.isString(at: index) {
        index = scanner.afterString(index)
      } else if CodeScanner.isOpening(byte) {
        // What does not end before holds the expression.
        guard let end = scanner.afterGroup(index), end <= expression.start else { return true }
        index = end
      } else if byte == UInt8(ascii: ")") {
        return holds(expression, inClosuresAfter: index + 1, scanner)
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        return false
      } else {
        index += 1
      }
      index = scanner.afterTrivia(index)
    }
    return true
  }

  /// Whether an expression stands in a closure behind the arguments of a call, the first of them or one with a label.
  private static func holds(_ expression: SourceRange, inClosuresAfter end: Int, _ scanner: CodeScanner) -> Bool {
    var index = scanner.afterTrivia(end)
    while index < expression.start, scanner.bytes[index] == UInt8(ascii: "{") {
      guard let after = scanner.afterGroup(index), after <= expression.start else { return true }
      index = scanner.afterTrivia(after)
      let name = index
      while index < expression.start, scanner.bytes[index].isOfName { index += 1 }
      guard index > name, index < expression.start, scanner.bytes[index] == UInt8(ascii: ":") else { return false }
      index = scanner.afterTrivia(index + 1)
    }
    return false
  }
}

extension UInt8 {
  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"): true
    default: false
    }
  }
}

extension String {
  /// "Tone" of `String(localized: "Tone")` and `NSLocalizedString("Tone", comment: "")` (Apple: documentation of
  /// String.init(localized:), NSLocalizedString).
  fileprivate var lookedUpWords: String? {
    firstMatch(of: kept { #/^(?:String\(\s*localized:|NSLocalizedString\(|LocalizedStringKey\()\s*"([^"\\]+)"[^"(){}]*(?:"[^"]*")?\s*\)$/# }).map { String($0.1) }
  }
}
