import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  typealias AppearanceHandler = @Sendable (TreeBuilder, ModifierCall, inout HandedDown) -> Void

  /// Modifiers that say how everything inside looks. They are heeded on the way down, whatever else they do.
  static let appearanceModifiers: [String: AppearanceHandler] = [
    "font": { builder, call, appearance in
      guard let argument = call.arguments.first else { return }
      appearance.font = FontReader(evaluator: builder.evaluator, for: call).setting(argument, call)
    },
    "bold": { _, call, appearance in if call.isOn { appearance.weight = .bold } },
    "fontWeight": { _, call, appearance in
      appearance.weight = LetterWeight(named: call.arguments.first?.value.memberName)
    },
    "foregroundColor": { $0.paintForeground($1, &$2, isHierarchical: false) },
    "foregroundStyle": { $0.paintForeground($1, &$2, isHierarchical: true) },
    "fill": { $0.paintForeground($1, &$2, isHierarchical: true) },
    "stroke": { $0.paintForeground($1, &$2, isHierarchical: true) },
    "strokeBorder": { $0.paintForeground($1, &$2, isHierarchical: true) },
    "tint": { $0.paintTint($1, &$2) },
    "accentColor": { $0.paintTint($1, &$2) },
    "border": { builder, call, appearance in
      guard let argument = call.arguments.first else { return }
      appearance.border = builder.paints(appearance).setting(argument, call)
    },
    "listRowBackground": { builder, call, appearance in
      guard let argument = call.arguments.first, !argument.value.isAbsent else { return }
      let paint = argument.value.viewNode.flatMap { builder.surface(of: $0, appearance) }
      appearance.background =
        paint.map {
          Setting(
            options: [.init(value: $0, conditions: [], origin: argument.source)], argument: argument.source,
            modifier: call.callRange)
        } ?? builder.unknownBackdrop("row", call.callRange)
    },
    "opacity": { builder, call, appearance in builder.fade(call, &appearance) },
    "lineLimit": { builder, call, appearance in
      guard let argument = call.arguments.first else { return }
      let reader = StyleOptions<Int> { value in
        switch value {
        case .absent: (0, nil)
        case .number(let lines): (Int(clamping: lines), nil)
        default: nil
        }
      }
      appearance.lineLimit = reader.setting(argument, call)
    },
    "minimumScaleFactor": { _, call, appearance in
      appearance.minimumScale = TreeBuilder.numbers(call.arguments.first, call)
    },
    "offset": { builder, call, appearance in builder.displace(call, &appearance) },
    "blur": { builder, call, appearance in
      appearance.foreground = builder.unknownBackdrop(call.name, call.callRange)
      appearance.background = builder.unknownBackdrop(call.name, call.callRange)
      appearance.blurRadius = TreeBuilder.numbers(call.arguments.first(labelled: "radius"), call)
    },
    "clipped": { _, _, appearance in appearance.isClipped = true },
    "clipShape": { _, _, appearance in appearance.isClipped = true },
    "frame": { builder, call, appearance in
      builder.clip(call, &appearance)
      // One that only has a largest width may still be narrower, and a later one of no number gives no more room.
      if let width = TreeBuilder.numbers(call.arguments.first(labelled: "width"), call) { appearance.fixedWidth = width }
      // Only a height that is given as such holds text in; an `ideal` or smallest one gives way.
      let height = call.arguments.first(labelled: "height") ?? call.arguments.first(labelled: "maxHeight")
      guard let setting = TreeBuilder.numbers(height, call) else { return }
      appearance.fixedHeight = setting
    },
    "fixedSize": { _, call, appearance in
      // Takes the room it needs whatever a frame around it offers.
      if case .boolean(false)? = call.arguments.first(labelled: "horizontal")?.value {} else { appearance.fixedWidth = nil }
      if case .boolean(false)? = call.arguments.first(labelled: "vertical")?.value { return }
      appearance.fixedHeight = nil
    },
    "presentationDetents": { _, call, appearance in appearance.sheetHeight = TreeBuilder.greatestDetent(call) },
    "dynamicTypeSize": { _, call, appearance in
      guard let argument = call.arguments.first else { return }
      appearance.largestTextSize = TreeBuilder.largestSize(argument, call)
    },
    "preferredColorScheme": { _, call, appearance in TreeBuilder.force(call.arguments.first, call, &appearance) },
    "colorScheme": { _, call, appearance in TreeBuilder.force(call.arguments.first, call, &appearance) },
    "environment": { _, call, appearance in
      guard call.arguments.count == 2, case .text(let key) = call.arguments[0].value else { return }
      switch key.keyPath?.last {
      case "colorScheme"?: TreeBuilder.force(call.arguments[1], call, &appearance)
      case "dynamicTypeSize"?, "sizeCategory"?:
        appearance.largestTextSize = TreeBuilder.largestSize(call.arguments[1], call)
      default: break
      }
    },
  ]

  /// Modifiers that change the colours of everything inside in ways that are not followed.
  static let colorEffects = FrameworkNames.names(.colourEffect)

  /// Modifiers that put something behind their view that is not one colour.
  static let otherBackgrounds = FrameworkNames.names(.mixedBackground)

  /// What a modifier says about the look of everything inside.
  func heedAppearance(_ call: ModifierCall, _ appearance: inout HandedDown) {
    noteDecisions(call, &appearance)
    if let handler = Self.appearanceModifiers[call.name] { return handler(self, call, &appearance) }
    if Self.colorEffects.contains(call.name) {
      appearance.foreground = unknownBackdrop(call.name, call.callRange)
      appearance.background = unknownBackdrop(call.name, call.callRange)
    } else if Self.otherBackgrounds.contains(call.name) {
      appearance.background = unknownBackdrop(call.name, call.callRange)
    }
  }

  private func paintForeground(_ call: ModifierCall, _ appearance: inout HandedDown, isHierarchical: Bool) {
    guard let argument = call.arguments.first(labelled: nil), !argument.value.isAbsent else { return }
    // Without a colour around, a shade is one of the label colours.
    if isHierarchical { ask(.hasForeground, of: appearance) }
    let isShade = isHierarchical && appearance.foreground != nil
    appearance.foreground = paints(appearance).setting(argument, call, isHierarchical: isShade)
  }

  /// `tint(nil)` gives back the accent colour.
  private func paintTint(_ call: ModifierCall, _ appearance: inout HandedDown) {
    guard let argument = call.arguments.first else { return }
    appearance.tint = argument.value.isAbsent ? nil : paints(appearance).setting(argument, call)
  }

  private func fade(_ call: ModifierCall, _ appearance: inout HandedDown) {
    guard var setting = Self.numbers(call.arguments.first, call) else {
      guard let argument = call.arguments.first else { return }
      appearance.foreground = unknownBackdrop("opacity", argument.source)
      return
    }
    ask(.opacity, of: appearance)
    if let outer = appearance.opacity, outer.options.count * setting.options.count <= 8 {
      setting.options = outer.options.flatMap { outer in
        setting.options.map { inner in
          .init(value: outer.value * inner.value, conditions: outer.conditions + inner.conditions, origin: inner.origin)
        }
      }
    }
    appearance.opacity = setting
  }

  static func numbers(_ argument: EvaluatedArgument?, _ call: ModifierCall) -> Setting<Double>? {
    guard let argument else { return nil }
    let reader = StyleOptions<Double> { value in
      if case .number(let number) = value { (number, nil) } else { Evaluator.number(convertedIn: value).map { ($0.number, nil) } }
    }
    return reader.setting(argument, call)
  }

  /// The greatest of the heights that a sheet may have, where all are numbers: `[.height(300), .medium]`.
  private static func greatestDetent(_ call: ModifierCall) -> Setting<Double>? {
    guard let argument = call.arguments.first, case .array(let members) = argument.value.unbound, !members.isEmpty else { return nil }
    let heights = members.map { member -> Double? in
      guard case .member(let detent) = member.unbound else { return nil }
      if detent.name == "medium", detent.arguments.isEmpty { return mediumDetent }
      guard detent.name == "height", case .number(let points)? = detent.arguments.first?.value.unbound else { return nil }
      return points
    }
    guard !heights.contains(nil), let greatest = heights.compactMap(\.self).max(), greatest > 0 else { return nil }
    return Setting(
      options: [.init(value: greatest, conditions: [], origin: argument.source)], argument: argument.source,
      modifier: call.callRange)
  }

  /// About half of a phone's 844 points (Apple: documentation of PresentationDetent.medium; Human Interface Guidelines,
  /// Layout).
  private static let mediumDetent = 422.0

  private func displace(_ call: ModifierCall, _ appearance: inout HandedDown) {
    let isPlain = call.arguments.allSatisfy { ["x", "y"].contains($0.label) }
    guard isPlain else { return }
    let reader = StyleOptions<Double> { value in
      switch value {
      case .number(let number): (number, nil)
      case .unknown(let unknown) where Self.isLengthOfScreen(unknown.expression): (.infinity, nil)
      default: nil
      }
    }
    func joined(_ label: String, _ outer: Setting<Double>?) -> Setting<Double>? {
      guard let argument = call.arguments.first(labelled: label) else { return outer }
      return reader.setting(argument, call).flatMap { own in outer.map { $0.reachesFurther(than: own) ? $0 : own } ?? own }
    }
    ask(.horizontalOffset, of: appearance)
    ask(.verticalOffset, of: appearance)
    appearance.horizontalOffset = joined("x", appearance.horizontalOffset)
    appearance.verticalOffset = joined("y", appearance.verticalOffset)
  }

  /// `UIScreen.main.bounds.width`, `-proxy.size.height`
  private static func isLengthOfScreen(_ expression: String) -> Bool {
    let name = expression.drop { "-( ".contains($0) }
    return (name.hasSuffix(".width") || name.hasSuffix(".height"))
      && (name.contains(".bounds.") || name.contains(".size.")) && !name.contains { "*/+".contains($0) }
  }

  private func clip(_ call: ModifierCall, _ appearance: inout HandedDown) {
    let sides = ["height", "width", "maxHeight", "maxWidth"].compactMap { call.arguments.first(labelled: $0) }
    if sides.isEmpty { return }
    ask(.isClipped, of: appearance)
    guard appearance.isClipped else { return }
    let reader = StyleOptions<Double> { value in
      switch value {
      case .number(let number): (number, nil)
      case .absent: (.infinity, nil)
      case .member(let member) where member.name == "infinity": (.infinity, nil)
      default: nil
      }
    }
    for side in sides {
      guard let setting = reader.setting(side, call) else { continue }
      appearance.clippedSide = setting
      if setting.options.contains(where: { $0.value == 0 }) { return }
    }
  }

  private static func force(
    _ argument: EvaluatedArgument?, _ call: ModifierCall, _ appearance: inout HandedDown
  ) {
    guard let argument, !argument.value.isAbsent else { return }
    let scheme = argument.value.memberName.flatMap(ForcedScheme.init) ?? .chosen
    appearance.colorScheme = Setting(
      options: [.init(value: scheme, conditions: [], origin: argument.source)], argument: argument.source,
      modifier: call.callRange)
  }

  /// The upper bound of `.large`, `...DynamicTypeSize.xLarge`, `.small ... .accessibility1`; nil where it is not told.
  private static func largestSize(_ argument: EvaluatedArgument, _ call: ModifierCall) -> Setting<TextSize>? {
    let text = argument.source.text
    var upper: Substring = text[...]
    var isBelow = false
    if let range = text.firstRange(of: "...") {
      upper = text[range.upperBound...]
    } else if let range = text.firstRange(of: "..<") {
      upper = text[range.upperBound...]
      isBelow = true
    } else if argument.value.memberName == nil {
      return nil
    }
    let name = upper.split { !$0.isLetter && !$0.isNumber }.last.map(String.init) ?? ""
    guard !upper.contains("?"), let size = textSize(name), let limit = isBelow ? size.smaller : size else { return nil }
    return Setting(
      options: [.init(value: limit, conditions: [], origin: argument.source)], argument: argument.source,
      modifier: call.callRange)
  }

  /// `ContentSizeCategory`, which came before, has other names for some sizes.
  private static func textSize(_ name: String) -> TextSize? {
    let former: [String: TextSize] = [
      "extraSmall": .xSmall, "medium": .medium, "extraLarge": .xLarge, "extraExtraLarge": .xxLarge,
      "extraExtraExtraLarge": .xxxLarge, "accessibilityMedium": .accessibility1, "accessibilityLarge": .accessibility2,
      "accessibilityExtraLarge": .accessibility3, "accessibilityExtraExtraLarge": .accessibility4,
      "accessibilityExtraExtraExtraLarge": .accessibility5,
    ]
    return TextSize(rawValue: name) ?? former[name]
  }
}

extension ModifierCall {
  /// Whether a modifier with an optional Boolean argument does something: `bold()`, `bold(true)`.
  fileprivate var isOn: Bool {
    guard let argument = arguments.first else { return true }
    if case .boolean(let isOn) = argument.value { return isOn }
    return false
  }
}

extension Value {
  /// The view that a value is, without evaluating anything.
  var viewNode: ViewNode? {
    switch self {
    case .view(let node): node
    case .member(let member) where member.type == "Color":
      .primitive(PrimitiveView(
        name: "Color", arguments: [.synthesized(label: "named", value: self, source: member.source)],
        source: member.source))
    default: nil
    }
  }
}

extension Setting<Double> {
  /// What moves a view as a whole takes it away, whatever moves its parts a little within it.
  fileprivate func reachesFurther(than inner: Setting<Double>) -> Bool {
    func reach(_ setting: Setting<Double>) -> Double { setting.options.map { abs($0.value) }.max() ?? 0 }
    return reach(self) > reach(inner)
  }
}
