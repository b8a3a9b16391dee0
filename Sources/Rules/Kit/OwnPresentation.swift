import PlatformKnowledge
import SourceModel
import SwiftSource

/// A sheet or cover that a view brings up by a state of its own, with all that its code says of closing it again.
struct OwnPresentation: Sendable {
  /// `sheet` or `fullScreenCover`.
  let kind: String
  let presenter: String
  let state: String
  /// The modifier.
  let place: SourceRange
  let content: SourceRange
  /// Names of types that the content makes.
  let made: [String]
  /// Views that are handed something that holds or sets the state, with the label: `Editor(onDone: { isShown = false })`.
  let handed: [(view: String, label: String)]
  /// Code of the presenter closes it, in the content or elsewhere, or asks for the state to be changed from outside.
  let isClosedByPresenter: Bool
  /// It shows a grabber, which assistive technologies reach.
  let isGrabbed: Bool

  var noun: String { kind == "sheet" ? "sheet" : "full-screen cover" }

  /// Those of a type whose state is its own: nobody else can change it, unless it is handed to them.
  static func all(in type: WholeType) -> [OwnPresentation] {
    type.kinds.calls.compactMap { expression in
      guard case .call(let call) = expression.kind, case .member(_?, let kind) = call.callee.kind,
        FrameworkNames.names(.coveringModifier).contains(kind),
        let binding = call.argument("isPresented") ?? call.argument("item"),
        case .name(let bound) = binding.kind, bound.hasPrefix("$"),
        let content = call.arguments.last(where: { $0.label == nil || $0.label == "content" })?.value,
        case .closure(let closure) = content.kind else { return nil }
      return OwnPresentation(kind, of: String(bound.dropFirst()), binding, closure, content, expression, in: type)
    }
  }

  private init?(
    _ kind: String, of state: String, _ binding: Expression, _ closure: Closure, _ content: Expression, _ call: Expression,
    in type: WholeType
  ) {
    guard type.parts.flatMap(\.members.properties).contains(where: { property in
      property.name == state && property.attributes.contains { $0.name == "State" } && property.observers.isEmpty
    }) else { return nil }
    (self.kind, self.state, presenter) = (kind, state, type.name)
    (place, self.content) = (call.memberRange, content.range)
    var inner: [Expression] = []
    CodeWalk.expressions(of: closure.body) { inner.append($0) }
    made = inner.compactMap(\.madeType)
    isGrabbed = inner.contains(where: \.showsGrabber)
    var handed: [(view: String, label: String, range: SourceRange)] = []
    for expression in inner {
      guard case .call(let call) = expression.kind, let view = expression.madeType, BuiltinViews.frameworkView(view) == nil else { continue }
      for argument in call.arguments where argument.value.names(state) {
        handed.append((view, argument.label ?? "", argument.value.range))
      }
    }
    self.handed = handed.map { ($0.view, $0.label) }
    // Functions of the presenter that content calls may do what they like with the state.
    let setting = type.parts.flatMap { $0.members.functions + $0.members.initializers }.filter { $0.sets(state) }
    let called = Set(inner.compactMap(\.plainName))
    let isSetInside = inner.contains { one in
      one.isName(of: state) && !handed.contains { $0.range.contains(one.range) }
    }
    isClosedByPresenter = isSetInside || setting.contains { called.contains($0.name) }
      || type.expressions.contains { $0.closes(state) && !content.range.contains($0.range) }
      || type.expressions.contains { one in
        one.plainName == "$" + state && one.range != binding.range && !handed.contains { $0.range.contains(one.range) }
      }
  }
}

/// What each view of a project has to do with going away.
struct ClosingTypes: Sendable {
  /// One type.
  private struct Own: Sendable {
    let name: String
    let isView: Bool
    let closes: Bool
    /// Names of other types in its code, those aside that only stand in what it presents itself.
    let uses: Set<String>
    let names: Set<String>
  }

  private let types: [String: Own]

