import EarshotCore
import Testing

/// Names for controls that have none: what stands around them and in their code says much that is not their name.
@Suite struct BorrowedNameTests {
  private func labels(_ code: String) async -> [String] {
    let findings = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings
    return findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement).filter { $0.contains("accessibilityLabel") }
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  private static let gap = #".accessibilityLabel("<#name#>")"#

  @Test func captionUnderAPicture() async {
    let code = """
      struct V: View {
        @State var player: Player?
        @State var inCall = false
        var body: some View {
          HStack {
            VStack { Button(action: { player?.stop(); inCall = true }) { Image("ic_green") }; Text("Accept") }
            VStack { Button(action: { player?.stop(); close() }) { Image("ic_red") }; Text("Hang up") }
          }
        }
      }
      """
    #expect(await labels(code) == [#".accessibilityLabel("Accept")"#, #".accessibilityLabel("Hang up")"#])
  }

  @Test("What is done besides is no name", arguments: [
    "isLoading.toggle(); store.drop(1) { _ in }", "player?.stop(); startTimer(); openDoor()",
    "green = 200; changeDistance()", "month = later; Task { await reloadOnly() }",
    "URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()", "setImageFor(value: on)",
  ])
  func besides(action: String) async {
    let code = "struct V: View { var body: some View { Button(action: { \(action) }) { Image(\"ic_9\") } } }"
    #expect(await labels(code) == [Self.gap])
  }

  @Test func arrowsOfASortOrder() async {
    let code = """
      struct V: View {
        @State var isRising = true
        var body: some View {
          Button { isRising.toggle() } label: { Image(systemName: isRising ? "arrow.up" : "arrow.down") }
        }
      }
      """
    #expect(await labels(code).allSatisfy { !$0.contains("Send") && !$0.contains("Scroll") })
  }

  @Test("Units and codes before a field", arguments: ["Rp.", "EGP", "+62 ", "€", "kg"])
  func units(text: String) async {
    let code = """
      struct V: View {
        @State var amount = ""
        var body: some View { HStack { Text("\(text)"); TextField("0", text: $amount) } }
      }
      """
    #expect(await labels(code).allSatisfy { !$0.contains(text) })
  }

  @Test func numberOfThePageBetweenItsArrows() async {
    let code = """
      struct V: View {
        @State var tool = 0
        @State var page = 0
        var body: some View {
          HStack {
            Picker("", selection: $tool) { Text("Pick").tag(0); Text("Stamp").tag(1) }.pickerStyle(.menu)
            Spacer()
            Button { page -= 1 } label: { Image(systemName: "chevron.left") }.accessibilityLabel("Page before")
            Text("Page \\(page) of 3")
            Button { page += 1 } label: { Image(systemName: "chevron.right") }.accessibilityLabel("Page after")
          }
        }
      }
      """
    #expect(await labels(code).allSatisfy { !$0.contains("Page") })
  }

  @Test("The title of a form is not the name of its first field, nor is a paragraph", arguments: [
    "Text(\"Invoice\").font(.headline)\nTextField(\"First name\", text: $first)\nTextField(\"Last name\", text: $last)",
    "Text(\"Type the address that we send the letter to.\")\nTextField(\"First name\", text: $first)",
  ])
  func titlesOfForms(content: String) async {
    let code = """
      struct V: View {
        @State var first = ""
        @State var last = ""
        var body: some View { VStack { \(content) } }
      }
      """
    let found = await labels(code)
    #expect(found.first == #".accessibilityLabel("First name")"#, "\(found)")
  }

  @Test func captionsAboveSingleFields() async {
    let code = """
      struct V: View {
        @State var first = ""
        @State var last = ""
        var body: some View {
          VStack {
            Text("First name")
            TextField("e.g. Mia", text: $first)
            Text("Last name")
            TextField("e.g. Moe", text: $last)
          }
        }
      }
      """
    #expect(await labels(code) == [#".accessibilityLabel("First name")"#, #".accessibilityLabel("Last name")"#])
  }

  @Test("A flag tells what turning it does", arguments: [
    ("isExpanded", "minus", "plus", #".accessibilityLabel(isExpanded ? "Collapse" : "Expand")"#),
    ("collapsed", "plus", "minus", #".accessibilityLabel(collapsed ? "Expand" : "Collapse")"#),
    ("hidePin", "eye.slash", "eye", #".accessibilityLabel(hidePin ? "Show pin" : "Hide pin")"#),
    ("isPasswordVisible", "eye.slash.fill", "eye.fill", #".accessibilityLabel(isPasswordVisible ? "Hide password" : "Show password")"#),
  ])
  func flags(flag: String, then: String, otherwise: String, label: String) async {
    let code = """
      struct V: View {
        @State var \(flag) = false
        var body: some View {
          Button { \(flag).toggle() } label: { Image(systemName: \(flag) ? "\(then)" : "\(otherwise)") }
        }
      }
      """
    #expect(await labels(code) == [label])
  }

  @Test func pictureWithinASentence() async {
    let code = """
      struct V: View {
        var body: some View { HStack { Text("Tap the"); Image("ship"); Text("at the top to go on.") } }
      }
      """
    let findings = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings
    #expect(findings.contains { $0.rule == "image-name" })
    #expect(!findings.flatMap(\.fixes).flatMap(\.edits).contains { $0.replacement.contains("Hidden") || $0.replacement.contains("decorative") })
  }

  @Test func statementOfAFlag() async {
    let code = """
      struct V: View {
        @State var torchIsOn = false
        var body: some View {
          Button { torchIsOn.toggle() } label: { Image(systemName: torchIsOn ? "bolt.fill" : "bolt.slash.fill") }
        }
      }
      """
    let lines = await labels(code).flatMap { $0.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect(lines == [#".accessibilityLabel("Torch")"#, ".accessibilityAddTraits(torchIsOn ? .isSelected : [])"])
  }

  @Test func aFunctionThatSaysThatSomethingIsDone() async {
    let code = """
      struct V: View { var body: some View { Button(action: didSelect) { Image(systemName: "play.fill") } } }
      """
    #expect(await labels(code) == [#".accessibilityLabel("Play")"#])
  }
}
