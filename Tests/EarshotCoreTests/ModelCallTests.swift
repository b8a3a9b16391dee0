import EarshotCore
import Testing

/// What screens tell models to do is not followed through the whole app for each screen.
@Suite struct ModelCallTests {
  /// A model each of whose functions calls the next one four times: 4 to the power of 12 calls.
  static let fanningOut = """

    final class Store {
      static let shared = Store()
      private init() {}
    \((0..<12).map { number in
      "  func step\(number)(_ day: Date) { \((0..<4).map { "step\(number + 1)(day.adding(\($0)))" }.joined(separator: "; ")) }"
    }.joined(separator: "\n"))
      func step12(_ day: Date) { print(day) }
    }
    """

  @Test func aModelThatDoesMuchLeavesTheScreenItsSteps() async throws {
    let calls = (0..<40).map { "Store.shared.step0(day\($0))" }.joined(separator: "\n")
    let code = UIKitExample.controller(
      calls + """

        let label = UILabel()
        label.text = "Ready"
        view.addSubview(label)
        """) + Self.fanningOut
    #expect(try await UIKitExample.heard(["Example.swift": code]) == ["Ready"])
  }

  @Test func aModelThatIsGivenAnObjectIsFollowed() async throws {
    let code = UIKitExample.controller(
      """
      let label = UILabel()
      Brand.apply(to: label)
      view.addSubview(label)
      """) + """

      enum Brand {
        static func apply(to label: UILabel) { name(label) }
        private static func name(_ label: UILabel) { label.text = word(for: 2) }
        private static func word(for number: Int) -> String { number > 1 ? "Many" : "One" }
      }
      """
    #expect(try await UIKitExample.heard(["Example.swift": code]) == ["Many"])
  }

  /// What a property begins with is made once, however often it is asked for: here of 2,000 values each time.
  @Test func whatAPropertyBeginsWithIsMadeOnce() async throws {
    let types = (0..<10).map { number in
      let next = "Node\(number + 1)"
      return "struct Node\(number) { var left: \(next); let right: \(next); init() { left = \(next)(); right = \(next)() } }"
    }
    let calls = Array(repeating: "model.refresh()", count: 300)
    let code = UIKitExample.controller(
      calls.joined(separator: "\n") + "\nlet label = UILabel()\nlabel.text = \"Ready\"\nview.addSubview(label)",
      members: "var model = Node0()")
    let others = types + ["struct Node10 {}", "extension Node0 { func refresh() {} }"]
    let heard = try await UIKitExample.heard(["Example.swift": code + "\n" + others.joined(separator: "\n")])
    #expect(heard == ["Ready"])
  }

  /// Where steps do not suffice, that is said.
  @Test func codeThatIsTooLongLeavesAPartThatIsNotKnown() async throws {
    let members = (0..<12).map { number in
      "func step\(number)() { \((0..<4).map { _ in "step\(number + 1)()" }.joined(separator: "; ")) }"
    }
    let code = UIKitExample.controller(
      "step0()", members: (members + ["func step12() { print(self) }"]).joined(separator: "\n"))
    let heard = try await UIKitExample.heard(["Example.swift": code])
    // A stop of which nothing is known, and not no stop at all.
    #expect(heard == ["(nothing)"])
  }

  /// Two functions that call each other come to the same for whoever asks, whichever was asked first.
  @Test func whatCallsEachOtherIsTheSameInAnyOrder() async throws {
    let texts = ["Words.even(3)", "Words.odd(3)"]
    let words = """

      enum Words {
        static func even(_ number: Int) -> String { number == 0 ? "even" : odd(number - 1) }
        static func odd(_ number: Int) -> String { number == 0 ? "odd" : even(number - 1) }
      }
      """
    func screen(_ texts: [String]) -> String {
      UIKitExample.controller(
        texts.enumerated().map { number, text in
          """
          let label\(number) = UILabel()
          label\(number).text = \(text)
          view.addSubview(label\(number))
          """
        }.joined(separator: "\n")) + words
    }
    let forward = try await UIKitExample.heard(["Example.swift": screen(texts)])
    let backward = try await UIKitExample.heard(["Example.swift": screen(texts.reversed())])
    #expect(forward.count == 2)
    #expect(forward == backward.reversed())
  }
}
