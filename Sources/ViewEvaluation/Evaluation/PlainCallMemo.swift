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
  /// The most declarations inside each other.
  var deepest = 0
  /// The outermost place on the stack because of which something was cut short.
  var outermostCut = Int.max
  /// Calls that may be remembered and are running, inside each other.
  var depth = 0
}

extension Evaluator {
  /// Works out what a function or getter comes to for arguments without objects, or remembers it.
  ///
  /// - Returns: nil where the steps for one value do not suffice.
  func plainCall(
    _ declaration: AnyObject, _ receiver: Value?, _ arguments: [EvaluatedArgument], type: TypeReference?,
    _ work: () -> Value
  ) -> Value? {
    guard budget > Self.codeStepLimit, type.map({ !Self.isViewType($0) }) ?? true,
      let fingerprint = fingerprint(of: declaration, receiver, arguments) else { return bounded(type, work) }
    if let known = plainCalls[fingerprint], known.steps < budget, stack.count + known.depth < Self.depthLimit,
      !stack.contains(where: known.functions.contains) {
      budget -= known.steps
      index.note(known.use)
      if trace.depth > 0 { trace.entered += known.functions }
      trace.deepest = max(trace.deepest, stack.count + known.depth)
      return known.value
    }
    return traced(fingerprint, [receiver].compactMap(\.self) + arguments.map(\.value)) { bounded(type, work) }
  }

  /// Runs a call apart from what ran before it on the same screen, and remembers it where it came to its end.
  private func traced(_ fingerprint: ValueFingerprint, _ values: [Value], _ work: () -> Value?) -> Value? {
    let outer = (closures: closuresRun, deepest: trace.deepest, cut: trace.outermostCut)
    let (base, before, start) = (stack.count, budget, trace.entered.count)
    let touches = touchCount
    closuresRun = []
    trace.deepest = base
    trace.outermostCut = .max
    trace.depth += 1
    let (value, use) = index.noting(work)
    trace.depth -= 1
    if touchCount == touches, trace.outermostCut >= base, value.map({ !$0.isCode }) ?? true {
      let entry = PlainCallMemo.Entry(
        value: value, steps: before - budget, use: use, functions: Set(trace.entered[start...]),
        depth: trace.deepest - base, values: values)
      plainCalls.insert(entry, for: fingerprint)
    }
    closuresRun = outer.closures
    trace.deepest = max(trace.deepest, outer.deepest)
    trace.outermostCut = min(trace.outermostCut, outer.cut)
    if trace.depth == 0 { trace.entered = [] }
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
