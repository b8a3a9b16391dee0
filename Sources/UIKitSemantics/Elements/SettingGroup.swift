import AccessibilityModel

/// Settings of one property that the same test decides about: the branches of an `if` or a `switch`, also of one that
/// stands in a branch of another, as each `else if` does.
struct SettingGroup {
  /// What the test asks.
  let subject: String
  /// The outcomes of tests around it that decide about other settings of the property.
  private(set) var outer: [Condition]
  /// Where its settings stand among all.
  private(set) var positions: [Int]

  /// More tests than this are not told of one property.
  static let limit = 8
  /// Tests in branches of each other, beyond which the last alone is told.
  private static let depthLimit = 6
  /// Those that stand beside each other.
  private static let besideLimit = 3

  /// - Parameters:
  ///   - settings: Those of a property that stand under conditions, in order.
  ///   - areNested: Whether tests around a test count.
  static func all(of settings: [Setting], areNested: Bool) -> [SettingGroup] {
    var groups: [SettingGroup] = []
    var branches: [String: Set<Int>] = [:]
    for condition in settings.lazy.flatMap(\.conditions) { branches[condition.subject, default: []].insert(condition.branch) }
    for (position, setting) in settings.enumerated() {
      guard let subject = setting.conditions.last?.subject else { continue }
      var outer = setting.conditions.dropLast().filter { (branches[$0.subject]?.count ?? 0) > 1 }
      if !areNested || outer.count > depthLimit { outer = [] }
      if let known = groups.firstIndex(where: { $0.subject == subject && $0.outer == outer }) {
        groups[known].positions.append(position)
      } else {
        groups.append(SettingGroup(subject: subject, outer: outer, positions: [position]))
      }
    }
    var beside = 0
    return groups.filter { group in
      if group.outer.isEmpty { beside += 1 }
      return !group.outer.isEmpty || beside <= besideLimit
    }
  }

  /// A text with what the group comes to in its place: in the branch that it stands in, and nowhere else.
  ///
  /// - Parameters:
  ///   - text: What the settings before come to; nil where there are none.
  ///   - inner: What the group comes to, given what the text is there otherwise.
  func put(into text: SpokenText?, fallback: SpokenText, _ inner: (SpokenText?) -> SpokenText) -> SpokenText {
    Self.put(outer[...], into: text, fallback, inner)
  }

  private static func put(
    _ outer: ArraySlice<Condition>, into text: SpokenText?, _ fallback: SpokenText, _ inner: (SpokenText?) -> SpokenText
  ) -> SpokenText {
    guard let condition = outer.first else { return inner(text) }
    var alternatives: [SpokenText.Alternative] = []
    if let text, text.parts.count == 1, case .choice(let known) = text.parts[0],
      known.contains(where: { $0.condition.subject == condition.subject }) {
      alternatives = known
    } else {
      alternatives = [SpokenText.Alternative(condition: condition.opposite, text: text ?? fallback)]
    }
    if let position = alternatives.firstIndex(where: {
      $0.condition.subject == condition.subject && $0.condition.branch == condition.branch
    }) {
      let before = alternatives[position].text
      alternatives[position].condition = condition
      alternatives[position].text = put(outer.dropFirst(), into: before, fallback, inner)
    } else {
      alternatives.append(
        SpokenText.Alternative(condition: condition, text: put(outer.dropFirst(), into: text, fallback, inner)))
    }
    return .choice(alternatives)
  }
}
