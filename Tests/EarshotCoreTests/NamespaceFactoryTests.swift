import EarshotCore
import Testing

/// Views that only functions of a name space make.
@Suite("Factories that nobody calls") struct NamespaceFactoryTests {
  private func levels(_ call: String, _ factories: String = "") async -> [Severity] {
    let code = """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate { let first = Settings() }
      final class TextRow: UIView {
        let field = UITextField()
        init() { super.init(frame: .zero); addSubview(field) }
        required init?(coder: NSCoder) { fatalError() }
      }
      enum Rows {
        static func text() -> TextRow { TextRow() }
        static func plain() -> UIView { UIView() }
        \(factories)
      }
      final class Settings: UIViewController {
        let label = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); label.text = "About"; view.addSubview(label); view.addSubview(\(call)) }
      }
      """
    return await Analysis.run(files: ["Settings.swift": code]).findings.filter { $0.rule == "uikit-text-field-name" }.map(\.severity)
  }

  @Test("A word that is something else's calls none of them") func otherWords() async {
    #expect(await levels("Rows.plain()") == [])
  }

  @Test("One that code names by its type or in its own code counts", arguments: ["Rows.text()", "Rows.form()", "Rows\n  .text()"])
  func called(_ call: String) async {
    #expect(await levels(call, "static func form() -> UIView { let row: UIView = text(); return row }") == [.error])
  }
}
