import PlatformKnowledge
import SourceModel
import SwiftSource

/// An expression that makes a view.
struct ViewExpression {
  /// As written.
  let name: String
  let range: SourceRange
  let isPreview: Bool
  /// It stands in a clause of `#if` for another system.
  let isOtherSystem: Bool
  let kind: ViewKinds.Kind
  /// The call whose argument it is, or whose closure it stands in.
  let call: String?
  /// The call around it whose content is drawn, or shown where no assistive technology looks.
  let drawnBy: String?
  /// It stands in what a sheet, a menu or a link brings up, which is looked at with the view whose code that is.
  let isPresented: Bool
  /// An empty view of UIKit that stands where another one is missing: `outlet ?? UILabel()`, `return UITableViewCell()`.
  let isStandIn: Bool
  /// A cell of UIKit that is made of nothing.
  let isEmptyCell: Bool
  /// All that its closure makes are expressions of this kind, written in it.
  let holdsOnlyViews: Bool
  let member: CodeMember?

  /// A view of the project, which is a screen by itself.
  var isScreen: Bool {
    switch kind {
    case .ownView, .ownObject: true
    case .container, .element, .drawn: false
    }
  }

  /// It is what a modifier says: `.accessibilityLabel(Text("Close"))`.
  var isSpokenText: Bool {
    name == "Text" && call.map { BuiltinModifiers.category(of: $0) == .accessibility } ?? false
  }

  /// A shape, a space: nothing that could be found.
  var makesNoElement: Bool { if case .drawn = kind { true } else { false } }

  /// What has nothing to hear by itself, wherever it stands.
  static let silent = FrameworkNames.names(.unheardView)

  /// Views of which one child stands for the others.
  static let alternatives: Set<String> = ["ViewThatFits", "Table"]
}

/// The member of a type, or the global function or variable, that code stands in.
final class CodeMember: Sendable {
  let name: String
  /// The type or the extended type.
  let owner: String?
  /// The system or a package calls it by itself.
  let isCalledBySystem: Bool
  /// It comes to a view.
  let isViewCode: Bool
  let isPreview: Bool
  /// Only code of its own file can name it.
  let isPrivate: Bool
  /// What a call of it may give it; nil for what is called without arguments.
  let parameters: [Parameter]?
  let isInitializer: Bool
  /// It comes to a size.
  let comesToMeasure: Bool
  /// A property whose type says that it is a view, which nobody calls.
  let holdsView: Bool
  /// The body of a scene or of items of a toolbar, which is shown where code makes one; a view is a screen by itself.
  let isBodyOfPart: Bool
  let range: SourceRange

  /// Called by the system of a view modifier that somebody has to make (Apple: documentation of ViewModifier).
  var isModifierBody: Bool { name == "body" && parameters?.count == 1 && parameters?.first?.label == "content" }

  init(
    name: String, owner: String?, isCalledBySystem: Bool, isViewCode: Bool, isPreview: Bool, isPrivate: Bool = false,
    parameters: [Parameter]? = nil, isInitializer: Bool = false,
    comesToMeasure: Bool = false, holdsView: Bool = false, isBodyOfPart: Bool = false, range: SourceRange
  ) {
    self.isBodyOfPart = isBodyOfPart
    self.holdsView = holdsView
    self.comesToMeasure = comesToMeasure
    self.isPrivate = isPrivate
    self.parameters = parameters
    self.isInitializer = isInitializer
    self.name = name
    self.owner = owner
    self.isCalledBySystem = isCalledBySystem
    self.isViewCode = isViewCode
    self.isPreview = isPreview
    self.range = range
  }

  /// What a use of it would name.
  var names: [String] { isCalledBySystem ? [owner].compactMap { $0 } : [name] + [owner].compactMap { $0 } }
}

/// Finds the expressions that make views in the code of a file.
struct ViewExpressionCollector {
  private let index: DeclarationIndex
  private let kinds: ViewKinds
  private var file: SourceFile
  private let system: String?
  private(set) var expressions: [ViewExpression] = []

