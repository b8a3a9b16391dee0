import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import SwiftSource
import ViewEvaluation

/// Turns evaluated views into the accessibility tree that SwiftUI would make of them.
///
/// Belongs to one thread, as its evaluator does.
public final class TreeBuilder {
  let evaluator: Evaluator
  let assets: NotedAssets
  let language: String
  /// What is said for symbols that nobody named.
  let symbols: SymbolSpeech
  /// How the system behaves that the screens are shown on.
  let behavior: SystemBehavior
  /// What views sent up to the navigation container that is being built.
  var navigation = NavigationItems()
  /// Sheets, alerts and other content beside the screen, in order of appearance.
  var presentations: [Presentation] = []
  /// Ways to other screens that the screen declares, beside those of its elements.
  public internal(set) var routes: [Route] = []
  /// States that hold the paths of its navigation stacks.
  public internal(set) var paths: [String] = []
  /// Where views of the project are shown by the code of the screen itself.
  var uses: [ViewUse] = []
  var root = ScreenRoot([])
  /// The first column of the table whose rows are being built.
  var tableColumn: PrimitiveView?
  /// Texts that `accessibilityLabeledPair` names controls with, by identifier.
  var pairLabels: [String: Fact<SpokenText>] = [:]
  /// What the UIKit view or controller behind a representable comes to; nil where its code does not tell.
  public var representable: (Instance) -> [AccessibilityNode]? = { _ in nil }
  /// What was met in the part of the screen that is being built, views that were built counted.
  var trace = TreeTrace()
  /// Views that were built for the rest of the screen.
  var viewsOutside = 0
  /// Views that may be built for the screen.
  var viewLimit = TreeBuilder.viewLimit
  /// The screen is what other code presents, so that a view of the project that is all of it is a screen by itself.
  private var isPresented = false
  /// Only the beginning of the screen is built, which is too large.
  var isBeginning = false
  /// Why no more of it is built; nil while there is room.
  var overflow: Overflow?
  /// How often something was cut off because of its size or depth: what was built meanwhile holds only in its place.
  var cuts = 0
  /// A part of the screen says already that there is more.
  private var saysCutOff = false
  /// Pictures with several names.
  var pictures = NamedPictures()
  /// Views whose bodies are being looked into for what they paint.
  var openGrounds: Set<ObjectIdentifier> = []
  /// Trees of components that were built and not remembered, for those who count.
  public internal(set) var treesBuilt = 0
  /// Trees of components, for any screen.
  public var memo = TreeMemo()

  /// Views of one screen; of a larger one only the beginning is kept, with a reason.
  public static let viewLimit = 100_000
  /// Parts that are cut off for their depth before a screen counts as too large: views that double go deep early.
  static let cutLimit = 200
  /// Views that are kept of a screen that is too large. Few, since in code that grows without end each type is such a
  /// screen, and nobody reads them.
  public static let beginningLimit = 2_000
  /// Views that are kept where views double: each type between is such a screen as well.
  static let doublingLimit = 200
  /// Nodes inside each other.
  static let depthLimit = 300
  /// The project's views inside each other.
  static let nestingLimit = 40

  public init(
    evaluator: Evaluator, assets: AssetIndex, language: String, symbols: SymbolSpeech? = nil,
    behavior: SystemBehavior = .newest
  ) {
    self.symbols = symbols ?? SymbolSpeech(language: language)
    self.behavior = behavior
    self.evaluator = evaluator
    self.assets = NotedAssets(assets, for: evaluator)
    self.language = language
  }

  /// The tree of one screen, in swipe order.
  ///
  /// - Parameters:
  ///   - code: Where the code of the screen's view stands.
  ///   - room: How many views it may have.
  ///   - showsContent: Or only what it presents is built.
  ///   - isPresented: A view of the project that is all of it is left out.
  public func build(
    screen node: ViewNode, code: [SourceRange] = [], room: Int = TreeBuilder.viewLimit, showsContent: Bool = true,
    isPresented: Bool = false
  ) -> BuiltTrees {
    let steps = evaluator.budget
    root = ScreenRoot(code)
    isBeginning = false
    self.isPresented = isPresented
    var trees = build(screen: node, upTo: room, showsContent)
    guard let overflow else { return trees }
    evaluator.budget = steps
    isBeginning = true
    trees = build(screen: node, upTo: overflow.isDeep ? Self.doublingLimit : min(room, Self.beginningLimit), showsContent)
    trees.isCutOff = true
    return trees
  }

