import AccessibilityModel
import EarshotCore
import Foundation
import Testing

/// Code that would never end, or would grow without bound, is analysed in bounds.
@Suite("Evaluation within limits")
struct EvaluationLimitsTests {
  @Test("A view that contains itself ends with the reason")
  func selfRecursion() async throws {
    let hearing = await Hearing.source(
      """
      struct Thread: View {
        let comment: Comment
        var body: some View {
          VStack {
            Text(comment.text)
            ForEach(comment.replies) { Thread(comment: $0) }
          }
        }
      }
      """)
    let stops = try #require(hearing.stops(of: "Thread"))
    #expect(stops.first?.text == "«comment.text»")
    #expect(stops.contains { ($0.details[.opaque] ?? $0.details[.partial])?.hasPrefix("recursion Thread") == true })
  }

  @Test("A value that takes too long to work out has the type that its function returns")
  func cutShort() async throws {
    let hearing = await Hearing.source(
      """
      struct Line: View {
        enum Content { case title(Text), nothing }
        let content: Content
        init(_ line: String) { content = Self.content(of: line) }
        static func content(of line: String) -> Content { line.isEmpty ? .nothing : content(of: String(line.dropFirst())) }
        var body: some View {
          switch content {
          case .title(let words): words
          case .nothing: EmptyView()
          }
        }
      }
      """)
    let stops = try #require(hearing.stops(of: "Line"))
    #expect(stops.contains { $0.text.hasPrefix("«words»") && $0.details[.opaque] == nil })
  }

  @Test("Two views that contain each other end with the reason")
  func mutualRecursion() async throws {
    let hearing = await Hearing.source(
      """
      struct Folder: View {
        let node: Node
        var body: some View { Text("Folder"); ForEach(node.children) { Row(node: $0) } }
      }
      struct Row: View {
        let node: Node
        var body: some View { if node.isFolder { Folder(node: node) } else { Text("File") } }
      }
      """)
    for screen in ["Folder", "Row"] {
      let stops = try #require(hearing.stops(of: screen))
      #expect(stops.contains { $0.text.hasPrefix("File") })
      #expect(stops.contains { ($0.details[.opaque] ?? $0.details[.partial])?.hasPrefix("recursion") == true })
    }
  }

