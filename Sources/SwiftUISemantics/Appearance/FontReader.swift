import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// Reads fonts from values: text styles, fonts of a size, and the project's own names for these.
struct FontReader {
  let evaluator: Evaluator
  /// Where the text is seen, as far as that is one system; its text styles have sizes of their own.
  private let system: String?

  init(evaluator: Evaluator, for call: ModifierCall) {
    self.evaluator = evaluator
    system = evaluator.codeSystem ?? call.callRange.file.build.system
  }

  func setting(_ argument: EvaluatedArgument, _ call: ModifierCall) -> Setting<FontStyle> {
    let reader = StyleOptions<FontStyle> { value in font(value) }
    return reader.setting(argument, call)
      ?? Setting(
        options: [
          .init(value: FontStyle(kind: .unknown(argument.source.text)), conditions: [], origin: argument.source)
        ], argument: argument.source, modifier: call.callRange)
  }

  private func font(_ value: Value) -> (FontStyle, SourceRange?) {
    switch value {
    // No font is the default one.
    case .absent: return (textStyle("body"), nil)
    case .member(let member): return font(member)
    case .view(let node): return font(node)
    case .unknown(let unknown): return (generated(value) ?? FontStyle(kind: .unknown(unknown.expression)), nil)
    default: return (FontStyle(kind: .unknown("font")), nil)
    }
  }

  private func font(_ member: MemberValue) -> (FontStyle, SourceRange?) {
    if let style = generated(.member(member)) { return (style, member.source) }
    if member.type == nil, let own = evaluator.member(member, ofExternal: "Font") {
      guard !own.isSame(as: member) else { return (FontStyle(kind: .unknown(member.name)), nil) }
      // Alternatives within a token are not told apart.
      guard case .choice = own else {
        var (style, origin) = font(own)
        style.weight = max(style.weight, weight(member.changes))
        return (style, origin)
      }
      return (FontStyle(kind: .unknown(member.name)), nil)
    }
    var style = style(member)
    style.weight = max(style.weight, weight(member.changes))
    return (style, member.source)
  }

  private func style(_ member: MemberValue) -> FontStyle {
    switch member.name {
    case "system":
      if let size = member.arguments.first(labelled: "size") { return system(size, member.arguments) }
      guard let style = member.arguments.first(labelled: nil)?.value.memberName, TextStyles.contains(style)
      else { break }
      return textStyle(style, weight: weight(member.arguments))
    case "custom": return custom(member.arguments)
    default:
      guard member.arguments.isEmpty, TextStyles.contains(member.name) else { break }
      return textStyle(member.name, weight: member.name == "headline" ? .semibold : .regular)
    }
    return FontStyle(kind: .unknown(member.name))
  }

  private func textStyle(_ name: String, weight: LetterWeight = .regular) -> FontStyle {
    FontStyle(kind: .textStyle(name), size: TextStyles.points(of: name, on: system), weight: weight)
  }

  /// A size that is no number may well be scaled, as by `@ScaledMetric`.
  private func system(_ size: EvaluatedArgument, _ arguments: [EvaluatedArgument]) -> FontStyle {
    if let points = scaled(size.value) { return FontStyle(kind: .scalingCustom, size: points, weight: weight(arguments)) }
    guard let points = number(size.value), points > 0 else { return FontStyle(kind: .unknown(size.source.text)) }
    return FontStyle(kind: .systemSize, size: points, weight: weight(arguments))
  }

  /// `UIFontMetrics.default.scaledValue(for: 36)`: the points at the default text size (Apple: documentation of UIFontMetrics).
  private func scaled(_ size: Value) -> Double? {
    guard case .member(let member) = size.unbound, member.type == "UIFontMetrics", let last = member.changes.last,
      last.name == "scaledValue", let points = last.arguments.first(labelled: "for").flatMap({ number($0.value) }), points > 0
    else { return nil }
    return points
  }

  /// The end of its name tells the weight: `.custom("Brand-Bold", size: 20)`.
  private func custom(_ arguments: [EvaluatedArgument]) -> FontStyle {
    let name = arguments.first { $0.label == nil }
    var style = customSize(arguments)
    style.weight = name.map { weight(ofName: $0) } ?? .regular
    style.isOfPictures = name.map(isOfPictures) ?? false
    return style
  }

  private func isOfPictures(_ name: EvaluatedArgument) -> Bool {
    let names = evaluator.plainText(name.value, source: name.source)?.spoken.literals ?? []
    return !names.isEmpty && names.allSatisfy(FontNames.isOfPictures)
  }

  private func weight(ofName name: EvaluatedArgument) -> LetterWeight {
    evaluator.plainText(name.value, source: name.source)?.spoken.literal.map(LetterWeight.init(ofFont:)) ?? .regular
  }

  private func customSize(_ arguments: [EvaluatedArgument]) -> FontStyle {
    if let size = arguments.first(labelled: "fixedSize") {
      guard let points = number(size.value) else { return FontStyle(kind: .unknown(size.source.text)) }
      return FontStyle(kind: .fixedCustom, size: points)
    }
    var style = FontStyle(kind: .scalingCustom, size: arguments.first(labelled: "size").flatMap { number($0.value) })
    if let other = arguments.first(labelled: "relativeTo") { style.growsWith = other.value.memberName ?? "" }
    return style
  }

