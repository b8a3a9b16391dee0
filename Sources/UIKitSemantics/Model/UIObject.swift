import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// A UIKit object as code and interface files make it: what was set on it, what it holds, what it does.
///
/// Objects have identity, since code changes them in many places. They live for the reading of one screen.
///
/// Unchecked: each belongs to the thread that reads its screen.
final class UIObject: CodeObject, @unchecked Sendable {
  /// The class as written: `UIButton`, `IconButton`.
  let className: String
  /// The class of UIKit that it is or descends from; nil when that is not known.
  private(set) var base: String?
  /// The project's class, when it is one.
  let declaration: TypeDeclaration?
  /// What makes it: a call, an outlet, an element of an interface file.
  var source: SourceRange
  let framework: Framework
  /// How many objects of the screen code had made before it; 0 for those of files and those that UIKit makes.
  var number = 0
  /// How code of the owner names it.
  var name: String?
  /// The name is that of a variable within the code that makes it.
  private var isNamedWithin = false
  /// The id in an interface file.
  var interfaceID: String?
  /// What an interface file says that properties of its class hold.
  var fileAttributes: [(name: String, value: Value)] = []
  /// The interface file that it owns, and what stands at the top of it.
  var ownFile: (path: String, objects: [UIObject])?
  /// The title that its file gives it is for those who work on the file: no bar shows it.
  var hasInnerTitle = false
  /// A function that nobody sees was called of it whose name speaks of looks: `label.customizeAppearance(theme.title)`.
  var isStyledByUnknownCode = false
  /// A class of the project whose superclass nobody sees, and which is a view by what it overrides.
  var isOfForeignClass = false
  /// It is the owner of an interface file, so code makes it, by any of its initialisers: only what stands in a file is
  /// made by `init(coder:)` (Apple: documentation of NSCoding, and of UINib instantiate(withOwner:options:)).
  var isFileOwner = false
  /// What was set, by name, in the order in which code does it.
  private(set) var settings: [String: [Setting]] = [:]
  /// Every name that was set, in order of first sight.
  private(set) var settingOrder: [String] = []
  private var settingCount = 0
  var children: [Child] = []
  /// Objects that it holds by name: `titleLabel`, `contentView`, stored properties of its class.
  var parts: [String: Value] = [:]
  /// What is known of stored properties that code may change, by declaration, once they were asked for.
  var openValues: [ObjectIdentifier: Value] = [:]
  var gestures: [UIGesture] = []
  /// What happens when a person uses the control.
  var activations: [ActionSummary] = []
  var customActions: [AccessibilityAction] = []
  /// What has a control tell its targets that it was pressed.
  var pressedBy: SourceRange?
  /// The events of a control that something answers; "" for those that code follows in another way.
  var heeded: Set<String> = []
  var reasons: [UnknownReason] = []
  /// Uses of the project's own classes between the screen and this object, outermost first.
  var callSites: [CallSite] = []
  /// The last statement that set something up.
  var lastStatement: SourceRange?
  /// That one is run under a condition, or because something happens.
  private(set) var isLastConditional = false
  /// The last few statements that set it up whatever is so, and once: those of layout run again and again.
  private(set) var setUpStatements: [SourceRange] = []
  /// Those of them in functions that UIKit calls once.
  private(set) var setUpOnce: [SourceRange] = []
  /// The property that an interface file puts it into.
  var outlet: PropertyDeclaration?
  /// The properties that interface files put it into.
  var outletNames: Set<String> = []

  /// The last statement that put it alone into a view, whatever is so.
  var placing: SourceRange?

  func noteSetUp(_ statement: SourceRange, in function: String?) {
    guard !UIObject.repeated.contains(function ?? ""), setUpStatements.last != statement else { return }
    setUpStatements.append(statement)
    if setUpStatements.count > 6 { setUpStatements.removeFirst() }
    guard UIObject.once.contains(function ?? "") else { return }
    setUpOnce.append(statement)
    if setUpOnce.count > 6 { setUpOnce.removeFirst() }
  }

  /// The statements so far stand in code that others use as well.
  func forgetSetUp() { (lastStatement, setUpStatements, setUpOnce) = (nil, [], []) }

  /// Functions that UIKit calls once for each object (Apple: documentation of UIViewController and NSObject).
  private static let once = FrameworkNames.names(.calledOnce)

