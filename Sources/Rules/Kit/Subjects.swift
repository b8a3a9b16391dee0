import AccessibilityModel
import AssistiveTechnologies
import Project
import SourceModel
import SwiftSource

/// An element with what is around it.
public final class ElementSubject: Sendable {
  public let element: AccessibilityElement
  /// Under which outcomes it exists.
  public let when: [Condition]
  public let isRepeated: Bool
  /// Containers around it, outermost first.
  public let containers: [AccessibilityContainer]
  /// The screen that it stands on.
  public var screen: Screen { places.screen }
  /// Every element of the screen in order, hidden and absent ones included.
  public var all: [AccessibilityElement] { places.all }
  /// Everything on the screen with what decides whether it exists, in the order of `all`.
  let places: ScreenPlaces
  /// The position of the element in `places`.
  let position: Int

  init(
    element: AccessibilityElement, when: [Condition], isRepeated: Bool, containers: [AccessibilityContainer],
    places: ScreenPlaces, position: Int
  ) {
    self.element = element
    self.when = when
    self.isRepeated = isRepeated
    self.containers = containers
    self.places = places
    self.position = position
  }

  /// The same place with the element seen in another way.
  func with(_ element: AccessibilityElement) -> ElementSubject {
    ElementSubject(
      element: element, when: when, isRepeated: isRepeated, containers: containers,
      places: places, position: position)
  }
}

/// The elements of a screen in order, with what is around them; walked once for all rules.
final class ScreenPlaces: Sendable {
  struct Place: Sendable {
    let element: AccessibilityElement
    let when: [Condition]
    let loops: Int
    let containers: [AccessibilityContainer]
  }

  let screen: Screen
  let all: [AccessibilityElement]
  let places: [Place]
  private let byUse: [Use: [Int]]
  private let byGesture: [SourceRange: [Int]]
  /// Exposed controls, those in the content of others included.
  let controls: [AccessibilityElement]
  /// Positions in `controls` by what activating them calls or changes.
  private let controlsByEffect: [String: [Int]]
  /// Those of them that stand in a loop, by the same positions.
  private let isInLoop: [Bool]
  let exposedCount: Int
  /// Where the actions of all elements are written, each once: a row that stands in many branches offers the same ones.
  let actionSources: Set<SourceRange>
  /// Every text of SwiftUI that is drawn, those in the labels of controls included.
  let texts: [AccessibilityElement]

  /// Some element is the title of a navigation bar.
  let hasNavigationTitle: Bool

  init(_ screen: Screen, all: [AccessibilityElement]) {
    self.screen = screen
    self.all = all
    texts = all.flatMap(\.drawnTexts).filter { $0.framework == .swiftUI }
    hasNavigationTitle = all.contains { $0.role == .navigationTitle }
    var found: [Place] = []
    Self.visit(screen.nodes, when: [], loops: 0, containers: [], &found)
    places = found
    byUse = Dictionary(grouping: found.indices) { Use(found[$0].element) }
    var byGesture: [SourceRange: [Int]] = [:]
    for index in found.indices {
      let element = found[index].element
      let gestures = element.gestures + (element.role == .replaced ? element.content.flatMap(\.gestures) : [])
      for source in Set(gestures.map(\.source)) { byGesture[source, default: []].append(index) }
    }
    self.byGesture = byGesture
    var controls: [AccessibilityElement] = []
    var isInLoop: [Bool] = []
    for place in found {
      for element in [place.element] + place.element.content where element.exposure == .exposed && element.role.isControl {
        controls.append(element)
        isInLoop.append(place.loops > 0)
      }
    }
    self.controls = controls
    self.isInLoop = isInLoop
    controlsByEffect = Self.byEffect(controls)
    exposedCount = found.count { $0.element.exposure == .exposed }
    actionSources = Set(all.lazy.flatMap(\.actions).compactMap(\.source))
  }

  func subject(at position: Int) -> ElementSubject {
    let place = places[position]
    return ElementSubject(
      element: place.element, when: place.when, isRepeated: place.loops > 0, containers: place.containers,
      places: self, position: position)
  }

  /// Positions of what the same place in the source makes in one use of its view, once for each branch.
  func positions(ofUse element: AccessibilityElement) -> [Int] { byUse[Use(element)] ?? [] }

  private struct Use: Hashable {
    let source: SourceRange
    let callSites: [CallSite]

    init(_ element: AccessibilityElement) {
      source = element.source
      callSites = element.callSites
    }
  }

  /// Positions of what shares a gesture, in order; of very many those next to a position, since one touch area stands
  /// together and the rest are its alternatives and its other uses.
  func positions(withGesture source: SourceRange, around position: Int) -> ArraySlice<Int> {
    guard let all = byGesture[source] else { return [] }
    guard all.count > Self.gestureLimit, let middle = all.firstIndex(where: { $0 >= position }) else { return all[...] }
    let start = min(max(0, middle - Self.gestureLimit / 2), all.count - Self.gestureLimit)
    return all[start..<start + Self.gestureLimit]
  }

  private static let gestureLimit = 240

  /// Controls whose activation calls or changes something by this name, among other things.
  func controls(mentioning effect: String, inLoopsOnly: Bool) -> [AccessibilityElement] {
    (controlsByEffect[effect] ?? []).filter { !inLoopsOnly || isInLoop[$0] }.map { controls[$0] }
  }

