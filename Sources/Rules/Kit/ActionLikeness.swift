import AccessibilityModel
import SourceModel

/// Whether a control does what a gesture does, as far as the calls and changes in their code tell.
struct ActionLikeness {
  let gesture: Gesture
  private let mine: Set<String>

  init(gesture: Gesture) {
    self.gesture = gesture
    mine = Self.meaningful(gesture.effect)
  }

  /// The calls and changes of an action that make a difference to people.
  static func meaningful(_ effect: ActionSummary) -> Set<String> {
    Set(effect.mentions.filter { mention in
      let lowered = mention.lowercased()
      return !wrappers.contains(mention)
        && !["haptic", "impact", "feedback", "ispress", "isdetecting"].contains(where: lowered.contains)
    })
  }

  private static let wrappers: Set<String> = [
    "withAnimation", "Task", "print", "DispatchQueue.main.async", "DispatchQueue.main.asyncAfter", "MainActor.run",
  ]
  /// Functions that do one thing or another depending on what they are given.
  private static let general: Set<String> = [
    "navigate", "push", "present", "send", "dispatch", "route", "append", "show", "go", "select", "perform", "trigger",
    "handle",
    "track", "coordinate", "to",
  ]

  /// Whether activating the control does at least what the gesture does.
  func isMatched(by control: AccessibilityElement) -> Bool {
    guard !mine.isEmpty, let activation = control.activation, mine.isSubset(of: activation.mentions)
    else { return false }
    let last = mine.map { $0.split(separator: ".").last.map(String.init) ?? "" }
    guard last.contains(where: Self.general.contains) else { return true }
    return Self.squeezed(Self.code(at: control.source)).contains(Self.body(of: Self.code(at: gesture.source)))
  }

  /// The name of what a control was handed as its action, where it is one: `onOpen` of `Button(action: onOpen) { … }`.
  static func handedAction(of control: AccessibilityElement) -> String? {
    let argument = "action:"
    // Most controls have none, and bytes are searched in far less time than characters.
    guard control.source.file.firstOffset(of: argument, from: control.source.start, to: control.source.end) != nil
    else { return nil }
    let code = code(at: control.source)
    guard let label = code.firstRange(of: argument) else { return nil }
    let name = code[label.upperBound...].drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || "._".contains($0) }
    return name.isEmpty ? nil : String(name.hasPrefix("self.") ? name.dropFirst(5) : name)
  }

  private static func code(at place: SourceRange) -> String { place.text }

  /// What stands between the first and the last brace, without white space.
  private static func body(of text: String) -> String {
    guard let open = text.firstIndex(of: "{"), let close = text.lastIndex(of: "}"), open < close
    else { return squeezed(text) }
    return squeezed(String(text[text.index(after: open)..<close]))
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
