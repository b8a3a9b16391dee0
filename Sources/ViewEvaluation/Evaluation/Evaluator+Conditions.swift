import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import SwiftSource

/// What is known of a condition.
public enum Verdict {
  case always
  case never
  case depends(yes: Condition, no: Condition)
}

extension Expression {
  /// The name of a variable, member or function that is asked, whether it is asked for its opposite, and the call of the
  /// function: `model.isSelected(item)`.
  fileprivate var plainFlag: (name: String, isOpposite: Bool, call: Expression?)? {
    switch kind {
    case .name(let name): return (name, false, nil)
    case .member(_, let name): return (name, false, nil)
    case .prefix("!", let operand): return operand.plainFlag.map { ($0.name, !$0.isOpposite, $0.call) }
    case .call(let call) where !call.arguments.isEmpty:
      switch call.callee.kind {
      case .name(let name), .member(_, let name): return (name, false, self)
      default: return nil
      }
    default: return nil
    }
  }
}

extension Evaluator {
  /// A condition of a ternary or an `if`.
  func test(_ expression: Expression, in scope: Scope) -> Verdict {
    // What a call does to objects is done once.
    if runsEffects, expression.mayAct { return outcome(of: expression, in: scope) }
    return asked(named(notingFirst({ outcome(of: expression, in: $0) }, in: scope), by: expression), in: scope)
  }

  private func asked(_ verdict: Verdict, in scope: Scope) -> Verdict {
    guard case .depends(let yes, let no) = verdict, let asker = scope.type?.qualifiedName else { return verdict }
    return .depends(yes: yes.asked(in: asker), no: no.asked(in: asker))
  }

  /// With the name of the flag that is asked, where the test is made of something else: what `isSelected` stands for may
  /// have names that say nothing of a choice.
  private func named(_ verdict: Verdict, by expression: Expression) -> Verdict {
    guard case .depends(let yes, let no) = verdict, let flag = expression.plainFlag, yes.subject != flag.name,
      tellsChoice(flag.name) else { return verdict }
    // `isSelected` of `size != other` speaks of the other outcome.
    let chosen = flag.isOpposite ? no : yes
    guard chosen.description == chosen.subject else { return verdict }
    let asked = flag.call.map { expressionText($0) } ?? flag.name
    return .depends(yes: yes.asked(by: asked), no: no.asked(by: asked))
  }

  private func tellsChoice(_ flag: String) -> Bool {
    if let known = choiceFlags[flag] { return known }
    let name = flag.lowercased()
    let answer = NameWords.words(.chosenFlag).contains(where: name.hasSuffix)
    choiceFlags[flag] = answer
    return answer
  }

  private func outcome(of expression: Expression, in scope: Scope) -> Verdict {
    verdict(of: evaluate(expression, in: scope), text: expressionText(expression))
  }

  /// What is known of a value that is asked whether it is true.
  ///
  /// - Parameter text: The condition as written, for what only run time knows.
  public func verdict(of value: Value, text: String) -> Verdict {
    switch value.unbound {
    case .boolean(let boolean): return boolean ? .always : .never
    case .choice(let alternatives):
      return verdict(of: alternatives, text: text)
    case .unknown(let unknown):
      if let truth = unknown.truth { return .depends(yes: truth, no: truth.opposite) }
      guard let basis = unknown.basis, case .depends(let yes, let no) = dependent(on: unknown.expression)
      else { return dependent(on: unknown.expression) }
      return .depends(yes: yes.standing(for: basis), no: no.standing(for: basis))
    default: return dependent(on: text)
    }
  }

  /// The two outcomes of an expression that only run time decides; `!x` and `x != y` count as the opposite of `x` and
  /// `x == y`, so that they are recognised as the same decision.
  func dependent(on text: String) -> Verdict { decided(openOutcome(of: text)) }

  /// The same without what is given.
  func openOutcome(of text: String) -> Verdict {
    if let known = openOutcomes[text] { return known }
    if openOutcomes.count >= Self.openOutcomeLimit { openOutcomes = [:] }
    let outcome = readOpenOutcome(of: text)
    openOutcomes[text] = outcome
    return outcome
  }

