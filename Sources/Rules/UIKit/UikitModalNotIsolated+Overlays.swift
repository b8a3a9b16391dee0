import PlatformKnowledge
import SourceModel
import SwiftSource

/// What the code of a class puts over all others.
extension UikitModalNotIsolated {
  /// A call of `addSubview`.
  struct Addition {
    var base: String
    var view: String
    var place: SourceRange
  }

  /// What a class lays over what.
  struct Overlays {
    /// By function, in source order.
    private(set) var additions: [[Addition]] = []
    /// Views that are painted in a black that lets through what is behind it.
    private(set) var darkened: Set<String> = []
    /// How many different functions add something to a view.
    private(set) var uses: [String: Int] = [:]
    /// The functions that show a view, by its name.
    private var shown: [String: Set<String>] = [:]

    init(_ member: UIKitClassSurvey.Member) {
      for property in member.properties {
        guard let initializer = property.initializer, case .call = initializer.kind,
          initializer.holdsVeil
        else { continue }
        darkened.insert(property.name)
      }
      for function in member.functions {
        var own: [Addition] = []
        CodeWalk.expressions(of: function) {
          read($0, &own)
          noteShown($0, by: function.name)
        }
        additions.append(own)
        for base in Set(own.map(\.base)) { uses[base, default: 0] += 1 }
      }
    }

    private mutating func noteShown(_ expression: Expression, by function: String) {
      guard case .assignment(let target, let value) = expression.kind, case .member(let view?, let property) = target.kind,
        let name = view.dottedName?.split(separator: ".").last.map(String.init) else { return }
      switch (property, value.kind) {
      case ("alpha", .integer(1...)), ("alpha", .float(0.01...)), ("isHidden", .boolean(false)): shown[name, default: []].insert(function)
      default: break
      }
    }

    /// Whether a view shows only while a keyboard does: what lies over it is the bar that is typed into, or the screen
    /// itself, and stays when the keyboard goes.
    func isForKeyboard(_ view: String) -> Bool {
      guard let functions = view.split(separator: ".").last.flatMap({ shown[String($0)] }) else { return false }
      return functions.allSatisfy { $0.lowercased().contains("keyboard") }
    }

    mutating func read(_ expression: Expression, _ own: inout [Addition]) {
      switch expression.kind {
      case .assignment(let target, let value):
        guard case .member(let view?, "backgroundColor") = target.kind, let name = view.dottedName,
          value.holdsVeil
        else { return }
        darkened.insert(name)
      case .call(let call):
        guard let view = call.arguments.first?.value.dottedName else { return }
        switch call.callee.kind {
        case .member(let base?, "addSubview"):
          own.append(Addition(base: base.dottedName ?? "?", view: view, place: expression.range))
        case .name("addSubview"): own.append(Addition(base: "self", view: view, place: expression.range))
        default: break
        }
      default: break
      }
    }
  }
}
