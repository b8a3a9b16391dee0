import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import SwiftSource
import SwiftUISemantics
import UIKitSemantics
import ViewEvaluation

/// A declaration that is shown as a screen.
enum ScreenEntry: Sendable {
  case view(TypeDeclaration)
  case scene(TypeDeclaration)
  case preview(PreviewDeclaration, number: Int)
  case previewProvider(TypeDeclaration)
  /// A view that is written outside of any declaration, in code that was pasted.
  case snippet(Expression, number: Int)
  case uiKit(UIKitEntry)

  var source: SourceRange {
    switch self {
    case .uiKit(let entry): entry.source
    case .view(let type), .scene(let type), .previewProvider(let type): type.nameRange
    case .preview(let preview, _): preview.range
    case .snippet(let expression, _): expression.range
    }
  }

  var name: String {
    switch self {
    case .uiKit(let entry): entry.name
    case .view(let type): type.qualifiedName
    case .scene(let type), .previewProvider(let type): type.name
    case .preview(let preview, let number): preview.name ?? "Preview \(number)"
    case .snippet(_, let number): "Snippet \(number)"
    }
  }
}

extension ScreenEntry {
  /// It shows how a view looks, and nobody meets it.
  var isPreview: Bool {
    switch self {
    case .preview, .previewProvider: true
    case .view, .scene, .uiKit, .snippet: false
    }
  }

  /// It is a screen of kind `view`.
  var isOneView: Bool {
    switch self {
    case .view, .snippet: true
    case .uiKit(let entry): entry.screenKind == .view
    case .scene, .preview, .previewProvider: false
    }
  }
}

/// The screens that the requested files declare.
struct ScreenCatalog {
  let entries: [ScreenEntry]
  /// The names of screens that the version of iOS does not have.
  let unavailable: [String]

  init(
    project: Project, files: [FileDeclarations], index: DeclarationIndex, interfaces: Interfaces, system: SystemScope
  ) {
    var entries: [ScreenEntry] = []
    for (unit, file) in zip(project.sources, files) where unit.isReported {
      for type in file.types { Self.collect(type, index, &entries) }
      for declaration in file.extensions {
        for type in declaration.members.types { Self.collect(type, index, &entries) }
      }
      for (number, preview) in file.previews.enumerated() { entries.append(.preview(preview, number: number + 1)) }
      let snippets = file.looseExpressions.filter { Self.isView($0, index) }
      for (number, snippet) in snippets.enumerated() { entries.append(.snippet(snippet, number: number + 1)) }
      entries += UIKitScreens.entries(in: file, index: index).map { .uiKit($0) }
    }
    entries += UIKitScreens.entries(in: interfaces.index).filter { interfaces.isReported($0.source.file) }.map { .uiKit($0) }
    entries.sort { $0.source < $1.source }
    let absent = system.version.map { AbsentTypes(in: files, on: $0) }
    self.entries = entries.filter { !(absent?.contain($0.source) ?? false) }
    unavailable = entries.filter { absent?.contain($0.source) ?? false }.map(\.name)
  }

  private static func collect(_ type: TypeDeclaration, _ index: DeclarationIndex, _ entries: inout [ScreenEntry]) {
    let conformances = Set(type.inheritedTypes.map(\.name))
    let body = type.members.properties.first { $0.name == "body" && !$0.isStatic && $0.getter != nil }
    if conformances.contains("PreviewProvider") {
      entries.append(.previewProvider(type))
    } else if !conformances.isDisjoint(with: ["App", "Commands", "ControlWidget", "Widget"]) {
      entries.append(.scene(type))
    } else if type.connectedBody != nil || body != nil && (conformances.contains("View") || body?.type?.name == "View")
      || body == nil && inheritsBody(type, index) {
      entries.append(.view(type))
    }
    // What a preview provider declares is for previews only.
    guard !conformances.contains("PreviewProvider") else { return }
    for nested in type.members.types { collect(nested, index, &entries) }
  }

  /// Whether an expression begins with the call of a view: `Text("A").bold()`.
  private static func isView(_ expression: Expression, _ index: DeclarationIndex) -> Bool {
    guard case .call(let call) = expression.kind else { return false }
    switch call.callee.kind {
    case .name(let name):
      let type = index.type(named: name, from: expression.range.file, enclosing: nil)
      return type.map { index.conforms($0, to: "View") } ?? BuiltinViews.isBuiltin(name)
    case .member(let base?, _): return isView(base, index)
    default: return false
    }
  }

  /// Whether a protocol of the project gives a view its body, as `protocol PlatformView: View` in an extension.
  private static func inheritsBody(_ type: TypeDeclaration, _ index: DeclarationIndex) -> Bool {
    guard type.kind == .structure, !type.inheritedTypes.isEmpty, index.conforms(type, to: "View"),
      let body = index.property("body", of: type, isStatic: false)
    else { return false }
    return body.getter != nil && body.type?.name == "View"
  }
}

