import SourceModel
import SwiftSyntax

/// Evaluates the condition of `#if` for the platform that the file around it is read for: iOS, unless its targets are
/// built for others alone.
public enum CompileCondition {
  /// Clauses of `#if` that may be compiled for a system; for that of the file where none is named.
  public static func possible<Clause>(
    _ clauses: [Clause], for system: String? = nil, _ condition: (Clause) -> Expression?
  ) -> [Clause] {
    var result: [Clause] = []
    for clause in clauses {
      let verdict = condition(clause).map { evaluate($0, for: system) } ?? true
      if verdict != false { result.append(clause) }
      if verdict == true { break }
    }
    return result
  }

  /// Whether the condition holds; nil when it depends on settings that the source does not tell, such as `DEBUG`.
  ///
  /// - Parameters:
  ///   - isRelease: The app is built for its users: `DEBUG` is known not to hold.
  ///   - system: The system that it is compiled for; that of the file where none is named.
  public static func evaluate(_ expression: Expression, isRelease: Bool = false, for system: String? = nil) -> Bool? {
    switch expression.kind {
    case .boolean(let value):
      return value
    case .name(let flag) where foreign.contains(flag):
      return false
    case .name(let flag) where isUnreleased(flag):
      return isRelease ? false : nil
    case .prefix("!", let operand):
      return evaluate(operand, isRelease: isRelease, for: system).map { !$0 }
    case .binary("&&", let left, let right):
      let (left, right) = both(left, right, isRelease, system)
      if left == false || right == false { return false }
      return left == true && right == true ? true : nil
    case .binary("||", let left, let right):
      let (left, right) = both(left, right, isRelease, system)
      if left == true || right == true { return true }
      return left == false && right == false ? false : nil
    case .call(let call):
      guard case .name(let function) = call.callee.kind, let argument = call.arguments.first?.value else { return nil }
      return evaluate(function, argument, system: system ?? expression.range.file.build.system)
    default:
      return nil
    }
  }

  private static func both(
    _ left: Expression, _ right: Expression, _ isRelease: Bool, _ system: String?
  ) -> (Bool?, Bool?) {
    (evaluate(left, isRelease: isRelease, for: system), evaluate(right, isRelease: isRelease, for: system))
  }

  /// Flags of tools that translate Swift for systems that are none of Apple's (Skip: documentation of platform customization).
  private static let foreign: Set<String> = ["SKIP"]

  /// Flags that projects set for builds that nobody gets from a store: Xcode's own, and those of configurations for the
  /// people who make and test the app.
  private static let unreleased: Set<String> = [
    "DEBUG", "ADHOC", "INTERNAL", "STAGING", "STAGE", "QA", "UAT", "DEVELOPMENT", "TEST", "TESTS", "TESTING", "UITEST",
    "UITESTS", "UITESTING", "UNITTEST", "UNITTESTS",
  ]

  /// One of these by itself, or with what it is for, as in `DEV_BUILD` and `DEBUG_MENU`.
  private static func isUnreleased(_ flag: String) -> Bool {
    if unreleased.contains(flag) || flag == "DEV" { return true }
    let words = flag.split(separator: "_")
    return words.count > 1 && words.contains { $0 == "DEV" || unreleased.contains(String($0)) }
      && !words.contains { ["NO", "NOT", "NON"].contains($0) }
  }

  private static func evaluate(_ function: String, _ argument: Expression, system: String) -> Bool? {
    switch function {
    case "os":
      guard let name = name(argument) else { return nil }
      return name == system || name == "OSX" && system == "macOS"
    case "canImport":
      guard let module = name(argument) else { return nil }
      if let home = homes[module] { return home.contains(system) }
      return true
    case "targetEnvironment":
      return name(argument) == "macCatalyst" ? false : nil
    case "swift", "compiler":
      guard case .prefix(let comparison, _) = argument.kind else { return nil }
      return comparison.hasPrefix(">")
    default:
      return nil
    }
  }

  /// Modules that some platforms have and others lack. `WatchKit` can be imported for iOS as well.
  private static let homes: [String: Set<String>] = [
    "AppKit": ["macOS"], "Cocoa": ["macOS"], "UIKit": ["iOS", "tvOS", "visionOS", "watchOS"],
    "WatchKit": ["iOS", "watchOS"], "TVUIKit": ["tvOS"],
  ]

  private static func name(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name): return name
    case .member(let base?, _): return name(base)
    default: return nil
    }
  }
}

extension FileLowering {
  /// The clauses that may be compiled for the system that the file is read for: without those whose condition certainly
  /// fails, and without those after one whose condition certainly holds.
  func clausesInUse(_ config: IfConfigDeclSyntax) -> [IfConfigClauseSyntax] {
    noteDebugging(config)
    var clauses: [IfConfigClauseSyntax] = []
    for clause in config.clauses {
      let value = isElse(clause) ? true : compileCondition(clause).flatMap { CompileCondition.evaluate($0, for: system) }
      if value != false { clauses.append(clause) }
      if value == true { break }
    }
    return clauses
  }

