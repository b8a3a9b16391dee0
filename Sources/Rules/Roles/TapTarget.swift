import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// A tap gesture with everything on the screen that reacts to it.
struct TapTarget {
  let gesture: Gesture
  /// Everything that reacts to it; empty before it was gathered.
  private(set) var area: TapArea?
  private let screen: ScreenPlaces
  private let standsInRow: Bool
  private let isInLoop: Bool

  init?(of subject: ElementSubject) {
    guard let gesture = TapAreas.gestures(of: subject.element).first(where: { $0.kind == .tap && $0.count == 1 })
    else { return nil }
    self.gesture = gesture
    screen = subject.places
    isInLoop = subject.isRepeated
    standsInRow = subject.isRepeated || subject.containers.contains { $0.kind == .list }
  }

  /// With the elements around that share the gesture.
  func gathered(around subject: ElementSubject) -> TapTarget {
    var target = self
    target.area = subject.surveyed(TapAreas.self).area(of: gesture, around: subject)
    return target
  }

  /// Number of elements that can be found, in whatever state.
  var exposedCount: Int { area?.exposedCount ?? 0 }

  /// What is heard of the first of the elements that say something, in the order of swipes.
  func firstHeard(in context: RuleContext) -> String? {
    area.flatMap { screen[TapAreas.self].firstHeard(of: $0, on: screen, in: context) }
  }

  /// The first of the elements that can be found and are no controls, in order.
  var firstParts: [ElementSubject] { area?.firstPositions.map { screen.subject(at: $0) } ?? [] }

  /// The same before and after they became one element with some traits; only before where what is heard of that is not
  /// known, as with the name of a glyph in it.
  ///
  /// - Parameter isHidden: What is not heard any more.
  func heardAsOne(
    with traits: Traits, in context: RuleContext, hiding isHidden: (AccessibilityElement) -> Bool = { _ in false }
  ) -> Heard? {
    guard let before = firstHeard(in: context) else { return nil }
    var sources: Set<SourceRange> = []
    let parts = firstParts.filter { sources.insert($0.element.source).inserted }
    let always = parts.map(\.when).min { $0.count < $1.count }
    let lasting = parts.filter { $0.when == always }.map(\.element).filter { !isHidden($0) }
    // What is there at times is read with the rest then.
    let isAll = parts.allSatisfy { $0.when == always || $0.element.role != .text || isHidden($0.element) }
    guard isAll, sources.count >= count, let first = lasting.first, lasting.allSatisfy({ $0.role == .text && !$0.isUnnamed }) else {
      return Heard(before: before)
    }
    let words = lasting.compactMap { $0.label?.value.rendered }.joined(separator: ", ")
    var one = first
    one.traits.insert(traits)
    one.label = Fact(SpokenText(words), origin: .content)
    return Heard(before: before, after: context.heard(one))
  }

  /// Number of different views that can be found at one time.
  var count: Int { area?.count ?? 0 }

  /// The only one of them that is no control, or nobody.
  var holdsOneBesideControls: Bool { holdsControl && area?.plainCount == 1 }

  /// Number of those that are no controls.
  var plainCount: Int { area?.plainCount ?? 0 }

  /// The gesture may be that of a row: no more reacts to it than stands in rows.
  private var isRepeated: Bool { standsInRow && (area?.isOfRows ?? true) }

  /// More than a row or card: the tap is meant for the area and not for what stands in it.
  var isArea: Bool { !isRepeated && (count > 6 && (coversScreen || holdsControl) || togglesControls) }

  /// Shows or hides the controls of a player.
  private var togglesControls: Bool {
    gesture.effect.mentions.contains { $0.lowercased().contains("control") && $0.hasSuffix(".toggle") }
  }

  /// The view is of a package, and code that was handed to it says something about its role.
  func mayTellRole(_ element: AccessibilityElement) -> Bool {
    guard element.role == .image, element.viewName != "Image" else { return false }
    return place.remembered(for: Role.self) {
      let text = ModifierChain.whole(around: place)?.text ?? ""
      return [".isButton", ".isLink", "accessibilityAction", "accessibilityRepresentation"].contains(where: text.contains)
    }
  }

