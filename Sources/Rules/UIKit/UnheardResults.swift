import PlatformKnowledge
import SourceModel
import SwiftSource

/// Lists that are filled anew once something is there that a person asked for, without a word of how it went.
enum UnheardResults {
  /// Where code of a type that knows nothing of VoiceOver reloads a list when an answer comes to what was searched for or
  /// pressed: a table says nothing of it (Apple: documentation of UITableView reloadData()).
  static func first(in type: WholeType) -> SourceRange? {
    guard type.mentions(reloads), !type.mentions(TellingCode.announces + ["UIAccessibility"]) else { return nil }
    let functions = type.parts.flatMap(\.members.functions)
    for function in functions where isSearch(function) {
      if let place = answer(to: function, functions) { return place }
    }
    return nil
  }

  private static let reloads = ["reloadData", "reloadSections"]

  /// Functions that UIKit calls because of what somebody looks for (Apple: documentation of UISearchBarDelegate and
  /// UISearchResultsUpdating), and what a control calls that is named for a search: `@IBAction func searchChanged()`.
  private static func isSearch(_ function: FunctionDeclaration) -> Bool {
    FrameworkNames.names(.searchCall).contains(function.name)
      || function.parameters.contains { FrameworkNames.names(.searchCall).contains($0.label ?? "") }
      || function.attributes.contains { ["IBAction", "objc"].contains($0.name) } && FoundResults.isSearch(function.name)
  }

  /// The first closure for an answer in a function, or in one of the same type that it calls.
  private static func answer(to function: FunctionDeclaration, _ functions: [FunctionDeclaration]) -> SourceRange? {
    if let place = function.body.flatMap({ answer(in: $0, functions) }) { return place }
    let called = function.calledNames
    return functions.lazy.filter { called.contains($0.name) }.compactMap { $0.body.flatMap { answer(in: $0, functions) } }.first
  }

  /// `service.find(text) { result in self.tableView.reloadData() }`
  private static func answer(in body: Block, _ functions: [FunctionDeclaration]) -> SourceRange? {
    var found: SourceRange?
    CodeWalk.expressions(of: body) { expression in
      guard found == nil, case .call(let call) = expression.kind else { return }
      found = answers(of: call).lazy.filter { !shows($0.body) }
        .compactMap { reload(in: $0.body) ?? called(in: $0.body, functions) }.first
    }
    return found
  }

  /// The closures for the answer of a call: `service.find(text) { found in … }`, also beside a function that is handed for
  /// failures, `service.find(text, completion: { found in … }, onError: showError)`.
  static func answers(of call: Call) -> [Closure] {
    let closures = call.arguments.compactMap { if case .closure(let closure) = $0.value.kind { closure } else { nil } }
    if isAsked(call) { return closures }
    guard let last = call.arguments.last, last.value.dottedName != nil,
      IdentifierWords.split(last.label ?? "").contains(where: { NameWords.words(.failureName).contains($0.lowercased()) })
    else { return [] }
    return closures
  }

  /// A call that answers later: one of another object with a closure, or a task that waits for something. Functions of
  /// lists and animations run their closures at once, and what shows or closes a screen when that is done (Apple: documentation
  /// of UIViewController present(_:animated:completion:) and dismiss(animated:completion:)).
  static func isAsked(_ call: Call) -> Bool {
    guard case .closure(let closure)? = call.arguments.last?.value.kind, let last = call.callee.plainName,
      !FrameworkNames.names(.listCall).contains(last), !FrameworkNames.names(.showingControllerMethod).contains(last),
      last != "dismiss" else { return false }
    // `service.names(text).sink { … }` is called on what another call gave.
    guard let name = call.callee.dottedName else { return call.isOnCall }
    if ["Task", "Task.detached"].contains(name) { return SilentCode.waits(closure.body) }
    return !CodeEffect.wrappers.contains(name) && !name.hasPrefix("UIView.")
  }

  private static func reload(in body: Block) -> SourceRange? {
    var found: SourceRange?
    CodeWalk.expressions(of: body) { expression in
      if found == nil, reloads.contains(where: { expression.call(named: $0) != nil }) { found = expression.range }
    }
    return found
  }

  /// The same in a function of the type that the closure calls.
  private static func called(in body: Block, _ functions: [FunctionDeclaration]) -> SourceRange? {
    let called = body.calledNames
    return functions.lazy.filter { called.contains($0.name) }.compactMap { function in
      function.body.flatMap { shows($0) ? nil : reload(in: $0) }
    }.first
  }

  /// Something else comes up, of which the system tells.
  private static func shows(_ body: Block) -> Bool {
    !body.calledNames.isDisjoint(with: FrameworkNames.names(.showingControllerMethod))
  }
}

extension Call {
  /// Whether it is a member of what another call gives.
  fileprivate var isOnCall: Bool {
    guard case .member(let base?, _) = callee.kind else { return false }
    if case .call = base.kind { return true }
    return false
  }
}
