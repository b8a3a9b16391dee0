import EarshotCore
import Foundation
import Reporting
import Testing

@testable import EarshotServer

/// Both servers, spoken to through pipes. One after another: a test waits for its server on a thread that the servers of
/// others would need.
@Suite(.serialized) struct ServerTests {
  private static let code = """
    import SwiftUI
    struct Switches: View {
      var body: some View {
        Toggle("", isOn: .constant(true))
      }
    }

    """

  private func opened(_ uri: String, _ text: String, version: Int = 1) -> JSONValue {
    [
      "textDocument": [
        "uri": .string(uri), "languageId": "swift", "version": .integer(version), "text": .string(text),
      ]
    ]
  }

  private func isPublished(_ version: Int) -> (JSONValue) -> Bool {
    { $0["method"] == "textDocument/publishDiagnostics" && $0["params"]?["version"] == .integer(version) }
  }

  private func codes(_ message: JSONValue) -> [String] {
    message["params"]?["diagnostics"]?.array?.compactMap { $0["code"]?.string } ?? []
  }

  @Test func findingsComeAndGoWithTheText() async throws {
    let app = try TemporaryApp(["A.swift": Self.code])
    let editor = Conversation.withEditor()
    _ = try editor.ask(1, "initialize", ["capabilities": [:], "rootUri": .string(FileURI.uri(app.path))])
    editor.notify("textDocument/didOpen", opened(app.uri("A.swift"), Self.code))
    editor.notify("initialized", [:])
    #expect(codes(try editor.next(isPublished(1))).contains("toggle-name"))
    editor.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(app.uri("A.swift")), "version": 2],
        "contentChanges": [["text": .string(Self.code.replacing("Toggle(\"\"", with: "Toggle(\"Wi-Fi\""))]],
      ])
    #expect(!codes(try editor.next(isPublished(2))).contains("toggle-name"))
    let hover = try editor.ask(
      2, "textDocument/hover",
      ["textDocument": ["uri": .string(app.uri("A.swift"))], "position": ["line": 3, "character": 6]])
    #expect(hover["result"]?["contents"]?["value"]?.string?.contains("Wi-Fi, Switch button") == true)
    #expect(try editor.ask(3, "no/such", .null)["error"]?["code"] == .integer(-32601))
    #expect(try editor.ask(4, "shutdown", .null)["result"] == .null)
    editor.notify("exit", .null)
    #expect(await editor.status() == 0)
  }

  @Test func whatIsCancelledIsAnsweredSo() async throws {
    let app = try TemporaryApp(["A.swift": Self.code])
    let editor = Conversation.withEditor()
    _ = try editor.ask(1, "initialize", ["capabilities": [:], "rootUri": .string(FileURI.uri(app.path))])
    // In one piece, so that the answer is cancelled before anything can be analysed.
    let messages: [JSONValue] = [
      [
        "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": opened(app.uri("A.swift"), Self.code),
      ],
      [
        "jsonrpc": "2.0", "id": "h", "method": "textDocument/hover",
        "params": ["textDocument": ["uri": .string(app.uri("A.swift"))], "position": ["line": 3, "character": 6]],
      ],
      ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "h"]],
    ]
    editor.send(bytes: messages.flatMap { MessageFraming.contentLength.encode($0.compact()) })
    let answer = try editor.next { $0["id"] == "h" }
    #expect(answer["error"]?["code"] == .integer(-32800))
    #expect(await editor.status() == 1)
  }

  @Test func requestsBeforeTheBeginning() async throws {
    let editor = Conversation.withEditor()
    #expect(try editor.ask(1, "textDocument/hover", [:])["error"]?["code"] == .integer(-32002))
    editor.send(bytes: Array("Content-Length: 3\r\n\r\n{{{".utf8))
    #expect(try editor.next { $0["id"] == .null }["error"]?["code"] == .integer(-32700))
    #expect(try editor.ask(2, "initialize", [:])["result"]?["serverInfo"]?["name"] == "earshot")
    #expect(await editor.status() == 1)
  }

  @Test func theReasonOfASuppressionStandsWhereItWorks() async throws {
    let code = """
      import SwiftUI
      struct Texts: View {
        var body: some View {
          Text(\"\"\"
            one \\(two { Toggle("", isOn: .constant(true)) })
            \"\"\")
          Toggle("", isOn: .constant(true))
        }
      }

      """
    let analysis = await Analysis.run(source: code)
    let finding = try #require(analysis.findings.first { $0.rule == "toggle-name" && $0.place.startPosition.line == 7 })
    let edit = try #require(SuppressionEdit.edit(for: finding))
    #expect(edit.replacement == "    // earshot:ignore toggle-name -- \(SuppressionEdit.reason)\n")
    let changed = await Analysis.run(source: FixApplication.apply([edit], toText: code))
    #expect(!changed.findings.contains { $0.rule == "toggle-name" })
    #expect(changed.suppressed.map(\.finding.rule) == ["toggle-name"])
    // In a text over several lines there is no place for a comment.
    let file = finding.place.file
    let start = try #require(file.firstOffset(of: "one"))
    var moved = finding
    moved.place = SourceRange(file: file, start: start, end: start + 3)
    #expect(SuppressionEdit.edit(for: moved) == nil)
  }

  @Test func agentsHearCheckAndFix() async throws {
    let app = try TemporaryApp(["A.swift": Self.code])
    let agent = Conversation.withAgent(app.path)
    let greeting = try agent.ask(1, "initialize", ["protocolVersion": "2025-06-18", "capabilities": [:]])
    #expect(greeting["result"]?["protocolVersion"] == "2025-06-18")
    func call(_ id: Int, _ tool: String, _ arguments: JSONValue) throws -> JSONValue {
      let params: JSONValue = ["name": .string(tool), "arguments": arguments]
      return try agent.ask(id, "tools/call", params)["result"] ?? .null
    }
    let found = try call(2, "check", [:])
    let id = try #require(found["structuredContent"]?["findings"]?.array?.first?["id"]?.string)
    let heard = try call(3, "hear", ["path": "A.swift"])
    #expect(heard["structuredContent"]?["screens"]?.array?.first?["view"] == "Switches")
    #expect(try call(4, "fix", ["findings": [.string(id)]])["isError"] == false)
    for arguments: JSONValue in [["path": "/etc"], ["path": ".."], ["path": 1], ["place": "A.swift"]] {
      #expect(try call(5, "hear", arguments)["isError"] == true)
    }
    #expect(await agent.status() == 0)
  }

  @Test func aWatchTellsWhatIsNewAndWhatIsGone() async throws {
    var log = WatchLog(view: nil, filter: .all, style: .plain)
    let first = await Analysis.run(source: Self.code)
    #expect(log.entry(about: first).lines.contains("toggle-name"))
    #expect(log.entry(about: first).lines.isEmpty)
    let repaired = await Analysis.run(source: Self.code.replacing("Toggle(\"\"", with: "Toggle(\"Wi-Fi\""))
    #expect(log.entry(about: repaired).lines.contains("gone  Source.swift:4:5: error: "))
    #expect(log.entry(about: first).lines.contains("new   Source.swift:4:5: error: "))

    var heard = WatchLog(view: "Switches", filter: .all, style: .plain)
    #expect(heard.entry(about: first).lines.contains("Switch button"))
    #expect(heard.entry(about: first).lines.isEmpty)
    #expect(heard.entry(about: repaired).lines.contains("-> Wi-Fi, Switch button"))
  }

  @Test func snapshotsOfFoldersTellWhatChanged() throws {
    let app = try TemporaryApp(["A.swift": "a", "B.swift": "b"])
    let before = FolderSnapshot([app.path])
    #expect(FolderSnapshot([app.path]).changes(since: before).isEmpty)
    try app.write("longer", to: "A.swift")
    try app.write("c", to: "C.swift")
    try FileManager.default.removeItem(atPath: app.path + "/B.swift")
    try app.write("x", to: ".hidden")
    #expect(
      FolderSnapshot([app.path]).changes(since: before) == ["A", "B", "C"].map { "\(app.path)/\($0).swift" })
  }
}
