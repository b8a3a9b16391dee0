import AccessibilityModel
import InterfaceFiles
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// Makes the objects of a scene or XIB, with what is set on them and how they are connected.
final class InterfaceReader {
  private let effects: UIKitEffects
  let document: InterfaceDocument
  /// The table of texts that stands for those of the file.
  let table: String
  /// Every object by its id.
  private(set) var objects: [String: UIObject] = [:]
  private var connected: [(object: UIObject, connections: [InterfaceConnection])] = []
  /// Constraints that fix a height, each with the id of the view.
  private var heights: [(view: String, constraint: XMLNode)] = []
  private var widths: [(view: String, constraint: XMLNode)] = []
  private var constraints: [XMLNode] = []
  /// Objects with a class of the project, innermost first.
  private(set) var custom: [UIObject] = []
  /// The ids of controllers whose container views are being read.
  private let embedding: Set<String>

  init(_ document: InterfaceDocument, effects: UIKitEffects, embedding: Set<String> = []) {
    self.document = document
    self.effects = effects
    self.embedding = embedding
    let name = document.file.path.split(separator: "/").last.map(String.init) ?? ""
    table = name.split(separator: ".").first.map(String.init) ?? name
  }

  /// Reads a scene.
  ///
  /// - Parameter owner: The object that stands for the file's owner or for the object of its class, where code has made
  ///   it already.
  /// - Returns: The objects at the top, the controller of a storyboard's scene first.
  func read(_ scene: InterfaceScene, owner: (node: XMLNode, object: UIObject)? = nil) -> [UIObject] {
    if let owner, let id = owner.node["id"] {
      objects[id] = owner.object
      if owner.node.name == "placeholder" { connected.append((owner.object, owner.node.connections)) }
    }
    var top: [UIObject] = []
    for node in scene.objects {
      if makeHelper(node) { continue }
      let given = owner?.node === node ? owner?.object : nil
      if let object = object(node, given: given) { top.append(object) }
    }
    connect()
    if owner == nil, let placeholder = scene.owner, placeholder.name == "placeholder" { noteUnseenOwner(placeholder) }
    if let controller = top.first { joinTabs(to: controller, scene) }
    return top
  }

  /// Runs the code of the classes in the file, inner objects first. Those of views are parts of what is read next.
  func runCode() {
    for object in custom {
      if object.isKind(of: "UIViewController") {
        effects.run(object)
      } else {
        effects.readingParts { effects.run(object) }
      }
    }
  }

  // MARK: - Objects

  func object(_ node: XMLNode, given: UIObject? = nil) -> UIObject? {
    guard let className = Self.className(ofTag: node.name) else { return nil }
    let object = given ?? made(node, className)
    if let id = node["id"] {
      objects[id] = object
      object.interfaceID = id
    }
    let properties = InterfaceProperties(node: node, object: object, table: table, savedColors: document.namedColors)
    properties.read()
    if object.isKind(of: "UIButton") { object.documentTint = document.tint.map { FileColor($0, saved: document.namedColors) } }
    take(properties.attributes, for: object)
    if let title = node["title"], object.isKind(of: "UIViewController") { object.hasInnerTitle = isInner(title, of: node) }
    readChildren(of: node, into: object)
    if node.name == "containerView" { embed(node, in: object) }
    if node["misplaced"] == "YES" || node["ambiguous"] == "YES" { object.isMovable = true }
    for name in Self.cellParts {
      guard let part = node[name].flatMap({ objects[$0] }) else { continue }
      object.parts[name] = .object(part)
      if part.name == nil { part.name = name }
    }
    if !node.connections.isEmpty { connected.append((object, node.connections)) }
    if object.declaration != nil, given == nil { custom.append(object) }
    return object
  }

  /// Whether the title of a controller is shown in no navigation bar: nothing in the file says anything about one, and the
  /// app begins with the controller, or it is the name of its class.
  private func isInner(_ title: String, of node: XMLNode) -> Bool {
    guard document.isStoryboard, node.child("navigationItem") == nil else { return false }
    if document.name == "Main", node["id"] == document.initialController { return true }
    return [node["customClass"], node["storyboardIdentifier"]].contains { $0?.lowercased() == title.lowercased() }
  }

