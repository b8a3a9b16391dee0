import AccessibilityModel
import EarshotCore
import Testing

/// What controls of UIKit open over a screen or below a bar, whoever shows it.
@Suite("What controls open") struct OpenedByControlsTests {
  private static let button = """
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.addTarget(self, action: #selector(go), for: .touchUpInside)
    view.addSubview(button)
    """

  @Test("Alerts over a controller that only run time has", arguments: [
    "navigationController?.topViewController?.present(alert, animated: true)",
    "view.window?.rootViewController?.present(alert, animated: true)",
    "if let top = Top.find() { top.present(alert, animated: true) }",
  ]) func alerts(call: String) async throws {
    let code = UIKitExample.controller(Self.button, members: """
      @objc func go() {
        let alert = UIAlertController(title: "Too much", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Understood", style: .default))
        \(call)
      }
      """) + """
      enum Top {
        static func find() -> UIViewController? {
          var top = UIApplication.shared.keyWindow?.rootViewController
          while let next = top?.presentedViewController { top = next }
          return top
        }
      }
      """
    #expect(try await UIKitExample.heard(["E.swift": code], screen: "Example › alert") == [
      "Too much. Heading.", "Understood. Button.",
    ])
  }

  @Test("Menus of buttons and bars") func menus() async throws {
    let code = UIKitExample.controller(
      """
      let sort = UIMenu(title: "Sort", options: .displayInline, children: [UIAction(title: "By name") { _ in }])
      let gone = UIAction(title: "Remove", attributes: .disabled) { _ in }
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "More", menu: UIMenu(title: "", children: [UIAction(title: isShort ? "Long" : "Short") { _ in }, sort, gone]))
      """, members: "var isShort = false")
    let heard = try await UIKitExample.heard(["E.swift": code], screen: "Example › menu")
    #expect(heard.contains { $0.hasPrefix("Short. Button.") } && heard.contains("By name. Button."), "\(heard)")
    #expect(heard.contains { $0.hasPrefix("Remove") && $0.contains("Dimmed") }, "\(heard)")
  }

  @Test("Scopes of a search") func scopes() async throws {
    let members = "let search = UISearchController(searchResultsController: nil)"
    let titles = "search.searchBar.scopeButtonTitles = [\"All\", \"Birds\"]\nnavigationItem.searchController = search"
    let whileSearching = try await UIKitExample.heard(["E.swift": UIKitExample.controller(titles, members: members)])
    #expect(whileSearching.filter { $0.hasPrefix("Birds. Button") && $0.contains("isSearching") }.count == 1, "\(whileSearching)")
    let bar = "let bar = UISearchBar()\nbar.scopeButtonTitles = [\"All\", \"Birds\"]\nbar.showsScopeBar = true\nview.addSubview(bar)"
    let always = try await UIKitExample.heard(["E.swift": UIKitExample.controller(bar)])
    #expect(always.filter { $0.hasPrefix("Birds. Button") && !$0.contains("isSearching") }.count == 1, "\(always)")
  }

  @Test("Tabs by the titles of their controllers") func tabs() async throws {
    let code = UIKitExample.controller(
      """
      let birds = UIViewController(), trees = UINavigationController(rootViewController: Trees())
      viewControllers = [birds, trees]
      viewControllers?[0].title = "Birds"
      """, base: "UITabBarController") + """
      final class Trees: UIViewController {
        init() { super.init(nibName: nil, bundle: nil); title = "Trees" }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let heard = try await UIKitExample.heard(["E.swift": code])
    #expect(try await UIKitExample.heard(["E.swift": code], screen: "Trees") == ["Trees. Heading."])
    #expect(heard.contains { $0.contains("Birds. Tab. 1 of 2") } && heard.contains { $0.contains("Trees. Tab. 2 of 2") }, "\(heard)")
  }

  @Test("Swipes over rows") func swipes() async throws {
    let code = UIKitExample.controller("", members: """
      override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }
      override func tableView(_ t: UITableView, cellForRowAt i: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = "Wren"
        return cell
      }
      override func tableView(
        _ t: UITableView, trailingSwipeActionsConfigurationForRowAt i: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(true) }])
      }
      """, base: "UITableViewController")
    let screen = try #require(await Analysis.run(files: ["E.swift": code]).screens.first { $0.name == "Example" })
    let stops = TranscriptBuilder().stops(of: screen.nodes)
    #expect(stops.map { $0.rowActions.map(\.text.rendered) } == [["Remove"]])
  }

  @Test("Navigation bars that code hides", arguments: [
    ("viewWillAppear", "navigationController?.setNavigationBarHidden(true, animated: animated)", true),
    ("viewWillAppear", "navigationController?.isNavigationBarHidden = true", true),
    ("viewWillAppear", "navigationController?.navigationBar.isHidden = true", true),
    ("viewWillAppear", "navigationController?.setNavigationBarHidden(false, animated: animated)", false),
    ("viewWillDisappear", "navigationController?.setNavigationBarHidden(true, animated: animated)", false),
  ]) func bars(function: String, code: String, isHidden: Bool) async throws {
    let page = UIKitExample.controller("title = \"Birds\"", members: """
      override func \(function)(_ animated: Bool) {
        super.\(function)(animated)
        \(code)
      }
      """)
    #expect(try await UIKitExample.heard(["E.swift": page]) == (isHidden ? [] : ["Birds. Heading."]))
  }

  @Test("A bar that is shown again when the screen goes") func barsOfOneScreen() async throws {
    let page = UIKitExample.controller("title = \"Birds\"", members: """
      override func viewWillAppear(_ animated: Bool) { navigationController?.setNavigationBarHidden(true, animated: animated) }
      override func viewWillDisappear(_ animated: Bool) { navigationController?.setNavigationBarHidden(false, animated: animated) }
      """)
    #expect(try await UIKitExample.heard(["E.swift": page]) == [])
  }
}
