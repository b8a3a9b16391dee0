import EarshotCore
import Testing

/// What is certain is met: nobody is told of what the app never shows, of gestures that are hidden on purpose, or of an
/// appearance that it never has.
@Suite("Certain findings are met") struct CertainFindingTests {
  private func found(_ rule: String, _ files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: files, options).findings.map { "\($0.severity) \($0.certainty)" }
  }

  private static func app(_ view: String) -> String {
    "import SwiftUI\n@main struct Trips: App { var body: some Scene { WindowGroup { \(view) } } }\n"
  }

  // MARK: - A mode that nothing turns on

  private static let list = """
    import SwiftUI
    struct TripList: View {
      let names: [String]
      let isWhole: Bool
      @State private var editMode: EditMode = .inactive
      @State private var chosen: Set<String> = []
      var body: some View {
        VStack {
          if isWhole {
            VStack { rows }.toolbar { tools }
          } else {
            rows
          }
        }
        .environment(\\.editMode, $editMode)
      }
      @ToolbarContentBuilder private var tools: some ToolbarContent {
        ToolbarItem { Button("Select") { editMode = .active } }
      }
      private var rows: some View {
        ForEach(names, id: \\.self) { name in
          HStack {
            if editMode == .active {
              Image("tick").onTapGesture { chosen.insert(name) }
            }
            Text(name)
          }
        }
      }
      private func finish() { editMode = .inactive }
    }
    """

  @Test("What only a mode shows that nothing turns on where the view is used")
  func unreachedMode() async {
    let short = Self.app("TripList(names: names, isWhole: false)")
    let whole = Self.app("TripList(names: names, isWhole: true)")
    #expect(await found("tap-without-button-trait", ["App.swift": short, "List.swift": Self.list]) == [])
    #expect(await found("tap-without-button-trait", ["App.swift": whole, "List.swift": Self.list]) == ["error certain"])
    // The system's button turns it on as well.
    let button = "import SwiftUI\nstruct Bar: View { var body: some View { EditButton() } }\n"
    let files = ["App.swift": short, "List.swift": Self.list, "Bar.swift": button]
    #expect(await found("tap-without-button-trait", files) == ["error certain"])
    let reader = "import SwiftUI\nstruct Bar: View { @Environment(\\.editMode) private var mode; var body: some View { Text(\"A\") } }\n"
    #expect(await found("tap-without-button-trait", ["App.swift": short, "List.swift": Self.list, "Bar.swift": reader]) == ["error certain"])
    // Who only speaks of it turns nothing on.
    let comment = "// Instead of an EditButton and @Environment(\\.editMode)\nlet note = \"EditButton\"\n"
    #expect(await found("tap-without-button-trait", ["App.swift": short, "List.swift": Self.list, "Bar.swift": comment]) == [])
  }

  // MARK: - Gestures that are hidden on purpose

  private static func page(_ action: String, shown: String = "") -> String {
    """
    import SwiftUI
    struct About: View {
      @State private var presses = 0
      let store: Store
      var body: some View {
        VStack {
          VStack { Text("About"); Text("Version 3") }
            .onTapGesture {
              \(action)
            }
          Text("Made with care")\(shown)
        }
      }
    }
    """
  }

  @Test("A tap that counts up to something hidden")
  func countedTap() async {
    let about = Self.app("About(store: store)")
    let counts = "if presses >= 50 { store.reset(); presses = 0 } else { presses += 1 }"
    #expect(await found("tap-without-button-trait", ["App.swift": about, "A.swift": Self.page(counts)]) == ["note certain"])
    // Whoever sees the number is meant to press.
    let score = Self.page(counts, shown: "; Text(presses, format: .number)")
    #expect(await found("tap-without-button-trait", ["App.swift": about, "A.swift": score]) == ["error certain"])
    let few = "if presses >= 2 { store.reset(); presses = 0 } else { presses += 1 }"
    #expect(await found("tap-without-button-trait", ["App.swift": about, "A.swift": Self.page(few)]) == ["error certain"])
  }

  // MARK: - A screen that only decides

  private static func start(_ appears: String) -> String {
    """
    import SwiftUI
    struct Start: View {
      var onKnown: () -> Void
      var onStranger: () -> Void
      let keys: Keys
      var body: some View {
        VStack { Image("acme_logo").resizable().frame(width: 120, height: 120); ProgressView() }
          .onAppear { \(appears) }
      }
    }
    """
  }

  @Test("A picture of a screen that is gone as soon as it appears")
  func decidingScreen() async {
    let app = Self.app("Start(onKnown: { go() }, onStranger: { ask() }, keys: keys)")
    let decides = Self.start("if keys.isKnown { onKnown() } else { onStranger() }")
    #expect(await found("image-name", ["App.swift": app, "A.swift": decides]) == ["note review"])
    let waits = Self.start("if keys.isKnown { onKnown() }")
    #expect(await found("image-name", ["App.swift": app, "A.swift": waits]) == ["error certain"])
  }

  // MARK: - An appearance that the app never has

  /// What a router shows is a screen by itself, to which no appearance comes down.
  private static let screens = """
    import SwiftUI
    struct Start: View { let router: Router; var body: some View { Button("Go on") { router.show(Note()) } } }
    struct Note: View { var body: some View { VStack { Text("Next mission").foregroundColor(.yellow) } } }
    """

  @Test("The appearance that a view asks for within a container is that of the window")
  func schemeWithinContainer() async {
    let dark = Self.app("ZStack { Start(router: router).preferredColorScheme(.dark) }")
    let any = Self.app("ZStack { Start(router: router) }")
    #expect(await found("system-colour-contrast", ["App.swift": dark, "A.swift": Self.screens]) == [])
    #expect(await found("system-colour-contrast", ["App.swift": any, "A.swift": Self.screens]) == ["note review"])
  }

  // MARK: - Headers that no section asks for

  private static func shelf(_ asks: String) -> String {
    """
    import UIKit
    final class ShelfHeader: UICollectionReusableView {
      static let word = "header"
      private let more = UIButton()
      override init(frame: CGRect) {
        super.init(frame: frame)
        more.setImage(UIImage(named: "arrow_small"), for: .normal)
        addSubview(more)
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    final class ShelfController: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
          ShelfHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: ShelfHeader.word)
      }
      \(asks)
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication) { window?.rootViewController = ShelfController() }
      var window: UIWindow?
    }
    """
  }

  @Test("A header that is only registered")
  func unaskedHeader() async {
    let asks = """
      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: ShelfHeader.word, for: indexPath)
      }
      """
    let severe = { (code: String) in await found("uikit-image-button-name", ["A.swift": code]).contains { $0.hasPrefix("error") } }
    #expect(await severe(Self.shelf(asks)))
    #expect(await !severe(Self.shelf("")))
  }

  // MARK: - A field that ends a sentence

  @Test("A field behind two choices is understood by them")
  func fieldBehindChoices() async {
    let choices = """
      Menu { Button("Age") { pick() } } label: { Text("Column") }
      Menu { Button("is more than") { compare() } } label: { Text("Condition") }
      """
    let row = { (before: String) in
      """
      import SwiftUI
      struct Filter: View {
        @State private var value = ""
        var body: some View {
          HStack {
            Text("Where")
            \(before)
            TextField("Value", text: $value)
          }
        }
      }
      """
    }
    let app = Self.app("Filter()")
    #expect(await found("placeholder-only-name", ["App.swift": app, "A.swift": row("")]) == ["warning likely"])
    #expect(await found("placeholder-only-name", ["App.swift": app, "A.swift": row(choices)]) == ["note certain"])
  }

  // MARK: - States of a button

  @Test("What is set for two states at once is not what is shown at first")
  func unitedStates() async {
    let heard = { (state: String) in
      let code = """
        import UIKit
        final class LoginController: UIViewController {
          private let keep = UIButton()
          override func viewDidLoad() {
            super.viewDidLoad()
            keep.setImage(UIImage(named: "box_off"), for: .normal)
            keep.setImage(UIImage(named: "box_on"), for: \(state))
            view.addSubview(keep)
          }
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(_ application: UIApplication) { window?.rootViewController = LoginController() }
          var window: UIWindow?
        }
        """
      return await Analysis.run(files: ["A.swift": code]).findings.first { $0.rule == "uikit-image-button-name" }?.heard?.before
    }
    #expect(await heard("[.highlighted, .selected]") == "box_off, Button")
    #expect(await heard("[.normal]") == "box_on, Button")
  }
}
