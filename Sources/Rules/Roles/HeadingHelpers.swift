import PlatformKnowledge
import SourceModel
import SwiftSource

/// The texts of functions and views of the project that are called after the heading of a section:
/// `func sectionHeader(_ title: String) -> some View { HStack { Text(title); Spacer() } }`.
struct HeadingHelpers: Sendable {
  /// The calls that make them.
  let texts: Set<SourceRange>

  init(_ files: [FileDeclarations]) {
    var texts: Set<SourceRange> = []
    func note(_ body: Block?) {
      guard let body, let text = Self.title(in: body) else { return }
      texts.insert(text)
    }
    func visit(_ members: Members) {
      for function in members.functions where function.returnType != nil && Self.isCalledHeading(function.name) { note(function.body) }
      for type in members.types { look(type) }
    }
    func look(_ type: TypeDeclaration) {
      if type.inheritedTypes.contains(where: { $0.name == "View" }), Self.isCalledHeading(type.name) {
        note(type.members.properties.first { $0.name == "body" }?.getter)
      }
      visit(type.members)
    }
    for file in files {
      for function in file.functions where function.returnType != nil && Self.isCalledHeading(function.name) { note(function.body) }
      file.types.forEach(look)
      file.extensions.forEach { visit($0.members) }
    }
    self.texts = texts
  }

  /// `sectionHeader`, `SettingsSectionTitleView`
  private static func isCalledHeading(_ name: String) -> Bool {
    let words = DecorativeNames.parts(of: name).filter { $0 != "view" }
    return NameWords.words(.sectionHeading).contains(words.suffix(2).joined())
  }

  /// The first text, where nothing but texts, pictures and buttons beside it makes the heading.
  private static func title(in body: Block) -> SourceRange? {
    let chains = CodeChain.all(in: body)
    let controls = chains.filter { $0.name.map(ControlWords.all.contains) ?? false }.map(\.base.range)
    let texts = chains.filter { chain in chain.name == "Text" && !controls.contains { $0.contains(chain.base.range) } }
    // What holds more texts than a title and a count or a caption is a card.
    return texts.count <= 2 ? texts.first?.base.range : nil
  }
}
