import Foundation
import Testing

@Suite struct RecordingCommandTests {
  private static let view = """
    import SwiftUI

    struct GateView: View {
      var body: some View {
        VStack {
          Text("Harbour")
          Button { open() } label: { Image(systemName: "rectangle.3.group") }
        }
      }
    }
    """

  private func recording(_ utterances: String...) -> Data {
    let list = utterances.map { "\"\($0)\"" }.joined(separator: ",")
    return Data("{\"schema\":1,\"system\":\"27.0\",\"language\":\"en\",\"screens\":[{\"view\":\"GateView\",\"utterances\":[\(list)]}]}".utf8)
  }

  @Test func verifyComparesAndLearns() throws {
    let tree = try Tree(["App/Gate.swift": Self.view])
    try tree.write(recording("Harbour", "Groups Button"), to: "walk.json")
    let first = try tree.earshot("verify", "walk.json", "--learn")
    #expect(first.status == 1)
    #expect(first.output.hasPrefix("GateView: 1 of 2 as predicted\n"))
    #expect(first.errors == "earshot: 1 name of symbols kept in .earshot-facts.json\n")
    let second = try tree.earshot("verify", "walk.json")
    #expect(second.status == 0, "\(second.output)")
    #expect(try tree.earshot("read", "--view", "GateView").output.contains("Groups, Button"))
    let json = try tree.earshot("verify", "walk.json", "--format", "json").json()
    #expect((json["screens"] as? [[String: Any]])?.first?["agreeing"] as? Int == 2)
  }

  @Test func mistakesAreNamed() throws {
    let tree = try Tree(["Gate.swift": Self.view, "walk.json": "{}", ".earshot-facts.json": "{"])
    let malformed = try tree.earshot("verify", "walk.json")
    #expect(malformed.status == 2 && malformed.errors == "earshot: walk.json: has no 'schema'\n")
    let missing = try tree.earshot("verify", "none.json")
    #expect(missing.status == 2 && missing.errors == "earshot: none.json: no such file\n")
    let read = try tree.earshot("read")
    #expect(read.status == 0 && read.errors.contains(".earshot-facts.json: line 1"))
    try tree.write(recording("Harbour", "Groups Button"), to: "walk.json")
    #expect(try tree.earshot("verify", "walk.json", "--learn").status == 2)
    #expect(try tree.text(".earshot-facts.json") == "{")
  }

  @Test func recordWritesATestForTheScreensThatAreNamed() throws {
    let tree = try Tree(["Gate.swift": Self.view])
    let run = try tree.earshot("record", "--scaffold", "--view", "GateView")
    #expect(run.status == 0 && run.output.contains("try await record(\"GateView\")"))
    let unknown = try tree.earshot("record", "--scaffold", "--view", "GatView")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'GateView'"))
    #expect(try tree.earshot("record").status == 2)
  }
}
