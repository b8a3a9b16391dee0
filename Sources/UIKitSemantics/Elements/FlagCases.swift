import AccessibilityModel
import ViewEvaluation

extension SettingFacts {
  /// The cases in which a flag has a value, where the branches of an `if` set it to what other tests come to:
  /// `if post.place != nil { label.isHidden = !post.reported } else { label.isHidden = true }`. Each is a conjunction, and
  /// they exclude each other. nil for all other flags, of which a single condition tells as much.
  func cases(of object: UIObject, where name: String, is value: Bool) -> [[Condition]]? {
    let settings = object.effective(name)
    let firm = settings.lastIndex { $0.conditions.isEmpty }
    let open = firm.map { Array(settings[($0 + 1)...]) } ?? settings
    guard open.count > 1, open.count <= SettingGroup.limit, areOfOneChain(open), !open.contains(where: \.isEvent),
      isExhaustive(open) || firm.map({ settings[$0].isFalse }) ?? true, object.all(name + "Block").isEmpty
    else { return nil }
    var cases: [[Condition]] = []
    var isMadeOfTests = false
    for setting in open {
      guard let truth = truth(of: setting) else { return nil }
      switch truth {
      case .yes, .no:
        if case .yes = truth, value { cases.append(setting.conditions) }
        if case .no = truth, !value { cases.append(setting.conditions) }
      case .under(let condition):
        isMadeOfTests = true
        cases.append(setting.conditions + [value ? condition : condition.opposite])
      case .unset, .unknown: return nil
      }
    }
    // Where no branch is taken, it stays false.
    guard isMadeOfTests, isExhaustive(open) || value else { return nil }
    return cases
  }

  /// What a flag comes to that the cases of a `switch`, or the branches of a chain of tests, each set to true or false:
  /// one condition of the side with fewer cases. nil where a single condition, or what was set last, tells it all.
  func outcome(of settings: [Setting]) -> Flag? {
    let firm = settings.lastIndex { $0.conditions.isEmpty }
    let open = firm.map { Array(settings[($0 + 1)...]) } ?? settings
    guard open.count > 2, open.count <= SettingGroup.limit, open.allSatisfy({ $0.conditions.count == 1 }),
      areOfOneChain(open) else { return nil }
    var isSet: [Condition] = [], isUnset: [Condition] = []
    for setting in open {
      switch truth(of: setting) {
      case .yes?: isSet.append(setting.conditions[0])
      case .no?: isUnset.append(setting.conditions[0])
      default: return nil
      }
    }
    if isUnset.isEmpty || isSet.isEmpty { return nil }
    let before = firm.flatMap { truth(of: settings[$0]) }
    // Where no case is taken the flag stays as it was, so the cases that change it tell more.
    if case .no? = before { return .under(.any(of: isSet)) }
    return isUnset.count <= isSet.count ? .under(Condition.any(of: isUnset).opposite) : .under(.any(of: isSet))
  }

  /// Whether the last test of a chain has its other outcome too.
  private func isExhaustive(_ settings: [Setting]) -> Bool {
    guard let last = settings.last, let condition = last.conditions.last else { return false }
    return settings.dropLast().contains { $0.conditions.last == condition.opposite }
      && settings.dropLast().allSatisfy { setting in
        setting.conditions.last.map { other in
          other == condition.opposite || last.conditions.contains { $0.opposite == other }
        } ?? false
      }
  }
}

extension Condition {
  /// Holds where one of some outcomes does.
  fileprivate static func any(of outcomes: [Condition]) -> Condition {
    guard outcomes.count > 1 else { return outcomes[0] }
    let text = outcomes.map(\.description).joined(separator: " || ")
    let composition = Composition.any(outcomes)
    return Condition(
      subject: text, branch: 0, description: text, composition: composition,
      holdsInitially: composition.holdsInitially)
  }
}
