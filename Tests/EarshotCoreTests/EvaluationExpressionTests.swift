import EarshotCore
import Testing

extension SpokenCode {
  /// What is heard of `Text(code)` in a view with the given members.
  fileprivate func textsOfExpression(_ members: String) async -> [String]? {
    await Hearing.source(
      "struct Sample: View { \(members)\nvar body: some View { Text(\(code)) } }\n" + Self.declarations).texts()
  }

  private static let declarations = """
    struct Person: Named { var name: String; var age = 30; var nickname: String? = nil }
    protocol Named { var name: String { get } }
    extension Named {
      var greeting: String { "Hello \\(name)" }
      func signed(by other: String = "me") -> String { name + " & " + other }
    }
    extension String {
      static let brand = "Acme"
      var shouted: String { uppercased() + "!" }
      func wrapped(in mark: String) -> String { mark + self + mark }
    }
    extension Int { var words: String { self == 1 ? "one" : "\\(self) things" } }
    enum Level: Int, CaseIterable {
      case low = 1, high
      static let standard = Level.high
      var title: String { switch self { case .low: "Low"; case .high: "High" } }
    }
    enum Route {
      case list
      case detail(id: Int, name: String)
      var title: String {
        switch self {
        case .list: return "All"
        case let .detail(_, name): return "About \\(name)"
        }
      }
    }
    class Base { var title: String { "Base" }; static let word = "Word" }
    final class Derived: Base { override var title: String { "Derived" } }
    typealias Titles = Copy.Titles
    enum Copy { enum Titles { static let main = "Main"; static func of(_ name: String) -> String { "Of \\(name)" } } }
    let globalTitle = "Global"
    enum Flavour: CustomStringConvertible { case sweet; var description: String { "very sweet" } }
    func globalFunction(_ count: Int) -> String { count > 1 ? "several" : "single" }
    prefix operator %
    infix operator <+>
    extension String { static prefix func % (key: String) -> String { "text of " + key } }
    extension Person { static func <+> (one: Person, other: Person) -> String { one.name + " with " + other.name } }
    func <+> (count: Int, word: String) -> String { "\\(count) \\(word)" }
    """
}

/// Texts that source decides, and those that run time decides, through the language's ways of putting them together.
@Suite("Evaluation of expressions")
struct EvaluationExpressionTests {
  private static let members = """
    let name: String; let count: Int; let isOn: Bool; let person: Person; let route: Route; let note: String?
    let all: [Person]
    let fixed = "fixed"; var given = "default"; static let constant = "constant"; let pair = (first: "one", 2)
    let list = ["x", "y"]; static let people = [Person(name: "Ann"), Person(name: "Bob")]
    var computed: String { "computed " + fixed }
    func format(_ text: String, times: Int = 2) -> String { "\\(text) x\\(times)" }
    func pick(_ level: Level) -> String { level.title }
    func pick(name: String) -> String { "named " + name }
    func apply(_ text: String, _ change: (String) -> String) -> String { change(text) }
    func generic<T: Named>(_ value: T) -> String { value.greeting }
    """