/// A screen with what is shown beside it.
struct BuiltScreen: Sendable {
  var screen: Screen
  var presentations: [Screen]
  /// Where views of the project are shown by the code of the screen.
  var uses: [ViewUse] = []
  /// There was no room for all of it.
  var isCutOff = false
}

/// Builds the trees of screens in parallel. What was evaluated for some is remembered for the next.
struct ScreenBuilding: Sendable {
  private let project: Project
  private let code: VisibleCode
  private let locale: String
  private let options: AnalysisOptions
  /// Numbers for what is noted of look-ups; nil when nobody wants to know.
  private let files: FileNumbers?
  /// What it is noted in what became of views; nil when nobody wants to know.
  private let reach: ReachCollection?
  private let resources: ResourceChoice
  /// See `UIKitScreens.labelledNames`.
  private let named: Set<String>
  private let counter: ProgressCounter
  private let workshops: WorkshopPool

  /// - Parameters:
  ///   - total: How many screens there may be.
  ///   - memories: What building screens of the same app has left.
  init(
    _ project: Project, _ index: DeclarationIndex, _ interfaces: InterfaceIndex, locale: String,
    _ options: AnalysisOptions, files: FileNumbers?, reach: ReachCollection?, total: Int, memories: BuildingMemories
  ) {
    workshops = WorkshopPool(memories)
    self.project = project
    code = VisibleCode(project.apps, index, interfaces)
    self.locale = locale
    self.options = options
    self.files = files
    self.reach = reach
    resources = ResourceChoice(project)
    named = UIKitScreens.labelledNames(in: index.files)
    counter = ProgressCounter(.screens, total: total, options.progress)
  }

