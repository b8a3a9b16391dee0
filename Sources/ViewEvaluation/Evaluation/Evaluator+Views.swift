import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource

extension Evaluator {
  /// Whether a type of the project is a view.
  func isView(_ type: TypeDeclaration) -> Bool {
    let identity = ObjectIdentifier(type)
    if let known = viewTypes[identity] { return known }
    let answer = ["View", "Shape", "InsettableShape"].contains { index.conforms(type, to: $0) }
      || isPlatformView(type) || type.hasViewBody || type.connectedBody != nil
    // Whether the members of one state make it a view is asked for by each who asks.
    if !type.hasStates { viewTypes[identity] = answer }
    return answer
  }

  /// Whether a type of the project is put together and changed by modifiers as views are: a view, a scene, commands.
  func isBuilt(_ type: TypeDeclaration) -> Bool {
    isView(type) || Self.built.contains { index.conforms(type, to: $0) }
  }

  func isPlatformView(_ type: TypeDeclaration) -> Bool {
    if Self.platformProtocols.contains(where: { index.conforms(type, to: $0) }) { return true }
    // A package may have a name of its own for these protocols: `struct Field: PlatformViewRepresentable`.
    return (type.inheritedTypes + type.addedTypes).contains { $0.name.hasSuffix("Representable") }
      && ["makeUIView", "makeUIViewController"].contains { name in
        index.functions(name, of: type, isStatic: false).contains { $0.parameters.map(\.label) == ["context"] }
      }
  }

