import SourceModel
import SwiftSource

/// The constants and functions of a project that look up one text: `L10n.Detail.photo(of:)` for
/// `String(localized: "detail.photo \(species)")`.
struct TextConstants {
  /// The keys that a constant may have in a string table, by its full name without arguments.
  private var keys: [String: [String]] = [:]

  init(_ files: [FileDeclarations]) {
    for file in files {
      for type in file.types { add(type.members, of: type.qualifiedName) }
      for declaration in file.extensions { add(declaration.members, of: declaration.extendedType.text) }
    }
  }

  /// The keys behind `L10n.Detail.title` or `L10n.Detail.photo(of: name)`, as far as the whole argument is that.
  func keys(of argument: String) -> [String] {
    let name = argument.prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
    let rest = argument.dropFirst(name.count)
    guard rest.isEmpty || rest.hasPrefix("(") && rest.hasSuffix(")") else { return [] }
    return keys[String(name)] ?? []
  }

  private mutating func add(_ members: Members, of owner: String) {
    for property in members.properties where property.isStatic {
      let value = property.initializer ?? property.getter.flatMap(Self.only)
      if let value { add(value, as: "\(owner).\(property.name)") }
    }
    for function in members.functions where function.isStatic {
      if let value = function.body.flatMap(Self.only) { add(value, as: "\(owner).\(function.name)") }
    }
    for type in members.types { add(type.members, of: type.qualifiedName) }
  }

  private mutating func add(_ value: Expression, as name: String) {
    guard case .call(let call) = value.kind, let first = call.arguments.first,
      case .string(let literal) = first.value.kind else { return }
    switch (call.callee.dottedName, first.label) {
    case ("String", "localized"), ("LocalizedStringResource", nil), ("NSLocalizedString", nil): break
    default: return
    }
    keys[name, default: []] += Self.forms(of: literal)
  }

  private static func only(_ block: Block) -> Expression? {
    guard block.statements.count == 1 else { return nil }
    switch block.statements[0] {
    case .expression(let expression), .returned(let expression?): return expression
    default: return nil
    }
  }

  /// With the place-holder that a table has for a text or for a number, the same one for all.
  private static func forms(of literal: StringLiteral) -> [String] {
    func form(_ placeholder: String) -> String {
      literal.segments.map { segment in
        if case .text(let text) = segment { text } else { placeholder }
      }.joined()
    }
    return form("%@") == form("%lld") ? [form("%@")] : [form("%@"), form("%lld")]
  }
}
