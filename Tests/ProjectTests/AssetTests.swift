import Testing

@testable import Project

@Suite struct AssetTests {
  private static let nameSpace = "{ \"properties\" : { \"provides-namespace\" : true } }"

  @Test func imagesAndSymbols() throws {
    let tree = try TemporaryTree([
      "A.xcassets/Contents.json": "{}", "A.xcassets/hero-banner.imageset/Contents.json": "{}",
      "A.xcassets/Group/plain.imageset/": "", "A.xcassets/Onboarding/Contents.json": Self.nameSpace,
      "A.xcassets/Onboarding/hero.imageset/": "", "A.xcassets/Onboarding/Deep/Contents.json": Self.nameSpace,
      "A.xcassets/Onboarding/Deep/x.imageset/": "", "A.xcassets/rocket.fill.symbolset/": "",
      "A.xcassets/AppIcon.appiconset/x.imageset/": "", "A.xcassets/Top.brandassets/y.imageset/": "",
      "A.xcassets/Poster.imagestack/Front.imagestacklayer/Content.imageset/": "",
      "Kit/B.xcassets/other.imageset/": "", "Elsewhere/loose.imageset/": "",
    ])
    let assets = tree.discover().assets
    #expect(assets.imageNames == ["Onboarding/Deep/x", "Onboarding/hero", "Poster", "hero-banner", "other", "plain"])
    #expect(assets.symbolNames == ["rocket.fill"])
    #expect(assets.hasImage("Onboarding/hero") && !assets.hasImage("hero") && !assets.hasImage("AppIcon"))
    #expect(assets.hasSymbol("rocket.fill") && !assets.hasSymbol("hero-banner"))
  }

  @Test func loosePictures() throws {
    let tree = try TemporaryTree(["App/star@2x~ipad.png": "", "App/photo.jpg": "", "T/__Snapshots__/shot.png": ""])
    let assets = tree.discover().assets
    #expect(assets.hasImage("star") && assets.hasImage("star.png") && assets.hasImage("photo.jpg"))
    #expect(!assets.hasImage("shot"))
    #expect(assets.imageNames.isEmpty)
  }

  @Test(arguments: [
    ("hero-banner", "heroBanner"), ("Hero Banner", "heroBanner"), ("icon_home", "iconHome"),
    ("profileImage", "profile"),
    ("Image", "image"), ("URLIcon", "urlIcon"), ("GC", "gc"), ("2x", "_2x"), ("Onboarding/hero", "Onboarding.hero"),
    ("my group/a-b", "MyGroup.aB"), ("rocket.fill", "rocketFill"), ("Ämter", "ämter"),
  ])
  func generatedNames(asset: String, name: String) {
    #expect(AssetIndex(images: [asset]).image(forSwiftName: name) == asset)
  }

  @Test func generatedNamesThatAreOurGuess() {
    let assets = AssetIndex(
      images: ["iPhone15Pro", "a b", "a-b"], symbols: ["leaf.custom"],
      colors: ["BrandColor": ColorAsset(variants: [])])
    #expect(assets.image(forSwiftName: "iphone15Pro") == "iPhone15Pro")
    #expect(assets.image(forSwiftName: "leafCustom") == "leaf.custom")
    #expect(assets.image(forSwiftName: "nothing") == nil)
    #expect(assets.image(forSwiftName: "") == nil)
    #expect(assets.color(forSwiftName: "brand") == "BrandColor")
    // Exact names go before guesses; where only guesses are left, there must be one.
    #expect(assets.image(forSwiftName: "aB") == "a b")
    #expect(assets.image(forSwiftName: "ab") == nil)
  }

  // MARK: Colours

  private func color(_ entries: String) throws -> ColorAsset? {
    try ColorSet.read(Array("{ \"colors\" : [\(entries)] }".utf8))
  }

  private func entry(_ components: String, _ appearances: String = "", idiom: String = "universal") -> String {
    let appearances = appearances.isEmpty ? "" : "\"appearances\" : [\(appearances)],"
    let color = "{ \"color-space\" : \"srgb\", \"components\" : {\(components)} }"
    return "{ \(appearances) \"idiom\" : \"\(idiom)\", \"color\" : \(color) }"
  }

  private static let dark = "{ \"appearance\" : \"luminosity\", \"value\" : \"dark\" }"
  private static let light = "{ \"appearance\" : \"luminosity\", \"value\" : \"light\" }"
  private static let high = "{ \"appearance\" : \"contrast\", \"value\" : \"high\" }"