  /// Runtime attributes: those that the object's class takes wait for its initialiser, those that the project's
  /// extensions of UIKit take are handed to them.
  private func take(_ attributes: [(name: String, value: Value)], for object: UIObject) {
    for (name, value) in attributes {
      if let type = object.declaration, effects.index.property(name, of: type, isStatic: false) != nil {
        object.fileAttributes.append((name, value))
      } else if !effects.runSetter(name, of: object, value, isOverride: false) {
        effects.translate(name, of: object, value)
      }
    }
  }

  private func made(_ node: XMLNode, _ className: String) -> UIObject {
    let source = node.startTag
    guard let custom = node["customClass"], custom != className else {
      return UIObject(className: className, base: className, source: source, framework: .interfaceFile)
    }
    if let type = effects.index.type(named: custom, from: document.file, enclosing: nil), type.kind == .classType {
      let base = effects.base(of: type)
      let object = UIObject(
        className: custom, base: base ?? (Self.isPlain(className) ? nil : className), declaration: type, source: source,
        framework: .interfaceFile)
      if base == nil { object.note(UnknownReason(.opaqueView, effects.unknownSuperclass(of: type) ?? custom)) }
      return object
    }
    if UIKitClasses.named(custom) != nil {
      return UIObject(className: custom, base: custom, source: source, framework: .interfaceFile)
    }
    if let control = effects.outlets.index.control(ofClass: custom) {
      return UIObject(className: custom, base: control, source: source, framework: .interfaceFile)
    }
    let object = UIObject(
      className: custom, base: LibraryClasses.base(ofClass: custom) ?? (Self.isPlain(className) ? nil : className),
      source: source, framework: .interfaceFile)
    if LibraryClasses.plainBase(ofClass: custom) == nil { object.note(UnknownReason(.opaqueView, custom)) }
    return object
  }

  /// An object of a class of the project that is no part of the screen and that outlets may reach, such as one that
  /// answers for the rows of a list; false for all else.
  private func makeHelper(_ node: XMLNode) -> Bool {
    guard node.name == "customObject", let id = node["id"], let name = node["customClass"],
      let type = effects.index.type(named: name, from: document.file, enclosing: nil), !effects.isObjectType(type)
    else { return false }
    let helper = UIObject(
      className: name, base: UIObject.helperBase, declaration: type, source: node.startTag, framework: .interfaceFile)
    objects[id] = helper
    connected.append((helper, node.connections))
    return true
  }

  private static func isPlain(_ className: String) -> Bool { className == "UIView" || className == "UIControl" }

  /// The class that a tag stands for: `imageView` is `UIImageView`; nil for tags that are no objects.
  static func className(ofTag tag: String) -> String? {
    if let name = tagClasses[tag] { return name }
    let capital = tag.prefix(1).uppercased() + tag.dropFirst()
    return UIKitClasses.named("UI" + capital) != nil ? "UI" + capital : nil
  }

  private static let tagClasses = [
    "wkWebView": "WKWebView", "webView": "WKWebView", "mapView": "MKMapView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "arscnView": "ARSCNView", "containerView": "UIView",
    "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView", "glkView": "UIView",
    "avPlayerViewController": "AVPlayerViewController", "hostingController": "UIHostingController",
    "glkViewController": "UIViewController", "searchDisplayController": "UISearchController",
    "screenEdgePanGestureRecognizer": "UIPanGestureRecognizer", "tapGestureRecognizer": "UITapGestureRecognizer",
    "longPressGestureRecognizer": "UILongPressGestureRecognizer",
    "panGestureRecognizer": "UIPanGestureRecognizer", "swipeGestureRecognizer": "UISwipeGestureRecognizer",
    "pinchGestureRecognizer": "UIPinchGestureRecognizer", "rotationGestureRecognizer": "UIRotationGestureRecognizer",
    "segment": "UIImage",
  ]

