import EarshotCore
import Rules
import Testing

/// Names of buttons of UIKit that come from what code calls them, their handlers and their pictures.
@Suite struct HandlerNameTests {
  private func named(
    _ picture: String = "\"glyph\"", action: String = "#selector(pressed)", members: String = "@objc func pressed() {}",
    button: String = "theButton"
  ) async -> [String] {
    let code = UIKitExample.controller(
      """
      \(button).setImage(UIImage(named: \(picture)), for: .normal)
      \(button).addTarget(self, action: \(action), for: .touchUpInside)
      view.addSubview(\(button))
      """, members: "lazy var \(button) = UIButton(frame: .zero)\nvar isOn = false\n\(members)")
    let found = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "uikit-image-button-name" }
    let edits: [String] = found.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement)
    return edits.map { edit in String((edit.split(separator: "=").last ?? "").drop { $0 == " " }) }
  }

  /// Both halves of "did touch" say when a function is called.
  @Test func handlersThatWereTouched() async {
    let names = await named(action: "#selector(showPasswordDidTouch)", members: "@objc func showPasswordDidTouch() { isOn.toggle() }")
    #expect(names == ["\"Show password\""])
  }

  /// That an error is shown tells how it went, whatever was pressed.
  @Test(arguments: ["showError(1)", "showAlertPermission()", "showMessage(text)"])
  func noticesNameNothing(call: String) async {
    #expect(await named(members: "@objc func pressed() { \(call) }") == ["\"<#name#>\""])
  }

  /// How a picture looks is no part of what it stands for.
  @Test(arguments: [("writeIconWhite", "Write"), ("goIcon", "<#name#>"), ("next-arrow", "<#name#>"), ("addNewListing", "Add new listing")])
  func picturesWithLooks(picture: String, name: String) async {
    #expect(await named("\"\(picture)\"") == ["\"\(name)\""])
  }

  /// Two looks of one thing are one thing.
  @Test func picturesOfOneThing() async {
    let names = await named("isOn ? \"share-count-fill\" : \"share-count\"", button: "shareButton")
    #expect(names == ["\"Share\""])
    #expect(await named("isOn ? \"curtain\" : \"window\"", button: "shareButton") == ["\"<#name#>\""])
  }

  @Test func wordsInCapitals() async {
    #expect(await named(button: "scanQRButton") == ["\"Scan QR\""])
  }

  /// A button that code calls by a deed is not what its symbol most often stands for, unless what it runs says so too.
  @Test(arguments: [
    ("refreshButton", "arrow.counterclockwise", "pressed", "Refresh"), ("sortButton", "line.3.horizontal.decrease", "pressed", "Sort"),
    ("sortButton", "line.3.horizontal.decrease", "filterItems", "Filter"), ("leftButton", "line.3.horizontal.decrease", "pressed", "Filter"),
  ])
  func deedsThatButtonsAreCalledBy(button: String, symbol: String, handler: String, name: String) async {
    let code = UIKitExample.controller(
      """
      \(button).setImage(UIImage(systemName: "\(symbol)"), for: .normal)
      \(button).addTarget(self, action: #selector(\(handler)), for: .touchUpInside)
      view.addSubview(\(button))
      """, members: "lazy var \(button) = UIButton(frame: .zero)\n@objc func \(handler)() {}")
    let found = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "uikit-image-button-name" }
    #expect(found.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement).contains { $0.contains("\"\(name)\"") })
  }

  /// What one function makes of each picture that it is handed is not called by one word.
  @Test(arguments: [("image: UIImage", "image", "UIImage(named: \"%@\")!"), ("icon: String", "UIImage(named: icon)", "\"%@\"")])
  func picturesThatAreHanded(parameter: String, picture: String, handed: String) async {
    let label = String(parameter.prefix { $0 != ":" })
    let code = UIKitExample.controller(
      ["tabbar-discovery", "tabbar-profile"].map { "view.addSubview(tab(\(label): \(handed.replacing("%@", with: $0))))" }.joined(separator: "\n"),
      members: """
        func tab(\(parameter)) -> UIButton {
          let button = UIButton(type: .system)
          button.setImage(\(picture), for: .normal)
          button.addTarget(self, action: #selector(switchTab(button:)), for: .touchUpInside)
          return button
        }
        @objc func switchTab(button: UIButton) { tabBarController?.selectedIndex = button.tag }
        """)
    let found = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "uikit-image-button-name" }
    #expect(found.count == 1 && found[0].fixes.isEmpty, "\(found.flatMap(\.fixes).map(\.title))")
  }

  /// A part that each of its users binds is called by the same word in all of them.
  @Test func partsThatUsersBind() async {
    func screen(_ name: String) -> String {
      """
      final class \(name): UIViewController {
        let stats = Stats(frame: .zero)
        override func viewDidLoad() {
          view.addSubview(stats)
          stats.shareButton.addTarget(self, action: #selector(sharePressed), for: .touchUpInside)
        }
        @objc func sharePressed() { print("shared") }
      }

      """
    }
    let stats = """
      import UIKit
      final class Stats: UIView {
        lazy var shareButton: UIButton = {
          let button = UIButton(frame: .zero)
          button.setImage(UIImage(named: "glyph"), for: .normal)
          return button
        }()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(shareButton)
        }
        required init?(coder: NSCoder) { fatalError() }
      }

      """
    let found = await FixedFiles.mended("uikit-image-button-name", [
      "Stats.swift": stats, "A.swift": "import UIKit\n" + screen("A"), "B.swift": "import UIKit\n" + screen("B"),
    ])
    #expect(found.fixes.map(\.count) == [2] && found.fixes.joined().allSatisfy { $0 == "stats.shareButton.accessibilityLabel = \"Share\"" }, "\(found.fixes)")
    #expect(found.left == 0)
  }
}
