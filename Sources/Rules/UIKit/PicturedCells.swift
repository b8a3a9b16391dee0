import PlatformKnowledge
import SourceModel
import SwiftSource

/// Where a list gives an image view of a cell one picture or another by a state of the row, and no words with it:
/// `cell.sign.image = order.isPaid ? UIImage(named: "tick") : UIImage(named: "circle")`.
enum PicturedCells {
  struct Mark: Sendable {
    /// The classes that the cell may be cast to.
    let cells: [String]
    /// The image view of the cell.
    let view: String
    let test: String
    let place: SourceRange
  }

  /// Those of one type or extension.
  static func all(in type: TypeCode) -> [Mark] {
    guard type.mentions(["indexPath"]), type.mentions([".image = "]), !type.fileMentions(["ccessibility"]) else { return [] }
    return type.members.functions.filter(\.givesCell).flatMap(marks)
  }

  private static func marks(in function: FunctionDeclaration) -> [Mark] {
    var cells: [String] = []
    CodeWalk.expressions(of: function) { expression in
      if case .cast(_, _, let type) = expression.kind { cells.append(type.name) }
    }
    guard let body = function.body, !cells.isEmpty else { return [] }
    var result: [Mark] = []
    CodeWalk.blocks(of: body) { block in
      for statement in block.statements {
        guard let choice = PicturedViews.choice(statement), PicturedViews.isContent(choice.subject),
          let (view, test) = PicturedViews.difference(in: choice, among: isPart), !tells(choice, body),
          let name = view.split(separator: ".").last else { continue }
        result.append(Mark(cells: cells, view: String(name), test: test, place: choice.place))
      }
    }
    return result
  }

  /// `cell.sign`, `orderCell.sign`
  private static func isPart(_ path: String) -> Bool {
    let parts = path.split(separator: ".")
    return parts.count == 2 && parts[0].lowercased().hasSuffix("cell")
  }

  static let examples: [Example] = [
    .violation(
      """
      final class PlayerCell: UICollectionViewCell {
        let name = UILabel()
        let sign = UIImageView()
      }
      final class PlayersController: UICollectionViewController {
        var players: [Player] = []
        override func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = list.dequeueReusableCell(withReuseIdentifier: "player", for: indexPath) as! PlayerCell
          let player = players[indexPath.item]
          cell.name.text = player.name
          cell.sign.image = UIImage(named: ↓player.hasPaid ?? false ? "tick" : "circle")
          return cell
        }
      }
      """),
    .violation(
      """
      final class TaskCell: UITableViewCell {
        @IBOutlet weak var title: UILabel!
        @IBOutlet weak var sign: UIImageView!
      }
      final class TasksController: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let taskCell = table.dequeueReusableCell(withIdentifier: "task", for: indexPath) as! TaskCell
          taskCell.title.text = tasks[indexPath.row].title
          let task = tasks[indexPath.row]
          if ↓task.isLate {
            taskCell.sign.image = UIImage(systemName: "clock.badge.exclamationmark")
          } else {
            taskCell.sign.image = nil
          }
          return taskCell
        }
      }
      """),
    // A function draws something on the picture.
    .violation(
      """
      final class FilmCell: UICollectionViewCell {
        @IBOutlet weak var title: UILabel!
        @IBOutlet weak var still: UIImageView!
      }
      final class FilmsController: UICollectionViewController {
        override func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = list.dequeueReusableCell(withReuseIdentifier: "film", for: indexPath) as! FilmCell
          let film = films[indexPath.item]
          cell.title.text = film.title
          if let picture = film.picture {
            cell.still.image = (↓film.isWatched) ? ticked(picture) : picture
          }
          return cell
        }
      }
      """),
    // The cell itself does so, whenever it is handed what it shows.
    .violation(
      """
      final class SeatCell: UICollectionViewCell {
        let title = UILabel()
        let sign = UIImageView()
        var seat: Seat! {
          didSet {
            title.text = seat.name
            sign.image = UIImage(named: ↓seat.isTaken ? "seat-taken" : "seat-free")
          }
        }
      }
      """),
    .pass(
      """
      final class StopCell: UITableViewCell {
        let title = UILabel()
        let line = UIImageView()
        func show(_ stop: Stop) {
          title.text = stop.name
          line.image = UIImage(named: stop.isLast ? "line-end" : "line")
        }
      }
      """),
    // Words say the same, here or elsewhere.
    .pass(
      """
      final class PlayerCell: UICollectionViewCell {
        let name = UILabel()
        let note = UILabel()
        let sign = UIImageView()
      }
      final class PlayersController: UICollectionViewController {
        var players: [Player] = []
        override func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = list.dequeueReusableCell(withReuseIdentifier: "player", for: indexPath) as! PlayerCell
          let player = players[indexPath.item]
          cell.name.text = player.name
          cell.sign.image = player.hasPaid ? UIImage(named: "tick") : UIImage(named: "circle")
          if player.hasPaid { cell.note.text = "Paid" } else { cell.note.text = "Open" }
          return cell
        }
      }
      """),
    .pass(
      """
      final class PartCell: UITableViewCell {
        let title = UILabel()
        let arrow = UIImageView()
      }
      final class PartsController: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "part", for: indexPath) as! PartCell
          let part = parts[indexPath.row]
          cell.title.text = part.title
          cell.arrow.image = UIImage(systemName: part.isExpanded ? "chevron.up" : "chevron.down")
          return cell
        }
      }
      """),
  ]

  /// Words come with the picture, or are made of the same value.
  private static func tells(_ choice: PicturedViews.Choice, _ body: Block) -> Bool {
    if choice.cases.map(\.body).contains(where: PicturedViews.setsWords) { return true }
    var isTold = false
    CodeWalk.expressions(of: body) { if PicturedViews.saysWords($0, of: choice) { isTold = true } }
    CodeWalk.blocks(of: body) { block in
      if block.statements.contains(where: { PicturedViews.asksAgain($0, choice) }) { isTold = true }
    }
    return isTold
  }
}
