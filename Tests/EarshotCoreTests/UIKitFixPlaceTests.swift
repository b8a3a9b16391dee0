import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Where fixes in UIKit code stand, what they say, and what is no defect there.
@Suite struct UIKitFixPlaceTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    await Analysis.run(files: ["A.swift": "import UIKit\n" + code]).findings.filter { $0.rule == rule }
  }

  private func replacements(_ rule: String, _ code: String) async -> [String] {
    await findings(rule, code).flatMap { $0.fixes.prefix(1).flatMap(\.edits) }
      .map { $0.replacement.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " / ") }
  }

  /// No statement sets the item up, and one puts it into the bar.
  @Test("Items of properties are named where they are put into the bar", arguments: [
    ("navigationItem.leftBarButtonItem = backButton", "backButton.accessibilityLabel = \"Back\""),
    ("navigationItem.leftBarButtonItems = [other, backButton]", "backButton.accessibilityLabel = \"Back\""),
    ("navigationItem.leftBarButtonItem = self.backButton", "self.backButton.accessibilityLabel = \"Back\""),
  ])
  func barItems(statement: String, edit: String) async {
    let found = await replacements("uikit-bar-button-name", """
      final class Career: UIViewController {
        private let other = UIBarButtonItem(title: "Help", style: .plain, target: nil, action: nil)
        private lazy var backButton = UIBarButtonItem(image: UIImage(named: "ic_ArrowBack"), style: .plain, target: self, action: #selector(back))
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          \(statement)
        }
        @objc private func back() { navigationController?.popViewController(animated: true) }
      }
      """)
    #expect(found == [edit])
  }

  @Test("Code with semicolons is named as code without them")
  func semicolons() async {
    let found = await replacements("uikit-image-button-name", """
      final class Article: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad();
          let share = UIButton();
          share.setImage(UIImage(named: "ic_share"), for: .normal);
          share.addTarget(self, action: #selector(openSheet), for: .touchUpInside);
          view.addSubview(share);
        }
        @objc func openSheet() {}
      }
      """)
    #expect(found == ["/ share.accessibilityLabel = \"Share\""] || found == ["share.accessibilityLabel = \"Share\""])
  }

  /// The list is no item, and has no name to be given.
  @Test("An item that is handed to a list as it is made gets no name by the list")
  func appendedItem() async {
    let found = await findings("uikit-bar-button-name", """
      final class Reader: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItems = makeItems()
        }
        func makeItems() -> [UIBarButtonItem] {
          var items: [UIBarButtonItem] = []
          items.append(UIBarButtonItem(image: UIImage(named: "ic_share"), style: .plain, target: self, action: #selector(openSheet)))
          return items
        }
        @objc func openSheet() {}
      }
      """)
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixes).isEmpty)
  }

  /// The commonest words are known in languages that have no tables here.
  @Test("A button is called in the language of the app", arguments: [
    ("ko", "저장"), ("de", "Sichern"), ("fr", "Enregistrer"), ("zh-Hans", "保存"), ("en", "Save"), ("uk", "Зберегти"), ("sk", "<#Save#>"),
  ])
  func languages(language: String, word: String) async {
    let file = SourceFile(path: "A.swift", text: """
      import UIKit
      final class Form: UIViewController {
        private let saveButton = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          saveButton.setImage(UIImage(named: "btFormSave"), for: .normal)
          saveButton.addTarget(self, action: #selector(touchUpSaveButton), for: .touchUpInside)
          view.addSubview(saveButton)
        }
        @objc private func touchUpSaveButton() {}
      }
      """)
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["uikit-image-button-name"]
    let project = Project(root: "/", sources: [SourceUnit(file: file)], developmentLanguage: language)
    let fixes = await Analysis.run(on: project, options).findings.flatMap(\.fixes)
    #expect(fixes.map(\.title) == ["name the button '\(word)'"])
  }

  /// A font that may be missing is scaled where it is there.
  @Test func fontsByName() async {
    let found = await replacements("uikit-fixed-font", """
      final class Player: UIViewController {
        let artist = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          artist.text = "Somebody"
          artist.font = UIFont(name: "Lato-Black", size: 16)
          view.addSubview(artist)
        }
      }
      """)
    #expect(found == [
      ".map { UIFontMetrics(forTextStyle: .callout).scaledFont(for: $0) } / artist.adjustsFontForContentSizeCategory = true"
    ])
  }

  @Test func fontsThatButtonsBeginWith() async {
    let found = await replacements("uikit-fixed-font", """
      final class Account: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(frame: .zero)
          button.setTitle("Change number", for: .normal)
          view.addSubview(button)
        }
      }
      """)
    #expect(found == [
      "button.titleLabel?.font = .preferredFont(forTextStyle: .body) / button.titleLabel?.adjustsFontForContentSizeCategory = true"
    ])
  }

  /// A picture that a later tap sets is another state, and no closure of an event is a place for a name.
  @Test func picturesOfEvents() async throws {
    let found = await findings("uikit-image-button-name", """
      final class Footer: UIView {
        let noButton: UIButton = {
          let button = UIButton()
          button.setImage(UIImage(named: "ic_no"), for: .normal)
          return button
        }()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(noButton)
          noButton.rx.tap.subscribe(onNext: { [weak self] _ in
            self?.noButton.setImage(UIImage(named: "ic_no_active"), for: .normal)
          }).disposed(by: bag)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(Footer(frame: .zero)) }
      }
      """)
    #expect(found.map(\.heard?.before) == ["«ic_no | ic_no_active», Button"])
    let edit = try #require(found.first?.fixes.first?.edits.first)
    #expect(edit.range.file.text(from: 0, to: edit.range.start).contains("ic_no_active") == false)
  }

  /// One name for all of a list is none for each.
  @Test func membersOfAList() async {
    let found = await replacements("uikit-image-button-name", """
      final class Rating: UIView {
        let stars: [UIButton] = [UIButton(), UIButton()]
        override init(frame: CGRect) {
          super.init(frame: frame)
          stars.forEach { addSubview($0) }
          stars.forEach {
            $0.setImage(UIImage(named: "star_full"), for: .normal)
          }
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(!found.contains { $0.contains("$0") }, "\(found)")
  }

  private static func list(_ answer: String) -> String {
    """
    final class PhotoCell: UICollectionViewCell {
      let photo = UIImageView()
      override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(photo) }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class Detail: UICollectionViewController {
      var field: UITextField?
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
      }
      override func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = list.dequeueReusableCell(withReuseIdentifier: "photo", for: path) as! PhotoCell
        cell.photo.image = UIImage(named: "poster")
        return cell
      }
      override func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) { \(answer) }
    }
    """
  }

  @Test("What puts the keyboard away is no choice", arguments: [
    ("field?.resignFirstResponder()", false), ("list.deselectItem(at: path, animated: true); view.endEditing(true)", false),
    ("list.deselectItem(at: path, animated: true); present(UIViewController(), animated: true)", true),
  ])
  func choices(answer: String, isFound: Bool) async {
    #expect(await findings("uikit-tap-view-not-element", Self.list(answer)).isEmpty != isFound)
  }

  @Test("A view that scrolls and hands touches on takes none", arguments: [
    ("UIScrollView", "touched?(); super.touchesBegan(touches, with: event)", false),
    ("UIScrollView", "touched?()", true), ("UIView", "touched?(); super.touchesBegan(touches, with: event)", true),
  ])
  func watchedTouches(base: String, body: String, isFound: Bool) async {
    let found = await findings("uikit-tap-view-not-element", """
      final class Board: \(base) {
        var touched: (() -> Void)?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { \(body) }
      }
      final class Home: UIViewController {
        let board = Board()
        override func viewDidLoad() {
          super.viewDidLoad()
          board.touched = { [weak self] in self?.title = "Touched" }
          view.addSubview(board)
        }
      }
      """)
    #expect(found.isEmpty != isFound, "\(found.map(\.message))")
  }

  /// An announcement takes a text, and UIKit's function anything or nothing.
  @Test("What may be nil is announced as an empty text", arguments: [
    ("label.text", "label.text ?? \"\""), ("error?.message", "error?.message ?? \"\""), ("\"Saved\"", "\"Saved\""), ("message", "message"),
  ])
  func announcements(argument: String, text: String) async {
    let found = await replacements("announcement-legacy-api", """
      import SwiftUI
      final class Reader: UIViewController {
        let label = UILabel()
        @available(iOS 17, *)
        func tell(_ message: String, _ error: Failure?) {
          UIAccessibility.post(notification: .announcement, argument: \(argument))
        }
      }
      """)
    #expect(found == ["AccessibilityNotification.Announcement(\(text)).post()"])
  }

  /// A property of type `Image` holds no view with modifiers.
  @Test func picturesInProperties() async {
    let code = """
      import SwiftUI
      struct Card {
        var image: Image?
        init(icon: UIImage?) { if let icon { image = Image(uiImage: icon) } }
      }
      struct V: View {
        let card: Card
        var body: some View { HStack { if let image = card.image { image.resizable() }; Text("Ann") } }
      }
      @main struct Demo: App { var body: some Scene { WindowGroup { V(card: Card(icon: UIImage())) } } }
      """
    let found = await findings("image-name", code)
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixes).isEmpty, "\(found.flatMap(\.fixes).map(\.title))")
  }

  /// A closure makes the switch, in a variable whose name is no keyword.
  @Test func switchesOfProperties() async {
    let found = await replacements("uikit-control-name", """
      final class Form: UIViewController {
        lazy var wrapper = UIStackView(arrangedSubviews: [switcher])
        lazy var switcher = UISwitch()
        override func viewDidLoad() { view.addSubview(wrapper) }
      }
      """)
    #expect(found.count == 1 && !(found[0].contains("let switch ")), "\(found)")
  }

  /// A variable that is called as a part of other views is.
  @Test func variablesThatAreCalledAsParts() async {
    let found = await replacements("uikit-tap-view-not-element", """
      final class Stats: UIView {
        lazy var coin: UIImageView = {
          let imageView = UIImageView(image: UIImage(named: "coin"))
          imageView.isUserInteractionEnabled = true
          imageView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openDonors)))
          return imageView
        }()
        lazy var share = UIButton(type: .close)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(coin)
          addSubview(share)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func openDonors() {}
      }
      final class Screen: UIViewController {
        let stats = Stats(frame: .zero)
        override func viewDidLoad() { view.addSubview(stats) }
      }
      """)
    #expect(found.count == 1 && found[0].contains("imageView.isAccessibilityElement = true"), "\(found)")
  }
}
