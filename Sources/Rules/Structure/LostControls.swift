import AccessibilityModel
import SourceModel
import SwiftSource

/// Controls inside an element that took the place of its children: nobody but touch users reaches them.
struct LostControls {
  let controls: [AccessibilityElement]

  init(_ controls: [AccessibilityElement]) { self.controls = controls }

  init(in element: AccessibilityElement, _ context: RuleContext) {
    guard element.role == .replaced, !element.mayHave([.button, .link, .toggle]) else {
      controls = []
      return
    }
    guard !element.mayHave(.adjustable), element.actions.isEmpty else {
      // Steps up and down do what buttons and sliders do. Nobody types with them, and no other action may open the field.
      let isOnlyAdjusted = element.actions.allSatisfy { [.increment, .decrement, .adjustable].contains($0.kind) }
      controls = isOnlyAdjusted ? element.content.filter(Self.isTypedInto) : []
      return
    }
    let effects = element.gestures.map { Set($0.effect.mentions) }.filter { !$0.isEmpty }
    controls = element.content.filter { part in
      guard Self.isUsable(part, context) else { return false }
      // A tap on the whole does the same.
      return !effects.contains(Set(part.activation?.mentions ?? []))
    }
  }

  /// Controls of which nothing that the element itself does can be the deed: each of its actions, and the tap on it, does what
  /// another control inside does, so none is left for them.
  static func unanswered(in element: AccessibilityElement, _ context: RuleContext) -> [AccessibilityElement] {
    guard element.role == .replaced, !element.actions.isEmpty, !element.mayHave(.adjustable) else { return [] }
    let parts = element.content.filter { isUsable($0, context) }
    let deeds = parts.map { Self.deeds(of: $0, context) }
    guard var offers = Self.offers(of: element, context) else { return [] }
    if element.mayHave([.button, .link, .toggle]) {
      let taps = element.gestures.filter { $0.kind == .tap }.map { meaningful($0.effect) }
      // Where nothing is known of a press it may be that of any control.
      if taps.isEmpty || taps.contains(where: \.isEmpty) { return [] }
      offers += taps
    }
    var answered: Set<Int> = []
    for offer in offers {
      let matched = parts.indices.filter { !deeds[$0].isDisjoint(with: offer) }
      if matched.isEmpty { return [] }
      answered.formUnion(matched)
    }
    return parts.indices.filter { !answered.contains($0) && says(parts[$0]) }.map { parts[$0] }
  }

  /// What each of an element's own actions calls and sets; nil where that is not known of all of them.
  private static func offers(of element: AccessibilityElement, _ context: RuleContext) -> [Set<String>]? {
    var offers: [Set<String>] = []
    for action in element.actions {
      guard let place = action.source, let names = names(inCodeAt: place, context) ?? names(inCodeAt: place.atDot, context),
        !names.isEmpty else { return nil }
      offers.append(names)
    }
    return offers
  }

  private static func deeds(of part: AccessibilityElement, _ context: RuleContext) -> Set<String> {
    let own = part.activation.map { meaningful($0.whole) } ?? []
    // What a menu opens does what its buttons do, whatever modifiers follow it.
    guard part.role == .menu || own.isEmpty, let code = context.call(at: part.expression) ?? context.call(at: part.source)
    else { return own }
    return own.union(names(in: code))
  }

  private static func meaningful(_ effect: ActionSummary) -> Set<String> {
    Set(ActionLikeness.meaningful(effect).map(\.withoutSelf))
  }

  /// What the closures of a call call and set, and the functions that it is handed by name, as they are written.
  private static func names(inCodeAt place: SourceRange, _ context: RuleContext) -> Set<String>? {
    guard case .call(let call)? = context.call(at: place)?.kind else { return nil }
    return call.arguments.reduce(into: []) { names, argument in
      if let name = argument.value.dottedName { names.insert(name) }
      names.formUnion(Self.names(in: argument.value))
    }
  }

  private static func names(in code: Expression) -> Set<String> {
    var names: Set<String> = []
    CodeWalk.expressions(of: .expression(code)) { expression in
      switch expression.kind {
      case .call(let call): if let name = call.callee.dottedName { names.insert(name) }
      case .assignment(let target, _): if let name = target.dottedName { names.insert(name) }
      default: break
      }
    }
    // Views that are made, and what a type does for all, such as a vibration, are nothing that two of them have in common.
    return names.subtracting(CodeEffect.wrappers).filter { $0 != "print" && !($0.first?.isUppercase ?? true) }
  }

  /// A link without anything to see only does what code tells it to.
  private static func says(_ part: AccessibilityElement) -> Bool {
    part.role == .video || part.image != nil || !part.visibleText.isEmpty || part.label != nil
  }

  /// A control, or a film with the controls of the system, that somebody may use. What stands in for something while that is
  /// loaded can be used by nobody.
  private static func isUsable(_ part: AccessibilityElement, _ context: RuleContext) -> Bool {
    guard part.exposure == .exposed, part.certainty != .opaque, !part.traits.contains(.notEnabled) else { return false }
    // A film that nobody can press is a backdrop.
    return part.role.isControl || part.role == .video && !context.isTouchedByNobody(part)
      || part.mayHave([.button, .link, .toggle, .adjustable]) && !part.gestures.isEmpty
  }

  private static func isTypedInto(_ part: AccessibilityElement) -> Bool {
    part.exposure == .exposed && part.certainty != .opaque && !part.traits.contains(.notEnabled)
      && [.textField, .secureField, .searchField, .textEditor].contains(part.role)
  }

  var isEmpty: Bool { controls.isEmpty }

  /// Number of different controls, whatever branches they stand in.
  var count: Int { Set(controls.map(\.source)).count }
}
