import AccessibilityModel
import PlatformKnowledge
import SourceModel

// In an app that is not written in English, a comment in its language has the words that code in English has not.
extension CommentName {
  /// "カメラ追跡" of `@State var followsCamera = true // カメラ追跡ON/OFF`, which the control turns, and "絞り込み" of `// 絞り込みボタン` above
  /// it. What says more than a name does is for a person to cut down: a gap with those words. nil where there is no such comment.
  static func inOwnLanguage(of element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.framework == .swiftUI, element.role == .button else { return nil }
    let language = context.developmentLanguage
    let above = (comment(above: element.source) ?? commentAboveItem(around: element.source)).flatMap { OwnComment($0, language) }
    let ofFlag = commentAtFlag(of: element).flatMap { OwnComment($0, language) }
    let name = above.flatMap { $0.saysKind ? $0.name : nil } ?? ofFlag?.name
    if let name, !GenericWords.sayNothing(name, asNameOf: element, inAppOf: language) {
      return ProposedName(expression: context.spelled(name, on: element), spoken: name, isDerived: true)
    }
    guard let said = above.flatMap({ $0.saysDeed ? $0 : nil }) ?? ofFlag, !said.words.contains(where: { "<>#\"\\".contains($0) }) else { return nil }
    let meant = "<#\(said.words)#>"
    return ProposedName(expression: context.spelled(meant, on: element), spoken: meant, isDerived: false)
  }

  /// "リセット" of `// リセットボタン`, where a picture that stands for one thing in one app and another one in the next has given the
  /// control its word.
  static func saidKind(of element: AccessibilityElement, insteadOf name: ProposedName, in context: RuleContext) -> ProposedName? {
    guard element.framework == .swiftUI, element.role == .button, name.isDerived, ProposedName.isWordOfGlyph(name, element, in: context),
      let symbol = NameSuggestion.shownSymbol(of: element), SFSymbols.meaning(of: symbol)?.isAmbiguous ?? false || symbol.hasPrefix("backward")
        || symbol.hasPrefix("forward"),
      let above = comment(above: element.source).flatMap({ OwnComment($0, context.developmentLanguage) }), above.saysKind, let own = above.name,
      !GenericWords.sayNothing(own, asNameOf: element, inAppOf: context.developmentLanguage) else { return nil }
    return ProposedName(expression: context.spelled(own, on: element), spoken: own, isDerived: true)
  }

  /// The comment above `ToolbarItem {`, where the control is the first thing in its braces.
  private static func commentAboveItem(around control: SourceRange) -> String? {
    let file = control.file
    let before = file.bytes[..<control.start].lastIndex { !CodeScanner.isSpace($0) }
    guard let brace = before, file.bytes[brace] == UInt8(ascii: "{") else { return nil }
    let line = file.startOfLine(at: brace)
    let first = file.bytes[line..<brace].firstIndex { !CodeScanner.isSpace($0) } ?? brace
    let item = String(decoding: file.bytes[first..<brace], as: UTF8.self)
    guard item.hasPrefix("ToolbarItem") else { return nil }
    return comment(above: SourceRange(file: file, start: first, end: control.end))
  }

  /// The comment on the line of the property that the control turns or sets, or on the line above it.
  private static func commentAtFlag(of element: AccessibilityElement) -> String? {
    guard let action = element.activation?.whole,
      case let mentions = Set(action.mentions.filter { !NameSuggestion.isIncidental($0) }), mentions.count == 1, let mention = mentions.first,
      mention.hasSuffix(".toggle") || action.assignments.contains(where: { $0.target == mention && $0.value == "true" }) else { return nil }
    let flag = (mention.hasSuffix(".toggle") ? String(mention.dropLast(".toggle".count)) : mention).withoutSelf
    guard !flag.isEmpty, flag.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    let file = element.source.file
    var from = 0
    while let found = file.firstOffset(of: "var \(flag)", from: from, to: element.source.start) {
      from = found + flag.utf8.count + 4
      let next = file.bytes[from]
      guard next == UInt8(ascii: " ") || next == UInt8(ascii: ":") || next == UInt8(ascii: "=") else { continue }
      let line = file.line(file.position(at: found).line)
      if let slashes = line.firstRange(of: "//") { return String(line[slashes.upperBound...].drop { $0 == "/" || $0.isWhitespace }) }
      let start = file.startOfLine(at: found)
      let first = file.bytes[start..<found].firstIndex { !CodeScanner.isSpace($0) } ?? found
      return comment(above: SourceRange(file: file, start: first, end: from))
    }
    return nil
  }
}

