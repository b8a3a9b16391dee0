import Testing

/// Initialisers of views and models are run like any other code: loops, branches, returns, calls and changes count, for
/// local variables and for members.
@Suite("Initialisers") struct InitializerTests {
  private func heard(_ code: String) async throws -> [String] {
    try await UIKitExample.heard(["A.swift": "import SwiftUI\n" + code])
  }

  /// A view whose initialiser counts what it is handed, beside one that hands it something.
  private func counting(_ code: String, handed: String) -> String {
    """
    struct Summary: View {
      let found: [String]
      init(_ parts: [String]) {
        var found: [String] = []
        \(code)
        self.found = found
      }
      var body: some View { Text("\\(found.count) parts") }
    }
    struct Example: View { let parts: [String]; var body: some View { Summary(\(handed)) } }
    """
  }

  @Test("What only run time decides about a local variable is not told", arguments: [
    "for part in parts { found.append(part) }", "if parts.count > 3 { found.append(\"a\") }",
    "if parts.count > 3 { found = [\"a\"] }", "switch parts.count { case 0: break; default: found = parts }",
    "fill(&found)", "parts.forEach { found.append($0) }",
  ]) func unknown(_ code: String) async throws {
    let texts = try await heard(counting(code, handed: "parts"))
    #expect(texts.allSatisfy { !$0.hasPrefix("0") && !$0.hasPrefix("1 ") || texts.count > 1 }, "\(texts)")
  }

  @Test("What code makes of a local variable", arguments: [
    ("", "0 parts"), ("found = [\"a\", \"b\"]", "2 parts"), ("found.append(\"a\")", "1 parts"),
    ("for part in parts { found.append(part) }", "3 parts"),
    ("for part in parts where part != \"b\" { found.append(part) }", "2 parts"),
    ("if parts.count > 2 { found.append(\"a\") }", "1 parts"),
    ("do { found = parts }", "3 parts"),
  ]) func known(_ code: String, _ expected: String) async throws {
    #expect(try await heard(counting(code, handed: "[\"a\", \"b\", \"c\"]")) == [expected])
  }

