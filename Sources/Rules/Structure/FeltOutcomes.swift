import PlatformKnowledge
import SourceModel
import SwiftSource

/// Haptics, which say no more than that something happened, and that only to who holds the device. Code that answers
/// a mistake with nothing else leaves everybody to guess what was wrong.
enum FeltOutcomes {
  // MARK: - What is felt

  /// `generator.notificationOccurred(.error)`, `Haptics.shared.warn()`, `Buzz.vibrate()`
  static func isFelt(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind, call.closures.isEmpty else { return false }
    return names(of: call.callee).contains(where: isHaptic)
  }

  /// `let generator = UINotificationFeedbackGenerator()`
  static func makesGenerator(_ variable: PropertyDeclaration) -> Bool {
    variable.initializer?.callName?.hasSuffix(generator) ?? false
  }

  /// The end of the names of UIKit's classes (Apple: documentation of UIFeedbackGenerator).
  private static let generator = "FeedbackGenerator"

  private static func isHaptic(_ name: String) -> Bool {
    let words = NameWords.words(.haptic)
    return words.contains(name.lowercased()) || !name.identifierWords.isDisjoint(with: words) || name.lowercased().hasSuffix(generator.lowercased())
  }

  /// What is called, and all that it is called of.
  private static func names(of callee: Expression) -> [String] {
    switch callee.kind {
    case .name(let name): [name]
    case .member(let base, let name): (base.map(names) ?? []) + [name]
    case .call(let call): names(of: call.callee)
    case .optionalChain(let inner), .forceUnwrap(let inner): names(of: inner)
    default: []
    }
  }

  /// `.notificationOccurred(.error)`, `Haptics.shared.error()`, `Pattern.placingFailed.play()`
  private static func isOfFailure(_ expression: Expression) -> Bool {
    guard isFelt(expression), case .call(let call) = expression.kind else { return false }
    let given = call.arguments.compactMap { argument -> String? in
      if case .member(_, let name) = argument.value.kind { name } else { nil }
    }
    return (names(of: call.callee) + given).contains { !$0.identifierWords.isDisjoint(with: NameWords.words(.failureName)) }
  }

  // MARK: - Where nothing else tells

  /// A branch, and what it depends on.
  struct Branch: Sendable {
    let type: String
    /// Whether the type is a view, which shows its own variables.
    let isView: Bool
    let asked: Set<String>
    let place: SourceRange
  }

  /// What a text of a view depends on.
  struct Told: Sendable {
    let type: String
    let paths: Set<String>
  }

  /// Branches that do no more than to let people feel that something went wrong.
  static func branches(in type: WholeType) -> [Branch] {
    guard type.mentions(["aptic", "ibrat", "Occurred"]), !type.mentions(TellingCode.all), !isHaptic(type.name) else { return [] }
    var found: [(asked: Set<String>, place: SourceRange)] = []
    for part in type.parts {
      CodeWalk.statements(of: part.members) { statement in
        switch statement {
        case .conditional(let code): note(code, &found)
        case .guarded(let conditions, let otherwise): note(otherwise, conditions, &found)
        default: break
        }
      }
    }
    var seen: Set<SourceRange> = []
    let isView = type.parts.compactMap(\.declaration).contains { $0.adopts("View") }
    return found.filter { seen.insert($0.place).inserted }.map { Branch(type: type.name, isView: isView, asked: $0.asked, place: $0.place) }
  }

  private static func note(_ code: IfCode, _ found: inout [(asked: Set<String>, place: SourceRange)]) {
    note(code.then, code.conditions, &found)
    if case .block(let other)? = code.otherwise { note(other, code.conditions, &found) }
  }

  private static func note(_ block: Block, _ conditions: [ConditionElement], _ found: inout [(asked: Set<String>, place: SourceRange)]) {
    guard block.statements.allSatisfy(isUntold), letsFeelFailure(block), !conditions.contains(where: isAnswer) else { return }
    let paths = paths(in: conditions)
    // Whether haptics are wished for or to be had is no question about what people did.
    guard !paths.contains(where: { $0.split(separator: ".").contains { isHaptic(String($0)) } }) else { return }
    found.append((paths, block.range))
  }

  /// The names in conditions, those that others begin with left out: `model.isValid` and not `model`.
  private static func paths(in conditions: [ConditionElement]) -> Set<String> {
    let all = Set(conditions.compactMap(asked).flatMap(\.namedPaths))
    return all.filter { path in !all.contains { $0.hasPrefix(path + ".") } }
  }

  private static func asked(_ condition: ConditionElement) -> Expression? {
    switch condition {
    case .expression(let value): value
    case .binding(_, let value, _): value
    case .pattern(_, let value, _): value
    case .availability: nil
    }
  }

  /// Others tell of what was waited for and failed.
  private static func isAnswer(_ condition: ConditionElement) -> Bool {
    guard let value = asked(condition) else { return false }
    return value.holds { inner in
      if case .call(let call) = inner.kind { call.isAwaited || call.isTriedOnly } else { false }
    }
  }

  private static func letsFeelFailure(_ block: Block) -> Bool {
    var isFailure = false
    CodeWalk.expressions(of: block) { if isOfFailure($0) { isFailure = true } }
    return isFailure
  }

  /// Silent, or that a field is emptied: `code = ""`.
  private static func isUntold(_ statement: Statement) -> Bool {
    if SilentCode.isSilent(statement) { return true }
    guard case .expression(let expression) = statement, case .assignment(_, let value) = expression.kind else { return false }
    switch value.kind {
    case .nilLiteral: return true
    case .array(let values): return values.isEmpty
    case .string: return value.plainText == ""
    default: return false
    }
  }

  // MARK: - What texts depend on

  static func telling(in type: WholeType) -> [Told] {
    let paths = StatusNotAnnounced.branches(type).reduce(into: Set<String>()) { paths, code in
      if code.branches.contains(where: hasText) { paths.formUnion(self.paths(in: code.conditions)) }
    }
    return paths.isEmpty ? [] : [Told(type: type.name, paths: paths)]
  }

  /// Whether a text is there, or not, because of what a branch depends on. Of a model any view may show it.
  static func isTold(_ branch: Branch, by told: [Told]) -> Bool {
    told.contains { one in
      branch.isView ? one.type == branch.type && !one.paths.isDisjoint(with: branch.asked)
        : one.paths.contains { path in branch.asked.contains { path == $0 || path.hasSuffix("." + $0) } }
    }
  }

  private static func hasText(_ block: Block) -> Bool {
    var has = false
    CodeWalk.expressions(of: block) { if let name = $0.callName, ["Text", "Label"].contains(name) { has = true } }
    return has
  }
}

extension ErrorNotTold {
  /// Mistakes that are answered by a haptic alone, but for those that are told of in other words.
  func felt(_ project: ProjectSubject, besides told: [Outcome]) -> [Outcome] {
    let branches = project.ofEachType(Self.self, "felt", FeltOutcomes.branches)
    guard !branches.isEmpty else { return [] }
    let telling = project.ofEachType(Self.self, "texts depend", FeltOutcomes.telling)
    let places = told.compactMap { outcome in
      if case .violation(let violation) = outcome { violation.place } else { nil }
    }
    return branches.filter { branch in
      !FeltOutcomes.isTold(branch, by: telling) && !places.contains { $0.contains(branch.place) || branch.place.contains($0) }
    }.map { branch in
      .violation(Violation("a haptic alone tells here that something went wrong", certainty: .review, at: branch.place))
    }
  }
}
