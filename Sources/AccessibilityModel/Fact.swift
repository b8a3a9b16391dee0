import SourceModel

/// Where a fact about an element comes from; rules decide by it whether a name was chosen or merely fell out.
public enum FactOrigin: Hashable, Sendable {
  /// Text that is part of the view: a title, a `Text`, a `label:` closure.
  case content
  /// An accessibility modifier, by its name.
  case modifier(String)
  /// The name of an SF Symbol; `recorded` tells whether VoiceOver's word for it has been recorded.
  case symbol(name: String, recorded: Bool)
  /// The name of an image in an asset catalog.
  case asset(name: String)
  /// A placeholder, which is gone as soon as the field holds text.
  case placeholder
  /// Words that the system supplies, such as "Edit" for an `EditButton`.
  case system
  /// Labels of several children joined into one.
  case joined
}

/// One known or partly known thing about an element, with its evidence.
public struct Fact<Value: Hashable & Sendable>: Hashable, Sendable {
  public var value: Value
  public var origin: FactOrigin
  /// The expression that gives the value, where one can be named.
  public var source: SourceRange?
  /// How the text reaches the user's language; nil for what is not text from source.
  public var localization: Localization?

  public init(_ value: Value, origin: FactOrigin, source: SourceRange? = nil, localization: Localization? = nil) {
    self.value = value
    self.origin = origin
    self.source = source
    self.localization = localization
  }
}

/// How a text in source is, or is not, translated.
public enum Localization: Hashable, Sendable {
  /// A localisation key that a catalog of the project has, in at least one language.
  case catalog(key: String)
  /// A localisation key that a catalog has, but not in the language that is read: the text is that of the language
  /// that the source is written in.
  case untranslated(key: String)
  /// A localisation key, taken as the text itself, that no catalog has.
  case missingKey(key: String)
  /// A plain `String`, spoken as it is in every language.
  case verbatim
  /// Only run time knows.
  case dynamic

  /// A catalog of the project has the key, whatever the language.
  public var isInCatalog: Bool {
    switch self {
    case .catalog, .untranslated: true
    case .missingKey, .verbatim, .dynamic: false
    }
  }
}

/// How much is known of an element.
public enum Certainty: String, Hashable, Comparable, Sendable {
  /// Every part that decides what is heard is known, run-time texts aside.
  case known
  /// Something that could change what is heard could not be followed.
  case partial
  /// Nothing is known: the view is declared outside the project.
  case opaque

  private var rank: Int {
    switch self {
    case .known: 0
    case .partial: 1
    case .opaque: 2
    }
  }

  public static func < (left: Certainty, right: Certainty) -> Bool { left.rank < right.rank }
}

/// A named reason why something is not known.
public struct UnknownReason: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A view type that is neither in the project nor built in nor configured.
    case opaqueView = "opaque-view"
    /// A modifier that is neither in the project nor built in nor configured.
    case unresolvedModifier = "unresolved-modifier"
    /// Such a modifier whose name and arguments speak of looks or events only, so that it most likely changes nothing
    /// that is heard.
    case unresolvedAppearance = "unresolved-appearance"
    /// Such a view around others whose name does not tell of a control, so that it most likely just shows them.
    case opaqueWrapper = "opaque-wrapper"
    /// A view or modifier that the project declares for other systems than iOS only.
    case otherSystem = "other-system"
    /// A style that could not be evaluated.
    case unresolvedStyle = "unresolved-style"
    /// A style of buttons whose code is not there and that is handed no words: it draws the label that it is given, and
    /// most likely nothing else that is heard (Apple: ButtonStyleConfiguration.label).
    case drawingStyle = "drawing-style"
    /// A name that no declaration was found for.
    case unresolvedName = "unresolved-name"
    /// A view that the caller or run time supplies, such as generic content.
    case suppliedContent = "supplied-content"
    /// A condition, collection or value that only run time knows and that decides what there is.
    case dynamicValue = "dynamic-value"
    /// A view that contains itself.
    case recursion
    /// The evaluation budget was used up.
    case budget
    /// A platform view wrapped for SwiftUI.
    case platformView = "platform-view"
    /// Code of a form that the evaluator does not follow.
    case unsupportedCode = "unsupported-code"
  }

  public var kind: Kind

  /// Most likely nothing of what is heard depends on it.
  public var isMostLikelyHarmless: Bool { [.unresolvedAppearance, .opaqueWrapper, .drawingStyle].contains(kind) }

  /// The name concerned: a type, a modifier, an expression.
  public var subject: String

  public init(_ kind: Kind, _ subject: String) {
    self.kind = kind
    self.subject = subject
  }
}
