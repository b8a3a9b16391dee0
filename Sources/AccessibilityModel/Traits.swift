/// The traits of an accessibility element, public ones and those that UIKit keeps for itself.
///
/// Source of the set and of which trait is spoken: AXRuntime trait names and AccessibilitySnapshot's recordings.
public struct Traits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let button = Traits(rawValue: 1 << 0)
  public static let link = Traits(rawValue: 1 << 1)
  public static let image = Traits(rawValue: 1 << 2)
  public static let selected = Traits(rawValue: 1 << 3)
  public static let playsSound = Traits(rawValue: 1 << 4)
  public static let keyboardKey = Traits(rawValue: 1 << 5)
  public static let staticText = Traits(rawValue: 1 << 6)
  public static let summaryElement = Traits(rawValue: 1 << 7)
  public static let notEnabled = Traits(rawValue: 1 << 8)
  public static let updatesFrequently = Traits(rawValue: 1 << 9)
  public static let searchField = Traits(rawValue: 1 << 10)
  public static let startsMediaSession = Traits(rawValue: 1 << 11)
  public static let adjustable = Traits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = Traits(rawValue: 1 << 13)
  public static let causesPageTurn = Traits(rawValue: 1 << 14)
  public static let tabBar = Traits(rawValue: 1 << 15)
  public static let header = Traits(rawValue: 1 << 16)
  public static let textEntry = Traits(rawValue: 1 << 18)
  public static let pickerElement = Traits(rawValue: 1 << 19)
  public static let isEditing = Traits(rawValue: 1 << 21)
  public static let statusBarElement = Traits(rawValue: 1 << 23)
  public static let secureTextField = Traits(rawValue: 1 << 24)
  public static let backButton = Traits(rawValue: 1 << 27)
  public static let tabBarItem = Traits(rawValue: 1 << 28)
  public static let draggable = Traits(rawValue: 1 << 38)
  public static let popupButton = Traits(rawValue: 1 << 40)
  public static let supportsZoom = Traits(rawValue: 1 << 46)
  public static let textArea = Traits(rawValue: 1 << 47)
  public static let toggle = Traits(rawValue: 1 << 53)
  /// Whether what the element discloses is shown. To the system that is a status beside the traits, of which an element
  /// has one or none (`UIAccessibilityExpandedStatus`, iOS 18; SwiftUI sets it on systems before as well).
  public static let expanded = Traits(rawValue: 1 << 61)
  public static let collapsed = Traits(rawValue: 1 << 62)
  /// SwiftUI's `isModal`: speaks nothing, hides the siblings.
  public static let modal = Traits(rawValue: 1 << 60)

  /// Every trait with the name that reports use, in bit order.
  public static let names: [(trait: Traits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
    (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
    (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"),
    (.header, "header"), (.textEntry, "textEntry"), (.pickerElement, "pickerElement"), (.isEditing, "isEditing"),
    (.statusBarElement, "statusBarElement"), (.secureTextField, "secureTextField"), (.backButton, "backButton"),
    (.tabBarItem, "tabBarItem"), (.draggable, "draggable"), (.popupButton, "popupButton"),
    (.supportsZoom, "supportsZoom"), (.textArea, "textArea"), (.toggle, "toggle"), (.modal, "modal"),
    (.expanded, "expanded"), (.collapsed, "collapsed"),
  ]

  public var names: [String] { Traits.names.filter { contains($0.trait) }.map(\.name) }

  /// The trait that a report or a test vector names.
  public init?(name: String) {
    guard let trait = Traits.names.first(where: { $0.name == name })?.trait else { return nil }
    self = trait
  }
}

/// Traits that an element has only under a condition.
public struct ConditionalTraits: Hashable, Sendable {
  public var traits: Traits
  public var condition: Condition

  public init(traits: Traits, condition: Condition) {
    self.traits = traits
    self.condition = condition
  }
}
