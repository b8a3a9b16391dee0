import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// Which of the colours that a text may have, and of those behind it, are seen together.
extension ContrastJudge {
  /// What becomes of two colours.
  enum Meeting {
    case pair(Pair)
    /// They are never together, or nobody could use what they are on.
    case never
    /// Whether they come together is not known.
    case open
    /// One of them is not known, and a state whose colours are not known says nothing of the others.
    case unknown
  }

  /// What holds of all colours of a text.
  struct Sightings {
    let opacity: Double
    let inactive: [Condition]
    let refused: [Condition]
    let veils: Bool
    /// Under what the text is seen as it is judged.
    let sight: [Condition]
    let modes: [ColorMode]
    fileprivate let isSightOfPalette: Bool
    fileprivate let isSightOfChoice: Bool
    fileprivate let isSightGiven: Bool
    fileprivate let isPicture: Bool

    init(of text: AccessibilityElement, opacity: Double, refused: [Condition], veils: Bool, sight: [Condition]) {
      self.opacity = opacity
      self.veils = veils
      self.sight = sight
      inactive = text.inactiveConditions
      self.refused = refused + inactive
      modes = ContrastJudge.modes(of: text)
      isSightOfPalette = sight.contains(where: isOfPalette)
      isSightOfChoice = sight.contains(where: \.isOfStoredChoice)
      isSightGiven = sight.contains(where: isOfGiven)
      isPicture = text.role == .image
    }
  }

  /// One of the colours, with what is to be known of it and of the text alone: a text of twenty colours on twenty grounds
  /// asks for it forty times, not four hundred.
  struct Shade {
    let option: Setting<Paint>.Option
    fileprivate var topics = Topics()
    /// The text never has it, or nobody could use what it is on.
    fileprivate let isNever: Bool
    /// It may be seen while the control can be used.
    fileprivate let mayBeUsed: Bool
    /// The modes in which it is seen.
    fileprivate let modes: [ColorMode]

    init(_ option: Setting<Paint>.Option, _ sightings: Sightings) {
      self.option = option
      let conditions = option.conditions
      for condition in conditions { topics.formUnion(Topics.of(condition)) }
      let seen = conditions + sightings.sight
      isNever = topics.contains(.inactive) || sightings.sight.contains(where: isOfInactive)
        || seen.contains { one in seen.contains { $0.excludes(one) } }
        || seen.contains { condition in sightings.refused.contains(where: condition.implies) }
      mayBeUsed = seen.allSatisfy { ContrastJudge.mayBeUsed(under: $0, off: sightings.inactive) }
      modes = sightings.modes.filter { holds(seen, in: $0) }
    }
  }

  /// What a condition is about, as its words tell.
  fileprivate struct Topics: OptionSet, Sendable {
    let rawValue: Int

    static let theme = Topics(rawValue: 1)
    static let palette = Topics(rawValue: 2)
    static let inactive = Topics(rawValue: 4)
    static let given = Topics(rawValue: 8)
    static let choice = Topics(rawValue: 16)

    /// The colours of an app hang on a few conditions, each of which stands at thousands of texts.
    private static let known = Memory<Condition, Topics>()

    static func of(_ condition: Condition) -> Topics {
      known(condition) {
        var topics: Topics = []
        if ContrastJudge.isOfTheme(condition) { topics.insert(.theme) }
        if ContrastJudge.isOfPalette(condition) { topics.insert(.palette) }
        if ContrastJudge.isOfInactive(condition) { topics.insert(.inactive) }
        if ContrastJudge.isOfGiven(condition) { topics.insert(.given) }
        if condition.isOfStoredChoice { topics.insert(.choice) }
        return topics
      }
    }
  }

  static func meeting(_ front: Shade, _ back: Shade, _ sightings: Sightings) -> Meeting {
    let (foreground, background) = (front.option, back.option)
    if front.isNever || back.isNever { return .never }
    if foreground.conditions.contains(where: { one in background.conditions.contains { $0.excludes(one) } }) { return .never }
    // Whether it can be used while it has such a colour is not known.
    guard front.mayBeUsed, back.mayBeUsed, goTogether(front, back, sightings) else { return .open }
    guard let colors = foreground.value.faded(sightings.opacity).colors,
      let grounds = grounds(of: background.value, veils: sightings.veils) else { return .unknown }
    let ratios = front.modes.filter(back.modes.contains).map { mode in
      (mode, grounds.map { colors[mode].over($0[mode]).contrast(with: $0[mode]) }.max() ?? 1)
    }
    if ratios.isEmpty { return .never }
    let isOfChoice = sightings.isSightOfChoice || front.topics.contains(.choice) || back.topics.contains(.choice)
    // Letters in an accent that people chose, on the same accent, are drawn in another way than was read: nobody would
    // see them.
    // A picture that is sometimes drawn in the very colour that it lies on is not to be seen then.
    if sightings.isPicture, !foreground.conditions.isEmpty, ratios.allSatisfy({ $0.1 < invisible }) { return .never }
    if isOfChoice, ratios.allSatisfy({ $0.1 < invisible }) { return .open }
    var pair = Pair(
      foreground: foreground.value, background: background.value, place: foreground.origin,
      isChosen: !foreground.conditions.isEmpty, ratios: ratios)
    pair.behind = background.conditions
    pair.isOfSetting = isOfChoice
    pair.isAtBest = grounds.count > 1
    pair.isOnScreen = sightings.veils && background.value.isOnScreen
    return .pair(pair)
  }

