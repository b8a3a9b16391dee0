import AccessibilityModel
import SourceModel
import SwiftSource

/// Calls that make or translate strings.
extension Evaluator {
  /// `String(…)`, `LocalizedStringKey(…)` and their kin; nil when the type is no text.
  func constructText(_ name: String, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    let first = arguments.first
    switch name {
    case "LocalizedStringKey", "LocalizationValue":
      guard let first else { return nil }
      if case .text(var text) = first.value {
        text.kind = .key
        return .text(text)
      }
      return first.value
    case "LocalizedStringResource":
      guard let first, let key = spoken(first.value)?.literal else { return first?.value }
      return localized(key: key, arguments)
    case "String": return constructString(arguments, source)
    case "AttributedString", "NSAttributedString", "NSMutableAttributedString":
      guard let first else { return .text(TextValue("", kind: .string)) }
      if first.label == "localized" { return constructString(arguments, source).map(rendered) }
      // U+FFFC stands for a picture inside a text, as in SwiftUI's (recorded: ax_text_imageInterpolation).
      if first.label == "attachment" { return .text(TextValue("\u{FFFC}", kind: .string)) }
      // Made of a document.
      if ["data", "contentsOf", "url", "fileURL", "html"].contains(first.label) {
        return .runtime(shortened(source), type: name)
      }
      if first.label == "markdown" { return rendered(first.value.mapAlternatives(settled)) }
      return styled(first.value, by: arguments.first(labelled: "attributes")?.value)
    case "NSString" where first?.label == "format": return constructString(arguments, source)
    case "Substring", "NSString", "Character": return first?.value
    case "NSLocalizedString": return first.map { localizedText($0, arguments) }
    default: return nil
    }
  }

  /// An attributed text, whose Markdown is rendered when it is made.
  private func rendered(_ value: Value) -> Value {
    value.mapAlternatives { alternative in
      guard case .text(let text) = alternative else { return alternative }
      return .text(TextValue(Markdown.strip(text.spoken), kind: text.kind))
    }
  }

  private func constructString(_ arguments: [EvaluatedArgument], _ source: SourceRange) -> Value? {
    guard let first = arguments.first else { return .text(TextValue("", kind: .string)) }
    switch first.label {
    case "localized":
      if case .text(var text) = first.value {
        text.kind = .key
        text.table = arguments.first(labelled: "table").flatMap { self.spoken($0.value)?.literal }
        // A text without arguments is kept as it is: it may be what others are put into.
        // Of what is put in, the key has only the place, however well it is known.
        if let key = text.spoken.literal, text.interpolations.isEmpty {
          let fallback = arguments.first(labelled: "defaultValue")
          var parts: [SpokenText] = []
          if case .text(let text)? = fallback?.value { parts = text.interpolations }
          return localized(key: key, arguments, parts, defaultText: fallback.flatMap { self.spoken($0.value) })
        }
        let (spoken, localization) = localizer.localize(text)
        if localization.isInCatalog { return .text(TextValue(spoken, kind: .localized(localization))) }
        return .text(TextValue(spoken, kind: .localized(.missingKey(key: text.spoken.rendered))))
      }
      if case .member = first.value, let text = text(first) { return .text(looked(up: text)) }
      // Whatever it is made of, it is a text.
      return first.value.mapAlternatives { value in
        guard case .unknown(var unknown) = value.unbound else { return value }
        unknown.type = TypeReference(name: "String", text: "String")
        return .unknown(unknown)
      }
    case "format":
      return formatted(first.value, Array(arguments.dropFirst()))
        ?? .unknown(UnknownValue(expression: shortened(source), type: TypeReference(name: "String", text: "String")))
    case "describing" where typeName(first.value) != nil:
      return typeName(first.value).map { .text(TextValue($0, kind: .string)) }
    case nil, "describing", "stringLiteral", "verbatim":
      if arguments.count == 1, let text = spoken(first.value) { return .text(TextValue(text, kind: .string)) }
      return .unknown(UnknownValue(expression: shortened(source), type: TypeReference(name: "String", text: "String")))
    default:
      return .unknown(UnknownValue(expression: shortened(source), type: TypeReference(name: "String", text: "String")))
    }
  }

