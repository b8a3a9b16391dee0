import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What the people who make an app call a control in a comment of one line right above it: "Files" of `// Files button`.
enum CommentName {
  /// nil where there is none, where it says more than a name does, how the control looks or where it stands.
  static func name(of element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard context.developmentLanguage == "en" else { return inOwnLanguage(of: element, in: context) }
    guard element.framework == .swiftUI, element.role == .button,
      let comment = comment(above: element.source), let words = words(of: comment, besides: element) ?? agreedWords(of: comment, element)
    else { return nil }
    let text = IdentifierWords.sentence(words)
    guard !GenericWords.sayNothing(text, asNameOf: element, inAppOf: "en") else { return nil }
    return ProposedName(expression: context.spelled(text, on: element), spoken: text, isDerived: true)
  }

  /// The same where the picture shows a thing and has given the control its word: "Files" for a folder under `// Files`, of an
  /// action that speaks of files as well.
  static func agreed(for element: AccessibilityElement, insteadOf name: ProposedName, in context: RuleContext) -> ProposedName? {
    if context.developmentLanguage != "en" { return saidKind(of: element, insteadOf: name, in: context) }
    guard element.framework == .swiftUI, element.role == .button, name.isDerived,
      let meaning = NameSuggestion.shownSymbol(of: element).flatMap(SFSymbols.meaning), meaning.kind == .object, name.spoken == meaning.english,
      let comment = comment(above: element.source), let words = agreedWords(of: comment, element) else { return nil }
    let text = IdentifierWords.sentence(words)
    guard !GenericWords.sayNothing(text, asNameOf: element, inAppOf: "en") else { return nil }
    return ProposedName(expression: context.spelled(text, on: element), spoken: text, isDerived: true)
  }

  /// The words of a short comment all of which the code of the control has in its names: "Files" beside `Route.itemFiles`.
  private static func agreedWords(of comment: String, _ element: AccessibilityElement) -> [String]? {
    let words = plainWords(of: comment)
    guard (1...2).contains(words.count), IdentifierWords.isForPeople(words.map { $0.lowercased() }), isPlain(words, besides: element),
      !words.contains(where: { NameWords.words(.controlKind).contains($0.lowercased()) }) else { return nil }
    let file = element.source.file
    let code = String(decoding: file.bytes[element.source.start..<element.source.end], as: UTF8.self)
    let names = code.split { !$0.isLetter && !$0.isNumber }.flatMap { IdentifierWords.split(String($0)) }
    let said = Set(names.map { $0.lowercased() })
    return words.allSatisfy { said.contains($0.lowercased()) } ? words : nil
  }

  /// What a control is to do one day: the comment in an action without any code, `Button { // open the chat } label: { … }`. Nothing
  /// bears out what its picture most often stands for. It is for a person to say whether that is its name.
  static func planned(for element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard context.developmentLanguage == "en", element.framework == .swiftUI, element.role == .button,
      element.activation.map({ $0.mentions.isEmpty && $0.assignments.isEmpty }) ?? true, let comment = onlyComment(in: element.source) else { return nil }
    var words = comment.split(separator: " ").map(String.init)
    while let first = words.first, first == "-" || first.hasSuffix(":") { words.removeFirst() }
    words = words.map { $0.lowercased() }
    guard words.count > 1, !words.contains(where: NameWords.words(.undoneWord).contains), EnglishVerb.begins(words.joined(separator: " ")),
      IdentifierWords.isForPeople(words) else { return nil }
    let meant = "<#\(IdentifierWords.sentence(words))#>"
    return ProposedName(expression: context.spelled(meant, on: element), spoken: meant, isDerived: false)
  }

  /// What the first line of an action says in a word or two, `Button { // half right …`, where neither picture nor code has a word for
  /// it. It is for a person to say whether that is its name.
  static func atBeginning(of element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.framework == .swiftUI, element.role == .button, let comment = firstComment(in: element.source) else { return nil }
    let words = comment.split(whereSeparator: \.isWhitespace).map(String.init)
    guard (1...3).contains(words.count), comment.count > 2, words.allSatisfy({ $0.allSatisfy(\.isLetter) }),
      ![NameWords.List.undoneWord, .programmers, .vagueThing].contains(where: { list in words.contains { NameWords.words(list).contains($0.lowercased()) } }) else { return nil }
    let meant = "<#\(comment.capitalizedFirst)#>"
    return ProposedName(expression: context.spelled(meant, on: element), spoken: meant, isDerived: false)
  }

