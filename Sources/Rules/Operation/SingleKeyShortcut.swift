import SourceModel
import SwiftSource

/// A command that one letter starts, wherever the focus is.
public struct SingleKeyShortcut: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "single-key-shortcut", family: .operation, severity: .warning, impact: .moderate, wcag: ["2.1.4"],
    title: "shortcut is a single character",
    documentation: RuleDocumentation(
      reports: """
        `.keyboardShortcut` with a letter, digit or sign and `modifiers: []`, and a `UIKeyCommand` with such an input \
        and no modifier keys.
        """,
      why: """
        Who dictates or hits keys by mistake sets off a command with every word. WCAG wants such shortcuts to be \
        turned off or changed by people, or to work on the focused control only.
        """,
      howToFix: "Leave the modifiers out, which means Command, or name one: `.keyboardShortcut(\"d\", modifiers: .option)`.",
      elsewhere: "`UIKeyCommand(input: \"d\", modifierFlags: .command, action: …)`.",
      limits: """
        Space, Return, Escape and arrows are left alone, and so are the digits and signs of a number pad, which has all ten \
        digits. Whether the app lets people turn its shortcuts off is not \
        seen.
        """,
      references: ["WCAG 2.2: understanding 2.1.4 Character Key Shortcuts", "Apple: documentation of keyboardShortcut(_:modifiers:)"]),
    examples: [
      .violation(
        """
        var body: some View {
          Button("Delete") { remove() }↓.keyboardShortcut("d", modifiers: [])
        }
        """,
        fixed: """
          var body: some View {
            Button("Delete") { remove() }.keyboardShortcut("d")
          }
          """),
      .violation(
        """
        import UIKit
        final class ListController: UIViewController {
          override var keyCommands: [UIKeyCommand]? {
            [↓UIKeyCommand(input: "d", modifierFlags: [], action: #selector(remove))]
          }
        }
        """),
      .pass("var body: some View { Button(\"Delete\") { remove() }.keyboardShortcut(\"d\") }"),
      .pass("var body: some View { Button(\"Play\") { play() }.keyboardShortcut(.space, modifiers: []) }"),
      .pass("var body: some View { Button(\"Play\") { play() }.keyboardShortcut(\" \", modifiers: []) }"),
      .pass(
        """
        import UIKit
        final class ComposerView: UITextView {
          override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "\\r", modifierFlags: [], action: #selector(send))]
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Button("0") { type(0) }.keyboardShortcut("0", modifiers: [])
            Button("1") { type(1) }.keyboardShortcut("1", modifiers: [])
            Button("2") { type(2) }.keyboardShortcut("2", modifiers: [])
            Button("3") { type(3) }.keyboardShortcut("3", modifiers: [])
            Button("4") { type(4) }.keyboardShortcut("4", modifiers: [])
            Button("5") { type(5) }.keyboardShortcut("5", modifiers: [])
            Button("6") { type(6) }.keyboardShortcut("6", modifiers: [])
            Button("7") { type(7) }.keyboardShortcut("7", modifiers: [])
            Button("8") { type(8) }.keyboardShortcut("8", modifiers: [])
            Button("9") { type(9) }.keyboardShortcut("9", modifiers: [])
            Button("+") { add() }.keyboardShortcut("+", modifiers: [])
          }
        }
        """),
      .undecided("var body: some View { Button(\"Delete\") { remove() }.keyboardShortcut(key, modifiers: []) }"),
    ])

  /// The commands of one responder are one decision.
  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type in
      let isPad = isNumberPad(type.chains.flatMap(\.links).filter { $0.name == "keyboardShortcut" }.map(\.call))
      return type.chains.flatMap { chain -> [Outcome] in
        let modifiers = chain.links.filter { $0.name == "keyboardShortcut" }
          .filter { !isPad || ($0.call.arguments.first?.value.plainText?.contains(where: \.isLetter) ?? false) }
          .compactMap { outcome($0.call, key: $0.call.arguments.first?.value, flags: "modifiers", at: $0.place) }
        guard let call = chain.call, chain.name == "UIKeyCommand" else { return modifiers }
        let command = outcome(call, key: call.argument("input"), flags: "modifierFlags", at: chain.base.range)
        return modifiers + [command?.causing(.constant("\(type.name).keyCommands"))].compactMap(\.self)
      }
    }
  }

  /// The keys of a pad on which numbers are typed: all ten digits. Whoever presses one of them types it, and with Command
  /// nobody would.
  private func isNumberPad(_ calls: [Call]) -> Bool {
    Set(calls.compactMap { $0.arguments.first?.value.plainText }).isSuperset(of: (0...9).map(String.init))
  }

  private func outcome(_ call: Call, key: Expression?, flags: String, at place: SourceRange) -> Outcome? {
    guard let key, let character = key.plainText, character.count == 1,
      character.contains(where: { $0.isLetter || $0.isNumber || $0.isPunctuation || $0.isSymbol }),
      let argument = call.arguments.first(where: { $0.label == flags }), case .array(let none) = argument.value.kind,
      none.isEmpty else { return nil }
    let isModifier = flags == "modifiers" && call.arguments.count == 2 && call.parentheses != nil
    let range = isModifier ? call.parentheses : nil
    let fixes = range.map {
      [Fix("ask for Command as well", safety: .suggested, edits: [FixBuilder.replacing($0, with: "(\(key.range.text))")])]
    }
    return .violation(Violation(
      "'\(character)' alone sets off the command", certainty: .certain, at: place, fixes: fixes ?? []))
  }
}
