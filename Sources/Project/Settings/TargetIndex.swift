import SourceModel

/// On which platforms the files of a project are built, from the targets of Xcode projects, the manifests of packages,
/// and where neither says, from what a file imports and the names of its folders.
struct TargetIndex {
  private struct Target {
    var target: XcodeTarget
    /// The folder that holds the Xcode project.
    var folder: String
    var facts: BuildFacts
  }

  private let targets: [Target]
  /// By paths in lower case, since volumes of Macs take `Views` and `views` for the same.
  private var byFile: [String: [Int]] = [:]
  /// By the folders that targets build as a whole.
  private var byFolder: [String: [Int]] = [:]
  /// What the targets in the project of a folder come to together.
  private var wholes: [String: BuildFacts] = [:]
  private var byProduct: [String: [Int]] = [:]
  /// Folders some of whose code targets build file by file.
  private var builtFolders: Set<String> = []
  /// Folders around these, below that of the project.
  private var builtTrees: Set<String> = []
  /// Files that have a namesake which a target builds, and that none does.
  private var copies: Set<String> = []
  /// Swift files that a project lists and builds nowhere, in lower case.
  private var listed: Set<String> = []
  /// Whether targets say which files with texts they build.
  private var listsTexts = false
  /// Folders of projects each of whose targets builds folders that are kept in step with the disk, and no file by its name:
  /// what lies beside them is built by none.
  private var keptInStep: Set<String> = []
  /// Folders that hold an `Info.plist` which no target has, and of which their project does not speak: they were those of
  /// targets once.
  private var formerFolders: Set<String> = []
  /// The modules that files import.
  private let modules: Set<String>
  /// What the imports of all files come to, for projects that a generator makes and that say nothing themselves.
  private let imported: PlatformSet

  /// - Parameters:
  ///   - imports: For each file the platforms that have all the modules that it imports without a condition.
  ///   - modules: The modules that files import.
  ///   - projects: The targets of each Xcode project, with the folder that it lies in and what it is called.
  ///   - settings: The settings of `.xcconfig` files by absolute path.
  ///   - styles: The appearance that `Info.plist` files force, by absolute path.
  init(
    _ projects: [(folder: String, name: String, targets: [XcodeTarget])] = [], settings: [String: [String: String]] = [:],
    styles: [String: String] = [:], imports: [PlatformSet] = [], modules: Set<String> = []
  ) {
    self.modules = modules
    let named = imports.filter { !$0.isEmpty }
    imported = named.allSatisfy { $0 == .macOS } && !named.isEmpty ? .macOS : []
    targets = projects.flatMap { project in
      project.targets.map { target in
        var facts = target.facts(files: settings, styles: styles, folder: project.folder)
        // By names, since the same project is read from folders of different revisions as well.
        facts.targets = ["\(project.name)/\(target.name)"]
        return Target(target: target, folder: project.folder, facts: facts)
      }
    }
    for (number, target) in targets.enumerated() {
      for file in target.target.files { byFile[file.lowercased(), default: []].append(number) }
      for folder in Set(target.target.folders) { byFolder[folder, default: []].append(number) }
      builtFolders.formUnion(target.target.files.filter (Self.isCode).map(Self.ownFolder))
      for folder in target.target.files.filter(Self.isCode).map(Self.ownFolder) {
        var parent = Paths.parent(folder)
        while parent.utf8.count > target.folder.utf8.count, Paths.contains(target.folder, parent), builtTrees.insert(parent).inserted {
          parent = Paths.parent(parent)
        }
      }
      listed.formUnion(target.target.unbuilt.map { $0.lowercased() })
      listsTexts = listsTexts || target.target.files.contains(where: Self.holdsTexts)
      for product in target.target.products { byProduct[product, default: []].append(number) }
      wholes[target.folder] = Self.union([wholes[target.folder], target.facts].compactMap(\.self))
    }
    keptInStep = Set(Dictionary(grouping: targets, by: \.folder).filter { _, targets in
      targets.allSatisfy { !$0.target.folders.isEmpty && !$0.target.files.contains(where: Self.isCode) }
    }.keys)
  }

