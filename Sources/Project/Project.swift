import SourceModel

/// What to look at, as given on the command line and in the configuration.
public struct DiscoveryOptions: Sendable {
  /// Files and folders; none means the working directory.
  public var paths: [String]
  /// Absolute. Relative paths start here, and the paths of source files are relative to it.
  public var workingDirectory: String
  /// Globs relative to the root of the analysed tree. When there are any, a file below a given folder counts as
  /// requested only if one of them matches.
  public var include: [String]
  /// Globs relative to the root. A file below a given folder that one of them matches is read for its declarations
  /// only. Files that are given by their own path are requested in any case.
  public var exclude: [String]
  /// Folders with the code of packages that the app uses, relative to the root; checkouts of package managers beside
  /// the app are found by themselves.
  public var libraries: [String] = []
  /// Texts of files as they stand in an editor, by path, instead of what is on disk. A file that is not there yet is
  /// part of the project where it would lie.
  public var buffers: [String: [UInt8]] = [:]
  /// Nothing outside of this folder is read, wherever links and enclosing repositories lead: absolute, with all links
  /// resolved; nil for no such limit.
  public var boundary: String?

  /// Whether the whole project is analysed, and not only what the paths name, since what is said of a file depends on
  /// where its parts are used. The paths then decide what is reported.
  public var analysesProject = false
  /// Whether `include` and `exclude` hold for files that are given by their own path as well.
  public var excludesNamedFiles = false
  /// Folders that say for themselves which of their files count.
  public var parts: [Part] = []

  /// A folder whose files are requested by globs of its own.
  public struct Part: Hashable, Sendable {
    /// Relative to the root.
    public var folder: String
    /// Globs relative to the folder, as those of the root. What the root excludes is excluded here as well.
    public var include: [String]
    public var exclude: [String]

    public init(folder: String, include: [String], exclude: [String]) {
      self.folder = folder
      self.include = include
      self.exclude = exclude
    }
  }

  public init(paths: [String], workingDirectory: String, include: [String] = [], exclude: [String] = []) {
    self.paths = paths
    self.workingDirectory = workingDirectory
    self.include = include
    self.exclude = exclude
  }

  /// The path for reports of a file that is named by another one, and absolute.
  func paths(of path: String) -> (shown: String, absolute: String) {
    let folder = Paths.absolute(workingDirectory, from: "/")
    let absolute = Paths.absolute(path, from: folder)
    return (Paths.relative(absolute, to: folder), absolute)
  }
}

/// The files and resources of an app, read into memory.
public struct Project: Sendable {
  /// Absolute path of the tree that is analysed: the enclosing repository, or folder with a configuration file;
  /// without one the outermost enclosing folder with a package or an Xcode project; without that the working directory,
  /// where the given path lies in it, or the folder in it where projects lie in it that have nothing to do with each
  /// other; without that the given folder.
  /// With arguments from different projects, the deepest folder that holds all of these.
  public var root: String
  /// The Swift files, sorted by path.
  public var sources: [SourceUnit]
  /// The storyboards and XIBs, sorted by path; of localised ones the base.
  public var interfaceFiles: [InterfaceUnit] = []
  /// Films, sounds and captions among the files.
  public var media = MediaFiles() { didSet { surroundings = Surroundings() } }
  /// Apps among the files that have nothing to do with each other.
  public var apps = SeparateApps() { didSet { surroundings = Surroundings() } }
  /// What could not be read, sorted by path.
  public var problems: [Problem]
  public var strings: StringTables { didSet { surroundings = Surroundings() } }
  /// The catalogs and `.strings` files that new texts in the language of the code go into.
  public var texts: [TextFile] = []
  public var assets: AssetIndex { didSet { surroundings = Surroundings() } }
  public var deployment: DeploymentTargets { didSet { surroundings = Surroundings() } }
  /// The language that the texts in code are in: what most string catalogs name as their source language, else the
  /// development region of an Xcode project, else the default localization of a package, else `en`.
  public var developmentLanguage: String { didSet { surroundings = Surroundings() } }
  /// What the app declares about itself to the system, by path.
  public var info: [InfoSettings] { didSet { surroundings = Surroundings() } }
  /// The folders that the project was read from, with all links resolved; sorted. What lies elsewhere, and is reached
  /// through a link, is not the project's to change.
  public var realRoots: [String] = []
  /// The classes that Objective-C files speak of, by name.
  public var objectiveC: [String: ObjectiveCClass] = [:] { didSet { surroundings = Surroundings() } }
  /// What Objective-C files may open scenes of storyboards by.
  public var objectiveCNames = ObjectiveCNames()
  /// The storyboards that the system opens by itself; of a project made in memory any may be one.
  public var storyboards = StoryboardNames([], isOpen: true)
  /// What recordings of the app tell of the names of symbols.
  public var learnedSymbols = LearnedSymbols() { didSet { surroundings = Surroundings() } }
  /// Paths of files that are analysed for the sake of others and were not asked about.
  public var unreportedPaths: Set<String> = []
  /// Paths of files that no target builds, though one builds others of the same folder; nobody meets what they hold.
  public var unbuiltPaths: Set<String> = []
  /// The number of Swift and interface files that the paths name, whatever they are for.
  public var namedFiles = 0
  /// Whether a path is that of an `Info.plist` or of the project of Xcode.
  public var namesSettings = false
  /// Where the paths of files are relative to; absolute.
  public internal(set) var workingDirectory: String
  /// Arguments that do not exist, as given.
  public var missingPaths: [String]
  /// Everything but the texts of Swift and interface files; see `Surroundings`.
  public internal(set) var surroundings = Surroundings()

