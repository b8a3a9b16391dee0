import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Fixes as people read them who know the app: what is told by a picture alone is named and not hidden, what is done comes
/// before what a glyph mostly stands for, and words that are known somewhere are taken from there.
@Suite struct ReadersFixTests {
  private static func edits(_ rule: String, _ code: String) async -> [[String]] {
    await FixedFiles.mended(rule, ["A.swift": "import SwiftUI\n" + code]).fixes
  }

  private static func heard(_ rule: String, _ code: String) async -> [[String?]] {
    await FixedFiles.findings(rule, ["A.swift": "import SwiftUI\n" + code]).map { [$0.heard?.before, $0.heard?.after] }
  }

  /// What a row shows besides the picture tells nothing of what the picture is chosen by.
  @Test("A picture that data choose is not hidden above a text of something else", arguments: [
    ("Text(place.name)", ".accessibilityLabel("), ("Text(words)", ".accessibilityHidden(true)"),
  ])
  func pictureOfData(text: String, edit: String) async {
    let found = await Self.edits("symbol-raw-name", """
      struct Cell: View {
        let code: Int
        let place: Place
        private var icon: String {
          switch code {
          case 1: "sun.max.fill"
          case 2: "cloud.rain.fill"
          default: "snowflake"
          }
        }
        private var words: String {
          switch code {
          case 1: "Sun"
          case 2: "Rain"
          default: "Snow"
          }
        }
        var body: some View { VStack { Image(systemName: icon); \(text) } }
      }
      """)
    #expect(found.count == 1 && found.allSatisfy { $0.count == 1 && $0[0].hasPrefix(edit) }, "\(found)")
  }

  @Test("Whichever it is, what data choose is not hidden first", arguments: [
    ("icon(for: code)", "label"), ("shop.icon", "hide"),
  ])
  func unknownPicture(name: String, first: String) async {
    let found = await FixedFiles.findings("symbol-raw-name", ["A.swift": """
      import SwiftUI
      struct Cell: View {
        let code: Int
        let shop: Shop
        var body: some View { VStack { Image(systemName: \(name)); Text(shop.name) } }
      }
      """])
    #expect(found.map { $0.fixes.first?.title.hasPrefix("hide") } == [first == "hide"], "\(found)")
  }

  /// The name that the system has for the star is what the code keeps things as.
  @Test("What is kept among favorites is no line", arguments: [("favorites.toggleLine(id)", 0), ("schedule.toggleLine(id)", 1)])
  func kept(call: String, count: Int) async {
    let found = await FixedFiles.findings("icon-button-name", ["A.swift": """
      import SwiftUI
      struct LineView: View {
        let id: Int
        let favorites: Keeper
        let schedule: Keeper
        var body: some View {
          Button { \(call) } label: { Image(systemName: favorites.isKept(id) ? "star.fill" : "star") }
        }
      }
      """])
    #expect(found.count == count, "\(found)")
  }

  /// What is asked about one of many is a condition as any other.
  @Test func stateByCall() async {
    let found = await Self.edits("toggle-state-missing", """
      struct LineView: View {
        let line: Line
        let favorites: Keeper
        var body: some View {
          Button { favorites.toggleLine(line.id) } label: { Image(systemName: favorites.isFavorite(lineId: line.id) ? "star.fill" : "star") }
        }
      }
      """)
    #expect(found == [[".accessibilityAddTraits(favorites.isFavorite(lineId: line.id) ? .isSelected : [])"]])
  }

  private static let provider = """
    import Foundation
    final class Speech {
      static func localized(_ key: String) -> String {
        guard let path = Bundle.main.path(forResource: language, ofType: "lproj"), let bundle = Bundle(path: path) else { return key }
        return NSLocalizedString(key, bundle: bundle, comment: "")
      }
      static var language = "en"
      static let all = [Speech.localized("again"), Speech.localized("done"), Speech.localized("erase")]
    }
    """

