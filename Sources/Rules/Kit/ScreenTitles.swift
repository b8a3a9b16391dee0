import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// The titles that views of the project give the screens on which they are shown, as far as each has one.
struct ScreenTitles: Sendable {
  /// A title as code writes it where any code may: words, a key that is looked up, or a constant of the project.
  struct Title: Hashable, Sendable {
    let expression: String
    /// The words or the key; nil for a constant.
    let words: String?
  }

  private let titles: [String: Set<Title>]

  init(_ files: [FileDeclarations] = []) {
    var titles: [String: Set<Title>] = [:]
    for file in files {
      let whole = SourceRange(file: file.file, start: 0, end: file.file.bytes.count)
      for (view, own) in whole.remembered(for: Self.self, { Self.titles(in: file) }) { titles[view, default: []].formUnion(own) }
    }
    self.titles = titles
  }

  func title(ofView name: String) -> Title? { titles[name].flatMap { $0.count == 1 ? $0.first : nil } }

  /// The modifiers that give a title (Apple: documentation of View, navigationTitle(_:) and navigationBarTitle(_:)).
  fileprivate static let modifiers = ["navigationTitle", "navigationBarTitle"]

  /// How the controller of a screen gives it a title (Apple: documentation of UIViewController title and UINavigationItem title).
  private static let assigned = "title = "

  private static func titles(in file: FileDeclarations) -> [String: Set<Title>] {
    guard (modifiers + [assigned]).contains(where: { file.file.firstOffset(of: $0) != nil }) else { return [:] }
    var titles: [String: Set<Title>] = [:]
    var unknown: Set<String> = []
    func note(_ value: Expression, of name: String) {
      // What is not known is another title than any.
      if let title = title(value) { titles[name, default: []].insert(title) } else { unknown.insert(name) }
    }
    for (name, members) in file.types.map({ ($0.name, $0.members) }) {
      let isController = name.hasSuffix("Controller") || name.hasSuffix("VC")
      CodeWalk.expressions(of: members) { expression in
        if isController, case .assignment(let target, let value) = expression.kind, let path = target.dottedName,
          path == "title" || path == "navigationItem.title" { return note(value, of: name) }
        guard case .call(let call) = expression.kind, case .member(_?, let modifier) = call.callee.kind, modifiers.contains(modifier),
          let first = call.arguments.first, first.label == nil else { return }
        note(first.value, of: name)
      }
    }
    return titles.filter { !unknown.contains($0.key) }.merging(unknown.map { ($0, Set<Title>()) }) { first, _ in first }
  }

  /// The only title that the code of a property gives; nil where there are several, or one that is not known.
  static func only(in property: PropertyDeclaration) -> Title? {
    var titles: Set<Title?> = []
    CodeWalk.expressions(of: property) { expression in
      guard case .call(let call) = expression.kind, case .member(_?, let modifier) = call.callee.kind, modifiers.contains(modifier),
        let first = call.arguments.first, first.label == nil else { return }
      titles.insert(title(first.value))
    }
    return titles.count == 1 ? titles.first.flatMap(\.self) : nil
  }

  /// What any code of the project may write as well and mean the same by it; nil for the value of a variable.
  static func title(_ value: Expression) -> Title? {
    let code = value.range.text
    guard code.count <= 80, !code.contains("\n"), !code.contains("\\(") else { return nil }
    if let words = value.plainText { return words.count <= 40 && !words.isEmpty ? Title(expression: code, words: words) : nil }
    switch value.kind {
    case .call(let call):
      let name = call.callee.plainName ?? ""
      // `"tour".localized()`, `Text("Tour")`, `String(localized: "Tour")`
      if case .member(let base?, let member) = call.callee.kind, call.arguments.isEmpty, let words = base.plainText, isLookUp(member) {
        return Title(expression: code, words: words)
      }
      guard ["Text", "String", "LocalizedStringKey", "NSLocalizedString"].contains(name), let words = call.arguments.first?.value.plainText,
        name != "String" || call.arguments.first?.label == "localized" else { return nil }
      return Title(expression: code, words: words)
    case .member(let base?, let member):
      if let words = base.plainText, isLookUp(member) { return Title(expression: code, words: words) }
      // A constant of a type that holds texts.
      return code.isPlainArgument && code.first?.isUppercase ?? false && code.split(separator: ".").count > 1 ? Title(expression: code, words: nil) : nil
    default: return nil
    }
  }

  private static func isLookUp(_ member: String) -> Bool { member.lowercased().hasPrefix("locali") }

  /// Words for people, and no key.
  static func isForPeople(_ text: String) -> Bool {
    text.count <= 40 && (text.first?.isLetter ?? false) && !text.contains { "._{".contains($0) }
  }
}

