import AccessibilityModel
import SourceModel
import Testing

@testable import Rules

/// What the tree of a screen answers is what comparing all elements with each other would come to.
@Suite("Asking the tree of a screen")
struct ScreenPlacesTests {
  /// Numbers that look random and are the same each time.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  private static let file = SourceFile(path: "A.swift", text: String(repeating: "x", count: 10_000))

  private static func nodes(depth: Int, _ next: inout Int, _ dice: inout Dice) -> [AccessibilityNode] {
    (0..<Int.random(in: 1...4, using: &dice)).flatMap { _ -> [AccessibilityNode] in
      next += 10
      let source = SourceRange(file: file, start: next, end: next + 5)
      let element = AccessibilityNode.element(AccessibilityElement(role: .text, viewName: "Text", source: source))
      guard depth > 0 else { return [element] }
      let inner = (0..<Int.random(in: 1...3, using: &dice)).map { _ in nodes(depth: depth - 1, &next, &dice) }
      switch Int.random(in: 0..<5, using: &dice) {
      case 0: return [element]
      case 1: return [.container(AccessibilityContainer(kind: .list, nodes: inner[0], source: source)), element]
      case 2: return [.repeated(Repetition(description: "for a in b", nodes: inner[0]))]
      default:
        let isSwitch = Bool.random(using: &dice)
        let subject = ["a", "b", "c"].randomElement(using: &dice) ?? "a"
        return [element, .choice(inner.enumerated().map { number, nodes in
          ConditionalBranch(condition: condition(subject, number, isSwitch, &dice), nodes: nodes)
        })]
      }
    }
  }

  private static func condition(_ subject: String, _ number: Int, _ isSwitch: Bool, _ dice: inout Dice) -> Condition {
    if isSwitch {
      return Condition(
        subject: "switch \(subject)", branch: number, description: "\(subject) == .p\(number)",
        caseTest: Condition.CaseTest(value: subject, name: "p\(number)", isPositive: true))
    }
    let simple = Condition(subject: subject, branch: number, description: "\(subject)\(number)")
    guard Bool.random(using: &dice) else { return simple }
    let other = Condition(subject: "b", branch: 0, description: "b")
    return Condition(
      subject: "\(subject)\(number) && b", branch: 0, description: "\(subject)\(number) && b",
      composition: .all([simple, other]))
  }

  @Test("What may be there together with an element", arguments: 0..<60)
  func together(seed: UInt64) {
    var dice = Dice(state: seed &* 7919 &+ 1)
    var next = 0
    let nodes = Self.nodes(depth: 4, &next, &dice)
    let screen = ScreenPlaces(Screen(
      name: "S", kind: .view, source: SourceRange(file: Self.file, start: 0, end: 1), nodes: nodes, isRoot: true))
    let all = Array(screen.places)
    func exclude(_ first: Int, _ second: Int) -> Bool {
      all[first].when.contains { one in all[second].when.contains { $0.excludes(one) } }
    }
    // All pairs of a large screen take minutes, and say no more than as many of each of sixty screens.
    let asking = all.indices.shuffled(using: &dice).prefix(24)
    for position in asking {
      let start = Int.random(in: 0...position, using: &dice)
      let asked = all.indices.shuffled(using: &dice).prefix(24).sorted()
      var found: [Int] = []
      screen.branches.visit(asked, from: start, with: all[position].branch) {
        found.append($0)
        return true
      }
      #expect(found == asked.filter { $0 >= start && !exclude(position, $0) })
      for other in asked {
        if !exclude(position, position), !exclude(other, other) {
          #expect(screen.coexist(position, other) == !exclude(position, other))
        } else if all[position].branch == all[other].branch {
          // Under outcomes that contradict each other by their words, nothing parts what stands side by side.
          #expect(screen.coexist(position, other))
        }
      }
    }
  }

  @Test("Visiting ends when it is told to")
  func enough() {
    var dice = Dice(state: 5)
    var next = 0
    let screen = ScreenPlaces(Screen(
      name: "S", kind: .view, source: SourceRange(file: Self.file, start: 0, end: 1),
      nodes: Self.nodes(depth: 3, &next, &dice), isRoot: true))
    var count = 0
    screen.branches.visit(Array(0..<screen.places.count), with: 0) { _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
  }

  @Test("Stretches of source around another one, the innermost first")
  func nest() {
    func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: Self.file, start: start, end: end) }
    let nest = Nest([range(50, 60), range(0, 100), range(10, 40), range(12, 20), range(22, 30)])
    var found: [Int] = []
    nest.forEach(around: range(23, 25)) { found.append($0.start) }
    #expect(found == [22, 10, 0])
    found = []
    nest.forEach(around: range(41, 43)) { found.append($0.start) }
    #expect(found == [0])
    found = []
    nest.forEach(around: range(120, 130)) { found.append($0.start) }
    #expect(found.isEmpty)
  }
}
