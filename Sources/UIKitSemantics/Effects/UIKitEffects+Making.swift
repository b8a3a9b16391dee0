import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

extension UIKitEffects {
  // MARK: - Initialisers

  /// `ProfileView(user: user)`; nil for a class that is none of UIKit's kind.
  func make(_ type: TypeDeclaration, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    guard isObjectType(type) else {
      return rowSource(type, arguments, source: source) ?? rowModel(type, arguments, source: source)
    }
    let arguments = known(arguments)
    let object = object(of: type, source: source)
    if object.isKind(of: "UIAlertController"), index.initializers(of: type).isEmpty {
      recordArguments(arguments, on: object)
    }
    if object.isKind(of: "UIViewController") {
      // Another screen, which is read by itself; here only if its view is shown within this one.
      object.pending = arguments
      return .object(object)
    }
    run(object, arguments: arguments)
    if index.initializers(of: type).isEmpty {
      recordArguments(arguments, on: object)
      // `PressListener(target: self, action: #selector(pressed))` of a class that inherits its initialisers.
      if object.isKind(of: "UIGestureRecognizer") { finish(object, arguments) }
    }
    return .object(object)
  }

  /// `UIButton(type: .system)`; nil for what is no object of UIKit.
  func make(_ className: String, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    if className == "UIAccessibilityTraits" { return traits(arguments, source: source) }
    let arguments = known(arguments)
    if className.hasSuffix("CellRegistration") || className.hasSuffix(Self.supplement) {
      return registration(className, arguments, source: source)
    }
    if className.hasSuffix("DiffableDataSource") { return diffableSource(className, arguments, source: source) }
    if let source = observedSource(className, arguments, source: source) { return source }
    if className.hasPrefix("NSDiffableDataSource"), className.hasSuffix("Snapshot") {
      return snapshot(className, source: source)
    }
    guard let object = object(ofClass: className, enclosing: nil, source: source) else { return nil }
    if let initializer = addedInitializer(of: object, for: arguments) {
      runAdded(initializer, on: object, arguments, source)
      return .object(object)
    }
    recordArguments(arguments, on: object)
    if object.isKind(of: "UIHostingConfiguration"), let content = arguments.last {
      record("rootView", on: object, content.value, source: content.source)
      return .object(object)
    }
    finish(object, arguments)
    return .object(object)
  }

  /// An initialiser that the project adds to the object's class of UIKit or one above it: `UILabel(title: "Name")`.
  func addedInitializer(of object: UIObject, for arguments: [EvaluatedArgument]) -> FunctionDeclaration? {
    guard !arguments.isEmpty,
      let initializer = evaluator.overload(extensionFunctions("init", of: object), for: arguments),
      initializer.body != nil, !runningInitializers.contains(RunningInitializer(initializer, object)) else { return nil }
    return initializer
  }

  func runAdded(
    _ initializer: FunctionDeclaration, on object: UIObject, _ arguments: [EvaluatedArgument], _ source: SourceRange
  ) {
    let running = RunningInitializer(initializer, object)
    runningInitializers.insert(running)
    defer { runningInitializers.remove(running) }
    let result = evaluator.run(initializer, on: .object(object), arguments: arguments, source: source)
    // One that makes others like it without end leaves it without what it holds.
    if case .unknown(let unknown) = result, let reason = unknown.reason, reason.kind == .recursion { object.note(reason) }
  }

  /// `UIAccessibilityTraits([.button, .selected])`, `UIAccessibilityTraits(rawValue: 1 << 53)`.
  private func traits(_ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    guard let raw = arguments.first(labelled: "rawValue") else { return arguments.first?.value ?? .array([]) }
    guard case .number(let number) = raw.value, let name = Self.rawTraits[number] else { return nil }
    return .constant(name, source: source)
  }

  /// Traits that UIKit gives no name (recorded: uk_switches).
  private static let rawTraits: [Double: String] = [Double(1 << 53): "toggleButton"]

  /// A static function of a class of UIKit: `UIButton.systemButton(with:)`, `UIView.animate`.
  func callStatic(_ call: ObjectCall, of className: String) -> Value? {
    let name = call.name
    guard name != "init" else { return nil }
    if let function = evaluator.overload(
      index.extensionFunctions(name, ofExternal: className, isStatic: true), for: call.arguments)
    {
      return givesLook(function) && call.arguments.objects.isEmpty ? hole(call, type: function.returnType) : nil
    }
    if className == "UIView", let closure = call.arguments.closure {
      // `UIView.animate(…) { … }` and `UIView.performWithoutAnimation { … }`.
      if name == "performWithoutAnimation" { return evaluator.run(closure, source: call.source) ?? .tuple([]) }
      runCallbacks(call.arguments)
      return .tuple([])
    }
    guard UIKitClasses.named(className) != nil, Self.factories.contains(name) || className.contains(".") else {
      if !call.arguments.objects.isEmpty || call.arguments.closure != nil { handOver(call) }
      return nil
    }
    let object = placed(UIObject(className: className, base: className, source: call.source))
    recordArguments(call.arguments, on: object)
    // `UIButton.Configuration.filled()`
    if className.hasSuffix(".Configuration") { record("preset", on: object, .constant(name, source: call.source), source: call.source) }
    if name.hasSuffix("Space") {
      record("systemItem", on: object, .constant(name, source: call.source), source: call.source)
    }
    if name == "systemButton", let image = call.arguments.first(labelled: "with") {
      record("image", on: object, image.value, source: call.source)
    }
    finish(object, call.arguments)
    return .object(object)
  }

