import AccessibilityModel
import PlatformKnowledge
import ViewEvaluation

/// Branches that are one view: `if #available(iOS 26, *) { glassEffect() } else { self }` and its like, of which many
/// may stand in each other, so that building each branch would take twice the work every time.
extension TreeBuilder {
  /// The view of all branches, where they differ only in modifiers that change nothing for assistive technologies, and
  /// what is handed down to it. Where the branches look different, its colours are unknown.
  func commonView(of branches: [ViewBranch], _ context: ViewContext) -> (view: ViewNode, context: ViewContext)? {
    guard branches.count > 1, let first = branches.first else { return nil }
    let core = core(of: first.view, context)
    guard !core.view.isEmpty else { return nil }
    let others = branches.dropFirst().map { self.core(of: $0.view, context) }
    // Most branches show something else, which takes no fingerprint to see.
    guard others.allSatisfy({ core.view.mayBe($0.view) }), let fingerprint = evaluator.fingerprint(of: core.view)
    else { return nil }
    var common = core.context
    for other in others {
      guard evaluator.fingerprint(of: other.view) == fingerprint else { return nil }
      if common.handed.isUntouched(since: other.context.handed) { continue }
      for part in HandedDown.Part.allCases {
        ask(part, of: common.handed)
        ask(part, of: other.context.handed)
      }
      blur(&common.handed, where: other.context.handed)
      if common.handed.looks != other.context.handed.looks {
        var rest = other.context.handed.looks
        (rest.foreground, rest.background) = (common.handed.foreground, common.handed.background)
        guard rest == common.handed.looks else { return nil }
      }
    }
    return (core.view, common)
  }

  /// A view without the outermost modifiers that change nothing for assistive technologies, and what they hand down.
  private func core(of node: ViewNode, _ context: ViewContext) -> (view: ViewNode, context: ViewContext) {
    var node = node
    var context = context
    while case .modified(let base, let call) = node, changesNothing(call) {
      extendChain(to: call, &context)
      heedAppearance(call, &context.handed)
      node = base
    }
    return (node, context)
  }

  /// Colours that are others in another branch are unknown.
  private func blur(_ appearance: inout HandedDown, where other: HandedDown) {
    if appearance.foreground != other.foreground, let range = (other.foreground ?? appearance.foreground)?.modifier {
      appearance.foreground = unknownBackdrop("branch", range)
    }
    if appearance.background != other.background, let range = (other.background ?? appearance.background)?.modifier {
      appearance.background = unknownBackdrop("branch", range)
    }
  }
}
