import AccessibilityModel
import SourceModel

/// Text of one line at most that has nowhere to go when it grows.
public struct LineLimitTruncates: AppRule {
  public init() {}
  public static var platforms: PlatformSet { [.iOS, .watchOS, .visionOS] }

  public static let metadata = RuleMetadata(
    id: "line-limit-truncates", family: .textSize, severity: .note, impact: .serious, wcag: ["1.4.4"],
    title: "text of one line is cut off at large text sizes",
    documentation: RuleDocumentation(
      reports: """
        The name of a thing (`song.title`) under `.lineLimit(1)` in a row beside others, a narrow frame \
        or a column of a grid, of which fewer than 12 letters are left at the largest text size, where the app shows it in full nowhere. So are words \
        that source gives, which are wider than their only line at twice the text size, and words in the segments of a \
        control, of which a phone leaves each so little that they are cut off at every text size. Always for review, once for \
        each component.
        """,
      why: """
        People who enlarge text see the first letters and an ellipsis, and cannot tell what the row is about. VoiceOver \
        still reads all of it.
        """,
      howToFix: """
        Lift the limit at large sizes: `.lineLimit(typeSize.isAccessibilitySize ? nil : 1)`, and let the row become a \
        column there, as `ViewThatFits` or `AnyLayout` do. More than five segments are better a menu: `.pickerStyle(.menu)`.
        """,
      elsewhere: """
        `label.numberOfLines = 0` while `traitCollection.preferredContentSizeCategory.isAccessibilityCategory`.
        """,
      limits: """
        The room is reckoned with a phone of 390 points or the columns of a grid, letters half as wide as their font is \
        high, and what source tells of the widths in the row. What may shrink to less than seven tenths, keeps its size, \
        scrolls sideways, stands in a bar or in a file that asks for the text size, and names that another text or title \
        of the app shows without a limit, are left alone; so are numbers, and texts with a line to themselves.
        """,
      references: [
        "WCAG 2.2, 1.4.4 Resize Text",
        "Apple: Human Interface Guidelines, Typography, Dynamic Type sizes; Layout, device dimensions; Segmented controls",
      ]),
    examples: [
      .violation(
        """
        let song: Song
        var body: some View {
          HStack {
            Image("cover").resizable().frame(width: 45, height: 45)
            VStack(alignment: .leading) { Text(song.title)↓.lineLimit(1); Text(song.length).font(.caption) }
            Text(song.plays).font(.caption)
          }
        }
        """),
      .violation(
        """
        let song: Song
        var body: some View {
          VStack { Image("cover").resizable().frame(width: 100, height: 100); Text(song.title)↓.lineLimit(1).frame(width: 100) }
        }
        """),
      .violation(
        """
        var body: some View {
          Text("Everything you need to know about us")↓.lineLimit(1)
        }
        """),
      // It may shrink a little, and lacks more than that.
      .violation(
        """
        var body: some View {
          Text("Everything you need to know about us and what we do")↓.lineLimit(1).minimumScaleFactor(0.8)
        }
        """),
      // A column of two has less than half of the line.
      .violation(
        """
        struct Answers: View {
          let answers: [Answer]
          private let columns = [GridItem(.flexible()), GridItem(.flexible())]
          var body: some View {
            LazyVGrid(columns: columns) { ForEach(answers) { answer in Wide(title: answer.wasReached ? "Spoke to someone" : "Left a message") } }
          }
        }
        struct Wide: View {
          let title: String
          var body: some View { Text(title)↓.lineLimit(1).padding().frame(maxWidth: .infinity) }
        }
        """),
      .pass(
        """
        var body: some View {
          LazyVGrid(columns: [GridItem(.flexible())]) { Text("Spoke to someone").lineLimit(1) }
        }
        """),
      .pass(
        """
        struct Songs: View {
          let songs: [Song]
          var body: some View { ForEach(songs) { song in SongRow(song: song); SongPage(song: song) } }
        }
        struct SongRow: View {
          let song: Song
          var body: some View { HStack { Image(systemName: "star"); Text(song.title).lineLimit(1); Text(song.length) } }
        }
        struct SongPage: View {
          let song: Song
          var body: some View { VStack { Text(song.title).font(.title); Text(song.lyrics) } }
        }
        """),
      .pass("let song: Song\nvar body: some View { HStack { Image(systemName: \"star\"); Text(song.title).lineLimit(2) } }"),
      .pass("let song: Song\nvar body: some View { Text(song.title).lineLimit(1) }"),
      .pass("let song: Song\nvar body: some View { HStack { Text(song.plays).lineLimit(1); Text(song.length) } }"),
      .pass(
        """
        let song: Song
        var body: some View { ScrollView(.horizontal) { HStack { Image(systemName: "star"); Text(song.title).lineLimit(1) } } }
        """),
      .pass(
        """
        let song: Song
        var body: some View { HStack { Image(systemName: "star"); Text(song.title).lineLimit(1).font(.system(size: 13)) } }
        """),
      .pass("var body: some View { Text(\"Everything you need to know\").lineLimit(1).minimumScaleFactor(0.5) }"),
      .pass("var body: some View { Text(\"Everything you need to know about us\").lineLimit(2) }"),
      .pass("var body: some View { Text(\"Everything here\").lineLimit(1) }"),
      .violation(
        """
        enum Category: String, CaseIterable {
          case housing, insurance, subscriptions, travelling, education, presents
          var title: String {
            switch self {
            case .housing: "Housing"
            case .insurance: "Insurance"
            case .subscriptions: "Subscriptions"
            case .travelling: "Travelling"
            case .education: "Education"
            case .presents: "Presents"
            }
          }
        }
        struct CasePicker<Choice: CaseIterable & Hashable>: View where Choice.AllCases: RandomAccessCollection {
          @Binding var choice: Choice
          var body: some View {
            ↓Picker("Kind", selection: $choice) { ForEach(Choice.allCases, id: \\.self) { item in Text(item.title).tag(item) } }
          }
        }
        struct Expenses: View {
          @State private var category: Category = .housing
          var body: some View { CasePicker(choice: $category).pickerStyle(.segmented) }
        }
        """),
      .violation(
        """
        var body: some View {
          ↓Picker("Month", selection: $month) {
            Text("January").tag(1)
            Text("February").tag(2)
            Text("March").tag(3)
            Text("April").tag(4)
            Text("May").tag(5)
            Text("June").tag(6)
            Text("July").tag(7)
            Text("September").tag(8)
          }
          .pickerStyle(.segmented)
        }
        """),
      .pass(
        """
        var body: some View {
          Picker("Size", selection: $size) { Text("S").tag(1); Text("M").tag(2); Text("L").tag(3); Text("XL").tag(4); Text("XXL").tag(5) }
            .pickerStyle(.segmented)
        }
        """),
      .pass(
        """
        var body: some View {
          ScrollView(.horizontal) {
            Picker("Month", selection: $month) { Text("September").tag(9); Text("October, with the first days of November").tag(10) }
              .pickerStyle(.segmented)
          }
        }
        """),
      .undecided(
        """
        @Environment(\\.dynamicTypeSize) private var typeSize
        var body: some View {
          Text("Everything you need to know about us").lineLimit(typeSize.isAccessibilitySize ? nil : 1)
        }
        """),
    ])

