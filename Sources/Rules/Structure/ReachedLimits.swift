import PlatformKnowledge
import SourceModel
import SwiftSource

/// What stops by itself after a while: code that a timer runs ends it once it has lasted as long as it may,
/// `if elapsed >= maximumDuration { stopRecording() }`.
enum ReachedLimits {
  /// Where code of a type ends what is under way, with nothing that says so.
  static func ends(in type: WholeType) -> [SourceRange] {
    guard type.mentions(["Timer", "timer", "DisplayLink"]) else { return [] }
    let functions = type.parts.flatMap(\.members.functions)
    let timed = timedCode(of: type, functions)
    guard !timed.isEmpty else { return [] }
    var seen: Set<SourceRange> = []
    return timed.flatMap { ends(in: $0) }.filter { seen.insert($0).inserted }
  }

  /// What timers run, with the functions of the type that it calls.
  private static func timedCode(of type: WholeType, _ functions: [FunctionDeclaration]) -> [Block] {
    var blocks: [Block] = []
    for expression in type.kinds.calls {
      guard case .call(let call) = expression.kind, let name = call.callee.plainName else { continue }
      let isTimer = name == "scheduledTimer" || name == "CADisplayLink" || name == "Timer"
        || ["onReceive", "sink"].contains(name) && isOfTimer(call)
      guard isTimer else { continue }
      if let selected = call.arguments.lazy.compactMap(\.value.selectedFunction).first {
        blocks += functions.filter { $0.name == selected }.compactMap(\.body)
      } else {
        blocks += call.closures.map(\.body)
      }
    }
    // What is called from there runs as well.
    var names = Set(blocks.flatMap(calledNames))
    for _ in 0..<2 {
      names.formUnion(functions.filter { names.contains($0.name) }.compactMap(\.body).flatMap(calledNames))
    }
    return blocks + functions.filter { names.contains($0.name) }.compactMap(\.body)
  }

  /// `.onReceive(timer)`, `Timer.publish(…).autoconnect().sink`
  private static func isOfTimer(_ call: Call) -> Bool {
    if call.arguments.first?.value.dottedName?.lowercased().contains("timer") ?? false { return true }
    guard case .member(let base?, _) = call.callee.kind else { return false }
    return base.rootName == "Timer" || base.dottedName?.lowercased().contains("timer") ?? false
  }

  private static func calledNames(in block: Block) -> [String] {
    var names: [String] = []
    CodeWalk.expressions(of: block) { expression in
      if case .call(let call) = expression.kind, let name = call.callee.plainName { names.append(name) }
    }
    return names
  }

  private static func ends(in body: Block) -> [SourceRange] {
    var found: [SourceRange] = []
    CodeWalk.blocks(of: body) { block in
      for statement in block.statements {
        switch statement {
        case .conditional(let code):
          if code.conditions.count == 1, compares(code.conditions[0], [">=", ">"]), onlyStops(code.then) { found.append(code.range) }
        case .guarded(let conditions, let otherwise):
          guard conditions.count == 1, case .expression(let test) = conditions[0] else { continue }
          if compares(conditions[0], ["<", "<="]), onlyStops(otherwise) { found.append(test.range) }
        default: break
        }
      }
    }
    return found
  }

  /// `elapsed >= maximumDuration`
  private static func compares(_ condition: ConditionElement, _ signs: Set<String>) -> Bool {
    guard case .expression(let test) = condition, case .binary(let sign, let left, let right) = test.kind, signs.contains(sign),
      let what = left.dottedName, let limit = right.dottedName else { return false }
    let words = DecorativeNames.parts(of: limit)
    let times = NameWords.words(.stayLength).union(NameWords.words(.timeName))
    return what != limit && !NameWords.words(.mostOf).isDisjoint(with: words) && !times.isDisjoint(with: words)
  }

  /// It stops something more than the timer, and neither shows anything nor hands on that it has stopped.
  private static func onlyStops(_ block: Block) -> Bool {
    var stops = false
    var tells = false
    CodeWalk.expressions(of: block) { expression in
      switch expression.kind {
      case .call(let call):
        guard let path = call.callee.dottedName else { return }
        let words = DecorativeNames.parts(of: path)
        let verb = call.callee.plainName.flatMap { DecorativeNames.parts(of: $0).first } ?? ""
        if NameWords.words(.stopping).contains(verb), !words.contains("timer") { stops = true }
        if !tellingWords.isDisjoint(with: words) || NameWords.words(.handlerStart).contains(verb) { tells = true }
      case .assignment(let target, _):
        let words = DecorativeNames.parts(of: target.dottedName ?? "")
        let shown = NameWords.words(.failureName).union(NameWords.words(.shownFlag)).union(tellingWords)
        if !shown.isDisjoint(with: words) { tells = true }
      default: break
      }
    }
    return stops && !tells
  }

  private static let tellingWords = NameWords.words(.showsAnother).union(NameWords.words(.notice))
    .union(NameWords.words(.callbackName)).union(NameWords.words(.tellsEnd))

  static let examples: [Example] = [
    .violation(memo("↓if length >= maximumDuration { stopRecording() }")),
    .violation(memo("↓if length >= maximumDuration { DispatchQueue.main.async { self.stopRecording() } }")),
    // An alert tells it.
    .pass(memo("if length >= maximumDuration { stopRecording(); showsLimit = true }")),
    .pass(memo("if length >= maximumDuration { stopRecording(); AccessibilityNotification.Announcement(\"Stopped\").post() }")),
    // Nothing stops.
    .pass(memo("if length >= maximumDuration { length = 0 }")),
    // It is the end of a movement.
    .pass(memo("if length >= maximumDuration { timer?.invalidate() }")),
    // The view says it.
    .pass(memo("if length >= maximumDuration { stopRecording() }") + """

      struct MemoView: View {
        @StateObject private var recorder = MemoRecorder()
        var body: some View {
          Text(recorder.isRecording ? "Recording" : "Stopped")
            .onChange(of: recorder.isRecording) { AccessibilityNotification.Announcement("Stopped").post() }
        }
      }
      """),
  ]

  private static func memo(_ check: String) -> String {
    """
    final class MemoRecorder: ObservableObject {
      @Published var isRecording = false
      @Published var showsLimit = false
      var length = 0.0
      let maximumDuration = 300.0
      private var timer: Timer?
      func begin() {
        isRecording = true
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() }
      }
      private func tick() {
        length += 1
        \(check)
      }
      func stopRecording() {
        timer?.invalidate()
        isRecording = false
      }
    }
    """
  }
}
