import AccessibilityModel
import EarshotCore
import Rules
import Testing

/// Code of UIKit apps that nobody calls gives nothing, and leads nowhere.
@Suite struct UIKitIdleCodeTests {
  private static let base = """
    import UIKit
    class BaseButton: UIButton {
      override init(frame: CGRect) { super.init(frame: frame) }
      required init?(coder: NSCoder) { fatalError() }
      func setTitle(text: String) { setTitle(text, for: .normal) }
    }
    final class ArrowButton: BaseButton {
      init(image: UIImage?) { super.init(frame: .zero); setImage(image, for: .normal) }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class PageController: UIViewController {
      private let back = ArrowButton(image: UIImage(named: "arrow_left"))
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(back) }
    }
    final class OtherController: UIViewController {
      private let save = BaseButton()
      override func viewDidLoad() { super.viewDidLoad(); view.addSubview(save); SET }
    }

    """
  private static let app = "@main final class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  private func names(_ code: String) async throws -> [String] {
    let analysis = await Analysis.run(files: ["A.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "PageController" })
    return screen.nodes.elements.filter { $0.exposure == .exposed }.map { $0.label?.value.rendered ?? "" }
  }

  @Test("A title that only an uncalled setter of the base class gives is none") func idleSetter() async throws {
    let idle = Self.base.replacing("SET", with: "view.tag = 1") + Self.app
    #expect(try await names(idle) == ["arrow_left"])
  }

  @Test("One that code calls may be called of any button") func calledSetter() async throws {
    let called = Self.base.replacing("SET", with: "save.setTitle(text: \"Save\")") + Self.app
    #expect(try await names(called) == ["«text»"])
  }

  @Test("One that another class calls of itself alone is not called of this one") func setterOfSister() async throws {
    let sister = """
      final class WordButton: BaseButton {
        init(words: String) { super.init(frame: .zero); self.setTitle(text: words) }
        required init?(coder: NSCoder) { fatalError() }
      }

      """
    let code = Self.base.replacing("SET", with: "view.addSubview(WordButton(words: \"Save\"))") + sister + Self.app
    #expect(try await names(code) == ["arrow_left"])
  }

  @Test("In a library others may call it") func library() async throws {
    #expect(try await names(Self.base.replacing("SET", with: "view.tag = 1")) == ["«text»"])
  }

  @Test("An empty function that fulfils a requirement is not the package's function of its name") func emptyFunction() async throws {
    func certainty(_ more: String) async -> FindingCertainty? {
      let code = """
        import Looks
        import UIKit
        final class PageController: UIViewController {
          private let send = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            send.customizeAppearance(theme.send)
            send.addTarget(self, action: #selector(go), for: .touchUpInside)
            view.addSubview(send)
          }
          @objc func go() { run() }
        }
        \(more)
        """
      return await Analysis.run(files: ["A.swift": code]).findings.first { $0.rule == "uikit-control-name" }?.certainty
    }
    #expect(await certainty("extension UIButton: Styled { func customizeAppearance(_ sheet: NoSheet) {} }") == .review)
    #expect(await certainty("extension UIButton { func customizeAppearance(_ sheet: Sheet) { backgroundColor = sheet.back } }") == .likely)
  }

  @Test("A class of buttons that only rounds its corners in layoutSubviews hides no name") func laidOut() async throws {
    let code = """
      import UIKit
      final class RoundButton: UIButton {
        override func layoutSubviews() { super.layoutSubviews(); layer.cornerRadius = 8 }
      }
      final class PageController: UIViewController {
        private let send = RoundButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          send.addTarget(self, action: #selector(go), for: .touchUpInside)
          view.addSubview(send)
        }
        @objc func go() { run() }
      }
      """
    let analysis = await Analysis.run(files: ["A.swift": code])
    #expect(analysis.findings.filter { $0.rule == "uikit-control-name" }.map(\.message) == ["button has no name"])
  }

  @Test("Words in a label within a label lie on the button") func wordsWithin() async throws {
    let code = """
      import UIKit
      final class WordLabel: UILabel {
        private let words = UILabel()
        init(text: String) { super.init(frame: .zero); words.text = text; addSubview(words) }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class KeyButton: UIButton {
        init(key: String) {
          super.init(frame: .zero)
          setBackgroundImage(UIImage(named: "key_up"), for: .normal)
          addSubview(WordLabel(text: key))
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class PageController: UIViewController {
        private let one = KeyButton(key: "One")
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(one) }
      }
      """
    let found = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "uikit-image-button-name" }
    #expect(found.map(\.message) == ["button has no name of its own, only the text 'One' that lies on it"])
  }

  @Test("A view that only a private property holds which nobody names is never shown") func unnamedProperty() async throws {
    func finding(_ use: String) async -> Finding? {
      let code = """
        import UIKit
        final class WheelView: UIView {
          private let box = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            box.setImage(UIImage(named: "box_off"), for: .normal)
            addSubview(box)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        final class HomeController: UIViewController {
          private let wheel = WheelView()
          override func viewDidLoad() {
            super.viewDidLoad()
            \(use)
          }
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication) { window?.rootViewController = HomeController() }
          var window: UIWindow?
        }
        """
      return await Analysis.run(files: ["A.swift": code]).findings.first { $0.rule == "uikit-image-button-name" }
    }
    #expect(await finding("view.addSubview(wheel)")?.severity == .error)
    #expect(await finding("view.tag = 1 // view.addSubview(wheel)")?.severity != .error)
  }

  @Test("A cell that is registered by its own word and never asked for is never shown") func registeredCell() async throws {
    func finding(_ rows: String) async -> Finding? {
      let code = """
        import UIKit
        final class BoxCell: UITableViewCell {
          static let word = "box"
          private let box = UIButton()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.setImage(UIImage(named: "box_off"), for: .normal)
            contentView.addSubview(box)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        final class HomeController: UITableViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(BoxCell.self, forCellReuseIdentifier: BoxCell.word)
          }
          \(rows)
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication) { window?.rootViewController = HomeController() }
          var window: UIWindow?
        }
        """
      return await Analysis.run(files: ["A.swift": code]).findings.first { $0.rule == "uikit-image-button-name" }
    }
    let row = """
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: BoxCell.word, for: indexPath)
      }
      """
    #expect(await finding(row)?.severity == .error)
    #expect(await finding("")?.severity != .error)
  }

  @Test("What a choice within a choice says is told once") func nestedChoice() {
    func outcome(_ subject: String, _ branch: Int) -> Condition {
      Condition(subject: subject, branch: branch, description: "\(subject) \(branch)")
    }
    let inner = SpokenText.choice([
      .init(condition: outcome("liked", 0), text: SpokenText("full")), .init(condition: outcome("liked", 1), text: SpokenText("empty")),
    ])
    let outer = SpokenText.choice([
      .init(condition: outcome("call", 0), text: SpokenText("full")), .init(condition: outcome("call", 1), text: inner),
      .init(condition: outcome("call", 2), text: inner),
    ])
    #expect(outer.rendered == "«full | empty»")
  }
}
