import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

extension UIKitEffects {
  func call(_ call: ObjectCall, on value: Value) -> Value? {
    switch value {
    case .object(let object): (object as? UIObject).flatMap { self.call(call, on: $0) }
    case .externalType(let name): callStatic(call, of: name)
    case .type(let type): load(call, type)
    case .member(let member): loadFile(call, of: nil) ?? self.call(call, onPart: member)
    case .view(.primitive(let made)): loadFile(call, of: made)
    // A bundle, or a file, that only run time has.
    case .unknown(let unknown) where call.name == "loadNibNamed" || unknown.type?.name == "UINib": loadFile(call, of: nil)
    // Over whatever controller is on the screen: `window.rootViewController?.present(alert, animated: true)`
    case .unknown, .absent: show(call)
    default: nil
    }
  }

  private func show(_ call: ObjectCall) -> Value? {
    if call.name == "pushViewController" { pushed += call.arguments.objects }
    return call.name == "present" ? present(call.arguments) : nil
  }

  /// Shows controllers over the screen whose code runs (Apple: UIViewController present(_:animated:completion:)).
  func present(_ arguments: [EvaluatedArgument]) -> Value {
    presented += arguments.objects.filter { $0.isKind(of: "UIViewController") }
    // What happens once it is there.
    runCallbacks(arguments)
    return .tuple([])
  }

  // MARK: - Methods of objects

  private func call(_ call: ObjectCall, on object: UIObject) -> Value? {
    let object = known(object, for: call.name)
    var call = call
    call.arguments = known(call.arguments)
    object.guessBase(using: call.name)
    if call.name == "init", object.declaration == nil { return delegate(call, onFrameworkObject: object) }
    if let type = object.declaration {
      if call.name == "init" { return delegate(call, on: object) }
      var candidates = index.functions(call.name, of: type, isStatic: false).filter { $0.body != nil }
      if candidates.contains(where: \.isPrivate), let own = ofBaseAlone(call, below: type) { candidates = own }
      if let function = evaluator.overload(candidates, for: call.arguments) {
        if givesLook(function), call.arguments.objects.isEmpty { return hole(call, type: function.returnType) }
        if awaits(function, of: object, call) { return .tuple([]) }
        if Self.isStub(function, of: call) { noteStyle(call, of: object) }
        return evaluator.run(function, on: .object(object), arguments: call.arguments, source: call.source)
      }
      // A closure that a property holds, or a static function.
      if index.property(call.name, of: type, isStatic: false) != nil { return nil }
      if !index.functions(call.name, of: type, isStatic: true).isEmpty { return nil }
    }
    if let result = apply(call, to: object) { return result }
    if loadContent(call, of: object) { return .tuple([]) }
    let added = extensionFunctions(call.name, of: object).filter { !Self.isStub($0, of: call) }
    // Those of the same file first: others may be private to theirs.
    let near = added.filter { $0.range.file === call.source.file }
    if let function = evaluator.overload(near, for: call.arguments) ?? evaluator.overload(added, for: call.arguments),
      function.body != nil
    {
      let result = evaluator.run(function, on: .object(object), arguments: call.arguments, source: call.source)
      return result.isUnknown ? pressStream(call, of: object) ?? .object(object) : result
    }
    if let stream = pressStream(call, of: object) { return stream }
    return call.isImplicit && !addsViews(call) ? nil : unknownMethod(call, of: object)
  }

  /// What code of a class above means by a name that it keeps for itself: a function of the same name further below is
  /// another one (The Swift Programming Language: Access Control, Subclassing).
  private func ofBaseAlone(_ call: ObjectCall, below type: TypeDeclaration) -> [FunctionDeclaration]? {
    var current = index.superclass(of: type)
    for _ in 0..<24 {
      guard let base = current else { return nil }
      if base.range.contains(call.source) {
        let own = index.ownFunctions(of: base).filter {
          $0.name == call.name && !$0.isStatic && $0.isPrivate && $0.body != nil
        }
        return own.isEmpty ? nil : own
      }
      current = index.superclass(of: base)
    }
    return nil
  }

  /// `self.init(…)` in an initialiser that the project adds to a class of UIKit.
  private func delegate(_ call: ObjectCall, onFrameworkObject object: UIObject) -> Value? {
    if let initializer = addedInitializer(of: object, for: call.arguments) {
      runAdded(initializer, on: object, call.arguments, call.source)
      return .tuple([])
    }
    recordArguments(call.arguments, on: object)
    finish(object, call.arguments)
    return .tuple([])
  }

