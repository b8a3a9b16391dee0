import SourceModel
import SwiftSource

/// Pages that turn by themselves.
public struct AutoAdvance: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "auto-advance", family: .motion, severity: .warning, impact: .serious, wcag: ["2.2.1", "2.2.2"],
    title: "pages turn by themselves",
    documentation: RuleDocumentation(
      reports: """
        A timer that changes the selection of a `TabView` or the position of a scroll view, or that has a view of \
        UIKit scroll to another item again and again, or that moves a row of views by an offset and, for review, shows \
        another member of a list, when the code around it asks neither for VoiceOver nor for Reduce Motion nor for a pause.
        """,
      why: """
        The page is gone before slow readers have read it, and the focus of VoiceOver with it. WCAG asks for a way to \
        pause what moves by itself for more than five seconds.
        """,
      howToFix: """
        Let people turn the pages, or stop the timer for good when they touch it, when VoiceOver runs or Reduce Motion \
        is on, and offer a button to pause.
        """,
      elsewhere: """
        Invalidate the `Timer` in `scrollViewWillBeginDragging(_:)`, and do not start it while \
        `UIAccessibility.isVoiceOverRunning` or `UIAccessibility.isReduceMotionEnabled`.
        """,
      limits: "A timer that lives in a model of another file is not seen.",
      references: ["WCAG 2.2, 2.2.1 Timing Adjustable, 2.2.2 Pause, Stop, Hide"]),
    examples: [
      .violation(
        """
        @State private var page = 0
        let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
        var body: some View {
          TabView(selection: $page) { First(); Second() }
            ↓.onReceive(timer) { _ in page += 1 }
        }
        """),
      .violation(
        """
        @State private var page = 0
        let beat = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
        var body: some View {
          TabView(selection: $page) { First(); Second() }
            ↓.onReceive(beat) { _ in withAnimation { page = (page + 1) % 2 } }
        }
        """),
      .violation(
        """
        final class OffersViewController: UIViewController {
          @IBOutlet private var collectionView: UICollectionView!
          private var page = 0
          override func viewDidAppear(_ animated: Bool) {
            ↓Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self] _ in self?.turn() }
          }
          private func turn() {
            page += 1
            collectionView.scrollToItem(at: IndexPath(item: page, section: 0), at: .left, animated: true)
          }
        }
        """),
      .pass(
        """
        final class OffersViewController: UIViewController {
          @IBOutlet private var collectionView: UICollectionView!
          private var timer: Timer?
          private var page = 0
          override func viewDidAppear(_ animated: Bool) {
            timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: true) { [weak self] _ in self?.turn() }
          }
          func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { timer?.invalidate() }
          private func turn() {
            page += 1
            collectionView.scrollToItem(at: IndexPath(item: page, section: 0), at: .left, animated: true)
          }
        }
        """),
      .pass(
        """
        @State private var page = 0
        let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
        var body: some View {
          TabView(selection: $page) { First(); Second() }
            .onReceive(timer) { _ in if !isPaused { page += 1 } }
        }
        """),
      .pass(
        """
        @State private var seconds = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View { Text("\\(seconds)").onReceive(timer) { _ in seconds += 1 } }
        """),
      .undecided(
        """
        @State private var page = 0
        var body: some View {
          TabView(selection: $page) { First(); Second() }.onReceive(model.ticks) { model.turn($0) }
        }
        """),
    ] + OwnCarousels.examples)

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let turning = project.ofEachType(Self.self) { type in
      type.parts.flatMap { part -> [(type: TypeCode, place: SourceRange, isSure: Bool)] in
        let known = (Self.turning(part, of: type) + TurnedLists.turning(part, of: type)).map { (type: $0.type, place: $0.place, isSure: true) }
        return known.isEmpty ? OwnCarousels.turning(part, of: type) : known
      }
    }
    if turning.isEmpty { return [] }
    let care = MotionCare(project.allFiles, asking: MotionSettings.screenReader + MotionSettings.reduceMotion)
    return turning.filter { !care.covers($0.type) }.map { _, place, isSure in
      .violation(Violation("a timer turns the pages, and nobody can stop it", certainty: isSure ? .likely : .review, at: place))
    }
  }

  /// Where code of a part of a type turns pages by a timer.
  private static func turning(_ part: TypeCode, of type: WholeType) -> [(type: TypeCode, place: SourceRange)] {
    let selections = selections(part)
    guard !selections.isEmpty else { return [] }
    return part.kinds.calls.compactMap { expression in
      guard let closure = timerClosure(expression, in: type), changes(closure, selections), !closure.speaks(of: "pause")
      else { return nil }
      return (part, expression.memberRange)
    }
  }

  /// Variables that tell which page is shown.
  private static func selections(_ type: TypeCode) -> Set<String> {
    var names: Set<String> = []
    for expression in type.kinds.calls {
      guard case .call(let call) = expression.kind else { continue }
      let isPager: Bool
      switch call.callee.kind {
      case .name("TabView"): isPager = true
      case .member(_, "scrollPosition"): isPager = true
      default: isPager = false
      }
      guard isPager else { continue }
      for argument in call.arguments where ["selection", "id"].contains(argument.label) {
        if let name = argument.value.boundName { names.insert(name) }
      }
    }
    return names
  }

  /// What a timer does each time.
  static func timerClosure(_ expression: Expression, in type: WholeType) -> Expression? {
    guard case .call(let call) = expression.kind, case .member(_?, let name) = call.callee.kind,
      let last = call.arguments.last?.value, case .closure = last.kind else { return nil }
    guard name == "onReceive", let source = call.arguments.first?.value else { return name == "scheduledTimer" ? last : nil }
    return ticks(source, in: type) ? last : nil
  }

  /// Called a timer, or a property that holds what `Timer.publish` gives (Apple: documentation of Timer.TimerPublisher).
  private static func ticks(_ source: Expression, in type: WholeType) -> Bool {
    if source.speaks(of: "timer") { return true }
    guard let name = source.dottedName, let value = type.parts.lazy.flatMap(\.values).first(where: { $0.name == name })?.value
    else { return false }
    var found = false
    CodeWalk.expressions(of: Statement.expression(value)) { found = found || $0.dottedName == "Timer.publish" }
    return found
  }

  private static func changes(_ closure: Expression, _ names: Set<String>) -> Bool {
    guard case .closure(let code) = closure.kind else { return false }
    var found = false
    CodeWalk.expressions(of: code.body) { expression in
      switch expression.kind {
      case .assignment(let target, _): found = found || target.dottedName.map(names.contains) ?? false
      case .binary(let sign, let left, _) where ["+=", "-="].contains(sign):
        found = found || left.dottedName.map(names.contains) ?? false
      default: break
      }
    }
    return found
  }
}
