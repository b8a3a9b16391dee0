import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// The trees of the project's views that were built before, on any screen.
///
/// A remembered tree is what building it again would give: it is charged with what it took, it is not used where a
/// limit would cut it off, and not where views around it would make it a recursion that it was not. So it makes no
/// difference which screens were built before, and on which thread. The same holds for what is remembered of views that
/// no screen has room for.
struct TreeMemo {
  private var trees: [Key: [BuiltTree]] = [:]
  private var beginnings: [Key: TreeBeginning] = [:]
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
    trees[Key(view, context)]?.first { $0.extent.views < views && $0.extent.fits(context, steps: steps) }
  }

  mutating func insert(_ tree: BuiltTree, for fingerprint: ValueFingerprint, in context: ViewContext) {
    makeRoom()
    trees[Key(fingerprint, context), default: []].append(tree)
  }

  /// What is known of the tree of a view in a context, when that alone takes `views` or more.
  func beginning(of view: ValueFingerprint, in context: ViewContext, views: Int, steps: Int) -> TreeBeginning? {
    guard let known = beginnings[Key(view, context)], known.extent.views >= views,
      known.extent.fits(context, steps: steps) else { return nil }
    return known
  }

  /// Keeps the longest beginning of each view.
  mutating func insert(_ beginning: TreeBeginning, for fingerprint: ValueFingerprint, in context: ViewContext) {
    let key = Key(fingerprint, context)
    guard beginning.extent.views > beginnings[key]?.extent.views ?? 0 else { return }
    makeRoom()
    beginnings[key] = beginning
  }

  private mutating func makeRoom() {
    if count >= Self.limit {
      trees = [:]
      beginnings = [:]
      count = 0
    }
    count += 1
  }
}

/// The tree of one of the project's views, and what building it took.
struct BuiltTree {
  let extent: TreeExtent
  private let nodes: [AccessibilityNode]
  /// What was looked up for it, if somebody wants to know.
  let use: LookupUse?
  /// Holds what its fingerprint stands for.
  private let view: CustomView

  init(_ nodes: [AccessibilityNode], of view: CustomView, _ extent: TreeExtent, use: LookupUse?) {
    self.nodes = nodes
    self.use = use
    self.view = view
    self.extent = extent
  }

  /// The nodes, in another use of the view.
  func nodes(in context: ViewContext) -> [AccessibilityNode] {
    var sites = MovedCallSites(to: context.callSites, dropping: extent.callSites)
    return nodes.mapElements { $0.moved(&sites) }
  }
}

/// What is known of a tree that a screen had no room for: it begins with as many views as were built.
struct TreeBeginning {
  let extent: TreeExtent
  /// What was looked up for it, if somebody wants to know.
  let use: LookupUse?
  /// Holds what its fingerprint stands for.
  private let view: CustomView

  init(of view: CustomView, _ extent: TreeExtent, use: LookupUse?) {
    self.extent = extent
    self.use = use
    self.view = view
  }
}

/// What a tree took to build, and what of its place bore on it.
struct TreeExtent {
  private let trace: TreeTrace
  /// Evaluation steps.
  let steps: Int
  /// Uses of the project's views around the nodes, their own view included.
  fileprivate let callSites: Int
  private let depth: Int
  /// The views around it, from the first on that it contains as well.
  private let enclosing: [Enclosing]

  private struct Enclosing: Hashable {
    let declaration: DeclarationReference
    let site: CallSite
  }

  init(_ trace: TreeTrace, in context: ViewContext, steps: Int) {
    self.trace = trace
    self.steps = steps
    callSites = context.callSites.count
    depth = context.depth
    enclosing = Self.enclosing(context, of: trace)
  }

  var views: Int { trace.views }

  /// What bears on the cutting off of recursion: without the view itself, which stands last.
  private static func enclosing(_ context: ViewContext, of trace: TreeTrace) -> [Enclosing] {
    let outer = context.declarations.dropLast()
    guard let first = outer.firstIndex(where: trace.used.contains) else { return [] }
    return zip(outer[first...], context.callSites[first...]).map(Enclosing.init)
  }

  /// Whether building it in another place would go the same way, as far as the views that the screen has room for.
  fileprivate func fits(_ context: ViewContext, steps: Int) -> Bool {
    self.steps < steps
      && context.depth + trace.depth - depth < TreeBuilder.depthLimit
      && context.callSites.count + trace.nesting - callSites < TreeBuilder.nestingLimit
      && Self.enclosing(context, of: trace) == enclosing
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