  /// Tests that are remembered; when there are more, all are dropped.
  private static let openOutcomeLimit = 20_000

  private func readOpenOutcome(of text: String) -> Verdict {
    if let inner = text.negated {
      return .depends(
        yes: Condition(subject: inner, branch: 1, description: text), no: Condition(subject: inner, branch: 0, description: inner))
    }
    // A test that stands beside others is not the whole.
    let isOneTest = !["&&", "||", "?"].contains(where: text.hasOperator)
    if isOneTest, text.hasSuffix(" == nil") {
      let subject = text.dropLast(7) + " != nil"
      return .depends(
        yes: Condition(subject: String(subject), branch: 1, description: text),
        no: Condition(subject: String(subject), branch: 0, description: String(subject)))
    }
    if isOneTest, !text.hasSuffix(" != nil"), let range = text.range(ofOperator: "!=") {
      let opposite = text.replacingCharacters(in: range, with: " == ")
      return .depends(
        yes: Condition(subject: opposite, branch: 1, description: text, caseTest: caseTest(opposite, isPositive: false)),
        no: Condition(subject: opposite, branch: 0, description: opposite, caseTest: caseTest(opposite, isPositive: true)))
    }
    var negated = negation(of: text)
    if isOneTest, text.hasSuffix(" != nil") {
      negated = text.dropLast(7) + " == nil"
    } else if isOneTest, let range = text.range(ofOperator: "==") {
      negated = text.replacingCharacters(in: range, with: " != ")
    }
    return .depends(
      yes: Condition(subject: text, branch: 0, description: text, caseTest: caseTest(text, isPositive: true)),
      no: Condition(subject: text, branch: 1, description: negated, caseTest: caseTest(text, isPositive: false)))
  }

  /// `value == .name`, taken apart.
  private func caseTest(_ text: String, isPositive: Bool) -> Condition.CaseTest? {
    guard let range = text.firstRange(of: " == ."), !text.contains(" && "), !text.contains(" || ") else { return nil }
    let name = text[range.upperBound...]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return Condition.CaseTest(value: String(text[..<range.lowerBound]), name: String(name), isPositive: isPositive)
  }

  /// The condition that an expression of unknown value holds.
  public func condition(_ expression: String) -> Condition {
    if case .depends(let yes, _) = openOutcome(of: shortened(expression)) { return yes }
    return Condition(subject: expression, branch: 0, description: expression)
  }

  /// All conditions of an `if` or `guard`; names that they bind go into `scope`.
  func test(_ conditions: [ConditionElement], in scope: Scope) -> Verdict {
    if runsEffects, conditions.contains(where: \.mayAct) { return outcome(of: conditions, in: scope) }
    return asked(notingFirst({ outcome(of: conditions, in: $0) }, in: scope), in: scope)
  }

  private func outcome(of conditions: [ConditionElement], in scope: Scope) -> Verdict {
    var verdicts: [Verdict] = []
    for condition in conditions {
      verdicts.append(outcome(of: condition, in: scope))
      // What comes after it is not asked, and may speak of what cannot be.
      if case .never? = verdicts.last { return .never }
    }
    return all(of: verdicts)
  }

  private func outcome(of condition: ConditionElement, in scope: Scope) -> Verdict {
    switch condition {
    case .expression(let expression): return outcome(of: expression, in: scope)
    case .binding(let name, let expression, let range):
      let value = expression.map { optionalValue(of: $0, in: scope) } ?? resolve(name, in: scope, source: range).map(atFirst)
        ?? .unknown(UnknownValue(expression: name))
      if case .unknown(let unknown) = value, let expression, let cast = castText(unknown, expression) {
        scope.bind(name, present(unknown))
        return dependent(on: "\(cast) != nil")
      }
      return bindOptional(
        name, value, text: expression.map { holeText(value, $0) } ?? name, mayFail: expression.map(mayFail) ?? false,
        in: scope)
    case .pattern(let pattern, let expression, _):
      let value = evaluate(expression, in: scope)
      var name = holeText(value, expression)
      if case .unknown(let unknown) = value, let cast = castText(unknown, expression) { name = "\(cast) != nil" }
      switch match(pattern, value, name: name, in: scope) {
      case .yes: return .always
      case .no: return .never
      case .maybe:
        if case .enumCase(let caseName, _, _) = pattern { return dependent(on: "\(name) == .\(caseName)") }
        return dependent(on: name)
      }
    case .availability(let platforms, let isUnavailable, let range):
      return availability(platforms, isUnavailable: isUnavailable, in: range.file.build)
    }
  }

