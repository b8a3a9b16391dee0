import EarshotCore
import SourceModel
import Testing

/// What is off for a while is on at other times, and has to be good then.
@Suite struct EnabledStateTests {
  private func found(_ rule: String, _ code: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings.map { $0.message }
  }

  private func contrast(_ body: String) async -> Int {
    await found("low-contrast-text", "struct A: View {\n@State private var busy = false\n@State private var name = \"\"\n\(body)\n}").count
  }

  private let pale = "Color(red: 0.7, green: 0.7, blue: 0.7)"

  @Test func textOfAButtonThatIsOffForAWhileIsJudged() async {
    let button = "Button { busy = true } label: { Text(\"Send\").foregroundStyle(\(pale)) }"
    #expect(await contrast("var body: some View { VStack { \(button) }.background(Color.white) }") == 1)
    #expect(await contrast("var body: some View { VStack { \(button).disabled(busy) }.background(Color.white) }") == 1)
    #expect(await contrast("var body: some View { VStack { \(button).disabled(true) }.background(Color.white) }") == 0)
  }

  @Test func aFormThatIsOffWhileItLoadsIsJudged() async {
    let code = """
      struct Sheet<Content: View>: View {
        @State private var loading = false
        @ViewBuilder let content: () -> Content
        var body: some View { VStack { content() }.disabled(loading).toolbar { Button("Submit") { loading = true } } }
      }
      struct A: View { var body: some View { Sheet { Text("Be careful").foregroundColor(.yellow) } } }
      """
    #expect(await found("system-colour-contrast", code).count == 1)
  }

  @Test func theColourForWhatIsOffIsExempt() async {
    func button(_ colour: String, _ off: String) -> String {
      """
      var body: some View {
        Button { busy = true } label: { Text("Send").foregroundStyle(\(colour)).background(Color.white) }.disabled(\(off))
      }
      """
    }
    #expect(await contrast(button("busy ? \(pale) : Color.black", "busy")) == 0)
    #expect(await contrast(button("busy ? Color.black : \(pale)", "busy")) == 1)
    #expect(await contrast(button("name.isEmpty ? \(pale) : Color.black", "name.isEmpty || busy")) == 0)
    // Whether the two have to do with each other is not known.
    #expect(await contrast(button("name.count < 3 ? \(pale) : Color.black", "!isValid")) == 0)
  }

  @Test func wordsForWhatIsOffAreExempt() async {
    #expect(
      await contrast(
        """
        var body: some View {
          VStack {
            if busy {
              Button("Wait") { busy = true }.foregroundStyle(\(pale)).disabled(busy)
            } else {
              Button("Send") { busy = true }.foregroundStyle(.black)
            }
          }.background(Color.white)
        }
        """) == 0)
    #expect(
      await contrast(
        """
        var body: some View {
          Button { busy = true } label: {
            if busy { Text("Wait").foregroundStyle(\(pale)) } else { Text("Send").foregroundStyle(.black) }
          }.disabled(busy).background(Color.white)
        }
        """) == 0)
  }
}