  /// Functions that UIKit calls whenever something changes.
  static let repeated = FrameworkNames.names(.calledAgain)
  /// The place and size in an interface file.
  var frame: Frame?
  /// A constraint that code reaches, or a place that Interface Builder calls wrong, may put it elsewhere.
  var isMovable = false
  /// An interface file makes it the view of a controller.
  var isControllersView = false
  /// Colours that an interface file gives it, by key.
  var colors: [String: FileColor] = [:]
  /// What code that is not seen may paint, or what is painted in ways that are not followed, by key.
  var repainted: Set<String> = []
  /// What code gives, by key, in the order in which it does so.
  var paints: [String: [Setting]] = [:]
  /// The constraints that bear on its height and its place.
  var layout = ViewLayout()
  /// Its place in a data table.
  var tableCell: DataTableCell?
  /// What holds it in the view hierarchy.
  weak var parent: UIObject?
  /// It is a cell of a list whose cells do something when they are chosen.
  var selection: CellSelection?
  /// It is the view that a table or collection shows above a section.
  var headsSection = false
  /// Code that is not seen may change it: it was handed to an unknown function.
  var mayBeCompletedElsewhere = false
  /// It stands for a view that only run time has and that code adds, by the name that it has there.
  var standsForUnknown = false
  /// The tint of the storyboard that a button stands in.
  var documentTint: FileColor?
  /// The hosting controller whose SwiftUI content the view shows.
  var hostingController: UIObject?
  /// Controllers that somebody hands to its functions: what these give them is on a screen that is not seen from there.
  var handedControllers: [UIObject] = []
  /// The navigation or tab bar controller whose bars and content the view shows.
  var shownController: UIObject?
  /// Conditions around the code that makes it: what is set there is set wherever the object is.
  var madeUnder: [Condition] = []
  /// The loop that makes it.
  var madeInLoop: String?
  /// Functions and observed properties of its class that somebody called or set, and those of them in set-up code.
  var called: Set<ObjectIdentifier> = []
  var calledInSetUp: Set<ObjectIdentifier> = []
  /// Properties of its class that later code gives other values.
  var changedLater: Set<String> = []
  /// The row that it was made for.
  var row: Int?
  /// Of a table, what a swipe over its rows offers.
  var swipeActions: [(conditions: [Condition], action: UIObject)] = []
  /// How it is presented, as code says whatever is so.
  var presentationStyle: String?
  /// Of a static table of an interface file.
  var staticSections: [StaticSection] = []
  /// Lists that set-up code changes in some cases.
  var unsettled: Set<String> = []
  /// A list whose rows its data source gave.
  var isFilled = false
  /// A row stands in it for all that may come.
  var hasOpenRows = false
  /// A snapshot of rows with some that are not known.
  var hasUnknownItems = false
  /// What the rows are of that a data source shows, where its type says so: `UICollectionViewDiffableDataSource<Int, Note>`.
  var rowType: TypeReference?
  /// What the sections of a snapshot are named by, where its type says so.
  var sectionType: TypeReference?
  /// Classes of cells by their identifiers.
  var registered: [String: TypeDeclaration] = [:]
  /// Cells of a list in an interface file by their identifiers.
  var prototypes: [String: InterfacePrototype] = [:]
  /// Headers and footers of its sections in an interface file by their identifiers.
  var supplements: [String: InterfacePrototype] = [:]
  /// The list that a cell was asked of.
  weak var stock: UIObject?
  /// A controller whose view was made.
  var isLoaded = false
  /// It stands for what code that was not seen may have put in its place, such as the view of a controller.
  var isAssumed = false
  /// Its size is zero.
  var isSizeless = false
  /// A cell that a list keeps for reuse, of a class that a cast tells.
  var isFromStock = false
  /// It stands for what an optional property of the project may hold, which others may set.
  var mayBeAbsent = false
  /// What the code that makes it writes for the generic parameters of its class.
  var typeArguments: [OpenType] = []
  /// What stands for the generic parameters of its classes, by class and name, once somebody asked.
  var openTypes: [ObjectIdentifier: [String: OpenType]]?
  /// UIKit makes it as a part of another one, whose place in the source it has.
  var isBuiltIn = false
  /// It has a place in the view hierarchy.
  var isPlaced = false
  /// It comes in the place of the keyboard while a field is edited.
  var standsForKeyboard = false
  /// Its class was read.
  var isRun = false
  /// It stands for the window too.
  var isWindow = false
  /// It stands within what is read.
  var isPart = false
  /// The later code that made it, and how late that was.
  var madeIn: (run: Int, delay: Int)?
  /// The later function at the beginning of the calls that made it.
  var madeBy: String?
  /// What its initialiser was called with, where its class is read only when somebody asks for its view.
  var pending: [EvaluatedArgument]?
  /// What was called of it meanwhile.
  var awaited: [AwaitedCall] = []

  init(
    className: String, base: String?, declaration: TypeDeclaration? = nil, source: SourceRange,
    framework: Framework = .uiKit
  ) {
    self.className = className
    self.base = base
    self.declaration = declaration
    self.source = source
    self.framework = framework
  }

  /// What a class outside the project is at least, as the type of what holds the object tells.
  func infer(base name: String) {
    guard base == nil, declaration == nil, UIKitClasses.named(name)?.element != .item else { return }
    base = name
    reasons.removeAll { $0.kind == .opaqueView }
  }

  /// What a class outside the project is at least, as its name and the use of a member tell: that stays uncertain.
  func guessBase(using member: String) {
    guard base == nil, declaration == nil, let kin = UIKitKin.base(ofClass: className, using: member) else { return }
    base = kin
  }

  func isKind(of name: String) -> Bool { base.map { UIKitClasses.isKind($0, of: name) } ?? false }

