import EarshotCore
import Testing

/// What views bring up by states of their own that no code sets, and cases that only comments name.
@Suite struct UnsetFlagTests {
  private func found(_ files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["icon-button-name"]
    return await Analysis.run(files: files, options).findings.map { $0.place.file.path }.sorted()
  }

  /// A view that is shown nowhere but behind a state, and what opens it besides.
  private func project(_ state: String, _ body: String, _ others: [String: String] = [:]) -> [String: String] {
    let album = """
      import SwiftUI
      struct Album: View { var body: some View { Button { go() } label: { Image("x-1") } } }
      """
    let home = """
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        \(state)
        var body: some View { \(body) }
      }
      """
    return ["Album.swift": album, "Home.swift": home].merging(others) { $1 }
  }

  @Test func whatOnlyAPresentationTakesBackIsNeverShown() async {
    let cover = "Text(\"Home\").fullScreenCover(isPresented: $isOpen, onDismiss: { isOpen = false }) { Album() }"
    #expect(await found(project("@State var isOpen = false", cover)) == [])
    #expect(await found(project("@State private var isOpen = false", cover)) == [])
    #expect(await found(project("@State var isOpen = true", cover)) == ["Album.swift"])
    // Somebody makes the view with another value, an extension elsewhere sets it, and a link that can be seen does.
    let given = ["Start.swift": "import SwiftUI\nlet start = Home(isOpen: true)\n"]
    #expect(await found(project("@State var isOpen = false", cover, given)) == ["Album.swift"])
    let added = ["More.swift": "import SwiftUI\nextension Home { func open() { isOpen = true } }\n"]
    #expect(await found(project("@State var isOpen = false", cover, added)) == ["Album.swift"])
    let told = ["More.swift": "// Home(isOpen: true)\n"]
    #expect(await found(project("@State var isOpen = false", cover, told)) == [])
  }

  @Test func aLinkThatIsNothingIsOpenedByItsFlagAlone() async {
    let link = "VStack { NavigationLink(destination: Album(), isActive: $isOpen, label: { EmptyView() }); Text(\"Home\") }"
    #expect(await found(project("@State private var isOpen = false", link)) == [])
    #expect(await found(project("@State private var isOpen = false", link.replacing("EmptyView()", with: "Text(\"Album\")"))) == ["Album.swift"])
    let pressed = link.replacing("Text(\"Home\")", with: "Button(\"Album\") { isOpen.toggle() }")
    #expect(await found(project("@State private var isOpen = false", pressed)) == ["Album.swift"])
  }

  @Test func whatStandsUnderAFlagThatNothingSetsIsNeverThere() async {
    let branch = "VStack { if isOpen { Album() }; Text(\"Home\") }"
    #expect(await found(project("@State private var isOpen = false", branch)) == [])
    #expect(await found(project("@State private var isOpen = false", branch + ".onAppear { isOpen = check() }")) == ["Album.swift"])
    #expect(await found(project("@State private var isOpen = false", branch + ".ready($isOpen)")) == ["Album.swift"])
    #expect(await found(project("@State private var isOpen = false", "VStack { if !isOpen { Album() } }")) == ["Album.swift"])
    // A parameter of that name asks for another value.
    let parameter = "VStack { show(true) }\n}\n@ViewBuilder func show(_ isOpen: Bool) -> some View { if isOpen { Album() }"
    #expect(await found(project("@State private var isOpen = false", parameter)) == ["Album.swift"])
  }

  @Test func whatIsThereForACaseThatNothingSetsIsNeverThere() async {
    let state = "enum Tab: String, CaseIterable { case home, album, shelf }; @State private var tab: Tab = .home"
    let branch = "VStack { if tab == .album { Album() } else { Text(\"Home\") } }"
    #expect(await found(project(state, branch)) == [])
    #expect(await found(project(state, branch + ".onAppear { tab = .album }")) == ["Album.swift"])
    #expect(await found(project(state, branch + ".tabs($tab)")) == ["Album.swift"])
    #expect(await found(project(state.replacing(".home", with: ".album"), branch)) == ["Album.swift"])
    #expect(await found(project(state, "VStack { if tab == .home { Text(\"Home\") } else { Album() } }")) == [])
    #expect(await found(project(state, "VStack { if tab != .home { Album() } }")) == [])
    #expect(await found(project(state, "VStack { if tab != .shelf { Album() } }")) == ["Album.swift"])
    let selection = "VStack { switch tab { case .home: Text(\"Home\"); case .album, .shelf: Album() } }"
    #expect(await found(project(state, selection)) == [])
    #expect(await found(project(state.replacing("private ", with: ""), selection, ["More.swift": "let start = Home(tab: .album)\n"])) == ["Album.swift"])
  }