  /// Keeps the places of clauses that are compiled for debugging only, and of those for other systems.
  private func noteDebugging(_ config: IfConfigDeclSyntax) {
    var isSettled = false
    let clauses = config.clauses.map { (clause: $0, condition: compileCondition($0)) }
    noteCode(forOtherSystems: clauses)
    for (clause, condition) in clauses {
      let value = isElse(clause) ? true : condition.flatMap { CompileCondition.evaluate($0, isRelease: true, for: system) }
      let isInUse = condition.flatMap { CompileCondition.evaluate($0, for: system) } != false
      if let elements = clause.elements, isInUse, isSettled || value == false {
        let place = range(of: elements)
        if !result.debugRanges.contains(place) { result.debugRanges.append(place) }
      }
      if value == true { isSettled = true }
    }
  }

  /// Keeps the places of clauses that the file's own system leaves out, each with the first other system that has it.
  private func noteCode(forOtherSystems clauses: [(clause: IfConfigClauseSyntax, condition: Expression?)]) {
    guard !file.build.isLibrary else { return }
    let used = Set(used(clauses, for: system))
    for (name, platform) in PlatformSet.named where name != system && file.build.mayRun(on: platform) {
      let others = self.used(clauses, for: name)
      if !used.isSubset(of: others) {
        result.otherSystemsWithLess.insert(name)
        keepOwnCode(of: used.subtracting(others).sorted().map { clauses[$0].clause })
      }
      for number in others where !used.contains(number) {
        guard let elements = clauses[number].clause.elements else { continue }
        let place = range(of: elements)
        guard !place.isEmpty, !result.otherSystemCode.contains(where: { $0.range == place }) else { continue }
        result.otherSystemCode.append(OtherSystemCode(range: place, system: name))
      }
    }
  }

  private func keepOwnCode(of clauses: [IfConfigClauseSyntax]) {
    for elements in clauses.compactMap(\.elements) {
      let place = range(of: elements)
      if !place.isEmpty, !result.ownSystemCode.contains(place) { result.ownSystemCode.append(place) }
    }
  }

  /// The numbers of the clauses that may be compiled for a system.
  private func used(_ clauses: [(clause: IfConfigClauseSyntax, condition: Expression?)], for system: String) -> [Int] {
    var result: [Int] = []
    for (number, item) in clauses.enumerated() {
      let value = isElse(item.clause) ? true : item.condition.flatMap { CompileCondition.evaluate($0, for: system) }
      if value != false { result.append(number) }
      if value == true { break }
    }
    return result
  }

  /// Keeps the names that a configuration declares for other systems only.
  func noteOtherSystems(_ config: IfConfigDeclSyntax) {
    let compiled = Set(clausesInUse(config).map(\.id))
    for clause in config.clauses where !compiled.contains(clause.id) { noteOtherSystems(clause) }
  }

  private func noteOtherSystems(_ clause: IfConfigClauseSyntax) {
    switch clause.elements {
    case .statements(let items)?:
      for item in items {
        if case .decl(let declaration) = item.item { noteOtherSystems(declaration) }
      }
    case .decls(let members)?: noteOtherSystems(members)
    default: break
    }
  }

  private func noteOtherSystems(_ members: MemberBlockItemListSyntax) {
    for member in members { noteOtherSystems(member.decl) }
  }

  /// Members of types are found by their types, those of extensions by their own names.
  private func noteOtherSystems(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): result.otherSystemNames.insert(name(node.name))
    case .structDecl(let node): result.otherSystemNames.insert(name(node.name))
    case .classDecl(let node): result.otherSystemNames.insert(name(node.name))
    case .enumDecl(let node): result.otherSystemNames.insert(name(node.name))
    case .extensionDecl(let node): noteOtherSystems(node.memberBlock.members)
    case .ifConfigDecl(let node): for clause in node.clauses { noteOtherSystems(clause) }
    default: break
    }
  }

  /// All clauses in turn with their conditions, nil for `#else`. Uses count in those only that may be compiled.
  func eachClause(_ config: IfConfigDeclSyntax, _ body: (IfConfigClauseSyntax, Expression?) -> Void) {
    noteDebugging(config)
    let records = recordsUses
    defer { recordsUses = records }
    var isSettled = false
    for clause in config.clauses {
      let condition = compileCondition(clause)
      let value = condition.flatMap { CompileCondition.evaluate($0, for: system) }
      recordsUses = records && !isSettled && value != false
      body(clause, isElse(clause) ? nil : condition ?? unsupported(clause))
      if value == true { isSettled = true }
    }
  }

  private func isElse(_ clause: IfConfigClauseSyntax) -> Bool { token(clause.poundKeyword, is: "#else") }

  private func compileCondition(_ clause: IfConfigClauseSyntax) -> Expression? {
    let records = recordsUses
    recordsUses = false
    defer { recordsUses = records }
    return clause.condition.map { expression($0) }
  }
}
