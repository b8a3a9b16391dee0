import AccessibilityModel
import AssistiveTechnologies
import EarshotCore
import Testing

/// The order in which views beside each other are read, and whether it is known.
@Suite struct UIKitOrderTests {
  struct Order: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Statements behind those that add A, B and C in this order.
    var layout: String
    var heard: [String]
    var isKnown: Bool
  }

  private static let views = """
    let a = UILabel()
    a.text = "A"
    let b = UILabel()
    b.text = "B"
    let c = UILabel()
    c.text = "C"
    for part in [a, b, c] { view.addSubview(part) }

    """

  static let orders: [Order] = [
    Order(
      testDescription: "without constraints it is that of the source, and not known", layout: "",
      heard: ["A", "B", "C"], isKnown: false),
    Order(
      testDescription: "what hangs from another view comes after it",
      layout: """
        NSLayoutConstraint.activate([
          c.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          b.topAnchor.constraint(equalTo: c.bottomAnchor, constant: 8),
          a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor, multiplier: 1),
        ])
        """, heard: ["C", "B", "A"], isKnown: true),
    Order(
      testDescription: "what ends where another begins comes before it",
      layout: """
        b.bottomAnchor.constraint(equalTo: a.topAnchor).isActive = true
        c.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
        """, heard: ["B", "A", "C"], isKnown: true),
    Order(
      testDescription: "the one at the top comes before the one at the bottom, and in a row from the leading edge",
      layout: """
        NSLayoutConstraint.activate([
          b.topAnchor.constraint(equalTo: view.topAnchor),
          b.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          a.centerYAnchor.constraint(equalTo: b.centerYAnchor),
          a.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          a.topAnchor.constraint(equalTo: view.topAnchor),
          c.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        """, heard: ["B", "A", "C"], isKnown: true),
    Order(
      testDescription: "a chain that leaves one out is not known",
      layout: "a.topAnchor.constraint(equalTo: b.bottomAnchor).isActive = true", heard: ["B", "A", "C"],
      isKnown: false),
    Order(
      testDescription: "constraints that contradict each other say nothing",
      layout: """
        a.topAnchor.constraint(equalTo: b.bottomAnchor).isActive = true
        b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
        """, heard: ["A", "B", "C"], isKnown: false),
  ]

  @Test(arguments: orders) func isRead(_ order: Order) async throws {
    let analysis = await Analysis.run(
      files: ["Example.swift": UIKitExample.controller(Self.views + order.layout)])
    let screen = try #require(analysis.screens.first)
    let voiceOver = VoiceOver(language: .english)
    let heard = TranscriptBuilder().stops(of: screen.nodes).map { HeardStop($0, voiceOver: voiceOver).text }
    #expect(heard == order.heard)
    #expect(screen.orderIsKnown == order.isKnown)
  }

  /// A view that makes no element does not make the order uncertain, and holds a chain together.
  @Test func viewsWithoutElementsLinkOthers() async throws {
    let code = """
      let line = UIView()
      let a = UILabel()
      a.text = "A"
      let b = UILabel()
      b.text = "B"
      for part in [b, line, a] { view.addSubview(part) }
      line.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
      b.topAnchor.constraint(equalTo: line.bottomAnchor).isActive = true
      """
    let analysis = await Analysis.run(files: ["Example.swift": UIKitExample.controller(code)])
    let screen = try #require(analysis.screens.first)
    #expect(screen.nodes.elements.filter { $0.exposure == .exposed }.map { $0.label?.value.literal } == ["A", "B"])
    #expect(screen.orderIsKnown)
  }
}
