import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A frame that is lower than the letters of the text in it at twice the text size.
public struct FixedHeightClipsText: AppRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .watchOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "fixed-height-clips-text", family: .textSize, severity: .note, impact: .moderate, wcag: ["1.4.4"],
    title: "text outgrows the frame that it stands in",
    documentation: RuleDocumentation(
      reports: """
        `.frame(height:)`, or `.frame(maxHeight:)` with `.clipped()` or a `.clipShape`, of fewer points than a text in it, \
        which follows the text size, has at 200 percent. Body text has 40 points then, and lines of 48. So is a frame \
        around lines that stand one below the other and take more together, such as a card or a page; what is so at the \
        largest text size alone is for review, and so are rows of a `LazyHGrid` that are too low for the pictures and lines \
        in them, and a list in a frame that is lower than two of its rows are at the largest text size. A view that is shown as a \
        sheet of a given height wherever it is used, and is higher than that then, is for review too, unless it scrolls.
        """,
      why: "The text is cut off, or runs over what stands above and below.",
      howToFix: "Let the frame grow: `.frame(minHeight: 32)`. Or scale the height with `@ScaledMetric`.",
      elsewhere: "`heightAnchor.constraint(greaterThanOrEqualToConstant: 32)`, and `numberOfLines = 0`.",
      limits: """
        Of words in a frame that is too narrow, which are broken or cut off in the middle, the longest of a text that \
        source gives is reckoned with, by the usual widths of letters, for review; so is a number, by its format too \
        (`"%.2f"`), and a time of which source gives what stands in for it (`"--:--"`). Of Chinese, Japanese and Korean texts, \
        those of four signs and fewer are, where a limit of lines or a height keeps them from going on below. \
        Lines that stand one below the other count as one line each, without the room between them. \
        Else only the letters of a single line are reckoned with, and for review those of as many lines as `lineLimit` gives a \
        text with a frame of its own that was made for them. A frame around several views that draws no edge and cuts \
        nothing off is for review, and so is a text field whose frame is lower than its letters at the largest text size, \
        since fields cut off what is too high. So is a button or a text whose words, as source gives them, take more lines \
        than its frame has room for at the largest text size on a phone: it is cut short with an ellipsis. \
        Squares, which hold icons and initials, text that may shrink, text of a fixed size, \
        text that takes the room it needs (`.fixedSize()`) and heights from variables are left alone.
        """,
      references: [
        "Apple: Human Interface Guidelines, Typography, Dynamic Type sizes",
        "WCAG 2.2, 1.4.4 Resize Text",
      ]),
    examples: [
      .violation(
        """
        var body: some View {
          Text("Continue")↓.frame(height: 32)
        }
        """,
        fixed: """
          var body: some View {
            Text("Continue").frame(minHeight: 32)
          }
          """),
      .violation(
        """
        var body: some View {
          HStack { Text("Total"); Text(total) }
            .font(.footnote)
            ↓.frame(maxWidth: .infinity, maxHeight: 24)
            .clipped()
        }
        """),
      .violation(
        """
        var body: some View {
          HStack { Text("Octaves"); Slider(value: $octaves) }
            ↓.frame(height: 30)
        }
        """),
      .violation(
        """
        @State private var name = ""
        var body: some View {
          HStack {
            TextField("Name", text: $name)
            Button("Add") { add(name) }
          }
          ↓.frame(height: 44)
        }
        """,
        fixed: """
          @State private var name = ""
          var body: some View {
            HStack {
              TextField("Name", text: $name)
              Button("Add") { add(name) }
            }
            .frame(minHeight: 44)
          }
          """),
      .violation(
        """
        let shop: Shop
        var body: some View {
          VStack(alignment: .leading) {
            Text(shop.name).font(.title3)
            Text(shop.street)
            HStack { Text(shop.town); Text(shop.postcode) }
            Text(shop.hours)
          }
          ↓.frame(height: 120)
          .background(Color.white)
        }
        """,
        fixed: """
          let shop: Shop
          var body: some View {
            VStack(alignment: .leading) {
              Text(shop.name).font(.title3)
              Text(shop.street)
              HStack { Text(shop.town); Text(shop.postcode) }
              Text(shop.hours)
            }
            .frame(minHeight: 120)
            .background(Color.white)
          }
          """),
      .violation(
        """
        struct Shops: View {
          let shops: [Shop]
          var body: some View {
            TabView { ForEach(shops) { shop in ShopPage(shop: shop) } }
              .tabViewStyle(.page)
              ↓.frame(height: 150)
          }
        }
        struct ShopPage: View {
          let shop: Shop
          var body: some View { VStack { Text(shop.name).font(.title); Text(shop.street); Text(shop.hours) }.padding() }
        }
        """),
      .pass(
        """
        let shop: Shop
        var body: some View {
          ScrollView { VStack { Text(shop.name).font(.title3); Text(shop.street); Text(shop.town); Text(shop.hours) } }
            .frame(height: 120)
        }
        """),
      .pass(
        """
        let shop: Shop
        var body: some View {
          VStack { if shop.isOpen { Text("Open now") } else { Text(shop.opening) } }
            .frame(height: 60)
        }
        """),
      .pass("var body: some View { TextField(\"Name\", text: $name).frame(height: 64) }"),
      .pass("var body: some View { TextField(\"Name\", text: $name).font(.caption).frame(height: 44) }"),
      .violation("var body: some View { Button { save() } label: { Text(\"Save\").bold() }↓.frame(width: 40) }"),
      .violation(
        """
        let race: Race
        var body: some View {
          HStack {
            VStack { Text(race.start ?? "--:--") }↓.frame(width: 36).font(.caption)
            Text(race.name)
          }
        }
        """),
      .pass("var body: some View { Text(race.start ?? \"--:--\").font(.caption).frame(width: 80) }"),
      .pass("var body: some View { Text(race.start ?? \"--\").font(.caption).frame(width: 36) }"),
      .pass("var body: some View { Button { save() } label: { Text(\"Save\").bold() }.frame(width: 120) }"),
      .pass("var body: some View { Button { save() } label: { Text(\"Save\").fixedSize() }.frame(width: 40) }"),
      .pass("var body: some View { Text(\"Continue\").frame(minHeight: 32) }"),
      .violation(
        """
        let town: Town
        var body: some View {
          VStack { Text(town.name).font(.caption).lineLimit(2)↓.frame(height: 32); Text(town.distance) }
        }
        """,
        fixed: """
          let town: Town
          var body: some View {
            VStack { Text(town.name).font(.caption).lineLimit(2).frame(minHeight: 32); Text(town.distance) }
          }
          """),
      .pass("var body: some View { Text(\"Continue\").lineLimit(2).frame(height: 60) }"),
      .pass("var body: some View { Text(\"Continue\").frame(maxHeight: 30) }"),
      // A shape cuts off what is higher than the card.
      .violation(
        """
        let runner: Runner
        var body: some View {
          VStack { Text(runner.name).font(.title); Text(runner.club).font(.headline); Text(runner.time).font(.title2) }
            ↓.frame(maxWidth: .infinity, maxHeight: 90)
            .background(Color.white)
            .clipShape(RoundedRectangle(cornerRadius: 12))
        }
        """),
      // There is room around it before it is cut off, and nothing cuts off what has no edge.
      .pass(
        """
        let runner: Runner
        var body: some View {
          Text(runner.name).frame(maxHeight: 30).padding().background(Color.white).clipShape(Capsule())
          VStack { Text(runner.name).font(.title); Text(runner.club).font(.headline); Text(runner.time).font(.title2) }
            .frame(maxWidth: .infinity, maxHeight: 90)
        }
        """),
      .violation(
        """
        var body: some View {
          Button { send() } label: { Text("Send me the new password") }↓.frame(height: 50)
        }
        """,
        fixed: """
          var body: some View {
            Button { send() } label: { Text("Send me the new password") }.frame(minHeight: 50)
          }
          """),
      .violation("var body: some View { Text(\"Total\").font(.custom(\"Inter\", size: 20))↓.frame(height: 30) }"),
      .pass("var body: some View { Text(\"Total\").font(.custom(\"Inter\", size: 20, relativeTo: .largeTitle)).frame(height: 30) }"),
      .pass("var body: some View { Text(\"Continue\").frame(height: 60) }"),
      .pass("var body: some View { Text(\"Continue\").frame(height: 36).background(.blue) }"),
      .pass("var body: some View { Text(\"Continue\").frame(height: 36).background(.blue).clipShape(Capsule()) }"),
      .pass("var body: some View { Image(systemName: \"star\").frame(height: 20) }"),
      .pass("var body: some View { Text(\"Continue\").minimumScaleFactor(0.5).frame(height: 32) }"),
      .pass("var body: some View { Text(\"1250\").fixedSize().padding(4).background(.red).frame(height: 32) }"),
      .undecided(
        """
        @ScaledMetric private var height = 32.0
        var body: some View { Text("Continue").frame(height: height) }
        """),
    ] + widthExamples + listExamples + gridExamples + sheetExamples)

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    var groups = Groups<Clipped>()
    for clipped in app.ofEachScreen(Self.self, "", clipped) where !app.project.widgets.contains(clipped.text.source.file) {
      groups.add(clipped, at: clipped.modifier)
    }
    return gridRows(app) + lowLists(app, in: context) + lowSheets(app, in: context) + stacks(app, besides: Set(groups.places)) + groups.places.compactMap { place in
      guard let worst = groups.members(at: place).max(by: { $0.weight < $1.weight }) else { return nil }
      if worst.isOfLines, let lines = worst.text.appearance.lineLimit?.single {
        return .violation(Violation(
          """
          \(worst.text.drawnNoun) may have \(lines) lines, and at twice the text size its frame of \
          \(FontSurvey.Found.number(worst.height)) points holds no more than one
          """, certainty: .review, at: place.atDot, fixes: fixes(place.atDot)))
      }
      if let needed = worst.lines {
        return .violation(Violation(
          """
          \(worst.text.drawnNoun) takes \(needed.lines) lines at the largest text size, and its frame of \
          \(FontSurvey.Found.number(worst.height)) points has room for \(needed.room)
          """, certainty: .review, at: place.atDot, fixes: fixes(place.atDot)))
      }
      if worst.isOfWord {
        return .violation(Violation(
          """
          \(worst.text.drawnNoun) has a word of about \(FontSurvey.Found.number(worst.line)) points at twice the text size, \
          in a frame that is \(FontSurvey.Found.number(worst.height)) wide
          """, certainty: .review, at: place.atDot))
      }
      if worst.isOfField {
        return .violation(Violation(
          """
          \(worst.text.noun) has letters of \(FontSurvey.Found.number(worst.line)) points at the largest text size, \
          in a frame of \(FontSurvey.Found.number(worst.height)) that cuts them off
          """, certainty: .review, at: place.atDot, fixes: fixes(place.atDot)))
      }
      return .violation(Violation(
        """
        \(worst.text.drawnNoun) has letters of \(FontSurvey.Found.number(worst.line)) points at twice the text \
        size, in a frame of \(FontSurvey.Found.number(worst.height))
        """, certainty: showsEdge(place.atDot) ? .likely : .review, at: place.atDot, fixes: fixes(place.atDot)))
    }
  }

  /// Frames around stacks of lines, of which no single one is too high.
  private func stacks(_ app: AppSubject, besides told: Set<SourceRange>) -> [Outcome] {
    var groups = Groups<StackedLines>()
    for lines in app.ofEachScreen(Self.self, "stacks", StackedLines.found) where !app.project.widgets.contains(lines.frame.file) && !told.contains(lines.frame) {
      groups.add(lines, at: lines.frame)
    }
    return groups.places.compactMap { place in
      let lines = groups.members(at: place)
      guard let worst = lines.max(by: { $0.needed < $1.needed }) else { return nil }
      // Pages take the height that they are given, and none of their own.
      let isSure = !worst.isAtLargest && (worst.isOfPages || showsEdge(place.atDot))
      var violation = Violation(
        """
        \(worst.count) lines one below the other take at least \(FontSurvey.Found.number(worst.needed.rounded())) points at \
        \(worst.isAtLargest ? "the largest" : "twice the") text size, in a frame of \(FontSurvey.Found.number(worst.height))
        """, certainty: isSure ? .likely : .review, at: place.atDot, fixes: worst.isOfPages ? [] : fixes(place.atDot))
      // Frames around several uses of one stack are one matter.
      violation.cause = .look("\(worst.stack.file.path) \(worst.stack.start) in \(worst.height)")
      return .violation(violation)
    }
  }

  /// The text itself has the height and no room around it, or the frame is cut off or drawn: then people see what is too much. In the frame
  /// of a row without an edge the letters reach a little into the space around.
  private func showsEdge(_ modifier: SourceRange) -> Bool {
    let links = ModifierChain.links(after: modifier)
    let edge = links.firstIndex { Self.edges.contains($0.name) }
    guard let base = ModifierChain.base(of: modifier), Self.texts.contains(base) else { return edge != nil }
    // What is too high reaches into the room around the frame, and nothing is lost.
    guard let room = links.firstIndex(where: { $0.name == "padding" }) else { return true }
    return edge.map { $0 < room } ?? false
  }

  private static let texts: Set<String> = [
    "Text", "Label", "Button", "Link", "NavigationLink", "Menu", "configuration",
  ]
  private static let edges = FrameworkNames.names(.edgeModifier)

  /// The part of the height of letters, with the room above and below them, without which they can still be read.
  private static let room = 0.8
  /// The same of a field, which cuts off both ends of what is too high for it.
  private static let roomOfField = 0.92

  private struct Clipped {
    let height, line: Double
    let text: AccessibilityElement
    let modifier: SourceRange
    var isOfLines = false
    var isOfField = false
    /// It is about widths.
    var isOfWord = false
    /// Lines at the largest text size, and how many of them there is room for.
    var lines: (lines: Int, room: Int)?

    /// Letters that have no room count for more than lines that have none.
    var weight: Double { lines == nil ? line : -1 / line }
  }

  private func clipped(_ screen: ScreenPlaces) -> [Clipped] {
    tooLow(screen) + screen.texts.compactMap { text in
      guard let setting = text.appearance.fixedWidth, let width = setting.options.map(\.value).min(), width >= 24, width <= 160,
        text.appearance.minimumScale == nil, text.appearance.largestTextSize == nil, !isSquare(setting),
        let word = LetterSize.longestWord(text) ?? LetterSize.longestNumber(text), word > width * 1.05 else { return nil }
      return Clipped(height: width, line: word.rounded(), text: text, modifier: setting.modifier, isOfWord: true)
    }
  }

  private func tooLow(_ screen: ScreenPlaces) -> [Clipped] {
    screen.texts.compactMap { text in
      guard let setting = text.appearance.fixedHeight, let height = setting.options.map(\.value).min(), height > 0,
        text.appearance.minimumScale == nil, text.appearance.largestTextSize == nil, !isSquare(setting), cuts(setting)
      else { return nil }
      if let letters = LetterSize.largest(ofField: text) {
        guard height <= letters * Self.roomOfField else { return nil }
        return Clipped(height: height, line: letters, text: text, modifier: setting.modifier, isOfField: true)
      }
      guard let line = LetterSize.doubled(text) else { return nil }
      let isTooLow = height <= line * Self.room
      if !isTooLow, let cut = cutShort(text, height, setting.modifier) { return cut }
      guard isTooLow || isMadeForLines(height, text, setting.modifier.atDot) else { return nil }
      return Clipped(height: height, line: line, text: text, modifier: setting.modifier, isOfLines: !isTooLow)
    }
  }

  /// Words that fit in one line at usual sizes, in a frame made for that.
  private func cutShort(_ text: AccessibilityElement, _ height: Double, _ modifier: SourceRange) -> Clipped? {
    let width = text.appearance.fixedWidth?.options.map(\.value).max() ?? Self.widthOfPhone
    guard height >= 24, height <= Self.heightOfLine, width >= 100, let needed = LetterSize.lines(text, in: width) else { return nil }
    let room = max(1, Int(height / needed.height))
    guard needed.count > room else { return nil }
    return Clipped(
      height: height, line: needed.height, text: text, modifier: modifier, lines: (needed.count, room))
  }

  /// What a phone leaves between its margins (Apple: Human Interface Guidelines, Layout, 390 points less twice 16).
  private static let widthOfPhone = 358.0
  /// Higher frames are made for more than a line.
  private static let heightOfLine = 72.0

  /// `Text(name).font(.caption).lineLimit(2).frame(height: 32)`: at the usual size the frame holds the lines that the
  /// text may have, with little room to spare, and at twice that size it holds one of them.
  private func isMadeForLines(_ height: Double, _ text: AccessibilityElement, _ frame: SourceRange) -> Bool {
    guard let limit = text.appearance.lineLimit, let lines = limit.single, (2...3).contains(lines),
      text.expression.contains(limit.modifier.atDot), text.expression.contains(frame),
      !(text.drawnText.literal.map { $0.count < 16 } ?? false), let usual = LetterSize.usualLine(text) else { return false }
    return height >= usual * Double(lines) * 0.9 && height <= usual * Double(lines) * 1.25
  }

  /// A view that is offered less than it needs is drawn in full, over the edge of a frame with `maxHeight:`, unless it is
  /// clipped; a fixed height takes the room away from what stands around.
  private func cuts(_ setting: Setting<Double>) -> Bool {
    !setting.isGiven("maxHeight") || StackedLines.roomBeforeClip(after: setting.modifier.atDot) == 0
  }

  private func isSquare(_ setting: Setting<Double>) -> Bool {
    let arguments = CallArguments(of: setting.modifier.atDot).arguments
    guard let width = arguments.first(where: { $0.label == "width" }), let height = arguments.first(where: { $0.label == "height" })
    else { return false }
    return width.value.text == height.value.text
  }

  private func fixes(_ modifier: SourceRange) -> [Fix] {
    FrameGrowth.edit(modifier).map { [Fix("let the frame grow", safety: .suggested, edits: [$0])] } ?? []
  }
}
