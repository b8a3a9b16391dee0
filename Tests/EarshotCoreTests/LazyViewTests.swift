import Testing

/// Code makes views when it needs them first: what an optional property of an object holds is not there as yet, and where
/// others may have given it something, both ways are gone.
@Suite("Views that are made when they are needed") struct LazyViewTests {
  private func heard(_ statements: String, members: String, further: String = "") async throws -> [String] {
    try await UIKitExample.heard(["A.swift": UIKitExample.controller(statements, members: members) + further])
  }

  private let making = "let label = UILabel(); label.text = \"Made\"; view.addSubview(label); banner = label"

  @Test("A property that the class alone sets", arguments: ["UILabel?", "UILabel!", "BannerView?"])
  func own(_ type: String) async throws {
    let members = "var banner: \(type)"
    #expect(try await heard("if banner == nil { \(making) }", members: members) == ["Made"])
    #expect(try await heard("guard banner == nil else { return }; \(making)", members: members) == ["Made"])
    #expect(try await heard("if let banner { view.addSubview(banner) } else { \(making) }", members: members) == ["Made"])
  }

  @Test("On the way to the screen, in a function of its own")
  func layout() async throws {
    let members = """
      private var tabs: UISegmentedControl?
      override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); setUp() }
      private func setUp() {
        guard tabs == nil else { return }
        tabs = UISegmentedControl(items: ["Day", "Week"])
        view.addSubview(tabs!)
      }
      """
    #expect(try await heard("", members: members) == ["Day. Button. 1 of 2.", "Week. Button. 2 of 2."])
  }

  @Test("A property that others set may hold something")
  func given() async throws {
    let further = "\nfunc show(_ page: Example) { page.banner = UILabel() }\n"
    let statements = """
      let label = UILabel()
      view.addSubview(label)
      if banner == nil { label.text = "None" } else { label.text = "Some" }
      """
    let heard = try await heard(statements, members: "var banner: UILabel?", further: further)
    #expect(heard == ["None [banner == nil]", "Some [banner != nil]"])
  }

  @Test("What an interface file connects is there")
  func outlet() async throws {
    let heard = try await heard(
      "if let title { title.text = \"Kept\"; view.addSubview(title) }", members: "@IBOutlet var title: UILabel?")
    #expect(heard == ["Kept"])
  }

  @Test("A class whose outlets belong to no file that is here shows something that is not known")
  func missingFile() async throws {
    let stops = try await UIKitExample.stops(["A.swift": UIKitExample.controller("", members: "@IBOutlet var title: UILabel!")])
    #expect(stops.count == 1)
  }
}
