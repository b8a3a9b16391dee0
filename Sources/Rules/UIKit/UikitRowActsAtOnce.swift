import SourceModel
import SwiftSource

/// A row that signs people out or deletes what is theirs as soon as it is pressed.
public struct UikitRowActsAtOnce: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-row-acts-at-once", family: .uiKit, severity: .note, impact: .moderate, wcag: ["3.3.4"],
    title: "row signs out or deletes without a question",
    documentation: RuleDocumentation(
      reports: """
        For review, `didSelectRowAt` or `didSelectItemAt` that calls what by its name signs out, or deletes an account or \
        all there is (`logOut`, `deleteAccount`, `eraseAllData`), where neither it nor the function that it calls brings up \
        a question.
        """,
      why: """
        Rows of a list are pressed by mistake: while scrolling, with a trembling hand, when a scanning switch is a moment \
        late. What is gone then has to be typed and found again, which is hardest for the same people.
        """,
      howToFix: """
        Ask first: present a `UIAlertController` whose destructive action does it. Or offer to undo it.
        """,
      elsewhere: "`.confirmationDialog(\"Log out?\", isPresented: $asks) { Button(\"Log out\", role: .destructive) { … } }`",
      limits: """
        Names tell what the call does. Silent where the call stands in a closure, as in that of an alert, or where a function \
        of that name has something to do with alerts or questions; buttons are not looked at.
        """,
      references: [
        "WCAG 2.2, 3.3.4 Error Prevention (Legal, Financial, Data)",
        "Apple: Human Interface Guidelines, Alerts: confirm destructive actions that people cannot undo",
      ]),
    examples: [
      .violation(
        """
        final class SettingsController: UITableViewController {
          override func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
            switch indexPath.section {
            case 0: performSegue(withIdentifier: "profile", sender: self)
            case 1: ↓Session.shared.logOut()
            default: break
            }
          }
        }
        """),
      .violation(
        """
        final class SettingsController: UITableViewController {
          override func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
            if rows[indexPath.row] == .erase { ↓eraseAllData() }
          }
          private func eraseAllData() { store.erase() }
        }
        """),
      .pass(
        """
        final class SettingsController: UITableViewController {
          override func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
            let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Log out", style: .destructive) { _ in Session.shared.logOut() })
            present(alert, animated: true)
          }
        }
        """),
      // The function that it calls asks.
      .pass(
        """
        final class SettingsController: UITableViewController {
          override func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) { logOut() }
          private func logOut() {
            let alert = UIAlertController(title: "Log out?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Log out", style: .destructive) { _ in session.end() })
            present(alert, animated: true)
          }
        }
        """),
      // A list in memory is emptied.
      .pass(
        """
        final class PicksController: UITableViewController {
          private var picks: [Int] = []
          override func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) {
            picks.removeAll()
            picks.append(indexPath.row)
          }
        }
        """),
      .undecided(
        """
        final class SettingsController: UITableViewController {
          override func tableView(_ table: UITableView, didSelectRowAt indexPath: IndexPath) { model.chose(indexPath.row) }
        }
        """),
    ])

  private struct Deed: Sendable {
    let name: String
    let place: SourceRange
  }

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let deeds = project.ofEachPart(Self.self) { type -> [Deed] in
      guard type.mentions(["didSelectRowAt", "didSelectItemAt"]) else { return [] }
      return type.members.functions.filter(\.answersRowChoice).flatMap(Self.deeds)
    }
    guard !deeds.isEmpty else { return [] }
    let names = Set(deeds.map(\.name))
    let asking = Set(project.ofEachType(Self.self, "asking \(names.sorted())") { type -> [String] in
      type.parts.flatMap(\.members.functions).filter { names.contains($0.name) && FinalDeeds.asks($0.body) }.map(\.name)
    })
    return deeds.filter { !asking.contains($0.name) }.map { deed in
      .violation(Violation("a press on a row calls '\(deed.name)' and nothing asks first", certainty: .review, at: deed.place))
    }
  }

  private static func deeds(in function: FunctionDeclaration) -> [Deed] {
    guard let body = function.body, !FinalDeeds.asks(body, besides: ["present"]) else { return [] }
    var closures: [SourceRange] = []
    var found: [Deed] = []
    CodeWalk.expressions(of: body) { expression in
      if case .closure = expression.kind { closures.append(expression.range) }
      guard case .call(let call) = expression.kind, call.closures.isEmpty, let name = call.callee.plainName, FinalDeeds.isOfAll(name),
        !closures.contains(where: { $0.contains(expression.range) }) else { return }
      found.append(Deed(name: name, place: expression.range))
    }
    return found
  }
}
