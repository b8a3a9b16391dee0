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
  case uiKit(UIKitEntry)

  var source: SourceRange {
    switch self {
    case .uiKit(let entry): entry.source
    case .view(let type), .scene(let type), .previewProvider(let type): type.nameRange
    case .preview(let preview, _): preview.range
    }
  }

  var name: String {
    switch self {
    case .uiKit(let entry): entry.name
    case .view(let type): type.qualifiedName
    case .scene(let type), .previewProvider(let type): type.name
    case .preview(let preview, let number): preview.name ?? "Preview \(number)"
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
      for type in file.types { Self.collect(type, &entries) }
      for declaration in file.extensions { for type in declaration.members.types { Self.collect(type, &entries) } }
      for (number, preview) in file.previews.enumerated() { entries.append(.preview(preview, number: number + 1)) }
      entries += UIKitScreens.entries(in: file, index: index).map { .uiKit($0) }
    }
    entries += UIKitScreens.entries(in: interfaces.index).filter { interfaces.isReported($0.source.file) }.map { .uiKit($0) }
    entries.sort { $0.source < $1.source }
    let absent = system.version.map { AbsentTypes(in: files, on: $0) }
    self.entries = entries.filter { !(absent?.contain($0.source) ?? false) }
    unavailable = entries.filter { absent?.contain($0.source) ?? false }.map(\.name)
  }

  private static func collect(_ type: TypeDeclaration, _ entries: inout [ScreenEntry]) {
    let conformances = Set(type.inheritedTypes.map(\.name))
    let body = type.members.properties.first { $0.name == "body" && !$0.isStatic && $0.getter != nil }
    if conformances.contains("PreviewProvider") {
      entries.append(.previewProvider(type))
    } else if conformances.contains("App") {
      entries.append(.scene(type))
    } else if type.connectedBody != nil || body != nil && (conformances.contains("View") || body?.type?.name == "View") {
      entries.append(.view(type))
    }
    // What a preview provider declares is for previews only.
    guard !conformances.contains("PreviewProvider") else { return }
    for nested in type.members.types { collect(nested, &entries) }
  }
}

/// A screen with what is shown beside it.
struct BuiltScreen: Sendable {
  var screen: Screen
  var presentations: [Screen]
}

/// Builds the trees of screens in parallel.
struct ScreenBuilding: Sendable {
  let project: Project
  let index: DeclarationIndex
  let interfaces: InterfaceIndex
  let locale: String
  /// The versions of iOS that the screens are shown on.
  let system: SystemScope
  let components: ComponentTable
  let states: StateScope
  /// Whether the consequences of actions are wanted, and the ways from screen to screen.
  let followsActions: Bool
  let given: GivenState
  /// Numbers for what is noted of look-ups; nil when nobody wants to know.
  let files: FileNumbers?
  let progress: ProgressHandler?

  /// The screens of entries, in their order, with what was looked up for each.
  ///
  /// - Parameter isOver: Whether nobody waits any more; the result is of no use then.
  func build(
    _ entries: [ScreenEntry], width: Int, isOver: @escaping @Sendable () -> Bool
  ) async -> [BuiltEntry] {
    let resources = ResourceChoice(project)
    let named = UIKitScreens.labelledNames(in: index.files)
    let counter = ProgressCounter(.screens, total: entries.count, progress)
    return await mapInParallel(entries.count, width: width, isOver: isOver, makeState: {
      // Each thread notes for itself.
      let noting = files.map { index.noting(in: LookupLog($0)) } ?? index
      return Workshop { worker(noting, resources.resources(for: $0), named) }
    }, { number, workshop in
      defer { counter.advance() }
      let start = ContinuousClock.now
      let path = entries[number].source.file.path
      let worker = workshop.worker(for: path, order: resources.order(for: path))
      let (screen, use) = worker.evaluator.declarations.noting {
        worker.evaluator.declarations.note(entries[number].source.file)
        return worker.build(entries[number])
      }
      return BuiltEntry(screen, use: use, since: start)
    })
  }

  private func worker(
    _ index: DeclarationIndex, _ resources: (strings: StringTables, assets: AssetIndex), _ named: Set<String>
  ) -> Worker {
    let evaluator = Evaluator(
      index: index,
      localizer: Localizer(
        strings: resources.strings, language: locale, developmentLanguage: project.developmentLanguage),
      deployment: project.deployment, system: system, components: components, states: states, given: given)
    evaluator.followsActions = followsActions
    let behavior = SystemBehavior(system)
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
  private final class Workshop {
    private let make: (String) -> Worker
    private var workers: [[String]: Worker] = [:]

    init(_ make: @escaping (String) -> Worker) { self.make = make }

    func worker(for path: String, order: [String]) -> Worker {
      if let worker = workers[order] { return worker }
      let worker = make(path)
      workers[order] = worker
      return worker
    }
  }

  private final class Worker {
    let evaluator: Evaluator
    let builder: TreeBuilder
    let uiKit: UIKitScreens

    init(evaluator: Evaluator, builder: TreeBuilder, uiKit: UIKitScreens) {
      self.evaluator = evaluator
      self.builder = builder
      self.uiKit = uiKit
    }

    func build(_ entry: ScreenEntry) -> BuiltScreen {
      switch entry {
      case .view(let type): built(evaluator.screen(of: type), entry.name, .view, type.nameRange)
      case .scene(let type): built(evaluator.screen(of: type), entry.name, .scene, type.nameRange)
      case .preview(let preview, _): built(evaluator.preview(preview), entry.name, .preview, preview.range)
      case .previewProvider(let type): built(evaluator.previews(of: type), entry.name, .preview, type.nameRange)
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

    private func built(_ node: ViewNode, _ name: String, _ kind: Screen.Kind, _ source: SourceRange) -> BuiltScreen {
      // The view that is the screen is no use of itself.
      var node = node
      // Nor is a scene, which matters where ways to other screens are asked for.
      if kind == .view || kind == .scene && evaluator.followsActions, case .custom(let custom) = node {
        node = evaluator.body(of: custom)
      }
      let (nodes, presentations) = builder.build(screen: node)
      var screen = Screen(name: name, kind: kind, source: source, nodes: nodes, isRoot: true)
      screen.navigationPaths = builder.paths
      screen.routes = builder.routes + builder.contentRoutes(of: node, isScene: kind == .scene, source)
      return BuiltScreen(screen: screen, presentations: presentations.map { presentation in
        Screen(name: "\(name) › \(presentation.name)", kind: kind, source: presentation.source, nodes: presentation.nodes, isRoot: false)
      })
    }
  }
}
