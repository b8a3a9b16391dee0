import AccessibilityModel
import AssistiveTechnologies
import Reporting
import SourceModel

/// A screen as a report shows it: plain values, without the tree that they were read from.
public struct AuditScreen: Hashable, Sendable {
  public var name: String
  public var kind: String
  public var file: String
  public var line: Int
  /// No other view of the project shows it.
  public var isRoot: Bool
  /// False where only run time knows where views stand.
  public var orderIsKnown: Bool
  public var stops: [AuditStop]
  public var boxes: [Box]
  public var conditions: [StateCondition]
  /// Rotors that visit something here, in the order of their use.
  public var rotors: [String]
  public var clashes: [NameClash]

  /// A container, under the one that holds it.
  public struct Box: Hashable, Sendable {
    public var kind: String
    public var label: String?
    public var parent: Int?
  }

  /// What decides which stops there are.
  public struct StateCondition: Hashable, Sendable {
    public var text: String
    /// Conditions of one group are outcomes of one question.
    public var group: Int
    /// Positions of conditions that cannot hold at the same time.
    public var excludes: [Int]
    public var holdsInitially: Bool?
  }

  /// A name that several stops answer to.
  public struct NameClash: Hashable, Sendable {
    public var name: String
    public var numbers: [Int]
  }
}

/// A stop of a screen, with what every assistive technology makes of it.
public struct AuditStop: Hashable, Sendable {
  /// Position in the swipe order; alternatives share it.
  public var number: Int
  public var shape: StopShape
  /// What is said, part by part.
  public var speech: [String]
  /// What is said after a pause: hints, "Actions available".
  public var afterPause: [String]
  public var label: String
  public var actions: [String]
  /// Positions in `AuditScreen.rotors`.
  public var rotors: [Int]
  /// Names that Voice Control takes; nil for what it does not offer.
  public var names: [String]?
  /// Texts on screen that cannot be said.
  public var unspoken: [String]
  public var keyboard: KeyboardReach
  /// Positions in `AuditScreen.conditions`.
  public var when: [Int]
  /// Position in `AuditScreen.boxes` of the innermost container.
  public var box: Int?
  public var repeats: String?
  public var certainty: Certainty
  /// Why something is not known.
  public var reasons: [String]
  public var file: String
  public var line: Int

  public enum KeyboardReach: Hashable, Sendable {
    /// It only informs.
    case none
    case reached
    /// Only a gesture acts on it.
    case passedBy
    case dimmed
  }

  /// All that is said, as VoiceOver's caption panel shows it.
  public var caption: String {
    let said = speech.joined(separator: ", ")
    return said.isEmpty ? "(nothing)" : said
  }
}

/// How a stop is drawn: by what it is, since nobody knows its frame without running the app.
public enum StopShape: String, Hashable, Sendable, CaseIterable {
  case text, heading, button, link, toggle, slider, field, image, tab, picker, drawing, unknown

  init(_ element: AccessibilityElement) {
    let traits = element.traits
    switch element.role {
    case .toggle: self = .toggle
    case .slider, .stepper, .progress, .gauge: self = .slider
    case .textField, .secureField, .textEditor, .searchField: self = .field
    case .picker, .pickerOption, .datePicker, .colorPicker, .menu: self = .picker
    case .tab: self = .tab
    case .chart, .chartMark, .canvas, .map, .video, .webView, .shape: self = .drawing
    case .opaque, .platformView: self = traits.isEmpty ? .unknown : Self.by(traits)
    case .link, .navigationLink: self = .link
    case .button, .shareLink, .pasteButton, .photosPicker, .disclosure: self = .button
    case .image: self = Self.by(traits) == .text ? .image : Self.by(traits)
    default: self = Self.by(traits)
    }
  }

  private static func by(_ traits: Traits) -> StopShape {
    if traits.contains(.toggle) { return .toggle }
    if !traits.isDisjoint(with: [.textEntry, .searchField]) { return .field }
    if traits.contains(.adjustable) { return .slider }
    if traits.contains(.tabBarItem) { return .tab }
    if traits.contains(.link) { return .link }
    if !traits.isDisjoint(with: [.button, .backButton, .popupButton]) { return .button }
    if traits.contains(.header) { return .heading }
    return traits.contains(.image) ? .image : .text
  }
}
