import AccessibilityModel

/// Buttons that have words in some ways of a test and a picture alone in others.
extension UIElementBuilder {
  /// Calls a button by its picture in the ways in which it has no title, and notes what it shows there.
  func nameUntitled(_ element: inout AccessibilityElement, _ picture: Picture, _ object: UIObject, _ configuration: UIObject?) {
    guard let label = element.label, let own = picture.label?.value else { return }
    let all = pictureElement(picture, of: element)
    if let named = emptied(label.value, own, object) {
      element.label?.value = named
      element.platform?.picturesAlone = [all]
      return
    }
    let holder = object.effective("image").isEmpty ? configuration ?? object : object
    let titles = [object, configuration].compactMap(\.self).map { $0.effective(["title", "attributedTitle"]) }.first { !$0.isEmpty } ?? []
    let worded = titles.filter { !(facts.text(of: $0)?.spoken.isBlank ?? true) }
    // A title that is there before a test asks is there in each of its ways.
    guard !worded.isEmpty, worded.allSatisfy({ !$0.conditions.isEmpty }) else { return }
    for setting in holder.effective("image") {
      guard let shown = facts.picture(of: setting), let name = shown.label?.value, !name.isBlank, let text = element.label?.value,
        let named = named(text, titles: worded, by: name, under: setting.conditions) else { continue }
      element.label?.value = named
      let alone = pictureElement(shown, of: element)
      element.platform?.picturesAlone.append(alone)
    }
  }

  /// Where a test leaves a button without a title and gives it a picture instead, that is what it is called by.
  private func emptied(_ title: SpokenText, _ picture: SpokenText, _ object: UIObject) -> SpokenText? {
    guard title.parts.count == 1, case .choice(var cases) = title.parts[0],
      let empty = cases.firstIndex(where: \.text.isBlank) else { return nil }
    let condition = cases[empty].condition
    let pictures = object.effective("image").filter { !$0.value.isAbsent }
    guard pictures.contains(where: { $0.conditions.last == condition || $0.conditions.isEmpty }) else { return nil }
    cases[empty].text = picture.resolved(under: [condition])
    return .choice(cases)
  }

  /// A title with the name of a picture in the ways that the picture alone is set in; nil where a title may be there as well.
  ///
  /// - Parameters:
  ///   - titles: What sets the title, each under conditions.
  ///   - conditions: Those of the picture.
  private func named(_ title: SpokenText, titles: [Setting], by picture: SpokenText, under conditions: [Condition]) -> SpokenText? {
    // In each way that has words another outcome of a test holds than where the picture is set.
    guard titles.allSatisfy({ title in
      title.conditions.contains { own in conditions.contains { $0.isOtherOutcome(of: own) } }
    }) else { return nil }
    if title.parts.count == 1, case .choice(var cases) = title.parts[0] {
      if let position = cases.firstIndex(where: { conditions.contains($0.condition) }) {
        guard cases[position].text.isBlank else { return nil }
        cases[position].text = picture
        return .choice(cases)
      }
      if let way = conditions.first(where: { way in cases.allSatisfy { way.isOtherOutcome(of: $0.condition) } }) {
        return .choice(cases + [SpokenText.Alternative(condition: way, text: picture)])
      }
    }
    // The title is one text, or decided by a test in a branch of this one.
    guard let way = conditions.first(where: { way in
      titles.allSatisfy { $0.conditions.contains { way.isOtherOutcome(of: $0) } }
    }), let other = titles[0].conditions.first(where: { way.isOtherOutcome(of: $0) }) else { return nil }
    return .choice([
      SpokenText.Alternative(condition: other, text: title), SpokenText.Alternative(condition: way, text: picture),
    ])
  }
}
