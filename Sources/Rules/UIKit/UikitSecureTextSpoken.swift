import SourceModel
import SwiftSource

/// A class that answers VoiceOver with the text of a field that hides it.
public struct UikitSecureTextSpoken: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-secure-text-spoken", family: .uiKit, severity: .error, impact: .serious, wcag: ["4.1.2"],
    title: "text of a secure field is spoken",
    documentation: RuleDocumentation(
      reports: """
        A class that overrides `accessibilityValue` or `accessibilityLabel` to give back the text of its field as it is, \
        and makes that field secure (`isSecureTextEntry`), always or when asked to.
        """,
      why: """
        Dots hide a password from who looks at the screen; VoiceOver reads it aloud to everybody in the room. A field of \
        UIKit says how many characters it has.
        """,
      howToFix: """
        Give back what the field itself says: `override var accessibilityValue: String? { get { field.accessibilityValue } \
        set {} }`.
        """,
      elsewhere: "`SecureField` says how many characters it has; leave its `accessibilityValue` alone.",
      limits: "Silent where the getter asks whether the text is secure, and where it makes something else of the text.",
      references: ["Apple: documentation of isSecureTextEntry", "Recorded: as_ref_secure_field"]),
    examples: [
      .violation(
        """
        import UIKit
        final class CaptionedField: UIView {
          let field = UITextField()
          var text: String? { get { field.text } set { field.text = newValue } }
          var isSecret: Bool { get { field.isSecureTextEntry } set { field.isSecureTextEntry = newValue } }
          override var isAccessibilityElement: Bool { get { true } set {} }
          override var accessibilityValue: String? { get { return ↓text } set {} }
        }
        """),
      .violation(
        """
        import UIKit
        final class PinField: UITextField {
          override func awakeFromNib() {
            super.awakeFromNib()
            isSecureTextEntry = true
          }
          override var accessibilityValue: String? { get { ↓text } set {} }
        }
        """),
      .pass(
        """
        import UIKit
        final class CaptionedField: UIView {
          let field = UITextField()
          var isSecret: Bool { get { field.isSecureTextEntry } set { field.isSecureTextEntry = newValue } }
          override var accessibilityValue: String? { get { field.isSecureTextEntry ? nil : field.text } set {} }
        }
        """),
      .pass(
        """
        import UIKit
        final class CaptionedField: UIView {
          let field = UITextField()
          override var accessibilityValue: String? { get { field.text } set {} }
        }
        """),
      .undecided(
        """
        import UIKit
        final class CaptionedField: UIView {
          let field = UITextField()
          func hide() { field.isSecureTextEntry = true }
          override var accessibilityValue: String? { get { spoken(field.text) } set {} }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.code.types.filter { $0.mentions(["isSecureTextEntry"]) }.flatMap(outcomes)
  }

  private func outcomes(_ type: WholeType) -> [Outcome] {
    let properties = type.parts.flatMap(\.members.properties)
    var secured = Set(type.kinds.assignments.compactMap(Self.securedField))
    for observer in properties.flatMap(\.observers) {
      CodeWalk.expressions(of: observer) { if let field = Self.securedField($0) { secured.insert(field) } }
    }
    guard !secured.isEmpty else { return [] }
    return properties.filter { ["accessibilityValue", "accessibilityLabel"].contains($0.name) }.compactMap { property in
      guard let getter = property.getter, !Self.asks(getter) else { return nil }
      guard let text = Self.returned(getter).first(where: { Self.field(of: $0, properties).map(secured.contains) ?? false })
      else { return nil }
      return .violation(
        Violation("\(property.name) gives back the text of a field that hides it", certainty: .likely, at: text.range))
    }
  }

  /// The field that an assignment makes secure: `field` of `field.isSecureTextEntry = true`; "" for the class itself.
  private static func securedField(_ expression: Expression) -> String? {
    guard case .assignment(let target, let value) = expression.kind, let name = target.dottedName else { return nil }
    if case .boolean(false) = value.kind { return nil }
    if name == "isSecureTextEntry" { return "" }
    return name.hasSuffix(".isSecureTextEntry") ? String(name.dropLast(".isSecureTextEntry".count)) : nil
  }

  /// Whether code looks at how the text is entered.
  private static func asks(_ block: Block) -> Bool {
    var found = false
    CodeWalk.expressions(of: block) { expression in
      if case .member(_, "isSecureTextEntry") = expression.kind { found = true }
      if case .name("isSecureTextEntry") = expression.kind { found = true }
    }
    return found
  }

  /// What a getter gives back as it is.
  private static func returned(_ getter: Block) -> [Expression] {
    getter.statements.compactMap { statement in
      switch statement {
      case .returned(let value): value
      case .expression(let value) where getter.statements.count == 1: value
      default: nil
      }
    }
  }

  /// The field whose text an expression is, by itself or through a property that hands it on.
  private static func field(of text: Expression, _ properties: [PropertyDeclaration]) -> String? {
    guard let name = text.dottedName else { return nil }
    if name.hasSuffix(".text") { return String(name.dropLast(".text".count)) }
    guard let own = properties.first(where: { $0.name == name }) else { return name == "text" ? "" : nil }
    return own.getter.flatMap { getter in
      returned(getter).compactMap(\.dottedName).first { $0.hasSuffix(".text") }.map { String($0.dropLast(".text".count)) }
    }
  }
}
