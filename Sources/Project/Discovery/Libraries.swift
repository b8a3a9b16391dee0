import SourceModel

/// The sources of packages that an app uses, where they lie on disk beside it: checkouts of the package manager, pods,
/// Carthage's checkouts and folders that are named. Only the modules that code imports are read, and only for what they
/// declare.
struct Libraries {
  /// The folders of modules by their names.
  private var folders: [String: [String]] = [:]
  private let shown: (String) -> String
  private let inRoot: (String) -> String

  /// More than any app needs; beyond it dependencies are left unread.
  private static let fileLimit = 4_000

  /// Places of checkouts, relative to the folder of a project or package.
  private static let places = [
    ".build/checkouts", "SourcePackages/checkouts", "DerivedData/SourcePackages/checkouts", "Carthage/Checkouts", "Pods",
  ]
  /// Folders of packages with code that is no part of their modules.
  private static let skipped: Set<String> = [
    "Tests", "UITests", "Example", "Examples", "Demo", "Demos", "Sample", "Samples", "Benchmarks", "Playground",
    "Playgrounds", "Target Support Files", "Headers", "Carthage", "Pods",
  ]

  /// - Parameters:
  ///   - roots: Absolute folders of the project and its packages.
  ///   - named: Absolute folders that the configuration names.
  init(
    roots: [String], named: [String], shown: @escaping (String) -> String, inRoot: @escaping (String) -> String
  ) {
    self.shown = shown
    self.inRoot = inRoot
    for root in roots {
      for place in Self.places {
        for folder in Self.subfolders(Paths.join(root, place)) { add(package: folder) }
      }
    }
    for folder in named {
      add(package: folder)
      for inner in Self.subfolders(folder) { add(package: inner) }
    }
  }

  var isEmpty: Bool { folders.isEmpty }

  private static func subfolders(_ folder: String) -> [String] {
    guard case .success(let listing) = FileSystem.list(folder) else { return [] }
    return listing.entries.filter { $0.kind == .folder && !$0.name.hasPrefix(".") && !skipped.contains($0.name) }
      .map { Paths.join(folder, $0.name) }
  }

  /// The modules of a package by its manifest; without one the folder is a module of its own.
  private mutating func add(package folder: String) {
    guard case .success(let contents) = FileSystem.read(Paths.join(folder, "Package.swift")),
      PackageManifest.isManifest(contents.bytes)
    else {
      folders[Paths.name(folder), default: []].append(folder)
      return
    }
    let manifest = PackageManifest(contents.bytes)
    func path(_ candidate: String) -> String { Paths.absolute(candidate, from: folder) }
    for target in manifest.targets where !target.isTest {
      let found = manifest.folders(of: target) { Paths.contains(folder, path($0)) && FileSystem.exists(path($0)) }
      folders[target.name, default: []] += found.map(path)
    }
  }

  /// The files of the modules that are imported, and of those that these import.
  ///
  /// - Parameters:
  ///   - imports: Names of modules.
  ///   - known: Absolute paths of files that the project has anyway.
  func sources(of imports: Set<String>, known: Set<String>) -> [SourceUnit] {
    var result: [SourceUnit] = []
    var taken = known
    var seen: Set<String> = []
    var wanted = imports.sorted()
    while !wanted.isEmpty {
      var next: Set<String> = []
      for module in wanted where seen.insert(module).inserted {
        for path in (folders[module] ?? []).flatMap(swiftFiles) where taken.insert(path).inserted {
          guard result.count < Self.fileLimit, case .success(let contents) = FileSystem.read(path),
            UTF8Check.firstInvalidOffset(contents.bytes) == nil else { continue }
          next.formUnion(SourceTraits(contents.bytes).imports)
          let file = SourceFile(path: shown(path), bytes: contents.bytes).built(BuildFacts(isLibrary: true))
          result.append(SourceUnit(
            file: file, role: .library, isRequested: false, module: module, pathInRoot: inRoot(path)))
        }
      }
      wanted = next.subtracting(seen).sorted()
    }
    return result
  }

  private func swiftFiles(_ folder: String) -> [String] {
    guard case .success(let listing) = FileSystem.list(folder) else { return [] }
    return listing.entries.flatMap { entry -> [String] in
      let path = Paths.join(folder, entry.name)
      switch entry.kind {
      case .file: return entry.name.hasSuffix(".swift") && entry.name != "Package.swift" ? [path] : []
      case .folder:
        let isSkipped = entry.name.hasPrefix(".") || Self.skipped.contains(entry.name) || entry.name.hasSuffix(".docc")
        return isSkipped ? [] : swiftFiles(path)
      default: return []
      }
    }
  }
}
