import SwiftSource

/// The page that a list was scrolled to: its cell is the one in the middle, and nobody chose it.
enum ScrolledPages {
  /// Whether what decides about the looks of a cell is remembered where the list tells how far it was scrolled, and nothing of
  /// the type answers to the choice of a cell (Apple: documentation of UIScrollViewDelegate and UICollectionViewDelegate).
  static func decide(_ paint: PaintedChoices.Paint, _ project: ProjectSubject) -> Bool {
    guard paint.cell != nil else { return false }
    let sides = paint.condition.split(separator: " ").compactMap { $0.split(separator: ".").last.map(String.init) }
    let functions = project.code.parts.filter { $0.name == paint.type }.flatMap(\.members.functions)
    guard !functions.contains(where: answersChoice) else { return false }
    return functions.contains { function in
      guard function.name.hasPrefix("scrollView"), let body = function.body else { return false }
      return assigns(body, oneOf: sides)
    }
  }

  private static func answersChoice(_ function: FunctionDeclaration) -> Bool {
    function.parameters.contains { ["didSelectItemAt", "didSelectRowAt", "willSelectRowAt"].contains($0.label) }
  }

  private static func assigns(_ body: Block, oneOf names: [String]) -> Bool {
    var found = false
    CodeWalk.expressions(of: body) { expression in
      if case .assignment(let target, _) = expression.kind, let name = target.plainName, names.contains(name) { found = true }
    }
    return found
  }
}