  /// `self.init(…)`
  private func delegate(_ call: ObjectCall, on object: UIObject) -> Value? {
    guard let type = object.declaration else { return nil }
    guard let initializer = evaluator.overload(index.initializers(of: type), for: call.arguments)
      ?? addedInitializer(of: object, for: call.arguments) else {
      recordArguments(call.arguments, on: object)
      return .tuple([])
    }
    return evaluator.run(initializer, on: .object(object), arguments: call.arguments, source: call.source)
  }

  /// The superclass's own function of the name, where the project declares it.
  func callSuper(_ call: ObjectCall, on object: any CodeObject, above type: TypeDeclaration?) -> Value? {
    guard let object = object as? UIObject, let type = type ?? object.declaration else { return nil }
    var call = call
    call.arguments = known(call.arguments)
    var current = index.superclass(of: type)
    if call.name == "init" {
      recordArguments(call.arguments, on: object)
      if isRowSource(object) { join(object, call.arguments) }
      while let ancestor = current {
        index.note(ancestor.range)
        if let initializer = evaluator.overload(ancestor.members.initializers, for: call.arguments) {
          return evaluator.run(initializer, on: .object(object), arguments: call.arguments, source: call.source)
        }
        current = index.superclass(of: ancestor)
      }
      return .tuple([])
    }
    if let ancestor = current {
      let candidates = index.functions(call.name, of: ancestor, isStatic: false).filter { $0.body != nil }
      if let function = evaluator.overload(candidates, for: call.arguments) {
        return evaluator.run(function, on: .object(object), arguments: call.arguments, source: call.source)
      }
    }
    return apply(call, to: object) ?? .tuple([])
  }

  /// Functions that the project adds to the object's class of UIKit or one above it.
  func extensionFunctions(_ name: String, of object: UIObject) -> [FunctionDeclaration] {
    var result: [FunctionDeclaration] = []
    var current = object.base
    while let class_ = current {
      result += index.extensionFunctions(name, ofExternal: class_, isStatic: false)
      result += index.protocolFunctions(name, ofExternal: class_)
      current = UIKitClasses.named(class_)?.superclass
    }
    return result + index.extensionFunctions(name, ofExternal: "NSObject", isStatic: false)
  }

  /// A method that neither UIKit's tables nor the project know.
  private func unknownMethod(_ call: ObjectCall, of object: UIObject) -> Value? {
    let name = call.name
    // Builders of packages: `UILabel().then { $0.text = "…" }`.
    if let closure = call.arguments.closure, Self.builders.contains(name) {
      _ = evaluator.run(closure, with: [.object(object)], source: call.source)
      return .object(object)
    }
    if addsViews(call) {
      add(call.arguments, to: object)
      return .object(object)
    }
    listenToTaps(call, on: object)
    if addRows(call, to: object) { return .tuple([]) }
    handOver(call, toPlain: LibraryClasses.plainBase(ofClass: object.className) != nil && object.declaration == nil)
    if loadPicture(call, into: object) { return .tuple([]) }
    noteStyle(call, of: object)
    if object.isKind(of: "UIImage") || object.isKind(of: "UIHostingConfiguration") || name.hasPrefix("with") {
      return .object(object)
    }
    return hole(call, type: nil)
  }

  private func noteStyle(_ call: ObjectCall, of object: UIObject) {
    if !NameWords.words(.styleCall).isDisjoint(with: Self.words(of: call.name)) { object.isStyledByUnknownCode = true }
  }

  /// A function without a body that does anything fulfils a requirement: what is handed a value goes by the name of one
  /// that a package has.
  private static func isStub(_ function: FunctionDeclaration, of call: ObjectCall) -> Bool {
    !call.arguments.isEmpty && function.body?.items.isEmpty ?? false
  }

  /// Whether a method of a package adds views, as its name tells: `addArranged(…)`, `subviews(…)`.
  private func addsViews(_ call: ObjectCall) -> Bool {
    let name = call.name.lowercased()
    if name.hasPrefix("add") { return name.contains("subview") || name.contains("arranged") }
    return name == "subviews" && !call.arguments.objects.isEmpty
  }