  /// The comment of one line with which the first braces of a control begin, before code.
  private static func firstComment(in control: SourceRange) -> String? {
    guard let lines = linesOfAction(in: control), lines.count > 1, let line = lines.first, line.hasPrefix("//"), !lines[1].hasPrefix("//") else { return nil }
    return String(line.drop { $0 == "/" || $0.isWhitespace }.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The lines between the first braces of a control, without the space in front of them.
  private static func linesOfAction(in control: SourceRange) -> [Substring]? {
    let scanner = CodeScanner(bytes: control.file.bytes)
    guard let brace = control.file.bytes[control.start..<control.end].firstIndex(of: UInt8(ascii: "{")), let end = scanner.afterGroup(brace),
      end <= control.end else { return nil }
    let inside = String(decoding: control.file.bytes[(brace + 1)..<(end - 1)], as: UTF8.self)
    return inside.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
  }

  /// All that stands in the first braces of a control: one comment of one line.
  private static func onlyComment(in control: SourceRange) -> String? {
    let scanner = CodeScanner(bytes: control.file.bytes)
    guard let brace = control.file.bytes[control.start..<control.end].firstIndex(of: UInt8(ascii: "{")), let end = scanner.afterGroup(brace),
      end <= control.end, scanner.afterTrivia(brace + 1) == end - 1 else { return nil }
    let inside = String(decoding: control.file.bytes[(brace + 1)..<(end - 1)], as: UTF8.self)
    let lines = inside.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }.filter { !$0.isEmpty }
    guard lines.count == 1, let line = lines.first, line.hasPrefix("//") else { return nil }
    return String(line.drop { $0 == "/" || $0.isWhitespace })
  }

  /// Of a comment that ends with what kind of control it is about, the words in front of that. Other comments head a part of
  /// the screen, or explain.
  private static func words(of comment: String, besides element: AccessibilityElement) -> [String]? {
    var words = plainWords(of: comment)
    guard let kind = words.popLast()?.lowercased(), NameWords.words(.controlName).contains(kind), IdentifierWords.isForPeople(words.map { $0.lowercased() })
    else { return nil }
    return isPlain(words, besides: element) ? words : nil
  }

  private static func plainWords(of comment: String) -> [String] {
    // "(owner only)" says when it is there.
    let whole = comment.firstIndex(of: "(").map { String(comment[..<$0]) } ?? comment
    var words = whole.split(separator: " ").map(String.init)
    if words.first == "MARK:" { words.removeFirst() }
    if words.first == "-" { words.removeFirst() }
    return words
  }

  /// Whether no word says what is seen, where it stands, or nothing.
  private static func isPlain(_ words: [String], besides element: AccessibilityElement) -> Bool {
    let shown = Set((NameSuggestion.shownSymbol(of: element) ?? "").split(separator: ".").map { $0.lowercased() })
    let vague = [NameWords.List.vagueThing, .chosenName, .look, .pictureNoise, .layoutWord, .placeWord].map(NameWords.words)
    return words.allSatisfy { word in
      let word = word.lowercased()
      return !shown.contains(word) && !vague.contains { $0.contains(word) }
    }
  }

  /// The words of the line above that on which a control begins.
  static func comment(above control: SourceRange) -> String? {
    let file = control.file
    let number = file.position(at: control.start).line
    let before = file.bytes[file.startOfLine(at: control.start)..<control.start]
    guard number > 1, before.allSatisfy(CodeScanner.isSpace) else { return nil }
    let above = file.line(number - 1).drop(while: \.isWhitespace)
    guard above.hasPrefix("//") else { return nil }
    // A second line of a comment does not begin it.
    if number > 2, file.line(number - 2).drop(while: \.isWhitespace).hasPrefix("//") { return nil }
    return String(above.drop { $0 == "/" || $0.isWhitespace })
  }
}
