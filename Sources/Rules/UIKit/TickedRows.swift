import PlatformKnowledge
import SourceModel
import SwiftSource

/// Lists of several choices whose rows begin with a tick that the list does not know of: a press takes the tick away and
/// selects the row. VoiceOver says "Selected" of rows that the list has selected (Apple: documentation of
/// UITableView.selectRow(at:animated:scrollPosition:), UITableViewDelegate tableView(_:didDeselectRowAt:)).
enum TickedRows {
  /// The places in one type or extension where such a tick is exchanged.
  static func all(in type: TypeCode) -> [SourceRange] {
    guard type.mentions(["didDeselectRowAt"]), type.mentions(["accessoryType"]),
      !type.fileMentions(["selectRow(", "isSelected", "setSelected", "ccessibilityTraits", "ccessibilityValue"]),
      begin(in: type) else { return [] }
    let toggles = type.members.functions.compactMap { function in
      function.body.flatMap(exchange).map { (name: function.name, function: function, place: $0) }
    }
    let places = toggles.filter { toggle in
      ["didSelectRowAt", "didDeselectRowAt"].allSatisfy { label in
        // The function that is called for each, or one that both call.
        type.members.functions.contains { function in
          function.parameters.contains { $0.label == label }
            && (function.range == toggle.function.range || function.calls(toggle.name))
        }
      }
    }.map(\.place)
    return places.first.map { [$0] } ?? []
  }

  /// Rows get a tick when they are made, by what is kept of them.
  private static func begin(in type: TypeCode) -> Bool {
    type.members.functions.contains { function in
      guard function.parameters.contains(where: { $0.label == "cellForRowAt" }), let body = function.body else { return false }
      var isTicked = false
      CodeWalk.expressions(of: body) { expression in
        guard case .assignment(let target, let value) = expression.kind, target.plainName == "accessoryType" else { return }
        CodeWalk.expressions(of: .expression(value)) { if $0.plainName == "checkmark" { isTicked = true } }
      }
      return isTicked
    }
  }

  /// `if cell.accessoryType == .checkmark { cell.accessoryType = .none } else { cell.accessoryType = .checkmark }`
  private static func exchange(in body: Block) -> SourceRange? {
    var place: SourceRange?
    CodeWalk.blocks(of: body) { block in
      for case .conditional(let code) in block.statements where place == nil {
        guard code.conditions.count == 1, case .expression(let test) = code.conditions[0], asks(test), sets(code.then),
          case .block(let other)? = code.otherwise, sets(other) else { continue }
        place = test.range
      }
    }
    return place
  }

  private static func asks(_ test: Expression) -> Bool {
    guard case .binary("==", let left, let right) = test.kind else { return false }
    return left.plainName == "accessoryType" && right.plainName == "checkmark"
  }

  private static func sets(_ block: Block) -> Bool {
    block.statements.contains { statement in
      guard case .expression(let expression) = statement, case .assignment(let target, _) = expression.kind else { return false }
      return target.plainName == "accessoryType"
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      final class GenresController: UITableViewController {
        private var chosen: [String: Bool] = [:]
        override func viewDidLoad() { tableView.allowsMultipleSelection = true }
        override func tableView(_ list: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = list.dequeueReusableCell(withIdentifier: "genre", for: indexPath)
          if chosen[genres[indexPath.row]] == true { cell.accessoryType = .checkmark } else { cell.accessoryType = .none }
          return cell
        }
        override func tableView(_ list: UITableView, didSelectRowAt indexPath: IndexPath) { turn(list.cellForRow(at: indexPath)!) }
        override func tableView(_ list: UITableView, didDeselectRowAt indexPath: IndexPath) { turn(list.cellForRow(at: indexPath)!) }
        private func turn(_ cell: UITableViewCell) {
          if ↓cell.accessoryType == .checkmark { cell.accessoryType = .none } else { cell.accessoryType = .checkmark }
        }
      }
      """),
    // The list selects what is ticked, so both go together.
    .pass(
      """
      final class GenresController: UITableViewController {
        private var chosen: [String: Bool] = [:]
        override func tableView(_ list: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = list.dequeueReusableCell(withIdentifier: "genre", for: indexPath)
          if chosen[genres[indexPath.row]] == true {
            cell.accessoryType = .checkmark
            list.selectRow(at: indexPath, animated: false, scrollPosition: .none)
          } else {
            cell.accessoryType = .none
          }
          return cell
        }
        override func tableView(_ list: UITableView, didSelectRowAt indexPath: IndexPath) { turn(list.cellForRow(at: indexPath)!) }
        override func tableView(_ list: UITableView, didDeselectRowAt indexPath: IndexPath) { turn(list.cellForRow(at: indexPath)!) }
        private func turn(_ cell: UITableViewCell) {
          if cell.accessoryType == .checkmark { cell.accessoryType = .none } else { cell.accessoryType = .checkmark }
        }
      }
      """),
    // Every press is a selection, and none is kept: the tick alone tells, and is heard.
    .pass(
      """
      final class GenresController: UITableViewController {
        private var chosen: [String: Bool] = [:]
        override func tableView(_ list: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = list.dequeueReusableCell(withIdentifier: "genre", for: indexPath)
          cell.accessoryType = chosen[genres[indexPath.row]] == true ? .checkmark : .none
          return cell
        }
        override func tableView(_ list: UITableView, didSelectRowAt indexPath: IndexPath) {
          list.deselectRow(at: indexPath, animated: true)
          let cell = list.cellForRow(at: indexPath)!
          if cell.accessoryType == .checkmark { cell.accessoryType = .none } else { cell.accessoryType = .checkmark }
        }
      }
      """),
  ]
}

extension FunctionDeclaration {
  /// Whether its body calls a function of that name.
  fileprivate func calls(_ name: String) -> Bool {
    guard let body else { return false }
    var isCalled = false
    CodeWalk.expressions(of: body) { if case .call(let call) = $0.kind, call.callee.dottedName == name { isCalled = true } }
    return isCalled
  }
}
