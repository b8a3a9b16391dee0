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
