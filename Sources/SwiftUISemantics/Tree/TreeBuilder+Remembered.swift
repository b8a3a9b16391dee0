import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// Trees of the project's views, each built once for all places where it is the same (`TreeMemo`).
extension TreeBuilder {
  /// Views that may still be built for the screen.
  var viewsLeft: Int { viewLimit - viewsOutside - trace.views }

  /// The tree of one of the project's views, built or remembered.
  func remembered(
    _ view: CustomView, _ context: ViewContext, _ make: () -> [AccessibilityNode]
  ) -> [AccessibilityNode] {
    guard let fingerprint = evaluator.fingerprint(of: view) else { return make() }
    let place = TreePlace(
      context: context, root: root, isInScreen: context.declarations.reversed().contains(where: isScreen))
    if let known = memo.tree(of: fingerprint, at: place, views: viewsLeft, steps: evaluator.budget) {
      charge(known.extent, known.use, context)
      let content = known.content(in: context)
      if known.handed != context.handed {
        let extent = TreeExtent(known.extent.trace(in: context), at: place, steps: known.extent.steps)
        memo.insert(BuiltTree(content, of: view, extent, at: place, use: known.use), for: fingerprint, at: place, isMoved: true)
      }
      return added(content)
    }
    // Of a screen without room for it another beginning is built, so this one need not be.
    if !isBeginning,
      let known = memo.beginning(of: fingerprint, at: place, views: viewsLeft, steps: evaluator.budget) {
      charge(known.extent, known.use, context)
      overflow = Overflow(cuts: cuts)
      return []
    }
    return built(view, fingerprint, place, make)
  }

  private func charge(_ extent: TreeExtent, _ use: LookupUse?, _ context: ViewContext) {
    trace.add(extent.trace(in: context))
    evaluator.budget -= extent.steps
    evaluator.declarations.note(use)
  }

  /// Adds to the screen what a use of a view brings, but for its nodes, which the caller places.
  private func added(_ content: TreeContent) -> [AccessibilityNode] {
    presentations += content.presentations
    uses += content.uses
    routes += content.routes
    paths += content.paths
    navigation.add(content.navigation)
    return content.nodes
  }

  /// Builds a tree and remembers it when nothing around it bears on it that is not part of what it is known by.
  private func built(
    _ view: CustomView, _ fingerprint: ValueFingerprint, _ place: TreePlace, _ make: () -> [AccessibilityNode]
  ) -> [AccessibilityNode] {
    treesBuilt += 1
    let before = (navigation: navigation, cuts: cuts, pairs: pairLabels.count)
    let beside = (presentations: presentations.count, uses: uses.count, routes: routes.count, paths: paths.count)
    let (outer, budget) = (trace, evaluator.budget)
    navigation = NavigationItems()
    viewsOutside += outer.views
    trace = TreeTrace()
    let (nodes, use) = evaluator.declarations.noting(make)
    let stands = evaluator.budget > 0 && (overflow?.cuts ?? cuts) == before.cuts
    let extent = TreeExtent(trace, at: place, steps: budget - evaluator.budget)
    if stands, overflow != nil {
      if !isBeginning {
        memo.insert(TreeBeginning(of: view, extent, at: place, use: use), for: fingerprint, at: place)
      }
    } else if stands, pairLabels.count == before.pairs {
      let content = TreeContent(
        nodes: nodes, navigation: navigation, presentations: Array(presentations[beside.presentations...]),
        uses: Array(uses[beside.uses...]), routes: Array(routes[beside.routes...]), paths: Array(paths[beside.paths...]))
      memo.insert(BuiltTree(content, of: view, extent, at: place, use: use), for: fingerprint, at: place)
    }
    viewsOutside -= outer.views
    let inner = trace
    trace = outer
    trace.add(inner)
    let sentUp = navigation
    navigation = before.navigation
    navigation.add(sentUp)
    return nodes
  }
}
