import SourceModel

/// A Swift file of the project.
public struct SourceUnit: Sendable {
  /// What a file is for.
  public enum Role: String, Sendable {
    /// Code that ships.
    case app
    /// Tests, their helpers and fixtures.
    case test
    /// Sample data and previews: a file below a `Preview Content` folder, which Xcode leaves out of releases.
    case preview
    /// Written by a program, as its first lines, its name or its folder say.
    case generated
    /// Code of a package that the app uses, read for what it declares.
    case library
    /// `Package.swift`
    case packageManifest
  }

  public var file: SourceFile
  public var role: Role
  /// Given on the command line or below a folder given there, and not taken out by `include` and `exclude`; as against
  /// read only to know its declarations.
  public var isRequested: Bool
  /// The SwiftPM target that the file belongs to; nil where no manifest says.
  public var module: String?
  /// The path relative to `Project.root`, which is what globs match.
  public var pathInRoot: String

  public init(
    file: SourceFile, role: Role = .app, isRequested: Bool = true, module: String? = nil, pathInRoot: String? = nil
  ) {
    self.file = file
    self.role = role
    self.isRequested = isRequested
    self.module = module
    self.pathInRoot = pathInRoot ?? file.path
  }
}

/// A storyboard or XIB of the project.
public struct InterfaceUnit: Sendable {
  public var file: SourceFile
  /// Given on the command line or below a folder given there, and no file of tests.
  public var isReported: Bool

  public init(file: SourceFile, isReported: Bool) {
    self.file = file
    self.isReported = isReported
  }
}
