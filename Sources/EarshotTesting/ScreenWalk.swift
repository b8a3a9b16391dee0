import AssistiveTechnologies
import EarshotCore
import Navigation

/// Walks a screen as a person with VoiceOver does.
///
/// ```swift
/// @Test func savingIsReached() async throws {
///   let walk = try await walk(on: "EditorView")
///   walk.rotor(.headings)
///   try walk.next(to: "Save, Button")
///   walk.activate()
///   #expect(walk.lastSpoken == "Saved, Heading")
/// }
/// ```
///
/// - Parameters: As those of ``transcript(of:in:locale:ios:filePath:)``.
///   - fillsLists: Whether lists that are empty when the screen appears count as filled.
/// - Throws: ``TranscriptError``.
public func walk(
  on view: String, in paths: [String] = [], fillsLists: Bool = false, locale: String? = nil, ios: String? = nil,
  filePath: StaticString = #filePath
) async throws -> ScreenWalk {
  let analysis = try await analysis(in: paths, locale: locale, ios: ios, followsActions: true, filePath: filePath)
  let screen = try analysis.firstScreen(named: view)
  guard let session = analysis.session(on: screen, state: ScreenState(fillsLists: fillsLists)) else {
    throw TranscriptError.noSuchScreen(view, nearest: [], root: analysis.project.root)
  }
  return ScreenWalk(session)
}

/// A person with VoiceOver on a screen: each function is a gesture, and gives what is spoken then, "" where nothing is.
public final class ScreenWalk: CustomStringConvertible {
  private var session: VoiceOverSession
  private var steps: [(gesture: String, step: WalkStep)] = []

  init(_ session: VoiceOverSession) {
    self.session = session
    note("begin", self.session.begin())
  }

  // MARK: - What was heard

  /// What was spoken last; empty before anything was.
  public var lastSpoken: String { session.lastSpoken }

  /// Everything that was spoken since the walk began, the first element included.
  public var spokenLog: [String] { session.spokenLog }

  /// What happened at the last gesture and is not spoken: the way to another screen, what is not known.
  public var lastNotes: [String] { steps.last?.step.notes ?? [] }

  /// The name of the screen that the person is on.
  public var screen: String { session.screen.name }

  /// What VoiceOver says at each place of the screen, in swipe order, without hints.
  public var captions: [String] { session.captions }

  /// The walk so far, one gesture a line, as a failure shows it.
  public var description: String {
    steps.map { "\($0.gesture): \($0.step.line)" }.joined(separator: "\n")
  }

  // MARK: - Gestures

  /// Swipes right.
  @discardableResult public func next() -> String { perform("next", .next) }

  /// Swipes left.
  @discardableResult public func previous() -> String { perform("previous", .previous) }

  /// Goes to the first element.
  @discardableResult public func first() -> String { perform("first", .first) }

  /// Goes to the last element.
  @discardableResult public func last() -> String { perform("last", .last) }

  /// Double-taps: follows a link, opens a sheet or menu, turns a switch.
  @discardableResult public func activate() -> String { perform("activate", .activate) }

  /// Double-taps and holds, which opens a context menu.
  @discardableResult public func hold() -> String { perform("hold", .hold) }

  /// Chooses a rotor and flicks to its next thing.
  @discardableResult public func rotor(_ kind: Rotor.Kind) -> String {
    if session.rotorName != kind.name { note("rotor \(kind.name)", session.perform(.rotor(kind.name))) }
    return perform("flick down", .flickDown)
  }

  /// Chooses the actions rotor and flicks to the next action of the element, which ``activate()`` performs then.
  @discardableResult public func nextAction() -> String {
    if session.rotorName != "actions" { note("rotor actions", session.perform(.rotor("actions"))) }
    return perform("flick down", .flickDown)
  }

  /// Flicks up on something with a value.
  @discardableResult public func increment() -> String { perform("increment", .adjustUp) }

  /// Flicks down on something with a value.
  @discardableResult public func decrement() -> String { perform("decrement", .adjustDown) }

  /// Scrubs with two fingers: goes back, or closes what is open.
  @discardableResult public func escape() -> String { perform("escape", .escape) }

  /// Double-taps with two fingers.
  @discardableResult public func magicTap() -> String { perform("magic tap", .magicTap) }

  /// Goes to the first item of the Item Chooser that has the words.
  @discardableResult public func choose(_ text: String) -> String { perform("choose \(text)", .itemChooser(text)) }

  /// Says something to Voice Control, such as `tap Save`.
  @discardableResult public func say(_ words: String) -> String { perform("say \(words)", .say(words)) }

  /// Swipes right until an element speaks the text: a whole caption, with or without its hint.
  ///
  /// - Throws: ``NotReached``, which tells what was heard on the way.
  @discardableResult public func next(to text: String) throws -> String {
    var heard: [String] = []
    while session.focus + 1 < session.captions.count {
      let spoken = next()
      heard.append(spoken)
      if spoken == text || session.captions[session.focus] == text { return spoken }
    }
    throw NotReached(text: text, screen: screen, heard: heard)
  }

  private func perform(_ gesture: String, _ action: WalkAction) -> String {
    let step = session.perform(action)
    note(gesture, step)
    return step.spoken.joined(separator: "\n")
  }

  private func note(_ gesture: String, _ step: WalkStep) { steps.append((gesture, step)) }
}

/// Swiping to the end of a screen did not lead to what was looked for.
public struct NotReached: Error, Hashable, CustomStringConvertible {
  public let text: String
  /// The screen on which it was looked for.
  public let screen: String
  /// What was heard on the way.
  public let heard: [String]

  public var description: String {
    let words = "\"\(text)\" is not reached on '\(screen)'"
    if heard.isEmpty { return "\(words): the focus was on its last element" }
    return "\(words) in \(heard.count) \(heard.count == 1 ? "swipe" : "swipes"); heard on the way:\n"
      + heard.map { "  \($0)" }.joined(separator: "\n")
  }
}
