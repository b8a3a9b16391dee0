import AccessibilityModel
import SourceModel
import SwiftSource

/// Members of texts, arrays and views.
extension Evaluator {
  /// Members of code that is generated and mostly kept out of repositories, with their types (SwiftGen: template
  /// swift5 for asset catalogs).
  private static let generatedMembers = ["swiftUIColor": "Color", "swiftUIImage": "Image"]

  static func generatedType(of member: String) -> TypeReference? {
    generatedMembers[member].map { TypeReference(name: $0, text: $0) }
  }

  func textMember(_ name: String, of text: TextValue, value: Value) -> Value? {
    if let property = extensionProperty(name, types: ["String", "StringProtocol", "LocalizedStringKey"]) {
      let result = evaluate(property, receiver: value)
      return Self.translates(name) ? translated(text, unless: result) : result
    }
    if Self.translates(name), let result = translated(text, unless: nil) { return result }
    // The words of an attributed text.
    if name == "string" { return value }
    guard let literal = text.spoken.literal else {
      return ["capitalized", "localizedCapitalized", "localizedUppercase", "localizedLowercase", "description"].contains(name) ? value : nil
    }
    switch name {
    case "isEmpty": return .boolean(literal.isEmpty)
    case "count": return .number(Double(literal.count))
    case "capitalized", "localizedCapitalized":
      return .text(TextValue(literal.split(separator: " ", omittingEmptySubsequences: false).map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(separator: " "), kind: .string))
    case "localizedUppercase": return .text(TextValue(literal.uppercased(), kind: .string))
    case "localizedLowercase": return .text(TextValue(literal.lowercased(), kind: .string))
    case "first", "last":
      let character = name == "first" ? literal.first : literal.last
      return character.map { .text(TextValue(String($0), kind: .string)) } ?? .absent
    case "description": return value
    default: return nil
    }
  }

  func arrayMember(_ name: String, of elements: [Value]) -> Value? {
    switch name {
    case "isEmpty": return .boolean(elements.isEmpty)
    case "count": return .number(Double(elements.count))
    case "first": return elements.first ?? .absent
    case "last": return elements.last ?? .absent
    case "indices": return .array(elements.indices.map { .number(Double($0)) })
    default:
      return extensionProperty(name, types: ["Array", "Collection", "Sequence"]).map { evaluate($0, receiver: .array(elements)) }
    }
  }

  func viewMember(_ name: String, of node: ViewNode, value: Value) -> Value? {
    let types = ["View"] + (node.primitive.map { [$0.name] } ?? [])
    if let property = extensionProperty(name, types: types) { return evaluate(property, receiver: value) }
    if case .custom(let custom) = node, let property = index.property(name, of: custom.declaration, isStatic: false),
      property.getter != nil {
      return evaluate(property, receiver: value)
    }
    return nil
  }
}
