import EarshotCore
import SourceModel
import Testing

/// Every expression that makes a view is heard, hidden, unreached or unfollowed, and never in no class.
@Suite("Accounting")
struct AccountingTests {
  private func account(_ source: String) async -> Accounting? {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = []
    options.accounts = true
    return await Analysis.run(files: ["Source.swift": "import SwiftUI\n" + source], options).accounting
  }

  private func account(body: String, members: String = "") async -> Accounting? {
    await account("struct Sample: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n")
  }

  private func described(_ items: [Accounting.Item]?) -> [String]? { items?.map { "\($0.view): \($0.reason)" } }

  @Test("What is part of a screen is heard, with all that holds it")
  func heard() async {
    let account = await account(
      body: """
        NavigationStack { List { ForEach(items, id: \\.self) { Text($0) } }.toolbar { ToolbarItem { Button("Add") {} } } }
        Label { Text("Title") } icon: { Image(systemName: "star") }
        Button { } label: { HStack { Image(systemName: "trash"); Text("Delete") } }
        """, members: "let items: [String]")
    #expect(account?.heard == account?.viewExpressions)
    #expect(account?.viewExpressions == 13)
  }

  @Test("Drawn only, taken out, or nothing to find")
  func hidden() async {
    let account = await account(
      body: """
        VStack { Spacer(); Divider() }
        HStack { Text("Away") }.accessibilityHidden(true)
        Image(decorative: "line")
        Text("Kept").clipShape(RoundedRectangle(cornerRadius: 4)).background(Circle())
        """)
    #expect(account?.heard == 1)
    #expect(account?.hidden == 8)
  }

  @Test("What a sheet, a menu, an alert and a modifier's text show is heard")
  func presented() async {
    let account = await account(
      body: """
        Text("Base")
          .sheet(isPresented: $isOpen) { VStack { Text("Sheet") } }
          .contextMenu { Button("Share") {} }
          .alert("Sure?", isPresented: $isOpen) { Button("Yes") {} } message: { Text("Message") }
          .accessibilityLabel(Text("Label"))
        """, members: "@State private var isOpen = false")
    #expect(described(account?.unfollowed) == [])
    #expect(account?.heard == account?.viewExpressions)
  }

  @Test("Code without a caller, and code that only previews reach")
  func unreached() async {
    let account = await account(
      """
      struct Sample: View {
        var body: some View { Text("Shown"); used }
        private var used: some View { Text("Used") }
        private var unused: some View { Text("Unused") }
        private func indirect() -> some View { deeper() }
        private func deeper() -> some View { Text("Deeper") }
        static func sample() -> some View { Text("Sample") }
      }
      #Preview { VStack { Sample.sample() } }
      """)
    #expect(account?.heard == 2)
    #expect(described(account?.unreached) == [
      "Text: no caller", "Text: no caller", "Text: only previews", "VStack: only previews",
    ])
    #expect(account?.unfollowed == [])
  }

  @Test("What a decided test, the version or the system rule out")
  func ruledOut() async {
    let account = await account(
      body: """
        if isOld { Text("Old") } else { Text("New") }
        if #available(iOS 14, *) { Text("Now") } else { Text("Then") }
        #if os(macOS)
        Text("Mac")
        #endif
        """, members: "private static let isOld = false; private let isOld = Sample.isOld")
    #expect(account?.heard == 2)
    #expect(described(account?.unreached) == [
      "Text: ruled out by 'isOld'", "Text: ruled out by the versions that the app runs on",
      "Text: #if for another system",
    ])
  }

  @Test("What is not followed says so, with its place")
  func unfollowed() async {
    let account = await account(
      body: "Text(\"A\").mystery { Text(\"B\") }")
    #expect(described(account?.unfollowed) == ["Text: content of 'mystery'"])
    #expect(account?.unfollowed.first?.place.startPosition.line == 5)
  }

  @Test("Views of UIKit")
  func uiKit() async {
    let account = await account(
      """
      import UIKit
      final class Badge: UIView {}
      final class Screen: UIViewController {
        private let title = UILabel()
        override func viewDidLoad() {
          title.text = "Title"
          let badge = Badge()
          view.addSubview(title)
          view.addSubview(badge)
          let forgotten = UIButton()
        }
      }
      """)
    #expect(account?.heard == 2)
    #expect(described(account?.unfollowed) == ["UIButton: made for 'viewDidLoad' and not shown"])
  }

  @Test("Nobody asks, nothing is counted")
  func notAsked() async {
    let analysis = await Analysis.run(source: "import SwiftUI\nstruct Sample: View { var body: some View { Text(\"A\") } }")
    #expect(analysis.accounting == nil)
  }
}
