/// Finds the apps of a project, and which of them know of each other.
struct AppFolders {
  /// What a file of Xcode or of the package manager tells of the folder it lies in.
  private struct Evidence {
    /// Absolute paths of files and folders that are built or linked.
    var named: Set<String> = []
    /// The modules that come of it.
    var modules: Set<String> = []

    mutating func formUnion(_ other: Evidence) {
      named.formUnion(other.named)
      modules.formUnion(other.modules)
    }
  }

  private var projects: [String: Evidence] = [:]
  /// The folders of apps, the deepest first.
  private let folders: [String]

  /// - Parameter files: Those that speak of what ships.
  init(_ files: [LoadedFile]) {
    for loaded in files {
      switch loaded.content {
      case .source(_, _, let manifest?):
        let folder = Paths.parent(loaded.file.path)
        projects[folder, default: Evidence()].formUnion(Evidence(
          named: Self.absolute(loaded.pathsOutside, from: folder), modules: Set(manifest.targets.map(\.name))))
      case .settings where loaded.file.kind == .xcodeProject:
        let folder = Paths.parent(Paths.parent(loaded.file.path))
        let built = loaded.targets.flatMap { Array($0.files) + $0.folders }
        let named = Self.absolute(loaded.pathsOutside, from: folder).union(built)
        projects[folder, default: Evidence()].formUnion(
          Evidence(named: named, modules: Set(loaded.targets.map(\.name))))
      default: break
      }
    }
    let known = projects
    let found = Set(files.lazy.filter(Self.startsApp).compactMap { Self.folder(around: $0.file.path, in: known) })
    folders = found.sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
  }

  private static func absolute(_ paths: Set<String>, from folder: String) -> Set<String> {
    Set(paths.map { Paths.absolute($0, from: folder) })
  }

  /// Whether a file holds the code that an app with a screen begins with.
  private static func startsApp(_ loaded: LoadedFile) -> Bool {
    guard case .source(_, let traits, nil) = loaded.content, traits.importsInterface, traits.testEvidence == .none
    else { return false }
    return traits.startsProgram || Paths.name(loaded.file.path) == "main.swift"
  }

  /// The innermost folder of a project around a file.
  private static func folder(around path: String, in projects: [String: Evidence]) -> String? {
    var folder = Paths.parent(path)
    while projects[folder] == nil {
      if folder == "/" || folder.isEmpty { return nil }
      folder = Paths.parent(folder)
    }
    return folder
  }

  /// - Parameter files: All with code.
  func separate(_ files: [LoadedFile], workingDirectory: String) -> SeparateApps {
    guard folders.count > 1 else { return SeparateApps() }
    let needs = needs(imports: imports(of: files))
    let reached = folders.indices.map { Self.reached(from: $0, needs) }
    let apps = folders.indices.map { number in
      let unseen = folders.indices.filter { other in
        other != number && !reached[number].contains(other) && !reached[other].contains(number)
          && !Paths.contains(folders[number], folders[other]) && !Paths.contains(folders[other], folders[number])
      }
      return SeparateApps.App(folder: folders[number], unseen: Set(unseen))
    }
    return SeparateApps(apps, workingDirectory: workingDirectory)
  }

  private func app(of path: String) -> Int? { folders.firstIndex { Paths.contains($0, path) } }

  /// What the code of each app imports.
  private func imports(of files: [LoadedFile]) -> [Set<String>] {
    var imports = folders.map { _ in Set<String>() }
    for loaded in files {
      guard case .source(_, let traits, nil) = loaded.content, let app = app(of: loaded.file.path) else { continue }
      imports[app].formUnion(traits.imports)
    }
    return imports
  }

  /// The apps that each of them names, or imports modules of. A module that is built elsewhere as well may be that one.
  private func needs(imports: [Set<String>]) -> [Set<Int>] {
    var own = folders.map { _ in Evidence() }
    var shared = Evidence()
    for (folder, evidence) in projects {
      if let app = app(of: folder) { own[app].formUnion(evidence) } else { shared.formUnion(evidence) }
    }
    return folders.indices.map { number in
      let imported = imports[number].subtracting(own[number].modules).subtracting(shared.modules)
      return Set(folders.indices.filter { other in
        guard other != number else { return false }
        return !imported.isDisjoint(with: own[other].modules)
          || own[number].named.contains { names($0, other, from: number) }
      })
    }
  }

  /// Whether a path that one app names leads to another; one that leads to a folder around both names neither.
  private func names(_ path: String, _ other: Int, from number: Int) -> Bool {
    if Paths.contains(folders[number], path) || Paths.contains(path, folders[number]) { return false }
    return Paths.contains(folders[other], path) || Paths.contains(path, folders[other])
  }

  private static func reached(from start: Int, _ needs: [Set<Int>]) -> Set<Int> {
    var reached: Set<Int> = []
    var open = [start]
    while let next = open.popLast() {
      for other in needs[next] where reached.insert(other).inserted { open.append(other) }
    }
    return reached
  }
}
