import PlatformKnowledge
import SourceModel
import SwiftSource

/// Where code paints one of several views by what a value of any name is: `names.textColor = page == 0 ? .blue : .black`,
/// and the next one by the same with `1`. What is painted is the one that is shown or chosen, and it alone shows that.
enum PaintedCases {
  struct Paint: Sendable {
    let type: String
    /// The value, as it is written.
    let value: String
    let place: SourceRange
  }

  private struct Group {
    var constants: Set<String> = []
    var views: Set<String> = []
    let place: SourceRange
    let value: String
  }

  /// Those of one type or extension.
  static func all(in type: TypeCode) -> [Paint] {
    guard type.mentions(["textColor", "ackgroundColor", "tintColor"]), type.mentions(["=="]),
      !type.fileMentions(["ccessibilityTraits", "ccessibilityValue", "ccessibilityLabel"]) else { return [] }
    let bodies = type.members.functions.compactMap(\.body) + type.members.properties.flatMap(\.observers)
    let found = bodies.flatMap(groups)
    if found.isEmpty { return [] }
    let said = worded(type)
    return found.filter { !said.contains($0.value) }.map { Paint(type: type.name, value: $0.value, place: $0.place) }
  }

  private static let colours = FrameworkNames.names(.colourProperty)

  private static func groups(in body: Block) -> [Group] {
    var groups: [String: Group] = [:]
    var order: [String] = []
    var isTold = false
    CodeWalk.expressions(of: body) { expression in
      guard case .assignment(let target, let value) = expression.kind, let path = target.namePath else { return }
      let parts = path.split(separator: ".")
      // UIKit tells what is selected.
      if parts.last == "isSelected" { isTold = true }
      guard parts.count > 1, let name = parts.last, colours.contains(String(name)),
        case .ternary(let test, let then, let other) = value.kind, case .binary("==", let left, let right) = test.kind,
        let asked = left.namePath, let constant = constant(right), let first = then.writtenPath, let second = other.writtenPath
      else { return }
      let key = "\(asked) \(first) \(second)"
      if groups[key] == nil {
        order.append(key)
        groups[key] = Group(place: test.range, value: asked)
      }
      groups[key]?.constants.insert(constant)
      groups[key]?.views.insert(parts.dropLast().joined(separator: "."))
    }
    return isTold ? [] : order.compactMap { groups[$0] }.filter { $0.constants.count > 1 && $0.views.count > 1 }
  }

  /// `0`, `.posts`, `"posts"`
  private static func constant(_ value: Expression) -> String? {
    switch value.kind {
    case .integer, .member(nil, _): value.writtenPath
    default: value.plainText
    }
  }

  /// Values that words of the type are made of or chosen by, which say what the colours do.
  private static func worded(_ type: TypeCode) -> Set<String> {
    var said: Set<String> = []
    let words = FrameworkNames.names(.shownText, .shownTitle)
    for expression in type.kinds.assignments {
      guard case .assignment(let target, let value) = expression.kind, let name = target.plainName, words.contains(name) else { continue }
      said.formUnion(value.valuePaths)
    }
    for expression in type.kinds.calls {
      guard case .call(let call) = expression.kind, call.callee.plainName == "setTitle", let words = call.arguments.first else { continue }
      said.formUnion(words.value.valuePaths)
    }
    return said
  }

  static let examples: [Example] = [
    .violation(
      """
      final class MemberController: UIViewController {
        @IBOutlet weak var notesLabel: UILabel!
        @IBOutlet weak var friendsLabel: UILabel!
        private let model = MemberModel()
        @IBAction func change(_ sender: UIButton) {
          model.list = sender.tag
          notesLabel.textColor = ↓model.list == 0 ? Palette.teal : .black
          friendsLabel.textColor = model.list == 1 ? Palette.teal : .black
        }
      }
      """),
    // The screen says in words which one it is.
    .pass(
      """
      final class MemberController: UIViewController {
        @IBOutlet weak var notesLabel: UILabel!
        @IBOutlet weak var friendsLabel: UILabel!
        @IBOutlet weak var heading: UILabel!
        private let model = MemberModel()
        @IBAction func change(_ sender: UIButton) {
          model.list = sender.tag
          heading.text = model.list == 0 ? "Notes" : "Friends"
          notesLabel.textColor = model.list == 0 ? Palette.teal : .black
          friendsLabel.textColor = model.list == 1 ? Palette.teal : .black
        }
      }
      """),
    // One test paints all of it, which is no choice among several.
    .pass(
      """
      final class NoteController: UIViewController {
        @IBOutlet weak var titleLabel: UILabel!
        @IBOutlet weak var dateLabel: UILabel!
        func paint() {
          titleLabel.textColor = note.kind == 1 ? Palette.teal : .black
          dateLabel.textColor = note.kind == 1 ? Palette.teal : .black
        }
      }
      """),
  ]
}
