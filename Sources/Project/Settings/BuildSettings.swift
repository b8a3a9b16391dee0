import Foundation
import SourceModel

/// Build settings of Earshot's interest, from the text of an Xcode project or an `.xcconfig` file.
struct BuildSettings: Sendable {
  /// Values of the `*_DEPLOYMENT_TARGET` settings, as written.
  fileprivate(set) var deploymentTargets: [(platform: DeploymentTargets.Platform, value: String)] = []
  /// All settings of an `.xcconfig` file without conditions: others refer to them.
  private(set) var variables: [String: String] = [:]
  /// `developmentRegion` of a project.
  private(set) var developmentRegion: String?

  /// Reads a `project.pbxproj`. Xcode and all generators write one setting per line.
  static func xcodeProject(_ bytes: [UInt8]) -> BuildSettings {
    var settings = BuildSettings()
    var block: [(DeploymentTargets.Platform, String)] = []
    var isTest = false
    for line in ByteSearch.trimmedLines(bytes) {
      if line.starts(with: "buildSettings = {".utf8) || line.starts(with: "};".utf8) {
        if !isTest { settings.deploymentTargets += block.map { (platform: $0.0, value: $0.1) } }
        (block, isTest) = ([], false)
        continue
      }
      guard let (name, value) = assignment(line) else { continue }
      if let platform = platform(name) { block.append((platform, value)) }
      isTest = isTest || isTestSetting(name, value)
      if name == "developmentRegion", settings.developmentRegion == nil { settings.developmentRegion = value }
    }
    return settings
  }

  /// Reads an `.xcconfig` file; included files are found by the discovery itself.
  static func configurationFile(_ bytes: [UInt8]) -> BuildSettings {
    var settings = BuildSettings()
    for line in ByteSearch.trimmedLines(bytes) {
      guard let (name, value) = assignment(line) else { continue }
      settings.variables[name] = value
      if let platform = platform(name) { settings.deploymentTargets.append((platform, value)) }
    }
    return settings
  }

  /// The value with `$(NAME)` and `${NAME}` replaced where the variables are known.
  static func resolve(_ value: String, variables: [String: String]) -> String {
    var value = value
    // Settings may refer to each other in a circle.
    for _ in 0..<8 {
      guard value.hasPrefix("$(") && value.hasSuffix(")") || value.hasPrefix("${") && value.hasSuffix("}"),
        let next = variables[String(value.dropFirst(2).dropLast())]
      else { return value }
      value = next
    }
    return value
  }

  private static func platform(_ name: String) -> DeploymentTargets.Platform? {
    guard name.hasSuffix("_DEPLOYMENT_TARGET") else { return nil }
    return DeploymentTargets.Platform.allCases.first { $0.buildSetting == name }
  }

  /// Whether only test bundles have such a setting.
  private static func isTestSetting(_ name: String, _ value: String) -> Bool {
    switch name {
    case "TEST_HOST", "TEST_TARGET_NAME", "BUNDLE_LOADER": !value.isEmpty
    case "PRODUCT_BUNDLE_IDENTIFIER": value.hasSuffix("Tests")
    default: false
    }
  }

  /// `NAME = value;`, quotes, the semicolon and a comment at the end removed.
  private static func assignment(_ line: ArraySlice<UInt8>) -> (String, String)? {
    guard let first = line.first, first == UInt8(ascii: "\"") || first.isPartOfPlainName else { return nil }
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let name = ByteSearch.trimmed(line[..<equals])
    guard name.allSatisfy(\.isPartOfPlainName) else { return nil }
    var value = String(decoding: ByteSearch.trimmed(line[(equals + 1)...]), as: UTF8.self)
    if let comment = value.range(of: "//") { value = String(value[..<comment.lowerBound]) }
    value = value.trimmingCharacters(in: [" ", "\t", ";"])
    if value.hasPrefix("\""), value.hasSuffix("\""), value.count > 1 { value = String(value.dropFirst().dropLast()) }
    return (String(decoding: name, as: UTF8.self), value)
  }
}

extension BuildSettings {
  /// The deployment targets that are written for targets.
  init(of targets: [XcodeTarget]) {
    self.init()
    for case (let name, let value) in targets.flatMap(\.configurations).flatMap({ $0 }) {
      if let platform = Self.platform(name) { deploymentTargets.append((platform, value)) }
    }
  }
}
