import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A symbol that stands alone and is called by the system's name for the glyph.
public struct SymbolRawName: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "symbol-raw-name", family: .names, severity: .warning, impact: .moderate, wcag: ["1.1.1"],
    title: "symbol is called by the name of the glyph",
    documentation: RuleDocumentation(
      reports: """
        An `Image(systemName:)` that is a stop of its own and that nobody named or hid. It is a warning where the raw \
        name is spoken or no other is known, and a note where the system has a word for the glyph.
        """,
      why: """
        VoiceOver reads the system's description of the glyph, and the raw name where there is none: "rectangle 3 \
        group fill, image". Both say what the symbol looks like or does elsewhere, not what it means on this screen.
        """,
      howToFix: """
        Say what it means here, `.accessibilityLabel("Team")`, or hide it where it only decorates: \
        `.accessibilityHidden(true)`.
        """,
      elsewhere: """
        `imageView.accessibilityLabel = "Team"`; an image view that only decorates is no element by default.
        """,
      limits: """
        Which symbols have a description is known only for those that have been recorded. Silent inside labels of \
        controls, where a text outweighs the symbol, and when only run time knows the symbol. A symbol in one row with \
        a text is the business of `redundant-icon-beside-text`.
        """,
      references: [
        "Apple: WWDC21 session 10119, symbols are spoken by their description or raw name",
        "Recorded: ax_view_image, hgf_add_new_artist (words and raw names of symbols)",
      ]),
    examples: adorning + telling + ranks + ticksOfBranches + [
      .violation(
        """
        enum Outcome { case done, failed, unknown }
        struct Report { let outcome: Outcome; let title: String; let summary: String }
        struct ReportView: View {
          let report: Report
          var symbol: String {
            switch report.outcome {
            case .done: "checkmark.seal"
            case .failed: "xmark.octagon"
            case .unknown: "slash.circle"
            }
          }
          var body: some View {
            VStack {
              ↓Image(systemName: symbol)
              Text(report.title).font(.title3)
              Text(report.summary)
            }
          }
        }
        """,
        fixed: """
          enum Outcome { case done, failed, unknown }
          struct Report { let outcome: Outcome; let title: String; let summary: String }
          struct ReportView: View {
            let report: Report
            var symbol: String {
              switch report.outcome {
              case .done: "checkmark.seal"
              case .failed: "xmark.octagon"
              case .unknown: "slash.circle"
              }
            }
            var body: some View {
              VStack {
                Image(systemName: symbol).accessibilityHidden(true)
                Text(report.title).font(.title3)
                Text(report.summary)
              }
            }
          }
          """),
      .violation(
        """
        struct Steps: View {
          var body: some View {
            HStack {
              step("1", "Mail")
              ↓Image(systemName: "arrow.right")
              step("2", "Name")
            }
          }
          func step(_ number: String, _ title: String) -> some View {
            VStack {
              ZStack {
                Circle().fill(.green)
                Text(number)
              }
              Text(title)
            }
          }
        }
        """,
        fixed: """
          struct Steps: View {
            var body: some View {
              HStack {
                step("1", "Mail")
                Image(systemName: "arrow.right").accessibilityHidden(true)
                step("2", "Name")
              }
            }
            func step(_ number: String, _ title: String) -> some View {
              VStack {
                ZStack {
                  Circle().fill(.green)
                  Text(number)
                }
                Text(title)
              }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Activity")
            ↓Image(systemName: "arrowshape.down.fill")
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Activity")
              Image(systemName: "arrowshape.down.fill").accessibilityHidden(true)
            }
          }
          """),
      .violation(
        """
        let change: Int
        var body: some View {
          VStack {
            ↓Image(systemName: "arrow.up")
            Text("\\(change)")
          }
        }
        """,
        fixed: """
          let change: Int
          var body: some View {
            VStack {
              Image(systemName: "arrow.up").accessibilityLabel("<#what the symbol means#>")
              Text("\\(change)")
            }
          }
          """),
      .violation(
        """
        @State var staysSignedIn = false
        var body: some View {
          HStack {
            ↓Image(systemName: staysSignedIn ? "checkmark.square.fill" : "square")
              .onTapGesture { staysSignedIn.toggle() }
            Text("Keep me signed in")
          }
        }
        """,
        fixed: """
          @State var staysSignedIn = false
          var body: some View {
            HStack {
              Image(systemName: staysSignedIn ? "checkmark.square.fill" : "square")
                .onTapGesture { staysSignedIn.toggle() }
                .accessibilityLabel("Keep me signed in")
                .accessibilityAddTraits(staysSignedIn ? .isSelected : [])
              Text("Keep me signed in")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          ↓Image(systemName: "rectangle.3.group.fill").font(.largeTitle)
        }
        """),
      .violation(
        """
        let count: Int
        var body: some View {
          ↓Image(systemName: "\\(count).circle.fill")
        }
        """,
        fixed: """
          let count: Int
          var body: some View {
            Image(systemName: "\\(count).circle.fill").accessibilityLabel("<#what the symbol means#>")
          }
          """),
      .violation(
        """
        var body: some View {
          VStack {
            ↓Image(systemName: "calendar")
            Text("No appointments")
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Image(systemName: "calendar").accessibilityHidden(true)
              Text("No appointments")
            }
          }
          """),
      .violation(
        """
        struct WindowsIcon: View {
          var body: some View {
            RoundedRectangle(cornerRadius: 8).fill(.blue)
              .overlay {
                ZStack {
                  ↓Image(systemName: "app.fill").foregroundStyle(.white)
                  Image(systemName: "macwindow").font(.caption)
                }
              }
          }
        }
        struct Welcome: View { var body: some View { VStack { WindowsIcon(); Text("Windows side by side") } } }
        """),
      .pass(
        """
        var body: some View {
          Image(systemName: "rectangle.3.group.fill").accessibilityLabel("Teams")
          Image(systemName: "sparkle").accessibilityHidden(true)
        }
        """),
      .pass(
        """
        var body: some View {
          Label("Teams", systemImage: "rectangle.3.group.fill")
          NavigationLink { TeamsView() } label: { Image(systemName: "rectangle.3.group.fill"); Text("Teams") }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Image(systemName: "rectangle.3.group.fill")
            Text("Teams")
          }
          .accessibilityElement(children: .combine)
        }
        """),
      .pass(
        """
        struct Reply: View {
          let post: Post
          var body: some View {
            VStack {
              if post.isNew { Text("New") } else { Text("Old") }
              if post.isMine { Text("Mine") } else { Text("Theirs") }
              if post.isLong { Text("Long") } else { Text("Short") }
              if post.isPlain { Text("None") } else { FilmCover(isFilm: post.isFilm) }
            }
            .accessibilityElement(children: .combine)
            .accessibilityLabel("Reply")
          }
        }
        struct FilmCover: View {
          let isFilm: Bool
          var body: some View {
            if isFilm { Image(systemName: "play.fill") } else { Text("Cover") }
          }
        }
        """),
      .violation(
        """
        var body: some View {
          VStack {
            Text("Your trends")
            ↓Image(systemName: "chart.line.uptrend.xyaxis").resizable()
          }
        }
        """,
        fixed: """
          var body: some View {
            VStack {
              Text("Your trends")
              Image(systemName: "chart.line.uptrend.xyaxis").resizable().accessibilityHidden(true)
            }
          }
          """),
      .violation(
        """
        let icon: String
        var body: some View { ↓Image(systemName: icon) }
        """),
      .pass("var body: some View { VStack { Image(systemName: \"repeat\"); Circle().frame(width: 4, height: 4) } }"),
      .undecided(
        """
        var body: some View { Image(systemName: "xmark").glyph(named: "Close") }
        """),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  /// A constant of which no use is known is named, or hidden, where it is used.
  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    findings.filter { $0.certainty != .review || !$0.place.isDeclaredAsImage }
  }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    switch UnnamedPicture.find(subject) {
    case .outcome(let outcome): return outcome
    case .picture(let picture):
      guard case .symbol(let name) = picture.image else { return .inapplicable }
      switch picture.standing {
      case .beside, .underText, .decorationByName: return .inapplicable
      case .alone: return subject.causing(judge(picture, name, of: subject, in: context))
      }
    }
  }

  private func judge(_ picture: UnnamedPicture, _ name: SpokenText, of subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = picture.element
    if name.isOnlyHoles { return .violation(unknown(picture, name, of: subject, in: context)) }
    var isRecorded = false
    if case .symbol(_, let recorded)? = element.label?.origin { isRecorded = recorded }
    let shown = element.label?.value.literal.map { "'\($0)'" } ?? "the name of its glyph"
    let isRaw = name.literal.flatMap { SFSymbols.spokenName(of: $0) }?.isRaw ?? false
    let message = isRecorded
      ? "symbol \(picture.names) has no name of its own and is called \(shown)"
      : "symbol \(picture.names) has no name but \(isRaw ? "its raw one" : "that of its glyph")"
    let isMark = Self.marksPoint(element)
    let rank = Self.rank(of: subject, in: context)
    let ticked = TapWithoutButtonTrait().ticked(subject)
    let own = isMark ? nil : ticked ?? ProposedName.ofRating(element, in: context) ?? ProposedName.sibling(ofPictureIn: element, in: context) ?? rank ?? ProposedName.ofBranch(subject, in: context) ?? ProposedName.ofFailure(subject, in: context)
    let onlyPoints = !picture.tellsState && subject.onlyPoints
    let guess = own ?? (isMark || Self.isTurned(element) ? .symbol : ProposedName.forSymbol(element, in: context))
    let proposal = guess.isDerived || isMark ? guess : ProposedName.ofMark(subject, in: context) ?? guess
    let label = element.source.isDeclaredAsImage ? nil : Self.keepingState(NamingFix.label(proposal, on: element, noun: "symbol"), of: subject, ticked)
    let isTold = isToldByTitle(name, of: subject) || picture.mayBeHidden && isReadBeside(proposal, of: subject)
    let hide = picture.mayBeHidden || onlyPoints || isTold ? NamingFix.hide(element, noun: "symbol") : nil
    let decorates = onlyPoints || Self.isPlate(element) || Self.isOneOfOrnaments(subject) || Self.isAtTrack(subject) || isLargeOrnament(subject, picture) || isStandInForFace(subject, picture) || NameSuggestion.symbol(of: element).flatMap(SFSymbols.meaning)?.kind == .decoration
    let isRedundant = isMark || decorates || isTold || isSaid(by: subject, in: context) || isCaptioned(picture, name) || picture.isPlaceholder
    let isHidden = hide != nil && rank == nil && !Self.isOneOfRanks(subject) && isRedundant
    // The system says so already, in every language.
    let said = element.label?.value.literal
    let saysSame = proposal.isDerived && said != nil
      && (proposal.spoken == said || proposal.spoken == said.flatMap { Words.press($0, in: context.developmentLanguage) })
    // A raw name that is the right word by chance: people hear what they need.
    let saysIt = NameSuggestion.symbol(of: element).map { name in
      SFSymbols.meaning(of: name)?.english.lowercased() == element.label?.value.literal?.lowercased()
    } ?? false
    // The name of the glyph is the right word of the only language that the app speaks.
    if saysIt, !isHidden, !context.isLocalized, context.developmentLanguage.hasPrefix("en") { return .pass }
    // What the system says is the right word, and with the best name nothing would be heard otherwise.
    if saysSame, isRecorded, !isHidden { return .pass }
    return .violation(Violation(
      message, certainty: saysIt ? .review : .likely, severity: isRecorded || isMark ? .note : .warning, at: element.source,
      heard: isHidden ? Heard(before: context.heard(element)) : heard(subject, named: proposal, isTick: ticked != nil, in: context),
      fixes: (isHidden ? [hide, saysSame ? nil : label] : [saysSame ? nil : label, hide]).compactMap(\.self)))
  }

  /// Which symbol it is, only run time knows; that nobody named it, source tells.
  private func unknown(_ picture: UnnamedPicture, _ name: SpokenText, of subject: ElementSubject, in context: RuleContext) -> Violation {
    let element = picture.element
    let proposal = ProposedName.sibling(ofPictureIn: element, in: context) ?? ProposedName.forSymbol(element, in: context)
    let label = element.source.isDeclaredAsImage ? nil : NamingFix.label(proposal, on: element, noun: "symbol")
    let hide = picture.mayBeHidden ? NamingFix.hide(element, noun: "symbol") : nil
    return Violation(
      "symbol \(name.quoted), whichever it is, has no name of its own", certainty: .review, at: element.source,
      fixes: (isToldBeside(picture, name) || isReadBeside(proposal, of: subject) ? [hide, label] : [label, hide]).compactMap(\.self))
  }
}
