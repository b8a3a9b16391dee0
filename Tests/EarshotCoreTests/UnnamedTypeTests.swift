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
}
