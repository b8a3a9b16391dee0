import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// The arguments of a call, as values for the evaluator and as things for the interpreter.
struct CallParts {
  var arguments: [Argument]
  var things: [Thing]
  var evaluated: [EvaluatedArgument]

  /// The first argument with a label; nil asks for the first without.
  func index(_ label: String?) -> Int? { arguments.firstIndex { $0.label == label && !$0.isTrailingClosure } }

  func thing(_ label: String?) -> Thing? { index(label).map { things[$0] } }

  /// The first closure among the arguments.
  var closure: (closure: Closure, frame: CodeFrame)? {
    for thing in things { if case .closure(let closure, let frame) = thing { return (closure, frame) } }
    return nil
  }

  var objects: [UIObject] { things.flatMap(\.objects) }
}

extension UIKitInterpreter {
  /// - Parameter type: What an argument without a label must be.
  func parts(_ arguments: [Argument], in frame: CodeFrame, expecting type: String? = nil) -> CallParts {
    let things = arguments.map { argument in
      thing(argument.value, in: frame, expecting: argument.label.map(Self.expectedArgument) ?? type)
    }
    let evaluated = zip(arguments, things).map { argument, thing in
      let value =
        thing.value ?? evaluator.runtimeValue(evaluator.shortText(argument.value.range), type: nil, in: frame.scope)
      return EvaluatedArgument(argument, value: value)
    }
    return CallParts(arguments: arguments, things: things, evaluated: evaluated)
  }

  /// The type that arguments of UIKit's own functions ask for.
  private static func expectedArgument(_ label: String) -> String? {
    switch label {
    case "image", "with", "selectedImage", "landscapeImagePhone": "UIImage"
    case "configuration": "UIButton.Configuration"
    default: nil
    }
  }

  /// The type of the argument without a label that a method of UIKit takes, for `addAction(.init(title: …))`.
  private static func expectedArgument(of method: String, on object: UIObject) -> String? {
    switch method {
    case "addAction": object.isKind(of: "UIAlertController") ? "UIAlertAction" : "UIAction"
    case "setImage", "setBackgroundImage": "UIImage"
    case "setLeftBarButton", "setRightBarButton": "UIBarButtonItem"
    default: nil
    }
  }

  // MARK: - Dispatch

  func call(_ call: Call, _ expression: Expression, in frame: CodeFrame, expecting type: String?) -> Thing? {
    switch call.callee.kind {
    case .name(let name): return callNamed(name, call, expression, in: frame)
    case .member(nil, "init"):
      guard let type else { return nil }
      return make(type, call, expression, in: frame)
    case .member(nil, let name):
      guard let type else { return nil }
      return callStatic(name, of: type, call, expression, in: frame)
    case .member(let base?, let name): return callMember(name, of: base, call, expression, in: frame)
    case .closure(let closure):
      let arguments = parts(call.arguments, in: frame)
      return run(closure, in: frame, arguments: arguments.things)
    case .specialized(let inner, _), .optionalChain(let inner), .forceUnwrap(let inner):
      let plain = Call(callee: inner, arguments: call.arguments, parentheses: call.parentheses)
      return self.call(plain, expression, in: frame, expecting: type)
    default:
      _ = parts(call.arguments, in: frame)
      return nil
    }
  }

  private func callNamed(_ name: String, _ call: Call, _ expression: Expression, in frame: CodeFrame) -> Thing? {
    if name.first?.isUppercase == true { return make(name, call, expression, in: frame) }
    let parts = parts(call.arguments, in: frame)
    if case .closure(let closure, let home)? = frame.local(name) {
      return run(closure, in: home, arguments: parts.things)
    }
    if let function = frame.localFunction(name) {
      let inner = frame.nested()
      bind(function.parameters, parts, in: inner)
      let result = function.body.flatMap { body in descend(into: function) { run(body.statements, in: inner) } ?? nil }
      return result ?? .value(.tuple([]))
    }
    if let receiver = frame.receiver,
      let result = callMethod(name, on: receiver, parts, expression, in: frame, isImplicit: true)
    {
      return result.thing
    }
    guard let function = evaluator.overload(index.globalFunctions(name), for: parts.evaluated) else {
      if name == "zip", let pairs = pairs(parts) { return pairs }
      if !parts.objects.isEmpty { handOver(parts, to: name) }
      runCallbacks(parts)
      return nil
    }
    guard concernsObjects(function, parts) else { return nil }
    return followed(function, on: nil, parts, expression, in: frame)
  }

