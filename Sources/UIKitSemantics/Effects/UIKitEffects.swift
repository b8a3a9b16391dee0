import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// What code does to UIKit objects. The evaluator runs the code of view controllers and views as far as source tells,
/// and asks here what its calls and assignments mean.
///
/// Set-up code is run first: initialisers, `viewDidLoad` and the like, with what they call. All other code of a class
/// follows as "later": what only it sets counts where set-up code sets nothing. Conditions that are not known stay with
/// what they guard. Belongs to one thread, as its evaluator does.
final class UIKitEffects: ObjectEffects {
  let evaluator: Evaluator
  var index: DeclarationIndex { evaluator.declarations }
  /// Objects within the screen whose other functions are being run though nothing calls them.
  var unprompted = 0
  /// See `UIKitScreens.labelledNames`.
  var namedElsewhere: Set<String> = []
  /// Classes whose code is being run, innermost last.
  var classes: [TypeDeclaration] = []
  /// The objects of these classes.
  var objects: [UIObject] = []
  var surroundings: PartSurroundings { PartSurroundings(objects: objects) }
  /// Some of the code of the screen was not run for want of steps.
  var isExhausted: Bool { evaluator.budget <= 0 }
  /// Views of other screens whose classes were not read yet, and what they turned out to be, by what stands for them.
  var unread: [ObjectIdentifier: UnreadView] = [:]
  /// Objects within the screen whose own code has yet to be run to its end.
  var waiting: [WaitingPart] = []
  /// Interface files that are being loaded, inside each other.
  var fileDepth = 0
  /// What is run is part of a screen though nothing stands around it yet.
  var isReadingParts = false
  /// What runs answers to something that happens after the screen has appeared.
  var isInEvent = false
  /// The function that answers it.
  var eventName: String?
  /// The later function that runs, whatever it calls.
  var laterName: String?
  /// How many functions were run as later code.
  var laterRun = 0
  /// Functions that such code calls.
  var calledByEvents: Set<ObjectIdentifier> = []
  /// Functions that were called of models, and models that were not run to their end.
  var (calledOnModels, cutModels): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
  /// Initialisers of extensions that are being run.
  var runningInitializers: Set<RunningInitializer> = []
  /// Properties whose observers are being run.
  var running: Set<ObjectIdentifier> = []
  /// What properties were just given, while their observers run, which read it by the name of the property.
  var given: [(object: UIObject, name: String, value: Value)] = []
  /// Objects that the code under the conditions that hold now sets up.
  var touched: [UIObject] = []
  /// What runs is what nobody was seen to call of the parts of a screen.
  var isFinishing = false
  let receiverNames: ReceiverNames
  /// Closures that objects keep.
  var kept: [(closure: Value, around: PartSurroundings)] = []
  /// How many objects that stand nowhere were run to their end, by the line that makes them.
  var finished: [SourceRange: Int] = [:]
  /// How many objects code has made.
  private(set) var made = 0
  /// Diffable data sources whose rows were not given yet.
  var openSources: [(source: UIObject, around: PartSurroundings)] = []
  /// The row that a data source is being asked for, and how late that is done.
  var row: (number: Int, delay: Int)?
  var rowCount = 0
  /// Controllers and alerts that the screen presents.
  var presented: [UIObject] = []
  /// Controllers that it puts upon itself in the navigation controller around it.
  var pushed: [UIObject] = []
  /// Uses of the project's classes around what is being made.
  var callSites: [CallSite] = []
  /// The object whose class was asked for, where there is an interface file for it.
  let outlets: NotedInterfaces

  /// The project's classes inside each other.
  static let nestingLimit = 10

  init(evaluator: Evaluator, outlets: NotedInterfaces, receiverNames: ReceiverNames) {
    self.evaluator = evaluator
    self.receiverNames = receiverNames
    self.outlets = outlets
  }

  /// An object that code has just made, with what stands around it.
  func placed(_ object: UIObject) -> UIObject {
    evaluator.reach?.make(object.source)
    made += 1
    object.number = made
    object.callSites = callSites
    object.row = row?.number
    object.madeUnder = evaluator.place.conditions
    noteTouched(object)
    object.madeInLoop = evaluator.place.repeats
    if evaluator.place.isLater { (object.madeIn, object.madeBy) = ((laterRun, evaluator.place.delay), laterName) }
    return object
  }

  // MARK: - Running a class

  /// Runs the code of an object's class: its properties, the initialiser that the arguments mean, set-up, and the rest.
  func run(_ object: UIObject, arguments: [EvaluatedArgument] = []) {
    guard !object.isRun, let type = object.declaration else { return }
    object.isRun = true
    guard callSites.count < Self.nestingLimit, !classes.contains(where: { $0 === type }) else {
      object.note(UnknownReason(.recursion, type.name))
      return
    }
    classes.append(type)
    objects.append(object)
    let saved = callSites
    callSites = object.callSites + [CallSite(view: type.name, source: object.source)]
    // The root of a screen is no use of itself.
    if classes.count == 1 { callSites = [] }
    evaluator.inOwnPlace { evaluator.apart { runCode(of: object, type, arguments) } }
    callSites = saved
    objects.removeLast()
    classes.removeLast()
  }

