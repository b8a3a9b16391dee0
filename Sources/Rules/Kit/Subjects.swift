import AccessibilityModel
import AssistiveTechnologies
import Project
import SourceModel
import SwiftSource

/// An element with what is around it.
public final class ElementSubject: Sendable {
  public let element: AccessibilityElement
  private let around: Surroundings
  /// It is not as it stands on the screen.
  let isSeenOtherwise: Bool
  /// Where it is noted that somebody asked for more than the element; nil when nobody wants to know.
  private let looks: Looks?

  /// Held once for all that look at the element.
  final class Surroundings: Sendable {
    let place: ScreenPlaces.Place
    let places: ScreenPlaces
    let position: Int

    init(_ place: ScreenPlaces.Place, at position: Int, on places: ScreenPlaces) {
      self.place = place
      self.places = places
      self.position = position
    }
  }

  /// What a rule may ask of an element beyond the element itself.
  struct Aspects: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let outcomes = Aspects(rawValue: 1)
    static let loops = Aspects(rawValue: 2)
    static let containers = Aspects(rawValue: 4)
    static let uses = Aspects(rawValue: 8)
    static let screen = Aspects(rawValue: 16)
    /// What stands near it.
    static let neighbours = Aspects(rawValue: 32)
    /// Anything on the screen.
    static let everything = Aspects(rawValue: 64)

    /// None of them is about other elements, so a digest of them can be made without a look at these.
    var areOwn: Bool { isDisjoint(with: [.neighbours, .everything]) }
  }

  /// What a rule asked: what it said without a question it says of every element of the same kind, and what it said after
  /// some, of every one of which these have the same answers.
  final class Looks: @unchecked Sendable {
    // Unchecked: belongs to the thread that asks the rule.
    private(set) var aspects: Aspects = []

    fileprivate func note(_ aspect: Aspects) { aspects.formUnion(aspect) }

    /// To be used for the next question.
    func forget() { aspects = [] }
  }

  init(
    _ element: AccessibilityElement, in around: Surroundings, isSeenOtherwise: Bool = false, noting looks: Looks? = nil
  ) {
    self.element = element
    self.around = around
    self.isSeenOtherwise = isSeenOtherwise
    self.looks = looks
  }

  private func asked(_ aspect: Aspects) -> Surroundings {
    looks?.note(aspect)
    return around
  }

  /// Under which outcomes it exists.
  public var when: [Condition] { asked(.outcomes).place.when }
  public var isRepeated: Bool { loops > 0 }
  /// How many loops it stands in.
  var loops: Int { asked(.loops).place.loops }
  /// Containers around it, outermost first, without what stands in them.
  public var containers: [AccessibilityContainer] { asked(.containers).place.containers }
  /// What stands in the innermost container of a kind around it; nil where there is none.
  func nodes(in kind: AccessibilityContainer.Kind) -> [AccessibilityNode]? {
    asked(.neighbours).place.enclosure.nodes(in: kind)
  }
  /// Whether another element of the screen stands in the same container.
  func isEnclosed(like other: ElementSubject) -> Bool {
    asked(.neighbours).place.enclosure === other.around.place.enclosure
  }
  /// The screen that it stands on.
  public var screen: Screen { asked(.screen).places.screen }
  /// What the titles of navigation bars on the screen say.
  var navigationTitles: Set<SpokenText> { asked(.screen).places.navigationTitles }
  /// Calls of the project's own views between the screen and the element, outermost first: another use of a component
  /// has others, so a rule takes them from here and not from the element.
  var callSites: [CallSite] {
    looks?.note(.uses)
    return element.callSites
  }
  /// Everything on the screen. A rule that asks about one element looks at what is near it, or at a survey of the
  /// screen that is made once for all elements.
  var places: ScreenPlaces { asked(.neighbours).places }
  /// The position of the element in `places`.
  var position: Int { asked(.neighbours).position }

  /// What a survey found on the whole screen.
  func surveyed<Survey: ScreenSurvey>(_ survey: Survey.Type) -> Survey {
    asked(survey.isLocal ? .neighbours : .everything).places[survey]
  }

  /// Equal, in one analysis, for elements of which some aspects are the same; two digests of different ones are equal once
  /// in 2^64 cases.
  func digest(of aspects: Aspects) -> Int {
    var hasher = Hasher()
    hasher.combine(aspects)
    if aspects.contains(.outcomes) { hasher.combine(around.places.branches.branches[around.place.branch].digest) }
    if aspects.contains(.loops) { hasher.combine(around.place.loops) }
    if aspects.contains(.containers) { hasher.combine(around.place.enclosure.digest) }
    if aspects.contains(.uses) { hasher.combine(element.callSites) }
    if aspects.contains(.screen) { hasher.combine(ObjectIdentifier(around.places)) }
    return hasher.finalize()
  }

  /// The same place with the element seen in another way.
  func with(_ element: AccessibilityElement) -> ElementSubject {
    ElementSubject(element, in: around, isSeenOtherwise: true, noting: looks)
  }

  /// The same, with a note of what is asked for.
  func noting(_ looks: Looks) -> ElementSubject {
    ElementSubject(element, in: around, isSeenOtherwise: isSeenOtherwise, noting: looks)
  }
}

