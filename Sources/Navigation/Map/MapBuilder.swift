import AccessibilityModel
import AssistiveTechnologies
import SourceModel

/// Makes the map of what a survey found.
struct MapBuilder {
  private let survey: RouteSurvey
  private let voiceOver: VoiceOver
  private var edges: [ScreenMap.Edge] = []
  /// Edges of a control by where they lead, each with the conditions of its stop.
  private var seen: [EdgeKey: [(edge: Int, when: [Condition])]] = [:]
  private var costs: [Int: ScreenCost] = [:]
  /// Routes that a control was found to open, wherever it stands.
  private var opened: Set<Route> = []

  private struct EdgeKey: Hashable {
    let from: Int
    let to: ScreenMap.End
    let kind: Route.Kind
    let control: SourceRange?
  }

  init(survey: RouteSurvey, voiceOver: VoiceOver) {
    self.survey = survey
    self.voiceOver = voiceOver
  }

  mutating func build() -> (screens: [ScreenMap.Node], edges: [ScreenMap.Edge]) {
    let chosen = chooseScreens()
    for position in chosen { addEdges(from: position) }
    // What a screen declares may be opened by the controls of others, which is then their way and not one of its own.
    for position in chosen {
      for route in survey.screens[position].screen.routes where !opened.contains(route) { add(route, on: position) }
    }
    // Numbers by position among the chosen.
    let number = Dictionary(uniqueKeysWithValues: chosen.enumerated().map { ($1, $0) })
    let kept = edges.compactMap { $0.renumbered { number[$0] } }
    var nodes = chosen.map { node($0) }
    let reached = Set(kept.compactMap { edge -> Int? in
      if case .screen(let to) = edge.to, to != edge.from { to } else { nil }
    })
    for index in nodes.indices { nodes[index].isStart = !reached.contains(index) }
    MapDistances(edges: kept).note(in: &nodes)
    return (nodes, kept.sorted { ($0.from, $0.place, $0.kind.rawValue) < ($1.from, $1.place, $1.kind.rawValue) })
  }

  private func node(_ position: Int) -> ScreenMap.Node {
    let screen = survey.screens[position].screen
    let owner = survey.screens[position].owner
    let number = owner == nil ? "" : ":\(screen.source.startPosition.line)"
    return ScreenMap.Node(
      id: "\(screen.source.file.path):\(screen.name)\(number)", name: screen.name, kind: screen.kind,
      place: screen.source, cost: cost(of: position), isStart: false)
  }

  private func cost(of position: Int) -> ScreenCost {
    costs[position] ?? ScreenCost(of: survey.screens[position].screen, voiceOver: voiceOver)
  }

  // MARK: - Screens

  /// What counts as a screen of its own: scenes, controllers, everything that a route leads to, and views that no other
  /// view shows. A row of a list is none, nor is what a mere part of a screen consists of.
  private func chooseScreens() -> [Int] {
    var used: Set<String> = []
    var targets: Set<Int> = []
    var contents: [(from: Int, to: Int)] = []
    for (position, surveyed) in survey.screens.enumerated() {
      surveyed.screen.nodes.forEachElement { element in
        note(element, in: &used)
        for lead in survey.leads(of: element, on: position) {
          if let to = survey.position(of: lead.route.target, from: lead.declaredBy ?? position) { targets.insert(to) }
        }
      }
      for route in surveyed.screen.routes {
        guard let to = survey.position(of: route.target, from: position) else { continue }
        if route.kind == .content { contents.append((position, to)) } else { targets.insert(to) }
      }
    }
    var chosen = Set(survey.screens.indices.filter { targets.contains($0) || isByItself($0, used) })
    let parts = parts(besides: contents)
    var open = contents.filter { !parts.contains(lastName(of: $0.to)) }
    while let next = open.firstIndex(where: { chosen.contains($0.from) }) { chosen.insert(open.remove(at: next).to) }
    return chosen.sorted()
  }

