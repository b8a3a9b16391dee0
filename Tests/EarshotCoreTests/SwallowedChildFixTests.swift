import EarshotCore
import Rules
import Testing

/// No fix makes one element of a view in which something can be pressed by itself.
@Suite struct SwallowedChildFixTests {
  private static func card(_ setUp: String, members: String = "") -> [String: String] {
    ["A.swift": """
      import UIKit
      final class Board: UIViewController {
        let card = UIView()
        let star = UIImageView(image: UIImage(named: "star_3"))
        let send = UIButton(type: .system)
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(card)
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openCard)))
          \(setUp)
        }
        @objc func openCard() { show(Detail(), sender: self) }
        @objc func rate() { ratings.add(1) }
      }
      """]
  }

  @Test("Containers with parts that are pressed", arguments: [
    "card.addSubview(star)\nstar.isUserInteractionEnabled = true\nstar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(rate)))",
    "send.isHidden = true\nsend.setTitle(\"Send\", for: .normal)\nsend.addTarget(self, action: #selector(rate), for: .touchUpInside)\ncard.addSubview(send)",
  ]) func containers(setUp: String) async {
    let found = await FixedFiles.findings("uikit-tap-view-not-element", Self.card(setUp))
    let edits = found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(!edits.contains { $0.contains("card.isAccessibilityElement") }, "\(edits)")
  }

  @Test func containerOfAPicture() async {
    let found = await FixedFiles.findings("uikit-tap-view-not-element", Self.card("card.addSubview(star)"))
    let edits = found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(edits.contains { $0.contains("card.isAccessibilityElement") }, "\(edits)")
  }

  private static func swiftUI(_ body: String) -> [String: String] {
    ["A.swift": "import SwiftUI\nstruct Card: View {\n  let items: [Item]\n  @State private var isEditing = false\n  var body: some View {\n\(body)\n  }\n}"]
  }

  @Test("Areas with a part that is pressed are not combined", arguments: [
    "VStack { Text(\"Ann\"); HStack { Text(\"One\"); Image(systemName: \"star\") }.onTapGesture { rate() } }.onTapGesture { open() }",
    "VStack { if isEditing { Text(\"Ann\"); Text(\"Bea\") } else { Button(\"Edit\") { edit() } } }.onTapGesture { open() }",
  ]) func areas(body: String) async {
    let found = await FixedFiles.findings("tap-without-button-trait", Self.swiftUI(body))
    let outer = found.flatMap(\.fixes).flatMap(\.edits).filter { $0.replacement.contains("children: .combine") }
    #expect(outer.allSatisfy { edit in !edit.range.file.text(from: 0, to: edit.range.start).hasSuffix("open() }") }, "\(found)")
  }

  @Test("A stack around a loop is no row of it", arguments: [
    "VStack { ForEach(items) { item in Text(item.name); Text(item.price) }; Button(\"Pay\") { pay() } }",
    "VStack { ForEach(items) { item in Text(item.name); Text(item.price) }; Text(\"All prices\") }",
  ]) func loops(body: String) async {
    let found = await FixedFiles.findings("ungrouped-row", Self.swiftUI(body))
    #expect(found.flatMap(\.fixes).isEmpty, "\(found)")
  }

  @Test func rowsOfALoop() async {
    let body = "VStack { ForEach(items) { item in HStack { Text(item.name); Text(item.price) } }; Button(\"Pay\") { pay() } }"
    let found = await FixedFiles.findings("ungrouped-row", Self.swiftUI(body))
    #expect(found.count == 1 && found.allSatisfy { $0.fixes.count == 1 }, "\(found)")
  }
}
