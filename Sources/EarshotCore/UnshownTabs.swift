import InterfaceFiles
import Project
import SourceModel

/// Tabs that interface files give to controllers of an app without a tab bar: Interface Builder writes them for whatever
/// once stood in one, and nothing shows them.
///
/// A controller hands its `tabBarItem` to a tab bar controller alone (Apple: documentation of
/// UIViewController.tabBarItem).
struct UnshownTabs {
  private(set) var ranges: [SourceRange] = []

  /// - Parameter files: Those in which something was found.
  init(_ documents: [InterfaceDocument], _ project: Project, in files: Set<ObjectIdentifier>) {
    let tabs = documents.filter { files.contains(ObjectIdentifier($0.file)) }.flatMap { document in
      document.scenes.compactMap(\.owner).flatMap { $0.children.filter { $0.name == "tabBarItem" } }.map(\.range)
    }
    if !tabs.isEmpty, !Self.hasBar(project, documents) { ranges = tabs }
  }

  /// Whether anything in the app is called a tab bar, or may be one of a package that is not read.
  private static func hasBar(_ project: Project, _ documents: [InterfaceDocument]) -> Bool {
    if project.objectiveCNames.words.contains(where: isBar) { return true }
    if project.interfaceFiles.contains(where: { unit in
      ["<tabBar ", "<tabBarController"].contains { unit.file.firstOffset(of: $0) != nil }
    }) { return true }
    let classes = documents.flatMap(\.scenes).flatMap(\.objects).compactMap { $0["customClass"] }
    return classes.contains(where: isBar)
      || project.sources.contains { $0.role != .test && words(of: $0.file).contains(where: isBar) }
  }

  private static func words(of file: SourceFile) -> Set<String> {
    guard file.firstOffset(of: "Tab") != nil || file.firstOffset(of: "tab") != nil else { return [] }
    var words: Set<ArraySlice<UInt8>> = []
    WordScanner.forEachWord(of: file.bytes) { words.insert(file.bytes[$0]) }
    return Set(words.map { String(decoding: $0, as: UTF8.self) })
  }

  /// `UITabBarController`, `tabBarItem`, `ScrollableTabsController`.
  private static func isBar(_ word: String) -> Bool {
    word.lowercased().contains("tabbar") || word.hasSuffix("Controller") && word.replacing("Table", with: "").contains("Tab")
  }
}
