import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// The trees of the project's views that were built before, on any screen, to be given to another builder of the same
/// app and the same settings.
///
/// A remembered tree is what building it again would give: it is charged with what it took, it is not used where a
/// limit would cut it off, and not where views around it would make it a recursion that it was not. So it makes no
/// difference which screens were built before, and on which thread. The same holds for what is remembered of views that
/// no screen has room for.
public struct TreeMemo {
  private var trees: [Key: [BuiltTree]] = [:]
  /// Those of `trees` that were built, by what they are known by without what is only handed on.
  private var built: [Key: [BuiltTree]] = [:]
  private var beginnings: [Key: TreeBeginning] = [:]
  private var count = 0

  /// Trees that are kept; when there are more, all are dropped.
  private static let limit = 20_000

  private struct Key: Hashable {
    let view: ValueFingerprint
    var context: ViewContext
    let isInScreen: Bool

    init(_ view: ValueFingerprint, _ place: TreePlace) {
      self.view = view
      isInScreen = place.isInScreen
      var handedDown = place.context
      handedDown.callSites = []
      handedDown.declarations = []
      handedDown.depth = 0
      context = handedDown
    }

    /// The same whatever is only handed on.
    var anywhere: Key {
      var key = self
      key.context.handed = HandedDown()
      return key
    }
  }

  public init() {}

  /// The tree of a view, as it stands at a place, when no more than `views` and `steps` are needed for it. It may be one
  /// to which something else is handed down that makes no other tree of it.
  func tree(of view: ValueFingerprint, at place: TreePlace, views: Int, steps: Int) -> BuiltTree? {
    let key = Key(view, place)
    func fits(_ tree: BuiltTree) -> Bool { tree.extent.views < views && tree.extent.fits(place, steps: steps) }
    return trees[key]?.first(where: fits)
      ?? built[key.anywhere]?.first { $0.extent.asksAlike(place.context.handed, as: $0.handed) && fits($0) }
  }

  /// - Parameter isMoved: It was made of another tree of the same view.
  mutating func insert(
    _ tree: BuiltTree, for fingerprint: ValueFingerprint, at place: TreePlace, isMoved: Bool = false
  ) {
    makeRoom()
    let key = Key(fingerprint, place)
    trees[key, default: []].append(tree)
    if !isMoved { built[key.anywhere, default: []].append(tree) }
  }

  /// What is known of the tree of a view at a place, when that alone takes `views` or more.
  func beginning(of view: ValueFingerprint, at place: TreePlace, views: Int, steps: Int) -> TreeBeginning? {
    guard let known = beginnings[Key(view, place).anywhere], known.extent.views >= views,
      known.extent.asksAlike(place.context.handed, as: known.handed),
      known.extent.fits(place, steps: steps) else { return nil }
    return known
  }

  /// Keeps the longest beginning of each view.
  mutating func insert(_ beginning: TreeBeginning, for fingerprint: ValueFingerprint, at place: TreePlace) {
    let key = Key(fingerprint, place).anywhere
    if let known = beginnings[key], known.extent.views >= beginning.extent.views,
      known.extent.asksAlike(place.context.handed, as: known.handed) { return }
    makeRoom()
    beginnings[key] = beginning
  }

  /// Drops what was made from something that has changed, and what nobody knows of what it was made from.
  public mutating func forget(_ changes: LookupUse) {
    func holds(_ use: LookupUse?) -> Bool { use.map(changes.isDisjoint) ?? false }
    func kept(_ trees: [BuiltTree]) -> [BuiltTree]? {
      let kept = trees.filter { holds($0.use) }
      return kept.isEmpty ? nil : kept
    }
    trees = trees.compactMapValues(kept)
    built = built.compactMapValues(kept)
    beginnings = beginnings.filter { holds($0.value.use) }
    count = trees.values.reduce(beginnings.count) { $0 + $1.count }
  }

