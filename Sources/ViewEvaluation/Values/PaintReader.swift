import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel

/// Reads colours from values: literal ones, those of the system and of asset catalogs, and the project's own names.
public struct PaintReader {
  let evaluator: Evaluator
  let assets: NotedAssets
  /// What controls are tinted with where it is read, which `.tint` stands for; nil where nobody set it.
  private let tint: () -> Setting<Paint>?
  /// The colour of what is drawn where it is read, which `.foreground` stands for; nil where nobody set it.
  private let foreground: () -> Setting<Paint>?
  /// How many of the project's own names led here.
  var depth = 0

  public init(
    evaluator: Evaluator, assets: NotedAssets, tint: @escaping () -> Setting<Paint>? = { nil },
    foreground: @escaping () -> Setting<Paint>? = { nil }
  ) {
    self.evaluator = evaluator
    self.assets = assets
    self.tint = tint
    self.foreground = foreground
  }

  /// Names of names; code in which they lead round in a circle does not run.
  static let depthLimit = 8

  /// The colour, and where it is written when that is elsewhere.
  public func paint(_ value: Value) -> (Paint, SourceRange?) {
    switch value {
    case .member(let member): return paint(member)
    case .view(let node): return paint(node)
    case .choice: return existing(value).map(paint) ?? (.unknown("colour"), nil)
    case .unknown(let unknown): return (generated(unknown) ?? .unknown(unknown.expression), nil)
    default: return (.unknown("colour"), nil)
    }
  }

  /// The colour of a choice that asks whether the catalogue has it, where it does: `UIColor(named: "ink") ?? .gray`.
  public func existing(_ value: Value) -> Value? {
    guard case .choice(let ways) = value.unbound else { return nil }
    return ways.first { way in
      guard way.condition.subject.hasSuffix("!= nil"), way.value.mayBeNamedColor else { return false }
      if case .asset = paint(way.value).0.kind { return true }
      return false
    }?.value
  }

  /// A colour of the catalogue by a member that a tool makes of it, `AppAsset.Colors.gray300.swiftUIColor`.
  private func generated(_ unknown: UnknownValue) -> Paint? {
    if let paint = fadedGenerated(unknown) { return paint }
    var path = unknown.expression.split(separator: ".").map(String.init)
    guard path.count > 2, unknown.declaration == nil, let last = path.popLast(), Evaluator.colorMembers.contains(last),
      Evaluator.isGeneratedAssets(path.removeFirst()) else { return nil }
    let name = assets.color(forSwiftName: path.joined(separator: ".")) ?? path.last.flatMap(assets.color(forSwiftName:))
    return name.flatMap(asset)
  }

  /// The same with `.opacity(0.6)` behind it.
  private func fadedGenerated(_ unknown: UnknownValue) -> Paint? {
    let call = ".opacity("
    guard unknown.expression.hasSuffix(")"), let start = unknown.expression.firstRange(of: call) else { return nil }
    var base = unknown
    base.expression = String(unknown.expression[..<start.lowerBound])
    guard let opacity = Double(unknown.expression[start.upperBound...].dropLast()) else { return nil }
    return generated(base)?.faded(opacity)
  }

  // MARK: - Names

  private func paint(_ member: MemberValue) -> (Paint, SourceRange?) {
    if let gradient = gradient(member) { return (gradient, member.source) }
    let (base, origin) = named(member)
    return (member.changes.reduce(base) { changed($0, $1.name, $1.arguments) }, origin)
  }

  /// What a name of the project's own stands for; nil where it is none.
  private func own(_ member: MemberValue) -> Value? {
    guard member.type == nil || ["Color", "UIColor", "NSColor"].contains(member.type) else { return nil }
    let types = switch member.type {
    case "UIColor"?, "NSColor"?: ["UIColor", "NSColor"]
    default: ["Color", "ShapeStyle"]
    }
    let plain = MemberValue(type: nil, name: member.name, arguments: member.arguments, source: member.source)
    for type in types {
      if let own = evaluator.member(plain, ofExternal: type), !own.isSame(as: plain) { return own }
    }
    return nil
  }

  /// The colours that run time chooses from for a name of the project's own, with what was done to it:
  /// `static var ink: Color { isNight ? .white : .black }`. nil where there is no choice.
  public func ownWays(_ member: MemberValue) -> [ConditionalValue]? {
    guard case .choice(let ways)? = own(member), existing(.choice(ways)) == nil else { return nil }
    return ways.map { way in
      ConditionalValue(condition: way.condition, value: member.changes.reduce(way.value) { $0.changed($1, member.source) })
    }
  }

  private func named(_ member: MemberValue) -> (Paint, SourceRange?) {
    if let own = own(member) {
      if case .choice = own, existing(own) == nil { return (.unknown(member.name), nil) }
      guard depth < Self.depthLimit else { return (.unknown(member.name), nil) }
      var reader = self
      reader.depth += 1
      return reader.paint(own)
    }
    guard member.arguments.isEmpty else { return (.unknown(member.name), nil) }
    switch member.type {
    // A colour of the catalog; `background` is no colour but a style.
    case "Color"? where member.name == "background":
      return (assets.color(forSwiftName: member.name).flatMap(asset) ?? .unknown(member.name), member.source)
    case nil, "Color"?, "TintShapeStyle"?: return (color(named: member.name, member.source), member.source)
    case "UIColor"?, "NSColor"?: return (platformColor(named: member.name), member.source)
    default: return (.unknown(member.name), member.source)
    }
  }

