import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// Runs the code of view controllers and views as far as source tells, for what it does to UIKit objects.
///
/// Set-up code is run first: initialisers, `viewDidLoad` and the like, with what they call. All other code of a class
/// follows as "later": what only it sets counts where set-up code sets nothing. Conditions that are not known stay with
/// what they guard. Belongs to one thread, as its evaluator does.
final class UIKitInterpreter {
  let evaluator: Evaluator
  var index: DeclarationIndex { evaluator.declarations }
  /// Conditions around the statement that is run, outermost first.
  var conditions: [Condition] = []
  /// The code runs after the screen has appeared.
  var isLater = false
  /// Objects within the screen whose other functions are being run though nothing calls them.
  var unprompted = 0
  /// The loop around the statement.
  var repeats: String?
  /// The statement that is run.
  var statement: SourceRange?
  /// Functions and classes that are being run, innermost last.
  var stack: [AnyObject] = []
  /// Names of the functions that are being run.
  var functionNames: [String] = []
  /// Statements that are left for this screen.
  var budget = UIKitInterpreter.statementLimit
  /// Some of the code of the screen was not run for want of steps.
  var isExhausted: Bool { budget <= 0 || evaluator.budget <= 0 }
  /// Functions that set-up code has run, so that they are not run again as later code.
  var done: Set<ObjectIdentifier> = []
  /// Controllers and alerts that the screen presents.
  var presented: [UIObject] = []
  /// Uses of the project's classes around what is being made.
  var callSites: [CallSite] = []
  /// The object whose class was asked for, where there is an interface file for it.
  let outlets: InterfaceOutlets

  static let statementLimit = 25_000
  static let depthLimit = 40
  /// The project's classes inside each other.
  static let nestingLimit = 10
  /// Lists up to this length are run member by member.
  static let unrollLimit = 24

  init(evaluator: Evaluator, outlets: InterfaceOutlets) {
    self.evaluator = evaluator
    self.outlets = outlets
  }

  // MARK: - Classes

  /// The class of UIKit that one of the project's classes descends from; nil when it descends from none that is known.
  func base(of type: TypeDeclaration) -> String? {
    var current: TypeDeclaration? = type
    for _ in 0..<24 {
      guard let class_ = current, class_.kind == .classType else { return nil }
      for reference in class_.inheritedTypes {
        // Anything may descend from these: managers, models, delegates.
        if ["NSObject", "UIResponder"].contains(reference.name) { return nil }
        let name = (reference.qualifier + [reference.name]).joined(separator: ".")
        if UIKitClasses.named(name) != nil, index.type(for: reference, from: class_.range.file, enclosing: nil) == nil {
          return name
        }
        if UIKitClasses.named(reference.name) != nil, !reference.qualifier.isEmpty { return reference.name }
      }
      current = index.superclass(of: class_)
    }
    return nil
  }

  /// Whether a class of the project inherits from a class outside the project and UIKit, so that much of it is unknown.
  func unknownSuperclass(of type: TypeDeclaration) -> String? {
    var current = type
    for _ in 0..<24 {
      guard let next = index.superclass(of: current) else { break }
      current = next
    }
    guard let first = current.inheritedTypes.first, UIKitClasses.named(first.name) == nil else { return nil }
    return index.type(for: first, from: current.range.file, enclosing: nil) == nil ? first.name : nil
  }

  /// A new object of a class by name, as it is seen from a place in the code; nil for what is no object of UIKit.
  func object(ofClass name: String, from frame: CodeFrame?, file: SourceFile, source: SourceRange) -> UIObject? {
    let enclosing = frame?.receiver?.declaration
    if let type = index.type(named: name, from: file, enclosing: enclosing) {
      guard type.kind == .classType, base(of: type) != nil || looksLikeView(type) else { return nil }
      return object(of: type, source: source)
    }
    if UIKitClasses.named(name) != nil { return placed(UIObject(className: name, base: name, source: source)) }
    guard Self.viewSuffixes.contains(where: name.hasSuffix), name.first?.isUppercase == true,
      !name.hasPrefix("NS"), !Self.notViews.contains(name)
    else { return nil }
    let object = UIObject(className: name, base: nil, source: source)
    object.note(UnknownReason(.opaqueView, name))
    return placed(object)
  }

