/// Apple's platforms.
public struct PlatformSet: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let iOS = PlatformSet(rawValue: 1)
  public static let macOS = PlatformSet(rawValue: 2)
  public static let tvOS = PlatformSet(rawValue: 4)
  public static let watchOS = PlatformSet(rawValue: 8)
  public static let visionOS = PlatformSet(rawValue: 16)
  public static let all: PlatformSet = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]

  /// Each platform with the name that `os()`, `#available` and package manifests give it, the one that code is read for
  /// first of several in front.
  public static let named: [(name: String, platform: PlatformSet)] = [
    ("iOS", .iOS), ("macOS", .macOS), ("visionOS", .visionOS), ("tvOS", .tvOS), ("watchOS", .watchOS),
  ]

  public init?(name: String) {
    guard let platform = Self.named.first(where: { $0.name == name })?.platform else { return nil }
    self = platform
  }
}

/// A version of the language, as `SWIFT_VERSION` has it.
public struct SwiftVersion: Hashable, Comparable, Sendable {
  public let major: Int
  public let minor: Int

  public init(major: Int, minor: Int) { (self.major, self.minor) = (major, minor) }

  /// `4.2`, `5`; nil for what is no number.
  public init?(_ text: String) {
    let parts = text.split(separator: ".").map { Int($0) }
    guard let major = parts.first ?? nil else { return nil }
    self.init(major: major, minor: parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  public static func < (first: Self, second: Self) -> Bool { (first.major, first.minor) < (second.major, second.minor) }
}

/// What the project says of how a file is built.
public struct BuildFacts: Hashable, Sendable {
  /// The platforms of the targets that the file belongs to; empty where nothing tells.
  public var platforms: PlatformSet
  /// The lowest version of each platform that these targets run on, by name, as it is written.
  public var minimumVersions: [String: String]

  /// The lowest version of Swift that these targets are compiled as; nil where nothing tells.
  public var swiftVersion: SwiftVersion?

  /// The appearance that all of these targets are always shown in, as `UIUserInterfaceStyle` has it; nil where people
  /// choose, or nothing tells.
  public var forcedStyle: String?

  /// The module of a package that the file belongs to; nil for code of an app, and where nothing tells.
  public var module: String?

  /// The targets of Xcode projects that build the file, each by the names of its project and its own, in order; empty
  /// where nothing tells.
  public var targets: [String] = []

  /// No target builds the file, though some build others beside it: it was left behind.
  public var isLeftBehind = false

  /// The file is other people's code that the project only uses.
  public var isLibrary = false

  public init(
    platforms: PlatformSet = [], minimumVersions: [String: String] = [:], forcedStyle: String? = nil,
    module: String? = nil, targets: [String] = [], isLeftBehind: Bool = false, isLibrary: Bool = false
  ) {
    self.module = module
    self.targets = targets
    self.isLeftBehind = isLeftBehind
    self.isLibrary = isLibrary
    self.platforms = platforms
    self.minimumVersions = minimumVersions
    self.forcedStyle = forcedStyle
  }

  /// The platform that conditional compilation and availability are decided for: iOS, unless the file is certainly for
  /// others alone.
  public var system: String {
    PlatformSet.named.first { platforms.contains($0.platform) }?.name ?? "iOS"
  }

  /// Whether people may meet what the file declares on one of these platforms; also where nothing tells.
  public func mayRun(on wanted: PlatformSet) -> Bool {
    platforms.isEmpty || !platforms.isDisjoint(with: wanted)
  }
}
