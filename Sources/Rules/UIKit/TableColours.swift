import PlatformKnowledge
import SourceModel
import SwiftSource

/// Colours that code takes out of a table by the status in the data that it was given: `dot.backgroundColor =
/// colours[data["status"]]`. Who does not see them, or not apart, learns nothing of the status where no word is made of it.
enum TableColours {
  struct Paint: Sendable {
    let noun: String
    /// The word by which the key of the table is known.
    let key: String
    let place: SourceRange
  }

  private static let colours = FrameworkNames.names(.colourProperty)
  private static let words = FrameworkNames.names(.shownText, .shownTitle)

  static func all(in type: TypeCode) -> [Paint] {
    guard type.mentions(["ackgroundColor", "tintColor", "textColor"]), !type.fileMentions(["ccessibility"]) else { return [] }
    var found: [Paint] = []
    for expression in type.kinds.assignments {
      guard case .assignment(let target, let value) = expression.kind, let name = target.plainName, colours.contains(name),
        // What has a name of its own, `colours[user.status]`, is read with the other colours of content.
        let key = key(of: value), key.namePath == nil, let grade = grade(of: key), !isSaid(grade, in: type),
        !found.contains(where: { $0.key == grade }) else { continue }
      // A label whose words are those of the status.
      if let object = target.namePath?.dropLast(name.count + 1).lowercased(), object.contains(grade), object.hasSuffix("label") { continue }
      found.append(Paint(noun: name == "textColor" ? "label" : "view", key: grade, place: value.range))
    }
    return found
  }

  /// The key of `colours[data["status"]] ?? .gray`, where the name of the table says that it holds colours.
  private static func key(of value: Expression) -> Expression? {
    switch value.unwrapped.kind {
    case .binary("??", let left, _): return key(of: left)
    case .cast(let inner, _, _): return key(of: inner)
    case .subscription(let base, let arguments):
      guard let table = base.unwrapped.plainName, let key = arguments.first?.value else { return nil }
      let parts = IdentifierWords.split(table).map { $0.lowercased() }
      let isOfColours = parts.contains { part in
        let names = NameWords.words(.colourName)
        return names.contains(part) || part.hasSuffix("s") && names.contains(String(part.dropLast()))
      }
      return isOfColours ? key : nil
    default: return nil
    }
  }

  /// The word for a grade that the key is called by, in code or as the key of a dictionary: `status` of `user.status` and of
  /// `data["status"]`.
  private static func grade(of key: Expression) -> String? {
    var found: String?
    CodeWalk.expressions(of: .expression(key)) { part in
      let name = part.plainName ?? part.plainText
      guard found == nil, let last = name.flatMap({ IdentifierWords.split($0).last?.lowercased() }),
        NameWords.words(.gradedProperty).contains(last) else { return }
      found = last
    }
    return found
  }

  /// Whether a text of the type is made of something that is called so.
  private static func isSaid(_ grade: String, in type: TypeCode) -> Bool {
    type.kinds.assignments.contains { expression in
      guard case .assignment(let target, let value) = expression.kind, let name = target.plainName, words.contains(name) else { return false }
      return value.holds { part in (part.plainName ?? part.plainText)?.lowercased().contains(grade) ?? false }
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      import UIKit
      final class MemberCell: UITableViewCell {
        private static let colours: [String: UIColor] = ["free": .systemGreen, "busy": .systemRed]
        private let name = UILabel()
        private let spot = UIView()
        func show(_ member: [String: String]) {
          name.text = member["name"]
          spot.backgroundColor = ↓MemberCell.colours[member["status"] ?? ""] ?? .systemGray
        }
      }
      """),
    .violation(
      """
      import UIKit
      final class Spot: UIImageView {
        func loaded(_ data: [String: Any]) {
          backgroundColor = ↓Palette.statusColors[data["status"] as! Int]
        }
      }
      """),
    .pass(
      """
      import UIKit
      final class MemberCell: UITableViewCell {
        private let status = UILabel()
        private let spot = UIView()
        func show(_ member: [String: String]) {
          status.text = member["status"]
          spot.backgroundColor = Palette.colours[member["status"] ?? ""]
        }
      }
      """),
    // Which of several it is, and not how it is.
    .pass(
      """
      import UIKit
      final class TileCell: UICollectionViewCell {
        private let name = UILabel()
        func show(_ tile: Tile, at index: Int) {
          name.text = tile.name
          contentView.backgroundColor = Palette.colours[index % Palette.colours.count]
        }
      }
      """),
  ]
}