  /// Adds what another builder remembers, as far as there is room.
  public mutating func add(_ other: TreeMemo) {
    guard count + other.count <= Self.limit else { return }
    trees.merge(other.trees) { $0 + $1 }
    built.merge(other.built) { $0 + $1 }
    beginnings.merge(other.beginnings) { $0.extent.views >= $1.extent.views ? $0 : $1 }
    count += other.count
  }

  private mutating func makeRoom() {
    if count >= Self.limit {
      trees = [:]
      built = [:]
      beginnings = [:]
      count = 0
    }
    count += 1
  }
}

/// The tree of one of the project's views, and what building it took.
struct BuiltTree {
  let extent: TreeExtent
  /// What was handed down to it.
  let handed: HandedDown
  private let made: TreeContent
  /// What was looked up for it, if somebody wants to know.
  let use: LookupUse?
  /// Holds what its fingerprint stands for.
  private let view: CustomView

  init(_ made: TreeContent, of view: CustomView, _ extent: TreeExtent, at place: TreePlace, use: LookupUse?) {
    self.made = made
    handed = place.context.handed
    self.use = use
    self.view = view
    self.extent = extent
  }

  /// The same in another use of the view.
  func content(in context: ViewContext) -> TreeContent {
    var use = MovedElements(to: context, from: handed, depth: extent.callSites)
    var moved = made
    moved.change { $0.mapElements { use.moved($0) } }
    return moved
  }
}

/// What one of the project's views adds to a screen.
struct TreeContent {
  var nodes: [AccessibilityNode]
  /// What it sends up to the navigation container around it.
  var navigation: NavigationItems
  /// What it shows beside the screen.
  var presentations: [Presentation]
  var uses: [ViewUse]
  var routes: [Route]
  var paths: [String]

  fileprivate mutating func change(_ transform: ([AccessibilityNode]) -> [AccessibilityNode]) {
    nodes = transform(nodes)
    if !navigation.isEmpty { navigation = navigation.mapNodes(transform) }
    for position in presentations.indices {
      presentations[position].nodes = transform(presentations[position].nodes)
    }
  }
}

/// What is known of a tree that a screen had no room for: it begins with as many views as were built.
struct TreeBeginning {
  let extent: TreeExtent
  /// What was handed down to it.
  let handed: HandedDown
  /// What was looked up for it, if somebody wants to know.
  let use: LookupUse?
  /// Holds what its fingerprint stands for.
  private let view: CustomView

