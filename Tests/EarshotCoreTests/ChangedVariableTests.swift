import Testing

/// Whoever changes a variable, in whatever way: what it holds afterwards is heard, and never what it held before.
@Suite("Changed variables") struct ChangedVariableTests {
  /// What a label says that code of a controller makes of a variable.
  private func heard(_ statements: String, members: String = "") async throws -> [String] {
    try await UIKitExample.heard([
      "A.swift": UIKitExample.controller(
        statements,
        members: """
        var items: [String] = []
        func put(_ text: String) {
          let label = UILabel()
          label.text = text
          view.addSubview(label)
        }
        \(members)
        """)
    ])
  }

  @Test("What is handed over with & comes back as the function leaves it", arguments: [
    ("var word = \"Ash\"\nrename(&word)\nput(word)", "Oak"),
    ("var count = 1\nadd(2, to: &count)\nput(\"\\(count) trees\")", "3 trees"),
    ("var a = 1, b = 2\nswap(&a, &b)\nput(\"\\(a) before \\(b)\")", "2 before 1"),
    ("var count = 1\nlet all = added(&count)\nput(\"\\(count) of \\(all)\")", "6 of 10"),
  ]) func lent(_ statements: String, _ expected: String) async throws {
    let texts = try await heard(
      statements,
      members: """
      func rename(_ word: inout String) { word = "Oak" }
      func add(_ more: Int, to count: inout Int) { count += more }
      func added(_ count: inout Int) -> Int {
        count += 5
        return 10
      }
      """)
    #expect(texts == [expected])
  }

  @Test("In views too") func lentInViews() async throws {
    let texts = try await UIKitExample.heard([
      "A.swift": """
      import SwiftUI
      struct Example: View {
        var body: some View { Text(summary()) }
        func summary() -> String {
          var words = ["Ash"]
          extend(&words)
          return words.joined(separator: " and ")
        }
        func extend(_ words: inout [String]) { words.append("oak") }
      }
      """
    ])
    #expect(texts == ["Ash and oak"])
  }

  @Test("What code outside of the app makes of it is not known") func lentToUnknown() async throws {
    let texts = try await heard("var count = 1\nvDSP_count(&count)\nput(\"\\(count) trees\")")
    #expect(texts.count == 1 && texts[0].first?.isNumber == false, "\(texts)")
  }

  @Test("What a closure does when the code is done is no certain value of what follows", arguments: [
    "var word = \"Ash\"\nload { word = $0 }\nput(word)",
    "var word = \"Ash\"\nDispatchQueue.main.asyncAfter(deadline: .now() + 1) { word = \"Oak\" }\nput(word)",
    "var word = \"Ash\"\n_ = items.map { item -> String in word = \"Oak\"; return item }\nput(word)",
  ]) func later(_ statements: String) async throws {
    let texts = try await heard(
      statements,
      members: "func load(_ done: @escaping (String) -> Void) { DispatchQueue.global().async { done(\"Oak\") } }")
    #expect(texts.count == 1 && texts != ["Oak"], "\(texts)")
  }

  @Test("Objects that a closure makes later are known by it") func laterObjects() async throws {
    let texts = try await heard(
      """
      var label: UILabel?
      DispatchQueue.main.async { label = UILabel(); label?.text = "Tides"; self.view.addSubview(label!) }
      """)
    #expect(texts.contains("Tides"))
  }

