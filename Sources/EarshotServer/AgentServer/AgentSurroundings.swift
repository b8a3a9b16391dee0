import Reporting

/// What the server for agents needs from the program around it: revisions, and files written whole or not at all.
public struct AgentSurroundings: Sendable {
  /// Absolute paths of files of a folder that differ from a revision.
  public typealias Changed = @Sendable (_ folder: String, _ revision: String) throws -> Set<String>
  /// What differs between two revisions of a folder; nil stands for HEAD and for the files as they are.
  public typealias Compare = @Sendable (
    _ folder: String, _ boundary: String, _ from: String?, _ to: String?
  ) async throws -> Comparison
  /// Replaces a file that still holds what is expected, and lies in a root with all its links resolved.
  public typealias Write = @Sendable (
    _ path: String, _ expected: [UInt8], _ bytes: [UInt8], _ root: String
  ) throws -> Void
  /// The root of the repository that a folder is in; nil without one.
  public typealias Repository = @Sendable (_ folder: String) throws -> String?

  private let changed: Changed
  private let compare: Compare
  private let writing: Write
  private let repository: Repository

  public init(
    changed: @escaping Changed, compare: @escaping Compare, write: @escaping Write, repository: @escaping Repository
  ) {
    self.changed = changed
    self.compare = compare
    writing = write
    self.repository = repository
  }

  func changed(_ place: AgentRoots.Place, _ revision: String) async throws -> Set<String> {
    try checkRepository(place)
    return try changed(place.root.path, revision)
  }

  func compare(_ place: AgentRoots.Place, _ from: String?, _ to: String?) async throws -> Comparison {
    try checkRepository(place)
    return try await compare(place.root.path, place.root.real, from, to)
  }

  func write(_ path: String, _ expected: [UInt8], _ bytes: [UInt8], root: String) throws {
    try writing(path, expected, bytes, root)
  }

  /// A repository around the folder is not the agent's to read.
  private func checkRepository(_ place: AgentRoots.Place) throws {
    guard let top = try repository(place.root.path) else {
      throw AgentProblem(
        "\(place.root.path) is not in a Git repository", advice: "Without one there are no revisions to compare with.")
    }
    guard RealPath.isInside(top, place.root.real) else {
      throw AgentProblem(
        "the repository of \(place.root.path) lies outside of the folders of this session",
        advice: "Add \(top) to the roots of the client to compare revisions.")
    }
  }
}
