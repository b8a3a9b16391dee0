import Foundation
import Testing

/// What programs are given is what `Documentation/schemas` describes: nothing is missing, nothing is of another type,
/// and there is nothing that is not described.
@Suite struct OutputSchemaTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func mistakes(in output: String, schema name: String) throws -> [String] {
    let file = Self.repository.appendingPathComponent("Documentation/schemas/\(name).schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let value = try JSONSerialization.jsonObject(with: Data(output.utf8), options: .fragmentsAllowed)
    let parts = (schema as? [String: Any])?["$defs"] as? [String: Any] ?? [:]
    return SchemaCheck(parts: parts).mistakes(in: value, schema, at: "$")
  }

  private func tree() throws -> Tree {
    let tree = try Tree(["App/Broken.swift": "struct A {", "App/Player.swift": Sample.faulty])
    for name in ["App", "Components", "Models", "Resources", "Screens", "Styles"] {
      let source = Self.repository.appendingPathComponent("Examples/Larkspur/\(name)")
      try FileManager.default.copyItem(at: source, to: tree.folder.appendingPathComponent(name))
    }
    return tree
  }

  @Test(arguments: [
    ("check", ["check"]), ("check", ["check", "--preset", "strict", "--fix", "--suggested"]),
    ("read", ["read"]), ("read", ["read", "--voice-control", "--ios", "17"]), ("read", ["read", "--keyboard"]),
    ("tree", ["read", "--tree"]),
    ("doctor", ["doctor"]), ("map", ["map"]), ("rules", ["rules"]), ("rules", ["explain", "icon-button-name"]),
  ])
  func outputIsAsDescribed(schema: String, arguments: [String]) throws {
    let run = try tree().earshot(arguments + ["--format", "json"])
    #expect(run.status != 2, "\(run.errors)")
    #expect(try mistakes(in: run.output, schema: schema) == [])
  }

  @Test func comparisonIsAsDescribed() throws {
    let tree = try tree()
    let git = "git -c user.name=a -c user.email=a@example.org -c commit.gpgsign=false"
    _ = try tree.shell("git init -q . && git add . && \(git) commit -qm before")
    _ = try tree.earshot("check", "--fix", "--suggested")
    let run = try tree.earshot("compare", "--format", "json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try mistakes(in: run.output, schema: "compare") == [])
  }

  @Test func verificationIsAsDescribed() throws {
    let tree = try Tree(["App/Player.swift": Sample.faulty])
    let heard = "\"utterances\":[\"Hello\",\"Groups Button\",\"Bye\"]"
    let text = "{\"schema\":1,\"system\":\"27.0\",\"language\":\"en\",\"screens\":[{\"view\":\"PlayerView\",\(heard)},"
      + "{\"view\":\"Nowhere\",\"utterances\":[]}]}"
    try tree.write(Data(text.utf8), to: "recording.json")
    let run = try tree.earshot("verify", "recording.json", "--path", "App", "--all", "--format", "json")
    #expect(run.status == 1, "\(run.errors)")
    #expect(try mistakes(in: run.output, schema: "verify") == [])
  }

  @Test func theCheckFindsWhatIsWrong() throws {
    let missing = try mistakes(in: #"{"schema": 1, "tool": {"name": "earshot"}, "rules": []}"#, schema: "rules")
    #expect(missing == ["$.tool: no 'version'"])
    let wrong = try mistakes(
      in: #"{"schema": 2, "tool": {"name": 1, "version": "", "age": 3}, "rules": []}"#, schema: "rules")
    #expect(wrong == ["$.schema: not 1", "$.tool.age: not described", "$.tool.name: not string"])
  }
}

/// The part of JSON Schema that `Documentation/schemas` uses.
private struct SchemaCheck {
  /// What `$ref` names.
  let parts: [String: Any]

  func mistakes(in value: Any, _ schema: Any, at path: String) -> [String] {
    guard let schema = schema as? [String: Any] else { return ["\(path): no schema"] }
    if let name = schema["$ref"] as? String {
      return mistakes(in: value, parts[String(name.dropFirst("#/$defs/".count))] ?? "", at: path)
    }
    // One of several objects, which their first constant tells apart.
    if let choices = schema["oneOf"] as? [Any] {
      let results = choices.map { mistakes(in: value, $0, at: path) }
      return results.min { $0.count < $1.count } ?? []
    }
    if let constant = schema["const"] as? String {
      return value as? String == constant ? [] : ["\(path): not '\(constant)'"]
    }
    if let constant = schema["const"] as? NSNumber {
      return (value as? NSNumber) == constant ? [] : ["\(path): not \(constant)"]
    }
    if let choices = schema["enum"] as? [String] {
      return (value as? String).map(choices.contains) == true ? [] : ["\(path): not one of \(choices)"]
    }
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    if !types.isEmpty, !types.contains(where: { isOf($0, value) }) {
      return ["\(path): not \(types.joined(separator: " or "))"]
    }
    if let members = value as? [String: Any] { return self.mistakes(in: members, schema, at: path) }
    guard let items = value as? [Any], let item = schema["items"] else { return [] }
    return items.enumerated().flatMap { mistakes(in: $1, item, at: "\(path)[\($0)]") }
  }

  private func mistakes(in members: [String: Any], _ schema: [String: Any], at path: String) -> [String] {
    guard let properties = schema["properties"] as? [String: Any] else {
      guard let others = schema["additionalProperties"] else { return [] }
      return members.sorted { $0.key < $1.key }.flatMap { mistakes(in: $1, others, at: "\(path).\($0)") }
    }
    let missing = (schema["required"] as? [String] ?? []).filter { members[$0] == nil }
    return missing.map { "\(path): no '\($0)'" }
      + members.sorted { $0.key < $1.key }.flatMap { key, value in
        properties[key].map { mistakes(in: value, $0, at: "\(path).\(key)") } ?? ["\(path).\(key): not described"]
      }
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "null": value is NSNull
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": (value as? NSNumber).map(isBoolean) ?? false
    case "integer": (value as? NSNumber).map { !isBoolean($0) && $0.doubleValue == $0.doubleValue.rounded() } ?? false
    case "number": (value as? NSNumber).map { !isBoolean($0) } ?? false
    default: false
    }
  }

  private func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
