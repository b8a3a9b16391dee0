import EarshotCore
import Testing

/// Views that only types name which nobody names themselves.
@Suite struct UnnamedTypeTests {
  private static let app = """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { Start() } } }
    struct Start: View { var body: some View { Text(Words.Offers.title) } }
    enum Words { enum Offers { static let title = "Menu of the day" } }
    """

  private func rules(_ files: [String: String]) async -> [String] { await Analysis.run(files: files).findings.map(\.rule) }

  /// `Words.Offers` is not the view `Offers`.
  @Test func typesWithinOthers() async {
    let view = "import SwiftUI\nstruct Offers: View { @State var isOn = false; var body: some View { Toggle(\"\", isOn: $isOn) } }\n"
    #expect(await rules(["App.swift": Self.app, "Offers.swift": view]).contains("toggle-name") == false)
    let shown = Self.app.replacing("Text(Words.Offers.title)", with: "Offers()")
    #expect(await rules(["App.swift": shown, "Offers.swift": view]) .contains("toggle-name"))
  }

  /// A controller that an assembly makes which nobody asks, and that only its presenter knows besides.
  @Test func assembliesThatNobodyAsks() async {
    func screen(_ caller: String) -> [String: String] {
      [
        "App.swift": Self.app.replacing("Text(Words.Offers.title)", with: "Text(\"Shop\").onAppear { \(caller) }"),
        "Board.swift": """
          import UIKit
          protocol BoardLogic: AnyObject { func show() }
          enum BoardAssembly {
            static func build() -> UIViewController {
              let presenter = BoardPresenter()
              let board = BoardController(presenter: presenter)
              presenter.view = board
              return board
            }
          }
          final class BoardPresenter: BoardLogic {
            weak var view: BoardController?
            func show() {}
          }
          """,
        "BoardController.swift": """
          import UIKit
          final class BoardController: UIViewController {
            private let presenter: BoardLogic
            init(presenter: BoardLogic) {
              self.presenter = presenter
              super.init(nibName: nil, bundle: nil)
            }
            override func viewDidLoad() {
              super.viewDidLoad()
              let button = UIButton()
              button.setImage(UIImage(named: "img_04"), for: .normal)
              view.addSubview(button)
            }
          }
          """,
      ]
    }
    #expect(await rules(screen("")).contains("uikit-image-button-name") == false)
    #expect(await rules(screen("_ = BoardAssembly.build()")).contains("uikit-image-button-name"))
  }

  /// Of two views of one name the app makes the one that its call fits; the other one is left over.
  @Test func twinsOfOneName() async {
    let files = [
      "App.swift": """
        import SwiftUI
        @main struct Shop: App { var body: some Scene { WindowGroup { Start() } } }
        struct Start: View { var body: some View { Offers(store: Store()) { _ in } } }
        """,
      "Old/Offers.swift": """
        import SwiftUI
        struct Offers: View {
          @Environment(\\.dismiss) private var dismiss
          var basket: Basket?
          var onAdd: ((Offer) -> Void)?
          @State private var isOn = false
          var body: some View { Toggle("", isOn: $isOn) }
        }
        #Preview { Offers() }
        """,
      "New/Offers.swift": """
        import SwiftUI
        struct Offers: View {
          let store: Store
          let onAdd: (Offer) -> Void
          @State private var level = 0.5
          var body: some View { Slider(value: $level) }
        }
        """,
    ]
    let found = await rules(files)
    #expect(!found.contains("toggle-name"))
    #expect(found.contains("slider-name"))
  }

  /// A screen of a route that no code takes. Its cases are asked for by name alone.
  @Test(arguments: ["", "Button(\"Old\") { path.append(Route.old) }"]) func routesThatNothingTakes(_ way: String) async {
    let files = [
      "App.swift": """
        import SwiftUI
        public enum Route: Hashable, Identifiable {
          case new, old
          public var id: String { switch self { case .new: "new"; case .old: "old" } }
        }
        @main struct Shop: App { var body: some Scene { WindowGroup { Start() } } }
        struct Start: View {
          @State private var path = NavigationPath()
          var body: some View {
            NavigationStack(path: $path) {
              Button("New") { path.append(Route.new) }
              \(way)
              Text("Shop").navigationDestination(for: Route.self) { route in
                switch route {
                case .new: Text("New")
                case .old: OldOffers()
                }
              }
            }
          }
        }
        """,
      "OldOffers.swift": """
        import SwiftUI
        struct OldOffers: View { @State private var isOn = false; var body: some View { Toggle("", isOn: $isOn) } }
        """,
    ]
    #expect(await rules(files).contains("toggle-name") == !way.isEmpty)
  }

  /// Of the places of one finding the first that somebody reaches is told.
  @Test func placesThatSomebodyReaches() async {
    let code = """
      import SwiftUI
      enum Mode: Hashable { case old, new }
      @main struct Shop: App { var body: some Scene { WindowGroup { Start() } } }
      struct Start: View {
        @State private var mode = Mode.new
        var body: some View {
          switch mode {
          case .old: Text("Old").foregroundStyle(Color(white: 0.8)).background(Color.white)
          case .new: Text("New").foregroundStyle(Color(white: 0.8)).background(Color.white)
          }
        }
      }
      """
    let found = await Analysis.run(files: ["App.swift": code]).findings.filter { $0.rule == "low-contrast-text" }
    #expect(found.map(\.place.startPosition.line) == [9])
  }
}
