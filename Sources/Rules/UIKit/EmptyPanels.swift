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
