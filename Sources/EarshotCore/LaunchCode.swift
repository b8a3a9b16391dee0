import InterfaceFiles
import Project
import Rules
import SourceModel
import SwiftSource

/// Code that runs only where somebody hands the app an argument or a variable when it starts, where its environment is that
/// of those who make it, and code that is compiled for debugging alone. Nobody who got the app from a store has any of it.
struct LaunchCode: Sendable {
  private var stretches: SourceStretches

  var isEmpty: Bool { stretches.isEmpty }

  init(_ files: [FileDeclarations]) {
    stretches = SourceStretches(files.flatMap(\.debugRanges))
    let isAsked = files.contains { file in
      ["processInfo", "CommandLine"].contains { file.file.firstOffset(of: $0) != nil }
    }
    guard isAsked || MakersEnvironment.isTested(in: files) else { return }
    let values = LaunchValues(files)
    for file in files {
      for type in file.types { visit(type, values) }
      for declaration in file.extensions { visit(declaration.members, of: declaration.extendedType.name, values) }
      for function in file.functions { function.body.map { visit($0, LaunchValues.Place(), values) } }
      for property in file.properties { visit(property, LaunchValues.Place(), values) }
    }
  }

  func holds(_ place: SourceRange) -> Bool { stretches.hold(place) }

  private mutating func note(_ range: SourceRange) { stretches.insert(range) }

  private mutating func visit(_ type: TypeDeclaration, _ values: LaunchValues) { visit(type.members, of: type.name, values) }

  private mutating func visit(_ members: Members, of type: String, _ values: LaunchValues) {
    let place = LaunchValues.Place(type: type)
    for property in members.properties { visit(property, place, values) }
    for function in members.functions + members.initializers { function.body.map { visit($0, place, values) } }
    for type in members.types { visit(type, values) }
  }

  private mutating func visit(_ property: PropertyDeclaration, _ place: LaunchValues.Place, _ values: LaunchValues) {
    property.initializer.map { visit(.expression($0), place, values) }
    property.getter.map { visit($0, place, values) }
    for observer in property.observers { visit(observer, place, values) }
  }

  private mutating func visit(_ block: Block, _ place: LaunchValues.Place, _ values: LaunchValues) {
    var place = place
    for statement in block.statements {
      switch statement {
      case .variable(let variable):
        visit(.statement(statement), place, values)
        place.locals[variable.name] = values.launchValue(of: variable.initializer, in: place)
      case .guarded(let conditions, let otherwise):
        switch values.verdict(of: conditions, in: &place) {
        case true?: note(otherwise.range)
        case false?:
          note(SourceRange(file: block.range.file, start: otherwise.range.end, end: block.range.end))
          return visit(otherwise, place, values)
        case nil: visit(otherwise, place, values)
        }
      default: visit(.statement(statement), place, values)
      }
    }
  }

  private mutating func visit(_ item: CodeItem, _ place: LaunchValues.Place, _ values: LaunchValues) {
    switch item {
    case .statement(.conditional(let code)): visit(code, place, values)
    case .statement(.selection(let code)): visit(code, place, values)
    case .expression(let expression):
      switch expression.kind {
      case .conditional(let code): visit(code, place, values)
      case .selection(let code): visit(code, place, values)
      case .closure(let closure): visit(closure.body, place, values)
      case .ternary(let condition, let then, let otherwise):
        var inner = place
        let verdict = values.verdict(of: [.expression(condition)], in: &inner)
        if let verdict { note(verdict ? otherwise.range : then.range) }
        if verdict != false { visit(.expression(then), place, values) }
        if verdict != true { visit(.expression(otherwise), place, values) }
      default: for part in item.parts { visit(part, place, values) }
      }
    default: for part in item.parts { visit(part, place, values) }
    }
  }

  private mutating func visit(_ code: IfCode, _ place: LaunchValues.Place, _ values: LaunchValues) {
    var inner = place
    let verdict = values.verdict(of: code.conditions, in: &inner)
    if verdict == false { note(code.then.range) } else { visit(code.then, inner, values) }
    switch code.otherwise {
    case .block(let block): if verdict == true { note(block.range) } else { visit(block, place, values) }
    case .conditional(let next): if verdict == true { note(next.range) } else { visit(next, place, values) }
    case nil: break
    }
  }

  private mutating func visit(_ code: SwitchCode, _ place: LaunchValues.Place, _ values: LaunchValues) {
    var inner = place
    let isNothing = values.verdict(of: [.binding(name: "", value: code.subject, range: code.range)], in: &inner) == false
    let isEnvironment = MakersEnvironment.isEnvironment(code.subject)
    for branch in code.cases {
      if isEnvironment, !branch.items.isEmpty, branch.items.allSatisfy({ MakersEnvironment.isOfMakers($0.pattern) }) {
        note(branch.body.range)
        continue
      }
      let names = branch.items.map { item -> Bool in
        switch item.pattern {
        case .enumCase(let name, _, _): name != "none"
        case .optional: true
        default: false
        }
      }
      if isNothing, !names.isEmpty, names.allSatisfy(\.self) { note(branch.body.range) } else { visit(branch.body, place, values) }
    }
  }
}

/// The same with the views and members that nothing else leads to.
struct LaunchedCode {
  private let code: LaunchCode
  private let unreached: UnreachedCode?
  private let views: UnusedViews?

  /// - Parameters:
  ///   - code: That of the files.
  ///   - named: Where the code of the project names what it declares.
  ///   - documents: The storyboards among the interface files.
  ///   - findings: What was found; other code is not looked for.
  ///   - reached: The code that nobody gets in any case.
  init(
    _ code: LaunchCode, _ project: Project, _ named: NamedViews, _ documents: [InterfaceDocument],
    around findings: [Finding], besides reached: UnreachedCode
  ) {
    self.code = code
    let unreached = code.isEmpty || findings.isEmpty ? nil : UnreachedCode(reached, without: code)
    self.unreached = unreached
    views = unreached.map { UnusedViews(project, named, documents, around: findings, unreached: $0) }
  }

  func holds(_ place: SourceRange) -> Bool {
    code.holds(place) || unreached?.holds(place) ?? false || views?.hold(place) ?? false
  }
}