  /// What the styles of table cells hold, whose ids are attributes of the cell.
  private static let cellParts = ["textLabel", "detailTextLabel", "imageView"]

  /// A new cell as a prototype describes it, with the code of its class.
  func cell(of prototype: InterfacePrototype) -> UIObject? {
    guard let cell = object(prototype.node) else { return nil }
    connect()
    let made = effects.placed(cell)
    for part in objects.values where part !== made { part.join(made) }
    runCode()
    return made
  }

  // MARK: - Below

  private func readChildren(of node: XMLNode, into object: UIObject) {
    for child in node.children {
      switch child.name {
      case "subviews":
        let leftOut = node.leftOutSubviews
        for view in child.children {
          // Code has it by its outlet all the same.
          if view["id"].map(leftOut.contains) ?? false { _ = self.object(view) } else { add(view, to: object) }
        }
      case "cells", "prototypes", "items", "segments", "leftBarButtonItems", "rightBarButtonItems", "toolbarItems",
        "viewControllers":
        readList(child, into: object)
      case "sections":
        for section in child.children { readSection(section, into: object) }
      case "constraints":
        heights += child.children.compactMap { fixed("height", $0, in: node) }
        widths += child.children.compactMap { fixed("width", $0, in: node) }
        constraints += child.children
      case "connections", "rect", "color", "fontDescription", "accessibility", "state",
        "buttonConfiguration",
        "userDefinedRuntimeAttributes":
        continue
      // Interface Builder writes it for what springs and struts place and for nothing else, and for what lies where it was
      // drawn beside views that have constraints.
      case "autoresizingMask":
        object.layout.isPlacedByMask = node["translatesAutoresizingMaskIntoConstraints"] != "NO" || node["fixedFrame"] == "YES"
      default: readPart(child, into: object)
      }
    }
  }

  /// A container view shows the view of the controller that its segue embeds (Apple: Implementing a container view
  /// controller).
  private func embed(_ node: XMLNode, in object: UIObject) {
    let segue = node.child("connections")?.children.first { $0.name == "segue" && $0["kind"] == "embed" }
    guard let scene = segue?["destination"].flatMap(embeddedScene), let id = scene.owner?["id"], !embedding.contains(id)
    else { return }
    let reader = InterfaceReader(document, effects: effects, embedding: embedding.union([id]))
    guard let view = reader.read(scene).first?.parts["view"]?.object else { return }
    custom += reader.custom
    object.add(view, under: [])
  }

  /// The scene of a controller in the same file; of a navigation controller that of its first screen.
  private func embeddedScene(_ id: String) -> InterfaceScene? {
    guard let scene = document.scenes.first(where: { $0.owner?["id"] == id }), let owner = scene.owner else { return nil }
    guard owner.name == "navigationController" else { return scene }
    let root = owner.child("connections")?.children.first { $0["relationship"] == "rootViewController" }
    return document.scenes.first { $0.owner?["id"] == root?["destination"] }
  }

  private func add(_ node: XMLNode, to object: UIObject) {
    if let view = self.object(node) { object.add(view, under: []) }
  }

  /// A child that stands for a property: `<view key="contentView">`, `<navigationItem key="navigationItem">`.
  private func readPart(_ child: XMLNode, into object: UIObject) {
    guard let key = child["key"], let part = self.object(child) else { return }
    if let isHeader = Self.supplements[key] { return addSupplement(part, child, to: object, isHeader: isHeader) }
    object.parts[key] = .object(part)
    if part.name == nil { part.name = key }
    switch key {
    case "contentView", "tableHeaderView", "tableFooterView", "titleView", "customView", "accessoryView",
      "backgroundView":
      let isFirst = key == "tableHeaderView"
      object.add(part, under: [], at: isFirst && !object.children.isEmpty ? 0 : nil)
    case "view", "tableView", "collectionView":
      part.isPlaced = true
      part.isControllersView = key == "view" && object.isKind(of: "UIViewController")
      // The view of a controller of a list is the list.
      for (owner, list) in [("UITableViewController", "tableView"), ("UICollectionViewController", "collectionView")]
      where object.isKind(of: owner) { object.parts[list] = .object(part) }
    default: break
    }
  }

