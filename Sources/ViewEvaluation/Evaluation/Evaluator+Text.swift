import AccessibilityModel
import SourceModel
import SwiftSource

/// A text argument, ready to be spoken.
public struct ResolvedText: Sendable {
  public var spoken: SpokenText
  public var localization: Localization

  public init(spoken: SpokenText, localization: Localization) {
    self.spoken = spoken
    self.localization = localization
  }
}

extension Evaluator {
  // MARK: - Literals

  func text(of literal: StringLiteral, in scope: Scope) -> TextValue {
    var segments: [TextValue.Segment] = []
    for segment in literal.segments {
      switch segment {
      case .text(let text): if !text.isEmpty { segments.append(.text(text)) }
      case .interpolation(let expression, let extra):
        let value = evaluate(expression, in: scope)
        if case .number = value, extra.count == 1, extra[0].label == "specifier",
          let format = spoken(evaluate(extra[0].value, in: scope))?.literal, let number = spoken(value) {
          segments.append(.argument(localizer.format(format, [number]), isNumber: false))
        } else if !extra.isEmpty, extra.contains(where: { ["format", "specifier", "formatter", "style"].contains($0.label) }) {
          segments.append(.argument(.hole(holeText(value, expression)), isNumber: false))
        } else {
          segments.append(.argument(interpolated(value, expression), isNumber: isNumber(value)))
        }
      }
    }
    return TextValue(segments: segments, kind: .literal)
  }

  private func isNumber(_ value: Value) -> Bool {
    if case .number = value { return true }
    if case .unknown(let unknown) = value, let name = unknown.type?.name { return ["Int", "UInt", "Int64", "Int32"].contains(name) }
    return false
  }

  private func interpolated(_ value: Value, _ expression: Expression) -> SpokenText {
    if case .enumeration(let value) = value, value.payload.isEmpty {
      // A case is written by its name, unless the type describes itself.
      guard let property = index.property("description", of: value.declaration, isStatic: false)
      else { return SpokenText(value.name) }
      return spoken(evaluate(property, receiver: .enumeration(value))) ?? .hole(expressionText(expression))
    }
    if let name = typeName(value) { return SpokenText(name) }
    // Of integers, whose division drops the rest, and of fractions a text shows different digits; a colour or a
    // length takes its numbers for fractions.
    if case .number(let number) = value, !isWhole(number), expression.mayDropRest { return .hole(expressionText(expression)) }
    return spoken(value) ?? .hole(holeText(value, expression))
  }

  /// The words of a value, nil when it is nothing that can be read.
  func spoken(_ value: Value) -> SpokenText? {
    switch value {
    case .text(let text):
      if case .key = text.kind { return localizer.localize(text).spoken }
      return text.spoken
    case .number(let number): return SpokenText(digits(number))
    case .boolean(let boolean): return SpokenText(boolean ? "true" : "false")
    case .absent: return nil
    case .view(let node): return textOfView(node)?.spoken
    case .unknown(let unknown): return .hole(unknown.expression)
    case .binding(let inner): return spoken(inner)
    case .enumeration(let value): return .hole(".\(value.name)")
    case .choice(let alternatives):
      let texts = alternatives.map {
        SpokenText.Alternative(condition: $0.condition, text: spoken($0.value) ?? unspoken($0.value))
      }
      return .choice(texts)
    case .instance, .member, .array, .tuple, .closure, .function, .type, .externalType, .object, .method: return nil
    }
  }

  /// What stands for a value that is no text: nothing for nil, a hole for what may be a text in a way that was not
  /// followed.
  private func unspoken(_ value: Value) -> SpokenText {
    switch value {
    case .member(let member): .hole(shortened(member.source))
    case .instance(let instance): .hole(shortened(instance.source))
    case .closure(let closure): .hole(shortened(closure.range))
    case .view(let node): node.isEmpty ? .empty : .hole(node.source.map(shortened) ?? "…")
    default: .empty
    }
  }

  private func digits(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }

  // MARK: - Arguments of views and modifiers

  /// A text argument as SwiftUI would show it: literals and keys are translated, strings are not. nil when the argument
  /// is nothing textual.
  public func text(_ argument: EvaluatedArgument) -> ResolvedText? {
    text(argument.value, source: argument.source)
  }

