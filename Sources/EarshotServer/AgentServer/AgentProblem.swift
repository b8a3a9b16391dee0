import EarshotCore
import Reporting

/// Why a tool could not do what it was asked for, and what to do next. Agents read both.
public struct AgentProblem: Error, Hashable, Sendable {
  public var message: String
  public var advice: String

  public init(_ message: String, advice: String = "") {
    self.message = message
    self.advice = advice
  }

  var text: String {
    if advice.isEmpty { return message }
    return message + (message.hasSuffix("?") ? " " : ". ") + advice
  }
}

/// The arguments of a tool, read with care: an agent that misspelt one should hear of it, and not get something else.
struct AgentArguments {
  private let tool: String
  private let values: JSONValue

  /// - Parameter names: The arguments that there are.
  init(_ values: JSONValue, tool: String, names: [String]) throws {
    self.tool = tool
    self.values = values.isNull ? .object([]) : values
    guard case .object(let members) = self.values else {
      throw AgentProblem("the arguments of '\(tool)' are an object")
    }
    for member in members where !names.contains(member.key) {
      throw AgentProblem(
        "'\(tool)' has no argument '\(member.key)'" + Spelling.suggestion(for: member.key, among: names),
        advice: "Its arguments are \(names.joined(separator: ", ")).")
    }
  }

  private func value(_ name: String) -> JSONValue? { values[name].flatMap { $0.isNull ? nil : $0 } }

  private func mistake(_ name: String, _ kind: String) -> AgentProblem {
    AgentProblem("the argument '\(name)' of '\(tool)' is \(kind)")
  }

  func text(_ name: String) throws -> String? {
    guard let value = value(name) else { return nil }
    guard let text = value.string else { throw mistake(name, "a text") }
    return text
  }

  func neededText(_ name: String) throws -> String {
    guard let text = try text(name) else {
      throw AgentProblem("'\(tool)' needs the argument '\(name)'")
    }
    return text
  }

  /// A list of texts; a text alone is a list of one.
  func texts(_ name: String) throws -> [String]? {
    guard let value = value(name) else { return nil }
    if let text = value.string { return [text] }
    guard let items = value.array, let texts = value.strings, texts.count == items.count else {
      throw mistake(name, "a list of texts")
    }
    return texts
  }

  func flag(_ name: String) throws -> Bool {
    guard let value = value(name) else { return false }
    guard let flag = value.bool else { throw mistake(name, "true or false") }
    return flag
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Choice.Type
  ) throws -> Choice? where Choice.RawValue == String {
    guard let text = try text(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw mistake(name, "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return choice
  }

  /// How much to answer with, and from where on.
  func page(_ limit: Int, most: Int = 500) throws -> AgentPage {
    var limit = limit
    if let value = value("limit") {
      guard let number = value.integer, number > 0 else { throw mistake("limit", "a whole number from 1 on") }
      limit = min(number, most)
    }
    guard let cursor = try text("cursor") else { return AgentPage(start: 0, limit: limit) }
    guard let start = Int(cursor), start >= 0 else {
      throw AgentProblem(
        "'\(cursor)' is no cursor", advice: "Give the 'nextCursor' of the answer before, with the same arguments.")
    }
    return AgentPage(start: start, limit: limit)
  }
}

/// A part of a long list. Small answers come first: what an agent reads costs it.
struct AgentPage {
  let start: Int
  let limit: Int

  func items<Item>(_ all: [Item]) -> ArraySlice<Item> { all.dropFirst(start).prefix(limit) }

  /// What to ask with for more; null when that was all.
  func next(_ count: Int) -> JSONValue {
    count > start + limit ? .string(String(start + limit)) : .null
  }

  /// A sentence about what is left, or nothing.
  func rest(_ count: Int, _ noun: String) -> String {
    let left = count - start - limit
    return left > 0 ? "\n… \(left) more \(noun): ask again with \"cursor\": \"\(start + limit)\".\n" : ""
  }
}