  /// A list of a package that is handed the views of its rows: `stack.addRows([name, address])` (AloeStackView: README).
  private func addRows(_ call: ObjectCall, to object: UIObject) -> Bool {
    guard object.declaration == nil, LibraryClasses.plainBase(ofClass: object.className) != nil, object.isKind(of: "UIScrollView"),
      let first = call.arguments.first, first.label == nil else { return false }
    let words = Self.words(of: call.name)
    guard words.count == 2, ["add", "prepend", "insert"].contains(words[0]), ["row", "rows"].contains(words[1]) else { return false }
    add([first], to: object)
    return true
  }

  private static let builders: Set<String> = ["then", "with", "apply", "configure", "do", "also", "setup", "let"]

  /// Adds all objects among arguments, each under its conditions.
  func add(_ arguments: [EvaluatedArgument], to object: UIObject) {
    noteTouched(object)
    let place = evaluator.place
    if arguments.count == 1, let child = arguments[0].value.object, !place.isLater, place.conditions.isEmpty {
      child.placing = place.statement
    }
    let around = object.conditions(of: place) + conditionsOfReplacement(in: object)
    for (conditions, child) in arguments.flatMap(objects(in:)) where child.parent === object || !isKeptInPlace(child) {
      // What is made in one loop with what holds it is there once in each.
      let loop = child.madeInLoop == object.madeInLoop ? nil : child.madeInLoop
      let isOld = object.madeIn == nil
      let event = isOld && around.isEmpty ? condition(ofMadeInEvent: child).map { [$0] } ?? [] : []
      object.add(child, under: event + around + conditions, repeats: object.repeats(of: place) ?? loop, isLater: place.isLater)
    }
  }

  /// The objects that an argument holds, each under its conditions. One that only run time has is at least what its
  /// type says: `init(webView: WKWebView)`.
  private func objects(in argument: EvaluatedArgument) -> [(conditions: [Condition], object: UIObject)] {
    switch argument.value {
    case .choice(let alternatives):
      return alternatives.flatMap { alternative in
        objects(in: argument.with(alternative.value)).map { ([alternative.condition] + $0.conditions, $0.object) }
      }
    case .array(let members): return members.flatMap { objects(in: argument.with($0)) }
    case .tuple(let parts): return parts.flatMap { objects(in: argument.with($0.value)) }
    case .object(let object): return (object as? UIObject).map { [([], $0)] } ?? []
    default: break
    }
    guard case .unknown(let unknown) = argument.value, let type = unknown.type?.name,
      UIKitClasses.isKind(type, of: "UIView")
    else { return (ownView(argument) ?? foreignView(argument)).map { [([], $0)] } ?? [] }
    // Of a plain view nobody knows what it is.
    let base = UIKitClasses.named(type)?.element == .yes ? type : nil
    // A part that nobody was seen to hand a view has none of them.
    if base == nil, isFinishing { return [] }
    let object = placed(UIObject(className: type, base: base, source: argument.source))
    if base == nil { object.note(UnknownReason(.suppliedContent, unknown.expression)) }
    object.name = unknown.expression
    object.mayBeCompletedElsewhere = true
    object.standsForUnknown = true
    return [([], object)]
  }

  /// What only run time has is at least of the project's class that it is declared to be.
  private func ownView(_ argument: EvaluatedArgument) -> UIObject? {
    guard case .unknown(let unknown) = argument.value, let type = unknown.type, !isFinishing,
      let declared = index.type(for: type, from: argument.source.file, enclosing: classes.last), isObjectType(declared),
      let object = madeElsewhere(type, argument.source), object.isView else { return nil }
    object.name = unknown.expression
    object.mayBeCompletedElsewhere = true
    object.standsForUnknown = true
    return object
  }

  /// What is added as a view is one, whatever its class is called: `addSubview(RadialGauge())`.
  private func foreignView(_ argument: EvaluatedArgument) -> UIObject? {
    let made: (name: String, source: SourceRange)
    var reason: UnknownReason?
    switch argument.value.initialValue {
    case .view(.primitive(let view)): made = (view.name, view.source)
    case .instance(let instance): made = (instance.declaration.name, instance.source)
    // `Shapes.ring()` of a type from elsewhere.
    case .member(let member):
      guard let type = member.type, type.first?.isUppercase == true else { return nil }
      made = ("\(type).\(member.name)", member.source)
      reason = UnknownReason(.dynamicValue, made.name)
    case .unknown(let unknown):
      // Of a parameter that nobody was seen to hand something nothing is known, not even that it is there.
      guard !isFinishing else { return nil }
      if let type = unknown.type?.name, type.count > 1, type.first?.isUppercase == true {
        made = (type, argument.source)
      } else {
        // Whatever its type is, it is a view that is there.
        made = ("UIView", argument.source)
        reason = UnknownReason(.dynamicValue, unknown.expression)
      }
    default: return nil
    }
    let object = placed(UIObject(className: made.name, base: nil, source: made.source))
    object.note(reason ?? UnknownReason(.opaqueView, made.name))
    return object
  }

