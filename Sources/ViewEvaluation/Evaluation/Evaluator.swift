import AccessibilityModel
import PlatformKnowledge
import Project
import SourceModel
import SwiftSource

/// Evaluates view code as far as source tells: the project's views, modifiers, functions and constants are followed,
/// and what only run time knows becomes a hole, a branch or a part with a named reason.
///
/// An evaluator belongs to one thread; several may share an index.
public final class Evaluator {
  let index: DeclarationIndex
  let localizer: Localizer
  /// The keys that members of generated types stand for.
  lazy var generatedKeys = localizer.generatedKeys
  lazy var stringSymbols = localizer.stringSymbols
  let deployment: DeploymentTargets
  /// Which versions of iOS the evaluation is about.
  let system: SystemScope
  /// The system that conditional compilation and availability are decided for, where it is not that of each file.
  public var codeSystem: String?
  /// What the configuration says about views from outside the project.
  public let components: ComponentTable

  /// Where it is noted what became of views; nil when nobody wants to know.
  public var reach: ReachLog?

  /// Declarations that are being evaluated, innermost last, to notice recursion.
  var stack: [ObjectIdentifier] = []
  /// Local functions that were called; those that run stand in `stack`.
  var localFunctions: Set<ObjectIdentifier> = []
  /// Variables that the call which is made hands over to be changed.
  var lent: [LentVariable] = []
  /// How many closures are running.
  var callDepth = 0
  /// What `$0` stands for in the closure that is running.
  var shorthand: Shorthand?
  /// What was written for holes so far, where no closure gives the code other names.
  var shortTexts: [SourceRange: String] = [:]
  /// Evaluation steps that are left for this screen.
  public var budget = Evaluator.stepLimit
  /// Those of them that what runs may not take.
  var reserve = 0
  /// Whether what runs is a view of a library, which has steps of its own.
  var isInLibrary = false
  /// Steps that were run, without those that are charged for what is remembered.
  public internal(set) var stepsRun = 0
  /// Static members that were evaluated.
  var statics = StaticMemory()

  /// Computed members that were evaluated for this screen, by receiver.
  var memberValues: [ReceiverKey: MemberResult] = [:]
  /// What instances come to in fingerprints, for this screen.
  var instanceDigests = InstanceDigests()
  /// Views that were evaluated, for any screen.
  var memo = EvaluationMemo()
  /// Calls that got nothing of a screen, for any screen.
  var plainCalls = PlainCallMemo()
  let wordTables = WordTables()
  var trace = CallTrace()
  /// Which states of the app the evaluation is about.
  let states: StateScope
  /// What is taken for granted.
  let givenState: GivenState
  /// The conditions of it.
  lazy var givenConditions = readGivenConditions()
  /// What of it is being evaluated.
  var givenNumbers: Set<Int> = []
  /// Properties of models whose observers are being run.
  var observed: Set<ObjectIdentifier> = []
  /// An outcome is evaluated for the state in which the screen appears, among all the others.
  public internal(set) var isAskingForFirst = false
  /// What is remembered for that state.
  var firstMemo = EvaluationMemo()
  var firstMemberValues: [ReceiverKey: MemberResult] = [:]
  /// How often evaluation was cut short because a declaration contains itself or the nesting is too deep: what was
  /// evaluated meanwhile holds only in its place.
  var cuts = 0
  /// What hosting controllers show that the function makes whose body is being run; nil outside of functions that give views.
  var hosted: [EvaluatedArgument]?
  /// The code of an event is gone through for what it hands to hosting controllers.
  var isShowingHosted = false
  /// Functions of `View` extensions by name, those near a file first.
  var nearHelpers: [HelperKey: NearHelpers] = [:]
  /// Whether the consequences of actions are wanted. They cost time that only some ask for.
  public var followsActions = false
  /// Whether types are views, once asked.
  var viewTypes: [ObjectIdentifier: Bool] = [:]
  /// What memberwise initialisers take, once asked.
  var memberwiseMembers: [ObjectIdentifier: Memberwise] = [:]
  /// The names that the bodies of views lead to, once asked.
  var shownMembers: [ObjectIdentifier: Set<String>?] = [:]
  /// What functions have to do with the keyboard, once asked.
  var keyboardParts: [KeyboardQuestion: KeyboardPart] = [:]
  /// What is known of tests by their words alone.
  var openOutcomes: [String: Verdict] = [:]
  /// Whether names of flags tell a choice, by name.
  var choiceFlags: [String: Bool] = [:]
  /// By where they are declared, whether code also says what it does without what is in properties.
  var missingModels: [SourceRange: Bool] = [:]

