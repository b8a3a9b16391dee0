import AccessibilityModel
import SourceModel

/// A screen that a person is on, or has left open beneath another one.
struct Visit: Sendable {
  /// Position in the survey.
  var screen: Int
  /// How the person came here; nil for where the session began.
  var kind: Route.Kind?
  /// The route that led here.
  var route: Route?
  var state: ScreenState
  /// Position among the stops that are there.
  var focus = 0
  /// What stands before and after the screen's own stops: a back button, the tab bar of the host.
  var before: [TranscriptStop] = []
  var after: [TranscriptStop] = []
  /// The tabs of the screen that shows this one as a page.
  var host: [Visit] = []

  init(screen: Int, kind: Route.Kind?, route: Route?, state: ScreenState) {
    self.screen = screen
    self.kind = kind
    self.route = route
    self.state = state
  }
}

/// What came of one gesture.
public struct WalkStep: Hashable, Sendable {
  /// What VoiceOver says, one entry for each time that it speaks.
  public var spoken: [String] = []
  /// What happens and is not spoken: where the person is now, what is not known, why nothing happened.
  public var notes: [String] = []

  public init(spoken: [String] = [], notes: [String] = []) {
    self.spoken = spoken
    self.notes = notes
  }

  /// All in one line: what is spoken, and the notes in brackets.
  public var line: String {
    (spoken + notes.map { "[\($0)]" }).joined(separator: " ")
  }
}

/// A thing that a person with VoiceOver does.
public enum WalkAction: Hashable, Sendable {
  case next, previous, first, last
  case activate
  /// A double tap that is held, which opens context menus.
  case hold
  /// A flick up or down: the next or previous thing of the rotor, the next value, the next action.
  case flickDown, flickUp
  case nextRotor, previousRotor
  case rotor(String)
  case adjustUp, adjustDown
  case escape, magicTap
  /// The Item Chooser: nil lists all, else the first item that has the words gets the focus.
  case itemChooser(String?)
  /// What is said to Voice Control, as in `tap Save`.
  case say(String)
  case screenCurtain
  case readFromTop, readOn
  case whereAmI
  /// The conditions that only run time decides.
  case states
  /// Chooses the outcome of the condition with this number.
  case chooseState(Int)
}
