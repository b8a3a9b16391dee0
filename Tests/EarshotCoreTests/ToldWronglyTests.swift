import EarshotCore
import Rules
import Testing

/// What was told in fresh apps and was wrong, or was of no use to anybody.
@Suite("Told wrongly")
struct ToldWronglyTests {
  private func analysed(_ rule: String, _ files: [String: String]) async -> [Finding] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: files, options).findings
  }

  private func app(_ body: String) -> String {
    """
    import SwiftUI
    @main struct Tides: App {
      @AppStorage("isReady") private var isReady = false
      var body: some Scene { \(body) }
    }
    struct Welcome: View { var body: some View { Text("Hello") } }
    struct Harbours: View { var body: some View { NavigationStack { NavigationLink("Tides") { Start() } } } }
    """
  }

  /// What fails in both appearances is told of the one that people have, on screens that are pushed as well.
  @Test("The figure of the appearance that an app always has", arguments: [
    ("WindowGroup { Harbours().preferredColorScheme(.light) }", "light"),
    ("WindowGroup { if isReady { Harbours().preferredColorScheme(.light) } else { Welcome().preferredColorScheme(.light) } }", "light"),
    ("WindowGroup { Harbours().preferredColorScheme(.light) }; Settings { Welcome().preferredColorScheme(.light) }", "light"),
    ("WindowGroup { if isReady { Welcome().preferredColorScheme(.light) } else { Harbours() } }", "dark"),
    ("WindowGroup { Harbours() }", "dark"),
  ])
  func figure(scene: String, appearance: String) async {
    let view = """
      import SwiftUI
      struct Start: View {
        var body: some View {
          Text("High tide").foregroundColor(Color(red: 0.5, green: 0.5, blue: 0.5)).background(Color.plate)
        }
      }
      extension Color {
        static let plate = Color(UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.45, alpha: 1) : UIColor(white: 0.75, alpha: 1) })
      }
      """
    let found = await analysed("low-contrast-text", ["Start.swift": view, "App.swift": app(scene)])
    #expect(found.map { $0.message.contains("in the \(appearance) appearance") } == [true])
  }

  @Test("A colour in both appearances of which an app has one", arguments: [
    ("Color.black", ".light", 0), ("Color.white", ".dark", 0), ("Color.black", ".dark", 1), ("Color.white", ".light", 1),
  ])
  func oneColour(colour: String, scheme: String, count: Int) async {
    let view = """
      import SwiftUI
      struct Start: View {
        var body: some View { NavigationStack { Text("Hi").foregroundStyle(\(colour)).navigationTitle("Tides") } }
      }
      """
    let delegate = """
      import SwiftUI
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          guard let scene = scene as? UIWindowScene else { return }
          let window = UIWindow(windowScene: scene)
          window.overrideUserInterfaceStyle = \(scheme)
          window.rootViewController = UIHostingController(rootView: Start())
          window.makeKeyAndVisible()
          self.window = window
        }
      }
      """
    #expect(await analysed("hardcoded-colour", ["Start.swift": view, "SceneDelegate.swift": delegate]).count == count)
  }

  @Test("Which place in a text was tapped", arguments: [
    ("if gesture.didTapAttributedText(in: terms, inRange: range) { openTerms() }", 0),
    ("if gesture.location(in: terms).x < 40 { openTerms() }", 0), ("openTerms()", 1),
  ])
  func placeInText(handler: String, fixes: Int) async {
    let found = await analysed("uikit-tap-view-not-element", ["A.swift": """
      import UIKit
      final class SignUpController: UIViewController {
        private let terms = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          terms.text = "By going on you accept the terms and the rules"
          terms.isUserInteractionEnabled = true
          terms.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapTerms)))
          view.addSubview(terms)
        }
        @objc private func tapTerms(_ gesture: UITapGestureRecognizer) {
          let range = NSRange(location: 0, length: 4)
          \(handler)
        }
        private func openTerms() { navigationController?.pushViewController(TermsController(), animated: true) }
      }
      final class TermsController: UIViewController {}
      """])
    #expect(found.map(\.fixes.count) == [fixes])
  }

  @Test("Which place in a text of SwiftUI was tapped", arguments: [("point in open(at: point)", 0), ("openAll()", 1)])
  func placeInView(handler: String, fixes: Int) async {
    let code = "import SwiftUI\nstruct A: View {\n  var body: some View { Text(\"The terms and the rules\").onTapGesture { \(handler) } }\n}\n"
    #expect(await analysed("tap-without-button-trait", ["A.swift": code]).map(\.fixes.count) == [fixes])
  }

  @Test("A picture in the label of a value") func labelledContent() async throws {
    let analysis = await Analysis.run(files: ["A.swift": """
      import SwiftUI
      struct Hike: View {
        var body: some View {
          List {
            LabeledContent { Text("12 km") } label: { HStack { Image(systemName: "figure.walk"); Text("Distance") } }
            LabeledContent { Text("3 h") } label: { VStack { Text("Time"); Text("without rests") } }
            LabeledContent { Text("400 m") } label: { Image(systemName: "arrow.up") }
          }
        }
      }
      """])
    let labels = analysis.screens.flatMap(\.nodes.elements).compactMap { $0.label?.value.literal }
    #expect(labels.prefix(2) == ["Distance", "Time, without rests"])
  }

  /// The turns of a loop in a row stand side by side, each with lines of its own.
  @Test("Columns of a week", arguments: [
    ("HStack { ForEach(0..<7, id: \\.self) { day in VStack { Text(names[day]); Text(dates[day]) } } }", "2 lines"),
    ("VStack { ForEach(0..<5, id: \\.self) { day in Text(names[day]) } }", "5 lines"),
  ])
  func columns(stack: String, lines: String) async {
    let code = """
      import SwiftUI
      struct Week: View {
        let names: [String]
        let dates: [String]
        var body: some View { \(stack).frame(height: 60) }
      }
      """
    let found = await analysed("fixed-height-clips-text", ["A.swift": code])
    for finding in found { #expect(finding.message.hasPrefix(lines), "\(finding.message)") }
    if lines == "5 lines" { #expect(found.count == 1) }
    #expect(await analysed("content-does-not-scroll", ["A.swift": code]).isEmpty)
  }

  @Test("A sign with colours of its own", arguments: [("entry.icon", 0), ("entry.title", 1)])
  func sign(text: String, count: Int) async {
    let code = """
      import SwiftUI
      struct Entry { let icon: String; let title: String }
      struct EntryView: View {
        let entry: Entry
        var body: some View {
          VStack { Text(\(text)).foregroundColor(.primary) }.background(Color(red: 0.9, green: 0.9, blue: 0.9))
        }
      }
      """
    #expect(await analysed("low-contrast-text", ["A.swift": code]).count == count)
  }

  @Test("A failure that nobody misses", arguments: [("AnalyticsModel", 0), ("OrderModel", 1)])
  func failure(type: String, count: Int) async {
    let code = """
      import SwiftUI
      final class \(type): ObservableObject {
        let client = Client()
        func send() async {
          do { try await client.post() } catch { print("failed") }
        }
      }
      struct Shop: View {
        @StateObject private var model = \(type)()
        var body: some View { Button("Order") { Task { await model.send() } } }
      }
      """
    #expect(await analysed("error-not-told", ["A.swift": code]).count == count)
  }

  @Test("A value in a row with what tells more of it", arguments: [("film.rating", 0), ("film.title", 1)])
  func rating(value: String, count: Int) async {
    let code = """
      import SwiftUI
      struct Film { let rating: String; let title: String; let votes: Int; let plot: String; let cast: String; let country: String }
      struct FilmView: View {
        let film: Film
        var body: some View {
          ScrollView {
            HStack { Text(\(value)).font(.title3); Text("(\\(film.votes))").font(.caption) }
            Text(film.plot)
            Text(film.cast)
            Text(film.country)
          }
        }
      }
      """
    let found = await analysed("heading-missing", ["A.swift": code])
    if count == 0 { #expect(found.isEmpty) }
  }

  @Test("A picture that is called as the text beside its component says") func pictureOfTitle() async {
    let found = await analysed("image-name", ["A.swift": """
      import SwiftUI
      struct Tea: Identifiable { let id: Int; let title: String; let price: Double }
      struct Shelf: View {
        let teas: [Tea]
        var body: some View {
          List(teas) { tea in
            HStack {
              Cover(name: tea.title)
              VStack { Text(tea.title); Text("\\(tea.price) per pound") }
            }
          }
        }
      }
      struct Cover: View {
        let name: String
        var body: some View {
          Rectangle().fill(Color.white).frame(width: 90, height: 90)
            .overlay(ZStack { ProgressView(); HStack { Spacer(); Image(name).resizable(); Spacer() } })
        }
      }
      """])
    #expect(found.map { $0.message.hasSuffix("says again what the text beside it says") } == [true])
  }

  @Test("A notification that says what is so", arguments: [
    ("nil", 0), ("UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)", 1),
  ])
  func notice(trigger: String, count: Int) async {
    let code = """
      import SwiftUI
      import UserNotifications
      final class Timing: ObservableObject {
        @Published var isOn = false
        func start() {
          isOn = true
          confirm()
        }
        private func confirm() {
          let request = UNNotificationRequest(identifier: "on", content: UNMutableNotificationContent(), trigger: \(trigger))
          UNUserNotificationCenter.current().add(request) { error in
            if let error { print("failed", error) }
          }
        }
      }
      struct TimingView: View {
        @StateObject var timing = Timing()
        var body: some View { Button("Start") { timing.start() } }
      }
      """
    #expect(await analysed("error-not-told", ["A.swift": code]).count == count)
  }

  /// In the label of a button both pictures are silent beside the words, so that one of them is kept.
  @Test("A component that is only used in labels", arguments: [
    ("Button { send() } label: { HStack { Tray(isFull: isFull); Text(\"Send\") } }", 0),
    ("HStack { Tray(isFull: isFull); Button(\"Send\") { send() } }", 2),
  ])
  func labelOnly(use: String, count: Int) async {
    let code = """
      import SwiftUI
      struct Tray: View {
        let isFull: Bool
        var body: some View {
          if isFull { Image(systemName: "tray.full") } else { Image(systemName: "tray") }
        }
      }
      struct Post: View {
        @State private var isFull = false
        var body: some View { \(use) }
        func send() { isFull.toggle(); print(isFull) }
      }
      """
    let found = await analysed("symbol-raw-name", ["A.swift": code]) + (await analysed("redundant-icon-beside-text", ["A.swift": code]))
    #expect(count == 0 ? found.isEmpty : !found.isEmpty)
  }

  @Test("A large address", arguments: [("kim@example.org", 0), ("Kim Example", 1)])
  func address(text: String, count: Int) async {
    let code = """
      import SwiftUI
      struct Profile: View {
        var body: some View {
          VStack {
            Text("\(text)").font(.title)
            Text("Member since spring")
            Text("Two books lent")
            Text("No fees")
            Button("Sign out") { leave() }
          }
        }
      }
      """
    let found = await analysed("heading-missing", ["A.swift": code])
    #expect(count == 0 ? found.isEmpty : !found.isEmpty)
  }

  @Test("What turns until a picture is there", arguments: [("if let image", 0), ("if let title", 1)])
  func placeholder(condition: String, count: Int) async {
    let code = """
      import SwiftUI
      struct Cover: View {
        let image: UIImage?
        let title: String?
        @State private var isTurned = false
        private var turning: Animation { .linear(duration: 1).repeatForever(autoreverses: false) }
        var body: some View {
          \(condition) {
            Text("There")
          } else {
            Image(systemName: "arrow.clockwise").rotationEffect(.degrees(isTurned ? 360 : 0)).animation(turning, value: isTurned)
          }
        }
      }
      """
    #expect(await analysed("looping-animation", ["A.swift": code]).count == count)
  }
}
