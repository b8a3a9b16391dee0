import Testing

@testable import Project

/// Of resources of the same name, a file gets those of its own app.
@Suite struct ResourceChoiceTests {
  private func color(_ white: String) -> String {
    "{ \"colors\" : [{ \"idiom\" : \"universal\", \"color\" : { \"color-space\" : \"srgb\","
      + " \"components\" : { \"white\" : \"\(white)\", \"alpha\" : \"1\" } } }] }"
  }

  private func tree() throws -> TemporaryTree {
    try TemporaryTree([
      "Package.swift": "// swift-tools-version: 5.9\n",
      "Apps/Alpha/View.swift": "struct A {}\n",
      "Apps/Alpha/Res/en.lproj/Localizable.strings": "\"close\" = \"Close\"; \"only\" = \"Here\";",
      "Apps/Alpha/Res/Colors.xcassets/Brand.colorset/Contents.json": color("0.0"),
      "Apps/Beta/Screens/View.swift": "struct B {}\n",
      "Apps/Beta/en.lproj/Localizable.strings": "\"close\" = \"Dismiss\";",
      "Apps/Beta/Colors.xcassets/Brand.colorset/Contents.json": color("1.0"),
      "Shared/View.swift": "struct C {}\n",
    ])
  }

  @Test(arguments: [
    ("Apps/Alpha/View.swift", "Close", 0.0), ("Apps/Beta/Screens/View.swift", "Dismiss", 1.0),
    ("Shared/View.swift", "Close", 0.0),
  ])
  func nearestFolderDecides(path: String, text: String, white: Double) throws {
    let (strings, assets) = ResourceChoice(try tree().discover()).resources(for: path)
    #expect(strings.text(forKey: "close", table: nil, language: "en") == .plain(text, state: nil))
    #expect(assets.color("Brand")?.variants.first?.red == white)
    // What only one of them has is found from everywhere.
    #expect(strings.text(forKey: "only", table: nil, language: "en") == .plain("Here", state: nil))
  }

  @Test func fromInsideOneApp() throws {
    let project = try tree().discover(["."], in: "Apps/Beta")
    let path = try #require(project.sources.first { $0.isRequested }?.file.path)
    #expect(path == "Screens/View.swift")
    #expect(ResourceChoice(project).resources(for: path).assets.color("Brand")?.variants.first?.red == 1)
  }

  @Test func whatNobodyDisagreesOnIsOneChoice() throws {
    let tree = try TemporaryTree([
      "A/en.lproj/Localizable.strings": "\"close\" = \"Close\";",
      "B/en.lproj/Localizable.strings": "\"open\" = \"Open\";",
      "A/View.swift": "struct A {}\n",
    ])
    let choice = ResourceChoice(tree.discover())
    #expect(choice.order(for: "A/View.swift") == [])
    #expect(choice.order(for: "B/View.swift") == [])
  }
}
