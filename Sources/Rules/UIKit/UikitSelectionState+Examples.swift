extension UikitSelectionState {
  static let violations: [Example] = [
    .violation(
      """
      final class StepCell: UICollectionViewCell {
        private let title = UILabel()
        func update(_ text: String) { title.text = text }
        func mark() { title.textColor = .white }
      }
      final class StepsViewController: UIViewController, UICollectionViewDataSource {
        private var page = 0
        func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = list.dequeueReusableCell(withReuseIdentifier: "step", for: indexPath) as! StepCell
          cell.update(steps[indexPath.item])
          if page == indexPath.item {
            ↓cell.mark()
          }
          return cell
        }
      }
      """),
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
      final class SpanView: UIView {
        private var buttons: [Span: UIButton] = [:]
        private var currentSpan = Span.week
        private func build() {
          for span in Span.allCases {
            let button = UIButton()
            if span == currentSpan {
              button.backgroundColor = .blue
            }
            buttons[span] = button
          }
        }
        @objc private func tapped(_ sender: UIButton) {
          let selectedSpan = Span(sender.tag)
          for (span, button) in buttons {
            if ↓span == selectedSpan {
              button.backgroundColor = .blue
            } else {
              button.backgroundColor = .gray
            }
          }
        }
      }
      """,
      fixed: """
        final class SpanView: UIView {
          private var buttons: [Span: UIButton] = [:]
          private var currentSpan = Span.week
          private func build() {
            for span in Span.allCases {
              let button = UIButton()
              if span == currentSpan {
                button.accessibilityTraits.insert(.selected)
              } else {
                button.accessibilityTraits.remove(.selected)
              }
              if span == currentSpan {
                button.backgroundColor = .blue
              }
              buttons[span] = button
            }
          }
          @objc private func tapped(_ sender: UIButton) {
            let selectedSpan = Span(sender.tag)
            for (span, button) in buttons {
              if span == selectedSpan {
                button.accessibilityTraits.insert(.selected)
              } else {
                button.accessibilityTraits.remove(.selected)
              }
              if span == selectedSpan {
                button.backgroundColor = .blue
              } else {
                button.backgroundColor = .gray
              }
            }
          }
        }
        """),
    // Dots of pages say by themselves which one is shown.
    .pass(
      """
      final class Dots: UIPageControl {
        override var currentPage: Int { didSet { paint() } }
        private func paint() {
          for (index, dot) in subviews.enumerated() {
            dot.backgroundColor = currentPage == index ? .red : .gray
          }
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
      final class DayCell: UICollectionViewCell {
        private let selectedGround = UIView()
        private let number = UILabel()
        func configure(day: Int, selected: Bool) {
          number.text = "\\(day)"
          selectedGround.isHidden = ↓!selected
        }
      }
      final class MonthController: UIViewController, UICollectionViewDataSource {
        func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = list.dequeueReusableCell(withReuseIdentifier: "Day", for: indexPath) as! DayCell
          let isSelected = indexPath.item == chosenDay
          cell.configure(day: indexPath.item, selected: isSelected)
          return cell
        }
      }
      """),
    .violation(
      """
      final class TrackView: UIView {
        @IBOutlet private var pressButton: UIButton!
        @IBOutlet private var sign: UIImageView!
        @IBOutlet private var arrow: UIImageView!
        var state: TrackState? {
          didSet {
            switch ↓state {
            case .stopped:
              sign.image = UIImage(named: "go")
              arrow.isHidden = true
            case .playing:
              sign.image = UIImage(named: "halt")
              arrow.isHidden = true
            default: arrow.isHidden = false
            }
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

  static let passes: [Example] = [
    .pass(
      """
      final class PagesView: UIView, UICollectionViewDataSource, UICollectionViewDelegate {
        private var currentPage = 0
        func collectionView(_ list: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          let cell = list.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
          cell.contentView.alpha = indexPath.row == currentPage ? 1 : 0.5
          return cell
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { currentPage = middlePage() }
      }
      """),
    // As it was called before Swift 3.
    .pass(
      """
      final class GreyButton: UIButton {
        override var selected: Bool { didSet { backgroundColor = selected ? .blue : .white } }
      }
      """),
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
    .pass(
      """
      final class TrackView: UIView {
        @IBOutlet private var pressButton: UIButton!
        @IBOutlet private var sign: UIImageView!
        @IBOutlet private var words: UILabel!
        var state: TrackState? {
          didSet {
            words.text = state?.title
            switch state {
            case .stopped: sign.image = UIImage(named: "go")
            case .playing: sign.image = UIImage(named: "halt")
            default: sign.image = nil
            }
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
}
