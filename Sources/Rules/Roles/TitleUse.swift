import AccessibilityModel
import SourceModel

/// A text that a function or view of the project makes, and that is given the font of a title where it is used:
/// `LocalizedText("plans.title").font(.title)`.
struct TitleUse {
  /// What makes it there, with its modifiers.
  let place: SourceRange

  init?(of subject: ElementSubject) {
    let element = subject.element
    guard let look = element.appearance.font, !element.expression.contains(look.modifier),
      TitleFont.isTitle(look.single, of: element) || TitleFont.isLargeAndBold(element),
      let whole = ModifierChain.whole(around: look.modifier), !whole.contains(element.source),
      let stack = element.layout?.source, stack != whole, stack.contains(whole) else { return nil }
    // What more than one text gets is none of a title.
    let others = subject.neighbours(before: 3, after: 3).filter { $0.element.source != element.source }
    if others.contains(where: { $0.element.appearance.font?.modifier == look.modifier }) { return nil }
    place = whole
  }
}
