import Configuration
import EarshotCore
import PlatformKnowledge
import Project
import Reporting
import Rules
import SourceModel

// What `check` finds, for the documents that are open.
extension LanguageServer {
  // MARK: - Sent

  func publishAll() { allWorkspaces.forEach(publish) }

  /// Sends the diagnostics of the open documents of a workspace, as far as they are about what the client holds.
  func publish(_ workspace: Workspace) {
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
      guard self.workspace(of: document.uri) === workspace, let diagnostics = diagnostics(of: document, workspace)
      else { continue }
      let isAsked = waitsForPull(document.uri)
      if isPulling || isAsked { continue }
      publish(diagnostics, uri: document.uri, version: document.version)
    }
  }

  /// Sends diagnostics unless the client has the same for the same version.
  func publish(_ diagnostics: [JSONValue], uri: String, version: Int?) {
    let message = JSONValue.members([
      ("uri", .string(uri)), ("version", version.map(JSONValue.integer)), ("diagnostics", .array(diagnostics)),
    ])
    // A document without findings that never had any is told of once, so that a client can wait for it.
    guard published[uri] != message else { return }
    published[uri] = message
    connection.notify("textDocument/publishDiagnostics", message)
  }

  /// nil when the analysis is of another text than the client holds.
  private func diagnostics(of document: Document, _ workspace: Workspace) -> [JSONValue]? {
    guard let index = workspace.latest else { return nil }
    let key = Self.key(document.uri)
    if Self.isConfiguration(key) { return workspace.isCurrent ? mistakes(in: document, index) : nil }
    guard let file = index.files[key] else {
      // Not part of the project, or not yet; a resource has nothing but problems.
      return workspace.isCurrent ? problems(in: document.file, index.problems[key] ?? []) : nil
    }
    guard file.bytes == document.bytes else { return nil }
    return diagnostics(key, index, file)
  }

  private func diagnostics(_ key: String, _ index: WorkspaceIndex, _ file: SourceFile) -> [JSONValue] {
    let findings = preferences.language.translated(index.findings[key] ?? [])
    return findings.map { diagnostic($0, index) } + problems(in: file, index.problems[key] ?? [])
  }

  // MARK: - Asked for

  func pullDiagnostics(_ params: JSONValue, _ reply: Reply) {
    guard let uri = Self.documentURI(params) else {
      return reply.fail(RPCError(.invalidParams, "'textDocument' with a 'uri' is needed"))
    }
    notePull(uri)
    let previous = params["previousResultId"]?.string
    guard let workspace = workspace(of: uri) else { return reply.succeed(["kind": "full", "items": []]) }
    whenAnalysed(workspace, reply) {
      let items = self.items(uri, workspace)
      let id = Self.resultID(items)
      reply.succeed(
        id == previous
          ? ["kind": "unchanged", "resultId": .string(id)]
          : ["kind": "full", "resultId": .string(id), "items": .array(items)])
    }
  }

  private func items(_ uri: String, _ workspace: Workspace) -> [JSONValue] {
    if let document = documents[uri] { return diagnostics(of: document, workspace) ?? [] }
    guard let index = workspace.latest, let file = index.files[Self.key(uri)] else { return [] }
    return diagnostics(Self.key(uri), index, file)
  }

  /// All findings of all folders, file by file.
  func pullWorkspaceDiagnostics(_ reply: Reply) {
    guard let due = folders.first(where: { !$0.isCurrent || $0.latest == nil }) else {
      let reports = folders.compactMap(\.latest).flatMap { index -> [JSONValue] in
        index.findings.keys.sorted().compactMap { path in
          guard let file = index.files[path] else { return nil }
          let uri = self.uri(path)
          let items = diagnostics(path, index, file)
          return [
            "kind": "full", "uri": .string(uri), "resultId": .string(Self.resultID(items)),
            "version": JSONValue(documents[uri]?.version), "items": .array(items),
          ]
        }
      }
      return reply.succeed(["items": .array(reports)])
    }
    whenAnalysed(due, reply) { self.pullWorkspaceDiagnostics(reply) }
  }

  private static func resultID(_ items: [JSONValue]) -> String {
    // FNV-1a: short, and the same for the same findings.
    let hash = JSONValue.array(items).compact().reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
    }
    return String(hash, radix: 16)
  }

  /// A client that fetches diagnostics by itself would show those that are sent a second time. Who has asked for two
  /// versions of a document is taken for such a one; a single request may be somebody's curiosity.
  private func notePull(_ uri: String) {
    guard client.pullsDiagnostics, let version = documents[uri]?.version else { return }
    pulled[uri, default: []].insert(version)
    guard !isPulling, pulled[uri, default: []].count > 1 else { return }
    isPulling = true
    let shown = published.filter { $0.value["diagnostics"]?.array?.isEmpty == false }
    for uri in shown.keys.sorted() {
      publish([], uri: uri, version: documents[uri]?.version)
    }
  }

  /// Whether the client has asked for the diagnostics of what it holds, and will get them so.
  private func waitsForPull(_ uri: String) -> Bool {
    guard client.pullsDiagnostics, let version = documents[uri]?.version else { return false }
    return pulled[uri]?.contains(version) ?? false
  }

  // MARK: - As the protocol has them

  /// A URI for a path: as the client writes it where it has the document open.
  func uri(_ path: String) -> String {
    documents.keys.sorted().first { Self.key($0) == path } ?? (path.hasPrefix("/") ? FileURI.uri(path) : path)
  }

  func location(_ place: SourceRange, _ index: WorkspaceIndex) -> JSONValue {
    ["uri": .string(uri(index.path(of: place.file))), "range": place.json(client.encoding)]
  }

  func diagnostic(_ finding: Finding, _ index: WorkspaceIndex) -> JSONValue {
    let related = finding.related.map { place -> JSONValue in
      ["location": location(place.place, index), "message": .string(place.message)]
    }
    let page = finding.wcag.lazy.compactMap(WCAG.criterion).first?.page
    return .members([
      ("range", finding.place.json(client.encoding)),
      ("severity", .integer(Self.severity(finding))),
      ("code", .string(finding.rule)),
      ("codeDescription", page.map { ["href": .string($0)] }),
      ("source", .string(Tool.name)),
      ("message", .string(finding.message)),
      ("relatedInformation", related.isEmpty ? nil : .array(related)),
      ("data", Self.data(finding)),
    ])
  }

  private static func data(_ finding: Finding) -> JSONValue {
    .members([
      ("fingerprint", .string(finding.fingerprint)), ("certainty", .string(finding.certainty.rawValue)),
      ("wcag", JSONValue(finding.wcag)), ("view", .string(finding.view)), ("uses", .integer(finding.uses)),
      ("heard", finding.heard.map { ["before": .string($0.before), "after": JSONValue($0.after)] }),
    ])
  }

  private static func severity(_ finding: Finding) -> Int {
    if finding.certainty == .review { return 4 }
    switch finding.severity {
    case .error: return 1
    case .warning: return 2
    case .note: return 3
    }
  }

  // MARK: - Other files

  private func mistakes(in document: Document, _ index: WorkspaceIndex) -> [JSONValue] {
    index.settings.mistakes.filter { $0.file == Self.key(document.uri) }.map { mistake in
      let file = document.file
      let start = file.startOfLine(number: mistake.line) + max(0, mistake.column - 1)
      let end = Self.endOfWord(in: file, at: start)
      return [
        "range": file.rangeJSON(start, end, client.encoding), "severity": 1, "code": "configuration",
        "source": .string(Tool.name), "message": .string(mistake.message),
      ]
    }
  }

  /// The end of the text, number or name that begins at a place.
  private static func endOfWord(in file: SourceFile, at start: Int) -> Int {
    let end = file.startOfLine(at: start) + file.line(file.position(at: start).line).utf8.count
    guard start < end else { return start }
    let quote = file.bytes[start]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    let stop = file.bytes[(start + 1)..<end].firstIndex { byte in
      isQuoted ? byte == quote : !(Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
    }
    return stop.map { isQuoted ? $0 + 1 : $0 } ?? end
  }

  /// A broken catalog or interface file. Messages begin with the line where there is one.
  private func problems(in file: SourceFile, _ problems: [Problem]) -> [JSONValue] {
    problems.map { problem in
      let number = problem.message.firstMatch(of: #/line (\d+)/#).flatMap { Int($0.1) } ?? 1
      let start = file.startOfLine(number: number)
      let end = start + file.line(number).utf8.count
      return [
        "range": file.rangeJSON(start, end, client.encoding), "severity": 2, "code": "unreadable",
        "source": .string(Tool.name), "message": .string(problem.message),
      ]
    }
  }
}

extension Criterion {
  /// What W3C says about the criterion: its pages are called by their titles.
  var page: String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return "https://www.w3.org/WAI/WCAG22/Understanding/" + words.joined(separator: "-")
  }
}
