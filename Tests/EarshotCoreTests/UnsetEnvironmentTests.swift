import AccessibilityModel
import EarshotCore
import Testing

/// Values of the environment that the project declares (Apple: documentation of EnvironmentKey and Entry()).
@Suite("Environment values of the project") struct UnsetEnvironmentTests {
  private func heard(_ declaration: String, _ body: String, _ others: String = "") async throws -> [String] {
    let code = """
      import SwiftUI
      \(declaration)
      struct Words { var title = "Garden" }
      struct Part: View {
        @Environment(\\.isSmall) private var isSmall
        @Environment(\\.words) private var words
        var body: some View { if isSmall { Text("Small") } else { Text(words.title) } }
      }
      struct Example: View { var body: some View { \(body) } }
      \(others)
      """
    return try await UIKitExample.heard(["E.swift": code])
  }

  private static let keys = """
    private struct SmallKey: EnvironmentKey { static let defaultValue = false }
    private struct WordsKey: EnvironmentKey { static let defaultValue = Words() }
    extension EnvironmentValues {
      var isSmall: Bool { get { self[SmallKey.self] } set { self[SmallKey.self] = newValue } }
      var words: Words { get { self[WordsKey.self] } set { self[WordsKey.self] = newValue } }
    }
    """
  private static let entries = """
    extension EnvironmentValues {
      @Entry var isSmall = false
      @Entry var words: Words = Words()
    }
    """

  @Test("What nothing sets is what it begins with", arguments: [keys, entries]) func unset(declaration: String) async throws {
    #expect(try await heard(declaration, "Part()") == ["Garden"])
  }

  @Test("What something sets may be anything", arguments: [keys, entries]) func set(declaration: String) async throws {
    let heard = try await heard(declaration, "Part()", "struct Other: View { var body: some View { Part().environment(\\.isSmall, true) } }")
    #expect(heard == ["Small [isSmall]", "Garden [!isSmall]"])
  }
}
