import EarshotCore
import Rules
import Testing

/// Buttons whose picture run time chooses: that nothing names them, source tells all the same.
@Suite struct UIKitRunTimePictureTests {
  private func findings(_ statements: String, members: String = "") async -> [FindingCertainty] {
    let code = UIKitExample.controller(
      """
      button.addTarget(self, action: #selector(act), for: .touchUpInside)
      view.addSubview(button)
      \(statements)
      """,
      members: """
        let button = UIButton(type: .custom)
        var item: Item!
        @objc func act() { Store.shared.act() }
        \(members)
        """)
    let analysis = await Analysis.run(files: ["Example.swift": code])
    return analysis.findings.filter { $0.rule == "uikit-image-button-name" }.map(\.certainty)
  }

  @Test(arguments: [
    "button.setImage(UIImage(named: item.icon), for: .normal)",
    "button.setImage(UIImage(named: \"ic_\\(item.kind)\"), for: .normal)",
    "button.setBackgroundImage(UIImage(named: item.icon), for: .normal)",
    "button.setImage(item.picture, for: .normal)",
    "show(loaded())",
  ])
  func picturesOfRunTime(statement: String) async {
    let members = "func show(_ image: UIImage) { button.setImage(image, for: .normal) }"
    #expect(await findings(statement, members: members) == [.likely])
  }

  /// The system may have words for a symbol that fit.
  @Test func symbolsOfRunTimeAreForReview() async {
    #expect(await findings("button.setImage(UIImage(systemName: item.symbol), for: .normal)") == [.review])
  }

  @Test(arguments: [
    "button.accessibilityLabel = item.name", "button.setTitle(item.name, for: .normal)", "Theme.style(button)",
  ])
  func whatNamesThem(statement: String) async {
    #expect(await findings("button.setImage(UIImage(named: item.icon), for: .normal)\n\(statement)").isEmpty)
  }
}
