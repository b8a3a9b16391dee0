import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A picture that stands alone and is called by its file name, or by nothing.
public struct ImageName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "image-name", family: .names, severity: .error, impact: .serious, wcag: ["1.1.1"],
    title: "image is called by its file name",
    documentation: RuleDocumentation(
      reports: """
        An `Image` of the asset catalog that is a stop of its own and that nobody named or hid. An image made at run \
        time, such as `Image(uiImage:)`, is reported for review: it has no name at all. \
        A file that is shown in several places, and is to be mended in one way there, is one finding. One that is \
        called as the text in its stack is a warning: it is heard twice. On a splash screen it is a note.
        """,
      why: """
        SwiftUI takes the name in the asset catalog for the label, so VoiceOver reads "hero underscore banner v2, \
        image". An image from data is read as "image". Neither tells what it shows, and a picture that only decorates \
        is a stop for nothing.
        """,
      howToFix: """
        Say what it shows, `Image("hero_banner_v2", label: Text("Two people planting a tree"))` or \
        `.accessibilityLabel(…)`; or take it out when it tells nothing that the texts do not: \
        `Image(decorative: "hero_banner_v2")`.
        """,
      elsewhere: """
        `imageView.isAccessibilityElement = true` with an `accessibilityLabel`. A decoration stays as it is: image \
        views are no elements by default.
        """,
      limits: """
        Silent when a string catalog translates the name, inside labels of controls and in combined elements with a \
        text, where such a picture is not heard, and when only run time knows the name. A name that reads like words \
        is reported as likely. Pictures that most likely decorate are the business of `decorative-image-exposed`.
        """,
      references: [
        "Recorded: hgf_about, hgf_inbox, cvs_informative (the asset's name is the label)",
        "Recorded: hgf_image_view (an image from data has no label)",
        "Apple: documentation of Image.init(_:bundle:), the name is the key of the label",
      ]),
    examples: ofGrounds + [
      .violation(
        """
        let user: User
        let portrait: UIImage?
        var body: some View {
          HStack {
            if let portrait {
              ↓Image(uiImage: portrait).resizable().frame(width: 36, height: 36)
            }
            Text(user.name)
          }
        }
        """,
        fixed: """
          let user: User
          let portrait: UIImage?
          var body: some View {
            HStack {
              if let portrait {
                Image(uiImage: portrait).resizable().frame(width: 36, height: 36).accessibilityHidden(true)
              }
              Text(user.name)
            }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack { ↓Image("cafe-placeholder").resizable() }
        }
        """,
        fixed: """
          var body: some View {
            VStack { Image(decorative: "cafe-placeholder").resizable() }
          }
          """),
      .violation(
        """
        struct PhotoView: View {
          let photo: UIImage?
          var body: some View { if let photo { Image(decorative: photo.cgImage!, scale: 1) } else { placeholder } }
          var placeholder: some View { ↓Image("app_logo").resizable() }
        }
        """,
        fixed: """
          struct PhotoView: View {
            let photo: UIImage?
            var body: some View { if let photo { Image(decorative: photo.cgImage!, scale: 1) } else { placeholder } }
            var placeholder: some View { Image(decorative: "app_logo").resizable() }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Image("hero_banner_v2").resizable()
        }
        """,
        fixed: """
          var body: some View {
            Image("hero_banner_v2", label: Text("<#what the picture shows#>")).resizable()
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            ↓Image("ic_seller").resizable()
            Text("Sold by \\(seller.name)")
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Image(decorative: "ic_seller").resizable()
              Text("Sold by \\(seller.name)")
            }
          }
          """),
      .violation(
        """
        let isReached: Bool
        var body: some View {
          HStack {
            ↓Image("checkmark.pixel").opacity(isReached ? 1 : 0.25)
            Text("Run a mile").foregroundStyle(isReached ? .secondary : .primary)
          }
        }
        """,
        fixed: """
          let isReached: Bool
          var body: some View {
            HStack {
              Image("checkmark.pixel").opacity(isReached ? 1 : 0.25)
                .accessibilityLabel(isReached ? "<#what the picture shows#>" : "<#what the picture shows#>")
              Text("Run a mile").foregroundStyle(isReached ? .secondary : .primary)
            }
          }
          """),
      .violation(
        """
        let isActive: Bool
        var body: some View {
          HStack {
            ↓Image("ic_bell").foregroundColor(isActive ? .blue : .gray)
            Text("Alarms").foregroundColor(isActive ? .blue : .gray)
          }
        }
        """,
        fixed: """
          let isActive: Bool
          var body: some View {
            HStack {
              Image(decorative: "ic_bell").foregroundColor(isActive ? .blue : .gray)
              Text("Alarms").foregroundColor(isActive ? .blue : .gray)
            }
          }
          """),
      .violation(
        """
        enum Mode: String {
          case work, rest
          var title: String { self == .work ? String(localized: "Focus") : String(localized: "Break") }
          var symbolName: String { self == .work ? "tomato_fill" : "cup_fill" }
        }
        struct Island: View {
          let state: String
          var body: some View {
            ↓Image((Mode(rawValue: state) ?? .work).symbolName).padding()
          }
        }
        """,
        fixed: """
          enum Mode: String {
            case work, rest
            var title: String { self == .work ? String(localized: "Focus") : String(localized: "Break") }
            var symbolName: String { self == .work ? "tomato_fill" : "cup_fill" }
          }
          struct Island: View {
            let state: String
            var body: some View {
              Image((Mode(rawValue: state) ?? .work).symbolName).padding()
                .accessibilityLabel((Mode(rawValue: state) ?? .work).title)
            }
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Focused for")
            ↓Image("tomato_fill")
            Text("\\(task.rounds)")
            Image("watch_fill", label: Text("Watch"))
            Text("\\(task.minutes) min")
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Text("Focused for")
              Image("tomato_fill").accessibilityLabel("Rounds")
              Text("\\(task.rounds)")
              Image("watch_fill", label: Text("Watch"))
              Text("\\(task.minutes) min")
            }
          }
          """),
      .violation(
        """
        let kind: String
        var body: some View {
          VStack { ↓Image(kind); Text(kind) }
        }
        """,
        fixed: """
          let kind: String
          var body: some View {
            VStack { Image(kind).accessibilityHidden(true); Text(kind) }
          }
          """),
      .violation(
        """
        let photo: UIImage
        var body: some View {
          ↓Image(uiImage: photo)
        }
        """),
      .pass(
        """
        var body: some View {
          Image("hero_banner_v2", label: Text("Two people planting a tree"))
          Image(decorative: "wave")
        }
        """),
      .pass(
        """
        var body: some View {
          Button(action: buy) { HStack { Image("cart_24"); Text("Buy") } }
          Label("Cart", image: "cart_24")
        }
        """),
      .pass(
        """
        var body: some View {
          VStack { Image("hero_banner_v2"); Text("Welcome") }
            .accessibilityElement()
            .accessibilityLabel("Welcome")
        }
        """),
      .pass("var body: some View { Image(\"\").resizable() }"),
      .pass(
        """
        var body: some View { Image("onboarding.title") }
        """, files: ["en.strings": "onboarding.title = A letter that flies through the window"]),
      .violation(
        """
        let flag: String
        var body: some View { ↓Image(flag) }
        """),
      .undecided(
        """
        let photo: Photo
        var body: some View { photo.thumbnail.resizable() }
        """),
    ] + BrandPicture.examples + ofStates + ofWords)

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    switch UnnamedPicture.find(subject) {
    case .outcome(let outcome): return outcome
    case .picture(var picture):
      // Most pictures are symbols, which another rule judges.
      if case .symbol = picture.image { return .inapplicable }
      picture.stateShown = Self.stateShown(by: picture, subject, in: context)
      picture.isAloneElsewhere = Self.isAloneElsewhere(subject, in: context)
      picture.isSaidNearby = Self.isSaidNear(subject, picture)
      picture.isOneOfAlike = Self.isOneOfAlike(subject)
      let outcome = judge(picture, in: context)
      if case .inapplicable = outcome { return outcome }
      return isNamedAsButton(subject, in: context) ? .inapplicable : causing(outcome, picture, subject)
    }
  }

  /// One file that an app shows in several places, and that is to be mended in one way there, is one cause.
  private func causing(_ outcome: Outcome, _ picture: UnnamedPicture, _ subject: ElementSubject) -> Outcome {
    let caused = subject.causing(outcome)
    guard case .violation(let violation) = caused, case .asset(let name) = picture.image, let file = name.literal else { return caused }
    if case .drawing? = violation.cause { return caused }
    return caused.causing(.look("image \(file), \(violation.fixes.map(\.title)), \(violation.certainty.rawValue)"))
  }

  /// That it is pressed and no button is told of it already, together with the name that it lacks.
  private func isNamedAsButton(_ subject: ElementSubject, in context: RuleContext) -> Bool {
    guard !subject.element.gestures.isEmpty,
      case .violation(let violation) = TapWithoutButtonTrait().check(subject, in: context) else { return false }
    return violation.fixes.contains { $0.edits.contains { $0.replacement.contains(".accessibilityLabel(") } }
  }

  private func judge(_ picture: UnnamedPicture, in context: RuleContext) -> Outcome {
    switch (picture.image, picture.standing) {
    case (.symbol, _), (.asset, .decorationByName), (.asset, .underText): return .inapplicable
    case (.asset(let name), _):
      if picture.isSaid {
        return violation(picture, "image \(picture.names) says again what the text beside it says", .likely, .warning, context)
      }
      if name.isOnlyHoles {
        return violation(picture, "image \(picture.names) is called by its file name, whichever it is", .review, nil, context)
      }
      if picture.element.label?.localization?.isInCatalog == true { return .pass }
      // A file may be called by the right words, which then are those of one language.
      let areWords = name.areWordsOfPeople
      let isForFocus = picture.element.source.file.build.platforms == .tvOS
      return violation(
        picture, "image \(picture.names) is called by its file name", name.hasHoles || areWords ? .likely : .certain,
        isForFocus || areWords && !context.isLocalized || isOnPassingScreen(picture.element)
          ? .note : areWords || isBesideWords(picture) || standsIn(picture) || picture.isPlaceholder ? .warning : nil, context)
    case (.runtime, _):
      guard picture.element.viewName == "Image" else { return .inapplicable }
      if picture.element.label != nil {
        return violation(picture, "image \(picture.names) has no name of its own", .review, nil, context)
      }
      return violation(picture, "image made at run time has no name", .review, .warning, context)
    }
  }

  /// Words that go with the picture and can be heard stand beside it, so little is lost but time.
  private func isBesideWords(_ picture: UnnamedPicture) -> Bool {
    guard case .beside(let partner) = picture.standing, picture.element.gestures.isEmpty else { return false }
    return [.text, .label].contains(partner.role) && !picture.maySayMore
  }

  /// A picture of the app above the words that it goes with, as on a screen that has nothing to show; none whose name tells
  /// that it holds what people need.
  private func isIllustration(_ picture: UnnamedPicture) -> Bool {
    guard case .asset(let name) = picture.image, picture.isCaptioned, picture.mayBeHidden, picture.decision == nil, !name.hasHoles
    else { return false }
    return name.literals.allSatisfy { NameWords.words(.contentPicture).isDisjoint(with: DecorativeNames.parts(of: $0)) }
  }

  /// Its file or the code that shows it says that it is there for want of another picture, and nothing reacts to it:
  /// `cafe-placeholder`, `var placeholderView: some View`.
  func standsIn(_ picture: UnnamedPicture) -> Bool {
    guard case .asset(let name) = picture.image, let file = name.literal, picture.element.gestures.isEmpty else { return false }
    let source = picture.element.source
    return (DecorativeNames.parts(of: file) + source.file.memberNames(around: source.start).flatMap(DecorativeNames.parts))
      .contains { word in ["placeholder", "fallback"].contains(where: word.hasPrefix) }
  }

  private func violation(
    _ picture: UnnamedPicture, _ message: String, _ certainty: FindingCertainty, _ severity: Severity?,
    _ context: RuleContext
  ) -> Outcome {
    let tapped = picture.isSaid ? nil : ProposedName.agreed(byTapOn: picture.element, in: context)
    // What is all that tells of a tap is not to be hidden.
    let decorative = !picture.isAloneElsewhere && (picture.mayBeHidden || picture.isSmallPictureOfNamed || goesUnmissed(picture, in: context)) && tapped == nil ? NamingFix.decorative(picture.element) : nil
    let brand = picture.isSaid ? nil : BrandPicture.name(picture)
    let tooltip = picture.isSaid || picture.element.source.isDeclaredAsImage ? nil : MistakenName(of: picture.element)?.proposal
    let state = picture.isSaid ? nil : ProposedName.ofState(picture, in: context)
    let own = picture.isSaid ? nil : tooltip ?? ProposedName.sibling(ofPictureIn: picture.element, in: context) ?? tapped ?? state ?? brand
      ?? ProposedName.ofDenial(picture, in: context) ?? ProposedName.ofValue(picture, in: context) ?? ProposedName.ofNumber(beside: picture, in: context) ?? BrandPicture.ownLogo(picture, in: context)
    let named = own.map { NamingFix.label($0, on: picture.element, noun: "image") } ?? picture.stateFix(noun: "image") ?? Self.bothLooks(picture, in: context)
    var fixes = [named ?? Self.onePicture(picture, in: context) ?? NamingFix.describe(picture.element, noun: "image", as: ProposedName.caseShown(by: picture.element, in: context)), decorative]
    let tellsNothing = picture.isSmallPictureOfNamed || !picture.maySayMore || picture.isPlaceholder || picture.isSaid || isIllustration(picture)
      || picture.isTiny || picture.isToldBeside || goesUnmissed(picture, in: context)
    if brand == nil, tooltip == nil, picture.stateShown == nil, tellsNothing, !Self.isHandedLogo(picture, in: context), !Self.tellsWeather(picture) { fixes.reverse() }
    return .violation(Violation(
      message, certainty: certainty, severity: severity, at: picture.element.source,
      heard: own.map { NamingFix.heard(picture.element, named: $0, in: context) } ?? Heard(before: context.heard(picture.element)),
      // The words beside it, as its name, would be heard twice where they are.
      fixes: picture.isSaid && picture.isAloneElsewhere ? [] : fixes.compactMap(\.self)))
  }
}

extension String {
  /// The first word in quotes.
  var quotedWord: String? {
    let parts = split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 ? String(parts[1]) : nil
  }
}
