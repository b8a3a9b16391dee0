import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import ViewEvaluation

/// Turns UIKit objects into the accessibility tree that UIKit would make of them (runtime-facts section 9).
final class UIElementBuilder {
  let facts: SettingFacts
  /// How the system behaves that the screen is shown on.
  let behavior: SystemBehavior
  /// Controller that is being built; names in its code are seen from it.
  private(set) var root: UIObject?
  /// Views beside each other whose places are not known.
  private(set) var hasUnknownOrder = false
  /// Controllers whose bars and content stand in the view of another one.
  private var shown: Set<ObjectIdentifier> = []
  private var depth = 0
  /// How many header views of sections are around what is being built.
  private(set) var sectionHeaders = 0
  /// How many views above all rows of a list.
  private(set) var tableHeaders = 0
  private var count = 0
  /// What is being built, the innermost last.
  private(set) var open: [ObjectIdentifier] = []
  /// By a view that nothing was seen to place, the object whose part it is heard as.
  var holders: [ObjectIdentifier: ObjectIdentifier] = [:]
  /// Names of objects that some code of the project gives a label.
  var namedElsewhere: Set<String> = []
  /// The object stands behind a representable, whose code made it: it goes by the name that it has there, and nobody but
  /// SwiftUI uses it.
  var isRepresenting = false
  /// Code of the screen was left out that may set up any of its objects.
  var missesCode = false
  /// Reads the class of a controller that is shown.
  var prepare: (UIObject) -> Void = { _ in }
  /// The SwiftUI content of a hosting controller.
  var hosted: (UIObject) -> [AccessibilityNode] = { _ in [] }
  /// What the controls of the screen open.
  var menus: [OpenedMenu] = []
  /// Where it is noted which objects are part of the screen; nil when nobody wants to know.
  var reach: ReachLog?

  static let depthLimit = 120
  static let nodeLimit = 12_000

  init(facts: SettingFacts, behavior: SystemBehavior) {
    self.facts = facts
    self.behavior = behavior
  }

  /// What assistive technologies find on the screen of a controller, or in a view.
  func build(_ object: UIObject) -> [AccessibilityNode] {
    root = object
    hasUnknownOrder = false
    menus = []
    shown = [ObjectIdentifier(object)]
    depth = 0
    count = 0
    open = [ObjectIdentifier(object)]
    holders = [:]
    if object.isKind(of: "UIViewController") { return controller(object) }
    return nodes(of: object) + orphans(of: object) + keyboards(in: object)
  }

  // MARK: - Objects

  /// The nodes of a view and what it shows.
  func nodes(of object: UIObject) -> [AccessibilityNode] {
    count += 1
    depth += 1
    open.append(ObjectIdentifier(object))
    let headsTable = object.parent?.parts["tableHeaderView"]?.object === object
    if object.headsSection { sectionHeaders += 1 }
    if headsTable { tableHeaders += 1 }
    defer {
      depth -= 1
      open.removeLast()
      if object.headsSection { sectionHeaders -= 1 }
      if headsTable { tableHeaders -= 1 }
    }
    reach?.show(object.source)
    guard depth < Self.depthLimit, count < Self.nodeLimit else { return [] }
    let built = visible(object, content(of: object))
    if facts.hidesElements(object) { return built.takenOut() }
    return built
  }

  /// A button that holds others, which are not found in it.
  private func button(_ object: UIObject) -> AccessibilityElement? {
    guard object.base == "UIButton", object.children.contains(where: { $0.object.base == "UIButton" }) else { return nil }
    var element = leaf(object)
    element.platform?.swallowed = children(of: object).alwaysThere.filter { $0.exposure == .exposed }
    return element
  }

  private func visible(_ object: UIObject, _ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    guard !nodes.isEmpty else { return [] }
    if let cases = facts.cases(of: object, where: "isHidden", is: false) { return nodes.under(oneOf: cases) }
    switch hiding(of: object) {
    case .yes: return nodes.takenOut()
    case .under(let condition): return nodes.under([condition.opposite])
    case .no, .unset, .unknown: return nodes
    }
  }

  private func content(of object: UIObject) -> [AccessibilityNode] {
    if let controller = object.hostingController { return hosted(controller) + children(of: object) }
    if let controller = object.shownController, isShownFirst(controller) {
      return self.controller(controller)
    }
    if let explicit = explicitElement(object) { return explicit }
    if let listed = listedElements(object) ?? answeredElements(object) { return listed }
    guard let base = object.base, let known = UIKitClasses.named(base) else { return unknown(object) }
    if let special = special(object) { return special }
    switch known.element {
    case .yes:
      for child in object.children { noteWithin(child.object) }
      return [.element(button(object) ?? leaf(object))] + besides(object)
    case .never, .item: return []
    case .no: return object.isOfForeignClass && object.children.isEmpty && object.gestures.isEmpty
      ? unknown(object) : withOwnElement(object, children(of: object) + orphans(within: object))
    }
  }

