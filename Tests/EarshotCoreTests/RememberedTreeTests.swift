import EarshotCore
import Testing

/// What is heard of a view does not depend on which screens were built before it on the same thread.
@Suite("Remembered trees")
struct RememberedTreeTests {
  /// The same declarations in both orders: screens are built in the order of the source.
  private func bothOrders(_ declarations: [String]) async -> (Hearing, Hearing) {
    let forwards = await Hearing.source(declarations.joined(separator: "\n"))
    let backwards = await Hearing.source(declarations.reversed().joined(separator: "\n"))
    return (forwards, backwards)
  }

  @Test("Where views contain each other, each is cut off in its own place")
  func mutualRecursion() async {
    let (forwards, backwards) = await bothOrders([
      "struct Cat: View { var body: some View { Text(\"cat\"); Dog() } }",
      "struct Dog: View { var body: some View { Text(\"dog\"); Bird() } }",
      "struct Bird: View { var body: some View { Text(\"bird\"); Cat() } }",
      "struct Zoo: View { var body: some View { Dog(); Cat(); Bird() } }",
    ])
    for screen in ["Cat", "Dog", "Bird", "Zoo"] {
      #expect(forwards.texts(of: screen) == backwards.texts(of: screen))
    }
    #expect(forwards.texts(of: "Cat")?.prefix(3) == ["cat", "dog", "bird"])
    #expect(forwards.texts(of: "Bird")?.prefix(3) == ["bird", "cat", "dog"])
  }

  @Test("Where views stand too deep in each other, what a smaller screen has is not put in")
  func nesting() async {
    let links = (0..<60).map { number in
      "struct V\(number): View { var body: some View { Text(\"\(number)\"); V\(number + 1)() } }"
    }
    let (forwards, backwards) = await bothOrders(links + ["struct V60: View { var body: some View { Text(\"end\") } }"])
    for screen in ["V0", "V10", "V30", "V59"] {
      #expect(forwards.texts(of: screen) == backwards.texts(of: screen))
    }
    #expect(forwards.texts(of: "V0")?.contains("end") == false)
    #expect(forwards.texts(of: "V30")?.last == "end")
  }

  @Test("Where a screen is too large, it is cut off at the same place")
  func size() async {
    let levels = (0..<16).map { number in
      "struct L\(number): View { var body: some View { L\(number + 1)(); L\(number + 1)() } }"
    }
    let (forwards, backwards) = await bothOrders(levels + ["struct L16: View { var body: some View { Text(\"leaf\") } }"])
    #expect(forwards.texts(of: "L0")?.count == backwards.texts(of: "L0")?.count)
    #expect(forwards.texts(of: "L8") == Array(repeating: "leaf", count: 256))
  }

  @Test("Static members that are made of each other are cut short in the same place, whichever is asked for first")
  func staticMembers() async {
    let words = "enum Words { static let all = [first, \"end\"]; static let first = all.first ?? \"none\" }"
    let (forwards, backwards) = await bothOrders([
      "struct Title: View { var body: some View { Text(Words.first) } }",
      words,
      "struct Entries: View { var body: some View { ForEach(Words.all, id: \\.self) { Text($0) } } }",
    ])
    for screen in ["Title", "Entries"] {
      #expect(forwards.texts(of: screen) == backwards.texts(of: screen))
    }
    #expect(forwards.texts(of: "Entries")?.last == "end")
  }

  @Test("The same component under another environment is another tree")
  func environment() async {
    let hearing = await Hearing.source(
      """
      struct First: View { var body: some View { Go().disabled(true) } }
      struct Second: View { var body: some View { Go() } }
      struct Go: View { var body: some View { Button("Go") {} } }
      """)
    #expect(hearing.texts(of: "First") == ["Go. Dimmed. Button."])
    #expect(hearing.texts(of: "Second") == ["Go. Button."])
  }
}
