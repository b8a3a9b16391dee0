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

  /// Screens with a control that the code marks as their main one, those first where it takes most swipes. What a
  /// screen shows of another one, such as a tab, counts for that one.
  public var furthestMainActions: [(screen: Node, control: ControlCost)] {
    screens.indices.compactMap { number in
      guard let main = screens[number].cost.main, isOwn(main, of: number) else { return nil }
      return (screens[number], main)
    }.sorted { ($1.1.best, $0.0.id) < ($0.1.best, $1.0.id) }
  }

  /// Screens by the swipes that the furthest of their own controls takes, most first.
  public var furthestControls: [(screen: Node, control: ControlCost)] {
    screens.indices.compactMap { number in
      let own = screens[number].cost.controls.filter { isOwn($0, of: number) }
      return own.max { ($0.best, $1.position) < ($1.best, $0.position) }.map { (screens[number], $0) }
    }.sorted { ($1.1.best, $0.0.id) < ($0.1.best, $1.0.id) }
  }

  /// Whether a control is no part of another screen that stands in the place of this one.
  private func isOwn(_ control: ControlCost, of number: Int) -> Bool {
    !edges(from: number).contains { edge in
      guard edge.kind == .content || edge.kind == .tab, case .screen(let shown) = edge.to, shown != number
      else { return false }
      return screens[shown].cost.controls.contains { $0.place == control.place && $0.heard == control.heard }
    }
  }
}

extension ScreenMap.Edge {
  /// Whether it is known where it leads.
  public var isKnown: Bool { if case .unknown = to { false } else { true } }
}
