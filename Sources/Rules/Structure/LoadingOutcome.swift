import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What takes the place of a sign that something is loading and says how it went, without being announced.
public struct LoadingOutcome: AppRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "loading-outcome-not-announced", family: .structure, severity: .note, impact: .moderate, wcag: ["4.1.3"],
    title: "end of loading is shown and not announced",
    documentation: RuleDocumentation(
      reports: """
        For review, a text about an error, a success or that nothing was found, which takes the place of a sign that \
        something is loading, on a screen none of whose types announces anything or moves the focus.
        """,
      why: """
        The sign under the focus of VoiceOver goes away, and what came of it appears without a word: people wait for \
        something that has long failed.
        """,
      howToFix: """
        Post `AccessibilityNotification.Announcement(message)` when the state changes, or move the focus to the message \
        with `@AccessibilityFocusState`.
        """,
      elsewhere: "`UIAccessibility.post(notification: .screenChanged, argument: errorLabel)`.",
      limits: """
        What a state is about is told by its name: `error`, `failed`, `empty`. Told once for each sign.
        """,
      references: ["WCAG 2.2: understanding 4.1.3 Status Messages"]),
    examples: [
      .violation(
        """
        struct PlantsView: View {
          @StateObject var model = PlantsModel()
          var body: some View {
            switch model.state {
            case .loading: ProgressView()
            case .failed(let error): VStack { ↓Text(error.localizedDescription); Button("Retry") { model.load() } }
            case .loaded(let plants): List(plants) { Text($0.name) }
            }
          }
        }
        final class PlantsModel: ObservableObject {
          enum State { case loading, failed(Error), loaded([Plant]) }
          @Published var state = State.loading
        }
        """),
      .violation(
        """
        @State private var isLoading = true
        @State private var error: String?
        var body: some View {
          if isLoading {
            ProgressView()
          } else if let error {
            ↓Text(error)
          } else {
            Text("Plants")
          }
        }
        """),
      // A sign that the app draws itself.
      .violation(
        """
        struct DotSpinner: View {
          var body: some View { ZStack { Circle().trim(from: 0, to: 0.6).stroke(.blue); Circle().fill(.blue) } }
        }
        struct ChatView: View {
          @StateObject var model = ChatModel()
          var body: some View {
            if model.status == .connected {
              List(model.lines) { Text($0.words) }
            } else if model.status == .error {
              VStack { ↓Text("No connection"); Button("Once more") { model.connect() } }
            } else {
              DotSpinner()
            }
          }
        }
        final class ChatModel: ObservableObject {
          enum Status { case waiting, connected, error }
          @Published var status = Status.waiting
          @Published var lines: [Line] = []
        }
        """),
      // Shapes where the rows will be are such a sign too.
      .violation(
        """
        struct ShelfSkeleton: View {
          var body: some View { VStack { ForEach(0..<4) { _ in RoundedRectangle(cornerRadius: 4).fill(.gray).frame(height: 24) } } }
        }
        struct ShelfView: View {
          @State private var isLoading = true
          @State private var error: String?
          var body: some View {
            if isLoading {
              ShelfSkeleton().frame(maxWidth: .infinity)
            } else if let error {
              VStack { ↓Text(error); Button("Once more") { load() } }
            } else {
              Text("Shelf")
            }
          }
        }
        """),
      .pass(
        """
        struct DotSpinner: View {
          var body: some View { Circle().fill(.blue) }
        }
        struct ChatView: View {
          @StateObject var model = ChatModel()
          var body: some View {
            if model.status == .error { Text("No connection") } else { DotSpinner() }
          }
        }
        final class ChatModel: ObservableObject {
          enum Status { case waiting, error }
          @Published var status = Status.waiting {
            didSet { if status == .error { AccessibilityNotification.Announcement("No connection").post() } }
          }
        }
        """),
      .pass(
        """
        struct PlantsView: View {
          @StateObject var model = PlantsModel()
          @AccessibilityFocusState var isOnError: Bool
          var body: some View {
            switch model.state {
            case .loading: ProgressView()
            case .failed(let error): Text(error.localizedDescription).accessibilityFocused($isOnError)
            }
          }
        }
        """),
      // What takes the place of the sign is more than this part of it.
      .pass(
        """
        @State private var shelf: Shelf?
        var body: some View {
          VStack {
            if let shelf {
              Text(shelf.title)
              if shelf.books.isEmpty { Text("No books") } else { List(shelf.books) { Text($0.title) } }
            } else {
              ProgressView()
            }
          }
        }
        """),
      .pass(
        """
        var body: some View {
          if isLoading { ProgressView() } else { Text("Plants") }
        }
        """),
      // Without plants nothing is worked out, so nobody waited for these words.
      .pass(
        """
        @State private var isWorking = false
        let plants: [Plant]
        var body: some View {
          if plants.isEmpty {
            Text("Add a plant first")
          } else {
            Button("Work out") { start() }
            if isWorking { ProgressView() }
          }
        }
        """),
      .pass(
        """
        enum Answer { case success([Run]), failure }
        @State private var answer: Answer?
        var body: some View {
          switch answer {
          case nil: ProgressView()
          case .success(let runs):
            HStack { Text(runs.first); Spacer(); Text(runs.last) }
            Text(runs.summary)
            Button("All runs") { showAll() }
          case .failure: EmptyView()
          }
        }
        """),
      .undecided(
        """
        @State private var isLoading = true
        @State private var error: String?
        var body: some View {
          if isLoading { ProgressView() } else if let error { FailureBanner(error) } else { Text("Plants") }
        }
        """),
    ])

  /// A message with the types that have a hand in it.
  private struct Message: Sendable {
    let sign: SourceRange
    let place: SourceRange
    let types: Set<String>
  }

  public func check(_ app: AppSubject, in context: RuleContext) -> [Outcome] {
    let messages = app.ofEachScreen(Self.self, "", Self.messages)
    guard !messages.isEmpty else { return [] }
    let heard = Set(app.project.ofEachType(Self.self, "heard") { $0.mentions(TellingCode.all) ? [$0.name] : [] })
    // A model may tell of what it comes to.
    let keepers: [(name: String, kept: [String])] = heard.isEmpty ? [] : app.project.ofEachType(Self.self, "kept") { type in
      [(name: type.name, kept: type.keptClasses.values.sorted())]
    }
    let telling = heard.union(keepers.filter { !heard.isDisjoint(with: $0.kept) }.map(\.name))
    var seen: Set<SourceRange> = []
    return messages.compactMap { message in
      guard telling.isDisjoint(with: message.types), seen.insert(message.place).inserted else { return nil }
      return .violation(Violation(
        "what takes the place of the loading sign is not announced", certainty: .review, at: message.place))
    }
  }

  private static func messages(on screen: ScreenPlaces) -> [Message] {
    let signs = screen.places.indices.filter { index in
      let place = screen.places[index]
      return !place.when.isEmpty && place.element.exposure != .hidden && isSign(place.element)
    }
    let answers = signs.isEmpty ? [] : screen.places.indices.filter { isMessage(screen.places[$0]) }
    guard !answers.isEmpty else { return [] }
    let types = Set(screen.places.flatMap { $0.element.callSites.map(\.view) } + [screen.screen.name])
    var told: Set<SourceRange> = []
    return signs.compactMap { sign in
      let source = screen.places[sign].element.source
      guard told.insert(source).inserted, let message = answers.first(where: { replaces($0, sign, on: screen) }) else {
        return nil
      }
      return Message(sign: source, place: screen.places[message].element.source, types: types)
    }
  }

  /// What the system draws while something is loading, or shapes of a view of the app that is called after that.
  private static func isSign(_ element: AccessibilityElement) -> Bool {
    if element.role == .progress { return true }
    guard element.role == .shape else { return false }
    // It may stand in a frame of the project's own.
    return element.callSites.suffix(2).contains { !NameWords.words(.busyView).isDisjoint(with: DecorativeNames.parts(of: $0.view)) }
  }

  /// A text that is there in a state whose name tells how something went.
  private static func isMessage(_ place: ScreenPlaces.Place) -> Bool {
    let element = place.element
    guard element.exposure == .exposed, element.role == .text, place.loops == 0,
      !place.containers.contains(where: \.isPresentation), let last = place.when.last else { return false }
    return tells(last, NameWords.words(.outcome).union(["empty"]))
  }

  private static func tells(_ condition: Condition, _ words: Set<String>) -> Bool {
    if let test = condition.caseTest {
      return test.isPositive && !words.isDisjoint(with: DecorativeNames.parts(of: test.name))
    }
    // `if let error`, `items.isEmpty`; its opposite is that all is well.
    let isPath = condition.subject.allSatisfy { $0.isLetter || $0.isNumber || "._?!$ =".contains($0) }
    return isPath && condition.description == condition.subject && !words.isDisjoint(with: DecorativeNames.parts(of: condition.subject))
  }

  /// A title, a line and a button.
  private static let mostOfMessage = 3

  /// Both are never there together, since one choice is about both.
  private static func replaces(_ message: Int, _ sign: Int, on screen: ScreenPlaces) -> Bool {
    guard !screen.coexist(message, sign) else { return false }
    let (mine, theirs) = (screen.places[message].when, screen.places[sign].when)
    guard let decider = mine.firstIndex(where: { one in theirs.contains { $0.excludes(one) } }), let last = mine.last else { return false }
    if tells(last, NameWords.words(.outcome)) {
      // With success mostly comes what was loaded, of which no text is the message.
      return !tells(last, NameWords.words(.successName)) || screen.places.count { place in
        place.element.exposure == .exposed && place.when.starts(with: mine)
      } <= mostOfMessage
    }
    // Where there is nothing, nothing is being loaded either: the sign is part of what is there else.
    if decider == mine.indices.last, theirs.last.map({ !$0.excludes(last) }) ?? true { return false }
    // Where something stands before it in the same outcome, that takes the place of the sign, and a part of it is empty.
    let first = screen.places.first { place in
      place.element.exposure == .exposed && place.element.role != .image && place.when.starts(with: mine[...decider])
    }
    return first?.when.contains(last) ?? true
  }
}
