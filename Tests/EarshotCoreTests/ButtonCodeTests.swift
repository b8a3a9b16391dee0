import EarshotCore
import Foundation
import Rules
import Testing

/// Names that the code has for a button: those of another one that does the same, of the member that makes it, of what its
/// call leads to.
@Suite struct ButtonCodeTests {
  private func edits(_ code: String, _ rule: String = "icon-button-name") async -> [String] {
    await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings.filter { $0.rule == rule }
      .flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map { $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// A swipe does what a menu of the same row does and has words for.
  @Test func wordsOfTheSameDeed() async {
    let code = """
      struct Shelf: View {
        let books: [Book]
        let reader: Reader
        var body: some View {
          List(books) { book in
            Text(book.title)
              .swipeActions { Button { reader.markPagesAsSeen(of: book.id) } label: { Image(systemName: "checkmark.circle") } }
              .contextMenu {
                Button { reader.markPagesAsSeen(of: book.id) } label: { Label("Mark as Read", systemImage: "checkmark.circle") }
                Button("Other") { reader.markPagesAsSeen(of: book.other) }
              }
          }
        }
      }
      """
    #expect(await edits(code) == [".accessibilityLabel(\"Mark as Read\")"])
  }

  /// "Cancel" and "Yes" say nothing without what stands around them.
  @Test func wordsOfAnswers() async {
    let code = """
      struct Shelf: View {
        @Environment(\\.dismiss) var dismiss
        @State var asks = false
        let shelf: Books
        var body: some View {
          VStack {
            Button("Not now") { dismiss() }
            Button { dismiss() } label: { Image(systemName: "xmark") }
            Button { shelf.empty() } label: { Image(systemName: "trash") }
          }
          .alert("Sure?", isPresented: $asks) { Button("Yes") { shelf.empty() } }
        }
      }
      """
    #expect(await edits(code) == [".accessibilityLabel(\"Delete\")"])
  }

  /// The app's own constant for the words.
  @Test func constantsOfTheSameDeed() async {
    let code = """
      struct Shelf: View {
        let shelf: Books
        var body: some View {
          VStack {
            Button(Texts.Shelf.shuffle) { shelf.mix(all) }
            Button { self.shelf.mix(all) } label: { Image(systemName: "circle.grid.cross") }
          }
        }
      }
      enum Texts { enum Shelf { static var shuffle: String { NSLocalizedString("shelf.shuffle", comment: "") } } }
      """
    #expect(await edits(code) == [".accessibilityLabel(Texts.Shelf.shuffle)"])
  }

  /// What is handed over tells where the button leads, by its type.
  @Test func whereACallLeads() async {
    let code = """
      struct Letter { var text: String }
      struct Pinned: View {
        let letters: [Letter]
        func row(_ l: Letter) -> some View {
          Button { jumpTo(l) } label: { Image(systemName: "arrow.right.circle.fill") }
        }
        func jumpTo(_ l: Letter) { scroller.scroll(l) }
        var body: some View { VStack { row(letters[0]) } }
      }
      """
    #expect(await edits(code) == [".accessibilityLabel(\"Jump to letter\")"])
  }

  /// The member that is nothing but the button; a name that tells the looks or the place is none.
  @Test func namesOfMembers() async {
    func code(_ name: String, _ symbol: String = "square.on.circle") -> String {
      """
      struct Group: View {
        @State private var showPicker = false
        private var \(name): some View {
          Button { showPicker = true } label: { ZStack { Image(picture).accessibilityHidden(true); Image(systemName: "\(symbol)") } }
            .buttonStyle(.plain)
        }
        var body: some View { VStack { \(name) } }
      }
      """
    }
    #expect(await edits(code("avatarButton")) == [".accessibilityLabel(\"Avatar\")"])
    #expect(await edits(code("arrowButton", "arrow.up.and.line.horizontal.and.arrow.down")) == [".accessibilityLabel(\"<#name#>\")"])
  }

  /// A thing is the same in all states of the button, and a deed is not.
  @Test("Members of buttons with two looks", arguments: [("sendButton", "<#name#>"), ("torchButton", "Torch")])
  func membersInStates(member: String, name: String) async {
    let code = """
      struct Bar: View {
        let model: Model
        private var \(member): some View {
          Button { model.primary() } label: { Image(systemName: model.isEditing ? "checkmark" : "square.on.circle") }
        }
        var body: some View { VStack { \(member) } }
      }
      """
    let trait = member == "torchButton" ? "\n      .accessibilityAddTraits(model.isEditing ? .isSelected : [])" : ""
    #expect(await edits(code) == [".accessibilityLabel(\"\(name)\")" + trait])
  }

  /// More of what the code says.
  @Test func moreOfThem() async {
    let code = """
      struct Bar: View {
        let onMoreReactions: () -> Void
        var body: some View { Button(action: onMoreReactions) { Image(systemName: "chevron.down") } }
      }
      """
    #expect(await edits(code) == [".accessibilityLabel(\"More reactions\")"])
  }

  /// What is done at once under three lines is no menu.
  @Test("Three lines are no menu where one thing is done", arguments: [
    ("signOut()", "Sign out"), ("showMenu = true", "Menu"), ("onMoreTapped()", "Menu"), ("session.signOut()", "Sign out"),
  ])
  func menus(code: String, name: String) async {
    let view = """
      struct Bar: View {
        let session: Session
        @State private var showMenu = false
        var body: some View { Button { \(code) } label: { Image(systemName: "line.3.horizontal") } }
      }
      """
    #expect(await edits(view) == [".accessibilityLabel(\"\(name)\")"])
  }

  /// The file of a picture and the code of the tap say the same.
  @Test("A picture and the code of its tap agree", arguments: [
    ("ic_filter", "withAnimation { filters.bind(list); list.showFilterView = true }", "Filter"),
    ("ic_copy_address", "UIPasteboard.general.string = list.address; isCopied = true", "Copy"),
    ("ic_search", "isSearchShown = true", "Search"),
    ("ic_shape", "list.showFilterView = true", "<#what the picture shows#>"),
  ])
  func agreement(file: String, code: String, name: String) async {
    let view = """
      struct Orders: View {
        let list: List
        @State var isCopied = false
        @State var isSearchShown = false
        var body: some View {
          VStack {
            Text("Orders")
            ZStack { Image("\(file)"); if list.count > 0 { Text("\\(list.count)") } }
              .onTapGesture { \(code) }
          }
        }
      }
      """
    let all = await edits(view, "image-name")
    #expect(all == [name.hasPrefix("<#") ? ", label: Text(\"\(name)\")" : ".accessibilityLabel(\"\(name)\")"])
  }

  /// What is a button by its tap and shows what each of its uses hands to it has a name in each of them.
  @Test func picturesHandedToTaps() async {
    let code = """
      struct Badge: View {
        @State private var isShown = false
        let icon: String
        var body: some View { ZStack { Circle().stroke(.gray); Image(icon) }.onTapGesture { isShown = true } }
      }
      struct Login: View { var body: some View { HStack { Badge(icon: "icn_a"); Badge(icon: "icn_b") } } }
      """
    let all = await edits(code, "tap-without-button-trait")
    #expect(all.count == 1 && all[0].hasPrefix(".accessibilityLabel(<#text for each picture#>)"), "\(all)")
  }

  /// A mark in what a swipe shows is a picture and no trait.
  @Test func checkmarksOfSwipes() async {
    let code = """
      import SwiftUI
      struct Shelf: View {
        let book: Book
        var body: some View {
          List { Text("A").swipeActions { Button { book.finish() } label: { Image(systemName: "checkmark.circle") } } }
        }
      }
      """
    let found = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "icon-button-name" }
    #expect(found.count == 1 && found.allSatisfy { $0.heard?.before.contains("Selected") == false }, "\(found.map(\.heard))")
  }

  /// "viewtext" is no word, and neither is a sheet that only pressing says something of.
  @Test func wordsOfHandlers() async {
    let code = """
      struct Bar: View {
        let model: Model
        var body: some View { Button { model.didPressArchive() } label: { Image("x1") } }
      }
      """
    #expect(await edits(code) == [".accessibilityLabel(\"Archive\")"])
  }
}
