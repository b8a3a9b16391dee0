import EarshotCore
import Testing

/// Controls that a project makes of touches.
@Suite struct HomeMadeControlTests {
  private func found(_ members: String) async -> [String] {
    let code = """
      import UIKit
      final class DayTabs: UIControl {
        private let day = UILabel()
        var chosen = 0 { didSet { sendActions(for: .valueChanged) } }
        override init(frame: CGRect) { super.init(frame: frame); day.text = "Friday"; addSubview(day) }
        required init?(coder: NSCoder) { fatalError() }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
          for place in 0..<3 where place != chosen { chosen = place }
          return false
        }
        \(members)
      }
      final class DaysController: UIViewController {
        private let tabs = DayTabs()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(tabs) }
      }
      """
    return await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "uikit-tap-view-not-element" }.map(\.message)
  }

  @Test func isNoElement() async { #expect(await found("").count == 1) }

  @Test func saysWhatItIs() async {
    #expect(await found("override var isAccessibilityElement: Bool { get { true } set {} }; override var accessibilityTraits: UIAccessibilityTraits { get { .adjustable } set {} }") == [])
  }
}