  @Test(
    arguments: [
      ("\"red\" : \"1.000\", \"green\" : \"0.500\", \"blue\" : \"0.000\", \"alpha\" : \"0.250\"", [1, 0.5, 0, 0.25]),
      ("\"red\" : \"255\", \"green\" : \"51\", \"blue\" : \"0\", \"alpha\" : \"1\"", [1, 0.2, 0, 1]),
      ("\"red\" : \"0xFF\", \"green\" : \"0x33\", \"blue\" : \"0x00\", \"alpha\" : \"1.000\"", [1, 0.2, 0, 1]),
      ("\"red\" : 1, \"green\" : 51, \"blue\" : 0, \"alpha\" : 0.5", [1, 0.2, 0, 0.5]),
      ("\"red\" : \"1\", \"green\" : \"1\", \"blue\" : \"1\"", [1 / 255, 1 / 255, 1 / 255, 1]),
      ("\"white\" : \"0.200\", \"alpha\" : \"1.000\"", [0.2, 0.2, 0.2, 1]),
      ("\"red\" : \"-0.100\", \"green\" : \"1.100\", \"blue\" : \"0.0\"", [-0.1, 1.1, 0, 1]),
    ] as [(String, [Double])])
  func components(text: String, expected: [Double]) throws {
    let variant = try #require(try color(entry(text))?.variants.first)
    for (value, expected) in zip([variant.red, variant.green, variant.blue, variant.alpha], expected) {
      #expect(abs(value - expected) < 1e-9)
    }
    #expect(variant.appearance == .any && !variant.highContrast)
  }

  private func gray(_ white: String) -> String { "\"white\" : \"\(white)\", \"alpha\" : \"1.0\"" }

  @Test func appearances() throws {
    let found = try #require(
      try color(
        [
          entry(gray("0.3"), Self.dark + "," + Self.high), entry(gray("0.9"), idiom: "ipad"), entry(gray("0.1")),
          entry(gray("0.2"), Self.dark), entry(gray("0.4"), Self.high), entry(gray("0.5"), Self.light),
        ].joined(separator: ",")))
    #expect(found.variants.map(\.red) == [0.1, 0.4, 0.5, 0.2, 0.3])
    #expect(found.variant(.any, highContrast: false)?.red == 0.1)
    #expect(found.variant(.dark, highContrast: true)?.red == 0.3)
    #expect(found.variant(.light, highContrast: true)?.red == 0.4)
    let simple = try #require(try color(entry(gray("0.1"))))
    #expect(simple.variant(.dark, highContrast: true)?.red == 0.1)
  }

  @Test func coloursOfTheSystemHaveNoValueOfTheirOwn() throws {
    let reference = "{ \"platform\" : \"ios\", \"reference\" : \"labelColor\" }"
    let text = "{ \"colors\" : [{ \"idiom\" : \"universal\", \"color\" : \(reference) }] }"
    let tree = try TemporaryTree([
      "A.xcassets/Label.colorset/Contents.json": text, "A.xcassets/Empty.colorset/": "",
      "A.xcassets/Ns/Contents.json": Self.nameSpace,
      "A.xcassets/Ns/Tint.colorset/Contents.json": "{\"colors\":[\(entry(gray("0.5")))]}",
    ])
    let project = tree.discover()
    #expect(project.assets.color("Label") == ColorAsset(variants: [], systemName: "label"))
    #expect(project.assets.color("Ns/Tint")?.variants.count == 1)
    #expect(project.assets.colorNames == ["Label", "Ns/Tint"])
    #expect(project.problems.isEmpty)
    // Known in one appearance alone, nothing of it can be judged.
    let dark = "{ \"idiom\" : \"universal\", \"color\" : \(reference), \"appearances\" : [\(Self.dark)] }"
    let half = try TemporaryTree([
      "A.xcassets/Half.colorset/Contents.json": "{\"colors\":[\(entry(gray("0.9"))),\(dark)]}"
    ])
    #expect(half.discover().assets.color("Half") == nil)
  }

  @Test func theFirstColourOfANameCounts() throws {
    func set(_ white: String) -> String { "{\"colors\":[\(entry(gray(white)))]}" }
    let tree = try TemporaryTree([
      "A/A.xcassets/Tint.colorset/Contents.json": set("0.1"), "B/A.xcassets/Tint.colorset/Contents.json": set("0.2"),
      ".git/": "",
    ])
    #expect(tree.discover().assets.color("Tint")?.variants.first?.red == 0.1)
    #expect(tree.discover(["B"]).assets.color("Tint")?.variants.first?.red == 0.2)
  }

  @Test func brokenDescriptionsAreProblems() throws {
    let tree = try TemporaryTree([
      "A.xcassets/a.colorset/Contents.json": "{\n\"colors\" : [", "A.xcassets/Group/Contents.json": "{",
      "A.xcassets/Group/x.imageset/Contents.json": "{",
    ])
    let project = tree.discover()
    #expect(project.problems.map(\.file) == ["A.xcassets/Group/Contents.json", "A.xcassets/a.colorset/Contents.json"])
    #expect(
      project.problems.map(\.message) == [
        "is not valid JSON: line 1: unexpected end", "is not a valid colour: line 2: unexpected end",
      ])
    #expect(project.assets.imageNames == ["x"])
  }
}
