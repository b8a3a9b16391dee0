import EarshotCore
import Testing

/// Presenters: who a controller calls by a property that others fill, and who changes the controller's views.
@Suite("What a screen's presenter does") struct UIKitPartnerTests {
  /// - Parameter held: How the controller names its presenter.
  private func files(
    held: String, base: String = "UIViewController", _ presenter: String, call: String = "presenter.load()"
  ) -> [String: String] {
    [
      "Page.swift": """
        import UIKit
        protocol Loading: AnyObject { func load() }
        final class Page: \(base) {
          \(held)
          let caption = UILabel(), level = UISlider(), go = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            level.accessibilityLabel = "Level"
            [caption, level, go].forEach(view.addSubview)
            \(call)
          }
        }
        """,
      "Presenter.swift": "import UIKit\n" + presenter,
    ]
  }

  private static let filling = """
    func load() {
      view.caption.text = "Nothing found"
      view.level.maximumValue = 100
      view.level.value = 40
      view.go.setTitle("Discover", for: .normal)
    }
    """
  private static let expected = ["Nothing found", "Level: 40%. Adjustable.", "Discover. Button."]

  private func heard(_ files: [String: String]) async throws -> [String] {
    try await UIKitExample.heard(files, screen: "Page")
  }

  @Test("The one class behind a protocol is followed, and knows the controller") func protocolOfOne() async throws {
    let presenter = "final class PagePresenter: Loading {\n  weak var view: Page!\n\(Self.filling)\n}"
    #expect(try await heard(files(held: "var presenter: Loading!", presenter)) == Self.expected)
    let optional = files(held: "weak var presenter: Loading?", presenter, call: "presenter?.load()")
    #expect(try await heard(optional) == Self.expected)
  }

  @Test("So is a class that somebody hands in") func ownClass() async throws {
    let presenter = "final class PagePresenter {\n  weak var view: Page!\n\(Self.filling)\n}"
    let given = """
      let presenter: PagePresenter
      init(presenter: PagePresenter) { self.presenter = presenter; super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
      """
    #expect(try await heard(files(held: "var presenter: PagePresenter!", presenter)) == Self.expected)
    #expect(try await heard(files(held: given, presenter)) == Self.expected)
  }

  @Test("Base classes may leave open which they are") func generics() async throws {
    let bases = """
      class Base<P>: UIViewController { var presenter: P! }
      class BasePresenter<V: UIViewController> { weak var view: V! }
      final class PagePresenter: BasePresenter<Page>, Loading {\n\(Self.filling)\n}
      """
    #expect(try await heard(files(held: "", base: "Base<Loading>", bases)) == Self.expected)
  }

  @Test("Of several classes none is taken, and what any may change is open") func several() async throws {
    let presenters = """
      final class PagePresenter: Loading {\n  weak var view: Page!\n\(Self.filling)\n}
      final class OtherPresenter: Loading { func load() {} }
      """
    let files = files(held: "var presenter: Loading!", presenters)
    #expect(try await heard(files).allSatisfy { !$0.contains("Discover") })
    let analysis = await Analysis.run(files: files)
    #expect(!analysis.findings.contains { $0.rule == "uikit-control-name" })
  }

  @Test("A view behind a protocol is the controller where no other class conforms") func viewBehindProtocol() async throws {
    let presenter = """
      protocol Showing: AnyObject { func show(_ words: String) }
      extension Page: Showing { func show(_ words: String) { caption.text = words; go.setTitle(words, for: .normal) } }
      final class PagePresenter: Loading { weak var view: Showing?; func load() { view?.show("Ready") } }
      """
    #expect(try await heard(files(held: "var presenter: Loading!", presenter)) == ["Ready", "Level: 0%. Adjustable.", "Ready. Button."])
    let second = presenter + "\nfinal class Other: UIViewController, Showing { func show(_ words: String) {} }"
    let open = try await heard(files(held: "var presenter: Loading!", second))
    #expect(!open.contains("Ready"))
  }

  @Test("What arrives later changes what is heard") func answers() async throws {
    let presenter = """
      final class PagePresenter: Loading {
        weak var view: Page!
        func load() { view.go.setTitle("Count", for: .normal); view.caption.text = "Waiting" }
        func counted() { view.caption.text = "Done" }
      }
      """
    let texts = try await heard(files(held: "var presenter: Loading!", presenter))
    #expect(texts.contains { $0.contains("Done") })
  }

  private static func long(_ statements: Int) -> String {
    let many = String(repeating: "view.caption.text = words + words\n", count: statements)
    return """
      final class PagePresenter: Loading {
        weak var view: Page!
        let words = "Words"
        func load() {
      \(many)    view.go.setTitle("Discover", for: .normal)
        }
      }
      """
  }

  @Test("One that sets up much is followed to its end, and one that does more leaves open what it does") func long() async throws {
    #expect(try await heard(files(held: "var presenter: Loading!", Self.long(400))).last == "Discover. Button.")
    let files = files(held: "var presenter: Loading!", Self.long(8_000))
    #expect(try await heard(files).last != "Discover. Button.")
    #expect(await !Analysis.run(files: files).findings.contains { $0.rule == "uikit-control-name" })
  }

  @Test("Helpers of a base class are for those that call them") func inheritedHelpers() async throws {
    let presenter = """
      class BasePresenter { weak var view: Page!; func addMore() { let more = UIButton(); more.setTitle("More", for: .normal); view.view.addSubview(more) } }
      final class PagePresenter: BasePresenter, Loading {\n\(Self.filling)\n}
      """
    #expect(try await heard(files(held: "var presenter: Loading!", presenter)) == Self.expected)
  }
}
