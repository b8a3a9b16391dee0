import EarshotCore
import Testing

/// Chains whose end is known wherever there is one: what is shown without a link of them is there as well.
@Suite("Optional chains")
struct OptionalChainTests {
  private static let account = """
    struct Account { var id: String; var title: String { "Guest of honour" }; var isOpen: Bool { true }; var tags: [String] { ["A"] } }
    @Observable final class Model {
      private(set) var account: Account?
      func load(_ id: String) { account = Account(id: id) }
      func leave() { account = nil }
    }
    """

  @Test("Both ways are heard", arguments: [
    #"Text(model.account?.title ?? "Nobody")"#,
    #"if let title = model.account?.title { Text(title) } else { Text("Nobody") }"#,
    #"if model.account?.title == nil { Text("Nobody") } else { Text("Guest of honour") }"#,
    #"let title = model.account?.title; if let title { Text(title) } else { Text("Nobody") }"#,
    #"if let title { Text(title) } else { Text("Nobody") }"#,
    #"switch model.account?.title { case .some(let title): Text(title); case .none: Text("Nobody") }"#,
    #"switch model.account?.title { case let title?: Text(title); case nil: Text("Nobody") }"#,
  ])
  func bothWays(content: String) async {
    let hearing = await Hearing.source(
      """
      \(Self.account)
      struct Sample: View {
        @Environment(Model.self) private var model
        var title: String? { model.account?.title }
        var body: some View { \(content) }
      }
      """)
    let texts = hearing.texts() ?? []
    for text in ["Guest of honour", "Nobody"] {
      #expect(texts.contains { $0.hasPrefix(text) && $0.contains("model.account") }, "\(texts)")
    }
  }

  @Test("A flag at the end of a chain")
  func flag() async {
    for test in ["model.account?.isOpen ?? false", "model.account?.isOpen == true"] {
      let hearing = await Hearing.source(
        """
        \(Self.account)
        struct Sample: View {
          @Environment(Model.self) private var model
          var body: some View { if \(test) { Text("Open") } else { Text("Closed") } }
        }
        """)
      let texts = hearing.texts() ?? []
      #expect(texts.count == 2 && texts.allSatisfy { $0.contains("model.account") }, "\(test): \(texts)")
    }
  }

  @Test("What is handed over, or missing, is known")
  func known() async {
    let hearing = await Hearing.source(
      """
      \(Self.account)
      struct Line: View {
        let account: Account?
        var body: some View { Text(account?.title ?? "Nobody") }
      }
      struct Sample: View { var body: some View { Line(account: nil); Line(account: Account(id: "a")) } }
      """)
    #expect(hearing.texts(of: "Sample") == ["Nobody", "Guest of honour"])
  }

  @Test("Code of UIKit asks where it says what happens without it")
  func code() async throws {
    let page = UIKitExample.controller(
      """
      first.text = account?.title ?? "Nobody"
      if let title = account?.title { second.text = title } else { second.text = "No one" }
      third.text = account?.title
      [first, second, third].forEach(view.addSubview)
      """, members: "var account: Account?\nlet first = UILabel(), second = UILabel(), third = UILabel()")
    let account = "struct Account { var id: String; var title: String { \"Guest of honour\" } }"
    #expect(try await UIKitExample.heard(["E.swift": page + account]) == [
      "Guest of honour [account != nil]", "Nobody [account == nil]", "Guest of honour [account != nil]",
      "No one [account == nil]", "Guest of honour",
    ])
  }

  @Test("Raw values that a key for translation can be")
  func keys() async {
    let hearing = await Hearing.source(
      """
      enum Words: LocalizedStringKey { case save, leave = "Leave now" }
      extension Text { init(_ words: Words) { self.init(words.rawValue) } }
      struct Sample: View { var body: some View { Text(Words.save); Text(.leave) } }
      """)
    #expect(hearing.texts() == ["save", "Leave now"])
  }
}
