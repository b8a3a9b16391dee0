import SourceModel
import SwiftSource

/// Views that were evaluated before, with the steps that it took.
///
/// A component is used in many places and on many screens, mostly with the same arguments. A remembered result is
/// charged with the steps that evaluating it took, and one that was cut short is not remembered, so the outcome is the
/// same with and without the memory, whatever was evaluated before.
struct EvaluationMemo {
  private var entries: [ValueFingerprint: Entry] = [:]

  private struct Entry {
    let node: ViewNode
    let steps: Int
    let use: LookupUse?
    /// Holds what the fingerprint stands for.
    let values: [Value]
  }

  /// Entries that are kept; when there are more, all are dropped.
  private static let limit = 50_000

  /// The view of a fingerprint, if the steps left suffice for it, and what it was made from.
  func node(for fingerprint: ValueFingerprint, budget: inout Int) -> (node: ViewNode, use: LookupUse?)? {
    guard let entry = entries[fingerprint], entry.steps < budget else { return nil }
    budget -= entry.steps
    return (entry.node, entry.use)
  }

  mutating func insert(
    _ node: ViewNode, for fingerprint: ValueFingerprint, of values: [Value], steps: Int, use: LookupUse?
  ) {
    if entries.count >= Self.limit { entries = [:] }
    entries[fingerprint] = Entry(node: node, steps: steps, use: use, values: values)
  }

  mutating func forget(_ changes: LookupUse) {
    entries = entries.filter { $0.value.use.map(changes.isDisjoint) ?? false }
  }

  mutating func add(_ other: EvaluationMemo) {
    guard entries.count + other.entries.count <= Self.limit else { return }
    entries.merge(other.entries) { own, _ in own }
  }
}

extension Evaluator {
  /// What the body of one of the project's views depends on; nil where that is too much. Holds as long as the view is
  /// kept.
  public func fingerprint(of view: CustomView) -> ValueFingerprint? {
    ValueFingerprint(self) { $0.add(view) }
  }

  /// Whether source tells every value that a view was made with.
  public func isSettled(_ view: CustomView) -> Bool { isSettled(view.receiver) }

  private func isSettled(_ value: Value) -> Bool {
    switch value {
    case .number, .boolean, .absent, .closure, .function, .view, .type, .externalType, .member: true
    case .text(let text): text.spoken.literal != nil
    case .array(let elements): elements.allSatisfy(isSettled)
    case .tuple(let elements): elements.allSatisfy { isSettled($0.value) }
    case .enumeration(let value): value.payload.allSatisfy { isSettled($0.value) }
    case .instance(let instance): instance.fields.values.allSatisfy(isSettled)
    case .binding(let inner): isSettled(inner)
    case .choice, .unknown, .object, .method: false
    }
  }

  /// What tells a view from others; nil where that is too much. Holds as long as the view is kept.
  public func fingerprint(of node: ViewNode) -> ValueFingerprint? {
    ValueFingerprint(self) { $0.add(.view(node)) }
  }

  /// What tells a style from others; nil where that is too much. Holds as long as the style is kept.
  public func fingerprint(of style: Value) -> ValueFingerprint? {
    ValueFingerprint(self) { $0.add(style) }
  }

  /// Evaluates a view, or remembers it.
  ///
  /// - Parameters:
  ///   - values: What the result depends on, to be kept with it.
  ///   - write: Feeds what the result depends on.
  func remembered(
    _ values: [Value], _ write: (inout ValueFingerprint.Writer) -> Void, _ evaluate: () -> ViewNode
  ) -> ViewNode {
    guard let fingerprint = ValueFingerprint(self, write) else { return evaluate() }
    if let known = memo.node(for: fingerprint, budget: &budget) {
      index.note(known.use)
      return known.node
    }
    let before = budget
    let cutsBefore = cuts
    let (node, use) = index.noting(evaluate)
    if budget > 0, cuts == cutsBefore {
      memo.insert(node, for: fingerprint, of: values, steps: before - budget, use: use)
    }
    return node
  }
}