  private func bind(_ parameters: [Parameter], _ parts: CallParts, in frame: CodeFrame) {
    evaluator.bindParameters(parameters, to: parts.evaluated, in: frame.scope)
    for (parameter, position) in zip(parameters, evaluator.positions(of: parts.evaluated, in: parameters)) {
      guard let position, parts.things.indices.contains(position), parts.things[position].value == nil else { continue }
      frame.bind(parameter.name, parts.things[position])
    }
  }

  /// Whether a function outside the object's class takes or makes objects; others only compute values.
  func concernsObjects(_ function: FunctionDeclaration, _ parts: CallParts) -> Bool {
    !parts.objects.isEmpty || parts.closure != nil || returnsObject(function)
  }

  private func returnsObject(_ function: FunctionDeclaration) -> Bool {
    guard let type = function.returnType else { return false }
    if UIKitClasses.named(type.name) != nil { return true }
    guard let declared = index.type(for: type, from: function.range.file, enclosing: nil) else { return false }
    return declared.kind == .classType && base(of: declared) != nil
  }

  private func callMember(
    _ name: String, of base: Expression, _ call: Call, _ expression: Expression, in frame: CodeFrame
  ) -> Thing? {
    if case .name("super") = base.kind { return callSuper(name, call, expression, in: frame) }
    if name == "constraint", readConstraint(call, of: base, expression, in: frame) { return nil }
    if let typeName = typePath(base), frame.local(typeName) == nil {
      return name == "init"
        ? make(typeName, call, expression, in: frame) : callStatic(name, of: typeName, call, expression, in: frame)
    }
    // A call on a property that holds a value: `accessibilityTraits.insert(.button)`.
    if let operation = Self.changes[name], let argument = call.arguments.first?.value,
      let (object, property) = property(base, in: frame),
      Self.changeable.contains(property)
    {
      let thing = thing(argument, in: frame)
      record(property, on: object, thing, expression: argument, source: argument.range, operation: operation)
      return .value(.tuple([]))
    }
    let receiver = thing(base, in: frame)
    let expected = receiver.object.flatMap { Self.expectedArgument(of: name, on: $0) }
    let parts = parts(call.arguments, in: frame, expecting: expected)
    if name == "append", !parts.objects.isEmpty, appended(parts.objects, to: base, receiver, in: frame) {
      return .value(.tuple([]))
    }
    switch receiver {
    case .object(let object):
      if case .name("self") = base.kind, name == "init", object.declaration != nil {
        return delegate(parts, expression, on: object)
      }
      if let result = callMethod(name, on: object, parts, expression, in: frame, isImplicit: false) {
        return result.thing
      }
      return unknownMethod(name, of: object, parts)
    case .list(let members): return callList(name, members, parts, call, in: frame)
    case .value(.array(let values)) where isRunOverMembers(name, values, parts):
      return callList(name, values.map { .value($0) }, parts, call, in: frame)
    case .choice(let alternatives):
      for alternative in alternatives {
        guard let object = alternative.thing.object else { continue }
        under(alternative.condition) {
          _ = callMethod(name, on: object, parts, expression, in: frame, isImplicit: false)
        }
      }
      return receiver
    case .value, .closure:
      if !parts.objects.isEmpty, !Self.isHarmless(name) { handOver(parts, to: name) }
      runCallbacks(parts)
      return nil
    }
  }

