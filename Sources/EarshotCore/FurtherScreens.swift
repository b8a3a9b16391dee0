import AccessibilityModel
import Project
import SourceModel
import SwiftSource

/// A view as another state of the app knows it.
public struct ViewName: Hashable, Sendable {
  public let name: String
  /// Of the file that declares it.
  public let path: String

  public init(_ screen: Screen) { self.init(name: screen.name, source: screen.source) }

  public init(_ view: WholeView) { self.init(name: view.name, source: view.source) }

  init(_ entry: ScreenEntry) { self.init(name: entry.name, source: entry.source) }

  private init(name: String, source: SourceRange) {
    self.name = name
    path = source.file.path
  }
}

extension Set<ViewName> {
  /// The numbers of the entries that are meant: by name and file, or by name alone where no entry of that file has it, as
  /// when the file was moved.
  func numbers(among entries: [ScreenEntry]) -> [Int] {
    if isEmpty { return [] }
    let names = entries.map { ViewName($0) }
    let moved = Set<String>(subtracting(names).map(\.name))
    return entries.indices.filter { contains(names[$0]) || moved.contains(names[$0].name) }
  }
}

/// The screens that were built of an app, by place in the list of its entries, and what it takes to build more of them.
struct BuiltScreens: Sendable {
  let entries: [ScreenEntry]
  let sources: [(unit: SourceUnit, file: FileDeclarations)]
  let index: DeclarationIndex
  private(set) var byEntry: [Int: BuiltEntry] = [:]

  init(_ entries: [ScreenEntry], _ sources: [(unit: SourceUnit, file: FileDeclarations)], _ index: DeclarationIndex) {
    self.entries = entries
    self.sources = sources
    self.index = index
  }

  /// In the order of the entries.
  var list: [BuiltEntry] { byEntry.sorted { $0.key < $1.key }.map(\.value) }

  /// - Parameter built: Fewer than were asked for where nobody waits any more: then none of them is taken.
  mutating func add(_ numbers: [Int], from built: [BuiltEntry]) {
    guard built.count == numbers.count else { return }
    for (number, screen) in zip(numbers, built) { byEntry[number] = screen }
  }

  /// The views that were not built.
  var others: [WholeView] {
    let known = Set(byEntry.values.filter(\.room.showsContent).map(\.built.screen.source))
    return entries.filter { !known.contains($0.source) }.map {
      WholeView(name: $0.name, source: $0.source, code: $0.code(index))
    }
  }
}

/// Builds views of an analysed app by themselves that are whole in others. Findings are not about these, so nothing is
/// judged anew.
struct FurtherScreens: Sendable {
  let screens: BuiltScreens
  /// How many views each may have.
  let rounds: ScreenRounds
  /// - Parameter memories: What building screens of the same app has left.
  let building: @Sendable (_ memories: BuildingMemories) -> ScreenBuilding
  let width: Int

  /// All screens, with those of some more views; nil where there are no more.
  func adding(_ names: Set<ViewName>, _ memories: BuildingMemories) async -> BuiltScreens? {
    let missing = names.numbers(among: screens.entries).filter { screens.byEntry[$0]?.room.showsContent != true }
    if missing.isEmpty { return nil }
    let new = await building(memories).build(
      missing.map { screens.entries[$0] }, rooms: missing.map { rounds.fullRoom(for: $0) }, width: width, isOver: { false })
    var all = screens
    all.add(missing, from: new)
    return all
  }
}

extension Analysis {
  /// The same, with the screens of some more views that are whole in others.
  mutating func show(_ built: BuiltScreens) {
    let list = built.list.map(\.built)
    let sources = built.sources
    screens = built.list.filter(\.room.showsContent).map(\.built.screen)
    presentations = list.flatMap(\.presentations)
    linksWithoutNavigation = Once { LinksWithoutNavigation(list, sources: sources) }
    if states != .all { hostedTitles = HostedTitles(list, sources: sources) }
    wholeViews = Once { built.others }
  }

  /// The same for another state of the project of which all is analysed alike (`Project.isAnalysedAlike`).
  public func standing(for project: Project) -> Analysis {
    var analysis = self
    analysis.project = project
    return analysis
  }
}
