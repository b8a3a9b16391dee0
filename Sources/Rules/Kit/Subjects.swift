import AccessibilityModel
import AssistiveTechnologies
import Project
import SourceModel
import SwiftSource

/// An element with what is around it.
public struct ElementSubject: Sendable {
  public let element: AccessibilityElement
  /// Under which outcomes it exists.
  public let when: [Condition]
  public let isRepeated: Bool
  /// Containers around it, outermost first.
  public let containers: [AccessibilityContainer]
  /// The screen that it stands on.
  public let screen: Screen
  /// Every element of the screen in order, hidden and absent ones included.
  public let all: [AccessibilityElement]
  /// Everything on the screen with what decides whether it exists, in the order of `all`.
  let places: ScreenPlaces
  /// The position of the element in `places`.
  let position: Int

  init(
    element: AccessibilityElement, when: [Condition], isRepeated: Bool, containers: [AccessibilityContainer], screen: Screen,
    all: [AccessibilityElement], places: ScreenPlaces, position: Int
  ) {
    self.element = element
    self.when = when
    self.isRepeated = isRepeated
    self.containers = containers
    self.screen = screen
    self.all = all
    self.places = places
    self.position = position
  }
}

/// The elements of a screen in order, with their conditions and the number of loops around them.
final class ScreenPlaces: Sendable {
  struct Place: Sendable {
    let element: AccessibilityElement
    let when: [Condition]
    let loops: Int
  }

  let places: [Place]

  init(_ nodes: [AccessibilityNode]) {
    var found: [Place] = []
    Self.visit(nodes, when: [], loops: 0, &found)
    places = found
  }

  private static func visit(_ nodes: [AccessibilityNode], when: [Condition], loops: Int, _ found: inout [Place]) {
    for node in nodes {
      switch node {
      case .element(let element): found.append(Place(element: element, when: when, loops: loops))
      case .container(let container): visit(container.nodes, when: when, loops: loops, &found)
      case .choice(let branches):
        for branch in branches { visit(branch.nodes, when: when + [branch.condition], loops: loops, &found) }
      case .repeated(let repetition): visit(repetition.nodes, when: when, loops: loops + 1, &found)
      }
    }
  }
}

/// A screen with its stops.
public struct ScreenSubject: Sendable {
  public let screen: Screen
  public let stops: [TranscriptStop]
  /// Every element in order, hidden and absent ones included.
  public let all: [AccessibilityElement]

  public init(screen: Screen, stops: [TranscriptStop], all: [AccessibilityElement]) {
    self.screen = screen
    self.stops = stops
    self.all = all
  }
}

/// The sources and resources of a project.
public struct ProjectSubject: Sendable {
  /// Declarations of the files to report on.
  public let files: [FileDeclarations]
  public let strings: StringTables
  public let assets: AssetIndex

  public init(files: [FileDeclarations], strings: StringTables, assets: AssetIndex) {
    self.files = files
    self.strings = strings
    self.assets = assets
  }
}

/// What every rule may ask.
public struct RuleContext: Sendable {
  public let voiceOver: VoiceOver
  /// The lowest iOS that the project supports, where its settings tell.
  public let deploymentTarget: Version?
  /// The language that the texts in source are written in.
  public let developmentLanguage: String
  /// Whether the project translates its texts at all.
  public let isLocalized: Bool

  public init(voiceOver: VoiceOver, deploymentTarget: Version?, developmentLanguage: String, isLocalized: Bool) {
    self.voiceOver = voiceOver
    self.deploymentTarget = deploymentTarget
    self.developmentLanguage = developmentLanguage
    self.isLocalized = isLocalized
  }

  /// What VoiceOver says for an element, chunks joined by commas, without hints.
  public func heard(_ element: AccessibilityElement) -> String {
    voiceOver.utterance(for: element).caption
  }

  /// What it says now and what it would say with another label.
  public func heard(_ element: AccessibilityElement, withLabel label: String) -> Heard {
    var after = element
    after.label = Fact(SpokenText(label), origin: .content)
    return Heard(before: heard(element), after: heard(after))
  }
}