  /// What is known of a file.
  ///
  /// - Parameters:
  ///   - path: Absolute.
  ///   - package: The target and the manifest of the package that it belongs to.
  func facts(of path: String, _ traits: SourceTraits?, package: (target: String?, manifest: PackageManifest)?) -> BuildFacts {
    if let exact = exact(path) { return Self.narrowed(exact, to: traits?.platforms ?? []) }
    let own = evidence(path, traits)
    var facts = Self.narrowed(package.map { self.facts(of: $0, near: path) } ?? nearest(path) ?? BuildFacts(), to: own)
    // What is known from targets around it, none of which builds it.
    facts.targets = []
    facts.isLeftBehind = package == nil && leavesOut(path)
    return facts
  }

  /// Whether a target builds a file as its own code, though a package has it too: its types are then no module that
  /// others import. A package that lies in a folder of the target is one of its packages.
  func builds(_ path: String, besidesPackageIn folder: String) -> Bool {
    if byFile[path.lowercased()] != nil { return true }
    return targets.contains { target in
      !target.target.exceptions.contains(path)
        && target.target.folders.contains { Paths.contains($0, path) && !Paths.contains($0, folder) }
    }
  }

  /// Whether no target builds a Swift or interface file, while one builds others of the same folder, or of one around it:
  /// it was left behind.
  /// Of folders that no project speaks of, nobody knows who builds them.
  func leavesOut(_ path: String) -> Bool {
    guard Self.isCode(path), exact(path) == nil else { return false }
    if copies.contains(path) || listed.contains(path.lowercased()) || isInFormerFolder(path) { return true }
    var folder = Self.ownFolder(of: path)
    // Of code beside the folder of an interface file a project speaks, and not of that.
    if !path.hasSuffix(".swift"), isInBuiltTree(folder) { return true }
    // A folder within one whose code is built was left behind with all that it holds; the folder of the project itself
    // may hold anything.
    repeat {
      if builtFolders.contains(folder) { return true }
      folder = Paths.parent(folder)
    } while folder.utf8.count > 1 && !folder.isEmpty && wholes[folder] == nil
    return Self.folders(around: path).contains { byFolder[$0] != nil } || isBesideTargets(path)
  }

  /// Whether the classes of an interface file are all of modules that no target builds and no code that is built imports:
  /// its module was left behind as a whole. Only a project near it that lists its files tells so.
  ///
  /// - Parameters:
  ///   - named: The modules that the file names.
  ///   - imported: Those that code imports which a target or a package builds.
  func leavesOut(_ path: String, ofModules named: Set<String>, imported: Set<String>) -> Bool {
    guard !named.isEmpty, exact(path) == nil, named.isDisjoint(with: imported), let folder = projectFolder(around: path),
      targets.contains(where: { $0.folder == folder && $0.target.files.contains(where: Self.isCode) }) else { return false }
    return !targets.contains { target in
      named.contains(String(target.target.name.map { $0.isLetter || $0.isNumber ? $0 : "_" }))
        || !named.isDisjoint(with: target.target.products)
    }
  }

  /// Whether a target builds a file by its name or with a folder around it.
  func builds(_ path: String) -> Bool { exact(path) != nil }

  private func projectFolder(around path: String) -> String? {
    var folder = Paths.parent(path)
    while folder.utf8.count > 1, wholes[folder] == nil { folder = Paths.parent(folder) }
    return wholes[folder] == nil ? nil : folder
  }

  /// Whether a file lies in a folder beside those of the targets, of which their project does not speak, and which is no
  /// module that other code imports.
  private func isBesideTargets(_ path: String) -> Bool {
    var folder = Paths.parent(path)
    var below: String?
    while folder.utf8.count > 1, wholes[folder] == nil { (below, folder) = (folder, Paths.parent(folder)) }
    guard let below, keptInStep.contains(folder), modules.isDisjoint(with: Paths.relative(path, to: folder).split(separator: "/").map(String.init))
    else { return false }
    return !targets.contains { target in
      target.target.folders.contains { Paths.contains(below, $0) || Paths.contains($0, below) }
    }
  }

