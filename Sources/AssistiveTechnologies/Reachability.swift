import AccessibilityModel

/// An interactive element, and whether it can be had without touch.
public struct ReachableElement: Hashable, Sendable {
  /// What keeps a keyboard or a switch from it.
  public enum Obstacle: Hashable, Sendable {
    /// Only a touch gesture acts on it: no control, no trait and no action tells that there is something to do.
    case gestureOnly([Gesture.Kind])
    /// It is dimmed, which may be meant.
    case disabled
  }

  public var stop: TranscriptStop
  /// nil when it can be reached and activated.
  public var obstacle: Obstacle?
  /// Gestures that do something beside its activation and have no action of their own.
  public var unreachableGestures: [Gesture]

  public init(stop: TranscriptStop, obstacle: Obstacle?, unreachableGestures: [Gesture]) {
    self.stop = stop
    self.obstacle = obstacle
    self.unreachableGestures = unreachableGestures
  }

  public var isReachable: Bool { obstacle == nil }
}

/// Full Keyboard Access and Switch Control: what can be reached and activated without touching the screen.
///
/// Both walk the accessibility tree and stop at what says that it can be acted on: a control, a trait for it, an
/// action (rule catalogue `tap-without-button-trait`, `keyboard-unreachable`). A tap gesture alone says nothing
/// (runtime-facts 3: `onTapGesture` adds no trait).
public struct Reachability: Sendable {
  public init() {}

  /// The interactive stops in the order in which the keyboard and the switch go through them, those that they pass by
  /// included. Elements that only inform are left out.
  public func focusable(_ stops: [TranscriptStop]) -> [ReachableElement] {
    stops.compactMap { stop in
      let element = stop.element
      guard element.isInteractive || offersAction(element) else { return nil }
      let obstacle: ReachableElement.Obstacle? =
        if element.traits.contains(.notEnabled) { .disabled }
        else if isAnnouncedAsInteractive(element) { nil }
        else { .gestureOnly(element.gestures.map(\.kind)) }
      return ReachableElement(stop: stop, obstacle: obstacle, unreachableGestures: unreachableGestures(of: element))
    }
  }

  /// Whether Voice Control offers the element, so that its input labels count (recorded: as_ref_feature_showcase,
  /// uk_input_labels).
  public func respondsToUserInteraction(_ element: AccessibilityElement) -> Bool {
    let says = element.platform?.settings.last { $0.name == "accessibilityRespondsToUserInteraction" }
    if let says, !says.isConditional { return says.value == "true" }
    return element.certainty == .opaque || element.isInteractive || isAnnouncedAsInteractive(element)
  }

  private func isAnnouncedAsInteractive(_ element: AccessibilityElement) -> Bool {
    let telling: Traits = [
      .button, .link, .toggle, .adjustable, .textEntry, .searchField, .backButton, .tabBarItem, .popupButton,
      .keyboardKey,
    ]
    return element.role.isControl || !element.traits.isDisjoint(with: telling) || offersAction(element)
  }

  private func offersAction(_ element: AccessibilityElement) -> Bool {
    element.actions.contains { action in
      switch action.kind {
      case .named, .activate, .delete, .swipe, .increment, .decrement, .adjustable, .menuItem, .showMenu: true
      case .escape, .magicTap, .zoom: false
      }
    }
  }

  /// A single tap stands for activation, and zooming actions for magnifying. Any named action is taken to do what
  /// another gesture does: only its author knows.
  private func unreachableGestures(of element: AccessibilityElement) -> [Gesture] {
    let kinds = Set(element.actions.map(\.kind))
    guard kinds.isDisjoint(with: [.named, .menuItem, .swipe, .delete, .showMenu]) else { return [] }
    return element.gestures.filter { gesture in
      switch gesture.kind {
      case .tap: gesture.count > 1 && !kinds.contains(.activate)
      case .drag: !element.traits.contains(.adjustable)
      case .magnify: !kinds.contains(.zoom)
      case .longPress, .rotate, .other: true
      }
    }
  }
}
