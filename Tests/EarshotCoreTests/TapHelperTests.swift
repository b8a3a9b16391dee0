import EarshotCore
import Testing

/// Taps that a package adds to a view, with a closure.
@Suite struct TapHelperTests {
  private static func found(_ tap: String) async -> [String] {
    let code = """
      import UIKit
      final class SheetController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let cross = UIImageView()
          cross.image = UIImage(named: "ButtonClose")
          cross.\(tap)
          view.addSubview(cross)
        }
        private func leave() { dismiss(animated: true) }
      }
      """
    return await Analysis.run(files: ["A.swift": code]).findings
      .filter { $0.rule == "uikit-tap-view-not-element" }.map(\.message)
  }

  @Test(arguments: ["tap { [self] _ in leave() }", "whenTapped { self.leave() }", "addTapGesture { [weak self] in self?.leave() }"])
  func closures(_ tap: String) async {
    #expect(await Self.found(tap).count == 1)
  }

  /// What nobody knows to be about taps, and what is given nothing to do.
  @Test(arguments: ["hero { [self] _ in leave() }", "tap()"])
  func others(_ call: String) async {
    #expect(await Self.found(call).isEmpty)
  }
}
