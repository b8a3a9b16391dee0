import EarshotCore
import Rules
import Testing

/// The same in code of UIKit.
@Suite struct FirstWordUIKitTests {
  private func edits(_ rule: String, _ code: String) async -> [String] {
    await Analysis.run(files: ["A.swift": "import UIKit\n" + code]).findings.filter { $0.rule == rule }
      .flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement)
  }

  /// A function that makes several buttons is handed their titles: a name in it would be that of all of them.
  @Test func builder() async {
    let found = await edits("emoji-or-symbol-name", """
      final class SplitController: UIViewController {
        private lazy var less: UIButton = {
          let button = build(text: "-")
          button.addTarget(self, action: #selector(lower), for: .touchUpInside)
          return button
        }()
        private lazy var more: UIButton = {
          let button = build(text: "+")
          button.addTarget(self, action: #selector(raise), for: .touchUpInside)
          return button
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(less)
          view.addSubview(more)
        }
        private func build(text: String) -> UIButton {
          let button = UIButton()
          button.setTitle(text, for: .normal)
          return button
        }
        @objc private func lower() { count -= 1 }
        @objc private func raise() { count += 1 }
        private var count = 0
      }
      """)
    #expect(found.isEmpty, "\(found)")
  }

  /// Whose face it is, nobody says.
  @Test func faces() async {
    let found = await edits("uikit-control-name", """
      final class NoteCell: UITableViewCell {
        private let avatarButton = UIButton(type: .custom)
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(avatarButton)
          avatarButton.addTarget(self, action: #selector(onAvatarButtonClicked), for: .touchUpInside)
        }
        required init?(coder: NSCoder) { nil }
        @objc private func onAvatarButtonClicked() { delegate?.pressed(self) }
        weak var delegate: NoteCellDelegate?
      }
      """)
    #expect(!found.contains { $0.contains("\"Avatar\"") }, "\(found)")
  }

  /// An arrow that tells in which order things are unfolds nothing.
  @Test func order() async {
    let found = await edits("uikit-image-button-name", """
      final class Words: UIViewController {
        lazy var sortDateButton: UIButton = {
          let button = UIButton()
          button.setImage(UIImage(systemName: "minus.square.fill"), for: .normal)
          return button
        }()
        private var isUp = false
        override func viewDidLoad() {
          super.viewDidLoad()
          sortDateButton.addTarget(self, action: #selector(sortByDate), for: .touchUpInside)
          view.addSubview(sortDateButton)
        }
        @objc private func sortByDate() {
          isUp = !isUp
          if isUp {
            sortDateButton.setImage(UIImage(systemName: "chevron.up.square.fill"), for: .normal)
          } else {
            sortDateButton.setImage(UIImage(systemName: "chevron.down.square.fill"), for: .normal)
          }
        }
      }
      """)
    #expect(!found.contains { $0.contains("Collapse") || $0.contains("Expand") }, "\(found)")
  }

  /// The function says what it does with both views, and neither is called after the variable that holds it.
  @Test func tappedTwice() async {
    let found = await edits("uikit-tap-view-not-element", """
      final class Player: UIViewController {
        private let channelAvatarView = UIImageView()
        private let channelNameLabel = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(channelAvatarView)
          view.addSubview(channelNameLabel)
          let press = #selector(openChannel)
          channelAvatarView.isUserInteractionEnabled = true
          channelAvatarView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: press))
          channelNameLabel.isUserInteractionEnabled = true
          channelNameLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: press))
        }
        @objc private func openChannel() { show(UIViewController(), sender: self) }
      }
      """)
    #expect(found.contains { $0.contains("accessibilityLabel = \"Open channel\"") } && !found.contains { $0.contains("Channel avatar") }, "\(found)")
  }
}
