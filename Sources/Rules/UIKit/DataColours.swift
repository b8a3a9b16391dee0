import PlatformKnowledge
import SourceModel
import SwiftSource

/// Colours that content brings along, such as that of a task's status, in views that say nothing else of it; and titles of
/// rows that a test paints.
extension StateColourJudge {
  /// `dot.backgroundColor = UIColor(hex: task.status.color)` where no word, picture or trait is made of the status.
  var dataColours: [Violation] {
    var told: Set<String> = []
    return readings.flatMap { reading in
      (reading.settings + reading.foreign).compactMap { setting -> Violation? in
        guard setting.key != "alpha", let noun = paintedNoun(setting),
          let grade = Self.grade(of: setting),
          !Self.isCalled(setting.object, grade.word), !isSaid(grade, reading), told.insert(grade.path).inserted else { return nil }
        return Violation("\(noun) tells '\(grade.path)' by its colour alone", certainty: .review, at: setting.value.range)
      }
    }
  }

  private static func grade(of setting: StateColours.Setting) -> ContentGrade? {
    setting.sources.sorted().lazy.compactMap { source in
      ContentGrade(of: source) { name in setting.function.parameters.contains { $0.name == name } }
    }.first
  }

  /// `statusLabel`, whose words are those of the status, wherever they come from.
  private static func isCalled(_ object: String, _ word: String) -> Bool {
    object.hasSuffix("abel") && DecorativeNames.parts(of: object).contains(word)
  }

  /// Something else is made of the value, is called like it, or gets all of what it is a part of.
  private func isSaid(_ grade: ContentGrade, _ reading: StateColours) -> Bool {
    let handed = reading.handed.values.reduce(into: reading.told) { $0.formUnion($1) }
    return signs.union(handed).contains(where: grade.isSaid)
  }

  /// What gets the colour: a view of the class, a cell as a whole, or by its name a part of a cell that code fills.
  private func paintedNoun(_ setting: StateColours.Setting) -> String? {
    let parts = setting.object.split(separator: ".").map(String.init)
    guard let last = parts.last else { return nil }
    if parts.count == 1, ["self", "contentView"].contains(last) {
      return survey.descends(member, from: FrameworkNames.names(.cellClass)) ? "cell" : nil
    }
    if parts.count == 1 {
      let type = setting.function.parameters.first { $0.name == last }?.type.name
        ?? member.properties.first { $0.name == last }?.heldClass
      return type.flatMap { noun(ofClass: $0, setting.key) }
    }
    guard parts[parts.count - 2].lowercased().hasSuffix("cell") else { return nil }
    return setting.key == "textColor" || last.lowercased().hasSuffix("label") ? "label" : "view"
  }

  // MARK: - Titles of rows

  /// Labels of rows, of which several get a colour by one test, and on that way of it nothing else is done: fields that have
  /// to be filled in.
  var paintedTitles: [Violation] {
    readings.flatMap { reading -> [Violation] in
      var groups: [StateColours.Way: [StateColours.Setting]] = [:]
      for setting in reading.foreign where setting.key == "textColor" {
        guard let last = setting.branches.last, last.way == 0, !reading.busyWays.contains(last.key) else { continue }
        groups[last.key, default: []].append(setting)
      }
      return groups.values.compactMap { painted($0) }.sorted { $0.place.start < $1.place.start }
    }
  }

  private func painted(_ settings: [StateColours.Setting]) -> Violation? {
    guard Set(settings.map(\.object)).count > 1, settings.allSatisfy({ Hue($0.value).isColour }),
      let test = settings.first?.branches.last?.test, let text = test.text, Self.isState(text) else { return nil }
    let about = Self.expanded(test.paths, member)
    let isSaid = readings.contains { !$0.wordSigns.union($0.told).isDisjoint(with: about) }
    return isSaid ? nil : Violation("\(settings.count) labels tell '\(text)' by their colour alone", certainty: .review, at: test.place)
  }

  /// Rows of a form whose title turns red where what was entered is not valid, and nothing else is done: the first, with the
  /// others.
  var rowErrors: [Violation] {
    var seen: Set<SourceRange> = []
    let places = readings.flatMap { reading in
      reading.foreign.compactMap { setting -> (text: String, place: SourceRange)? in
        guard setting.key == "textColor", let last = setting.branches.last, !reading.busyWays.contains(last.key),
          Hue(setting.value).isColour, let text = last.test.text, last.test.paths.count == 1,
          Self.isAboutEntry(last.test, of: setting.object), seen.insert(last.test.place).inserted else { return nil }
        return (text, last.test.place)
      }
    }
    let isSaid = member.mentions(["onRowValidationChanged", "validationErrors", "ccessibility", "UIAlertController"])
    guard let first = places.first, !isSaid else { return [] }
    return [Violation(
      "title of a row tells '\(first.text)' by its colour alone", certainty: .review, at: first.place,
      related: places.dropFirst().prefix(9).map { RelatedPlace($0.place, "and here") })]
  }

