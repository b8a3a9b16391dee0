/// Apps that lie in one repository and have nothing to do with each other, such as the samples of a library. What one
/// of them declares or brings along is not the other's, whatever it is called.
///
/// An app is a folder with a project of Xcode or a package of its own in which code starts an app. Two of them belong
/// together when one names files of the other, imports what the other builds, or lies within it; what lies in none of
/// them is everybody's.
public struct SeparateApps: Hashable, Sendable {
  struct App: Hashable, Sendable {
    /// Absolute.
    var folder: String
    /// The numbers of those that it has nothing to do with.
    var unseen: Set<Int>
  }

  /// The deepest folders first.
  let apps: [App]
  /// Where paths of files start.
  private let workingDirectory: String

  /// None that lie in the way of each other.
  public init() {
    apps = []
    workingDirectory = "/"
  }

  /// - Parameter apps: The deepest folders first, and of each the numbers of others in this list.
  init(_ apps: [App], workingDirectory: String) {
    self.apps = apps.allSatisfy(\.unseen.isEmpty) ? [] : apps
    self.workingDirectory = workingDirectory
  }

  /// Whether everything may mean everything.
  public var isEmpty: Bool { apps.isEmpty }

  /// The numbers of the apps.
  public var numbers: Range<Int> { apps.indices }

  /// The app that a file, or a folder, is part of; nil for what all may use.
  public func app(of path: String) -> Int? {
    if apps.isEmpty { return nil }
    let path = Paths.absolute(path, from: workingDirectory)
    return apps.firstIndex { Paths.contains($0.folder, path) }
  }

  /// Whether code of an app may mean what lies at a path.
  public func sees(_ app: Int, _ path: String) -> Bool {
    guard let other = self.app(of: path) else { return true }
    return !apps[app].unseen.contains(other)
  }
}