  private func runCode(of object: UIObject, _ type: TypeDeclaration, _ arguments: [EvaluatedArgument]) {
    let isPart = classes.count > 1 || isReadingParts
    object.isPart = isPart
    joinInterface(object, type)
    initialize(object, type, arguments)
    runOutletObservers(of: object, type)
    applyAttributes(to: object, type)
    callIfDeclared("awakeFromNib", on: object)
    if object.isKind(of: "UIViewController") { load(object) }
    for name in Self.setUpFunctions { callIfDeclared(name, on: object) }
    // What nobody calls of a part is known once those are done that may call it, and so are the rows that they give it.
    if isPart { return wait(object) }
    fillLists(of: object)
    evaluator.later { runLater(object, besides: object.calledInSetUp) }
    recordOverriddenLists(of: object)
    recordOverriddenKeyboards(of: object)
    recordTablePlace(of: object)
    finishPartners(of: object)
    fillOpenLists(of: object)
    finishParts()
    if let type = object.declaration, !isExhausted { fillKnownLists(of: object, type, isEnd: true) }
    showUnfilledSources(of: object)
    // What is kept for a tap or an answer happens after all.
    for (closure, around) in kept where around.mayBeShown {
      laterRun += 1
      evaluator.runOnceLater(closure)
    }
    kept = []
  }

  /// What the interface file of a class gives its objects: subviews, outlets, settings.
  private func joinInterface(_ object: UIObject, _ type: TypeDeclaration) {
    guard object.interfaceID == nil, let place = interfacePlace(of: type) else { return }
    object.interfaceID = place.node["id"]
    let reader = InterfaceReader(place.document, effects: self)
    let top = reader.read(place.scene, owner: (place.node, object))
    for part in reader.objects.values where part !== object { part.join(object) }
    if place.isOwner { object.ownFile = (place.document.file.path, top) }
    object.isFileOwner = place.isOwner
    reader.runCode()
  }

  /// Called by UIKit on the way to the screen, in this order.
  static let setUpFunctions = [
    "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
    "layoutSubviews", "viewDidLayoutSubviews", "didMoveToSuperview", "didMoveToWindow", "viewDidAppear",
    "updateConfiguration",
  ]
  /// Whether UIKit calls a function on the way to the screen.
  static func isSetUp(_ function: String) -> Bool {
    ["init", "awakeFromNib", "loadView", "viewDidLoad"].contains(function) || setUpFunctions.contains(function)
  }

  /// Code that takes back what other code did, or that only Interface Builder runs (Apple: documentation of
  /// prepareForInterfaceBuilder).
  private static let resettingFunctions: Set<String> = ["prepareForReuse", "prepareForInterfaceBuilder"]

  private func initialize(_ object: UIObject, _ type: TypeDeclaration, _ arguments: [EvaluatedArgument]) {
    var initializers = index.initializers(of: type)
    let isDecoded = object.interfaceID != nil && !object.isFileOwner
    if isDecoded, let coder = initializers.first(where: isCoderInitializer) {
      run(coder, on: object, arguments: [])
      return
    }
    // What code makes may still have no other initialiser that is seen.
    let isOnlyDecoded = object.isFileOwner && initializers.allSatisfy(isCoderInitializer)
    if !isOnlyDecoded { initializers.removeAll(where: isCoderInitializer) }
    if object.isPart, isMadeByInherited(initializers, arguments) { return recordArguments(arguments, on: object) }
    let chosen =
      evaluator.overload(initializers, for: arguments) ?? addedInitializer(of: object, for: arguments)
      ?? initializers.first { initializer in
        initializer.parameters.contains { $0.label == "frame" || $0.label == "style" || $0.label == "nibName" }
      } ?? initializers.first { !$0.isConvenience } ?? initializers.first
    guard let chosen else { return }
    run(chosen, on: object, arguments: arguments)
  }

  /// Whether code makes an object by an initialiser of UIKit's class: one with convenience initialisers alone inherits
  /// those (The Swift Programming Language: Automatic Initializer Inheritance).
  private func isMadeByInherited(_ own: [FunctionDeclaration], _ arguments: [EvaluatedArgument]) -> Bool {
    guard !own.isEmpty, own.allSatisfy(\.isConvenience), arguments.contains(where: { $0.label == "frame" }) else { return false }
    return evaluator.overload(own, for: arguments) == nil
  }

  private func isCoderInitializer(_ initializer: FunctionDeclaration) -> Bool {
    initializer.parameters.contains { $0.label == "coder" }
  }

  func callIfDeclared(_ name: String, on object: UIObject) {
    guard let type = object.declaration, let function = index.functions(name, of: type, isStatic: false).first,
      function.body != nil
    else { return }
    run(function, on: object, arguments: [])
  }

