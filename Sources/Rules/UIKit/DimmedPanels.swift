import SourceModel
import SwiftSource

/// What a class lays over its own content together with a black view that is faded in while it is there and takes taps:
/// side menus and panels of the app's own.
///
/// Told by what code does with the black view, whatever it is called: it stays in the hierarchy, has more than one alpha,
/// the least of them none, and a tap recogniser. Behind what is added to a window lies the screen that is shown.
struct DimmedPanels {
  struct Panel {
    let veil: String
    /// What is added after the veil.
    let view: String
    /// Where it is added.
    let place: SourceRange
    /// The recogniser of the veil, where it is added.
    let tap: SourceRange
    /// The function that a tap on the veil calls.
    let closes: String?
  }

  let panels: [Panel]

  init(_ member: UIKitClassSurvey.Member) {
    guard member.mentions(["UITapGestureRecognizer"]) else {
      panels = []
      return
    }
    let veils = Veils(member)
    var panels: [Panel] = []
    for function in member.functions {
      let added = Self.additions(in: function)
      for (position, addition) in added.enumerated() {
        // Something that is dimmed lies in the same view before it.
        guard let tap = veils.tap(on: addition.view),
          Self.isWindow(addition.base) || added[..<position].contains(where: { $0.base == addition.base }),
          let above = added[(position + 1)...].first(where: { $0.base == addition.base }) else { continue }
        panels.append(Panel(veil: addition.view, view: above.view, place: above.place, tap: tap.place, closes: tap.function))
      }
    }
    self.panels = panels
  }

  private static func isWindow(_ base: String) -> Bool { base.lowercased().hasSuffix("window") }

  private static func additions(in function: FunctionDeclaration) -> [(base: String, view: String, place: SourceRange)] {
    var result: [(base: String, view: String, place: SourceRange)] = []
    CodeWalk.expressions(of: function) { expression in
      guard case .call(let call) = expression.kind, call.callee.plainName == "addSubview",
        let view = call.arguments.first?.value.dottedName else { return }
      var base = "self"
      if case .member(let owner?, _) = call.callee.kind { base = owner.dottedName ?? "?" }
      result.append((base, view, expression.range))
    }
    return result.sorted { $0.place.start < $1.place.start }
  }

  /// Black views of a class, by their names.
  private struct Veils {
    private var black: Set<String> = []
    /// Those whose black itself lets through what is behind it.
    private var thin: Set<String> = []
    private var alphas: [String: Set<Double>] = [:]
    private var recognisers: [String: (name: String?, function: String?, place: SourceRange)] = [:]
    /// The function of a recogniser that a variable holds.
    private var functions: [String: String?] = [:]

    init(_ member: UIKitClassSurvey.Member) {
      for property in member.properties {
        note(property)
        readMaking(of: property)
      }
      for function in member.functions {
        if let body = function.body { CodeWalk.localVariables(of: body) { note($0) } }
        CodeWalk.expressions(of: function) { read($0) }
      }
    }

    /// The tap on a black view that is there and is seen at times alone.
    func tap(on view: String) -> (function: String?, place: SourceRange)? {
      guard black.contains(view), let alphas = alphas[view], alphas.contains(0),
        alphas.contains(where: { $0 > 0 && ($0 < 1 || thin.contains(view)) }), let tap = recognisers[view] else { return nil }
      if tap.function != nil { return (tap.function, tap.place) }
      guard let name = tap.name, let function = functions[name] else { return nil }
      return (function, tap.place)
    }

    private mutating func note(_ property: PropertyDeclaration) {
      guard case .call(let call)? = property.initializer?.kind, call.callee.plainName == "UITapGestureRecognizer" else { return }
      functions[property.name] = .some(call.argument("action")?.selectedFunction)
    }

    /// `let shade: UIView = { let view = UIView(); view.alpha = 0; return view }()`
    private mutating func readMaking(of property: PropertyDeclaration) {
      guard case .call(let call)? = property.initializer?.kind, case .closure(let closure) = call.callee.kind,
        case .returned(let result?)? = closure.body.statements.last, let name = result.dottedName else { return }
      CodeWalk.expressions(of: closure.body) { expression in
        guard case .assignment(let target, let value) = expression.kind, case .member(let owner?, let key) = target.kind,
          owner.dottedName == name else { return }
        set(key, of: property.name, to: value)
      }
    }

    private mutating func set(_ key: String, of view: String, to value: Expression) {
      switch key {
      case "backgroundColor":
        if value.isVeil { thin.insert(view) }
        if value.isBlack || value.isVeil { black.insert(view) }
      case "alpha": alphas[view, default: []].formUnion(value.numbers)
      default: break
      }
    }

    private mutating func read(_ expression: Expression) {
      switch expression.kind {
      case .assignment(let target, let value):
        guard case .member(let owner?, let property) = target.kind, let view = owner.dottedName else { return }
        set(property, of: view, to: value)
      case .call(let call):
        guard case .member(let owner?, "addGestureRecognizer") = call.callee.kind, let view = owner.dottedName,
          let given = call.arguments.first?.value else { return }
        if case .call(let made) = given.kind, made.callee.plainName == "UITapGestureRecognizer" {
          recognisers[view] = (nil, made.argument("action")?.selectedFunction, expression.range)
        } else if recognisers[view] == nil || functions[given.dottedName ?? ""] != nil {
          recognisers[view] = (given.dottedName, nil, expression.range)
        }
      default: break
      }
    }
  }
}

extension Expression {
  /// `UIColor.black`, `.black.withAlphaComponent(0.5)`.
  fileprivate var isBlack: Bool {
    switch kind {
    case .member(_, let name): name == "black"
    case .call(let call):
      if case .member(let base?, "withAlphaComponent") = call.callee.kind { base.isBlack } else { false }
    default: false
    }
  }

  /// A number, or those that a condition chooses from.
  fileprivate var numbers: [Double] {
    if case .ternary(_, let then, let otherwise) = kind { return then.numbers + otherwise.numbers }
    return numberValue.map { [$0] } ?? []
  }
}
