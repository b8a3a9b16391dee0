import PlatformKnowledge
import SourceModel
import SwiftSource

/// Permissions that people refused, now or some time ago, and code that then does nothing of what they pressed:
/// `PHPhotoLibrary.requestAuthorization { status in guard status == .authorized else { return }; save() }`.
///
/// Code that asks first whether it was refused before tells of that there, and whoever refuses for the first time knows.
/// What is asked with options, as for notifications, is no part of what somebody wants to have done (Apple: documentation
/// of UNUserNotificationCenter requestAuthorization(options:completionHandler:)).
enum Refusals {
  /// Where the answer to a request is asked for and a refusal leads to nothing; nil where there is none.
  static func unanswered(_ call: Call) -> SourceRange? {
    guard let name = call.callee.plainName, FrameworkNames.names(.permissionRequest).contains(name), call.argument("options") == nil,
      case .closure(let closure)? = call.arguments.last?.value.kind, let answer = closure.parameters.first, answer != "_",
      !closure.body.range.file.mentions(refused) else { return nil }
    return unanswered(closure.body, answer)
  }

  private static let refused = [".denied", ".restricted"]

  private static func unanswered(_ body: Block, _ answer: String) -> SourceRange? {
    let statements = body.statements
    for (position, statement) in statements.enumerated() {
      switch statement {
      case .expression(let expression):
        // `DispatchQueue.main.async { … }`
        if statements.count == 1, case .call(let call) = expression.kind, let name = call.callee.dottedName, CodeEffect.wrappers.contains(name),
          case .closure(let inner)? = call.arguments.last?.value.kind { return unanswered(inner.body, answer) }
        return nil
      case .guarded(let conditions, let otherwise):
        guard conditions.contains(where: { grants($0, answer) }) else { continue }
        return SilentCode.isSaidBy(otherwise) ? otherwise.range : nil
      case .conditional(let code):
        guard code.conditions.count == 1, grants(code.conditions[0], answer), position == statements.count - 1 else { return nil }
        switch code.otherwise {
        case nil: return code.conditions[0].place
        case .block(let other): return SilentCode.isSaidBy(other) ? other.range : nil
        case .conditional: return nil
        }
      default: return nil
      }
    }
    return nil
  }

  /// `granted`, `granted == true`, `status == .authorized`
  private static func grants(_ condition: ConditionElement, _ answer: String) -> Bool {
    guard case .expression(let test) = condition else { return false }
    switch test.kind {
    case .name(answer): return true
    case .binary("==", let left, let right):
      guard left.dottedName == answer else { return false }
      switch right.kind {
      case .boolean(true): return true
      case .member(_, let name): return ["authorized", "granted", "fullAccess"].contains(name)
      default: return false
      }
    default: return false
    }
  }

  static let examples: [Example] = [
    .violation(
      """
      final class PhotoController: UIViewController {
        @objc func save() {
          PHPhotoLibrary.requestAuthorization { status in
            guard status == .authorized else ↓{ return }
            self.store()
          }
        }
      }
      """),
    .violation(
      """
      final class PhotoController: UIViewController {
        @IBAction func take(_ sender: Any) {
          AVCaptureDevice.requestAccess(for: .video) { granted in
            DispatchQueue.main.async { if ↓granted { self.showCamera() } }
          }
        }
      }
      """),
    .pass(
      """
      final class PhotoController: UIViewController {
        @IBAction func take(_ sender: Any) {
          AVCaptureDevice.requestAccess(for: .video) { granted in
            guard granted else { return self.explain() }
            self.showCamera()
          }
        }
      }
      """),
    .pass(
      """
      final class PhotoController: UIViewController {
        @IBAction func take(_ sender: Any) {
          if AVCaptureDevice.authorizationStatus(for: .video) == .denied { return explain() }
          AVCaptureDevice.requestAccess(for: .video) { granted in
            if granted { self.showCamera() }
          }
        }
      }
      """),
    .pass(
      """
      final class NewsController: UIViewController {
        @IBAction func tell(_ sender: Any) {
          UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { granted, error in
            if granted { self.plan() }
          }
        }
      }
      """),
  ]
}