  @Test("What is deferred is done at the end") func deferred() async throws {
    #expect(
      try await heard(
        """
        var word = "Ash"
        defer {
          word = "Oak"
          put(word)
        }
        put(word)
        """) == ["Ash", "Oak"])
  }

  @Test("A test of a loop takes from the list that it asks") func tested() async throws {
    let texts = try await heard(
      """
      var waiting = ["Ash", "Oak"]
      while let next = waiting.popLast() { put("Tree " + next) }
      put("\\(waiting.count) left")
      """)
    #expect(texts.contains { $0.hasPrefix("Tree") })
    #expect(texts.last?.first?.isNumber == false, "\(texts)")
  }

  /// What a function of a view works out.
  private func said(_ statements: String, besides declarations: String = "") async throws -> [String] {
    try await UIKitExample.heard([
      "A.swift": """
      import SwiftUI
      \(declarations)
      struct Example: View {
        let prices: [Int]
        var body: some View { Text(summary()) }
        func summary() -> String {
          \(statements)
        }
      }
      """
    ])
  }

  private let basket = """
    struct Basket {
      var count = 0
      var names: [String] = []
      mutating func add(_ name: String) {
        names.append(name)
        grow()
      }
      mutating func grow() { count += 1 }
      mutating func take() -> String { count -= 1; return names.removeLast() }
    }
    enum Mode {
      case list, grid
      mutating func turn() { self = self == .list ? .grid : .list }
    }
    final class Counter {
      var count = 0
      func add() { count += 1 }
    }
    """

  @Test("Methods of a value change the variable that holds it", arguments: [
    ("var basket = Basket(); basket.add(\"fig\"); basket.add(\"plum\"); return \"\\(basket.count) of \\(basket.names.joined(separator: \" \"))\"",
     "2 of fig plum"),
    ("var mode = Mode.list; mode.turn(); return mode == .grid ? \"Grid\" : \"List\"", "Grid"),
    ("var basket = Basket(); let other = basket; basket.grow(); return \"\\(basket.count) and \\(other.count)\"", "1 and 0"),
  ]) func mutating(_ statements: String, _ expected: String) async throws {
    #expect(try await said(statements, besides: basket) == [expected])
  }

  @Test("What a method leaves that is not followed is not known", arguments: [
    "var basket = Basket(names: [\"fig\"]); _ = basket.take(); return \"\\(basket.count) left\"",
    "let counter = Counter(); counter.add(); return \"\\(counter.count) left\"",
    "var basket = Basket(); for price in prices { basket.add(\"\\(price)\") }; return \"\\(basket.count) left\"",
  ]) func mutatingOpenly(_ statements: String) async throws {
    let texts = try await said(statements, besides: basket)
    #expect(texts.count == 1 && texts[0].first?.isNumber == false, "\(texts)")
  }

  @Test("Closures and functions of the code change its variables", arguments: [
    ("var n = 1; let add = { (more: Int) in n += more }; add(2); add(3); return \"\\(n) miles\"", "6 miles"),
    ("var n = 1; func double() { n *= 2 }; double(); double(); return \"\\(n) miles\"", "4 miles"),
  ]) func local(_ statements: String, _ expected: String) async throws {
    #expect(try await said(statements) == [expected])
  }

  @Test("What is taken out of a list is gone", arguments: [
    ("var waiting = [\"Ash\", \"Oak\"]; let first = waiting.removeFirst(); return \"\\(first) before \\(waiting.count)\"", "1"),
    ("var waiting = [\"Ash\", \"Oak\"]; _ = waiting.popLast(); return \"\\(waiting.joined()) and \\(waiting.count)\"", "1"),
  ]) func taken(_ statements: String, _ expected: String) async throws {
    let texts = try await said(statements)
    #expect(texts.allSatisfy { $0.hasSuffix(expected) }, "\(texts)")
  }

  @Test("What a test takes out of a list is gone, and the rest is there", arguments: [
    ("var waiting = [\"Ash\", \"Oak\", \"Elm\"]; waiting.removeAll { $0 == \"Oak\" }; return waiting.joined(separator: \" and \")", "Ash and Elm"),
    ("var waiting = [1, 2, 3]; waiting.removeAll(where: { $0 > 1 }); return \"\\(waiting.count) left\"", "1 left"),
  ]) func takenByTest(_ statements: String, _ expected: String) async throws {
    #expect(try await said(statements) == [expected])
  }

  @Test("Jumps to a loop of a name leave those inside it", arguments: [
    ("var n = 0; rows: for i in 1...3 { for j in 1...3 { if j == 2 { continue rows }; n += i * j } }; return \"\\(n) seats\"",
     "6 seats"),
    ("var n = 0; rows: for i in [1, 2, 3] { for j in [1, 2] { if i == 2 { break rows }; n += j } }; return \"\\(n) seats\"",
     "3 seats"),
    // A `switch` with a label is left as one without.
    ("var n = 0; pick: switch 2 { case 2: n = 3; if n == 3 { break pick }; n = 9; default: n = 4 }; n += 1; return \"\\(n) seats\"",
     "4 seats"),
  ]) func labelled(_ statements: String, _ expected: String) async throws {
    #expect(try await said(statements) == [expected])
  }
}
