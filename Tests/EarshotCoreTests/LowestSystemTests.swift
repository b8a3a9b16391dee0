import EarshotCore
import Project
import Testing

/// Fixes are written for the lowest system that the code supports.
@Suite struct LowestSystemTests {
  private static func edits(_ rule: String, _ body: String, from system: Int) async -> [String] {
    let code = "import SwiftUI\nstruct Plants: View { var body: some View { \(body) } }"
    let analysis = await Analysis.run(files: ["A.swift": code], deployment: DeploymentTargets(ios: Version(major: system)))
    return analysis.findings.filter { $0.rule == rule }.first?.fixes.flatMap(\.edits).map(\.replacement) ?? []
  }

  @Test("A modifier that the lowest system lacks is written in its old spelling", arguments: [
    (13, #".accessibility(label: Text("Delete"))"#), (14, #".accessibilityLabel("Delete")"#),
  ])
  func label(system: Int, fix: String) async {
    let button = #"Button { delete() } label: { Image("x12") }"#
    #expect(await Self.edits("icon-button-name", button, from: system).first?.hasSuffix(fix) == true)
  }

  @Test("So are traits, whose argument stays", arguments: [
    (13, ".accessibility(addTraits: .isButton)"), (14, ".accessibilityAddTraits(.isButton)"),
  ])
  func traits(system: Int, fix: String) async {
    let tapped = #"Text("Open").onTapGesture { open() }"#
    #expect(await Self.edits("tap-without-button-trait", tapped, from: system).contains { $0.contains(fix) })
  }

  @Test("A text style that the lowest system lacks is not written", arguments: [
    ("fixed-font-size", 18, 13, [".body.weight(.bold)"]), ("fixed-font-size", 18, 14, [".title3.weight(.bold)"]),
    ("fixed-font-size", 20, 13, []), ("fixed-font-size", 25, 13, [".title.weight(.bold)"]),
    ("fixed-font-size", 11, 13, [".caption.weight(.bold)"]), ("fixed-font-size", 12, 13, [".caption.weight(.bold)"]),
  ] as [(String, Int, Int, [String])])
  func textStyles(rule: String, size: Int, system: Int, fix: [String]) async {
    let text = "Text(\"Feeds of your own\").font(.system(size: \(size), weight: .bold))"
    #expect(await Self.edits(rule, text, from: system) == fix)
  }

  @Test("The smallest text style is another one there", arguments: [(13, [".caption"]), (14, [".caption2"])])
  func smallestStyle(system: Int, fix: [String]) async {
    let text = #"Text("Terms apply").font(.system(size: 8))"#
    #expect(await Self.edits("text-tiny", text, from: system) == fix)
  }

  @Test("Properties of UIKit, which are older, stay as they are")
  func properties() async {
    let code = """
      import UIKit
      final class Plants: UIViewController {
        private lazy var button: UIButton = {
          let button = UIButton(type: .custom)
          button.setImage(UIImage(named: "x12"), for: .normal)
          button.addTarget(self, action: #selector(deletePlant), for: .touchUpInside)
          return button
        }()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(button) }
        @objc private func deletePlant() {}
      }
      """
    let analysis = await Analysis.run(files: ["A.swift": code], deployment: DeploymentTargets(ios: Version(major: 13)))
    let edits = analysis.findings.filter { $0.rule == "uikit-image-button-name" }.flatMap { $0.fixes.flatMap(\.edits).map(\.replacement) }
    #expect(edits.count == 1 && edits[0].contains("button.accessibilityLabel = \"Delete plant\""))
  }
}