  /// Words of one language are none for people of the others, and what is looked up goes by the language chosen in the app.
  @Test("A deed that the app has a word for in all languages", arguments: [
    ([("en", "Remove"), ("de", "Entfernen")], #".accessibilityLabel(Speech.localized("erase"))"#),
    ([("en", "Delete"), ("de", "Löschen")], #".accessibilityLabel(Speech.localized("erase"))"#),
    ([("en", "Delete")], #".accessibilityLabel(Speech.localized("Remove dish"))"#),
  ])
  func knownDeed(texts: [(language: String, word: String)], edit: String) async throws {
    var tables: [String: [String: LocalizedText]] = [
      "en": ["again": .plain("Again", state: nil)], "de": ["again": .plain("Noch einmal", state: nil)],
    ]
    for text in texts { tables[text.language]?["erase"] = .plain(text.word, state: nil) }
    let menu = """
      import SwiftUI
      struct Menu: View {
        let model: Model
        let dish: Dish
        var body: some View { Button { model.removeDish(dish) } label: { Image(systemName: "trash") } }
      }
      """
    let files = [SourceFile(path: "Speech.swift", bytes: Array(Self.provider.utf8)), SourceFile(path: "Menu.swift", bytes: Array(menu.utf8))]
    let project = Project(
      root: "/", sources: files.map { SourceUnit(file: $0) }, strings: StringTables(["Localizable": tables]))
    let session = AnalysisSession(AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    let found = try await session.analyse(project).findings.filter { $0.rule == "icon-button-name" }
    #expect(found.map { $0.fixes.first?.edits.first?.replacement.contains(edit) } == [true], "\(found.map(\.fixes))")
  }

  @Test("What is done outranks the glyph", arguments: [
    ("tell?(self, .showOnMap)", "mappin.and.ellipse", "Show on map"),
    ("game.download()", "arrow.down.circle.fill", "Download"), ("game.moveLeft()", "arrow.left.circle.fill", "Move left"),
    ("game.moveCursor()", "arrow.left.circle.fill", "<#name#>"),
  ])
  func deeds(code: String, symbol: String, name: String) async {
    let found = await Self.edits("icon-button-name", """
      struct Board: View {
        enum Deed { case showOnMap, goHome }
        let game: Game
        var tell: ((Self, Deed) -> Void)?
        var body: some View { Button { \(code) } label: { Image(systemName: "\(symbol)") } }
      }
      """)
    #expect(found == [[".accessibilityLabel(\"\(name)\")"]])
  }

  /// Whoever makes the component knows what for, and the component does not.
  @Test func namesAtUses() async {
    let code = """
      import SwiftUI
      struct DietButton: View {
        let picture: String
        @Binding var isOn: Bool
        var body: some View { Button { isOn = !isOn } label: { Image(systemName: picture).frame(width: 44, height: 44) } }
      }
      struct RoundButton: View {
        let picture: String
        let action: () -> Void
        var body: some View { Button(action: action) { Image(systemName: picture) } }
      }
      struct Diet: View {
        @State private var diet = Choice()
        @State private var showFilterSheet = false
        var body: some View {
          HStack {
            DietButton(picture: "carrot.fill", isOn: $diet.vegetables)
            DietButton(picture: "fish.fill", isOn: $diet.fish)
            RoundButton(picture: "line.3.horizontal.decrease") { showFilterSheet = true }
            RoundButton(picture: "sparkle") { diet.x() }
          }
        }
      }
      """
    let found = await FixedFiles.findings("icon-button-name", ["A.swift": code])
    let edits = found.map { finding in
      // Of a line that is too long with it, it stands below.
      (finding.fixes.first?.edits ?? []).map { $0.replacement.drop(while: \.isWhitespace) }
    }
    #expect(edits == [
      [#".accessibilityLabel("Vegetables")"#, #".accessibilityLabel("Fish")"#], [#".accessibilityLabel("Filter")"#, #".accessibilityLabel("<#name#>")"#],
    ], "\(edits)")
    #expect(found.first?.fixes.first?.title == "name the button where it is used")
    guard let fix = found.first?.fixes.first else { return }
    #expect(await FixedFiles.findings("icon-button-name", FixedFiles.applying(fix, to: ["A.swift": code])).count == 1)
  }

  @Test("A picture that only goes with the words is hidden first", arguments: [
    ("redundant-icon-beside-text", #"HStack { Image(systemName: risk.icon); VStack(alignment: .leading) { Text(risk.title); Text(risk.level) } }"#),
    ("redundant-icon-beside-text", #"HStack { Image(systemName: "person.2.fill"); Picker("Union", selection: $union) { Text("All").tag(0) }.pickerStyle(.menu) }"#),
    ("symbol-raw-name", #"""
      VStack(spacing: 20) {
        Image(systemName: "square.and.arrow.down.circle.fill").resizable().frame(width: 60, height: 60)
        if isDone { Text("All is there") } else { VStack { Text("Import plans").font(.headline); Text("Choose a file.") } }
      }
      """#),
    ("symbol-raw-name", #"""
      VStack {
        ZStack {
          Circle().fill(.white).frame(width: 120, height: 120)
          Image(systemName: "chart.bar.fill").font(.system(size: 50))
          Image(systemName: "chart.bar.fill").font(.system(size: 50)).opacity(isDone ? 1 : 0)
        }
        VStack { Text("Purse Keeper").font(.largeTitle) }.opacity(isDone ? 1 : 0)
      }
      """#),
  ])
  func ornaments(rule: String, body: String) async {
    let found = await FixedFiles.findings(rule, ["A.swift": """
      import SwiftUI
      struct Risk { let icon: String; let title: String; let level: String }
      struct Page: View {
        private let risks = [Risk(icon: "cross.case.fill", title: "Health", level: "High"), Risk(icon: "flame", title: "Fire", level: "Low")]
        @State private var union = 0
        @State private var isDone = false
        var body: some View { VStack { ForEach(risks) { row($0) } } }
        func row(_ risk: Risk) -> some View { \(body) }
      }
      """])
    let first = found.compactMap(\.fixes.first?.title)
    #expect(!first.isEmpty && first.allSatisfy { $0.hasPrefix("hide the symbol") }, "\(found.map { ($0.message, $0.fixes.map(\.title)) })")
  }

  /// A short form is no name, and of a bar the share of the whole is said.
  @Test func sharesOfAWhole() async {
    let card = """
      struct FundCard: View {
        let fund: Fund
        var body: some View {
          VStack(alignment: .leading) {
            HStack { TITLESpacer(); Text(fund.tag) }
            Text("What is left of it at the end of the year.")
            let pct = fund.percent
            VStack {
              let total = max(pct, fund.most)
              ProgressView(value: pct, total: total)
              HStack { Text("\\(pct) of all"); Spacer(); Text("Least: \\(fund.least)") }
            }
          }
        }
      }
      struct Funds: View { let fund: Fund; var body: some View { FundCard(fund: fund) } }
      """
    let titled = card.replacing("TITLE", with: "Text(fund.fundName).bold(); ")
    #expect(await Self.edits("progress-name", titled) == [[".accessibilityLabel(Text(fund.fundName))"]])
    #expect(await Self.edits("progress-name", card.replacing("TITLE", with: "")) == [[#".accessibilityLabel("<#name#>")"#]])
    #expect(await Self.heard("progress-name", titled) == [["«fund.percent / total»", "«fund.fundName», «fund.percent / total»"]])
  }

  /// The system has names for colours.
  @Test("A colour that is chosen", arguments: [
    ("let colours: [Color] = [.orange, .blue]", ".accessibilityLabel(UIColor(colour).accessibilityName)"),
    ("let colours = [Color.orange, Color.blue]", ".accessibilityLabel(UIColor(colour).accessibilityName)"),
    ("let colours: [Paint] = Paint.all", #".accessibilityLabel("<#name#>")"#),
  ])
  func colours(list: String, edit: String) async {
    let found = await Self.edits("icon-button-name", """
      struct Palette: View {
        \(list)
        @State private var chosen: Color = .orange
        var body: some View {
          ForEach(colours, id: \\.self) { colour in
            Button(action: { chosen = colour }) { Circle().fill(colour).frame(width: 60, height: 60) }
          }
        }
      }
      """)
    #expect(found == [[edit]])
  }

  @Test("Letters that are set apart are no heading", arguments: [("Round over", 1), ("R O U N D", 0)])
  func spacedLetters(words: String, count: Int) async {
    let found = await FixedFiles.findings("heading-missing", ["A.swift": """
      import SwiftUI
      struct Result: View {
        var body: some View {
          VStack {
            Text("\(words)").font(.largeTitle)
            Text("You had ten points."); Text("Your best was twelve."); Button("Again") { again() }
          }
        }
        func again() {}
      }
      """])
    #expect(found.count == count, "\(found)")
  }

  private static let chips = """
    struct Chips: View {
      let names: [String]
      @State private var chosen: String?
      var body: some View { HStack { chip(nil, "All"); ForEach(names, id: \\.self) { chip($0, $0) } } }
      @ViewBuilder private func chip(_ value: String?, _ name: String) -> some View {
        let isSelected = chosen == value
        HStack {
          if isSelected { Image(systemName: "checkmark.circle.fill").font(.subheadline) }
          Text(name)
        }
        .background(isSelected ? Color.blue : .gray)
        .onTapGesture { chosen = value }
      }
    }
    """

  /// A glyph that one of many chips has is not what is heard of them.
  @Test func chipsAreHeardByTheirWords() async {
    let taps = await Self.heard("tap-without-button-trait", Self.chips), choices = await Self.heard("selection-state-missing", Self.chips)
    #expect(!taps.isEmpty && taps.allSatisfy { $0[0] == "All" && $0[1] == "All, Button" }, "\(taps)")
    #expect(!choices.isEmpty && choices.allSatisfy { $0[0] == "All" && $0[1] == "Selected, All, Button" }, "\(choices)")
    let edits = await Self.edits("selection-state-missing", Self.chips)
    #expect(edits.allSatisfy { $0.count { $0 == ".accessibilityHidden(true)" } == 1 }, "\(edits)")
  }
}