  /// The screens of entries, in their order, with what was looked up for each.
  ///
  /// - Parameters:
  ///   - rooms: How many views each may have.
  ///   - isOver: Whether nobody waits any more; the result is of no use then.
  func build(
    _ entries: [ScreenEntry], rooms: [Int], width: Int, isOver: @escaping @Sendable () -> Bool
  ) async -> [BuiltEntry] {
    // Previews come last: what was evaluated for one of them is remembered, and nobody meets it.
    let order = entries.indices.filter { !entries[$0].isPreview } + entries.indices.filter { entries[$0].isPreview }
    workshops.open(isAlone: min(width, entries.count) < 2)
    let built = await mapInParallel(entries.count, width: width, isOver: isOver, makeState: {
      workshops.take {
        Workshop { path, order in
          let (index, interfaces) = code.indexes(for: path)
          // Each thread notes for itself.
          let noting = files.map { index.noting(in: LookupLog($0)) } ?? index
          let worker = worker(noting, interfaces, resources.resources(for: path))
          if let memory = workshops.memory(order) { worker.memory = memory }
          return worker
        }
      }
    }, { position, workshop in
      let number = order[position]
      defer { counter.advance() }
      let start = ContinuousClock.now
      let path = entries[number].source.file.path
      let worker = workshop.worker(for: path, order: resources.order(for: path))
      let (screen, use) = worker.evaluator.declarations.noting {
        worker.evaluator.declarations.note(entries[number].source.file)
        worker.evaluator.reach?.isOn = !entries[number].isPreview
        return worker.build(entries[number], room: rooms[number])
      }
      return BuiltEntry(screen, room: rooms[number], use: use, since: start)
    })
    if built.count < order.count { return built }
    return zip(order, built).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// What building has left for the next analysis.
  func memories() -> BuildingMemories { workshops.memories() }

  private func worker(
    _ index: DeclarationIndex, _ interfaces: InterfaceIndex, _ resources: (strings: StringTables, assets: AssetIndex)
  ) -> Worker {
    let evaluator = Evaluator(
      index: index,
      localizer: Localizer(
        strings: resources.strings, language: locale, developmentLanguage: project.developmentLanguage),
      deployment: project.deployment, system: options.system, components: options.components, states: options.states,
      given: options.given)
    evaluator.followsActions = options.followsActions
    evaluator.reach = reach?.makeLog()
    let behavior = SystemBehavior(options.system)
    let symbols = SymbolSpeech(language: locale, learned: project.learnedSymbols.names)
    func treeBuilder() -> TreeBuilder {
      TreeBuilder(
        evaluator: evaluator, assets: resources.assets, language: locale, symbols: symbols, behavior: behavior)
    }
    let builder = treeBuilder()
    let uiKit = UIKitScreens(
      evaluator: evaluator, assets: resources.assets, symbols: symbols, behavior: behavior, interfaces: interfaces,
      namedElsewhere: named,
      // The outer builder may be at work on the screen that the hosted views stand in.
      hosted: { treeBuilder().build(screen: $0).nodes })
    builder.representable = { [unowned uiKit] in uiKit.represented($0) }
    return Worker(evaluator: evaluator, builder: builder, uiKit: uiKit)
  }

  /// The workers of one thread: one for each choice of resources, since what an evaluator remembers depends on them.
  fileprivate final class Workshop {
    private let make: (_ path: String, _ order: [String]) -> Worker
    private(set) var workers: [[String]: Worker] = [:]

    init(_ make: @escaping (_ path: String, _ order: [String]) -> Worker) { self.make = make }

    func worker(for path: String, order: [String]) -> Worker {
      if let worker = workers[order] { return worker }
      let worker = make(path, order)
      workers[order] = worker
      return worker
    }
  }

  fileprivate final class Worker {
    let evaluator: Evaluator
    let builder: TreeBuilder
    let uiKit: UIKitScreens

    init(evaluator: Evaluator, builder: TreeBuilder, uiKit: UIKitScreens) {
      self.evaluator = evaluator
      self.builder = builder
      self.uiKit = uiKit
    }

    var memory: BuildingMemories.Memory {
      get { BuildingMemories.Memory(evaluator: evaluator.memory, trees: builder.memo) }
      set { (evaluator.memory, builder.memo) = (newValue.evaluator, newValue.trees) }
    }

    func build(_ entry: ScreenEntry, room: Int) -> BuiltScreen {
      switch entry {
      case .view(let type): built(evaluator.screen(of: type), entry, .view, code(of: type), room)
      case .scene(let type): built(evaluator.screen(of: type), entry, .scene, code(of: type), room)
      case .preview(let preview, _): built(evaluator.preview(preview), entry, .preview, [preview.range], room)
      case .previewProvider(let type): built(evaluator.previews(of: type), entry, .preview, code(of: type), room)
      case .snippet(let expression, _):
        built(evaluator.snippet(expression), entry, .view, [expression.range], room)
      case .uiKit(let entry): built(entry)
      }
    }

    private func built(_ entry: UIKitEntry) -> BuiltScreen {
      let built = uiKit.build(entry)
      var screen = Screen(name: entry.name, kind: entry.screenKind, source: entry.source, nodes: built.nodes, isRoot: true)
      screen.framework = entry.screenKind == .interfaceFile ? .interfaceFile : .uiKit
      screen.orderIsKnown = built.orderIsKnown
      screen.routes = built.routes
      return BuiltScreen(screen: screen, presentations: built.presentations.map { presentation in
        var shown = Screen(
          name: "\(entry.name) › \(presentation.name)", kind: entry.screenKind, source: presentation.source,
          nodes: presentation.nodes, isRoot: false)
        shown.framework = screen.framework
        return shown
      })
    }

    private func code(of type: TypeDeclaration) -> [SourceRange] { evaluator.declarations.code(of: type) }

    private func built(
      _ node: ViewNode, _ entry: ScreenEntry, _ kind: Screen.Kind, _ code: [SourceRange], _ room: Int
    ) -> BuiltScreen {
      let (name, source) = (entry.name, entry.source)
      // The view that is the screen is no use of itself.
      var node = node
      // Nor is a scene, which matters where ways to other screens are asked for.
      if kind == .view || kind == .scene && evaluator.followsActions, case .custom(let custom) = node {
        node = evaluator.body(of: custom)
      }
      let trees = builder.build(screen: node, code: code, room: room)
      var screen = Screen(name: name, kind: kind, source: source, nodes: trees.nodes, isRoot: true)
      screen.hostedNodes = trees.hostedNodes
      screen.navigationPaths = builder.paths
      screen.routes = builder.routes + builder.contentRoutes(of: node, isScene: kind == .scene, source)
      let presentations = trees.presentations.map { presentation in
        Screen(
          name: "\(name) › \(presentation.name)", kind: kind, source: presentation.source, nodes: presentation.nodes,
          isRoot: false)
      }
      return BuiltScreen(screen: screen, presentations: presentations, uses: trees.uses, isCutOff: trees.isCutOff)
    }
  }
}

/// The workshops of threads, for the threads of the next call.
private final class WorkshopPool: @unchecked Sendable {
  // Unchecked: guarded by the lock. A workshop is used by one thread at a time.
  private let lock = PlatformLock()
  private var all: [ScreenBuilding.Workshop] = []
  private var idle: [ScreenBuilding.Workshop] = []
  private var unclaimed: BuildingMemories
  private var isAlone = false

  init(_ memories: BuildingMemories) { unclaimed = memories }

  /// Takes all back: the threads of the last call have ended.
  ///
  /// - Parameter isAlone: Whether there will be one thread only.
  func open(isAlone: Bool) {
    lock.withLock {
      idle = all
      self.isAlone = isAlone
    }
  }

  /// What somebody remembers who worked with the same resources.
  func memory(_ order: [String]) -> BuildingMemories.Memory? {
    lock.withLock { unclaimed.take(order: order, isAlone: isAlone) }
  }

  /// What all remember, once their threads have ended.
  func memories() -> BuildingMemories {
    lock.withLock {
      var memories = unclaimed
      for (order, worker) in all.flatMap(\.workers) { memories.add(worker.memory, order: order) }
      return memories
    }
  }

  func take(or make: () -> ScreenBuilding.Workshop) -> ScreenBuilding.Workshop {
    if let workshop = lock.withLock({ idle.popLast() }) { return workshop }
    let workshop = make()
    lock.withLock { all.append(workshop) }
    return workshop
  }
}
