import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// Colours that run time chooses from, those that buttons have where nobody gives them one, and what lies apart.
extension UIElementBuilder {
  /// The colours that set-up code gives letters or a background as run time decides, `state.textColor = isOpen ? green :
  /// grey`; nil where one of them is not known.
  func choices(_ key: String, of object: UIObject) -> AccessibilityModel.Setting<Paint>? {
    // Whoever shows a cell calls what sets it up.
    func isMade(_ paint: Setting) -> Bool {
      !paint.isLater || !paint.isEvent && isInCell(object) && (paint.function.map(isSetUp) ?? false)
    }
    guard !object.repainted.contains(key), let paints = object.paints[key], let last = paints.last,
      paints.allSatisfy({ isMade($0) || $0.isEvent }) else { return nil }
    let reader = PaintReader(evaluator: facts.evaluator, assets: facts.assets)
    let made = paints.filter(isMade)
    let base = made.lastIndex { $0.conditions.isEmpty }
    let open = base.map { made[($0 + 1)...] } ?? made[...]
    var options: [AccessibilityModel.Setting<Paint>.Option] = []
    func add(_ value: Value, under conditions: [Condition], at source: SourceRange) {
      guard reader.existing(value) == nil, case .choice(let ways) = value else {
        return options.append(.init(value: reader.platform(value), conditions: conditions, origin: source))
      }
      for way in ways { add(way.value, under: conditions + [way.condition], at: source) }
    }
    for paint in open { add(paint.value, under: paint.conditions, at: paint.source) }
    let others = open.compactMap { $0.conditions.count == 1 ? $0.conditions[0].opposite : nil }
    if let base {
      add(made[base].value, under: others, at: made[base].source)
    } else if let color = object.colors[key] {
      options.append(.init(value: color.paint(facts.assets), conditions: others, origin: color.source))
    }
    guard !options.isEmpty, options.count <= 8, options.allSatisfy({ $0.value.colors != nil }) else { return nil }
    return .init(options: options, argument: last.source, modifier: last.source)
  }

  /// What lies behind the letters of an object: the backgrounds that it has itself as run time decides, none of which lets
  /// anything through, else what is seen there whatever is so.
  func ground(behind object: UIObject) -> AccessibilityModel.Setting<Paint>? {
    if let own = ownGrounds(of: object) { return own }
    return backdrop(of: object).map { setting($0.0, $0.1, of: $0.1) }
  }

  private func ownGrounds(of object: UIObject) -> AccessibilityModel.Setting<Paint>? {
    let key = "backgroundColor"
    guard object.paints[key] != nil, isPlain(object), object.all("alpha").isEmpty || fading(of: object) != nil else { return nil }
    // What is the same whatever is so stands among what else is behind.
    if case .paint(let paint, _) = coat(key, of: object), paint.colors != nil { return nil }
    guard let chosen = choices(key, of: object), chosen.options.allSatisfy({ $0.value.colors?.isOpaque ?? false }) else { return nil }
    return chosen
  }

  /// The tint of a button of the system's kind: its own, that of what holds it, of the whole storyboard, or of the app (Apple:
  /// documentation of UIView tintColor); nil where it is not known. The modifier is the button, since nobody gave it a colour.
  func tint(of object: UIObject) -> AccessibilityModel.Setting<Paint>? {
    let isPlainOfFile = object.parts["configuration"]?.object.map { isUnpainted($0, of: object) } ?? false
    guard isPlainOfFile || ["roundedRect", "system"].contains(kind(of: object)) else { return nil }
    var current: UIObject? = object
    while let view = current {
      switch coat("tintColor", of: view) {
      case .paint(let paint, let source): return setting(paint, source, of: object.source)
      case .unknown: return nil
      case .none: if view.repainted.contains("tintColor") { return nil }
      }
      current = view.parent
    }
    if let color = object.documentTint { return setting(color.paint(facts.assets), color.source, of: object.source) }
    guard hasTitle(object) else { return nil }
    let accent = Paint.asset("AccentColor", in: facts.assets) ?? Paint.system("systemBlue")
    return accent.map { setting($0, object.source, of: object.source) }
  }

  /// The white of a button of no kind of the system's, where its ground is its own: on others its colour is given in a way
  /// that was not seen (Apple: documentation of UIButton currentTitleColor, by default white).
  func ofItself(_ object: UIObject) -> AccessibilityModel.Setting<Paint>? {
    guard hasTitle(object), ["custom", nil].contains(kind(of: object)), object.parts["configuration"] == nil, object.all("configuration").isEmpty,
      object.parts["primaryAction"] == nil, object.all("primaryAction").isEmpty,
      object.parts["titleLabel"]?.object?.paints["textColor"] == nil, !object.repainted.contains("titleColor"),
      object.all("image").isEmpty, let own = ground(behind: object), own.options.allSatisfy({ $0.value.colors != nil }),
      object.paints["backgroundColor"] != nil || object.colors["backgroundColor"] != nil else { return nil }
    let white = Paint(kind: .fixed, colors: ModeColors(always: .white))
    return setting(white, object.source, of: object.source)
  }

  /// Labels that lie on a button have colours of their own.
  private func hasTitle(_ button: UIObject) -> Bool {
    !button.all("title").isEmpty || !(button.parts["configuration"]?.object?.all("title").isEmpty ?? true)
  }

  private func kind(of button: UIObject) -> String? {
    (button.all("type").last ?? button.all("buttonType").last)?.value.memberName
  }

  /// A plain configuration of a file, or none: the button is as its view paints it (Apple: documentation of
  /// UIButton.Configuration plain()).
  func isUnpainted(_ configuration: UIObject?, of view: UIObject) -> Bool {
    guard let configuration else { return view.parts["configuration"] == nil }
    return configuration.framework == .interfaceFile && configuration.all("preset").last?.value.memberName == "plain"
      && configuration.colors["baseBackgroundColor"] == nil && !configuration.repainted.contains("baseBackgroundColor")
      && configuration.paints.isEmpty
  }

  // MARK: - What lies apart

  /// The siblings from which constraints keep a view apart, also by way of others: it begins below the end of one that begins
  /// below the end of a third.
  func siblings(apartFrom view: UIObject, in parent: UIObject) -> Set<ObjectIdentifier> {
    let siblings = parent.children.map(\.object)
    guard siblings.count <= Self.siblingLimit else { return [] }
    var result: Set<ObjectIdentifier> = []
    let sides: [(start: ViewLayout.Edge, end: ViewLayout.Edge)] = [
      (.top, .bottom), (.bottom, .top), (.leading, .trailing), (.trailing, .leading),
    ]
    for side in sides {
      var open = [view]
      var seen: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
      while let current = open.popLast() {
        for other in siblings where !seen.contains(ObjectIdentifier(other)) {
          guard current.layout.isAttached(side.start, to: side.end, of: other)
            || other.layout.isAttached(side.end, to: side.start, of: current) else { continue }
          seen.insert(ObjectIdentifier(other))
          open.append(other)
        }
      }
      result.formUnion(seen)
    }
    return result.subtracting([ObjectIdentifier(view)])
  }

  /// Each is compared with each.
  private static let siblingLimit = 60
}