  /// Takes note of files that were moved and stayed where they were: their folder lies in that of a project, no target builds
  /// anything of it, and one builds a namesake of each of them in a folder of the same name.
  ///
  /// - Parameter code: The Swift files that are no package's.
  mutating func noteCopies(among code: [String]) {
    guard !wholes.isEmpty else { return }
    func place(_ path: String) -> String { Paths.name(Paths.parent(path)) + "/" + Paths.name(path) }
    let folders = Dictionary(grouping: code.map { (path: $0, isBuilt: exact($0) != nil) }, by: { Paths.parent($0.path) })
    let built = Set(folders.values.joined().filter(\.isBuilt).map { place($0.path) })
    guard !built.isEmpty else { return }
    for (folder, files) in folders where wholes.keys.contains(where: { Paths.contains($0, folder) }) {
      if files.allSatisfy({ !$0.isBuilt && built.contains(place($0.path)) }) { copies.formUnion(files.map(\.path)) }
    }
  }

  // MARK: Folders of targets that are gone

  /// Takes note of the folders of targets that are gone, by the `Info.plist` files that they left there.
  ///
  /// - Parameter lists: Absolute paths of all such files.
  mutating func noteFormerFolders(of lists: [String]) {
    for list in lists where leavesOutList(list) {
      let folder = Paths.parent(list)
      guard wholes[folder] == nil, let project = projectFolder(around: list) else { continue }
      let spoken = targets.filter { $0.folder == project }.contains { target in
        target.target.spoken.contains { Paths.contains(folder, $0) } || target.target.folders.contains { Paths.contains($0, folder) }
      }
      if !spoken { formerFolders.insert(folder) }
    }
  }

  /// Whether an `Info.plist` is that of no target, where the project around it says which ones its targets have.
  func leavesOutList(_ path: String) -> Bool {
    guard let folder = projectFolder(around: path) else { return false }
    var named: Set<String> = []
    for target in targets {
      let lists = target.target.infoLists(folder: target.folder)
      if target.folder == folder, lists == nil { return false }
      named.formUnion((lists ?? []).map { $0.lowercased() })
    }
    return !named.isEmpty && !named.contains(path.lowercased())
  }

  private func isInFormerFolder(_ path: String) -> Bool {
    guard !formerFolders.isEmpty else { return false }
    var folder = Paths.parent(path)
    while folder.utf8.count > 1, wholes[folder] == nil {
      if formerFolders.contains(folder) { return true }
      folder = Paths.parent(folder)
    }
    return false
  }

  /// Whether no target builds a file with texts, while targets build others, and code beside it.
  func leavesOutTexts(_ path: String) -> Bool {
    guard listsTexts, Self.holdsTexts(path), exact(path) == nil else { return false }
    let folder = Self.ownFolder(of: path)
    return builtFolders.contains(folder) || isInBuiltTree(folder)
  }

  /// Whether a folder, or one around it below the project's own, has folders with code that targets build file by file.
  private func isInBuiltTree(_ folder: String) -> Bool {
    var folder = folder
    while folder.utf8.count > 1, wholes[folder] == nil {
      if builtTrees.contains(folder) { return true }
      folder = Paths.parent(folder)
    }
    return false
  }

  private static func holdsTexts(_ path: String) -> Bool {
    ["strings", "xcstrings"].contains(FileNames.pathExtension(Paths.name(path)))
  }

  private static func isCode(_ path: String) -> Bool {
    ["swift", "storyboard", "xib"].contains(FileNames.pathExtension(Paths.name(path)))
  }

  /// The folder of a file: of one that is kept for each language, the one around `Base.lproj`.
  private static func ownFolder(of path: String) -> String {
    let folder = Paths.parent(path)
    return folder.hasSuffix(".lproj") ? Paths.parent(folder) : folder
  }

  /// A path and the folders around it, as `Paths.contains` has them.
  private static func folders(around path: String) -> [String] {
    var folders = [path]
    while let last = folders.last, last != "/" { folders.append(Paths.parent(last)) }
    return folders
  }

