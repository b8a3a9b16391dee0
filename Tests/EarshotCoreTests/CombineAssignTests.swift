import EarshotCore
import Rules
import Testing

/// A stream of Combine that sets one property of a view does nothing else to it.
@Suite struct CombineAssignTests {
  private func findings(_ statement: String) async -> [Finding] {
    let code = UIKitExample.controller(
      """
      navigationItem.rightBarButtonItem = crate
      \(statement)
      """,
      members: """
          private var bag: Set<AnyCancellable> = []
          private let model: CrateModel
          private lazy var crate = UIBarButtonItem(
            image: UIImage(named: "crate_empty"), style: .plain, target: self, action: #selector(unpack))
          @objc private func unpack() { show(CrateController(), sender: self) }
        """)
    let analysis = await Analysis.run(files: ["Example.swift": code])
    return analysis.findings.filter { $0.rule == "uikit-bar-button-name" }
  }

  @Test func otherPropertiesLeaveTheName() async {
    #expect(await findings("model.canUnpack.assign(to: \\.isEnabled, on: crate).store(in: &bag)").count == 1)
  }

  /// Whoever is handed the item may name it.
  @Test func otherCallsMayNameIt() async {
    #expect(await findings("model.decorate(crate, with: \\.isEnabled)").isEmpty)
  }
}
