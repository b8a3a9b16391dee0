import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// The colours of letters and of what lies behind them, where code and files tell both for certain.
extension UIElementBuilder {
  /// What one view paints.
  enum Coat {
    case none
    case paint(Paint, SourceRange)
    /// Something that is not worked out, or that changes.
    case unknown(SourceRange)
  }

  func setColors(of looks: inout Appearance, _ object: UIObject) {
    let key = object.isKind(of: "UIButton") ? "titleColor" : "textColor"
    if let (letters, ground) = configured(object) {
      (looks.foreground, looks.background) = (letters, ground)
    } else {
      looks.foreground = letters(key, of: object)
      looks.prompt = promptInk(of: object)
      if let font = inkFont(of: object, besides: key) { looks.font = font }
      guard let ground = ground(behind: object) else { return }
      looks.background = ground
    }
    if let part = fading(of: object), let alpha = object.all("alpha").last(where: { !$0.isLater }) { looks.opacity = setting(part, alpha.source, of: alpha.source) }
    looks.colorScheme = forcedScheme(of: object)
    setEdges(of: &looks, object)
  }

  /// The line that its layer draws around a field, and what lies around that (Apple: documentation of CALayer borderWidth
  /// and borderColor).
  private func setEdges(of looks: inout Appearance, _ object: UIObject) {
    guard object.framework == .uiKit, object.isKind(of: "UITextField") || object.isKind(of: "UITextView"),
      let widths = object.paints["borderWidth"], widths.allSatisfy({ $0.conditions.isEmpty }), case .number(let width)? = widths.last?.value,
      width > 0, case .paint(let line, let source) = coat("borderColor", of: object), let parent = object.parent,
      !isCovered(object, in: parent), let (around, place) = backdrop(of: parent) else { return }
    looks.border = setting(line, source, of: source)
    looks.around = setting(around, place, of: place)
  }

  /// What a filled button's configuration gives it (Apple: documentation of UIButton.Configuration, baseForegroundColor and
  /// baseBackgroundColor); nil where it gives no two colours that are known.
  private func configured(_ object: UIObject) -> (letters: AccessibilityModel.Setting<Paint>, ground: AccessibilityModel.Setting<Paint>)? {
    guard object.isKind(of: "UIButton"), let configuration = object.parts["configuration"]?.object,
      case .paint(let letters, let place) = coat("baseForegroundColor", of: configuration),
      case .paint(let ground, let source) = ground(of: configuration), isOpaque(ground) else { return nil }
    return (setting(letters, place, of: place), setting(ground, source, of: source))
  }

  /// What its background is painted with takes the place of the colour that a preset makes a ground of (Apple:
  /// documentation of UIBackgroundConfiguration backgroundColor).
  private func ground(of configuration: UIObject) -> Coat {
    if let background = configuration.parts["background"]?.object {
      let own = coat("backgroundColor", of: background)
      // Attributed words may have a colour of their own.
      if case .paint = own { return configuration.all("attributedTitle").isEmpty ? own : .none }
      if case .unknown = own { return own }
    }
    let preset = configuration.all("preset").last?.value.memberName ?? ""
    return Self.filledPresets.contains(preset) ? coat("baseBackgroundColor", of: configuration) : .none
  }

  /// Through what is not opaque, other colours are seen.
  private func isOpaque(_ paint: Paint) -> Bool {
    paint.colors.map { colors in ColorMode.allCases.allSatisfy { colors[$0].alpha == 1 } } ?? true
  }

  /// What paints a ground of the colour as it is; others make a shade of it.
  private static let filledPresets: Set<String> = ["filled", "borderedProminent"]