  static let contentExamples: [Example] = [
    // A picture comes and goes with the colours.
    .pass(
      """
      final class OrdersController: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "order", for: indexPath) as! OrderCell
          let order = orders[indexPath.row]
          cell.clock.isHidden = !order.isLate
          if order.isLate {
            cell.title.textColor = .red
            cell.date.textColor = .red
          }
          return cell
        }
      }
      """),
    .violation(
      """
      final class OrdersController: UITableViewController {
        override func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "order", for: indexPath) as! OrderCell
          let order = orders[indexPath.row]
          cell.title.text = order.title
          if ↓order.isLate {
            cell.title.textColor = .red
            cell.date.textColor = .red
          }
          return cell
        }
      }
      """),
    .violation(
      """
      final class ChildForm: FormViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          form +++ Section("Child")
            <<< TextRow("name") { $0.title = "Name" }.cellUpdate { cell, row in
              if ↓!row.isValid { cell.titleLabel?.textColor = .red }
            }.onChange { row in keep(row.value) }
        }
      }
      """),
    // What is wrong stands in a row below.
    .pass(
      """
      final class ChildForm: FormViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          form +++ Section("Child")
            <<< TextRow("name") { $0.title = "Name" }.cellUpdate { cell, row in
              if !row.isValid { cell.titleLabel?.textColor = .red }
            }.onRowValidationChanged { cell, row in show(row.validationErrors, below: row) }
        }
      }
      """),
    .violation(
      """
      final class TaskCell: UITableViewCell {
        @IBOutlet private var card: UIView!
        @IBOutlet private var title: UILabel!
        func show(_ task: Task) {
          title.text = task.title
          if let color = task.status?.color {
            card.backgroundColor = ↓UIColor(hex: color.lowercased())
          } else {
            card.backgroundColor = .darkGray
          }
        }
      }
      """),
    .violation(
      """
      final class TaskCell: UITableViewCell {
        private let title = UILabel()
        func show(_ task: Task) {
          title.text = task.title
          title.textColor = ↓task.priority.color
        }
      }
      """),
    .violation(
      """
      final class TaskCell: UITableViewCell {
        let title = UILabel()
        let stripe = UIView()
      }
      final class TasksController: UITableViewController {
        var tasks: [Task] = []
        override func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = table.dequeueReusableCell(withIdentifier: "task", for: indexPath) as! TaskCell
          let task = tasks[indexPath.row]
          cell.title.text = task.title
          cell.stripe.backgroundColor = ↓Palette.color(for: task.urgency)
          return cell
        }
      }
      """),
    // What the task belongs to.
    .violation(
      """
      final class TaskCell: UITableViewCell {
        private let title = UILabel()
        private let mark = UIImageView()
        func show(_ task: Task) {
          title.text = task.title
          mark.backgroundColor = ↓UIColor(hexString: task.course!.color)
        }
      }
      """),
    .pass(
      """
      final class TaskCell: UITableViewCell {
        private let title = UILabel()
        private let mark = UIView()
        func show(_ course: Course, _ model: TaskModel) {
          title.text = course.name
          mark.backgroundColor = course.color
          title.textColor = model.config.titleColor
        }
      }
      """),
    // The words are those of the status.
    .pass(
      """
      final class TaskCell: UITableViewCell {
        private let status = UILabel()
        func show(_ task: Task) {
          status.text = task.status.name
          status.textColor = task.status.color
        }
      }
      """),
    .pass(
      """
      final class TaskCell: UITableViewCell {
        private let title = UILabel()
        private let stripe = UIView()
        func show(_ task: Task) {
          title.text = task.title
          if let status = task.status {
            stripe.backgroundColor = status.color
            accessibilityValue = status.name
          }
        }
      }
      """),
    // All of it goes to what may say it.
    .pass(
      """
      final class TaskCell: UITableViewCell {
        private let summary = SummaryView()
        private let stripe = UIView()
        func show(_ task: Task) {
          summary.task = task
          stripe.backgroundColor = task.priority.color
        }
      }
      """),
    // A colour of the app.
    .pass(
      """
      final class HeaderView: UIView {
        private let bar = UIView()
        func paint() { bar.backgroundColor = statusColor }
      }
      """),
    .violation(
      """
      final class OrderForm: FormViewController {
        private var wantsInvoice = false
        func paint() {
          let street: TextRow? = form.rowBy(tag: "street")
          let town: TextRow? = form.rowBy(tag: "town")
          if ↓wantsInvoice {
            street?.cell.titleLabel?.textColor = .red
            town?.cell.titleLabel?.textColor = .red
          } else {
            street?.cell.titleLabel?.textColor = .black
            town?.cell.titleLabel?.textColor = .black
          }
        }
      }
      """),
    .pass(
      """
      final class OrderForm: FormViewController {
        private var wantsInvoice = false
        func paint() {
          let street: TextRow? = form.rowBy(tag: "street")
          let town: TextRow? = form.rowBy(tag: "town")
          street?.title = wantsInvoice ? "Street (required)" : "Street"
          if wantsInvoice {
            street?.cell.titleLabel?.textColor = .red
            town?.cell.titleLabel?.textColor = .red
          }
        }
      }
      """),
  ]
}
