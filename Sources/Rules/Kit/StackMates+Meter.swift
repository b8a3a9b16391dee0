import AccessibilityModel
import PlatformKnowledge
import SourceModel

// Captions of bars and gauges that do not stand right beside them.
extension StackMates {
  /// What stands in the row right above a bar with the bar's own value: "Sending" beside `Text(percent(sent))`.
  func wordsBesideValue(of subject: ElementSubject) -> AccessibilityElement? {
    guard itself.role == .progress || itself.role == .gauge, let stack = itself.layout, stack.axis == .vertical,
      let value = Self.value(shownBy: itself) else { return nil }
    let above = subject.neighbours(before: 6, after: 0).filter { $0.element.exposure == .exposed && subject.coexists(with: $0) }
    guard let row = above.last?.element.layout, row.axis == .horizontal else { return nil }
    let texts = above.reversed().prefix { $0.element.layout == row }
    guard texts.allSatisfy({ $0.element.role == .text && $0.when == subject.when && $0.callSites == subject.callSites }) else { return nil }
    let others = texts.filter { !Self.mentions($0.element, value) }
    guard others.count == 1, texts.count == 2 else { return nil }
    return others.first?.element
  }

  /// The first words of the row right above a bar that stands between the two ends of its scale, where that row shows the bar's
  /// own value: "Humidity" of `HStack { Text("Humidity"); Text("\(share) %") }` over `HStack { Text("Low"); ProgressView(value: share); Text("High") }`.
  func captionOverScale(of subject: ElementSubject) -> AccessibilityElement? {
    guard itself.role == .progress || itself.role == .gauge, axis == .horizontal, let scale = itself.layout, mates.count == 2,
      mates.contains(where: \.isAfter), mates.contains(where: { !$0.isAfter }), mates.allSatisfy({ mate in
        mate.distance == 1 && mate.element.role == .text && mate.element.label?.value.literal?.contains(where: \.isLetter) ?? false
      }) else { return nil }
    let above = subject.neighbours(before: 8, after: 0).filter { other in
      other.element.exposure == .exposed && other.element.layout != scale && subject.coexists(with: other)
    }
    guard let row = above.last?.element.layout, row.axis == .horizontal, case let texts = above.filter({ $0.element.layout == row }),
      texts.count == 2, texts.allSatisfy({ $0.element.role == .text && $0.callSites == subject.callSites && subject.when.starts(with: $0.when) }),
      !Self.values(in: texts[1].element).isDisjoint(with: Self.values(in: itself)) else { return nil }
    let mate = Mate(element: texts[0].element, isInSameScope: true, isAlwaysThere: true, isAfter: false, distance: 1)
    return mate.isCaption && !mate.isSentence ? texts[0].element : nil
  }

  /// The values that the code of an element asks for to show them.
  private static func values(in element: AccessibilityElement) -> Set<String> {
    let arguments = CallArguments(of: element.source).arguments.filter { $0.label == nil || $0.label == "value" }
    return arguments.reduce(into: []) { $0.formUnion(ValuePaths.all(in: $1.value.text)) }
  }

  /// The title of the card that a bar ends, as its first text: `VStack { HStack { Text(item.title); … }; …; ProgressView(…) }`.
  func titleOfCard(of subject: ElementSubject) -> AccessibilityElement? {
    guard itself.role == .progress || itself.role == .gauge, let card = itself.layout, card.axis == .vertical else { return nil }
    func isInCard(_ other: ElementSubject) -> Bool {
      other.element.exposure == .exposed && card.source.contains(other.element.source) && other.callSites == subject.callSites
        && subject.coexists(with: other)
    }
    // The same code may make several cards.
    let before = subject.neighbours(before: 8, after: 0).reversed().prefix { isInCard($0) && $0.element.source.start < itself.source.start }
    let isLast = !subject.neighbours(before: 0, after: 1).contains { isInCard($0) && $0.element.source.start > itself.source.start }
    guard isLast, let first = before.min(by: { $0.element.source.start < $1.element.source.start }), first.element.role == .text,
      subject.when.starts(with: first.when), !before.contains(where: { $0.element.role == itself.role }), let words = first.element.label?.value
    else { return nil }
    let title = CallArguments(of: first.element.source).arguments.first?.value.text ?? ""
    let isTitle = words.isOnlyHoles ? Self.isTitle(title) : words.literal?.contains(where: \.isLetter) ?? false
    let mate = Mate(element: first.element, isInSameScope: true, isAlwaysThere: true, isAfter: false, distance: 1)
    return isTitle && !mate.isSentence ? first.element : nil
  }

  /// `item.title`, `item.title.uppercased()`
  private static func isTitle(_ hole: String) -> Bool {
    var path = hole.split(separator: ".").map(String.init)
    while let last = path.last, path.count > 1, ["uppercased()", "lowercased()", "capitalized", "localized", "localized()"].contains(last) {
      path.removeLast()
    }
    guard let name = path.last, path.joined().allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return false }
    return NameWords.words(.captionName).contains(where: name.lowercased().hasSuffix)
  }

  private static func mentions(_ text: AccessibilityElement, _ value: String) -> Bool {
    let written = CallArguments(of: text.source).arguments.map(\.value.text).joined(separator: " ")
    return written.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == value }
  }

  /// "sent" of `ProgressView(value: sent, total: 1)`.
  private static func value(shownBy bar: AccessibilityElement) -> String? {
    let value = CallArguments(of: bar.source).arguments.first { $0.label == "value" || $0.label == nil }?.value.text
    return value.flatMap { text in text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && !text.isEmpty ? text : nil }
  }
}
