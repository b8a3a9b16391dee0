import AccessibilityModel
import SourceModel
import ViewEvaluation

extension TreeBuilder {
  typealias EnvironmentHandler = @Sendable (TreeBuilder, ModifierCall, inout ViewContext) -> Void

  /// Modifiers that hand something down. The innermost of several wins, since it comes last on the way down.
  static let environmentModifiers: [String: EnvironmentHandler] = [
    "labelStyle": { builder, call, context in
      guard let argument = call.arguments.first else { return }
      let style = argument.value
      switch style.memberName {
      case "iconOnly"?: context.labelStyle = .iconOnly
      case "titleOnly"?: context.labelStyle = .titleOnly
      case "automatic"?, "titleAndIcon"?: context.labelStyle = .automatic
      default:
        if case .view(let node) = style, let name = node.primitive?.name {
          context.labelStyle = name == "IconOnlyLabelStyle" ? .iconOnly : .automatic
        } else {
          context.labelStyle = .custom(StyleValue(argument, builder.evaluator))
        }
      }
    },
    "font": { _, call, context in
      context.handed.writtenFont = call.arguments.first.map { argument in
        let text = argument.source.text
        return text.hasPrefix(".") ? String(text.dropFirst()) : text
      }
    },
    "textContentType": { _, call, context in
      guard let argument = call.arguments.first, !argument.value.isAbsent else { return }
      context.inputPurpose = argument.value.memberName ?? ""
    },
    "buttonStyle": { builder, call, context in
      context.buttonStyle = call.arguments.first.map { StyleValue($0, builder.evaluator) }
    },
    "toggleStyle": { builder, call, context in
      context.toggleStyle = call.arguments.first.map { StyleValue($0, builder.evaluator) }
    },
    "disclosureGroupStyle": { $0.keepStyle(of: "DisclosureGroup", $1, &$2) },
    "groupBoxStyle": { $0.keepStyle(of: "GroupBox", $1, &$2) },
    "labeledContentStyle": { $0.keepStyle(of: "LabeledContent", $1, &$2) },
    "tipViewStyle": { $0.keepStyle(of: "TipView", $1, &$2) },
    "pickerStyle": { builder, call, context in
      context.pickerStyle = call.arguments.first.map { argument in
        if let name = argument.value.memberName { return name }
        if case .view(let node) = argument.value, let name = node.primitive?.name { return builder.pickerStyle(ofType: name) }
        return "menu"
      }
    },
    "datePickerStyle": { builder, call, context in
      context.datePickerStyle = call.arguments.first.map { builder.styleName($0.value) }
    },
    "symbolVariant": { builder, call, context in context.symbolVariants = builder.symbolVariants(call) },
    "tabViewStyle": { builder, call, context in
      // `.page`, `PageTabViewStyle()`
      let style = call.arguments.first.map { builder.styleName($0.value) }
      context.tabViewIsPaged = style?.lowercased().contains("page") ?? false
    },
    "disabled": { builder, call, context in
      guard let argument = call.arguments.first else { return }
      // Once disabled from outside, nothing inside enables it again.
      if case .yes = context.disabled { return }
      switch argument.value.unbound {
      case .boolean(true): context.disabled = .yes
      case .boolean(false): break
      case .unknown(let unknown): builder.disable(&context, under: builder.condition(of: unknown))
      case .choice:
        switch builder.evaluator.verdict(of: argument.value, text: builder.holeText(argument)) {
        case .always: context.disabled = .yes
        case .never: break
        case .depends(let yes, _): builder.disable(&context, under: yes)
        }
      default: builder.disable(&context, under: builder.condition(builder.holeText(argument)))
      }
    },
  ]

  /// Where a view around it is disabled too, either is enough.
  private func disable(_ context: inout ViewContext, under condition: Condition) {
    guard case .under(let outer) = context.disabled else {
      context.disabled = .under(condition)
      return
    }
    context.disabled = evaluator.either(outer, condition).map { .under($0) } ?? .yes
  }

  private func keepStyle(of view: String, _ call: ModifierCall, _ context: inout ViewContext) {
    context.partStyles[view] = call.arguments.first.map { StyleValue($0, evaluator) }
  }

  /// `SegmentedPickerStyle()` means `.segmented`.
  private func pickerStyle(ofType name: String) -> String {
    let stem = name.hasSuffix("PickerStyle") ? String(name.dropLast("PickerStyle".count)) : name
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }

  /// The condition that an expression of unknown value holds.
  func condition(_ expression: String) -> Condition { evaluator.condition(expression) }

  func condition(of unknown: UnknownValue) -> Condition { evaluator.condition(of: unknown) }
}