  func object(of type: TypeDeclaration, source: SourceRange) -> UIObject {
    let object = UIObject(className: type.name, base: base(of: type), declaration: type, source: source)
    if object.base == nil { object.note(UnknownReason(.opaqueView, unknownSuperclass(of: type) ?? type.name)) }
    return placed(object)
  }

  private func placed(_ object: UIObject) -> UIObject {
    evaluator.reach?.make(object.source)
    object.callSites = callSites
    return object
  }

  private func looksLikeView(_ type: TypeDeclaration) -> Bool {
    unknownSuperclass(of: type).map { name in Self.viewSuffixes.contains(where: name.hasSuffix) } ?? false
  }

  /// How the names of views end; what a class of a package is, nothing else tells.
  private static let viewSuffixes = [
    "View", "Button", "Label", "Cell", "Control", "Field", "Switch", "Slider", "Controller", "Bar",
  ]
  /// SwiftUI's own names that end so.
  private static let notViews: Set<String> = [
    "AnyView", "Label", "Slider", "NavigationView", "ScrollView", "TextField",
  ]

  // MARK: - Running a class

  /// Runs the code of an object's class: its properties, the initialiser that the arguments mean, set-up, and the rest.
  func run(_ object: UIObject, arguments: [EvaluatedArgument] = [], things: [Thing] = []) {
    guard !object.isRun, let type = object.declaration else { return }
    object.isRun = true
    guard callSites.count < Self.nestingLimit, !stack.contains(where: { $0 === type }) else {
      object.note(UnknownReason(.recursion, type.name))
      return
    }
    stack.append(type)
    let saved = (callSites, isLater, conditions, repeats, statement, done)
    callSites = object.callSites + [CallSite(view: type.name, source: object.source)]
    isLater = false
    conditions = []
    repeats = nil
    done = []
    // The root of a screen is no use of itself.
    if stack.count == 1 { callSites = [] }
    joinInterface(object, type)
    initialize(object, type, arguments, things)
    for name in Self.setUpFunctions { callIfDeclared(name, on: object) }
    let isPart = stack.count > 1
    if isPart { unprompted += 1 }
    runLater(object)
    if isPart { unprompted -= 1 }
    recordOverriddenLists(of: object)
    recordTablePlace(of: object)
    (callSites, isLater, conditions, repeats, statement, done) = saved
    stack.removeLast()
  }

  /// What the interface file of a class gives its objects: subviews, outlets, settings.
  private func joinInterface(_ object: UIObject, _ type: TypeDeclaration) {
    guard object.interfaceID == nil, let place = outlets.place(ofClass: type.name) else { return }
    object.interfaceID = place.node["id"]
    let reader = InterfaceReader(place.document, interpreter: self)
    _ = reader.read(place.scene, owner: (place.node, object))
    reader.runCode()
  }

  /// Called by UIKit on the way to the screen, in this order.
  static let setUpFunctions = [
    "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
    "layoutSubviews", "viewDidLayoutSubviews", "didMoveToSuperview", "didMoveToWindow", "viewDidAppear",
    "updateConfiguration", "prepareForInterfaceBuilder",
  ]
  /// Code that takes back what other code did.
  private static let resettingFunctions: Set<String> = ["prepareForReuse", "prepareForInterfaceBuilder"]

  private func initialize(
    _ object: UIObject, _ type: TypeDeclaration, _ arguments: [EvaluatedArgument], _ things: [Thing]
  ) {
    let initializers = index.initializers(of: type).filter { !isCoderInitializer($0) || object.interfaceID != nil }
    if object.interfaceID != nil, let coder = initializers.first(where: isCoderInitializer) {
      call(coder, on: object, arguments: [], things: [], source: object.source)
      return
    }
    let chosen =
      evaluator.overload(initializers, for: arguments) ?? initializers.first { initializer in
        initializer.parameters.contains { $0.label == "frame" || $0.label == "style" || $0.label == "nibName" }
      } ?? initializers.first
    guard let chosen else { return }
    call(chosen, on: object, arguments: arguments, things: things, source: object.source)
  }

  private func isCoderInitializer(_ initializer: FunctionDeclaration) -> Bool {
    initializer.parameters.contains { $0.label == "coder" }
  }

