import AccessibilityModel
import SourceModel

/// What is heard by itself once the view around it is a group, and was not before.
enum RevealedParts {
  /// Edits that keep pictures silent which nobody named; nil where one of them is made elsewhere than in that view.
  static func hiding(_ pictures: [AccessibilityElement], within view: SourceRange?) -> [SourceEdit]? {
    guard !pictures.isEmpty else { return [] }
    guard let view, pictures.allSatisfy({ view.contains($0.expression) && !$0.source.isDeclaredAsImage })
    else { return nil }
    var seen: Set<SourceRange> = []
    return pictures.filter { seen.insert($0.expression).inserted }.map {
      FixBuilder.adding(".accessibilityHidden(true)", to: $0)
    }
  }

  /// The pictures in what was merged or ignored that would be heard by the name of a file or a symbol.
  static func pictures(in content: [AccessibilityElement]) -> [AccessibilityElement] {
    content.filter { $0.exposure == .exposed && $0.role == .image && $0.isUnnamedPicture && !$0.isInteractive }
  }

  /// The modifier that merged or ignored the parts of an element becomes one that keeps them, without the pictures that
  /// say nothing and can be hidden where they stand.
  static func keeping(_ element: AccessibilityElement, insteadOf modifier: AppliedModifier) -> [SourceEdit] {
    let pictures = pictures(in: element.content)
    let hidden = hiding(pictures, within: ModifierChain.whole(around: modifier.source)) ?? []
    return hidden + [FixBuilder.replacing(modifier.place, with: ".accessibilityElement(children: .contain)")]
  }
}