  private struct Place {
    var type: TypeDeclaration?
    var member: CodeMember?
    /// The types that the function leaves open.
    var openTypes: Set<String> = []
    var call: String?
    var drawnBy: String?
    var isPresented = false
    var isPreview = false
    var isOtherSystem = false
    /// What stands here is used where something else is missing.
    var isStandIn = false
    /// It is handed back as it is made.
    var isReturned = false
  }

  /// - Parameter system: The system that the code is compiled for; that of the file where none is named.
  init(
    _ index: DeclarationIndex, _ kinds: ViewKinds, _ declarations: FileDeclarations, for system: String? = nil
  ) {
    self.system = system
    self.index = index
    self.kinds = kinds
    file = declarations.file
    CodeMembers(declarations).forEach { code in
      // Names in an extension are looked up from the type that it extends.
      let type = code.type ?? code.member.owner.flatMap { index.type(named: $0, from: file, enclosing: nil) }
      let isPreview = code.member.isPreview || type.map { index.conforms($0, to: "PreviewProvider") } ?? false
      let place = Place(type: type, member: code.member, openTypes: code.openTypes, isPreview: isPreview)
      for item in code.items { visit(item, place) }
    }
  }

  private mutating func visit(_ item: CodeItem, _ place: Place) {
    switch item {
    case .expression(let expression): visit(expression, place)
    case .statement(.compileTime(let clauses)): visit(clauses, place)
    case .statement(.returned(let value?)):
      var inner = place
      inner.isReturned = true
      visit(value, inner)
    case .statement: for part in item.parts { visit(part, place) }
    }
  }

  private mutating func visit(_ expression: Expression, _ place: Place) {
    switch expression.kind {
    case .call(let call): visit(call, expression, place)
    case .compileTime(let alternatives):
      for alternative in alternatives {
        var inner = place
        if let condition = alternative.condition, CompileCondition.evaluate(condition, for: system) == false { inner.isOtherSystem = true }
        visit(alternative.value, inner)
      }
    case .member(let base?, _) where Self.isEmptyCall(base):
      // `UITableView().separatorColor`: made to be asked for a value, and shown nowhere.
      var inner = place
      inner.isStandIn = true
      visit(base, inner)
    case .binary("??", let left, let right):
      visit(left, place)
      var inner = place
      inner.isStandIn = true
      visit(right, inner)
    default:
      var inner = place
      inner.isStandIn = false
      inner.isReturned = false
      for part in CodeItem.expression(expression).parts { visit(part, inner) }
    }
  }

  private mutating func visit(_ clauses: [CompileTimeBlock], _ place: Place) {
    var isDecided = false
    for clause in clauses {
      var inner = place
      let verdict = clause.condition.map { CompileCondition.evaluate($0, for: system) } ?? true
      inner.isOtherSystem = place.isOtherSystem || isDecided || verdict == false
      if verdict == true { isDecided = true }
      for statement in clause.statements { visit(.statement(statement), inner) }
    }
  }

  private mutating func visit(_ call: Call, _ expression: Expression, _ place: Place) {
    let (name, path) = Self.typeName(of: call.callee)
    if let name, !kinds.isFunction(name, called: call, in: place.type), !kinds.isNamesake(name, called: call),
      let kind = kind(of: name, path, place) {
      expressions.append(ViewExpression(
        name: path, range: expression.range, isPreview: place.isPreview, isOtherSystem: place.isOtherSystem,
        kind: kind, call: place.call,
        drawnBy: place.drawnBy ?? (Self.drawing.contains(name) ? name : nil), isPresented: place.isPresented,
        // A field or a button that is handed back is shown by whoever gets it; a plain view has nothing to hear.
        isStandIn: call.arguments.isEmpty
          && (place.isStandIn && ViewKinds.isPlatformView(name) || place.isReturned && ViewKinds.isEmpty(name)),
        isEmptyCell: call.arguments.isEmpty && ViewKinds.isEmpty(name) && name.hasSuffix("Cell"),
        holdsOnlyViews: holdsOnlyViews(call, place), member: place.member))
    }
    var inner = place
    inner.isStandIn = false
    inner.isReturned = false
    visitCallee(call.callee, inner)
    guard !call.arguments.isEmpty else { return }
    inner.call = name ?? Self.calledName(call.callee)
    if let call = inner.call, name != nil ? Self.drawing.contains(call) : Self.isDrawing(call) { inner.drawnBy = call }
    for argument in call.arguments {
      inner.isPresented = place.isPresented || Self.brings(up: argument, call, named: inner.call, isView: name != nil)
      visit(argument.value, inner)
    }
  }

