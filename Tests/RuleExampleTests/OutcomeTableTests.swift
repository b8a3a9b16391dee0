import AccessibilityModel
import Testing

@testable import Rules

@Suite struct OutcomeTableTests {
  private static let conditions: [Condition] = {
    func test(_ value: String, _ name: String, _ isPositive: Bool) -> Condition {
      Condition(
        subject: "\(value) == .\(name)", branch: isPositive ? 0 : 1, description: "\(value) \(isPositive) \(name)",
        caseTest: Condition.CaseTest(value: value, name: name, isPositive: isPositive))
    }
    let plain = ["isOn", "isNew", "count > 0"].flatMap { subject in
      (0..<3).map { Condition(subject: subject, branch: $0, description: "\(subject) \($0)") }
    }
    let cases = ["phase", "mode"].flatMap { value in
      ["loaded", "failed"].flatMap { [test(value, $0, true), test(value, $0, false)] }
    }
    let simple = plain + cases
    let composed = (0..<simple.count - 1).flatMap { number in
      let parts = [simple[number], simple[number + 1]]
      return [
        Condition(subject: "all \(number)", branch: 0, description: "all \(number)", composition: .all(parts)),
        Condition(subject: "any \(number)", branch: 0, description: "any \(number)", composition: .any(parts)),
      ]
    }
    let nested = Condition(
      subject: "nested", branch: 0, description: "nested", composition: .all([composed[0], composed[7], composed[20]]))
    // Equal to one that was taken apart, and told without its parts.
    let untold = Condition(subject: "all 3", branch: 0, description: "all 3")
    return simple + composed + composed.map(\.opposite) + [nested, nested.opposite, untold]
  }()

  @Test("Numbers exclude each other as the conditions do") func sameAsConditions() {
    var table = OutcomeTable()
    let numbers = Self.conditions.map { table.number(of: $0) }
    var excluding = 0
    for (one, first) in zip(Self.conditions, numbers) {
      for (other, second) in zip(Self.conditions, numbers) {
        #expect(table.excludes(first, second) == one.excludes(other), "\(one.description), \(other.description)")
        if one.excludes(other) { excluding += 1 }
      }
    }
    #expect(excluding > Self.conditions.count)
  }

  @Test("What two branches begin with bears on neither") func sharedBeginnings() {
    var table = OutcomeTable()
    let numbers = Self.conditions.prefix(6).map { table.number(of: $0) }
    let (isOn, isOff, isNew) = (numbers[0], numbers[1], numbers[3])
    #expect(table.branchesExclude([isNew, isOn], [isNew, isOff]))
    #expect(!table.branchesExclude([isNew, isOn], [isNew, isOn, numbers[5]]))
    #expect(!table.branchesExclude([isOn], [isNew]))
  }

  @Test("What holds together admits the outcomes that none of it excludes") func together() {
    var table = OutcomeTable()
    let numbers = Self.conditions.map { table.number(of: $0) }
    for start in numbers.indices {
      let mine = numbers[start...].prefix(3)
      let held = table.together(mine)
      for other in numbers.indices {
        let theirs = numbers[other...].prefix(2)
        #expect(table.someExcludes(theirs, held) == table.someExcludes(theirs, mine), "\(start), \(other)")
      }
    }
  }

  @Test("What was added excludes as well") func added() {
    var table = OutcomeTable()
    let numbers = Self.conditions.prefix(6).map { table.number(of: $0) }
    var held = table.together([numbers[0]])
    #expect(!table.someExcludes([numbers[4]], held))
    table.add([numbers[3]], to: &held)
    #expect(table.someExcludes([numbers[4]], held))
    #expect(!table.someExcludes([numbers[0], numbers[3]], held))
  }
}
