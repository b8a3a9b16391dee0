import PlatformKnowledge
import SourceModel
import SwiftSource

/// What makes the transitions of a project run: a transition does nothing unless an animation changes what decides about
/// its view (Apple: documentation of transition(_:) and animation(_:value:)).
struct TransitionTriggers {
  /// Animations without a value to watch, or with one in other code, may reach any view.
  private let isOpen: Bool
  /// By file, the names in the values that its animations watch.
  private var watched: [ObjectIdentifier: Set<String>] = [:]

  init(_ project: ProjectSubject) {
    var isOpen = false
    var watched: [ObjectIdentifier: Set<String>] = [:]
    for part in project.code.parts where part.mentions(Self.words) {
      if part.mentions(Self.free) { isOpen = true }
      for expression in part.kinds.calls {
        guard case .call(let call) = expression.kind, case .member(_, "animation") = call.callee.kind else { continue }
        guard let value = call.argument("value") else {
          isOpen = true
          continue
        }
        watched[ObjectIdentifier(part.range.file), default: []].formUnion(CodeItem.expression(value).names)
      }
    }
    // What another file animates may be around the views of this one.
    self.isOpen = isOpen || watched.count > 1
    self.watched = watched
  }

  private static let free = ["withAnimation", "withTransaction", "Animator", ".transaction", "UIView.animate", "animated:"]
  private static let words = free + ["animation("]

  /// Whether something may animate what a movement is about. Of movements that are no transitions nothing is known here.
  func mayRun(_ movement: SourceRange, in type: TypeCode) -> Bool {
    guard !isOpen, movement.text.hasPrefix(".transition"), let names = watched[ObjectIdentifier(movement.file)] else { return true }
    var deciding: Set<String> = []
    CodeWalk.branches(of: type.members) { code in
      guard code.range.contains(movement) else { return }
      for condition in code.conditions {
        switch condition {
        case .expression(let expression), .binding(_, let expression?, _), .pattern(_, let expression, _):
          deciding.formUnion(CodeItem.expression(expression).names)
        case .binding(let name, nil, _): deciding.insert(name)
        case .availability: break
        }
      }
    }
    return deciding.isEmpty || !deciding.isDisjoint(with: names.filter { $0 != "self" && !NameWords.words(.stateOwner).contains($0.lowercased()) })
  }

}
