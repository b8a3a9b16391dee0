import AccessibilityModel

/// A navigation link whose label is nothing but a picture.
public struct NavigationLinkName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "navigation-link-name", family: .names, severity: .error, impact: .critical, wcag: ["4.1.2", "2.4.4"],
    title: "navigation link shows only a picture and has no name",
    documentation: RuleDocumentation(
      reports: "A `NavigationLink` whose label holds nothing but a symbol, an image or a drawing.",
      why: """
        VoiceOver merges the label into one button and has only the picture to read: a file name, the raw name of a \
        symbol, or nothing at all. People open the link to learn where it leads.
        """,
      howToFix: """
        Name the destination: a title (`NavigationLink("Settings") { … }`), a `Label` with `.labelStyle(.iconOnly)`, \
        or `.accessibilityLabel("Settings")`.
        """,
      elsewhere: "A cell is named by its labels; a button without a title needs an `accessibilityLabel`.",
      limits: """
        Silent about links without any label, which programs use to navigate from code, and where the label holds a \
        view that could not be followed.
        """,
      references: ["Recorded: hgf_portfolio_manager, as_ref_swipe_actions (a row link is one button of joined texts)"]),
    examples: [
      .violation(
        """
        struct Home: View {
          var body: some View {
            NavigationStack {
              ↓NavigationLink { AccountView() } label: { Image(systemName: "gearshape.fill") }
            }
          }
        }
        struct AccountView: View {
          var body: some View { Text("Ann").navigationTitle("Account") }
        }
        """,
        fixed: """
          struct Home: View {
            var body: some View {
              NavigationStack {
                NavigationLink { AccountView() } label: { Image(systemName: "gearshape.fill") }
                  .accessibilityLabel("Account")
              }
            }
          }
          struct AccountView: View {
            var body: some View { Text("Ann").navigationTitle("Account") }
          }
          """),
      .violation(
        """
        struct Shelf: View {
          let shelf: ShelfModel
          var body: some View {
            VStack { ↓NavigationLink { Shelf(shelf: shelf.next) } label: { Image("q7_2") } }.navigationTitle("Shelf")
          }
        }
        """,
        fixed: """
          struct Shelf: View {
            let shelf: ShelfModel
            var body: some View {
              VStack { NavigationLink { Shelf(shelf: shelf.next) } label: { Image("q7_2") }
                .accessibilityLabel("<#name#>") }.navigationTitle("Shelf")
            }
          }
          """),
      .violation(
        """
        @State var meal: Meal
        var body: some View {
          ↓NavigationLink { PhotoView(image: meal.mealPhoto) } label: { Image(uiImage: meal.mealPhoto).resizable() }
        }
        """,
        fixed: """
          @State var meal: Meal
          var body: some View {
            NavigationLink { PhotoView(image: meal.mealPhoto) } label: { Image(uiImage: meal.mealPhoto).resizable() }
              .accessibilityLabel("Meal photo")
          }
          """),
      .violation(
        """
        var body: some View {
          ↓NavigationLink { SettingsView() } label: { Image("cogwheel") }
        }
        """,
        fixed: """
          var body: some View {
            NavigationLink { SettingsView() } label: { Image("cogwheel") }.accessibilityLabel("Settings")
          }
          """),
      .violation(
        """
        var body: some View {
          ↓NavigationLink(destination: SettingsView()) { Image(systemName: "slider.vertical.3") }
        }
        """),
      .pass(
        """
        var body: some View {
          NavigationLink { SettingsView() } label: { Label("Settings", systemImage: "gearshape").labelStyle(.iconOnly) }
        }
        """),
      .pass(
        """
        var body: some View {
          NavigationLink { OrderView(order) } label: {
            HStack { Image("parcel"); Text(order.title) }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          NavigationLink(destination: SettingsView(), isActive: $showsSettings) { EmptyView() }
        }
        """),
      .undecided(
        """
        var body: some View {
          NavigationLink { ProfileView() } label: { RemoteAvatar(url: user.avatar) }
        }
        """),
    ])

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    guard subject.element.role == .navigationLink else { return .inapplicable }
    return UnnamedPictureControl(noun: "navigation link", needsPicture: true).check(subject, in: context)
  }
}