  private func build(screen node: ViewNode, upTo limit: Int, _ showsContent: Bool) -> BuiltTrees {
    viewLimit = limit
    overflow = nil
    navigation = NavigationItems()
    presentations = []
    (routes, paths, uses) = ([], [], [])
    pairLabels = [:]
    trace = TreeTrace()
    (viewsOutside, cuts, saysCutOff) = (0, 0, false)
    var context = ViewContext()
    context.showsOnlyPresented = !showsContent
    context.isWholePresentation = isPresented
    let content = tellingCutOff(build(node, context), of: node, context)
    guard showsContent else {
      return BuiltTrees(
        nodes: [], hostedNodes: nil, presentations: presentations, uses: uses, presenters: presenters,
        isCutOff: evaluator.budget <= 0)
    }
    // Bar items of a screen that some other view hosts; its title is spoken by that host's bar.
    func screen(hosted: Bool) -> [AccessibilityNode] {
      paired(isolatedModal(framed(content, by: navigation, hosted: hosted).sortedByPriority()))
    }
    let hasTitle = !navigation.title.isEmpty && !navigation.barIsHidden && navigation.principal.isEmpty
    return BuiltTrees(
      nodes: screen(hosted: false), hostedNodes: hasTitle ? screen(hosted: true) : nil, presentations: presentations,
      uses: uses, presenters: presenters, isCutOff: evaluator.budget <= 0)
  }

  private var presenters: Set<SourceRange> { Set(trace.presenters.map(\.declaration.nameRange)) }

  /// Whether something is written in the code of the screen's own view, so that what it presents is looked at here and
  /// not where the view that it stands in is a screen by itself.
  func isOwnCode(_ source: SourceRange, _ context: ViewContext) -> Bool {
    if context.callSites.isEmpty { return true }
    // Items of a toolbar and commands of a menu are declared as views are, and are no screens.
    if root.contains(source) || !context.declarations.contains(where: isScreen) {
      trace.isOwnCode = true
      return true
    }
    let owner = context.declarations.first { reference in
      evaluator.declarations.code(of: reference.declaration).contains { $0.contains(source) }
    }
    if let owner { trace.suppliers.insert(owner) }
    return false
  }

  func isScreen(_ reference: DeclarationReference) -> Bool {
    let type = reference.declaration
    return type.members.properties.contains { $0.name == "body" && $0.type?.name == "View" }
      || evaluator.declarations.conforms(type, to: "View")
  }

  /// Notes where a view of the project is shown, for what its host decides.
  ///
  /// - Parameter isInNavigation: nil where it is as all around.
  func noteUse(of view: CustomView, isInNavigation: Bool? = nil, _ context: ViewContext) {
    guard isOwnCode(view.source, context) else { return }
    let isInNavigation = isInNavigation ?? self.isInNavigation(context)
    uses.append(ViewUse(view: view.declaration.nameRange, source: view.source, isInNavigation: isInNavigation))
  }

  /// To be called before a part of what is handed down decides about anything: a remembered tree holds only where it is
  /// the same.
  func ask(_ part: HandedDown.Part, of handed: HandedDown) { trace.asked.add(part, of: handed) }

  func isInNavigation(_ context: ViewContext) -> Bool {
    ask(.navigation, of: context.handed)
    return context.handed.isInNavigation
  }

  // MARK: - Dispatch

  func build(_ node: ViewNode, _ context: ViewContext) -> [AccessibilityNode] {
    var context = context
    context.depth += 1
    if overflow == nil, viewsLeft <= 0 || cuts > Self.cutLimit { overflow = Overflow(cuts: cuts) }
    guard context.depth < Self.depthLimit, overflow == nil else { return cutOff(node, context) }
    trace.depth = max(trace.depth, context.depth)
    switch node {
    case .group(let nodes):
      context.chain = nil
      context.isWholePresentation = context.isWholePresentation && nodes.count == 1
      return nodes.flatMap { build($0, context) }
    case .branch(let branches):
      return build(branches, context)
    case .custom(let view):
      return build(view, context)
    case .opaque(let view):
      return build(view, context)
    case .modified(let base, let call):
      return build(base, modifiedBy: call, context)
    case .primitive(let view):
      return build(view, context)
    }
  }

