import AccessibilityModel
import SourceModel
import SwiftSource

/// What a rule wants to know of a whole screen, gathered once for all of its elements.
protocol ScreenSurvey: Sendable {
  init(_ screen: ScreenPlaces)
  /// Whether it says the same of all elements of one kind in equal surroundings, wherever on the screen they stand;
  /// false unless a survey says otherwise.
  static var isLocal: Bool { get }
}

extension ScreenSurvey {
  static var isLocal: Bool { false }
}

/// The elements of a screen in order, with what is around them; walked once for all rules.
final class ScreenPlaces: Sendable {
  /// An object, since whoever walks a screen would copy each of its parts.
  final class Place: Sendable {
    let element: AccessibilityElement
    /// Number in `branches`.
    let branch: Int
    let when: [Condition]
    let loops: Int
    let enclosure: Enclosure

    /// Outermost first, without what stands in them.
    var containers: [AccessibilityContainer] { enclosure.containers }

    init(element: AccessibilityElement, branch: Int, when: [Condition], loops: Int, enclosure: Enclosure) {
      self.element = element
      self.branch = branch
      self.when = when
      self.loops = loops
      self.enclosure = enclosure
    }
  }

  /// The containers around elements, held once for all that stand in the innermost of them.
  final class Enclosure: Sendable {
    /// Outermost first, without what stands in them: a rule that looks there asks for it (`nodes(in:)`).
    let containers: [AccessibilityContainer]
    private let nodes: [AccessibilityNode]
    private let outer: Enclosure?
    /// Equal for containers that are alike but for what stands in them, in every analysis of this process.
    let digest: Int

    /// Around what stands in no container.
    init() {
      (containers, nodes, outer, digest) = ([], [], nil, 0)
    }

    init(_ container: AccessibilityContainer, in outer: Enclosure) {
      var bare = container
      bare.nodes = []
      containers = outer.containers + [bare]
      nodes = container.nodes
      self.outer = outer
      var hasher = Hasher()
      hasher.combine(outer.digest)
      hasher.combine(bare)
      digest = hasher.finalize()
    }

    /// What stands in the innermost container of a kind; nil where there is none.
    func nodes(in kind: AccessibilityContainer.Kind) -> [AccessibilityNode]? {
      guard let outer, let innermost = containers.last else { return nil }
      return innermost.kind == kind ? nodes : outer.nodes(in: kind)
    }
  }

  let screen: Screen
  let all: Counted<AccessibilityElement>
  let places: Counted<Place>
  /// Which of them are never there together.
  let branches: BranchTree
  let steps: StepCount?
  let exposedCount: Int
  /// What the titles of navigation bars say.
  let navigationTitles: Set<SpokenText>
  private let surveys = Surveys()

  init(_ screen: Screen, counting steps: StepCount? = nil) {
    self.screen = screen
    self.steps = steps
    var walk = PlaceWalk(branches: BranchTree(steps))
    walk.visit(screen.nodes, branch: 0, loops: 0, Enclosure())
    walk.branches.close(0, at: walk.found.count)
    branches = walk.branches
    places = Counted(walk.found, steps)
    all = Counted(walk.found.map(\.element), steps)
    exposedCount = walk.found.count { $0.element.exposure == .exposed }
    navigationTitles = Set(walk.found.lazy.filter { $0.element.role == .navigationTitle }.compactMap(\.element.label?.value))
  }

  func subject(at position: Int) -> ElementSubject {
    let place = places[position]
    return ElementSubject(place.element, in: ElementSubject.Surroundings(place, at: position, on: self))
  }

  /// What a survey found.
  subscript<Survey: ScreenSurvey>(_: Survey.Type) -> Survey { surveys.survey(of: self) }

  /// Whether two elements can be there at the same time.
  func coexist(_ first: Int, _ second: Int) -> Bool { branches.coexist(places[first].branch, places[second].branch) }

  /// Every text of SwiftUI that is drawn, those in the labels of controls included, with the colours that it may have there.
  var texts: [AccessibilityElement] { self[DrawnTexts.self].texts }

  private struct DrawnTexts: ScreenSurvey {
    let texts: [AccessibilityElement]

    init(_ screen: ScreenPlaces) {
      let met = screen.places.lazy.filter { !screen.branches.branches[$0.branch].isNeverThere }
      texts = met.flatMap { place -> [AccessibilityElement] in
        let when = screen.branches.branches[place.branch].when
        return place.element.drawnTexts.filter { $0.framework == .swiftUI }.map { $0.seen(under: when) }
      }
    }
  }
}

/// Surveys that were made of a screen.
private final class Surveys: @unchecked Sendable {
  // Unchecked: guarded by the lock.
  private let lock = PlatformLock()
  private var made: [ObjectIdentifier: any Sendable] = [:]

  /// Whoever asks while it is being made waits: making it once more would take as long.
  func survey<Survey: ScreenSurvey>(of screen: ScreenPlaces) -> Survey {
    let key = ObjectIdentifier(Survey.self)
    let slot = lock.withLock {
      if let known = made[key] as? Slot<Survey> { return known }
      let slot = Slot<Survey>()
      made[key] = slot
      return slot
    }
    return slot.survey(of: screen)
  }

  /// The place of one survey.
  private final class Slot<Survey: ScreenSurvey>: @unchecked Sendable {
    // Unchecked: guarded by the lock.
    private let lock = PlatformLock()
    private var made: Survey?

    func survey(of screen: ScreenPlaces) -> Survey {
      lock.withLock {
        if let made { return made }
        let survey = Survey(screen)
        made = survey
        return survey
      }
    }
  }
}

/// Goes through the nodes of a screen and lists the places of its elements.
private struct PlaceWalk {
  var branches: BranchTree
  var found: [ScreenPlaces.Place] = []

  mutating func visit(_ nodes: [AccessibilityNode], branch: Int, loops: Int, _ enclosure: ScreenPlaces.Enclosure) {
    for node in nodes {
      switch node {
      case .element(let element):
        found.append(ScreenPlaces.Place(
          element: element, branch: branch, when: branches.branches[branch].when, loops: loops, enclosure: enclosure))
      case .container(let container):
        visit(container.nodes, branch: branch, loops: loops, ScreenPlaces.Enclosure(container, in: enclosure))
      case .choice(let alternatives):
        var members: [Int] = []
        // What nothing stands in is asked about by nobody.
        for alternative in alternatives where !alternative.nodes.isEmpty {
          let member = branches.open(alternative.condition, in: branch, at: found.count)
          visit(alternative.nodes, branch: member, loops: loops, enclosure)
          branches.close(member, at: found.count)
          members.append(member)
        }
        branches.addChoice(of: members, in: branch)
      case .repeated(let repetition):
        visit(repetition.nodes, branch: branch, loops: loops + 1, enclosure)
      }
    }
  }
}
