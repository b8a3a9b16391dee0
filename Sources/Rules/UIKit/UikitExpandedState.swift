import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// Rows and headers of a list of UIKit that open and close what belongs to them, and do not say whether they are open.
public struct UikitExpandedState: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-expanded-state", family: .uiKit, severity: .note, impact: .serious, wcag: ["4.1.2"],
    title: "row of a list opens and closes and says neither",
    documentation: RuleDocumentation(
      reports: """
        A function that turns a flag which is named for being open (`isExpanded`, `isCollapsed`), at once or by setting it in \
        both branches of a test of itself, and has rows or sections of a list drawn anew, added or taken away, where neither the class nor the cells and headers that it casts to set a \
        value, a label, a hint or the expanded status. For review.
        """,
      why: """
        VoiceOver reads the row as before, with nothing that tells that a double tap opens it, or that it is open now. \
        What came below is found by chance.
        """,
      howToFix: """
        Say it where the row is filled: `cell.accessibilityValue = item.isExpanded ? "expanded" : "collapsed"`, or \
        `accessibilityExpandedStatus` from iOS 18, and `cell.accessibilityTraits.insert(.button)`.
        """,
      elsewhere: "`DisclosureGroup`; see `expanded-state-missing`.",
      limits: """
        A flag is known by its name. Silent where a class of the project that draws the rows speaks of accessibility values, \
        labels, hints or traits, and where the outline of the system does it (`UICellAccessory.outlineDisclosure`). Cells of \
        packages may say it by themselves.
        """,
      references: ["Apple: documentation of accessibilityExpandedStatus", "WCAG 2.2: understanding 4.1.2 Name, Role, Value"]),
    examples: [
      .violation(
        """
        final class AnswersViewController: UITableViewController {
          private var answers: [Answer] = []
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Answer", for: indexPath) as! AnswerCell
            cell.details.isHidden = !answers[indexPath.row].isExpanded
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            ↓answers[indexPath.row].isExpanded = !answers[indexPath.row].isExpanded
            tableView.reloadRows(at: [indexPath], with: .automatic)
          }
        }
        final class AnswerCell: UITableViewCell { let details = UILabel() }
        """),
      .violation(
        """
        final class MonthsViewController: UITableViewController {
          private var months: [Month] = []
          @objc private func turn(_ sender: UIButton) {
            ↓months[sender.tag].isCollapsed.toggle()
            tableView.reloadSections(IndexSet(integer: sender.tag), with: .fade)
          }
        }
        """),
      .violation(
        """
        final class YearsViewController: UITableViewController {
          private var years: [Year] = []
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            if indexPath.row == 0 {
              if years[indexPath.section].opened == true {
                ↓years[indexPath.section].opened = false
              } else {
                years[indexPath.section].opened = true
              }
              tableView.reloadSections(IndexSet(integer: indexPath.section), with: .none)
            }
          }
        }
        """),
      // What was opened once stays open.
      .pass(
        """
        final class LettersViewController: UITableViewController {
          private var letters: [Letter] = []
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            if letters[indexPath.row].opened {
              show(letters[indexPath.row])
            } else {
              letters[indexPath.row].opened = true
              tableView.reloadRows(at: [indexPath], with: .none)
            }
          }
        }
        """),
      .pass(
        """
        final class AnswersViewController: UITableViewController {
          private var answers: [Answer] = []
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Answer", for: indexPath) as! AnswerCell
            cell.show(answers[indexPath.row])
            return cell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            answers[indexPath.row].isExpanded.toggle()
            tableView.reloadRows(at: [indexPath], with: .automatic)
          }
        }
        final class AnswerCell: UITableViewCell {
          private let details = UILabel()
          func show(_ answer: Answer) {
            details.isHidden = !answer.isExpanded
            accessibilityValue = answer.isExpanded ? "expanded" : "collapsed"
          }
        }
        """),
      .undecided(
        """
        final class AnswersViewController: UITableViewController {
          private var answers: [Answer] = []
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Answer", for: indexPath) as! FoldingCell
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            answers[indexPath.row].isExpanded.toggle()
            tableView.reloadRows(at: [indexPath], with: .automatic)
          }
        }
        """),
      // A panel of the screen is no row.
      .pass(
        """
        final class PlayerViewController: UIViewController {
          private var isExpanded = false
          @objc private func turn() {
            isExpanded.toggle()
            view.setNeedsLayout()
          }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let turns = project.ofEachType(Self.self, "turns", Self.turns)
    guard !turns.isEmpty else { return [] }
    let telling = Set(project.ofEachType(Self.self, "telling") { $0.mentions(Self.told) ? [$0.name] : [] })
    let declared = Set(project.ofEachType(Self.self, "declared") { [$0.name] })
    return turns.filter { telling.isDisjoint(with: $0.classes) }.map { turn in
      // A cell of a package may say it by itself.
      let foreign = turn.classes.subtracting(declared).filter { $0.hasSuffix("Cell") && !$0.hasPrefix("UI") }.min()
      if let foreign { return .undecided(UnknownReason(.suppliedContent, foreign)) }
      return .violation(Violation(
        "'\(turn.flag)' opens and closes a row, and nothing says whether it is open", certainty: .review, at: turn.place))
    }
  }

  private struct Turn: Sendable {
    let flag: String
    let place: SourceRange
    /// The class itself, and those that it casts its cells and headers to.
    let classes: Set<String>
  }

  /// By which code tells it, or the system does.
  private static let told = [
    "accessibilityValue", "accessibilityLabel", "accessibilityHint", "accessibilityTraits", "ExpandedStatus", "outlineDisclosure",
    "AccessibilityNotification", "UIAccessibility.post",
  ]

  private static func turns(in type: WholeType) -> [Turn] {
    guard type.mentions(["reloadRows", "reloadSections", "reloadData", "insertRows", "deleteRows", "reloadItems"]) else { return [] }
    let functions = type.parts.flatMap(\.members.functions)
    var classes: Set<String> = [type.name]
    for function in functions {
      CodeWalk.expressions(of: function) { expression in
        if case .cast(_, _, let cell) = expression.kind { classes.insert(cell.name) }
      }
    }
    return functions.compactMap { function in
      guard let turned = turned(in: function) else { return nil }
      return Turn(flag: turned.flag, place: turned.place, classes: classes)
    }
  }

  /// The first flag of one of several that a function turns, where it has the list drawn anew.
  private static func turned(in function: FunctionDeclaration) -> (flag: String, place: SourceRange)? {
    var found: (flag: String, place: SourceRange)?
    var isDrawnAnew = false
    if let body = function.body { found = setByItself(in: body) }
    CodeWalk.expressions(of: function) { expression in
      switch expression.kind {
      case .assignment(let target, let value):
        guard found == nil, case .prefix("!", let before) = value.kind, let flag = flag(target), Self.flag(before) == flag
        else { return }
        found = (flag, expression.range)
      case .call(let call):
        let name = call.callee.plainName ?? ""
        if redrawing.contains(name) { isDrawnAnew = true }
        if found == nil, name == "toggle", call.arguments.isEmpty, case .member(let target?, _) = call.callee.kind {
          found = flag(target).map { ($0, expression.range) }
        }
      default: break
      }
    }
    return isDrawnAnew ? found : nil
  }

  /// `if item.isOpen { item.isOpen = false } else { item.isOpen = true }`
  private static func setByItself(in block: Block) -> (flag: String, place: SourceRange)? {
    for case .conditional(let code) in block.statements {
      if case .expression(let test)? = code.conditions.first, code.conditions.count == 1, case .block(let otherwise)? = code.otherwise,
        let flag = asked(test), let first = set(flag, in: code.then), let second = set(flag, in: otherwise), first.value != second.value {
        return (flag, first.place)
      }
      if let inner = setByItself(in: code.then) { return inner }
      if case .block(let otherwise)? = code.otherwise, let inner = setByItself(in: otherwise) { return inner }
    }
    return nil
  }

  /// The flag of which a test asks nothing else than whether it is set.
  private static func asked(_ test: Expression) -> String? {
    switch test.kind {
    case .prefix("!", let operand): asked(operand)
    case .binary(let sign, let left, let right) where ["==", "!="].contains(sign):
      if case .boolean = right.kind { flag(left) } else { nil }
    case .tuple(let parts) where parts.count == 1: asked(parts[0].value)
    default: flag(test)
    }
  }

  private static func set(_ name: String, in block: Block) -> (value: Bool, place: SourceRange)? {
    for case .expression(let expression) in block.statements {
      if case .assignment(let target, let value) = expression.kind, flag(target) == name, case .boolean(let value) = value.kind {
        return (value, expression.range)
      }
    }
    return nil
  }

  /// `items[indexPath.row].isExpanded`: the flag of one thing, by its name.
  private static func flag(_ target: Expression) -> String? {
    guard case .member(let owner?, let name) = target.kind, owner.plainName != "self" else { return nil }
    let words = Set(IdentifierWords.split(name).map { $0.lowercased() })
    let open = [NameWords.List.expandedFlag, .collapsedFlag, .openFlag].reduce(into: Set()) { $0.formUnion(NameWords.words($1)) }
    return words.isDisjoint(with: open) ? nil : name
  }

  /// Apple: documentation of UITableView and UICollectionView.
  private static let redrawing: Set<String> = [
    "reloadRows", "reloadSections", "reloadData", "insertRows", "deleteRows", "reloadItems", "performBatchUpdates", "beginUpdates",
  ]
}