  /// Opens what is there for the people who make the app, by the names in its code.
  var isForMakers: Bool {
    let words = gesture.effect.mentions.flatMap(IdentifierWords.split)
    return words.contains { NameWords.words(.makersName).contains($0.lowercased()) }
  }

  var place: SourceRange { gesture.source.atDot }
  /// The gesture as it is written.
  var text: String { place.text }

  /// The gesture does nothing, puts the keyboard away, or only listens beside others.
  var isTrivial: Bool { screen[TapAreas.self].isTrivial(gesture) }

  /// A tap next to fields puts the keyboard away more often than not.
  var holdsField: Bool { area?.holdsField ?? false }

  var holdsControl: Bool { area?.holdsControl ?? false }

  /// As one element, something in it could not be pressed by itself any more.
  var holdsOthersToPress: Bool { area?.holdsOthersToPress ?? false }

  /// Everything that can be found on the screen reacts: more likely a background than a button.
  var coversScreen: Bool { screen.exposedCount == exposedCount }

  /// One of the rows of a list or loop, which are all there is on many screens; no ground under them.
  var isRow: Bool { isRepeated && !holdsList }

  /// What it closes stands in the code of the gesture: `isOpen = false`, `dismiss()`.
  var onlyDismisses: Bool {
    if text.contains("= false") || text.contains("= nil") { return true }
    let names = gesture.effect.mentions.map { $0.split(separator: ".").last.map(String.init)?.lowercased() ?? "" }
    return !names.isEmpty && names.allSatisfy { name in
      ["dismiss", "close", "hide", "cancel", "collapse", "withanimation", "toggle"].contains { name.hasPrefix($0) }
    }
  }

  /// All that it does is to take something back: `selection = nil`, `isEditing = false`.
  var onlyClears: Bool {
    let done = ActionLikeness.meaningful(gesture.effect)
    let cleared = gesture.effect.assignments.filter { ["false", "nil", "[]", "\"\""].contains($0.value) }.map(\.target)
    return !done.isEmpty && done == Set(cleared)
  }

  /// All that it does is to put away a tip or the like, at a time when one shows. Who cannot see where it is pressed
  /// misses no button.
  var onlyPutsAway: Bool { count > 1 && (holdsControl || coversScreen) && gesture.effect.onlyPutsAway }

  /// All that it does is to put a window or card before others that lie over it, which assistive technologies reach where
  /// they are: `desk.bringToFront(.notes)`.
  var onlyRaises: Bool {
    let done = ActionLikeness.meaningful(gesture.effect)
    return count > 1 && !done.isEmpty && done.allSatisfy { mention in
      let words = IdentifierWords.split(mention.split(separator: ".").last.map(String.init) ?? mention).map { $0.lowercased() }
      return words.count > 1 && words.contains { $0 == "front" || $0 == "frontmost" }
    }
  }

  /// `selection = nil`
  var onlyUnsets: Bool { onlyClears && gesture.effect.assignments.allSatisfy { $0.value == "nil" } }

  /// It puts away what it stands in: the flag that it clears is the one under which that is there, or it calls what is
  /// named for closing. People with assistive technologies close it by other means, or miss one; a button it is not.
  func closesWhatHoldsIt(_ subject: ElementSubject) -> Bool {
    let done = ActionLikeness.meaningful(gesture.effect)
    let cleared = gesture.effect.cleared
    if !done.isEmpty, done == cleared {
      return subject.when.contains { condition in cleared.contains { condition.subject.hasPrefix($0) } }
    }
    return !done.isEmpty && done.allSatisfy { mention in
      let words = IdentifierWords.split(mention.split(separator: ".").last.map(String.init) ?? mention)
        .map { $0.lowercased() }.drop { $0 == "on" }
      return words.first.map { ["dismiss", "close", "hide", "cancel"].contains($0) } ?? false
    }
  }

  /// What reacts holds rows that scroll or repeat: as one element nobody could go through them.
  var holdsList: Bool {
    place.remembered(for: Rows.self) {
      let text = ModifierChain.whole(around: place)?.text ?? ""
      return ["ScrollView", "List {", "List(", "ForEach("].contains(where: text.contains)
    }
  }