  func callIfDeclared(_ name: String, on object: UIObject) {
    guard let type = object.declaration, let function = index.functions(name, of: type, isStatic: false).first,
      function.body != nil
    else { return }
    call(function, on: object, arguments: [], things: [], source: object.source)
  }

  /// Everything of the class that set-up did not run.
  private func runLater(_ object: UIObject) {
    isLater = true
    var current = object.declaration
    for _ in 0..<6 {
      guard let type = current else { break }
      for property in index.ownProperties(of: type) where !property.isStatic {
        for observer in property.observers { runObserver(observer, of: property, on: object) }
      }
      for function in index.ownFunctions(of: type) where !function.isStatic && function.body != nil {
        guard !done.contains(ObjectIdentifier(function)), !Self.resettingFunctions.contains(function.name) else {
          continue
        }
        let result = call(function, on: object, arguments: [], things: [], source: object.source)
        showProvided(result, by: function, in: object)
      }
      current = index.superclass(of: type)
    }
  }

  private func runObserver(_ block: Block, of property: PropertyDeclaration, on object: UIObject) {
    guard let type = object.declaration else { return }
    let frame = CodeFrame(receiver: object, scope: CodeScope(type: type, file: property.range.file))
    functionNames.append(property.name)
    _ = run(block.statements, in: frame)
    functionNames.removeLast()
  }

  // MARK: - Calling

  /// Runs a function with `object` as `self`.
  @discardableResult
  func call(
    _ function: FunctionDeclaration, on object: UIObject?, arguments: [EvaluatedArgument], things: [Thing],
    source: SourceRange
  ) -> Thing? {
    guard let body = function.body, stack.count < Self.depthLimit, !stack.contains(where: { $0 === function }) else {
      return nil
    }
    let scope = CodeScope(type: object?.declaration ?? owner(of: function), file: function.range.file)
    let frame = CodeFrame(receiver: object, scope: scope)
    evaluator.bindParameters(function.parameters, to: arguments, in: scope)
    for (parameter, position) in zip(function.parameters, evaluator.positions(of: arguments, in: function.parameters)) {
      guard let position, things.indices.contains(position) else { continue }
      if parameter.isVariadic {
        frame.bind(parameter.name, .list(things[position...].filter { $0.holdsObjects }))
      } else if things[position].holdsObjects || things[position].value == nil {
        frame.bind(parameter.name, things[position])
      }
    }
    bindUnknown(function.parameters, arguments, in: frame)
    if !isLater { done.insert(ObjectIdentifier(function)) }
    stack.append(function)
    functionNames.append(function.name)
    let savedStatement = statement
    defer {
      stack.removeLast()
      functionNames.removeLast()
      statement = savedStatement
    }
    return run(body.statements, in: frame)
  }

  /// Parameters without an argument that are objects of UIKit: somebody hands them in.
  private func bindUnknown(_ parameters: [Parameter], _ arguments: [EvaluatedArgument], in frame: CodeFrame) {
    guard arguments.isEmpty else { return }
    for parameter in parameters where frame.local(parameter.name) == nil && parameter.defaultValue == nil {
      guard let file = frame.receiver?.source.file, parameter.type.name != "UIImage",
        let object = object(
          ofClass: parameter.type.name, from: frame, file: file,
          source: parameter.type.name.isEmpty ? file.wholeRange : file.wholeRange)
      else { continue }
      object.mayBeCompletedElsewhere = true
      object.name = parameter.name
      frame.bind(parameter.name, .object(object))
    }
  }

  private func owner(of function: FunctionDeclaration) -> TypeDeclaration? {
    if case .type(let type)? = index.owner(of: function) { return type }
    return nil
  }

  /// What is run under a condition.
  func under<Result>(_ condition: Condition?, _ work: () -> Result) -> Result {
    guard let condition else { return work() }
    conditions.append(condition)
    defer { conditions.removeLast() }
    return work()
  }

  /// Runs code that happens after the screen has appeared, or perhaps never.
  func later<Result>(_ work: () -> Result) -> Result {
    let saved = isLater
    isLater = true
    defer { isLater = saved }
    return work()
  }
}

extension SourceFile {
  /// A place for what has none of its own.
  var wholeRange: SourceRange { SourceRange(file: self, start: 0, end: 0) }
}
