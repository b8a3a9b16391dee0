import Testing

/// What stands around a screen is decided by who shows it, so that a cast says nothing about which it is.
@Suite struct SurroundingControllerTests {
  @Test("The controller that a screen stands in may be of another class", arguments: [
    "if let tabs = parent as? UITabBarController { tabs.title = \"Tabs\"; caption.text = \"In tabs\" } else { caption.text = \"Alone\" }",
    "if presentingViewController as? UITabBarController != nil { caption.text = \"In tabs\" } else { caption.text = \"Alone\" }",
  ])
  func open(statement: String) async throws {
    let heard = try await UIKitExample.heard([
      "Example.swift": UIKitExample.controller("view.addSubview(caption)\n" + statement, members: "let caption = UILabel()"),
    ])
    #expect(heard.count == 2 && heard[0].hasPrefix("In tabs [") && heard[1].hasPrefix("Alone ["), "\(heard)")
  }

  @Test("What has to be of a class is")
  func forced() async throws {
    let heard = try await UIKitExample.heard([
      "Example.swift": UIKitExample.controller(
        """
        view.addSubview(caption)
        let tabs = parent as! UITabBarController
        tabs.title = "Tabs"
        caption.text = tabs.title
        """, members: "let caption = UILabel()"),
    ])
    #expect(heard == ["Tabs"])
  }
}