  /// Whether a controller that another one shows was not shown before: it stands in one place.
  func isShownFirst(_ controller: UIObject) -> Bool { shown.insert(ObjectIdentifier(controller)).inserted }

  /// `isAccessibilityElement` as somebody set it, or overrode it.
  private func explicitElement(_ object: UIObject) -> [AccessibilityNode]? {
    switch facts.flag("isAccessibilityElement", of: object) {
    case .unset, .unknown: return nil
    case .yes: return [.element(whole(object))]
    case .no:
      guard let base = object.base, UIKitClasses.named(base)?.element == .yes || base == "UIImageView" else {
        return nil
      }
      var element = leaf(object)
      element.exposure = base == "UIImageView" ? .absent : .hidden
      // What is in it is found instead.
      return [.element(element)] + children(of: object) + titleLabel(of: object)
    case .under(let condition):
      let other =
        object.base.flatMap { UIKitClasses.named($0)?.element } == .yes
        ? [AccessibilityNode.element(leaf(object))].takenOut() : children(of: object)
      return [
        .choice([
          ConditionalBranch(condition: condition, nodes: [.element(whole(object))]),
          ConditionalBranch(condition: condition.opposite, nodes: other),
        ])
      ]
    }
  }

  /// The title of a button that is no element itself (recorded: uk_tab_bars).
  private func titleLabel(of object: UIObject) -> [AccessibilityNode] {
    guard object.isKind(of: "UIButton"), let title = facts.text("title", of: object, origin: .content),
      !title.value.isBlank
    else { return [] }
    if let label = object.parts["titleLabel"]?.object, case .no = facts.flag("isAccessibilityElement", of: label) {
      return []
    }
    var element = AccessibilityElement(role: .text, viewName: "UILabel", source: title.source ?? object.source)
    element.framework = object.framework
    element.callSites = object.callSites
    element.traits.insert(.staticText)
    element.label = title
    return [.element(element)]
  }

  /// An object that is one element with all that it holds.
  private func whole(_ object: UIObject) -> AccessibilityElement {
    var element = leaf(object)
    element.exposure = .exposed
    let nodes = children(of: object)
    let inner = nodes.elements
    if element.content.isEmpty { element.content = inner }
    // A table cell says its texts, whoever makes it an element.
    if element.label == nil, object.isKind(of: "UITableViewCell") {
      element.label = joinedLabel(of: inner.filter { $0.exposure == .exposed && $0.role == .text })
    }
    // Of what is there at times, nobody knows whether it is there while this is one element.
    if !object.isListedAbove {
      element.platform?.swallowed = nodes.alwaysThere.filter { $0.exposure == .exposed }
    }
    if element.role == .platformView { element.role = .replaced }
    return element
  }

  /// `accessibilityElements`: only these are found, in this order.
  private func listedElements(_ object: UIObject) -> [AccessibilityNode]? {
    let settings = object.effective("accessibilityElements")
    guard let last = settings.last(where: { $0.operation == .replace }), last.conditions.isEmpty, !last.isLater,
      case .array(let first) = last.value
    else { return nil }
    let members = first + settings.filter { $0.operation == .insert }.map(\.value)
    guard !members.isEmpty, members.allSatisfy({ $0.holdsObjects }) else { return nil }
    let listed = members.flatMap(\.conditionalObjects).flatMap { conditions, object in
      nodes(of: object).under(conditions)
    }
    // A container without a size is passed over (recorded: uk_order_zero_sized_container).
    let shown = bounded(object.isSizeless ? listed.takenOut() : listed, in: object)
    let sources = Set(shown.elements.map(\.source))
    let rest = children(of: object).mapElements { element in
      var element = element
      if element.exposure == .exposed { element.exposure = .hidden }
      return element
    }.filter { node in [node].elements.contains { !sources.contains($0.source) } }
    return shown + rest.droppingElements(from: sources)
  }

  /// A view of a class that is not known: what it holds is there, what it is by itself nobody can say.
  private func unknown(_ object: UIObject) -> [AccessibilityNode] {
    let inner = children(of: object)
    guard inner.isEmpty || !object.all("accessibilityLabel").isEmpty else {
      // What reacts to touch may be an element after all.
      return object.gestures.isEmpty ? inner : withOwnElement(object, inner)
    }
    var element = leaf(object)
    element.role = .opaque
    element.note(object.reasons.first ?? UnknownReason(.opaqueView, object.className), .opaque)
    if element.label != nil { element.certainty = .partial }
    return [.element(element)]
  }

