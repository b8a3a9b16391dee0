import AccessibilityModel
import Testing

@testable import AssistiveTechnologies

@Suite("Keyboard and switch")
struct ReachabilityTests {
  private func reach(_ elements: AccessibilityElement...) -> [ReachableElement] {
    Reachability().focusable(elements.map { Make.stop($0) })
  }

  @Test("Controls are reached in order, texts are passed by")
  func order() {
    let found = reach(
      Make.element(.text, label: "Title"), Make.button("Save"), Make.element(.slider, label: "Volume", .adjustable))
    #expect(found.map { $0.stop.element.label?.value.rendered } == ["Save", "Volume"])
    #expect(found.map(\.isReachable) == [true, true])
  }

  @Test("A gesture alone cannot be reached; a trait or an action makes it so")
  func gestures() {
    var card = Make.element(.text, label: "Card")
    card.gestures = [Make.gesture(.tap)]
    #expect(reach(card).map(\.obstacle) == [.gestureOnly([.tap])])
    var button = card
    button.traits = .button
    #expect(reach(button).map(\.obstacle) == [nil])
    var action = card
    action.actions = [Make.action("Open")]
    #expect(reach(action).map(\.obstacle) == [nil])
  }

  @Test("An element with actions and nothing else is reached for them")
  func actionsAlone() {
    var row = Make.element(.combined, label: "Message")
    row.actions = [Make.action("", .escape)]
    #expect(reach(row).isEmpty)
    row.actions = [Make.action("Reply")]
    #expect(reach(row).map(\.isReachable) == [true])
  }

  @Test("What is dimmed is not reached")
  func dimmed() {
    #expect(reach(Make.element(.button, label: "Save", [.button, .notEnabled])).map(\.obstacle) == [.disabled])
  }

  @Test("A gesture beside activation needs an action of its own")
  func secondaryGestures() {
    var button = Make.button("Photo")
    button.gestures = [.tap, .longPress, .magnify].map { Make.gesture($0) }
    #expect(reach(button).map { $0.unreachableGestures.map(\.kind) } == [[.longPress, .magnify]])
    button.actions = [Make.action("", .zoom)]
    #expect(reach(button).map { $0.unreachableGestures.map(\.kind) } == [[.longPress]])
    button.actions = [Make.action("Options")]
    #expect(reach(button).map { $0.unreachableGestures.isEmpty } == [true])
    var double = Make.button("Photo")
    double.gestures = [Make.gesture(.tap, count: 2)]
    #expect(reach(double).map { $0.unreachableGestures.map(\.count) } == [[2]])
  }

  @Test("Dragging stands for adjusting")
  func drag() {
    var knob = Make.element(.platformView, label: "Volume", .adjustable)
    knob.gestures = [Make.gesture(.drag)]
    #expect(reach(knob).map { $0.unreachableGestures.isEmpty } == [true])
  }
}
