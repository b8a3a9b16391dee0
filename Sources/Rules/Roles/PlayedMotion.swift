import PlatformKnowledge
import SourceModel
import SwiftSource

/// Taps that change nothing but how something is drawn for a moment: a picture that turns when it is touched, a press
/// that is only played. Whoever cannot see it misses nothing.
struct PlayedMotion {
  private let type: WholeType
  private let tap: SourceRange

  /// - Parameter tap: The modifier that adds the gesture.
  init?(_ tap: SourceRange, in project: ProjectSubject) {
    guard let part = project.code.part(around: tap),
      let type = project.code.types.first(where: { $0.name == part.name }) else { return nil }
    self.type = type
    self.tap = tap
  }

  /// Whether all that the tap sets is read by modifiers of motion alone.
  var isAll: Bool {
    // Where a modifier begins takes longer to tell than where it ends.
    let links = type.chains.lazy.flatMap(\.links)
    guard let closure = links.first(where: { $0.expression.range.end == tap.end && $0.place == tap })?.call.closures.last,
      let set = Self.variables(set: closure.body), !set.isEmpty, set.isSubset(of: type.states) else { return false }
    let expressions = type.expressions
    let moving = type.kinds.calls.flatMap(Self.motions)
    guard !moving.isEmpty else { return false }
    let targets = Set(expressions.compactMap(\.assigned))
    return set.allSatisfy { name in
      let uses = expressions.filter {
        $0.names(name) && !tap.contains($0.range) && !targets.contains($0.range)
      }
      return !uses.isEmpty && uses.allSatisfy { use in moving.contains { $0.contains(use.range) } }
    }
  }

  /// The variables that code sets; nil where it does anything else.
  private static func variables(set block: Block) -> Set<String>? {
    var found: Set<String> = []
    for statement in block.statements {
      guard case .expression(let expression) = statement else { return nil }
      switch expression.kind {
      case .assignment(let target, _), .binary("+=", let target, _), .binary("-=", let target, _):
        guard let name = target.ownName else { return nil }
        found.insert(name)
      case .call(let call):
        guard let inner = variables(set: call) else { return nil }
        found.formUnion(inner)
      default: return nil
      }
    }
    return found
  }

  private static func variables(set call: Call) -> Set<String>? {
    if case .member(let base?, "toggle") = call.callee.kind { return base.ownName.map { [$0] } }
    guard let name = call.callee.dottedName else { return nil }
    if CodeEffect.wrappers.contains(name) { return call.closures.last.flatMap { variables(set: $0.body) } }
    return felt.contains(where: name.lowercased().contains) ? [] : nil
  }

  /// Parts of the names of calls that people feel.
  private static let felt = ["haptic", "impactoccurred"]

  /// What modifiers of motion are given, where they make nothing appear.
  private static func motions(_ expression: Expression) -> [SourceRange] {
    guard case .call(let call) = expression.kind, case .member(_?, let name) = call.callee.kind, modifiers.contains(name)
    else { return [] }
    return call.arguments.contains { $0.value.mayBeNothing } ? [] : call.arguments.map(\.range)
  }

  private static let modifiers = FrameworkNames.names(.motionModifier)
}

extension Expression {
  /// What an assignment sets.
  fileprivate var assigned: SourceRange? {
    guard case .assignment(let target, _) = kind else { return nil }
    return target.range
  }

  /// `name` or `self.name`.
  fileprivate var ownName: String? {
    guard let name = dottedName else { return nil }
    let plain = name.withoutSelf
    return plain.contains(".") ? nil : plain
  }

  /// Whether it is the variable, its binding included.
  fileprivate func names(_ variable: String) -> Bool {
    switch kind {
    case .name(let name): name == variable || name.first == "$" && name.dropFirst() == variable
    case .member(let base?, variable): base.dottedName == "self"
    default: false
    }
  }

  /// `isOpen ? 1 : 0`: scaled to nothing it is not there.
  fileprivate var mayBeNothing: Bool {
    guard case .ternary(_, let then, let otherwise) = kind else { return false }
    return [then, otherwise].contains { $0.numberValue == 0 }
  }
}
