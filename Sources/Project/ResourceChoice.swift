/// Which of the resources of the same name a file of the project gets.
///
/// A repository may hold several apps, or packages with resources of their own. What differs between these depends on
/// who asks: the nearest folder wins, by the number of folders that both paths have in common from the root. Of apps
/// that have nothing to do with the one that asks, nothing is taken.
public struct ResourceChoice: Sendable {
  private let strings: StringTables
  private let assets: AssetIndex
  private let apps: SeparateApps
  /// Folders whose resources differ from those of another under the same name; sorted.
  private let contested: [String]

  public init(_ project: Project) {
    strings = project.strings
    assets = project.assets
    apps = project.apps
    contested = strings.contestedFolders.union(assets.contestedFolders).sorted()
  }

  /// The contested folders, nearest first, and behind them the app that the file is part of. Files of the same order
  /// get the same resources.
  public func order(for path: String) -> [String] {
    let app = apps.app(of: path).map { [apps.apps[$0].folder] } ?? []
    return (contested.isEmpty ? [] : Nearness(to: path).sorted(contested, by: \.self)) + app
  }

  /// The resources as a file finds them.
  public func resources(for path: String) -> (strings: StringTables, assets: AssetIndex) {
    var (strings, assets) = (strings, assets)
    if let app = apps.app(of: path) {
      strings = strings.only { apps.sees(app, $0) }
      assets = assets.only { apps.sees(app, $0) }
    }
    return contested.isEmpty ? (strings, assets) : (strings.nearest(to: path), assets.nearest(to: path))
  }
}

/// How near folders are to a file.
struct Nearness {
  private let parts: [Substring]

  init(to path: String) { parts = path.split(separator: "/") }

  /// Nearest first; what is equally near stays in its order.
  func sorted<Item>(_ items: [Item], by folder: (Item) -> String) -> [Item] {
    guard items.count > 1 else { return items }
    let ranked = items.enumerated().map { (shared: shared(with: folder($1)), position: $0, item: $1) }
    return ranked.sorted { ($1.shared, $0.position) < ($0.shared, $1.position) }.map(\.item)
  }

  /// The number of folders that both have in common; less where the folder lies outside of what both are named from.
  private func shared(with folder: String) -> Int {
    let folder = folder.split(separator: "/").filter { $0 != "." }
    let shared = zip(parts, folder).prefix { $0 == $1 }.count
    return shared - folder.dropFirst(shared).count { $0 == ".." }
  }
}
