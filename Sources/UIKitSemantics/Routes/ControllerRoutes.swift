import AccessibilityModel
import InterfaceFiles
import SourceModel
import SwiftSource
import ViewEvaluation

/// Where a UIKit screen leads: by what its functions push and present, and by the segues of storyboards.
struct ControllerRoutes {
  /// What each function of the class brings about, by name; callbacks of lists by the label that tells them apart.
  private(set) var byFunction: [String: Consequences] = [:]
  /// Every route once, with the function that it is written in.
  private(set) var written: [(route: Route, function: String)] = []

  private static let rowCallbacks: Set<String> = ["didSelectRowAt", "didSelectItemAt"]
  static let rowChosen = "a row is chosen"

  /// - Parameter type: The class of a controller or view.
  init(of type: TypeDeclaration, evaluator: Evaluator) {
    var current: TypeDeclaration? = type
    var names: Set<String> = []
    for _ in 0..<6 {
      guard let class_ = current else { break }
      for function in evaluator.declarations.ownFunctions(of: class_) where !function.isStatic && function.body != nil {
        let name = Self.name(of: function)
        // What a class overrides is not run.
        guard names.insert(name).inserted else { continue }
        let consequences = evaluator.consequences(of: function, in: type)
        guard !consequences.isEmpty else { continue }
        byFunction[name, default: Consequences()].add(consequences)
        note(consequences, writtenIn: name)
      }
      for property in evaluator.declarations.declaredProperties(of: class_) where !property.isStatic && property.initializer != nil {
        note(evaluator.consequences(of: property, in: type), writtenIn: property.name)
      }
      current = evaluator.declarations.superclass(of: class_)
    }
    nameWriters(of: type, evaluator)
  }

  private mutating func note(_ consequences: Consequences, writtenIn name: String) {
    for route in consequences.routes {
      let isKnown = written.contains { $0.route.source == route.source && $0.route.target == route.target }
      if !isKnown { written.append((route, name)) }
    }
  }

  /// A route that several functions come to belongs to the one that it is written in.
  private mutating func nameWriters(of type: TypeDeclaration, _ evaluator: Evaluator) {
    var current: TypeDeclaration? = type
    for _ in 0..<6 {
      guard let class_ = current else { return }
      for function in evaluator.declarations.ownFunctions(of: class_) {
        for index in written.indices where function.range.contains(written[index].route.source) {
          written[index].function = Self.name(of: function)
        }
      }
      current = evaluator.declarations.superclass(of: class_)
    }
  }

  private static func name(of function: FunctionDeclaration) -> String {
    function.parameters.contains { $0.label.map(rowCallbacks.contains) ?? false } ? rowChosen : function.name
  }

  /// What using an element brings about: by the functions that its action names, by code that stands in its action, and
  /// for a row by what the delegate does.
  func consequences(of element: AccessibilityElement) -> Consequences? {
    var result = Consequences()
    let summaries = [element.activation].compactMap { $0 } + element.gestures.filter { $0.kind == .tap }.map(\.effect)
    for summary in summaries {
      for name in summary.mentions { if let known = byFunction[name] { result.add(known) } }
      for place in summary.places {
        for (route, _) in written where place.contains(route.source) && !result.routes.contains(route) {
          result.routes.append(route)
        }
      }
    }
    if element.platform?.selection != nil, let row = byFunction[Self.rowChosen] { result.add(row) }
    if result.isEmpty {
      result.unfollowed = summaries.flatMap(\.mentions).filter { byFunction[$0] == nil }
    }
    return result.isEmpty ? nil : result
  }
}

/// The segues of storyboards.
struct Segues {
  /// Where segues of a name lead, by class of the controller.
  private var named: [String: [String: Route]] = [:]
  /// Where segues lead that start from an object, by its start tag.
  private(set) var fromObjects: [SourceRange: [Route]] = [:]

  init(_ interfaces: InterfaceIndex, evaluator: Evaluator) {
    var scenes: [String: [String: InterfaceScene]] = [:]
    for (document, scene) in interfaces.scenes where document.isStoryboard {
      if let id = scene.owner?["id"] { scenes[document.file.path, default: [:]][id] = scene }
    }
    for (document, scene) in interfaces.scenes where document.isStoryboard {
      guard let owner = scene.owner else { continue }
      let all = scenes[document.file.path] ?? [:]
      Self.visit(owner) { object in
        for segue in object.child("connections")?.children ?? [] where segue.name == "segue" {
          guard let kind = Self.kind(of: segue), let destination = segue["destination"],
            let target = Self.target(destination, all, document, evaluator, depth: 0) else { continue }
          let route = Route(kind: kind, target: target, trigger: .activation, source: segue.range)
          if object["id"] == owner["id"] {
            if let name = segue["identifier"], let class_ = owner["customClass"] { named[class_, default: [:]][name] = route }
          } else {
            fromObjects[object.startTag, default: []].append(route)
            if let name = segue["identifier"], let class_ = owner["customClass"] { named[class_, default: [:]][name] = route }
          }
        }
      }
    }
  }

  private static func visit(_ node: XMLNode, _ work: (XMLNode) -> Void) {
    var open = [node]
    while let next = open.popLast() {
      work(next)
      open += next.children.reversed()
    }
  }

  /// nil for segues that embed what is on screen already, or go back.
  private static func kind(of segue: XMLNode) -> Route.Kind? {
    switch segue["kind"] {
    case "show", "push", "showDetail", "replace": .push
    case "presentation", "modal": .sheet
    case "popoverPresentation", "popover": .popover
    case "custom": .push
    default: nil
    }
  }

  /// The class of the controller with an id, behind navigation controllers; one without a class of its own goes by its
  /// place in the storyboard.
  private static func target(
    _ id: String, _ scenes: [String: InterfaceScene], _ document: InterfaceDocument, _ evaluator: Evaluator, depth: Int
  ) -> Route.Target? {
    guard depth < 8, let owner = scenes[id]?.owner else { return .unknown("a scene of another storyboard") }
    if let name = owner["customClass"],
      let type = evaluator.declarations.type(named: name, from: document.file, enclosing: nil) {
      return .screen(name: type.qualifiedName, declaration: type.nameRange)
    }
    let root = owner.child("connections")?.children.first {
      $0.name == "segue" && $0["kind"] == "relationship" && $0["relationship"] == "rootViewController"
    }
    if owner.name == "navigationController", let next = root?["destination"] {
      return target(next, scenes, document, evaluator, depth: depth + 1)
    }
    return .screen(name: owner["customClass"] ?? owner.name, declaration: owner.startTag)
  }

  /// A route of code with the segue that it performs looked up.
  func resolved(_ route: Route, of class_: String) -> Route {
    guard case .segue(let name) = route.target, let segue = named[class_]?[name] else { return route }
    var route = route
    route.target = segue.target
    route.kind = segue.kind
    return route
  }
}
