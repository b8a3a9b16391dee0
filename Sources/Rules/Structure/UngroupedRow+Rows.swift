import AccessibilityModel
import SourceModel
import SwiftSource

/// Rows of texts that are none to be grouped.
extension UngroupedRow {
  /// A title with a centred paragraph under it, once on its screen, is a message and no row of a list.
  func isMessage(_ row: TextRow, on screen: ScreenSubject, _ context: RuleContext) -> Bool {
    guard row.axis == .vertical, let stack = row.stack, let last = row.texts.last else { return false }
    let uses = screen.places.places.filter { $0.element.source == last.source }
    // A component that is there again and again, as a figure is with the word for it, is none.
    guard uses.contains(where: { $0.loops == 0 }), Set(uses.map(\.element.callSites)).count == 1 else { return false }
    return [last.expression, ModifierChain.whole(stack)].contains { place in
      guard let call = context.call(at: place), let link = CodeChain(reading: call).link("multilineTextAlignment") else { return false }
      return link.call.arguments.first?.value.plainName == "center"
    }
  }

  /// A title and what it says, with nothing else in a popover or sheet: who opened it hears both, one after the other.
  func isAllPresented(_ row: TextRow, on screen: ScreenSubject) -> Bool {
    let (places, name) = (screen.places.places, screen.screen.name)
    guard row.axis == .vertical, let stack = row.stack, Screen.whole(of: name) != name,
      places.contains(where: { $0.element.source == row.texts[0].source && $0.loops == 0 }) else { return false }
    return places.allSatisfy { $0.element.exposure != .exposed || $0.element.role == .text && stack.contains($0.element.source) }
  }

  /// A text of which people select a part to copy it, which they could not within a larger element.
  func isSelectable(_ text: AccessibilityElement, _ context: RuleContext) -> Bool {
    guard let call = context.call(at: text.expression), let link = CodeChain(reading: call).link("textSelection") else { return false }
    return link.call.arguments.first?.value.plainName != "disabled"
  }

  /// Two values that look alike and that one function writes are the ends of a scale: `Text(fmt(range.low))` and
  /// `Text(fmt(range.high))`.
  func isScale(_ row: TextRow, _ context: RuleContext) -> Bool {
    guard row.axis == .horizontal, row.texts.count == 2, TextRow.looks(row.texts[0]) == TextRow.looks(row.texts[1]) else { return false }
    // So are the words that one component draws twice: "Less" and "More" at the ends of a pad.
    if row.texts[0].source == row.texts[1].source, row.texts.allSatisfy({ Self.isWord($0) }) { return true }
    let writers = row.texts.map { context.call(at: $0.source).flatMap(Self.shown)?.callName }
    return writers[0] != nil && writers[0] == writers[1]
  }

  private static func isWord(_ text: AccessibilityElement) -> Bool {
    text.label?.value.literal.map { !$0.contains(where: \.isNumber) && !$0.hasSuffix(":") } ?? false
  }

  /// What a `Text` is made of.
  private static func shown(_ text: Expression) -> Expression? {
    guard case .call(let call) = text.kind else { return nil }
    return call.arguments.first?.value
  }

  /// What drags over the screen set, and nothing else that is pressed there: those who cannot drag never get to it, which is
  /// another finding.
  static func setByDragging(_ screen: ScreenSubject) -> Set<String> {
    var (dragged, pressed): (Set<String>, Set<String>) = ([], [])
    for element in screen.all {
      for gesture in element.gestures {
        let deeds = [gesture.moving, gesture.effect].compactMap(\.self?.whole)
        let set = deeds.flatMap { $0.assignments.map(\.target) + $0.mentions } + gesture.dragged.map(\.target)
        if gesture.kind == .drag { dragged.formUnion(set) } else { pressed.formUnion(set) }
      }
      if let deed = element.activation { pressed.formUnion(deed.whole.assignments.map(\.target) + deed.whole.mentions) }
    }
    return dragged.subtracting(pressed)
  }

  /// Whether one of some states decides that the row is there.
  func isThere(_ row: TextRow, by states: Set<String>, on screen: ScreenSubject) -> Bool {
    guard !states.isEmpty, let place = screen.places.places.first(where: { $0.element.source == row.texts[0].source })
    else { return false }
    return place.when.contains { condition in
      ValuePaths.all(in: condition.subject).contains { path in
        // `updateSelectedItems(at: point)` sets `selectedItems`, by its name.
        states.contains { $0 == path || path.count > 4 && $0.lowercased().hasSuffix(path.lowercased()) }
      }
    }
  }
}
