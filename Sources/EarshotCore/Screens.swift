import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import SwiftSource
import SwiftUISemantics
import UIKitSemantics
import ViewEvaluation

/// A screen with what is shown beside it.
struct BuiltScreen: Sendable {
  var screen: Screen
  var presentations: [Screen]
  /// Where views of the project are shown by the code of the screen.
  var uses: [ViewUse] = []
  /// See `BuiltTrees.presenters`.
  var presenters: Set<SourceRange> = []
  /// There was no room for all of it.
  var isCutOff = false
  /// Some of its code was not run for want of steps.
  var isExhausted = false
}

/// Builds the trees of screens in parallel. What was evaluated for some is remembered for the next.
struct ScreenBuilding: Sendable {
  private let project: Project
  private let code: VisibleCode
  private let others: OtherSystems
  /// What the code of a file means on each of the other systems.
  private let codeOfOthers: [VisibleCode]
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
    _ options: AnalysisOptions, others: OtherSystems = OtherSystems(), files: FileNumbers?, reach: ReachCollection?,
    total: Int, memories: BuildingMemories
  ) {
    workshops = WorkshopPool(memories)
    self.project = project
    code = VisibleCode(project.apps, index, interfaces)
    self.others = others
    codeOfOthers = others.systems.map { VisibleCode(project.apps, $0.index, interfaces) }
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
  ///   - rooms: How much of each is built.
  ///   - spare: What is done while the last of them are built.
  ///   - before: Each as it was before something changed, where it was there.
  ///   - isOver: Whether nobody waits any more; the result is of no use then.
  func build(
    _ entries: [ScreenEntry], rooms: [ScreenRoom], before: [BuiltEntry?] = [], width: Int, spare: SpareWork? = nil,
    isOver: @escaping @Sendable () -> Bool
  ) async -> [BuiltEntry] {
    // Previews come last: what was evaluated for one of them is remembered, and nobody meets it.
    let order = entries.indices.filter { !entries[$0].isPreview } + entries.indices.filter { entries[$0].isPreview }
    workshops.open(isAlone: min(width, entries.count) < 2)
    let built = await mapInParallel(entries.count, width: width, isOver: isOver, spare: spare, makeState: {
      workshops.take {
        Workshop { path, order, system in
          let (index, interfaces) = (system.map { codeOfOthers[$0] } ?? code).indexes(for: path)
          // Each thread notes for itself.
          let noting = files.map { index.noting(in: LookupLog($0)) } ?? index
          let worker = worker(noting, interfaces, resources.resources(for: path))
          if let system {
            worker.system = others.systems[system].name
          } else if let memory = workshops.memory(order) {
            worker.memory = memory
          }
          return worker
        }
      }
    }, { position, workshop in
      let number = order[position]
      defer { counter.advance() }
      let start = ContinuousClock.now
      let path = entries[number].source.file.path
      let worker = workshop.worker(
        for: path, order: resources.order(for: path), system: others.number(of: entries[number]))
      let (screen, use) = worker.evaluator.declarations.noting {
        let index = worker.evaluator.declarations
        for range in [entries[number].source] + entries[number].code(index) { index.note(range) }
        worker.evaluator.reach?.isOn = !entries[number].isPreview
        return worker.build(entries[number], room: rooms[number])
      }
      // What another system makes of the code is not compared between two states of the app.
      return BuiltEntry(
        screen, room: rooms[number], use: worker.system == nil ? use : nil, since: start,
        before: before.isEmpty ? nil : before[number])
    })
    if built.count < order.count { return built }
    return zip(order, built).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The system that an entry is read for, where that is not the one of its file.
  func system(of entry: ScreenEntry) -> String? { others.number(of: entry).map { others.systems[$0].name } }

  /// What building has left for the next analysis.
  func memories() -> BuildingMemories { workshops.memories() }

  private func worker(
    _ index: DeclarationIndex, _ interfaces: InterfaceIndex, _ resources: (strings: StringTables, assets: AssetIndex)
  ) -> Worker {
    let evaluator = Evaluator(
      index: index,
      localizer: Localizer(
        strings: resources.strings, language: locale, developmentLanguage: project.developmentLanguage, noting: index),
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
      hosted: { treeBuilder().build(hosted: $0, isPresented: $1) })
    builder.representable = { [unowned uiKit] in uiKit.represented($0) }
    return Worker(evaluator: evaluator, builder: builder, uiKit: uiKit, parts: others.parts)
  }

  /// The workers of one thread: one for each choice of resources and each system, since what an evaluator remembers
  /// depends on them.
  fileprivate final class Workshop {
    private let make: (_ path: String, _ order: [String], _ system: Int?) -> Worker
    private(set) var workers: [[String]: Worker] = [:]
    private var others: [Int: [[String]: Worker]] = [:]

    init(_ make: @escaping (_ path: String, _ order: [String], _ system: Int?) -> Worker) { self.make = make }

    func worker(for path: String, order: [String], system: Int?) -> Worker {
      if let worker = system.map({ others[$0]?[order] }) ?? workers[order] { return worker }
      let worker = make(path, order, system)
      if let system { others[system, default: [:]][order] = worker } else { workers[order] = worker }
      return worker
    }
  }

  fileprivate final class Worker {
    let evaluator: Evaluator
    let builder: TreeBuilder
    let uiKit: UIKitScreens
    /// By file, what other systems show.
    private let parts: [ObjectIdentifier: [OtherSystemPart]]
    /// The system that it reads code for; nil for that of each file.
    var system: String? {
      didSet { evaluator.codeSystem = system }
    }

    init(
      evaluator: Evaluator, builder: TreeBuilder, uiKit: UIKitScreens, parts: [ObjectIdentifier: [OtherSystemPart]]
    ) {
      self.evaluator = evaluator
      self.builder = builder
      self.uiKit = uiKit
      self.parts = parts
    }

    var memory: BuildingMemories.Memory {
      get { BuildingMemories.Memory(evaluator: evaluator.memory, trees: builder.memo) }
      set { (evaluator.memory, builder.memo) = (newValue.evaluator, newValue.trees) }
    }

    func build(_ entry: ScreenEntry, room: ScreenRoom) -> BuiltScreen {
      var built = plain(entry, room)
      guard let system else { return built }
      built.screen = built.screen.read(on: system)
      built.presentations = built.presentations.map { $0.read(on: system) }
      return built
    }

    private func plain(_ entry: ScreenEntry, _ room: ScreenRoom) -> BuiltScreen {
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
          name: entry.name + Screen.partSeparator + presentation.name, kind: entry.screenKind, source: presentation.source,
          nodes: presentation.nodes, isRoot: false)
        shown.framework = screen.framework
        return shown
      }, isExhausted: built.isExhausted)
    }

    private func code(of type: TypeDeclaration) -> [SourceRange] { evaluator.declarations.code(of: type) }

    private func built(
      _ node: ViewNode, _ entry: ScreenEntry, _ kind: Screen.Kind, _ code: [SourceRange], _ room: ScreenRoom
    ) -> BuiltScreen {
      let (name, source) = (entry.name, entry.source)
      // The view that is the screen is no use of itself.
      var node = node
      // Nor is a scene, which matters where ways to other screens are asked for.
      if kind == .view || kind == .scene && evaluator.followsActions, case .custom(let custom) = node {
        node = evaluator.body(of: custom)
      }
      let trees = builder.build(screen: node, code: code, room: room.views, showsContent: room.showsContent)
      var screen = Screen(name: name, kind: kind, source: source, nodes: trees.nodes, isRoot: true)
      screen.hostedNodes = trees.hostedNodes
      if system == nil, kind != .preview {
        screen.leftOut = code.flatMap { range in
          (parts[ObjectIdentifier(range.file)] ?? []).filter { range.contains($0.source) }
        }
      }
      screen.navigationPaths = builder.paths
      screen.routes = builder.routes + builder.contentRoutes(of: node, isScene: kind == .scene, source)
      let presentations = trees.presentations.map { presentation in
        Screen(
          name: name + Screen.partSeparator + presentation.name, kind: kind, source: presentation.source, nodes: presentation.nodes,
          isRoot: false)
      }
      return BuiltScreen(
        screen: screen, presentations: presentations, uses: trees.uses, presenters: trees.presenters,
        isCutOff: trees.isCutOff)
    }
  }
}

extension Screen {
  /// The same, for another system than that of its file.
  fileprivate func read(on system: String) -> Screen {
    var screen = self
    screen.system = system
    screen.nodes = nodes.mapElements { element in
      var element = element
      element.system = system
      return element
    }
    return screen
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
