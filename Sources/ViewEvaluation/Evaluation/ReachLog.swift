import SourceModel
import SwiftSource

/// What became of the expressions that make views: which were evaluated, which came into the tree of a screen, and which
/// code nobody reaches since a test is decided.
///
/// Each log belongs to one thread.
public final class ReachLog: @unchecked Sendable {
  /// Calls that made a view or an object of UIKit.
  public private(set) var made: Set<SourceRange> = []
  /// Those whose view came into the tree of a screen, or whose text is heard there.
  public private(set) var shown: Set<SourceRange> = []
  /// Code that is not run, with what decides it.
  public private(set) var ruledOut: [SourceRange: RuledOut] = [:]
  /// Code whose views are drawn and no more, or for which another element stands: labels that a control does not speak,
  /// the body of a style that a control is drawn by.
  public private(set) var hidden: Set<SourceRange> = []
  /// Code that a limit cut off, a view that contains itself among it.
  public private(set) var cut: Set<SourceRange> = []
  /// Views of which a method of their own made another that is shown in their place.
  private var copies: [SourceRange: Set<SourceRange>] = [:]
  /// Off while something is built that no user of the app meets.
  public var isOn = true

  /// What decides that code is not run.
  public enum RuledOut: Hashable, Sendable {
    /// The version of the system.
    case availability
    /// `#if`
    case compilation
    /// A test that always comes to the same.
    case test(String)
    /// The view of the project that was handed it and shows it on other systems only.
    case component(String)
  }

  public init() {}

  public func make(_ source: SourceRange) { if isOn { made.insert(source) } }
  public func show(_ source: SourceRange) { if isOn { shown.insert(source) } }
  public func hide(_ source: SourceRange) { if isOn { hidden.insert(source) } }
  public func copy(_ source: SourceRange, as copy: SourceRange) {
    if isOn, source != copy { copies[source, default: []].insert(copy) }
  }

  /// Where the views were made that stand for one, those that are made of these included.
  public func copies(of source: SourceRange) -> Set<SourceRange> {
    var found: Set<SourceRange> = []
    var open = [source]
    while let next = open.popLast() {
      for copy in copies[next] ?? [] where found.insert(copy).inserted { open.append(copy) }
    }
    return found
  }

  public func cutOff(_ source: SourceRange) { if isOn { cut.insert(source) } }

  func ruleOut(_ block: SourceRange, _ cause: @autoclosure () -> RuledOut) {
    if isOn, !block.isEmpty, ruledOut[block] == nil { ruledOut[block] = cause() }
  }

  /// Takes over what another thread noted.
  public func add(_ other: ReachLog) {
    made.formUnion(other.made)
    shown.formUnion(other.shown)
    hidden.formUnion(other.hidden)
    cut.formUnion(other.cut)
    copies.merge(other.copies) { $0.union($1) }
    ruledOut.merge(other.ruledOut) { first, _ in first }
  }
}

extension Evaluator {
  /// Notes the branch of an `if` that is not taken.
  func noteRuledOut(_ code: IfCode, then: Bool) {
    guard let reach else { return }
    let isVersion = code.conditions.contains { if case .availability = $0 { true } else { false } }
    let cause = isVersion ? ReachLog.RuledOut.availability : .test(shortened(firstText(of: code.conditions) ?? code.range))
    if then {
      reach.ruleOut(code.then.range, cause)
      return
    }
    switch code.otherwise {
    case .block(let block)?: reach.ruleOut(block.range, cause)
    case .conditional(let nested)?: reach.ruleOut(nested.range, cause)
    case nil: break
    }
  }

  /// Notes the statements that nothing gets to, since what stands before them always leaves.
  func noteUnreached(_ statements: ArraySlice<Statement>, behind code: IfCode) {
    guard let reach else { return }
    let cause = ReachLog.RuledOut.test(shortened(firstText(of: code.conditions) ?? code.range))
    for statement in statements { if let range = statement.range { reach.ruleOut(range, cause) } }
  }

  private func firstText(of conditions: [ConditionElement]) -> SourceRange? {
    switch conditions.first {
    case .expression(let expression)?: expression.range
    case .binding(_, _, let range)?, .pattern(_, _, let range)?, .availability(_, _, let range)?: range
    case nil: nil
    }
  }

  /// Notes that a method of a view made another one of its kind, which stands for it.
  func noteCopy(_ result: Value, of value: Value) {
    guard let reach, case .instance(let view) = value, isView(view.declaration) else { return }
    switch result {
    case .instance(let copy) where copy.declaration === view.declaration: reach.copy(view.source, as: copy.source)
    case .view(.custom(let copy)) where copy.declaration === view.declaration: reach.copy(view.source, as: copy.source)
    case .choice(let alternatives): for alternative in alternatives { noteCopy(alternative.value, of: value) }
    default: break
    }
  }

  /// Notes that a view of the project stands for what one of its members shows: `AlertView(store: store).warning`.
  func noteMember(_ result: Value, of value: Value) {
    guard let reach, case .instance(let view) = value, isView(view.declaration), case .view(let node) = result else { return }
    for source in node.outermostSources { reach.copy(view.source, as: source) }
  }
}

extension ViewNode {
  /// Where the views are made that it begins with, whatever is called on them.
  fileprivate var outermostSources: [SourceRange] {
    switch self {
    case .primitive(let view): [view.source]
    case .custom(let view): [view.source]
    case .opaque(let view): [view.source]
    case .modified(let base, _): base.outermostSources
    case .group(let nodes): nodes.first?.outermostSources ?? []
    case .branch(let branches): branches.flatMap(\.view.outermostSources)
    }
  }
}
