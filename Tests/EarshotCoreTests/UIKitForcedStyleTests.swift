import EarshotCore
import Testing

/// Contrast of screens whose code fixes the appearance.
@Suite("Screens of UIKit with one appearance") struct UIKitForcedStyleTests {
  private func found(_ style: String, base: String = "UIViewController", _ more: String = "") async -> [String] {
    let code = UIKitExample.controller(
      """
      \(style)
      view.backgroundColor = .systemBackground
      amount.text = "12"
      amount.textColor = .black
      view.addSubview(amount)
      """, members: "private let amount = UILabel()", base: base)
    return await Analysis.run(files: ["A.swift": code + more]).findings.filter { $0.rule == "uikit-low-contrast" }.map(\.message)
  }

  @Test("Only the appearance that is seen counts", arguments: [
    "overrideUserInterfaceStyle = .light", "view.overrideUserInterfaceStyle = .light",
    "if #available(iOS 13.0, *) { self.overrideUserInterfaceStyle = .light }",
  ]) func isLight(_ style: String) async {
    #expect(await found(style) == [])
  }

  @Test("The base class of a controller may fix it") func inherited() async {
    let base = """
      class LightController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); overrideUserInterfaceStyle = .light }
      }
      """
    #expect(await found("", base: "LightController", base) == [])
  }

  @Test("So may the delegate of a scene") func window() async {
    let scene = """
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          if let scene = scene as? UIWindowScene { window = UIWindow(windowScene: scene); window?.overrideUserInterfaceStyle = .light }
        }
      }
      """
    #expect(await found("", scene) == [])
  }

  @Test("A style that depends on something, or the other one, silences nothing", arguments: [
    "", "overrideUserInterfaceStyle = .dark", "if Settings.isLight { overrideUserInterfaceStyle = .light }",
  ]) func isOpen(_ style: String) async {
    #expect(await found(style).count == 1)
  }
}
