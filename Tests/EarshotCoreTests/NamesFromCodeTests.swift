import EarshotCore
import Foundation
import Project
import Rules
import SourceModel
import Testing

/// Names that the code has at hand, and fixes that are none.
@Suite struct NamesFromCodeTests {
  private func fixes(_ rule: String, _ code: String, strings: StringTables? = nil, language: String = "en") async -> [[String]] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let file = SourceFile(path: "A.swift", text: "import SwiftUI\n" + code)
    var project = Project(root: "/", sources: [SourceUnit(file: file)], developmentLanguage: language)
    if let strings { project = Project(root: "/", sources: [SourceUnit(file: file)], strings: strings, developmentLanguage: "en") }
    let findings = await Analysis.run(on: project, options).findings
    return findings.map { $0.fixes.map { $0.edits[0].replacement.trimmingCharacters(in: .whitespacesAndNewlines) } }
  }

  private func view(_ body: String, _ members: String = "") -> String {
    "struct A: View {\n  \(members)\n  var body: some View {\n    \(body)\n  }\n}"
  }

  @Test("A cross that VoiceOver calls Close needs no other name where it closes", arguments: [
    ("dismiss()", nil), ("onClose()", nil), ("isShowingMenu = false", nil), ("errorMessage = nil", nil), ("query = \"\"", "Clear search"),
    ("model.removePhoto(photo)", "Remove photo"), ("download.cancel()", "Cancel"),
  ] as [(String, String?)])
  func crosses(action: String, name: String?) async {
    let found = await fixes("icon-button-name", view("Button { \(action) } label: { Image(systemName: \"xmark.circle.fill\") }"))
    #expect(found.map(\.first) == (name.map { [".accessibilityLabel(\"\($0)\")"] } ?? []), "\(found)")
  }

  @Test("A star of a row is called by the number that it sets", arguments: [
    ("1...5", "star", "rate(star)", "star == 1 ? \"1 star\" : \"\\(star) stars\""),
    ("0..<5", "index", "stars = index + 1", "index == 0 ? \"1 star\" : \"\\(index + 1) stars\""),
    ("1..<6", "number", "rate(to: number)", "number == 1 ? \"1 star\" : \"\\(number) stars\""),
  ])
  func stars(range: String, name: String, action: String, label: String) async {
    let row = "HStack { ForEach(\(range), id: \\.self) { \(name) in Image(systemName: \"star\").onTapGesture { \(action) } } }"
    let found = await fixes("tap-without-button-trait", view(row, "@State var stars = 0"))
    #expect(found.count == 1 && found[0].first?.hasPrefix(".accessibilityLabel(\(label))") ?? false, "\(found)")
  }

  /// All stars of a row are called the same by the system.
  @Test func starsThatAreButtons() async {
    let row = "HStack { ForEach(1...5, id: \\.self) { star in Button { stars = star } label: { Image(systemName: \"star.fill\") } } }"
    let found = await fixes("icon-button-name", view(row, "@State var stars = 0"))
    #expect(found.count == 1 && found[0].first?.contains("\\(star) stars") ?? false, "\(found)")
    // What is done has nothing to do with the number.
    let other = row.replacingOccurrences(of: "stars = star", with: "open()")
    #expect(await fixes("icon-button-name", view(other)).allSatisfy { $0.first?.contains("stars") != true })
  }

  @Test("What is asked above a field is no name for it", arguments: [
    ("Add your email", "Email", "Email"), ("Email", "name@example.org", "Email"), ("Delivery address", "Street", "Delivery address"),
    ("Add your email", "Enter your email", "Add your email"),
  ])
  func captions(caption: String, placeholder: String, name: String) async {
    let found = await fixes("placeholder-only-name", view("VStack { Text(\"\(caption)\"); TextField(\"\(placeholder)\", text: $text) }", "@State var text = \"\""))
    #expect(found.map(\.first) == [".accessibilityLabel(\"\(name)\")"], "\(found)")
  }

  @Test("What a dialog asks is done by what brings it up", arguments: [
    ("Log out?", "Log out"), ("Are you sure?", nil), ("Delete the draft?", "Delete the draft"),
  ] as [(String, String?)])
  func dialogs(title: String, name: String?) async {
    let code = view(
      "Button { isShown = true } label: { Image(systemName: \"circle.grid.cross\") }.alert(\"\(title)\", isPresented: $isShown) { Button(\"OK\") { go() } }",
      "@State var isShown = false")
    let found = await fixes("icon-button-name", code)
    #expect(found.first?.first?.contains("\"\(name ?? "<#name#>")\"") ?? false, "\(found)")
  }

  /// The system looks a literal up in another table.
  @Test func tablesOfTheProject() async {
    let code = """
      struct A: View {
        var body: some View {
          Text(NSLocalizedString("Songs", tableName: "Player", comment: ""))
          Text("Albums", tableName: "Player")
          Text("Artists", tableName: "Player")
          Button { delete() } label: { Image(systemName: "trash") }
        }
      }
      """
    let strings = StringTables(["Player": [
      "en": ["Songs": .plain("Songs", state: nil)], "de": ["Songs": .plain("Titel", state: nil)],
    ]])
    let found = await fixes("icon-button-name", code, strings: strings)
    #expect(found.map(\.first) == [".accessibilityLabel(NSLocalizedString(\"Delete\", tableName: \"Player\", comment: \"\"))"], "\(found)")
  }

  @Test("English of a country is English", arguments: ["en", "en-US", "en_GB"])
  func countries(language: String) async {
    let found = await fixes("icon-button-name", view("Button { renameDeck() } label: { Image(systemName: \"rectangle.stack\") }"), language: language)
    #expect(found.map(\.first) == [".accessibilityLabel(\"Rename deck\")"], "\(found)")
  }

  @Test("What a button is for, as its code says it", arguments: [
    // The way is the name.
    ("player.skipNext()", "forward.end.alt", "Next"), ("player.skipPrevious()", "backward.end.alt", "Previous"),
    // What is kept in mind, begins or is drawn anew is beside.
    ("index += 1; updatePage()", "chevron.right", "Next"), ("state = .saving; saveImage(url)", "square.dashed", "Save image"),
    // The keyboard goes when the screen is left, and nothing is sent.
    ("query = \"\"; UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil); dismiss()", "arrow.backward", "Back"),
    ("activeSheet = .statistics", "circle.hexagongrid", "Statistics"), ("isFullScreen.toggle()", "xmark.circle", "Close"),
  ])
  func deeds(action: String, symbol: String, name: String) async {
    let found = await fixes("icon-button-name", view("Button { \(action) } label: { Image(systemName: \"\(symbol)\") }"))
    #expect(found.map(\.first) == [".accessibilityLabel(\"\(name)\")"], "\(found)")
  }

  /// Whoever uses the component hands over what is done.
  @Test func componentsThatAreCalledAfterADeed() async {
    let code = """
      struct DismissButton: View {
        let onTap: () -> Void
        var body: some View { Button { onTap() } label: { Image(systemName: "chevron.down") } }
      }
      """
    #expect(await fixes("icon-button-name", code).first?.first == ".accessibilityLabel(\"Close\")")
  }

  /// Both names stand for what each use hands over; the words of one would be wrong in the other.
  @Test func namesOfTheCodeInAllUses() async {
    let code = """
      struct LoginField: View {
        let title: String
        let hint: String
        @Binding var text: String
        var isSecret = false
        @State private var isShown = false
        var body: some View {
          VStack {
            Text(title)
            ZStack {
              if text.isEmpty { Text(hint) }
              if isSecret && !isShown { SecureField("", text: $text) } else { TextField("", text: $text) }
            }
          }
        }
      }
      struct Login: View {
        @State var mail = ""
        @State var secret = ""
        var body: some View {
          VStack {
            LoginField(title: "Email", hint: "you@example.org", text: $mail)
            LoginField(title: "Password", hint: "Enter a password", text: $secret, isSecret: true)
          }
        }
      }
      """
    let found = await fixes("text-field-name", code)
    #expect(found.count == 1 && found[0].first.map { !$0.contains("<#") && $0.contains("Text(") } ?? false, "\(found)")
  }

  @Test("A picture of a case is called as the case, unless that says how it looks", arguments: [
    ("small", "\"<#what the picture shows#>\""),
  ])
  func picturesOfCases(name: String, label: String) async {
    let code = """
      enum Mood { case \(name), other }
      struct Face: View {
        let mood: Mood
        var body: some View { face }
        var face: Image {
          switch mood {
          case .\(name): return Image("pot_\(name)1")
          default: return Image("pot_x")
          }
        }
      }
      """
    let found = await fixes("image-name", code)
    #expect(found.contains { $0.first == ", label: Text(\(label))" }, "\(found)")
  }

  /// Neither end of a scale says of what.
  @Test func scalesAboveSliders() async {
    let code = view("VStack { HStack { Text(\"Low\"); Spacer(); Text(\"High\") }; Slider(value: $warmth) }", "@State var warmth = 0.5")
    #expect(await fixes("slider-name", code).map(\.first) == [".accessibilityLabel(\"Warmth\")"])
  }

  /// What is typed does not name the field that it is typed into.
  @Test func typedTextIsNoName() async {
    let code = view(
      "Section(\"About me\") { ZStack { TextEditor(text: $about); Text(about.isEmpty ? hint : about) } }", "@State var about = \"\"\n  let hint: String")
    let found = await fixes("text-field-name", code)
    #expect(found.count == 1 && found[0].first.map { !$0.contains("isEmpty") } ?? false, "\(found)")
  }

  /// A component with a picture and a tap at each of its uses.
  @Test func tapsAtTheUse() async {
    let code = """
      struct Glyph: View {
        let name: String
        var body: some View { Image(systemName: name).resizable() }
      }
      struct A: View {
        @State var isShown = false
        var body: some View { Glyph(name: "list.bullet").onTapGesture { showChapters() } }
        func showChapters() { isShown = true }
      }
      """
    let found = await fixes("tap-without-button-trait", code)
    #expect(found.count == 1 && found[0].first?.hasPrefix(".accessibilityLabel(\"Show chapters\")") ?? false, "\(found)")
  }

  @Test("Letters on a small shape do not grow", arguments: [
    ("ZStack { Circle().frame(width: 20, height: 20); Text(\"3\").font(.system(size: 11)) }", false),
    ("ZStack { Circle(); Text(\"3\").font(.system(size: 11)) }", true),
    ("ZStack { Circle().frame(width: 90, height: 90); Text(\"Three\").font(.system(size: 11)) }", true),
  ])
  func lettersOnShapes(body: String, grows: Bool) async {
    let found = await fixes("fixed-font-size", view(body.replacingOccurrences(of: "\"3\"", with: "\"Three left\"")))
    #expect(found.count == 1 && found[0].isEmpty == !grows, "\(found)")
  }
}
