import AccessibilityModel
import EarshotCore
import Testing

/// Outcomes of a `switch` with several cases, and what one of them is the opposite of.
@Suite("Outcomes of many") struct SwitchOutcomeTests {
  private static func outcome(_ branch: Int, _ name: String) -> Condition {
    Condition(
      subject: "switch state", branch: branch, description: "state == .\(name)", asks: .which,
      caseTest: Condition.CaseTest(value: "state", name: name, isPositive: true))
  }
  private let loading = outcome(0, "loading"), empty = outcome(1, "empty"), full = outcome(2, "full")

  @Test("The opposite of one case is all the others") func opposite() {
    for one in [loading, empty, full] {
      #expect(one.opposite.opposite == one)
      #expect(one.opposite.excludes(one) && one.excludes(one.opposite))
      #expect(one.opposite.isOtherOutcome(of: one))
      for other in [loading, empty, full] where other != one { #expect(!one.opposite.excludes(other)) }
    }
    #expect(!loading.opposite.excludes(full.opposite))
    #expect(full.opposite.description == "state != .full")
  }

  @Test("A case without a name of its own excludes what is not it") func unnamed() {
    let one = Condition(subject: "switch count", branch: 2, description: "count: default", asks: .which)
    #expect(one.opposite.opposite == one)
    #expect(one.opposite.excludes(one))
  }

  @Test("What a case shows in a view that another case hides is there, once") func shown() async throws {
    let members = """
      enum State { case loading, empty(String), full([String]) }
      private var state = State.loading { didSet { render() } }
      private let stack = UIStackView()
      private func render() {
        switch state {
        case .loading: stack.isHidden = true
        case .empty(let text): title = text
        case .full(let names):
          stack.isHidden = false
          names.forEach { name in
            let label = UILabel()
            label.text = name
            stack.addArrangedSubview(label)
          }
        }
      }
      func loaded(_ names: [String]) { state = names.isEmpty ? .empty("None") : .full(names) }
      """
    let heard = try await UIKitExample.heard([
      "E.swift": UIKitExample.controller("view.addSubview(stack)\nrender()", members: members)
    ])
    #expect(heard == ["«text». Heading.", "«name» [state == .full] {for name in names}"])
  }
}