  init(of view: CustomView, _ extent: TreeExtent, at place: TreePlace, use: LookupUse?) {
    self.extent = extent
    handed = place.context.handed
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
  /// What was asked about recursion of views that stand around it as well; nil when that was too much.
  private let recursions: [Recursion]?
  /// The screen that its code counts for; nil where it is the same on any.
  private let root: ScreenRoot?
  /// The views around it whose code hands it content.
  private let suppliers: Set<DeclarationReference>
  /// What was asked of what is handed down to it.
  private let asked: [HandedDown.Part]

  private struct Enclosing: Hashable {
    let declaration: DeclarationReference
    let site: CallSite
  }

  init(_ trace: TreeTrace, at place: TreePlace, steps: Int) {
    let context = place.context
    self.steps = steps
    callSites = context.callSites.count
    depth = context.depth
    enclosing = Self.enclosing(context, of: trace)
    let around = enclosing.isEmpty ? [] : Set(context.declarations.dropLast())
    let concerned = trace.recursions.filter { around.contains($0.view) }
    recursions = trace.hasManyRecursions || concerned.count > Recursion.limit
      ? nil : concerned.map { $0.inside(context.callSites.count) }
    root = trace.isOwnCode ? place.root : nil
    suppliers = trace.suppliers.intersection(context.declarations.dropLast())
    asked = trace.asked.outside(of: context.callSites.count)
    var kept = trace
    kept.recursions = []
    self.trace = kept
  }

  var views: Int { trace.views }

  /// What bears on the cutting off of recursion: without the view itself, which stands last.
  private static func enclosing(_ context: ViewContext, of trace: TreeTrace) -> [Enclosing] {
    let outer = context.declarations.dropLast()
    guard let first = outer.firstIndex(where: trace.used.contains) else { return [] }
    return zip(outer[first...], context.callSites[first...]).map(Enclosing.init)
  }

  /// Whether building it in another place would go the same way, as far as the views that the screen has room for.
  fileprivate func fits(_ place: TreePlace, steps: Int) -> Bool {
    let context = place.context
    return self.steps < steps
      && (root == nil || root == place.root) && !place.root.holds(anyOf: suppliers)
      && context.depth + trace.depth - depth < TreeBuilder.depthLimit
      && context.callSites.count + trace.nesting - callSites < TreeBuilder.nestingLimit
      && recursEqually(in: context)
  }

  /// Whether the same is handed down of all that was asked.
  fileprivate func asksAlike(_ handed: HandedDown, as other: HandedDown) -> Bool {
    asked.allSatisfy { handed.isSame($0, as: other) }
  }

  /// Whether recursion inside of it ends where it did.
  private func recursEqually(in context: ViewContext) -> Bool {
    let around = Self.enclosing(context, of: trace)
    if around == enclosing { return true }
    guard let recursions else { return false }
    // Of other views it was not asked.
    let known = Set(enclosing.map(\.declaration))
    guard !around.contains(where: { trace.used.contains($0.declaration) && !known.contains($0.declaration) })
      else { return false }
    return recursions.allSatisfy { $0.placed(in: context).isAnsweredAlike }
  }

  /// How far building went, had it begun in a context.
  func trace(in context: ViewContext) -> TreeTrace {
    var moved = trace
    moved.depth += context.depth - depth
    moved.nesting += context.callSites.count - callSites
    moved.suppliers = suppliers
    moved.asked = AskedParts()
    for part in asked { moved.asked.add(part, of: context.handed) }
    moved.recursions = recursions?.map { $0.placed(in: context) } ?? []
    moved.hasManyRecursions = recursions == nil
    return moved
  }
}

/// Where a view stands: what is handed down to it, and the screen that it is built for.
struct TreePlace {
  let context: ViewContext
  let root: ScreenRoot
  /// One of the views around it, or the view itself, is one that may be a screen.
  let isInScreen: Bool
}

/// The code of the view that a screen is built for.
struct ScreenRoot: Equatable {
  private let code: [SourceRange]

  init(_ code: [SourceRange]) { self.code = code }

  /// Whether something is written in it.
  func contains(_ source: SourceRange) -> Bool { code.contains { $0.contains(source) } }

  /// Whether code of one of these views is part of it.
  fileprivate func holds(anyOf views: Set<DeclarationReference>) -> Bool {
    views.contains { contains($0.declaration.nameRange) }
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
  /// What was asked about views inside of others of their kind.
  fileprivate(set) var recursions: [Recursion] = []
  /// There were more than are kept.
  fileprivate(set) var hasManyRecursions = false
  /// Some of its code counts for the screen that it was built for.
  var isOwnCode = false
  /// The views that handed in content which counts for the screen that it is written in: where one of them is the
  /// screen, what stands inside is another tree.
  var suppliers: Set<DeclarationReference> = []
  /// The views that present something by code of no view, such as a modifier of the project: it is read with them alone.
  var presenters: Set<DeclarationReference> = []
  /// What was asked of what is handed down.
  var asked = AskedParts()

  mutating func add(_ recursion: Recursion) {
    if recursions.count >= 4 * Recursion.limit {
      hasManyRecursions = true
      recursions = []
    }
    if !hasManyRecursions { recursions.append(recursion) }
  }

  mutating func add(_ part: TreeTrace) {
    views += part.views
    depth = max(depth, part.depth)
    nesting = max(nesting, part.nesting)
    used.formUnion(part.used)
    hasManyRecursions = hasManyRecursions || part.hasManyRecursions
    for recursion in part.recursions { add(recursion) }
    isOwnCode = isOwnCode || part.isOwnCode
    suppliers.formUnion(part.suppliers)
    presenters.formUnion(part.presenters)
    asked.add(part.asked)
  }
}
