import EarshotCore
import Testing

/// Titles whose font the project sets in ways of its own.
@Suite("Titles in fonts of a project")
struct ProjectTitleTests {
  private static let fonts = """
    import SwiftUI
    extension Font { static let display = Font.custom("Inter-Bold", size: 28); static let copy = Font.custom("Inter-Regular", size: 24) }
    struct Display: ViewModifier { func body(content: Content) -> some View { content.font(.custom("Inter-Bold", size: 24)) } }
    extension View {
      func display() -> some View { modifier(Display()) }
      func large() -> some View { font(.system(size: 22, weight: .bold)) }
    }
    enum Kind { case title, copy }
    struct Styled: View {
      let words: String; let kind: Kind
      var body: some View { Text(words).font(kind == .title ? .custom("Inter-Bold", size: 28) : .custom("Inter-Regular", size: 15)) }
    }

    """

  private static func texts(_ body: String) async -> Int {
    await Analysis.run(files: ["A.swift": fonts, "B.swift": "import SwiftUI\nstruct Sample: View { let items: [String]\nvar body: some View { \(body) } }"])
      .findings.count { $0.rule == "heading-missing" }
  }

  @Test("Large and bold", arguments: [
    "VStack { Text(\"Welcome back\").font(.display); Text(\"Sign in to go on.\"); Button(\"Sign in\") {} }",
    "VStack { Text(\"Your account\").display(); Text(\"Change what you like.\"); Button(\"Go\") {} }",
    "VStack { Text(\"Your account\").modifier(Display()); Text(\"Change what you like.\"); Button(\"Go\") {} }",
    "VStack { Text(\"Popular now\").large(); Text(\"What others read\"); ScrollView(.horizontal) { HStack { ForEach(items, id: \\.self) { Text($0) } } } }",
    "VStack { Styled(words: \"Security\", kind: .title); Styled(words: \"Change your password.\", kind: .copy); Button(\"Go\") {} }",
    "VStack { Text(\"Reset\").font(.custom(\"Poppins-SemiBold\", size: 24)); Text(\"We send a mail.\"); Button(\"Go\") {} }",
  ])
  func told(_ body: String) async {
    #expect(await Self.texts(body) == 1)
  }

  @Test("Not bold, in rows, or for all around", arguments: [
    "VStack { Text(\"Welcome back\").font(.copy); Text(\"Sign in to go on.\").font(.copy); Button(\"Sign in\") {} }",
    "VStack { Text(\"Your account\"); Text(\"Change what you like.\"); Button(\"Go\") {} }.display()",
    "List(items, id: \\.self) { item in VStack { Text(\"Account\").display(); Text(item) } }",
    "ForEach(items, id: \\.self) { item in VStack { Text(\"Account\").display(); Text(item) } }",
  ])
  func silent(_ body: String) async {
    #expect(await Self.texts(body) == 0)
  }
}
