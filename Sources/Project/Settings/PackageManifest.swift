import SourceModel

/// What a `Package.swift` says, as far as its text shows it. Manifests are programs; what they compute is not seen.
struct PackageManifest: Sendable {
  struct Target: Hashable, Sendable {
    var name: String
    /// As written, relative to the folder of the manifest; nil when the usual places hold.
    var path: String?
    var isTest: Bool

    /// The folders, relative to that of the manifest, where SwiftPM looks for the target's files.
    var candidateFolders: [String] {
      if let path { return [path] }
      return (isTest ? ["Tests"] : []).map { $0 + "/" + name }
        + Self.sourceFolders.map { $0 + "/" + name }
    }

    static let sourceFolders = ["Sources", "Source", "src", "srcs"]
  }

  private(set) var targets: [Target] = []
  private(set) var platforms: [(platform: DeploymentTargets.Platform, version: Version)] = []
  private(set) var defaultLocalization: String?

  /// The folders where SwiftPM looks for the files of a target: those of `candidateFolders`, and the folder of all
  /// sources where a package has but one target (Swift Package Manager: CHANGELOG, Swift 5.9).
  ///
  /// - Parameter exists: Whether there is a folder of that path.
  func folders(of target: Target, exists: (String) -> Bool) -> [String] {
    let usual = target.candidateFolders.filter(exists)
    guard usual.isEmpty, target.path == nil, !target.isTest, targets.filter({ !$0.isTest }).count == 1 else { return usual }
    return Target.sourceFolders.first(where: exists).map { [$0] } ?? []
  }

  /// Whether a file named `Package.swift` is a manifest and not source that has that name by chance.
  static func isManifest(_ bytes: [UInt8]) -> Bool {
    ByteSearch.contains(bytes, "PackageDescription")
  }

  init(_ bytes: [UInt8]) {
    let tokens = ManifestToken.read(bytes)
    var index = 0
    while index < tokens.count {
      if tokens[index] == .name("defaultLocalization"), case .string(let language)? = tokens.at(index + 2) {
        defaultLocalization = language
      }
      readPlatform(tokens, at: index)
      if let end = readTarget(tokens, at: index) { index = end } else { index += 1 }
    }
  }

  /// `.iOS(.v17)`, `.macOS(.v10_15)`, `.macOS("13.3")`
  private mutating func readPlatform(_ tokens: [ManifestToken], at index: Int) {
    guard tokens[index] == .mark("."), case .name(let name)? = tokens.at(index + 1), tokens.at(index + 2) == .mark("("),
      let platform = DeploymentTargets.Platform.allCases.first(where: { $0.manifestName == name })
    else { return }
    var version: Version?
    if case .string(let text)? = tokens.at(index + 3) {
      version = Version(text)
    } else if tokens.at(index + 3) == .mark("."), case .name(let text)? = tokens.at(index + 4), text.hasPrefix("v") {
      version = Version(String(text.dropFirst().map { $0 == "_" ? "." : $0 }))
    }
    if let version { platforms.append((platform, version)) }
  }

  /// `.target(name: "App", path: "Code")`; returns the index after the closing parenthesis.
  private mutating func readTarget(_ tokens: [ManifestToken], at index: Int) -> Int? {
    guard tokens[index] == .mark("."), case .name(let kind)? = tokens.at(index + 1), tokens.at(index + 2) == .mark("("),
      ["target", "executableTarget", "testTarget", "macro", "plugin"].contains(kind)
    else { return nil }
    var (name, path): (String?, String?)
    var depth = 1
    var position = index + 3
    while position < tokens.count, depth > 0 {
      switch tokens[position] {
      case .mark("("), .mark("["), .mark("{"): depth += 1
      case .mark(")"), .mark("]"), .mark("}"): depth -= 1
      case .name(let label) where depth == 1 && tokens.at(position + 1) == .mark(":"):
        if case .string(let value)? = tokens.at(position + 2) {
          if label == "name" { name = value }
          if label == "path" { path = value }
        }
      default: break
      }
      position += 1
    }
    if let name { targets.append(Target(name: name, path: path, isTest: kind == "testTarget")) }
    return position
  }
}

/// A word of a manifest; comments and white space are left out.
private enum ManifestToken: Equatable {
  case name(String)
  /// Without its quotes; escapes are kept as written.
  case string(String)
  case mark(Character)

  static func read(_ bytes: [UInt8]) -> [ManifestToken] {
    var tokens: [ManifestToken] = []
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if bytes[index...].starts(with: "//".utf8) {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if bytes[index...].starts(with: "/*".utf8) {
        index = ByteSearch.end(of: "*/", in: bytes, from: index + 2)
      } else if bytes[index...].starts(with: "\"\"\"".utf8) {
        index = ByteSearch.end(of: "\"\"\"", in: bytes, from: index + 3)
      } else if byte == UInt8(ascii: "\"") {
        let end = endOfString(bytes, from: index + 1)
        tokens.append(.string(String(decoding: bytes[(index + 1)..<end], as: UTF8.self)))
        index = end + 1
      } else if byte.isPartOfName {
        let start = index
        while index < bytes.count, bytes[index].isPartOfName { index += 1 }
        tokens.append(.name(String(decoding: bytes[start..<index], as: UTF8.self)))
      } else {
        if byte > 0x20 { tokens.append(.mark(Character(Unicode.Scalar(byte)))) }
        index += 1
      }
    }
    return tokens
  }

  /// Index of the closing quote, or of the end of the line when there is none.
  private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.count)
  }
}

extension [ManifestToken] {
  fileprivate func at(_ index: Int) -> ManifestToken? {
    index < count ? self[index] : nil
  }
}
