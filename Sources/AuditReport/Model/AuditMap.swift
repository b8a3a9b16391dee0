import AccessibilityModel
import Navigation
import Reporting

/// How the screens of an app lead to each other, as a report shows it.
public struct AuditMap: Hashable, Sendable {
  public var screens: [Node]
  /// The screens whose main action, as code marks it, takes most swipes; at most ten.
  public var furthest: [Reach]
  /// The map drawn; nil where it would be larger than anybody could look at.
  public var picture: MapPicture?

  /// Screens up to which a map is drawn on the page.
  public static let pictureLimit = 150

  public struct Node: Hashable, Sendable {
    public var name: String
    public var file: String
    public var line: Int
    public var stops: Int
    /// What it takes to get here from where the app starts, in words.
    public var distance: String
    public var ways: [Way]
  }

  /// A way that leads on.
  public struct Way: Hashable, Sendable {
    /// The control, or what else leads there.
    public var deed: String
    public var kind: String
    public var target: String
    /// Swipes to the control from the start of its screen, by the quickest way.
    public var swipes: Int?
    public var when: [String]
    /// False where only run time knows where it leads.
    public var isKnown: Bool
  }

  public struct Reach: Hashable, Sendable {
    public var screen: String
    public var control: String
    public var cost: String
  }

  public init(_ map: ScreenMap) {
    let report = MapReport(map)
    var ways: [Int: [Way]] = [:]
    for edge in map.edges {
      ways[edge.from, default: []].append(Way(
        deed: Excerpt.shortened(edge.deed, to: 200), kind: edge.kind.rawValue,
        target: Excerpt.shortened(report.name(of: edge.to), to: 200), swipes: edge.control?.cost?.best,
        when: edge.when.map { Excerpt.cut($0, to: 160) }, isKnown: edge.isKnown))
    }
    screens = map.screens.enumerated().map { number, screen in
      Node(
        name: screen.name, file: screen.place.file.path, line: screen.place.startPosition.line, stops: screen.cost.stops,
        distance: Self.words(screen), ways: ways[number] ?? [])
    }
    furthest = map.furthestMainActions.filter { $0.control.best > 0 }.prefix(10).map {
      Reach(screen: $0.screen.name, control: Excerpt.shortened($0.control.heard, to: 200), cost: $0.control.inWords)
    }
    picture = (1...Self.pictureLimit).contains(map.screens.count) ? report.picture() : nil
  }

  private static func words(_ screen: ScreenMap.Node) -> String {
    if screen.isStart { return "a start" }
    guard let way = screen.fromStart else { return "no way from a start was found" }
    return "\(Assessor.count(way.swipes, "swipe")) and \(Assessor.count(way.activations, "double tap")) from a start"
  }
}
