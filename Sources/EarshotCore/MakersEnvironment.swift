import PlatformKnowledge
import SwiftSource

/// Tests that the environment of a build is one which no store has, such as `Server.environment == "staging"`. Only those
/// who make the app meet what stands under them.
enum MakersEnvironment {
  /// Whether code has such tests. Hardly any app has, and what follows from them takes a walk over all code.
  static func isTested(in files: [FileDeclarations]) -> Bool {
    let written = NameWords.words(.makersEnvironment).sorted().flatMap { ["\"\($0)\"", ".\($0)"] }
    return files.contains { file in
      written.contains { file.file.firstOffset(of: $0) != nil } && isTested(in: file)
    }
  }

  private static func isTested(in file: FileDeclarations) -> Bool {
    var open = file.properties.flatMap(CodeItem.items) + file.functions.compactMap(\.body).flatMap(\.items)
    func add(_ members: Members) {
      open += CodeItem.items(of: members)
      for type in members.types { add(type.members) }
    }
    for type in file.types { add(type.members) }
    for declaration in file.extensions { add(declaration.members) }
    while let item = open.popLast() {
      if tests(item) { return true }
      item.appendParts(to: &open)
    }
    return false
  }

  private static func tests(_ item: CodeItem) -> Bool {
    switch item {
    case .statement(.selection(let code)): return isEnvironment(code.subject)
    case .expression(let expression):
      switch expression.kind {
      case .binary(let sign, let left, let right): return holds(sign, left, right) != nil
      case .selection(let code): return isEnvironment(code.subject)
      default: return false
      }
    default: return false
    }
  }

  /// What a comparison comes to in an app from a store; nil where it is another one.
  static func holds(_ sign: String, _ left: Expression, _ right: Expression) -> Bool? {
    guard sign == "==" || sign == "!=" else { return nil }
    let isSuch = isEnvironment(left) && isOfMakers(right) || isEnvironment(right) && isOfMakers(left)
    return isSuch ? sign == "!=" : nil
  }

  /// `environment`, `Config.buildEnvironment`
  static func isEnvironment(_ expression: Expression) -> Bool {
    let name: String
    switch expression.kind {
    case .name(let own): name = own
    case .member(let base, let own):
      if own == "current" || own == "rawValue", let base { return isEnvironment(base) }
      name = own
    default: return false
    }
    return UnshippedCode.words(of: name[...]).contains { NameWords.words(.environmentName).contains($0) }
  }

  /// `"staging"`, `.debug`
  private static func isOfMakers(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .string(let literal):
      guard literal.segments.count == 1, case .text(let text) = literal.segments[0] else { return false }
      return isOfMakers(text)
    case .member(_, let own): return isOfMakers(own)
    default: return false
    }
  }

  static func isOfMakers(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .enumCase(let name, _, _): isOfMakers(name)
    case .expression(let value): isOfMakers(value)
    default: false
    }
  }

  private static func isOfMakers(_ name: String) -> Bool { NameWords.words(.makersEnvironment).contains(name.lowercased()) }
}
