import PlatformKnowledge
import SourceModel
import SwiftSource

/// Something about a row of a list in UIKit that only a long press on the list can do.
public struct UikitRowLongPress: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-row-long-press", family: .uiKit, severity: .note, impact: .serious, wcag: ["2.1.1", "2.5.1"],
    title: "only a long press on a row does it",
    documentation: RuleDocumentation(
      reports: """
        A function for a `UILongPressGestureRecognizer` that asks a table or collection view for the row under the \
        finger, in a class that offers no custom actions, context menu or swipe actions. For review where the press \
        moves rows, which other code may offer while the list is edited.
        """,
      why: """
        The recogniser hangs on the whole list, so no row says that it can be pressed for long, and Switch Control, \
        Voice Control and keyboards know no long press.
        """,
      howToFix: """
        Offer it as an action of the row: `cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: \
        "Rename") { _ in … }]`. Or by a context menu or the swipe actions of the list, of which the system makes \
        actions.
        """,
      elsewhere: "`.accessibilityAction(named: \"Rename\") { … }` on the row; see `gesture-only-action`.",
      limits: """
        Silent where another function of the class calls what the press calls, as the one that commits a deletion, \
        haptics, drawing anew and the like aside, and in files that speak of custom actions, context menus or swipe actions.
        """,
      references: ["Apple: documentation of accessibilityCustomActions", "Apple: WWDC24 session 10073"]),
    examples: [
      .violation(
        """
        final class TagsViewController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(rename)))
          }
          @objc func ↓rename(_ press: UIGestureRecognizer) {
            guard let place = tableView.indexPathForRow(at: press.location(in: tableView)) else { return }
            edit(tags[place.row])
          }
        }
        """),
      .violation(
        """
        final class PhotosViewController: UICollectionViewController {
          @IBAction func ↓held(_ press: UILongPressGestureRecognizer) {
            let place = collectionView.indexPathForItem(at: press.location(in: collectionView))
            if let place { collectionView.beginInteractiveMovementForItem(at: place) }
          }
        }
        """),
      .violation(
        """
        final class RoomsViewController: UITableViewController {
          @objc func ↓rename(_ press: UILongPressGestureRecognizer) {
            guard let place = tableView.indexPathForRow(at: press.location(in: tableView)) else { return }
            editor.mode = .edit
            hideTabs(true)
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            editor.mode = .list
            hideTabs(false)
          }
        }
        """),
      // What any deed may come with is no other way to do the same.
      .violation(
        """
        final class TagsViewController: UITableViewController {
          @objc func ↓pin(_ press: UILongPressGestureRecognizer) {
            guard let place = tableView.indexPathForRow(at: press.location(in: tableView)) else { return }
            haptics.impactOccurred()
            store.pin(tags[place.row])
            tableView.reloadData()
          }
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.reloadData()
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            haptics.impactOccurred()
            show(tags[indexPath.row])
          }
        }
        """),
      .pass(
        """
        final class TagsViewController: UITableViewController {
          @objc func rename(_ press: UILongPressGestureRecognizer) {
            guard let place = tableView.indexPathForRow(at: press.location(in: tableView)) else { return }
            edit(tags[place.row])
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            edit(tags[indexPath.row])
          }
        }
        """),
      .pass(
        """
        final class TagsViewController: UITableViewController {
          @objc func rename(_ press: UILongPressGestureRecognizer) {
            guard let place = tableView.indexPathForRow(at: press.location(in: tableView)) else { return }
            edit(tags[place.row])
          }
          override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
          ) -> UISwipeActionsConfiguration? { swipes(for: indexPath) }
        }
        """),
      .violation(
        """
        final class TagsViewController: UITableViewController {
          @objc func ↓rename(_ press: UILongPressGestureRecognizer) {
            if press.state == .began, let place = tableView.indexPathForRow(at: press.location(in: tableView)) {
              edit(tags[place.row])
            }
          }
          override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
          ) { discard(tags[indexPath.row]) }
        }
        """),
      .pass(
        """
        final class TagsViewController: UITableViewController {
          @objc func held(_ press: UILongPressGestureRecognizer) {
            guard let place = tableView.indexPathForRow(at: press.location(in: tableView)) else { return }
            discard(tags[place.row])
          }
          override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
          ) { discard(tags[indexPath.row]) }
        }
        """),
      .undecided(
        """
        final class MapViewController: UIViewController {
          @objc func dropPin(_ press: UILongPressGestureRecognizer) { add(press.location(in: map)) }
        }
        """),
    ])

  private static let recogniser = "UILongPressGestureRecognizer"
  private static let rowsAtPoint = FrameworkNames.names(.rowAtPoint)
  private static let moves: Set<String> = [
    "beginInteractiveMovementForItem", "updateInteractiveMovementTargetPosition", "moveRow", "moveItem",
  ]
  /// By which a row can offer the same.
  private static let offers = [
    "accessibilityCustomActions", "UIContextMenuInteraction", "contextMenuConfiguration", "UIMenu(",
    "wipeActionsConfigurationFor", "editActionsForRowAt",
  ]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.mentions([Self.recogniser]), !type.mentions(Self.offers) else { return [] }
      let pressed = Self.selected(in: type)
      let deeds = Deeds(of: type.parts.flatMap(\.members.functions))
      return deeds.functions.compactMap { function in
        guard pressed.contains(function.name) || function.parameters.contains(where: { $0.type.name == Self.recogniser })
        else { return nil }
        return Self.outcome(of: function, among: deeds)
      }
    }
  }

  private static func outcome(of function: FunctionDeclaration, among deeds: Deeds) -> Outcome? {
    let calls = function.calledNames
    guard !calls.isDisjoint(with: rowsAtPoint) else { return nil }
    let isMove = !calls.isDisjoint(with: moves)
    // What it does with the row, apart from finding it.
    let own = calls.subtracting(rowsAtPoint).subtracting(["location", "cellForRow", "cellForItem", "deselectRow"])
      .filter { ($0.first?.isLowercase ?? false) && !NameWords.words(.incidentalCall).contains($0.lowercased()) }
    let isShared = !isMove && own.contains { deeds.callers[$0, default: 0] > 1 }
    // A helper that a tap calls too is not all that is done: what is set here alone, a tap does not bring about.
    if isShared, !cases(setBy: function).contains(where: { deeds.setters[$0] == 1 }) { return nil }
    return .violation(Violation(
      "long press on a row is the only way to do what '\(function.name)' does",
      certainty: isMove || isShared ? .review : .likely, at: function.nameRange))
  }

  /// What the functions of a type do, each of which is gone through once.
  private struct Deeds {
    let functions: [FunctionDeclaration]
    /// How many of them call a function.
    private(set) var callers: [String: Int] = [:]
    /// How many of them set a property to a case.
    private(set) var setters: [String: Int] = [:]

    init(of functions: [FunctionDeclaration]) {
      self.functions = functions
      for function in functions {
        for name in function.calledNames { callers[name, default: 0] += 1 }
        for chosen in cases(setBy: function) { setters[chosen, default: 0] += 1 }
      }
    }
  }

  /// `main.mode = .edit`: what is set, with the case.
  private static func cases(setBy function: FunctionDeclaration) -> Set<String> {
    var found: Set<String> = []
    CodeWalk.expressions(of: function) { expression in
      guard case .assignment(let target, let value) = expression.kind, let name = target.dottedName,
        case .member(nil, let chosen) = value.kind else { return }
      found.insert("\(name) = .\(chosen)")
    }
    return found
  }

  /// The functions that recognisers of long presses are made with: `rename` of `action: #selector(rename(_:))`.
  private static func selected(in type: WholeType) -> Set<String> {
    Set(type.kinds.calls.compactMap { expression in
      guard case .call(let call) = expression.kind, call.callee.plainName == recogniser,
        let action = call.argument("action") else { return nil }
      return action.selectedFunction
    })
  }
}
