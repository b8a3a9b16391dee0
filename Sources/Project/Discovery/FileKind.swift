/// What a file is to Earshot, told from its name.
enum FileKind: Sendable {
  case swift
  /// `Package.swift`: Swift source, and what it says about targets and platforms.
  case manifest
  /// `project.pbxproj`
  case xcodeProject
  /// `project.yml`, of which XcodeGen makes a project
  case xcodeGen
  /// `.xcconfig`
  case buildSettings
  case strings
  case stringsDictionary
  case stringCatalog
  /// `.storyboard` and `.xib`
  case interfaceFile
  /// `Info.plist`, `App-Info.plist`
  case infoPlist
  /// `.h`, `.m` and `.mm`, of which the names of classes and their superclasses are read.
  case objectiveC
  /// `Contents.json` of a `.colorset`
  case colorSet
  /// `Contents.json` of a folder inside an asset catalog, which may say that the folder is a name space
  case assetGroup

  /// The kind of a file with this name, nil for files that say nothing about screens.
  init?(name: String, isInsideCatalog: Bool) {
    if isInsideCatalog, name == "Contents.json" {
      self = .assetGroup
      return
    }
    switch FileNames.pathExtension(name) {
    case "swift": self = name == "Package.swift" ? .manifest : .swift
    case "xcconfig": self = .buildSettings
    case "strings": self = .strings
    case "stringsdict": self = .stringsDictionary
    case "xcstrings": self = .stringCatalog
    case "storyboard", "xib": self = .interfaceFile
    case "h", "m", "mm": self = .objectiveC
    case "pbxproj" where name == "project.pbxproj": self = .xcodeProject
    case "yml", "yaml":
      guard XcodeGenTargets.isSpecification(name) else { return nil }
      self = .xcodeGen
    case "plist" where name == "Info.plist" || name.hasSuffix("-Info.plist"): self = .infoPlist
    default: return nil
    }
  }

  /// Whether findings about the app as a whole may stand in such a file.
  var holdsSettings: Bool {
    switch self {
    case .infoPlist, .xcodeProject: true
    default: false
    }
  }

  var isSwift: Bool {
    switch self {
    case .swift, .manifest: true
    default: false
    }
  }
}

/// Assets that are known by name alone; what they hold is never read.
enum AssetKind: Sendable {
  case image, symbol
  /// A picture beside the catalogs, which `Image("name")` finds as well.
  case looseImage
  /// A film, a sound or captions.
  case media

  var number: Int {
    switch self {
    case .image: 0
    case .symbol: 1
    case .looseImage: 2
    case .media: 3
    }
  }
}

/// How the discovery treats a folder, told from its name.
enum FolderKind: Sendable {
  case ordinary, skipped, xcodeProject, assetCatalog, imageSet, symbolSet, colorSet

  init(name: String, isInsideCatalog: Bool) {
    let pathExtension = FileNames.pathExtension(name)
    if isInsideCatalog {
      switch pathExtension {
      case "imageset", "imagestack": self = .imageSet
      case "symbolset": self = .symbolSet
      case "colorset": self = .colorSet
      default: self = FileNames.otherAssetExtensions.contains(pathExtension) ? .skipped : .ordinary
      }
      return
    }
    switch pathExtension {
    case "xcodeproj": self = .xcodeProject
    case "xcassets": self = .assetCatalog
    default:
      let isSkipped = FileNames.skippedFolders.contains(name) || FileNames.skippedExtensions.contains(pathExtension)
      self = isSkipped ? .skipped : .ordinary
    }
  }
}

/// What names of files and folders say of what is in them.
enum FileNames {
  /// Folders with other people's code, with build results, with tools (fastlane brings its runner as Swift source) and
  /// with the reference pictures of snapshot tests.
  static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "fastlane", "__Snapshots__",
  ]

  /// Bundles whose contents are not the project's own source. A `.docc` catalog holds steps of tutorials: several
  /// versions of the same Swift file. What Xcode exports for translators (`.xcloc`) holds copies of interface files and
  /// texts for each language, and a template holds code with gaps.
  static let skippedExtensions: Set<String> = [
    "xcworkspace", "framework", "xcframework", "app", "docc", "xcloc", "xctemplate", "xcarchive", "xcresult",
  ]

  /// Sets in asset catalogs that cannot be shown by `Image` or `Color`, and may hold image sets that cannot either.
  static let otherAssetExtensions: Set<String> = [
    "appiconset", "brandassets", "cubetextureset", "complicationset", "dataset", "gcdashboardimage", "gcleaderboard",
    "iconset", "imagestacklayer", "launchimage", "mipmapset", "solidimagestack", "stickerpack", "textureset",
    "arimageset", "arresourcegroup",
  ]

  /// Pictures that are found by name when they lie in a bundle.
  static let looseImageExtensions: Set<String> = ["png", "jpg", "jpeg", "heic", "gif", "tiff", "pdf"]

  /// The last extension without its dot, empty when there is none.
  static func pathExtension(_ name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return String(name[name.utf8.index(after: dot)...])
  }
}