  private func letters(_ key: String, of object: UIObject) -> AccessibilityModel.Setting<Paint>? {
    func unknown(_ what: String, _ source: SourceRange) -> AccessibilityModel.Setting<Paint> {
      setting(.unknown(what), source, of: source)
    }
    let isPlain = object.all("attributedText").isEmpty && object.all("attributedTitle").isEmpty
    if !isPlain, let inks = inks(of: object, besides: key) { return setting(of: inks.map(\.option), object) }
    // What a configuration says takes the place of the colour of the title.
    if object.isKind(of: "UIButton"), let configuration = object.parts["configuration"]?.object, configuration.framework == .interfaceFile {
      switch coat("baseForegroundColor", of: configuration) {
      case .paint(let paint, let source): return setting(paint, source, of: source)
      case .unknown(let source): return unknown("baseForegroundColor", source)
      case .none: return isPlain ? tint(of: object) ?? unknown("tintColor", object.source) : unknown("tintColor", object.source)
      }
    }
    switch coat(key, of: object) {
    // `state.textColor = isOpen ? .green : .gray`
    case .paint(let paint, _) where paint.colors == nil && isPlain && choices(key, of: object) != nil: return choices(key, of: object)
    case .paint(let paint, let source): return isPlain ? setting(paint, source, of: source) : unknown(key, source)
    case .unknown(let source):
      if isPlain, let chosen = choices(key, of: object) { return chosen }
      return unknown(key, source)
    // Without a colour of its own a button has the tint around it.
    case .none where object.isKind(of: "UIButton"):
      return (isPlain ? tint(of: object) ?? ofItself(object) : nil) ?? unknown("tintColor", object.source)
    case .none: return isPlain ? nil : unknown("attributedText", object.source)
    }
  }

  /// The appearance that code gives a view, one that holds it, or the controller of the screen, where it is the same
  /// whatever is so (Apple: documentation of UIView and UIViewController overrideUserInterfaceStyle). What is set where
  /// the system has it is set: systems before iOS 13 have no dark appearance.
  func forcedScheme(of object: UIObject) -> AccessibilityModel.Setting<ForcedScheme>? {
    var current: UIObject? = object
    while let view = current {
      if let style = style(of: view) { return style }
      current = view.parent
    }
    return root.flatMap(style)
  }

  private func style(of object: UIObject) -> AccessibilityModel.Setting<ForcedScheme>? {
    let settings = object.all("overrideUserInterfaceStyle")
    guard let last = settings.last else { return nil }
    let schemes = Set(settings.map { $0.value.memberName.flatMap(ForcedScheme.init) ?? .chosen })
    let isAlways = settings.contains { setting in
      !setting.isLater && setting.conditions.allSatisfy { $0.subject.hasPrefix("#available") }
    }
    guard schemes.count == 1, isAlways, let scheme = schemes.first else { return nil }
    return setting(scheme, last.source, of: last.source)
  }

  /// What a view is painted with under a key; the first state that a person meets counts, where nothing but what people
  /// do later changes it.
  func coat(_ key: String, of object: UIObject) -> Coat {
    let ofFile = object.framework == .interfaceFile ? object.colors[key] : nil
    if object.framework == .interfaceFile, object.repainted.contains(key) {
      return .unknown(ofFile?.source ?? object.source)
    }
    let own: Coat = ofFile.map { .paint($0.paint(facts.assets), $0.source) } ?? .none
    guard let paints = object.paints[key], let last = paints.last else { return own }
    let reader = PaintReader(evaluator: facts.evaluator, assets: facts.assets)
    guard let first = paints.last(where: { !$0.isLater }) else {
      // What people do later changes the colour that the file gives.
      if ofFile != nil && paints.allSatisfy(\.isEvent) { return own }
      return setUpCoat(paints, of: object, reader) ?? .unknown(last.source)
    }
    let paint = reader.platform(first.value)
    // A further function that sets the view up, for another owner or anew, may give it the colour that it has.
    let isSettled = paints.allSatisfy { other in
      other.conditions.isEmpty && (!other.isLater || other.isEvent) || reader.platform(other.value) == paint
    }
    guard isSettled, first.conditions.isEmpty else { return .unknown(last.source) }
    return .paint(paint, first.source)
  }

  /// What a function of set-up, which nobody was seen to call, paints a part of a cell with: whoever shows the cell calls it.
  private func setUpCoat(_ paints: [Setting], of object: UIObject, _ reader: PaintReader) -> Coat? {
    guard let last = paints.last, isInCell(object),
      paints.allSatisfy({ !$0.isEvent && $0.conditions.isEmpty && ($0.function.map(isSetUp) ?? false) }) else { return nil }
    let paint = reader.platform(last.value)
    guard paint.colors != nil, paints.allSatisfy({ reader.platform($0.value) == paint }) else { return nil }
    return .paint(paint, last.source)
  }