  static let platformProtocols = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
    "WKInterfaceObjectRepresentable",
  ]

  /// A value used where a view stands.
  public func view(from value: Value, source: SourceRange) -> ViewNode {
    switch value {
    case .view(let node): return node
    case .instance(let instance): return body(of: instance)
    case .enumeration(let enumeration): return body(of: enumeration, source: source)
    case .choice(let alternatives):
      return .branch(alternatives.map { ViewBranch(condition: $0.condition, view: view(from: $0.value, source: source)) })
    case .absent, .tuple: return .empty
    case .closure(let closure): return building { view(from: call(closure, arguments: []), source: source) }
    case .function(let function):
      return building {
        view(from: call(function.declaration, receiver: function.receiver, arguments: [], source: source), source: source)
      }
    case .unknown(let unknown): return opaque(unknown, source: source)
    case .binding(let inner): return view(from: inner, source: source)
    case .member(let member):
      if member.type == "Color" { return .primitive(Self.namedColor(member)) }
      if let type = member.type, ["Image", "Text"].contains(type) {
        return .primitive(PrimitiveView(name: type, arguments: [], source: member.source))
      }
      guard let type = member.type else {
        return .primitive(PrimitiveView(name: member.name, arguments: member.arguments, source: member.source))
      }
      let which = EvaluatedArgument(label: "member", value: value, source: member.source)
      return .primitive(PrimitiveView(name: type, arguments: member.arguments + [which], source: member.source))
    case .array(let elements): return .group(elements.map { view(from: $0, source: source) })
    case .text, .number, .boolean, .type, .externalType, .object, .method: return .empty
    }
  }

  /// `Color.red` as a view; which colour it is stays with it.
  private static func namedColor(_ member: MemberValue) -> PrimitiveView {
    let name = EvaluatedArgument(label: "named", value: .member(member), source: member.source)
    return PrimitiveView(name: "Color", arguments: [name], source: member.source)
  }

  private func opaque(_ unknown: UnknownValue, source: SourceRange) -> ViewNode {
    // `Color.theme.background`: whatever a project adds to `Color` for the looks of a view is a colour.
    if unknown.type == nil, PaintTypes.hasMember(unknown.expression) {
      return .primitive(PrimitiveView(name: "Color", arguments: [], source: source))
    }
    // A view of a known built-in type whose content only run time knows is not opaque: it is that view with a hole.
    switch unknown.type?.name {
    case "Text"?:
      let hole = TextValue(.hole(unknown.expression), kind: .string)
      return .primitive(PrimitiveView(
        name: "Text", arguments: [EvaluatedArgument(label: nil, value: .text(hole), source: source)], source: source))
    case "Image.decorative"?:
      return .primitive(PrimitiveView(
        name: "Image", arguments: [EvaluatedArgument(label: "size", value: .unknown(unknown), source: source)], source: source))
    case "Image"?:
      return .primitive(PrimitiveView(
        name: "Image", arguments: [EvaluatedArgument(label: "unknown", value: .unknown(unknown), source: source)], source: source))
    case let type? where PaintTypes.contains(type):
      return .primitive(PrimitiveView(name: "Color", arguments: [], source: source))
    case "EmptyView"?, "Never"?: return .empty
    default: break
    }
    if let declaration = unknown.declaration, isView(declaration), declaration.kind != .protocolType {
      return body(of: Instance(declaration: declaration, fields: [:], source: source, path: unknown.expression))
    }
    var reason = unknown.reason ?? UnknownReason(.dynamicValue, unknown.expression)
    if reason.kind == .dynamicValue, isSupplied(unknown) { reason = UnknownReason(.suppliedContent, unknown.expression) }
    return .opaque(OpaqueView(name: unknown.expression, reason: reason, source: source, content: unknown.content))
  }

  private func isSupplied(_ unknown: UnknownValue) -> Bool {
    guard let type = unknown.type else { return false }
    return type.name == "->" || type.isOpaqueOrExistential || type.name == "AnyView" || type.name.hasSuffix("Content")
      || type.name.hasSuffix("View") || type.name == "Label"
  }

  /// What code draws step by step and gives as a `Path` or another shape is a shape, whichever way it goes; nil where the
  /// type is none, or the code is known.
  func shape(of type: TypeReference?, in value: Value, _ source: SourceRange) -> Value? {
    guard case .unknown = value, let type, !type.isOptional, BuiltinViews.frameworkView(type.name)?.shape != nil,
      index.type(for: type, from: source.file, enclosing: nil) == nil else { return nil }
    return .view(.primitive(PrimitiveView(name: type.name, arguments: [], source: source)))
  }

  /// Whether a type of the project is drawn along a path.
  public func isShape(_ type: TypeDeclaration) -> Bool {
    index.conforms(type, to: "Shape") || index.conforms(type, to: "InsettableShape")
  }

  /// One of the project's views, evaluated in its place.
  func body(of instance: Instance) -> ViewNode {
    let type = instance.declaration
    if type.connectedBody != nil || index.property("body", of: type, isStatic: false)?.getter != nil {
      return .custom(CustomView(declaration: type, source: instance.source, receiver: .instance(instance)))
    }
    if isPlatformView(type) {
      let itself = EvaluatedArgument(
        label: "representable", value: .instance(instance), source: instance.source, isTrailingClosure: false)
      return .primitive(PrimitiveView(name: "PlatformView:" + type.name, arguments: [itself], source: instance.source))
    }
    if isShape(type) { return .primitive(PrimitiveView(name: "Shape", arguments: [], source: instance.source)) }
    if index.conforms(type, to: "Layout") {
      let content = instance.fieldNames.compactMap { name -> ViewNode? in
        if let value = instance.fields[name], case .closure = value { return view(from: value, source: instance.source) }
        return nil
      }
      return .group(content)
    }
    // A style that stands as a view fills its place.
    if index.conforms(type, to: "ShapeStyle") {
      return .primitive(PrimitiveView(name: "Color", arguments: [], source: instance.source))
    }
    if index.conforms(type, to: "View") {
      return .opaque(OpaqueView(
        name: type.name, reason: UnknownReason(.unsupportedCode, type.name), source: instance.source))
    }
    // An instance of something that is no view, such as a style or a model, makes none.
    return .empty
  }

  /// An enum that is a view.
  private func body(of value: EnumValue, source: SourceRange) -> ViewNode {
    guard isView(value.declaration), index.property("body", of: value.declaration, isStatic: false) != nil else { return .empty }
    return .custom(CustomView(declaration: value.declaration, source: source, receiver: .enumeration(value)))
  }

  /// The body of one of the project's views, in its place.
  public func body(of view: CustomView) -> ViewNode {
    let type = view.declaration
    let property = index.property("body", of: type, isStatic: false)
    guard property?.getter != nil || type.connectedBody != nil else { return .empty }
    guard step() else {
      return .opaque(OpaqueView(name: type.name, reason: UnknownReason(.budget, type.name), source: view.source))
    }
    // The body stands in a place of its own, whatever was being evaluated when somebody asked for it.
    let (outer, wasRunningCode) = (stack, isRunningCode)
    stack = []
    isRunningCode = false
    defer { (stack, isRunningCode) = (outer, wasRunningCode) }
    return remembered([view.receiver], { $0.add(view) }, {
      descending(into: type) {
        guard let property, let getter = property.getter else { return connectedBody(of: view) }
        let scope = Scope(receiver: view.receiver, type: type, file: property.range.file)
        return self.view(from: value(of: getter, in: scope), source: property.range)
      } ?? .empty
    })
  }

  /// What `body(props:)` makes of values that only run time has.
  private func connectedBody(of view: CustomView) -> ViewNode {
    guard let function = view.declaration.connectedBody else { return .empty }
    let props = function.parameters.map { parameter in
      Value.unknown(UnknownValue(
        expression: parameter.name, type: parameter.type,
        declaration: index.type(for: parameter.type, from: function.range.file, enclosing: view.declaration),
        reason: UnknownReason(.dynamicValue, parameter.name)))
    }
    let result = call(function, receiver: view.receiver, values: props, source: view.source)
    return self.view(from: result, source: function.range)
  }

  /// Whether a value that was made from outside the project is used as a view: calls of unknown types are kept as
  /// views until something tells otherwise.
  func isLikelyView(_ node: ViewNode) -> Bool {
    switch node {
    case .custom, .branch, .group, .opaque: return true
    case .modified(let base, let call): return BuiltinModifiers.category(of: call.name) != nil || isLikelyView(base)
    case .primitive(let view):
      if Self.pictures.contains(view.name) { return false }
      return BuiltinViews.isBuiltin(view.name) || ThirdParty.view(view.name) != nil || components.views[view.name] != nil
        || ["View", "Text", "Button", "Image", "Label", "Row", "Cell", "Stack"].contains(where: view.name.hasSuffix)
        || isHandedViews(view)
    }
  }

  /// Pictures of other frameworks, which are no views (Apple: UIImage, NSImage, CGImage, CIImage).
  private static let pictures = FrameworkNames.names(.pictureClass)

  // MARK: - Modifiers

  /// Functions of `View` extensions, and of extensions of the primitive's own type, such as `extension Image`.
  func viewExtensions(_ name: String, of node: ViewNode?, near file: SourceFile? = nil) -> [FunctionDeclaration] {
    var result: [FunctionDeclaration] = []
    if case .custom(let custom)? = node { result += index.functions(name, of: custom.declaration, isStatic: false) }
    if let primitive = node?.commonPrimitive {
      result += index.extensionFunctions(name, ofExternal: primitive, isStatic: false)
      if BuiltinViews.frameworkView(primitive)?.shape != nil {
        result += index.extensionFunctions(name, ofExternal: "Shape", isStatic: false)
      }
    }
    let helpers = viewHelpers(name, near: file)
    // Of a view of a package only its name is known, and not which of the package's protocols it conforms to.
    if result.isEmpty, helpers.isEmpty, let view = node?.commonPrimitive, ThirdParty.view(view) != nil {
      return index.selfReturningExtensionFunctions(name)
    }
    return result.isEmpty ? helpers : nearestFirst(result + helpers, to: file)
  }

  /// Functions of `View` extensions; which of them are near is asked for every modifier of a file.
  private func viewHelpers(_ name: String, near file: SourceFile?) -> [FunctionDeclaration] {
    let key = HelperKey(name: name, file: file.map(ObjectIdentifier.init))
    if let known = nearHelpers[key] {
      index.note(known.use)
      return known.functions
    }
    let (helpers, use) = index.noting { distinctHelpers(name, near: file) }
    nearHelpers[key] = NearHelpers(functions: helpers, use: use)
    return helpers
  }

  /// Protocols of what is built and changed by modifiers as views are (Apple: documentation of SwiftUI, WidgetKit,
  /// Charts).
  private static let built = [
    "View", "Scene", "WidgetConfiguration", "ControlWidgetConfiguration", "Commands", "ToolbarContent",
    "CustomizableToolbarContent", "DynamicViewContent", "TableRowContent", "ChartContent", "ModifiedContent",
  ]

  private func distinctHelpers(_ name: String, near file: SourceFile?) -> [FunctionDeclaration] {
    let all = Self.built.flatMap { index.extensionFunctions(name, ofExternal: $0, isStatic: false) }
    let helpers = nearestFirst(all, to: file)
    // Of several that take the same, the nearest is meant: in a repository of many apps each may have its own.
    var taken: Set<[ParameterShape]> = []
    return helpers.filter { taken.insert($0.parameters.map(ParameterShape.init)).inserted }
  }

  /// Of several apps in one repository, the helpers of the one that the call stands in.
  func nearestFirst(_ functions: [FunctionDeclaration], to file: SourceFile?) -> [FunctionDeclaration] {
    file.map { Proximity.nearestFirst(functions, to: $0) { $0.range.file } } ?? functions
  }

  /// A modifier applied to a view: the project's own are followed, others are kept.
  func apply(_ name: String, _ arguments: [EvaluatedArgument], to base: ViewNode, source: SourceRange, callRange: SourceRange) -> Value {
    if let function = ownModifier(name, arguments, of: base, near: source.file), takesBuilt(arguments, function) {
      let result = call(function, receiver: .view(base), arguments: arguments, source: source)
      if case .unknown = result, function.returnType?.name == "Self" || function.returnType?.isOpaqueOrExistential == true {
        return .view(.modified(base, ModifierCall(name: name, arguments: arguments, source: source, callRange: callRange)))
      }
      return .view(located(view(from: result, source: source), over: base, source: source, callRange: callRange))
    }
    if name == "modifier", let argument = arguments.first {
      return apply(modifier: argument, to: base, source: source, callRange: callRange)
    }
    if Self.shapeMethods.contains(name), case .custom(let view) = base, isShape(view.declaration) {
      let path = ViewNode.primitive(PrimitiveView(name: "Shape", arguments: [], source: view.source))
      return .view(.modified(path, ModifierCall(name: name, arguments: arguments, source: source, callRange: callRange)))
    }
    if name == "eraseToAnyView" || name == "asAnyView" { return .view(base) }
    if let changed = conditional(name, arguments, base, source: source) { return .view(changed) }
    let modified = ViewNode.modified(
      base, ModifierCall(name: name, arguments: arguments, source: source, callRange: callRange))
    return .view(Self.eventModifiers.contains(name.lowercased()) ? showingHosted(modified, by: arguments) : modified)
  }

  private static let eventModifiers = NameWords.words(.eventModifier)

  /// Methods that draw or change the path of a shape, and ask for no body that it has besides.
  private static let shapeMethods = FrameworkNames.names(.shapeMethod)

  /// The modifier of the project that a call means. One that is running does not mean itself: it means another one of
  /// its name, or the built-in one.
  private func ownModifier(
    _ name: String, _ arguments: [EvaluatedArgument], of base: ViewNode, near file: SourceFile
  ) -> FunctionDeclaration? {
    let candidates = viewExtensions(name, of: base, near: file)
    guard let first = best(candidates, for: arguments) else { return nil }
    guard isRunning(first) else { return first }
    return best(candidates.filter { !stack.contains(ObjectIdentifier($0)) }, for: arguments)
  }

  /// Whether closures make what the builders of a modifier's parameters take. One of the project may have the name of a
  /// built-in modifier and a builder of its own, `contextMenu { … }` of actions beside that of views.
  private func takesBuilt(_ arguments: [EvaluatedArgument], _ function: FunctionDeclaration) -> Bool {
    guard BuiltinModifiers.category(of: function.name) != nil else { return true }
    for (parameter, argument) in zip(function.parameters, match(arguments, to: function.parameters)) {
      guard case .value(.closure(let closure)) = argument, ownBuilder(among: parameter.attributes) != nil
      else { continue }
      if isViewValue(building({ call(closure, arguments: []) })) { return false }
    }
    return true
  }

  /// Whether a function is being evaluated: a modifier that applies one of its own name means the built-in one.
  func isRunning(_ function: FunctionDeclaration) -> Bool {
    guard let place = stack.firstIndex(of: ObjectIdentifier(function)) else { return false }
    cuts += 1
    trace.outermostCut = min(trace.outermostCut, place)
    trace.meetings += 1
    return true
  }

  /// `view.if(condition) { $0.hidden() }`, which half of all projects declare, some of them in a package: what the
  /// closure makes of the view, or the view.
  private func conditional(
    _ name: String, _ arguments: [EvaluatedArgument], _ base: ViewNode, source: SourceRange
  ) -> ViewNode? {
    guard name == "if", arguments.count >= 2, arguments[0].label == nil else { return nil }
    let closures = arguments.dropFirst().compactMap { argument -> ClosureValue? in
      if case .closure(let closure) = argument.value { return closure }
      return nil
    }
    guard closures.count == arguments.count - 1, closures.count <= 2 else { return nil }
    func result(_ number: Int) -> ViewNode {
      guard number < closures.count else { return base }
      return view(from: call(closures[number], arguments: [.view(base)]), source: source)
    }
    switch verdict(of: arguments[0].value, text: shortened(arguments[0].source)) {
    case .always: return result(0)
    case .never: return result(1)
    case .depends(let yes, let no):
      return .branch([ViewBranch(condition: yes, view: result(0)), ViewBranch(condition: no, view: result(1))])
    }
  }

  private func apply(modifier argument: EvaluatedArgument, to base: ViewNode, source: SourceRange, callRange: SourceRange) -> Value {
    let value = resolvedStyle(argument.value)
    if case .choice(let alternatives) = value {
      return .view(.branch(alternatives.map { alternative in
        let inner = EvaluatedArgument(label: nil, value: alternative.value, source: argument.source)
        let applied = apply(modifier: inner, to: base, source: source, callRange: callRange)
        return ViewBranch(condition: alternative.condition, view: view(from: applied, source: source))
      }))
    }
    if case .instance(let instance) = value,
      let function = index.functions("body", of: instance.declaration, isStatic: false).first(where: { $0.body != nil }) {
      let result = call(function, receiver: value, values: [.view(base)], source: source)
      return .view(located(view(from: result, source: source), over: base, source: source, callRange: callRange))
    }
    return .view(.modified(base, ModifierCall(name: "modifier", arguments: [argument], source: source, callRange: callRange)))
  }

  /// Marks the result of a project modifier as one step of the chain it was written in, so that a fix goes to the end
  /// of that chain and not into the extension.
  private func located(_ result: ViewNode, over base: ViewNode, source: SourceRange, callRange: SourceRange) -> ViewNode {
    .modified(result, ModifierCall(name: ModifierCall.chainMark, arguments: [], source: source, callRange: callRange))
  }
}

extension TypeDeclaration {
  /// `func body(props: Props) -> some View` of a view that a protocol of a package connects to its store: the package
  /// calls it with what it makes of the store's state.
  public var connectedBody: FunctionDeclaration? {
    members.functions.first { function in
      function.name == "body" && !function.isStatic && function.body != nil && function.parameters.count == 1
        && function.parameters[0].label == "props" && function.returnType?.isOpaqueOrExistential == true
    }
  }
}

extension ModifierCall {
  /// Not a modifier: the end of a chain whose last call is one of the project's own modifiers.
  public static let chainMark = "earshot:chain"
}
