import AccessibilityModel
import InterfaceFiles
import PlatformKnowledge
import Project
import SourceModel
import SwiftSource
import ViewEvaluation

/// What a UIKit screen comes to.
public struct UIKitScreen {
  public var nodes: [AccessibilityNode]
  /// False when the order is that of the source for want of frames.
  public var orderIsKnown: Bool
  /// Alerts and the like that the screen shows.
  public var presentations: [(name: String, source: SourceRange, nodes: [AccessibilityNode])]
  /// Ways to other screens that none of its elements has.
  public var routes: [Route] = []
  /// Some of its code was not run for want of steps.
  public var isExhausted = false
}

/// The UIKit screens of a project.
///
/// Belongs to one thread, as its evaluator does.
public final class UIKitScreens {
  private let evaluator: Evaluator
  private let assets: NotedAssets
  private let symbols: SymbolSpeech
  private let behavior: SystemBehavior
  private let interfaces: InterfaceIndex
  /// Names of objects that some code of the project gives a label.
  private let namedElsewhere: Set<String>
  private let receiverNames = ReceiverNames()
  /// Builds what a hosting controller shows: as a part of a screen, or where the controller is presented.
  private let hosted: (_ node: ViewNode, _ isPresented: Bool) -> [AccessibilityNode]

  public init(
    evaluator: Evaluator, assets: AssetIndex, symbols: SymbolSpeech, behavior: SystemBehavior = .newest,
    interfaces: InterfaceIndex, namedElsewhere: Set<String>,
    hosted: @escaping (_ node: ViewNode, _ isPresented: Bool) -> [AccessibilityNode]
  ) {
    self.evaluator = evaluator
    self.assets = NotedAssets(assets, for: evaluator)
    self.symbols = symbols
    self.behavior = behavior
    self.interfaces = interfaces
    self.namedElsewhere = namedElsewhere
    self.hosted = hosted
  }

  /// The names of objects that code gives a label: `closeButton` in `cell.closeButton.accessibilityLabel = …`. Code of
  /// other classes may do so where the class of the object does not.
  public static func labelledNames(in files: [FileDeclarations]) -> Set<String> {
    var names: Set<String> = []
    for file in files {
      for use in file.accessibilityUses where use.assignedValue != nil && use.name.hasSuffix("Label") {
        if let name = receiver(before: use.nameRange) { names.insert(name) }
      }
      for name in receivers(of: "attributedText", in: file.file) { names.insert(styled(name)) }
      for name in receivers(of: "text", in: file.file) { names.insert(written(name)) }
      names.formUnion(CalledSetters.keys(in: file))
      if file.beginsProgram { names.insert(CalledSetters.app) }
      for call in ["setTitle", "setAttributedTitle"] {
        for name in receivers(of: call, isCall: true, in: file.file) { names.insert(titled(name)) }
      }
    }
    return names.union(GivenPlaceholders.names(in: files).map(prompted))
  }

  /// Under what a name stands among the labelled ones when code of other classes gives its object a styled text.
  static func styled(_ name: String) -> String { name + ".attributedText" }

  /// The same for code that gives it a text.
  static func written(_ name: String) -> String { name + ".text" }

  /// The same for code that gives a field a placeholder.
  static func prompted(_ name: String) -> String { name + ".placeholder" }

  /// The same for code that gives a button a title.
  static func titled(_ name: String) -> String { name + ".title" }

  /// `titleLabel` in `box.titleLabel.attributedText = …`, `openButton` in `cell.openButton.setTitle(…)`.
  private static func receivers(of property: String, isCall: Bool = false, in file: SourceFile) -> [String] {
    var names: [String] = []
    var next = file.firstOffset(of: "." + property)
    while let place = next {
      let end = place + 1 + property.utf8.count
      let behind = file.bytes[end...].prefix(3).drop { $0 == UInt8(ascii: " ") }
      let range = SourceRange(file: file, start: place + 1, end: end)
      // An empty title names nothing.
      let isGiven = !["(\"\"", "(nil"].contains { file.bytes[end...].starts(with: $0.utf8) }
      let isMeant = isCall ? behind.starts(with: "(".utf8) && isGiven : behind.starts(with: "=".utf8) && !behind.starts(with: "==".utf8)
      if isMeant, let name = receiver(before: range) { names.append(name) }
      next = file.firstOffset(of: "." + property, from: end)
    }
    return names
  }

