import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Where a colour is told of: where it is given to the text. A modifier of the project's own that is handed the colour
/// (`.inked(Palette.faint)`) writes it once for all texts, so there it would stand for every one of them, and two pairs of
/// colours would be told at one place.
struct ColourPlace {
  private let text: AccessibilityElement
  private let given: Setting<Paint>

  init?(of text: AccessibilityElement) {
    guard let given = text.appearance.foreground else { return nil }
    self.text = text
    self.given = given
  }

  /// - Parameter origin: The expression that the colour at hand comes from.
  func range(of origin: SourceRange?) -> SourceRange {
    guard isHandedOver else { return given.argument }
    if let origin, ModifierChain.whole(text.source).contains(origin) { return origin }
    return text.source
  }

  /// Whether a helper sets what it is given: its modifier stands in a chain that begins with `self`, with the content of a
  /// view modifier or with nothing at all, and its argument begins with the name of a parameter or a member.
  private var isHandedOver: Bool {
    guard let first = given.argument.text.first, first.isLowercase, first.isLetter,
      !ModifierChain.whole(text.source).contains(given.argument) else { return false }
    let modifier = given.modifier
    return modifier.remembered(for: ColourPlace.self) {
      guard let base = ModifierChain.base(of: modifier) else { return true }
      return FrameworkNames.names(.modifierContent, .colourModifier).contains(base)
    }
  }
}

extension AccessibilityElement {
  /// The letters of a control that no code gives a colour, in that of the app.
  var isInAccentColour: Bool {
    appearance.foreground.map { $0.argument == $0.modifier && $0.single?.kind == .asset("AccentColor") } ?? false
  }
}

extension ElementSubject {
  var isDrawnBySystem: Bool {
    isInMenu || isInAlert || isSwipeAction
      || containers.contains { [.toolbar, .navigationBar, .tabBar, .menu, .alert].contains($0.kind) }
  }
}
