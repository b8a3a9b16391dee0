import SourceModel

/// Reads the files that the walk has found and puts the project together.
struct ProjectAssembly {
  let scope: Scope
  var files: [LoadedFile] = []
  /// Of files that could be read, what they were understood from, by path.
  private var understood: [String: (bytes: [UInt8], file: LoadedFile)] = [:]
  private var assets: [FoundAsset] = []
  private var problems: [Problem] = []
  var packages = PackageIndex()
  var targets = TargetIndex()

  init(scope: Scope) {
    self.scope = scope
  }

  /// - Parameters:
  ///   - contents: Those of the files of the walker, in their order.
  ///   - before: Another state of the same files. What is the same in both is not read again.
  mutating func add(
    _ walker: DirectoryWalker, _ contents: [Result<FileSystem.Contents, FileError>], before: ProjectAssembly? = nil
  ) {
    // Resources first: one large catalog at the end would keep a single core busy while the others wait.
    let found = zip(walker.files, contents).sorted { left, right in
      (left.0.kind.isSwift ? 1 : 0, left.0.path) < (right.0.kind.isSwift ? 1 : 0, right.0.path)
    }
    let scope = scope
    files = parallelMap(found) { file, contents in
      if let known = before?.file(file, contents) { return known }
      return LoadedFile(file, contents, shownPath: scope.shown(file.path))
    }
    for (loaded, contents) in zip(files, found.map(\.1)) {
      if case .success(let contents) = contents { understood[loaded.file.path] = (contents.bytes, loaded) }
    }
    files.sort { $0.file.path < $1.file.path }
    dropLinksToKnownFiles()
    assets = walker.assets.sorted { $0.path < $1.path }
    // A folder that cannot be listed is met again where it was asked for by itself.
    var told: Set<FoundProblem> = []
    for problem in walker.problems where scope.reportsResource(problem.path) && told.insert(problem).inserted {
      add(problem: problem.message, path: problem.path)
    }
    for loaded in files {
      if let error = loaded.error {
        let path = loaded.file.path
        let isReported = loaded.file.kind.isSwift ? scope.isRequested(path) : scope.reportsResource(path)
        if isReported { add(problem: error.message, path: path) }
      }
      if case .source(_, _, let manifest?) = loaded.content {
        packages.add(manifest, folder: Paths.parent(loaded.file.path))
      }
    }
    readTargets()
  }

  /// A file that was understood before, with the same bytes.
  private func file(_ file: FoundFile, _ contents: Result<FileSystem.Contents, FileError>) -> LoadedFile? {
    guard case .success(let contents) = contents, let known = understood[file.path], known.file.file == file,
      known.file.identity == contents.identity, known.bytes == contents.bytes else { return nil }
    return known.file
  }

  /// On which platforms files are built, by the projects that speak of what ships.
  private mutating func readTargets() {
    var settings: [String: [String: String]] = [:]
    for case (let path, .settings(let read)) in files.map({ ($0.file.path, $0.content) }) {
      settings[path] = read.variables
    }
    var projects = files.filter { !$0.targets.isEmpty && scope.describesApp($0.file.path) }
    // What a project is made from says nothing more where that is there.
    let made = Set(projects.filter { $0.file.kind == .xcodeProject }.map(\.projectFolder))
    projects.removeAll { $0.file.kind == .xcodeGen && made.contains($0.projectFolder) }
    var styles: [String: String] = [:]
    for loaded in files where loaded.targets.isEmpty {
      if let style = loaded.info?.values("UIUserInterfaceStyle")?.first { styles[loaded.file.path] = style }
    }
    let traits = files.compactMap { loaded in
      if case .source(_, let traits, _) = loaded.content { traits } else { nil }
    }
    targets = TargetIndex(
      projects.map { ($0.projectFolder, Paths.name(Paths.parent($0.file.path)), $0.targets) }, settings: settings, styles: styles,
      imports: traits.map(\.platforms), modules: traits.reduce(into: []) { $0.formUnion($1.imports) })
    targets.noteFormerFolders(of: files.map(\.file).filter { if case .infoPlist = $0.kind { true } else { false } }.map(\.path))
    targets.noteCopies(among: files.map(\.file.path).filter {
      $0.hasSuffix(".swift") && scope.isAnalysed($0) && packages.manifestFolder(of: Paths.parent($0)) == nil
    })
  }