  var isView: Bool { base == nil || isKind(of: "UIView") }

  /// It is no part of a screen, as an object of an interface file that answers for the rows of a list.
  /// A property that it is kept in takes the place of the variable with which it was made.
  ///
  /// - Parameter isVariable: The name is known only within some function or closure.
  func take(name: String, isVariable: Bool, isAlone: Bool) {
    guard self.name == nil || isNamedWithin && !isVariable && isAlone else { return }
    self.name = name
    isNamedWithin = isVariable
  }

  var isHelper: Bool { base == Self.helperBase }
  static let helperBase = "NSObject"

  func set(_ name: String, _ setting: Setting) {
    if settings[name] == nil { settingOrder.append(name) }
    var setting = setting
    setting.order = settingCount
    settingCount += 1
    settings[name, default: []].append(setting)
    // A line beside what later code does is no place to set the object up.
    if let statement = setting.statement, !setting.isLater || lastStatement == nil {
      lastStatement = statement
      isLastConditional = setting.isLater || !setting.conditions.isEmpty
    }
    if let statement = setting.statement, !setting.isLater, setting.conditions.isEmpty { noteSetUp(statement, in: setting.function) }
  }

  /// Notes a colour, in the order of all that is set.
  func paint(_ key: String, _ setting: Setting) {
    var setting = setting
    setting.order = settingCount
    settingCount += 1
    paints[key, default: []].append(setting)
  }

  /// The settings that hold when the screen appears: those of set-up code, else those that come later; of these what
  /// the users of a class call counts more than what its functions do by themselves.
  func effective(_ name: String) -> [Setting] { effective([name]) }

  /// The same of properties that take each other's place, as `text` and `attributedText` do.
  func effective(_ names: [String]) -> [Setting] {
    let all = all(names)
    var initial = all.filter { !$0.isLater }
    if all.contains(where: { !$0.isFromFile }) { initial.removeAll(where: \.isStandIn) }
    // The words and pictures of a file stand in for those that code gives, unless it does so because something happens.
    let isPlaceholder = names.contains(where: Self.filled.contains) && initial.allSatisfy(\.isFromFile)
    // The title of a button is no placeholder for what nobody was seen to call.
    let isTitle = !initial.isEmpty && names.allSatisfy(Self.titles.contains)
    guard initial.isEmpty || isPlaceholder && all.contains(where: { $0.isLater && !$0.isEvent && !(isTitle && $0.isUnprompted) })
    else { return initial }
    let later = initial.isEmpty ? all : all.filter { $0.isLater && !$0.isEvent }
    let called = later.filter { !$0.isUnprompted }
    return called.isEmpty ? later : called
  }

  private static let titles: Set<String> = ["title", "attributedTitle"]

  /// What designers fill in so that there is something to see.
  private static let filled = FrameworkNames.names(.designedProperty)

  func all(_ name: String) -> [Setting] { settings[name] ?? [] }

  /// Those of several properties, in the order in which they were set.
  func all(_ names: [String]) -> [Setting] {
    guard names.count > 1 else { return names.first.map(all) ?? [] }
    return names.flatMap(all).sorted { $0.order < $1.order }
  }

  /// Takes other settings of a property for those that it has.
  func replaceSettings(of name: String, by new: [Setting]) { settings[name] = new }

  /// The conditions under which a statement concerns the object, where there is one.
  func conditions(of place: ExecutionPlace) -> [Condition] {
    let isOwn = !madeUnder.isEmpty && place.conditions.starts(with: madeUnder)
    return place.conditions.dropFirst(isOwn ? madeUnder.count : 0).filter { $0 != .always }
  }

  /// A condition turned out to be another one, in all that code at one time did under it.
  func replace(_ condition: Condition, by new: Condition, isLater: Bool) {
    func replaced(_ conditions: [Condition]) -> [Condition] {
      conditions.compactMap { $0 == condition ? (new == .always ? nil : new) : $0 }
    }
    for (name, all) in settings {
      settings[name] = all.map { setting in
        guard setting.isLater == isLater, setting.conditions.contains(condition) else { return setting }
        var setting = setting
        setting.conditions = replaced(setting.conditions)
        return setting
      }
    }
    for position in children.indices { children[position].conditions = replaced(children[position].conditions) }
    madeUnder = madeUnder.map { $0 == condition ? new : $0 }
  }

  /// The loop around a statement, where the object itself is not made in it.
  func repeats(of place: ExecutionPlace) -> String? { place.repeats == madeInLoop ? nil : place.repeats }

  func note(_ reason: UnknownReason) {
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  /// The subviews as they are shown; the view at the foot of a table stands behind the rows, which come later.
  var shownChildren: [Child] {
    let children = childrenWithoutUnusedSamples
    guard isKind(of: "UITableView"), let footer = parts["tableFooterView"]?.object else { return children }
    return children.filter { $0.object !== footer } + children.filter { $0.object === footer }
  }

  struct StaticSection {
    var header: UIObject?
    var cells: [UIObject] = []
    var footer: UIObject?
  }

  struct Frame: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }
}
