import AccessibilityModel
import SourceModel

/// A tap gesture with everything on the screen that reacts to it.
struct TapTarget {
  let gesture: Gesture
  /// The elements that share the gesture, hidden ones left out.
  private(set) var elements: [AccessibilityElement] = []
  private let screen: ScreenPlaces
  private let isRepeated: Bool
  private let isInLoop: Bool

  init?(of subject: ElementSubject) {
    guard let gesture = Self.gestures(of: subject.element).first(where: { $0.kind == .tap && $0.count == 1 })
    else { return nil }
    self.gesture = gesture
    screen = subject.places
    isInLoop = subject.isRepeated
    isRepeated = subject.isRepeated || subject.containers.contains { $0.kind == .list }
  }

  /// With the elements around that share the gesture.
  func gathered(around subject: ElementSubject) -> TapTarget {
    var target = self
    var outcomes = subject.when
    var found: Set<SourceRange> = []
    let instance = Self.instance(of: gesture, around: subject.element)
    target.elements = screen.positions(withGesture: gesture.source, around: subject.position).compactMap { position in
      let other = subject.places.subject(at: position)
      guard other.element.exposure != .hidden, other.element.callSites.starts(with: instance),
        other.coexists(with: subject),
        Self.gestures(of: other.element).contains(where: { $0.source == gesture.source }) else { return nil }
      if other.element.exposure == .exposed,
        !other.when.contains(where: { mine in outcomes.contains { $0.excludes(mine) } }) {
        outcomes += other.when
        found.insert(other.element.source)
      }
      return other.element
    }
    target.count = found.count
    return target
  }

  /// The uses of views down to the one whose code has the gesture; another use of it has a gesture of its own.
  private static func instance(of gesture: Gesture, around element: AccessibilityElement) -> ArraySlice<CallSite> {
    guard !element.callSites.isEmpty, let chain = ModifierChain.whole(around: gesture.source),
      let inner = element.callSites.firstIndex(where: { chain.contains($0.source) })
      else { return element.callSites[...] }
    return element.callSites[..<inner]
  }

  /// The gestures of an element; those of a view that was replaced by one element still work through it.
  private static func gestures(of element: AccessibilityElement) -> [Gesture] {
    guard element.role == .replaced, element.gestures.isEmpty else { return element.gestures }
    let parts = element.content.filter { $0.exposure != .hidden }
    guard let first = parts.first else { return [] }
    return first.gestures.filter { gesture in
      parts.allSatisfy { $0.gestures.contains { $0.source == gesture.source } }
    }
  }

  var exposed: [AccessibilityElement] { elements.filter { $0.exposure == .exposed } }

  /// Number of different views that can be found at one time.
  private(set) var count = 0

  /// More than a row or card: the tap is meant for the area and not for what stands in it.
  var isArea: Bool { !isRepeated && (count > 6 && (coversScreen || holdsControl) || togglesControls) }

  /// Shows or hides the controls of a player.
  private var togglesControls: Bool {
    gesture.effect.mentions.contains { $0.lowercased().contains("control") && $0.hasSuffix(".toggle") }
  }

  /// Only changes how large the view is drawn, or where.
  private var onlyResizes: Bool {
    let mentions = ActionLikeness.meaningful(gesture.effect)
    return !mentions.isEmpty
      && mentions.allSatisfy {
        ["scale", "zoom", "offset", "rotation", "angle"].contains($0.split(separator: ".").last ?? "")
      }
  }

  /// The view is of a package, and code that was handed to it says something about its role.
  func mayTellRole(_ element: AccessibilityElement) -> Bool {
    guard element.role == .image, element.viewName != "Image" else { return false }
    let text = ModifierChain.whole(around: place)?.text ?? ""
    return [".isButton", ".isLink", "accessibilityAction", "accessibilityRepresentation"].contains(where: text.contains)
  }

  var place: SourceRange { gesture.source.atDot }
  /// The gesture as it is written.
  var text: String { place.text }

  /// The gesture does nothing, puts the keyboard away, or only listens beside others.
  var isTrivial: Bool {
    let effect = gesture.effect
    if gesture.isSketched { return false }
    if effect.isEmpty || effect.onlyEndsEditing || onlyResizes { return true }
    if text.hasPrefix(".simultaneousGesture") { return true }
    let lowered = text.lowercased()
    let keyboard = ["endediting", "resignfirstresponder", "hidekeyboard", "dismisskeyboard", "closekeyboard"]
    if keyboard.contains(where: lowered.contains) {
      return true
    }
    return !effect.mentions.isEmpty && effect.mentions.allSatisfy { mention in
      ["print", "debugPrint", "NSLog", "Task", "withAnimation"].contains(mention)
        || mention.lowercased().contains("animation")
    }
  }

  /// A tap next to fields puts the keyboard away more often than not.
  var holdsField: Bool {
    elements.contains { [.textField, .secureField, .textEditor, .searchField].contains($0.role) }
  }

  var holdsControl: Bool { elements.contains(where: \.role.isControl) }

  /// Everything that can be found on the screen reacts: more likely a background than a button.
  var coversScreen: Bool { screen.exposedCount == exposed.count }

  /// What it closes stands in the code of the gesture: `isOpen = false`, `dismiss()`.
  var onlyDismisses: Bool {
    if text.contains("= false") || text.contains("= nil") { return true }
    let names = gesture.effect.mentions.map { $0.split(separator: ".").last.map(String.init)?.lowercased() ?? "" }
    return !names.isEmpty && names.allSatisfy { name in
      ["dismiss", "close", "hide", "cancel", "collapse", "withanimation", "toggle"].contains { name.hasPrefix($0) }
    }
  }

  /// A control on the screen does what the gesture does.
  var hasEquivalent: Bool {
    let mentions = ActionLikeness.meaningful(gesture.effect)
    guard !mentions.isEmpty else { return false }
    let flipped = Set(mentions.compactMap { $0.hasSuffix(".toggle") ? String($0.dropLast(7)) : nil })
    let likeness = ActionLikeness(gesture: gesture)
    // What matches mentions everything that the gesture mentions, so one of its calls finds the candidates. What one row
    // does, a control outside of the rows does not do for it.
    if let mention = mentions.min(),
      screen.controls(mentioning: mention, inLoopsOnly: isInLoop).contains(where: likeness.isMatched) {
      return true
    }
    return !flipped.isEmpty && screen.controls.contains { control in
      control.value?.value.holes.contains { flipped.contains($0.trimmingPrefix("$").description) } ?? false
    }
  }
}