  init(_ project: ProjectSubject, _ rule: any Rule.Type) {
    types = Dictionary(project.ofEachType(rule, "closing") { [Self.read($0)] }.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Whether a view, or any that its code shows, may close what it stands in; also where nothing is known of it.
  func mayClose(_ names: [String]) -> Bool {
    var seen: Set<String> = []
    var open = names
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let type = types[name] else { continue }
      if type.closes { return true }
      open += type.uses.filter { types[$0]?.isView ?? false }
    }
    return false
  }

  /// Whether the code of a view does anything with what it is handed under a label; also where nothing is known of it.
  func uses(_ label: String, in view: String) -> Bool {
    guard !label.isEmpty, let type = types[view] else { return true }
    return type.names.contains(label) || type.names.contains("$" + label)
  }

  func isView(_ name: String) -> Bool { types[name]?.isView ?? false }

  private static func read(_ type: WholeType) -> Own {
    let presented = type.kinds.calls.compactMap(\.presentedContent)
    var names: Set<String> = []
    var uses: Set<String> = []
    for expression in type.expressions {
      switch expression.kind {
      case .name(let name), .member(_, let name): names.insert(name)
      default: continue
      }
      if let name = expression.plainName, name.first?.isUppercase ?? false,
        !presented.contains(where: { $0.contains(expression.range) }) { uses.insert(name) }
    }
    let closers = type.parts.flatMap(\.members.properties).filter { property in
      property.attributes.contains { $0.name == "Environment" && $0.arguments.contains { $0.value.isOfClosing } }
    }.map(\.name)
    let parents = type.parts.flatMap { ($0.declaration?.inheritedTypes.map(\.name) ?? []) + $0.added }
    // What the system's own controllers show has buttons that no code of the app makes.
    let isPlatform = parents.contains { BuiltinViews.frameworkView($0)?.category == .platform }
    let words = NameWords.words(.dismissal)
    let says = names.subtracting(FrameworkNames.names(.keepingModal)).contains { name in words.contains { name.lowercased().contains($0) } }
    return Own(
      name: type.name, isView: parents.contains("View") || isPlatform,
      closes: isPlatform || says || closers.contains(where: names.contains), uses: uses, names: names)
  }
}

extension Expression {
  /// The type that a call makes a value of.
  fileprivate var madeType: String? {
    guard case .call(let call) = kind, let name = call.callee.plainName, name.first?.isUppercase ?? false else { return nil }
    return name
  }

  /// A grabber that is shown, or several heights, for which the system shows one.
  fileprivate var showsGrabber: Bool {
    guard case .call(let call) = kind, case .member(_?, let name) = call.callee.kind else { return false }
    if name == "presentationDragIndicator" { return call.arguments.first?.value.plainName != "hidden" }
    guard name == "presentationDetents" else { return false }
    guard case .array(let heights)? = call.arguments.first?.value.kind else { return true }
    return heights.count > 1
  }

  fileprivate func isName(of state: String) -> Bool { plainName == state || plainName == "$" + state }

  /// The state stands anywhere in it.
  fileprivate func names(_ state: String) -> Bool {
    var found = false
    [CodeItem.expression(self)].forEachExpression { if $0.isName(of: state) { found = true } }
    return found
  }

  /// `isShown = false`, or any other value that is not certainly there to open it.
  fileprivate func closes(_ state: String) -> Bool {
    guard case .assignment(let target, let value) = kind, target.dottedName == state else { return false }
    switch value.kind {
    case .boolean(false), .nilLiteral: return true
    default: return false
    }
  }

  /// What a modifier shows above the view.
  fileprivate var presentedContent: SourceRange? {
    guard case .call(let call) = kind, case .member(_?, let name) = call.callee.kind,
      FrameworkNames.names(.sheetModifier).contains(name) else { return nil }
    return call.arguments.last { $0.label == nil || $0.label == "content" }?.value.range
  }

  /// `\.dismiss`, `\.presentationMode`
  fileprivate var isOfClosing: Bool {
    guard case .keyPath(let components) = kind, let last = components.last else { return false }
    return NameWords.words(.dismissal).contains { last.lowercased().contains($0) }
  }
}

extension FunctionDeclaration {
  fileprivate func sets(_ state: String) -> Bool {
    var found = false
    body?.forEachExpression { if $0.isName(of: state) { found = true } }
    return found
  }
}
