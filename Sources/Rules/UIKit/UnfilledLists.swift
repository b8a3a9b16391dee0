import PlatformKnowledge
import SourceModel
import SwiftSource

/// Lists of UIKit that a controller fills when an answer comes, and that have nothing to say until then, after a failure, and
/// where nothing was found: all three are the same empty screen.
enum UnfilledLists {
  /// What such a list shows, with the place where the list is told how much there is of it.
  static func first(in type: WholeType) -> (name: String, place: SourceRange)? {
    guard type.mentions(["numberOfRowsInSection", "numberOfItemsInSection"]), type.mentions(["reloadData"]), !type.mentions(answering),
      isOwn(type), UnheardResults.first(in: type) == nil else { return nil }
    let empty = Set(type.parts.flatMap(\.members.properties).filter(beginsEmpty).map(\.name))
    guard !empty.isEmpty, let counted = counted(in: type).first(where: { empty.contains($0.name) }),
      isFilledLater(counted.name, in: type) else { return nil }
    return counted
  }

  /// Words of code that shows something while there is nothing in a list, or tells of a wait.
  private static let answering = TellingCode.announces + [
    "UIAccessibility", "isEmpty", "backgroundView", "count == 0", "count > 0", "count < 1", "count >= 1", "count != 0", "EmptyData", "mptyView",
    "mptyLabel", "mptyState", "laceholder", "nimating", "beginRefreshing", "HUD", "keleton", "oader", "isHidden",
  ]

  /// A controller of UIKit itself: a base class of the project may show what there is to say.
  private static func isOwn(_ type: WholeType) -> Bool {
    type.parts.compactMap(\.declaration).contains { declaration in
      declaration.inheritedTypes.first.map { ["UICollectionViewController", "UITableViewController", "UIViewController"].contains($0.name) } ?? false
    }
  }

  /// `var items: [Item] = []`
  private static func beginsEmpty(_ property: PropertyDeclaration) -> Bool {
    guard !property.isConstant, property.getter == nil, let initial = property.initializer else { return false }
    switch initial.kind {
    case .array(let values): return values.isEmpty
    // `[Item]()`
    case .call(let call):
      if case .type(let type) = call.callee.kind { return call.arguments.isEmpty && type.name == "[]" }
      return false
    default: return false
    }
  }

  /// What the number of rows is the count of, where it is that and nothing else.
  private static func counted(in type: WholeType) -> [(name: String, place: SourceRange)] {
    type.parts.flatMap(\.members.functions).compactMap { function in
      guard function.parameters.contains(where: { ["numberOfRowsInSection", "numberOfItemsInSection"].contains($0.label ?? "") }),
        let body = function.body, body.statements.count == 1 else { return nil }
      let value: Expression? = switch body.statements[0] {
      case .expression(let expression): expression
      case .returned(let expression): expression
      default: nil
      }
      guard let value, case .member(let list?, "count") = value.kind, let name = list.dottedName?.withoutSelf else { return nil }
      return (name, value.range)
    }
  }

  /// It is set where an answer comes, and the list is drawn anew.
  private static func isFilledLater(_ name: String, in type: WholeType) -> Bool {
    type.kinds.calls.contains { expression in
      guard case .call(let call) = expression.kind else { return false }
      return UnheardResults.answers(of: call).contains { closure in
        var (isSet, isShown) = (false, false)
        CodeWalk.expressions(of: closure.body) { inner in
          switch inner.kind {
          case .assignment(let target, _): if target.dottedName?.withoutSelf == name { isSet = true }
          case .call(let call): if call.callee.plainName == "reloadData" { isShown = true }
          default: break
          }
        }
        return isSet && isShown
      }
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      final class GamesController: UITableViewController {
        var games: [Game] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          service.games { games in
            self.games = games
            DispatchQueue.main.async { self.tableView.reloadData() }
          }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return ↓self.games.count }
      }
      """),
    .pass(
      """
      final class GamesController: UITableViewController {
        var games: [Game] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          service.games { games in
            self.games = games
            self.tableView.backgroundView = games.isEmpty ? NothingView() : nil
            self.tableView.reloadData()
          }
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { games.count }
      }
      """),
    // What is there at once, and a class of the project that may say it.
    .pass(
      """
      final class SettingsController: UITableViewController {
        var rows: [Row] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          rows = Row.all
          tableView.reloadData()
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
      }
      final class GamesController: ListController {
        var games: [Game] = []
        func load() { service.games { self.games = $0; self.tableView.reloadData() } }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { games.count }
      }
      """),
  ]
}
