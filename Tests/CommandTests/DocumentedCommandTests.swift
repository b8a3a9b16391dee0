import Foundation
import Testing

/// Commands in documents are such as the program takes: the command is there, and so is every option behind it.
@Suite struct DocumentedCommandTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let documents: [String] = {
    let manager = FileManager.default
    func below(_ folder: String) -> [String] {
      let names = manager.enumerator(atPath: root.appendingPathComponent(folder).path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }.sorted()
    }
    return ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"] + below("Documentation") + below("Agents")
  }()

  /// The words behind each `earshot` at the beginning of a line of code or of a code in a text.
  private static func commands(in text: String) -> [[String]] {
    var commands: [[String]] = []
    var isCode = false
    for line in text.split(separator: "\n") {
      let start = line.drop { $0 == " " }
      if start.hasPrefix("```") {
        isCode.toggle()
        continue
      }
      let codes = isCode
        ? [start] : line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { $0.element[...] }
      for code in codes {
        let words = code.drop { $0 == "$" || $0 == " " }.prefix { $0 != "#" && $0 != "|" && $0 != ">" }
          .split(separator: " ").map(String.init)
        if words.first == "earshot" { commands.append(Array(words.dropFirst())) }
      }
    }
    return commands
  }

  @Test func commandsAndOptionsAreThere() throws {
    let tree = try Tree()
    var known: [String: String] = [:]
    func help(_ command: String) throws -> String {
      if let text = known[command] { return text }
      let run = try tree.earshot([command, "--help"].filter { !$0.isEmpty })
      let text = run.status == 0 ? run.output : ""
      known[command] = text
      return text
    }
    var checked = 0
    for document in Self.documents {
      let text = try String(decoding: Data(contentsOf: Self.root.appendingPathComponent(document)), as: UTF8.self)
      for words in Self.commands(in: text) {
        let command = words.first.map { $0.hasPrefix("-") ? "" : $0 } ?? ""
        guard command.allSatisfy(\.isLetter) else { continue }
        let help = try help(command)
        #expect(!help.isEmpty, "\(document): no command '\(command)'")
        for word in words where word.hasPrefix("--") {
          let option = word.prefix { $0 != "=" && $0 != "," && $0 != ")" }
          guard option != "--version", option != "--help", option != "--generate-completion-script" else { continue }
          checked += 1
          #expect(help.contains(option), "\(document): earshot \(words.joined(separator: " "))")
        }
      }
    }
    #expect(checked > 40)
  }
}