  /// By the targets that build the file itself or a folder around it.
  private func exact(_ path: String) -> BuildFacts? {
    var numbers = byFile[path.lowercased()] ?? []
    if !byFolder.isEmpty {
      let around = Set(Self.folders(around: path).flatMap { byFolder[$0] ?? [] })
      numbers += around.filter { !targets[$0].target.exceptions.contains(path) }.sorted()
    }
    return numbers.isEmpty ? nil : Self.union(numbers.map { number in
      guard let filter = targets[number].target.filters[path] else { return targets[number].facts }
      return Self.narrowed(targets[number].facts, to: filter)
    })
  }

  /// A package is built for those that link it; a manifest without platforms says nothing, and one with some says how
  /// low it goes and most likely what it is for.
  private func facts(of package: (target: String?, manifest: PackageManifest), near path: String) -> BuildFacts {
    var named = BuildFacts()
    for (platform, version) in package.manifest.platforms {
      if let set = PlatformSet(name: platform.manifestName) { named.platforms.formUnion(set) }
      named.minimumVersions[platform.manifestName] = version.description
    }
    let users = package.target.flatMap { byProduct[$0] }.map { numbers in Self.union(numbers.map { targets[$0].facts }) }
    guard let whole = users ?? nearest(path), !whole.platforms.isEmpty else { return named }
    let shared = named.platforms.isEmpty ? whole.platforms : named.platforms.intersection(whole.platforms)
    named.platforms = shared.isEmpty ? whole.platforms : shared
    named.forcedStyle = whole.forcedStyle
    // What uses it runs on no older system.
    for (name, version) in whole.minimumVersions {
      guard let app = Version(version) else { continue }
      if let own = named.minimumVersions[name].flatMap({ Version($0) }), own >= app { continue }
      named.minimumVersions[name] = version
    }
    return named
  }

  /// The targets of the project in the innermost folder around a file, else of all.
  private func nearest(_ path: String) -> BuildFacts? {
    if wholes.isEmpty { return imported.isEmpty ? nil : BuildFacts(platforms: imported) }
    var folder = Paths.parent(path)
    while true {
      if let facts = wholes[folder] { return facts }
      if folder == "/" { break }
      folder = Paths.parent(folder)
    }
    return Self.union(Array(wholes.values))
  }

  /// What the file itself says: modules that only some platforms have, and folders with the name of one.
  private func evidence(_ path: String, _ traits: SourceTraits?) -> PlatformSet {
    if let platforms = traits?.platforms, !platforms.isEmpty { return platforms }
    for folder in path.split(separator: "/").dropLast().reversed() {
      if folder.hasSuffix("Watch App") { return .watchOS }
      for word in folder.split(whereSeparator: { " -_".contains($0) }) {
        if let platform = Self.folderWords[String(word)] { return platform }
      }
    }
    return []
  }

  /// How folders of targets are called, whole words of their names.
  private static let folderWords: [String: PlatformSet] = [
    "macOS": .macOS, "macos": .macOS, "tvOS": .tvOS, "tvos": .tvOS, "watchOS": .watchOS, "watchos": .watchOS,
    "visionOS": .visionOS, "visionos": .visionOS,
  ]

  private static func narrowed(_ facts: BuildFacts, to own: PlatformSet) -> BuildFacts {
    guard !own.isEmpty else { return facts }
    var facts = facts
    let shared = facts.platforms.intersection(own)
    facts.platforms = shared.isEmpty ? own : shared
    return facts
  }

  /// One whose platforms nobody knows makes those of all unknown.
  private static func union(_ facts: [BuildFacts]) -> BuildFacts {
    var result = BuildFacts()
    let isKnown = facts.allSatisfy { !$0.platforms.isEmpty }
    if let style = facts.first?.forcedStyle, facts.allSatisfy({ $0.forcedStyle == style }) { result.forcedStyle = style }
    result.targets = Set(facts.flatMap(\.targets)).sorted()
    result.swiftVersion = facts.compactMap(\.swiftVersion).min()
    for one in facts {
      if isKnown { result.platforms.formUnion(one.platforms) }
      for (name, text) in one.minimumVersions {
        guard let version = Version(text) else { continue }
        if let other = result.minimumVersions[name].flatMap({ Version($0) }), other <= version { continue }
        result.minimumVersions[name] = text
      }
    }
    return result
  }
}