  /// The views that some view shows as a part among others, and not as all it consists of at a time.
  private func parts(besides contents: [(from: Int, to: Int)]) -> Set<String> {
    struct Use: Hashable {
      var host: String
      var view: String
    }
    let whole = Set(contents.map { Use(host: lastName(of: $0.from), view: lastName(of: $0.to)) })
    let asked = Set(whole.map(\.view))
    var parts: Set<String> = []
    for position in survey.screens.indices {
      survey.screens[position].screen.nodes.forEachElement { element in
        var host = lastName(of: position)
        for site in element.callSites {
          if asked.contains(site.view), !whole.contains(Use(host: host, view: site.view)) { parts.insert(site.view) }
          host = site.view
        }
      }
    }
    return parts
  }

  private func lastName(of position: Int) -> String {
    let name = survey.screens[position].screen.name
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  private func isByItself(_ position: Int, _ used: Set<String>) -> Bool {
    let surveyed = survey.screens[position]
    if surveyed.owner != nil { return false }
    switch surveyed.screen.kind {
    case .scene, .viewController: return true
    case .interfaceFile, .preview: return false
    case .view:
      return surveyed.screen.framework == .swiftUI && !used.contains(lastName(of: position))
        && surveyed.screen.nodes.elements.contains { $0.exposure == .exposed }
    }
  }

  /// The project's views that an element is a part of, those that were merged into it included.
  private func note(_ element: AccessibilityElement, in used: inout Set<String>) {
    used.formUnion(element.callSites.lazy.map(\.view))
    for part in element.content { note(part, in: &used) }
  }

  // MARK: - Edges

  private mutating func addEdges(from position: Int) {
    let surveyed = survey.screens[position]
    let inPlace = survey.inPlace(of: position)
    let cost = cost(of: position)
    costs[position] = cost
    let stops = TranscriptBuilder().stops(of: surveyed.screen.nodes)
    // A control that is dimmed for a while is told of as it is when it can be used.
    let isDimmed = { (stop: TranscriptStop) in stop.element.traits.contains(.notEnabled) }
    for stop in stops.filter({ !isDimmed($0) }) + stops.filter(isDimmed) {
      let element = stop.element
      guard !element.callSites.contains(where: { inPlace.contains($0.view) }) else { continue }
      let leads = survey.leads(of: element, on: position)
      for lead in leads {
        opened.insert(lead.route)
        add(lead, of: stop, among: stops, on: position, cost)
      }
      for effect in element.consequences?.effects ?? [] {
        guard case .open(let address) = effect.change else { continue }
        add(ScreenMap.Edge(
          from: position, to: .outside(address), kind: .open, control: control(stop, among: stops, cost), cause: nil,
          when: text(stop.when + effect.when), place: effect.source), of: stop)
      }
    }
  }

  private mutating func add(
    _ lead: RouteSurvey.Lead, of stop: TranscriptStop, among stops: [TranscriptStop], on position: Int,
    _ cost: ScreenCost
  ) {
    let route = lead.route
    guard let end = end(of: route, from: lead.declaredBy ?? position) else { return }
    add(ScreenMap.Edge(
      from: position, to: end, kind: route.kind, control: control(stop, among: stops, cost), cause: nil,
      when: text(stop.when + lead.when), place: route.source), of: stop)
  }

  /// A route that no control of the screen was found to open.
  private mutating func add(_ route: Route, on position: Int) {
    guard let end = end(of: route, from: position) else { return }
    let cause: String
    switch route.trigger {
    case .activation: cause = "activation"
    case .state(let name): cause = "'\(name)' is set"
    case .value(let type):
      // It is opened by links to values, wherever they stand.
      cause = "a value of type '\(type)' is pushed"
    case .function(let name): cause = "'\(name)' runs"
    case .selection: cause = "a row is chosen"
    case .appearance: cause = "it appears"
    }
    add(ScreenMap.Edge(
      from: position, to: end, kind: route.kind, control: nil, cause: cause, when: text(route.when),
      place: route.source))
  }

  private func end(of route: Route, from position: Int) -> ScreenMap.End? {
    if let to = survey.position(of: route.target, from: position) { return .screen(to) }
    switch route.target {
    case .screen(let name, _): return .elsewhere(name)
    // Shown, and without anything that can be heard.
    case .presentation: return nil
    case .segue(let name): return .unknown("segue '\(name)'")
    case .outside(let what): return .outside(what)
    case .unknown(let what): return .unknown(what)
    }
  }

  /// With its cost in the state in which the screen appears, else in one in which it is there.
  private func control(
    _ stop: TranscriptStop, among stops: [TranscriptStop], _ cost: ScreenCost
  ) -> ScreenMap.Control {
    let heard = voiceOver.utterance(for: stop).caption
    let known = cost.controls.first { $0.place == stop.element.source && $0.heard == heard }
    return ScreenMap.Control(
      heard: heard, place: stop.element.source,
      cost: known ?? ControlCost(of: stop, among: stops, voiceOver: voiceOver))
  }

  private func text(_ conditions: [Condition]) -> [String] {
    var result: [String] = []
    for condition in conditions where !result.contains(condition.description) { result.append(condition.description) }
    return result
  }

  /// Alternatives of one control that lead to the same screen are one way, under what they have in common.
  private mutating func add(_ edge: ScreenMap.Edge, of stop: TranscriptStop? = nil) {
    // The context menu of a row opens from whatever is touched in the row: that is one way.
    let isOfWhole = edge.kind == .contextMenu
    let key = EdgeKey(from: edge.from, to: edge.to, kind: edge.kind, control: isOfWhole ? nil : edge.control?.place)
    let when = stop?.when ?? []
    for known in seen[key] ?? [] {
      if edges[known.edge].control?.heard == edge.control?.heard { return }
      if known.when.contains(where: { condition in when.contains { $0.excludes(condition) } }) {
        edges[known.edge] = edges[known.edge].under { edge.when.contains($0) }
        return
      }
      if isOfWhole { return }
    }
    seen[key, default: []].append((edges.count, when))
    edges.append(edge)
  }
}

extension ScreenMap.Edge {
  /// The same with fewer conditions.
  fileprivate func under(_ keeps: (String) -> Bool) -> ScreenMap.Edge {
    ScreenMap.Edge(
      from: from, to: to, kind: kind, control: control, cause: cause, when: when.filter(keeps), place: place)
  }