  @Test func whatAClassOfSettingsNeverSaysIsNeverThere() async {
    let settings = "import SwiftUI\nfinal class Settings { static let shared = Settings(); var showsAlbum = false }\n"
    let branch = "VStack { if Settings.shared.showsAlbum { Album() }; Text(\"Home\") }"
    #expect(await found(project("", branch, ["Settings.swift": settings])) == [])
    let set = settings + "func open() { Settings.shared.showsAlbum = true }\n"
    #expect(await found(project("", branch + ".onAppear { open() }", ["Settings.swift": set])) == ["Album.swift"])
  }

  @Test func whatCodeSetsThatNothingReachesIsNotSet() async {
    let body = """
      VStack {
          Bar { if $0 == .album { isOpen = true } }
        }
        .sheet(isPresented: $isOpen) { Album() }
      """
    func bar(_ sends: String, _ raw: String = "String") -> [String: String] {
      let code = """
        import SwiftUI
        enum Place: \(raw) { case album, shelf }
        struct Bar: View {
          let open: (Place) -> Void
          var body: some View { Button("Shelf") { open(.shelf) }; \(sends) }
        }
        """
      return ["Bar.swift": code]
    }
    let state = "@State private var isOpen = false"
    #expect(await found(project(state, body, bar("Button(\"Album\") { open(.album) }"))) == ["Album.swift"])
    #expect(await found(project(state, body, bar("/* Button(\"Album\") { open(.album) } */"))) == [])
    #expect(await found(project(state, body, bar("// open(.album)\n"))) == [])
    // By a raw value, a decoder or a setting any case may come.
    let raw = bar("").merging(["Raw.swift": "let place = Place(rawValue: text)\n"]) { $1 }
    #expect(await found(project(state, body, raw)) == ["Album.swift"])
    #expect(await found(project(state, body, bar("", "String, Codable"))) == ["Album.swift"])
    let kept = bar("").merging(["Kept.swift": "import SwiftUI\nstruct K: View { @AppStorage(\"p\") var place = Place.shelf; var body: some View { Text(\"a\") } }\n"]) { $1 }
    #expect(await found(project(state, body, kept)) == ["Album.swift"])
  }

  @Test func flagsOfModelsAreSetByWhateverNamesThem() async {
    func model(_ code: String, _ property: String = "@Published var isOpen = false", _ type: String = "ObservableObject") -> [String: String] {
      ["Model.swift": "import SwiftUI\nfinal class HomeModel: \(type) { \(property)\n\(code) }\n"]
    }
    let state = "@StateObject private var model = HomeModel()"
    let sheet = "Text(\"Home\").sheet(isPresented: $model.isOpen) { Album() }"
    let branch = "VStack { if model.isOpen { Album() }; Text(\"Home\") }"
    for body in [sheet, branch] {
      #expect(await found(project(state, body, model(""))) == [])
      #expect(await found(project(state, body, model("func close() { isOpen = false }"))) == [])
      #expect(await found(project(state, body, model("func open() { isOpen = true }"))) == [])
      #expect(await found(project(state, body + ".onAppear { model.open() }", model("func open() { isOpen = true }"))) == ["Album.swift"])
      #expect(await found(project(state, body, model("", "@Published var isOpen = true"))) == ["Album.swift"])
      #expect(await found(project(state, body + ".onAppear { model.isOpen.toggle() }", model(""))) == ["Album.swift"])
      #expect(await found(project(state, body + ".ready($model.isOpen)", model(""))) == ["Album.swift"])
      // By a projection of the model, however it is written, the flag can be set.
      for binding in ["self.$model.isOpen", "Bindable(model).isOpen", "_model.projectedValue.isOpen", "model.$isOpen"] {
        #expect(await found(project(state, body + ".ready(\(binding))", model(""))) == ["Album.swift"])
      }
      // Something else of the name, and what is decoded.
      let other = model("").merging(["Row.swift": "struct Row { var isOpen: Bool }\n"]) { $1 }
      #expect(await found(project(state, body, other)) == ["Album.swift"])
      #expect(await found(project(state, body, model("", "@Published var isOpen = false", "ObservableObject, Codable"))) == ["Album.swift"])
    }
    let observed = "@State private var model = HomeModel()"
    let watched = ["Model.swift": "import SwiftUI\n@Observable final class HomeModel { var isOpen = false }\n"]
    #expect(await found(project(observed, branch, watched)) == [])
  }
}