/// A comment in the language of an app that is not English.
private struct OwnComment {
  /// As written, without marks in front and what is in brackets.
  let words: String
  /// It ends or begins with a word for the kind of control: "絞り込みボタン", "Bouton pour …".
  let saysKind: Bool
  /// Without that, where it is as short as a name.
  let name: String?
  private let isOfSpacedWords: Bool

  /// It begins with a verb, as far as its form tells: "enregistrer l'image".
  var saysDeed: Bool {
    guard isOfSpacedWords, let first = words.lowercased().split(whereSeparator: { !$0.isLetter }).first else { return saysKind }
    return saysKind || first.count > 4 && NameWords.words(.infinitiveEnd).contains(where: first.hasSuffix)
  }

  init?(_ comment: String, _ language: String) {
    var text = comment.prefix { !"(（".contains($0) }.drop { !$0.isLetter }
    if text.hasPrefix("MARK") { text = text.dropFirst(4).drop { !$0.isLetter } }
    while let last = text.last, !last.isLetter, !last.isNumber { text = text.dropLast() }
    text = Self.withoutTurning(String(text))[...]
    guard Self.isIn(language, String(text)), !text.contains(where: { "={};。".contains($0) }), !text.contains(". "), text.count <= Self.longest
    else { return nil }
    words = String(text)
    let isSpaced = TextWords.partsWords(String(language.prefix(2)))
    isOfSpacedWords = isSpaced
    var bare = words
    let kinds = (Words.roleWords(for: "button", language) + NameWords.words(.buttonComment).sorted()).map { $0.lowercased() }
    var found = false
    for kind in kinds {
      let lowered = bare.lowercased()
      if lowered.hasSuffix(kind), bare.count > kind.count, !isSpaced || lowered.hasSuffix(" " + kind) || language.hasPrefix("ko") {
        bare = String(bare.dropLast(kind.count))
      } else if lowered.hasPrefix(kind + " ") {
        bare = String(bare.dropFirst(kind.count))
      } else {
        continue
      }
      found = true
      break
    }
    bare = String(bare.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    saysKind = found
    let count = bare.split(whereSeparator: \.isWhitespace).count
    // Where words are parted, a few of them may be of any form: "pour trier la liste".
    let isShort = isSpaced ? count == 1 && bare.count > 2 || count == 2 && Self.isOtherScript(bare) : bare.count <= Self.longestName && count == 1
    let isOfCode = NameWords.words(.commentOfCode).contains(where: bare.lowercased().contains)
    // "Кнопка удаления" has the thing in the genitive, and "Кнопка удалить" the deed as it is said.
    let isBent = found && NameWords.words(.caseLanguage).contains(where: language.hasPrefix)
      && !NameWords.words(.infinitiveEnd).contains(where: (bare.lowercased().split(separator: " ").first ?? "").hasSuffix)
    name = isShort && bare.count > 1 && !isOfCode && !isBent ? bare.prefix(1).uppercased() + bare.dropFirst() : nil
  }

  /// "ON/OFF" at the end: that it is turned, its kind tells.
  private static func withoutTurning(_ text: String) -> String {
    for ending in NameWords.words(.turnedEnd) where text.lowercased().hasSuffix(ending) {
      let bare = text.dropLast(ending.count)
      return String(bare.hasSuffix("の") ? bare.dropLast() : bare)
    }
    return text
  }

  /// Letters of other scripts than Latin outweigh the rest, or one of the language's own letters or commonest words is there.
  private static func isIn(_ language: String, _ text: String) -> Bool {
    let isLatin = NameWords.words(.latinLanguage).contains(where: language.hasPrefix)
    if isOtherScript(text) { return !isLatin }
    guard isLatin else { return false }
    return text.contains { $0.isLetter && !$0.isASCII } || text.lowercased().split { !$0.isLetter }.contains {
      Words.functionWords[String($0)]?.contains(where: language.hasPrefix) ?? false
    }
  }

  private static func isOtherScript(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
    // Behind the last block of Latin letters in use (Unicode 16, Blocks.txt).
    return letters.count { $0.value > 0x24F && !(0x1E00...0x1EFF).contains($0.value) } * 2 > letters.count
  }

  private static let longestName = 12
  private static let longest = 60
}
