import PlatformKnowledge
import SourceModel
import SwiftSource

/// What a button does may fail, and nobody hears or sees that it did.
public struct ErrorNotTold: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "error-not-told", family: .structure, severity: .note, impact: .moderate, wcag: [],
    title: "what a button does fails and nobody is told",
    documentation: RuleDocumentation(
      reports: """
        A `catch` or a branch for a failure without any statement but for the log, for flags that go down, for lists that are emptied and for what is \
        set back as it was before, a `try?` after which all goes on as after success, or a call of a function that gives \
        `false` or `nil` for a failure, to a caller that does nothing then, or that throws in a `Task` without a `catch`, \
        around work that a button waits for (`await`, or a closure that is given the error), in \
        the action of the button or in a function that the action calls; the same of a list that is pulled down, of \
        files that are chosen (`fileImporter`), of what a view is handed to do when people are done in it, and of what a \
        screen, or a model of it when it is made, loads, where what was loaded is kept; what is saved, deleted, \
        written or played at once counts where people begin it; \
        an effect of The Composable Architecture that throws and is given no `catch`, or ends in one that tells the store nothing; \
        a picture that is saved to the photo library without anything to call afterwards; \
        a closure that is handed a `Result` and goes on whatever it is; what people type or choose that UIKit code refuses for its \
        length or number; a press that does nothing where a field of a form is empty or what was typed in it does not fit, and a button that stays disabled \
        until so many characters are typed, of which no text says how many; a screen that is nothing but what is loaded and stays empty where that failed; \
        a variable of a model (`@Published var error`) or a state of a view that keeps what went \
        wrong and that no code of the project reads, and such a state that a view shows and nothing sets; and a function that is called after a failure (`savingFailed`) and is \
        empty, or that the system calls then (`didFailWithError`), or code with nothing but the error, and that only writes to the log; \
        and a permission that is asked for, where nothing happens after a refusal, or a mail where nothing happens on a \
        device that sends none (`canSendMail()`); and a branch that lets people feel an error and does nothing else (`notificationOccurred(.error)`). All for a person to look at.
        """,
      why: """
        Who sees the screen may guess that nothing happened. Who hears it waits for an answer that never comes, and \
        does not know whether to press once more: what was entered is lost, or sent twice.
        """,
      howToFix: """
        Keep the error in a state and show it, in an `alert` or as a text that is announced: \
        `catch { message = error.localizedDescription }`.
        """,
      elsewhere: "Present an alert, or post an announcement, where the request has failed.",
      limits: """
        A `catch` that sets anything else, returns something that its caller looks at, throws or calls anything is left alone, and so is one that more follows than a \
        flag, what only waits for time to pass, and work that neither a button nor a screen begins. Functions are found by their names, and by the class \
        of what they are called of; of several of one name nothing is said. A function that shows or keeps something that is called after an error or a \
        message anywhere in it is taken to tell.
        """,
      references: ["WCAG 2.2: understanding 4.1.3 Status Messages", "Apple: documentation of alert(_:isPresented:presenting:actions:message:)"]),
    examples: further + refusals + UnheardFailures.examples + LoggedFailures.examples + Refusals.examples + UnfitFields.examples + EmptyScreens.examples + UnsaidRules.examples + UnreadStates.examples + kept + FeltOutcomes.examples + [
      .violation(
        """
        struct ProfileView: View {
          let service: Service
          var body: some View {
            Button("Save") {
              Task {
                do { try await service.save() } ↓catch { print(error) }
              }
            }
          }
        }
        """),
      // What writes for the makers of the app is called by any name.
      .violation(
        """
        let storeLog = Logger(subsystem: "app", category: "store")
        struct ProfileView: View {
          let service: Service
          var body: some View {
            Button("Save") {
              Task {
                do { try await service.save() } ↓catch { storeLog.error("not saved") }
              }
            }
          }
        }
        """),
      .violation(
        """
        final class ProfileModel: ObservableObject {
          let service = Service()
          func storeProfile() async {
            do { try await service.save() } ↓catch { print("failed") }
          }
        }
        struct ProfileView: View {
          @StateObject private var model = ProfileModel()
          var body: some View { Button("Save") { Task { await model.storeProfile() } } }
        }
        """),
      .violation(
        """
        final class StationsModel: ObservableObject {
          @Published var stations: [Station] = []
          @Published var isLoading = false
          @Published var ↓error: Error?
          func load() {
            isLoading = true
            StationService.all { result in
              self.isLoading = false
              switch result {
              case .success(let stations): self.stations = stations
              case .failure(let error): self.error = error
              }
            }
          }
        }
        struct StationsView: View {
          @StateObject private var model = StationsModel()
          var body: some View { List(model.stations) { Text($0.name) }.onAppear { model.load() } }
        }
        """),
      .violation(
        """
        final class AreaModel: ObservableObject {
          private let service: Service
          @Published var areas: [Area] = []
          @Published var isLoading = false
          func load() async {
            isLoading = true
            let result = await service.areas()
            switch result {
            case .success(let areas): self.areas = areas
            case ↓.failure(let problem):
              isLoading = false
              dLog(problem.localizedDescription)
            }
          }
        }
        struct AreaView: View {
          @StateObject private var model = AreaModel()
          var body: some View { List(model.areas) { Text($0.name) }.task { await model.load() } }
        }
        """),
      .violation(
        """
        struct RootView: View {
          @State private var user: User?
          @State private var isLoading = false
          var body: some View {
            Text("Welcome").onAppear { fetch() }
          }
          func fetch() {
            isLoading = true
            Task {
              do { user = try await account.refresh() } ↓catch {
                print("failed: \\(error)")
                isLoading = false
              }
            }
          }
        }
        """),
      .violation(
        """
        final class SettingsViewController: UIViewController {
          private let model = SettingsModel()
          private func askForDeletion() {
            let alert = UIAlertController(title: "Delete the account?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.remove() })
            present(alert, animated: true)
          }
          func remove() {
            model.deleteUser { (result: Result<String, Error>) in
              switch result {
              case .success: self.leave()
              case ↓.failure(let error): debugPrint("delete error: \\(error)")
              }
            }
          }
        }
        """),
      .violation(
        """
        final class AccountViewController: UIViewController {
          @IBAction func signOut(_ sender: UIButton) {
            Session.shared.end { error in
              if ↓let error = error { NSLog("%@", error.localizedDescription) } else { self.leave() }
            }
          }
        }
        """),
      .violation(
        """
        final class NewsViewController: UITableViewController {
          var articles: [Article] = []
          override func viewDidLoad() {
            super.viewDidLoad()
            load()
          }
          private func load() {
            Service.articles { data, error in
              guard let data = data, error == nil else ↓{ print("no articles"); return }
              self.articles = data
            }
          }
        }
        """),
      .pass(
        """
        final class AccountViewController: UIViewController {
          @IBAction func signOut(_ sender: UIButton) {
            Session.shared.end { error in
              if let error = error { self.show(error) } else { self.leave() }
            }
          }
        }
        """),
      .pass(
        """
        final class StationsModel: ObservableObject {
          @Published var stations: [Station] = []
          @Published var error: Error?
          func load() async {
            do { stations = try await StationService.all() } catch { self.error = error }
          }
        }
        struct StationsView: View {
          @StateObject private var model = StationsModel()
          var body: some View { StationList(model: model) }
        }
        struct StationList: View {
          @ObservedObject var model: StationsModel
          var body: some View {
            if let error = model.error { Text(error.localizedDescription) } else { List(model.stations) { Text($0.name) } }
          }
        }
        """),
      .violation(
        """
        struct LibraryView: View {
          @State private var isImporting = false
          var body: some View {
            Button("Import") { isImporting = true }
              .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { result in
                switch result {
                case .success(let address): take(address)
                case ↓.failure(let error): print(error)
                }
              }
          }
        }
        """),
      .pass(
        """
        struct ProfileView: View {
          let service: Service
          @State private var message: String?
          var body: some View {
            Button("Save") {
              Task {
                do { try await service.save() } catch { message = error.localizedDescription }
              }
            }
          }
        }
        """),
      .pass(
        """
        struct ProfileView: View {
          let service: Service
          var body: some View {
            Text("Profile").task { do { try await service.load() } catch { print(error) } }
          }
        }
        """),
      .undecided(
        """
        struct ProfileView: View {
          let service: Service
          var body: some View {
            Button("Save") {
              Task {
                do { try await service.save() } catch { report(error) }
              }
            }
          }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let unread = UnreadFailures.all(in: project).map { name, place in
      Outcome.violation(Violation("'\(name)' keeps what went wrong, and no view shows it", certainty: .review, at: place))
    } + states(project)
    let empty = EmptyHandlers.all(in: project).map { name, place in
      Outcome.violation(Violation("'\(name)' is called when something goes wrong, and does nothing", certainty: .review, at: place))
    }
    let thrown = ReducerFailures.all(in: project).map { places in
      Outcome.violation(Violation(
        "what an action starts may fail here, and nobody is told", certainty: .review, at: places[0],
        related: places.dropFirst().map { RelatedPlace($0, "and here") }))
    }
    let refused = project.ofEachType(Self.self, "refused", RefusedInput.all).map { place in
      Outcome.violation(Violation("what goes beyond a limit is refused here, and nobody is told", certainty: .review, at: place))
    }
    let shaken = ShakenMistakes.all(in: project).map { place in
      Outcome.violation(Violation("a view shakes here, and nothing that is heard tells why", certainty: .review, at: place))
    }
    let unfilled = project.ofEachType(Self.self, "unfilled", EmptyFields.all).map { place in
      Outcome.violation(Violation("where a field is empty nothing happens, and nobody is told", certainty: .review, at: place))
    }
    let unfit = project.ofEachType(Self.self, "unfit") { type -> [UnfitFields.Place] in
      let places = UnfitFields.all(in: type)
      guard !places.isEmpty else { return [] }
      let empty = EmptyFields.all(in: type)
      return places.filter { !empty.contains($0.range) }
    }.map { place in
      Outcome.violation(Violation(
        place.isPainted
          ? "where what was typed does not fit a colour alone tells" : "where what was typed does not fit nothing happens, and nobody is told",
        certainty: .review, at: place.range))
    }
    let unheard = project.ofEachType(Self.self, "unheard", UnheardFailures.all).map { places in
      Outcome.violation(Violation(
        "what the screen loads may fail here, and nobody is told", certainty: .review, at: places[0],
        related: places.dropFirst().map { RelatedPlace($0, "and here") }))
    }
    let logged = LoggedFailures.all(in: project).map { name, places in
      Outcome.violation(Violation(
        "'\(name)' is called when something goes wrong, and only the log gets it", certainty: .review, at: places[0],
        related: places.dropFirst().map { RelatedPlace($0, "and here") }))
    }
    let told = [unread, empty, logged, thrown, refused, shaken, unfilled, unfit, unheard, emptyScreens(project), unsaidRules(project), felt(project, besides: unfilled + unfit + refused)].flatMap(\.self)
    let notices = project.ofEachType(Self.self, "notices", ImmediateNotices.all)
    return told + SilentFailures.all(in: project).compactMap { failure -> Outcome? in
      let places = ([failure.place] + failure.others).filter { !Self.isNotMissed($0, notices) }
      guard let first = places.first else { return nil }
      let message = switch failure.start {
      case .pressed: "what a button does may fail here, and nobody is told"
      case .loaded: "what the screen loads may fail here, and nobody is told"
      case .called: "what is done with what a view gives back may fail here, and nobody is told"
      }
      return .violation(Violation(
        message, certainty: .review, at: first, related: places.dropFirst().map { RelatedPlace($0, "and here") }))
    }
  }

  /// What views keep of failures in states of their own.
  private func states(_ project: ProjectSubject) -> [Outcome] {
    project.ofEachType(Self.self, "states", UnreadStates.all).map { state in
      .violation(Violation(
        state.isNeverSet
          ? "'\(state.name)' is there to show what went wrong, and nothing sets it"
          : "'\(state.name)' keeps what went wrong, and no view shows it",
        certainty: .review, at: state.range))
    }
  }

  /// Screens that stay without anything where what they show could not be loaded.
  private func emptyScreens(_ project: ProjectSubject) -> [Outcome] {
    let screens = project.ofEachType(Self.self, "screens", EmptyScreens.screens)
    guard !screens.isEmpty else { return [] }
    let loads = project.ofEachType(Self.self, "loads of screens", EmptyScreens.loads)
    let frames = screens.allSatisfy(\.frames.isEmpty) ? [] : project.ofEachType(Self.self, "frames of screens", EmptyScreens.frames)
    return EmptyScreens.all(screens, loads, frames: Set(frames)).map { screen in
      .violation(Violation(
        screen.waits
          ? "where '\(screen.name)' could not be loaded the wheel goes on turning, and nothing tries again"
          : "where '\(screen.name)' could not be loaded the screen stays empty, and nothing tries again",
        certainty: .review, at: screen.place))
    }
  }

  /// Buttons that wait for so many letters, which no text says.
  private func unsaidRules(_ project: ProjectSubject) -> [Outcome] {
    let waits = project.ofEachType(Self.self, "waiting buttons", UnsaidRules.waits)
    guard !waits.isEmpty else { return [] }
    let rules = project.ofEachType(Self.self, "rules", UnsaidRules.rules)
    return UnsaidRules.all(waits, rules).map { number, place in
      .violation(Violation(
        "the button stays disabled until \(number) characters are typed, and no text says so", certainty: .review, at: place))
    }
  }

  /// A call that writes for developers alone.
  static func isLog(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind,
      let path = call.callee.dottedName?.lowercased().split(separator: ".") else { return false }
    // `dLog`, `debugLog`
    let isCalledLog = path.count == 1 && IdentifierWords.split(call.callee.dottedName ?? "").last?.lowercased() == "log"
    // `appLog.error("…")`, `Self.syncLogger.warning("…")`
    if path.count > 1, let level = path.last, NameWords.words(.logLevel).contains(String(level)),
      call.callee.dottedName?.split(separator: ".").dropLast().contains(where: isLogObject) ?? false { return true }
    return isCalledLog || (path.count == 1 ? logs.contains(String(path[0])) : path.dropLast().contains { logs.contains(String($0)) })
      || (path.count == 1 || path.count == 2 && path[0] == "self") && isOwnLog(call, in: expression.range.file)
  }

  private static func isLogObject(_ name: Substring) -> Bool {
    IdentifierWords.split(String(name)).contains { logs.contains($0.lowercased()) }
  }

  /// A function of the same file does no more.
  private static func isOwnLog(_ call: Call, in file: SourceFile) -> Bool {
    call.callee.plainName.map(file.reading(LogHelpers.init).names.contains) ?? false
  }

  private static let logs = NameWords.words(.log)
}