  /// `Font(UIFont.systemFont(ofSize: 14))`. A font that was scaled, or preferred, by UIKit is another matter.
  private func font(_ node: ViewNode) -> (FontStyle, SourceRange?) {
    // `Font(small).weight(.bold)`
    if case .modified(let inner, let change) = node, Self.changes.contains(change.name) {
      var (style, origin) = font(inner)
      style.weight = max(style.weight, weight([MemberChange(name: change.name, arguments: change.arguments)]))
      return (style, origin)
    }
    guard case .primitive(let view) = node, view.name == "Font", let argument = view.arguments.first else {
      return (FontStyle(kind: .unknown("font")), nil)
    }
    switch argument.value {
    case .member(let member) where member.type == "UIFont":
      guard Self.fixedPlatformFonts.contains(member.name), member.changes.isEmpty,
        let size = member.arguments.first(labelled: "ofSize").flatMap({ number($0.value) }) else { break }
      let own = member.name == "boldSystemFont" ? .bold : weight(member.arguments)
      return (FontStyle(kind: .fixedCustom, size: size, weight: own), view.source)
    case .view(.primitive(let inner)) where inner.name == "UIFont":
      // Size 0 leaves that of the descriptor, which may be a preferred one.
      guard let size = inner.arguments.first(labelled: "size").flatMap({ number($0.value) }), size > 0 else { break }
      let own = inner.arguments.first(labelled: "name").map { weight(ofName: $0) } ?? .regular
      return (FontStyle(kind: .fixedCustom, size: size, weight: own), view.source)
    case .unknown, .member:
      if let style = generated(argument.value, isOfPlatform: true) { return (style, view.source) }
    default: break
    }
    return (FontStyle(kind: .unknown(argument.source.text)), view.source)
  }

  /// What a tool makes of a file of letters and that is not in the repository: `FontFamily.Brand.bold.font(size: 18)` is
  /// a font of UIKit and keeps its size, `swiftUIFont(size:)` one of SwiftUI that is scaled (SwiftGen and Tuist: template
  /// of fonts).
  private func generated(_ value: Value, isOfPlatform: Bool = false) -> FontStyle? {
    let maker = isOfPlatform ? "font" : "swiftUIFont"
    switch value {
    case .member(let member):
      let steps = [(member.name, member.arguments)] + member.changes.map { ($0.name, $0.arguments) }
      guard member.type?.first?.isUppercase == true, member.type != "UIFont", let last = steps.last, last.0 == maker,
        let argument = last.1.first, ["size", "fixedSize"].contains(argument.label), let size = number(argument.value)
      else { return nil }
      return generated(steps.dropLast().last?.0 ?? "", size, isScaled: !isOfPlatform && argument.label == "size")
    case .unknown(let unknown):
      guard unknown.declaration == nil, unknown.expression.hasSuffix(")") else { return nil }
      let path = unknown.expression.split(separator: ".", maxSplits: 8).map(String.init)
      guard let call = path.firstIndex(where: { $0.hasPrefix(maker + "(") }), call > 1,
        path[0].first?.isUppercase == true else { return nil }
      let arguments = path[call...].joined(separator: ".").dropFirst(maker.count + 1).dropLast()
      let parts = arguments.split(separator: ",").first?.split(separator: ":") ?? []
      guard parts.count == 2, ["size", "fixedSize"].contains(parts[0]), let size = Double(parts[1].drop { $0 == " " })
      else { return nil }
      return generated(path[call - 1], size, isScaled: !isOfPlatform && parts[0] == "size")
    default: return nil
    }
  }

  private func generated(_ name: String, _ size: Double, isScaled: Bool) -> FontStyle? {
    guard size > 0 else { return nil }
    let word = name.lowercased()
    let weight: LetterWeight = NameWords.words(.semiboldFont).contains(word)
      ? .semibold : NameWords.words(.boldFont).contains(word) ? .bold : LetterWeight(ofFont: name)
    return FontStyle(kind: isScaled ? .scalingCustom : .fixedCustom, size: size, weight: weight)
  }

  /// What makes another font of one, of the same size (Apple: documentation of Font).
  private static let changes: Set<String> = [
    "weight", "bold", "italic", "width", "leading", "monospaced", "monospacedDigit", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps",
  ]
  private static let fixedPlatformFonts = FrameworkNames.names(.systemFont)

  /// A number as it is, or made of another: `CGFloat(14)`, and so what an initialiser that the app adds to `CGFloat` ends in.
  private func number(_ value: Value) -> Double? {
    if case .number(let number) = value.unbound { return number }
    if let converted = Evaluator.number(convertedIn: value.unbound) { return converted.number }
    // Of sizes for one device or another the smaller; none of them follows the text size.
    if case .choice(let alternatives) = value.unbound {
      let sizes = alternatives.compactMap { number($0.value) }
      return sizes.count == alternatives.count ? sizes.min() : nil
    }
    return nil
  }

  private func weight(_ arguments: [EvaluatedArgument]) -> LetterWeight {
    LetterWeight(named: arguments.first(labelled: "weight")?.value.memberName)
  }

  private func weight(_ changes: [MemberChange]) -> LetterWeight {
    changes.map { change in
      switch change.name {
      case "bold": .bold
      case "weight": LetterWeight(named: change.arguments.first?.value.memberName)
      default: .regular
      }
    }.max() ?? .regular
  }
}

extension LetterWeight {
  /// As the end of the name of a font tells: `Brand-SemiBold`.
  init(ofFont name: String) {
    self = FontNames.isBold(name) ? FontNames.isSemibold(name) ? .semibold : .bold : .regular
  }
}
