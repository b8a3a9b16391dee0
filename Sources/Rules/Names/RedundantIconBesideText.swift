import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A symbol in one row with a text that says it already.
public struct RedundantIconBesideText: ElementRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "redundant-icon-beside-text", family: .names, severity: .warning, impact: .minor, wcag: ["1.1.1"],
    title: "icon beside a text is a stop of its own",
    documentation: RuleDocumentation(
      reports: """
        An unnamed symbol in one horizontal stack with a text or a text field, by itself or on a plate, where both are \
        stops of their own. \
        A symbol that stands for a state, that comes, goes or changes with one, that stands beside a bare value or ends the \
        sentence before it is reported for review: it may say what no text does.
        """,
      why: """
        VoiceOver stops twice, and the first stop says the system's word for the glyph ("Love, image") or its raw \
        name. The row takes longer to pass and says nothing more.
        """,
      howToFix: """
        Use a `Label`, which is one element and silent about its icon: `Label("Home", systemImage: "house")`. Or hide \
        the symbol: `.accessibilityHidden(true)`. A symbol that tells something of its own needs a label.
        """,
      elsewhere: "Leave `isAccessibilityElement` of the image view at `false`, which is its default.",
      limits: """
        Silent inside buttons, links and other controls, and in combined elements, where an unnamed symbol beside a \
        text is not heard; about symbols that react to a gesture of their own; and about symbols above or below a text.
        """,
      references: [
        "Recorded: as_prev_basic, hgf_menu (inside one element the symbol is silent beside a text)",
        "Recorded: cvs_informative (outside of one it is read by its description)",
      ]),
    examples: told + ticked + ofBranches + [
      // Which of them is chosen is told by nothing else, so hiding the tick is no way out.
      .violation(
        """
        var body: some View {
          VStack {
            HStack { Text("By card"); Spacer(); ↓Image(systemName: "checkmark.circle") }
            HStack { Text("By invoice"); Spacer(); ↓Image(systemName: "circle") }
          }
        }
        """),
      // Nor is it for the marks of what a plan has.
      .violation(
        """
        struct Plans: View {
          let hasExport: Bool
          var body: some View {
            HStack { Text("Export"); mark(hasExport); mark(true) }
          }
          func mark(_ isThere: Bool) -> some View { ↓Image(systemName: isThere ? "checkmark.circle.fill" : "minus") }
        }
        """),
      .violation(
        """
        let steps: [String]
        var body: some View {
          ForEach(steps, id: \\.self) { step in
            HStack {
              ↓Image(systemName: "checkmark.circle.fill")
              Text(step)
            }
          }
        }
        """,
        fixed: """
          let steps: [String]
          var body: some View {
            ForEach(steps, id: \\.self) { step in
              HStack {
                Image(systemName: "checkmark.circle.fill").accessibilityHidden(true)
                Text(step)
              }
            }
          }
          """),
      .violation(
        """
        let error: String
        var body: some View {
          VStack {
            Label("Danger Zone", systemImage: "exclamationmark.triangle")
            HStack {
              ↓Image(systemName: "exclamationmark.triangle")
              Text(error)
            }
          }
        }
        """,
        fixed: """
          let error: String
          var body: some View {
            VStack {
              Label("Danger Zone", systemImage: "exclamationmark.triangle")
              HStack {
                Image(systemName: "exclamationmark.triangle").accessibilityLabel("Warning")
                Text(error)
              }
            }
          }
          """),
      .violation(
        """
        struct Finished: View {
          @State var isShown = false
          var body: some View {
            VStack {
              row(icon: "checkmark.seal.fill", title: "Checked")
              row(icon: "heart.fill", title: "Ready to match")
            }
            .opacity(isShown ? 1 : 0)
          }
          func row(icon: String, title: String) -> some View {
            HStack {
              ↓Image(systemName: icon)
              Text(title)
            }
          }
        }
        """,
        fixed: """
          struct Finished: View {
            @State var isShown = false
            var body: some View {
              VStack {
                row(icon: "checkmark.seal.fill", title: "Checked")
                row(icon: "heart.fill", title: "Ready to match")
              }
              .opacity(isShown ? 1 : 0)
            }
            func row(icon: String, title: String) -> some View {
              HStack {
                Image(systemName: icon).accessibilityHidden(true)
                Text(title)
              }
            }
          }
          """),
      .violation(
        """
        let title: String
        var body: some View {
          HStack {
            ZStack { Circle().fill(.mint); ↓Image(systemName: "bell.fill") }
            VStack(alignment: .leading) { Text("Alerts"); Text(title) }
          }
        }
        """,
        fixed: """
          let title: String
          var body: some View {
            HStack {
              ZStack { Circle().fill(.mint); Image(systemName: "bell.fill").accessibilityHidden(true) }
              VStack(alignment: .leading) { Text("Alerts"); Text(title) }
            }
          }
          """),
      .violation(
        """
        let rate: Int
        let date: Date
        var body: some View {
          VStack {
            VStack {
              HStack { ↓Image(systemName: "heart.fill"); Text("\\(rate)") }
              Text("Average rate")
            }
            HStack { ↓Image(systemName: "calendar"); Text(date.formatted()) }
          }
        }
        """,
        fixed: """
          let rate: Int
          let date: Date
          var body: some View {
            VStack {
              VStack {
                HStack { Image(systemName: "heart.fill").accessibilityHidden(true); Text("\\(rate)") }
                Text("Average rate")
              }
              HStack { Image(systemName: "calendar").accessibilityHidden(true); Text(date.formatted()) }
            }
          }
          """),
      .violation(
        """
        struct Tips: View {
          var body: some View {
            VStack {
              tip(icon: "clock.fill", text: "Check in the morning for the best reading")
              tip(icon: "pills.fill", text: "Vitamins may change the colour")
            }
          }
          func tip(icon: String, text: String) -> some View {
            HStack {
              ↓Image(systemName: icon)
              Text(text)
            }
          }
        }
        """,
        fixed: """
          struct Tips: View {
            var body: some View {
              VStack {
                tip(icon: "clock.fill", text: "Check in the morning for the best reading")
                tip(icon: "pills.fill", text: "Vitamins may change the colour")
              }
            }
            func tip(icon: String, text: String) -> some View {
              HStack {
                Image(systemName: icon).accessibilityHidden(true)
                Text(text)
              }
            }
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            ↓Image(systemName: "house")
            Text("Home")
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              Image(systemName: "house").accessibilityHidden(true)
              Text("Home")
            }
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            VStack(alignment: .leading) { Text(city.name); Text(city.country) }
            Spacer()
            ↓Image(systemName: "chevron.right")
              .foregroundStyle(.secondary)
          }
        }
        """,
        fixed: """
          var body: some View {
            HStack {
              VStack(alignment: .leading) { Text(city.name); Text(city.country) }
              Spacer()
              Image(systemName: "chevron.right")
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
            }
          }
          """),
      .violation(
        """
        let model: Model
        var body: some View {
          HStack {
            ↓Image(systemName: "rectangle.portrait.and.arrow.right")
            Text(model.titleCloseSession)
          }
        }
        """,
        fixed: """
          let model: Model
          var body: some View {
            HStack {
              Image(systemName: "rectangle.portrait.and.arrow.right").accessibilityHidden(true)
              Text(model.titleCloseSession)
            }
          }
          """),
      .violation(
        """
        var body: some View {
          HStack {
            Text("Mark each plant by tapping")
            ↓Image(systemName: "drop.circle")
          }
        }
        """),
      .violation(
        """
        enum Mood { case good, fair, poor }
        struct Day: View {
          let mood: Mood
          var word: String {
            switch mood {
            case .good: "Good"
            case .fair: "Fair"
            case .poor: "Poor"
            }
          }
          var body: some View { HStack { ↓Image(systemName: "face.smiling"); Text(word) } }
        }
        """),
      .pass(
        """
        let notes: [Note]
        var body: some View {
          ForEach(notes) { note in if let target = note.target { NavigationLink(value: target) { row(note) } } else { row(note) } }
        }
        func row(_ note: Note) -> some View { HStack { Text(note.title); Image(systemName: "chevron.right") } }
        """),
      .pass(
        """
        var body: some View {
          Label("Home", systemImage: "house")
          HStack { Image(systemName: "house").accessibilityHidden(true); Text("Home") }
        }
        """),
      .pass(
        """
        var body: some View {
          Button(action: goHome) { HStack { Image(systemName: "house"); Text("Home") } }
          HStack { Image(systemName: "house"); Text("Home") }.accessibilityElement(children: .combine)
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            if isLoading { Image(systemName: "hourglass") } else { Text(result) }
          }
          HStack { Image(systemName: "xmark").onTapGesture { close() }; Text("Note") }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            Image(systemName: "checkmark.circle")
            Button(action: edit) { Image(systemName: "pencil") }
          }
        }
        """),
      .undecided(
        """
        var body: some View {
          HStack {
            Image(systemName: "house").glyph(named: "Home")
            Text("Home")
          }
        }
        """),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    switch UnnamedPicture.find(subject) {
    case .outcome(let outcome): return outcome
    case .picture(let picture):
      guard case .symbol = picture.image, case .beside(let partner) = picture.standing else { return .inapplicable }
      if Self.pointsOnInLink(picture, of: subject) { return .pass }
      // What a chart shows beside its marks may be there only while somebody drags over it.
      let isInChart = subject.containers.contains { $0.kind == .chart }
      let isExplained = Self.isExplained(picture, of: subject, beside: partner)
      let isMark = Self.marksOneOfSeveral(picture, subject) || Self.marksColumn(subject)
      let told = Self.sometimesTold(subject, by: partner) ?? Self.toldByBranch(picture, subject, partner, in: context)
      if !isMark, let tick = Self.tickBehind(partner, picture, of: subject, in: context) { return subject.causing(.violation(tick)) }
      if Self.tellsBranch(picture, of: subject, beside: partner) {
        return subject.causing(.violation(tellingBranch(picture, beside: partner, in: context)))
      }
      return subject.causing(.violation(violation(picture, beside: partner, isInChart: isInChart, isExplained, isMark, told, in: context)))
    }
  }

  private func violation(
    _ picture: UnnamedPicture, beside partner: AccessibilityElement, isInChart: Bool, _ isExplained: Bool, _ isMark: Bool,
    _ sometimesTold: ProposedName?, in context: RuleContext
  ) -> Violation {
    let element = picture.element
    // Beside a field it says again what the field asks for, whichever it is, unless it comes and goes.
    let isBesideField = [.textField, .secureField].contains(partner.role), isField = isBesideField && !picture.isConditional
    let isAlone = context.isLeftOutElsewhere(partner.source, besides: element.source)
    let isPortrait = element.isPortrait && [.text, .label].contains(partner.role)
    // Hidden, what is folded and unfolded would tell nobody which it is.
    let opening = OpeningArrow.name(of: element, in: context)
    let hide = (picture.decision == nil || isField || isPortrait) && !isMark && !isAlone && opening == nil ? NamingFix.hide(element, noun: "symbol") : nil
    // What comes and goes while the text stays tells a state, and what a star beside a number stands for the glyph does not say.
    let isAmbiguous = NameSuggestion.symbol(of: element).flatMap { SFSymbols.meaning(of: $0) }?.isAmbiguous ?? false
    let name = ProposedName.ofNumber(beside: picture, in: context)
      ?? (picture.isConditional || isAmbiguous ? .symbol : .forSymbol(element, in: context))
    let mayTellState = !isField && !isPortrait && !picture.isPlaceholder && (picture.tellsMore || warns(element)) && !isSaid(of: element, by: partner)
      && !picture.isToldBeside && (picture.isConditional || !isExplained)
    let mayTell = mayTellState && (picture.isConditional || !isCaption(partner) && !Self.isOfSameData(element, partner))
    // What an author wrote about it is more than nothing, so it is not the one to be hidden.
    let said = element.source.isDeclaredAsImage ? nil : MistakenName(of: element)?.proposal ?? sometimesTold ?? opening ?? (mayTellState || Self.isChosenByCaller(picture, partner, in: context) ? ProposedName.ofTickAndCross(element, in: context) : nil)
    let label = element.source.isDeclaredAsImage ? nil : said.map { NamingFix.label($0, on: element, noun: "symbol") }
      ?? picture.stateFix(noun: "symbol") ?? NamingFix.label(name, on: element, noun: "symbol")
    let what = isBesideField ? "a text field" : "the text \(partner.label?.value.quoted ?? "")"
    return Violation(
      "symbol \(picture.names) beside \(what) is a stop of its own",
      certainty: picture.maySayMore || isInChart || isMark || isBesideField && !isField ? .review : .likely, at: element.source,
      heard: said.map { NamingFix.heard(element, named: $0, in: context) } ?? Heard(before: context.heard(element)),
      fixes: (said != nil || mayTell ? [label, hide] : [hide, label]).compactMap(\.self))
  }
}
