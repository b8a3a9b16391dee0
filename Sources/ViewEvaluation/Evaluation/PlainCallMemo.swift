import AccessibilityModel
import SourceModel
import SwiftSource

/// Calls of the project's functions that got no object of the screen and did nothing to one: what they come to depends
/// on their arguments alone, so it is worked out once for all screens.
///
/// The outcome is the same with and without the memory. A call is charged with the steps that it took, it is remembered
/// only when nothing around it cut it short, and it is not used where it would have been cut: where one of the
/// functions that it ran is running already.
struct PlainCallMemo {
  struct Entry {
    /// nil where the steps for one value did not suffice.
    let value: Value?
    let steps: Int
    let use: LookupUse?
    /// What it ran, and how deep inside each other.
    let functions: Set<ObjectIdentifier>
    let depth: Int
    /// How often one of them was met while it ran.
    let meetings: Int
    /// The functions among them, which are told of as if they ran again.
    let called: [FunctionDeclaration]
    /// Closures of which it was asked whether they had run, and those that it ran. It holds where none of the first had.
    let asked: [SourceRange]
    let ran: [SourceRange]
    /// Holds what the fingerprint stands for.
    let values: [Value]
  }

  private var entries: [ValueFingerprint: Entry] = [:]

  /// Entries that are kept; when there are more, all are dropped.
  private static let limit = 50_000

  subscript(fingerprint: ValueFingerprint) -> Entry? { entries[fingerprint] }

  mutating func insert(_ entry: Entry, for fingerprint: ValueFingerprint) {
    if entries.count >= Self.limit { entries = [:] }
    entries[fingerprint] = entry
  }

  mutating func forget(_ changes: LookupUse) {
    entries = entries.filter { $0.value.use.map(changes.isDisjoint) ?? false }
  }

  mutating func add(_ other: PlainCallMemo) {
    guard entries.count + other.entries.count <= Self.limit else { return }
    entries.merge(other.entries) { own, _ in own }
  }
}

/// What the calls that are running have met so far, so that what is remembered of them is whole.
struct CallTrace {
  /// Declarations that were entered, in order.
  var entered: [ObjectIdentifier] = []
  /// Functions that ran, in order.
  var called: [FunctionDeclaration] = []
  /// The most declarations inside each other.
  var deepest = 0
  /// The outermost place on the stack because of which something was cut short.
  var outermostCut = Int.max
  /// Calls that may be remembered and are running, inside each other.
  var depth = 0
  /// How often a function was met that was running: what is built in was meant.
  var meetings = 0
  var closures = ClosureTrace()
}

/// Which closures such calls run, and which of them they leave because they ran before.
struct ClosureTrace {
  /// Those that had not run when somebody asked.
  fileprivate var asked: [SourceRange] = []
  fileprivate var ran: [SourceRange] = []
  private var places: [SourceRange: Int] = [:]
  /// The first place among those that ran of one that was left; -1 for one that ran before all of them.
  fileprivate var earliestLeft = Int.max

  mutating func run(_ closure: SourceRange) {
    if places[closure] == nil { places[closure] = ran.count }
    ran.append(closure)
  }

  mutating func ask(_ closure: SourceRange, hasRun: Bool) {
    if hasRun { earliestLeft = min(earliestLeft, places[closure] ?? -1) } else { asked.append(closure) }
  }
}

extension Evaluator {
  /// Works out what a function or getter comes to for arguments without objects, or remembers it. One that is called by
  /// another such function has the steps of that one: what it comes to is the same as long as they suffice.
  ///
  /// - Returns: nil where the steps for one value do not suffice.
  func plainCall(
    _ declaration: AnyObject, _ receiver: Value?, _ arguments: [EvaluatedArgument], type: TypeReference?,
    _ work: () -> Value
  ) -> Value? {
    guard type.map({ !$0.isWrittenAsView }) ?? true, !arguments.contains(where: { $0.lent != nil }),
      let fingerprint = fingerprint(of: declaration, receiver, arguments) else { return bounded(type, work) }
    let isApart = budget > Self.codeStepLimit
    if let known = usable(fingerprint, isApart: isApart) {
      take(known, isApart: isApart)
      return known.value
    }
    let values = [receiver].compactMap(\.self) + arguments.map(\.value)
    guard isApart else { return traced(fingerprint, values, isApart: false) { bounded(type, work) } }
    return apart { traced(fingerprint, values, isApart: true) { bounded(type, work) } }
  }

  /// Works out what is made of arguments without objects, such as a colour of its digits, or remembers it. It has the
  /// steps of whoever asks.
  ///
  /// - Returns: nil where `work` does.
  func remembered(
    _ declaration: AnyObject, _ receiver: Value, _ arguments: [EvaluatedArgument], _ work: () -> Value?
  ) -> Value? {
    guard runsEffects, let fingerprint = fingerprint(of: declaration, receiver, arguments) else { return work() }
    if let known = usable(fingerprint, isApart: false) {
      take(known, isApart: false)
      return known.value
    }
    return traced(fingerprint, [receiver] + arguments.map(\.value), isApart: false, work)
  }

  /// What is remembered of a call, where it would have come to the same here.
  private func usable(_ fingerprint: ValueFingerprint, isApart: Bool) -> PlainCallMemo.Entry? {
    guard let known = plainCalls[fingerprint], known.steps < budget, stack.count + known.depth < Self.depthLimit,
      !stack.contains(where: known.functions.contains), isApart || closuresRun.isDisjoint(with: known.asked)
    else { return nil }
    return known
  }

