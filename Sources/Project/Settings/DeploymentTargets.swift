/// The lowest system version per platform that the project's targets run on; nil where no file says.
///
/// From `platforms:` of package manifests and from the `*_DEPLOYMENT_TARGET` settings of Xcode projects and
/// `.xcconfig` files, all configurations, without those of test targets.
public struct DeploymentTargets: Hashable, Sendable {
  public var ios: Version?
  public var macos: Version?
  public var tvos: Version?
  public var watchos: Version?
  public var visionos: Version?

  public init(
    ios: Version? = nil, macos: Version? = nil, tvos: Version? = nil, watchos: Version? = nil, visionos: Version? = nil
  ) {
    self.ios = ios
    self.macos = macos
    self.tvos = tvos
    self.watchos = watchos
    self.visionos = visionos
  }

  /// Platforms by what package manifests and Xcode's build settings call them.
  enum Platform: CaseIterable, Sendable {
    case ios, macos, tvos, watchos, visionos

    var manifestName: String {
      switch self {
      case .ios: "iOS"
      case .macos: "macOS"
      case .tvos: "tvOS"
      case .watchos: "watchOS"
      case .visionos: "visionOS"
      }
    }

    var buildSetting: String {
      switch self {
      case .ios: "IPHONEOS_DEPLOYMENT_TARGET"
      case .macos: "MACOSX_DEPLOYMENT_TARGET"
      case .tvos: "TVOS_DEPLOYMENT_TARGET"
      case .watchos: "WATCHOS_DEPLOYMENT_TARGET"
      case .visionos: "XROS_DEPLOYMENT_TARGET"
      }
    }
  }

  subscript(platform: Platform) -> Version? {
    get {
      switch platform {
      case .ios: ios
      case .macos: macos
      case .tvos: tvos
      case .watchos: watchos
      case .visionos: visionos
      }
    }
    set {
      switch platform {
      case .ios: ios = newValue
      case .macos: macos = newValue
      case .tvos: tvos = newValue
      case .watchos: watchos = newValue
      case .visionos: visionos = newValue
      }
    }
  }

  /// The oldest versions that Xcode 26 builds apps for (Apple: Xcode, minimum requirements and supported SDKs), which
  /// hold where a project does not say what it runs on.
  public static let lowest = DeploymentTargets(
    ios: Version(major: 15), macos: Version(major: 11), tvos: Version(major: 15), watchos: Version(major: 8),
    visionos: Version(major: 1))

  /// The version for a platform by its name, such as `iOS`.
  public subscript(named name: String) -> Version? {
    Platform.allCases.first { $0.manifestName == name }.flatMap { self[$0] }
  }

  /// Takes the version of another for every platform that has none.
  public mutating func fill(from other: DeploymentTargets) {
    for platform in Platform.allCases { self[platform] = self[platform] ?? other[platform] }
  }

  /// Keeps the lower version.
  mutating func add(_ version: Version, for platform: Platform) {
    self[platform] = self[platform].map { min($0, version) } ?? version
  }
}