  /// What objects mean, while code is run that makes and changes them.
  public internal(set) var effects: (any ObjectEffects)?
  /// Statements are run for what they do to objects, and not for the views that they make.
  var isRunningCode = false
  /// Statements are run for what an action brings about.
  var isTracing = false
  /// Static members that code for the objects of this screen made.
  var objectStatics: [ObjectIdentifier: Value] = [:]
  /// The types in the angle brackets of the call that is made: `CellRegistration<Cell, Item> { … }`.
  public internal(set) var genericArguments: [TypeReference] = []
  /// What the declaration says that the expression comes to which is being evaluated.
  var asked: AskedType?
  /// What functions and computed properties of objects came to, once they ran after the screen had appeared.
  var laterRuns = LaterRuns()
  /// Closures that ran for what they do to the objects of this screen.
  var closuresRun: Set<SourceRange> = []
  /// Functions that are handed one object of a tree after the other while they run.
  var walks: [ObjectIdentifier: ObjectWalk] = [:]
  /// Functions that are being run, innermost last.
  var calls: [RunningCall] = []
  /// Where the code that is run stands.
  public var place = ExecutionPlace()

  struct HelperKey: Hashable {
    let name: String
    let file: ObjectIdentifier?
  }

  struct NearHelpers {
    let functions: [FunctionDeclaration]
    let use: LookupUse?
  }

  struct MemberResult {
    let value: Value
    let steps: Int
    let use: LookupUse?
    /// Keeps the identity that the key holds.
    let receiver: Value
  }

  /// Steps for one screen, those of remembered views included.
  static let stepLimit = 2_000_000
  /// Steps for one static member.
  static let staticStepLimit = 5_000
  /// Steps for one computed value that is no view.
  static let valueStepLimit = 600
  /// Steps for one computed value in code that works on objects.
  static let codeStepLimit = 2_000
  /// Declarations inside each other.
  static let depthLimit = 48
  /// Closures that are running inside each other.
  static let callDepthLimit = 96
  /// How often one declaration may contain itself before it is taken for endless.
  static let recursionLimit = 2
  /// Collections up to this size are unrolled when every member is known.
  static let unrollLimit = 24
  /// Alternatives of one value.
  static let alternativeLimit = 16

  public init(
    index: DeclarationIndex, localizer: Localizer, deployment: DeploymentTargets, system: SystemScope = .all,
    components: ComponentTable = ComponentTable(), states: StateScope = .all, given: GivenState = GivenState()
  ) {
    self.states = states
    givenState = given
    self.components = components
    self.index = index
    self.localizer = localizer
    self.deployment = deployment
    self.system = system
  }

  // MARK: - Entry points

  /// The body of a view whose parameters only callers know.
  public func screen(of type: TypeDeclaration) -> ViewNode {
    begin()
    if let made = madeAsGiven(type) { return body(of: made) }
    let instance = Instance(
      declaration: type, fields: fieldsWithoutArguments(of: type), source: type.nameRange, path: "", isRoot: true)
    return body(of: instance)
  }

  /// What a `#Preview` shows.
  public func preview(_ preview: PreviewDeclaration) -> ViewNode {
    begin()
    let scope = Scope(receiver: nil, type: nil, file: preview.range.file)
    return view(from: value(of: preview.body, in: scope), source: preview.range)
  }

