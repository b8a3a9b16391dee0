import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A text field of which neither the ground nor the line around it stands out.
public struct LowContrastField: ElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .macOS] }
  public static let frameworks: Set<Framework> = [.swiftUI, .uiKit]

  public static let metadata = RuleMetadata(
    id: "low-contrast-field", family: .color, severity: .note, impact: .moderate, wcag: ["1.4.11"],
    title: "edges of a text field have too little contrast",
    documentation: RuleDocumentation(
      reports: """
        For review, a text field that code gives a ground or a line around it, where neither has a contrast of 3:1 to what \
        is around. Where nothing paints a background, that of the system is assumed.
        """,
      why: """
        What tells a field from a text are its edges. People with low vision do not see where they can type, nor how far \
        the field reaches.
        """,
      howToFix: """
        Draw a line with enough contrast: `.overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(.systemGray)))`. A line \
        below the field is enough.
        """,
      elsewhere: "Use `borderStyle` or a layer with a border of enough contrast.",
      limits: """
        Only the light appearance is looked at, unless code forces the dark one. Silent where one of the colours is not \
        known, about fields in lists and with a style of the system, and about those for a search, which their place and \
        symbol tell. WCAG asks for it where nothing else shows where the field is.
        """,
      references: ["WCAG 2.2: understanding 1.4.11 Non-text Contrast, boundaries"]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack { ↓TextField("Email", text: $email).padding().background(Color(white: 0.94)) }
        }
        """),
      .violation(
        """
        var body: some View {
          VStack {
            HStack { Image(systemName: "lock").accessibilityHidden(true); ↓SecureField("Password", text: $password) }
              .padding()
              .background(Color(.systemGray6))
              .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.85), lineWidth: 1))
          }
          .background(Color.white)
        }
        """),
      .violation("var body: some View { VStack { ↓TextField(\"Email\", text: $email).border(Color(white: 0.85)) } }"),
      .violation(
        """
        struct Boxed: ViewModifier {
          func body(content: Content) -> some View { content.padding(8).background(RoundedRectangle(cornerRadius: 8).fill(Color(white: 0.94))) }
        }
        struct Login: View {
          @State private var email = ""
          var body: some View { VStack { ↓TextField("Email", text: $email).modifier(Boxed()) } }
        }
        """),
      .violation(
        """
        final class TeamViewController: UIViewController {
          private let team = ↓UITextField()
          override func viewDidLoad() {
            view.backgroundColor = UIColor(white: 0.06, alpha: 1)
            team.backgroundColor = UIColor(white: 0.1, alpha: 1)
            team.layer.borderWidth = 1
            team.layer.borderColor = UIColor(white: 0.17, alpha: 1).cgColor
            view.addSubview(team)
          }
        }
        """),
      .pass(
        """
        final class TeamViewController: UIViewController {
          private let team = UITextField()
          override func viewDidLoad() {
            view.backgroundColor = UIColor(white: 0.06, alpha: 1)
            team.layer.borderWidth = 1
            team.layer.borderColor = UIColor(white: 0.6, alpha: 1).cgColor
            view.addSubview(team)
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            TextField("Email", text: $email).padding().background(Color(white: 0.94))
              .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color(white: 0.4)))
          }
        }
        """),
      .pass("var body: some View { VStack { TextField(\"Email\", text: $email).border(Color(white: 0.4)) } }"),
      .pass("var body: some View { VStack { TextField(\"Email\", text: $email) }.background(Color(white: 0.94)) }"),
      .pass("var body: some View { Form { TextField(\"Email\", text: $email) } }"),
      .undecided(
        """
        let ground: Color
        var body: some View { VStack { TextField("Email", text: $email).padding().background(ground) } }
        """),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let field = subject.element
    guard [.textField, .secureField, .textEditor].contains(field.role), field.exposure == .exposed,
      field.framework == .swiftUI || field.appearance.border != nil, !field.isInactive(under: subject.when),
      !subject.containers.contains(where: { [.list, .table, .toolbar, .navigationBar, .alert].contains($0.kind) })
    else { return .inapplicable }
    let words = field.visibleText.compactMap(\.literal).map { $0.lowercased() }
    if words.contains(where: { word in NameWords.words(.searchField).union(NameWords.words(.searchPrompt)).contains(where: word.contains) }) { return .inapplicable }
    if field.framework == .uiKit, let doubt = UIKitDoubt.reason(field) { return .undecided(doubt) }
    let look = field.appearance
    let border = look.border.flatMap { field.framework == .uiKit || field.expression.contains($0.modifier) ? $0 : nil }
    // A line alone is judged on what it lies on.
    let edges = [look.around == nil ? nil : look.background, look.outline, border].compactMap { $0 }
    guard !edges.isEmpty else { return .inapplicable }
    let around = look.around ?? look.background
    let mode: ColorMode = look.colorScheme?.single == .dark ? .dark : .light
    guard let ground = around.map({ $0.single }) ?? .screen, let outside = ground.colors?[mode], outside.alpha >= 1
    else { return .undecided(UnknownReason(.dynamicValue, "background")) }
    var best = 0.0
    for edge in edges {
      // Of what run time chooses from, what stands out least: the field is there in that state as well.
      let ratios = edge.options.map { $0.value.colors.map { $0[mode].over(outside).contrast(with: outside) } }
      guard !ratios.contains(nil), let least = ratios.compactMap({ $0 }).min() else {
        return .undecided(UnknownReason(.dynamicValue, "colour"))
      }
      best = max(best, least)
    }
    // What looks the same as all around it is no edge.
    guard best < Self.needed, best > Self.same else { return .pass }
    var violation = Violation(
      """
      edges of \(field.nounWithName) have a contrast of \(ContrastJudge.shown(best)) to what is around, and need 3:1
      """, certainty: .review, at: field.source,
      related: edges.map { RelatedPlace($0.argument, "a colour of its edges") })
    let colours = edges.flatMap(\.options).map(\.value.shown) + [ground.shown]
    violation.cause = .look(colours.joined(separator: ", ") + ContrastJudge.shown(best))
    return .violation(violation)
  }

  private static let needed = 3.0
  private static let same = 1.05
}