  public func text(_ value: Value, source: SourceRange) -> ResolvedText? {
    switch value {
    case .text(let text):
      switch text.kind {
      case .literal, .key:
        let (spoken, localization) = localizer.localize(text)
        return ResolvedText(spoken: spoken, localization: localization)
      case .string:
        return ResolvedText(spoken: text.spoken, localization: text.spoken.isOnlyHoles ? .dynamic : .verbatim)
      case .localized(let localization): return ResolvedText(spoken: text.spoken, localization: localization)
      }
    case .view(let node): return textOfView(node)
    case .closure(let closure): return text(call(closure, arguments: []), source: source)
    case .binding(let inner): return text(inner, source: source)
    case .choice(let alternatives):
      let texts = alternatives.map { ($0.condition, text($0.value, source: source)) }
      let spoken = SpokenText.choice(zip(texts, alternatives).map { text, alternative in
        SpokenText.Alternative(condition: text.0, text: text.1?.spoken ?? unspoken(alternative.value))
      })
      return ResolvedText(spoken: spoken, localization: texts.lazy.compactMap { $0.1?.localization }.first ?? .dynamic)
    case .unknown(let unknown): return ResolvedText(spoken: .hole(unknown.expression), localization: .dynamic)
    case .member(let member): return textOfMember(member)
    case .number, .boolean, .enumeration:
      return spoken(value).map { ResolvedText(spoken: $0, localization: .dynamic) }
    case .absent, .array, .tuple, .function, .instance, .type, .externalType, .object, .method: return nil
    }
  }

  /// `.loginTitle` where a text stands: a symbol that Xcode makes of a key in a string catalog.
  private func textOfMember(_ member: MemberValue) -> ResolvedText? {
    if let property = index.extensionProperties(member.name, ofExternal: "LocalizedStringKey", isStatic: true).first
      ?? index.extensionProperties(member.name, ofExternal: "LocalizedStringResource", isStatic: true).first
      ?? index.extensionProperties(member.name, ofExternal: "String", isStatic: true).first
      ?? index.extensionProperties(member.name, ofExternal: "AccessibilityCustomContentKey", isStatic: true).first {
      return text(staticValue(of: property, owner: nil), source: member.source)
    }
    // `.init("Title")` where a text stands is a key.
    if member.name == "init", member.arguments.count == 1, member.arguments[0].label == nil {
      let key = constructText("LocalizedStringKey", member.arguments, source: member.source)
      return key.flatMap { self.text($0, source: member.source) }
    }
    return symbolText(member) ?? ResolvedText(spoken: .hole(shortened(member.source)), localization: .dynamic)
  }

  /// The text of a `Text` or of what is put together of texts.
  func textOfView(_ node: ViewNode) -> ResolvedText? {
    switch node {
    case .branch(let branches):
      let texts = branches.map { ($0.condition, textOfView($0.view)) }
      guard texts.contains(where: { $0.1 != nil }) else { return nil }
      let spoken = SpokenText.choice(texts.map { SpokenText.Alternative(condition: $0, text: $1?.spoken ?? .empty) })
      return ResolvedText(spoken: spoken, localization: texts.lazy.compactMap { $0.1?.localization }.first ?? .dynamic)
    case .group(let nodes):
      let texts = nodes.compactMap(textOfView)
      guard let first = texts.first else { return nil }
      return ResolvedText(spoken: .joined(texts.map(\.spoken), separator: ", "), localization: first.localization)
    default: break
    }
    // A label on a part of a text is spoken in place of that part (builtin-views: Text).
    if case .modified(let base, let call) = node {
      guard call.name == "accessibilityLabel", let label = call.arguments.first else { return textOfView(base) }
      return text(label)
    }
    guard let primitive = node.primitive else { return nil }
    reach?.show(primitive.source)
    switch primitive.name {
    case "Text": return textOfText(primitive)
    case "Text.concatenation":
      let parts = primitive.arguments.compactMap { argument -> ResolvedText? in
        // Parts of a text are heard with it.
        guard case .view(let inner) = argument.value else { return nil }
        if case .opaque(let part) = inner { return ResolvedText(spoken: .hole(part.name), localization: .dynamic) }
        return textOfView(inner)
      }
      guard let first = parts.first else { return nil }
      return ResolvedText(spoken: .joined(parts.map(\.spoken), separator: ""), localization: first.localization)
    case "Label":
      if let title = primitive.arguments.first(labelled: nil) { return text(title) }
      return primitive.arguments.first(labelled: "title").flatMap { text($0) }
    // U+FFFC stands for a picture inside a text (recorded: ax_text_imageInterpolation).
    case "Image": return ResolvedText(spoken: SpokenText("\u{FFFC}"), localization: .dynamic)
    case "AttributedString", "LocalizedStringResource", "NSAttributedString", "AccessibilityCustomContentKey":
      return primitive.arguments.first.flatMap { text($0) }
    default: return nil
    }
  }

  /// What a `Text` shows, by the initialiser used.
  public func textOfText(_ primitive: PrimitiveView) -> ResolvedText? {
    guard let first = primitive.arguments.first else { return ResolvedText(spoken: .empty, localization: .verbatim) }
    switch first.label {
    case "verbatim":
      // A string that was looked up before stays translated.
      if case .text(let text) = first.value, case .localized = text.kind { return self.text(first) }
      return spoken(first.value).map { ResolvedText(spoken: $0, localization: .verbatim) }
    case nil:
      guard !primitive.arguments.contains(where: { ["format", "formatter", "style"].contains($0.label) }) else {
        return ResolvedText(spoken: .hole(holeText(of: first)), localization: .dynamic)
      }
      if var text = literalText(first.value) {
        text.table = primitive.arguments.first(labelled: "tableName").flatMap { spoken($0.value)?.literal }
        return self.text(.text(text), source: first.source)
      }
      return text(first) ?? ResolvedText(spoken: .hole(holeText(of: first)), localization: .dynamic)
    default: return ResolvedText(spoken: .hole(holeText(of: first)), localization: .dynamic)
    }
  }