  /// Objects that go into a local list.
  private func appended(_ objects: [UIObject], to base: Expression, _ receiver: Thing, in frame: CodeFrame) -> Bool {
    guard case .name(let name) = base.kind else { return false }
    var members: [Thing] = []
    switch receiver {
    case .list(let known): members = known
    case .value(.array(let values)) where values.isEmpty: break
    default: return false
    }
    let list = Thing.list(members + objects.map { conditional(.object($0)) })
    if !frame.assign(name, list) { frame.bind(name, list) }
    return true
  }

  /// A thing that is there only under the innermost of the conditions around the statement.
  func conditional(_ thing: Thing) -> Thing {
    conditions.last.map { .choice([(condition: $0, thing: thing)]) } ?? thing
  }

  private static let changes: [String: Setting.Operation] = [
    "insert": .insert, "formUnion": .insert, "append": .insert, "remove": .remove, "subtract": .remove,
  ]
  private static let changeable: Set<String> = [
    "accessibilityTraits", "accessibilityCustomActions", "accessibilityElements", "accessibilityUserInputLabels",
  ]

  private func delegate(_ parts: CallParts, _ expression: Expression, on object: UIObject) -> Thing? {
    guard let type = object.declaration,
      let initializer = evaluator.overload(index.initializers(of: type), for: parts.evaluated)
    else { return nil }
    return call(initializer, on: object, arguments: parts.evaluated, things: parts.things, source: expression.range)
  }

  /// The superclass's own function of the name, where the project declares it.
  private func callSuper(_ name: String, _ call: Call, _ expression: Expression, in frame: CodeFrame) -> Thing? {
    let parts = parts(call.arguments, in: frame)
    guard let receiver = frame.receiver, let type = receiver.declaration else { return nil }
    if name == "init" {
      recordArguments(parts, on: receiver)
      var current = index.superclass(of: type)
      while let ancestor = current {
        let own = ancestor.members.initializers
        if let initializer = evaluator.overload(own, for: parts.evaluated),
          !stack.contains(where: { $0 === initializer })
        {
          return self.call(
            initializer, on: receiver, arguments: parts.evaluated, things: parts.things, source: expression.range)
        }
        current = index.superclass(of: ancestor)
      }
      return nil
    }
    let candidates = index.functions(name, of: type, isStatic: false).filter { candidate in
      candidate.body != nil && !stack.contains { $0 === candidate }
    }
    guard let function = evaluator.overload(candidates, for: parts.evaluated) else { return nil }
    return followed(function, on: receiver, parts, expression, in: frame)
  }

  // MARK: - Methods of objects

  struct MethodResult {
    var thing: Thing?
  }

  /// Calls a method of an object; nil when nothing of the name is known.
  func callMethod(
    _ name: String, on object: UIObject, _ parts: CallParts, _ expression: Expression, in frame: CodeFrame,
    isImplicit: Bool
  ) -> MethodResult? {
    if let type = object.declaration {
      let candidates = index.functions(name, of: type, isStatic: false).filter { $0.body != nil }
      if let function = evaluator.overload(candidates, for: parts.evaluated) {
        // What only computes a value is the evaluator's business.
        if givesLook(function), parts.objects.isEmpty {
          return MethodResult(thing: .value(evaluator.runtimeValue(name, type: function.returnType, in: frame.scope)))
        }
        if computes(function, parts) { return MethodResult(thing: value(expression, in: frame)) }
        return MethodResult(thing: followed(function, on: object, parts, expression, in: frame))
      }
      if isImplicit,
        let function = evaluator.overload(index.functions(name, of: type, isStatic: true), for: parts.evaluated),
        function.body != nil, !parts.objects.isEmpty || returnsObject(function)
      {
        return MethodResult(thing: followed(function, on: nil, parts, expression, in: frame))
      }
    }
    if let thing = apply(name, to: object, parts, expression, in: frame) { return MethodResult(thing: thing) }
    if let function = evaluator.overload(extensionFunctions(name, of: object), for: parts.evaluated),
      function.body != nil
    {
      let result = call(
        function, on: object, arguments: parts.evaluated, things: parts.things, source: expression.range)
      return MethodResult(thing: result ?? .object(object))
    }
    return nil
  }