  private func color(named name: String, _ source: SourceRange) -> Paint {
    switch name {
    case "white": Paint(kind: .fixed, colors: ModeColors(always: .white))
    case "black": Paint(kind: .fixed, colors: ModeColors(always: .black))
    case "clear": Paint(kind: .fixed, colors: ModeColors(always: RGBA.black.faded(0)))
    case "accentColor": asset("AccentColor") ?? accent(source) ?? .unknown(name)
    case "tint":
      if let tint = tint() { tint.single ?? .unknown(name) } else { asset("AccentColor") ?? .unknown(name) }
    // Apple: documentation of ForegroundStyle, that of the context, which is the label colour where nobody set another.
    case "foreground": if let around = foreground() { around.single ?? .unknown(name) } else { system("primary") ?? .unknown(name) }
    // Apple: documentation of BackgroundStyle, the background of the context; that of the screen where nobody set
    // `backgroundStyle`, which leaves what lies behind unknown.
    case "background": source.file.build.platforms == .macOS ? .unknown(name) : system("systemBackground") ?? .unknown(name)
    default: system(name) ?? assets.color(forSwiftName: name).flatMap(asset) ?? .unknown(name)
    }
  }

  /// The blue of the system, where the app has an accent colour of which nobody chose the value. On the Mac people choose it
  /// for all apps.
  ///
  /// Source: Apple, "Specifying your app's color scheme" and documentation of Color.accentColor.
  private func accent(_ source: SourceRange) -> Paint? {
    guard assets.isLeftOpen("AccentColor"), source.file.build.platforms != .macOS, tint() == nil else { return nil }
    return system("blue")
  }

  private func platformColor(named name: String) -> Paint {
    switch name {
    case "clear": Paint(kind: .fixed, colors: ModeColors(always: RGBA.black.faded(0)))
    // UIKit's `red` is not the system's red.
    case _ where FixedColors.color(name) != nil:
      FixedColors.color(name).map { Paint(kind: .fixed, colors: ModeColors(always: $0)) } ?? .unknown(name)
    case _ where name.hasPrefix("system") || name.hasSuffix("Background") || name.lowercased().hasSuffix("label")
      || name.hasSuffix("abelColor") || ["placeholderText", "placeholderTextColor", "textColor"].contains(name):
      system(name) ?? .unknown(name)
    default: .unknown(name)
    }
  }

  private func system(_ name: String) -> Paint? { Paint.system(name) }

  private func asset(_ name: String) -> Paint? { Paint.asset(name, in: assets) }

  // MARK: - Expressions

  private func paint(_ node: ViewNode) -> (Paint, SourceRange?) {
    switch node {
    case .modified(let base, let call):
      let (paint, origin) = paint(base)
      return (changed(paint, call.name, call.arguments), origin)
    case .primitive(let view):
      switch view.name {
      case "Color": return (color(view), view.source)
      case "UIColor", "NSColor":
        let paint = components(view.arguments) ?? converted(view) ?? adapting(view) ?? named(view)
        return (paint ?? hexadecimal(view.arguments) ?? .unknown(view.source.text), view.source)
      case "AnyShapeStyle": return view.arguments.first.map { paint($0.value) } ?? (.unknown("style"), nil)
      default: return (gradient(view) ?? .unknown(view.name), nil)
      }
    default: return (.unknown("colour"), nil)
    }
  }

  private func changed(_ paint: Paint, _ name: String, _ arguments: [EvaluatedArgument]) -> Paint {
    switch name {
    case "opacity", "withAlphaComponent":
      guard case .number(let opacity)? = arguments.first?.value.unbound else {
        if case .unknown = paint.kind { return paint }
        return .unknown(name)
      }
      return paint.faded(opacity)
    // From a lighter one to the colour itself (Apple: documentation of Color.gradient).
    case "gradient": return Paint(kind: .gradient, colors: paint.colors)
    case ModifierCall.chainMark, "ignoresSafeArea", "edgesIgnoringSafeArea": return paint
    default: return .unknown(name)
    }
  }

  private func color(_ view: PrimitiveView) -> Paint {
    guard let first = view.arguments.first else { return .unknown(view.source.text) }
    if let paint = components(view.arguments) { return paint }
    switch first.label {
    case "named"?: return paint(first.value).0
    case "uiColor"?, "nsColor"?: return platform(first.value)
    case nil: return unlabelled(first)
    default: return hexadecimal(view.arguments) ?? .unknown(Self.told(view))
    }
  }

  /// A colour by what it is made of, since the same code makes different ones of different values:
  /// `Color(theme.ink.red, …)`.
  private static func told(_ view: PrimitiveView) -> String {
    let parts = view.arguments.map { argument -> String in
      if case .unknown(let unknown) = argument.value.unbound { unknown.expression } else { argument.source.text }
    }
    return "\(view.name)(\(parts.joined(separator: ", ")))"
  }

