import SourceModel

/// A file of the project, read and understood as far as that is possible without the others.
struct LoadedFile: Sendable {
  enum Content: Sendable {
    case source(SourceFile, SourceTraits, PackageManifest?)
    case settings(BuildSettings)
    case strings(StringTables.Entries)
    case catalog(StringCatalog)
    case interface(SourceFile)
    /// nil for a colour of the system.
    case color(ColorAsset?)
    case assetGroup(providesNameSpace: Bool)
    case none
  }

  var file: FoundFile
  /// nil when the file could not be opened.
  var identity: FileIdentity?
  var content = Content.none
  /// What the targets of an Xcode project declare.
  var info: InfoSettings?
  /// The text of a catalog or `.strings` file that new keys may go into.
  var text: SourceFile?
  /// The targets of an Xcode project, or of what one is made from.
  var targets: [XcodeTarget] = []
  /// What an Xcode project or a manifest names by paths that lead out of its folder, as written.
  var pathsOutside: Set<String> = []
  /// The classes that an Objective-C file speaks of.
  var objectiveC: [String: ObjectiveCClass] = [:]
  /// The names that it holds.
  var objectiveCNames: ObjectiveCNames?
  /// The storyboards that it has the system open.
  var storyboards: StoryboardNames?
  /// What is wrong with the file; a content may be there all the same.
  var error: FileError?
  /// Of all bytes; nil for what is code only, and could not be read.
  var digest: ContentDigest?

  /// - Parameter shownPath: The path for reports.
  init(_ file: FoundFile, _ contents: Result<FileSystem.Contents, FileError>, shownPath: String) {
    self.file = file
    switch contents {
    case .failure(let error):
      // An asset without a description is an empty one.
      if case .colorSet = file.kind, error.isMissing { return }
      self.error = error
    case .success(let contents):
      identity = contents.identity
      do throws(FileError) { try understand(contents.bytes, shownPath: shownPath) } catch { self.error = error }
    }
  }

  private mutating func understand(_ bytes: [UInt8], shownPath: String) throws(FileError) {
    switch file.kind {
    case .swift, .interfaceFile: break
    default: digest = ContentDigest(bytes)
    }
    switch file.kind {
    case .swift, .manifest:
      if let problem = UTF8Check.problem(in: bytes) { throw FileError(problem) }
      let source = SourceFile(path: shownPath, bytes: bytes)
      let manifest = manifest(bytes)
      if manifest != nil { pathsOutside = ProjectFiles.relativePaths(in: bytes) }
      content = .source(source, SourceTraits(bytes), manifest)
    case .xcodeProject:
      content = .settings(.xcodeProject(bytes))
      info = InfoSettings(xcodeProject: SourceFile(path: shownPath, bytes: bytes))
      storyboards = StoryboardNames(settings: bytes, isProject: true)
      error = XcodeProjectCheck(bytes).error
      targets = XcodeTargetReader.targets(bytes, path: file.path)
      pathsOutside = ProjectFiles.relativePaths(in: bytes)
    case .xcodeGen:
      targets = XcodeGenTargets.targets(bytes, path: file.path)
      if !targets.isEmpty { content = .settings(BuildSettings(of: targets)) }
    case .infoPlist:
      storyboards = StoryboardNames(propertyList: bytes)
      // What the preprocessor makes of it is not known, so nothing is said of such a file.
      if PropertyList.isPreprocessed(bytes) { return }
      info = InfoSettings(propertyList: SourceFile(path: shownPath, bytes: bytes))
      _ = try PropertyList.dictionary(bytes)
    case .buildSettings:
      content = .settings(.configurationFile(bytes))
      storyboards = StoryboardNames(settings: bytes, isProject: false)
    case .strings:
      let strings = StringsFile(bytes)
      content = .strings(strings.entries)
      error = strings.error
      if error == nil { text = writable(bytes, shownPath) }
    case .stringsDictionary: content = .strings(try StringsDictionary.read(bytes))
    case .stringCatalog:
      content = .catalog(try StringCatalog(bytes))
      text = writable(bytes, shownPath)
    case .interfaceFile:
      if let problem = UTF8Check.problem(in: bytes) { throw FileError(problem) }
      content = .interface(SourceFile(path: shownPath, bytes: bytes))
    case .objectiveC:
      objectiveC = ObjectiveCReader.classes(in: bytes)
      objectiveCNames = ObjectiveCNames(bytes)
    case .colorSet: content = .color(try ColorSet.read(bytes))
    case .assetGroup: content = .assetGroup(providesNameSpace: try AssetCatalogBuilder.providesNameSpace(bytes))
    }
  }

  /// The folder that paths in a project, or in what one is made from, start from.
  var projectFolder: String { file.kind == .xcodeProject ? Paths.parent(Paths.parent(file.path)) : Paths.parent(file.path) }

  /// Fixes write to the table that is looked into where none is named.
  private func writable(_ bytes: [UInt8], _ shownPath: String) -> SourceFile? {
    // Tables of interface files lie in the folders of their languages.
    let isTable = Paths.stem(file.path) == "Localizable" || Paths.parent(file.path).hasSuffix(".lproj")
    guard isTable, UTF8Check.problem(in: bytes) == nil else { return nil }
    return SourceFile(path: shownPath, bytes: bytes)
  }

  private func manifest(_ bytes: [UInt8]) -> PackageManifest? {
    // `Package@swift-5.9.swift` is for other versions of the compiler and says the same for our purposes.
    let isCandidate = file.kind == .manifest || Paths.name(file.path).hasPrefix("Package@swift-")
    return isCandidate && PackageManifest.isManifest(bytes) ? PackageManifest(bytes) : nil
  }
}