  private static let factories = FrameworkNames.names(.objectFactory)

  /// Arguments of UIKit's initialisers are properties of the same name.
  func recordArguments(_ arguments: [EvaluatedArgument], on object: UIObject) {
    for argument in arguments {
      guard let label = argument.label, !argument.isTrailingClosure else { continue }
      let value = resolved(argument.value, for: label, of: object)
      if value.holdsObjects { object.parts[label] = value }
      if label == "frame" { object.frame = rectangle(value) }
      record(label, on: object, value, source: argument.source)
    }
  }

  /// What the arguments of an initialiser bring about besides.
  func finish(_ object: UIObject, _ arguments: [EvaluatedArgument]) {
    if let arranged = arguments.first(labelled: "arrangedSubviews") { add([arranged], to: object) }
    if object.isKind(of: "UIMenu"), let items = arguments.first(labelled: "children") { add([items], to: object) }
    // A view that something holds already leaves it for a bar where set-up code says so.
    if let custom = arguments.first(labelled: "customView")?.value.object, !isKeptInPlace(custom) {
      object.add(custom, under: [], isLater: evaluator.place.isLater && custom.parent != nil)
    }
    if let action = object.parts["primaryAction"]?.object { adopt(action, by: object) }
    if object.isKind(of: "UIGestureRecognizer") { addTarget(arguments, to: object) }
    if object.isKind(of: "UIBarButtonItem"), arguments.first(labelled: "action") != nil {
      addTarget(arguments, to: object)
    }
    if let handler = arguments.last, handler.value.isClosure {
      object.activations.append(evaluator.summary(of: handler.value))
      evaluator.later { _ = evaluator.run(handler.value, source: handler.source) }
    }
  }

  /// A control made with a `UIAction` takes its title and picture, where it has none of its own.
  func adopt(_ action: UIObject, by object: UIObject) {
    for name in ["title", "image"] {
      guard object.all(name).isEmpty, let setting = action.all(name).last else { continue }
      object.set(name, setting)
      if let part = action.parts[name] { object.parts[name] = part }
    }
    object.activations += action.activations
    object.heeded.insert("valueChanged")
  }

  /// The statement that is run is one behind which an object can be set up further.
  func noteSetUp(of object: UIObject) {
    guard let statement = evaluator.place.statement, !evaluator.place.isLater, object.conditions(of: evaluator.place).isEmpty
    else { return }
    object.noteSetUp(statement, in: evaluator.place.function)
  }

  // MARK: - Targets

  /// The function behind `action: #selector(…)`, and what it mentions.
  func addTarget(_ arguments: [EvaluatedArgument], to object: UIObject) {
    let selector = arguments.first { argument in
      if case .member(let member) = argument.value { return member.type == MemberValue.selectorType }
      return false
    }
    guard let argument = selector ?? arguments.first(where: { $0.label == "action" }) else { return }
    if case .absent = argument.value { return }
    noteSetUp(of: object)
    guard selector != nil, let name = argument.value.memberName else {
      object.activations.append(ActionSummary(mentions: [evaluator.shortText(argument.source)]))
      return
    }
    let owner = arguments.first?.value.object?.declaration ?? classes.last
    object.activations.append(summary(ofMethod: name, of: owner))
  }

  /// What the method behind a selector does: a method whose first argument has a label, `open(sender:)`, is `openWithSender:`
  /// to Interface Builder (Apple: documentation of Selector; the names that Swift gives methods in Objective-C).
  func summary(ofSelector selector: String, of owner: TypeDeclaration?) -> ActionSummary {
    let name = String(selector.prefix { $0 != ":" })
    guard let owner, name.count < selector.count, index.functions(name, of: owner, isStatic: false).isEmpty,
      let with = name.ranges(of: "With").last, case let short = String(name[..<with.lowerBound]),
      let function = index.functions(short, of: owner, isStatic: false).first,
      function.parameters.first?.label?.lowercased() == name[with.upperBound...].lowercased() else {
      return summary(ofMethod: name, of: owner)
    }
    return summary(ofMethod: short, of: owner)
  }

