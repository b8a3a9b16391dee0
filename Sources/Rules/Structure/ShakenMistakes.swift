import PlatformKnowledge
import SourceModel
import SwiftSource

/// Where UIKit code shakes a view, as it does for a mistake, and neither says nor shows anything else then.
enum ShakenMistakes {
  static func all(in project: ProjectSubject) -> [SourceRange] {
    let shaking = Set(project.ofEachPart(ErrorNotTold.self, "shaking", shaking))
    guard !shaking.isEmpty else { return [] }
    let parts = project.code.parts(of: project.files).filter { $0.mentions(Array(shaking)) && !$0.fileMentions(TellingCode.all) }
    return parts.flatMap { quiet(in: $0, shaking) }.filter { !isTold($0, project) }.map(\.place)
  }

  private struct Shake {
    /// The function in which it happens, where that does nothing else besides.
    let function: String?
    let place: SourceRange
  }

  /// The functions that shake a view, by name.
  private static func shaking(_ type: TypeCode) -> [String] {
    let places = UIKitShakes.shaking(type)
    guard !places.isEmpty else { return [] }
    return type.members.functions.filter { function in places.contains { function.range.contains($0) } }.map(\.name)
  }

  /// Calls of these in code that tells of nothing beside it.
  private static func quiet(in type: TypeCode, _ shaking: Set<String>) -> [Shake] {
    type.members.functions.flatMap { function -> [Shake] in
      guard let body = function.body, !shaking.contains(function.name), !answersTouch(function, body) else { return [] }
      return calls(of: shaking, in: body).compactMap { place, block in
        if tells(block, besides: shaking) { return nil }
        return Shake(function: block.range == body.range ? function.name : nil, place: place)
      }
    }
  }

  /// What a target's action does whatever is so shows that the view was touched; a mistake is found under a condition.
  private static func answersTouch(_ function: FunctionDeclaration, _ body: Block) -> Bool {
    function.attributes.contains { $0.name == "objc" || $0.name == "IBAction" } && isStraight(body.statements)
  }

  /// No way leads past any of the statements.
  private static func isStraight(_ statements: [Statement]) -> Bool {
    statements.allSatisfy { statement in
      guard case .expression(let expression) = statement else { return false }
      guard case .call(let call) = expression.kind else { return true }
      return call.closures.allSatisfy { isStraight($0.body.statements) }
    }
  }

  /// Each call, with the innermost block around it.
  private static func calls(of names: Set<String>, in body: Block) -> [(place: SourceRange, block: Block)] {
    var found: [SourceRange] = []
    CodeWalk.expressions(of: body) { expression in
      if case .call(let call) = expression.kind, let name = call.callee.plainName, names.contains(name) { found.append(expression.range) }
    }
    guard !found.isEmpty else { return [] }
    var blocks = [body]
    CodeWalk.blocks(of: body) { blocks.append($0) }
    return found.compactMap { place in
      let around = blocks.filter { $0.range.contains(place) }
      return around.min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }.map { (place, $0) }
    }
  }

  /// Whoever calls a function that does nothing but shake may say in words what is wrong.
  private static func isTold(_ shake: Shake, _ project: ProjectSubject) -> Bool {
    guard let name = shake.function else { return false }
    return project.code.parts.contains { part in
      part.mentions([name]) && part.members.functions.contains { function in
        function.body.map { calls(of: [name], in: $0).contains { tells($0.block, besides: [name]) } } ?? false
      }
    }
  }

  /// Something is shown, said or written into a text.
  private static func tells(_ block: Block, besides functions: Set<String>) -> Bool {
    var tells = false
    CodeWalk.expressions(of: block) { expression in
      switch expression.kind {
      case .assignment(let target, _):
        guard let name = target.dottedName else { return }
        let parts = words(name)
        // `note.text`, `errorLabel.isHidden`; `field.textColor` says nothing.
        if parts.last.map(written.contains) ?? false || !NameWords.words(.messageText).isDisjoint(with: parts) { tells = true }
      case .call(let call):
        guard let name = call.callee.plainName, !functions.contains(name) else { return }
        let parts = words(name)
        if parts.first.map(NameWords.words(.showingVerb).contains) ?? false || !Set(parts).isDisjoint(with: spoken) { tells = true }
      default: break
      }
    }
    return tells
  }

  private static func words(_ name: String) -> [String] {
    name.split(separator: ".").flatMap { IdentifierWords.split(String($0)) }.map { $0.lowercased() }
  }

  /// Last words of names of what holds a text.
  private static let written = NameWords.words(.optionalText)
  /// Words in names of what brings a message.
  private static let spoken = NameWords.words(.messageText).union(NameWords.words(.dialogView)).union(NameWords.words(.passingMessage))
}
