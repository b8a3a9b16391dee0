import AccessibilityModel
import PlatformKnowledge
import SourceModel

/// What a drag does apart from moving things about: it sets a value, turns something, or calls something.
struct DragDeed {
  enum Kind { case sets, calls }

  let kind: Kind
  /// The variable or the function, by its last name.
  let name: String
  /// The same as it is written.
  let path: String

  /// nil where the drag only moves, scrolls or zooms, or where its code is not known.
  init?(of gesture: Gesture) {
    guard gesture.kind == .drag else { return nil }
    let moving = gesture.moving ?? ActionSummary()
    let lifting = gesture.lifting ?? ActionSummary()
    if moving.onlyEndsEditing || lifting.onlyEndsEditing { return nil }
    // What is set while the finger moves and set back when it is lifted, as `isSeeking` is, follows the finger.
    let tracked = Set(moving.assignments.map(\.target)).intersection(lifting.assignments.map(\.target))
    func changed(_ effect: ActionSummary) -> String? {
      let turned = effect.mentions.lazy.filter { $0.hasSuffix(Self.turning) }.map { String($0.dropLast(Self.turning.count)) }
      let set = effect.assignments.lazy.filter { assigned in
        !tracked.contains(assigned.target) && !Self.rest.contains(assigned.value) && !Self.isWholePlace(assigned.value)
      }.map(\.target)
      return turned.first(where: Self.isDeed) ?? set.first(where: Self.isDeed)
    }
    func called(_ effect: ActionSummary) -> String? {
      let own = Set(effect.assignments.map(\.target))
      let known = ActionLikeness.meaningful(effect)
      return effect.mentions.first { known.contains($0) && !own.contains($0) && !$0.hasSuffix(Self.turning) && Self.isDeed($0) }
    }
    let dragged = gesture.dragged.lazy.filter { !Self.isWholePlace($0.value) }.map(\.target)
    if let dragged = dragged.first(where: { !tracked.contains($0) && Self.isDeed($0) }) ?? changed(lifting) {
      (kind, path) = (.sets, dragged)
    } else if let called = called(lifting) {
      (kind, path) = (.calls, called)
    } else if let changed = changed(moving) {
      (kind, path) = (.sets, changed)
    } else if let called = called(moving) {
      (kind, path) = (.calls, called)
    } else {
      return nil
    }
    name = path.split(separator: ".").last.map(String.init) ?? path
  }

  /// Whether a control that is there at the same time does it too.
  func isDone(beside subject: ElementSubject) -> Bool {
    let controls = subject.places[ControlSurvey.self]
    if controls.shownValues.contains(path) || controls.shownValues.contains(name) { return true }
    let others = controls.positions(doing: [path, path + Self.turning])
    return !others.isEmpty && subject.surveyed(StatesSurvey.self).someCoexists(others, with: subject.position)
  }

  private static let turning = ".toggle"

  /// What variables are set back to.
  private static let rest: Set<String> = [".zero", "0", "0.0", "nil", "false", "[]", "CGSize.zero"]

  /// Where the finger is, as the gesture tells it (Apple: documentation of DragGesture.Value): it is kept to draw something there.
  private static func isWholePlace(_ value: String) -> Bool {
    let last = value.split(separator: ".").last.map(String.init) ?? value
    return ["location", "translation", "startLocation", "predictedEndLocation", "predictedEndTranslation"].contains(last)
  }

  private static let computing = FrameworkNames.names(.computingCall)

  private static func isDeed(_ path: String) -> Bool {
    let lowered = path.lowercased()
    let last = path.split(separator: ".").last.map(String.init) ?? path
    return !computing.contains(last) && ![NameWords.List.handMovement, .touchFeedback, .incidental].contains { NameWords.words($0).contains(where: lowered.contains) }
      && NameWords.words(.movedName).isDisjoint(with: IdentifierWords.split(path).map { $0.lowercased() })
  }
}