  /// A view that is written outside of any declaration.
  public func snippet(_ expression: Expression) -> ViewNode {
    begin()
    let scope = Scope(receiver: nil, type: nil, file: expression.range.file)
    return view(from: evaluate(expression, in: scope), source: expression.range)
  }

  /// What a `PreviewProvider` shows.
  public func previews(of type: TypeDeclaration) -> ViewNode {
    begin()
    guard let property = index.property("previews", of: type, isStatic: true), let getter = property.getter else { return .empty }
    let scope = Scope(receiver: .type(type), type: type, file: property.range.file)
    return view(from: value(of: getter, in: scope), source: property.range)
  }

  /// Calls a closure or function that builds views; parameters without an argument become holes of their own names.
  public func views(from value: Value, arguments: [Value] = [], source: SourceRange) -> ViewNode {
    building { builtViews(from: value, arguments: arguments, source: source) }
  }

  private func builtViews(from value: Value, arguments: [Value], source: SourceRange) -> ViewNode {
    switch value {
    case .closure(let closure):
      remembered([value] + arguments, {
        $0.add(value)
        $0.add(arguments)
      }, {
        view(from: call(closure, arguments: arguments), source: source)
      })
    case .function(let function):
      view(from: call(function.declaration, receiver: function.receiver, values: arguments, source: source), source: source)
    // `VStack(content: Row.init)`: what is asked for views is the initialiser of a type.
    case .type(let type) where arguments.isEmpty && isView(type):
      view(from: construct(type, arguments: [], source: source), source: source)
    default:
      // `Text.init`, `Row.init(title:)`
      view(from: arguments.isEmpty ? value : applying(value, to: arguments, source: source) ?? value, source: source)
    }
  }

  /// Evaluates the body of a style for what it is applied to; nil when the style is not the project's own.
  public func makeBody(of style: Value, configuration: [String: Value], source: SourceRange) -> ViewNode? {
    guard case .instance(let instance) = resolvedStyle(style) else { return nil }
    guard let function = index.functions("makeBody", of: instance.declaration, isStatic: false).first, function.body != nil
    else { return nil }
    let argument = Value.tuple(configuration.sorted { $0.key < $1.key }.map { LabelledValue(label: $0.key, value: $0.value) })
    let result = call(function, receiver: .instance(instance), values: [argument], source: source)
    return view(from: result, source: source)
  }

  /// A property that the project declares for a value, such as the `title` of its tip; nil when it declares none.
  public func declaredMember(_ name: String, of value: Value, source: SourceRange) -> Value? {
    let type: TypeDeclaration
    switch value {
    case .instance(let instance): type = instance.declaration
    case .unknown(let unknown): guard let declaration = unknown.declaration else { return nil }; type = declaration
    case .enumeration(let value): type = value.declaration
    default: return nil
    }
    guard index.property(name, of: type, isStatic: false) != nil else { return nil }
    return member(name, of: value, source: source)
  }

  /// What `.brand` stands for where the project adds it to a type from outside, such as `Color`; nil when it does not.
  public func member(_ member: MemberValue, ofExternal type: String) -> Value? {
    externalMember(member, of: TypeReference(name: type, text: type))
  }

  /// `.primary` of `extension ButtonStyle where Self == PrimaryStyle { static var primary: … }`.
  func resolvedStyle(_ style: Value) -> Value {
    guard case .member(let member) = style, member.type == nil else { return style }
    for protocolName in Self.styleProtocols {
      if member.arguments.isEmpty,
        let property = index.extensionProperties(member.name, ofExternal: protocolName, isStatic: true).first {
        return staticValue(of: property, owner: index.requiredSelf(of: property, ofExternal: protocolName))
      }
      if let function = index.extensionFunctions(member.name, ofExternal: protocolName, isStatic: true).first {
        let receiver = index.requiredSelf(of: function, ofExternal: protocolName).map(Value.type)
        return call(function, receiver: receiver, arguments: member.arguments, source: member.source)
      }
    }
    return style
  }

