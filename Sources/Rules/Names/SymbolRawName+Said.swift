import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Symbols whose meaning the words around them have as well.
extension SymbolRawName {
  /// Whether the texts of its stack have all words of what the symbol stands for, or of what the app calls it: a tray under
  /// "Add task" and "to inbox".
  func isSaid(by subject: ElementSubject, in context: RuleContext) -> Bool {
    guard let symbol = NameSuggestion.symbol(of: subject.element), let meaning = SFSymbols.meaning(of: symbol)?.english,
      subject.element.gestures.isEmpty else { return false }
    let said = Set(StackMates(of: subject).texts.flatMap { $0.isAlwaysThere ? $0.element.label?.value.literals ?? [] : [] }
      .flatMap(TextWords.split).map { $0.lowercased() })
    guard !said.isEmpty else { return false }
    var names = [meaning]
    switch context.title(ofSymbol: symbol, meaning: meaning) {
    case .usual: break
    case .own(let title): names.append(title)
    case .several(let titles): names += titles
    }
    return names.contains { Set(TextWords.split($0).map { $0.lowercased() }).isSubset(of: said) }
  }

  /// One of several symbols, by what a value is, right above the title of the same value: whatever the symbol tells of it,
  /// the title says in words.
  func isToldByTitle(_ name: SpokenText, of subject: ElementSubject) -> Bool {
    guard name.hasChoices, subject.element.gestures.isEmpty, let stack = subject.element.layout, stack.axis == .vertical,
      let next = subject.neighbours(before: 0, after: 1).first?.element, next.role == .text, next.exposure == .exposed,
      next.layout == stack, let words = next.label?.value, words.isOnlyHoles, words.holes.count == 1 else { return false }
    let path = words.holes[0].split(separator: ".").map(String.init)
    guard path.count > 1, let title = path.last, NameWords.words(.captionName).contains(title.lowercased()) else { return false }
    let owner = path.dropLast().joined(separator: ".") + "."
    let asked = name.choices.joined().flatMap { ValuePaths.all(in: $0.subjectText) }
    return !asked.isEmpty && asked.allSatisfy { $0.hasPrefix(owner) || $0 + "." == owner }
  }

  /// Larger than any letter of a screen, on a plate or a glow that is drawn with it, and no sign of a state: a picture on a
  /// page that greets people.
  func isLargeOrnament(_ subject: ElementSubject, _ picture: UnnamedPicture) -> Bool {
    let element = subject.element
    guard !picture.tellsState, element.gestures.isEmpty, !element.isInteractive, !picture.isConditional,
      NameSuggestion.symbol(of: element).flatMap(SFSymbols.meaning)?.kind != .state,
      let layout = element.layout, layout.axis == .depth, StackMates(of: subject).mates.isEmpty,
      let font = element.appearance.font?.single, font.kind == .systemSize, let size = font.size, size >= Self.sizeOfOrnament
    else { return false }
    return subject.neighbours(before: 3, after: 3).contains { $0.element.role == .shape && $0.element.layout == layout }
  }

  /// Points; a large title has 34 (Apple: Human Interface Guidelines, Typography).
  private static let sizeOfOrnament = 60.0
}
