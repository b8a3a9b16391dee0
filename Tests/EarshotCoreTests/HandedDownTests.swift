import AccessibilityModel
import EarshotCore
import Project
import SourceModel
import SwiftSource
import SwiftUISemantics
import Testing
import ViewEvaluation

/// What a use of a component hands down is in its elements, whichever use was built first: trees are built once for all
/// looks that nothing inside asks about.
@Suite struct HandedDownTests {
  private static let component = """
    import SwiftUI
    struct Row: View {
      @State var isNew: Bool
      @State var isOpen: Bool
      var body: some View {
        VStack {
          Text("plain")
          Text("whole").fixedSize()
          Text("shade").foregroundStyle(.secondary)
          Text("faded").opacity(0.5)
          Text("laid").background(Color.black.opacity(0.2))
          Text("covered").background(Color.white)
          Text("cut").frame(width: 20, height: 10)
          Text("new").bold(isNew).underline(isOpen)
          Button("press") {}.buttonStyle(.bordered)
          if #available(iOS 26, *) { Text("either").foregroundStyle(.blue) } else { Text("either") }
          Group { Part(); Part().font(.title) }
        }
        Part()
        List { Part().font(.body).lineLimit(2) }
        NavigationLink("further") { Text("there") }
        ZStack { Color.red; Part() }
      }
    }
    struct Part: View {
      @State var isOn: Bool
      var body: some View {
        HStack { Image("a"); Text("part").underline(isOn) }
        Text("beside")
        Text("loud").bold()
      }
    }
    """

  /// Ways in which a screen shows the component.
  private static let uses = [
    "Row()", "Row().foregroundStyle(.red)", "Row().background(Color.black)", "Row().opacity(0.4)", "Row().lineLimit(1)",
    "Row().frame(height: 40)", "Row().clipped()", "Row().frame(height: 0).clipped()", "Row().font(.caption)", "HStack { Row() }",
    "Row().bold()", "Row().dynamicTypeSize(.large)", "NavigationStack { Row() }", "Row().preferredColorScheme(.dark)",
    "Row().underline(isNew)", "Row().underline(isNew).foregroundStyle(.red)", "HStack { Row().opacity(0.5).opacity(0.5) }",
    "List { Row() }", "Row().background(Color.black.opacity(0.5)).minimumScaleFactor(0.5)", "Row().offset(x: 10)",
    "Row().sheet(isPresented: .constant(true)) { Row().border(.red) }", "VStack { Row().fixedSize() }.frame(height: 9)",
  ]

  private static func screen(_ number: Int) -> (path: String, text: String) {
    ("S\(number).swift", """
      import SwiftUI
      struct S\(number): View {
        @State var isNew: Bool
        var body: some View { \(uses[number]) }
      }
      """)
  }

  /// What the elements of each screen come to, looks and all.
  private static func elements(in files: [(path: String, text: String)]) async -> [String: [String]] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = []
    let units = files.map { SourceUnit(file: SourceFile(path: $0.path, text: $0.text)) }
    let analysis = await Analysis.run(on: Project(root: "/", sources: units), options)
    var result: [String: [String]] = [:]
    for screen in analysis.screens + analysis.presentations {
      result[String(screen.name.prefix { $0 != " " }), default: []] += screen.nodes.elements.map(description)
    }
    return result
  }

  private static func description(_ element: AccessibilityElement) -> String {
    let looks = element.appearance.value
    let parts: [Any?] = [
      element.label?.value.rendered, element.layout, element.font, element.needsNavigation, looks.font, looks.foreground,
      looks.background, looks.border, looks.opacity, looks.lineLimit, looks.minimumScale, looks.fixedHeight,
      looks.horizontalOffset, looks.clippedSide, looks.isClipped, looks.largestTextSize, looks.colorScheme, looks.isBold,
      looks.decisions.map { "\($0.condition.description) \($0.modifier)" }, element.callSites.map { "\($0)" },
    ]
    return parts.map { $0.map { "\($0)" } ?? "-" }.joined(separator: "; ")
      + element.content.map { " { " + description($0) + " }" }.joined()
  }

  @Test func looksAreThoseOfTheUse() async {
    let component = ("Row.swift", Self.component)
    let screens = Self.uses.indices.map(Self.screen)
    let forwards = await Self.elements(in: [component] + screens)
    let backwards = await Self.elements(in: [component] + screens.reversed())
    for number in Self.uses.indices {
      let alone = await Self.elements(in: [component, Self.screen(number)])["S\(number)"]
      #expect((alone?.count ?? 0) > 20)
      #expect(forwards["S\(number)"] == alone, "\(Self.uses[number])")
      #expect(backwards["S\(number)"] == alone, "\(Self.uses[number])")
    }
  }

  /// The trees of components that are built for a screen with as many uses of one, each in other looks.
  private static func treesBuilt(uses: Int) async -> Int {
    let rows = (0..<uses).map {
      "      HStack { Row(isNew: isNew, isOpen: isNew).lineLimit(\($0 + 1)).frame(maxHeight: \($0)) }.foregroundStyle(.red)"
    }
    let code = """
      \(component)
      struct Many: View {
        @State var isNew: Bool
        var body: some View {
          VStack {
      \(rows.joined(separator: "\n"))
          }
        }
      }
      """
    let files = await lowerAll([SourceFile(path: "A.swift", text: code)], width: 1)
    let evaluator = Evaluator(
      index: DeclarationIndex(files),
      localizer: Localizer(strings: StringTables(), language: "en", developmentLanguage: "en"),
      deployment: DeploymentTargets())
    let builder = TreeBuilder(evaluator: evaluator, assets: AssetIndex(), language: "en")
    guard let many = files[0].types.first(where: { $0.name == "Many" }) else { return 0 }
    var node = evaluator.screen(of: many)
    if case .custom(let view) = node { node = evaluator.body(of: view) }
    _ = builder.build(screen: node)
    return builder.treesBuilt
  }

  /// The work grows with what differs inside of components and not with the looks that they are used in.
  @Test func treesAreBuiltOnceForAllLooks() async {
    let (one, fifty) = (await Self.treesBuilt(uses: 1), await Self.treesBuilt(uses: 50))
    #expect(one > 2)
    #expect(fifty == one)
  }
}
