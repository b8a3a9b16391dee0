import EarshotCore
import Navigation
import Testing

/// How screens of UIKit lead to each other.
@Suite struct UIKitScreenMapTests: ScreenMapReading {
  @Test func controllersPushAndPresent() async {
    let ways = await ways("""
      final class ListController: UIViewController {
        private let button = UIButton()
        private let info = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          button.setTitle("Open", for: .normal)
          button.addTarget(self, action: #selector(open), for: .touchUpInside)
          info.setTitle("About", for: .normal)
          info.addAction(UIAction { [weak self] _ in self?.present(AboutController(), animated: true) }, for: .touchUpInside)
          view.addSubview(button)
          view.addSubview(info)
        }
        @objc private func open() {
          let detail = DetailController()
          navigationController?.pushViewController(detail, animated: true)
        }
        func showHelp() { show(HelpController(), sender: nil) }
      }
      final class DetailController: UIViewController {}
      final class AboutController: UIViewController {}
      final class HelpController: UIViewController {}
      """)
    #expect(ways.contains("ListController -push-> DetailController [Open, Button]"))
    #expect(ways.contains("ListController -sheet-> AboutController [About, Button]"))
    #expect(ways.contains("ListController -push-> HelpController ['showHelp' runs]"))
    #expect(ways.count == 3)
  }

  @Test func controllersThatFrameOthersAreLookedThrough() async {
    let ways = await ways("""
      final class Bars: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let first = Frame(rootViewController: ListController())
          first.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
          let second = UIHostingController(rootView: About())
          second.tabBarItem = UITabBarItem(title: "About", image: nil, tag: 1)
          viewControllers = [first, second]
        }
      }
      final class Frame: UINavigationController {}
      final class ListController: UIViewController {
        private let button = UIButton()
        override func viewDidLoad() {
          button.setTitle("Write", for: .normal)
          button.addAction(
            UIAction { [weak self] _ in self?.present(Frame(rootViewController: Letter()), animated: true) },
            for: .touchUpInside)
          view.addSubview(button)
        }
      }
      final class Letter: UIViewController {}
      struct About: View { var body: some View { Text("About") } }
      """)
    #expect(ways.contains("Bars -tab-> ListController [Selected, List, Tab, 1 of 2]"))
    #expect(ways.contains("Bars -tab-> About [About, Tab, 2 of 2]"))
    #expect(ways.contains("ListController -sheet-> Letter [Write, Button]"))
  }

  @Test func handlersAndVariablesOfSeveralBranchesAreFollowed() async {
    let ways = await ways("""
      final class ListController: UITableViewController {
        private lazy var source = Source(cell: { [weak self] row in
          row.onTap = { self?.navigationController?.pushViewController(Detail(), animated: true) }
        })
        func show(_ model: Any) {
          var next: UIViewController?
          if model is Song { next = Player() } else if model is Film { next = Cinema() }
          if let next { navigationController?.pushViewController(next, animated: true) }
        }
        func pick() { present(UIDocumentPickerViewController(forOpeningContentTypes: []), animated: true) }
      }
      final class Detail: UIViewController {}
      final class Player: UIViewController {}
      final class Cinema: UIViewController {}
      """)
    #expect(ways.contains("ListController -push-> Detail ['source' runs]"))
    #expect(ways.contains { $0.hasPrefix("ListController -push-> Player ['show' runs]") })
    #expect(ways.contains { $0.hasPrefix("ListController -push-> Cinema ['show' runs]") })
    #expect(!ways.contains { $0.contains("unknown") })
    #expect(ways.contains("ListController -sheet-> outside: UIDocumentPickerViewController ['pick' runs]"))
  }

  @Test func rowsLeadWhereTheDelegateSays() async {
    let ways = await ways("""
      final class ListController: UITableViewController {
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          navigationController?.pushViewController(UIHostingController(rootView: DetailView()), animated: true)
        }
      }
      struct DetailView: View { var body: some View { Text("Detail") } }
      """)
    #expect(ways == ["ListController -push-> DetailView [a row is chosen]"])
  }

  @Test func aCoordinatorBehindAProtocolIsFollowedWhenThereIsOne() async {
    let ways = await ways("""
      protocol Coordinating: AnyObject { func showDetail() }
      final class Coordinator: Coordinating {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func showDetail() { navigation.pushViewController(DetailController(), animated: true) }
      }
      final class ListController: UIViewController {
        weak var coordinator: Coordinating?
        private let button = UIButton()
        override func viewDidLoad() {
          button.setTitle("Open", for: .normal)
          button.addTarget(self, action: #selector(open), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc private func open() { coordinator?.showDetail() }
      }
      final class DetailController: UIViewController {}
      """)
    #expect(ways == ["ListController -push-> DetailController [Open, Button]"])
  }

  @Test func seguesLeadOn() async {
    let ways = await ways([
      "App.swift": """
        final class ListController: UIViewController {
          @IBAction func help() { performSegue(withIdentifier: "showHelp", sender: nil) }
        }
        final class DetailController: UIViewController {}
        final class HelpController: UIViewController {}
        """,
      "Main.storyboard": """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <scenes>
        <scene sceneID="s1"><objects><viewController id="c1" customClass="ListController" sceneMemberID="viewController">
        <view key="view" id="v1"><rect key="frame" x="0" y="0" width="320" height="500"/><subviews>
        <button opaque="NO" buttonType="system" id="b1"><rect key="frame" x="0" y="0" width="50" height="44"/>
        <state key="normal" title="Detail"/><connections><segue destination="c2" kind="show" id="g1"/></connections></button>
        <button opaque="NO" buttonType="system" id="b2"><rect key="frame" x="0" y="60" width="50" height="44"/>
        <state key="normal" title="Help"/><connections><action selector="help" destination="c1" eventType="touchUpInside" id="a1"/></connections></button>
        </subviews></view>
        <connections><segue destination="n3" kind="presentation" identifier="showHelp" id="g2"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="c2" customClass="DetailController" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s3"><objects><navigationController id="n3" sceneMemberID="viewController">
        <connections><segue destination="c3" kind="relationship" relationship="rootViewController" id="g3"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s4"><objects><viewController id="c3" customClass="HelpController" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """,
    ])
    #expect(ways.contains("ListController -push-> DetailController [Detail, Button]"))
    #expect(ways.contains("ListController -sheet-> HelpController [Help, Button]"))
  }
}