  /// `configure(with:)`, `didSetUp()`, `updateColours()`; not `setSelected(_:animated:)` and `setExpired()`, which tell of a state.
  func isSetUp(_ function: String) -> Bool {
    let name = function.lowercased()
    let words = UIKitEffects.words(of: function)
    let states = [NameWords.List.pictureState, .lastingState, .failureName, .darkAppearance, .lightAppearance]
    if states.contains(where: { !NameWords.words($0).isDisjoint(with: words) }) { return false }
    let first = name.hasPrefix("did") ? name.dropFirst("did".count) : name[...]
    return NameWords.words(.setUp).contains(where: first.hasPrefix) && !NameWords.words(.badgeState).contains(where: name.contains)
  }

  func isInCell(_ object: UIObject) -> Bool {
    var current: UIObject? = object
    while let view = current {
      if view.isKind(of: "UITableViewCell") || view.isKind(of: "UICollectionViewCell") { return true }
      current = view.parent
    }
    return false
  }

  /// What lies behind the letters of an object: its own background, else that of what holds it. Nil where nothing that
  /// is known paints one.
  func backdrop(of object: UIObject) -> (Paint, SourceRange)? {
    var layers: [Paint] = []
    var current: UIObject? = object
    var source: SourceRange?
    while let view = current {
      guard isPlain(view, asGroundOf: object) else { return (.unknown(view.className), view.source) }
      if !view.all("alpha").isEmpty, view !== object || fading(of: view) == nil { return (.unknown("alpha"), view.source) }
      switch coat("backgroundColor", of: view) {
      case .unknown(let source): return (.unknown("backgroundColor"), source)
      case .paint(let paint, let place):
        guard let colors = paint.colors else { return (.unknown("backgroundColor"), place) }
        if colors.light.alpha > 0 || colors.dark.alpha > 0 {
          layers.append(paint)
          source = source ?? place
        }
      case .none:
        // A cell is as white or black as a list of the system, whatever the table behind it has.
        if view.isKind(of: "UITableViewCell"), let cell = Paint.system("systemBackground") {
          layers.append(cell)
          source = source ?? view.source
        }
        // White, black or clear, as the system and the layout have it.
        if view.isKind(of: "UICollectionView") { return (.unknown("backgroundColor"), view.source) }
        if paintsItself(view) { return (.unknown("borderStyle"), view.source) }
      }
      if layers.last?.colors?.isOpaque ?? false { break }
      guard let parent = view.parent else { return nil }
      if isCovered(view, in: parent) { return (.unknown("what is behind"), view.source) }
      current = parent
    }
    guard let bottom = layers.last, let source, bottom.colors?.isOpaque == true else { return nil }
    return (layers.dropLast().reversed().reduce(bottom) { $1.over($0) }, source)
  }

  /// What is left of a label that has the same alpha until something happens, and paints nothing but letters; nil for others.
  func fading(of object: UIObject) -> Double? {
    guard object.isKind(of: "UILabel"), case .none = coat("backgroundColor", of: object) else { return nil }
    let all = object.all("alpha")
    let parts = all.filter { !$0.isEvent || all.allSatisfy(\.isEvent) }.map { setting -> Double? in
      guard case .number(let part) = setting.value, setting.conditions.isEmpty, !setting.isLater else { return nil }
      return part
    }
    guard let first = parts.first, let part = first, part > 0.05, part <= 1, parts.allSatisfy({ $0 == first }) else { return nil }
    return part
  }

  /// A field with a border of the system's is filled, and a text view has the background of the system, unless code or
  /// a file says otherwise (Apple: documentation of UITextField.BorderStyle and UITextView).
  private func paintsItself(_ view: UIObject) -> Bool {
    if view.isKind(of: "UITextView") { return true }
    guard view.isKind(of: "UITextField") else { return false }
    return view.framework == .interfaceFile
      || view.all("borderStyle").contains { !["none", "line"].contains($0.value.memberName) }
  }

  private static let plainClasses = FrameworkNames.names(.paintKeepingClass)