  /// Everything of the class that was not run before.
  func runLater(_ object: UIObject, besides done: Set<ObjectIdentifier>) {
    var current = object.declaration
    var overridden: Set<String> = []
    for _ in 0..<6 {
      guard let type = current else { break }
      for property in index.ownProperties(of: type) where !property.isStatic && !done.contains(ObjectIdentifier(property)) {
        guard !property.observers.isEmpty, mayBeSet(property, of: object) else { continue }
        for observer in property.observers { runObserver(observer, of: property, on: object) }
      }
      let functions = index.ownFunctions(of: type).filter { function in
        !function.isStatic && function.body != nil && !done.contains(ObjectIdentifier(function))
          && !Self.resettingFunctions.contains(function.name) && !isIdleSetter(function, of: object) && !isOtherWay(function, of: object, type)
          && !overridden.contains(function.labelledName)
          && !waitsForViews(function, of: object)
          && !(type !== object.declaration && object.isKind(of: "UIViewController") && function.waitsForSubclass)
      }
      runInTurn(functions, on: object)
      // Of the superclass only `super` calls what the class has put something else in place of.
      overridden.formUnion(index.ownFunctions(of: type).filter { !$0.isStatic && $0.isOverride }.map(\.labelledName))
      current = index.superclass(of: type)
    }
  }

  /// Runs functions that nobody calls, answers to events first, and then those that these were not seen to call: what a
  /// caller was followed into is not run once more by itself.
  private func runInTurn(_ functions: [FunctionDeclaration], on object: UIObject) {
    let mentioned = calledNames(in: functions)
    for function in functions where function.answersEvents { answerEvent(function, on: object) }
    let others = functions.filter { !$0.answersEvents }
    for function in others.filter({ !mentioned.contains($0.name) }) + others.filter({ mentioned.contains($0.name) }) {
      let identity = ObjectIdentifier(function)
      laterRun += 1
      // What is called in answer to an event, and by nothing else that was seen, is part of the answer. What it was handed
      // then is known: nobody calls it with anything else.
      if calledByEvents.contains(identity) {
        if function.parameters.isEmpty || !object.called.contains(identity) { answerEvent(function, on: object) }
      } else if !object.called.contains(identity) {
        let saved = laterName
        laterName = function.name
        run(function, on: object, arguments: [])
        laterName = saved
      }
    }
  }

  /// The names of what functions call, but for what each calls of itself.
  private func calledNames(in functions: [FunctionDeclaration]) -> Set<String> {
    var names: Set<String> = []
    for function in functions {
      var open = function.body?.items ?? []
      while let item = open.popLast() {
        if case .expression(let expression) = item, case .call(let call) = expression.kind {
          switch call.callee.kind {
          case .name(let name), .member(_, let name): if name != function.name { names.insert(name) }
          default: break
          }
        }
        open += item.parts
      }
    }
    return names
  }

  private func answerEvent(_ function: FunctionDeclaration, on object: UIObject) {
    let saved = (isInEvent, eventName, laterName)
    (isInEvent, eventName, laterName) = (true, function.name, function.name)
    laterRun += 1
    run(function, on: object, arguments: [])
    (isInEvent, eventName, laterName) = saved
  }

  // MARK: - Calling

  /// Runs a function with `object` as `self`. Parameters without an argument that are objects of UIKit are handed in by
  /// somebody.
  @discardableResult
  func run(_ function: FunctionDeclaration, on object: UIObject, arguments: [EvaluatedArgument]) -> Value {
    let arguments = arguments.isEmpty ? unknownArguments(of: function, object) : arguments
    return evaluator.run(function, on: .object(object), arguments: arguments, source: object.source)
  }

  /// What an answer to an event does hides nothing at first, other code may.
  var occasion: Int { isInEvent ? 1 : 0 }

  func entered(_ function: FunctionDeclaration, on receiver: Value?) {
    if let object = receiver?.object { note(ObjectIdentifier(function), calledOn: object) }
    if case .instance? = receiver { calledOnModels.insert(ObjectIdentifier(function)) }
    if isInEvent { calledByEvents.insert(ObjectIdentifier(function)) }
  }

  private func unknownArguments(of function: FunctionDeclaration, _ object: UIObject) -> [EvaluatedArgument] {
    function.parameters.compactMap { parameter in
      guard parameter.defaultValue == nil, parameter.type.name != "UIImage",
        let made = self.object(
          ofClass: parameter.type.name, enclosing: object.declaration, source: object.source.file.emptyRange)
      else { return nil }
      made.mayBeCompletedElsewhere = true
      made.name = parameter.name
      if made.isKind(of: "UIViewController") { object.handedControllers.append(made) }
      return EvaluatedArgument(label: parameter.label, value: .object(made), source: function.nameRange)
    }
  }

  func owner(of function: FunctionDeclaration) -> TypeDeclaration? { index.owner(of: function)?.declaration }

  func owner(of property: PropertyDeclaration) -> TypeDeclaration? { index.owner(of: property)?.declaration }
}
