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
    case .unknown(let unknown): return (FontStyle(kind: .unknown(unknown.expression)), nil)
    default: return (FontStyle(kind: .unknown("font")), nil)
    }
  }

  private func font(_ member: MemberValue) -> (FontStyle, SourceRange?) {
    if member.type == nil, let own = evaluator.member(member, ofExternal: "Font") {
      guard !own.isSame(as: member) else { return (FontStyle(kind: .unknown(member.name)), nil) }
      // Alternatives within a token are not told apart.
      guard case .choice = own else {
        var (style, origin) = font(own)
        style.isBold = style.isBold || isBold(member.changes)
        return (style, origin)
      }
      return (FontStyle(kind: .unknown(member.name)), nil)
    }
    var style = style(member)
    style.isBold = style.isBold || isBold(member.changes)
    return (style, member.source)
  }

  private func style(_ member: MemberValue) -> FontStyle {
    switch member.name {
    case "system":
      if let size = member.arguments.first(labelled: "size") { return system(size, member.arguments) }
      guard let style = member.arguments.first(labelled: nil)?.value.memberName, TextStyles.contains(style)
      else { break }
      return textStyle(style, isBold: isBold(member.arguments))
    case "custom": return custom(member.arguments)
    default:
      guard member.arguments.isEmpty, TextStyles.contains(member.name) else { break }
      return textStyle(member.name, isBold: member.name == "headline")
    }
    return FontStyle(kind: .unknown(member.name))
  }

  private func textStyle(_ name: String, isBold: Bool = false) -> FontStyle {
    FontStyle(kind: .textStyle(name), size: TextStyles.points(of: name, on: system), isBold: isBold)
  }

  /// A size that is no number may well be scaled, as by `@ScaledMetric`.
  private func system(_ size: EvaluatedArgument, _ arguments: [EvaluatedArgument]) -> FontStyle {
    guard let points = number(size.value) else { return FontStyle(kind: .unknown(size.source.text)) }
    return FontStyle(kind: .systemSize, size: points, isBold: isBold(arguments))
  }

  /// The end of its name tells the weight: `.custom("Brand-Bold", size: 20)`.
  private func custom(_ arguments: [EvaluatedArgument]) -> FontStyle {
    let name = arguments.first { $0.label == nil }
    var style = customSize(arguments)
    style.isBold = name.map(isBoldName) ?? false
    return style
  }

  private func isBoldName(_ name: EvaluatedArgument) -> Bool {
    evaluator.plainText(name.value, source: name.source)?.spoken.literal.map(FontNames.isBold) ?? false
  }

  private func customSize(_ arguments: [EvaluatedArgument]) -> FontStyle {
    if let size = arguments.first(labelled: "fixedSize") {
      guard let points = number(size.value) else { return FontStyle(kind: .unknown(size.source.text)) }
      return FontStyle(kind: .fixedCustom, size: points)
    }
    return FontStyle(kind: .scalingCustom, size: arguments.first(labelled: "size").flatMap { number($0.value) })
  }

  /// `Font(UIFont.systemFont(ofSize: 14))`. A font that was scaled, or preferred, by UIKit is another matter.
  private func font(_ node: ViewNode) -> (FontStyle, SourceRange?) {
    guard case .primitive(let view) = node, view.name == "Font", let argument = view.arguments.first else {
      return (FontStyle(kind: .unknown("font")), nil)
    }
    switch argument.value {
    case .member(let member) where member.type == "UIFont":
      guard Self.fixedPlatformFonts.contains(member.name), member.changes.isEmpty,
        let size = member.arguments.first(labelled: "ofSize").flatMap({ number($0.value) }) else { break }
      let isBold = member.name == "boldSystemFont" || isBold(member.arguments)
      return (FontStyle(kind: .fixedCustom, size: size, isBold: isBold), view.source)
    case .view(.primitive(let inner)) where inner.name == "UIFont":
      // Size 0 leaves that of the descriptor, which may be a preferred one.
      guard let size = inner.arguments.first(labelled: "size").flatMap({ number($0.value) }), size > 0 else { break }
      let isBold = inner.arguments.first(labelled: "name").map(isBoldName) ?? false
      return (FontStyle(kind: .fixedCustom, size: size, isBold: isBold), view.source)
    default: break
    }
    return (FontStyle(kind: .unknown(argument.source.text)), view.source)
  }

  private static let fixedPlatformFonts: Set<String> = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont", "monospacedDigitSystemFont",
  ]

  private func number(_ value: Value) -> Double? {
    if case .number(let number) = value.unbound { return number }
    // Of sizes for one device or another the smaller; none of them follows the text size.
    if case .choice(let alternatives) = value.unbound {
      let sizes = alternatives.compactMap { number($0.value) }
      return sizes.count == alternatives.count ? sizes.min() : nil
    }
    return nil
  }

  private func isBold(_ arguments: [EvaluatedArgument]) -> Bool {
    arguments.first(labelled: "weight")?.value.memberName.map(Self.boldWeights.contains) ?? false
  }

  private func isBold(_ changes: [MemberChange]) -> Bool {
    changes.contains { change in
      change.name == "bold"
        || change.name == "weight" && change.arguments.first?.value.memberName.map(Self.boldWeights.contains) ?? false
    }
  }

  /// Semibold counts, so that nothing is asked of a text that may pass as bold.
  static let boldWeights: Set<String> = ["semibold", "bold", "heavy", "black"]
}
