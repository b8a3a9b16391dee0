import Foundation
import SourceModel

/// The files that a configuration may extend.
struct ConfigurationBases {
  /// Of the file that extends others, absolute; nil when it is nowhere.
  private let path: String?
  private let boundary: String?
  /// The files that led to it, itself included.
  private let chain: [String]

  /// How many files may extend each other in a row.
  private static let deepest = 8

  init(of path: String?, boundary: String?) { self.init(of: path, boundary: boundary, after: []) }

  private init(of path: String?, boundary: String?, after chain: [String]) {
    self.path = path.map { ($0 as NSString).standardizingPath }
    self.boundary = boundary
    self.chain = chain + (self.path.map { [$0] } ?? [])
  }

  /// - Parameter name: As the configuration writes it: absolute, or relative to its folder.
  func configuration(_ name: String) throws(ConfigurationMistakes) -> Configuration {
    guard let path else { throw mistake("only a file can extend another", in: name) }
    let folder = (path as NSString).deletingLastPathComponent
    let joined = name.hasPrefix("/") ? name : (folder as NSString).appendingPathComponent(name)
    let base = (joined as NSString).standardizingPath
    if chain.contains(base) { throw mistake("extends itself", in: name) }
    if chain.count > Self.deepest { throw mistake("more than \(Self.deepest) files extend each other", in: name) }
    if let boundary, !isInside((base as NSString).resolvingSymlinksInPath, boundary) {
      throw mistake("lies outside of the project", in: name)
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: base, isDirectory: &isFolder) else {
      throw mistake("no such file", in: name)
    }
    guard !isFolder.boolValue, let data = FileManager.default.contents(atPath: base) else {
      throw mistake("cannot be read", in: name)
    }
    var configuration = try ConfigurationReader.read(
      SourceFile(path: name, bytes: Array(data)), ConfigurationBases(of: base, boundary: boundary, after: chain))
    // Relative to a file that is not at hand any more.
    configuration.baseline = nil
    configuration.bases.append(base)
    return configuration
  }

  private func isInside(_ path: String, _ folder: String) -> Bool {
    let folder = (folder as NSString).resolvingSymlinksInPath
    return path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  private func mistake(_ message: String, in name: String) -> ConfigurationMistakes {
    ConfigurationMistakes(mistakes: [ConfigurationMistake(file: name, line: 0, column: 0, message: message)])
  }
}
