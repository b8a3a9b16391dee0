import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// A UIKit object as code and interface files make it: what was set on it, what it holds, what it does.
///
/// Objects have identity, since code changes them in many places. They live for the reading of one screen.
final class UIObject {
  /// The class as written: `UIButton`, `IconButton`.
  let className: String
  /// The class of UIKit that it is or descends from; nil when that is not known.
  private(set) var base: String?
  /// The project's class, when it is one.
  let declaration: TypeDeclaration?
  /// What makes it: a call, an outlet, an element of an interface file.
  let source: SourceRange
  let framework: Framework
  /// How code of the owner names it.
  var name: String?
  /// The id in an interface file.
  var interfaceID: String?
  /// What was set, by name, in the order in which code does it.
  private(set) var settings: [String: [Setting]] = [:]
  /// Every name that was set, in order of first sight.
  private(set) var settingOrder: [String] = []
  var children: [Child] = []
  /// Objects that it holds by name: `titleLabel`, `contentView`, stored properties of its class.
  var parts: [String: Thing] = [:]
  var gestures: [UIGesture] = []
  /// What happens when a person uses the control.
  var activations: [ActionSummary] = []
  var customActions: [AccessibilityAction] = []
  var reasons: [UnknownReason] = []
  /// Uses of the project's own classes between the screen and this object, outermost first.
  var callSites: [CallSite] = []
  /// The last statement that set something up.
  var lastStatement: SourceRange?
  /// The place and size in an interface file.
  var frame: Frame?
  /// Colours that an interface file gives it, by key.
  var colors: [String: FileColor] = [:]
  /// Colours that code gives it, whatever they are.
  var repainted: Set<String> = []
  /// The constraints that bear on its height and its place.
  var layout = ViewLayout()
  /// Its place in a data table.
  var tableCell: DataTableCell?
  /// What holds it in the view hierarchy.
  private(set) weak var parent: UIObject?
  /// It is a cell of a list whose cells do something when they are chosen.
  var selection: CellSelection?
  /// Code that is not seen may change it: it was handed to an unknown function.
  var mayBeCompletedElsewhere = false
  /// The hosting controller whose SwiftUI content the view shows.
  var hostingController: UIObject?
  /// A cell that a list keeps for reuse, of a class that a cast tells.
  var isFromStock = false
  /// It has a place in the view hierarchy.
  var isPlaced = false
  /// Its class was read.
  var isRun = false
  /// What its initialiser was called with, where its class is read only when somebody asks for its view.
  var pending: (arguments: [EvaluatedArgument], things: [Thing])?

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

  func isKind(of name: String) -> Bool { base.map { UIKitClasses.isKind($0, of: name) } ?? false }

  var isView: Bool { base == nil || isKind(of: "UIView") }

  func set(_ name: String, _ setting: Setting) {
    if settings[name] == nil { settingOrder.append(name) }
    settings[name, default: []].append(setting)
    if let statement = setting.statement { lastStatement = statement }
  }

  /// The settings that hold when the screen appears: those of set-up code, else those that come later; of these what
  /// the users of a class call counts more than what its functions do by themselves.
  func effective(_ name: String) -> [Setting] {
    let all = settings[name] ?? []
    let initial = all.filter { !$0.isLater }
    guard initial.isEmpty else { return initial }
    let called = all.filter { !$0.isUnprompted }
    return called.isEmpty ? all : called
  }

  func all(_ name: String) -> [Setting] { settings[name] ?? [] }

  func note(_ reason: UnknownReason) {
    if !reasons.contains(reason) { reasons.append(reason) }
  }

  func add(_ child: UIObject, under conditions: [Condition], repeats: String? = nil, at index: Int? = nil) {
    guard child !== self else { return }
    if child.isPlaced, let old = children.firstIndex(where: { $0.object === child }) {
      // Added again, as on both sides of a branch: it is there either way.
      if children[old].conditions != conditions { children[old].conditions = [] }
      return
    }
    child.isPlaced = true
    child.parent = self
    let new = Child(object: child, conditions: conditions, repeats: repeats)
    if let index, index >= 0, index < children.count { children.insert(new, at: index) } else { children.append(new) }
  }

