import AccessibilityModel

/// Tests of values that have several alternatives: what decides the alternatives decides the test.
extension Evaluator {
  /// One of the values that a choice comes to, under all conditions that lead there.
  struct Leaf {
    let conditions: [Condition]
    let value: Value
  }

  /// Alternatives whose conditions are worth keeping.
  private static let leafLimit = 8

  /// What a value comes to; nil when that is too much.
  func leaves(of value: Value) -> [Leaf]? {
    var result: [Leaf] = []
    func visit(_ value: Value, _ conditions: [Condition]) {
      guard case .choice(let alternatives) = value else { return result.append(Leaf(conditions: conditions, value: value)) }
      for alternative in alternatives where result.count <= Self.leafLimit {
        visit(alternative.value, conditions + [alternative.condition])
      }
    }
    visit(value, [])
    return result.count <= Self.leafLimit ? result : nil
  }

  /// A choice among true and false is decided by what decides the choice.
  func verdict(of alternatives: [ConditionalValue], text: String) -> Verdict {
    guard let leaves = leaves(of: .choice(alternatives)) else { return dependent(on: text) }
    let answers = leaves.map { leaf in if case .boolean(let answer) = leaf.value { answer } else { Bool?.none } }
    guard !answers.contains(nil) else { return dependent(on: text) }
    return verdict(
      text: text, holds: zip(leaves, answers).filter { $1 == true }.map(\.0.conditions),
      fails: zip(leaves, answers).filter { $1 == false }.map(\.0.conditions))
  }

  /// A value of several alternatives where it is not nil; nil where it always is.
  func presence(of alternatives: [ConditionalValue]) -> Value? {
    let present = alternatives.compactMap { alternative -> ConditionalValue? in
      if alternative.value.isAbsent { return nil }
      guard case .choice(let inner) = alternative.value else { return alternative }
      return presence(of: inner).map { ConditionalValue(condition: alternative.condition, value: $0) }
    }
    return present.isEmpty ? nil : choice(present)
  }

  /// Whether a value of several alternatives is not nil.
  func presence(of value: Value, text: String) -> Verdict {
    guard let leaves = leaves(of: value) else { return dependent(on: text) }
    let present = leaves.filter { !$0.value.isAbsent }
    let absent = leaves.filter(\.value.isAbsent)
    // Of two, one is taken to be there where the other is not.
    let isPlain = present.count == 1 && absent.count == 1
    guard isPlain || present.allSatisfy({ isCertainlyPresent($0.value) }) else { return dependent(on: text) }
    return verdict(text: text, holds: present.map(\.conditions), fails: absent.map(\.conditions))
  }

  /// A test that holds under any of some conjunctions of conditions and fails under any of others, which are all there
  /// are.
  ///
  /// - Parameter text: The test as written, by which it goes unless a single condition decides it.
  func verdict(text: String, holds: [[Condition]], fails: [[Condition]]) -> Verdict {
    if fails.isEmpty { return .always }
    if holds.isEmpty { return .never }
    if holds.count == 1, fails.count == 1, holds[0].count == 1, fails[0].count == 1 {
      return .depends(yes: holds[0][0], no: fails[0][0])
    }
    guard case .depends(let yes, let no) = dependent(on: text) else { return dependent(on: text) }
    return .depends(yes: yes.composed(of: holds), no: no.composed(of: fails))
  }
}

extension Condition {
  /// The same condition, with what it comes to: one of some conjunctions.
  fileprivate func composed(of conjunctions: [[Condition]]) -> Condition {
    let parts = conjunctions.map { conditions -> Condition in
      if conditions.count == 1 { return conditions[0] }
      let text = conditions.map(\.description).joined(separator: " && ")
      return Condition(subject: text, branch: 0, description: text, composition: .all(conditions))
    }
    return Condition(
      subject: subject, branch: branch, description: description, caseTest: caseTest, composition: .any(parts),
      holdsInitially: holdsInitially)
  }
}
