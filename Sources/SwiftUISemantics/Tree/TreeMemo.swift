import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// The trees of the project's views that were built before, on any screen.
///
/// A remembered tree is what building it again would give: it is charged with what it took, it is not used where a
/// limit would cut it off, and not where views around it would make it a recursion that it was not. So it makes no
/// difference which screens were built before, and on which thread.
struct TreeMemo {
  private var entries: [Key: [BuiltTree]] = [:]
  private var count = 0

  /// Trees that are kept; when there are more, all are dropped.
  private static let limit = 20_000

  private struct Key: Hashable {
    let view: ValueFingerprint
    let context: ViewContext

    init(_ view: ValueFingerprint, _ context: ViewContext) {
      self.view = view
      var handedDown = context
      handedDown.callSites = []
      handedDown.declarations = []
      handedDown.depth = 0
      self.context = handedDown
    }
  }

  /// The tree of a view, as it stands in a context, when no more than `views` and `steps` are needed for it.
  func tree(of view: ValueFingerprint, in context: ViewContext, views: Int, steps: Int) -> BuiltTree? {
    entries[Key(view, context)]?.first { $0.fits(context, views: views, steps: steps) }
  }

  mutating func insert(_ tree: BuiltTree, for fingerprint: ValueFingerprint, in context: ViewContext) {
    if count >= Self.limit {
      entries = [:]
      count = 0
    }
    count += 1
    entries[Key(fingerprint, context), default: []].append(tree)
  }
}

/// The tree of one of the project's views, and what building it took.
struct BuiltTree {
  private let nodes: [AccessibilityNode]
  let trace: TreeTrace
  /// Evaluation steps.
  let steps: Int
  /// What was looked up for it, if somebody wants to know.
  let use: LookupUse?
  /// Uses of the project's views around the nodes, their own view included.
  private let callSites: Int
  private let depth: Int
  /// The views around it, from the first on that it contains as well.
  private let enclosing: [Enclosing]
  /// Holds what its fingerprint stands for.
  private let view: CustomView

  private struct Enclosing: Hashable {
    let declaration: DeclarationReference
    let site: CallSite
  }

  init(_ nodes: [AccessibilityNode], of view: CustomView, in context: ViewContext, trace: TreeTrace, steps: Int, use: LookupUse?) {
    self.nodes = nodes
    self.use = use
    self.view = view
    self.trace = trace
    self.steps = steps
    callSites = context.callSites.count
    depth = context.depth
    enclosing = Self.enclosing(context, of: trace)
  }

  /// What bears on the cutting off of recursion: without the view itself, which stands last.
  private static func enclosing(_ context: ViewContext, of trace: TreeTrace) -> [Enclosing] {
    let outer = context.declarations.dropLast()
    guard let first = outer.firstIndex(where: trace.used.contains) else { return [] }
    return zip(outer[first...], context.callSites[first...]).map(Enclosing.init)
  }

  fileprivate func fits(_ context: ViewContext, views: Int, steps: Int) -> Bool {
    trace.views < views && self.steps < steps
      && context.depth + trace.depth - depth < TreeBuilder.depthLimit
      && context.callSites.count + trace.nesting - callSites < TreeBuilder.nestingLimit
      && Self.enclosing(context, of: trace) == enclosing
  }

  /// The nodes, in another use of the view.
  func nodes(in context: ViewContext) -> [AccessibilityNode] {
    var sites = MovedCallSites(to: context.callSites, dropping: callSites)
    return nodes.mapElements { $0.moved(&sites) }
  }

  /// How far building went, had it begun in a context.
  func trace(in context: ViewContext) -> TreeTrace {
    var moved = trace
    moved.depth += context.depth - depth
    moved.nesting += context.callSites.count - callSites
    moved.suppliedFrom = .max
    return moved
  }
}

/// What building a tree met.
struct TreeTrace {
  /// Views that were built.
  var views = 0
  /// The most views inside each other, and the most of the project's own.
  var depth = 0
  var nesting = 0
  /// The project's views in it, those that were cut off included.
  var used: Set<DeclarationReference> = []
  /// Of the views around it, the number of the outermost that handed in content which counts for the screen that it is
  /// written in: what stands inside that view is another tree there.
  var suppliedFrom = Int.max

  mutating func add(_ part: TreeTrace) {
    views += part.views
    depth = max(depth, part.depth)
    nesting = max(nesting, part.nesting)
    used.formUnion(part.used)
    suppliedFrom = min(suppliedFrom, part.suppliedFrom)
  }
}

/// The call sites of elements in another use of the view that they belong to. Neighbours mostly have the same, and then
/// share one array.
private struct MovedCallSites {
  private let sites: [CallSite]
  private let dropped: Int
  private var last: (before: [CallSite], after: [CallSite])?

  init(to sites: [CallSite], dropping count: Int) {
    self.sites = sites
    dropped = count
  }

  mutating func callAsFunction(_ before: [CallSite]) -> [CallSite] {
    if before.count == dropped { return sites }
    if let last, last.before == before { return last.after }
    let after = sites + before.dropFirst(dropped)
    last = (before, after)
    return after
  }
}

extension AccessibilityElement {
  fileprivate func moved(_ sites: inout MovedCallSites) -> AccessibilityElement {
    var copy = self
    copy.callSites = sites(callSites)
    if !content.isEmpty { copy.content = content.map { $0.moved(&sites) } }
    return copy
  }
}
