import PlatformKnowledge
import SourceModel
import SwiftSource

/// The functions and properties of a project that give a number as a text, such as an amount of money.
struct NumberWriters {
  private let names: Set<String>

  init(_ files: [FileDeclarations]) {
    var known: [String: Bool] = [:]
    func note(_ name: String, _ type: TypeReference?, _ body: Block?) {
      guard let body, type?.name == "String" else { return }
      known[name] = known[name, default: true] && Self.writesNumber(body)
    }
    func note(_ properties: [PropertyDeclaration], _ functions: [FunctionDeclaration]) {
      for property in properties { note(property.name, property.type, property.getter) }
      for function in functions { note(function.name, function.returnType, function.body) }
    }
    func note(_ members: Members) {
      note(members.properties, members.functions)
      for type in members.types { note(type.members) }
    }
    for file in files {
      note(file.properties, file.functions)
      for type in file.types { note(type.members) }
      for declaration in file.extensions { note(declaration.members) }
    }
    names = Set(known.filter(\.value).keys)
  }

  /// Whether an expression is a call of one of them, or writes a number by itself.
  func write(_ expression: Expression) -> Bool {
    if Self.isNumber(expression) { return true }
    switch expression.kind {
    case .call(let call): return call.callee.plainName.map(names.contains) ?? false
    case .member(_, let name), .name(let name): return names.contains(name)
    default: return false
    }
  }

  /// It uses a formatter of numbers, and has no words of its own besides.
  private static func writesNumber(_ body: Block) -> Bool {
    var isNumber = false, hasWords = false
    CodeWalk.expressions(of: body) { expression in
      switch expression.kind {
      case .name(let name), .member(_, let name):
        let name = name.lowercased()
        if formatters.contains(where: name.hasSuffix) { isNumber = true }
      case .string(let literal):
        for case .text(let text) in literal.segments where text.split(whereSeparator: { !$0.isLetter }).contains(where: { $0.count > 3 }) {
          hasWords = true
        }
      default: if Self.isNumber(expression) { isNumber = true }
      }
    }
    return isNumber && !hasWords
  }

  private static let formatters = NameWords.words(.numberFormatter)

  /// `amount.formatted(.currency(code: code))`, `String(format: "%.2f", amount)`.
  private static func isNumber(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind else { return false }
    if let style = expression.call(named: "formatted")?.arguments.first?.value {
      let chain = CodeChain(reading: style)
      let name = chain.call?.callee.plainName ?? chain.base.plainName
      return name.map(["currency", "percent", "number", "byteCount"].contains) ?? false
    }
    guard call.callee.plainName == "String", case .string(let literal)? = call.argument("format")?.kind,
      case .text(let format)? = literal.segments.first else { return false }
    return format.hasPrefix("%") && format.count < 8 && !format.contains("@")
  }
}
