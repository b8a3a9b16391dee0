import SourceModel
import SwiftSource

/// A speech attribute that is set on one string while another one is shown.
public struct SpeechAttributeMisplaced: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "speech-attribute-misplaced", family: .api, severity: .warning, impact: .moderate, wcag: ["1.3.1"],
    title: "speech attribute is set on a string that is not shown",
    documentation: RuleDocumentation(
      reports: """
        An assignment such as `greeting.accessibilitySpeechSpellsOutCharacters = true` on an `AttributedString` that \
        is not used any more after it, while another one, declared in between, is.
        """,
      why: """
        The attribute belongs to the string that it was set on. What is shown is spoken as if nothing had been set: a \
        code is read as a word, punctuation is left out.
        """,
      howToFix: "Set the attribute on the string that is shown.",
      elsewhere: """
        Attributes such as `.accessibilitySpeechSpellOut` go into the `accessibilityAttributedLabel` of the view that \
        is heard.
        """,
      limits: """
        Only variables of one body. Where the first string is used again later, the assignment may be meant, and a \
        person has to look.
        """,
      references: ["Apple: documentation of AttributeScopes.AccessibilityAttributes"]),
    examples: [
      .violation(
        """
        func lines() -> [AttributedString] {
          var greeting = AttributedString("Welcome!")
          greeting.accessibilitySpeechAdjustedPitch = 1.2
          show(greeting)
          var code = AttributedString("ABC123")
          ↓greeting.accessibilitySpeechSpellsOutCharacters = true
          return [code]
        }
        """,
        fixed: """
          func lines() -> [AttributedString] {
            var greeting = AttributedString("Welcome!")
            greeting.accessibilitySpeechAdjustedPitch = 1.2
            show(greeting)
            var code = AttributedString("ABC123")
            code.accessibilitySpeechSpellsOutCharacters = true
            return [code]
          }
          """),
      .violation(
        """
        struct Ticket: View {
          var body: some View {
            var title = AttributedString("Ticket")
            var number = AttributedString("A-17")
            ↓title.accessibilitySpeechSpellsOutCharacters = true
            return Text(number)
          }
        }
        """),
      .pass(
        """
        func code() -> AttributedString {
          var code = AttributedString("ABC123")
          code.accessibilitySpeechSpellsOutCharacters = true
          return code
        }
        """),
      .pass(
        """
        func line() -> AttributedString {
          var name = AttributedString("Ann")
          let rest = AttributedString(" has joined")
          name.accessibilitySpeechAdjustedPitch = 1.2
          return name + rest
        }
        """),
      .pass(
        """
        func line() -> AttributedString {
          var first = AttributedString("Ann")
          var second = AttributedString("Bo")
          first.accessibilitySpeechAdjustedPitch = 1.2
          second.accessibilitySpeechAdjustedPitch = 1.5
          first.append(second)
          return first
        }
        """),
      .undecided(
        """
        func spelled(_ text: String) -> AttributedString {
          var code = AttributedString(text)
          let styled = style(code)
          code.accessibilitySpeechSpellsOutCharacters = true
          remember(code)
          return styled
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachFile(Self.self) { file -> [Outcome] in
      guard file.accessibilityUses.contains(where: { $0.assignedValue != nil }) else { return [] }
      var outcomes: [Outcome] = []
      CodeWalk.blocks(of: file) { outcomes += violations(in: $0).map(Outcome.violation) }
      return outcomes
    }
  }

  private func violations(in block: Block) -> [Violation] {
    var declared: [(name: String, position: Int)] = []
    var result: [Violation] = []
    for (position, statement) in block.statements.enumerated() {
      if case .variable(let variable) = statement,
        isAttributedString(variable) || isCopy(variable, of: declared.map(\.name)) {
        declared.append((variable.name, position))
      }
      guard case .expression(let expression) = statement, case .assignment(let target, _) = expression.kind,
        case .member(let base?, let attribute) = target.kind, attribute.hasPrefix("accessibilitySpeech"),
          let name = base.dottedName,
        let own = declared.last(where: { $0.name == name }), let other = declared.last, other.position > own.position
        else { continue }
      let later = block.statements[(position + 1)...]
      guard !later.contains(where: { uses(name, $0) }), later.contains(where: { uses(other.name, $0) })
      else { continue }
      let edit = FixBuilder.replacing(base.range, with: other.name)
      result.append(Violation(
        "'\(attribute)' is set on '\(name)', which is not used after it, while '\(other.name)' is", certainty: .certain,
        at: expression.range, fixes: [Fix("set it on '\(other.name)'", safety: .suggested, edits: [edit])]))
    }
    return result
  }

  /// `var styled = code`
  private func isCopy(_ variable: PropertyDeclaration, of names: [String]) -> Bool {
    guard case .name(let name)? = variable.initializer?.kind else { return false }
    return names.contains(name)
  }

  private func isAttributedString(_ variable: PropertyDeclaration) -> Bool {
    if variable.type?.name == "AttributedString" { return true }
    guard case .call(let call)? = variable.initializer?.kind else { return false }
    return call.callee.dottedName == "AttributedString"
  }

  private func uses(_ name: String, _ statement: Statement) -> Bool {
    var found = false
    CodeWalk.expressions(of: statement) { expression in
      if case .name(name) = expression.kind { found = true }
    }
    return found
  }
}
