import AccessibilityModel
import EarshotCore
import Project
import SourceModel
import Testing

/// How elements look, as modifiers around them say it.
@Suite struct AppearanceTests {
  private func texts(_ body: String, more: String = "", assets: AssetIndex = AssetIndex()) async -> [AccessibilityElement] {
    let source = "import SwiftUI\n\(more)\nstruct V: View {\n  var body: some View {\n\(body)\n  }\n}\n"
    let unit = SourceUnit(file: SourceFile(path: "V.swift", text: source))
    let project = Project(root: "/", sources: [unit], assets: assets)
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    let analysis = await Analysis.run(on: project, options)
    return analysis.screens.flatMap { $0.nodes.elements }.filter { $0.role == .text }
  }

  @Test func innermostFontWins() async throws {
    let texts = await texts("VStack { Text(\"a\").font(.title2); Text(\"b\") }.font(.system(size: 12, weight: .bold))")
    #expect(texts.map { $0.appearance.font?.single?.kind } == [.textStyle("title2"), .systemSize])
    #expect(texts.last?.appearance.font?.single?.size == 12)
    #expect(texts.last?.appearance.font?.single?.isBold == true)
  }

  @Test func tokensKnowWhereTheyAreDefined() async throws {
    let texts = await texts(
      "Text(\"a\").font(.bodyCopy.bold())", more: "extension Font { static let bodyCopy = Font.system(size: 13) }")
    let option = try #require(texts.first?.appearance.font?.options.first)
    #expect(option.origin.text == "Font.system(size: 13)")
    #expect(option.value == FontStyle(kind: .systemSize, size: 13, isBold: true))
  }

  @Test func coloursFadeAndMix() async throws {
    let texts = await texts("Text(\"a\").foregroundColor(.white.opacity(0.5)).background(Color.black.opacity(0.5)).background(.white)")
    let appearance = try #require(texts.first?.appearance)
    #expect(appearance.foreground?.single?.colors?.light == RGBA(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(appearance.background?.single?.colors?.light == RGBA(red: 0.5, green: 0.5, blue: 0.5))
  }

  @Test func whatIsNotOneColourIsUnknown() async throws {
    for body in [
      "Text(\"a\").background(.thinMaterial)", "Text(\"a\").background(Image(\"sea\"))",
      "ZStack { Image(\"sea\"); Text(\"a\") }", "Text(\"a\").glassEffect()",
    ] {
      let background = await texts(body).first?.appearance.background?.single
      #expect(background != nil && background?.colors == nil, "\(body)")
    }
  }

  @Test func rowsHaveTheBackgroundOfAScreen() async throws {
    let behind = "List { Text(\"a\") }.background(Color.black)"
    #expect(try #require(await texts(behind).first).appearance.background == nil)
    let painted = "List { Text(\"a\").listRowBackground(Color.black) }"
    #expect(try #require(await texts(painted).first).appearance.background?.single?.colors?.light == .black)
  }

  @Test func assetsHaveAllTheirVariants() async throws {
    let brand = ColorAsset(variants: [
      .init(appearance: .any, highContrast: false, red: 1, green: 0, blue: 0, alpha: 1),
      .init(appearance: .dark, highContrast: false, red: 0, green: 1, blue: 0, alpha: 1),
    ])
    let assets = AssetIndex(images: [], colors: ["Brand": brand])
    for name in ["Color(\"Brand\")", "Color(.brand)", "Color.brand", ".brand"] {
      let texts = await texts("Text(\"a\").foregroundStyle(\(name))", assets: assets)
      let colors = try #require(texts.first?.appearance.foreground?.single?.colors, "\(name)")
      #expect(colors.light == RGBA(red: 1, green: 0, blue: 0))
      #expect(colors.darkIncreased == RGBA(red: 0, green: 1, blue: 0))
    }
  }

  @Test func alternativesKeepTheirConditions() async throws {
    let texts = await texts("Text(\"a\").foregroundColor(isOn ? .white : .black)", more: "let isOn = flag()")
    let options = try #require(texts.first?.appearance.foreground?.options)
    #expect(options.count == 2)
    #expect(options[0].conditions.first?.excludes(options[1].conditions[0]) == true)
  }

