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
    let names = emptied.map { $0.target.split(separator: ".").last.map(String.init) ?? $0.target }
    guard action.assignments.allSatisfy({ NameSuggestion.plain.contains($0.value) }),
      let name = names.first(where: { NameWords.words(.attachedPicture).contains(IdentifierWords.split($0).last?.lowercased() ?? "") }),
      let kind = IdentifierWords.split(name).last?.lowercased(), let stem = IdentifierWords.split(name).first,
      // `selectedImage` goes with `selectedItem` and `selectedAssetID`.
      names.allSatisfy({ $0 == name || IdentifierWords.split($0).first == stem && stem != kind }) else { return nil }
    let around = subject.neighbours(before: 10, after: 10)
    let near = around.filter { subject.coexists(with: $0) }
    // Where nothing is picked any more, there stands what picks in its place.
    guard near.contains(where: { $0.element.isEntry || $0.element.role == .photosPicker }) || around.contains(where: { $0.element.role == .photosPicker }),
      near.contains(where: { (shows(name, $0) || isThereWith(name, $0, subject)) && abs($0.position - subject.position) < 4 }) else { return nil }
    let english = "Remove " + kind
    guard let word = Words.press(english, in: context.developmentLanguage) ?? Words.press("Remove", in: context.developmentLanguage) else { return nil }
    return ProposedName(expression: context.spelled(word, on: element), spoken: word, isDerived: true)
  }

  /// A picture that run time has and that is there, as the button is, while a value is: `if let image = selectedImage`.
  private static func isThereWith(_ name: String, _ other: ElementSubject, _ subject: ElementSubject) -> Bool {
    guard other.element.role == .image, case .runtime? = other.element.image, let condition = subject.when.last, other.when.last == condition
    else { return false }
    return condition.subject.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }

  /// A picture of a value: `Image(uiImage: selectedImage)`, or what its name is shown by.
  private static func shows(_ name: String, _ other: ElementSubject) -> Bool {
    guard [.image, .text].contains(other.element.role) else { return false }
    return CallArguments(of: other.element.source).arguments.contains { argument in
      argument.value.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
  }
}