  private func buildFacts(_ path: String, _ traits: SourceTraits?, target: String?) -> BuildFacts {
    let folder = packages.manifestFolder(of: Paths.parent(path))
    let manifest = folder.flatMap { packages.manifest(in: $0) }
    var facts = targets.facts(of: path, traits, package: manifest.map { (target, $0) })
    // In the names of modules letters, digits and underscores stand (SwiftPM: c99name).
    let isModule = folder.map { !targets.builds(path, besidesPackageIn: $0) } ?? false
    facts.module = manifest == nil || !isModule ? nil : target.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
    return facts
  }

  private func unbuilt() -> Set<String> {
    let paths = files.lazy.map(\.file.path).filter { path in
      scope.isAnalysed(path) && packages.manifestFolder(of: Paths.parent(path)) == nil
        && targets.leavesOut(path)
    }
    return Set(paths.map(scope.shown)).union(interfaceFilesOfNoModule().map(scope.shown))
  }

  mutating func project() -> Project {
    let sources = sources()
    let language = developmentLanguage()
    var project = Project(
      root: scope.root, sources: sources, problems: problems, strings: strings(developmentLanguage: language),
      assets: assetIndex(), deployment: deployment(sources), developmentLanguage: language, info: info())
    project.workingDirectory = scope.workingDirectory
    project.texts = texts(developmentLanguage: language)
    project.apps = apps()
    project.namedFiles = files.count { loaded in
      switch loaded.file.kind {
      case .swift, .manifest, .interfaceFile: scope.isNamed(loaded.file.path)
      default: false
      }
    }
    project.namesSettings = files.contains { $0.file.kind.holdsSettings && scope.isNamedItself($0.file.path) }
    project.unreportedPaths = Set(
      files.map(\.file.path).filter { scope.isAnalysed($0) && !scope.isRequested($0) }.map(scope.shown))
    project.interfaceFiles = interfaceFiles(developmentLanguage: language)
    project.unbuiltPaths = unbuilt()
    project.objectiveC = files.reduce(into: [:]) { classes, loaded in
      classes.merge(loaded.objectiveC) { $0.joined(with: $1) }
    }
    project.objectiveCNames = files.reduce(into: ObjectiveCNames()) { names, loaded in
      if let found = loaded.objectiveCNames { names.join(found) }
    }
    project.storyboards = storyboards()
    for asset in assets where asset.kind == .media && scope.testEvidence(asset.path) < .strong {
      project.media.add(scope.shown(asset.path))
    }
    if let learned = LearnedSymbols.load(root: scope.root, shown: learnedPath) {
      project.learnedSymbols = learned.symbols
      if let problem = learned.problem { project.problems.append(problem) }
    }
    project.surroundings = surroundings(sources, project.learnedSymbols, project.apps)
    return project
  }

  private func storyboards() -> StoryboardNames {
    var names = StoryboardNames()
    for found in files.compactMap(\.storyboards) { names.join(found) }
    let lists = files.filter { if case .infoPlist = $0.file.kind { $0.storyboards != nil } else { false } }
    names.close(over: lists.map(\.file.path))
    return names
  }

  private func apps() -> SeparateApps {
    AppFolders(files.filter { scope.describesApp($0.file.path) })
      .separate(files, workingDirectory: scope.workingDirectory)
  }

  private var learnedPath: String {
    scope.shown(scope.root == "/" ? "/" + LearnedSymbols.fileName : scope.root + "/" + LearnedSymbols.fileName)
  }

