import EarshotCore
import Testing

/// Names that fixes write say what a control is for, by what the code has at hand; a gap stands where nothing tells.
@Suite("Names that say something") struct SayingNameTests {
  static func titles(
    _ code: String, _ rule: String = "icon-button-name", framework: String = "SwiftUI", language: String = "en"
  ) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let files = ["A.swift": "import \(framework)\n" + code]
    return await Analysis.run(files: files, developmentLanguage: language, options).findings.flatMap { $0.fixes.prefix(1) }.map(\.title)
  }

  static func button(_ action: String, _ symbol: String, _ members: String = "") -> String {
    """
    struct Panel: View {
      \(members)
      var body: some View {
        Button { \(action) } label: { Image(systemName: "\(symbol)") }
      }
    }
    """
  }

  /// What `generic-label` says of a label no fix writes as one.
  @Test("A name that says nothing of its control is a gap") func generic() async {
    let korean = """
      struct Panel: View {
        var body: some View {
          Text("저장한 링크"); Text("정렬 기준")
          Button { act() } label: { Image(systemName: "checkmark.rectangle") }
        }
        func act() {}
      }
      """
    #expect(await Self.titles(korean) == ["name the button '<#name#>'"])
  }

  /// What is done comes before what the picture most often stands for.
  @Test("The deed says what its picture does not", arguments: [
    ("task.isCompleted = true", "circle", "Mark as complete"),
    ("task.isCompleted = false", "checkmark.circle.fill", "Mark as incomplete"),
    ("photos.remove(at: index); try? context.save()", "trash.circle", "Delete photo"),
    ("isPresented = true", "star.circle", "<#name#>"),
    ("showImagePicker = true", "camera.circle", "Choose photo"),
    ("showConfirmPassword.toggle()", "eye", "Show password"),
    ("alertToReport = true", "light.beacon.max", "Report"),
    ("onAction?(.copy)", "doc.text", "Copy"),
    ("onDone?(.moveToAlbum)", "folder.circle", "Move to album"),
    ("onDone?(.setAsWallpaper)", "photo.on.rectangle", "Set as wallpaper"),
  ]) func deeds(action: String, symbol: String, name: String) async {
    let members = "let onAction: ((Deed) -> Void)?\n  let onDone: ((Deed) -> Void)?"
    #expect(await Self.titles(Self.button(action, symbol, members)) == ["name the button '\(name)'"])
  }

  /// Pressing the cross of a panel puts it away, whatever the flag is called that shows it: it is called "Close" already.
  @Test("A cross that turns the flag of its own panel closes it") func closing() async {
    for flag in ["showStyles", "showsStyles"] {
      #expect(await Self.titles(Self.button("\(flag).toggle()", "xmark.circle.fill", "@Binding var \(flag): Bool")).isEmpty)
    }
  }

  /// Two buttons that call one function are told apart by whose account is asked for, and what goes wrong is not what is done.
  @Test("Buttons of UIKit keep the words that tell them apart") func ofUIKit() async {
    let code = """
      final class SignInController: UIViewController {
        let facebookLoginButton = UIButton()
        let googleLoginButton = UIButton()
        let third = UIButton()
        override func viewDidLoad() {
          facebookLoginButton.setImage(UIImage(named: "shape_1"), for: .normal)
          facebookLoginButton.addTarget(self, action: #selector(login), for: .touchUpInside)
          googleLoginButton.setImage(UIImage(named: "shape_2"), for: .normal)
          googleLoginButton.addTarget(self, action: #selector(login), for: .touchUpInside)
          third.setImage(UIImage(named: "shape_3"), for: .normal)
          third.addTarget(self, action: #selector(actionOnSend), for: .touchUpInside)
          for one in [facebookLoginButton, googleLoginButton, third] { view.addSubview(one) }
        }
        @objc func login() {}
        @objc func actionOnSend() { if Store.shared.isEmpty { showErrorPopup() } else { Store.shared.post() } }
        func showErrorPopup() {}
      }
      """
    #expect(await Self.titles(code, "uikit-image-button-name", framework: "UIKit") == [
      "name the button 'Facebook login'", "name the button 'Google login'", "name the button 'Send'",
    ])
    let korean = await Self.titles(code, "uikit-image-button-name", framework: "UIKit", language: "ko")
    #expect(Set(korean).count == korean.count, "\(korean)")
  }

  /// What code says of a screen that comes up, of what comes next and of a number.
  @Test("Words of the code in the place of what a picture mostly stands for", arguments: [
    ("showDatePicker = true", "calendar.badge.clock", "Choose date"),
    ("showsFonts.toggle()", "textformat.size", "Show fonts"),
    ("loadNextPage()", "chevron.right", "Next"),
    ("loadNextQuestion()", "arrow.right.square", "Next question"),
    ("UIPasteboard.general.string = code", "square.on.square", "Copy"),
    ("UIPasteboard.general.string = code; isCopied = true", "wand.and.rays", "Copy"),
    ("activeSheet = .packing", "suitcase", "Packing"),
    ("zoom += 0.5", "plus.rectangle", "Zoom in"),
    ("zoom -= 0.5", "minus.magnifyingglass", "Zoom out"),
    ("fontSize += 1", "textformat.size.larger", "Increase font size"),
    ("logout()", "rectangle.portrait.and.arrow.right", "Log out"),
    ("showComments = true", "bubble.left", "Comments"),
    ("blockUser()", "hand.raised", "Block user"),
    ("invite()", "person.badge.plus", "Invite"),
    ("snooze()", "zzz", "Snooze"),
    ("items.removeAll()", "trash.slash", "<#name#>"),
    ("steps.swapAt(index, index - 1)", "arrow.up", "Move up"),
    ("habit.reminder = nil", "bell.slash", "Remove reminder"),
    ("decreaseQuantity()", "minus.square", "Decrease quantity"),
    ("shownMonth = Date()", "calendar.circle", "Today"),
    ("importMembers()", "square.and.arrow.down.on.square", "Import members"),
    ("recenter()", "dot.circle.viewfinder", "Recenter"),
  ]) func words(action: String, symbol: String, name: String) async {
    #expect(await Self.titles(Self.button(action, symbol, "@State var shown: Sheet?")) == ["name the button '\(name)'"])
  }

  /// What stops says what: "Voice input" and "Stop" speak of two things.
  @Test("What goes on is stopped and started") func goingOn() async {
    let code = """
      struct Memo: View {
        @State private var isRecording = false
        var body: some View { Button { isRecording.toggle() } label: { Image(systemName: isRecording ? "stop.circle" : "mic.circle") } }
      }
      """
    #expect(await Self.titles(code) == ["name the button 'Stop recording' or 'Start recording'"])
  }

  /// Whose account is asked for, the code or the file of the picture says.
  @Test("Proper names stay in names") func brands() async {
    func picture(_ action: String, _ name: String) -> String {
      "struct Panel: View { var body: some View { Button { \(action) } label: { Image(\"\(name)\") } } }"
    }
    #expect(await Self.titles(picture("signInWithGoogle()", "g_sign")) == ["name the button 'Sign in with Google'"])
    #expect(await Self.titles(picture("openURL(page)", "ic_instagram_logo")) == ["name the button 'Instagram'"])
    let link = "struct Panel: View { let page: URL; var body: some View { Link(destination: page) { Image(\"github-mark\") } } }"
    #expect(await Self.titles(link, "link-name") == ["name the link 'GitHub'"])
  }

  /// A photo that is taken out of its list is removed, and nothing is closed.
  @Test("One of a list is removed, in any language") func rows() async {
    func list(_ heading: String, _ symbol: String) -> String {
      """
      struct Strip: View {
        @State private var photos: [String] = []
        var body: some View {
          VStack {
            Text("\(heading)")
            ForEach(photos, id: \\.self) { photo in
              ZStack { Image(photo).accessibilityHidden(true); Button { photos.removeAll { $0 == photo } } label: { Image(systemName: "\(symbol)") } }
            }
          }
        }
      }
      """
    }
    #expect(await Self.titles(list("My photos", "minus.circle")) == ["name the button 'Remove photo'"])
    #expect(await Self.titles(list("保存した写真", "xmark"), language: "ja") == ["name the button '削除'"])
  }

  /// A number that grows is not added anywhere.
  @Test("Numbers are increased in any language") func counted() async {
    #expect(await Self.titles(Self.button("count += 1", "plus.app"), language: "ja") == ["name the button '増やす'"])
    #expect(await Self.titles(Self.button("amount += 1", "plus.app"), language: "de") == ["name the button 'Erhöhen'"])
  }

  /// A bar is not called by the number that it shows.
  @Test("The value of a bar is no name for it") func values() async {
    let code = """
      struct Meter: View {
        @State private var minutes = 1.0
        var body: some View { HStack { ProgressView(value: minutes / 60); Text("\\(minutes) h") } }
      }
      """
    let found = await Self.titles(code, "progress-name")
    #expect(found.count == 1 && !found[0].contains("beside it"), "\(found)")
  }

  /// What a use of a component hands over says what is done there.
  @Test("The case that a use hands over names the use") func cases() async {
    let code = """
      struct Reader: View {
        let model: Story
        var body: some View {
          HStack {
            StepButton(kind: .previous) { model.turn() }
            Text("Chapter")
            StepButton(kind: .next) { model.open() }
          }
        }
      }
      enum Kind { case previous, next; var symbol: String { self == .next ? "chevron.right.circle.fill" : "chevron.left.circle.fill" } }
      struct StepButton: View {
        var kind: Kind
        var action: (() -> Void)? = nil
        var body: some View { Button { action?() } label: { Image(systemName: kind.symbol) } }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["icon-button-name"]
    let findings = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings
    let edits = findings.flatMap { $0.fixes.prefix(1) }.flatMap(\.edits).map(\.replacement)
    #expect(edits == [".accessibilityLabel(\"Previous\")", ".accessibilityLabel(\"Next\")"], "\(edits)")
  }

  /// The file and the code say the same.
  @Test("Files that are called after a step") func files() async {
    func picture(_ action: String, _ name: String) -> String {
      "struct Panel: View { @State var index = 0; var body: some View { Button { \(action) } label: { Image(\"\(name)\") } } }"
    }
    #expect(await Self.titles(picture("index += 1", "arrow_next")) == ["name the button 'Next'"])
    #expect(await Self.titles(picture("index -= 1", "arrow_prev")) == ["name the button 'Previous'"])
    #expect(await Self.titles(picture("index -= 1", "arrow_next")) == ["name the button '<#name#>'"])
    #expect(await Self.titles(picture("if index > 0 { deleteReply() } else { deleteQuestion() }", "shape_9")) == ["name the button 'Delete'"])
  }

  /// A viewer that is put away puts its zoom back.
  @Test("A cross that closes and puts values back is called right by its symbol") func closingAndReset() async {
    let code = """
      struct Panel: View {
        @State var isViewerPresented = true
        @State var zoom = 1.0
        @State var offset = CGSize.zero
        var body: some View {
          Button { isViewerPresented = false; zoom = 1.0; offset = .zero } label: { Image(systemName: "xmark.circle.fill") }
        }
      }
      """
    #expect(await Self.titles(code) == [])
  }

  /// `doubleValue` is the value as another type, and not what it is.
  @Test("A type that a value is turned into names nothing") func conversions() async {
    func gauge(_ value: String) -> String {
      "struct Panel: View { let pressure: Decimal; let current: Decimal; var body: some View { Gauge(value: \(value)) { Text(\"\") } } }"
    }
    #expect(await Self.titles(gauge("pressure.doubleValue"), "gauge-name") == ["name the gauge 'Pressure'"])
    #expect(await Self.titles(gauge("current.doubleValue"), "gauge-name") == ["name the gauge '<#name#>'"])
  }

  /// In a cell nothing is closed.
  @Test("A cross in a cell takes away what the cell stands for") func cells() async {
    let code = """
      final class PhotoCell: UITableViewCell {
        let crossButton = UIButton()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          crossButton.setImage(UIImage(named: "red_cross"), for: .normal)
          contentView.addSubview(crossButton)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class PhotosController: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(PhotoCell.self, forCellReuseIdentifier: "photo")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath) as! PhotoCell
        }
      }
      """
    #expect(await Self.titles(code, "uikit-image-button-name", framework: "UIKit") == ["name the button 'Remove'"])
  }

  /// English code is no reason to leave a gap where the language of the app has the word.
  @Test("What comes up is called in the language of the app") func elsewhere() async {
    #expect(await Self.titles(Self.button("showSettings = true", "wand.and.rays"), language: "de") == ["name the button 'Einstellungen'"])
  }

  /// Code in the language of the app has its words, with or without umlauts.
  @Test("Code that speaks the language of the app", arguments: [
    ("sortieren()", "wand.and.rays", "Sortieren"), ("notizLoeschen()", "xmark.square", "Löschen"), ("zurueck()", "wand.and.rays", "Zurück"),
  ]) func ownLanguage(action: String, symbol: String, name: String) async {
    #expect(await Self.titles(Self.button(action, symbol), language: "de") == ["name the button '\(name)'"])
    #expect(await Self.titles(Self.button("deletePhotos()", "trash.circle"), language: "fr") == ["name the button 'Supprimer'"])
  }

  @Test("What is turned on and off is called by it") func turned() async {
    #expect(await Self.titles(Self.button("toggleFavorite()", "theatermasks")) == ["name the button 'Favorite'"])
  }

  /// The number of a step is what its symbol shows.
  @Test("Numbers in circles") func numbers() async {
    let code = """
      struct Steps: View {
        var body: some View {
          HStack { VStack { Image(systemName: "2.circle.fill").padding(.top, 2) }; Text("참석이 어려울 때는 다른 사람들에게 알려 주세요.") }
        }
      }
      """
    #expect(await Self.titles(code, "symbol-raw-name", language: "ko") == ["name the symbol '2'"])
  }

  /// Where the language of the app has no word for a value, the gap says which one is meant.
  @Test("Values of an app in another language", arguments: [("de", "name the slider '<#Brightness#>'"), ("ja", "name the slider '<#Brightness#>'")])
  func valuesElsewhere(language: String, title: String) async {
    let code = "struct Panel: View { @State var brightness = 0.5; var body: some View { Slider(value: $brightness) } }"
    #expect(await Self.titles(code, "slider-name", language: language) == [title])
  }

  /// A field that others caption may ask for anything.
  @Test("No purpose of one use for all uses of a component") func purposes() async {
    let code = """
      struct Captioned: View {
        let caption: String
        @Binding var text: String
        var body: some View { VStack { Text(caption); TextField("", text: $text).keyboardType(.emailAddress) } }
      }
      struct Register: View {
        @State private var address = ""
        @State private var nickname = ""
        var body: some View { VStack { Captioned(caption: "Your email", text: $address); Captioned(caption: "Nickname", text: $nickname) } }
      }
      """
    #expect(await Self.titles(code, "input-purpose-missing") == [])
  }

  /// A function that is called after what it answers, and what is drawn as a cross.
  @Test("Handlers that are called actions", arguments: [("actionOnProfile", "Profile"), ("actionOnCross", "<#name#>")])
  func actions(handler: String, name: String) async {
    let code = """
      final class SellerController: UIViewController {
        let area = UIButton()
        override func viewDidLoad() {
          area.setImage(UIImage(named: "shape_4"), for: .normal)
          area.addTarget(self, action: #selector(\(handler)), for: .touchUpInside)
          view.addSubview(area)
        }
        @objc func \(handler)() { Router.shared.go(3) }
      }
      """
    #expect(await Self.titles(code, "uikit-image-button-name", framework: "UIKit") == ["name the button '\(name)'"])
  }
}
