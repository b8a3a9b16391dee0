import EarshotCore
import Foundation
import Reporting

/// An answer that waits for the analysis of what the client holds now.
struct WaitingReply {
  let workspace: Workspace
  let reply: Reply
  let answer: () -> Void
}

/// Long work beside the analyses, such as a transcript in another language.
struct Errand {
  let workspace: Workspace
  let reply: Reply
  let work: @Sendable (WorkspaceWorker) async -> Result<JSONValue, RPCError>
}

/// A document with what is known of it.
struct AnalysedDocument {
  let uri: String
  let workspace: Workspace
  let index: WorkspaceIndex
  /// Its text in the analysis.
  let file: SourceFile
}

// One analysis at a time, and newer edits first.
extension LanguageServer {
  /// Begins what is due, unless something is under way.
  func startWork() {
    guard !isBusy else { return }
    let due = allWorkspaces.filter { !$0.isCurrent }
    if let workspace = due.max(by: { $0.lastChange < $1.lastChange }) { return analyse(workspace) }
    guard !errands.isEmpty else { return }
    let errand = errands.removeFirst()
    if errand.reply.isCancelled { return startWork() }
    isBusy = true
    let inbox = loop.inbox
    let worker = errand.workspace.worker
    Task.detached {
      let result = await errand.work(worker)
      inbox.post {
        self.isBusy = false
        errand.reply.finish(result)
      }
    }
  }

  private func analyse(_ workspace: Workspace) {
    isBusy = true
    let change = workspace.change
    let wanted = workspace.wanted
    workspace.change = WorkspaceChange(texts: change.texts, needsSettings: false)
    if workspace.latest == nil { showProgress(of: workspace) }
    let inbox = loop.inbox
    let worker = workspace.worker
    Task.detached {
      // Nobody cancels it.
      guard let analysed = try? await worker.analyse(change) else { return }
      inbox.post { self.finished(workspace, analysed, wanted) }
    }
  }

  private func finished(_ workspace: Workspace, _ analysed: AnalysedWorkspace, _ wanted: Int) {
    isBusy = false
    let isFirst = workspace.latest == nil
    workspace.latest = WorkspaceIndex(analysed, workspace.scope)
    workspace.done = wanted
    workspace.progress.listen(nil)
    if let token = workspace.progressToken {
      connection.notify("$/progress", ["token": token, "value": ["kind": "end"]])
      workspace.progressToken = nil
    }
    publish(workspace)
    answerWaiting()
    if isFirst { refreshClient() }
    // Behind whatever has come meanwhile.
    let index = workspace.latest
    loop.inbox.post {
      guard workspace.latest === index else { return }
      index?.prepare(self.documents.keys.sorted().map(Self.key))
    }
  }

  // MARK: - Waiting

  /// Answers as soon as what the client holds now is analysed.
  func whenAnalysed(_ params: JSONValue, _ reply: Reply, _ answer: @escaping (AnalysedDocument) -> JSONValue) {
    guard let uri = Self.documentURI(params) else {
      return reply.fail(RPCError(.invalidParams, "'textDocument' with a 'uri' is needed"))
    }
    guard let workspace = workspace(of: uri) else { return reply.succeed(.null) }
    whenAnalysed(workspace, reply) {
      guard let index = workspace.latest, let file = index.files[Self.key(uri)] else { return reply.succeed(.null) }
      reply.succeed(answer(AnalysedDocument(uri: uri, workspace: workspace, index: index, file: file)))
    }
  }

  func whenAnalysed(_ workspace: Workspace, _ reply: Reply, _ answer: @escaping () -> Void) {
    waiting.append(WaitingReply(workspace: workspace, reply: reply, answer: answer))
    answerWaiting()
  }

  private func answerWaiting() {
    let ready = waiting.filter { $0.workspace.isCurrent && $0.workspace.latest != nil }
    guard !ready.isEmpty || waiting.contains(where: \.reply.isCancelled) else { return }
    waiting.removeAll { $0.reply.isCancelled || $0.workspace.isCurrent && $0.workspace.latest != nil }
    for item in ready where !item.reply.isCancelled { item.answer() }
  }

  func dropWaitingOfGoneWorkspaces() {
    let present = Set(allWorkspaces.map(ObjectIdentifier.init))
    for item in waiting where !present.contains(ObjectIdentifier(item.workspace)) { item.reply.succeed(.null) }
    waiting.removeAll { !present.contains(ObjectIdentifier($0.workspace)) }
  }

  // MARK: - Telling

  /// Shows in the editor how far the first analysis of a folder is.
  private func showProgress(of workspace: Workspace) {
    guard client.showsProgress, case .folder(let folder) = workspace.scope else { return }
    let token = JSONValue.string("earshot-\(workspace.lastChange)-\(folder)")
    let connection = connection
    let inbox = loop.inbox
    connection.ask("window/workDoneProgress/create", ["token": token]) { result in
      guard case .success = result else { return }
      inbox.post {
        guard workspace.latest == nil else { return }
        func tell(_ value: [(String, JSONValue?)]) {
          connection.notify("$/progress", ["token": token, "value": .members(value)])
        }
        tell([("kind", "begin"), ("title", "Earshot"), ("message", "reading files"), ("percentage", 0)])
        workspace.progress.listen { message, percentage in
          connection.notify(
            "$/progress",
            [
              "token": token,
              "value": .members([
                ("kind", "report"), ("message", .string(message)), ("percentage", percentage.map(JSONValue.integer)),
              ]),
            ])
        }
        workspace.progressToken = token
      }
    }
  }

  /// Asks the client to fetch anew what it shows.
  func refreshClient() {
    if client.refreshesLenses { connection.ask("workspace/codeLens/refresh", .null) { _ in } }
    if client.refreshesHints { connection.ask("workspace/inlayHint/refresh", .null) { _ in } }
    if isPulling, client.refreshesDiagnostics { connection.ask("workspace/diagnostic/refresh", .null) { _ in } }
  }
}