  // MARK: - Heights

  /// A constraint between a view and a number of points, which the layout has to keep.
  private func fixed(_ side: String, _ constraint: XMLNode, in view: XMLNode) -> (view: String, constraint: XMLNode)? {
    guard constraint["firstAttribute"] == side, constraint["secondItem"] == nil, constraint["constant"] != nil,
      constraint["relation"].map({ $0 == "lessThanOrEqual" }) ?? true,
      let id = constraint["firstItem"] ?? view["id"]
    else { return nil }
    return (id, constraint)
  }

  /// Those that an outlet reaches may be changed by code, those with a priority give way, and those of one size class
  /// are not there in others.
  private func limitHeights() {
    let reached = Set(connected.flatMap(\.connections).map(\.destination))
    for constraint in constraints where constraint["id"].map(reached.contains) ?? false || constraint.child("variation") != nil {
      for item in ["firstItem", "secondItem"] { constraint[item].flatMap { objects[$0] }?.isMovable = true }
    }
    func length(_ constraint: XMLNode, _ points: Double, _ value: XMLAttribute) -> ViewLayout.Height? {
      let isFinal =
        constraint["priority"] == nil && constraint.child("variation") == nil
        && !(constraint["id"].map(reached.contains) ?? false)
      return isFinal ? .init(points: points, value: value.valueRange, source: constraint.startTag) : nil
    }
    for (sides, isHeight) in [(heights, true), (widths, false)] {
      for (view, constraint) in sides {
        guard let object = objects[view], let value = constraint.attribute("constant"), let points = Double(value.value)
        else { continue }
        let length = length(constraint, points, value)
        if isHeight { object.layout.limit(length) } else { object.layout.limit(width: length) }
      }
    }
  }

  // MARK: - Connections

  private func connect() {
    limitHeights()
    for (object, connections) in connected {
      var collections: [String: [Value]] = [:]
      for connection in connections {
        switch connection.kind {
        case .outlet(let name): connect(objects[connection.destination], as: name, to: object)
        case .outletCollection("gestureRecognizers"):
          if let recognizer = objects[connection.destination] { add(recognizer, to: object, connection) }
        case .outletCollection(let name):
          if let member = objects[connection.destination] { collections[name, default: []].append(.object(member)) }
        case .action(let selector):
          object.activations.append(effects.summary(ofSelector: selector, of: objects[connection.destination]?.declaration))
          object.heeded.insert(connection.event ?? "")
          if object.isKind(of: "UIControl"), UIKitEffects.pressEvents.contains(connection.event ?? "") {
            object.pressedBy = connection.range
          }
        case .segue: object.activations.append(ActionSummary(mentions: ["segue"]))
        }
      }
      for (name, members) in collections { object.parts[name] = .array(members) }
    }
  }

  private func connect(_ destination: UIObject?, as name: String, to object: UIObject) {
    guard let destination, name != "delegate" else { return }
    if name == "dataSource" {
      return object.set(name, .file(.object(destination), object.source))
    }
    object.parts[name] = .object(destination)
    destination.outletNames.insert(name)
    if object.isOfUnseenClass { destination.repainted.formUnion(Self.paints) }
    if destination.name == nil || object.isKind(of: "UIViewController") {
      destination.name = name
      destination.outlet = object.declaration.flatMap { effects.index.property(name, of: $0, isStatic: false) }
    }
    if name == "view", object.isKind(of: "UIViewController") { destination.isPlaced = true }
  }

  private func add(_ recognizer: UIObject, to object: UIObject, _ connection: InterfaceConnection) {
    object.gestures.append(UIGesture(recognizer: recognizer, source: connection.range, conditions: []))
  }
}
