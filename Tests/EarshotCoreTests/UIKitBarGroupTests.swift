import Testing

/// Bars and views whose parts are given in the ways of newer systems.
@Suite("Groups of bar items, and views that are transparent at first")
struct UIKitBarGroupTests {
  @Test("Items in groups stand in the bar")
  func groups() async throws {
    let code = UIKitExample.controller(
      """
      navigationItem.leadingItemGroups.append(.fixedGroup(items: [close]))
      navigationItem.centerItemGroups = [UIBarButtonItemGroup(barButtonItems: [sort, .init(systemItem: .search)], representativeItem: nil)]
      navigationItem.trailingItemGroups = [sharing.creatingFixedGroup()]
      navigationItem.pinnedTrailingGroup = .movableGroup(customizationIdentifier: "add", items: [UIBarButtonItem(systemItem: .add)])
      """,
      members: """
        let close = UIBarButtonItem(title: "Leave", style: .plain, target: nil, action: nil)
        let sort = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
        let sharing = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
        """)
    let heard = try await UIKitExample.heard(["Example.swift": code])
    #expect(heard == ["Leave. Button.", "Sort. Button.", "Search. Button.", "Send. Button.", "Add. Button."])
  }

  @Test("What is transparent until code shows it is there under that condition")
  func transparent() async throws {
    let code = UIKitExample.controller(
      """
      failure.text = "No such code"
      failure.alpha = 0
      view.addSubview(failure)
      """,
      members: """
        let failure = UILabel()
        func fail() { UIView.animate(withDuration: 0.2) { self.failure.alpha = 1 } }
        """)
    let heard = try await UIKitExample.heard(["Example.swift": code])
    #expect(heard == ["No such code [failure.alpha != 0]"])
  }

  @Test("The list of a controller is heard once, whatever code does to the controller's view")
  func listOnce() async throws {
    let code = """
      final class Example: UITableViewController {
        let names = ["Oak", "Elm"]
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.separatorStyle = .none
          view.backgroundColor = .red
        }
        override func tableView(_ list: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          cell.textLabel?.text = names[path.row]
          return cell
        }
      }
      """
    #expect(try await UIKitExample.heard(["Example.swift": code]) == ["Oak", "Elm"])
  }
}
