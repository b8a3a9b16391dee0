import EarshotCore
import Reporting

/// What a tool answers with: the same for people and models that read, and for programs.
struct AgentAnswer {
  var text: String
  var structured: JSONValue

  var json: JSONValue {
    [
      "content": [["type": "text", "text": .string(text)]], "structuredContent": structured, "isError": false,
    ]
  }

  static func failure(_ problem: AgentProblem) -> JSONValue {
    ["content": [["type": "text", "text": .string(problem.text)]], "isError": true]
  }
}

/// What a call of a tool has at hand.
struct AgentCall: Sendable {
  let roots: AgentRoots
  let workspaces: AgentWorkspaces
  let surroundings: AgentSurroundings
  /// Told of how far the work is.
  let tell: AnalysisProgress.Listener?
}

/// Something that agents can ask for.
struct AgentTool: Sendable {
  let name: String
  let title: String
  let description: String
  let arguments: [AgentSchema.Member]
  let results: [AgentSchema.Member]
  var writes = false
  let run: @Sendable (AgentArguments, AgentCall) async throws -> AgentAnswer

  static let all: [AgentTool] = [hear, check, fix, explain, compare, screens]

  var json: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(description),
      "inputSchema": AgentSchema.object(arguments, isClosed: true),
      "outputSchema": AgentSchema.object(results, isClosed: false),
      "annotations": [
        "title": .string(title), "readOnlyHint": .bool(!writes), "destructiveHint": false, "idempotentHint": true,
        "openWorldHint": false,
      ],
    ]
  }

  func call(_ arguments: JSONValue, _ call: AgentCall) async throws -> AgentAnswer {
    try await run(AgentArguments(arguments, tool: name, names: self.arguments.map(\.name)), call)
  }
}

/// JSON Schemas of arguments and results.
enum AgentSchema {
  struct Member: Sendable {
    var name: String
    var schema: JSONValue
    var isRequired = true
  }

  static func object(_ members: [Member], isClosed: Bool) -> JSONValue {
    .object([
      .init("type", "object"), .init("properties", .object(members.map { .init($0.name, $0.schema) })),
      .init("required", JSONValue(members.filter(\.isRequired).map(\.name))),
      .init("additionalProperties", .bool(!isClosed)),
    ])
  }

  // MARK: - Arguments

  static func needed(_ name: String, _ type: String, _ text: String) -> Member {
    Member(name: name, schema: ["type": .string(type), "description": .string(text)])
  }

  static func optional(_ name: String, _ type: String, _ text: String) -> Member {
    Member(name: name, schema: ["type": .string(type), "description": .string(text)], isRequired: false)
  }

  static func texts(_ name: String, _ text: String) -> Member {
    Member(
      name: name, schema: ["type": "array", "items": ["type": "string"], "description": .string(text)],
      isRequired: false)
  }

  static func choice(_ name: String, _ choices: [String], _ text: String) -> Member {
    Member(
      name: name, schema: ["type": "string", "enum": JSONValue(choices), "description": .string(text)],
      isRequired: false)
  }

  static func page(_ limit: Int, _ noun: String) -> [Member] {
    [
      Member(
        name: "limit", schema: [
          "type": "integer", "minimum": 1, "maximum": 500, "default": .integer(limit),
          "description": .string("How many \(noun) to answer with."),
        ], isRequired: false),
      optional("cursor", "string", "The 'nextCursor' of the answer before, for what comes after it."),
    ]
  }

  // MARK: - Results

  static func list(_ name: String, _ members: [Member]) -> Member {
    Member(name: name, schema: ["type": "array", "items": object(members, isClosed: false)])
  }

  static func textList(_ name: String) -> Member {
    Member(name: name, schema: ["type": "array", "items": ["type": "string"]])
  }

  static func result(_ name: String, _ type: String) -> Member { Member(name: name, schema: ["type": .string(type)]) }

  /// A value that may be null.
  static func maybe(_ name: String, _ type: String) -> Member {
    Member(name: name, schema: ["type": [.string(type), "null"]])
  }

  static func counts(_ name: String, _ names: [String]) -> Member {
    Member(name: name, schema: object(names.map { result($0, "integer") }, isClosed: false))
  }
}