  /// The identifier in front of a member's dot.
  private static func receiver(before name: SourceRange) -> String? {
    let bytes = name.file.bytes
    var end = name.start
    while end > 0, [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[end - 1]) { end -= 1 }
    guard end < name.start else { return nil }
    var start = end
    while start > 0, bytes[start - 1].isPartOfName { start -= 1 }
    // What a class says of its own objects is seen where it is run; of those of others only here.
    guard start < end, start > 0, [UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!")].contains(bytes[start - 1]),
      name.file.text(from: start - 5, to: start) != "self."
    else { return nil }
    return name.file.text(from: start, to: end)
  }

  /// Representables inside each other, as where hosted SwiftUI wraps a controller that hosts again.
  private static let representableLimit = 2
  private var representing = 0

  /// Evaluation steps for one screen. Most of the code of a class computes what is not heard.
  private static let stepLimit = 400_000
  /// Evaluation steps for views of SwiftUI in code that has none left.
  private static let hostedSteps = 100_000

  // MARK: - Building

  public func build(_ entry: UIKitEntry) -> UIKitScreen {
    evaluator.begin()
    evaluator.budget = Self.stepLimit
    let (effects, builder) = tools()
    var screen = evaluator.running(effects) { build(entry, effects, builder) }
    if evaluator.followsActions { addRoutes(to: &screen, of: entry) }
    return screen
  }

  private func build(_ entry: UIKitEntry, _ effects: UIKitEffects, _ builder: UIElementBuilder) -> UIKitScreen {
    var nodes: [AccessibilityNode]
    var unknownClass: String?
    switch entry.kind {
    case .controller(let type), .view(let type):
      unknownClass = effects.unknownSuperclass(of: type)
      let base = effects.base(of: type) ?? Self.guessedBase(of: type, ofUnknown: effects.unknownSuperclass(of: type))
      let object = UIObject(className: type.name, base: base, declaration: type, source: type.nameRange)
      object.name = "self"
      effects.run(object)
      builder.missesCode = effects.isExhausted
      nodes = object.isKind(of: "UIAlertController") ? alerts(of: object, entry, effects, builder) : builder.build(object)
    case .scene(let scene, let document): nodes = build(scene, of: document, effects, builder)
    }
    if case .view = entry.kind { nodes = nodes.filter { ![$0].elements.isEmpty } }
    if effects.isExhausted {
      nodes.append(.element(rest(of: entry, UnknownReason(.budget, "screen"))))
    } else if !nodes.elements.contains(where: { $0.exposure == .exposed }), let reason = unseen(in: entry, unknownClass, effects) {
      nodes.append(.element(rest(of: entry, reason)))
    }
    let alerts = effects.presented.filter { $0.isKind(of: "UIAlertController") }
    // What menus hold is asked for before alerts are built, which may open menus of their own.
    let menus = builder.menus
    let presentations = effects.joined(alerts).map { alert in
      (name: "alert", source: alert.source, nodes: builder.alert(alert))
    } + menus.map { (name: "menu", source: $0.control.source, nodes: builder.items(of: $0.menu)) } + hostedParts(effects)
    return UIKitScreen(
      nodes: nodes, orderIsKnown: !builder.hasUnknownOrder, presentations: presentations.filter { !$0.nodes.isEmpty },
      isExhausted: effects.isExhausted)
  }

  /// Why a class of which nothing is heard may yet show something; nil where all of it was seen.
  private func unseen(in entry: UIKitEntry, _ unknownClass: String?, _ effects: UIKitEffects) -> UnknownReason? {
    guard case .controller(let type) = entry.kind else { return nil }
    // Whatever it shows, a class from elsewhere does.
    if let unknownClass { return UnknownReason(.opaqueView, unknownClass) }
    // It shows other controllers, which somebody gives it.
    if let frame = UIElementBuilder.frames.first(where: { isKind(type, of: $0) }) { return UnknownReason(.suppliedContent, frame) }
    // The interface file that its outlets belong to is not there.
    let outlet = evaluator.declarations.ownProperties(of: type).first(where: \.isOutlet)
    return effects.interfacePlace(of: type) == nil ? outlet.map { UnknownReason(.suppliedContent, $0.name) } : nil
  }

  private func isKind(_ type: TypeDeclaration, of name: String) -> Bool {
    Self.base(of: type, index: evaluator.declarations).map { UIKitClasses.isKind($0, of: name) } ?? false
  }

  /// A class of alerts mostly has static functions that make them.
  private func alerts(
    of object: UIObject, _ entry: UIKitEntry, _ effects: UIKitEffects, _ builder: UIElementBuilder
  ) -> [AccessibilityNode] {
    guard let type = object.declaration else { return [] }
    let made = evaluator.later {
      evaluator.declarations.ownFunctions(of: type).filter { $0.isStatic && $0.body != nil }
        .flatMap { effects.run($0, on: object, arguments: []).objects }
    }
    var seen: Set<ObjectIdentifier> = []
    let alerts = ([object] + made + effects.presented).filter {
      $0.isKind(of: "UIAlertController") && seen.insert(ObjectIdentifier($0)).inserted
    }
    effects.presented = []
    let nodes = alerts.flatMap(builder.alert)
    return nodes.isEmpty ? [.element(rest(of: entry, UnknownReason(.unsupportedCode, object.className)))] : nodes
  }

  /// What stands for code that was not run for want of steps, or is not there to be read.
  private func rest(of entry: UIKitEntry, _ reason: UnknownReason) -> AccessibilityElement {
    var element = AccessibilityElement(role: .opaque, viewName: "…", source: entry.source)
    element.framework = entry.screenKind == .interfaceFile ? .interfaceFile : .uiKit
    element.note(reason, .opaque)
    return element
  }

  // MARK: - Routes

  private lazy var segues = Segues(interfaces, evaluator: evaluator)

  /// What the elements of a screen lead to, and what its code shows besides.
  private func addRoutes(to screen: inout UIKitScreen, of entry: UIKitEntry) {
    var code: ControllerRoutes?
    var class_ = ""
    switch entry.kind {
    case .controller(let type), .view(let type):
      class_ = type.name
      code = ControllerRoutes(of: type, evaluator: evaluator)
    case .scene: break
    }
    var used: Set<SourceRange> = []
    func leading(_ element: AccessibilityElement) -> AccessibilityElement {
      var element = element
      var consequences = code?.consequences(of: element) ?? Consequences()
      consequences.routes = consequences.routes.map { segues.resolved($0, of: class_) }
      consequences.routes += segues.fromObjects[element.source] ?? []
      used.formUnion(consequences.routes.map(\.source))
      if !consequences.isEmpty { element.addConsequences(consequences) }
      return element
    }
    screen.nodes = screen.nodes.mapElements(leading)
    screen.presentations = screen.presentations.map { ($0.name, $0.source, $0.nodes.mapElements(leading)) }
    for (route, function) in code?.written ?? [] where !used.contains(route.source) {
      var route = segues.resolved(route, of: class_)
      route.trigger = function == ControllerRoutes.rowChosen ? .selection : .function(function)
      screen.routes.append(route)
    }
  }

  private func tools() -> (UIKitEffects, UIElementBuilder) {
    let effects = UIKitEffects(
      evaluator: evaluator, outlets: NotedInterfaces(interfaces, noting: evaluator.declarations), receiverNames: receiverNames)
    let builder = UIElementBuilder(
      facts: SettingFacts(evaluator: evaluator, assets: assets, symbols: symbols), behavior: behavior)
    builder.namedElsewhere = namedElsewhere
    effects.namedElsewhere = namedElsewhere
    builder.prepare = { _ = effects.member("view", of: $0) }
    builder.reach = evaluator.reach
    builder.hosted = { [hosted, evaluator] in Self.content(of: $0, evaluator) { hosted($0, false) } }
    return (effects, builder)
  }

  private static func content(
    of host: UIObject, _ evaluator: Evaluator, _ build: (ViewNode) -> [AccessibilityNode]
  ) -> [AccessibilityNode] {
    guard let setting = host.effective("rootView").last else { return [] }
    // What stands inside is read even where the code around it took all steps.
    let left = evaluator.budget
    evaluator.budget = max(left, hostedSteps)
    defer { evaluator.budget = min(left, evaluator.budget) }
    return build(evaluator.hostedView(setting.value, source: setting.source))
  }

  /// What hosting controllers show that the code of a screen presents or pushes, but for views of the project, which are
  /// screens by themselves. Of a class of the project the same is read with the class.
  private func hostedParts(
    _ effects: UIKitEffects
  ) -> [(name: String, source: SourceRange, nodes: [AccessibilityNode])] {
    var seen: Set<SourceRange> = []
    return [("sheet", effects.presented), ("destination", effects.pushed)].flatMap { name, controllers in
      controllers.flatMap(\.hosts).filter { seen.insert($0.source).inserted }.map { host in
        (name: name, source: host.source, nodes: Self.content(of: host, evaluator) { hosted($0, true) })
      }
    }.filter { !$0.nodes.elements.isEmpty }
  }

  /// What the view or controller behind a representable of SwiftUI comes to; nil where its code does not tell.
  public func represented(_ instance: Instance) -> [AccessibilityNode]? {
    guard representing < Self.representableLimit, evaluator.budget > 0 else { return nil }
    switch AppKitReader(index: evaluator.declarations).view(of: instance.declaration) {
    case .drawn?: return []
    case .element(let known, let source)?:
      let object = UIObject(className: known.name, base: known.name, source: source)
      object.mayBeCompletedElsewhere = true
      return tools().1.build(object)
    case nil: break
    }
    representing += 1
    let saved = evaluator.budget
    evaluator.budget = min(saved, Self.stepLimit)
    defer {
      representing -= 1
      // Screens around it are cut at the same place whatever is behind a representable.
      evaluator.budget = saved
    }
    let (effects, builder) = tools()
    builder.isRepresenting = true
    return evaluator.running(effects) {
      guard let object = effects.represented(by: instance) else { return nil }
      let nodes = builder.build(object)
      // A coordinator may fill the view in code that nobody is seen to call.
      let isWhole = object.showsNothing && !effects.isExhausted
        && evaluator.declarations.functions("makeCoordinator", of: instance.declaration, isStatic: false).isEmpty
      return isWhole || nodes.elements.contains { $0.exposure == .exposed } ? nodes : nil
    }
  }

  private func build(
    _ scene: InterfaceScene, of document: InterfaceDocument, _ effects: UIKitEffects,
    _ builder: UIElementBuilder
  ) -> [AccessibilityNode] {
    let reader = InterfaceReader(document, effects: effects)
    var owner: (node: XMLNode, object: UIObject)?
    if let node = scene.owner, node.name == "placeholder", let name = node["customClass"],
      let written = effects.index.type(named: name, from: document.file, enclosing: nil)
    {
      let type = effects.heir(of: written, named: String(document.name)) ?? written
      let object = UIObject(
        className: type.name, base: effects.base(of: type), declaration: type, source: node.startTag,
        framework: .interfaceFile)
      object.interfaceID = node["id"]
      object.isFileOwner = true
      owner = (node, object)
    }
    let top = reader.read(scene, owner: owner)
    // Its code loads this file, and no second one.
    if let owner { owner.object.ownFile = (document.file.path, top) }
    reader.runCode()
    if let owner { effects.run(owner.object) }
    effects.finishParts()
    builder.missesCode = effects.isExhausted
    if let owner, owner.object.isKind(of: "UIViewController") { return builder.build(owner.object) }
    return top.flatMap { builder.build($0) }
  }
}

extension UIObject {
  /// The hosting controllers of SwiftUI that a controller of UIKit itself is, or that a navigation controller begins with.
  fileprivate var hosts: [UIObject] {
    guard declaration == nil else { return [] }
    if isKind(of: "UIHostingController") { return [self] }
    guard isKind(of: "UINavigationController") else { return [] }
    return ["viewControllers", "rootViewController"].flatMap { parts[$0]?.objects ?? [] }
      .filter { $0.declaration == nil && $0.isKind(of: "UIHostingController") }
  }
}
