import AccessibilityModel
import PlatformKnowledge

/// The judgement on image views that the rules about code and files share.
struct UIKitPicture {
  func check(_ subject: ElementSubject, in context: RuleContext) -> Outcome {
    let element = subject.element
    guard let platform = element.platform, platform.baseClass == "UIImageView" else { return .inapplicable }
    if element.exposure == .absent { return silent(subject, platform) }
    guard element.exposure == .exposed else { return .inapplicable }
    guard element.isUnnamed, platform.isElement == true else { return .pass }
    if let doubt = UIKitDoubt.reason(element) { return .undecided(doubt) }
    return .violation(
      Violation(
        "image view is an accessibility element and has no name",
        certainty: element.framework == .interfaceFile && platform.reference != nil ? .likely : .certain,
        at: element.source,
        heard: Heard(before: context.heard(element))))
  }

  // MARK: - Pictures that nobody made an element

  /// Words that tell in the name of a picture, or of the view around it, that it is what people come for.
  private static let contentWords = NameWords.words(.contentPicture)

  /// A picture that carries something of its own, and that VoiceOver passes over: for a person to look at.
  private func silent(_ subject: ElementSubject, _ platform: PlatformFacts) -> Outcome {
    let element = subject.element
    guard element.isUnnamed, element.gestures.isEmpty, platform.isElement == nil, platform.reference != "self" else {
      return .inapplicable
    }
    if platform.mayBeCompletedElsewhere {
      return .undecided(UnknownReason(.suppliedContent, platform.reference ?? element.viewName))
    }
    let names = [platform.reference ?? "", subject.screen.kind == .view ? subject.screen.name : ""]
    if names.contains(where: { !Self.contentWords.isDisjoint(with: DecorativeNames.parts(of: $0)) }) {
      return .violation(
        Violation(
          "picture that seems to carry content is no accessibility element", certainty: .review, at: element.source))
    }
    guard let name = element.image?.name, DecorativeNames.word(in: name) == nil else { return .inapplicable }
    if let condition = state(of: subject, name) {
      return .violation(Violation(
        "picture '\(name)' is there only while '\(condition)', and nothing tells assistive technologies so",
        certainty: .review, at: element.source))
    }
    guard appearsLater(platform) else { return .inapplicable }
    return .violation(
      Violation(
        "picture '\(name)' appears and goes, and tells assistive technologies nothing", certainty: .review,
        at: element.source))
  }

  /// What decides whether a picture of a row is there, where no words of the row depend on it.
  private func state(of subject: ElementSubject, _ name: String) -> String? {
    guard subject.isRepeated || subject.containers.contains(where: { [.list, .table].contains($0.kind) }),
      !["chevron", "arrow"].contains(where: name.hasPrefix), let condition = subject.when.last(where: Self.isOfData)
    else { return nil }
    let around = subject.neighbours(before: 8, after: 4).filter { $0.element.exposure == .exposed }
    let isTold = around.contains { other in
      other.when.contains { $0.subject == condition.subject } || other.element.tells(condition.subject)
    }
    return isTold ? nil : condition.description
  }

  /// A condition about what a row shows, as opposed to the device and to whether there is something to show.
  private static func isOfData(_ condition: Condition) -> Bool {
    let subject = condition.subject
    // That it is seen while it is not hidden says nothing, and what a row is for is told by the row.
    if [".isHidden", ".alpha"].contains(where: subject.hasSuffix) || subject.contains("[indexPath") && subject.contains(" == ") { return false }
    return subject.contains(".") && !["nil", "#available", "UIDevice", "traitCollection"].contains(where: subject.contains)
  }

  /// Hidden at first and shown by other code: it tells of a state.
  private func appearsLater(_ platform: PlatformFacts) -> Bool {
    for (property, hidden) in [("isHidden", ["true"]), ("alpha", ["0", "0.0"])] {
      let settings = platform.settings.filter { $0.name == property }
      guard let first = settings.first, hidden.contains(first.value), !first.isLater
      else { continue }
      if settings.dropFirst().contains(where: { $0.isLater }) { return true }
    }
    return false
  }
}

extension ImageSource {
  /// The name of a symbol or asset that source gives; of several the last.
  fileprivate var name: String? {
    switch self {
    case .symbol(let name), .asset(let name): name.literal ?? (name.hasHoles ? nil : name.literals.last)
    case .runtime: nil
    }
  }
}

extension AccessibilityElement {
  /// Whether something that is heard depends on a condition.
  fileprivate func tells(_ subject: String) -> Bool {
    let texts = [label?.value, value?.value, hint?.value].compactMap(\.self)
    return conditionalTraits.contains { $0.condition.subject == subject }
      || texts.contains { $0.choices.contains { $0.contains { $0.subject == subject } } }
  }
}
