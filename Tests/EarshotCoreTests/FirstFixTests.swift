import EarshotCore
import Foundation
import Project
import Rules
import SourceModel
import Testing

/// First fixes as somebody who knows the app would write them: by what code does, and by the words that are meant for the control.
@Suite struct FirstFixTests {
  /// What the first fix of each finding of a rule writes.
  private func written(_ rule: String, _ code: String) async -> [String] {
    let found = await FixedFiles.findings(rule, ["A.swift": "import SwiftUI\n" + code])
    return found.map { finding in
      (finding.fixes.first?.edits ?? []).map { $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines) }.joined(separator: " ")
    }
  }

  private func name(_ words: String) -> String { ".accessibilityLabel(\"\(words)\")" }

  /// The same in an app whose language is another one.
  private func written(_ rule: String, in language: String, _ code: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let project = Project(
      root: "/", sources: [SourceUnit(file: SourceFile(path: "A.swift", text: "import SwiftUI\n" + code))], developmentLanguage: language)
    return await Analysis.run(on: project, options).findings.map { $0.fixes.first?.title ?? "" }
  }

  // MARK: - What code does

  @Test func eachPlusBelongsToTheMinusOfItsNumber() async {
    let code = """
      struct SpanView: View {
        @State private var hour = 1
        @State private var minute = 2
        var body: some View {
          HStack {
            VStack {
              Button { if hour < 23 { hour += 1 } } label: { Image("ic-plus") }
              Text("\\(hour)")
              Button { if hour > 0 { hour -= 1 } } label: { Image("ic-remove") }
            }
            VStack {
              Button { if minute < 59 { minute += 1 } } label: { Image("ic-plus") }
              Text("\\(minute)")
              Button { if minute > 0 { minute -= 1 } } label: { Image("ic-remove") }
            }
          }
        }
      }
      """
    #expect(await written("icon-button-name", code) == ["Increase hour", "Decrease hour", "Increase minute", "Decrease minute"].map(name))
  }

  /// Pictures that only the app knows count as well; the keyboard goes away beside.
  @Test func numbersThatChangeUnderUnknownPictures() async {
    func code(_ number: String) -> String {
      """
      struct GuestsView: View {
        @State private var \(number) = 1
        func hideKeyboard() { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }
        var body: some View {
          VStack {
            Button { hideKeyboard(); \(number) -= 1 } label: { Image("Group 11") }
            Text("\\(\(number))")
            Button { hideKeyboard(); \(number) += 1 } label: { Image("Group 12") }
          }
        }
      }
      """
    }
    #expect(await written("icon-button-name", code("guests")) == ["Decrease guests", "Increase guests"].map(name))
    // A place in a list is gone through, and not counted.
    #expect(await written("icon-button-name", code("index")).allSatisfy { !$0.contains("Increase") && !$0.contains("Decrease") && !$0.contains("keyboard") })
  }

  @Test func whatIsToldOfIsThatTheSearchIsClosed() async {
    let code = """
      struct SearchLine: View {
        @Binding var text: String
        let onSearchClose: () -> Void
        var body: some View {
          Button { if text.isEmpty { onSearchClose() } else { text = "" } } label: { Image("ic-close") }
        }
      }
      """
    let names = await written("icon-button-name", code)
    #expect(names.count == 1 && names.allSatisfy { $0.contains("\"Cl") && !$0.contains("Search close") }, "\(names)")
  }

  /// What may hold one back is not what an arrow back is for, whatever the view calls the action that leaves it.
  @Test(arguments: ["dismiss", "dismissAction"]) func backThoughAQuestionMayComeUp(_ action: String) async {
    let code = """
      struct Members: View {
        @State private var isShowingSaveAlert = false
        @State private var isChanged = false
        @Environment(\\.dismiss) private var \(action)
        var body: some View {
          Text("Members").toolbar {
            Button { if isChanged { isShowingSaveAlert = true } else { \(action)() } } label: { Image("arrow_back") }
          }
        }
      }
      """
    #expect(await written("icon-button-name", code) == [name("Back")])
  }

  @Test func anArrowDownThatScrolls() async {
    func code(_ flag: String) -> String {
      """
      struct Talk: View {
        @State private var \(flag) = false
        var body: some View {
          Button { withAnimation { \(flag).toggle() } } label: { Image(systemName: "chevron.down.circle.fill") }
        }
      }
      """
    }
    #expect(await written("icon-button-name", code("isScrollToBottom")) == [name("Scroll to bottom")])
    #expect(await written("icon-button-name", code("isExpanded")).allSatisfy { !$0.contains("Scroll") })
  }

  /// That an event is counted tells nothing of what the button is for.
  @Test func eventsForStatistics() async {
    let code = """
      import UIKit
      enum Numbers { static func sendEventToCounter(_ name: String) {} }
      final class Desk: UIViewController {
        let next = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          next.setImage(UIImage(named: "btn_next_detail"), for: .normal)
          next.addTarget(self, action: #selector(detail), for: .touchUpInside)
          view.addSubview(next)
        }
        @objc private func detail() { Numbers.sendEventToCounter("a") }
      }
      """
    let names = await written("uikit-image-button-name", code)
    #expect(names.count == 1 && names.allSatisfy { !$0.contains("Send") }, "\(names)")
  }

  /// What was deleted is read once more; two deeds of their own stay two.
  @Test func readingAnewIsNoDeed() async {
    func code(_ second: String) -> String {
      """
      struct BookCell: View {
        let shelf: Shelf
        let book: Book
        var body: some View { Button { shelf.deleteBook(book); shelf.\(second) } label: { Image(systemName: "xmark.circle.fill") } }
      }
      """
    }
    let names = await written("icon-button-name", code("fetchBooks()"))
    #expect(names.count == 1 && names.allSatisfy { $0.contains("Delete") }, "\(names)")
    #expect(await written("icon-button-name", code("sendInvitation()")).allSatisfy { !$0.contains("Delete") })
  }

  /// A table is how the screen is made.
  @Test func screensThatAreTables() async {
    let code = """
      import UIKit
      final class InboxTableViewController: UITableViewController {}
      final class Talks: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let inbox = UIBarButtonItem(image: UIImage(systemName: "bell.badge"), style: .plain, target: self, action: #selector(gotoInbox))
          navigationItem.rightBarButtonItem = inbox
        }
        @objc private func gotoInbox() { navigationController?.pushViewController(InboxTableViewController(style: .plain), animated: true) }
      }
      """
    #expect(await written("uikit-bar-button-name", code) == ["inbox.accessibilityLabel = \"Inbox\""])
  }

  // MARK: - Words beside

  /// A sentence explains, and the placeholder says what is typed.
  @Test func sentencesAboveFields() async {
    func code(_ above: String, _ field: String) -> String {
      "struct V: View { @State private var text = \"\"\nvar body: some View { VStack(alignment: .leading) {\n\(above)\n\(field)\n} } }"
    }
    let field = "SecureField(\"Jetziges Kennwort\", text: $text)"
    #expect(await written("placeholder-only-name", code("Text(\"Es hat sechs Zeichen.\")", field)) == [name("Jetziges Kennwort")])
    #expect(await written("placeholder-only-name", code("Text(\"Neues Kennwort\")\nText(\"Es hat sechs Zeichen.\")", field)) == [name("Jetziges Kennwort")])
    #expect(await written("placeholder-only-name", code("Text(\"Neues Konto\").font(.largeTitle)", field)) == [name("Jetziges Kennwort")])
    #expect(await written("placeholder-only-name", code("Text(\"Kennwort\").font(.headline)", field)) == [name("Kennwort")])
    // A group of fields has a heading, and one of them its own words, also in a prompt.
    let named = "TextField(\"\", text: $text, prompt: Text(\"관리자 이름\"))"
    #expect(await written("placeholder-only-name", code("Text(\"단체 정보\")", named)) == [".accessibilityLabel(Text(\"관리자 이름\"))"])
    #expect(await written("placeholder-only-name", code("Text(\"Account details\")", "TextField(\"Nickname\", text: $text)")) == [name("Nickname")])
    #expect(await written("placeholder-only-name", code("Text(\"Details\")", "TextField(\"Optional\", text: $text)")) == [name("Details")])
    #expect(await written("placeholder-only-name", code("Text(\"A.\")", "TextField(\"Your answer\", text: $text)")) == [name("Your answer")])
    // A title right above it is that of the field, and an example is no name.
    let prompt = "TextField(\"Bijv. Het Rode Huis\", text: $text)"
    #expect(await written("placeholder-only-name", code("Text(\"Straat\")", prompt)) == [name("Straat")])
    // So is an answer, to a title that asks for something, to a question and to a long caption.
    let answers = [("Your name", ".font(.largeTitle)", "Jane"), ("What do you want to read?", "", "Moby Dick"), ("Enter the city you live in", "", "Oslo")]
    for (asked, font, answer) in answers {
      let field = "TextField(\"\(answer)\", text: $text)"
      #expect(await written("placeholder-only-name", code("Text(\"\(asked)\")\(font)", field)) == [name(asked)])
    }
  }

  /// Spaces make room on the screen, and dots ask for something.
  @Test(arguments: [("  Email", "Email"), ("Search ...", "Search"), ("Nickname…", "Nickname"), ("Nickname *", "Nickname"), ("E. Nesbit", "E. Nesbit")])
  func placeholdersAsTheyAreSaid(_ placeholder: String, _ said: String) async {
    let code = "struct V: View { @State private var text = \"\"\nvar body: some View { TextField(\"\(placeholder)\", text: $text) } }"
    #expect(await written("placeholder-only-name", code) == [name(said)])
  }

  /// A heart is one, whether it is pressed or not.
  @Test func heartsAndStarsInTwoStates() async {
    func code(_ on: String, _ off: String) -> String {
      """
      struct Card: View {
        @State private var isLiked = false
        var body: some View { Button { isLiked.toggle() } label: { Image(isLiked ? "\(on)" : "\(off)") } }
      }
      """
    }
    for (on, off) in [("checkHeart", "unCheckHeart"), ("starSelected", "starUnselected"), ("pressedheart", "unpressedheart")] {
      let names = await written("icon-button-name", code(on, off))
      #expect(names.count == 1 && names.allSatisfy { $0.contains("Like") || $0.contains("Favorite") }, "\(on): \(names)")
    }
  }

  /// Nobody is called by an address that shows what may be typed.
  @Test func examplesOverFields() async {
    func code(_ hint: String) -> String {
      """
      struct Invite: View {
        @Binding var email: String
        var body: some View {
          VStack(alignment: .leading) {
            Text("Email of the coach")
            Text("The address by which the club knows you as the coach of the team.")
            ZStack(alignment: .leading) {
              if email.isEmpty { Text("\(hint)") }
              TextField("", text: $email)
            }
          }
        }
      }
      """
    }
    #expect(await written("text-field-name", code("coach@club.nl")) == [name("Email of the coach")])
    #expect(await written("text-field-name", code("Your email")) == [name("Your email")])
    // The dots say that something is to be typed.
    #expect(await written("text-field-name", code("Your email…")) == [name("Your email")])
  }

  /// The text beside the symbol says the very value already.
  @Test func valuesThatAreReadBesideASymbol() async {
    func code(_ text: String) -> String {
      """
      struct Sport: Identifiable { let id = 1; let icon: String; let label: String; let note: String }
      struct Ring: View {
        let sport: Sport
        var body: some View {
          VStack {
            ZStack { Circle().stroke(.red); VStack { Image(systemName: sport.icon); Image(systemName: "plus") } }
            Text("Join")
            Text(\(text))
          }
        }
      }
      struct Rings: View {
        let all = [Sport(icon: "moon.fill", label: "Sleep", note: "a"), Sport(icon: "drop.fill", label: "Water", note: "b")]
        var body: some View { VStack { ForEach(all) { Ring(sport: $0) } } }
      }
      """
    }
    #expect(await written("symbol-raw-name", code("sport.label")).first == ".accessibilityHidden(true)")
    #expect(await written("symbol-raw-name", code("sport.note")).first == ".accessibilityLabel(sport.label)")
  }

  /// A round picture beside the name of the same person, and one as small as a sign beside any words.
  @Test func facesBesideNames() async {
    func code(_ text: String, _ shape: String, size: Int = 60) -> String {
      """
      import Kingfisher
      struct Row: View {
        let member: Member
        var body: some View {
          HStack {
            KFImage(URL(string: member.picture)).resizable().frame(width: \(size), height: \(size))\(shape)
            VStack { Text(\(text)); Text(member.city) }
          }
        }
      }
      """
    }
    #expect(await written("async-image-name", code("member.name", ".clipShape(Circle())")) == [".accessibilityHidden(true)"])
    #expect(await written("async-image-name", code("member.name", ".clipShape( Circle() )")) == [".accessibilityHidden(true)"])
    #expect(await written("async-image-name", code("member.name", ".cornerRadius(30)")) == [".accessibilityHidden(true)"])
    #expect(await written("async-image-name", code("member.name", ".cornerRadius(30, antialiased: true)")) == [".accessibilityHidden(true)"])
    #expect(await written("async-image-name", code("member.name", ".clipShape(Capsule())")).allSatisfy { $0.contains("<#") })
    #expect(await written("async-image-name", code("member.name", "")).allSatisfy { $0.contains("<#") })
    #expect(await written("async-image-name", code("team.name", ".clipShape(Circle())")).allSatisfy { $0.contains("<#") })
    #expect(await written("async-image-name", code("team.name", "", size: 40)).first == ".accessibilityHidden(true)")
  }

  // MARK: - Other languages

  @Test(arguments: [
    ("ko", "Image(systemName: \"qrcode\")", "QR 코드"), ("th", "Image(systemName: \"trash\")", "ลบ"), ("cs", "Image(systemName: \"trash\")", "Smazat"),
    ("nl", "Image(systemName: \"qrcode\")", "QR-code"),
  ])
  func wordsOfButtons(_ language: String, _ picture: String, _ word: String) async {
    let code = "struct V: View { let go: () -> Void\nvar body: some View { Button(action: go) { \(picture) } } }"
    #expect(await written("icon-button-name", in: language, code) == ["name the button '\(word)'"])
  }

  /// Of which row, in the order of the language.
  @Test(arguments: [("nl", "Verwijder"), ("de", "löschen"), ("ja", "削除"), ("ko", "삭제"), ("th", "ลบ")])
  func thingsOfRowsElsewhere(_ language: String, _ deed: String) async {
    func code(_ text: String) -> String {
      """
      struct Helpers: View {
        let people: [Person]
        let store: Store
        var body: some View {
          ForEach(people) { person in
            HStack { Text(\(text)); Button { store.delete(person) } label: { Image(systemName: "trash") } }
          }
        }
      }
      """
    }
    let named = await written("icon-button-name", in: language, code("person.name"))
    #expect(named.count == 1 && named.allSatisfy { $0.contains(deed) }, "\(named)")
    #expect(named.allSatisfy { $0.contains("person.name") == (language != "th") }, "\(named)")
    #expect(await written("icon-button-name", in: language, code("person.note")).allSatisfy { !$0.contains("person") })
  }

  /// The screen that a link leads to, where buttons have a word for it.
  @Test func linksToScreens() async {
    func titles(_ view: String) async -> [String] {
      await written("navigation-link-name", in: "ko", """
        struct \(view): View { var body: some View { Text("알림이 없습니다") } }
        struct Home: View {
          var body: some View { NavigationStack { NavigationLink { \(view)() } label: { Image("steps-1 3") } } }
        }
        """)
    }
    #expect(await titles("NotificationListView") == ["name the navigation link '알림'"])
    #expect(await titles("HarvestListView").allSatisfy { $0.contains("<#") })
  }

  // MARK: - Taps

  /// Each of several things under one tap would be a button by itself.
  @Test func viewsOfPackagesUnderOneTap() async {
    func code(_ others: String) -> String {
      """
      import Parts
      struct Row: View {
        let title: String
        let open: () -> Void
        var body: some View { HStack { PartIcon(.home); \(others) }.onTapGesture { open() } }
      }
      """
    }
    #expect(await written("tap-without-button-trait", code("Text(title)")).contains { $0.contains("children: .combine") && $0.contains(".isButton") })
    #expect(await written("tap-without-button-trait", code("PartMenu()")).allSatisfy { !$0.contains("combine") })
    #expect(await written("tap-without-button-trait", code("")).allSatisfy { !$0.contains("combine") && $0.contains(".isButton") })
  }

  /// What dims the screen behind a menu is there all the time, and to be found while it is seen.
  @Test func groundsThatFade() async {
    func code(_ opacity: String) -> String {
      """
      struct Late: View {
        @State private var isShown = false
        @State private var count = 0
        func reset() { count = 0 }
        var body: some View {
          VStack { Text("List"); Text("\\(count)") }
            .overlay(Rectangle().fill(Color.black.opacity(\(opacity))).onTapGesture { isShown = false; reset() })
        }
      }
      """
    }
    #expect(await written("drawn-content-unrepresented", code("isShown ? 0.6 : 0")).allSatisfy { $0.contains(".accessibilityHidden(!isShown)") })
    #expect(await written("drawn-content-unrepresented", code("(isShown) ? 0.6 : 0")).allSatisfy { $0.contains(".accessibilityHidden(!isShown)") })
    #expect(await written("drawn-content-unrepresented", code("isShown ? 0.6 : 0.2")).allSatisfy { !$0.contains("accessibilityHidden") })
  }
}
