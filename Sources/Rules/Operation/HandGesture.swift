import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

/// A gesture that assistive technologies have no way to make: held, doubled, dragged, pinched, turned.
struct HandGesture {
  let gesture: Gesture
  let place: SourceRange
  /// The modifier that adds it; nil outside of SwiftUI.
  private let code: Expression?

  init?(_ gesture: Gesture, in context: RuleContext) {
    // What a part of several does, nobody knows.
    if gesture.isPart { return nil }
    switch gesture.kind {
    case .longPress, .drag, .magnify, .rotate: break
    // Five taps and more are for those who make the app.
    case .tap where (2...4).contains(gesture.count): break
    case .tap, .other: return nil
    }
    self.gesture = gesture
    place = gesture.source.atDot
    code = context.call(at: place)
  }

  var name: String {
    switch gesture.kind {
    case .longPress: "long press"
    case .tap: gesture.count == 2 ? "double tap" : "\(gesture.count) taps"
    case .drag: "drag"
    case .magnify: "pinch"
    case .rotate: "rotation"
    case .other: "gesture"
    }
  }

  /// So many taps, and to hold for so long, are for developers and testers; few apps tell people of them.
  var isSecret: Bool {
    switch gesture.kind {
    case .tap: gesture.count > 2
    case .longPress: gesture.minimumDuration.map { $0 >= Self.secretSeconds } ?? false
    default: false
    }
  }

  /// The system's own long presses take half a second (Apple: documentation of onLongPressGesture).
  private static let secretSeconds = 3.0

  /// Does nothing, only listens beside others, or only draws how pressing looks.
  var isTrivial: Bool {
    if gesture.isSketched { return false }
    if gesture.effect.isEmpty || gesture.effect.onlyEndsEditing || gesture.onlyListens { return true }
    // Over at once, or never: it tells that a finger is down.
    if gesture.kind == .longPress, let seconds = gesture.minimumDuration, seconds == 0 || seconds.isInfinite { return true }
    return isKnown && meaningful.isEmpty && !gesture.effect.mentions.isEmpty
  }

  /// Whether the code of the gesture could be read, as that of `.gesture(…)` cannot.
  var isKnown: Bool { gesture.modifier?.hasPrefix("on") ?? false }

  /// Moves, zooms or scrolls the picture of things, which is no function of its own.
  var onlyMoves: Bool {
    guard let modifier = code.flatMap(\.ownArguments) else { return false }
    func calls(_ name: String) -> Bool { modifier.contains { $0.calls(name) } }
    // Nothing but the place of the finger is kept.
    if calls("updating"), !calls("onEnded"), !calls("onChanged") { return true }
    return NameWords.words(.handMovement).contains { word in modifier.contains { $0.speaks(of: word) } }
  }

  /// The calls and changes that make a difference to people, in order.
  var meaningful: [String] {
    let all = ActionLikeness.meaningful(gesture.effect)
    return gesture.effect.mentions.filter(all.contains)
  }

  /// Whether movements of the fingers set all that it sets, in a view or a modifier that the same code hands it to:
  /// `.modifier(Pinched(level: $columns)).onLongPressGesture { columns = 1 }`.
  func isShared(with movements: [Gesture], in context: RuleContext) -> Bool {
    guard !movements.isEmpty, isKnown else { return false }
    let targets = gesture.effect.assignments.map(\.target)
    guard !targets.isEmpty, Set(meaningful).isSubset(of: targets),
      let chain = ModifierChain.whole(around: place).flatMap(context.call) else { return false }
    return targets.allSatisfy { target in chain.holds { $0.boundName == target } }
  }

  /// A control of the screen does the same.
  func hasEquivalent(on screen: ScreenPlaces) -> Bool {
    isKnown && screen[ControlSurvey.self].hasEquivalent(gesture, inLoopsOnly: false)
  }

  /// A context menu on the same view, which the system offers to everybody.
  var standsWithMenu: Bool {
    place.remembered(for: HandGesture.self) { ModifierChain.whole(around: place)?.text.contains(".contextMenu") ?? false }
  }

  /// Another place of the file that does the same, in a menu or a toolbar perhaps.
  var mayHaveEquivalent: Bool {
    guard isKnown, let mention = meaningful.first else { return false }
    let turns = mention.hasSuffix(".toggle")
    let name = turns ? String(mention.dropLast(7)) : mention
    // Broken code may change something without a name.
    if name.isEmpty { return false }
    let scanner = CodeScanner(bytes: place.file.bytes)
    let text = Array(name.utf8)
    let beginsOn = turns && place.file.firstOffset(of: "var \(name) = true") != nil
    var index = 0
    while let found = place.file.firstOffset(of: name, from: index) {
      index = found + 1
      guard !(place.start..<place.end).contains(found),
        found == 0 || !CodeScanner.isIdentifier(scanner.bytes[found - 1]) else { continue }
      let rest = place.file.text(from: found + text.count, to: found + text.count + 8)
      let before = place.file.text(from: max(0, found - 5), to: found)
      // What is off at first is brought about by turning it on; code that turns it off leads back.
      if turns, rest.hasPrefix(" = false"), !beginsOn { continue }
      let isUse = rest.hasPrefix("(") || rest.hasPrefix(" = ") && !before.hasSuffix("var ")
        && !before.hasSuffix("let ") || rest.hasPrefix(".toggle")
      if isUse, before != "func " { return true }
    }
    return false
  }

  /// The closure of `.onLongPressGesture { … }`, when it takes nothing and can stand elsewhere as it is.
  var closure: String? {
    let scanner = CodeScanner(bytes: place.file.bytes)
    var index = scanner.afterIdentifier(place.start + 1)
    if index < scanner.bytes.count, scanner.bytes[index] == UInt8(ascii: "(") { index = scanner.afterGroup(index) ?? index }
    index = scanner.afterTrivia(index)
    guard isKnown, index < place.end, scanner.bytes[index] == UInt8(ascii: "{"), scanner.afterGroup(index) == place.end
    else { return nil }
    let text = place.file.text(from: index, to: place.end)
    let firstLine = text.prefix { $0 != "\n" }
    return firstLine.hasSuffix(" in") || firstLine.contains(" in ") || text.contains("$0") ? nil : text
  }
}

extension Gesture {
  /// It takes nothing away from what else reacts to the finger (Apple: documentation of View, simultaneousGesture(_:)).
  var onlyListens: Bool { modifier == "simultaneousGesture" }
}

extension Expression {
  /// What a call is given.
  fileprivate var ownArguments: [Expression]? {
    if case .call(let call) = kind { call.arguments.map(\.value) } else { nil }
  }
}
