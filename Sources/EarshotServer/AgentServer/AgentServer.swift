import EarshotCore
import Foundation
import Reporting

/// A server of the Model Context Protocol, for agents.
///
/// All of it belongs to the one thread of its loop; tools run elsewhere, one at a time.
public final class AgentServer: MessageHandler, @unchecked Sendable {
  private let loop: MessageLoop
  private var connection: Connection { loop.connection }
  private let folder: String
  private let surroundings: AgentSurroundings
  private let workspaces: AgentWorkspaces

  private var isInitialized = false
  private var givesRoots = false
  /// nil as long as the client was asked and has not answered.
  private var roots: AgentRoots?
  private var calls: [Call] = []
  private var isBusy = false

  private struct Call {
    let tool: AgentTool
    let arguments: JSONValue
    let progressToken: JSONValue?
    let reply: Reply
  }

  static let protocolVersion = "2025-06-18"
  /// Older ones that differ in nothing that is used here.
  private static let versions = [protocolVersion, "2025-03-26", "2024-11-05"]

  /// - Parameters:
  ///   - folder: What may be read when the client gives no roots.
  ///   - width: The number of threads.
  public init(
    folder: String, surroundings: AgentSurroundings, input: Int32 = 0, output: Int32 = 1, width: Int
  ) {
    loop = MessageLoop(input: input, output: output, framing: .lines)
    self.folder = folder
    self.surroundings = surroundings
    workspaces = AgentWorkspaces(width: width)
  }

  /// Serves until the client closes its end.
  ///
  /// - Returns: The exit status.
  public func run() async -> Int32 { await loop.run(self) }

  // MARK: - The loop

  let cancellation = (method: "notifications/cancelled", id: "requestId")
  /// The protocol wants no answer to what was cancelled.
  let cancelledAnswer: RPCError? = nil
  let exitStatus: Int32? = nil
  let statusWhenClosed: Int32 = 0
  /// As in `printf … | earshot mcp`. Without roots, nothing can begin any more.
  var isWorking: Bool { isBusy || roots != nil && !calls.isEmpty }

  func rest() { startWork() }

  func receive(notification method: String, _ params: JSONValue) {
    switch method {
    case "notifications/initialized": if givesRoots { askForRoots() }
    case "notifications/roots/list_changed": if givesRoots { askForRoots() }
    default: break
    }
  }

  func receive(request method: String, _ params: JSONValue, _ reply: Reply) {
    switch method {
    case "initialize": initialize(params, reply)
    case "ping": reply.succeed([:])
    case _ where !isInitialized: reply.fail(RPCError(.serverNotInitialized, "'initialize' comes first"))
    case "tools/list": reply.succeed(["tools": .array(AgentTool.all.map(\.json))])
    case "tools/call": call(params, reply)
    default: reply.fail(RPCError(.methodNotFound, "no method '\(method)'"))
    }
  }

  private func initialize(_ params: JSONValue, _ reply: Reply) {
    let asked = params["protocolVersion"]?.string ?? ""
    givesRoots = params["capabilities"]?["roots"].map { !$0.isNull } ?? false
    roots = givesRoots ? nil : AgentRoots([folder])
    isInitialized = true
    reply.succeed([
      "protocolVersion": .string(Self.versions.contains(asked) ? asked : Self.protocolVersion),
      "capabilities": ["tools": ["listChanged": false]],
      "serverInfo": ["name": .string(Tool.name), "title": "Earshot", "version": .string(Tool.version)],
      "instructions": .string(Self.instructions),
    ])
  }

  static let instructions = """
    Earshot tells what VoiceOver says of SwiftUI and UIKit code, from source alone. Before you change a screen, 'hear' \
    it; try new code with 'hear' and 'source' before you write it; after a change, 'check' the files with \
    'changedSince': 'HEAD' and 'compare'. 'fix' shows a diff and writes only with 'apply'. Repair what is an error \
    or a \
    warning; what needs review is for a person. A transcript without findings is no proof that an app is accessible.
    """

  // MARK: - Roots

  private func askForRoots() {
    let inbox = loop.inbox
    connection.ask("roots/list", .null) { answer in inbox.post { self.take(answer) } }
  }

  private func take(_ answer: Result<JSONValue, RPCError>) {
    let given = (try? answer.get()).flatMap { AgentRoots($0) }
    // Without a root that is a folder here, the folder it was started in counts, as for a client without roots.
    let new = given ?? AgentRoots([folder])
    if new.all != roots?.all {
      let workspaces = workspaces
      Task.detached { await workspaces.forget() }
    }
    roots = new
  }

  // MARK: - Calls

  private func call(_ params: JSONValue, _ reply: Reply) {
    guard let name = params["name"]?.string else {
      return reply.fail(RPCError(.invalidParams, "'tools/call' needs the name of a tool"))
    }
    guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
      let names = AgentTool.all.map(\.name)
      return reply.succeed(AgentAnswer.failure(AgentProblem(
        "there is no tool '\(name)'" + Spelling.suggestion(for: name, among: names),
        advice: "The tools are \(names.joined(separator: ", ")).")))
    }
    calls.append(Call(
      tool: tool, arguments: params["arguments"] ?? .null, progressToken: params["_meta"]?["progressToken"],
      reply: reply))
  }

  /// One call at a time, in their order.
  private func startWork() {
    calls.removeAll { $0.reply.isCancelled }
    guard !isBusy, let roots, !calls.isEmpty else { return }
    let call = calls.removeFirst()
    isBusy = true
    let inbox = loop.inbox
    let context = AgentCall(
      roots: roots, workspaces: workspaces, surroundings: surroundings, tell: listener(call.progressToken))
    let task = Task.detached {
      let answer = await Self.answer(call.tool, call.arguments, context)
      inbox.post {
        self.isBusy = false
        if let answer { call.reply.succeed(answer) }
      }
    }
    call.reply.whenCancelled { task.cancel() }
  }

  /// nil when the call was cancelled.
  private static func answer(_ tool: AgentTool, _ arguments: JSONValue, _ call: AgentCall) async -> JSONValue? {
    do {
      return try await tool.call(arguments, call).json
    } catch is CancellationError {
      return nil
    } catch let problem as AgentProblem {
      return AgentAnswer.failure(problem)
    } catch {
      return AgentAnswer.failure(AgentProblem(String(describing: error)))
    }
  }

  private func listener(_ token: JSONValue?) -> AnalysisProgress.Listener? {
    guard let token, !token.isNull else { return nil }
    let connection = connection
    let last = LastValue()
    return { message, percentage in
      // The protocol wants it to grow with every message.
      guard let percentage, last.grows(to: percentage) else { return }
      connection.notify(
        "notifications/progress",
        ["progressToken": token, "progress": .integer(percentage), "total": 100, "message": .string(message)])
    }
  }
}

/// The greatest value so far.
private final class LastValue: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private let lock = NSLock()
  private var value = -1

  func grows(to new: Int) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard new > value else { return false }
    value = new
    return true
  }
}
