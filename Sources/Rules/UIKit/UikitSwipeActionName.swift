import PlatformKnowledge
import SourceModel
import SwiftSource

/// A swipe action of a row that has a picture and no words.
public struct UikitSwipeActionName: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-swipe-action-name", family: .uiKit, severity: .warning, impact: .serious, wcag: ["4.1.2", "1.1.1"],
    title: "swipe action has no title",
    documentation: RuleDocumentation(
      reports: """
        A `UIContextualAction` or `UITableViewRowAction` that is made with no title, or with one of spaces, where \
        neither its title nor the label of its picture is set afterwards. For review where the picture is a symbol of \
        the system.
        """,
      why: """
        The system makes actions of the row of them, which VoiceOver reads by their titles, and Voice Control finds the \
        button by its title. Without one nobody knows what the action does.
        """,
      howToFix: """
        Give it a title, "Delete". Where only the picture shall be seen, give the picture a label: \
        `action.image?.accessibilityLabel = "Delete"`.
        """,
      elsewhere: "`Button(\"Delete\", systemImage: \"trash\")` in `.swipeActions`; see `icon-button-name`.",
      limits: "Titles that are known only at run time are left alone.",
      references: ["Apple: documentation of UIContextualAction title and UITableViewRowAction title"]),
    examples: [
      .violation(
        """
        final class MailsViewController: UITableViewController {
          override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
          ) -> UISwipeActionsConfiguration? {
            let delete = UIContextualAction(style: .destructive, title: ↓nil) { _, _, done in done(true) }
            delete.image = UIImage(named: "bin")
            return UISwipeActionsConfiguration(actions: [delete])
          }
        }
        """,
        fixed: """
          final class MailsViewController: UITableViewController {
            override func tableView(
              _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
              let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
              delete.image = UIImage(named: "bin")
              return UISwipeActionsConfiguration(actions: [delete])
            }
          }
          """),
      .violation(
        """
        final class MailsViewController: UITableViewController {
          func actions() -> [UITableViewRowAction] {
            [UITableViewRowAction(style: .default, title: ↓"      ") { _, _ in archive() }]
          }
        }
        """),
      .violation(
        """
        final class MailsViewController: UITableViewController {
          func action() -> UIContextualAction {
            let pin = UIContextualAction(style: .normal, title: ↓"") { _, _, done in done(true) }
            pin.image = UIImage(systemName: "pin")
            return pin
          }
        }
        """),
      .violation(
        """
        final class MailsViewController: UITableViewController {
          func actions(of rows: [RowAction]) -> [UIContextualAction] {
            rows.map { row in
              let convertedAction = UIContextualAction(style: .normal, title: ↓nil) { _, _, done in done(row.run()) }
              convertedAction.image = row.icon
              return convertedAction
            }
          }
        }
        """),
      .pass(
        """
        final class MailsViewController: UITableViewController {
          func action() -> UIContextualAction {
            let pin = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
            pin.image = UIImage(systemName: "pin")
            pin.image?.accessibilityLabel = "Pin"
            return pin
          }
        }
        """),
      .pass(
        """
        final class MailsViewController: UITableViewController {
          func action() -> UIContextualAction {
            let picture = UIImage(named: "pin")
            picture?.accessibilityLabel = "Pin"
            let pin = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
            pin.image = picture
            return pin
          }
        }
        """),
      .pass(
        """
        final class MailsViewController: UITableViewController {
          func action() -> UIContextualAction {
            var mark = UIContextualAction()
            if isRead {
              mark = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
              mark.title = Texts.unread
            } else {
              mark = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
              mark.title = Texts.read
            }
            return mark
          }
        }
        """),
      .undecided(
        """
        final class MailsViewController: UITableViewController {
          func action(title: String?) -> UIContextualAction {
            UIContextualAction(style: .normal, title: title) { _, _, done in done(true) }
          }
        }
        """),
    ])

  private static let classes = FrameworkNames.names(.swipeActionClass)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachPart(Self.self) { type in
      guard type.mentions(Array(Self.classes)) else { return [] }
      return type.kinds.calls.compactMap { Self.outcome($0, in: type, context) }
    }
  }

  private static func outcome(_ expression: Expression, in type: TypeCode, _ context: RuleContext) -> Outcome? {
    guard case .call(let call) = expression.kind, let made = call.callee.plainName, classes.contains(made),
      let title = call.argument("title"), isBlank(title) else { return nil }
    let name = variable(holding: expression, in: type)
    let later = name.map { Settings(of: $0, in: type) } ?? Settings()
    guard !later.isNamed else { return nil }
    return .violation(Violation(
      "swipe action has no title", certainty: later.isSymbol ? .review : .likely, at: title.range,
      fixes: name.flatMap { fix($0, title, context) }.map { [$0] } ?? []))
  }

  private static func isBlank(_ title: Expression) -> Bool {
    switch title.kind {
    case .nilLiteral: true
    case .string(let literal):
      literal.segments.allSatisfy { if case .text(let text) = $0 { text.allSatisfy(\.isWhitespace) } else { false } }
    default: false
    }
  }

  /// `let delete = UIContextualAction(…)`, or a variable that gets it later.
  private static func variable(holding expression: Expression, in type: TypeCode) -> String? {
    var name = type.members.properties.first { $0.initializer?.range == expression.range }?.name
    CodeWalk.localVariables(of: type.members) { local in
      if local.initializer?.range == expression.range { name = local.name }
    }
    return name ?? type.kinds.assignments.lazy.compactMap { other -> String? in
      guard case .assignment(let target, let value) = other.kind, value.range == expression.range else { return nil }
      return target.plainName
    }.first
  }

  /// The name of the variable says what it does: `delete`, `pinAction`.
  private static func fix(_ name: String, _ title: Expression, _ context: RuleContext) -> Fix? {
    var words = IdentifierWords.split(name).map { $0.lowercased() }
    if words.count > 1, ["action", "item", "button"].contains(words[words.count - 1]) { words.removeLast() }
    guard let first = words.first, !["action", "item", "config", "configuration"].contains(first), first.count > 2 else { return nil }
    // `convertedAction` tells where the action comes from.
    if first.hasSuffix("ed"), first.count > 4 { return nil }
    let english = ([first.prefix(1).uppercased() + first.dropFirst()] + words.dropFirst()).joined(separator: " ")
    let language = context.developmentLanguage
    let text = language.hasPrefix("en") ? english : NameSuggestion.translated(english, language).text
    let edit = SourceEdit(range: title.range, replacement: context.spelled(text, inUIKit: title.range.file))
    return Fix("name it '\(text)'", safety: .suggested, edits: [edit])
  }

  /// What the code does with an action after it was made.
  private struct Settings {
    private(set) var isNamed = false
    private(set) var isSymbol = false

    init() {}

    init(of name: String, in type: TypeCode) {
      var pictures: Set<String> = []
      for expression in type.kinds.assignments {
        guard case .assignment(let target, let value) = expression.kind, let path = target.dottedName else { continue }
        if path == "\(name).title" { isNamed = true }
        if path == "\(name).image" {
          if let picture = value.dottedName { pictures.insert(picture) }
          isSymbol = isSymbol || Settings.isOfSymbol(value)
        }
        guard path.hasSuffix(".accessibilityLabel") else { continue }
        let owner = String(path.dropLast(".accessibilityLabel".count))
        if owner == name || owner == "\(name).image" || pictures.contains(owner) || isPicture(owner, in: type) { isNamed = true }
      }
    }

    /// A variable that is given to some picture of an action may get its label before.
    private func isPicture(_ owner: String, in type: TypeCode) -> Bool {
      type.kinds.assignments.contains { expression in
        guard case .assignment(let target, let value) = expression.kind else { return false }
        return value.dottedName == owner && target.plainName == "image"
      }
    }

    private static func isOfSymbol(_ value: Expression) -> Bool {
      var found = false
      CodeWalk.expressions(of: .expression(value)) { part in
        if case .call(let call) = part.kind, call.argument("systemName") != nil { found = true }
      }
      return found
    }
  }
}
