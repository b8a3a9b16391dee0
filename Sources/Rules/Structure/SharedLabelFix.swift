import AccessibilityModel
import SourceModel

/// What becomes of a label that came down to several elements: the name of one, of a group, or of the control it means.
struct SharedLabelFix {
  let shared: SharedModifier

  var fix: Fix? {
    let controls = self.controls
    guard !controls.isEmpty else { return grouping(".combine") }
    let nameless = controls.filter(isNameless)
    if Set(controls.map(\.source)).count == 1, let control = nameless.first {
      // A switch or a button takes the words around it along; of others the label is all that names them.
      return Self.merging.contains(control.role) ? grouping(".combine") : moving(to: control)
    }
    guard nameless.isEmpty else { return nil }
    let pictures = shared.reached.filter { $0.role == .image && isNameless($0) && !controls.contains($0) }
    return RevealedParts.hiding(pictures, within: ModifierChain.whole(around: shared.modifier.source))
      .flatMap { grouping(".contain", also: $0) }
  }

  /// Those that one can act on apart from the others. What all of them react to makes one thing of them.
  private var controls: [AccessibilityElement] {
    shared.reached.filter { element in
      element.role.isControl || element.gestures.contains { gesture in !isShared { $0.gestures.contains(gesture) } }
        || [Traits.button, .link, .toggle, .adjustable, .textEntry].contains { trait in
          element.traits.contains(trait) && !isShared { $0.traits.contains(trait) }
        }
    }
  }

  private func isShared(_ has: (AccessibilityElement) -> Bool) -> Bool { shared.reached.allSatisfy(has) }

  /// Controls that one element with texts around them can stand for.
  private static let merging: Set<ElementRole> = [.toggle, .button, .link, .navigationLink]

  /// Nothing but the shared label names it.
  private func isNameless(_ element: AccessibilityElement) -> Bool {
    guard element.modifiers(named: "accessibilityLabel").allSatisfy({ $0 == shared.modifier }) else { return false }
    if element.role == .image { return true }
    guard element.role.isControl, element.visibleText.allSatisfy(\.isWordless) else { return false }
    return CallArguments(of: element.source).title.map { $0.text == "\"\"" } ?? true
  }

  private func grouping(_ behaviour: String, also others: [SourceEdit] = []) -> Fix {
    let edit = FixBuilder.adding(".accessibilityElement(children: \(behaviour))", before: shared.modifier.source)
    return Fix("make one element or group of it first", safety: .suggested, edits: others + [edit])
  }

  /// The label goes to the only control, and the hint or value behind it goes along.
  private func moving(to control: AccessibilityElement) -> Fix? {
    guard ModifierChain.whole(around: shared.modifier.source)?.contains(control.expression) ?? false else { return nil }
    let followers = ModifierChain.links(after: shared.modifier.place)
      .prefix { ["accessibilityHint", "accessibilityValue"].contains($0.name) }.map(\.range)
    let modifiers = [shared.modifier.place] + followers
    let texts = modifiers.map { FixBuilder.adding($0.text, to: control) }
    let edit = SourceEdit(range: texts[0].range, replacement: texts.map(\.replacement).joined())
    return Fix(
      "give the name to the control that it is meant for", safety: .suggested,
      edits: [edit] + modifiers.map(FixBuilder.removing))
  }
}