  /// What a method does that a control calls, where its class is known.
  func summary(ofMethod name: String, of owner: TypeDeclaration?) -> ActionSummary {
    guard let owner, let body = index.functions(name, of: owner, isStatic: false).first?.body else {
      return ActionSummary(mentions: [name])
    }
    let inner = evaluator.summary(of: body)
    var summary = ActionSummary(
      mentions: [name] + inner.mentions, isEmpty: inner.isEmpty, onlyEndsEditing: inner.onlyEndsEditing)
    summary.detours = inner.detours
    summary.preparations = inner.preparations
    summary.destinations = inner.destinations
    summary.asksWhere = inner.asksWhere
    for mention in inner.mentions where mention != name {
      let own = mention.withoutSelf
      guard !own.contains("."), let called = index.functions(own, of: owner, isStatic: false).first?.body else { continue }
      let next = evaluator.summary(of: called)
      summary.reached += next.mentions
      summary.destinations += next.destinations.filter { !summary.destinations.contains($0) }
    }
    return summary
  }

  // MARK: - Values for properties

  /// An implicit member or initialiser as what the property asks for: `.init(systemName: "star")` for a picture.
  func resolved(_ value: Value, for name: String, of object: UIObject) -> Value {
    guard let type = expectedType(name, of: object) else { return value }
    return resolved(value, as: type, in: object.declaration)
  }

  func resolved(_ value: Value, as type: TypeReference, in owner: TypeDeclaration?) -> Value {
    switch value {
    case .array(let elements):
      let element = type.name == "[]" ? type.arguments.first ?? type : type
      return .array(elements.map { resolved($0, as: element, in: owner) })
    case .tuple(let parts) where type.name == "()" && parts.count == type.arguments.count:
      return .tuple(parts.indices.map { position in
        LabelledValue(
          label: parts[position].label ?? (type.labels.isEmpty ? nil : type.labels[position]),
          value: resolved(parts[position].value, as: type.arguments[position], in: owner))
      })
    case .choice(let alternatives):
      return .choice(alternatives.map {
        ConditionalValue(condition: $0.condition, value: resolved($0.value, as: type, in: owner))
      })
    case .member(let member) where member.type == nil:
      let name = (type.qualifier + [type.name]).joined(separator: ".")
      guard isClass(name) else {
        return evaluator.coerced(value, to: type, near: member.source.file, in: owner)
      }
      if member.name == "init" { return make(name, member.arguments, source: member.source) ?? value }
      if let known = evaluator.member(member, ofExternal: name) {
        // What a constant of the project is made of may be implicit as well: `static var more: UIImage { .init(…)! }`.
        let isMadeOfOthers = known.holds { if case .member(let made) = $0 { made.type == nil && made.name != member.name } else { false } }
        return isMadeOfOthers ? resolved(known, as: type, in: owner) : known
      }
      let call = ObjectCall(name: member.name, arguments: member.arguments, source: member.source)
      return callStatic(call, of: name) ?? value
    default: return value
    }
  }

  /// The type of a property, for implicit members.
  private func expectedType(_ name: String, of object: UIObject) -> TypeReference? {
    if let type = object.declaration, let property = index.property(name, of: type, isStatic: false),
      let written = property.type
    {
      return closed(written, of: object, in: owner(of: property) ?? type)
    }
    func type(_ name: String) -> TypeReference {
      let parts = name.split(separator: ".").map(String.init)
      return TypeReference(name: parts[parts.count - 1], qualifier: Array(parts.dropLast()), text: name)
    }
    switch name {
    case "image", "selectedImage", "backgroundImage", "largeContentImage", "landscapeImagePhone": return type("UIImage")
    case "configuration": return object.isKind(of: "UIButton") ? type("UIButton.Configuration") : nil
    case "font": return type("UIFont")
    case "tabBarItem": return type("UITabBarItem")
    case "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "leftBarButtonItems", "rightBarButtonItems",
      "toolbarItems":
      return type("UIBarButtonItem")
    case "leadingItemGroups", "centerItemGroups", "trailingItemGroups", "pinnedTrailingGroup":
      return type("UIBarButtonItemGroup")
    case "items", "barButtonItems", "representativeItem":
      if object.isKind(of: "UITabBar") { return type("UITabBarItem") }
      return ["UIToolbar", "UIBarButtonItemGroup"].contains(where: object.isKind) ? type("UIBarButtonItem") : nil
    case "accessibilityCustomActions": return type("UIAccessibilityCustomAction")
    case "primaryAction": return type("UIAction")
    case "menu": return type("UIMenu")
    default: return nil
    }
  }

  /// The place and size that `CGRect(x: 0, y: 20, width: 100, height: 44)` gives; nil where a number is not known.
  func rectangle(_ value: Value) -> UIObject.Frame? {
    guard case .view(let node) = value, let made = node.primitive, made.name == "CGRect",
      made.arguments.map(\.label) == ["x", "y", "width", "height"]
    else { return nil }
    let numbers = made.arguments.compactMap { argument -> Double? in
      if case .number(let number) = argument.value { return number }
      return nil
    }
    guard numbers.count == 4 else { return nil }
    return UIObject.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// An initialiser that runs for an object: it does not mean itself when it calls another one for the same.
struct RunningInitializer: Hashable {
  private let initializer: ObjectIdentifier
  private let object: ObjectIdentifier

  init(_ initializer: FunctionDeclaration, _ object: UIObject) {
    self.initializer = ObjectIdentifier(initializer)
    self.object = ObjectIdentifier(object)
  }
}
