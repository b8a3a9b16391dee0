import ArgumentParser
import Configuration
import EarshotCore
import EarshotServer
import Foundation
import Project
import Reporting

struct MCPCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve agents: hear, check and fix while they write code.",
    discussion: """
      A server of the Model Context Protocol (2025-06-18) on standard input and output, with the tools hear, check, fix, \
      explain, compare and screens. Nothing outside of the roots that the client gives, or of the current folder, is \
      read or written. Documentation/agents.md has the configuration of the usual clients.

      EXAMPLES
        earshot mcp    started by a client in the folder of a project

      EXIT STATUS
        0  the client closed its end
      """)

  @OptionGroup var threads: ThreadOptions

  mutating func run() async throws {
    let width = threads.width
    let surroundings = AgentSurroundings(
      changed: { folder, revision in
        try Self.explained {
          Set(try Git(folder: folder).filesChanged(since: revision).map { folder + "/" + $0 })
        }
      },
      compare: { folder, boundary, from, to in
        do {
          return try await Self.comparison(folder, boundary, from, to, width: width)
        } catch let failure as Failure {
          throw AgentProblem(failure)
        }
      },
      write: { path, expected, bytes, root in
        try Self.explained { try AtomicFile.edit(path, from: expected, to: bytes, within: [root]) }
      },
      repository: { folder in try Self.explained { try Git(folder: folder).topLevel() } })
    let folder = FileManager.default.currentDirectoryPath
    let status = await AgentServer(folder: folder, surroundings: surroundings, width: width).run()
    if status != 0 { throw ExitCode(status) }
  }

  private static func explained<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let failure as Failure {
      throw AgentProblem(failure)
    }
  }

  private static func comparison(
    _ folder: String, _ boundary: String, _ from: String?, _ to: String?, width: Int
  ) async throws -> Comparison {
    let git = Git(folder: folder)
    let revisions = try ComparedRevisions(base: from, head: to, isExact: false, git)
    let temporary = try TemporaryFolder(in: Self.inside(boundary, git))
    defer { temporary.remove() }
    let sides = ComparisonSides(git: git, temporary: temporary.path, paths: [])
    let head = try sides.side(revisions.head)
    func limit(_ revision: ComparedRevisions.Revision?) -> String { revision == nil ? boundary : temporary.path }
    let root = Project.root(of: ["."], workingDirectory: head.folder, boundary: limit(revisions.head))
    let analysis = StateAnalysis(try options(folder, root, width: width))
    let (before, after) = try await analysis.analyses(sides, revisions, head, boundary: limit)
    let states = StateAnalysis.states(before, after, revisions)
    return Comparison(before: states.before, after: states.after)
  }

  /// Where revisions may be written: nothing outside of the root is. Git's own folder is nobody's code; that of a
  /// linked working tree lies elsewhere.
  private static func inside(_ boundary: String, _ git: Git) throws -> String {
    guard let folder = try git.run(["rev-parse", "--absolute-git-dir"]).map(Git.line),
      let real = realpath(folder, nil).map({ pointer in
        defer { free(pointer) }
        return String(cString: pointer)
      }), Paths.contains(boundary, real)
    else { return boundary }
    return real
  }

  private static func options(
    _ folder: String, _ root: ProjectPlace, width: Int
  ) throws -> AnalysisOptions {
    var options = AnalysisOptions(paths: [], workingDirectory: folder, width: width)
    var configuration = Configuration()
    do throws(ConfigurationMistakes) {
      let file = try ConfigurationFile.ofProject(root) { _ in ConfigurationFile.name }
      configuration = file?.configuration ?? configuration
    } catch {
      throw Failure(error)
    }
    configuration.apply(to: &options)
    let selection = RuleSelection(preset: configuration.preset ?? .recommended, policy: configuration.policy)
    let resolved = try selection.resolved()
    options.rules = Set(resolved.rules.map(\.id))
    options.policy = resolved.policy
    return options
  }
}

extension AgentProblem {
  fileprivate init(_ failure: Failure) { self.init(failure.messages.joined(separator: "; ")) }
}
