import SwiftUI

/// How texts are put together.
struct Texts: View {
  let name: String
  let count: Int
  let price: Double
  let date: Date
  let nickname: String?

  private static let brand = "Acme"
  private let prefix = "No. "

  var body: some View {
    Text("Hello, \(name)!")  // hears: Hello, «name»!
    Text("\(count) of \(count + 1)")  // hears: «count» of «count + 1»
    Text("Hello" + ", " + "you")  // hears: Hello, you
    Text("By " + Self.brand)  // hears: By Acme
    Text(prefix + name)  // hears: No. «name»
    Text(verbatim: "a *b* \(name)")  // hears: a *b* «name»
    Text("One ") + Text("two").bold()  // hears: One two
    Text("a \(Text("b").bold()) c")  // hears: a b c
    Text("Markdown **bold** and `code`")  // hears: Markdown bold and code
    Text("A [link](https://example.org) here")  // hears: A link here // rotors: Links
    Text("2 * 3")  // hears: 2 * 3
    Text(markdown)  // hears: **not rendered**
    Text(date, style: .date)  // hears: «date»
    Text(price, format: .currency(code: "EUR"))  // hears: «price»
    Text(nickname ?? "Nobody")  // hears: «nickname» [nickname != nil] | Nobody [nickname == nil]
    Text(Constants.Titles.main)  // hears: Main title
    Text(title(for: 2))  // hears: Chapter 2
    Text(String(describing: "plain"))  // hears: plain
    Text("Tom".uppercased())  // hears: TOM
    Text(["a", "b"].joined(separator: ", "))  // hears: a, b
    Text(String(format: "%d items", 3))  // hears: 3 items
    Text("1,5")  // hears: 1,5
    Text("")  // hears: (nothing)
    Text(Symbols.quoted("x"))  // hears: “x”
    Label(title: { Text("Made") + Text(" by hand") }, icon: { Image("hand") })  // hears: Made by hand
  }

  private var markdown: String { "**not rendered**" }

  private func title(for number: Int) -> String {
    let word = number > 0 ? "Chapter" : "Preface"
    return "\(word) \(number)"
  }
}

enum Constants {
  enum Titles {
    static let main = "Main title"
  }
}

enum Symbols {
  static func quoted(_ text: String) -> String { "“\(text)”" }
}