  public static func joined(_ findings: [Finding]) -> [Finding] { FindingCause.joined(findings) }

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    var groups = Groups<OneLine>()
    for line in app.ofEachScreen(Self.self, "", { OneLine.found(on: $0, in: context) })
    where !app.project.widgets.contains(line.text.source.file) { groups.add(line, at: line.modifier) }
    let segments = segments(app)
    if groups.places.isEmpty { return segments }
    let whole = Set(app.ofEachScreen(Self.self, "full", OneLine.shownInFull))
    return segments + groups.places.compactMap { place in
      let lines = groups.members(at: place)
      guard let worst = lines.max(by: { $0.weight < $1.weight }), lines.allSatisfy({ whole.isDisjoint(with: $0.names) }) else { return nil }
      var violation = Violation(worst.message, certainty: .review, at: place.atDot)
      if let view = place.file.typeName(around: place.start) { violation.cause = .look("one line in \(view) of \(place.file.path)") }
      return .violation(violation)
    }
  }

  /// Segmented controls, each once.
  private func segments(_ app: AppSubject) -> [Outcome] {
    var groups = Groups<CutSegments>()
    for segments in app.ofEachScreen(Self.self, "segments", CutSegments.found) { groups.add(segments, at: segments.control) }
    return groups.places.compactMap { place in
      guard let worst = groups.members(at: place).max(by: { $0.lacking < $1.lacking }) else { return nil }
      return .violation(Violation(
        """
        segment '\(worst.words)' takes about \(FontSurvey.Found.number(worst.needed)) points, and \(worst.count) segments beside \
        each other leave it \(FontSurvey.Found.number(worst.room)) on a phone
        """, certainty: .review, at: place))
    }
  }
}

extension OneLine {
  /// Greater for what more is lost of.
  fileprivate var weight: Double {
    switch lack {
    case .letters(let count): -Double(count)
    case .words(let needed, let room): room - needed
    }
  }

  fileprivate var message: String {
    switch lack {
    case .letters(let count):
      "\(text.drawnNoun) has one line, in which about \(count) letters have room at the largest text size"
    case .words(let needed, let room):
      """
      \(text.drawnNoun) has one line, and takes about \(FontSurvey.Found.number(needed)) points of it at twice the text size, \
      where \(FontSurvey.Found.number(room)) are left
      """
    }
  }
}