  @Test("A recursion that ends by its argument is followed to its end")
  func boundedRecursion() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View { var body: some View { Countdown(from: 3) } }
      struct Countdown: View {
        let from: Int
        var body: some View {
          Text("\\(from)")
          if from > 1 { Countdown(from: from - 1) }
        }
      }
      """)
    #expect(hearing.texts() == ["3", "2", "1"])
  }

  @Test("A recursion whose end only run time knows is told after its first turn", arguments: [
    "if canGoOn { Countdown(from: from - 1) }", "ForEach(names, id: \\.self) { _ in Countdown(from: from - 1) }",
    "Countdown(from: next)", "Countdown(from: from)",
  ])
  func openRecursion(_ turn: String) async {
    let hearing = await Hearing.source(
      """
      struct Sample: View { var body: some View { Countdown(from: 3) } }
      struct Countdown: View {
        let from: Int
        @State var canGoOn = false
        @State var next = 1
        @State var names: [String] = []
        var body: some View {
          Text("\\(from)")
          VStack { \(turn) }
        }
      }
      """)
    #expect(hearing.stops(of: "Sample")?.count == 2)
    #expect(hearing.stops(of: "Sample")?.last?.details[.opaque] == "recursion Countdown")
  }

  @Test("What is written inside itself is no recursion", arguments: [
    "Box { Box { Box { Text(\"Deep\") } } }", "box { box { box { box { Text(\"Deep\") } } } }",
    "VStack { Wrapped().wrapped() }.wrapped()", "Box { Boxed() }", "Box { Box { Boxed() } }", "Text(\"Deep\").wrapped().wrapped().wrapped().wrapped()",
  ])
  func lexicalNesting(_ body: String) async {
    #expect(await Hearing.source(Self.nesting(body)).texts() == ["Deep"])
  }

  @Test("What only shows its argument may be nested at any depth", arguments: [
    "call { call { call { call { Text(\"Deep\") } } } }", "Box { Box { Box { Box { Box { Text(\"Deep\") } } } } }",
  ])
  func nestedCalls(_ body: String) async {
    let hearing = await Hearing.source(Self.nesting(body))
    #expect(hearing.texts() == ["Deep"])
  }

  /// A view with ways to nest things in things of the same kind.
  private static func nesting(_ body: String) -> String {
    """
    struct Sample: View {
      var body: some View { \(body) }
      func box<C: View>(@ViewBuilder _ content: () -> C) -> some View { VStack { content() } }
      func call<C: View>(_ make: () -> C) -> C { make() }
    }
    struct Box<C: View>: View { @ViewBuilder let content: () -> C; var body: some View { VStack { content() } } }
    struct Boxed: View { var body: some View { Box { Box { Text("Deep") } } } }
    struct Wrapped: View { var body: some View { VStack { Text("Deep").wrapped() }.wrapped() } }
    struct Wrapper: ViewModifier { func body(content: Content) -> some View { VStack { content } } }
    extension View { func wrapped() -> some View { modifier(Wrapper()) } }
    """
  }

  @Test("Functions and properties that call each other end", arguments: [
    "var a: String { b }; var b: String { a }; var body: some View { Text(a); Text(\"Rest\") }",
    "func f(_ n: Int) -> String { f(n + 1) }; var body: some View { Text(f(0)); Text(\"Rest\") }",
    "var a: some View { b }; var b: some View { a }; var body: some View { a; Text(\"Rest\") }",
    "var body: some View { VStack { body; Text(\"Rest\") } }",
    "static let x = y; static let y = x; var body: some View { Text(Self.x); Text(\"Rest\") }",
  ])
  func endlessCode(_ members: String) async throws {
    let hearing = await Hearing.source("struct Sample: View { \(members) }")
    let stops = try #require(hearing.stops())
    #expect(stops.last?.text == "Rest")
  }

  @Test("Branches that double with every line do not double the work")
  func exponentialBranches() async throws {
    let members = (0..<40).map { "let c\($0): Bool" }.joined(separator: "; ")
    let branches = (0..<40).map { "Text(c\($0) ? \"Yes \($0)\" : \"No \($0)\")" }.joined(separator: "\n")
    let hearing = await Hearing.body(branches, members: members)
    let stops = try #require(hearing.stops())
    #expect(stops.count == 80)
    #expect(stops.first?.text == "Yes 0 [c0]")
    #expect(stops.last?.text == "No 39 [!c39]")
  }

  @Test("Functions that call the next one in both branches end, and the screen says that it is cut off")
  func doublingFunctions() async throws {
    let functions = (0..<40).map { number in
      "@ViewBuilder func f\(number)() -> some View { if c\(number) { f\(number + 1)() } else { f\(number + 1)() } }"
    }
    let members = (0..<40).map { "let c\($0): Bool" } + functions + ["func f40() -> some View { Text(\"Leaf\") }"]
    let hearing = await Hearing.body("f0()", members: members.joined(separator: "\n"))
    let stops = try #require(hearing.stops())
    #expect(stops.contains { $0.details[.opaque]?.hasPrefix("budget") ?? false })
  }

  @Test("Nested choices of one element stay within the limit of alternatives")
  func manyChoicesInOneElement() async throws {
    let members = (0..<12).map { "let c\($0): Bool" }.joined(separator: "; ")
    let parts = (0..<12).map { "\\(c\($0) ? \"a\" : \"b\")" }.joined()
    let hearing = await Hearing.body("Text(\"\(parts)\")", members: members)
    let stops = try #require(hearing.stops())
    #expect((1...TranscriptBuilder.alternativeLimit).contains(stops.count))
  }

  @Test("What hundreds of branches of one button draw is part of it once each")
  func manyBranchesInOneLabel() async throws {
    let members = (0..<60).map { "let c\($0): Bool" }.joined(separator: "; ")
    let parts = (0..<60).map { "if c\($0) { Text(\"On \($0)\") } else { Text(\"Off \($0)\") }" }.joined(separator: "\n")
    let hearing = await Hearing.body("Button { press() } label: { VStack { VStack {\n\(parts)\n} } }", members: members)
    let button = try #require(hearing.screens.first?.nodes.elements.first)
    #expect(button.content.count >= 60)
    #expect(Set(button.content.map(\.source)).count == button.content.count)
  }

  @Test("Components that use components twice are followed")
  func doublingComponents() async {
    let views = (0..<8).map { "struct V\($0): View { var body: some View { V\($0 + 1)(); V\($0 + 1)() } }" }
    let source = (views + ["struct V8: View { var body: some View { Text(\"Leaf\") } }"]).joined(separator: "\n")
    let hearing = await Hearing.source(source)
    #expect(hearing.texts(of: "V6") == ["Leaf", "Leaf", "Leaf", "Leaf"])
    #expect(hearing.texts(of: "V0")?.count == 256)
  }

  @Test("A stepper that is its own label ends")
  func steppersInSteppers() async throws {
    let hearing = await Hearing.body("Stepper { body }")
    #expect(try #require(hearing.stops()).count < 10)
  }

  @Test("A screen that is too large ends with the reason")
  func tooLarge() async throws {
    // 131 072 leaves, more than the views that a screen may have.
    let steps = (0..<17).map { "@ViewBuilder func f\($0)() -> some View { f\($0 + 1)(); f\($0 + 1)() }" }
    let members = (steps + ["func f17() -> some View { Text(\"Leaf\") }"]).joined(separator: "\n")
    let hearing = await Hearing.body("f0()", members: members)
    let stops = try #require(hearing.stops())
    #expect((1...60_000).contains(stops.count))
    #expect(stops.contains { ($0.details[.opaque] ?? $0.details[.partial])?.hasPrefix("budget") == true })
  }

  @Test("A deep chain of modifiers and deep nesting are followed")
  func depth() async {
    let chain = String(repeating: ".padding()", count: 200)
    let nested = String(repeating: "VStack { ", count: 60) + "Text(\"Deep\")" + String(repeating: " }", count: 60)
    #expect(await Hearing.body("Text(\"Chain\")" + chain).texts() == ["Chain"])
    #expect(await Hearing.body(nested).texts() == ["Deep"])
  }

  @Test("A chain that is too long to be followed is heard as unknown")
  func tooDeep() async throws {
    let hearing = await Hearing.body("Text(\"Chain\")" + String(repeating: ".padding()", count: 300))
    let stops = try #require(hearing.stops())
    #expect(stops.map { $0.details[.opaque]?.hasPrefix("budget") } == [true])
  }

  @Test("Broken code gives what can be read of it", arguments: [
    "Text(\"A\"); Text(", "Text(\"A\"); if {", "Text(\"A\"); }", "Text(\"A\"); ForEach(", "Text(\"A\").",
    "Text(\"A\"); let", "Text(\"A\"); switch x { case", "Text(\"A\"); #if", "Text(\"A\"); \"unterminated",
  ])
  func brokenCode(_ body: String) async throws {
    let hearing = await Hearing.body(body)
    let stops = try #require(hearing.stops())
    #expect(stops.first?.text == "A")
    #expect(!hearing.analysis.problems.isEmpty)
  }

  @Test("A list that nested loops fill under a condition that only run time decides is one row that says so")
  func nestedLoopsThatCollect() async {
    let hearing = await Hearing.source(
      """
      struct Photo { let id: Int; let name: String }
      enum Album {
        static let photos: [Photo] = {
          var photos: [Photo] = []
          for album in 0..<40 {
            for day in 0..<30 {
              if Clock.start + day <= Clock.now { photos.append(Photo(id: album * day, name: "Photo \\(album)")) }
            }
          }
          return photos
        }()
      }
      struct Sample: View { var body: some View { ForEach(Album.photos, id: \\.id) { photo in Text(photo.name) } } }
      """)
    let texts = hearing.texts() ?? []
    #expect(texts.count == 1)
    #expect(texts.first?.contains("{for photo in") == true)
  }

  @Test("Views that each show the next one four times are cut off with a part that says so")
  func viewsThatDoubleTwice() async {
    let views = (0..<12).map { number in
      let next = number < 11 ? Array(repeating: "V\(number + 1)()", count: 4).joined(separator: "; ") : "Text(\"End\")"
      return "struct V\(number): View { var body: some View { VStack { \(next) } } }"
    }
    let hearing = await Hearing.source(views.joined(separator: "\n"))
    let stops = hearing.stops(of: "V0") ?? []
    #expect(stops.contains { $0.details[.opaque]?.contains("budget") == true })
    #expect(stops.count < 100_000)
  }

  @Test("A screen that is too large begins alike, whichever screens were built before it")
  func tooLargeInAnyOrder() async {
    let numbers = Array(0..<10)
    func view(_ number: Int) -> String {
      let next = number < 9 ? Array(repeating: "V\(number + 1)()", count: 4).joined(separator: "; ") : "Text(\"End\")"
      return "struct V\(number): View { var body: some View { VStack { Text(\"\(number)\"); \(next) } } }"
    }
    let outerFirst = await Hearing.source(numbers.map(view).joined(separator: "\n"))
    let innerFirst = await Hearing.source(numbers.reversed().map(view).joined(separator: "\n"))
    for number in numbers {
      let stops = outerFirst.stops(of: "V\(number)") ?? []
      #expect(stops.count > 0)
      #expect(stops == innerFirst.stops(of: "V\(number)"), "V\(number)")
    }
    #expect(outerFirst.stops(of: "V0")?.contains { $0.details[.opaque]?.contains("budget") == true } == true)
  }

  @Test("A loop that may return in several ways from each of its turns has an end")
  func waysThatDouble() async {
    let turns = (0..<28).map { "\"\($0)\"" }.joined(separator: ", ")
    let search = """
      struct Search {
        static func name(_ place: String) -> String {
          for other in [\(turns)] {
            if place.hasPrefix(other) {
              if place.hasSuffix(other) { return "both" }
            } else if place.contains(other) { return other }
          }
          return "none"
        }
      }

