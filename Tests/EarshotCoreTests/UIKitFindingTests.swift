import EarshotCore
import Rules
import Testing

/// Code of real apps in which UIKit rules were wrong once.
@Suite struct UIKitFindingTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    let analysis = await Analysis.run(files: ["Example.swift": code])
    return analysis.findings.filter { $0.rule == rule }
  }

  /// Which symbol a function gives is not known, and some symbols have a name that fits: for a person, as in SwiftUI.
  @Test func aSymbolOfAFunctionIsForReview() async {
    let code = UIKitExample.controller(
      """
      let more = UIBarButtonItem(image: UIImage(systemName: .ellipsisNavigation()), menu: nil)
      navigationItem.rightBarButtonItem = more
      """)
    #expect(await findings("uikit-bar-button-name", code).map(\.certainty) == [.review])
  }

  /// One list has the class of the cell registered, of the other only the cast tells it: at one line, a person reads the same
  /// twice.
  @Test func aCellOfTwoListsIsToldOnce() async {
    func code(_ made: String) -> String {
      """
      import UIKit
      final class MoodCell: UICollectionViewCell {
        let sign = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(sign)
        }
      }
      final class MoodModel {
        let moods = ["Glad", "Calm"]
        func cell(in list: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
          \(made)
          return UICollectionViewCell()
        }
      }
      final class MoodScreen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
        private let model = MoodModel()
        private let moods = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        private let others = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override func viewDidLoad() {
          super.viewDidLoad()
          moods.register(MoodCell.self, forCellWithReuseIdentifier: "mood")
          for list in [moods, others] {
            list.dataSource = self
            list.delegate = self
            view.addSubview(list)
          }
        }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          model.cell(in: list, at: path)
        }
        func collectionView(_ list: UICollectionView, didSelectItemAt path: IndexPath) {
          show(UIViewController(), sender: self)
        }
      }
      """
    }
    let cell = """
      if let cell = list.dequeueReusableCell(withReuseIdentifier: "mood", for: path) as? MoodCell {
        cell.sign.text = moods[path.item]
        return cell
      }
      """
    #expect(await findings("uikit-loose-cell", code(cell)).count == 1)
    // At two lines they are two.
    let two = "if list === moodList {\n\(cell)\n} else {\n\(cell)\n}"
    #expect(await findings("uikit-loose-cell", code(two)).count == 2)
  }

  /// "Forward" is what the button does: the system's word is the right one, as in SwiftUI.
  @Test func aSymbolThatSaysWhatIsDoneIsRight() async throws {
    let code = UIKitExample.controller(
      """
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "chevron.right"), style: .plain, target: self, action: #selector(next))
      """, members: "  @objc func next() { webView.goForward() }")
    #expect(await findings("uikit-bar-button-name", code).isEmpty)
    let other = code.replacingOccurrences(of: "webView.goForward()", with: "show(page)")
    #expect(await findings("uikit-bar-button-name", other).count == 1)
  }

  /// Whoever read the view says what is heard there; whoever read the code alone need not say it again.
  @Test func aSwipeIsToldOnce() async {
    let code = """
      import UIKit
      final class CardsController: UIViewController {
        private var position = 0
        override func viewDidLoad() {
          super.viewDidLoad()
          let swipe = UISwipeGestureRecognizer(target: self, action: #selector(showNext))
          view.addGestureRecognizer(swipe)
        }
        @objc private func showNext() {
          position += 1
          show(cards[position])
        }
      }
      """
    #expect(await findings("uikit-custom-actions", code).count == 1)
    #expect(await findings("uikit-drag-only", code).isEmpty)
    // Nobody sees on which view it is.
    let outlet = """
      import UIKit
      final class PhotoController: UIViewController {
        @IBAction func held(_ press: UILongPressGestureRecognizer) { store.remove(shown) }
      }
      """
    #expect(await findings("uikit-custom-actions", outlet).isEmpty)
    #expect(await findings("uikit-drag-only", outlet).count == 1)
  }

  /// Code that has the items of a bar may give one of them what it lacks.
  @Test func aTabThatCodeHasByItsPlaceIsForReview() async {
    func code(_ further: String) -> String {
      """
      import UIKit
      final class MainController: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let books = UIViewController()
          books.tabBarItem = UITabBarItem(title: "Books", image: UIImage(named: "books"), tag: 0)
          let middle = UIViewController()
          middle.tabBarItem = UITabBarItem(title: "", image: nil, tag: 1)
          viewControllers = [books, middle]
          \(further)
        }
      }
      """
    }
    #expect(await findings("uikit-bar-button-name", code("")).map(\.certainty) == [.likely])
    let named = code("tabBar.items?[1].accessibilityLabel = \"New entry\"")
    #expect(await findings("uikit-bar-button-name", named).map(\.certainty) == [.review])
  }

  /// A press that takes no time is a touch, which a double tap of VoiceOver makes.
  @Test func aPressOfNoTimeIsATap() async {
    let code = UIKitExample.controller(
      """
      let badge = UILabel()
      badge.text = "A"
      let press = UILongPressGestureRecognizer(target: self, action: #selector(choose))
      press.minimumPressDuration = 0
      badge.addGestureRecognizer(press)
      view.addSubview(badge)
      """, members: "  @objc func choose() { show(Picker(), sender: self) }")
    #expect(await findings("uikit-custom-actions", code).isEmpty)
  }

  /// UIKit calls the function again when the text size changes.
  @Test func fontsOfUpdateConfigurationFollowTheTextSize() async {
    let code = """
      import UIKit
      final class FeedCell: UICollectionViewCell {
        private let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "Feed"
          contentView.addSubview(title)
        }
        override func updateConfiguration(using state: UICellConfigurationState) {
          title.font = UIFont.preferredFont(forTextStyle: .body)
        }
      }
      """
    #expect(await findings("uikit-fixed-font", code).isEmpty)
  }

  /// What was left out may have named the button.
  @Test func codeThatWasCutOffIsNotJudged() async {
    func code(_ times: Int) -> String {
      UIKitExample.controller(
        """
        let close = UIButton()
        close.setImage(UIImage(named: "btn_x"), for: .normal)
        view.addSubview(close)
        for _ in 0..<\(times) { for _ in 0..<\(times) { for _ in 0..<\(times) { count += 1 } } }
        """, members: "  var count = 0")
    }
    #expect(await findings("uikit-image-button-name", code(3)).count == 1)
    #expect(await findings("uikit-image-button-name", code(200)).isEmpty)
  }

  /// Colours that code sets, and views that are drawn between, make a contrast unknown.
  @Test func contrastIsJudgedOnlyWhereTheFileSaysAll() async {
    func storyboard(_ between: String) -> [String: String] {
      [
        "Total.storyboard": """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
          <scene sceneID="s1"><objects><viewController id="c1" customClass="Total" sceneMemberID="viewController">
          <view key="view" id="v1"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>\(between)
          <label text="Total" id="l1"><rect key="frame" x="10" y="10" width="80" height="20"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
          <color key="textColor" white="0.75" alpha="1" colorSpace="calibratedWhite"/></label></subviews>
          <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></view>
          <connections><outlet property="total" destination="l1" id="o1"/></connections>
          </viewController></objects></scene></scenes></document>
          """
      ]
    }
    func count(_ files: [String: String]) async -> Int {
      await Analysis.run(files: files).findings.count { $0.rule == "ib-contrast" }
    }
    let controller = """
      import UIKit
      final class Total: UIViewController {
        @IBOutlet private var total: UILabel!
        override func viewDidLoad() { BODY }
      }
      """
    func with(_ body: String) -> [String: String] {
      storyboard("").merging(["Total.swift": controller.replacing("BODY", with: body)]) { $1 }
    }
    #expect(await count(with("title = \"A\"")) == 1)
    #expect(await count(with("total.textColor = .black")) == 0)
    #expect(await count(with("view.backgroundColor = .black")) == 0)
    let far = """
      <imageView image="a" id="i1"><rect key="frame" x="10" y="90" width="80" height="20"/></imageView>
      """
    let near = far.replacing("y=\"90\"", with: "y=\"20\"")
    func seen(_ between: String) -> [String: String] {
      storyboard(between).merging(["Total.swift": controller.replacing("BODY", with: "")]) { $1 }
    }
    #expect(await count(seen(far)) == 1)
    #expect(await count(seen(near)) == 0)
    // A class that is not seen, as one in Objective-C, may paint what it has an outlet for.
    #expect(await count(storyboard(far)) == 0)
  }
}
