import AccessibilityModel
import SourceModel

/// Every screen with the ways that lead on from it, and where the ways of its components are declared.
///
/// The sheet of a component is declared in the component, and the button that opens it may stand on the screen that uses
/// it or the other way round: what is bound to a state is looked for from the inside out.
public struct RouteSurvey: Sendable {
  /// Screens without previews, each followed by what it presents.
  public let screens: [Surveyed]
  private var byDeclaration: [SourceRange: Int] = [:]
  private var byName: [String: [Int]] = [:]
  private var presented: [SourceRange: [Int]] = [:]
  private let paths: Set<String>

  public struct Surveyed: Sendable {
    public let screen: Screen
    /// The screen that presents it, by position.
    public let owner: Int?
  }

  /// A way that an element leads, with the conditions that are left.
  public struct Lead: Hashable, Sendable {
    public let route: Route
    public let when: [Condition]
    /// The screen that declares it, by position; nil for the element's own.
    public let declaredBy: Int?
  }

  /// - Parameter includesPreviews: Whether previews are screens too; no way leads to them.
  public init(screens all: [Screen], presentations: [Screen], includesPreviews: Bool = false) {
    var result: [Surveyed] = []
    var rest = presentations[...]
    for screen in all {
      let own = rest.prefix { $0.name.hasPrefix(screen.name + Screen.partSeparator) }
      rest = rest.dropFirst(own.count)
      guard screen.kind != .preview || includesPreviews else { continue }
      let position = result.count
      result.append(Surveyed(screen: screen, owner: nil))
      byDeclaration[screen.source] = byDeclaration[screen.source] ?? position
      if screen.kind != .preview { byName[Self.lastName(screen.name), default: []].append(position) }
      for presentation in own {
        presented[presentation.source, default: []].append(result.count)
        result.append(Surveyed(screen: presentation, owner: position))
      }
    }
    screens = result
    paths = Set(all.flatMap(\.navigationPaths).map(Self.lastName))
  }

  private static func lastName(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  // MARK: - Where to

  /// The position of a screen that a target means, as seen from the screen that declares the route.
  public func position(of target: Route.Target, from screen: Int) -> Int? {
    switch target {
    case .screen(_, let declaration): return byDeclaration[declaration]
    case .presentation(_, let source):
      let candidates = presented[source] ?? []
      let owner = screens[screen].owner ?? screen
      return candidates.first { screens[$0].owner == owner } ?? candidates.first
    case .segue, .outside, .unknown: return nil
    }
  }

  /// The screens of which an element is a part, innermost first: the components around it, then the screen.
  private func owners(of element: AccessibilityElement, on screen: Int) -> [Int] {
    let around = element.callSites.reversed().flatMap { byName[$0.view] ?? [] }
    return around + [screens[screen].owner ?? screen]
  }

  /// Where activating an element leads.
  public func leads(of element: AccessibilityElement, on screen: Int) -> [Lead] {
    guard let consequences = element.consequences else { return [] }
    var result = consequences.routes.map { Lead(route: $0, when: $0.when, declaredBy: nil) }
    let owners = owners(of: element, on: screen)
    for effect in consequences.effects {
      for (owner, route, left) in routes(broughtAboutBy: effect, owners: owners) {
        let lead = Lead(route: route, when: effect.when + left, declaredBy: owner)
        if !result.contains(where: { $0.route == route }) { result.append(lead) }
      }
    }
    return result
  }

  /// The routes that an effect opens, each with the screen that declares it and the conditions that it leaves open.
  public func routes(
    broughtAboutBy effect: Effect, owners: [Int]
  ) -> [(owner: Int, route: Route, when: [Condition])] {
    switch effect.change {
    case .set(let state, let value):
      guard value != .boolean(false), value != .absent else { return [] }
      return routes(on: state, value, owners)
    case .toggle(let state): return routes(on: state, .boolean(true), owners)
    case .push(let value, let path):
      // A list of things is no navigation stack.
      guard path.isEmpty || paths.contains(Self.lastName(path)) else { return [] }
      guard let type = value.type else { return [] }
      return routes(ofValues: type, value, owners)
    case .pop, .dismiss, .open: return []
    }
  }

  private func routes(
    on state: String, _ value: StateValue, _ owners: [Int]
  ) -> [(owner: Int, route: Route, when: [Condition])] {
    for owner in owners {
      let found = screens[owner].screen.routes.filter { $0.trigger == .state(state) }
      if !found.isEmpty { return narrowed(found.map { (owner, $0) }, to: value) }
    }
    // A model that many views share goes by one name in most apps.
    guard state.contains(".") else { return [] }
    var found: [(Int, Route)] = []
    for (position, surveyed) in screens.enumerated() {
      found += surveyed.screen.routes.filter { $0.trigger == .state(state) }.map { (position, $0) }
    }
    return narrowed(found, to: value)
  }

  private func routes(
    ofValues type: String, _ value: StateValue, _ owners: [Int]
  ) -> [(owner: Int, route: Route, when: [Condition])] {
    for owner in owners {
      let found = screens[owner].screen.routes.filter { $0.trigger == .value(type: type) }
      if !found.isEmpty { return narrowed(found.map { (owner, $0) }, to: value) }
    }
    var found: [(Int, Route)] = []
    for (position, surveyed) in screens.enumerated() {
      found += surveyed.screen.routes.filter { $0.trigger == .value(type: type) }.map { (position, $0) }
    }
    return narrowed(found, to: value)
  }

  /// Those of several outcomes that a value means, equal ones of several screens once.
  private func narrowed(
    _ routes: [(Int, Route)], to value: StateValue
  ) -> [(owner: Int, route: Route, when: [Condition])] {
    var seen: Set<Route.Target> = []
    var result: [(owner: Int, route: Route, when: [Condition])] = []
    for (owner, route) in routes {
      var left = route.when
      if case .enumCase(_, let name) = value {
        let tests = route.when.compactMap(\.caseTest)
        if tests.contains(where: { ($0.name == name) != $0.isPositive }) { continue }
        left.removeAll { $0.caseTest.map { ($0.name == name) == $0.isPositive } ?? false }
      }
      if seen.insert(route.target).inserted { result.append((owner, route, left)) }
    }
    return result
  }

  /// Screens that stand in the place of this one without anything being done: what it consists of, its tabs.
  func inPlace(of screen: Int) -> Set<String> {
    var names: Set<String> = []
    var routes = screens[screen].screen.routes.filter { $0.kind == .content }
    screens[screen].screen.nodes.forEachElement { element in
      routes += element.consequences?.routes.filter { $0.kind == .tab } ?? []
    }
    for route in routes {
      if case .screen(let name, _) = route.target { names.insert(Self.lastName(name)) }
    }
    return names
  }
}
