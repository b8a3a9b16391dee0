import EarshotCore
import Testing

/// Names of first fixes where picture and code each say a part: the deed, the thing, or neither.
@Suite("Names of deeds with their things") struct ThingNameTests {
  @Test("The code says with what the deed of the picture is done", arguments: [
    ("addHour()", "plus.square", "Add hour"), ("model.deleteAccount()", "trash.circle", "Delete account"), ("deleteAll()", "trash.circle", "Delete all"),
    ("addNew()", "plus.square", "Add"), ("deleteItem()", "trash.circle", "Delete"),
  ]) func things(action: String, symbol: String, name: String) async {
    #expect(await SayingNameTests.titles(SayingNameTests.button(action, symbol)) == ["name the button '\(name)'"])
  }

  @Test("An arrow says by how much it goes on where code does", arguments: [
    ("goToNextWeek()", "arrow.forward", "en", "Next week"),
    ("day = Calendar.current.date(byAdding: .day, value: 1, to: day)!", "arrow.right.circle", "en", "Next day"),
    ("day = Calendar.current.date(byAdding: .month, value: -1, to: day)!", "arrow.left.circle", "de", "Vorheriger Monat"),
  ]) func steps(action: String, symbol: String, language: String, name: String) async {
    let titles = await SayingNameTests.titles(SayingNameTests.button(action, symbol, "@State var day = Date.now"), language: language)
    #expect(titles == ["name the button '\(name)'"])
  }

  @Test("What comes up under a pencil is what is edited", arguments: [
    ("showProfileSheet = true", "Edit profile"), ("showEditor = true", "Edit"), ("showingEditSheet = true", "Edit"),
  ]) func pencils(action: String, name: String) async {
    #expect(await SayingNameTests.titles(SayingNameTests.button(action, "pencil.circle")) == ["name the button '\(name)'"])
  }

  @Test("A function that does any of many things says less than the symbol", arguments: [
    ("model.applyFormat(.alignRight)", "en", "Align right"), ("model.applyFormat(.alignRight)", "zh", "右对齐"), ("model.setAlignment(.centre)", "de", "Zentriert"),
  ]) func generalDeeds(action: String, language: String, name: String) async {
    let symbol = action.contains("centre") ? "text.aligncenter" : "text.alignright"
    #expect(await SayingNameTests.titles(SayingNameTests.button(action, symbol), language: language) == ["name the button '\(name)'"])
  }

  @Test("The words of apps for what many symbols do", arguments: [
    ("gobackward.15", "model.act()", "ko", "15초 뒤로"), ("rotate.right", "model.act()", "pt", "Girar para a direita"),
  ]) func words(symbol: String, action: String, language: String, name: String) async {
    #expect(await SayingNameTests.titles(SayingNameTests.button(action, symbol), language: language) == ["name the button '\(name)'"])
  }

  @Test("A letter in a circle is taken for a cross, and what closes nothing is not called by closing", arguments: [
    ("model.mark = .red", "x.circle.fill"), ("model.mark = .yellow", "plusminus.circle.fill"),
  ]) func signs(action: String, symbol: String) async {
    #expect(await SayingNameTests.titles(SayingNameTests.button(action, symbol)) == ["name the button '<#name#>'"])
  }

  @Test("The first comment of an action says what is meant where nothing else does") func comments() async {
    let code = SayingNameTests.button("\n// half right\nmodel.mark = .yellow\n", "plusminus.circle.fill")
    #expect(await SayingNameTests.titles(code) == ["name the button '<#Half right#>'"])
    let long = SayingNameTests.button("\n// because the mark is kept until all of them are sent\nmodel.mark = .yellow\n", "plusminus.circle.fill")
    #expect(await SayingNameTests.titles(long) == ["name the button '<#name#>'"])
  }

  @Test("How something comes up is no part of its name", arguments: [
    ("showAlert.toggle()", false), ("sheetPlan.toggle()", true),
  ]) func flags(action: String, isNamed: Bool) async {
    let titles = await SayingNameTests.titles(SayingNameTests.button(action, "location.fill.viewfinder", "@State var showAlert = false; @State var sheetPlan = false"))
    #expect(titles == [isNamed ? "name the button 'Plan'" : "name the button '<#name#>'"])
  }

  @Test("A picture that is loaded and then pressed gets a gap for its name") func loadedPictures() async {
    let code = """
      struct Album: View {
        let pages: [String]
        @State var chosen = ""
        var body: some View {
          ForEach(pages, id: \\.self) { page in
            AsyncImage(url: URL(string: page), content: { image in image.resizable() }, placeholder: { ProgressView() })
              .onTapGesture { chosen = page }
          }
        }
      }
      """
    #expect(await SayingNameTests.titles(code, "tap-without-button-trait") == ["name it and announce it as a button"])
  }

