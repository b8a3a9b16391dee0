import AccessibilityModel
import Project
import SourceModel
import SwiftSource

/// Which screens have to be built when somebody asks for some of them by name.
///
/// What is heard on a screen depends on its own code and what that uses, and, for titles and for links, on who hosts it
/// (`HostedTitles`, `LinksWithoutNavigation`). So hosts are built as well, and theirs, but only where a title or a link is in
/// question.
struct WantedScreens {
  private let entries: [ScreenEntry]
  private let sources: [(unit: SourceUnit, file: FileDeclarations)]
  private let index: DeclarationIndex
  /// What is to be built first, as places in the list of entries; nil where that is all of them.
  private(set) var first: [Int]?

  /// - Parameter names: As users give them; none for all screens.
  init(
    _ names: [String], among entries: [ScreenEntry], sources: [(unit: SourceUnit, file: FileDeclarations)],
    _ index: DeclarationIndex
  ) {
    self.entries = entries
    self.sources = sources
    self.index = index
    guard !names.isEmpty else { return }
    // A name that nothing has is answered with the names that there are, those of sheets included.
    guard names.allSatisfy({ name in entries.contains { $0.answers(to: name) } }) else { return }
    first = entries.indices.filter { index in names.contains { entries[index].answers(to: $0) } }
  }

  /// What is to be built besides, since it may host what was built; nil where that cannot be told.
  ///
  /// - Parameter built: By place in the list of entries.
  func hosts(of built: [Int: BuiltScreen]) -> Set<Int>? {
    var found: Set<Int> = []
    var waiting: [Int] = []
    for (number, screen) in built.sorted(by: { $0.key < $1.key }) {
      guard let links = Self.openLinks(of: screen) else { continue }
      waiting.append(number)
      // Whoever shows the view that holds a link may give it a container for navigation.
      for place in links {
        guard let holder = host(of: place) else { return nil }
        if built[holder] == nil, found.insert(holder).inserted { waiting.append(holder) }
      }
    }
    while !waiting.isEmpty {
      let names = Set(waiting.map { typeName(of: entries[$0]) })
      let mentions = TypeMentions(of: names, in: sources)
      waiting = []
      for place in names.sorted().flatMap({ mentions.places(of: $0) ?? [] }) {
        // Code that is of no screen may be called by any.
        guard let host = host(of: place) else { return nil }
        // A controller may always bring a container for navigation along, however it is built.
        if case .uiKit(let entry) = entries[host], entry.screenKind != .view { continue }
        if built[host] == nil, found.insert(host).inserted { waiting.append(host) }
      }
    }
    return found
  }

  /// The code of links that need a host and of the uses of the views that hold them; nil where hosts do not matter.
  private static func openLinks(of built: BuiltScreen) -> Set<SourceRange>? {
    guard built.screen.kind == .view else { return nil }
    var places: Set<SourceRange> = []
    for screen in [built.screen] + built.presentations {
      screen.nodes.forEachElement { element in
        if element.needsNavigation { places.formUnion([element.source] + element.callSites.map(\.source)) }
      }
    }
    return places.isEmpty && built.screen.hostedNodes == nil ? nil : places
  }

  private func typeName(of entry: ScreenEntry) -> String {
    entry.name.split(separator: ".").last.map(String.init) ?? entry.name
  }

  /// The screen whose code holds a place.
  private func host(of place: SourceRange) -> Int? {
    entries.indices.first { number in
      switch entries[number] {
      case .view(let type), .scene(let type), .previewProvider(let type):
        index.code(of: type).contains { $0.contains(place) }
      case .preview(let preview, _): preview.range.contains(place)
      case .snippet(let expression, _): expression.range.contains(place)
      case .uiKit(let entry):
        entry.declaration.map { type in index.code(of: type).contains { $0.contains(place) } } ?? false
      }
    }
  }
}

extension ScreenEntry {
  /// Whether it, or what it presents, may be meant by a name.
  fileprivate func answers(to wanted: String) -> Bool {
    let owner = Screen.whole(of: wanted)
    return name == wanted || name == owner || name.hasSuffix("." + owner)
  }
}