  /// What a method is called on is not only asked for a value: `UILabel().styled()`.
  private mutating func visitCallee(_ callee: Expression, _ place: Place) {
    guard case .member(let base?, _) = callee.kind else { return visit(callee, place) }
    visit(base, place)
  }

  private static func isEmptyCall(_ expression: Expression) -> Bool {
    if case .call(let call) = expression.kind { call.arguments.isEmpty } else { false }
  }

  private func holdsOnlyViews(_ call: Call, _ place: Place) -> Bool {
    guard case .closure(let closure)? = call.arguments.last(where: \.isTrailingClosure)?.value.kind,
      !closure.body.statements.isEmpty
    else { return false }
    return closure.body.statements.allSatisfy { statement in
      guard case .expression(let expression) = statement else { return false }
      return isView(expression, place)
    }
  }

  /// What a type makes by its name in a place, where the name may be a type that the function there leaves open.
  private func kind(of name: String, _ path: String, _ place: Place) -> ViewKinds.Kind? {
    if path == name, place.openTypes.contains(name) { return nil }
    return kinds.kind(of: name, path: path, from: file, enclosing: place.type)
  }

  /// Whether an expression makes a view, whatever modifiers it has.
  private func isView(_ expression: Expression, _ place: Place) -> Bool {
    guard case .call(let call) = expression.kind else { return false }
    let (name, path) = Self.typeName(of: call.callee)
    if let name { return kind(of: name, path, place) != nil }
    guard case .member(let base?, _) = call.callee.kind else { return false }
    return isView(base, place)
  }

  /// Views whose content is drawn: the axes of a chart are told by its marks and its audio graph, and of a table an
  /// iPhone shows the first column.
  private static let drawing = FrameworkNames.names(.drawingView)

  /// Whether what a modifier is given is drawn and no more, such as a mask.
  private static func isDrawing(_ modifier: String) -> Bool {
    if let known = BuiltinModifiers.category(of: modifier), known == .visual { return true }
    return drawingModifiers.contains(modifier)
  }

  /// Modifiers that add what is drawn, what is shown large while a finger rests on a control, or what the system shows
  /// of a widget outside of the app.
  private static let drawingModifiers = FrameworkNames.names(.drawingModifier)

  /// The type that a call makes something of, and as it is written.
  private static func typeName(of callee: Expression) -> (name: String?, path: String) {
    switch callee.kind {
    case .name(let name): return (name.first?.isUppercase == true ? name : nil, name)
    case .specialized(let inner, _): return typeName(of: inner)
    case .member(let base?, "init"): return typeName(of: base)
    case .member(let base?, let name):
      guard name.first?.isUppercase == true, let outer = typeName(of: base).name else { return (nil, name) }
      return (name, "\(outer).\(name)")
    default: return (nil, "")
    }
  }

  /// Whether an argument is what is brought up beside the screen: the content of a sheet or a menu, where a link leads.
  private static func brings(up argument: Argument, _ call: Call, named name: String?, isView: Bool) -> Bool {
    guard let name else { return false }
    guard isView else {
      return BuiltinModifiers.category(of: name) == .presentation || presentingModifiers.contains(name)
    }
    switch name {
    case "NavigationLink":
      let isFirst = argument.label == nil && argument.isTrailingClosure
      return argument.label == "destination"
        || isFirst && call.arguments.contains { $0.label == "label" } && !call.arguments.contains { $0.label == "value" }
    // The pages but for the first one, which is content as well.
    case "TabView", "Tab": return argument.isTrailingClosure
    case "Menu": return argument.label == "content" || argument.label == nil && argument.isTrailingClosure
    default: return false
    }
  }

  /// Modifiers that bring up actions, besides those whose job it is to present.
  private static let presentingModifiers = FrameworkNames.names(.presentingModifier)

  private static func calledName(_ callee: Expression) -> String? {
    switch callee.kind {
    case .name(let name), .member(_, let name): name
    case .specialized(let inner, _): calledName(inner)
    default: nil
    }
  }
}
