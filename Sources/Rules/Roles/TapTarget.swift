import AccessibilityModel
import SourceModel

/// A tap gesture with everything on the screen that reacts to it.
struct TapTarget {
  let gesture: Gesture
  /// The elements that share the gesture, hidden ones left out.
  let elements: [AccessibilityElement]
  private let screen: ScreenPlaces

  init?(of subject: ElementSubject) {
    guard let gesture = Self.gestures(of: subject.element).first(where: { $0.kind == .tap && $0.count == 1 }) else { return nil }
    self.gesture = gesture
    screen = subject.places
    elements = screen.positions(withGesture: gesture.source).map { subject.places.places[$0].element }.filter { other in
      other.exposure != .hidden && Self.gestures(of: other).contains { $0.source == gesture.source }
    }
  }

  /// The gestures of an element; those of a view that was replaced by one element still work through it.
  private static func gestures(of element: AccessibilityElement) -> [Gesture] {
    guard element.role == .replaced, element.gestures.isEmpty else { return element.gestures }
    let parts = element.content.filter { $0.exposure != .hidden }
    guard let first = parts.first else { return [] }
    return first.gestures.filter { gesture in parts.allSatisfy { $0.gestures.contains { $0.source == gesture.source } } }
  }

  var exposed: [AccessibilityElement] { elements.filter { $0.exposure == .exposed } }

  /// Number of different views that can be found, whatever branches they stand in.
  var count: Int { Set(exposed.map(\.source)).count }

  /// More than a row or card: the tap is meant for the area and not for what stands in it.
  var isArea: Bool { count > 3 && coversScreen || count > 6 && holdsControl }

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
    if effect.isEmpty || effect.onlyEndsEditing { return true }
        if text.hasPrefix(".simultaneousGesture") { return true }
    let lowered = text.lowercased()
    if ["endediting", "resignfirstresponder", "hidekeyboard", "dismisskeyboard", "closekeyboard"].contains(where: lowered.contains) {
      return true
    }
    return !effect.mentions.isEmpty && effect.mentions.allSatisfy { mention in
      ["print", "debugPrint", "NSLog", "Task", "withAnimation"].contains(mention) || mention.lowercased().contains("animation")
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

  /// A control on the screen does just what the gesture does.
  var hasEquivalent: Bool {
    let mentions = Self.meaningful(gesture.effect)
    guard !mentions.isEmpty else { return false }
    let flipped = Set(mentions.compactMap { $0.hasSuffix(".toggle") ? String($0.dropLast(7)) : nil })
    return screen.controls.contains { element in
      if let activation = element.activation, Self.meaningful(activation) == mentions { return true }
      return element.value?.value.holes.contains { flipped.contains($0.trimmingPrefix("$").description) } ?? false
    }
  }

  /// The calls and changes that make a difference to people.
  private static func meaningful(_ effect: ActionSummary) -> Set<String> {
    let wrappers: Set<String> = ["withAnimation", "Task", "print", "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "MainActor.run"]
    return Set(effect.mentions.filter { mention in
      !wrappers.contains(mention) && !mention.lowercased().contains("haptic") && !mention.contains("impactOccurred")
    })
  }
}