  private func build(_ branches: [ViewBranch], _ context: ViewContext) -> [AccessibilityNode] {
    if let common = commonView(of: branches, context) { return build(common.view, common.context) }
    var context = context
    context.isUnderCondition = true
    let outer = navigation
    var sentUp: [(condition: Condition, items: NavigationItems)] = []
    let built = branches.map { branch in
      navigation = NavigationItems()
      let nodes = build(branch.view, context)
      sentUp.append((branch.condition, navigation))
      return ConditionalBranch(condition: branch.condition, nodes: nodes)
    }
    navigation = outer
    navigation.add(sentUp)
    if built.allSatisfy(\.nodes.isEmpty) { return [] }
    return [.choice(built.joiningCutOff())]
  }

  private func build(_ view: CustomView, _ context: ViewContext) -> [AccessibilityNode] {
    evaluator.reach?.show(view.source)
    evaluator.noteUnshown(of: view)
    noteUse(of: view, context)
    if context.isWholePresentation, !isFilled(view), !view.isToldByItsUse { return [] }
    // What the screen's own code presents stands in none of the views in it but those that it hands views to. Items of a
    // toolbar are none.
    if context.showsOnlyPresented, view.handedViews.isEmpty, isScreen(DeclarationReference(declaration: view.declaration)) { return [] }
    var context = context
    context.isWholePresentation = false
    let name = view.declaration.name
    let site = CallSite(view: name, source: context.chain(around: view.source))
    trace.views += 1
    trace.used.insert(DeclarationReference(declaration: view.declaration))
    trace.nesting = max(trace.nesting, context.callSites.count)
    let recursion = isProgress(view, in: context) ? nil : Recursion(of: view, at: site, in: context)
    if let recursion { trace.add(recursion) }
    let isEndless = recursion?.isEndless ?? false
    guard !isEndless, context.callSites.count < Self.nestingLimit else {
      if !isEndless { cuts += 1 }
      evaluator.reach?.cutOff(view.source)
      let reason = UnknownReason(isEndless ? .recursion : .budget, name)
      return build(OpaqueView(name: name, reason: reason, source: view.source), context)
    }
    var inner = context
    inner.chain = nil
    inner.callSites.append(site)
    inner.handed.depth = UInt8(clamping: inner.callSites.count)
    inner.declarations.append(DeclarationReference(declaration: view.declaration, view: view))
    inner.isUnderCondition = false
    return remembered(view, inner) { build(evaluator.body(of: view), inner) }
  }

  /// Builds what a screen shows beside its content, which may be cut off already, with room of its own: that is no part
  /// of the content, and tells by itself where it is cut off.
  func withRoomBeside(_ work: () -> [AccessibilityNode]) -> [AccessibilityNode] {
    guard overflow == nil && evaluator.budget <= 0 || isBeginning && overflow != nil else { return work() }
    let (saved, outer) = ((viewLimit, cuts, saysCutOff, evaluator.budget), (overflow, isBeginning))
    (overflow, viewLimit, cuts, saysCutOff) = (nil, viewsOutside + trace.views + Self.doublingLimit, 0, false)
    isBeginning = true
    evaluator.budget = Self.stepsBeside
    defer {
      let inside = cuts
      ((overflow, isBeginning), (viewLimit, cuts, saysCutOff, evaluator.budget)) = (outer, saved)
      cuts += inside
    }
    return work()
  }

  /// What stands where a screen is too large or too deep: once a part that says so, then nothing.
  private func cutOff(_ node: ViewNode, _ context: ViewContext) -> [AccessibilityNode] {
    cuts += 1
    // The beginning of such a screen is built again, and that tells what is cut off.
    if overflow != nil, !isBeginning { return [] }
    if let source = node.source { evaluator.reach?.cutOff(source) }
    guard !saysCutOff, let source = context.chain ?? context.callSites.last?.source ?? node.source
    else { return [] }
    saysCutOff = true
    return build(OpaqueView(name: "…", reason: UnknownReason(.budget, "screen"), source: source), context)
  }

  /// The same with a part at the end that says that a limit cut off the rest, where none says so in any case: one in a
  /// branch is gone with the branch, and what would follow it in the others is missing there as well.
  private func tellingCutOff(_ nodes: [AccessibilityNode], of screen: ViewNode, _ context: ViewContext) -> [AccessibilityNode] {
    guard saysCutOff, !nodes.tellCutOff, let source = screen.source else { return nodes }
    return nodes + build(OpaqueView(name: "…", reason: UnknownReason(.budget, "screen"), source: source), context)
  }

