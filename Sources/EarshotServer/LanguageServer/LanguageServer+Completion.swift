import Configuration
import EarshotCore
import Reporting
import Rules
import SourceModel

// Names of rules and keys, where they are written: in the configuration and in comments that keep findings back.
extension LanguageServer {
  func completion(_ params: JSONValue) -> JSONValue {
    let none: JSONValue = ["isIncomplete": false, "items": []]
    guard let uri = Self.documentURI(params), let document = documents[uri],
      let position = TextPosition(params["position"])
    else { return none }
    let offset = document.file.offset(of: position, client.encoding)
    let items: [JSONValue]
    if Self.isConfiguration(Self.key(uri)) {
      items = ConfigurationCompletion(document.file, offset).items(client.encoding)
    } else {
      items = ruleNames(in: document.file, at: offset)
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  /// Ids of rules behind `// earshot:ignore`.
  private func ruleNames(in file: SourceFile, at offset: Int) -> [JSONValue] {
    let before = file.text(from: file.startOfLine(at: offset), to: offset)
    guard let comment = before.firstMatch(of: #/\/\/\s*earshot:ignore(?:-file)?[ :]\s*(?<ids>[a-z0-9, -]*)$/#),
      !comment.output.ids.contains("--")
    else { return [] }
    let typed = comment.output.ids.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
    let word = typed.drop { $0 == " " }
    guard !word.contains(" ") else { return [] }
    let range = file.rangeJSON(offset - word.utf8.count, offset, client.encoding)
    return RuleSelection.available.map { rule in
      [
        "label": .string(rule.id), "kind": 20, "detail": .string(rule.title),
        "textEdit": ["range": range, "newText": .string(rule.id)],
      ]
    }
  }
}

/// What may be written at a place of a configuration, by its schema.
struct ConfigurationCompletion {
  private let file: SourceFile
  private let offset: Int
  private let place: JSONPlace

  init(_ file: SourceFile, _ offset: Int) {
    self.file = file
    self.offset = offset
    place = JSONPlace(file.bytes, offset)
  }

  private static let schema = (try? JSONParser.parse(ConfigurationSchema.document())) ?? .null

  func items(_ encoding: PositionEncoding) -> [JSONValue] {
    var schemas = [Self.schema]
    for step in place.path { schemas = schemas.flatMap { Self.inside($0, step) } }
    let choices = schemas.flatMap(Self.alternatives).flatMap { place.isKey ? Self.keys($0) : Self.values($0) }
    var seen = Set(place.isKey ? place.siblings : [])
    let range = file.rangeJSON(place.start, max(place.end, offset), encoding)
    return choices.filter { seen.insert($0.name).inserted }.map { choice in
      .members([
        ("label", .string(choice.name)), ("kind", .integer(place.isKey ? 10 : 12)),
        ("detail", choice.summary.map(JSONValue.string)), ("filterText", .string(quoted(choice.name))),
        ("textEdit", ["range": range, "newText": .string(place.isKey ? quoted(choice.name) + colon : choice.written)]),
      ])
    }
  }

  private func quoted(_ name: String) -> String { "\"\(name)\"" }

  /// Behind a new key; one that is there already has its own.
  private var colon: String { place.hasColon ? "" : ": " }

  private struct Choice {
    var name: String
    var written: String
    var summary: String?
  }

  // MARK: - The schema

  /// The schema with references and alternatives resolved.
  private static func alternatives(_ schema: JSONValue) -> [JSONValue] {
    if let reference = schema["$ref"]?.string {
      return self.schema["$defs"]?[String(reference.dropFirst("#/$defs/".count))].map(alternatives) ?? []
    }
    return schema["anyOf"]?.array.map { $0.flatMap(alternatives) } ?? [schema]
  }

  private static func inside(_ schema: JSONValue, _ step: JSONPlace.Step) -> [JSONValue] {
    alternatives(schema).compactMap { schema in
      switch step {
      case .item: return schema["items"]
      case .member(let name): return schema["properties"]?[name] ?? schema["additionalProperties"]
      }
    }
  }

  private static func keys(_ schema: JSONValue) -> [Choice] {
    guard case .object(let members)? = schema["properties"] else { return [] }
    return members.map { member in
      Choice(name: member.key, written: member.key, summary: member.value["description"]?.string)
    }
  }

  private static func values(_ schema: JSONValue) -> [Choice] {
    let summary = schema["description"]?.string
    let names = (schema["enum"]?.strings ?? []) + (schema["examples"]?.strings ?? [])
    let texts = names.map { Choice(name: $0, written: "\"\($0)\"", summary: summary) }
    guard schema["type"]?.string == "boolean" else { return texts }
    return texts + ["true", "false"].map { Choice(name: $0, written: $0, summary: summary) }
  }
}
