import AccessibilityModel

/// A menu whose label is nothing but a picture.
public struct MenuName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "menu-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2"],
    title: "menu shows only a picture and has no name",
    documentation: RuleDocumentation(
      reports: """
        A `Menu` or a `DisclosureGroup` whose label holds nothing but a symbol, an image or a drawing, or an empty text.
        """,
      why: """
        A closed menu is one pop-up button, and its items are found only after it was opened. Its name is all that \
        says what is inside; a file name or the raw name of a symbol says nothing of it.
        """,
      howToFix: """
        Give the menu a title and let the style hide it: `Menu("Sort by", systemImage: "arrow.up.arrow.down") { … }\
        .labelStyle(.iconOnly)`. Or add `.accessibilityLabel("Sort by")`.
        """,
      elsewhere: "A `UIButton` with a `menu` needs a title or an `accessibilityLabel`.",
      limits: """
        Silent where the label holds a view that could not be followed. A symbol with a recorded system name, such as \
        `ellipsis` ("More"), is reported one severity lower.
        """,
      references: ["Recorded: as_ref_menu, ax_view_menu (one button, items absent until opened)"]),
    examples: [
      .violation(
        """
        var body: some View {
          ↓Menu { Button("Name") { sort(by: .name) } } label: { Image(systemName: "line.3.horizontal.decrease") }
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Menu {
            Button("Name") { sort(by: .name) }
          } label: {
            Image("sort_icon")
          }
        }
        """,
        fixed: """
          var body: some View {
            Menu {
              Button("Name") { sort(by: .name) }
            } label: {
              Image("sort_icon")
            }
            .accessibilityLabel("Sort")
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Menu {
            Picker("Order", selection: $order) { Text("Name").tag(1); Text("Age").tag(2) }.pickerStyle(.inline)
          } label: {
            Image(systemName: "line.3.horizontal.decrease")
          }
        }
        """,
        fixed: """
          var body: some View {
            Menu {
              Picker("Order", selection: $order) { Text("Name").tag(1); Text("Age").tag(2) }.pickerStyle(.inline)
            } label: {
              Image(systemName: "line.3.horizontal.decrease")
            }
            .accessibilityLabel("Order")
          }
          """),
      .violation(
        """
        @State private var sorting = 1
        var body: some View {
          ↓Menu {
            Picker("", selection: $sorting) { Text("Name").tag(1); Text("Age").tag(2) }
          } label: {
            Image(systemName: "line.3.horizontal.decrease")
          }
        }
        """,
        fixed: """
          @State private var sorting = 1
          var body: some View {
            Menu {
              Picker("", selection: $sorting) { Text("Name").tag(1); Text("Age").tag(2) }
            } label: {
              Image(systemName: "line.3.horizontal.decrease")
            }
            .accessibilityLabel("Sort")
          }
          """),
      .pass(
        """
        var body: some View {
          Menu("Sort by") { Button("Name") { sort(by: .name) } }
        }
        """),
      .pass(
        """
        var body: some View {
          Menu { Button("Name") { sort(by: .name) } } label: {
            Label("Sort by", systemImage: "arrow.up.arrow.down").labelStyle(.iconOnly)
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Menu { Button("Name") { sort(by: .name) } } label: {
            HStack { Text(order.title); Image(systemName: "chevron.up.chevron.down") }
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          Menu { Button("Name") { sort(by: .name) } } label: { SortMark(.sort) }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    switch subject.element.role {
    case .menu: UnnamedPictureControl(noun: "menu").check(subject, in: context)
    case .disclosure: UnnamedPictureControl(noun: "disclosure group", needsPicture: true).check(subject, in: context)
    default: .inapplicable
    }
  }
}