  /// The name of a type, as `String(describing: Row.self)` gives it; nil for what is no type.
  func typeName(_ value: Value) -> String? {
    switch value {
    case .type(let type): type.name
    case .externalType(let name): name.split(separator: ".").last.map(String.init)
    default: nil
    }
  }

  /// `type(of: self)`, where that is known.
  func dynamicType(_ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
    guard name == "type", arguments.count == 1, arguments[0].label == "of" else { return nil }
    return switch arguments[0].value {
    case .instance(let instance): .type(instance.declaration)
    case .enumeration(let value): .type(value.declaration)
    case .object(let object): object.declaration.map(Value.type)
    case .type, .externalType: arguments[0].value
    default: nil
    }
  }

  /// A key looked up, with `table`/`tableName` and a default text from the arguments.
  ///
  /// - Parameter parts: What the text of the table takes in.
  private func localized(
    key: String, _ arguments: [EvaluatedArgument], _ parts: [SpokenText] = [], defaultText: SpokenText? = nil
  ) -> Value {
    let table = (arguments.first(labelled: "tableName") ?? arguments.first(labelled: "table")).flatMap { spoken($0.value)?.literal }
    // What its default text takes in is what the text of the table has places for.
    var parts = parts
    if parts.isEmpty, case .text(let fallback)? = arguments.first(labelled: "defaultValue")?.value { parts = fallback.interpolations }
    let given = defaultText ?? (arguments.first(labelled: "value") ?? arguments.first(labelled: "defaultValue")).flatMap { spoken($0.value) }
    let written = given.flatMap { $0.isBlank ? nil : $0 }
    let (text, localization) = localizer.localize(key: key, table: table, arguments: parts, written: written)
    if case .dynamic = localization { return .text(TextValue(text, kind: .localized(.dynamic))) }
    return .text(TextValue(text, kind: .localized(localization.isInCatalog ? localization : .missingKey(key: key))))
  }

  /// What a key comes to that may have alternatives, or that only run time knows: then it goes by what it stands for.
  private func localizedText(_ key: EvaluatedArgument, _ arguments: [EvaluatedArgument]) -> Value {
    key.value.mapAlternatives { value in
      if let literal = spoken(value)?.literal { return localized(key: literal, arguments) }
      if case .unknown(var unknown) = value.unbound {
        unknown.type = TypeReference(name: "String", text: "String")
        return .unknown(unknown)
      }
      if case .text = value { return value }
      return .unknown(UnknownValue(
        expression: shortened(key.source), type: TypeReference(name: "String", text: "String"),
        reason: UnknownReason(.dynamicValue, shortened(key.source))))
    }
  }

  private func formatted(_ format: Value, _ arguments: [EvaluatedArgument]) -> Value? {
    let values = arguments.filter { $0.label != "locale" }.flatMap { argument -> [SpokenText] in
      let isList = argument.label == "arguments"
      return (isList ? argument.value.flattened : [argument.value]).map { spoken($0) ?? .hole(shortened(argument.source)) }
    }
    var kind = TextValue.Kind.string
    guard case .text(let text) = format, let pattern = text.spoken.literal else {
      if case .unknown(let unknown) = format { return .unknown(unknown) }
      return nil
    }
    if case .localized = text.kind { kind = text.kind }
    return .text(TextValue(localizer.format(pattern, values), kind: kind))
  }

  /// Free functions that translate.
  func globalText(_ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
    guard name == "NSLocalizedString" || name == "LocalizedString", let first = arguments.first else { return nil }
    return localizedText(first, arguments)
  }

  /// Methods of anything that translate: `bundle.localizedString(forKey:value:table:)`,
  /// `String.localizedStringWithFormat`.
  func localizedCall(_ name: String, _ arguments: [EvaluatedArgument]) -> Value? {
    switch name {
    case "localizedString":
      guard let key = arguments.first(labelled: "forKey").flatMap({ spoken($0.value)?.literal }) else { return nil }
      return localized(key: key, arguments)
    case "localizedStringWithFormat":
      return arguments.first.flatMap { formatted($0.value, Array(arguments.dropFirst())) }
    default: return nil
    }
  }

