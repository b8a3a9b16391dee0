import PlatformKnowledge
import SourceModel
import SwiftSource

/// An animation that never ends and that nobody can stop.
public struct LoopingAnimation: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "looping-animation", family: .motion, severity: .note, impact: .moderate, wcag: ["2.2.2"],
    title: "animation never ends",
    documentation: RuleDocumentation(
      reports: """
        `.repeatForever(…)` and `TimelineView(.animation)`, `UIView.animate` and keyframes with `.repeat` and animations of \
        layers with an infinite `repeatCount`, or one of a hundred and more, and films of Lottie that loop, in a type that asks for no setting about motion, and uses nothing that does.
        """,
      why: """
        Something that moves all the time draws the eye away from what is to be read, and for some people makes the \
        rest of the screen unusable. WCAG asks for a way to stop what moves for more than five seconds.
        """,
      howToFix: """
        Let it run a few times (`repeatCount(3)`), stop it when Reduce Motion is on, or give people a button to \
        pause it.
        """,
      elsewhere: "Do not start animations with `.repeat` while `UIAccessibility.isReduceMotionEnabled`.",
      limits: """
        What shows that something is going on is exempt: types, properties and conditions whose name says so, such as \
        `Spinner`, `SkeletonRow` or `isSyncing`, layers that turn around themselves, and what runs while a finger is down. \
        What is animated, and how large it is, is not looked at, so it is a note.
        """,
      references: ["WCAG 2.2, 2.2.2 Pause, Stop, Hide", "Apple: Human Interface Guidelines, Motion"]),
    examples: [
      .violation(
        """
        @State private var x = 0.0
        var body: some View {
          Text("News").offset(x: x).animation(.linear(duration: 8)↓.repeatForever(), value: x)
        }
        """),
      .violation(
        """
        import Lottie
        final class WelcomeViewController: UIViewController {
          @IBOutlet private var film: LottieAnimationView!
          override func viewDidLoad() {
            ↓film.loopMode = .loop
            film.animation = .named("sunrise")
          }
          override func viewWillAppear(_ animated: Bool) { film.play() }
        }
        """),
      .pass(
        """
        import Lottie
        final class WelcomeViewController: UIViewController {
          @IBOutlet private var film: LottieAnimationView!
          override func viewDidLoad() {
            film.loopMode = .loop
            film.animation = .named("loading")
            film.play()
          }
        }
        """),
      .violation(
        """
        var body: some View {
          ↓TimelineView(.animation) { context in Wave(date: context.date) }
        }
        """),
      .violation(
        """
        var body: some View {
          ↓TimelineView(.animation(minimumInterval: 1 / 30)) { context in Wave(date: context.date) }
        }
        """),
      .violation(
        """
        struct Beacon: View {
          @State private var isLarge = false
          var body: some View {
            ↓TimelineView(.animation) { context in Wave(date: context.date) }
            Circle().scaleEffect(isLarge ? 1.5 : 1)
              .onAppear { withAnimation(.easeInOut(duration: 1)↓.repeatForever()) { isLarge = true } }
          }
        }
        """,
        fixed: """
          struct Beacon: View {
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion
            @State private var isLarge = false
            var body: some View {
              TimelineView(.animation(paused: reduceMotion)) { context in Wave(date: context.date) }
              Circle().scaleEffect(isLarge ? 1.5 : 1)
                .onAppear { withAnimation(reduceMotion ? nil : .easeInOut(duration: 1).repeatForever()) { isLarge = true } }
            }
          }
          """),
      .pass(
        """
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        @State private var x = 0.0
        var body: some View {
          Text("News").offset(x: x).animation(reduceMotion ? nil : .linear(duration: 8).repeatForever(), value: x)
        }
        """),
      .pass(
        """
        struct LoadingDots: View {
          @State private var isOn = false
          var body: some View {
            Circle().opacity(isOn ? 1 : 0.2).animation(.default.repeatForever(), value: isOn)
          }
        }
        """),
      .violation(
        """
        import UIKit
        final class Banner: UIView {
          func float() { ↓UIView.animate(withDuration: 2, delay: 0, options: [.repeat]) { self.center.x += 80 } }
        }
        """),
      .violation(
        """
        import UIKit
        final class SkyView: UIView {
          let animator = Animator()
          func drift() { ↓animator.animateKeyframes(duration: 4, options: [.repeat, .autoreverse]) { self.sky.center.x += 20 } }
          func wave() {
            let wave = CABasicAnimation(keyPath: "transform")
            wave.duration = 0.7
            ↓wave.repeatCount = 1000
            layer.add(wave, forKey: nil)
          }
        }
        """),
      .pass(
        """
        import UIKit
        final class SyncButton: UIButton {
          func turn() {
            let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
            rotation.repeatCount = .infinity
            imageView?.layer.add(rotation, forKey: nil)
          }
        }
        """),
      .pass(
        """
        import UIKit
        final class NoticeBar: UIView {
          func startSkeletonAnimation() {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.repeatCount = .infinity
            layer.add(fade, forKey: "fade")
          }
        }
        """),
      .pass(
        """
        import UIKit
        protocol Skeletonable { func stiffen() }
        extension UIView: Skeletonable {
          func stiffen() {
            let shift = CABasicAnimation(keyPath: "locations")
            shift.repeatCount = .infinity
            layer.add(shift, forKey: nil)
          }
        }
        """),
      .pass(
        """
        import UIKit
        final class TalkView: UIView {
          private let talk = UIButton()
          func bind() {
            talk.addTarget(self, action: #selector(pressed), for: .touchDown)
            talk.addTarget(self, action: #selector(released), for: [.touchUpInside, .touchUpOutside])
          }
          @objc func pressed() {
            let pulse = CABasicAnimation(keyPath: "transform.scale")
            pulse.repeatCount = .infinity
            talk.layer.add(pulse, forKey: nil)
          }
          @objc func released() { talk.layer.removeAllAnimations() }
        }
        """),
      .violation(
        """
        struct Ticker: View {
          @State private var x = 0.0
          var body: some View { Text("News").offset(x: x).animation(.linear(duration: 8)↓.repeatForever(), value: x) }
        }

        struct Cover: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          var body: some View { Image("cover").animation(reduceMotion ? nil : .spring, value: isOpen) }
        }
        """),
      .pass(
        """
        @State private var isSaving = false
        var body: some View {
          Circle().rotationEffect(.degrees(isSaving ? 360 : 0))
            .animation(isSaving ? .linear(duration: 1).repeatForever(autoreverses: false) : .default, value: isSaving)
        }
        """),
      .pass(
        """
        @State private var isWaving = false
        var body: some View {
          Button("Wave") {
            isWaving = true
            Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in isWaving = false }
          }
          .offset(y: isWaving ? -5 : 0)
          .animation(isWaving ? .easeInOut(duration: 0.4).repeatForever() : .none, value: isWaving)
        }
        """),
      .pass(
        """
        var body: some View {
          TimelineView(.animation(minimumInterval: isPlaying ? 0.5 : nil)) { context in
            ProgressView(value: player.part(at: context.date))
          }
        }
        """),
      .pass(
        """
        @State private var angle = 0.0
        var body: some View {
          if service.isSyncing {
            Image(systemName: "arrow.triangle.2.circlepath").rotationEffect(.degrees(angle))
              .onAppear { withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { angle = 360 } }
          }
        }
        """),
      // Nobody sees a circle in one colour turn; dashes on it everybody does.
      .pass(
        """
        struct Cover: View {
          @State private var angle = 0.0
          var body: some View {
            Circle().fill(Color.white.opacity(0.2)).frame(width: 100, height: 100)
              .overlay(Circle().stroke(.white, lineWidth: 2))
              .rotationEffect(.degrees(angle))
              .overlay(Image(systemName: "target"))
              .onAppear { withAnimation(.linear(duration: 8).repeatForever(autoreverses: false)) { angle = 360 } }
          }
        }
        """),
      .violation(
        """
        struct Cover: View {
          @State private var angle = 0.0
          var body: some View {
            Circle().stroke(.white, style: StrokeStyle(lineWidth: 2, dash: [8])).frame(width: 100, height: 100)
              .rotationEffect(.degrees(angle))
              .onAppear { withAnimation(.linear(duration: 8)↓.repeatForever(autoreverses: false)) { angle = 360 } }
          }
        }
        """),
      .undecided(
        """
        let animation: Animation
        var body: some View { Text("News").offset(x: 8).animation(animation, value: 8) }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let looping = project.ofEachPart(Self.self) { type -> [(type: TypeCode, loops: [(SourceRange, String)])] in
      // `extension UIView: Skeletonable` as well.
      let words = ([type.name] + type.added).joined(separator: " ").lowercased()
      guard !MotionSettings.loading.contains(where: words.contains) else { return [] }
      let forever = type.calls(of: "repeatForever").filter(Self.isOnAnimation)
      // Few types have any, and all code of a type is gone through for what is there while something is loaded.
      let whileLoading = forever.isEmpty ? [] : Self.whileLoading(type)
      let exempt = forever.isEmpty ? [] : whileLoading + Self.ended(type) + Self.unused(type, in: project) + Self.idle(type) + TurnedCircles.animations(in: type)
      let loops = forever.filter { loop in !exempt.contains { $0.contains(loop.memberRange) } }
        .map { ($0.memberRange, "animation repeats forever") }
      let timelines = type.calls(ofFunction: "TimelineView").filter { Self.isAnimation($0.call) }
        .map { ($0.expression.range, "timeline redraws all the time") }
      let views = (UIKitLoops.of(type).map(\.place) + UIKitLoops.films(type)).map { ($0, "animation repeats forever") }
      let found = loops + timelines + views
      return found.isEmpty ? [] : [(type, found)]
    }
    return looping.filter { !project.motionCare.covers($0.type) }.flatMap { type, loops -> [Outcome] in
      let fixes = [ReduceMotionFix.resting(loops.map(\.0), in: type)].compactMap { $0 }
      return loops.map { place, message in
        .violation(Violation(
          message + " and asks for no setting about motion", certainty: .likely, at: place, fixes: fixes))
      }
    }
  }

  /// What is there while something is loaded: `isSaving ? .linear.repeatForever() : .default`, `if isSyncing { … }`.
  private static func whileLoading(_ type: TypeCode) -> [SourceRange] {
    let chosen = type.kinds.ternaries.compactMap { expression -> SourceRange? in
      guard case .ternary(let condition, let then, _) = expression.kind else { return nil }
      return loadingWords.contains(where: condition.speaks) ? then.range : nil
    }
    var blocks: [SourceRange] = []
    CodeWalk.branches(of: type.members) { code in
      let condition = SourceRange(file: code.range.file, start: code.range.start, end: code.then.range.start)
      if speaksOfWork(condition.text) { blocks.append(code.then.range) }
      if code.conditions.contains(where: bindsPicture), case .block(let placeholder)? = code.otherwise { blocks.append(placeholder.range) }
    }
    // Properties and functions for it alone: `var syncIcon: some View`.
    let helpers = type.members.properties.filter { speaksOfWork($0.name) }.map(\.range)
      + type.members.functions.filter { speaksOfWork($0.name) }.map(\.range)
    return chosen + blocks + helpers + named(only: blocks, in: type)
  }

  /// `if let image { … } else { … }`, which shows something else until the picture is there.
  private static func bindsPicture(_ condition: ConditionElement) -> Bool {
    guard case .binding(let name, _, _) = condition, let last = IdentifierWords.split(name).last?.lowercased() else { return false }
    return NameWords.words(.pictureView).contains(last)
  }

  /// The properties that code names in these blocks and nowhere else: `var turning: Animation { … }`.
  private static func named(only blocks: [SourceRange], in type: TypeCode) -> [SourceRange] {
    guard !blocks.isEmpty else { return [] }
    var (inside, outside): (Set<String>, Set<String>) = ([], [])
    for expression in type.expressions {
      let name: String
      switch expression.kind {
      case .name(let own), .member(_, let own): name = own
      default: continue
      }
      if blocks.contains(where: { $0.contains(expression.range) }) { inside.insert(name) } else { outside.insert(name) }
    }
    return type.members.properties.filter { inside.contains($0.name) && !outside.contains($0.name) }.map(\.range)
  }

  /// Loops that a variable begins, `isWaving ? .linear.repeatForever() : nil`, where code takes it back by itself before
  /// the five seconds are over that WCAG grants.
  private static func ended(_ type: TypeCode) -> [SourceRange] {
    let cleared = Set(Delays.all(in: type).filter { $0.seconds <= 5 }.flatMap(\.cleared))
    return cleared.isEmpty ? [] : type.kinds.ternaries.compactMap { expression in
      guard case .ternary(let condition, let then, _) = expression.kind, let name = condition.dottedName,
        cleared.contains(name) else { return nil }
      return then.range
    }
  }

  /// Constants that nobody names: what they repeat is never seen.
  private static func unused(_ type: TypeCode, in project: ProjectSubject) -> [SourceRange] {
    type.values.filter { name, value in
      !type.expressions.contains { expression in
        switch expression.kind {
        case .name(name): true
        case .member(_, let member): member == name
        default: false
        }
      } && !project.files.contains { $0.file.firstOffset(of: "." + name) != nil }
    }.map(\.value.range)
  }

  /// `withAnimation(.linear.repeatForever()) { }`, which moves nothing.
  private static func idle(_ type: TypeCode) -> [SourceRange] {
    type.calls(ofFunction: "withAnimation").compactMap { expression, call in
      guard case .closure(let closure)? = call.arguments.last?.value.kind, closure.body.statements.isEmpty else { return nil }
      return expression.range
    }
  }

  private static func speaksOfWork(_ text: String) -> Bool {
    let text = text.lowercased()
    return loadingWords.contains(where: text.contains)
  }

  private static let loadingWords = MotionSettings.loading + MotionSettings.working

  /// Not an action of SceneKit or SpriteKit, which is given what to repeat.
  private static func isOnAnimation(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind, case .member(_?, _) = call.callee.kind else { return false }
    return call.arguments.allSatisfy { $0.label == "autoreverses" }
  }

  /// Seconds between two pictures that are no movement any more, as of a clock or of what is left of a song.
  private static let slow = 0.1

  /// `1 / 30`, `1.0 / 60.0`
  private static func seconds(_ value: Expression) -> Double? {
    guard case .binary("/", let left, let right) = value.kind else { return value.numberValue }
    guard let dividend = left.numberValue, let divisor = right.numberValue, divisor != 0 else { return nil }
    return dividend / divisor
  }

  private static func isAnimation(_ call: Call) -> Bool {
    guard let schedule = call.arguments.first?.value else { return false }
    switch schedule.kind {
    case .member(_, "animation"): return true
    // `.animation(minimumInterval: 1, paused: isPaused)` can be paused.
    case .call(let inner):
      guard case .member(_, "animation") = inner.callee.kind else { return false }
      return !inner.arguments.contains { argument in
        argument.label == "paused"
          || argument.label == "minimumInterval" && seconds(argument.value) ?? 1 >= Self.slow
      }
    default: return false
    }
  }
}
