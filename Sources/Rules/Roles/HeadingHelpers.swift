import PlatformKnowledge
import SourceModel
import SwiftSource

/// The texts of functions and views of the project that are called after the heading of a section:
/// `func sectionHeader(_ title: String) -> some View { HStack { Text(title); Spacer() } }`.
struct HeadingHelpers: Sendable {
  /// The calls that make them.
  let texts: Set<SourceRange>

  init(_ files: [FileDeclarations]) {
    var found: Set<SourceRange> = []
    var functions: [Block?] = files.flatMap(\.functions).filter(Self.isHeading).map(\.body)
    /// Members of views that are called so, wherever they are written.
    var views: [String: [Members]] = [:]
    func look(_ type: String, _ members: Members, isView: Bool) {
      functions += members.functions.filter(Self.isHeading).map(\.body)
      if isView, Self.isCalledHeading(type) { views[type, default: []].append(members) }
      for inner in members.types { look(inner.name, inner.members, isView: inner.adopts("View")) }
    }
    for file in files {
      for type in file.types { look(type.name, type.members, isView: type.adopts("View")) }
    }
    for part in files.flatMap(\.extensions) {
      look(part.extendedType.name, part.members, isView: views[part.extendedType.name] != nil)
    }
    for body in functions.compactMap(\.self) { if let text = Self.title(in: body) { found.insert(text) } }
    for members in views.values {
      let parts = members.flatMap(\.properties).filter { $0.getter != nil }
      if let text = Self.title(of: "body", among: parts) { found.insert(text) }
    }
    texts = found
  }

  /// The title that a property makes, or another one of the view that it stands for.
  private static func title(of name: String, among parts: [PropertyDeclaration], depth: Int = 0) -> SourceRange? {
    guard depth < 4, let body = parts.first(where: { $0.name == name })?.getter else { return nil }
    if body.statements.count == 1, case .expression(let expression) = body.statements[0], case .name(let other) = expression.kind {
      return title(of: other, among: parts, depth: depth + 1)
    }
    return title(in: body)
  }

  private static func isHeading(_ function: FunctionDeclaration) -> Bool {
    function.returnType != nil && isCalledHeading(function.name)
  }

  /// `sectionHeader`, `SettingsSectionTitleView`
  private static func isCalledHeading(_ name: String) -> Bool {
    let words = DecorativeNames.parts(of: name).filter { $0 != "view" }
    return NameWords.words(.sectionHeading).contains(words.suffix(2).joined())
  }

  /// The first text, where nothing but texts, pictures and buttons beside it makes the heading.
  private static func title(in body: Block) -> SourceRange? {
    let chains = CodeChain.all(in: body)
    let controls = chains.filter { $0.name.map(FrameworkNames.names(.labelledControl).contains) ?? false }.map(\.base.range)
    // A symbol beside a title makes a label of it.
    let titles = chains.filter { chain in ["Text", "Label"].contains(chain.name) && !controls.contains { $0.contains(chain.base.range) } }
      .map(\.base.range)
    let texts = titles.filter { text in !titles.contains { $0 != text && $0.contains(text) } }
    // What holds more texts than a title and a count or a caption is a card.
    return texts.count <= 2 ? texts.first : nil
  }
}
