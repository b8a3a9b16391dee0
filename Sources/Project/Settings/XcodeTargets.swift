import SourceModel

/// A target of an Xcode project, as far as it says where its code runs.
struct XcodeTarget: Sendable {
  var name: String
  /// Absolute paths of the files that it builds or copies.
  var files: Set<String> = []
  /// Absolute paths of folders whose files it builds.
  var folders: [String] = []
  /// Absolute paths of Swift files that its project lists and that no target builds, one of tests neither.
  var unbuilt: Set<String> = []
  /// Absolute paths of all files and folders that its project speaks of, whoever builds them.
  var spoken: Set<String> = []
  /// Files of these folders that it leaves out.
  var exceptions: Set<String> = []
  /// Files that it builds for some of its platforms only.
  var filters: [String: PlatformSet] = [:]
  /// Names of the products of packages that it links.
  var products: [String] = []
  /// Each configuration's settings: those of the target over those of the project.
  var configurations: [[String: String]] = []
  /// Absolute paths of the `.xcconfig` files that the configurations are based on, for each that of the target and that
  /// of the project.
  var bases: [[String]] = []

  /// The `Info.plist` files of its configurations by absolute path, each with the devices that it is for as the project
  /// writes them; "" where that is written elsewhere.
  ///
  /// - Parameter folder: The folder of the Xcode project.
  func deviceFamilies(folder: String) -> [(list: String, family: String)] {
    configurations.compactMap { settings in
      guard let list = settings["INFOPLIST_FILE"] else { return nil }
      let family = (settings["TARGETED_DEVICE_FAMILY"] ?? "").filter { $0.isNumber || $0 == "," }
      return (Paths.absolute(Self.inProject(list), from: folder), family)
    }
  }

  /// The absolute paths of the `Info.plist` files of its configurations; nil where one may be written elsewhere, as in a
  /// file of settings, or is made of what only a build knows.
  ///
  /// - Parameter folder: The folder of the Xcode project.
  func infoLists(folder: String) -> Set<String>? {
    guard !configurations.isEmpty else { return nil }
    var found: Set<String> = []
    for settings in configurations {
      guard let list = settings["INFOPLIST_FILE"] else {
        guard settings["GENERATE_INFOPLIST_FILE"] == "YES" else { return nil }
        continue
      }
      let path = Self.inProject(list)
      guard !path.contains("$") else { return nil }
      found.insert(Paths.absolute(path, from: folder))
    }
    return found
  }

  /// The platforms that the settings name, the lowest versions there, and the appearance that is forced.
  ///
  /// - Parameters:
  ///   - files: The settings of `.xcconfig` files by absolute path.
  ///   - styles: What `Info.plist` files force by absolute path.
  ///   - folder: The folder of the Xcode project.
  func facts(files: [String: [String: String]], styles: [String: String], folder: String) -> BuildFacts {
    var facts = BuildFacts()
    var forced: Set<String?> = []
    for (settings, bases) in zip(configurations, bases) {
      var settings = settings
      for base in bases { settings.merge(files[base] ?? [:]) { own, _ in own } }
      if let version = settings["SWIFT_VERSION"].flatMap({ SwiftVersion(BuildSettings.resolve($0, variables: settings)) }) {
        facts.swiftVersion = min(facts.swiftVersion ?? version, version)
      }
      let platforms = Self.platforms(settings)
      facts.platforms.formUnion(platforms)
      let list = settings["INFOPLIST_FILE"].flatMap { styles[Paths.absolute(Self.inProject($0), from: folder)] }
      forced.insert(settings["INFOPLIST_KEY_UIUserInterfaceStyle"] ?? list)
      for platform in DeploymentTargets.Platform.allCases {
        let name = platform.manifestName
        guard let set = PlatformSet(name: name), platforms.isEmpty || platforms.contains(set),
          let written = settings[platform.buildSetting] else { continue }
        let value = BuildSettings.resolve(written, variables: settings)
        guard let version = Version(value) else { continue }
        if let other = facts.minimumVersions[name].flatMap({ Version($0) }), other <= version { continue }
        facts.minimumVersions[name] = value
      }
    }
    if forced.count == 1, let style = forced.first ?? nil, style != "Automatic" { facts.forcedStyle = style }
    // Apps have a dark appearance when they are linked against iOS 13 (Apple: supporting Dark Mode in your interface), whose
    // SDK no Xcode has that still compiles Swift 3 (release notes of Xcode 10.2).
    if let version = facts.swiftVersion, version.major < 4, !facts.platforms.isEmpty, facts.platforms.isSubset(of: .iOS) {
      facts.forcedStyle = "Light"
    }
    return facts
  }

