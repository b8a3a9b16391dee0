import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// The words that the first fix gives a control, as somebody who makes the app would write them.
@Suite struct FirstFixWordsTests {
  private func replacements(_ rule: String, _ code: String, language: String = "en", name: String = "A.swift") async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let project = Project(
      root: "/", sources: [SourceUnit(file: SourceFile(path: name, text: code))], developmentLanguage: language)
    return await Analysis.run(on: project, options).findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement)
  }

  private static func view(_ content: String, flags: String = "") -> String {
    """
    import SwiftUI
    struct Shelf: View {
      \(flags)
      let model: Model
      @Binding var path: NavigationPath
      var body: some View {
        VStack {
          Text("What the shelf has")
          \(content)
        }
      }
    }
    """
  }

  @Test("Arrows are called by what is shown in each state, whichever way they point", arguments: [
    ("isBoxOpen", "if isBoxOpen { Text(\"一つ\") }", "isBoxOpen ? \"折りたたむ\" : \"展開\""),
    ("brief", "if !brief { Text(\"一つ\") }", "brief ? \"展開\" : \"折りたたむ\""),
    ("full", "if full { Text(\"一つ\") }", "full ? \"折りたたむ\" : \"展開\""),
  ]) func arrows(flag: String, rows: String, expected: String) async {
    let button = "Button { \(flag).toggle() } label: { \(flag) ? Image(systemName: \"chevron.down\") : Image(systemName: \"chevron.up\") }"
    let found = await replacements("icon-button-name", Self.view("\(button)\n\(rows)", flags: "@State private var \(flag) = false"), language: "ja")
    #expect(found.joined().contains(expected), "\(found)")
  }

  /// The arrow of the other state, which stands in a branch of its own, is nothing that the flag shows.
  @Test func arrowsInBranches() async {
    let button = "Button { full.toggle() } label: { if full { Image(systemName: \"chevron.up\") } else { Image(systemName: \"chevron.down\") } }"
    let found = await replacements("icon-button-name", Self.view(button, flags: "@State private var full = false"))
    #expect(found.joined().contains("full ? \"Collapse\" : \"Expand\""), "\(found)")
  }

  @Test("Of two ways to look at things the flag says which comes next", arguments: [
    ("showsAsList", "if showsAsList { Image(systemName: \"rectangle.grid.1x2\") } else { Image(systemName: \"text.alignleft\") }",
      "showsAsList ? \"Show as grid\" : \"Show as list\""),
    // In branches of their own each of these two is called by its word.
    ("showsList", "Image(systemName: showsList ? \"list.bullet\" : \"map\")", "showsList ? \"Show as map\" : \"Show as list\""),
  ]) func waysToLook(flag: String, label: String, expected: String) async {
    let button = "Button { \(flag).toggle() } label: { \(label) }"
    let found = await replacements("icon-button-name", Self.view(button, flags: "@State private var \(flag) = false"))
    #expect(found.joined().contains(expected), "\(found)")
  }

  @Test("A short comment that the code bears out names a control", arguments: [
    ("// Files", "path.append(Way.itemFiles)", "folder", "\"Files\""),
    ("// Files", "model.go(.files)", "folder", "\"Files\""),
    ("// Files", "model.go()", "folder", nil),
  ] as [(String, String, String, String?)]) func agreedComments(comment: String, action: String, symbol: String, expected: String?) async {
    let found = await replacements("icon-button-name", Self.view("\(comment)\n      Button(action: { \(action) }) {\n Image(systemName: \"\(symbol)\")\n }"))
    #expect(found.count == 1)
    if let expected { #expect(found.joined().contains(expected), "\(found)") } else { #expect(!found.joined().contains("\"Files\"")) }
  }

  @Test("A case of a route that is pushed says where it leads", arguments: [
    ("path.append(Way.orderDetails(id: 1))", "Order details"), ("path.append(.orderDetails)", "Order details"), ("path.append(Way.detail(1))", nil),
    ("list.append(Way.orderDetails)", nil),
  ] as [(String, String?)]) func pushed(action: String, expected: String?) async {
    let found = await replacements("icon-button-name", Self.view("Button { \(action) } label: { Image(systemName: \"eye\") }"))
    #expect(found.count == 1)
    #expect(found.joined().contains("Order details") == (expected != nil), "\(found)")
  }

  @Test("Comments in the language of the app have the words that code in English has not", arguments: [
    ("@State private var followsRider = true // ライダー追跡ON/OFF", "", "followsRider.toggle()", "\"ライダー追跡\""),
    ("// 並べ替え画面\n  @State private var isSorterShown = false", "", "isSorterShown = true", "\"並べ替え画面\""),
    ("@State private var followsRider = true // 追跡しているかどうかのフラグ", "", "followsRider.toggle()", nil),
    ("", "// やり直しボタン", "model.again()", "\"やり直し\""),
    ("", "// 右上のところ", "model.again()", nil),
  ] as [(String, String, String, String?)]) func ownComments(flag: String, above: String, action: String, expected: String?) async {
    let button = "\(above)\n      Button(action: { \(action) }) {\n Image(systemName: \"brain\")\n }"
    let found = await replacements("icon-button-name", Self.view(button, flags: flag), language: "ja")
    #expect(found.count == 1)
    if let expected {
      #expect(found.joined().contains(expected), "\(found)")
    } else {
      #expect(found.joined().contains("<#"), "\(found)")
    }
  }

  /// What says more than a name does is for a person to cut down, and a comment in English says nothing in a French app.
  @Test func longCommentsElsewhere() async {
    let button = { (comment: String) in
      "EmptyView().toolbar {\n      \(comment)\n      ToolbarItem(placement: .automatic) {\n        Button(action: { model.go() }) { Image(systemName: \"brain\") }\n      }\n      }"
    }
    let own = await replacements("icon-button-name", Self.view(button("// imprimer la liste des élèves")), language: "fr")
    #expect(own.joined().contains("<#imprimer la liste des élèves#>"), "\(own)")
    let english = await replacements("icon-button-name", Self.view(button("// print the list of pupils")), language: "fr")
    #expect(!english.joined().contains("print"), "\(english)")
  }

  /// A picture that may stand for several things gives way to what the maker of the app calls the button.
  @Test func aButtonCalledByItsComment() async {
    let button = { (comment: String) in "\(comment)\n      Button(action: { model.zeroAll() }) {\n Image(systemName: \"backward.end.fill\")\n }" }
    #expect(await replacements("icon-button-name", Self.view(button("// リセットボタン")), language: "ja").joined().contains("\"リセット\""))
  }

  @Test("What is looked at more closely is closed, and what was picked is taken away") func crosses() async {
    let preview = "if let image = previewImage { ZStack { Image(uiImage: image); Button { previewImage = nil } label: { Image(systemName: \"xmark.circle.fill\") } } }"
    let flags = "@State private var previewImage: UIImage?"
    #expect(await replacements("icon-button-name", Self.view(preview, flags: flags)) == [])
    let picked = """
      if let image = pickedImage {
        ZStack {
          Image(uiImage: image)
          Button {
            pickedImage = nil
            pickedItem = nil
          } label: { Image(systemName: "xmark.circle.fill") }
        }
      }
      TextField("Note", text: $note).accessibilityLabel("Note")
      """
    let state = "@State private var pickedImage: UIImage?\n  @State private var pickedItem: Item?\n  @State private var note = \"\""
    #expect(await replacements("icon-button-name", Self.view(picked, flags: state)).joined().contains("\"Remove image\""))
  }

  @Test("A scrim that puts away what lies on it is called by that", arguments: [
    ("isShown", "@State private var isShown = true", "withAnimation(.spring(response: 0.3)) { isShown = false }", true),
    ("let card = chosen", "@State private var chosen: Card?", "withAnimation { chosen = nil }", true),
    ("isShown", "@State private var isShown = true", "model.go()", false),
  ]) func scrims(test: String, flag: String, action: String, closes: Bool) async {
    let scrim = "ZStack { if \(test) { Color.black.opacity(0.4).onTapGesture { \(action) }; Text(\"A card\") } }"
    let found = await replacements("drawn-content-unrepresented", Self.view(scrim, flags: flag))
    #expect(found.count == 1)
    #expect(found.joined().contains("\"Close\"") == closes, "\(found)")
  }

  @Test("A magnifying glass on what opens a filter searches nothing", arguments: [
    ("isFilterShown.toggle()", "\"Filters\""), ("isSearchShown.toggle()", "\"Search\""),
  ]) func magnifyingGlass(action: String, expected: String) async {
    let found = await replacements("icon-button-name", Self.view("Button { \(action) } label: { Image(systemName: \"magnifyingglass.circle\") }"))
    #expect(found.joined().contains(expected), "\(found)")
  }

  @Test("A plus that turns into a tick adds, unless it takes away again", arguments: [
    ("if !isKept { kept.append(1) }", true), ("if isKept { kept.removeLast() } else { kept.append(1) }", false),
  ]) func addedOrNot(action: String, adds: Bool) async {
    let button = "Button { \(action) } label: { Image(systemName: isKept ? \"checkmark.circle.fill\" : \"plus.circle.fill\") }"
    let flags = "@State private var kept: [Int] = []\n  var isKept: Bool { !kept.isEmpty }"
    let found = await replacements("icon-button-name", Self.view(button, flags: flags), language: "de").joined()
    #expect(found.contains("\"Hinzufügen\"") == adds, "\(found)")
  }

  /// What the app adds under that symbol elsewhere leaves the word for adding to what adds something else.
  @Test func titlesInTheLanguageOfTheApp() async {
    let other = "Label(\"Ajouter un lapin\", systemImage: \"plus.circle.fill\"); Label(\"Inviter un voisin\", systemImage: \"plus.circle.fill\")"
    let button = "Button { model.go() } label: { Image(systemName: \"plus.circle.fill\") }"
    let found = await replacements("icon-button-name", Self.view("\(other)\n\(button)"), language: "fr")
    #expect(found.joined().contains("\"Ajouter\""), "\(found)")
  }

  /// The sign of a currency in front of a field is no name, and what stands above the row is.
  @Test func aFieldBehindASign() async {
    let form = "VStack(alignment: .leading) { Text(\"Amount paid\"); HStack { Text(\"₴\"); TextField(\"0.00\", text: $sum) } }"
    let found = await replacements("placeholder-only-name", Self.view(form, flags: "@State private var sum = \"\""))
    #expect(found.joined().contains("\"Amount paid\""), "\(found)")
  }

  @Test("Ukrainian is told from Russian by its letters", arguments: [
    ("Головна сторінка", "Змінити період", "uk"), ("Главная страница", "Изменить язык", "ru"), ("Почта", "Карта", "ru"),
  ]) func cyrillic(first: String, second: String, language: String) {
    let code = "import SwiftUI\nstruct V: View { var body: some View { VStack { Text(\"\(first)\"); Text(\"\(second)\"); Text(\"Карта\") } } }"
    #expect(WrittenLanguage.language(of: [SourceFile(path: "A.swift", text: code)], declared: "en") == language)
  }

  @Test("A device is connected on the way to what is asked of it") func connecting() async {
    let code = Self.view("Button {\n let lamp = Lamps.shared\n lamp.connect()\n _ = lamp.setFlag(3)\n } label: { Image(systemName: \"brain\") }")
    #expect(!(await replacements("icon-button-name", code)).joined().contains("Connect"))
  }

  /// The family of a widget is no state of what it shows.
  @Test func symbolsOfAFamily() async {
    let code = """
      import SwiftUI
      import WidgetKit
      struct Entry: View {
        @Environment(\\.widgetFamily) var widgetFamily
        var body: some View {
          VStack {
            Text("At home")
            switch widgetFamily {
            case .accessoryCircular: Image(systemName: "house")
            default: Image(systemName: "house.fill")
            }
          }
        }
      }
      """
    #expect(!(await replacements("symbol-raw-name", code)).joined().contains("ccessory"))
  }

  @Test("A request is cut down to what it asks for, or gives way to the header of the section", arguments: [
    ("Form { TextField(\"題名を入力してください\", text: $text) }", "ja", "\"題名\""),
    ("Form { Section { TextField(\"題名を入力してください\", text: $text) } header: { Text(\"内容\") } }", "ja", "\"内容\""),
    ("Form { TextField(\"살 물건을 이곳에 적어주세요.\", text: $text) }", "ko", "\"살 물건\""),
    ("Form { TextField(\"请输入书名\", text: $text) }", "zh", "\"书名\""),
    ("Form { TextField(\"題名\", text: $text) }", "ja", "\"題名\""),
  ]) func requests(form: String, language: String, expected: String) async {
    let code = "import SwiftUI\nstruct V: View {\n  @State private var text = \"\"\n  var body: some View { \(form) }\n}"
    let found = await replacements("placeholder-only-name", code, language: language)
    #expect(found.joined().contains("accessibilityLabel(\(expected))"), "\(form): \(found)")
  }

  /// The number beside a slider is its value, and would be said twice.
  @Test func aCaptionWithTheValue() async {
    let row = "HStack { Text(\"Copies: \") + Text(String(Int(copies))); Slider(value: $copies, in: 1...9) }"
    let found = await replacements("slider-name", Self.view(row, flags: "@State private var copies = 1.0"))
    #expect(found.joined().contains("\"Copies\"") && !found.joined().contains("Int("), "\(found)")
  }

  /// A cell that is used again must not keep the trait where another branch draws it.
  @Test func traitsInOneBranch() async {
    let cell = { (body: String) in
      """
      import UIKit
      final class SeatCell: UITableViewCell {
        let plate = UIView()
        func show(_ seat: Seat) {
          \(body)
        }
      }
      """
    }
    let branch = await replacements("uikit-selection-state", cell("""
      if seat.taken {
            plate.backgroundColor = .lightGray
          } else {
            plate.backgroundColor = seat.selected ? .purple : .white
          }
      """))
    #expect(branch.first.map { $0.contains("accessibilityTraits.remove(.selected)") && !$0.contains("if ") } ?? false, "\(branch)")
    #expect(branch.count == 2)
    let straight = await replacements("uikit-selection-state", cell("plate.backgroundColor = seat.selected ? .purple : .white"))
    #expect(straight.count == 1, "\(straight)")
  }
}
