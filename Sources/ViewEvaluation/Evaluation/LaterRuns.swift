import AccessibilityModel
import SwiftSource

/// What functions and getters of the objects of a screen came to, once they ran after the screen had appeared. What they
/// do then is in no order with what others do, so nothing comes of doing it again.
struct LaterRuns {
  fileprivate struct Key: Hashable {
    let receiver: ObjectIdentifier
    let declaration: ObjectIdentifier
    let arguments: ValueFingerprint
    let occasion: Int
    /// How it begins is asked for, which is not what it comes to later.
    let isFirst: Bool
  }

  fileprivate struct Run {
    let conditions: [Condition]
    let value: Value
    /// Keeps the identities that the key holds.
    let values: [Value]
  }

  private var runs: [Key: [Run]] = [:]

  /// What a run under no more than these conditions came to.
  fileprivate func value(of key: Key, under conditions: [Condition]) -> Value? {
    guard let known = runs[key] else { return nil }
    if let same = known.first(where: { $0.conditions == conditions }) { return same.value }
    // What was done whatever the case need not be done once more for one of the cases.
    return known.first { $0.value.isNothing && $0.conditions.allSatisfy(conditions.contains) }?.value
  }

  /// Under which of the conditions something is run. What was run in several cases already is run in whatever they have
  /// in common: one of many cases more tells nothing new.
  fileprivate func conditions(for key: Key, among conditions: [Condition]) -> [Condition] {
    guard let known = runs[key], known.count >= Self.caseLimit else { return conditions }
    return known.reduce(conditions) { common, run in
      Array(zip(common, run.conditions).prefix { $0 == $1 }.map(\.0))
    }
  }

  /// Cases of one call that are told apart.
  private static let caseLimit = 4

  fileprivate mutating func insert(_ run: Run, for key: Key) { runs[key, default: []].append(run) }
}

extension Evaluator {
  /// Runs a function or getter of an object; after the screen has appeared, once for the same arguments under the same
  /// conditions.
  ///
  /// - Parameter isAct: It returns nothing.
  func onceLater(
    _ declaration: AnyObject, of receiver: Value?, _ arguments: [EvaluatedArgument] = [], isAct: Bool = false,
    _ work: () -> Value
  ) -> Value {
    guard runsEffects, place.isLater, case .object(let object)? = receiver, let effects,
      let written = ValueFingerprint(self, { writer in
        for argument in arguments {
          writer.add(argument.label)
          writer.add(argument.value)
          // A hole goes by the words of its call.
          if !isAct { writer.add(argument.source) }
        }
      })
    else { return work() }
    let key = LaterRuns.Key(
      receiver: ObjectIdentifier(object), declaration: ObjectIdentifier(declaration), arguments: written,
      occasion: effects.occasion, isFirst: isAskingForFirst)
    if let known = laterRuns.value(of: key, under: place.conditions) { return known }
    let (outerCut, meetings, conditions) = (trace.outermostCut, trace.meetings, place.conditions)
    trace.outermostCut = .max
    if isAct { place.conditions = laterRuns.conditions(for: key, among: conditions) }
    let value = work()
    let isWhole = value.isNothing ? trace.outermostCut >= 0 : trace.outermostCut >= stack.count && !value.isCode
    if budget > 0, trace.meetings == meetings, isWhole {
      let values = [.object(object)] + arguments.map(\.value)
      laterRuns.insert(LaterRuns.Run(conditions: place.conditions, value: value, values: values), for: key)
    }
    place.conditions = conditions
    trace.outermostCut = min(trace.outermostCut, outerCut)
    return value
  }
}

extension Value {
  /// What functions return that are called for what they do.
  public var isNothing: Bool {
    if case .tuple(let parts) = self { return parts.isEmpty }
    return false
  }
}
