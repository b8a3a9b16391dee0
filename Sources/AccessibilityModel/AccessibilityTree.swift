import SourceModel

/// A part of the accessibility tree. Branches stay nodes, so the tree grows with the source and not with the number
/// of combinations.
public indirect enum AccessibilityNode: Hashable, Sendable {
  case element(AccessibilityElement)
  case container(AccessibilityContainer)
  /// Of these, run time shows one; a branch may be empty.
  case choice([ConditionalBranch])
  /// The nodes once for each member of a collection.
  case repeated(Repetition)
}

/// What is there under a condition.
public struct ConditionalBranch: Hashable, Sendable {
  public var condition: Condition
  public var nodes: [AccessibilityNode]

  public init(condition: Condition, nodes: [AccessibilityNode]) {
    self.condition = condition
    self.nodes = nodes
  }
}

/// What is there once for each member of a collection.
public struct Repetition: Hashable, Sendable {
  /// As in `for movie in movies`.
  public var description: String
  public var nodes: [AccessibilityNode]
  /// Whether there is something to repeat it for when its screen appears; nil where source does not tell.
  public var holdsInitially: Bool?

  public init(description: String, nodes: [AccessibilityNode], holdsInitially: Bool? = nil) {
    self.description = description
    self.nodes = nodes
    self.holdsInitially = holdsInitially
  }

  /// The same about other nodes.
  public func with(_ nodes: [AccessibilityNode]) -> Repetition {
    Repetition(description: description, nodes: nodes, holdsInitially: holdsInitially)
  }
}

/// A node that groups others and is never focused itself; its label is spoken on entry.
public struct AccessibilityContainer: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case list = "List"
    case section = "Section"
    case lazyStack = "Lazy stack"
    case group = "Group"
    case navigationBar = "Navigation bar"
    case toolbar = "Toolbar"
    case tabBar = "Tab bar"
    case tabPage = "Tab"
    case segmentedControl = "Segmented control"
    case scrollView = "Scroll view"
    case table = "Table"
    case chart = "Chart"
    case map = "Map"
    case sheet = "Sheet"
    case popover = "Popover"
    case alert = "Alert"
    case dialog = "Dialog"
    case menu = "Menu"
  }

  public var kind: Kind
  public var label: Fact<SpokenText>?
  public var identifier: Fact<SpokenText>?
  public var nodes: [AccessibilityNode]
  public var source: SourceRange
  public var modifiers: [AppliedModifier] = []
  public var sortPriority: Double = 0
  /// Its priority was heeded where it counts, in a scroll view.
  public var isPriorityHeeded = false
  /// Of a grid that grows downwards; empty where source does not tell.
  public var columns: [GridColumn] = []

  public init(kind: Kind, nodes: [AccessibilityNode], source: SourceRange) {
    self.kind = kind
    self.nodes = nodes
    self.source = source
  }

  /// What stands under a sheet, an alert or a popover is not on the screen itself.
  public var isPresentation: Bool {
    switch kind {
    case .sheet, .popover, .alert, .dialog, .menu: true
    default: false
    }
  }
}

/// How wide a column of a grid is, in points (Apple: documentation of GridItem.Size).
public enum GridColumn: Hashable, Sendable {
  case fixed(Double)
  /// As wide as what the others leave.
  case flexible
  /// As many as have room.
  case adaptive(minimum: Double)
}

/// A part of a screen that only another system shows.
public struct OtherSystemPart: Hashable, Sendable {
  public let source: SourceRange
  /// By the name that `os()` gives it.
  public let system: String

  public init(source: SourceRange, system: String) {
    self.source = source
    self.system = system
  }
}

/// A whole screen: what a person finds when this view is all that is shown.
public struct Screen: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case view, preview, scene, viewController, interfaceFile }

  /// Stands between the names of a screen and of what it presents: "Page › menu".
  public static let partSeparator = " › "

  /// The name of the screen that a part is of; of a screen its own.
  public static func whole(of name: String) -> String {
    name.firstRange(of: partSeparator).map { String(name[..<$0.lowerBound]) } ?? name
  }

  public var name: String
  public var kind: Kind
  public var source: SourceRange
  public var nodes: [AccessibilityNode]
  /// The nodes where a navigation container of another screen shows the title of this one; nil when it has none.
  public var hostedNodes: [AccessibilityNode]?
  /// True when no other view of the project shows this one, so it is an entry by itself.
  public var isRoot: Bool
  /// What makes the screen itself; it may hold elements of others.
  public var framework = Framework.swiftUI
  /// False when views stand beside each other whose places only run time knows: the order is then that of the source.
  public var orderIsKnown = true
  /// The system that it is read for, where that is not the one of its file: nothing shows it on that one.
  public var system: String?
  /// What its code shows on other systems, of which nothing is here: the places with the system.
  public var leftOut: [OtherSystemPart] = []
  /// Ways to other screens that its own code declares, those of its elements aside (`AccessibilityElement.consequences`).
  public var routes: [Route] = []
  /// States that hold the paths of its navigation stacks.
  public var navigationPaths: [String] = []

  public init(name: String, kind: Kind, source: SourceRange, nodes: [AccessibilityNode], isRoot: Bool) {
    self.name = name
    self.kind = kind
    self.source = source
    self.nodes = nodes
    self.isRoot = isRoot
  }
}

extension Sequence where Element == AccessibilityNode {
  /// Every element below these nodes, in order, those of all branches included.
  public var elements: [AccessibilityElement] {
    var result: [AccessibilityElement] = []
    forEachElement { result.append($0) }
    return result
  }

  /// The first element below these nodes of which something is true.
  public func firstElement(where isWanted: (AccessibilityElement) -> Bool) -> AccessibilityElement? {
    for node in self {
      let found: AccessibilityElement? =
        switch node {
        case .element(let element): isWanted(element) ? element : nil
        case .container(let container): container.nodes.firstElement(where: isWanted)
        case .choice(let branches): Self.first(in: branches, where: isWanted)
        case .repeated(let repetition): repetition.nodes.firstElement(where: isWanted)
        }
      if let found { return found }
    }
    return nil
  }

  private static func first(
    in branches: [ConditionalBranch], where isWanted: (AccessibilityElement) -> Bool
  ) -> AccessibilityElement? {
    for branch in branches {
      if let found = branch.nodes.firstElement(where: isWanted) { return found }
    }
    return nil
  }

  public func forEachElement(_ body: (AccessibilityElement) -> Void) {
    for node in self {
      switch node {
      case .element(let element): body(element)
      case .container(let container): container.nodes.forEachElement(body)
      case .choice(let branches): for branch in branches { branch.nodes.forEachElement(body) }
      case .repeated(let repetition): repetition.nodes.forEachElement(body)
      }
    }
  }

  /// The same tree with every element changed.
  public func mapElements(_ transform: (AccessibilityElement) -> AccessibilityElement) -> [AccessibilityNode] {
    map { node in
      switch node {
      case .element(let element): return .element(transform(element))
      case .container(var container):
        container.nodes = container.nodes.mapElements(transform)
        return .container(container)
      case .choice(let branches):
        return .choice(branches.map { ConditionalBranch(condition: $0.condition, nodes: $0.nodes.mapElements(transform)) })
      case .repeated(let repetition):
        return .repeated(repetition.with(repetition.nodes.mapElements(transform)))
      }
    }
  }
}
