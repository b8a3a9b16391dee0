import EarshotCore
import Rules
import SourceModel
import Testing

/// Fixes of SwiftUI that stand where the defect is, and by means that work there.
@Suite struct PlacedFixTests {
  private static func files(_ code: String) -> [String: String] { ["A.swift": "import SwiftUI\n" + code] }

  /// What stands in a menu has a mark and no traits.
  @Test func menusHaveToggles() async {
    let (fixes, left) = await FixedFiles.mended("toggle-state-missing", Self.files("""
      struct Assignees: View {
        @State private var chosen: Set<String> = []
        let all: [String]
        var body: some View {
          Menu {
            ForEach(all, id: \\.self) { user in
              Button {
                chosen.insert(user)
              } label: {
                Label(user, systemImage: chosen.contains(user) ? "checkmark" : "circle")
              }
            }
          } label: { Label("Assignees", systemImage: "person") }
        }
      }
      """))
    #expect(fixes == [["Toggle(user, isOn: Binding(get: { chosen.contains(user) }, set: { _ in / chosen.insert(user) / }))"]])
    #expect(left == 0)
  }

  /// Other uses of the drawing do nothing when they are pressed.
  @Test func tapsAroundDrawings() async {
    let files = Self.files("""
      struct Bar: View { var body: some View { HStack { RoundedRectangle(cornerRadius: 6).fill(.blue); Spacer() } } }
      struct Chart: View {
        let kinds: [String]
        @Binding var chosen: String?
        var body: some View {
          HStack {
            ForEach(kinds, id: \\.self) { kind in
              Bar()
                .onTapGesture { chosen = kind }
            }
          }
        }
      }
      """)
    let found = await FixedFiles.findings("drawn-content-unrepresented", files)
    let (fixes, left) = await FixedFiles.mended("drawn-content-unrepresented", files)
    #expect(fixes == [[".accessibilityElement() / .accessibilityLabel(\"<#name#>\") / .accessibilityAddTraits(.isButton)"]])
    #expect(found.first?.fixes.first?.edits.first?.range.startPosition.line == 10)
    #expect(left == 0)
  }

  @Test("A modifier that ignores what it holds stays what its name says", arguments: [(".ignored()", 0), (".accessibilityElement(children: .ignore)", 1)])
  func modifiers(call: String, count: Int) async {
    let found = await FixedFiles.findings("ignored-children-without-label", Self.files("""
      struct Ignoring: ViewModifier {
        func body(content: Content) -> some View {
          content
            .accessibilityElement(children: .ignore)
        }
      }
      extension View { func ignored() -> some View { modifier(Ignoring()) } }
      struct Row: View { var body: some View { VStack { HStack { Text("Hello"); Text("You") }\(call); Text("Bye") } } }
      """))
    #expect(found.map(\.fixes.count) == [count])
  }

  /// Of several sizes each grows.
  @Test func customFontsOfSeveralSizes() async {
    let (fixes, left) = await FixedFiles.mended("custom-font-fixed", Self.files("""
      struct Brand: ViewModifier {
        let size: CGFloat
        func body(content: Content) -> some View { content.font(.custom("Brand-Bold", fixedSize: size)) }
      }
      extension View { func brand(_ size: CGFloat) -> some View { modifier(Brand(size: size)) } }
      struct Page: View { var body: some View { VStack { Text("Hello").brand(14); Text("You").brand(20) } } }
      """))
    #expect(fixes.count == 1)
    #expect(fixes.first?.first?.contains("size: size") ?? false || fixes.first == ["size"])
    #expect(left == 0)
  }
}