  /// SwiftGen's `L10n.tr(table, key, arguments…, fallback:)`: translated without following its generated body.
  func swiftGenText(_ functions: [FunctionDeclaration], _ arguments: [EvaluatedArgument]) -> Value? {
    guard let function = functions.first, function.name == "tr", function.parameters.count >= 2,
      function.parameters[0].name == "table", function.parameters[1].name == "key" else { return nil }
    let plain = arguments.unlabelled
    guard plain.count >= 2, let table = spoken(plain[0].value)?.literal, let key = spoken(plain[1].value)?.literal else { return nil }
    let values = plain.dropFirst(2).map { spoken($0.value) ?? .hole(shortened($0.source)) }
    let (text, localization) = localizer.localize(key: key, table: table, arguments: Array(values))
    if !localization.isInCatalog, let fallback = arguments.first(labelled: "fallback").flatMap({ spoken($0.value)?.literal }) {
      return .text(TextValue(localizer.format(fallback, Array(values)), kind: .localized(localization)))
    }
    return .text(TextValue(text, kind: .localized(localization)))
  }

  /// Methods of strings; nil when the result is not known.
  func callTextMethod(_ name: String, of text: TextValue, _ arguments: [EvaluatedArgument], _ expression: Expression) -> Value? {
    if let function = best(
      index.extensionFunctions(name, ofExternal: "String", isStatic: false)
        + index.extensionFunctions(name, ofExternal: "StringProtocol", isStatic: false), for: arguments) {
      let result = call(function, receiver: .text(text), arguments: arguments, source: expression.range)
      return Self.translates(name) ? translated(text, unless: result) : result
    }
    let spoken = text.spoken
    // Of a package, with nothing put into it.
    if Self.translates(name), !arguments.contains(where: { $0.label == "with" || $0.label == nil }),
      let result = translated(text, unless: nil) { return result }
    switch name {
    case "uppercased": return .text(TextValue(spoken.mapLiterals { $0.uppercased() }, kind: text.asString.kind))
    case "lowercased": return .text(TextValue(spoken.mapLiterals { $0.lowercased() }, kind: text.asString.kind))
    case "appending":
      guard let other = arguments.first.flatMap({ self.spoken($0.value) }) else { return nil }
      return .text(TextValue(spoken + other, kind: .string))
    case "trimmingCharacters", "localizedCapitalized": return .text(text.asString)
    case "hasPrefix":
      guard let literal = spoken.literal, let other = arguments.first.flatMap({ self.spoken($0.value)?.literal }) else { return nil }
      return .boolean(literal.hasPrefix(other))
    case "hasSuffix":
      guard let literal = spoken.literal, let other = arguments.first.flatMap({ self.spoken($0.value)?.literal }) else { return nil }
      return .boolean(literal.hasSuffix(other))
    case "contains":
      guard let literal = spoken.literal, let other = arguments.first.flatMap({ self.spoken($0.value)?.literal }) else { return nil }
      return .boolean(literal.firstRange(of: other) != nil)
    case "replacingOccurrences":
      guard let literal = spoken.literal, let old = arguments.first(labelled: "of").flatMap({ self.spoken($0.value)?.literal }),
        let new = arguments.first(labelled: "with").flatMap({ self.spoken($0.value)?.literal }), !old.isEmpty else { return nil }
      return .text(TextValue(literal.replacingAll(old, with: new), kind: .string))
    default: return spoken.literal.flatMap { part(name, of: $0, arguments) }
    }
  }

  /// A part of a text that is known.
  private func part(_ name: String, of literal: String, _ arguments: [EvaluatedArgument]) -> Value? {
    var count = 1
    if let argument = arguments.first {
      guard arguments.count == 1, argument.label == nil, case .number(let number) = argument.value else { return nil }
      count = max(0, Int(clamping: number))
    }
    let part: Substring
    switch name {
    case "prefix" where !arguments.isEmpty: part = literal.prefix(count)
    case "suffix" where !arguments.isEmpty: part = literal.suffix(count)
    case "dropFirst": part = literal.dropFirst(count)
    case "dropLast": part = literal.dropLast(count)
    default: return nil
    }
    return .text(TextValue(String(part), kind: .string))
  }
}

extension String {
  /// Every occurrence replaced, without Foundation.
  func replacingAll(_ old: String, with new: String) -> String {
    var result = ""
    var rest = Substring(self)
    while !rest.isEmpty {
      if rest.hasPrefix(old) {
        result += new
        rest = rest.dropFirst(old.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
