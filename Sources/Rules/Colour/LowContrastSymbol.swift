import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A symbol that tells something and can hardly be told from what is behind it.
public struct LowContrastSymbol: ElementRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .macOS, .watchOS, .tvOS] }

  public static let metadata = RuleMetadata(
    id: "low-contrast-symbol", family: .color, severity: .note, impact: .moderate, wcag: ["1.4.11"],
    title: "symbol has too little contrast with its background",
    documentation: RuleDocumentation(
      reports: """
        For review, a symbol that is all that a control shows, or that is met by itself, or the tick that tells whether a \
        control with words is chosen, with a contrast below 3:1 to what is behind it. Where nothing paints a background, that of the system is assumed.
        """,
      why: """
        What has no words is told by its outline alone. On white, `yellow` has 1.5:1, `orange` and `green` have 2.2:1 \
        and `tertiary` has 1.7:1; people with low vision find neither the star nor the button.
        """,
      howToFix: """
        Use a darker or lighter colour, or give the symbol a ground or an outline with enough contrast; words beside it \
        tell the same.
        """,
      elsewhere: "The same for the `tintColor` of image views and buttons.",
      limits: """
        Other symbols beside words in one control or row, or above words that they only decorate, are left alone, and so are arrows that only lead on, bars, menus and what is \
        disabled. Silent where one \
        of the two colours is not known. The values of the system's hues differ between its versions.
        """,
      references: ["WCAG 2.2, 1.4.11 Non-text Contrast", "Apple: Human Interface Guidelines, Color, specifications"]),
    examples: [
      .violation("var body: some View { Image(systemName: \"star.fill\").foregroundStyle(↓.yellow) }"),
      .violation(
        """
        var body: some View {
          Button { remove() } label: { Image(systemName: "trash").foregroundColor(↓.gray.opacity(0.3)) }
        }
        """),
      .violation(
        """
        var body: some View {
          Button { pick() } label: {
            ZStack {
              Rectangle().fill(Color.white).frame(width: 36, height: 36)
              Image(systemName: "leaf").foregroundStyle(↓isChosen ? Color.black : Color(white: 0.8))
            }
          }
        }
        """),
      .violation(
        """
        struct Stars: View {
          let isRare: Bool
          var tint: Color { isRare ? Color(red: 0.95, green: 0.6, blue: 0.1) : Color(red: 0.1, green: 0.3, blue: 0.2) }
          var body: some View {
            ZStack {
              LinearGradient(colors: [tint, tint.opacity(0.8)], startPoint: .top, endPoint: .bottom)
              HStack { ForEach(0..<3, id: \\.self) { _ in Image(systemName: "star.fill").foregroundStyle(↓.white) } }
            }
          }
        }
        """),
      .violation(
        """
        struct Choice: View {
          let title: String
          @State private var isChosen = false
          var body: some View {
            Button { isChosen.toggle() } label: {
              HStack {
                if isChosen {
                  ZStack {
                    RoundedRectangle(cornerRadius: 4).fill(Color(red: 0.4, green: 0.85, blue: 0.95)).frame(width: 16, height: 16)
                    Image(systemName: "checkmark").foregroundColor(↓.white)
                  }
                }
                Text(title)
              }
            }
          }
        }
        """),
      // What is always there beside the words tells nothing that they do not.
      .pass(
        """
        var body: some View {
          Button { save() } label: {
            HStack { Image(systemName: "checkmark").foregroundColor(Color(white: 0.8)); Text("Save") }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          Button { pick() } label: {
            ZStack { Circle().fill(Color.black); Image(systemName: "leaf").foregroundStyle(.white) }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            VStack { Text("Diary"); Text("Today").font(.caption) }
            Spacer()
            Image(systemName: "pawprint.fill").foregroundStyle(.white).background(Color.orange)
          }
        }
        """),
      .pass(
        """
        var body: some View {
          VStack {
            Image(systemName: "tray").font(.largeTitle).foregroundStyle(.yellow)
            Text("No letters yet").font(.title2)
          }
        }
        """),
      .pass(
        """
        var body: some View {
          HStack {
            ZStack {
              Circle().fill(Color(white: 0.95)).frame(width: 40, height: 40)
              Image(systemName: "flame.fill").foregroundStyle(Color(white: 0.8))
            }
            VStack { Text("Heating"); Text("Since Monday").font(.caption) }
          }
        }
        """),
      .pass("var body: some View { Image(systemName: \"star.fill\").foregroundStyle(.blue) }"),
      // It is not to be seen while nothing is charged.
      .pass(
        """
        struct Battery: View {
          let isCharging: Bool
          var body: some View {
            Image(systemName: "bolt.fill").foregroundStyle(isCharging ? Color.white : Color.black).background(Color.black)
          }
        }
        """),
      .pass("var body: some View { Image(systemName: \"star.fill\").foregroundStyle(.yellow).accessibilityHidden(true) }"),
      .pass("var body: some View { Label(\"Favourite\", systemImage: \"star.fill\").foregroundStyle(.yellow) }"),
      .pass("var body: some View { Image(systemName: \"star.fill\").foregroundStyle(.yellow).background(Color.black) }"),
      .undecided(
        "var body: some View { Image(systemName: \"star.fill\").foregroundStyle(.yellow).background(.thinMaterial) }"),
    ])

  /// Source: WCAG 2.2, 1.4.11 Non-text Contrast.
  private static let needed = 3.0
  /// The contrast with white of colours that are meant for dark grounds.
  private static let meantForAnother = 1.15

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public static func settled(_ findings: [Finding], in project: ProjectSubject) -> [Finding] {
    ContrastJudge.settled(findings, in: project)
  }

  public func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard element.exposure == .exposed, element.framework == .swiftUI, !element.isInactive(under: subject.when),
      !subject.isSwipeAction, !subject.isInMenu,
      !subject.containers.contains(where: { [.toolbar, .navigationBar, .tabBar].contains($0.kind) }),
      let symbol = element.loneSymbol ?? stateMark(of: subject), !isBesideText(subject), !decorates(subject) else { return .inapplicable }
    return check(symbol.painted(in: subject), element)
  }

  /// The tick of a control with words that is one, or that is there, in some states alone: it tells the state.
  private func stateMark(of subject: ElementSubject) -> AccessibilityElement? {
    let element = subject.element
    guard element.role.isControl || element.traits.contains(.button), !element.visibleText.isEmpty,
      let mark = element.content.first(where: \.isTick) else { return nil }
    if mark.drawnWhen != nil || mark.hasSeveralSymbols { return mark }
    guard !subject.when.isEmpty else { return nil }
    let others = subject.alternates { other in
      other.source == element.source && !other.content.contains { $0.source == mark.source && $0.isTick }
    }
    return others.isEmpty ? nil : mark
  }

  /// In a row with words, which say what it is about, a symbol that does nothing mostly decorates.
  private func isBesideText(_ subject: ElementSubject) -> Bool {
    guard subject.element.role == .image, subject.element.gestures.isEmpty, let layout = subject.element.layout else { return false }
    if layout.axis == .depth, let row = layout.rowAround { return isPlate(subject, in: row) }
    guard layout.axis == .horizontal else { return false }
    return subject.neighbours(before: 1, after: 1).contains { other in
      other.element.role == .text && other.element.layout == subject.element.layout
    }
  }

  /// Always the same symbol in one colour on a plate of its own, in a row with words: `HStack { ZStack { Circle(); … } Text(…) }`.
  private func isPlate(_ subject: ElementSubject, in row: SourceRange) -> Bool {
    guard subject.element.isOneSymbol, subject.element.appearance.foreground?.options.count ?? 1 == 1 else { return false }
    return subject.neighbours(before: 2, after: 2).contains { other in
      guard other.element.role == .text, other.element.exposure == .exposed, other.element.hasWords,
        let layout = other.element.layout else { return false }
      return layout.source == row || layout.rowAround == row
    }
  }

  /// Outside of controls, a symbol that never changes beside words that say what it is about tells nothing that they do not.
  private func decorates(_ subject: ElementSubject) -> Bool {
    // Whose portrait it stands for, the name beside it says.
    if subject.element.isPortrait, subject.neighbours(before: 1, after: 1).contains(where: { other in
      other.element.role == .text && other.element.exposure == .exposed && other.element.hasWords && other.callSites == subject.callSites
    }) { return true }
    guard subject.element.role == .image, case .picture(let picture) = UnnamedPicture.find(subject),
      picture.element.gestures.isEmpty, !picture.tellsState else { return false }
    switch picture.standing {
    case .beside: return !picture.maySayMore
    // Above the words of an empty list or a welcome.
    case .alone: return picture.isCaptioned && picture.mayBeHidden && !picture.isConditional && subject.element.isOneSymbol
    default: return false
    }
  }

  private func check(_ symbol: AccessibilityElement, _ element: AccessibilityElement) -> Outcome {
    guard let foreground = symbol.appearance.foreground else { return .inapplicable }
    let isOnScreen = symbol.appearance.background == nil
    guard let pairs = ContrastJudge.pairs(of: symbol, fallback: .screen) else {
      return .undecided(UnknownReason(.dynamicValue, "colour"))
    }
    let ground = ContrastGround(symbol.appearance.background, pairs, below: Self.needed)
    let violations = pairs.compactMap { pair -> Violation? in
      // What is clear in some state is not there.
      if let colors = pair.foreground.colors, ColorMode.allCases.allSatisfy({ colors[$0].alpha == 0 }) { return nil }
      let ratios = pair.ratios.filter { !$0.mode.isIncreased && (!isOnScreen || $0.mode == .light) }
      guard let worst = ratios.min(by: { $0.ratio < $1.ratio }), worst.ratio < Self.needed,
        !isOnScreen || worst.ratio > Self.meantForAnother else { return nil }
      return violation(element, symbol, pair, worst, foreground, ground)
    }
    return Violation.worst(of: violations).map(Outcome.violation) ?? .pass
  }

  private func violation(
    _ element: AccessibilityElement, _ symbol: AccessibilityElement, _ pair: ContrastJudge.Pair,
    _ worst: (mode: ColorMode, ratio: Double), _ foreground: Setting<Paint>,
    _ ground: ContrastGround
  ) -> Violation {
    func message(_ worst: (mode: ColorMode, ratio: Double)) -> String {
      """
      \(symbol.shownName) in \(pair.foreground.shown) on \(pair.background.shown) has a contrast of \
      \(ContrastJudge.shown(worst.ratio)) \(worst.mode.shown), and needs 3:1
      """
    }
    var violation = Violation(
      message(worst), certainty: .review, at: ColourPlace(of: symbol)?.range(of: pair.place) ?? foreground.argument,
      related: pair.behind.isEmpty ? [] : [ground.place(of: pair)].compactMap(\.self))
    violation.cause = pair.cause(Self.needed, violation.certainty)
    violation.gravity = ContrastJudge.gravity(of: worst.ratio, below: Self.needed)
    violation.appearance = pair.onlyFailing(below: Self.needed)
    violation.messages = pair.messages(below: Self.needed, besides: worst, message)
    return violation
  }
}

