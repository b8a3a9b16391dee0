import AccessibilityModel
import PlatformKnowledge
import SourceModel

extension ProposedName {
  /// What a link hands to the screen that it opens as its title: words, `NavigationLink(value: Route.list(items, label: "For
  /// today"))`, or a value that a text beside the link shows.
  static func titleHanded(by subject: ElementSubject) -> ProposedName? {
    let element = subject.element
    guard element.role == .navigationLink, element.framework == .swiftUI else { return nil }
    let opened = CallArguments(of: element.source).arguments.filter { ["value", "destination"].contains($0.label) }
    guard opened.count == 1 else { return nil }
    let titles = CallArguments(of: opened[0].value).arguments.filter { isTitle($0.label) && $0.value.text.isPlainArgument }
    guard titles.count == 1, let title = titles.first?.value.text else { return nil }
    guard title.hasPrefix("\"") else { return shown(title, beside: subject) }
    let spoken = String(title.dropFirst().dropLast())
    // A key or a name for code begins otherwise, or has no spaces in it.
    guard spoken.count <= titleLimit, spoken.contains(where: \.isLetter), spoken.contains(" ") || !(spoken.first?.isLowercase ?? true),
      !spoken.contains(where: { "_{".contains($0) }) else { return nil }
    return ProposedName(expression: title, spoken: spoken, isDerived: true)
  }

  /// An arrow on a link says that it leads somewhere, and not where.
  static func onlyLeads(_ element: AccessibilityElement) -> Bool {
    element.role == .navigationLink && element.framework == .swiftUI && NameSuggestion.shownSymbol(of: element).map(NameSuggestion.isArrow) ?? false
  }

  /// Letters of a title that may name a link.
  private static let titleLimit = 60

  /// `title`, `_label`, `screenTitle`.
  private static func isTitle(_ label: String?) -> Bool {
    guard let words = label.map(IdentifierWords.split)?.map({ $0.lowercased() }), let last = words.last else { return false }
    return words.count == 1 ? NameWords.words(.captionName).contains(last) : last == "title"
  }

  /// The text near a link that shows a value, which so is one of words.
  private static func shown(_ value: String, beside subject: ElementSubject) -> ProposedName? {
    let texts = subject.neighbours(before: 8, after: 4).filter { other in
      guard other.element.role == .text, other.element.viewName == "Text", other.callSites == subject.callSites else { return false }
      let arguments = CallArguments(of: other.element.source).arguments
      return arguments.count == 1 && arguments[0].label == nil && arguments[0].value.text == value
    }
    return texts.first.flatMap { ProposedName(text: $0.element, for: subject.element) }
  }
}