  static let styleProtocols = [
    "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "ProgressViewStyle", "GaugeStyle",
    "GroupBoxStyle", "DisclosureGroupStyle", "LabeledContentStyle", "MenuStyle", "PickerStyle", "TextFieldStyle",
    "ViewModifier",
  ]

  // MARK: - Guarding against endless evaluation

  /// Runs `work` one declaration deeper; nil when that declaration contains itself or the nesting is too deep.
  ///
  /// - Parameter times: How often it may contain itself.
  func descending<Result>(into declaration: AnyObject, times: Int? = nil, _ work: () -> Result) -> Result? {
    let identity = ObjectIdentifier(declaration)
    let limit = times ?? (runsEffects ? 1 : Self.recursionLimit)
    let earlier = stack.lazy.filter({ $0 == identity }).count
    guard stack.count < Self.depthLimit, earlier < limit else {
      cuts += 1
      trace.outermostCut = min(trace.outermostCut, earlier < limit ? -1 : stack.firstIndex(of: identity) ?? -1)
      return nil
    }
    stack.append(identity)
    if trace.depth > 0 {
      trace.entered.append(identity)
      trace.deepest = max(trace.deepest, stack.count)
    }
    defer { stack.removeLast() }
    return work()
  }

  /// Evaluates something that comes to a value of a type. Texts, flags and models get few steps and few alternatives:
  /// what takes more than that is a computation, and its result is a hole. nil when that is so.
  func bounded(_ type: TypeReference?, _ work: () -> Value) -> Value? {
    if let type, type.isWrittenAsView || makesObjects(type) { return work() }
    let saved = budget
    let allowance = min(saved, runsEffects ? Self.codeStepLimit : Self.valueStepLimit)
    budget = allowance
    let value = work()
    let isExhausted = budget <= 0
    budget = saved - (allowance - max(budget, 0))
    if case .view = value { return value }
    return isExhausted || leafCount(of: value) > Self.alternativeLimit ? nil : value
  }

  /// The number of alternatives that a value comes to, views not counted.
  func leafCount(of value: Value) -> Int {
    guard case .choice(let alternatives) = value else {
      if case .text(let text) = value { return max(1, text.spoken.choices.reduce(0) { $0 + $1.count }) }
      return 1
    }
    var count = 0
    for alternative in alternatives {
      if case .view = alternative.value { continue }
      count += leafCount(of: alternative.value)
      if count > Self.alternativeLimit { break }
    }
    return count
  }

  /// Takes one step; false when the budget is used up.
  func step() -> Bool {
    stepsRun += 1
    budget -= 1
    return budget > 0
  }

  /// An unknown value with a reason why.
  func unknown(_ expression: Expression, _ kind: UnknownReason.Kind, _ subject: String? = nil) -> Value {
    let text = expressionText(expression)
    return .unknown(UnknownValue(expression: text, reason: UnknownReason(kind, subject ?? text)))
  }
}

/// A computed member of a certain receiver, as the key under which its value is kept.
struct ReceiverKey: Hashable {
  private let property: ObjectIdentifier
  private let receiver: String
  private let instance: ObjectIdentifier?

  /// nil for receivers whose identity is not plain.
  init?(_ property: PropertyDeclaration, _ value: Value) {
    self.property = ObjectIdentifier(property)
    switch value {
    case .instance(let known):
      instance = ObjectIdentifier(known)
      receiver = ""
    case .unknown(let unknown):
      instance = unknown.declaration.map(ObjectIdentifier.init)
      receiver = unknown.expression
    case .enumeration(let known) where known.payload.isEmpty:
      instance = ObjectIdentifier(known.declaration)
      receiver = known.name
    default: return nil
    }
  }
}
