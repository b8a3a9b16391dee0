import EarshotCore
import Testing

/// Views that come by way of optionals, sums, closures with types, animators, styles of tips and masks.
@Suite("Views by way of other code")
struct SharedCodeTests {
  @Test("A picture of an optional, of one of two, and of what an optional comes to")
  func mappedOptionals() async {
    let hearing = await Hearing.source(
      """
      struct Two: View {
        @State var own: UIImage?
        @State var other: UIImage?
        var body: some View { Rectangle().overlay((self.own ?? self.other).map { Image(uiImage: $0).accessibilityLabel("Face") }) }
      }
      struct Named: View {
        let name: String?
        var body: some View { name.flatMap { UIImage(named: $0) }.map { Image(uiImage: $0).accessibilityLabel("Icon") } }
      }
      """)
    #expect(hearing.stops(of: "Two")?.contains { $0.text.hasPrefix("Face. Image.") } == true)
    #expect(hearing.stops(of: "Named")?.contains { $0.text.hasPrefix("Icon. Image.") } == true)
  }

  @Test("Texts that an extension of lists adds up, beside a text")
  func sumsOfTexts() async throws {
    let hearing = await Hearing.source(
      """
      struct Badge { let name: String; var text: Text { Text(name) } }
      extension [Badge] {
        var text: Text { if isEmpty { Text(verbatim: "") } else { reduce(Text(verbatim: "")) { $0 + $1.text } + Text(" by ") } }
      }
      struct Sample: View {
        let badges: [Badge]
        var body: some View { (badges.text + Text("Ann")).lineLimit(1) }
      }
      """)
    let texts = try #require(hearing.texts(of: "Sample"))
    #expect(!texts.isEmpty)
    #expect(texts.allSatisfy { $0.contains("Ann") })
    #expect(texts.contains { $0.contains("by") })
  }

  private let pages = """
    struct Results<Item, Row: View>: View {
      let results: [Item]
      let row: (Item) -> Row
      var body: some View { Text("Results"); ForEach(results) { row($0) } }
    }
    struct Search<Item, Content: View>: View {
      let content: ([Item]) -> Content
      @State var results: [Item] = []
      init(@ViewBuilder content: @escaping ([Item]) -> Content) { self.content = content }
      var body: some View { content(results) }
    }
    extension Search {
      init<Row: View>(@ViewBuilder content: @escaping (Item) -> Row) where Content == Results<Item, Row> {
        self.content = { (results: [Item]) in Results(results: results) { item in content(item) } }
      }
    }
    struct Town { let name: String }
    """

  @Test("Of two initialisers the types that a closure is written with tell which is meant")
  func typedClosures() async {
    let hearing = await Hearing.source(
      pages + """

      struct Sample: View {
        @State private var isOpen = false
        var body: some View {
          Text("Base").sheet(isPresented: $isOpen) { Search { (town: Town) in Button("Choose") {} } }
        }
      }
      """)
    #expect(hearing.texts(of: "Sample › sheet") == ["Results", "Choose. Button. {for element in results}"])
  }

  @Test("What an animator makes of a view, and what a style makes of a tip")
  func animatorsAndTips() async {
    let hearing = await Hearing.source(
      """
      import TipKit
      enum Phase: CaseIterable { case near, far }
      struct Moving: View {
        var body: some View { Text("Sky").phaseAnimator(Phase.allCases) { content, phase in content.overlay { Text("Bird") } } }
      }
      struct Hint: Tip { var title: Text { Text("Hint") }; var message: Text? { Text("More") } }
      struct Framed: TipViewStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.title
          configuration.message
          Button("Got it") { configuration.tip.invalidate(reason: .tipClosed) }
        }
      }
      struct Tipped: View { var body: some View { TipView(Hint()).tipViewStyle(Framed()) } }
      """)
    #expect(hearing.texts(of: "Moving") == ["Sky", "Bird"])
    #expect(hearing.texts(of: "Tipped") == ["Hint", "More", "Got it. Button."])
  }

  @Test("A screen that takes too many steps still has its alert and its overlay")
  func besideManySteps() async throws {
    let sums = (1..<150).map { "let x\($0) = x\($0 - 1) + 1" }.joined(separator: "; ")
    let rows = (0..<14).map { "struct R\($0): View { var body: some View { R\($0 + 1)(); R\($0 + 1)() } }" }
    let hearing = await Hearing.source(
      rows.joined(separator: "\n") + """

      struct R14: View { var body: some View { let x0 = 1; \(sums); Text("End").opacity(x149) } }
      struct Sample: View {
        @State private var isOpen = false
        var body: some View {
          R0().alert("Sure?", isPresented: $isOpen) { Button("Yes") {} }.overlay { Text("Above") }
        }
      }
      """)
    let stops = try #require(hearing.stops(of: "Sample"))
    #expect(stops.contains { $0.details[.opaque]?.hasPrefix("budget") == true })
    #expect(stops.last?.text == "Above")
    #expect(hearing.texts(of: "Sample › alert") == ["Sure?", "Yes. Button."])
  }

  @Test("A view that takes too long to work out is still one of its type")
  func typedHoles() async {
    let cases = (0..<20).map { "case \($0): return Card(title: \"Title \($0)\")" }.joined(separator: "\n")
    let hearing = await Hearing.source(
      """
      struct Card: View { let title: String; var body: some View { Text("Card"); Text(title) } }
      struct Sample: View {
        let number: Int
        var card: Card? {
          switch number {
          \(cases)
          default: return nil
          }
        }
        var body: some View { if let card { card } }
      }
      """)
    #expect(hearing.stops(of: "Sample")?.first?.text.hasPrefix("Card") == true)
    #expect(hearing.stops(of: "Sample")?.contains { $0.details[.opaque] != nil } == false)
  }

  @Test("A closure that nobody hands in makes nothing")
  func absentClosures() async {
    let hearing = await Hearing.source(
      """
      struct Page<Content: View>: View {
        let content: Content?
        init(content: (() -> Content)? = nil) { self.content = content?() }
        var body: some View { Text("Page"); content }
      }
      struct Sample: View { var body: some View { Page<Text>() } }
      """)
    #expect(hearing.texts() == ["Page"])
  }
}