  /// A colour of `UIColor`, whatever `Color` has under that name: `Color(uiColor: .brand)`, `label.textColor = .brand`.
  public func platform(_ value: Value) -> Paint {
    guard case .member(let member) = value, member.type == nil else { return paint(value).0 }
    let color = paint(
      MemberValue(
        type: "UIColor", name: member.name, arguments: member.arguments, source: member.source, changes: member.changes)
    ).0
    guard case .unknown = color.kind, member.arguments.isEmpty, member.changes.isEmpty else { return color }
    return assets.color(forSwiftName: member.name).flatMap(asset) ?? color
  }

  private func unlabelled(_ argument: EvaluatedArgument) -> Paint {
    switch argument.value {
    case .text(let text): return text.spoken.literal.flatMap(asset) ?? hexadecimal(argument) ?? .unknown(argument.source.text)
    // A colour of UIKit, one of the project's own, or one that Xcode makes from the asset catalog.
    case .member(let member) where member.type == nil: return platform(argument.value)
    case .member(let member) where member.type == "UIColor" || member.type == "NSColor": return paint(member).0
    case .view(let node) where node.primitive?.name == "UIColor" || node.primitive?.name == "NSColor": return paint(node).0
    default: return .unknown(argument.source.text)
    }
  }

  /// `UIColor(named: "Brand")`.
  private func named(_ view: PrimitiveView) -> Paint? {
    guard case .text(let text)? = view.arguments.first(labelled: "named")?.value else { return nil }
    return text.spoken.literal.flatMap(asset)
  }

  /// `UIColor(Color(…))`.
  private func converted(_ view: PrimitiveView) -> Paint? {
    guard view.arguments.count == 1, let first = view.arguments.first, first.label == nil else { return nil }
    switch first.value {
    case .view(.primitive(let inner)) where inner.name == "Color": return color(inner)
    // What stands without its type is of the one that the initialiser asks for: `UIColor(.white)`.
    case .member(let member) where member.type == "Color" || member.type == nil: return paint(member).0
    default: return nil
    }
  }

  /// A number as it is, or made of another: `Double(red) / 255`.
  private func number(_ value: Value) -> Double? {
    if case .number(let number) = value { return number }
    return Evaluator.number(convertedIn: value)?.number
  }

  /// `red:green:blue:`, `white:` and `hue:saturation:brightness:`, with `opacity:` or `alpha:`.
  private func components(_ arguments: [EvaluatedArgument]) -> Paint? {
    var parts: [String: Double] = [:]
    for argument in arguments {
      guard let label = argument.label else { continue }
      guard let number = number(argument.value.unbound) else { return nil }
      parts[label] = number
    }
    // What is given in Display P3 by parts can be told in sRGB; a hue of that space cannot as simply.
    let isWide = arguments.contains { $0.value.memberName == "displayP3" }
    let alpha = parts["opacity"] ?? parts["alpha"] ?? 1
    var color: RGBA?
    if let red = parts["red"], let green = parts["green"], let blue = parts["blue"] {
      color = isWide
        ? RGBA.displayP3(red: red, green: green, blue: blue, alpha: alpha) : RGBA(red: red, green: green, blue: blue, alpha: alpha)
    } else if let white = parts["white"] {
      color = RGBA(red: white, green: white, blue: white, alpha: alpha)
    } else if let hue = parts["hue"], let saturation = parts["saturation"], let brightness = parts["brightness"], !isWide {
      color = RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    return color.map { Paint(kind: .fixed, colors: ModeColors(always: $0)) }
  }
}

extension RGBA {
  /// - Parameter hue: 0 to 1, as the others.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
}

extension Value {
  /// Whether a name was looked up and only led to itself.
  public func isSame(as member: MemberValue) -> Bool {
    guard case .member(let other) = self else { return false }
    return other.type == nil && other.name == member.name && other.source == member.source
  }
}

extension Value {
  /// A colour to which something more is done.
  fileprivate func changed(_ change: MemberChange, _ source: SourceRange) -> Value {
    switch unbound {
    case .member(let member):
      return .member(MemberValue(
        type: member.type, name: member.name, arguments: member.arguments, source: member.source,
        changes: member.changes + [change]))
    case .view(let node):
      let call = ModifierCall(name: change.name, arguments: change.arguments, source: source, callRange: source)
      return .view(.modified(node, call))
    case .choice(let ways):
      return .choice(ways.map { ConditionalValue(condition: $0.condition, value: $0.value.changed(change, source)) })
    default: return self
    }
  }

  /// Whether it is made as a colour of the catalogue is: `UIColor(named: "ink")`.
  fileprivate var mayBeNamedColor: Bool {
    guard case .view(.primitive(let view)) = self, ["UIColor", "NSColor", "Color"].contains(view.name) else { return false }
    guard let first = view.arguments.first else { return false }
    return first.label == "named" || first.value.mayBeNamedColor
  }
}