  /// The same with other numbers for the screens; nil when it starts from none that is kept.
  fileprivate func renumbered(_ number: (Int) -> Int?) -> ScreenMap.Edge? {
    guard let from = number(from) else { return nil }
    var end = to
    if case .screen(let old) = to {
      guard let new = number(old) else { return nil }
      end = .screen(new)
    }
    return ScreenMap.Edge(from: from, to: end, kind: kind, control: control, cause: cause, when: when, place: place)
  }
}

/// Finds the shortest ways from the starts of an app.
struct MapDistances {
  private var ways: [Int: [(to: Int, swipes: Int, activations: Int)]] = [:]

  init(edges: [ScreenMap.Edge]) {
    for edge in edges {
      guard case .screen(let to) = edge.to else { continue }
      // What comes without a control costs nothing.
      let swipes = edge.control?.cost?.best ?? 0
      ways[edge.from, default: []].append((to, swipes, edge.control == nil ? 0 : 1))
    }
  }

  func note(in nodes: inout [ScreenMap.Node]) {
    var open = nodes.indices.filter { nodes[$0].isStart }
    for index in open { nodes[index].fromStart = .init(activations: 0, swipes: 0) }
    // Few screens: each round settles the nearest of those that are left.
    var settled: Set<Int> = []
    while let nearest = open.filter({ !settled.contains($0) }).min(by: { isNearer($0, $1, nodes) }) {
      settled.insert(nearest)
      guard let here = nodes[nearest].fromStart else { continue }
      for way in ways[nearest] ?? [] where !settled.contains(way.to) {
        let distance = ScreenMap.Distance(
          activations: here.activations + way.activations, swipes: here.swipes + way.swipes)
        if let known = nodes[way.to].fromStart, !Self.isLess(distance, known) { continue }
        if nodes[way.to].fromStart == nil { open.append(way.to) }
        nodes[way.to].fromStart = distance
      }
      open.removeAll { $0 == nearest }
    }
  }

  private func isNearer(_ left: Int, _ right: Int, _ nodes: [ScreenMap.Node]) -> Bool {
    guard let first = nodes[left].fromStart, let second = nodes[right].fromStart else { return left < right }
    return Self.isLess(first, second) || first == second && left < right
  }

  private static func isLess(_ left: ScreenMap.Distance, _ right: ScreenMap.Distance) -> Bool {
    (left.swipes + left.activations, left.activations) < (right.swipes + right.activations, right.activations)
  }
}