  private static func byEffect(_ controls: [AccessibilityElement]) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (position, control) in controls.enumerated() {
      for mention in Set(control.activation?.mentions ?? []) { result[mention, default: []].append(position) }
    }
    return result
  }

  private static func visit(
    _ nodes: [AccessibilityNode], when: [Condition], loops: Int, containers: [AccessibilityContainer], _ found: inout [Place]
  ) {
    for node in nodes {
      switch node {
      case .element(let element):
        found.append(Place(element: element, when: when, loops: loops, containers: containers))
      case .container(let container):
        visit(container.nodes, when: when, loops: loops, containers: containers + [container], &found)
      case .choice(let branches):
        for branch in branches {
          visit(branch.nodes, when: when + [branch.condition], loops: loops, containers: containers, &found)
        }
      case .repeated(let repetition):
        visit(repetition.nodes, when: when, loops: loops + 1, containers: containers, &found)
      }
    }
  }
}

/// A screen with its elements.
public struct ScreenSubject: Sendable {
  public let screen: Screen
  /// Every element in order, hidden and absent ones included.
  public let all: [AccessibilityElement]
  /// The elements with what is around them.
  let places: ScreenPlaces
  /// The uses of all that is on any screen, for what a component comes to where it is used.
  var usage = UsageIndex()

  public init(_ screen: Screen) {
    self.screen = screen
    let all = screen.nodes.elements
    self.all = all
    places = ScreenPlaces(screen, all: all)
  }

  /// Every element with what is around it.
  var subjects: [ElementSubject] { places.places.indices.map { places.subject(at: $0) } }

  /// The same element is met in a wider context too, and is judged there.
  func isSeenWider(_ element: AccessibilityElement) -> Bool { usage.isSeenWider(element.source, element.callSites) }
}

/// The sources and resources of a project.
public struct ProjectSubject: Sendable {
  /// Declarations of the files to report on.
  public let files: [FileDeclarations]
  /// Those of all files, generated and unreported ones included, for what the code refers to.
  public let allFiles: [FileDeclarations]
  public let strings: StringTables
  public let assets: AssetIndex
  /// What the app declares about itself to the system.
  public let info: [InfoSettings]
  /// Films, sounds and captions among the files.
  public let media: MediaFiles
  /// Players of films in storyboards.
  public let interfacePlayers: [SourceRange]
  /// The code of all files by types.
  let code: ProjectCode
  private let readClasses: Once<UIKitClassSurvey>
  private let readMotionCare: Once<MotionCare>
  private let readWidgets: Once<WidgetFiles>
  private let readPlayers: Once<[MediaSurvey.Players]>
  /// What was read of the same project before.
  let memory: CodeMemory?

  /// The code of the types of `files`.
  var types: [TypeCode] { code.parts(of: files) }
  /// The classes of `allFiles`.
  var classes: UIKitClassSurvey { readClasses.value }
  /// Where media are played, and what the code says about captions and their like.
  var mediaSurvey: MediaSurvey { MediaSurvey(self, readPlayers.value) }
  /// Files that draw widgets and their like.
  var widgets: WidgetFiles { readWidgets.value }
  /// Which code asks for Reduce Motion.
  var motionCare: MotionCare { readMotionCare.value }

  /// - Parameters:
  ///   - allFiles: nil where they are the same.
  ///   - memory: What was read of the same project before.
  public init(
    files: [FileDeclarations], allFiles: [FileDeclarations]? = nil, strings: StringTables, assets: AssetIndex,
    info: [InfoSettings] = [], media: MediaFiles = MediaFiles(), interfacePlayers: [SourceRange] = [],
    memory: OutcomeMemory? = nil
  ) {
    self.info = info
    self.interfacePlayers = interfacePlayers
    self.media = media
    self.files = files
    let allFiles = allFiles ?? files
    self.allFiles = allFiles
    let code = memory?.code
    self.memory = code
    self.code = ProjectCode(allFiles, memory: code)
    readClasses = Once { UIKitClassSurvey(allFiles) }
    readWidgets = Once { WidgetFiles(files) }
    readMotionCare = Once { MotionCare(allFiles, asking: MotionSettings.reduceMotion) }
    readPlayers = Once {
      code?.values("players", ofFiles: files, MediaSurvey.Players.all) ?? files.flatMap(MediaSurvey.Players.all)
    }
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
  let texts: ExistingTexts
  /// The constants that the project keeps its texts in.
  var constants = Once { TextConstantNames() }
  /// What the configuration sets; rules ask through `flag(_:of:)` and its like.
  let settings: RuleSettings

  public init(
    voiceOver: VoiceOver, deploymentTarget: Version?, developmentLanguage: String, isLocalized: Bool,
    strings: StringTables = StringTables(), settings: RuleSettings = [:]
  ) {
    texts = ExistingTexts(strings, language: developmentLanguage)
    self.voiceOver = voiceOver
    self.deploymentTarget = deploymentTarget
    self.developmentLanguage = developmentLanguage
    self.isLocalized = isLocalized
    self.settings = settings
  }

  /// The lowest iOS that the targets of a file run on, else that of the project; nil where nothing tells.
  public func deploymentTarget(of file: SourceFile) -> Version? {
    file.build.minimumVersions["iOS"].flatMap { Version($0) } ?? deploymentTarget
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