  @Test("Members are variables of the initialiser") func members() async throws {
    #expect(
      try await heard(
        """
        struct Total: View {
          private var names: [String] = ["Rent"]
          private var count = 0
          init(_ more: [String]) {
            for name in more {
              names.append(name)
              self.count += 2
            }
          }
          var body: some View { Text("\\(names.joined(separator: ", ")): \\(count)") }
        }
        struct Example: View { var body: some View { Total(["Food", "Fuel"]) } }
        """) == ["Rent, Food, Fuel: 4"])
  }

  @Test("What one way leaves alone is what it was") func branches() async throws {
    let texts = try await heard(
      """
      struct Badge: View {
        var title = "None yet"
        init(isNew: Bool) { if isNew { title = "New" } }
        var body: some View { Text(title) }
      }
      struct Example: View { @State private var isNew = Bool.random(); var body: some View { Badge(isNew: isNew) } }
      """)
    #expect(texts == ["New [isNew]", "None yet [!isNew]"])
  }

  @Test("An early return leaves what was given until then") func returns() async throws {
    #expect(
      try await heard(
        """
        struct Price: View {
          var text = "Free"
          init(_ amount: Int?) {
            guard let amount else { return }
            text = "\\(amount) coins"
          }
          var body: some View { Text(text) }
        }
        struct Example: View { var body: some View { VStack { Price(nil); Price(5) } } }
        """) == ["Free", "5 coins"])
  }

  @Test("A parameter of a member's name is the parameter") func names() async throws {
    #expect(
      try await heard(
        """
        struct Line: View {
          let title: String
          init(title: String) {
            self.title = title + "!"
            print(title)
          }
          var body: some View { Text(title) }
        }
        struct Example: View { var body: some View { Line(title: "Hello") } }
        """) == ["Hello!"])
  }

  @Test("Methods that an initialiser calls give members values") func methods() async throws {
    #expect(
      try await heard(
        """
        struct Shelf {
          let owner: String
          private(set) var label = ""
          init(owner: String) {
            self.owner = owner
            prepare(at: 3)
          }
          private mutating func prepare(at row: Int) { label = "\\(owner), row \\(row)" }
        }
        struct Example: View { let shelf = Shelf(owner: "Ada"); var body: some View { Text(shelf.label) } }
        """) == ["Ada, row 3"])
  }

  @Test("One initialiser hands over to another and goes on") func delegation() async throws {
    #expect(
      try await heard(
        """
        struct Card: View {
          var title: String
          var note = "no note"
          init(title: String) { self.title = title }
          init(number: Int) {
            self.init(title: "Card \\(number)")
            note = "numbered"
          }
          var body: some View { Text("\\(title), \\(note)") }
        }
        struct Example: View { var body: some View { Card(number: 7) } }
        """) == ["Card 7, numbered"])
  }

  @Test("What an initialiser of an enumeration makes of what is known", arguments: [
    ("Level(score: 9)", "High"), ("Level(score: 2)", "Low"), ("Level(name: \"low\")", "Low"),
  ]) func enumerations(_ call: String, _ expected: String) async throws {
    #expect(
      try await heard(
        """
        enum Level {
          case low, high
          init(score: Int) { self = score > 5 ? .high : .low }
          init(name: String) {
            if name == "high" {
              self = .high
              return
            }
            self = .low
          }
          var title: String { self == .high ? "High" : "Low" }
        }
        struct Example: View { var body: some View { Text(\(call).title) } }
        """) == [expected])
  }

  @Test("A value that may not be made is not taken for made") func failing() async throws {
    let texts = try await heard(
      """
      enum Level {
        case low, high
        init?(name: String) {
          switch name {
          case "high": self = .high
          default: return nil
          }
        }
        var title: String { "Level" }
      }
      struct Example: View {
        let name: String
        var body: some View { if let level = Level(name: name) { Text(level.title) } else { Text("No level") } }
      }
      """)
    #expect(texts.contains { $0.hasPrefix("No level") })
  }

  @Test("Ways through an initialiser that an extension adds to a type from elsewhere") func extensions() async throws {
    #expect(
      try await heard(
        """
        extension Label where Title == Text, Icon == Image {
          init(_ title: String, isUrgent: Bool) {
            let symbol: String
            if isUrgent { symbol = "exclamationmark.triangle" } else { symbol = "info.circle" }
            self.init(title + (isUrgent ? "!" : ""), systemImage: symbol)
          }
        }
        struct Example: View { var body: some View { Label("Low battery", isUrgent: true) } }
        """) == ["Low battery!"])
  }

  @Test("What an object does later leaves it what it is") func later() async throws {
    #expect(
      try await heard(
        """
        final class Account: ObservableObject {
          @Published var owner = "Ada"
          @Published var city = ""
          let number: Int
          init(number: Int) {
            self.number = number
            load { [weak self] city in
              self?.city = city
            }
          }
          func load(_ done: @escaping (String) -> Void) {}
        }
        struct Example: View {
          @StateObject private var account = Account(number: 7)
          var body: some View {
            Text("Number \\(account.number)")
            Text(account.city)
          }
        }
        """) == ["Number 7", "«account.city»"])
  }

  @Test("Loops that are not followed leave nothing of a member but its name") func loops() async throws {
    let texts = try await heard(
      """
      struct Total: View {
        var count = 0
        let title: String
        init(_ more: [String]) {
          title = "Total"
          for name in more { self.count += name.count }
        }
        var body: some View {
          Text(title)
          Text("\\(count) letters")
        }
      }
      struct Example: View { let names: [String]; var body: some View { Total(names) } }
      """)
    #expect(texts == ["Total", "«count» letters"])
  }
}
