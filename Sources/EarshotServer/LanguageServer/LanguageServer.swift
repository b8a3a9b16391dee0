import EarshotCore
import Foundation
import Reporting

/// A server of the Language Server Protocol 3.17.
///
/// All of it belongs to the one thread of its loop; only analyses are done elsewhere, one at a time.
public final class LanguageServer: MessageHandler, @unchecked Sendable {
  let loop: MessageLoop
  var connection: Connection { loop.connection }
  let width: Int

  private enum Stage { case fresh, initialized, shutDown, exited }
  private var stage = Stage.fresh
  var client = ClientFeatures()
  var preferences = Preferences()

  /// By URI.
  var documents: [String: Document] = [:]
  var folders: [Workspace] = []
  /// Of documents outside of all folders, by URI.
  var looseWorkspaces: [String: Workspace] = [:]
  /// Counts changes of anything.
  var time = 0
  /// An analysis or another long piece of work is under way.
  var isBusy = false
  /// Answers that need an analysis that is not there yet.
  var waiting: [WaitingReply] = []
  /// Long work that is to be done when no analysis is due.
  var errands: [Errand] = []
  /// What was published last, by URI.
  var published: [String: JSONValue] = [:]
  /// Versions for which the client asked for diagnostics by itself, by URI.
  var pulled: [String: Set<Int>] = [:]
  /// The client fetches diagnostics by itself, so they need not be sent.
  var isPulling = false

  /// - Parameters:
  ///   - input: A descriptor to read from.
  ///   - output: A descriptor to write to.
  ///   - width: The number of threads.
  public init(input: Int32 = 0, output: Int32 = 1, width: Int) {
    loop = MessageLoop(input: input, output: output, framing: .contentLength)
    self.width = width
  }

  /// Serves until the client says `exit` or closes its end.
  ///
  /// - Returns: The exit status: 0 after `shutdown`, 1 without it, as the protocol has it.
  public func run() async -> Int32 { await loop.run(self) }

  // MARK: - The loop

  let cancellation = (method: "$/cancelRequest", id: "id")
  var cancelledAnswer: RPCError? { RPCError(.requestCancelled, "cancelled") }
  var exitStatus: Int32? { stage == .exited ? statusWhenClosed : nil }
  private var wasShutDown = false
  var statusWhenClosed: Int32 { wasShutDown ? 0 : 1 }

  /// As when a script says what it has to say and closes its end.
  var isWorking: Bool {
    !waiting.isEmpty || !errands.isEmpty
      || documents.keys.contains { uri in workspace(of: uri).map { !$0.isCurrent } ?? false }
  }

  func rest() { startWork() }

  func receive(notification method: String, _ params: JSONValue) {
    if method == "exit" { return stage = .exited }
    guard stage == .initialized else { return }
    switch method {
    case "initialized": initialized()
    case "textDocument/didOpen": didOpen(params)
    case "textDocument/didChange": didChange(params)
    case "textDocument/didClose": didClose(params)
    case "textDocument/didSave": didSave(params)
    case "workspace/didChangeWatchedFiles": didChangeWatchedFiles(params)
    case "workspace/didChangeWorkspaceFolders": didChangeFolders(params)
    case "workspace/didChangeConfiguration": didChangeConfiguration(params)
    case "workspace/didRenameFiles", "workspace/didCreateFiles", "workspace/didDeleteFiles": filesChanged(params)
    // The protocol lets servers pass over what they do not know.
    default: break
    }
  }

  func receive(request method: String, _ params: JSONValue, _ reply: Reply) {
    switch (stage, method) {
    case (.fresh, "initialize"): return initialize(params, reply)
    case (.fresh, _): return reply.fail(RPCError(.serverNotInitialized, "'initialize' comes first"))
    case (.initialized, "shutdown"):
      stage = .shutDown
      wasShutDown = true
      return reply.succeed(.null)
    case (.initialized, "initialize"):
      return reply.fail(RPCError(.invalidRequest, "the server is initialized already"))
    case (.initialized, _): break
    default: return reply.fail(RPCError(.invalidRequest, "the server is shut down"))
    }
    switch method {
    case "textDocument/diagnostic": pullDiagnostics(params, reply)
    case "workspace/diagnostic": pullWorkspaceDiagnostics(reply)
    case "textDocument/codeAction": whenAnalysed(params, reply) { self.codeActions(params, $0) }
    case "textDocument/hover": whenAnalysed(params, reply) { self.hover(params, $0) }
    case "textDocument/codeLens": whenAnalysed(params, reply) { self.codeLenses($0) }
    case "textDocument/inlayHint": whenAnalysed(params, reply) { self.inlayHints(params, $0) }
    case "textDocument/completion": reply.succeed(completion(params))
    case "earshot/transcript": transcript(params, reply)
    case "workspace/executeCommand": execute(params, reply)
    default: reply.fail(RPCError(.methodNotFound, "no method '\(method)'"))
    }
  }

  // MARK: - The beginning

  private func initialize(_ params: JSONValue, _ reply: Reply) {
    client = ClientFeatures(params["capabilities"] ?? .null)
    preferences.take(params["initializationOptions"] ?? .null)
    var uris = params["workspaceFolders"]?.array?.compactMap { $0["uri"]?.string } ?? []
    if uris.isEmpty, let root = params["rootUri"]?.string { uris = [root] }
    if uris.isEmpty, let root = params["rootPath"]?.string { uris = [FileURI.uri(root)] }
    uris.forEach(addFolder)
    stage = .initialized
    reply.succeed([
      "capabilities": capabilities,
      "serverInfo": ["name": .string(Tool.name), "version": .string(Tool.version)],
    ])
  }

  private var capabilities: JSONValue {
    var capabilities: JSONValue = [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": [
        "openClose": true, "change": 2, "save": ["includeText": false],
      ],
      "hoverProvider": true,
      "codeActionProvider": ["codeActionKinds": ["quickfix", .string(Self.fixAllKind)], "resolveProvider": false],
      "codeLensProvider": ["resolveProvider": false],
      "inlayHintProvider": true,
      "completionProvider": ["triggerCharacters": ["\"", ":", " ", ","], "resolveProvider": false],
      "executeCommandProvider": ["commands": [.string(Self.hearCommand)]],
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true]
      ],
    ]
    if client.pullsDiagnostics {
      capabilities = capabilities.setting((
        "diagnosticProvider",
        ["identifier": "earshot", "interFileDependencies": true, "workspaceDiagnostics": true]
      ))
    }
    return capabilities
  }

  private func initialized() {
    guard client.watchesFiles else { return }
    let watchers = Self.watchedGlobs.map { JSONValue.object([.init("globPattern", .string($0))]) }
    connection.ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "earshot-files", "method": "workspace/didChangeWatchedFiles",
            "registerOptions": ["watchers": .array(watchers)],
          ]
        ]
      ]
    ) { _ in }
  }

  /// Files that bear on what is heard.
  private static let watchedGlobs = [
    "**/*.swift", "**/*.{storyboard,xib}", "**/*.{xcstrings,strings,stringsdict}", "**/*.xcassets/**",
    "**/{.earshot.json,.earshot-baseline.json,Info.plist,*-Info.plist,project.pbxproj,*.xcconfig}",
  ]
}
