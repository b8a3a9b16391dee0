import PlatformKnowledge
import SourceModel
import SwiftSource

/// Messages of UIKit code that come and go: a function makes a view with a text, adds it, and takes it away again when an
/// animation or a delay has ended.
enum PassingViews {
  /// Where the functions of a type add such views.
  static func shown(in type: TypeCode) -> [SourceRange] {
    guard type.mentions(["removeFromSuperview"]), type.mentions(Array(waiting)) else { return [] }
    return type.members.functions.flatMap { $0.body.map(shown) ?? [] }
  }

  private static func shown(in body: Block) -> [SourceRange] {
    let made = PassingCode(body)
    return made.added.compactMap { view, place in
      made.removed.contains(view) && made.holdsText(view) && !made.isPressed(view) ? place : nil
    }
  }

  /// Functions that do something when time has passed.
  fileprivate static let waiting = FrameworkNames.names(.delayingCall)
}

/// What one function does with the views that it makes.
private struct PassingCode {
  private var labels: Set<String> = []
  private var local: Set<String> = []
  private var holders: [String: [String]] = [:]
  private var pressed: Set<String> = []
  private(set) var removed: Set<String> = []
  /// In the order in which they are added to what the function did not make.
  private(set) var added: [(view: String, place: SourceRange)] = []

  init(_ body: Block) {
    CodeWalk.localVariables(of: body) { property in
      guard case .call(let call)? = property.initializer?.kind, let made = call.callee.plainName else { return }
      local.insert(property.name)
      if made.hasSuffix("Label") { labels.insert(property.name) }
      // `UIStackView(arrangedSubviews: [icon, label])`
      guard case .array(let members)? = call.argument("arrangedSubviews")?.kind else { return }
      holders[property.name, default: []] += members.compactMap(\.dottedName)
    }
    guard !local.isEmpty else { return }
    CodeWalk.expressions(of: body) { note($0) }
  }

  private mutating func note(_ expression: Expression) {
    guard case .call(let call) = expression.kind, let name = call.callee.plainName else { return }
    if PassingViews.waiting.contains(name) { noteRemoved(in: call) }
    guard case .member(let base?, _) = call.callee.kind, let view = call.arguments.first?.value.dottedName,
      local.contains(view) else { return notePressed(call) }
    guard name == "addSubview" || name == "addArrangedSubview" else { return }
    if let holder = base.dottedName, local.contains(holder) {
      holders[holder, default: []].append(view)
    } else {
      added.append((view, expression.range))
    }
  }

  private mutating func noteRemoved(in call: Call) {
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value.kind else { continue }
      CodeWalk.expressions(of: closure.body) { inner in
        guard let gone = inner.call(named: "removeFromSuperview"), case .member(let view?, _) = gone.callee.kind
        else { return }
        // `label?`, where the closure holds it weakly.
        var named = view
        if case .optionalChain(let inner) = view.kind { named = inner }
        if let name = named.dottedName { removed.insert(name) }
      }
    }
  }

  /// What can be pressed is more than a message.
  private mutating func notePressed(_ call: Call) {
    guard case .member(let base?, let name) = call.callee.kind, let view = base.dottedName,
      ["addTarget", "addAction", "addGestureRecognizer"].contains(name) else { return }
    pressed.insert(view)
  }

  func holdsText(_ view: String) -> Bool { all(in: view).contains(where: labels.contains) }
  func isPressed(_ view: String) -> Bool { all(in: view).contains(where: pressed.contains) }

  /// A view with all that is put into it.
  private func all(in view: String) -> Set<String> {
    var found: Set<String> = []
    var open = [view]
    while let next = open.popLast() {
      if found.insert(next).inserted { open += holders[next] ?? [] }
    }
    return found
  }
}
