import EarshotCore
import Testing

/// Screens that only methods make that nothing calls: a coordinator may know more scenes than the app opens.
@Suite struct UnopenedSceneTests {
  private static func app(opensAlerts: Bool) -> [String: String] {
    [
      "Coordinator.swift": """
        import SwiftUI
        import UIKit

        protocol Coordinating: AnyObject { func openHome(); func openAlerts(); func openNew() }

        final class Coordinator: Coordinating {
          let navigation = UINavigationController()
          func start() { openHome() }
          func openHome() { push(HomeScene(model: HomeModel(coordinator: self))) }
          func openAlerts() { push(AlertsScene(model: AlertsModel(coordinator: self))) }
          func openNew() { push(NewScene()) }
          private func push(_ view: some View) {
            navigation.pushViewController(UIHostingController(rootView: view), animated: true)
          }
        }
        """,
      "Models.swift": """
        import Combine

        final class HomeModel: ObservableObject {
          private let coordinator: Coordinating
          init(coordinator: Coordinating) { self.coordinator = coordinator }
          func more() { \(opensAlerts ? "coordinator.openAlerts()" : "") }
        }

        final class AlertsModel: ObservableObject {
          private let coordinator: Coordinating
          init(coordinator: Coordinating) { self.coordinator = coordinator }
          func add() { coordinator.openNew() }
        }
        """,
      "Scenes.swift": """
        import SwiftUI

        struct HomeScene: View {
          @ObservedObject var model: HomeModel
          var body: some View { Button("More") { model.more() } }
        }

        struct AlertsScene: View {
          @ObservedObject var model: AlertsModel
          var body: some View { Image("ic_back").onTapGesture { model.add() } }
        }

        struct NewScene: View {
          var body: some View { Image("ic_globe") }
        }
        """,
      "App.swift": """
        import UIKit

        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          let coordinator = Coordinator()
          func applicationDidFinishLaunching(_ application: UIApplication) { coordinator.start() }
        }
        """,
    ]
  }