  /// A plain view that reacts to touch is no element, and rules want to know of it.
  private func withOwnElement(_ object: UIObject, _ children: [AccessibilityNode]) -> [AccessibilityNode] {
    let isPicture = object.isKind(of: "UIImageView")
    let touches = touchHandling(of: object)
    let isOfInterest = isPicture || !object.gestures.isEmpty || object.selection != nil || hasOwnFacts(object)
      || isOwnControl(object)
    guard isOfInterest || touches != nil || press(of: object) != nil else { return children }
    var element = leaf(object)
    if let touches { element.gestures.append(touches) }
    element.exposure = .absent
    element.content = children.elements
    return [.element(element)] + children
  }

  /// A class of controls whose code is there.
  private func isOwnControl(_ object: UIObject) -> Bool {
    object.base == "UIControl" && object.className != "UIControl" && object.declaration != nil
  }

  /// A class that handles touches itself, as sliders that draw themselves do, or keys (`UIKeyInput`).
  private func touchHandling(of object: UIObject) -> Gesture? {
    guard let type = object.declaration else { return nil }
    let isField = object.isKind(of: "UITextField") || object.isKind(of: "UITextView")
    for name in ["continueTracking", "touchesMoved"] + (isField ? [] : ["insertText"]) {
      guard
        let function = facts.evaluator.declarations.functions(name, of: type, isStatic: false).first(where: {
          $0.body != nil
        })
      else { continue }
      return Gesture(kind: .drag, count: 1, effect: ActionSummary(mentions: [name]), source: function.nameRange)
    }
    return nil
  }

  private func hasOwnFacts(_ object: UIObject) -> Bool {
    ["accessibilityLabel", "accessibilityTraits", "accessibilityViewIsModal"].contains { !object.all($0).isEmpty }
  }

  // MARK: - Children

  /// What the subviews of a view come to, in the order in which they are read.
  func children(of object: UIObject) -> [AccessibilityNode] {
    let order = ReadingOrder(object.shownChildren, in: object)
    let parts = order.children.map(nodes)
    let shown = parts.indices.filter { parts[$0].elements.contains { $0.exposure == .exposed } }
    if !order.isKnown(among: shown) { hasUnknownOrder = true }
    return bounded(isolatedModal(parts.flatMap(\.self), order.children), in: object)
  }

  /// What a subview comes to where it is there.
  private func nodes(of child: UIObject.Child) -> [AccessibilityNode] {
    var nodes = self.nodes(of: child.object)
    guard !nodes.isEmpty else { return [] }
    if child.object.isKind(of: "UITableViewCell"), let list = child.object.parent, !list.swipeActions.isEmpty {
      nodes = offering(list.swipeActions, on: nodes)
    }
    if let repeats = child.repeats { nodes = [.repeated(Repetition(description: repeats, nodes: nodes))] }
    return nodes.under(child.conditions)
  }

  /// The children of a container that VoiceOver tells of (runtime-facts section 9: uk_list, uk_landmark).
  private func bounded(_ nodes: [AccessibilityNode], in object: UIObject) -> [AccessibilityNode] {
    let nodes = facts.hasTrait(.tabBar, object) ? tabbed(nodes, in: object) : nodes
    guard let type = facts.value("accessibilityContainerType", of: object)?.memberName, !nodes.elements.isEmpty else {
      return nodes
    }
    var bounded = nodes
    switch type {
    case "list": bounded = nodes.bounded(by: .listStart, .listEnd)
    case "landmark": bounded = nodes.bounded(by: .landmarkStart, .landmarkEnd)
    case "dataTable": bounded = nodes.withFirstInRows()
    default: break
    }
    let kinds: [String: AccessibilityContainer.Kind] = [
      "list": .list, "landmark": .group, "semanticGroup": .group, "dataTable": .table,
    ]
    return kinds[type].map { container($0, bounded, object) } ?? bounded
  }

  /// Of siblings the last modal one is all that is read (runtime-facts section 9).
  private func isolatedModal(_ nodes: [AccessibilityNode], _ children: [UIObject.Child]) -> [AccessibilityNode] {
    guard
      let modal = children.last(where: { child in
        if case .yes = facts.flag("accessibilityViewIsModal", of: child.object), child.conditions.isEmpty {
          return !child.object.all("accessibilityViewIsModal").allSatisfy(\.isLater)
        }
        return false
      })
    else { return nodes }
    if case .yes = hiding(of: modal.object) { return nodes }
    let own = Set(self.nodes(of: modal.object).elements.map(\.source))
    return nodes.mapElements { element in
      var element = element
      if element.exposure == .exposed, !own.contains(element.source) { element.exposure = .hidden }
      return element
    }
  }
}
