import SourceModel

/// A way from one screen to another, or to what lies over it, that code opens.
public struct Route: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What a view or a scene consists of: nobody has to do anything to get there.
    case content
    case tab
    case page
    /// Onto the navigation stack.
    case push
    case sheet
    case fullScreenCover = "full-screen cover"
    case popover
    case inspector
    case alert
    case dialog
    case menu
    case contextMenu = "context menu"
    /// Out of the app, or to something of the system.
    case open
    /// In place of everything that the window showed.
    case replacement

    /// What is beneath stays where it is, and VoiceOver does not reach it until this is closed.
    public var covers: Bool {
      switch self {
      case .sheet, .fullScreenCover, .popover, .alert, .dialog, .menu, .contextMenu: true
      case .content, .tab, .page, .push, .inspector, .open, .replacement: false
      }
    }
  }

  public enum Target: Hashable, Sendable {
    /// A view or controller of the project, by the place of its name.
    case screen(name: String, declaration: SourceRange)
    /// Content that has no type of its own, by the call that shows it.
    case presentation(name: String, source: SourceRange)
    /// What a segue of this name leads to from the screen that performs it.
    case segue(String)
    /// Something outside the app or of the system: an address, a share sheet.
    case outside(String)
    /// Only run time knows; the code that decides.
    case unknown(String)
  }

  /// What has to happen.
  public enum Trigger: Hashable, Sendable {
    /// A person activates the element that has the route.
    case activation
    /// A state becomes true, or gets a value.
    case state(String)
    /// A value of a type is put onto the navigation stack, by a link or by code.
    case value(type: String)
    /// A function of the screen's class runs.
    case function(String)
    /// A person chooses a row of a list.
    case selection
    /// The screen appears.
    case appearance
  }

  public var kind: Kind
  public var target: Target
  public var trigger: Trigger
  /// Under which conditions it leads there.
  public var when: [Condition]
  /// The code that says so.
  public var source: SourceRange

  public init(kind: Kind, target: Target, trigger: Trigger, when: [Condition] = [], source: SourceRange) {
    self.kind = kind
    self.target = target
    self.trigger = trigger
    self.when = when
    self.source = source
  }
}

/// What activating an element brings about, as far as its code was followed.
public struct Consequences: Hashable, Sendable {
  /// Where it leads by itself.
  public var routes: [Route] = []
  /// What it changes, in order.
  public var effects: [Effect] = []
  /// Calls that were not followed, so that what they do is not known.
  public var unfollowed: [String] = []

  public init() {}

  public var isEmpty: Bool { routes.isEmpty && effects.isEmpty && unfollowed.isEmpty }

  public mutating func add(_ other: Consequences) {
    routes += other.routes.filter { !routes.contains($0) }
    effects += other.effects
    unfollowed += other.unfollowed.filter { !unfollowed.contains($0) }
  }
}

/// One thing that the code of an action does.
public struct Effect: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    /// A state gets a value.
    case set(String, StateValue)
    /// A state that was true becomes false, and the other way round.
    case toggle(String)
    /// A value is put onto a navigation stack.
    case push(StateValue, onto: String)
    /// Screens of a navigation stack go away.
    case pop(String)
    /// What is shown over another screen, or on a navigation stack, goes away.
    case dismiss
    /// Something outside of the app is shown.
    case open(String)
  }

  public var change: Change
  /// Under which conditions it happens.
  public var when: [Condition]
  public var source: SourceRange

  public init(_ change: Change, when: [Condition], source: SourceRange) {
    self.change = change
    self.when = when
    self.source = source
  }
}

/// A value that code gives a state, as far as it is known.
public enum StateValue: Hashable, Sendable {
  case boolean(Bool)
  case absent
  /// A case of an enum, with the enum's name where it is known.
  case enumCase(type: String?, name: String)
  case number(String)
  case text(String)
  /// Something else: the expression, and its type where it is known.
  case other(String, type: String?)

  /// The name of its type, where one is known.
  public var type: String? {
    switch self {
    case .enumCase(let type, _), .other(_, let type): type
    case .boolean, .absent, .number, .text: nil
    }
  }

  /// As it is written for people.
  public var description: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .absent: "nil"
    case .enumCase(_, let name): ".\(name)"
    case .number(let text): text
    case .text(let text): "\"\(text)\""
    case .other(let expression, _): expression
    }
  }
}

extension AccessibilityElement {
  /// Adds what activation brings about beside what is known of it.
  public mutating func addConsequences(_ more: Consequences?) {
    guard let more else { return }
    var all = consequences ?? Consequences()
    all.add(more)
    consequences = all
  }
}