  private func computes(_ function: FunctionDeclaration, _ parts: CallParts) -> Bool {
    guard let type = function.returnType, type.name != "Void", type.name != "()" else { return false }
    return !concernsObjects(function, parts) && !["[]", "some", "any", "Self"].contains(type.name)
      && UIKitClasses.named(type.name) == nil
  }

  /// Runs a function; what it returns, or a value that only run time knows.
  private func followed(
    _ function: FunctionDeclaration, on object: UIObject?, _ parts: CallParts, _ expression: Expression,
    in frame: CodeFrame
  ) -> Thing {
    call(function, on: object, arguments: parts.evaluated, things: parts.things, source: expression.range)
      ?? .value(
        evaluator.runtimeValue(evaluator.shortText(expression.range), type: function.returnType, in: frame.scope))
  }

  /// Functions that the project adds to the object's class of UIKit or one above it.
  private func extensionFunctions(_ name: String, of object: UIObject) -> [FunctionDeclaration] {
    var result: [FunctionDeclaration] = []
    var current = object.base
    while let class_ = current {
      result += index.extensionFunctions(name, ofExternal: class_, isStatic: false)
      current = UIKitClasses.named(class_)?.superclass
    }
    return result + index.extensionFunctions(name, ofExternal: "NSObject", isStatic: false)
  }

  /// A method that neither UIKit's tables nor the project know.
  private func unknownMethod(_ name: String, of object: UIObject, _ parts: CallParts) -> Thing? {
    // Builders of packages: `UILabel().then { $0.text = "…" }`.
    if let (closure, home) = parts.closure, Self.builders.contains(name) {
      _ = run(closure, in: home.nested(), arguments: [.object(object)])
      return .object(object)
    }
    if name.hasPrefix("add"), name.lowercased().contains("subview") || name.lowercased().contains("arranged") {
      for child in parts.objects { object.add(child, under: conditions, repeats: repeats) }
      return .object(object)
    }
    runCallbacks(parts)
    if !Self.isHarmless(name), !parts.objects.isEmpty { handOver(parts, to: name) }
    if object.isKind(of: "UIImage") || object.isKind(of: "UIHostingConfiguration") || name.hasPrefix("with") {
      return .object(object)
    }
    return nil
  }

  private static let builders: Set<String> = ["then", "with", "apply", "configure", "do", "also", "setup", "let"]

  // MARK: - What is not seen

  /// Objects that unknown code gets may be changed by it in any way.
  func handOver(_ parts: CallParts, to name: String) {
    guard !Self.isHarmless(name) else { return }
    for object in parts.objects { object.mayBeCompletedElsewhere = true }
  }

  /// Closures that are kept for later: animations, completions, bindings.
  private func runCallbacks(_ parts: CallParts) {
    for case .closure(let closure, let frame) in parts.things {
      later { _ = run(closure, in: frame) }
    }
  }

  /// Functions that place, remove or compare views and give them no name.
  static func isHarmless(_ name: String) -> Bool {
    harmlessNames.contains(name)
      || ["constrain", "layout", "bring", "send", "push", "present", "pop", "pin", "anchor"]
        .contains { name.lowercased().hasPrefix($0) }
      || name.lowercased().contains("constraint")
  }

  private static let harmlessNames: Set<String> = [
    "activate", "deactivate", "addObserver", "removeObserver", "post", "print", "contains", "convert",
    "setCustomSpacing",
    "removeArrangedSubview", "equalTo", "constraint", "isDescendant", "exerciseAmbiguityInLayout", "dismiss",
    "transition",
    "animate", "register", "append", "insert", "remove", "firstIndex", "setContentOffset", "addInteraction", "add",
    "setNeedsLayout", "isEqual", "type", "NSLayoutConstraint", "addChild", "addKeyCommand", "viewController",
  ]
}
