import Foundation
import Testing

/// `read --view` builds what it needs; what is heard is that of the whole.
@Suite struct ViewReadingTests {
  private static let shop = """
    import SwiftUI

    @main struct Shop: App {
      var body: some Scene { WindowGroup { NavigationStack { Home() } } }
    }
    struct Home: View {
      var body: some View {
        List { NavigationLink("Orders") { Orders() }; Row(title: "Help") }.navigationTitle("Shop")
      }
    }
    struct Orders: View {
      @State private var isShown = false
      var body: some View {
        VStack { Row(title: "Order 1"); Button("Filter") { isShown = true } }
          .navigationTitle("Orders")
          .sheet(isPresented: $isShown) { Filter() }
      }
    }
    struct Row: View {
      let title: String
      var body: some View { NavigationLink(title) { Text("Details") } }
    }
    struct Filter: View { var body: some View { Toggle("Open only", isOn: .constant(true)).navigationTitle("Filter") } }
    struct Alone: View { var body: some View { NavigationLink("Nowhere") { Text("Here") } } }
    struct Plain: View { var body: some View { Text("Plain") } }

    """

  @Test func oneViewIsReadAsInTheWhole() throws {
    let tree = try Tree(["Shop.swift": Self.shop])
    let whole = try tree.earshot("read").output
    for name in ["Home", "Orders", "Row", "Filter", "Alone", "Plain", "Shop"] {
      let alone = try tree.earshot("read", "--view", name).output.trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(alone.contains(name) && whole.contains(alone), "\(name): \(alone)")
    }
    // The title of a view is there where all that show it navigate, and its links are dimmed where nothing does.
    #expect(try tree.earshot("read", "--view", "Orders").output.contains("Navigation bar"))
    #expect(try tree.earshot("read", "--view", "Alone").output.contains("dimmed"))
    #expect(try !tree.earshot("read", "--view", "Row").output.contains("dimmed"))
  }

  @Test func programsGetTheAccountOfAll() throws {
    let tree = try Tree(["Shop.swift": Self.shop])
    func account(_ arguments: String...) throws -> NSDictionary? {
      try tree.earshot(["read", "--format", "json"] + arguments).json()["accounting"] as? NSDictionary
    }
    let whole = try #require(try account())
    #expect(try account("--view", "Plain") == whole)
  }

  @Test func whatIsNotNeededIsNotBuilt() throws {
    let tree = try Tree(["Shop.swift": Self.shop])
    func built(_ name: String) throws -> Int {
      let run = try tree.earshot("read", "--view", name, "--timings")
      return run.errors.components(separatedBy: "screen ").count - 1
    }
    #expect(try built("Plain") == 1)
    #expect(try built("Orders") > 1)
    // A slip of the name is answered with all that there are.
    #expect(try tree.earshot("read", "--view", "Ordres").errors.contains("did you mean 'Orders'"))
  }
}
