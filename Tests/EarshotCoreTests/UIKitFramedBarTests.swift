import EarshotCore
import Testing

/// Bars of controllers that show others, and items with views of their own.
@Suite("Bars over tabs") struct UIKitFramedBarTests {
  private static let search = """
    let search = UIButton(type: .system)
    search.setTitle("Search", for: .normal)
    """

  @Test("Items of a controller of tabs stand over its tabs", arguments: [
    "navigationItem.rightBarButtonItem = UIBarButtonItem(customView: search)",
    "navigationItem.setRightBarButtonItems([UIBarButtonItem(customView: search)], animated: false)",
    "navigationItem.titleView = search",
  ]) func itemsOverTabs(statement: String) async throws {
    let code = UIKitExample.controller(Self.search + "\n" + statement, base: "UITabBarController")
    #expect(try await UIKitExample.heard(["E.swift": code]).first == "Search. Button.")
  }

  @Test("One without items has no bar") func noItems() async throws {
    let code = UIKitExample.controller("navigationItem.hidesBackButton = true\ntitle = \"Home\"", base: "UITabBarController")
    #expect(try await !UIKitExample.heard(["E.swift": code]).contains { $0.contains("Heading") })
  }

  @Test("What tests know an item by is that of its view") func identifier() async throws {
    let statements = Self.search + """

      let item = UIBarButtonItem(customView: search)
      item.accessibilityIdentifier = "search-button"
      navigationItem.rightBarButtonItem = item
      """
    let stops = try await UIKitExample.stops(["E.swift": UIKitExample.controller(statements)])
    #expect(stops.map { $0.details[.id] } == ["search-button"])
  }
}
