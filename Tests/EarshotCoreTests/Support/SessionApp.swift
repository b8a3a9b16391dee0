/// A small app whose files ask for each other in every way: views, modifiers, styles, constants, protocols, generic
/// containers, text and colour tokens, UIKit, motion and media.
enum SessionApp {
  static let files = [
    "Home.swift": """
      import SwiftUI
      struct Home: View {
        @State private var isShown = false
        let items: [Item]
        var body: some View {
          NavigationStack {
            List(items) { item in ItemRow(item: item) { isShown = true } }
              .toolbar { Button { isShown = true } label: { Image(systemName: "plus") } }
              .sheet(isPresented: $isShown) { Editor(kind: .new) }
          }
        }
      }
      #Preview { Home(items: [Item(title: "Tea", state: .open)]) }
      """,
    "Item.swift": """
      struct Item: Identifiable {
        enum State { case open, done }
        let title: String
        let state: State
        var id: String { title }
        var symbol: String { state == .open ? "circle" : "checkmark.circle" }
      }
      """,
    "ItemRow.swift": """
      import SwiftUI
      struct ItemRow: View {
        let item: Item
        let open: () -> Void
        var body: some View {
          Card {
            HStack {
              Image(systemName: item.symbol).foregroundStyle(item.state == .open ? Color.red : Color.green)
              Text(item.title).font(Fonts.title).lineLimit(1)
              Text("Due \\(item.title) on the 1 hr mark").font(.system(size: 9))
            }
            .onTapGesture { open() }
          }
          .swipeActions { Button("Delete", action: open) }
        }
      }
      """,
    "Card.swift": """
      import SwiftUI
      struct Card<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content.padding().named(Words.card) }
      }
      extension View {
        func named(_ name: String) -> some View { accessibilityElement(children: .combine).accessibilityHint(name) }
      }
      """,
    "Editor.swift": """
      import SwiftUI
      struct Editor: View, Titled {
        enum Kind { case new, old }
        let kind: Kind
        @State private var name = ""
        @State private var amount = 0.5
        var body: some View {
          VStack {
            Text(title).font(.largeTitle)
            TextField("", text: $name)
            Slider(value: $amount)
            Toggle("", isOn: .constant(true))
            Button(action: save) { Image("disk") }.buttonStyle(Loud())
            if kind == .old { Button("Remove") {} }
          }
          .animation(.easeInOut.repeatForever(), value: amount)
        }
        func save() {}
      }
      """,
    "Titled.swift": """
      protocol Titled {}
      extension Titled { var title: String { Words.editor } }
      """,
    "Styles.swift": """
      import SwiftUI
      struct Loud: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8)).background(.white)
        }
      }
      enum Fonts { static let title = Font.system(size: 14) }
      """,
    "Words.swift": """
      enum Words {
        static let card = "Opens the card"
        static let editor = Words.prefix + " editor"
        static let prefix = "Item"
      }
      """,
    "Legacy.swift": """
      import UIKit
      final class LegacyController: UIViewController {
        let button = UIButton()
        override func viewDidLoad() {
          button.setImage(UIImage(systemName: "xmark"), for: .normal)
          view.addSubview(button)
        }
      }
      """,
  ]
}
