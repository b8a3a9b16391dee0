import PlatformKnowledge
import SwiftSource

/// Views that are taken away again by themselves, such as news at the top of a screen.
enum TimedViews {
  /// Shown for a time that its caller says, or that the function itself waits for: it goes away by itself, and what lies
  /// behind it is meant to be used meanwhile.
  static func isPassing(_ function: FunctionDeclaration) -> Bool {
    let isTimed = function.parameters.contains { parameter in
      let words = IdentifierWords.split(parameter.name).map { $0.lowercased() }
      return (words.last.map(NameWords.words(.stayLength).contains) ?? false)
        && !words.contains { NameWords.words(.animationStart).contains(where: $0.hasPrefix) }
    }
    if isTimed { return true }
    var waits = false
    CodeWalk.expressions(of: function) { expression in
      guard case .call(let call) = expression.kind, let name = call.callee.plainName else { return }
      // What is shown after a while is not taken away after it.
      if FrameworkNames.names(.waitingCall).contains(name) || name == "perform" && call.argument("afterDelay") != nil,
        !expression.holds({ $0.callName == "addSubview" }) { waits = true }
    }
    return waits
  }
}
