import AccessibilityModel

/// Controls inside an element that took the place of its children: nobody but touch users reaches them.
struct LostControls {
  let controls: [AccessibilityElement]

  init(in element: AccessibilityElement) {
    guard element.role == .replaced, !element.mayHave([.button, .link, .toggle]) else {
      controls = []
      return
    }
    guard !element.mayHave(.adjustable), element.actions.isEmpty else {
      // Steps up and down do what buttons and sliders do. Nobody types with them, and no other action may open the field.
      let isOnlyAdjusted = element.actions.allSatisfy { [.increment, .decrement, .adjustable].contains($0.kind) }
      controls = isOnlyAdjusted ? element.content.filter(Self.isTypedInto) : []
      return
    }
    let effects = element.gestures.map { Set($0.effect.mentions) }.filter { !$0.isEmpty }
    controls = element.content.filter { part in
      // What stands in for something while that is loaded can be used by nobody.
      guard part.exposure == .exposed, part.certainty != .opaque, !part.traits.contains(.notEnabled),
        part.role.isControl || part.mayHave([.button, .link, .toggle, .adjustable]) && !part.gestures.isEmpty
        else { return false }
      // A tap on the whole does the same.
      return !effects.contains(Set(part.activation?.mentions ?? []))
    }
  }

  private static func isTypedInto(_ part: AccessibilityElement) -> Bool {
    part.exposure == .exposed && part.certainty != .opaque && !part.traits.contains(.notEnabled)
      && [.textField, .secureField, .searchField, .textEditor].contains(part.role)
  }

  var isEmpty: Bool { controls.isEmpty }

  /// Number of different controls, whatever branches they stand in.
  var count: Int { Set(controls.map(\.source)).count }
}