  @Test func scenesThatNothingOpens() async {
    let findings = await Analysis.run(files: Self.app(opensAlerts: false)).findings
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.severity < .warning || !["AlertsScene", "NewScene"].contains($0.view) }, "\(findings)")
  }

  /// Xcode and tests start an app with these, and nobody else does.
  @Test func screensForMakersOnly() async {
    for test in [
      "let name = ProcessInfo.processInfo.environment[\"SHOT\"]", "CommandLine.arguments.contains(\"-demo\")",
      "ProcessInfo.processInfo.arguments.contains(\"-demo\")",
    ] {
      let code = """
        import SwiftUI
        @main struct Sample: App { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View { var body: some View { if \(test) { Image("ic_back") } else { Text("Home") } } }
        """
      let findings = await Analysis.run(files: ["A.swift": code]).findings
      #expect(!findings.contains { $0.rule == "image-name" }, "\(test): \(findings.map(\.message))")
    }
    let code = """
      import SwiftUI
      @main struct Sample: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        var body: some View {
          if let user = ProcessInfo.processInfo.environment["USER"] { Text(user) } else { Image("ic_back") }
        }
      }
      """
    #expect(await Analysis.run(files: ["A.swift": code]).findings.contains { $0.rule == "image-name" })
  }

  /// A class that is gone opens nothing, and neither does a name that no code knows.
  @Test func scenesOfStoryboardsThatNobodyKnows() async {
    let scene = { (name: String, id: String) in
      """
      <scene sceneID="s\(id)"><objects>
          <viewController storyboardIdentifier="\(name)" id="\(id)" customClass="\(name)" sceneMemberID="viewController">
              <view key="view" id="v\(id)"><subviews>
                  <button opaque="NO" id="b\(id)"><state key="normal" image="ic_plus"/></button>
              </subviews></view>
          </viewController>
      </objects></scene>
      """
    }
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          initialViewController="a1">
          <scenes>\(scene("Start", "a1"))\(scene("LostViewController", "b1"))\(scene("KnownViewController", "c1"))</scenes>
      </document>
      """
    let code = """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
      enum Screen: String { case knownViewController }
      """
    let findings = await Analysis.run(files: ["A.swift": code, "Main.storyboard": file]).findings
      .filter { $0.rule == "ib-image-button-name" }.sorted { $0.place.start < $1.place.start }
    #expect(findings.map(\.view) == ["Main: Start", "Main: KnownViewController"], "\(findings)")
  }

  /// What a comment says, and what only a class says that nothing opens, opens nothing; neither does an action that ends
  /// at the controller itself.
  @Test("Scenes are opened by code that runs", arguments: [
    ("", false), ("// storyboard?.instantiateViewController(withIdentifier: \"LostBoard\")", false),
    ("/* present(LostBoard()) */", false), ("storyboard?.instantiateViewController(withIdentifier: \"LostBoard\")", true),
    ("show(LostBoard(), sender: nil)", true),
    ("storyboard?.instantiateViewController(withIdentifier: \"\\(title ?? \"\")Board\")", true),
  ])
  func scenesThatCommentsKnow(code: String, isOpened: Bool) async {
    let scene = { (name: String, id: String) in
      """
      <scene sceneID="s\(id)"><objects>
          <viewController storyboardIdentifier="\(name)" id="\(id)" customClass="\(name)" sceneMemberID="viewController">
              <view key="view" id="v\(id)"><subviews>
                  <button opaque="NO" id="b\(id)"><state key="normal" image="ic_plus"/>
                      <connections><action selector="add" destination="\(id)" eventType="touchUpInside" id="k\(id)"/></connections>
                  </button>
              </subviews></view>
          </viewController>
      </objects></scene>
      """
    }
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          initialViewController="a1">
          <scenes>\(scene("StartBoard", "a1"))\(scene("LostBoard", "b1"))\(scene("NextBoard", "c1"))</scenes>
      </document>
      """
    let swift = """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
      final class StartBoard: UIViewController { @IBAction func add() { \(code)
        } }
      final class LostBoard: UIViewController {
        @IBAction func add() { storyboard?.instantiateViewController(withIdentifier: "NextBoard") }
      }
      final class NextBoard: UIViewController { @IBAction func add() { show(NextBoard(), sender: nil) } }
      """
    let findings = await Analysis.run(files: ["A.swift": swift, "Main.storyboard": file]).findings
      .filter { $0.rule == "ib-image-button-name" }.sorted { $0.place.start < $1.place.start }
    #expect(findings.map { $0.severity > .note } == (isOpened ? [true, true, true] : [true]), "\(findings)")
  }

  /// A component is as it is where people meet it.
  @Test func componentsOfViewsThatNobodyMakes() async {
    let code = { (row: String) in
      """
      import SwiftUI
      struct Badge: View { let symbol: String
        var body: some View { Image(systemName: symbol).foregroundStyle(.white) } }
      private struct LibraryRow: View { let name: String
        var body: some View { HStack { Badge(symbol: "books.vertical.fill"); Text(name) } } }
      private struct SideRow: View { let name: String
        var body: some View { HStack { Badge(symbol: "books.vertical.fill"); Text(name) } } }
      struct LibraryList: View { let names: [String]; let open: (String) -> Void
        var body: some View { List(names, id: \\.self) { name in Button { open(name) } label: { LibraryRow(name: name) }; \(row) } } }
      @main struct Demo: App { var body: some Scene { WindowGroup { LibraryList(names: ["A", "B"]) { _ in } } } }
      """
    }
    func found(_ row: String) async -> [Finding] {
      await Analysis.run(files: ["A.swift": code(row)]).findings.filter { $0.rule == "redundant-icon-beside-text" && $0.severity > .note }
    }
    #expect(await found("").isEmpty)
    #expect(await !found("SideRow(name: name)").isEmpty)
  }

  /// Nobody who has the app from a store gets to what only code for debugging opens.
  @Test("Screens that are for debugging alone are notes", arguments: [true, false])
  func screensForDebugging(isForDebugging: Bool) async {
    let files = [
      "Scan.swift": """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow? = { let window = UIWindow(); window.rootViewController = Scan(); return window }()
        }
        final class Scan: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            \(isForDebugging ? "#if DEBUG" : "")
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "List", style: .plain, target: self, action: #selector(showSessions))
            \(isForDebugging ? "#endif" : "")
          }
          @objc private func showSessions() { navigationController?.pushViewController(Sessions(), animated: true) }
        }
        """,
      "Sessions.swift": """
        import SwiftUI
        final class Sessions: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let host = UIHostingController(rootView: SessionList())
            addChild(host)
            view.addSubview(host.view)
          }
        }
        struct SessionList: View {
          @State private var isOpen = false
          var body: some View {
            VStack { Text("Topic"); if isOpen { Text("Peer") } }.onTapGesture { isOpen.toggle() }
          }
        }
        """,
    ]
    let found = await Analysis.run(files: files).findings.filter { $0.rule == "tap-without-button-trait" }
    #expect(found.map { $0.severity == .note } == [isForDebugging], "\(found)")
  }

  @Test func cellsOfFilesThatNothingLoads() async {
    let cell = { (name: String) in
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <tableViewCell id="c1" customClass="\(name)" customModule="App">
                  <tableViewCellContentView key="contentView" id="v1"><subviews>
                      <imageView image="ic_back" id="i1">
                          <accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>
                      </imageView>
                  </subviews></tableViewCellContentView>
              </tableViewCell>
          </objects>
      </document>
      """
    }
    let files = [
      "Cells.swift": """
        import UIKit
        class LostCell: UITableViewCell {}
        class UsedCell: UITableViewCell {}
        """,
      "Home.swift": """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {}
        final class Home: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            ["UsedCell"].forEach { tableView.register(UINib(nibName: $0, bundle: nil), forCellReuseIdentifier: $0) }
          }
        }
        """,
      "Cells/LostCell.xib": cell("LostCell"), "Cells/UsedCell.xib": cell("UsedCell"),
    ]
    let findings = await Analysis.run(files: files).findings.filter { $0.rule == "ib-image-unlabelled" }
    let severities = Dictionary(findings.map { ($0.place.file.path, $0.severity) }) { first, _ in first }
    #expect(severities["Cells/UsedCell.xib"].map { $0 > .note } == true, "\(severities)")
    #expect(severities["Cells/LostCell.xib"] == nil, "\(severities)")
  }

  @Test func scenesThatAreOpened() async {
    let findings = await Analysis.run(files: Self.app(opensAlerts: true)).findings.filter { $0.severity == .error }
    #expect(Set(findings.map(\.view)) == ["AlertsScene", "NewScene"])
  }
}