  /// A path without the variables for the folder of the project, from which it is taken anyway.
  private static func inProject(_ path: String) -> String {
    let starts = ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"].flatMap { ["$(\($0))/", "${\($0)}/"] }
    return starts.first(where: path.hasPrefix).map { String(path.dropFirst($0.count)) } ?? path
  }

  /// What `SUPPORTED_PLATFORMS` says, else what the SDK does; empty for `auto` and for what cannot be resolved.
  private static func platforms(_ settings: [String: String]) -> PlatformSet {
    func value(_ name: String) -> String? { settings[name].map { BuildSettings.resolve($0, variables: settings) } }
    if let supported = value("SUPPORTED_PLATFORMS"), !supported.isEmpty {
      let named = supported.split(separator: " ").reduce(into: PlatformSet()) { $0.formUnion(sdk(String($1))) }
      if !named.isEmpty { return named }
    }
    return value("SDKROOT").map(sdk) ?? []
  }

  private static func sdk(_ name: String) -> PlatformSet {
    let names: [(String, PlatformSet)] = [
      ("iphoneos", .iOS), ("macosx", .macOS), ("appletvos", .tvOS), ("watchos", .watchOS), ("xros", .visionOS),
    ]
    return names.first { name.hasPrefix($0.0) }?.1 ?? []
  }
}

/// Reads the targets of a `project.pbxproj` with the files that they build; targets of tests are left out.
struct XcodeTargetReader {
  private let objects: [String: OldStyleList]
  private let mainGroup: String?
  private let configurationList: String?
  /// Absolute paths of files, groups and folders, by their objects.
  private var paths: [String: String] = [:]

  private init?(_ bytes: [UInt8], path: String) {
    guard let list = OldStyleList(bytes), case .dictionary(let objects)? = list["objects"],
      let root = list["rootObject"]?.text, let project = objects[root] else { return nil }
    self.objects = objects
    mainGroup = project["mainGroup"]?.text
    configurationList = project["buildConfigurationList"]?.text
    // `…/App.xcodeproj/project.pbxproj`
    var base = Paths.parent(Paths.parent(path))
    if let folder = project["projectDirPath"]?.text, !folder.isEmpty { base = Paths.absolute(folder, from: base) }
    if let mainGroup { place(mainGroup, in: base, root: base, depth: 0) }
  }

  /// - Parameter path: Absolute path of the file.
  static func targets(_ bytes: [UInt8], path: String) -> [XcodeTarget] {
    guard let reader = XcodeTargetReader(bytes, path: path) else { return [] }
    let (unbuilt, spoken) = (reader.unbuilt, Set(reader.paths.values))
    return reader.objects.sorted { $0.key < $1.key }.compactMap { key, object in
      var target = reader.target(object, key: key)
      target?.unbuilt = unbuilt
      target?.spoken = spoken
      return target
    }
  }

  private var unbuilt: Set<String> {
    let built = Set(objects.values.compactMap { $0["isa"]?.text == "PBXBuildFile" ? $0["fileRef"]?.text : nil })
    // A folder may be one of those that are kept in step with the disk, or of a package.
    return Set(objects.compactMap { key, object in
      object["isa"]?.text == "PBXFileReference" && !built.contains(key) && object["path"]?.text?.hasSuffix(".swift") == true ? paths[key] : nil
    })
  }

  private static let depthLimit = 64

