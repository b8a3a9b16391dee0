import AccessibilityModel
import SourceModel

/// A picture that only decorates and is a stop nevertheless.
public struct DecorativeImageExposed: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "decorative-image-exposed", family: .names, severity: .warning, impact: .moderate, wcag: ["1.1.1"],
    title: "decorative image is a stop for VoiceOver",
    documentation: RuleDocumentation(
      reports: """
        An unnamed image of the asset catalog whose name says that it decorates (background, divider, pattern, \
        gradient and the like), or an unnamed image or symbol that lies under a text in a `ZStack`.
        """,
      why: """
        Every exposed picture is one more swipe, and VoiceOver reads its file name: "background dash pattern, image". \
        People wonder what they miss, and it is nothing.
        """,
      howToFix: "Use `Image(decorative: \"background-pattern\")`, or `.accessibilityHidden(true)` on any view.",
      elsewhere: "Leave `isAccessibilityElement` of the image view at `false`, which is its default.",
      limits: """
        Whether a picture decorates is its author's intention, so a finding is never certain. Silent about pictures \
        with a label, about pictures made at run time, which may be content, and inside controls and combined \
        elements, where an unnamed picture is not heard beside a text.
        """,
      references: [
        "Recorded: hgf_about, cvs_informative (the asset's name is the label)",
        "Apple: documentation of Image.init(decorative:bundle:), such an image is ignored",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          VStack {
            ↓Image("background-pattern")
            Text("Welcome")
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Image(decorative: "background-pattern")
              Text("Welcome")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          ZStack {
            ↓Image("summer_meadow").resizable()
            VStack { Text("Welcome"); Text("Sign in to go on") }
          }
        }
        """,
        fixed: """
          var body: some View {
            ZStack {
              Image(decorative: "summer_meadow").resizable()
              VStack { Text("Welcome"); Text("Sign in to go on") }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Image(.cardGradient).resizable()
        }
        """,
        fixed: """
          var body: some View {
            Image(.cardGradient).resizable().accessibilityHidden(true)
          }
          """),
      .pass(
        """
        var body: some View {
          VStack { Image("ic-shared-filled-background"); Text("Photos") }
        }
        """),
      .pass(
        """
        var body: some View {
          ZStack { Image(decorative: "background-pattern"); Text("Welcome") }
        }
        """),
      .pass(
        """
        var body: some View {
          Image("gradient_chart", label: Text("Temperatures rise from 12 to 20 degrees"))
        }
        """),
      .pass(
        """
        let photo: UIImage
        var body: some View {
          ZStack { Image(uiImage: photo); Text("New") }
        }
        """),
      .undecided(
        """
        var body: some View {
          Image("background-pattern").described()
        }
        """),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    switch UnnamedPicture.find(subject) {
    case .outcome(let outcome): return outcome
    case .picture(let picture): return subject.causing(judge(picture, in: context))
    }
  }

  private func judge(_ picture: UnnamedPicture, in context: RuleContext) -> Outcome {
    let element = picture.element
    var noun = "image"
    if case .symbol = picture.image { noun = "symbol" }
    let message: String
    switch (picture.image, picture.standing) {
    case (.runtime, _), (_, .alone), (_, .beside): return .inapplicable
    case (_, .decorationByName(let word)):
      let kind = word == "bg" ? "background" : word
      message = "image \(picture.names) is a stop of its own although it is named a \(kind)"
    case (_, .underText(let text)):
      message = "\(noun) \(picture.names) under the text \(text.label?.value.quoted ?? "") is a stop of its own"
    }
    if element.label?.localization?.isInCatalog == true { return .pass }
    let decorative = picture.mayBeHidden ? NamingFix.decorative(element) : nil
    let fixes = [decorative, NamingFix.describe(element, noun: noun)].compactMap(\.self)
    // What comes and goes while the words stay tells of a state, unless its own name says that it decorates.
    return .violation(Violation(
      message, certainty: picture.isConditional ? .review : .likely, at: element.source,
      heard: Heard(before: context.heard(element)),
      fixes: picture.isConditional && !picture.isNamedDecoration ? fixes.reversed() : fixes))
  }
}