  /// The code of packages on disk that the app imports.
  func libraries(roots: [String], _ options: DiscoveryOptions) -> [SourceUnit] {
    var imports: Set<String> = []
    var known: Set<String> = []
    for loaded in files {
      guard case .source(_, let traits, _) = loaded.content else { continue }
      known.insert(loaded.file.path)
      imports.formUnion(traits.imports)
    }
    let scope = scope
    let named = options.libraries.map { Paths.absolute($0, from: scope.root) }
    let libraries = Libraries(
      roots: Array(Set(roots + packages.folders)).sorted(), named: named, shown: { scope.shown($0) },
      inRoot: { scope.inRoot($0) })
    return libraries.isEmpty ? [] : libraries.sources(of: imports, known: known)
  }

  /// What the project is made from besides the texts of its code and interface files.
  private func surroundings(
    _ sources: [SourceUnit], _ learned: LearnedSymbols, _ apps: SeparateApps
  ) -> Surroundings {
    var digest = ContentDigest()
    for app in apps.apps { digest.combine("\(app.folder) \(app.unseen.sorted())") }
    for (symbol, names) in learned.names.sorted(by: { $0.key < $1.key }) {
      digest.combine(symbol)
      for (language, name) in names.sorted(by: { $0.key < $1.key }) { digest.combine(language + ":" + name) }
    }
    for loaded in files {
      digest.combine(scope.shown(loaded.file.path))
      digest.combine(loaded.digest ?? ContentDigest())
      digest.combine(loaded.error?.message ?? "")
    }
    for asset in assets {
      digest.combine(scope.shown(asset.path))
      digest.combine(asset.kind.number)
    }
    for unit in sources {
      digest.combine(unit.pathInRoot)
      digest.combine("\(unit.role.rawValue) \(unit.isRequested) \(unit.module ?? "")")
    }
    return Surroundings(digest)
  }

  private mutating func add(problem message: String, path: String) {
    problems.append(Problem(file: scope.shown(path), message: message))
  }

  private mutating func dropLinksToKnownFiles() {
    var known = Set(files.filter { !$0.file.isLink }.compactMap(\.identity))
    files = files.filter { loaded in
      guard loaded.file.isLink, let identity = loaded.identity else { return true }
      return known.insert(identity).inserted
    }
  }

  // MARK: Sources

  private mutating func sources() -> [SourceUnit] {
    var units: [SourceUnit] = []
    for loaded in files {
      guard case .source(let source, let traits, let manifest) = loaded.content else { continue }
      let path = loaded.file.path
      let place = packages.place(of: Paths.parent(path))
      let role = manifest != nil ? .packageManifest : role(path, traits, place)
      let facts = buildFacts(path, traits, target: place?.target.name)
      units.append(
        SourceUnit(
          file: source.built(facts), role: role, isRequested: scope.isAnalysed(path),
          module: role == .packageManifest ? nil : place?.target.name, pathInRoot: scope.inRoot(path)))
    }
    return units.sorted { $0.file.path < $1.file.path }
  }

  private func role(_ path: String, _ traits: SourceTraits, _ place: PackageIndex.Place?) -> SourceUnit.Role {
    let evidence = max(scope.testEvidence(path), traits.testEvidence)
    if evidence == .strong || (evidence == .weak && !traits.importsInterface) { return .test }
    // A folder of a test target counts like other folder names: not when the user pointed into it.
    if let place, place.target.isTest, !Paths.contains(place.folder, scope.base(of: path)) { return .test }
    let folders = scope.folderNames(path)
    if folders.contains("Preview Content") { return .preview }
    if traits.isMarkedGenerated || folders.contains("Generated") || path.hasSuffix(".generated.swift") {
      return .generated
    }
    return .app
  }

  // MARK: Settings

