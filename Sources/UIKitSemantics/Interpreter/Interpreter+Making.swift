import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

extension UIKitInterpreter {
  // MARK: - Initialisers

  /// `UIButton(type: .system)`, `ProfileView(user: user)`; nil for what is no object of UIKit.
  func make(_ typeName: String, _ call: Call, _ expression: Expression, in frame: CodeFrame) -> Thing? {
    guard
      let object = object(
        ofClass: typeName, from: frame, file: expression.range.file, source: expression.range)
    else {
      // A value type of the project may hold closures and objects; what it does with them is not followed.
      for argument in call.arguments { _ = thing(argument.value, in: frame) }
      return nil
    }
    let parts = parts(call.arguments, in: frame)
    if let type = object.declaration {
      if object.isKind(of: "UIViewController") {
        // Another screen, which is read by itself; here only if its view is shown within this one.
        object.pending = (parts.evaluated, parts.things)
        return .object(object)
      }
      run(object, arguments: parts.evaluated, things: parts.things)
      if index.initializers(of: type).isEmpty { recordArguments(parts, on: object) }
      return .object(object)
    }
    recordArguments(parts, on: object, in: frame)
    if object.isKind(of: "UIHostingConfiguration"), let content = call.arguments.last?.value {
      record("rootView", on: object, value(content, in: frame), expression: content, source: content.range)
      return .object(object)
    }
    finish(object, parts)
    return .object(object)
  }

  /// A static function of a type that makes an object: `UIButton.systemButton(with:)`, `Factory.makeButton()`.
  func callStatic(
    _ name: String, of typeName: String, _ call: Call, _ expression: Expression, in frame: CodeFrame
  ) -> Thing? {
    let parts = parts(call.arguments, in: frame)
    let file = expression.range.file
    if let type = index.type(named: typeName, from: file, enclosing: frame.receiver?.declaration) {
      guard let function = evaluator.overload(index.functions(name, of: type, isStatic: true), for: parts.evaluated),
        concernsObjects(function, parts)
      else {
        handOver(parts, to: name)
        return index.functions(name, of: type, isStatic: true).contains(where: givesLook)
          ? .value(evaluator.runtimeValue(evaluator.shortText(expression.range), type: nil, in: frame.scope)) : nil
      }
      let result = self.call(
        function, on: nil, arguments: parts.evaluated, things: parts.things, source: expression.range)
      return result?.holdsObjects == true ? result : nil
    }
    if let function = evaluator.overload(
      index.extensionFunctions(name, ofExternal: typeName, isStatic: true), for: parts.evaluated),
      concernsObjects(function, parts)
    {
      let result = self.call(
        function, on: nil, arguments: parts.evaluated, things: parts.things, source: expression.range)
      return result?.holdsObjects == true ? result : nil
    }
    if typeName == "UIView", let (closure, home) = parts.closure {
      // `UIView.animate(…) { … }` and `UIView.performWithoutAnimation { … }`.
      if name == "performWithoutAnimation" { return run(closure, in: home) }
      for case .closure(let closure, let home) in parts.things { later { _ = run(closure, in: home) } }
      return .value(.tuple([]))
    }
    guard UIKitClasses.named(typeName) != nil, Self.factories.contains(name) || typeName.contains(".") else {
      handOver(parts, to: name)
      if let (closure, home) = parts.closure { later { _ = run(closure, in: home) } }
      return nil
    }
    let object = UIObject(className: typeName, base: typeName, source: expression.range)
    object.callSites = callSites
    recordArguments(parts, on: object)
    if name == "systemButton", let image = parts.thing("with") {
      record("image", on: object, image, expression: nil, source: expression.range)
    }
    finish(object, parts)
    return .object(object)
  }

  /// Whether all that a function gives is a colour or a measure, which nobody hears and which may take long to work out.
  func givesLook(_ function: FunctionDeclaration) -> Bool {
    function.returnType.map { Self.lookTypes.contains($0.name) } ?? false
  }

  static let lookTypes: Set<String> = [
    "UIColor", "CGColor", "Color", "CGFloat", "CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets",
    "NSLayoutConstraint",
  ]

  private static let factories: Set<String> = [
    "systemButton", "filled", "plain", "gray", "tinted", "bordered", "borderedProminent", "borderedTinted",
    "borderless",
    "cell", "subtitleCell", "valueCell", "sidebarCell", "header", "flexibleSpace", "fixedSpace", "glass",
    "prominentGlass",
  ]

  /// Arguments of UIKit's initialisers are properties of the same name.
  func recordArguments(_ parts: CallParts, on object: UIObject, in home: CodeFrame? = nil) {
    for (argument, thing) in zip(parts.arguments, parts.things) {
      guard let label = argument.label, !argument.isTrailingClosure else { continue }
      if thing.holdsObjects { object.parts[label] = thing }
      if label == "frame", let home { object.frame = rectangle(argument.value, in: home) }
      record(label, on: object, thing, expression: argument.value, source: argument.value.range)
    }
  }

  /// What the arguments of an initialiser bring about besides.
  private func finish(_ object: UIObject, _ parts: CallParts) {
    if let arranged = parts.thing("arrangedSubviews") {
      for child in arranged.objects { object.add(child, under: conditions, repeats: repeats) }
    }
    if let custom = parts.thing("customView")?.object { object.add(custom, under: []) }
    if let action = parts.thing("primaryAction")?.object { adopt(action, by: object) }
    if object.isKind(of: "UIGestureRecognizer") { addTarget(parts, to: object) }
    if object.isKind(of: "UIBarButtonItem"), parts.index("action") != nil { addTarget(parts, to: object) }
    if let handler = parts.things.last, case .closure(let closure, let frame) = handler {
      object.activations.append(evaluator.summary(of: closure.body))
      later { _ = run(closure, in: frame) }
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
  }

  // MARK: - Targets

  /// The function behind `action: #selector(…)`, and what it mentions.
  func addTarget(_ parts: CallParts, to object: UIObject) {
    guard
      let position = parts.arguments.firstIndex(where: { argument in
        if case .macro("selector", _) = argument.value.kind { return true }
        return argument.label == "action"
      })
    else { return }
    let argument = parts.arguments[position].value
    var name: String?
    if case .macro(_, let inner) = argument.kind, let target = inner.first?.value { name = lastName(of: target) }
    guard let name else {
      object.activations.append(ActionSummary(mentions: [evaluator.shortText(argument.range)]))
      return
    }
    var summary = ActionSummary(mentions: [name])
    let owner = parts.things.first?.object?.declaration ?? (stack.last { $0 is TypeDeclaration } as? TypeDeclaration)
    if let owner, let function = index.functions(name, of: owner, isStatic: false).first, let body = function.body {
      let inner = evaluator.summary(of: body)
      summary = ActionSummary(
        mentions: [name] + inner.mentions, isEmpty: inner.isEmpty, onlyEndsEditing: inner.onlyEndsEditing)
    }
    object.activations.append(summary)
  }

  private func lastName(of expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name), .member(_, let name): name
    case .call(let call): lastName(of: call.callee)
    case .cast(let inner, _, _): lastName(of: inner)
    case .optionalChain(let inner), .forceUnwrap(let inner): lastName(of: inner)
    default: nil
    }
  }
}
