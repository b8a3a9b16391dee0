import PlatformKnowledge
import Project
import SourceModel
import SwiftSource

/// Code of a repository that nobody gets from a store: files that no target builds, and apps that show how a library is
/// used, or that somebody made to look at a fault.
struct UnshippedCode {
  private let project: Project
  /// Folders of such apps, relative to the root, with a slash behind each.
  private let folders: [String]
  /// The folders that the command line names, in the same form. A file that is named gets what is said of it in the
  /// whole project, so that hooks, editors and baselines agree.
  private let named: [String]

  /// - Parameter files: What is reported on; an app begins in some of them.
  init(_ project: Project, _ files: [FileDeclarations], _ options: AnalysisOptions) {
    self.project = project
    let beginnings = Set(files.lazy.filter(\.beginsProgram).map { ObjectIdentifier($0.file) })
    let sources = project.sources.filter { $0.role == .app && $0.isRequested }
    let found = Set(sources.compactMap { unit -> String? in
      guard let folder = Self.sampleFolder(around: unit.pathInRoot), beginnings.contains(ObjectIdentifier(unit.file)) else { return nil }
      return folder
    })
    let files = Set(sources.map(\.pathInRoot) + project.interfaceFiles.map { project.pathInRoot($0.file.path) })
    let named = options.paths.map(project.pathInRoot).filter { !files.contains($0) }.map { $0 + "/" }
    // Who names such a folder means it; and where there is nothing else, it is the app.
    let meant = found.filter { folder in !named.contains { $0.hasPrefix(folder) } }
    let isAll = sources.allSatisfy { unit in meant.contains { unit.pathInRoot.hasPrefix($0) } }
    folders = isAll ? [] : meant.sorted()
    self.named = named
  }

  func holds(_ place: SourceRange) -> Bool { holds(place.file) }

  private func holds(_ file: SourceFile) -> Bool {
    if project.unbuiltPaths.contains(file.path) { return true }
    let path = project.pathInRoot(file.path)
    if folders.contains(where: path.hasPrefix) { return true }
    return Self.isForMakers(path) && !named.contains { path.hasPrefix($0) && Self.isForMakers($0) }
  }

  /// Whether a folder around a file, or an interface file itself, is named for those who make the app.
  private static func isForMakers(_ path: String) -> Bool {
    var parts = path.split(separator: "/")
    let last = parts.popLast()
    if let last, path.hasSuffix("/") || last.hasSuffix(".storyboard") || last.hasSuffix(".xib") {
      parts.append(last.prefix { $0 != "." })
    } else if let first = words(of: last ?? "").first, NameWords.words(.debugFolder).contains(first) {
      // `DebugLogViewer.swift`
      return true
    }
    return parts.contains { !NameWords.words(.debugFolder).isDisjoint(with: words(of: $0)) }
  }

  /// The outermost folder around a file whose name has a word for samples.
  static func sampleFolder(around path: String) -> String? {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += part + "/"
      if !NameWords.words(.sampleFolder).isDisjoint(with: words(of: part)) { return folder }
    }
    return nil
  }

  /// "demo" and "app" of `DemoApp` and `demo-app`.
  static func words(of name: Substring) -> [String] {
    var words: [String] = []
    var isInside = false
    var wasUpper = false
    for character in name {
      let isWord = character.isLetter
      let begins = isWord && (!isInside || character.isUppercase && !wasUpper)
      if begins { words.append("") }
      if isWord { words[words.count - 1] += character.lowercased() }
      (isInside, wasUpper) = (isWord, character.isUppercase)
    }
    return words
  }
}
