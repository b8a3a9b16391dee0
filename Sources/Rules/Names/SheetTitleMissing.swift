import AccessibilityModel
import SourceModel
import SwiftSource

/// A sheet or cover that begins with controls, so that nothing says what has opened.
public struct SheetTitleMissing: AppRule {
  public init() {}

  public static var platforms: PlatformSet { [.iOS, .macOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "sheet-title-missing", family: .names, severity: .note, impact: .moderate, wcag: [],
    title: "nothing says what sheet has opened",
    documentation: RuleDocumentation(
      reports: """
        For review, a `sheet` or a `fullScreenCover` without a navigation title and without a heading whose first three \
        elements are no texts either.
        """,
      why: """
        When a sheet opens, VoiceOver goes to the first thing in it. Where that is a field or a switch, nobody who hears it \
        knows that another screen has come, what it is for, and what it belongs to.
        """,
      howToFix: "Put it into a `NavigationStack` with `.navigationTitle(\"New token\")`, or let it begin with a heading.",
      elsewhere: "Set `title` of the view controller, and put it into a `UINavigationController`.",
      limits: """
        Silent about sheets of one or two elements, where a part of the content could not be followed, and about states that \
        are not the view's own. `screen-title-missing` asks the same of screens with a navigation bar.
        """,
      references: [
        "Apple: Human Interface Guidelines, Sheets", "Apple: documentation of navigationTitle(_:)",
      ]),
    examples: [
      .violation(
        """
        struct ShopView: View {
          @State private var isShown = false
          var body: some View { Button("New tea") { isShown = true }↓.sheet(isPresented: $isShown) { TeaForm() } }
        }
        struct TeaForm: View {
          @State private var name = ""
          @State private var isGreen = false
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Form {
              TextField("Name", text: $name)
              Toggle("Green", isOn: $isGreen)
              Button("Save") { Shop.add(name, isGreen); dismiss() }
            }
          }
        }
        """),
      .pass(
        """
        struct ShopView: View {
          @State private var isShown = false
          var body: some View {
            Button("New tea") { isShown = true }.sheet(isPresented: $isShown) { NavigationStack { TeaForm() } }
          }
        }
        struct TeaForm: View {
          @State private var name = ""
          @State private var isGreen = false
          @Environment(\\.dismiss) private var dismiss
          var body: some View {
            Form {
              TextField("Name", text: $name)
              Toggle("Green", isOn: $isGreen)
              Button("Save") { Shop.add(name, isGreen); dismiss() }
            }
            .navigationTitle("New tea")
          }
        }
        """),
      // It says in words what it is.
      .pass(
        """
        struct ShopView: View {
          @State private var isShown = false
          @State private var name = ""
          var body: some View {
            Button("New tea") { isShown = true }.sheet(isPresented: $isShown) {
              Text("A tea that is not in the list")
              TextField("Name", text: $name)
              Button("Save") { isShown = false }
            }
          }
        }
        """),
      .undecided(
        """
        struct ShopView: View {
          @State private var isShown = false
          var body: some View {
            Button("New tea") { isShown = true }.sheet(isPresented: $isShown) { BrandForm() }
          }
        }
        """),
    ])

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let all = app.project.ofEachType(Self.self, "presentations", OwnPresentation.all)
    guard !all.isEmpty else { return [] }
    let types = ClosingTypes(app.project, Self.self)
    let contents = PresentedContents(app, Self.self)
    return all.compactMap { one in
      switch contents.content(of: one, types) {
      case .unknown(let reason): return .undecided(reason)
      case .known(let parts, let isTitled):
        let heard = parts.filter(\.isExposed)
        if isTitled || heard.count < Self.few || heard.prefix(Self.few).contains(where: \.isText) { return .pass }
        return .violation(Violation("nothing says what the \(one.noun) is", certainty: .review, at: one.place))
      }
    }
  }

  /// What begins with so many controls says in no words what it is.
  private static let few = 3
}