/// A screen with its elements.
public struct ScreenSubject: Sendable {
  public let screen: Screen
  /// The elements with what is around them.
  let places: ScreenPlaces
  /// The uses of all that is on any screen, for what a component comes to where it is used.
  var usage = UsageIndex()

  /// Every element in order, hidden and absent ones included.
  public var all: Counted<AccessibilityElement> { places.all }

  /// - Parameter steps: Counts what is looked at.
  public init(_ screen: Screen, counting steps: StepCount? = nil) {
    self.screen = screen
    places = ScreenPlaces(screen, counting: steps)
  }

  /// Whether some of its code stands in a file of two states (`FileStates`).
  public var isOfTwoStates: Bool {
    places.all.contains { $0.shownState != nil || $0.callSites.contains { $0.source.file.states != nil } }
  }

  /// Every element with what is around it.
  var subjects: [ElementSubject] { places.places.indices.map { places.subject(at: $0) } }

  /// Where the code begins that made what is on the screen: elements, all that was merged into them, and the views of
  /// the project around them.
  public var madeBy: Set<SourceStart> { places[ScreenUses.self].code }

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
  /// By class, the outlets that lie in a view which an interface file hides and no code shows.
  let hiddenOutlets: [String: Set<String>]
  /// By class and name, the outlets of controls that an interface file keeps touches away from at first.
  let deafOutlets: [String: [String: [DeafOutlet]]]
  /// The code of all files by types.
  let code: ProjectCode
  private let readClasses: Once<UIKitClassSurvey>
  private let readMotionCare: Once<MotionCare>
  private let readWidgets: Once<WidgetFiles>
  private let readPlayers: Once<[MediaSurvey.Players]>
  private let readForcedSchemes: Once<ForcedSchemes>
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
  /// The appearances that code forces.
  var forcedSchemes: ForcedSchemes { readForcedSchemes.value }
  /// Which code asks for Reduce Motion.
  var motionCare: MotionCare { readMotionCare.value }