  struct Child {
    var object: UIObject
    var conditions: [Condition]
    /// The loop that adds it, `for item in items`.
    var repeats: String?
  }

  struct Frame: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }
}

/// One assignment to a property of an object, or a call that comes to the same.
struct Setting {
  enum Operation { case replace, insert, remove }

  var operation = Operation.replace
  var thing: Thing
  /// The expression of the value, for texts that are read off the source.
  var expression: Expression?
  /// The value in the source.
  var source: SourceRange
  /// The whole statement, nil in interface files.
  var statement: SourceRange?
  var conditions: [Condition]
  /// It happens after the screen has appeared, or when somebody calls the function that it stands in.
  var isLater: Bool
  /// It stands in a function that nothing of what was read calls.
  var isUnprompted = false
  /// The function that it stands in.
  var function: String?
  /// The key of the value in the `.strings` files of an interface file, such as `a1b-2c-3d4.title`.
  var stringsKey: String?
  var stringsTable: String?
}

/// What an expression of UIKit code comes to.
indirect enum Thing {
  case object(UIObject)
  case list([Thing])
  case value(Value)
  case closure(Closure, CodeFrame)
  /// One of these, as run time decides.
  case choice([(condition: Condition, thing: Thing)])

  var object: UIObject? {
    if case .object(let object) = self { return object }
    return nil
  }

  /// The objects in it, those of lists included.
  var objects: [UIObject] {
    switch self {
    case .object(let object): [object]
    case .list(let things): things.flatMap(\.objects)
    case .choice(let alternatives): alternatives.flatMap(\.thing.objects)
    case .value, .closure: []
    }
  }

  /// The objects in it, each with the condition under which it is the one.
  var conditionalObjects: [(condition: Condition?, object: UIObject)] {
    switch self {
    case .object(let object): [(nil, object)]
    case .list(let things): things.flatMap(\.conditionalObjects)
    case .choice(let alternatives):
      alternatives.flatMap { alternative in
        alternative.thing.objects.map { (alternative.condition, $0) }
      }
    case .value, .closure: []
    }
  }

  var value: Value? {
    if case .value(let value) = self { return value }
    return nil
  }

  /// Whether there is more to it than a value.
  var holdsObjects: Bool { !objects.isEmpty }
}

/// A gesture recogniser that was added to a view.
struct UIGesture {
  var kind: Gesture.Kind
  var count: Int
  var effect: ActionSummary
  var source: SourceRange
  var conditions: [Condition]
}

/// The code that is being run: what `self` is, and the names around.
final class CodeFrame {
  let receiver: UIObject?
  let scope: CodeScope
  private let parent: CodeFrame?
  /// Local variables and parameters that hold objects.
  private var locals: [String: Thing] = [:]
  /// Functions declared among the statements.
  private var functions: [String: FunctionDeclaration] = [:]

  init(receiver: UIObject?, scope: CodeScope, parent: CodeFrame? = nil) {
    self.receiver = receiver
    self.scope = scope
    self.parent = parent
  }

  func nested(receiver: UIObject? = nil, scope: CodeScope? = nil) -> CodeFrame {
    CodeFrame(receiver: receiver ?? self.receiver, scope: scope ?? self.scope.nested(), parent: self)
  }

  func bind(_ name: String, _ thing: Thing) { locals[name] = thing }
  func bind(_ function: FunctionDeclaration) { functions[function.name] = function }

  func local(_ name: String) -> Thing? { locals[name] ?? parent?.local(name) }
  func localFunction(_ name: String) -> FunctionDeclaration? { functions[name] ?? parent?.localFunction(name) }

  func assign(_ name: String, _ thing: Thing) -> Bool {
    if locals[name] != nil {
      locals[name] = thing
      return true
    }
    return parent?.assign(name, thing) ?? false
  }
}
