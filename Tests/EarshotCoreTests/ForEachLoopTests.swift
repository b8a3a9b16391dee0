import Testing

/// `items.forEach { … }` changes variables of the code around it as often as there are items, as a loop does, and what
/// code makes of the members of an object leaves the variable that object.
@Suite("Loops by forEach") struct ForEachLoopTests {
  private func heard(_ statements: String, members: String = "") async throws -> [String] {
    try await UIKitExample.heard(["A.swift": UIKitExample.controller(statements, members: members)])
  }

  /// A function that works out a text in a view.
  private func said(_ statements: String) async throws -> [String] {
    try await UIKitExample.heard([
      "A.swift": """
      import SwiftUI
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

  @Test("Over a list that is known, each turn counts", arguments: [
    ("var sum = 1; [2, 3].forEach { sum += $0 }; return \"\\(sum) miles\"", "6 miles"),
    ("var text = \"Fruit:\"; [\"fig\", \"plum\"].forEach { name in text += \" \" + name }; return text", "Fruit: fig plum"),
    ("var n = 0; [1, 5, 9].forEach { price in guard price > 3 else { return }; n += 1 }; return \"\\(n) dear\"", "2 dear"),
    (
      "var text = \"\"; [\"ash\", \"oak\"].enumerated().forEach { index, tree in text += \"\\(index) \\(tree) \" }; return text",
      "0 ash 1 oak "
    ),
    ("var n = 0; [[1, 2], [3]].forEach { row in row.forEach { n += $0 } }; return \"\\(n) in all\"", "6 in all"),
  ]) func known(_ statements: String, _ expected: String) async throws {
    #expect(try await said(statements) == [expected])
  }

  @Test("Over a list that only run time knows, nothing is told for certain", arguments: [
    "var n = 0; prices.forEach { _ in n += 1 }; return \"\\(n) prices\"",
    "var sum = 2; prices.forEach { sum += $0 }; return \"\\(sum) prices\"",
    "var last = 7; prices.forEach { price in if price > 3 { last = price } }; return \"\\(last) prices\"",
  ]) func unknown(_ statements: String) async throws {
    let texts = try await said(statements)
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { $0.first?.isNumber == false }, "\(texts)")
  }

  @Test("In code of UIKit too") func objects() async throws {
    let texts = try await heard(
      """
      var count = 0
      items.forEach { _ in count += 1 }
      var isAny = false
      items.forEach { if $0.isEmpty { isAny = true } }
      var total = 0
      [3, 4].forEach { total += $0 }
      let words = ["\\(count) items", isAny ? "One is empty" : "All are full", "\\(total) miles"]
      words.forEach { word in
        let label = UILabel()
        label.text = word
        view.addSubview(label)
      }
      """, members: "var items: [String] = []")
    #expect(texts.first?.first?.isNumber == false, "\(texts)")
    #expect(Array(texts.dropFirst().dropLast()) == ["One is empty [isAny]", "All are full [!isAny]"])
    #expect(texts.last == "7 miles")
  }

  @Test("A loop and a handler that set something of an object leave the variable that object") func members() async throws {
    let texts = try await heard(
      """
      let title = UILabel()
      title.text = "Tides"
      for item in items { title.accessibilityHint = item }
      view.addSubview(title)
      let status = UILabel()
      status.text = "Ready"
      do { try load() } catch { status.textColor = .red }
      view.addSubview(status)
      """, members: "var items: [String] = []\nfunc load() throws {}")
    #expect(texts == ["Tides", "Ready"])
  }

  @Test("Initialisers of models that fill themselves") func models() async throws {
    let texts = try await UIKitExample.heard([
      "A.swift": """
      import SwiftUI
      struct Basket {
        var sum = 0
        var names: [String] = []
        init() {
          [4, 5].forEach { sum += $0 }
          ["fig", "plum"].forEach { names.append($0) }
        }
      }
      struct Example: View {
        let basket = Basket()
        var body: some View {
          Text("\\(basket.sum) in all")
          Text(basket.names.joined(separator: ", "))
        }
      }
      """
    ])
    #expect(texts == ["9 in all", "fig, plum"])
  }
}