  /// `Color(uiColor: .brand)` means UIKit's name, and names that lead round in a circle lead nowhere.
  @Test func namesOfColoursThatMeetTheirOwn() async throws {
    let bridge = """
      extension Color { static let brand = Color(uiColor: .brand) }
      extension UIColor { static let brand = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      """
    let texts = await texts("Text(\"a\").foregroundStyle(Color.brand)", more: bridge)
    #expect(texts.first?.appearance.foreground?.single?.colors?.light == RGBA(red: 1, green: 0, blue: 0))
    for circle in [
      "extension Color { static let brand = Color(uiColor: .brand) }",
      "extension Color { static let brand = Color.other; static let other = Color.brand }",
    ] {
      let texts = await self.texts("Text(\"a\").foregroundStyle(Color.brand)", more: circle)
      #expect(texts.count == 1 && texts[0].appearance.foreground?.single?.colors == nil, "\(circle)")
    }
  }

  @Test func boundsOfTextSize() async throws {
    let bounds: [(String, TextSize?)] = [
      (".dynamicTypeSize(.large)", .large), (".dynamicTypeSize(...DynamicTypeSize.xLarge)", .xLarge),
      (".dynamicTypeSize(.small ... .accessibility1)", .accessibility1),
      (".dynamicTypeSize(..<DynamicTypeSize.accessibility1)", .xxxLarge),
      (".environment(\\.sizeCategory, .accessibilityLarge)", .accessibility2), (".dynamicTypeSize(limit)", nil),
    ]
    for (modifier, size) in bounds {
      let texts = await texts("Text(\"a\")\(modifier)")
      #expect(texts.first?.appearance.largestTextSize?.single == size, "\(modifier)")
    }
  }

  @Test func contrastIsThatOfWCAG() {
    let grey = RGBA(red: 0x77 / 255.0, green: 0x77 / 255.0, blue: 0x77 / 255.0)
    #expect(abs(RGBA.white.contrast(with: .black) - 21) < 0.001)
    #expect(abs(grey.contrast(with: .white) - 4.478) < 0.001)
    #expect(abs(RGBA.black.faded(0.5).over(.white).contrast(with: .white) - 3.977) < 0.01)
  }

  /// A contrast close to what is needed is sure only on a colour whose value somebody compared.
  @Test func contrastOnColoursOfTheSystem() async {
    func certainty(_ grey: String, on background: String) async -> [FindingCertainty] {
      let body = """
        Text("a").foregroundColor(Color(red: \(grey), green: \(grey), blue: \(grey))).background(Color(.\(background)))
          .environment(\\.colorScheme, .light)
        """
      let source = "import SwiftUI\nstruct V: View {\n  var body: some View {\n\(body)\n  }\n}\n"
      var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
      options.rules = ["low-contrast-text"]
      return await Analysis.run(files: ["V.swift": source], options).findings.map(\.certainty)
    }
    #expect(await certainty("0.467", on: "systemBackground") == [.likely])
    #expect(await certainty("0.439", on: "secondarySystemBackground") == [.review])
    #expect(await certainty("0.7", on: "secondarySystemBackground") == [.likely])
    // Whole numbers are fractions where a colour takes them.
    #expect(await certainty("179 / 255", on: "secondarySystemBackground") == [.likely])
  }

  /// What puts an element out of sight: how far it is moved, and what a clipped frame leaves of it.
  @Test func placesOutOfSight() async throws {
    let texts = await texts(
      """
      VStack {
        Text("a").offset(x: isOpen ? 0 : -UIScreen.main.bounds.width, y: 12)
        Text("b").frame(height: isOpen ? nil : 0).clipped()
        Text("c").frame(width: 0)
        Text("d").offset(x: drag.width)
      }
      """)
    let looks = texts.map(\.appearance)
    #expect(looks[0].horizontalOffset?.options.map(\.value) == [0, .infinity])
    #expect(looks[0].verticalOffset?.single == 12)
    #expect(looks[1].clippedSide?.options.map(\.value) == [.infinity, 0])
    #expect(looks[2].clippedSide == nil)
    #expect(looks[3].horizontalOffset == nil)
  }
}
