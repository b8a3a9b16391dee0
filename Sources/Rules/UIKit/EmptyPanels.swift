import PlatformKnowledge
import SourceModel
import SwiftSource

/// Views that stand in the place of a list that has nothing to show.
enum EmptyPanels {
  /// The first statement in which a type shows such a view later on, by what the view is called: it is hidden and shown
  /// again, or one or the other as there is something to show. One that is made visible once belongs to the screen.
  static func shown(in part: TypeCode, except texts: Set<String>) -> Violation? {
    guard part.mentions(["isHidden"]), part.mentions(["mpty", "oResult"]) else { return nil }
    var hidden: Set<String> = []
    var shown: [(path: String, place: SourceRange, turns: Bool)] = []
    for function in part.members.functions {
      guard let body = function.body else { continue }
      CodeWalk.expressions(of: body) { expression in
        guard case .assignment(let target, let value) = expression.kind, let path = target.dottedName, path.hasSuffix(".isHidden"),
          name(in: path).map({ !isText($0, in: part, texts) }) ?? false else { return }
        switch value.kind {
        case .boolean(true): hidden.insert(path)
        case .boolean(false): shown.append((path, expression.range, false))
        default: shown.append((path, expression.range, true))
        }
      }
    }
    guard let first = shown.first(where: { $0.turns || hidden.contains($0.path) }), let name = name(in: first.path) else { return nil }
    return Violation("'\(name)' appears over the screen and VoiceOver is not told", certainty: .review, at: first.place)
  }

  /// Where a type lays a view behind a list as there is nothing in it, and takes it away again: a list says nothing of what
  /// lies behind it (Apple: documentation of UITableView backgroundView).
  static func behind(in part: TypeCode) -> Violation? {
    guard part.mentions(["backgroundView"]) else { return nil }
    var isTaken = false
    var laid: (name: String, place: SourceRange)?
    for function in part.members.functions {
      CodeWalk.expressions(of: function) { expression in
        guard case .assignment(let target, let value) = expression.kind, isOfList(target) else { return }
        let ways: [Expression] = if case .ternary(_, let then, let otherwise) = value.kind { [then, otherwise] } else { [value] }
        for way in ways {
          if case .nilLiteral = way.kind { isTaken = true } else if laid == nil, !isMaking(function.name), !isWheel(way, in: part) {
            laid = (way.lastName ?? "backgroundView", expression.range)
          }
        }
      }
    }
    guard isTaken, let laid else { return nil }
    return Violation("'\(laid.name)' appears over the screen and VoiceOver is not told", certainty: .review, at: laid.place)
  }

  /// A function that puts the screen together before anybody sees it.
  private static func isMaking(_ function: String) -> Bool {
    DecorativeNames.parts(of: function).first.map(NameWords.words(.makingVerb).contains) ?? true
  }

  /// `tableView.backgroundView`; cells have one as well.
  private static func isOfList(_ target: Expression) -> Bool {
    guard let path = target.dottedName?.split(separator: ".").map(String.init), path.last == "backgroundView", path.count > 1 else { return false }
    return ["tableview", "collectionview", "table", "list", "collection"].contains { path[path.count - 2].lowercased().hasSuffix($0) }
  }

  /// A sign of loading goes by itself, and a picture has nothing to say.
  private static func isWheel(_ value: Expression, in part: TypeCode) -> Bool {
    guard let name = value.lastName else { return false }
    let words = NameWords.words(.loadingView).union(NameWords.words(.waitingWheel))
    if !words.isDisjoint(with: DecorativeNames.parts(of: name)) { return true }
    let type = part.members.properties.first { $0.name == name }?.heldClass
    return ["UIImageView", "UIVisualEffectView", "UIActivityIndicatorView"].contains(type)
  }

  /// `emptyStateView` of `emptyStateView.mainView.isHidden`
  private static func name(in path: String) -> String? {
    path.split(separator: ".").dropLast().map(String.init).first { name in
      let words = DecorativeNames.parts(of: name)
      let isOfNothing = words.contains("empty") || words.contains("no") && !NameWords.words(.neutralStatus).isDisjoint(with: words)
      return isOfNothing && !NameWords.words(.wholeView).isDisjoint(with: words)
    }
  }

  private static func isText(_ name: String, in part: TypeCode, _ texts: Set<String>) -> Bool {
    part.members.properties.contains { $0.name == name && ($0.heldClass.map(texts.contains) ?? false) }
  }

  static let examples: [Example] = [
    .violation(
      """
      import UIKit
      final class OrdersController: UITableViewController {
        private let nothing = UILabel()
        var orders: [Order] = [] { didSet { reload() } }
        private func reload() {
          tableView.reloadData()
          ↓tableView.backgroundView = orders.isEmpty ? nothing : nil
        }
      }
      """),
    .pass(
      """
      import UIKit
      final class OrdersController: UITableViewController {
        private let spinner = UIActivityIndicatorView()
        func load() { tableView.backgroundView = spinner }
        func loaded() { tableView.backgroundView = nil }
      }
      """),
    .violation(
      """
      import UIKit
      final class FoundTable: UITableView {
        private let emptyStateView = NothingView()
        override func layoutSubviews() {
          super.layoutSubviews()
          ↓emptyStateView.words.isHidden = numberOfRows(inSection: 0) > 0
        }
      }
      """),
    .pass(
      """
      import UIKit
      final class FoundTable: UITableView {
        private let emptyStateView = NothingView()
        func load() { emptyStateView.isHidden = false }
      }
      """),
  ]
}

extension Expression {
  /// `nothing` of `nothing` and `self.nothing`.
  fileprivate var lastName: String? { dottedName?.split(separator: ".").last.map(String.init) }
}