extension AccessibilityElement {
  /// The symbol that is all there is to see of it.
  fileprivate var loneSymbol: AccessibilityElement? {
    if role == .image, content.isEmpty { return isSymbol && !pointsOn ? self : nil }
    guard role.isControl || traits.contains(.button), visibleText.isEmpty else { return nil }
    // A shape behind it is the ground that it is judged on.
    let drawn = content.filter { $0.role != .shape || $0.exposure == .exposed }
    guard drawn.count == 1, let only = drawn.first, only.role == .image, only.isSymbol else { return nil }
    return only
  }

  /// An arrow at the end of a row tells no more than that the row can be pressed.
  private var pointsOn: Bool {
    guard case .symbol(let name)? = image, let literal = name.literal else { return false }
    return NameWords.words(.leadingOn).contains(where: literal.hasPrefix)
  }

  /// "symbol 'star.fill'"
  fileprivate var shownName: String {
    if case .symbol(let name)? = image, let literal = name.literal { "symbol '\(literal)'" } else { noun }
  }

  /// A symbol that is a tick, whatever is so or at times.
  fileprivate var isTick: Bool {
    guard role == .image, case .symbol(let name)? = image else { return false }
    return name.literals.contains(where: SelectionMark.isMark)
  }

  /// Which symbol it is, run time decides.
  fileprivate var hasSeveralSymbols: Bool { if case .symbol(let name)? = image { name.hasChoices } else { false } }

  private var isSymbol: Bool { if case .symbol? = image { true } else { false } }

  /// A symbol whose name is written out, whatever is so.
  fileprivate var isOneSymbol: Bool { if case .symbol(let name)? = image { name.literal != nil } else { false } }
}
