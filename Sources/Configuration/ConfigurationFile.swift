import Foundation
import Project
import SourceModel

/// Finds and reads the configuration of a project.
public struct ConfigurationFile: Sendable {
  public static let name = ".earshot.json"

  /// Absolute.
  public var path: String
  public var configuration: Configuration

  /// The file of a name that its user chose.
  ///
  /// - Parameters:
  ///   - path: Absolute.
  ///   - shownPath: How messages call it.
  ///   - boundary: Nothing outside of this folder is read for `extends`; nil for no such limit.
  /// - Throws: `ConfigurationMistakes`.
  public init(path: String, shownPath: String, boundary: String? = nil) throws(ConfigurationMistakes) {
    guard let data = FileManager.default.contents(atPath: path) else {
      let message = FileManager.default.fileExists(atPath: path) ? "cannot be read" : "no such file"
      throw ConfigurationMistakes(
        mistakes: [ConfigurationMistake(file: shownPath, line: 0, column: 0, message: message)])
    }
    self.path = path
    configuration = try ConfigurationReader.read(
      SourceFile(path: shownPath, bytes: Array(data)), ConfigurationBases(of: path, boundary: boundary))
  }

  /// What a project says: the file that is nearest to its root, and what files in folders of it say about these. Nil
  /// when there is none.
  ///
  /// - Parameters:
  ///   - boundary: As for a single file.
  ///   - shown: How messages call a file, which is given by its absolute path.
  public static func ofProject(
    _ place: ProjectPlace, boundary: String? = nil, shown: (String) -> String
  ) throws(ConfigurationMistakes) -> ConfigurationFile? {
    let nearest = nearest(toRoot: place.folder, repository: place.repository)
    let parts = parts(of: place)
    guard let path = nearest ?? parts.first else { return nil }
    var file = try nearest == nil
      ? ConfigurationFile(path: path) : ConfigurationFile(path: path, shownPath: shown(path), boundary: boundary)
    try file.configuration.add(parts, of: place, boundary: boundary, shown: shown)
    return file
  }

  /// The files in folders of a project that have their own, absolute.
  public static func parts(of place: ProjectPlace) -> [String] {
    let own = (place.folder as NSString).appendingPathComponent(name)
    return place.hiddenFiles(named: name).filter { $0 != own }
  }

  /// Where only folders of the project say something.
  private init(path: String) {
    self.path = path
    configuration = Configuration()
  }

  /// The path of the configuration that is nearest to the root of the analysed tree, up to the repository's root; nil
  /// when there is none.
  ///
  /// - Parameters:
  ///   - root: Absolute.
  ///   - repository: The root or a folder around it.
  public static func nearest(toRoot root: String, repository: String) -> String? {
    var folder = root
    while true {
      let candidate = (folder as NSString).appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
      if folder == repository || folder == "/" { return nil }
      folder = (folder as NSString).deletingLastPathComponent
    }
  }

  /// A path that the configuration names, which is relative to its folder.
  public func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    let folder = (self.path as NSString).deletingLastPathComponent
    return (folder as NSString).appendingPathComponent(path)
  }
}

extension Configuration {
  /// Takes what files in folders of a project say about these.
  ///
  /// - Parameter paths: Of the files, absolute.
  public mutating func add(
    _ paths: [String], of place: ProjectPlace, boundary: String?, shown: (String) -> String
  ) throws(ConfigurationMistakes) {
    let root = place.folder.hasSuffix("/") ? place.folder : place.folder + "/"
    for path in paths where path.hasPrefix(root) {
      let part = try ConfigurationFile(path: path, shownPath: shown(path), boundary: boundary)
      let folder = (path as NSString).deletingLastPathComponent
      add(part: part.configuration, of: String(folder.dropFirst(root.count)), path: path)
    }
  }

  /// Reads the text of a configuration.
  ///
  /// - Parameters:
  ///   - path: Where the text is or will be kept, absolute; nil when that is nowhere, so that it extends nothing.
  ///   - boundary: As for `ConfigurationFile`.
  /// - Throws: `ConfigurationMistakes`.
  public static func read(
    _ text: String, name: String = ConfigurationFile.name, path: String? = nil, boundary: String? = nil
  ) throws(ConfigurationMistakes) -> Configuration {
    try ConfigurationReader.read(
      SourceFile(path: name, text: text), ConfigurationBases(of: path, boundary: boundary))
  }
}
