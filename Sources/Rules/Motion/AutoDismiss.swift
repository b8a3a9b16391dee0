import PlatformKnowledge
import SourceModel
import SwiftSource

/// Something that is taken away after a few seconds.
public struct AutoDismiss: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "auto-dismiss", family: .motion, severity: .warning, impact: .moderate, wcag: ["2.2.1"],
    title: "content vanishes after a few seconds",
    documentation: RuleDocumentation(
      reports: """
        A delay of 1 to 20 seconds (`asyncAfter`, `Task.sleep`, a timer that fires once, `onReceive` of one that repeats) after which code takes away \
        what a sheet, an alert or a toast shows, or hides controls, without asking whether VoiceOver runs and without \
        an announcement.
        """,
      why: """
        People who read slowly, or who first have to find the message with VoiceOver or a switch, come too late. A \
        button in it cannot be reached in time.
        """,
      howToFix: """
        Let people close it. Or leave it for longer when VoiceOver or Switch Control runs, and announce it: \
        `AccessibilityNotification.Announcement(text).post()`.
        """,
      elsewhere: """
        Leave the view while `UIAccessibility.isVoiceOverRunning` or `isSwitchControlRunning`, and post its text as \
        an announcement.
        """,
      limits: """
        What is shown is told by the name of the variable or function (`showToast`, `hideControls`), by the modifier \
        that it is bound to, or by the call that presents it. A delay from a variable is not looked at, nor one that each \
        move of a pointer begins again.
        """,
      references: ["WCAG 2.2, 2.2.1 Timing Adjustable"]),
    examples: [
      .violation(
        """
        struct SaveView: View {
          @State private var showToast = false
          var body: some View { Button("Save") { save() } }
          func save() {
            showToast = true
            ↓DispatchQueue.main.asyncAfter(deadline: .now() + 3) { showToast = false }
          }
        }
        """),
      .violation(
        """
        final class FilmViewController: UIViewController {
          private let controls = UIStackView()
          private var timer: Timer?
          @objc func touched() {
            controls.alpha = 1
            timer = ↓Timer.scheduledTimer(
              timeInterval: 3, target: self, selector: #selector(fade), userInfo: nil, repeats: false)
          }
          @objc private func fade() { UIView.animate(withDuration: 0.3) { self.controls.alpha = 0 } }
        }
        """),
      .violation(
        """
        @State private var isShown = false
        var body: some View {
          Text("A")
            .sheet(isPresented: $isShown) { Tip() }
            .task {
              try? await ↓Task.sleep(for: .seconds(3))
              isShown = false
            }
        }
        """),
      .violation(
        """
        final class CameraController: UIViewController {
          private var notice: UIAlertController?
          @objc func mark() {
            let time = 2.0
            let alert = UIAlertController(title: nil, message: "Added", preferredStyle: .actionSheet)
            notice = alert
            present(alert, animated: true)
            ↓DispatchQueue.main.asyncAfter(deadline: .now() + time) { alert.dismiss(animated: true) }
          }
        }
        """),
      .violation(
        """
        struct ErrorCard: View {
          let model: Notice
          let manager = NoticeManager.shared
          @State private var timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()
          var body: some View {
            Text(model.text)↓.onReceive(timer) { _ in manager.remove(model) }
          }
        }
        """),
      .violation(
        """
        final class NoticeCenter: ObservableObject {
          @Published var toasts: [Notice] = []
          func add(_ notice: Notice) {
            toasts.append(notice)
            ↓DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.toasts.removeFirst() }
          }
        }
        struct NoticeList: View {
          @StateObject private var center = NoticeCenter()
          var body: some View { Button("Save") { center.add(Notice()) } }
        }
        """),
      .violation(
        """
        final class NoticeCenter: ObservableObject {
          @Published var banners: [Notice] = []
          func add(_ notice: Notice) {
            banners.append(notice)
            Task { @MainActor in
              try? await ↓Task.sleep(for: .seconds(4))
              banners.removeAll { $0.id == notice.id }
            }
          }
        }
        struct NoticeList: View {
          @StateObject private var center = NoticeCenter()
          var body: some View { Button("Save") { center.add(Notice()) } }
        }
        """),
      .pass(
        """
        struct StoryToast: View {
          @State private var left = 3
          let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          var body: some View {
            Text("Soon").onReceive(timer) { _ in
              if left > 0 { left -= 1 } else { close() }
            }
          }
        }
        """),
      .pass(
        """
        final class RolesController: UIViewController {
          func load() {
            showLoadingOverlay()
            DispatchQueue.main.asyncAfter(deadline: .now() + 2) { self.hideLoadingOverlay() }
          }
        }
        """),
      .violation(
        """
        final class PlayerController: UIViewController {
          private let player = PlayerView()
          func begin() {
            ↓Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { [weak self] _ in self?.player.hideControls() }
          }
        }
        """),
      .violation(
        """
        final class OrderController: UIViewController {
          private let bar = UIView()
          private let words = UILabel()
          func saved() {
            words.text = "Saved"
            bar.isHidden = false
            ↓DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.bar.isHidden = true }
          }
        }
        """),
      .violation(
        """
        final class NoteView: UIView {
          private let words = UILabel()
          init(_ text: String) {
            super.init(frame: .zero)
            words.text = text
            addSubview(words)
            leave()
          }
          func leave() {
            ↓UIView.animate(
              withDuration: 0.5, delay: 2, animations: { self.alpha = 0 }, completion: { _ in self.removeFromSuperview() })
          }
        }
        """),
      .pass(
        """
        final class TeamCard: UIView {
          private let status = UILabel()
          private let bar = UIView()
          private let words = UILabel()
          func joined() {
            showMember()
            showThanks()
          }
          private func showMember() { status.text = "You are a member" }
          private func showThanks() {
            words.text = "Joined!"
            bar.isHidden = false
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { self.bar.isHidden = true }
          }
        }
        """),
      .pass(
        """
        struct SaveView: View {
          @Environment(\\.accessibilityVoiceOverEnabled) private var voiceOver
          @State private var showToast = false
          var body: some View { Button("Save") { save() } }
          func save() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { if !voiceOver { showToast = false } }
          }
        }
        """),
      .pass(
        """
        final class Overlays {
          var controls = OverlayWindow()
          func begin() {
            DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in self?.refresh() }
          }
          func refresh() {
            if isInMenu { controls.overlayVisible = false } else { controls.overlayVisible = Settings.showsControls }
          }
        }
        """),
      .pass(
        """
        struct ShakeView: View {
          @State private var isShaking = false
          var body: some View { Button("Shake") { shake() } }
          func shake() { DispatchQueue.main.asyncAfter(deadline: .now() + 3) { isShaking = false } }
        }
        """),
      .pass(
        """
        struct FilmView: View {
          @State private var showsControls = false
          @State private var timer: Timer?
          var body: some View {
            Film().onContinuousHover { phase in
              showsControls = true
              beginAgain()
            }
          }
          func beginAgain() {
            timer?.invalidate()
            timer = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in showsControls = false }
          }
        }
        """),
      .undecided(
        """
        struct SaveView: View {
          @State private var showToast = false
          var body: some View { Button("Save") { save() } }
          func save() { DispatchQueue.main.asyncAfter(deadline: .now() + delay) { showToast = false } }
        }
        """),
    ])

  private static let heeding = MotionSettings.screenReader + TellingCode.posts + TellingCode.announces

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    project.ofEachType(Self.self) { type -> [Outcome] in
      guard type.mentions(["asyncAfter", "Task.sleep", "scheduledTimer", "afterDelay", "delay", "onReceive"]),
        !type.mentions(Self.heeding) else { return [] }
      let shown = Self.presented(type)
      let hovered = Self.followingPointer(type)
      return type.parts.flatMap { Delays.all(in: $0, of: type.parts) }.filter { delay in !hovered.contains { $0.contains(delay.place) } }
        .compactMap { Self.outcome(of: $0, shown) }
        + Self.passing(in: type)
        + type.parts.flatMap(Self.controls)
    }
  }

  private static func outcome(of delay: Delay, _ shown: Set<String>) -> Outcome? {
    if let name = (delay.cleared + delay.dismissed).first(where: { shown.contains($0) || isMessage($0) }) {
      return .violation(Violation(
        "'\(name)' is taken away after \(delay.shownSeconds), whether it was read or not", certainty: .likely,
        severity: shown.contains(name) ? nil : .note, at: delay.place))
    }
    if let name = delay.itself {
      return .violation(Violation(
        "'\(name)' is taken away after \(delay.shownSeconds), whether it was read or not", certainty: .likely, severity: .note,
        at: delay.place))
    }
    guard let name = (delay.cleared + delay.hiding).first(where: isOfControls) else { return nil }
    return .violation(Violation(
      "'\(name)' takes away what is on screen after \(delay.shownSeconds), whoever is on the way to it", certainty: .likely,
      at: delay.place))
  }

  private static func passing(in type: WholeType) -> [Outcome] {
    let shown = type.parts.flatMap(leavingNothing)
    let leaving = type.parts.compactMap(PassingParts.leavingByItself)
    return (shown + leaving).compactMap { outcome(of: $0, type.name) }
  }

  /// Messages that leave nothing behind.
  private static func leavingNothing(in type: TypeCode) -> [PassingParts.Part] {
    let parts = PassingParts.all(in: type)
    guard !parts.isEmpty else { return [] }
    let outcomes = LastingOutcomes(of: type)
    return parts.filter { part in part.function.map { !outcomes.areLeft(besides: $0) } ?? true }
  }

  /// A message that UIKit code shows and takes away; shorter is an effect, and longer leaves time to read.
  private static func outcome(of part: PassingParts.Part, _ type: String) -> Outcome? {
    guard let seconds = part.seconds, (1.0...20).contains(seconds) else { return nil }
    let time = seconds == 1 ? "a second" : "\(seconds.plain) seconds"
    return .violation(Violation(
      "'\(part.name == "self" ? type : part.name)' is taken away after \(time), whether it was read or not", certainty: .likely, severity: .note,
      at: part.wait))
  }

  /// Views that are called after the controls in them, and that go when some time has passed.
  private static func controls(of type: TypeCode) -> [Outcome] {
    let delayed = Set(Delays.all(in: type).filter { $0.hiding.contains(where: isOfControls) }.map(\.place))
    var seen: Set<SourceRange> = delayed
    return PassingParts.leaving(in: type).compactMap { part in
      guard let seconds = part.seconds, (1.0...20).contains(seconds), isOfControls(part.name),
        seen.insert(part.wait).inserted else { return nil }
      let time = seconds == 1 ? "a second" : "\(seconds.plain) seconds"
      return .violation(Violation(
        "'\(part.name)' goes after \(time), whoever is on the way to it", certainty: .likely, severity: .note, at: part.wait))
    }
  }

  /// Code that runs while a pointer moves over something, which begins the time again whenever it moves: who has one
  /// brings back what went, and who has none never had it.
  private static func followingPointer(_ type: WholeType) -> [SourceRange] {
    guard type.mentions(["onHover", "onContinuousHover"]) else { return [] }
    let calls = type.kinds.calls.filter { expression in
      guard case .call(let call) = expression.kind else { return false }
      return ["onHover", "onContinuousHover"].contains(call.callee.plainName ?? "")
    }
    var called: Set<String> = []
    for case .call(let call) in calls.map(\.kind) {
      for closure in call.closures {
        CodeWalk.expressions(of: closure.body) { inner in
          if case .call(let own) = inner.kind, let name = own.callee.plainName { called.insert(name) }
        }
      }
    }
    let functions = type.parts.flatMap(\.members.functions).filter { called.contains($0.name) }
    return calls.map(\.memberRange) + functions.map(\.range)
  }

  /// Variables that sheets and alerts are bound to.
  private static func presented(_ type: WholeType) -> Set<String> {
    var names: Set<String> = []
    let modifiers = FrameworkNames.names(.sheetModifier, .dialogModifier)
    for expression in type.kinds.calls {
      guard case .call(let call) = expression.kind, let name = call.callee.plainName else { continue }
      if name == "present", let screen = call.arguments.first?.value.dottedName, call.argument("animated") != nil {
        names.insert(screen.split(separator: ".").last.map(String.init) ?? screen)
      }
      guard modifiers.contains(name) else { continue }
      for argument in call.arguments where ["isPresented", "item"].contains(argument.label) {
        if let name = argument.value.boundName { names.insert(name) }
      }
    }
    return names
  }

  /// `showsControls`, `hideOverlay`; not what only fades a picture or a bar of the system.
  private static func isOfControls(_ name: String) -> Bool {
    let parts = DecorativeNames.parts(of: name)
    // What lies over a screen while it loads goes when that is over.
    return !NameWords.words(.passingControls).isDisjoint(with: parts) && NameWords.words(.busyWord).isDisjoint(with: parts)
  }

  private static func isMessage(_ name: String) -> Bool {
    NameWords.words(.passingMessage).contains(where: name.lowercased().contains)
  }
}