  func hole(_ call: ObjectCall, type: TypeReference?) -> Value {
    evaluator.runtimeValue(evaluator.shortText(call.source), type: type, near: call.source.file)
  }

  /// Whether all that a function gives is a colour or a measure, which nobody hears and which may take long to work out.
  func givesLook(_ function: FunctionDeclaration) -> Bool {
    function.returnType.map { Self.lookTypes.contains($0.name) } ?? false
  }

  static let lookTypes = FrameworkNames.names(.lookType)

  // MARK: - What is not seen

  func handOver(_ call: ObjectCall) { handOver(call, toPlain: false) }

  /// - Parameter isPlain: What is called is an object of a package that sets nothing for assistive technologies.
  func handOver(_ call: ObjectCall, toPlain isPlain: Bool) {
    if !bindsRows(call) { runCallbacks(call.arguments, ofBinder: call.name == "Binder") }
    bindProperties(in: call)
    let objects = call.arguments.objects
    guard !objects.isEmpty, !isPlain, !Self.isHarmless(call.name), assigned(by: call) == nil else { return }
    for object in objects { object.mayBeCompletedElsewhere = true }
  }

  /// Closures that are kept for later: animations, completions, bindings.
  ///
  /// - Parameter isOfBinder: `Binder(self) { owner, words in … }` of RxCocoa is made with its owner.
  func runCallbacks(_ arguments: [EvaluatedArgument], ofBinder isOfBinder: Bool = false) {
    // `drive(with: self, onNext: { owner, year in … })` of RxSwift hands on the object as the first parameter.
    let owner = (arguments.first(labelled: "with") ?? (isOfBinder ? arguments.first : nil)).flatMap {
      $0.value.object == nil ? nil : $0.value
    }
    for argument in arguments where argument.value.isClosure {
      let handed = argument.value.parameterNames.count > 1 ? owner.map { [$0] } ?? [] : []
      evaluator.later { _ = evaluator.run(argument.value, with: handed, source: argument.source) }
    }
  }

  /// Functions that place, remove or compare views and give them no name.
  static func isHarmless(_ name: String) -> Bool {
    harmlessNames.contains(name)
      || ["constrain", "layout", "bring", "send", "push", "present", "pop", "pin", "anchor", "objc_"]
        .contains { name.lowercased().hasPrefix($0) }
      || name.lowercased().contains("constraint") || isLayout(name)
  }

  /// Says where an edge of a view goes, as the layout libraries write it: `leading(to:)`, `width(to:)`, `edgesToSuperview()`.
  private static func isLayout(_ name: String) -> Bool {
    words(of: name).allSatisfy { $0.isEmpty || NameWords.words(.layoutWord).contains($0) } && !name.isEmpty
  }

  /// The words of a name in lower case: three of `leadingToSuperview`.
  static func words(of name: String) -> [String] {
    var words: [String] = [""]
    for character in name {
      if character.isUppercase { words.append("") }
      words[words.count - 1].append(character.lowercased())
    }
    return words
  }

  private static let harmlessNames: Set<String> = [
    "activate", "deactivate", "addObserver", "removeObserver", "post", "print",
    // Who is told of an object changes nothing of it (Apple: NotificationCenter.publisher(for:object:)).
    "publisher", "notifications", "contains", "convert",
    "setCustomSpacing",
    "removeArrangedSubview", "equalTo", "constraint", "isDescendant", "exerciseAmbiguityInLayout", "dismiss",
    "transition",
    "animate", "register", "append", "insert", "remove", "firstIndex", "setContentOffset", "addInteraction", "add",
    "setNeedsLayout", "isEqual", "type", "NSLayoutConstraint", "addChild", "addKeyCommand", "viewController",
    "location", "translation", "velocity",
    // What is kept by it in a table: `NSMapTable`, `NSCache`, `NSMutableDictionary`.
    "setObject", "removeObject", "object",
  ]
}

extension EvaluatedArgument {
  /// The same with another value.
  fileprivate func with(_ value: Value) -> EvaluatedArgument {
    EvaluatedArgument(label: label, value: value, source: source)
  }
}