  /// `if let name = value`.
  private func bindOptional(
    _ name: String, _ value: Value, text: String, mayFail: Bool, in scope: Scope
  ) -> Verdict {
    if value.isAbsent { return .never }
    if case .choice(let alternatives) = value {
      guard let present = presence(of: alternatives) else { return .never }
      scope.bind(name, present)
      return presence(of: value, text: "\(text) != nil")
    }
    if case .unknown(let unknown) = value {
      scope.bind(name, present(unknown))
      return dependent(on: "\(unknown.expression) != nil")
    }
    scope.bind(name, value)
    // An initialiser that came to a case of an enum gave one.
    if case .enumeration = value { return .always }
    return isCertainlyPresent(value) && !mayFail ? .always : dependent(on: "\(text) != nil")
  }

  /// What is asked by `value as? Type`: what is no `A` may still be a `B`. nil for other expressions.
  private func castText(_ value: UnknownValue, _ expression: Expression) -> String? {
    guard case .cast(_, "as?", let type) = expression.kind else { return nil }
    return "\(value.expression) as? \(type.text)"
  }

  /// A value that is known to be there.
  private func present(_ unknown: UnknownValue) -> Value {
    var unknown = unknown
    unknown.type?.isOptional = false
    return .unknown(unknown)
  }

  /// Whether an expression that stands where Swift asks for an optional is a call of an initialiser that may give nil:
  /// `URL(string: text)`, `UIImage(data: data)`, `Int(text)`. One that gets literals alone is taken to give something.
  func mayFail(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression.kind, !call.arguments.isEmpty else { return false }
    switch call.callee.kind {
    case .name(let name): guard name.first?.isUppercase == true else { return false }
    case .member(_, "init"): break
    default: return false
    }
    return !call.arguments.allSatisfy { isLiteral($0.value) }
  }

  private func isLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integer, .float, .boolean, .nilLiteral: return true
    // `.utf8`
    case .member(let base, _): return base == nil
    case .string(let literal):
      return literal.segments.allSatisfy { if case .text = $0 { true } else { false } }
    default: return false
    }
  }

  /// `#available`: what the systems say that the evaluation is about; where they may be older or newer, true when the
  /// deployment target of the file's targets is new enough.
  private func availability(
    _ platforms: [(name: String, version: String)], isUnavailable: Bool, in build: BuildFacts
  ) -> Verdict {
    let system = codeSystem ?? build.system
    guard let entry = platforms.first(where: { $0.name == system }), let version = Version(entry.version) else {
      return isUnavailable ? .never : .always
    }
    if system == "iOS", let isThere = self.system.has(version) { return isThere != isUnavailable ? .always : .never }
    let target = build.minimumVersions[system].flatMap { Version($0) } ?? deployment[named: system]
      ?? DeploymentTargets.lowest[named: system]
    if let target, target >= version { return isUnavailable ? .never : .always }
    let subject = "#available(\(system) \(version))"
    let newer = Condition(subject: subject, branch: 0, description: "\(system) \(version) or later")
    let older = Condition(subject: subject, branch: 1, description: "before \(system) \(version)")
    return isUnavailable ? .depends(yes: older, no: newer) : .depends(yes: newer, no: older)
  }
}

extension String {
  /// The first place of a short ASCII text, without Foundation.
  func firstRange(of text: String) -> Range<String.Index>? {
    let needle = Array(text.utf8)
    let bytes = utf8
    guard let first = needle.first else { return nil }
    var start = bytes.startIndex
    while let found = bytes[start...].firstIndex(of: first) {
      if bytes[found...].starts(with: needle) { return found..<bytes.index(found, offsetBy: needle.count) }
      start = bytes.index(after: found)
    }
    return nil
  }

  func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    "\(self[..<range.lowerBound])\(text)\(self[range.upperBound...])"
  }
}