  /// What only run time knows of an argument, as it is shown.
  func holeText(of argument: EvaluatedArgument) -> String {
    if case .unknown(let unknown) = argument.value.unbound { return unknown.expression }
    return shortened(argument.source)
  }

  private func literalText(_ value: Value) -> TextValue? {
    if case .text(let text) = value { return text }
    return nil
  }

  // MARK: - Types

  /// A value as a variable, parameter or result of a type holds it: a literal settles as a key or as a string.
  func coerce(_ value: Value, to type: TypeReference?, in scope: Scope?) -> Value {
    guard let written = type else { return value }
    let named = meant(by: written, in: scope)
    let type = closed(named, in: scope)
    switch value {
    case .text(let text):
      switch type.name {
      case "LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "Text": return .text(text.asKey)
      case "String", "Substring", "StringProtocol": return .text(text.asString)
      default: return value
      }
    case .choice(let alternatives):
      // Branches that call functions with branches double with every function.
      budget -= alternatives.count
      guard budget > 0 else { return value }
      return .choice(alternatives.map { ConditionalValue(condition: $0.condition, value: coerce($0.value, to: type, in: scope)) })
    case .unknown(let unknown) where type.name == "[:]" && unknown.entries != nil:
      return .unknown(coerced(unknown, to: type, in: scope))
    case .unknown(var unknown) where unknown.type == nil && type.name != "_":
      unknown.type = type
      if unknown.declaration == nil, let scope {
        unknown.declaration = self.declaration(of: named, in: scope)
      }
      return .unknown(unknown)
    case .member(let member) where member.type == nil:
      guard let scope, let declaration = self.declaration(of: named, in: scope) else {
        guard let found = externalMember(member, of: type, in: scope) else { return value }
        // The members of a list that an extension of `Array` names.
        if case .array = found { return coerce(found, to: type, in: scope) }
        return found
      }
      return withArguments(of: type, in: scope) { projectMember(member, of: declaration) } ?? value
    case .tuple(let parts) where type.name == "()" && parts.count == type.arguments.count:
      // `("One", 1)` where `(name: String, number: Int)` is expected.
      return .tuple(parts.indices.map { position in
        LabelledValue(
          label: parts[position].label ?? (type.labels.isEmpty ? nil : type.labels[position]),
          value: coerce(parts[position].value, to: type.arguments[position], in: scope))
      })
    case .array(let elements) where type.name == "[]":
      return .array(elements.map { coerce($0, to: type.arguments.first, in: scope) })
    case .array(let elements):
      guard let scope, let declaration = index.type(for: type, from: scope.file, enclosing: scope.type) else { return value }
      return optionLiteral(elements, of: declaration) ?? value
    default: return value
    }
  }

  /// `Self` in an extension of a type from outside is that type.
  private func meant(by type: TypeReference, in scope: Scope?) -> TypeReference {
    guard type.name == "Self", case .externalType(let name)? = scope?.receiver else { return type }
    return TypeReference(name: name, text: name)
  }

  /// `.name` where one of the project's types is expected.
  private func projectMember(_ member: MemberValue, of type: TypeDeclaration) -> Value? {
    if let enumCase = index.enumCase(member.name, of: type) { return enumValue(enumCase, of: type, member.arguments) }
    if member.name == "init" { return construct(type, arguments: member.arguments, source: member.source) }
    if member.arguments.isEmpty, let known = staticMember(member.name, of: type, source: member.source) {
      // `.noItems()`: what gives one of the type is called where one is asked for.
      guard case .function = known else { return known }
    }
    guard let function = best(index.functions(member.name, of: type, isStatic: true), for: member.arguments) else { return nil }
    return call(function, receiver: .type(type), arguments: member.arguments, source: member.source)
  }

  /// `.name` where a type from outside is expected that the project extends, such as `extension Image { static … }`.
  func externalMember(_ member: MemberValue, of type: TypeReference, in scope: Scope? = nil) -> Value? {
    if member.name == "init", type.name.first?.isUppercase == true {
      return withArguments(of: type, in: scope) {
        constructExternal(type.name, member.arguments, source: member.source)
      }
    }
    let name = scope.map { drawnType(type.extendedName, in: $0) } ?? type.extendedName
    if member.arguments.isEmpty,
      let property = index.extensionProperties(member.name, ofExternal: name, isStatic: true).first {
      return staticValue(of: property, owner: nil)
    }
    guard let function = best(index.extensionFunctions(member.name, ofExternal: name, isStatic: true), for: member.arguments)
    else { return nil }
    return call(function, receiver: .externalType(name), arguments: member.arguments, source: member.source)
  }
}