  /// A project made in memory, for one file from standard input and for tests.
  public init(
    root: String, sources: [SourceUnit] = [], problems: [Problem] = [], strings: StringTables = StringTables(),
    assets: AssetIndex = AssetIndex(), deployment: DeploymentTargets = DeploymentTargets(),
    developmentLanguage: String = "en", missingPaths: [String] = [], info: [InfoSettings] = []
  ) {
    self.root = root
    workingDirectory = root
    self.sources = sources
    self.problems = problems
    self.strings = strings
    self.assets = assets
    self.deployment = deployment
    self.developmentLanguage = developmentLanguage
    self.missingPaths = missingPaths
    self.info = info
  }

  /// Finds and reads the project that the paths belong to. Never fails: what cannot be read is in `problems`, what
  /// does not exist in `missingPaths`.
  public static func discover(_ options: DiscoveryOptions) -> Project { ProjectInputs(options).project() }

  /// The folder that `discover` would take for the root of the paths, and what lies around it.
  ///
  /// - Parameter boundary: As in `DiscoveryOptions`.
  public static func root(of paths: [String], workingDirectory: String, boundary: String? = nil) -> ProjectPlace {
    let workingDirectory = Paths.absolute(workingDirectory, from: "/")
    var requests = Arguments(paths, workingDirectory: workingDirectory).requests
    if requests.isEmpty { requests = [Request(path: workingDirectory, isFolder: true)] }
    let root = ProjectRoot(requests: requests, workingDirectory: workingDirectory, boundary: boundary)
    return ProjectPlace(root, boundary: boundary)
  }

  /// The path of a file relative to the root, which is the same in every checkout and from every working directory.
  ///
  /// - Parameter path: As in `SourceFile.path`.
  public func pathInRoot(_ path: String) -> String {
    Paths.relative(Paths.absolute(path, from: workingDirectory), to: root)
  }

  /// Size of the largest file that is read, in bytes.
  public static var sizeLimit: Int { FileSystem.sizeLimit }

  /// Why bytes are no source text, in words for a `Problem`; nil when they are.
  public static func problem(inText bytes: [UInt8]) -> String? { UTF8Check.problem(in: bytes) }

  /// Bytes as text in which each that is no UTF-8 is written as `\xE9`.
  public static func readable(_ bytes: [UInt8]) -> String { UTF8Check.readable(bytes) }

  /// Whether bytes are valid UTF-8.
  public static func isUTF8(_ bytes: [UInt8]) -> Bool { UTF8Check.firstInvalidOffset(bytes) == nil }

  /// Whether a file of this name says something about an app, so that it is read.
  public static func isInput(name: String) -> Bool { FileKind(name: name, isInsideCatalog: false) != nil }

  /// Whether a folder, absolute, holds things that have nothing to do with each other, such as a home folder or the
  /// root of a disk, and no project of its own.
  public static func isSharedFolder(_ folder: String) -> Bool {
    ProjectRoot.isShared(Paths.absolute(folder, from: "/"))
  }

  /// Whether a folder of this name is passed over, with all that is in it.
  public static func skips(folderNamed name: String) -> Bool {
    if case .skipped = FolderKind(name: name, isInsideCatalog: false) { return true }
    return name.hasPrefix(".")
  }
}
