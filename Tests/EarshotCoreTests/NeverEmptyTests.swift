import EarshotCore
import Project
import Testing

/// A text that was not followed is a hole: it never sounds as if there were nothing.
@Suite("Texts that are not followed are holes")
struct NeverEmptyTests {
  private static let strings = StringTables([
    "Localizable": ["en": ["fail.key": .plain("Failed: %@", state: nil)], "de": ["[name]": .plain("Name", state: nil)]]
  ])

  private func texts(_ view: String, _ declarations: String) async -> [String]? {
    let code = "import SwiftUI\nstruct Sample: View {\n\(declarations)\nvar body: some View {\n\(view)\n} }\n"
    return await Hearing.files(["S.swift": code], strings: Self.strings).texts(of: "Sample")
  }

  @Test("A translated format of which one case of an enum is made")
  func formats() async {
    let heard = await texts(
      "Text(state.text)",
      """
      enum State {
        case failed(String), done
        var text: String {
          switch self {
          case .failed(let reason): return String(format: String(localized: "fail.key"), reason)
          case .done: return "Done"
          }
        }
      }
      let state: State
      """)
    #expect(heard == ["Failed: «reason» [state == .failed]", "Done [state == .done]"])
  }

  @Test("What stands for nil, however deep in the alternatives it is")
  func coalescing() async {
    let heard = await texts(
      "Text(figure ?? \"none\")",
      """
      let first: String?
      let isKnown: Bool
      var figure: String? {
        if let first { return first }
        guard isKnown else { return nil }
        return isKnown ? "known" : nil
      }
      """)
    #expect(heard?.contains { $0.hasPrefix("none [") } == true)
    #expect(heard?.contains { $0.hasPrefix("[") || $0.hasPrefix(" [") || $0.isEmpty } == false)
  }

  @Test("A private text that nothing changes")
  func constants() async {
    #expect(await texts("Text(title)", "private var title = \"Start\"") == ["Start"])
  }

  @Test("A text that only other languages translate is the one that stands in the code")
  func writtenTexts() async {
    let call = "NSLocalizedString(\"[name]\", value: \"Your name\", comment: \"\")"
    #expect(await texts("Text(\(call))", "") == ["Your name"])
  }

  @Test("A condition keeps the parentheses that it needs")
  func parentheses() async {
    let heard = await texts("if count > (page - 1) * 4 { Text(\"More\") }", "let count: Int\nlet page: Int")
    #expect(heard == ["More [count > (page - 1) * 4]"])
  }
}
