import SourceModel
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
    function.answersRowChoice || function.parameters.contains { $0.label == "willSelectRowAt" }
  }

  private static func assigns(_ body: Block, oneOf names: [String]) -> Bool {
    var found = false
    CodeWalk.expressions(of: body) { expression in
      if case .assignment(let target, _) = expression.kind, let name = target.plainName, names.contains(name) { found = true }
    }
    return found
  }

  /// Where code scrolls a list of pages to the next one or the one before, as a button for that does: of that VoiceOver tells
  /// nothing, and stays on the button. What a timer turns is another matter.
  static func turning(in part: TypeCode) -> SourceRange? {
    guard part.mentions(["scrollToItem", "scrollRectToVisible", "setContentOffset"]), !part.fileMentions(["Timer"]), isPaged(part) else { return nil }
    for function in part.members.functions {
      guard let body = function.body, !function.name.hasPrefix("scrollView"), !answersChoice(function) else { continue }
      var (place, steps): (SourceRange?, Bool) = (nil, false)
      CodeWalk.expressions(of: body) { expression in
        switch expression.kind {
        case .binary(let sign, _, let right) where ["+=", "-=", "+", "-"].contains(sign): steps = steps || right.numberValue == 1
        case .call(let call) where scrolling.contains(call.callee.plainName ?? ""): place = place ?? expression.range
        default: break
        }
      }
      if let place, steps { return place }
    }
    return nil
  }

  private static let scrolling: Set<String> = ["scrollToItem", "scrollRectToVisible", "setContentOffset"]

  /// A list that stops at pages, or of which each item is as large as the list (Apple: documentation of
  /// UIScrollView.isPagingEnabled and UICollectionViewDelegateFlowLayout).
  private static func isPaged(_ part: TypeCode) -> Bool {
    if part.fileMentions(["isPagingEnabled"]) { return true }
    return part.members.functions.contains { function in
      guard function.parameters.contains(where: { $0.label == "sizeForItemAt" }), let last = function.body?.statements.last else { return false }
      let size: Expression? = switch last {
      case .returned(let value): value
      case .expression(let value): value
      default: nil
      }
      guard let path = size?.dottedName else { return false }
      return path.hasSuffix("bounds.size") || path.hasSuffix("frame.size")
    }
  }
}