  private func developmentLanguage() -> String {
    var catalogs: [String: Int] = [:]
    var regions: [String] = []
    var localizations: [String] = []
    for loaded in files where scope.describesApp(loaded.file.path) {
      switch loaded.content {
      case .catalog(let catalog): catalogs[catalog.sourceLanguage, default: 0] += 1
      case .settings(let settings): regions += settings.developmentRegion.map { [$0] } ?? []
      case .source(_, _, let manifest?): localizations += manifest.defaultLocalization.map { [$0] } ?? []
      default: break
      }
    }
    if let most = catalogs.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) { return most.key }
    return LanguageNames.normalized(regions.first ?? localizations.first ?? "en")
  }

  /// What the app declares about itself, in the files that were asked for.
  private func info() -> [InfoSettings] {
    var families: [String: Set<String>] = [:]
    for loaded in files {
      for target in loaded.targets {
        for (list, family) in target.deviceFamilies(folder: loaded.projectFolder) { families[list, default: []].insert(family) }
      }
    }
    return files.filter { scope.isAnalysed($0.file.path) && scope.describesApp($0.file.path) }.compactMap { loaded in
      if case .infoPlist = loaded.file.kind, targets.leavesOutList(loaded.file.path) { return nil }
      guard let family = families[loaded.file.path], family.count == 1, let only = family.first else { return loaded.info }
      return loaded.info?.read(onFamily: only)
    }
  }

  private func deployment(_ sources: [SourceUnit]) -> DeploymentTargets {
    var targets = DeploymentTargets()
    var variables: [String: String] = [:]
    for case .settings(let settings) in files.map(\.content) {
      variables.merge(settings.variables) { first, _ in first }
    }
    for loaded in files where scope.describesApp(loaded.file.path) {
      guard case .settings(let settings) = loaded.content else { continue }
      for (platform, value) in settings.deploymentTargets {
        let resolved = BuildSettings.resolve(value, variables: variables)
        if let version = Version(resolved) { targets.add(version, for: platform) }
      }
    }
    // A package without code of its own only builds the tools of the project.
    let withCode = sources.filter { $0.role != .test && $0.role != .packageManifest }.compactMap {
      packages.manifestFolder(of: Paths.parent(Paths.join(scope.root, $0.pathInRoot)))
    }
    for folder in Set(withCode) {
      for (platform, version) in packages.manifest(in: folder)?.platforms ?? [] { targets.add(version, for: platform) }
    }
    return targets
  }

  // MARK: Interface files

  /// Storyboards and XIBs; of those that are kept for each language, that of `Base.lproj`, else of the language in
  /// which the app is written, or of the form of it that the bundle has.
  private func interfaceFiles(developmentLanguage: String) -> [InterfaceUnit] {
    let forms = formsOfFiles { if case .interface = $0 { true } else { false } }
    return files.compactMap { loaded in
      guard case .interface(let source) = loaded.content else { return nil }
      if case .language(let language) = LanguageNames.folder(of: loaded.file.path),
        language != forms[bundlePath(loaded)].flatMap({ LanguageMatch.best(for: developmentLanguage, of: $0) }) {
        return nil
      }
      let path = loaded.file.path
      let facts = buildFacts(path, nil, target: nil)
      return InterfaceUnit(
        file: source.built(facts), isReported: scope.isAnalysed(path) && scope.testEvidence(path) < .strong)
    }
  }

  // MARK: Pictures and colours

  private func assetIndex() -> AssetIndex {
    var nameSpaces: Set<String> = []
    for loaded in files {
      if case .assetGroup(true) = loaded.content { nameSpaces.insert(Paths.parent(loaded.file.path)) }
    }
    var builder = AssetCatalogBuilder(nameSpaces: nameSpaces)
    for asset in assets { builder.add(asset) }
    let colors = files.compactMap { loaded -> (rank: (Int, String), color: ColorAsset?)? in
      guard case .color(let color) = loaded.content else { return nil }
      return ((scope.precedence(loaded.file.path), Paths.parent(loaded.file.path)), color)
    }
    for (rank, color) in colors.sorted(by: { $0.rank < $1.rank }) {
      let folder = AssetCatalogBuilder.catalogFolder(rank.1) ?? Paths.parent(rank.1)
      builder.add(color: color, path: rank.1, folder: scope.shown(folder))
    }
    return builder.build()
  }
}