extension ProposedName {
  /// What the screen is titled that a link leads to, where it is one view of the project.
  static func ofDestination(_ element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.role == .navigationLink, element.framework == .swiftUI else { return nil }
    if let title = titleGiven(in: element.source) { return title }
    let title = destination(of: element.source).flatMap { titled($0, in: context) }
    // What the screen itself is called says nothing of where one gets from there.
    let own = element.source.file.typeName(around: element.source.start).flatMap { titled($0, in: context) }
    return title?.spoken == own?.spoken ? nil : title
  }

  /// The screen that a link leads to, by the name of its view, where nothing has a better word: "Playback controls" of
  /// `PlaybackControlsView()`; in an app of another language the word that buttons have for it there.
  static func called(destinationOf element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    let language = context.developmentLanguage
    guard element.role == .navigationLink, element.framework == .swiftUI, language != "en" || !context.isLocalized,
      let view = destination(of: element.source), let kind = ["View", "Screen", "Page"].first(where: view.hasSuffix),
      case let words = IdentifierWords.split(String(view.dropLast(kind.count))).map({ $0.lowercased() }), (1...3).contains(words.count) else { return nil }
    let vague = [NameWords.List.programmers, .vagueThing, .vagueCase, .redrawn, .chosenName].map(NameWords.words)
    guard words.joined().count > 3, words.allSatisfy({ word in word.allSatisfy(\.isLetter) && !vague.contains { $0.contains(word) } }),
      Set(words).isDisjoint(with: ["detail", "details", "main", "root", "base", "custom", "test", "demo"]) else { return nil }
    // Elsewhere the list of things is called by the things.
    let things = language != "en" && words.last == "list" ? words.dropLast() : words[...]
    let name = things.joined(separator: " ")
    guard let text = language == "en" ? name.capitalizedFirst : Words.press(name, in: language) else { return nil }
    return ProposedName(expression: context.spelled(text, on: element), spoken: text, isDerived: true)
  }

  /// What a view of the project titles its screen.
  static func titled(_ view: String, in context: RuleContext) -> ProposedName? {
    context.screenTitle(ofView: view).flatMap { titled($0, in: context) }
  }

  /// A title as a name; nil where its words are not for people.
  static func titled(_ title: ScreenTitles.Title, in context: RuleContext) -> ProposedName? {
    guard let words = title.words else {
      return ProposedName(
        expression: title.expression, spoken: SpokenText.hole(title.expression).rendered, isDerived: true, quoted: "'\(title.expression)'")
    }
    guard let spoken = context.words(forKey: words) ?? (ScreenTitles.isForPeople(words) ? words : nil) else { return nil }
    return ProposedName(expression: title.expression, spoken: spoken, isDerived: true)
  }

  /// The title that the link gives what it leads to: `NavigationLink(destination: MapView().navigationTitle("Map")) { … }`.
  private static func titleGiven(in link: SourceRange) -> ProposedName? {
    guard let handed = CallArguments(of: link).arguments.first(where: { $0.label == "destination" })?.value else { return nil }
    let scanner = CodeScanner(bytes: link.file.bytes)
    let name = scanner.afterIdentifier(handed.start)
    guard name > handed.start, let end = scanner.afterGroup(name), end < handed.end else { return nil }
    let titles = ModifierChain.links(after: SourceRange(file: link.file, start: handed.start, end: end))
      .filter { ScreenTitles.modifiers.contains($0.name) && $0.range.end <= handed.end }
    guard titles.count == 1, let value = CallArguments(of: titles[0].range).title?.text else { return nil }
    let words = value.hasPrefix("Text(") && value.hasSuffix(")") ? String(value.dropFirst("Text(".count).dropLast()) : value
    // What only the code around the link knows may be said there as well, but a path of a value may be anything.
    guard words.isPlainArgument, words.hasPrefix("\"") || words.first?.isUppercase ?? false else { return nil }
    let spoken = words.hasPrefix("\"") ? String(words.dropFirst().dropLast()) : words
    return ProposedName(expression: value, spoken: spoken, isDerived: true)
  }

  /// `SettingsView` of `NavigationLink(destination: SettingsView()) { … }` and `NavigationLink { SettingsView() } label: { … }`.
  private static func destination(of link: SourceRange) -> String? {
    let scanner = CodeScanner(bytes: link.file.bytes)
    func name(at start: Int) -> String? {
      let end = scanner.afterIdentifier(start)
      guard end > start, end < link.end, scanner.bytes[end] == UInt8(ascii: "("), let after = scanner.afterGroup(end) else { return nil }
      let rest = scanner.afterTrivia(after)
      guard rest >= link.end || [UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "}")].contains(scanner.bytes[rest]) else { return nil }
      return String(decoding: scanner.bytes[start..<end], as: UTF8.self)
    }
    if let handed = CallArguments(of: link).arguments.first(where: { $0.label == "destination" }) { return name(at: handed.value.start) }
    let brace = scanner.afterTrivia(scanner.afterIdentifier(link.start))
    guard brace < link.end, scanner.bytes[brace] == UInt8(ascii: "{") else { return nil }
    return name(at: scanner.afterTrivia(brace + 1))
  }
}
