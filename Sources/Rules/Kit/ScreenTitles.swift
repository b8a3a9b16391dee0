import AccessibilityModel
import SourceModel
import SwiftSource

/// The titles that views of the project give the screens on which they are shown, as far as each has one.
struct ScreenTitles: Sendable {
  private let titles: [String: Set<String>]

  init(_ files: [FileDeclarations] = []) {
    var titles: [String: Set<String>] = [:]
    for file in files {
      let whole = SourceRange(file: file.file, start: 0, end: file.file.bytes.count)
      for (view, own) in whole.remembered(for: Self.self, { Self.titles(in: file) }) { titles[view, default: []].formUnion(own) }
    }
    self.titles = titles
  }

  func title(ofView name: String) -> String? { titles[name].flatMap { $0.count == 1 ? $0.first : nil } }

  /// The modifiers that give a title (Apple: documentation of View, navigationTitle(_:) and navigationBarTitle(_:)).
  fileprivate static let modifiers = ["navigationTitle", "navigationBarTitle"]

  private static func titles(in file: FileDeclarations) -> [String: Set<String>] {
    guard modifiers.contains(where: { file.file.firstOffset(of: $0) != nil }) else { return [:] }
    var titles: [String: Set<String>] = [:]
    for (name, members) in file.types.map({ ($0.name, $0.members) }) {
      CodeWalk.expressions(of: members) { expression in
        guard case .call(let call) = expression.kind, case .member(_?, let modifier) = call.callee.kind, modifiers.contains(modifier),
          let first = call.arguments.first, first.label == nil else { return }
        // What is not known is another title than any.
        titles[name, default: []].insert(first.value.plainText.flatMap { isTitle($0) ? $0 : nil } ?? "\(expression.range.start)")
      }
    }
    return titles.mapValues { $0.allSatisfy(isTitle) ? $0 : [] }
  }

  /// Words for people, and no key.
  private static func isTitle(_ text: String) -> Bool {
    text.count <= 40 && (text.first?.isLetter ?? false) && !text.contains { "._{".contains($0) }
  }
}

extension ProposedName {
  /// What the screen is titled that a link leads to, where it is one view of the project.
  static func ofDestination(_ element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.role == .navigationLink, element.framework == .swiftUI else { return nil }
    if let title = titleGiven(in: element.source) { return title }
    guard let view = destination(of: element.source), let title = context.screenTitle(ofView: view) else { return nil }
    return ProposedName(expression: FixBuilder.literal(title), spoken: title, isDerived: true)
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
