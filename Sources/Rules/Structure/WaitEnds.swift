import PlatformKnowledge
import SwiftSource

/// Code that takes away the sign of a wait: the wait is over then, however it went.
enum WaitEnds {
  /// `wheel.stopAnimating()`, `refreshControl?.endRefreshing()` (Apple: documentation of UIActivityIndicatorView and
  /// UIRefreshControl), and what an app calls its own, `removeSpinner()`. Whatever else is handed to it may tell something.
  static func isOne(_ call: Call) -> Bool {
    guard let name = call.callee.plainName else { return false }
    if calls.contains(name) { return true }
    let words = IdentifierWords.split(name).map { $0.lowercased() }
    guard name != "stopLoading", let verb = words.first, verbs.contains(verb), call.arguments.allSatisfy({ isPlain($0.value) }) else { return false }
    // `MBProgressHUD.hide(for: view, animated: true)`, `hud.dismiss()`
    if case .member(let sign?, _) = call.callee.kind, sign.plainName?.lowercased().hasSuffix("hud") ?? false { return true }
    return !signs.isDisjoint(with: words.dropFirst())
  }

  /// Whether a closure in a body of code does so, as one that is given an answer.
  static func stand(inClosuresOf body: Block) -> Bool {
    var isMet = false
    CodeWalk.expressions(of: body) { expression in
      guard case .closure(let closure) = expression.kind else { return }
      CodeWalk.expressions(of: closure.body) { part in
        if case .call(let call) = part.kind, isOne(call) { isMet = true }
      }
    }
    return isMet
  }

  /// `animated: true`, `from: view`
  private static func isPlain(_ value: Expression) -> Bool {
    if case .boolean = value.kind { return true }
    return value.plainName == "view" || value.dottedName == "self"
  }

  private static let calls: Set<String> = ["endRefreshing", "stopAnimating"]
  /// `stopLoading` of a page that is being loaded is something else (Apple: documentation of WKWebView).
  private static let verbs: Set<String> = ["remove", "hide", "stop", "dismiss"]
  private static let signs = NameWords.words(.busyView).union(["indicator", "hud"])
}