  /// Charges what a remembered call took, and notes what it did.
  private func take(_ known: PlainCallMemo.Entry, isApart: Bool) {
    budget -= known.steps
    index.note(known.use)
    trace.deepest = max(trace.deepest, stack.count + known.depth)
    trace.meetings += known.meetings
    if !isApart { closuresRun.formUnion(known.ran) }
    for function in known.called { effects?.entered(function, on: nil) }
    guard trace.depth > 0 else { return }
    trace.entered += known.functions
    trace.called += known.called
    guard !isApart else { return }
    for closure in known.asked { trace.closures.ask(closure, hasRun: false) }
    for closure in known.ran { trace.closures.run(closure) }
  }

  /// Does something apart from the closures that ran before it on the same screen.
  private func apart(_ work: () -> Value?) -> Value? {
    let outer = (ran: closuresRun, closures: trace.closures)
    (closuresRun, trace.closures) = ([], ClosureTrace())
    defer { (closuresRun, trace.closures) = outer }
    return work()
  }

  /// Runs a call, and remembers it where it came to its end and nothing around it bore on it.
  ///
  /// - Parameter isApart: It has all the steps that a value may take.
  private func traced(
    _ fingerprint: ValueFingerprint, _ values: [Value], isApart: Bool, _ work: () -> Value?
  ) -> Value? {
    let outer = (deepest: trace.deepest, cut: trace.outermostCut, left: trace.closures.earliestLeft)
    let (base, before, start, called) = (stack.count, budget, trace.entered.count, trace.called.count)
    let (asked, ran, touches) = (trace.closures.asked.count, trace.closures.ran.count, touchCount)
    let meetings = trace.meetings
    trace.deepest = base
    trace.outermostCut = .max
    trace.closures.earliestLeft = .max
    trace.depth += 1
    let (value, use) = index.noting(work)
    trace.depth -= 1
    if touchCount == touches, trace.outermostCut >= base, trace.closures.earliestLeft >= ran, isApart || budget > 0,
      value.map({ !$0.isCode }) ?? true {
      let entry = PlainCallMemo.Entry(
        value: value, steps: before - budget, use: use, functions: Set(trace.entered[start...]),
        depth: trace.deepest - base, meetings: trace.meetings - meetings,
        called: trace.called[called...].withoutRepetitions, asked: Array(trace.closures.asked[asked...]),
        ran: Array(trace.closures.ran[ran...]), values: values)
      plainCalls.insert(entry, for: fingerprint)
    }
    trace.deepest = max(trace.deepest, outer.deepest)
    trace.outermostCut = min(trace.outermostCut, outer.cut)
    trace.closures.earliestLeft = min(trace.closures.earliestLeft, outer.left)
    if trace.depth == 0 {
      (trace.entered, trace.called) = ([], [])
      trace.closures = ClosureTrace()
    }
    return value
  }

  /// nil where an object of the screen is involved, or more than is worth comparing.
  private func fingerprint(
    of declaration: AnyObject, _ receiver: Value?, _ arguments: [EvaluatedArgument]
  ) -> ValueFingerprint? {
    guard receiver?.isBoundToScreen != true, !arguments.contains(where: { $0.value.isBoundToScreen }) else { return nil }
    return ValueFingerprint(self) { writer in
      writer.add(ObjectIdentifier(declaration))
      writer.add(place.isLater)
      writer.add(isAskingForFirst)
      if let receiver { writer.add(receiver) }
      writer.add(arguments.count)
      for argument in arguments {
        writer.add(argument.label)
        writer.add(argument.isTrailingClosure)
        writer.add(argument.value)
      }
    }
  }

  /// Notes that a closure runs for what it does to the objects of the screen.
  func noteRun(of closure: ClosureValue) {
    closuresRun.insert(closure.range)
    if trace.depth > 0 { trace.closures.run(closure.range) }
  }

  /// Whether a closure ran before.
  func hasRun(_ closure: ClosureValue) -> Bool {
    let hasRun = closuresRun.contains(closure.range)
    if trace.depth > 0 { trace.closures.ask(closure.range, hasRun: hasRun) }
    return hasRun
  }

  /// How often something was done to an object, or one was made.
  var touchCount: Int { (effects as? CountedEffects)?.touches ?? 0 }
}

extension Value {
  /// It holds an object of the screen, or code that may know one.
  fileprivate var isBoundToScreen: Bool {
    holds { value in
      switch value {
      case .object, .closure, .method, .function: true
      case .instance(let instance): instance.fields.values.contains(where: \.isBoundToScreen)
      case .enumeration(let value): value.payload.contains { $0.value.isBoundToScreen }
      case .binding(let inner): inner.isBoundToScreen
      // Values of types from outside, such as dates, are views as far as anybody knows.
      case .view(.primitive(let made)): made.arguments.contains { $0.value.isBoundToScreen }
      case .view: true
      default: false
      }
    }
  }
}

extension Sequence<FunctionDeclaration> {
  fileprivate var withoutRepetitions: [FunctionDeclaration] {
    var met: Set<ObjectIdentifier> = []
    return filter { met.insert(ObjectIdentifier($0)).inserted }
  }
}
