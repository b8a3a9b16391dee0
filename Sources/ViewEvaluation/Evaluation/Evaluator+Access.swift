import AccessibilityModel
import SourceModel
import SwiftSource

/// What others than the evaluator ask it for.
extension Evaluator {
  /// Starts on something new with a full budget.
  public func begin() {
    budget = Self.stepLimit
    reserve = 0
    stack = []
    memberValues = [:]
    firstMemberValues = [:]
    instanceDigests = InstanceDigests()
    objectStatics = [:]
    closuresRun = []
    laterRuns = LaterRuns()
  }

  /// Does something in a place of its own, whatever was being evaluated when somebody asked for it.
  public func inOwnPlace<Result>(_ work: () -> Result) -> Result {
    let outer = stack
    stack = []
    callDepth += 1
    defer {
      stack = outer
      callDepth -= 1
    }
    return work()
  }

  /// The overload of a function that a call means.
  public func overload(_ candidates: [FunctionDeclaration], for arguments: [EvaluatedArgument]) -> FunctionDeclaration? {
    best(candidates, for: arguments)
  }

  /// What a chain comes to that begins with a static member of a type which the place asks for: `.theme.caption` of
  /// `extension UIFont { static let theme = FontTheme() }`. nil for what is no chain of two names or more.
  public func implicitChain(_ expression: Expression, from type: String) -> Value? {
    guard case .member(let base?, let name) = expression.kind else { return nil }
    let owner: Value?
    if case .member(nil, let first) = base.kind {
      let root = MemberValue(type: nil, name: first, arguments: [], source: base.range)
      owner = member(root, ofExternal: type)
    } else {
      owner = implicitChain(base, from: type)
    }
    return owner.flatMap { member(name, of: $0, source: expression.range) }
  }

  /// The source of a range on one line, short enough for a hole.
  public func shortText(_ range: SourceRange) -> String { shortened(range) }

  /// A value that only run time knows.
  public func runtimeValue(
    _ expression: String, type: TypeReference?, near file: SourceFile, in owner: TypeDeclaration? = nil
  ) -> Value {
    let value = UnknownValue(
      expression: expression, type: type,
      declaration: type.flatMap { index.type(for: $0, from: file, enclosing: owner) },
      reason: UnknownReason(.dynamicValue, expression))
    return assumed(.unknown(value), in: Scope(receiver: nil, type: owner, file: file))
  }

  /// What a closure of a view is handed that shows what it holds: the value itself, or what a function makes of it, by the
  /// name that the closure gives it, since code in the closure calls it so.
  ///
  /// - Parameter selection: A closure, an initialiser or a key path; nil where the value is handed on as it is.
  public func handed(_ value: Value, by selection: Value?, to closure: Value, source: SourceRange) -> Value {
    let selected = selection.flatMap { applying($0, to: [value], source: source) } ?? value
    guard case .closure(let closure) = closure, let name = closure.closure.parameters.first, name != "_",
      case .unknown(var unknown) = selected else { return selected }
    unknown.expression = name
    unknown.reason = UnknownReason(.dynamicValue, name)
    return .unknown(unknown)
  }

  /// The declarations of the project.
  public var declarations: DeclarationIndex { index }

  /// A value as a text that is shown as it is: a literal is no key here, since UIKit takes plain strings.
  public func plainText(_ value: Value, source: SourceRange) -> ResolvedText? {
    text(value.mapAlternatives(settled), source: source)
  }

  /// Whether only the state counts in which the screen appears.
  public var isAboutFirstAppearance: Bool { states == .firstAppearance }

  /// Whether any language has a table of strings.
  public func hasTable(_ name: String) -> Bool { localizer.hasTable(name) }

  /// A text of the project's string tables, in the language that is read.
  ///
  /// - Parameter written: What stands in the file itself, which is shown in languages without a translation.
  public func localized(_ key: String, table: String, written: SpokenText) -> ResolvedText? {
    guard localizer.hasKey(key, table: table) else { return nil }
    let (spoken, localization) = localizer.localize(key: key, table: table, arguments: [], written: written)
    return ResolvedText(spoken: spoken, localization: localization)
  }
}

extension Value {
  /// `.name`, as a file that is not code gives a constant.
  public static func constant(_ name: String, source: SourceRange) -> Value {
    .member(MemberValue(type: nil, name: name, arguments: [], source: source))
  }
}
