import EarshotCore
import Testing

/// Parts of lists of views, by ranges, numbers and tests.
@Suite("Parts of lists of views") struct UIKitSliceTests {
  private func heard(_ shown: String, members: String = "") async throws -> [String] {
    let made = """
      lazy var labels: [UILabel] = {
        var labels: [UILabel] = []
        for name in ["Low", "Middle", "High"] {
          let label = UILabel()
          label.text = name
          labels.append(label)
        }
        return labels
      }()
      var count = 0
      \(members)
      """
    let code = UIKitExample.controller("\(shown).forEach { view.addSubview($0) }", members: made)
    return try await UIKitExample.heard(["A.swift": code])
  }

  @Test(arguments: [
    ("labels[1...]", ["Middle", "High"]), ("labels[..<2]", ["Low", "Middle"]), ("labels[0...1]", ["Low", "Middle"]),
    ("Array(labels[2..<3])", ["High"]), ("labels.dropFirst(2)", ["High"]), ("labels.dropLast(2)", ["Low"]),
    ("labels.suffix(1)", ["High"]), ("labels.prefix(2)", ["Low", "Middle"]), ("labels.dropFirst()", ["Middle", "High"]),
  ])
  func known(shown: String, texts: [String]) async throws {
    // What is made and not seen to be shown comes last, and is uncertain.
    #expect(Array(try await heard(shown).prefix(texts.count)) == texts)
  }

  /// How many there are, only run time knows: each is there where they reach to it.
  @Test(arguments: ["labels.prefix(shown)", "Array(labels[0..<shown])", "labels[..<shown]"])
  func open(shown: String) async throws {
    let members = "let shown: Int\ninit(shown: Int) { self.shown = shown; super.init(nibName: nil, bundle: nil) }"
    let heard = try await heard(shown, members: members)
    #expect(heard == ["Low [shown > 0]", "Middle [shown > 1]", "High [shown > 2]"])
  }

  /// A range that no list reaches to is not followed.
  @Test(arguments: ["labels[0...9223372036854775807]", "labels[7...]", "labels.prefix(9223372036854775807)"])
  func beyond(shown: String) async throws {
    #expect(try await !heard(shown).isEmpty)
  }

  /// Whether a view is taken, only run time knows.
  @Test func openTest() async throws {
    let members = "let used: Set<UILabel>\ninit(used: Set<UILabel>) { self.used = used; super.init(nibName: nil, bundle: nil) }"
    #expect(try await heard("labels.filter { used.contains($0) }", members: members).count == 3)
  }
}