  private mutating func place(_ key: String, in folder: String, root: String, depth: Int) {
    guard depth < Self.depthLimit, paths[key] == nil, let object = objects[key] else { return }
    var own = folder
    switch object["sourceTree"]?.text {
    case "<group>": if let path = object["path"]?.text { own = Paths.absolute(path, from: folder) }
    case "SOURCE_ROOT": own = Paths.absolute(object["path"]?.text ?? ".", from: root)
    case "<absolute>": own = object["path"]?.text ?? folder
    default: return
    }
    paths[key] = own
    for child in object["children"]?.texts ?? [] { place(child, in: own, root: root, depth: depth + 1) }
  }

  private func target(_ object: OldStyleList, key: String) -> XcodeTarget? {
    guard object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text,
      !(object["productType"]?.text?.contains("test") ?? false) else { return nil }
    var target = XcodeTarget(name: name)
    for phase in object["buildPhases"]?.texts ?? [] {
      for file in objects[phase]?["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text else { continue }
        if let path = paths[reference] {
          target.files.insert(path)
          let one = [objects[file]?["platformFilter"]?.text].compactMap(\.self)
          target.filters[path] = Self.platforms((objects[file]?["platformFilters"]?.texts ?? []) + one)
        }
        // A storyboard with its languages is a group.
        for child in objects[reference]?["children"]?.texts ?? [] {
          if let path = paths[child] { target.files.insert(path) }
        }
      }
    }
    addFolders(of: object, key: key, to: &target)
    target.products = (object["packageProductDependencies"]?.texts ?? []).compactMap { objects[$0]?["productName"]?.text }
    addConfigurations(of: object, to: &target)
    return target
  }

  /// Folders that Xcode keeps in step with the disk; exceptions are of one target, in whose own folder they are left
  /// out and in others' added.
  private func addFolders(of object: OldStyleList, key: String, to target: inout XcodeTarget) {
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    for (group, value) in objects where value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let folder = paths[group] else { continue }
      if own.contains(group) { target.folders.append(folder) }
      for exception in value["exceptions"]?.texts ?? [] where objects[exception]?["target"]?.text == key {
        let files = (objects[exception]?["membershipExceptions"]?.texts ?? []).map { Paths.absolute($0, from: folder) }
        if own.contains(group) { target.exceptions.formUnion(files) } else { target.files.formUnion(files) }
        guard case .dictionary(let filters)? = objects[exception]?["platformFiltersByRelativePath"] else { continue }
        for (file, names) in filters {
          target.filters[Paths.absolute(file, from: folder)] = Self.platforms(names.texts)
        }
      }
    }
    target.folders.sort()
  }

  /// What Xcode calls the platforms of a filter; nil for none.
  private static func platforms(_ filters: [String]) -> PlatformSet? {
    let known = filters.compactMap { filterNames[$0] }
    return known.isEmpty ? nil : known.reduce(into: PlatformSet()) { $0.formUnion($1) }
  }

  private static let filterNames: [String: PlatformSet] = [
    "ios": .iOS, "maccatalyst": .iOS, "macos": .macOS, "tvos": .tvOS, "watchos": .watchOS, "xros": .visionOS,
  ]

  private func addConfigurations(of object: OldStyleList, to target: inout XcodeTarget) {
    let shared = configurations(configurationList)
    for (name, own) in configurations(object["buildConfigurationList"]?.text).sorted(by: { $0.key < $1.key }) {
      let project = shared[name]
      target.configurations.append(own.settings.merging(project?.settings ?? [:]) { own, _ in own })
      target.bases.append([own.base, project?.base].compactMap(\.self))
    }
  }

  private func configurations(_ list: String?) -> [String: (settings: [String: String], base: String?)] {
    var result: [String: (settings: [String: String], base: String?)] = [:]
    for key in list.flatMap({ objects[$0]?["buildConfigurations"]?.texts }) ?? [] {
      guard let configuration = objects[key], let name = configuration["name"]?.text,
        case .dictionary(let settings)? = configuration["buildSettings"] else { continue }
      let base = configuration["baseConfigurationReference"]?.text.flatMap { paths[$0] }
      result[name] = (settings.mapValues { $0.texts.joined(separator: " ") }, base)
    }
    return result
  }
}