  /// Whether a view that stands directly in one of its kind is a turn of a recursion that its arguments end: they are
  /// known and others than those around it, and nothing that only run time knows decides whether it is there.
  private func isProgress(_ view: CustomView, in context: ViewContext) -> Bool {
    guard !context.isUnderCondition, let outer = context.declarations.last?.view, outer.declaration === view.declaration,
      evaluator.isSettled(view), let fingerprint = evaluator.fingerprint(of: view) else { return false }
    return fingerprint != evaluator.fingerprint(of: outer)
  }

  private func build(_ view: OpaqueView, _ context: ViewContext) -> [AccessibilityNode] {
    trace.views += 1
    // Where the program ends there is nothing to hear.
    if view.reason.kind == .unresolvedName, Self.endings.contains(view.reason.subject) { return [] }
    // Of a view that only run time makes, what it was handed is most likely shown.
    let parts = PrimitiveView(name: view.name, arguments: view.content, source: view.source)
    let content = view.content.isEmpty ? [] : shownContent(parts, context)
    if !content.isEmpty { return content.mapAll { $0.note(view.reason) } }
    var element = element(.opaque, view.name, view.source, context)
    element.note(view.reason, .opaque)
    return [.element(element)]
  }

  /// Functions of the standard library that never return.
  private static let endings: Set<String> = ["fatalError", "preconditionFailure"]

  func build(_ view: PrimitiveView, _ context: ViewContext) -> [AccessibilityNode] {
    trace.views += 1
    evaluator.reach?.show(view.source)
    var context = context
    if !Self.navigationContainers.contains(view.name) { context.isWholePresentation = false }
    if let component = evaluator.components.views[view.name] { return configured(view, component, context) }
    if let handler = Self.handlers[view.name] { return handler(self, view.settlingTrailingClosure(), context) }
    if view.name.hasPrefix("PlatformView:") { return platformView(view, context) }
    if let known = BuiltinViews.frameworkView(view.name) { return build(view, as: known.category, context) }
    if let known = ThirdParty.view(view.name) { return thirdParty(view, known, context) }
    return unknownView(view, context)
  }

  static let navigationContainers = FrameworkNames.names(.navigationContainer).union(["Group"])

  /// A screen that has more views than are kept.
  struct Overflow {
    /// Parts that were cut off for their depth until then.
    let cuts: Int

    var isDeep: Bool { cuts > TreeBuilder.cutLimit }
  }

  // MARK: - Elements

  /// A new element with what the context says about it.
  func element(_ role: ElementRole, _ name: String, _ source: SourceRange, _ context: ViewContext) -> AccessibilityElement {
    var element = AccessibilityElement(role: role, viewName: name, source: source)
    if let chain = context.chain, chain.contains(source) { element.expression = chain }
    element.callSites = context.callSites
    element.layout = context.handed.layout
    element.font = context.handed.writtenFont
    element.appearance = context.handed.looks
    element.origins = context.handed.origins
    // Texts say so as well (recorded on iOS 27); of pictures nothing is recorded.
    if role.isControl || role == .text || context.isInControlLabel {
      switch context.disabled {
      case .no: break
      case .yes: element.traits.insert(.notEnabled)
      case .under(let condition): element.conditionalTraits.append(ConditionalTraits(traits: .notEnabled, condition: condition))
      }
    }
    return element
  }

  /// A view that makes no element by itself; a modifier may bring one about.
  func absent(_ role: ElementRole, _ view: PrimitiveView, _ context: ViewContext) -> AccessibilityElement {
    var result = element(role, view.name, view.source, context)
    result.exposure = .absent
    return result
  }

  /// The views that a closure argument builds.
  func views(_ argument: EvaluatedArgument?, arguments: [Value] = []) -> ViewNode {
    guard let argument else { return .empty }
    // `description: .init("Nothing here")`: of the views that are parameters by their own type, `Text` is made of a text.
    if case .member(let member) = argument.value, member.type == nil, member.name == "init", member.arguments.count == 1,
      member.arguments[0].label == nil || member.arguments[0].label == "verbatim" {
      return .primitive(PrimitiveView(name: "Text", arguments: member.arguments, source: argument.source))
    }
    return evaluator.views(from: argument.value, arguments: arguments, source: argument.source)
  }

  func fact(_ argument: EvaluatedArgument, origin: FactOrigin = .content) -> Fact<SpokenText>? {
    guard let text = evaluator.text(argument) else { return nil }
    return Fact(Markdown.stripped(text), origin: origin, source: argument.source, localization: text.localization)
  }
}