  /// Whether two colours are chosen by the same things, as far as is known.
  private static func goTogether(_ front: Shade, _ back: Shade, _ sightings: Sightings) -> Bool {
    // Under a theme of the app's own one of the two changes, and the other most likely as well, in a way not seen.
    guard front.topics.contains(.theme) == back.topics.contains(.theme) else { return false }
    // What a caller gives goes with what it gives besides, and a palette with itself.
    guard front.topics.contains(.palette) == back.topics.contains(.palette) else { return false }
    let isGiven = sightings.isSightGiven || front.topics.contains(.given) || back.topics.contains(.given)
    if front.topics.contains(.palette), isGiven { return false }
    // Which appearance of the system goes with one of several palettes is not known.
    return !(front.topics.contains(.palette) || sightings.isSightOfPalette)
      || front.option.value.isFixed && back.option.value.isFixed
  }

  /// What a background comes to: one colour, or, where it lets through something that is not known, what it is over black
  /// and over white, between which all else lies. Where nothing was seen to paint anything, the screen shines through.
  private static func grounds(of background: Paint, veils: Bool) -> [ModeColors]? {
    if let colors = background.colors { return colors.isOpaque ? [colors] : nil }
    if veils, background.isOnScreen, let veil = background.veil, let screen = Paint.screen.colors {
      return [ModeColors { veil[$0].over(screen[$0]) }]
    }
    guard veils, let veil = background.veil, ColorMode.allCases.allSatisfy({ veil[$0].alpha >= leastVeil }) else { return nil }
    return [RGBA.black, .white].map { ground in veil.map { $0.over(ground) } }
  }

  /// Below this ratio nothing is seen of letters, in whatever light.
  private static let invisible = 1.1

  /// A thinner colour tells next to nothing of what letters stand on.
  private static let leastVeil = 0.5

  /// `settings.isDarkTheme`: a choice of the app's own, not the appearance of the system.
  private static func isOfTheme(_ condition: Condition) -> Bool {
    let name = condition.subject.lowercased()
    guard !["olorscheme", "serinterfacestyle"].contains(where: name.contains) else { return false }
    return NameWords.words(.ownTheme).contains(where: name.contains)
  }

  /// One of the palettes that the project has for a protocol or a type (`Evaluator.implementedLook`, `builtInLook`).
  private static func isOfPalette(_ condition: Condition) -> Bool { condition.asks == .type }

  /// `textColor != nil` of `textColor ?? palette.text`
  private static func isOfGiven(_ condition: Condition) -> Bool { condition.subject.hasSuffix("nil") }

  /// Controls that cannot be used now need no contrast (WCAG 2.2, 1.4.3, Incidental), and what is so only while a finger
  /// lies on it covers it.
  private static func isOfInactive(_ condition: Condition) -> Bool {
    let subject = condition.subject
    guard let flag = inactiveFlags.first(where: { subject.hasSuffix($0.name) && (subject == $0.name || subject.hasSuffix("." + $0.name)) })
    else { return false }
    return (condition.description == subject) == flag.holds
  }

  /// Flags of a control by what they are while it cannot be used.
  private static let inactiveFlags = [
    (name: "isPressed", holds: true), (name: "isEnabled", holds: false), (name: "isDisabled", holds: true),
    (name: "disabled", holds: true),
  ]

  /// Whether a colour under a condition is seen while the control can be used: where it cannot be used at other times
  /// alone, also for one of several reasons, and where the condition asks for the appearance, which has nothing to do with that.
  private static func mayBeUsed(under condition: Condition, off inactive: [Condition]) -> Bool {
    if inactive.isEmpty || inactive.contains(where: { $0.excludes(condition) || isOffOtherwise($0, condition) }) { return true }
    return condition.caseTest.map { ["light", "dark"].contains($0.name) } ?? false
  }

  /// `!isValid || isSending` of a colour while `isValid`: it can be used then, as long as nothing else stands against it.
  private static func isOffOtherwise(_ inactive: Condition, _ condition: Condition) -> Bool {
    guard case .any(let parts)? = inactive.composition, !condition.implies(inactive) else { return false }
    return parts.contains { $0.excludes(condition) }
  }

  /// Whether outcomes that ask for the appearance hold in one: `colorScheme == .dark`.
  private static func holds(_ conditions: [Condition], in mode: ColorMode) -> Bool {
    conditions.allSatisfy { condition in
      guard let test = condition.caseTest, ["light", "dark"].contains(test.name),
        ["cheme", "serInterfaceStyle"].contains(where: test.value.hasSuffix) else { return true }
      return ((test.name == "dark") == mode.isDark) == test.isPositive
    }
  }
}
