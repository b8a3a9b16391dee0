import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// One assignment to a property of an object, or a call that comes to the same.
struct Setting {
  enum Operation { case replace, insert, remove }

  var operation = Operation.replace
  /// How many settings of the object came before it.
  var order = 0
  var value: Value
  /// The expression of the value, for texts that are read off the source.
  var expression: Expression?
  /// The value in the source.
  var source: SourceRange
  /// The whole statement, nil in interface files.
  var statement: SourceRange?
  var conditions: [Condition]
  /// It happens after the screen has appeared, or when somebody calls the function that it stands in.
  var isLater: Bool
  /// It stands in a function that nothing of what was read calls.
  var isUnprompted = false
  /// It happens because of something that a person does, or a timer, and so not before the screen has appeared.
  var isEvent = false
  /// The function that it stands in.
  var function: String?
  /// The value is a parameter of that function, and nothing else.
  var isHandedOn = false
  /// What that is called by, of later code.
  var call: String?
  /// It stands in an interface file.
  var isFromFile: Bool { statement == nil && function == nil }
  /// It is what Interface Builder gives new objects: nobody hears it where code says what is heard.
  var isStandIn: Bool {
    guard isFromFile, case .text(let text) = value, let words = text.spoken.literal else { return false }
    let lowered = words.lowercased()
    return NameWords.words(.standIn).contains(lowered) || lowered.hasPrefix("lorem ipsum")
  }
  /// The key of the value in the `.strings` files of an interface file, such as `a1b-2c-3d4.title`.
  var stringsKey: String?
  var stringsTable: String?
}

/// A gesture recogniser that was added to a view. What it asks for and does may be set later than it is added.
struct UIGesture {
  let recognizer: UIObject
  let source: SourceRange
  let conditions: [Condition]

  private static let kinds: [String: Gesture.Kind] = [
    "UITapGestureRecognizer": .tap, "UILongPressGestureRecognizer": .longPress, "UIPanGestureRecognizer": .drag,
    "UISwipeGestureRecognizer": .drag, "UIPinchGestureRecognizer": .magnify, "UIRotationGestureRecognizer": .rotate,
  ]

  var kind: Gesture.Kind {
    let kind = recognizer.base.flatMap { Self.kinds[$0] } ?? .other
    // A press that takes no time is a touch.
    if kind == .longPress, case .number(0)? = recognizer.all("minimumPressDuration").last?.value { return .tap }
    return kind
  }

  /// What an element says of it.
  var gesture: Gesture {
    var gesture = Gesture(kind: kind, count: count, effect: effect, source: source)
    gesture.isSwipe = recognizer.base == "UISwipeGestureRecognizer"
    return gesture
  }

  /// Taps one after the other, or fingers at once.
  var count: Int {
    let numbers = ["numberOfTapsRequired", "numberOfTouchesRequired"].compactMap { name -> Int? in
      if case .number(let number)? = recognizer.all(name).last?.value { return Int(clamping: number) }
      return nil
    }
    return max(1, numbers.max() ?? 1)
  }

  var effect: ActionSummary {
    var effect = ActionSummary()
    for activation in recognizer.activations {
      effect.mentions += activation.mentions
      effect.onlyEndsEditing = effect.onlyEndsEditing || activation.onlyEndsEditing
      effect.asksWhere = effect.asksWhere || activation.asksWhere
    }
    return effect
  }
}