      """
    let view = await Hearing.source(
      search + "struct Sample: View { let place: String; var body: some View { Text(Search.name(place)) } }")
    #expect(view.texts()?.isEmpty == false)
    let controller = await Hearing.source(search + """
      class Home: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let label = UILabel()
          label.text = Search.name(input())
          view.addSubview(label)
        }
      }
      """)
    #expect(controller.texts(of: "Home") == ["«Search.name(input())»"])
  }

  @Test("What an initialiser sets under many conditions leaves the other members as they are")
  func membersThatDouble() async {
    let conditions = (0..<60).map { "if given[\"\($0)\"] != nil { number\($0) = 1 }" }.joined(separator: "\n")
    let numbers = (0..<60).map { "var number\($0): Int" }.joined(separator: "\n")
    let view = await Hearing.source("""
      struct Inner: View {
        let title: String
        \(numbers)
        init(title: String, given: [String: Int]) {
          self.title = title
          \(conditions)
        }
        var body: some View { Text(title) }
      }
      struct Sample: View {
        let given: [String: Int]
        var body: some View { Inner(title: "Settings", given: given) }
      }
      """)
    #expect(view.texts() == ["Settings"])
  }

  @Test("What each turn of a loop doubles ends in a hole", arguments: [
    "for length in [\(flags.map { "\($0) ? 1 : 2" }.joined(separator: ", "))] { sum += length }",
    "for _ in 0..<60 { words += words + \"a\" }", "for _ in 0..<60 { words = words + words }",
    "for _ in 0..<60 { words.append(words) }",
  ]) func doubling(loop: String) async throws {
    let hearing = await Hearing.source(
      """
      import UIKit
      final class Bill: UIViewController {
        let total = UILabel()
        override func viewDidLoad() {
          view.addSubview(total)
          var sum = 0
          var words = "b"
          \(loop)
          total.text = "\\(sum) \\(words)"
        }
        \(Self.flags.map { "var \($0): Bool { UserDefaults.standard.bool(forKey: \"\($0)\") }" }.joined(separator: "\n"))
      }
      """)
    let stops = try #require(hearing.stops(of: "Bill"))
    #expect(stops.count == 1)
    #expect(stops[0].text.contains("«"))
  }

  private static let flags = (1...24).map { "flag\($0)" }
}
