import EarshotCore
import Testing

/// Classes that inherit from an alias for a class and protocols.
@Suite("Aliases of several types as superclasses") struct ComposedTypeTests {
  private static let card = """
    final class Card: Drawn {
      private let title = UILabel()
      private let open = UIButton(type: .system)
      init() { super.init(frame: .zero); setUp() }
      required init?(coder: NSCoder) { nil }
      func configure() { title.text = "Tides"; open.setTitle("Open", for: .normal) }
      func arrange() { addSubview(title); addSubview(open) }
    }

    """
  private static let pattern = """
    protocol Pattern { func configure(); func arrange() }
    extension Pattern { func setUp() { configure(); arrange() } }

    """
  private static let screen = UIKitExample.controller("view.addSubview(card)", members: "let card = Card()")

  @Test("Wherever the class stands in the alias", arguments: [
    "typealias Drawn = UIView & Pattern",
    "typealias Drawn = Pattern & UIView",
    "typealias Drawn = (UIView & Pattern)",
    "typealias Composed = UIView & Pattern\ntypealias Drawn = Composed",
    "protocol Other {}\ntypealias Patterns = Other & Pattern\ntypealias Drawn = Patterns & UIView",
    "class Plain: UIView {}\ntypealias Drawn = Plain & Pattern",
    "typealias Base = UIView\ntypealias Drawn = Pattern & Base",
  ]) func subclasses(_ alias: String) async throws {
    let heard = try await UIKitExample.heard(["A.swift": Self.screen + Self.card + Self.pattern + alias])
    #expect(heard == ["Tides", "Open. Button."])
  }

  @Test("In another file, and within a type")
  func nested() async throws {
    let kit = """
      import UIKit
      enum Kit {
        protocol Pattern { func configure(); func arrange() }
        typealias View = Pattern & UIView
      }
      extension Kit.Pattern { func setUp() { configure(); arrange() } }
      """
    let card = Self.card.replacing(": Drawn", with: ": Kit.View")
    #expect(try await UIKitExample.heard(["A.swift": Self.screen + card, "Kit.swift": kit]) == ["Tides", "Open. Button."])
  }

  @Test("An alias for one class of UIKit, and controllers") func controllers() async throws {
    let heard = try await UIKitExample.heard(["A.swift": """
      import UIKit
      protocol Titled { func fill() }
      extension Titled where Self: UIViewController { func start() { fill() } }
      typealias Base = UIViewController
      typealias TitledController = Titled & Base
      final class Example: TitledController {
        let note = UILabel()
        override func viewDidLoad() { super.viewDidLoad(); start() }
        func fill() { note.text = "Low water"; view.addSubview(note) }
      }
      """])
    #expect(heard == ["Low water"])
  }

  @Test("What the class in the alias adds is heard, and its generic arguments are known") func generic() async throws {
    let heard = try await UIKitExample.heard(["A.swift": """
      import UIKit
      protocol Themed {}
      class Screen<Content: UIView>: UIViewController {
        let content = Content(frame: .zero)
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(content) }
      }
      final class Words: UILabel {
        override init(frame: CGRect) { super.init(frame: frame); text = "Harbour" }
        required init?(coder: NSCoder) { nil }
      }
      typealias Base = Themed & Screen<Words>
      final class Example: Base {}
      """])
    #expect(heard == ["Harbour"])
  }

  @Test("An alias that stands for itself, or for protocols alone, makes no class of UIKit") func others() async throws {
    for alias in ["typealias Drawn = Drawn & Pattern", "typealias One = Drawn\ntypealias Drawn = One", "typealias Drawn = Pattern & AnyObject"] {
      let analysis = await Analysis.run(files: ["A.swift": "import UIKit\n" + Self.pattern + alias + """

        final class Model: Drawn { func configure() {}; func arrange() {} }
        """])
      #expect(analysis.screens.isEmpty)
    }
  }

  @Test("A type of the project within the class is meant before an alias at the top") func nearer() async throws {
    let heard = try await UIKitExample.heard(["A.swift": """
      import UIKit
      protocol Named {}
      typealias Base = UIView & Named
      final class Example: UIViewController {
        class Base: UILabel {}
        final class Word: Base {}
        override func viewDidLoad() {
          super.viewDidLoad()
          let word = Word()
          word.text = "Ebb"
          view.addSubview(word)
        }
      }
      """])
    #expect(heard == ["Ebb"])
  }
}
