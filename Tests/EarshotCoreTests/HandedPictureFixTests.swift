import EarshotCore
import Rules
import SourceModel
import Testing

/// Fixes for pictures and fields of components: what their callers say is said, and what can be pressed is not hidden.
@Suite struct HandedPictureFixTests {
  private static func titles(_ rule: String, _ code: String) async -> [[String]] {
    await FixedFiles.findings(rule, ["A.swift": "import SwiftUI\n" + code]).map { $0.fixes.map(\.title) }
  }

  private static func edits(_ rule: String, _ code: String) async -> (fixes: [[String]], left: Int) {
    await FixedFiles.mended(rule, ["A.swift": "import SwiftUI\n" + code])
  }

  @Test("A remote picture that is pressed is not hidden", arguments: [("", 2), (".onTapGesture { isShown = true }", 1)])
  func pressed(tap: String, count: Int) async {
    let found = await Self.titles("async-image-name", """
      import Kingfisher
      struct Post: View {
        @State private var isShown = false
        let url: URL
        var body: some View { KFImage(url).resizable()\(tap) }
      }
      """)
    #expect(found.map(\.count) == [count])
  }

  @Test func symbolsBesideWordsAreHiddenFirst() async {
    let found = await Self.titles("redundant-icon-beside-text", """
      struct Settings: View {
        @State private var isOn = false
        var body: some View { HStack { Image(systemName: "speaker.wave.2.fill"); Text("Sounds"); Toggle("Sounds", isOn: $isOn).labelsHidden() } }
      }
      """)
    #expect(found.map(\.first) == ["hide the symbol from assistive technologies"])
  }

  /// One word would be wrong for all pictures but one.
  @Test("Pictures of callers are named by them", arguments: [
    ("image-name", "Image(name)", #"empty("noneSent"); empty("noneGot")"#),
    ("symbol-raw-name", "Image(systemName: name)", #"empty("folder"); empty("person.text.rectangle")"#),
  ])
  func handed(rule: String, picture: String, uses: String) async {
    let found = await FixedFiles.findings(rule, ["A.swift": """
      import SwiftUI
      struct Calls: View {
        var body: some View { VStack { \(uses) } }
        func empty(_ name: String) -> some View { VStack { \(picture) } }
      }
      """])
    let edits = found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement).filter { $0.contains("accessibilityLabel") }
    #expect(!edits.isEmpty)
    #expect(edits.allSatisfy { FixedFiles.squeezed($0) == ".accessibilityLabel(<#text for each picture#>)" })
  }

  @Test("What stands for a picture that is not there is hidden", arguments: [
    "AsyncImage(url: url)", "Image(uiImage: photo!)",
  ])
  func placeholders(picture: String) async {
    let found = await Self.titles("symbol-raw-name", """
      struct Face: View {
        let url: URL?
        let photo: UIImage?
        var body: some View {
          if photo != nil { \(picture) } else { Image(systemName: "person.circle.fill").resizable() }
        }
      }
      """)
    #expect(found.map(\.first) == ["hide the symbol from assistive technologies"])
  }

  @Test("The field of a component is called what the component shows", arguments: [
    ("HStack { Text(title); Spacer(); HStack { TextField(\"\", text: $value); if let unit { Text(unit) } } }", 0),
    ("ZStack { TextEditor(text: $value); if value.isEmpty { hint } }", 0),
    ("ZStack { if value.count == 0 { Text(title) }; if #available(iOS 16.0, *) { TextEditor(text: $value).scrollContentBackground(.hidden) } else { TextEditor(text: $value) } }", 1),
  ])
  func components(body: String, left: Int) async {
    let result = await Self.edits("text-field-name", """
      struct Row: View {
        let title: String
        @Binding var value: String
        var unit: String?
        var body: some View {
          \(body)
        }
        private var hint: some View { Text(title).onTapGesture {} }
      }
      struct Form: View {
        @State private var name = ""
        @State private var height = ""
        var body: some View { VStack { Row(title: "Name", value: $name); Row(title: "Height", value: $height, unit: "cm") } }
      }
      """)
    #expect(!result.fixes.isEmpty)
    #expect(result.fixes.allSatisfy { $0 == [".accessibilityLabel(title)"] })
    #expect(result.left == left)
  }

  @Test func tabsAreCalledWhatTheyShow() async {
    let result = await Self.edits("tab-item-name", """
      struct ActivityView: View { var body: some View { Text("Quiet") } }
      struct Tabs: View {
        var body: some View {
          TabView {
            Text("Hi").tabItem { Label("Home", systemImage: "house") }
            ActivityView().tabItem { Image(systemName: "heart") }
          }
        }
      }
      """)
    #expect(result.fixes == [["Label(\"Activity\", systemImage: \"heart\")"]])
    #expect(result.left == 0)
  }
}
