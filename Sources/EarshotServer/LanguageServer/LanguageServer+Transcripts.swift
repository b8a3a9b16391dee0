import EarshotCore
import Project
import Reporting

// Transcripts on request.
extension LanguageServer {
  static let hearCommand = "earshot.hear"

  func execute(_ params: JSONValue, _ reply: Reply) {
    guard params["command"]?.string == Self.hearCommand else {
      let name = params["command"]?.string ?? ""
      return reply.fail(RPCError(.invalidParams, "no command '\(name)'; there is '\(Self.hearCommand)'"))
    }
    let arguments = params["arguments"]?.array ?? []
    // An object as for `earshot/transcript`, or the URI and the name one after the other.
    guard let uri = arguments.first?.string else { return transcript(arguments.first ?? .null, reply) }
    let view = arguments.count > 1 ? arguments[1] : .null
    transcript(["textDocument": ["uri": .string(uri)], "view": view], reply)
  }

  /// Answers with the document that `read` prints.
  func transcript(_ params: JSONValue, _ reply: Reply) {
    guard let uri = Self.documentURI(params) else {
      return reply.fail(RPCError(.invalidParams, "'textDocument' with a 'uri' is needed"))
    }
    guard let workspace = workspace(of: uri) else {
      return reply.fail(RPCError(.requestFailed, "\(uri) belongs to no folder that is open, and is not open itself"))
    }
    let view = params["view"]?.string
    whenAnalysed(workspace, reply) {
      guard let index = workspace.latest, let file = index.files[Self.key(uri)] else {
        return reply.fail(RPCError(.requestFailed, "\(uri) is no file of an app"))
      }
      let path = file.path
      self.errands.append(
        Errand(workspace: workspace, reply: reply) { worker in
          guard let analysis = await worker.hear(accounts: true) else {
            return .failure(RPCError(.requestFailed, "nothing was read"))
          }
          return Self.transcript(HeardScreens(analysis), path: path, view: view)
        })
      self.startWork()
    }
  }

  private static func transcript(
    _ heard: HeardScreens, path: String, view: String?
  ) -> Result<JSONValue, RPCError> {
    guard let view else { return .success(heard.json(heard.screens(inFile: path))) }
    guard let screens = heard.screens(named: view) else {
      let advice = Spelling.suggestion(for: view, among: heard.names, limit: 3)
      return .failure(RPCError(.requestFailed, "no screen is called '\(view)'\(advice)"))
    }
    return .success(heard.json(screens))
  }
}
