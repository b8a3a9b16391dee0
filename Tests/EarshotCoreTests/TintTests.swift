import EarshotCore
import Testing

/// Buttons without a colour of their own have the tint around them.
@Suite("Tinted buttons") struct TintTests {
  private static func found(_ body: String) async -> [String] {
    let code = "import SwiftUI\nstruct Orders: View { var body: some View { \(body) } }"
    return await Analysis.run(files: ["A.swift": code]).findings
      .filter { ["low-contrast-text", "system-colour-contrast"].contains($0.rule) }.map(\.rule)
  }

  @Test("A pale tint is told for review", arguments: [
    ("VStack { Button(\"Pay\") {} }.tint(.yellow)", ["system-colour-contrast"]),
    ("VStack { Button(\"Pay\") {} }.accentColor(.yellow)", ["system-colour-contrast"]),
    ("VStack { Button(\"Pay\") {} }.tint(Color(red: 0.7, green: 0.7, blue: 0.7))", ["low-contrast-text"]),
    ("VStack { Button(\"Pay\") {} }.tint(Color(red: 0.1, green: 0.1, blue: 0.5)).preferredColorScheme(.light)", []),
    ("VStack { Button(\"Pay\", role: .destructive) {} }.tint(.yellow)", []),
    ("VStack { Button(\"Pay\") {}.buttonStyle(.bordered) }.tint(.yellow)", []),
    ("VStack { Button(\"Pay\") {}.buttonStyle(.plain) }.tint(.yellow)", []),
    ("VStack { Button(\"Pay\") {}.foregroundStyle(.primary) }.tint(.yellow)", []),
    ("VStack { Button(\"Pay\") {} }", []),
  ] as [(String, [String])]) func pale(_ body: String, _ rules: [String]) async {
    #expect(await Self.found(body) == rules)
  }
}
