import SourceModel
import SwiftSource

/// Functions that send a notification at once: it says what is so already, and where that fails nothing is lost that a
/// person asked for.
///
/// Source: Apple, documentation of UNNotificationRequest: without a trigger the system delivers it right away.
enum ImmediateNotices {
  static func all(in type: WholeType) -> [SourceRange] {
    guard type.mentions(["UNNotificationRequest"]) else { return [] }
    return type.parts.flatMap(\.members.functions).compactMap { function in
      guard let body = function.body else { return nil }
      var triggers: [Bool] = []
      CodeWalk.expressions(of: body) { expression in
        guard case .call(let call) = expression.kind, call.callee.plainName == "UNNotificationRequest",
          let trigger = call.arguments.first(where: { $0.label == "trigger" })?.value else { return }
        if case .nilLiteral = trigger.kind { triggers.append(true) } else { triggers.append(false) }
      }
      return !triggers.isEmpty && triggers.allSatisfy(\.self) ? body.range : nil
    }
  }
}
