import AccessibilityModel
import PlatformKnowledge
import SourceModel
import ViewEvaluation

/// Presses of a control as a stream that others follow: `button.rx.tap` and `rx.controlEvent(.touchUpInside)` of RxCocoa,
/// `tapPublisher` and `controlEventPublisher(for:)` of CombineCocoa, `reactive.controlEvents` of ReactiveCocoa (the
/// packages' documentation). Whoever follows it does what the button is for.
extension UIKitEffects {
  /// The name that a stream of presses goes by.
  static let presses = "tap"

  /// The stream that a control offers under a name.
  func pressStream(_ name: String, of object: UIObject, _ source: SourceRange) -> Value? {
    guard ["tapPublisher", "touchUpInsidePublisher"].contains(name), object.isKind(of: "UIControl") else { return nil }
    return part(Self.bindingType, Self.presses, object, source)
  }

  /// The stream that a method gives which is handed the event of a press.
  func pressStream(_ call: ObjectCall, of object: UIObject) -> Value? {
    guard object.isKind(of: "UIControl"), isAboutPresses(call),
      ["publisher", "event", "stream", "signal"].contains(where: call.name.lowercased().contains) else { return nil }
    return part(Self.bindingType, Self.presses, object, call.source)
  }

  func isAboutPresses(_ call: ObjectCall) -> Bool {
    call.arguments.contains { argument in
      let events = argument.value.members.isEmpty ? [argument.value] : argument.value.members
      return events.contains { Self.pressEvents.contains($0.memberName ?? "") }
    }
  }

  /// What is done at each press, or the stream that is made of this one.
  func follow(_ call: ObjectCall, _ stream: MemberValue, of control: UIObject) -> Value {
    let closures = call.arguments.filter { $0.value.isClosure }
    if !Self.sieves.contains(call.name) {
      control.activations += closures.map { evaluator.summary(of: $0.value) }
    }
    if closures.isEmpty, let target = call.arguments.first(where: { Self.receivers.contains($0.label) }) {
      control.activations.append(ActionSummary(mentions: [evaluator.shortText(target.source)]))
    }
    if !closures.isEmpty { control.pressedBy = call.source }
    runCallbacks(call.arguments)
    bindProperties(in: call)
    return .member(stream)
  }

  /// Labels of what is handed a stream by its name: `bind(to: model.open)`, `subscribe(onNext: model.open)`.
  private static let receivers: Set<String?> = ["to", "input", "onNext", "receiveValue"]

  /// Streams of a recogniser that they add to the view, by the name of the function that gives them: `view.rx.tapGesture()`
  /// (RxGesture: documentation of its recognisers).
  static let recognizers = [
    "tapGesture": "UITapGestureRecognizer", "longPressGesture": "UILongPressGestureRecognizer",
    "swipeGesture": "UISwipeGestureRecognizer",
  ]

  /// What is done at each gesture, or the stream that is made of this one. The recogniser is there as soon as somebody
  /// follows it.
  func follow(_ call: ObjectCall, _ stream: MemberValue, of view: UIObject, through kind: String) -> Value {
    let closures = call.arguments.filter { $0.value.isClosure }
    let target = call.arguments.first { Self.receivers.contains($0.label) }
    if Self.sieves.contains(call.name) || call.name == "when" || closures.isEmpty && target == nil { return .member(stream) }
    var deeds = closures.map { evaluator.summary(of: $0.value) }
    if let target { deeds.append(ActionSummary(mentions: [evaluator.shortText(target.source)])) }
    recognize(kind, deeds, on: view, source: stream.source)
    runCallbacks(call.arguments)
    bindProperties(in: call)
    return .member(stream)
  }

  /// `view.tap { … }` of a package: a tap gesture with what the closure does, for which the view takes touches.
  func listenToTaps(_ call: ObjectCall, on object: UIObject) {
    // `list.setTapHandler(forRow: name) { … }`: it is the row that is pressed.
    let row = call.arguments.first(labelled: "forRow")
    guard let view = row == nil ? object : row?.value.object, view.isKind(of: "UIView"), !view.isKind(of: "UIControl"), let closure = call.arguments.closure,
      NameWords.words(.tapHelper).contains(call.name.lowercased()) else { return }
    record("isUserInteractionEnabled", on: view, .boolean(true), source: call.source)
    recognize("UITapGestureRecognizer", [evaluator.summary(of: closure)], on: view, source: call.source)
  }

  /// Puts a recogniser that a package makes on a view.
  private func recognize(_ kind: String, _ deeds: [ActionSummary], on view: UIObject, source: SourceRange) {
    let recognizer = UIObject(className: kind, base: kind, source: source)
    recognizer.activations = deeds
    noteSetUp(of: view)
    view.gestures.append(UIGesture(recognizer: recognizer, source: source, conditions: evaluator.place.conditions))
  }

  /// What decides which presses count, and is no answer to them.
  private static let sieves: Set<String> = ["filter", "skip", "take", "distinctUntilChanged", "removeDuplicates", "catch"]
}
