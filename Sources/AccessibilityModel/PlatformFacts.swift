import SourceModel

/// What is known of the UIKit object behind an element beyond what assistive technologies see of it.
public struct PlatformFacts: Hashable, Sendable {
  /// The UIKit class that the object is or descends from, such as `UIButton`; empty when it is none that is known.
  public var baseClass: String
  /// The code of its own class is not there: a class of a package, which may give it anything.
  public var isOfUnseenClass = false
  /// How code of its owner names it: `closeButton`, `self` for the object whose class is being read; nil when nothing
  /// names it.
  public var reference: String?
  /// What UIKit calls it, where it makes it as a part of another object that has the same place in the source: `textLabel`.
  public var part: String?
  /// What `isAccessibilityElement` was set to; nil when nobody set it.
  public var isElement: Bool?
  /// The last statement that sets it up, behind which a further one can be written; nil in interface files.
  public var lastStatement: SourceRange?
  /// That one is run under a condition, or because something happens.
  public var isLastConditional = false
  /// The last few statements that set it up under no condition, in order.
  public var setUpStatements: [SourceRange] = []
  /// Those of them that stand in functions which UIKit calls once, as `viewDidLoad`.
  public var setUpOnce: [SourceRange] = []
  /// The property that an interface file puts it into, where nothing watches that: with an observer it would tell once
  /// that the object is there.
  public var outlet: SourceRange?
  /// The statement that does nothing but put it into a view or a bar, under no condition, as `view.addSubview(field)`.
  public var placing: SourceRange?
  /// What was set on the object in code or in its file, by name, in order, each with the place of its value.
  public var settings: [PlatformSetting] = []
  /// Code elsewhere may give it what it lacks here: an outlet of unknown code, an argument of an unknown function.
  public var mayBeCompletedElsewhere = false
  /// Code of another class, or a function that nobody sees, may give it fonts of its own.
  public var isStyledElsewhere = false
  /// Something limits its height that code may change, as by an outlet: how high it is, nobody can tell.
  public var hasOpenHeight = false
  /// Where the view is made that it lies in.
  public var superview: SourceRange?
  /// That view is a stack, which puts what it holds side by side or above each other in its order.
  public var isStacked = false
  /// Objects below it in the view hierarchy that would be elements were this one not to hide them.
  public var swallowed: [AccessibilityElement] = []
  /// Pictures that a button shows without a word in some ways of a test, where it has a title in others.
  public var picturesAlone: [AccessibilityElement] = []
  /// Where an interface file puts it in the view around it, in points; nil for what code makes.
  public var frame: InterfaceFrame?
  /// Nothing makes that frame higher: springs and struts of an interface file keep it (Apple: UIView, autoresizingMask).
  public var isPlacedByMask = false
  /// The same in the view around the stacks that it stands in, and that view; nil outside of stacks.
  public var frameAroundStacks: InterfaceFrame?
  public var viewAroundStacks: SourceRange?
  /// How large constraints make it at every text size, in points, and the constraint of its width.
  public var fixedSize: FixedSize?
  /// Whether touches reach it.
  public var isUserInteractive = true
  /// The events of a control that something answers, by their names; "" for those that code follows in another way.
  public var heeded: Set<String> = []
  /// It comes in the place of the keyboard while a field is edited, which is heard just before (Apple: documentation of
  /// UIResponder inputView).
  public var standsForKeyboard = false
  /// A cell of a list whose delegate does something when a person chooses a cell; nil for other objects.
  public var selection: CellSelection?
  /// It stands in the view that a data source gives for the header of a section.
  public var isInSectionHeader = false
  /// It stands in a view whose class is one for headers of sections, as no list was seen to show it.
  public var isInHeaderClass = false
  /// It stands in the view above all rows of a list.
  public var isInTableHeader = false

  /// Of a cell, the height that its list gives each row, where that is a number.
  public var rowHeight: RowHeight?

  public init(baseClass: String) { self.baseClass = baseClass }

  /// The last setting of a name.
  public func setting(_ name: String) -> PlatformSetting? { settings.last { $0.name == name } }
}

/// The place and size of a view in an interface file, in points of the view that it lies in.
public struct InterfaceFrame: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// A size that constraints give a view.
public struct FixedSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  /// Where the width is given.
  public var source: SourceRange

  public init(width: Double, height: Double, source: SourceRange) {
    (self.width, self.height, self.source) = (width, height, source)
  }
}

/// A height of rows that does not follow the text size.
public struct RowHeight: Hashable, Sendable {
  public var points: Double
  /// Where it is given.
  public var source: SourceRange

  public init(points: Double, source: SourceRange) { (self.points, self.source) = (points, source) }
}

/// Which cells of a list do something when they are chosen.
public enum CellSelection: String, Hashable, Sendable {
  case every
  /// The delegate looks which cell it is.
  case some
}

/// What code or an interface file gives a property of a UIKit object.
public struct PlatformSetting: Hashable, Sendable {
  public var name: String
  /// The value as written; of a font that a constant of the project gives, with what that is made of.
  public var value: String
  /// The value in the source.
  public var source: SourceRange
  /// It happens after the screen has appeared, or when somebody calls the function that it stands in.
  public var isLater = false
  /// It stands in a branch whose condition only run time knows.
  public var isConditional = false
  /// The function that it stands in; nil in interface files.
  public var function: String?
  /// A font that a function or constant of the project gives, whose declared type is `UIFont` and not optional.
  public var isOwnFont = false
  /// The value is a parameter of the function that it stands in: whoever calls that decides.
  public var isHandedOn = false
  /// The whole statement; nil in interface files.
  public var statement: SourceRange?
  /// The names of the symbol or of the file, where it is a picture that has one.
  public var picture: SpokenText?
  /// Where the value is made that a caller hands on, where there is one such place.
  public var made: SourceRange?

  public init(name: String, value: String, source: SourceRange) {
    self.name = name
    self.value = value
    self.source = source
  }

  /// Whether an interface file gives it.
  public var isFromFile: Bool { [".xib", ".storyboard"].contains { source.file.path.hasSuffix($0) } }
}
