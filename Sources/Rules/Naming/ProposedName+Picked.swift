import AccessibilityModel
import PlatformKnowledge
import SourceModel

// Pictures that people pick, and take away again.
extension ProposedName {
  /// What is picked: "Add photo" for a plus that opens the library of photos, "Choose videos" for any other picture.
  ///
  /// Apple: documentation of PhotosPicker and of PHPickerFilter, which says what kinds there are to pick.
  static func ofPhotosPicker(_ element: AccessibilityElement, in context: RuleContext) -> ProposedName? {
    guard element.role == .photosPicker, element.framework == .swiftUI else { return nil }
    let arguments = CallArguments(of: element.source).arguments
    func written(_ label: String) -> String? { arguments.first { $0.label == label }?.value.text }
    let kinds = written("matching") ?? ".images"
    // Of several kinds neither is what the button is for.
    guard kinds.hasSuffix(".images") || kinds.hasSuffix(".videos") else { return nil }
    let count = written("maxSelectionCount")
    let verb = NameSuggestion.symbol(of: element)?.contains("plus") ?? false ? "Add " : "Choose "
    let one = verb + (kinds.hasSuffix(".videos") ? "video" : "photo")
    let isOne = count == nil || count == "1"
    guard let word = (isOne ? nil : Words.press(one + "s", in: context.developmentLanguage)) ?? Words.press(one, in: context.developmentLanguage)
    else { return nil }
    return ProposedName(expression: context.spelled(word, on: element), spoken: word, isDerived: true)
  }

  /// "Remove image" for `selectedImage = nil` under a cross beside that very picture, where something is typed or picked on the
  /// same part of the screen: it was picked to be sent. Elsewhere a cross closes what shows it.
  static func removalOfPicked(_ subject: ElementSubject, in context: RuleContext) -> ProposedName? {
    let element = subject.element
    guard element.role == .button, element.framework == .swiftUI, let symbol = NameSuggestion.shownSymbol(of: element),
      SFSymbols.isCross(symbol) || ["minus", "trash"].contains(where: symbol.hasPrefix), let action = element.activation?.whole else { return nil }
    let emptied = action.assignments.filter { $0.value == "nil" }
    guard emptied.count == 1, action.assignments.allSatisfy({ NameSuggestion.plain.contains($0.value) }), let target = emptied.first?.target,
      let name = target.split(separator: ".").last.map(String.init), let kind = IdentifierWords.split(name).last?.lowercased(),
      NameWords.words(.attachedPicture).contains(kind) else { return nil }
    let near = subject.neighbours(before: 10, after: 10).filter { subject.coexists(with: $0) }
    guard near.contains(where: { $0.element.isEntry || $0.element.role == .photosPicker }),
      near.contains(where: { shows(name, $0) && abs($0.position - subject.position) < 4 }) else { return nil }
    let english = "Remove " + kind
    guard let word = Words.press(english, in: context.developmentLanguage) ?? Words.press("Remove", in: context.developmentLanguage) else { return nil }
    return ProposedName(expression: context.spelled(word, on: element), spoken: word, isDerived: true)
  }

  /// A picture of a value: `Image(uiImage: selectedImage)`, or what its name is shown by.
  private static func shows(_ name: String, _ other: ElementSubject) -> Bool {
    guard [.image, .text].contains(other.element.role) else { return false }
    return CallArguments(of: other.element.source).arguments.contains { argument in
      argument.value.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
  }
}
