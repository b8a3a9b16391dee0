import AccessibilityModel
import AssistiveTechnologies
import SourceModel

/// The screens of an app and how a person gets from each to the next, with what that costs in swipes.
public struct ScreenMap: Sendable {
  /// Sorted by place.
  public let screens: [Node]
  /// Sorted by the screen that they start from, then by the place of the code.
  public let edges: [Edge]

  /// A screen, or what is shown over one.
  public struct Node: Sendable {
    /// Unique in the map and the same after changes that do not rename the screen.
    public let id: String
    public let name: String
    public let kind: Screen.Kind
    public let place: SourceRange
    /// Swipes within it.
    public let cost: ScreenCost
    /// Nothing that was read leads here, so that a person begins here, or comes from code that was not followed.
    public internal(set) var isStart: Bool
    /// The way from a start with the fewest swipes; nil where there is none.
    public internal(set) var fromStart: Distance?
  }

  /// What it takes to get to a screen from where the app starts.
  public struct Distance: Hashable, Sendable {
    /// Double taps on controls.
    public var activations: Int
    /// Swipes, rotor used where that is shorter.
    public var swipes: Int
  }

  /// A way from one screen to another.
  public struct Edge: Hashable, Sendable {
    /// Position among `screens`.
    public let from: Int
    public let to: End
    public let kind: Route.Kind
    /// The control that leads there, nil where no control does by itself or none was found.
    public let control: Control?
    /// What leads there where no control does: a state, an appearance.
    public let cause: String?
    /// Under which conditions.
    public let when: [String]
    /// The code.
    public let place: SourceRange
  }

  public enum End: Hashable, Sendable {
    /// Position among `screens`.
    case screen(Int)
    /// A screen that is declared, but not among those that were read.
    case elsewhere(String)
    /// Something outside the app.
    case outside(String)
    /// Only run time knows; the code that decides.
    case unknown(String)
  }

  public struct Control: Hashable, Sendable {
    /// What VoiceOver says of it.
    public let heard: String
    public let place: SourceRange
    /// Swipes to it, in the state in which the screen appears where that shows it; nil where no state was found.
    public let cost: ControlCost?
  }

  /// - Parameters:
  ///   - screens: As an analysis gives them that was asked to follow actions.
  ///   - presentations: What is shown beside them.
  public init(screens: [Screen], presentations: [Screen], voiceOver: VoiceOver) {
    let survey = RouteSurvey(screens: screens, presentations: presentations)
    var builder = MapBuilder(survey: survey, voiceOver: voiceOver)
    (self.screens, edges) = builder.build()
  }

  /// The edges that start from a screen.
  public func edges(from screen: Int) -> [Edge] { edges.filter { $0.from == screen } }

  /// Screens with a control that the code marks as their main one, those first where it takes most swipes.
  public var furthestMainActions: [(screen: Node, control: ControlCost)] {
    screens.compactMap { screen in screen.cost.main.map { (screen, $0) } }
      .sorted { ($1.1.best, $0.0.id) < ($0.1.best, $1.0.id) }
  }

  /// Screens by the swipes that their furthest control takes, most first.
  public var furthestControls: [(screen: Node, control: ControlCost)] {
    screens.compactMap { screen in
      screen.cost.controls.max { ($0.best, $1.position) < ($1.best, $0.position) }.map { (screen, $0) }
    }.sorted { ($1.1.best, $0.0.id) < ($0.1.best, $1.0.id) }
  }
}

extension ScreenMap.Edge {
  /// Whether it is known where it leads.
  public var isKnown: Bool { if case .unknown = to { false } else { true } }
}
