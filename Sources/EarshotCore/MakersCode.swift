import PlatformKnowledge
import SourceModel
import SwiftSource

/// Code that runs only in builds for those who make the app: under a test that the environment is one which no store has,
/// such as `if Server.environment == "staging" { … }`. Nobody else meets what is wrong in it.
struct MakersCode {
  private let ranges: [ObjectIdentifier: [SourceRange]]

  /// - Parameter files: Those in which something was found.
  init(_ files: [FileDeclarations]) {
    var ranges: [ObjectIdentifier: [SourceRange]] = [:]
    // Hardly any app has some, and the walk over all code takes its time.
    let written = NameWords.words(.makersEnvironment).sorted().flatMap { ["\"\($0)\"", ".\($0)"] }
    for file in files where written.contains(where: { file.file.firstOffset(of: $0) != nil }) {
      let found = Self.branches(of: file)
      if !found.isEmpty { ranges[ObjectIdentifier(file.file)] = found }
    }
    self.ranges = ranges
  }

  func holds(_ place: SourceRange) -> Bool {
    ranges[ObjectIdentifier(place.file)]?.contains { $0.contains(place) } ?? false
  }

  private static func branches(of file: FileDeclarations) -> [SourceRange] {
    var open = file.properties.flatMap(CodeItem.items) + file.functions.compactMap(\.body).flatMap(\.items)
    func add(_ members: Members) {
      open += CodeItem.items(of: members)
      for type in members.types { add(type.members) }
    }
    for type in file.types { add(type.members) }
    for declaration in file.extensions { add(declaration.members) }
    var found: [SourceRange] = []
    while let item = open.popLast() {
      item.appendParts(to: &open)
      let code: IfCode
      switch item {
      case .statement(.conditional(let statement)): code = statement
      case .expression(let expression):
        guard case .conditional(let value) = expression.kind else { continue }
        code = value
      default: continue
      }
      if code.conditions.contains(where: isForMakers) { found.append(code.then.range) }
    }
    return found
  }

  private static func isForMakers(_ condition: ConditionElement) -> Bool {
    if case .expression(let expression) = condition { isForMakers(expression) } else { false }
  }

  private static func isForMakers(_ test: Expression) -> Bool {
    guard case .binary(let sign, let left, let right) = test.kind else { return false }
    switch sign {
    case "&&": return isForMakers(left) || isForMakers(right)
    case "==": return isEnvironment(left) && isOfMakers(right) || isEnvironment(right) && isOfMakers(left)
    default: return false
    }
  }

  /// `environment`, `Config.buildEnvironment`
  private static func isEnvironment(_ expression: Expression) -> Bool {
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
    let name: String
    switch expression.kind {
    case .string(let literal):
      guard literal.segments.count == 1, case .text(let text) = literal.segments[0] else { return false }
      name = text
    case .member(_, let own): name = own
    default: return false
    }
    return NameWords.words(.makersEnvironment).contains(name.lowercased())
  }
}