  /// What reacts is a page of a tab view, whose gesture stands beside its `tabItem`.
  var holdsPage: Bool {
    place.remembered(for: Page.self) { ModifierChain.whole(around: place)?.text.contains(".tabItem") ?? false }
  }

  // What is read from the code around the gesture.
  private enum Page {}
  private enum Role {}
  private enum Rows {}

  /// It shows or hides things.
  var onlySetsFlags: Bool {
    let done = ActionLikeness.meaningful(gesture.effect)
    let flags = gesture.effect.assignments.filter { ["true", "false", "nil"].contains($0.value) }.map(\.target)
    return !done.isEmpty && done == Set(flags)
  }

  /// It leads to a page elsewhere.
  var opensAddress: Bool {
    let done = ActionLikeness.meaningful(gesture.effect)
    return done.count == 1 && done.allSatisfy { ["openURL", "UIApplication.shared.open", "NSWorkspace.shared.open"].contains($0) }
  }

  /// A row of a menu does what the gesture does.
  var isOfferedElsewhere: Bool {
    screen[ControlSurvey.self].isOffered(ActionLikeness.meaningful(gesture.effect))
  }

  /// A control on the screen does what the gesture does, while the gesture is there.
  func hasEquivalent(for subject: ElementSubject) -> Bool {
    let mentions = ActionLikeness.meaningful(gesture.effect)
    guard !mentions.isEmpty else { return false }
    let survey = screen[ControlSurvey.self]
    let flags = Set(mentions.lazy.filter { $0.hasSuffix(".toggle") }.map { String($0.dropLast(7)) })
    let equals = survey.equivalents(of: gesture, inLoopsOnly: isInLoop).filter { !isWayBack($0, from: flags, for: subject) }
    if !equals.isEmpty, subject.surveyed(StatesSurvey.self).someCoexists(equals, with: subject.position) { return true }
    // `showsCard = false` closes what the button closes, too, that turns the flag.
    let closed = gesture.effect.assignments.filter { $0.value == "false" }.map(\.target)
    let turning = mentions == Set(closed) ? closed.flatMap(survey.turning) : []
    if !turning.isEmpty, subject.surveyed(StatesSurvey.self).someCoexists(turning, with: subject.position) { return true }
    return flags.contains(where: survey.shownValues.contains)
  }

  /// What is there only while the flag is up that the gesture turns, such as "Cancel" in the dialog that the gesture opens,
  /// turns it back.
  private func isWayBack(_ position: Int, from flags: Set<String>, for subject: ElementSubject) -> Bool {
    guard !flags.isEmpty else { return false }
    let held = screen.subject(at: position).when.filter { flags.contains($0.subject) && $0.description == $0.subject }
    return held.contains { !subject.when.contains($0) }
  }
}

extension Gesture {
  /// It does nothing, puts the keyboard away, or only listens beside others.
  var isTrivialTap: Bool {
    if isSketched { return false }
    if effect.isEmpty || effect.onlyEndsEditing || onlyResizes || onlySetsFocus { return true }
    if onlyListens, !leadsOn { return true }
    return !effect.mentions.isEmpty && effect.mentions.allSatisfy { mention in
      ["print", "debugPrint", "NSLog", "Task", "withAnimation"].contains(mention)
        || mention.lowercased().contains("animation")
    }
  }

  /// Beside others that react to the finger, most gestures count or vibrate; one that shows, sets or chooses something is
  /// what the view is pressed for.
  private var leadsOn: Bool {
    let verbs = NameWords.words(.tellingVerb).union(NameWords.words(.showingVerb)).union(NameWords.words(.asksFirst))
    return ActionLikeness.meaningful(effect).contains { mention in
      let last = mention.split(separator: ".").last.map(String.init) ?? mention
      return IdentifierWords.split(last).first.map { verbs.contains($0.lowercased()) } ?? false
    }
  }

  /// Only changes how large the view is drawn, or where.
  private var onlyResizes: Bool {
    let mentions = ActionLikeness.meaningful(effect)
    return !mentions.isEmpty
      && mentions.allSatisfy {
        ["scale", "zoom", "offset", "rotation", "angle"].contains($0.split(separator: ".").last ?? "")
      }
  }
}
