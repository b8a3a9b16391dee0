import PlatformKnowledge
import SourceModel
import SwiftSource

/// A cell or view of UIKit that is drawn in another way while it is the chosen one, and does not say so.
public struct UikitSelectionState: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "uikit-selection-state", family: .uiKit, severity: .warning, impact: .serious, wcag: ["4.1.2", "1.4.1"],
    title: "view of UIKit shows by its looks alone that it is selected",
    documentation: RuleDocumentation(
      reports: """
        A cell or another view whose code gives it other colours, another border, font or picture while a flag that is \
        named for what is chosen is set (`isChosen`, `item == selectedItem`), or code that paints a cell in this way, \
        where neither a trait, a value nor words differ. Buttons that exchange their looks, all get the same before the \
        pressed one gets its own, or look by whether they are the pressed one. And buttons that get one picture or \
        another by a test, as a heart that is full or empty, and the same name in both. For review: looks by a flag that \
        says that something is active or on, and a line that moves to the button that was pressed.
        """,
      why: """
        All of the group sound alike. VoiceOver says "Selected" for cells that the list itself has selected, and for \
        controls whose `isSelected` is set; of a flag of one's own it knows nothing.
        """,
      howToFix: """
        Set the trait where the looks are set: `accessibilityTraits.insert(.selected)`, and `remove(.selected)` \
        otherwise, on what VoiceOver stops at. Or let the list select the cell, and the control be `isSelected`. Where a \
        picture says what a button does now, give it a name with each picture: "Play", "Pause".
        """,
      elsewhere: "`.accessibilityAddTraits(isSelected ? .isSelected : [])`; see `selection-state-missing`.",
      limits: """
        Silent where the class, one above it or a type that uses it sets traits or values, or gives the row a \
        checkmark, and about flags that UIKit tells: those of `setSelected`, of configuration states, and `isSelected` \
        of cells and controls. A button with a changing picture of which no name was seen is for review: an interface \
        file or other code may name it.
        """,
      references: ["Apple: documentation of UIAccessibilityTraits selected, UIControl isSelected"]),
    examples: violations + passes)

  private static let violations: [Example] = [
    .violation(
      """
      final class ChipCell: UICollectionViewCell {
        private let label = UILabel()
        func configure(title: String, isChosen: Bool) {
          label.text = title
          contentView.backgroundColor = ↓isChosen ? .blue : .white
        }
      }
      """,
      fixed: """
        final class ChipCell: UICollectionViewCell {
          private let label = UILabel()
          func configure(title: String, isChosen: Bool) {
            label.text = title
            if isChosen {
              label.accessibilityTraits.insert(.selected)
            } else {
              label.accessibilityTraits.remove(.selected)
            }
            contentView.backgroundColor = isChosen ? .blue : .white
          }
        }
        """),
    .violation(
      """
      final class TabView: UIView {
        private let line = UIView()
        private let name = UILabel()
        func setActive(_ active: Bool) {
          name.textColor = ↓active ? .black : .gray
        }
      }
      """),
    .violation(
      """
      final class TabBarView: UIView {
        let infoButton = UIButton()
        private let infoLabel = UILabel()
        let feedButton = UIButton()
        private let feedLabel = UILabel()
        func update(selected tab: Tab) {
          let isInfoSelected = tab == .info
          infoLabel.textColor = ↓isInfoSelected ? .black : .gray
          feedLabel.textColor = isInfoSelected ? .gray : .black
        }
      }
      """,
      fixed: """
        final class TabBarView: UIView {
          let infoButton = UIButton()
          private let infoLabel = UILabel()
          let feedButton = UIButton()
          private let feedLabel = UILabel()
          func update(selected tab: Tab) {
            let isInfoSelected = tab == .info
            if isInfoSelected {
              infoButton.accessibilityTraits.insert(.selected)
            } else {
              infoButton.accessibilityTraits.remove(.selected)
            }
            infoLabel.textColor = isInfoSelected ? .black : .gray
            if !isInfoSelected {
              feedButton.accessibilityTraits.insert(.selected)
            } else {
              feedButton.accessibilityTraits.remove(.selected)
            }
            feedLabel.textColor = isInfoSelected ? .gray : .black
          }
        }
        """),
    .violation(
      """
      final class TabsView: UIView {
        private let underline = UIView()
        private let postsButton = UIButton()
        private let likesButton = UIButton()
        @objc func showPosts() {
          UIView.animate(withDuration: 0.2) { ↓self.underline.frame.origin.x = self.postsButton.frame.minX }
        }
        @objc func showLikes() {
          UIView.animate(withDuration: 0.2) { self.underline.frame.origin.x = self.likesButton.frame.minX }
        }
      }
      """),
    .violation(
      """
      final class ChoiceView: UIView {
        private let checkmark = UIImageView()
        var isChosen = false {
          didSet { checkmark.isHidden = ↓!isChosen }
        }
      }
      """),
    .violation(
      """
      final class SizeViewController: UITableViewController {
        private var selectedSize = Size.small
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Size", for: indexPath)
          let size = sizes[indexPath.row]
          cell.textLabel?.text = size.name
          if ↓size == selectedSize {
            cell.textLabel?.textColor = .blue
          }
          return cell
        }
      }
      """,
      fixed: """
        final class SizeViewController: UITableViewController {
          private var selectedSize = Size.small
          override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Size", for: indexPath)
            let size = sizes[indexPath.row]
            cell.textLabel?.text = size.name
            if size == selectedSize {
              cell.accessibilityTraits.insert(.selected)
            } else {
              cell.accessibilityTraits.remove(.selected)
            }
            if size == selectedSize {
              cell.textLabel?.textColor = .blue
            }
            return cell
          }
        }
        """),
    .violation(
      """
      final class TabsViewController: UIViewController {
        private let firstButton = UIButton()
        private let secondButton = UIButton()
        @objc func pick(_ sender: UIButton) {
          firstButton.tintColor = ↓sender == firstButton ? .blue : .gray
          secondButton.tintColor = sender == secondButton ? .blue : .gray
        }
      }
      """,
      fixed: """
        final class TabsViewController: UIViewController {
          private let firstButton = UIButton()
          private let secondButton = UIButton()
          @objc func pick(_ sender: UIButton) {
            if sender == firstButton {
              firstButton.accessibilityTraits.insert(.selected)
            } else {
              firstButton.accessibilityTraits.remove(.selected)
            }
            firstButton.tintColor = sender == firstButton ? .blue : .gray
            if sender == secondButton {
              secondButton.accessibilityTraits.insert(.selected)
            } else {
              secondButton.accessibilityTraits.remove(.selected)
            }
            secondButton.tintColor = sender == secondButton ? .blue : .gray
          }
        }
        """),
    .violation(
      """
      final class RecipeView: UIView {
        private let likeButton = UIButton()
        func show(_ recipe: Recipe) {
          likeButton.accessibilityLabel = "Favourite"
          if ↓recipe.isLiked {
            likeButton.setImage(UIImage(named: "heart_full"), for: .normal)
          } else {
            likeButton.setImage(UIImage(named: "heart_empty"), for: .normal)
          }
        }
      }
      """),
    .violation(
      """
      final class PeriodViewController: UIViewController {
        private let weekButton = UIButton()
        private let monthButton = UIButton()
        @objc func showWeek() {
          weekButton.backgroundColor = ↓.blue
          monthButton.backgroundColor = .gray
        }
        @objc func showMonth() {
          weekButton.backgroundColor = .gray
          monthButton.backgroundColor = .blue
        }
      }
      """),
  ]

  private static let passes: [Example] = [
    .pass(
      """
      final class ChipCell: UICollectionViewCell {
        private let label = UILabel()
        func configure(title: String, isChosen: Bool) {
          label.text = title
          contentView.backgroundColor = isChosen ? .blue : .white
          accessibilityTraits = isChosen ? [.button, .selected] : .button
        }
      }
      """),
    .pass(
      """
      final class GoalCell: UITableViewCell {
        private let goalSwitch = UISwitch()
        private let time = UILabel()
        func show(_ task: Task) {
          goalSwitch.isOn = task.isGoalOn
          time.alpha = task.isGoalOn ? 1 : 0
        }
      }
      """),
    .pass(
      """
      final class ChipCell: UICollectionViewCell {
        override var isSelected: Bool {
          didSet { contentView.backgroundColor = isSelected ? .blue : .white }
        }
      }
      """),
    .pass(
      """
      final class PosterCell: UICollectionViewCell {
        private let poster = UIImageView()
        override var isHighlighted: Bool { didSet { setState(isHighlighted) } }
        private func setState(_ selected: Bool) { poster.alpha = selected ? 0.6 : 1 }
      }
      """),
    .pass(
      """
      final class SizeViewController: UITableViewController {
        private var selectedSize = Size.small
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Size", for: indexPath)
          let size = sizes[indexPath.row]
          cell.textLabel?.textColor = size == selectedSize ? .blue : .black
          cell.accessoryType = size == selectedSize ? .checkmark : .none
          return cell
        }
      }
      """),
    .pass(
      """
      final class PlayerView: UIView {
        private let playButton = UIButton()
        private var isPlaying = false {
          didSet {
            playButton.setImage(UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
            playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
          }
        }
      }
      """),
    .undecided(
      """
      final class ChipCell: BrandCell {
        private let label = UILabel()
        func configure(title: String, isChosen: Bool) {
          label.text = title
          contentView.backgroundColor = isChosen ? .blue : .white
        }
      }
      """),
    .pass(
      """
      final class FollowView: UIView {
        private let label = UILabel()
        var isChosen = false {
          didSet {
            label.text = isChosen ? "Following" : "Follow"
            backgroundColor = isChosen ? .blue : .white
          }
        }
      }
      """),
  ]

  private static let cells: Set<String> = ["UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView"]

  /// By which a type tells assistive technologies, or lets UIKit tell them.
  private static let telling = [
    "accessibilityTraits", "accessibilityValue", "accessibilityElements", "accessoryType", "accessories =",
    "UIAccessibility", ".selectItem(", ".selectRow(", "isSelected = ",
  ]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let survey = project.classes
    var seen: Set<String> = []
    let paints = project.ofEachPart(Self.self, "", PaintedChoices.all)
    // What says that something is active is told where nothing stronger is.
    let strong = paints.filter { !$0.isWeak }
    let pictured = pictures(project, besides: strong.map(\.place))
    let relays = paints.isEmpty ? [] : Set(project.ofEachPart(Self.self, "relays", PaintedChoices.relays))
    let choices = paints.compactMap { paint -> Outcome? in
      let key = "\(paint.type) \(paint.condition)"
      if paint.isWeak, pictured.contains(where: { $0.place == paint.place }) { return nil }
      guard !relays.contains(paint.function), seen.insert(key).inserted, !tells(paint.type, project), isView(paint, survey) else { return nil }
      let what = paint.cell == nil ? "'\(paint.type)'" : "cell"
      return .violation(
        Violation(
          paint.isWeak
            ? "\(what) is drawn in another way while '\(paint.condition)', and nothing says so"
            : "\(what) is drawn in another way while '\(paint.condition)' and does not say that it is selected",
          certainty: paint.isWeak ? .review : .likely, at: paint.place,
          fixes: paint.opens ? [] : [SelectedTraitFix.fix(paint, survey) ?? SelectedTraitFix.fix(paint, among: paints, survey)].compactMap(\.self)))
    }
    let types = Set(strong.map(\.type))
    let rivals = project.ofEachPart(Self.self, "rivals", PaintedRivals.all).filter { paint in
      guard !types.contains(paint.type), let member = survey.named(paint.type), !tells(paint.type, project) else { return false }
      return survey.descends(member) { name in
        UIKitClasses.isKind(name, of: "UIView") || UIKitClasses.isKind(name, of: "UIViewController")
      }
    }
    let painted = types.union(rivals.map(\.type))
    return choices + pictured.map(\.outcome) + marks(project, besides: painted) + rivals.map { paint in
      .violation(
        Violation(
          "'\(paint.type)' gives one of its controls other looks than the others and does not say that it is selected",
          certainty: .likely, at: paint.place, fixes: [SelectedTraitFix.fix(paint.comparisons)].compactMap(\.self)))
    }
  }

  // MARK: - Lines that move to what is chosen

  private func marks(_ project: ProjectSubject, besides painted: Set<String>) -> [Outcome] {
    project.ofEachPart(Self.self, "marks", MovedMarks.all).compactMap { mark in
      guard !painted.contains(mark.type), !tells(mark.type, project) else { return nil }
      return .violation(Violation(
        "'\(mark.name)' alone shows which one is chosen, and nothing says that it is selected", certainty: .review,
        at: mark.place))
    }
  }

  // MARK: - Buttons with one picture or another

  private func pictures(_ project: ProjectSubject, besides told: [SourceRange]) -> [(outcome: Outcome, place: SourceRange)] {
    let paints = project.ofEachPart(Self.self, "pictures", PicturedButtons.all)
    guard !paints.isEmpty else { return [] }
    var names: [String: [PicturedButtons.Name]] = [:]
    for name in project.ofEachPart(Self.self, "names", PicturedButtons.names) { names[name.type, default: []].append(name) }
    let known = Set(told.map { "\($0.file.path) \($0.start)" })
    var seen: Set<String> = []
    return paints.compactMap { paint in
      guard !known.contains("\(paint.place.file.path) \(paint.place.start)"),
        let isNamed = hasOneName(paint, names, project.classes),
        seen.insert("\(paint.type) \(paint.button ?? "")").inserted else { return nil }
      let outcome = Outcome.violation(
        Violation(
          "'\(paint.button ?? paint.type)' shows by its picture alone whether '\(paint.test)'",
          certainty: isNamed ? .likely : .review, at: paint.place))
      return (outcome, paint.place)
    }
  }

  /// Whether a button has one name that is seen; nil where it may say its state.
  private func hasOneName(
    _ paint: PicturedButtons.Paint, _ names: [String: [PicturedButtons.Name]], _ survey: UIKitClassSurvey
  ) -> Bool? {
    let member = survey.named(paint.type)
    let types = member.map { survey.ancestry(of: $0).map(\.declaration.name) } ?? [paint.type]
    let last = paint.button?.split(separator: ".").last.map(String.init)
    var about = types.flatMap { names[$0] ?? [] }.filter { name in
      name.button == nil || name.button == paint.button || name.button == last
    }
    if let property = member?.properties.first(where: { $0.name == last }) {
      let made: String? = if case .call(let call)? = property.initializer?.kind { call.callee.plainName } else { nil }
      if let class_ = property.type?.name ?? made {
        about += (names[class_] ?? []).filter { $0.button == nil || $0.isState }
      }
    } else if let last, paint.button?.contains(".") ?? false {
      about += names.values.flatMap { $0 }.filter { $0.button == last }
    }
    if about.contains(where: { $0.isState || !$0.isWritten }) { return nil }
    return about.isEmpty ? false : about.count == 1 ? true : nil
  }

  /// Whether what is painted is what people choose, and UIKit does not tell by itself that they did.
  private func isView(_ paint: PaintedChoices.Paint, _ survey: UIKitClassSurvey) -> Bool {
    if paint.cell != nil { return paint.place.file.mentions(["UITableView", "UICollectionView"]) }
    guard let member = survey.named(paint.type) else { return false }
    let isKnown = survey.descends(member) { name in
      Self.cells.contains(name) || UIKitClasses.isKind(name, of: "UIControl")
    }
    if ["isSelected", "isHighlighted"].contains(paint.condition), isKnown {
      // Of a function's own parameter UIKit knows nothing.
      return member.functions.contains { function in
        function.range.contains(paint.place) && function.parameters.contains { $0.name == paint.condition }
      }
    }
    return survey.descends(member) { Self.cells.contains($0) || UIKitClasses.isKind($0, of: "UIView") }
  }

  /// The type, one above it, or one that uses it tells.
  private func tells(_ type: String, _ project: ProjectSubject) -> Bool {
    let ancestry = project.classes.named(type).map { project.classes.ancestry(of: $0).map(\.declaration.name) } ?? []
    let names = Set(ancestry + [type])
    return project.code.parts.contains { part in
      guard part.mentions(Self.telling) else { return false }
      return names.contains(part.name) || part.mentions([type])
    }
  }
}
