import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// What an app itself calls the symbols that it shows beside words: `Label("Send to bottom", systemImage: "arrow.down")`.
/// Where it calls one otherwise than most apps do, the usual word is a wrong one.
struct SymbolTitles: Sendable {
  /// Texts by the names of symbols.
  private let titles: [String: Set<String>]

  init(_ files: [FileDeclarations] = []) {
    var titles: [String: Set<String>] = [:]
    for file in files {
      let whole = SourceRange(file: file.file, start: 0, end: file.file.bytes.count)
      for (symbol, own) in whole.remembered(for: Self.self, { Self.titles(in: file) }) {
        titles[symbol, default: []].formUnion(own)
      }
    }
    self.titles = titles
  }

  private static func titles(in file: FileDeclarations) -> [String: Set<String>] {
    guard file.file.firstOffset(of: label) != nil else { return [:] }
    var titles: [String: Set<String>] = [:]
    CodeWalk.expressions(of: file) { expression in
      // That something is missing is told of a screen and not of the symbol.
      guard case .call(let call) = expression.kind, call.callee.plainName != "ContentUnavailableView", let shown = call.argument(label),
        let first = call.arguments.first, first.label == nil else { return }
      if let symbol = shown.plainText, let title = first.value.plainText, isTitle(title) { titles[symbol, default: []].insert(title) }
      for (symbols, words) in pairs(shown, first.value) { titles[symbols, default: []].insert(words) }
    }
    return titles
  }

  /// Both titles under both symbols of what shows one of two by the same condition, in either order:
  /// `Label(isCopied ? "Copied" : "Copy", systemImage: isCopied ? "checkmark" : "doc.on.doc")`.
  private static func pairs(_ symbols: Expression, _ titles: Expression) -> [(symbols: String, titles: String)] {
    guard case .ternary(let choice, let then, let otherwise) = symbols.kind, case .ternary(let same, let first, let second) = titles.kind,
      let flag = choice.dottedName, flag == same.dottedName, let one = then.plainText, let other = otherwise.plainText, one != other,
      let title = first.plainText, let otherTitle = second.plainText, [title, otherTitle].allSatisfy({ isTitle($0.filter { $0 != "!" }) })
    else { return [] }
    return [(key(one, other), title + parting + otherTitle), (key(other, one), otherTitle + parting + title)]
  }

  private static func key(_ one: String, _ other: String) -> String { one + parting + other }
  /// Stands in no name of a symbol and in no title.
  private static let parting = "|"

  private static let label = "systemImage"

  /// Words for people, and no key.
  private static func isTitle(_ text: String) -> Bool {
    text.first.map { $0.isUppercase || !$0.isASCII } ?? false && text.count <= 40
      && text.allSatisfy { $0.isLetter || $0.isNumber || " -’'".contains($0) }
      && text.contains(where: { $0.isLowercase || !$0.isASCII })
      && !(TextWords.split(text).first.map { Words.negations("en").contains($0.lowercased()) } ?? false)
  }

  enum Answer: Equatable, Sendable {
    /// The app says nothing else.
    case usual
    case own(String)
    /// The app calls it by several names, none of which is the usual one.
    case several([String])
  }

  /// What the app calls what shows one of two symbols in turn, in their order; nil where it has no words or several.
  static func titles(ofPair one: String, _ other: String, in context: RuleContext) -> [String]? {
    guard case .several(let titles) = context.title(ofSymbol: key(one, other), meaning: "") else { return nil }
    return titles.count == 2 ? titles : nil
  }

  /// - Parameter meaning: What the symbol most often stands for, in English and in the language of the app.
  func answer(for symbol: String, meaning: String) -> Answer {
    guard let own = titles[symbol], let first = own.first else { return .usual }
    if symbol.contains(Self.parting) {
      return own.count == 1 ? .several(first.split(separator: "|").map(String.init)) : .usual
    }
    let usual = Set(TextWords.split(meaning).map { $0.lowercased() })
    // "Add reminder" is what the plus does there; elsewhere it adds something else.
    let agrees = own.contains { !usual.isDisjoint(with: TextWords.split($0).map { $0.lowercased() }) }
    if agrees { return .usual }
    return own.count == 1 ? .own(first) : .several(own.sorted())
  }

  /// The word that several titles begin with: "复制" of "复制地址" and "复制链接". Scripts that part words have it whole.
  static func commonBeginning(of titles: [String]) -> String? {
    guard let first = titles.first, titles.count > 1 else { return nil }
    if titles.allSatisfy({ $0.contains(" ") }) {
      let words = Set(titles.map { $0.prefix { $0 != " " } })
      return words.count == 1 ? words.first.map(String.init) : nil
    }
    let common = titles.dropFirst().reduce(first) { String(zip($0, $1).prefix { $0 == $1 }.map(\.0)) }
    return common.count > 1 && common.allSatisfy({ $0.isLetter && !$0.isASCII }) && titles.contains { $0.count > common.count } ? common : nil
  }

  /// Whether the code of a control speaks of something else than what the app calls its symbol on another screen. Where no
  /// code is known, a thing is most likely the same one, and something to do is not.
  static func isOfOther(_ title: String, than element: AccessibilityElement) -> Bool {
    let deeds = ([element.activation].compactMap(\.self) + element.gestures.map(\.effect)).map(\.whole)
    guard element.isInteractive || !element.gestures.isEmpty else { return false }
    if element.role == .link, leads(element, to: title) { return false }
    let said = Set(deeds.flatMap(words))
    let isDone = EnglishVerb.begins(title)
    if said.isEmpty { return isDone }
    let named = TextWords.split(title).map { $0.lowercased() }.filter { $0.count > 2 && !NameWords.words(.preposition).contains($0) }
    // Of "Send to bottom" the bottom tells what it is about; how one gets there, code calls otherwise.
    let things = isDone && named.count > 1 ? Array(named.dropFirst()) : named
    return !things.allSatisfy { thing in said.contains { stem($0) == stem(thing) } }
  }

  /// The address of a link has the words of a title: `app://addtoinbox` of "Add to Inbox".
  static func leads(_ link: AccessibilityElement, to title: String) -> Bool {
    let address = CallArguments(of: link.source).arguments.first { $0.label == "destination" }?.value.text ?? ""
    let words = title.lowercased().filter(\.isLetter)
    return words.count > 3 && address.lowercased().filter(\.isLetter).contains(words)
  }

  /// What the code of an action is about, in single words.
  private static func words(of action: ActionSummary) -> [String] {
    let names = action.mentions.filter { !NameSuggestion.isIncidental($0) } + action.reached + action.destinations
      + action.assignments.flatMap { [$0.target, $0.value] }
    return names.flatMap(IdentifierWords.split).map { $0.lowercased() }.filter { $0.count > 2 }
  }

  /// "bookmark" of "bookmarks" and "bookmarked".
  private static func stem(_ word: String) -> Substring { word.prefix(5) }
}