  /// - Parameters:
  ///   - allFiles: nil where they are the same.
  ///   - memory: What was read of the same project before.
  public init(
    files: [FileDeclarations], allFiles: [FileDeclarations]? = nil, strings: StringTables, assets: AssetIndex,
    info: [InfoSettings] = [], media: MediaFiles = MediaFiles(), interfacePlayers: [SourceRange] = [],
    hiddenOutlets: [String: Set<String>] = [:], deafOutlets: [String: [String: [DeafOutlet]]] = [:], memory: OutcomeMemory? = nil
  ) {
    self.info = info
    self.interfacePlayers = interfacePlayers
    self.hiddenOutlets = hiddenOutlets
    self.deafOutlets = deafOutlets
    self.media = media
    self.files = files
    let allFiles = allFiles ?? files
    self.allFiles = allFiles
    let code = memory?.code
    self.memory = code
    let read = ProjectCode(allFiles, memory: code)
    self.code = read
    readForcedSchemes = Once { ForcedSchemes(read, info, files: allFiles) }
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

/// A control that an interface file keeps touches away from.
public struct DeafOutlet: Sendable {
  /// `userInteractionEnabled="NO"` in the file; nil where that may not be replaced.
  let attribute: SourceRange?

  public init(attribute: SourceRange?) { self.attribute = attribute }
}

/// What every rule may ask.
public struct RuleContext: Sendable {
  /// What it says apart from how names are spelled.
  struct Facts: Equatable, Sendable {
    let language: SpeechLanguage
    let deploymentTarget: Version?
    let developmentLanguage: String
    let isLocalized: Bool
    let appNames: Set<String>
    let turnsPhone: Bool
  }

  var facts: Facts {
    Facts(
      language: voiceOver.language, deploymentTarget: deploymentTarget, developmentLanguage: developmentLanguage,
      isLocalized: isLocalized, appNames: appNames, turnsPhone: turnsPhone)
  }

  public let voiceOver: VoiceOver
  /// The lowest iOS that the project supports, where its settings tell.
  public let deploymentTarget: Version?
  /// The language that the texts in source are written in.
  public let developmentLanguage: String
  /// Whether the project translates its texts at all.
  public let isLocalized: Bool
  /// What people know the app by, in lower case, as far as its settings tell.
  let appNames: Set<String>
  /// The same as it is written, where there is one.
  let appTitle: String?
  /// The app says that it may be used with a phone on its side.
  let turnsPhone: Bool
  let texts: ExistingTexts
  /// The constants that the project keeps its texts in.
  let constants: Once<TextConstantNames>
  /// How the project's own code asks for translated texts.
  let ownTranslation: Once<OwnTranslation>
  /// How many classes of the project descend directly from each class.
  let subclasses: Once<[String: Int]>
  /// By view, the properties that hold a `Text` and that whoever makes the view hands to it.
  let textProperties: Once<[String: Set<String>]>
  /// By type, the properties that hold a text or nothing, `var hint: String?`.
  let optionalTexts: Once<[String: Set<String>]>
  /// The names of properties and parameters that hold a key of the string tables.
  let translatedProperties: Once<Set<String>>
  /// What the app calls the symbols that it shows beside words.
  let symbolTitles: Once<SymbolTitles>
  /// The titles that the project's views give their screens.
  let screenTitles: Once<ScreenTitles>
  let presentedScreens: Once<PresentedScreens>
  /// What the functions of types empty.
  let emptyings: Once<Emptyings>
  /// The texts of what the project calls the heading of a section.
  let headingHelpers: Once<HeadingHelpers>
  /// The names of properties that are numbers throughout.
  let numericNames: Once<NumericNames>
  /// What values are called that the app shows pictures of.
  let pictureSiblings: Once<PictureSiblings>
  /// What callers hand to the project's components.
  let handedPictures: Once<HandedPictures>
  /// The functions that make controls of the pictures that they are handed.
  let pictureHelpers: Once<PictureHelpers>
  /// What the code says of the project's buttons beyond what they do.
  let buttonCode: Once<ButtonCode>
  /// The calls of the project's code by where they stand.
  let writtenCode: Once<WrittenCode>
  /// By file, what is left out of the code on another system that it may run on.
  let ownSystemCode: Once<[ObjectIdentifier: [SourceRange]]>
  /// The loops over lists of colours.
  let colourLoops: Once<ColourLoops>
  let countedLoops: Once<CountedLoops>
  let casePictures: Once<CasePictures>
  /// Where it is noted how names were spelled; nil when nobody wants to know.
  var spellings: SpellingMemory?
  /// What the configuration sets; rules ask through `flag(_:of:)` and its like.
  let settings: RuleSettings

  /// - Parameter files: All files, for the constants that the project keeps its texts in.
  public init(
    voiceOver: VoiceOver, deploymentTarget: Version?, developmentLanguage: String, isLocalized: Bool,
    strings: StringTables = StringTables(), files: [FileDeclarations] = [], appNames: [String] = [],
    turnsPhone: Bool = false, settings: RuleSettings = [:]
  ) {
    self.turnsPhone = turnsPhone
    self.appNames = Set(appNames.map { $0.lowercased() })
    appTitle = Set(appNames).count == 1 ? appNames.first : nil
    constants = Once { TextConstantNames(files, strings: strings, language: developmentLanguage) }
    texts = ExistingTexts(strings, files, language: developmentLanguage)
    ownTranslation = Once { OwnTranslation(files) }
    subclasses = Once {
      let classes = files.flatMap(\.types).filter { $0.kind == .classType }
      return classes.reduce(into: [:]) { counts, type in
        if let base = type.inheritedTypes.first { counts[base.name, default: 0] += 1 }
      }
    }
    textProperties = Once {
      files.flatMap(\.types).reduce(into: [:]) { known, type in
        let texts = type.members.properties.filter { !$0.isStatic && $0.getter == nil && $0.type?.name == "Text" }
        known[type.name, default: []].formUnion(texts.map(\.name))
      }
    }
    optionalTexts = Once {
      files.flatMap(\.types).reduce(into: [:]) { known, type in
        let texts = type.members.properties.filter { property in
          property.type.map { $0.isOptional && ["String", "LocalizedStringKey"].contains($0.name) } ?? false
        }
        if !texts.isEmpty { known[type.name, default: []].formUnion(texts.map(\.name)) }
      }
    }
    translatedProperties = Once { ExistingTexts.keyNames(in: files) }
    symbolTitles = Once { SymbolTitles(files) }
    screenTitles = Once { ScreenTitles(files) }
    presentedScreens = Once { PresentedScreens(files) }
    pictureSiblings = Once { PictureSiblings(files) }
    handedPictures = Once { HandedPictures(files) }
    pictureHelpers = Once { PictureHelpers(files) }
    buttonCode = Once { ButtonCode(files) }
    writtenCode = Once { WrittenCode(files) }
    ownSystemCode = Once {
      Dictionary(files.filter { !$0.ownSystemCode.isEmpty }.map { (ObjectIdentifier($0.file), $0.ownSystemCode) }) { $0 + $1 }
    }
    colourLoops = Once { ColourLoops(files) }
    countedLoops = Once { CountedLoops(files) }
    casePictures = Once { CasePictures(files) }
    headingHelpers = Once { HeadingHelpers(files) }
    numericNames = Once { NumericNames(files) }
    emptyings = Once { Emptyings(files) }
    self.voiceOver = voiceOver
    self.deploymentTarget = deploymentTarget
    // "en-US" is English, as the words of code are.
    self.developmentLanguage = developmentLanguage.split(whereSeparator: { "-_".contains($0) }).first == "en" ? "en" : developmentLanguage
    self.isLocalized = isLocalized
    self.settings = settings
  }

  /// The lowest iOS that the targets of a file run on, else that of the project; nil where nothing tells.
  public func deploymentTarget(of file: SourceFile) -> Version? {
    file.build.minimumVersions["iOS"].flatMap { Version($0) } ?? deploymentTarget
  }

  /// What VoiceOver says for an element, chunks joined by commas, without hints.
  public func heard(_ element: AccessibilityElement) -> String {
    voiceOver.utterance(for: element.inWordsKnown(in: voiceOver.language)).caption
  }

  /// What it says now and what it would say with another label.
  public func heard(_ element: AccessibilityElement, withLabel label: String) -> Heard {
    var after = element
    after.label = Fact(SpokenText(label), origin: .content)
    return Heard(before: heard(element), after: heard(after))
  }
}
