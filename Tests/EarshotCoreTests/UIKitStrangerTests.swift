import AccessibilityModel
import EarshotCore
import Testing

/// What was left out or taken for empty on screens of apps that nobody had looked at.
@Suite struct UIKitStrangerTests {
  private func heard(_ screen: String, _ files: [String: String]) async throws -> [String] {
    let analysis = await Analysis.run(files: files)
    let found = try #require(analysis.screens.first { $0.name == screen && $0.framework == .uiKit })
    return found.nodes.elements.filter { $0.exposure == .exposed }.map { element in
      element.role == .opaque ? "unknown" : element.label?.value.rendered ?? "no label"
    }
  }

  private static func list(_ dequeued: String) -> String {
    """
    import UIKit
    final class NameCell: UITableViewCell {
      let name = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(name)
      }
      func configure() { name.text = "New folder" }
    }
    final class List: UIViewController, UITableViewDataSource {
      let tableView = UITableView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.dataSource = self
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        \(dequeued)
      }
    }
    """
  }

  /// The function is a package's; the class that it is told is the project's.
  @Test(arguments: ["dequeueReusableCell(type: NameCell.self, for: indexPath)", "cell(NameCell.self, at: indexPath)"])
  func cellsByTheirClass(call: String) async throws {
    let code = Self.list("let cell = tableView.\(call); cell.configure(); return cell")
    #expect(try await heard("List", ["A.swift": code]) == ["New folder"])
  }

  /// Rows never vanish: a list is not empty because nobody knows what its cells say.
  @Test func cellsOfAnUnknownClass() async throws {
    let code = Self.list("let cell = tableView.dequeueReusableCell(for: indexPath); fill(cell, indexPath); return cell")
    #expect(try await heard("List", ["A.swift": code]) == ["unknown"])
  }

  /// A view and what it holds, both made in one loop, are repeated once.
  @Test func boxesOfALoop() async throws {
    let code = UIKitExample.controller("""
      for choice in choices {
        let words = UILabel()
        words.text = choice
        let box = UIView()
        view.addSubview(box)
        box.addSubview(words)
      }
      """, members: "var choices: [String] = load()")
    let analysis = await Analysis.run(files: ["A.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "Example" })
    #expect(TranscriptBuilder().stops(of: screen.nodes).map(\.repeats) == [["for choice in choices"]])
  }

  private static func storyboard(_ destination: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
    <scenes><scene sceneID="s1"><objects><viewController id="a" customClass="Outer" sceneMemberID="viewController">
    <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="Above" id="l1"><rect key="frame" x="0" y="60" width="335" height="20"/></label>
    <containerView id="k1"><rect key="frame" x="0" y="100" width="375" height="300"/>
    <connections><segue destination="\(destination)" kind="embed" id="g1"/></connections></containerView>
    <label text="Below" id="l2"><rect key="frame" x="0" y="420" width="335" height="20"/></label>
    </subviews></view></viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="b" customClass="Inner" sceneMemberID="viewController">
    <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="300"/><subviews>
    <label text="Inside" id="l3"><rect key="frame" x="0" y="10" width="335" height="20"/></label></subviews></view>
    <connections><outlet property="words" destination="l3"/></connections></viewController></objects></scene>
    <scene sceneID="s3"><objects><navigationController id="n" sceneMemberID="viewController">
    <connections><segue destination="b" kind="relationship" relationship="rootViewController" id="r1"/></connections>
    </navigationController></objects></scene></scenes></document>
    """
  }

  /// What a container view shows is part of the screen, with what the code of its own controller does.
  @Test(arguments: ["b", "n"]) func containers(destination: String) async throws {
    let code = """
      import UIKit
      final class Outer: UIViewController {}
      final class Inner: UIViewController {
        @IBOutlet var words: UILabel!
        override func viewDidLoad() { super.viewDidLoad(); words.text = "Inside, by code" }
      }
      """
    let files = ["A.swift": code, "Main.storyboard": Self.storyboard(destination)]
    #expect(try await heard("Outer", files) == ["Above", "Inside, by code", "Below"])
  }

  /// A controller that embeds itself comes to an end.
  @Test func containersInThemselves() async throws {
    let code = "import UIKit\nfinal class Outer: UIViewController {}\nfinal class Inner: UIViewController {}\n"
    let files = ["A.swift": code, "Main.storyboard": Self.storyboard("a")]
    #expect(try await heard("Outer", files).filter { $0 == "Below" }.count <= 2)
  }

  /// Each set of items takes the place of all before it in some cases, and what a bar may hold does not grow with their
  /// combinations.
  @Test func itemsOfManyCases() async throws {
    let functions = (0..<14).map { number in
      """
      func show\(number)() {
        if isOpen\(number), canEdit\(number), hasRoom\(number) {
          navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Item \(number)", style: .plain, target: self, action: #selector(go))]
        }
      }
      var isOpen\(number): Bool { model.isOpen(\(number)) }
      var canEdit\(number): Bool { model.canEdit(\(number)) }
      var hasRoom\(number): Bool { model.hasRoom(\(number)) }
      """
    }
    let code = """
      import UIKit
      final class Bars: UIViewController {
        let model: Model
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          \((0..<14).map { "show\($0)()" }.joined(separator: "\n    "))
        }
        @objc func go() { model.go() }
        \(functions.joined(separator: "\n"))
      }
      """
    let items = try await heard("Bars", ["A.swift": code]).filter { $0.hasPrefix("Item") }
    #expect(items.contains("Item 0") && items.count < 120, "\(items.count)")
  }

  /// A closure that the project keeps in a class of UIKit makes what it returns each time it is called.
  @Test func closuresOfClassesOfUIKit() async throws {
    let code = UIKitExample.controller(
      """
      view.addSubview(UILabel.remark())
      view.addSubview(UILabel.caption("Depth of water", 2))
      """) + """
      private extension UILabel {
        static var remark: () -> UILabel = {
          let label = UILabel()
          label.text = "Measured at noon"
          return label
        }
        static let caption: (String, Int) -> UILabel = { words, lines in
          let label = UILabel()
          label.numberOfLines = lines
          label.text = words
          return label
        }
      }
      """
    #expect(try await UIKitExample.heard(["Example.swift": code]) == ["Measured at noon", "Depth of water"])
  }
}