  /// Views that paint nothing but their colour.
  ///
  /// - Parameter letters: What has its letters on the view.
  func isPlain(_ view: UIObject, asGroundOf letters: UIObject? = nil) -> Bool {
    guard let base = view.base, view.reasons.isEmpty, !view.mayBeCompletedElsewhere, !view.repainted.contains("layer"),
      Self.plainClasses.contains(base), view.all("configuration").isEmpty, isUnpainted(view.parts["configuration"]?.object, of: view),
      view.all("backgroundImage").isEmpty, view.all("backgroundView").isEmpty, view.parts["backgroundView"] == nil
    else { return false }
    if base == "UIButton", !view.all("image").isEmpty, letters !== view || !isBesideItsImage(view) { return false }
    guard let type = view.declaration else { return true }
    // The class of a view in a file may give it any looks, unless its code was run.
    if view.framework == .interfaceFile, !view.isRun { return view.isKind(of: "UITableViewCell") }
    // What a class draws for itself is not worked out.
    let index = facts.evaluator.declarations
    return index.functions("draw", of: type, isStatic: false).isEmpty
      && index.property("layerClass", of: type, isStatic: true) == nil
  }

  /// A button lays its title beside its image, unless somebody moves one of them (Apple: documentation of UIButton, whose
  /// background image alone lies behind both).
  private func isBesideItsImage(_ button: UIObject) -> Bool {
    ["titleEdgeInsets", "imageEdgeInsets"].allSatisfy { button.all($0).isEmpty } && button.parts["imageView"] == nil
  }

  /// Whether a view that is drawn before may show something behind it. What a stack holds does not overlap.
  private func isCovered(_ view: UIObject, in parent: UIObject) -> Bool {
    guard let position = parent.children.firstIndex(where: { $0.object === view }) else { return true }
    if parent.isKind(of: "UIStackView"), parent.framework == .uiKit { return false }
    lazy var apart = siblings(apartFrom: view, in: parent)
    return parent.children[..<position].contains { sibling in
      let object = sibling.object
      if isNoGround(object) { return false }
      if let mine = view.frame, let other = object.frame {
        let isApart =
          other.x >= mine.x + mine.width || mine.x >= other.x + other.width
          || other.y >= mine.y + mine.height || mine.y >= other.y + other.height
        if isApart { return drawsOutside(object, over: mine, from: (other.x, other.y)) }
      } else if view.framework == .interfaceFile {
        return true
      } else if view.layout.isBeside(object) || object.layout.isBeside(view) || apart.contains(ObjectIdentifier(object)) {
        return false
      }
      return !isClear(object)
    }
  }

  /// Nobody writes on lines, and on switches and the like that the system draws.
  private func isNoGround(_ view: UIObject) -> Bool {
    if Self.smallControls.contains(where: { view.isKind(of: $0) }) { return true }
    return [view.layout.height, view.layout.width].contains { $0.map { $0.points > 0 && $0.points <= Self.thickestLine } ?? false }
  }

  private static let smallControls = FrameworkNames.names(.smallControlClass)
  /// In points: what is thicker may be a bar with letters.
  private static let thickestLine = 4.0

  /// Whether something that a view holds lies on an area beside it, as a card does that is drawn over the edge of what holds it.
  /// What scrolls is cut off there.
  ///
  /// - Parameter origin: Where the view begins, in the terms of the area.
  private func drawsOutside(_ view: UIObject, over area: UIObject.Frame, from origin: (x: Double, y: Double)) -> Bool {
    guard !view.isKind(of: "UIScrollView") else { return false }
    return view.children.contains { child in
      guard let frame = child.object.frame else { return false }
      let (x, y) = (origin.x + frame.x, origin.y + frame.y)
      let isApart = x >= area.x + area.width || area.x >= x + frame.width || y >= area.y + area.height || area.y >= y + frame.height
      return !isApart && !isClear(child.object) || drawsOutside(child.object, over: area, from: (x, y))
    }
  }

  /// Whether letters are all that is seen of a view.
  private func isClear(_ view: UIObject) -> Bool {
    // What lies over a list that paints nothing is meant to be read where the list has no rows.
    if ["UITableView", "UICollectionView"].contains(view.base), view.framework == .uiKit, isPlain(view),
      case .paint(let paint, _) = coat("backgroundColor", of: view) { return paint.colors?.light.alpha == 0 }
    guard case .none = coat("backgroundColor", of: view) else { return false }
    if view.isKind(of: "UILabel") { return true }
    guard view.base == "UIView" || view.base == "UIStackView" || view.framework == .uiKit && view.base == "UIButton",
      // A view of a file that only holds others, such as the content of a cell.
      view.framework == .uiKit || view.declaration == nil && view.gestures.isEmpty else { return false }
    return isPlain(view) && view.children.allSatisfy { isClear($0.object) }
  }
}
