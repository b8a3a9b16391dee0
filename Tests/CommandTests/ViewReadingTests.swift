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

  /// The screens of a transcript, as JSON texts, by name.
  private func screens(_ run: Run) throws -> [String: String] {
    let screens = try #require(try run.json()["screens"] as? [[String: Any]], "\(run.errors)")
    let texts = try screens.map { screen in
      let data = try JSONSerialization.data(withJSONObject: screen, options: .sortedKeys)
      return (screen["view"] as? String ?? "", String(decoding: data, as: UTF8.self))
    }
    return Dictionary(texts) { first, _ in first }
  }

  @Test func oneViewIsReadAsInTheWhole() throws {
    let tree = try Tree(["Shop.swift": Self.shop])
    let whole = try screens(tree.earshot("read", "--format", "json"))
    for name in ["Home", "Orders", "Row", "Filter", "Alone", "Plain", "Shop"] {
      let alone = try screens(tree.earshot("read", "--view", name, "--format", "json"))
      let wanted = whole.filter { $0.key == name || $0.key.hasPrefix(name + " › ") }
      #expect(alone == wanted, "\(name)")
    }
    // The title of a view is there where all that show it navigate, and its links are dimmed where nothing does.
    #expect(whole["Orders"]?.contains("Navigation bar") == true || whole["Orders"]?.contains("Orders") == true)
    #expect(whole["Alone"]?.contains("Dimmed") == true && whole["Row"]?.contains("Dimmed") == false)
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
