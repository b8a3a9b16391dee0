import PlatformKnowledge
import SourceModel
import SwiftSource

/// Lines that a view of UIKit draws as far as a value says, as the ring of a download: `progressLayer.strokeEnd = progress`.
enum DrawnLines {
  struct Line: Sendable {
    let type: String
    /// The value as it is written.
    let value: String
    let place: SourceRange
  }

  /// - Parameter words: By which a class tells the value, or shows it as text.
  static func all(in type: WholeType, except words: [String]) -> [Line] {
    guard type.mentions(["strokeEnd"]), !type.mentions(words) else { return [] }
    let own = Set(type.parts.flatMap(\.members.properties).filter { !$0.isConstant || $0.getter != nil }.map(\.name))
    for part in type.parts {
      for property in part.members.properties {
        for observer in property.observers {
          if let line = line(in: observer, among: own.union(["newValue"]), of: type.name) { return [line] }
        }
      }
      for function in part.members.functions {
        guard let body = function.body, NameWords.words(.drawnMotion).isDisjoint(with: DecorativeNames.parts(of: function.name)) else { continue }
        let names = own.union(function.parameters.map(\.name))
        if let line = line(in: body, among: names, of: type.name) { return [line] }
      }
    }
    return []
  }

  private static func line(in body: Block, among names: Set<String>, of type: String) -> Line? {
    var strokes: Set<String> = []
    CodeWalk.localVariables(of: body) { variable in
      if case .call(let call)? = variable.initializer?.kind, call.argument("keyPath").map(isStrokeEnd) ?? false { strokes.insert(variable.name) }
    }
    var found: Line?
    CodeWalk.expressions(of: body) { expression in
      guard found == nil, case .assignment(let target, let given) = expression.kind, case .member(let base?, let member) = target.kind,
        member == "strokeEnd" || member == "toValue" && base.dottedName.map(strokes.contains) ?? false,
        let value = value(in: given, among: names) else { return }
      found = Line(type: type, value: value, place: expression.range)
    }
    return found
  }

  private static func isStrokeEnd(_ path: Expression) -> Bool {
    if path.plainText == "strokeEnd" { return true }
    if case .call(let call) = path.kind { return call.arguments.first.map { isStrokeEnd($0.value) } ?? false }
    if case .macro(_, let arguments) = path.kind { return arguments.first?.value.plainName == "strokeEnd" }
    return false
  }

  /// The value that an end is made of; nil where it is written as a number, or belongs to an animation.
  private static func value(in expression: Expression, among names: Set<String>) -> String? {
    let paths = expression.valuePaths.sorted()
    let motion = NameWords.words(.drawnMotion)
    return paths.first { path in
      guard let first = path.split(separator: ".").first.map(String.init), names.contains(first) else { return false }
      let words = path.lowercased()
      return !motion.contains(where: words.contains) && NameWords.words(.geometry).isDisjoint(with: DecorativeNames.parts(of: path))
    }
  }
}
