import SourceModel
import SwiftSource

/// A field for a password that keeps password managers and pasting out.
public struct SecureEntryBlocksHelp: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "secure-entry-blocks-help", family: .forms, severity: .warning, impact: .serious, wcag: ["3.3.8"],
    title: "password cannot be filled in or pasted",
    documentation: RuleDocumentation(
      reports: """
        A `SecureField` with `.textContentType(.none)` or `nil`, or with `.oneTimeCode` though it is named or bound as \
        a password; and a text field class whose `canPerformAction` refuses `paste`.
        """,
      why: """
        Who cannot remember or copy out a password by hand depends on a password manager and on pasting. WCAG forbids \
        to make people transcribe.
        """,
      howToFix: "Say what the field is for: `.textContentType(.password)` or `.newPassword`. Do not block pasting.",
      elsewhere: "`textField.textContentType = .password`.",
      limits: "Fields for one-time codes are left alone: `.oneTimeCode` is right for them.",
      references: [
        "WCAG 2.2: understanding 3.3.8 Accessible Authentication (Minimum)", "Apple: documentation of UITextContentType",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          SecureField("Password", text: $password)↓.textContentType(.none)
        }
        """,
        fixed: """
          var body: some View {
            SecureField("Password", text: $password).textContentType(.password)
          }
          """),
      .violation(
        """
        var body: some View {
          SecureField("Password", text: $password)↓.textContentType(.oneTimeCode)
        }
        """),
      .violation(
        """
        import UIKit
        final class SecretField: UITextField {
          override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            if ↓action == #selector(paste(_:)) { return false }
            return super.canPerformAction(action, withSender: sender)
          }
        }
        """),
      .pass("var body: some View { SecureField(\"Password\", text: $password).textContentType(.password) }"),
      .pass("var body: some View { SecureField(\"Code\", text: $code).textContentType(.oneTimeCode) }"),
      .undecided("var body: some View { SecureField(\"Password\", text: $password).textContentType(type) }"),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let fields = project.ofEachType(Self.self) { type in
      type.chains.compactMap { chain -> Outcome? in
        guard chain.name == "SecureField", let link = chain.link("textContentType"),
          let value = link.call.arguments.first?.value, Self.blocks(value, chain) else { return nil }
        return .violation(Violation(
          "password managers are kept out of the field", certainty: .likely, at: link.place,
          fixes: [
            Fix(
              "say that it is a password", safety: .suggested,
              edits: [FixBuilder.replacing(value.range, with: ".password")])
          ]))
      }
    }
    return fields + project.files.flatMap(pasting)
  }

  private static func blocks(_ type: Expression, _ chain: CodeChain) -> Bool {
    switch type.kind {
    case .nilLiteral: true
    case .member(_, "none"): true
    case .member(_, "oneTimeCode"): chain.base.speaks(of: "password")
    default: false
    }
  }

  private func pasting(_ file: FileDeclarations) -> [Outcome] {
    guard file.file.mentions(["canPerformAction"]) else { return [] }
    return file.types.filter { type in type.adopts("UITextField") }
      .flatMap(\.members.functions).filter { $0.name == "canPerformAction" }.flatMap { function in
        (function.body?.statements ?? []).compactMap { statement -> Outcome? in
          guard case .conditional(let code) = statement, code.conditions.count == 1,
            case .expression(let test) = code.conditions[0], case .binary("==", _, let right) = test.kind,
            right.speaks(of: "paste"), code.then.statements.count == 1,
            case .returned(let value?) = code.then.statements[0], case .boolean(false) = value.kind else { return nil }
          return .violation(Violation("the field refuses to be pasted into", certainty: .likely, at: test.range))
        }
      }
  }
}