  @Test("The caption that a caller hands to a component beside a field names it, and not the hint over the field") func handedCaptions() async {
    let code = """
      struct Captioned<Caption: View, Content: View>: View {
        let label: Caption
        let content: Content
        var body: some View { VStack { label.bold(); content } }
      }
      struct Page: View {
        @State var title = ""
        var body: some View {
          Captioned(label: Text("Title:"), content: ZStack { if title.isEmpty { Text("feature") }; TextField("", text: $title) })
        }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["text-field-name"]
    let findings = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings
    #expect(findings.flatMap { $0.fixes.prefix(1) }.flatMap(\.edits).map { $0.replacement.contains("\"Title\"") } == [true])
  }

  @Test("A telephone beside the number that is called adds nothing", arguments: [("+49 211 123456", true), ("12", false)])
  func numbers(number: String, isHidden: Bool) async {
    let code = """
      struct Page: View {
        var body: some View {
          HStack { Image(systemName: "phone").imageScale(.large); Button { call() } label: { Text(verbatim: "\(number)") } }
        }
        func call() {}
      }
      """
    let hidden = await SayingNameTests.titles(code, "redundant-icon-beside-text")
    #expect((hidden == ["hide the symbol from assistive technologies"]) == isHidden, "\(hidden)")
  }

  @Test("A sign on a plate is an ornament from forty points on", arguments: [(50, true), (24, false)]) func plates(size: Int, isHidden: Bool) async {
    let code = """
      struct Page: View {
        let done: () -> Void
        var body: some View {
          VStack {
            Text("All is ready").font(.title)
            ZStack { Circle().fill(.orange).frame(width: 90, height: 90); Image(systemName: "brain.head.profile").font(.system(size: \(size))) }
            Button("Start") { done() }
          }
        }
      }
      """
    let titles = await SayingNameTests.titles(code, "symbol-raw-name")
    #expect((titles == ["hide the symbol from assistive technologies"]) == isHidden, "\(titles)")
  }

  @Test("What is picked is a photo, whatever code calls the one that was") func pickers() async {
    let code = """
      final class Model: ObservableObject { @Published var profileImage: UIImage?; @Published var item: PhotosPickerItem? }
      struct Page: View {
        @ObservedObject var model: Model
        var body: some View {
          PhotosPicker(selection: $model.item, label: {
            if let profileImage = model.profileImage { Image(uiImage: profileImage).resizable() } else { Image(systemName: "person.circle.fill") }
          })
        }
      }
      """
    #expect(await SayingNameTests.titles(code, "share-link-name") == ["name the photos picker 'Choose photo'"])
  }
}

/// The same in UIKit: by the label that stands there.
@Suite("Names of UIKit by what stands beside") struct BesideNameTests {
  private static func replacements(_ code: String, _ rule: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let found = await Analysis.run(files: ["A.swift": "import UIKit\n" + code], options).findings
    return found.flatMap { $0.fixes.prefix(1) }.flatMap(\.edits).map(\.replacement)
  }

  @Test("A button is laid over the only label of its view") func overLabel() async {
    let code = """
      final class ListenButton: UIView {
        private let words: UILabel = { let label = UILabel(); label.text = "Listen first"; return label }()
        private let button: UIButton = { let button = UIButton(type: .custom); button.backgroundColor = .gray; return button }()
        private let picture = UIImageView(image: UIImage(named: "sound"))
        private var film: FilmView!
        var pressed: (() -> Void)?
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(button)
          addSubview(words)
          addSubview(picture)
          film = FilmView(name: "sound")
          addSubview(film)
          button.addTarget(self, action: #selector(press), for: .touchUpInside)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc private func press() { pressed?() }
      }
      final class Page: UIViewController {
        let listen = ListenButton()
        override func viewDidLoad() { view.addSubview(listen) }
      }
      """
    let edits = await Self.replacements(code, "uikit-control-name")
    #expect(edits.count == 1 && edits[0].contains("accessibilityLabel = words.text"), "\(edits)")
  }

  @Test("The picture of a switch is called by the label of its stack") func switchPicture() async {
    let code = """
      final class GuideView: UIView {
        private let words: UILabel = { let label = UILabel(); label.text = "Guide by taps"; return label }()
        private let picture = UIImageView(image: UIImage(named: "SwitchOn"))
        var isOn = false
        override init(frame: CGRect) {
          super.init(frame: frame)
          let stack = UIStackView(arrangedSubviews: [words, picture])
          addSubview(stack)
          picture.isUserInteractionEnabled = true
          picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc private func turn() { isOn.toggle() }
      }
      final class Page: UIViewController {
        let guide = GuideView()
        override func viewDidLoad() { view.addSubview(guide) }
      }
      """
    let edits = await Self.replacements(code, "uikit-tap-view-not-element")
    #expect(edits.joined().contains("accessibilityLabel = words.text") && edits.joined().contains("isAccessibilityElement = true"), "\(edits)")
  }

  @Test("A label that heads what was added names no plus") func headings() async {
    let code = """
      final class Page: UIViewController {
        private let addLabel = UILabel()
        private let addButton = UIButton()
        override func viewDidLoad() {
          addLabel.text = "Members"
          addButton.setImage(UIImage(named: "PlusIconDefault"), for: .normal)
          addButton.addTarget(self, action: #selector(press), for: .touchUpInside)
          view.addSubview(addLabel)
          view.addSubview(addButton)
        }
        @objc private func press() { router.go() }
      }
      """
    let titles = await SayingNameTests.titles(code, "uikit-image-button-name", framework: "UIKit")
    #expect(titles == ["name the button 'Add'"])
  }

  @Test("A relay that is called after its values accepts nothing") func relays() async {
    let code = """
      final class Page: UIViewController {
        private let deleteButton = UIButton()
        private let removeEntryIndex = Relay()
        override func viewDidLoad() {
          deleteButton.setImage(UIImage(systemName: "x.circle.fill"), for: .normal)
          deleteButton.addAction(UIAction { [weak self] _ in self?.removeEntryIndex.accept(3) }, for: .touchUpInside)
          view.addSubview(deleteButton)
        }
      }
      """
    let titles = await SayingNameTests.titles(code, "uikit-image-button-name", framework: "UIKit", language: "ko")
    #expect(titles == ["name the button '제거'"] || titles == ["name the button '삭제'"], "\(titles)")
  }
}