  private static let rows: [SpokenCode] = [
    .init(#""plain""#, "plain"), .init(#""a" + "b""#, "ab"), .init(#""\(name)!""#, "«name»!"), .init("name", "«name»"),
    .init("fixed", "fixed"), .init("given", "«given»"), .init("Self.constant", "constant"),
    .init("Sample.constant", "constant"),
    .init("self.fixed", "fixed"), .init("computed", "computed fixed"), .init("pair.first", "one"),
    .init(#""\(pair.1)""#, "2"),
    .init(#"format("t")"#, "t x2"), .init(#"format("t", times: 3)"#, "t x3"), .init("format(name)", "«name» x2"),
    .init("pick(.low)", "Low"), .init("pick(Level.standard)", "High"), .init(#"pick(name: "n")"#, "named n"),
    .init(#"apply("x") { $0 + "!" }"#, "x!"), .init(#"apply("x", { text in text.uppercased() })"#, "X"),
    .init(#"%"key""#, "text of key"), .init(#"2 <+> "nights""#, "2 nights"),
    .init(#"Person(name: "Ann") <+> Person(name: "Bob")"#, "Ann with Bob"),
    .init(#"generic(Person(name: "G"))"#, "Hello G"), .init("globalTitle", "Global"),
    .init("globalFunction(3)", "several"),
    .init("isOn ? \"Yes\" : \"No\"", "Yes [isOn]", "No [!isOn]"), .init(#"true ? "Yes" : "No""#, "Yes"),
    .init(#"note ?? "none""#, "«note» [note != nil]", "none [note == nil]"), .init(#"note!"#, "«note»"),
    .init(#"isOn ? "A \(name)" : name"#, "A «name» [isOn]", "«name» [!isOn]"),
    .init(#""\(count) \(count == 1 ? "day" : "days")""#, "«count» day [count == 1]", "«count» days [count != 1]"),
    .init("person.name", "«person.name»"), .init("person.greeting", "Hello «person.name»"),
    .init(#"Person(name: "Ann").greeting"#, "Hello Ann"), .init(#"Person(name: "Ann").signed()"#, "Ann & me"),
    .init(#"Person(name: "Ann").signed(by: "Bo")"#, "Ann & Bo"), .init(#""\(Person(name: "Ann").age)""#, "30"),
    .init(#"Person(name: "Ann").nickname ?? "none""#, "none"),
    .init(#"Person(name: "A", nickname: "N").nickname ?? "none""#, "N"),
    .init(#"String.brand"#, "Acme"), .init(#""a".wrapped(in: "*")"#, "*a*"),
    .init(#"3.words"#, "3 things"), .init(#"1.words"#, "one"), .init("Level.low.title", "Low"),
    .init("Level.allCases[0].title", "Low"), .init("Level.allCases.last!.title", "High"),
    .init("Route.list.title", "All"), .init(#"Route.detail(id: 1, name: "N").title"#, "About N"),
    .init("route.title", "All [route == .list]", "About «name» [route == .detail]"),
    .init("Derived().title", "Derived"), .init("Derived.word", "Word"), .init("Base().title", "Base"),
    .init("Titles.main", "Main"), .init(#"Titles.of("x")"#, "Of x"),
    .init("list[1]", "y"), .init("list.first!", "x"), .init(#"list.joined(separator: "-")"#, "x-y"),
    .init(#""\(list.count)""#, "2"), .init(#"list.isEmpty ? "none" : "some""#, "some"),
    .init("Self.people[1].name", "Bob"),
    .init(#"Self.people.map { $0.name }.joined(separator: ", ")"#, "Ann, Bob"),
    .init(#"list.map { $0 + "!" }.joined()"#, "x!y!"), .init(#"[name, "z"].joined(separator: " ")"#, "«name» z"),
    .init(#"all.isEmpty ? "None" : "Some""#, "None [all.isEmpty]", "Some [!all.isEmpty]"),
    .init(#""abc".capitalized"#, "Abc"), .init(#""ABC".lowercased()"#, "abc"), .init(#"{ "called" }()"#, "called"),
    .init(#"String(5)"#, "5"), .init(#""\(2 + 3)""#, "5"), .init(#"String(format: "%@ of %d", "one", 2)"#, "one of 2"),
    .init(#"String(format: "%@ by %@", name, "me")"#, "«name» by me"),
    .init(#"String(format: String(localized: "%@ by %@"), name, "me")"#, "«name» by me"),
    .init(#"("bracketed")"#, "bracketed"),
    .init(#"String(format: NSLocalizedString("%@ by %@", comment: ""), name, "me")"#, "«name» by me"),
    // No table came with the sources: a key that nobody means to show stands for words that are not known.
    .init(#"NSLocalizedString("login_title", comment: "")"#, "«login_title»"),
    .init(#"NSLocalizedString("Log in.", comment: "")"#, "Log in."),
    .init(#""a".shouted"#, "A!"), .init(#""\(2847) people""#, "2,847 people"),
    .init("\"\"\"\nmulti\n\"\"\"", "multi"), .init(##"#"raw \n"#"##, #"raw \n"#),
    .init(#"isOn ? isOn ? "A" : "B" : "C""#, "A [isOn]", "C [!isOn]"),
  ]

  @Test("A text is heard as it is put together", arguments: rows)
  func isHeard(_ row: SpokenCode) async {
    #expect(await row.textsOfExpression(Self.members) == row.heard)
  }

  private static let rarerRows: [SpokenCode] = [
    .init(#"Self.people.map(\.name).joined(separator: ", ")"#, "Ann, Bob"),
    .init(#"note.map { "Note: \($0)" } ?? "none""#, "Note: «note» [note != nil]", "none [note == nil]"),
    .init(#"["k": "v"]["k"] ?? "none""#, "v"),
    .init("Level(rawValue: 1)!.title", "Low"), .init(#""\(Level.high.rawValue)""#, "2"),
    .init(#""\(Level.high)""#, "high"),
    .init(#"list.reduce("") { $0 + $1 }"#, "xy"),
    .init(#".init("Some *markdown*")"#, "Some markdown"),
    .init(#"try! AttributedString(markdown: "**bold** text")"#, "bold text"),
    .init(#"note.map { $0 + "!" } ?? name"#, "«note»! [note != nil]", "«name» [note == nil]"),
    .init(#"Optional("a").map { $0 + "!" } ?? "none""#, "a!"),
    .init(#"note.flatMap { $0 } ?? "none""#, "«note» [note != nil]", "none [note == nil]"),
    .init(#"list.map(\.self).joined()"#, "xy"), .init(#"list.map(\.shouted).joined(separator: " ")"#, "X! Y!"),
    .init(#"["q", "r"].map(\.shouted).joined()"#, "Q!R!"),
    .init(#"[1, 2].map(String.init).joined(separator: "-")"#, "1-2"),
    .init(#"list.contains("x") ? "in" : "out""#, "in"), .init(#"["k": "v"]["z"] ?? "none""#, "none"),
    .init("Level(rawValue: 9)?.title ?? \"none\"", "none"),
    .init(#""\(Flavour.sweet)""#, "very sweet"),
    .init(#"Text("4").accessibilityLabel("four") + Text(" stars")"#, "four stars"),
    .init(#"String(localized: .init("plain"))"#, "plain"),
  ]

  @Test("A text is heard as it is put together, in rarer ways", arguments: rarerRows)
  func isHeardInRarerWays(_ row: SpokenCode) async {
    #expect(await row.textsOfExpression(Self.members) == row.heard)
  }

  /// A wrong text is worse than a hole: whatever is not followed must not leave its first value standing.
  @Test("A variable that is changed does not keep its first value", arguments: [
    "var text = \"old\"; for other in others { text += other }; return text",
    "var text = \"old\"; while text.count < limit { text += \".\" }; return text",
    "var text = \"old\"; change(&text); return text",
    "var text = \"old\"; others.forEach { text += $0 }; return text",
    "var total = 0; repeat { total += 1 } while total < limit; return total == 0 ? \"old\" : \"new\"",
  ])
  func doesNotKeepFirstValue(_ statements: String) async throws {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        let others: [String]
        let limit: Int
        var made: String { \(statements) }
        var body: some View { Text(made) }
        func change(_ text: inout String) { text = others.joined() }
      }
      """)
    let stops = try #require(hearing.stops())
    #expect(!stops.isEmpty)
    let isOnlyOld = stops.allSatisfy { $0.text == "old" }
    #expect(!isOnlyOld)
  }
}
