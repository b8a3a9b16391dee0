import AccessibilityModel
import SourceModel
import SwiftSource

/// What is handed to an app when it starts: developers do so from Xcode and tests, and nobody who got it from a store
/// (Apple: documentation of ProcessInfo and of schemes, "Arguments Passed On Launch").
extension Evaluator {
  /// A member of the process, or of its command line; nil for others than what it is started with.
  func launchMember(_ name: String, of owner: String, source: SourceRange) -> Value? {
    switch (owner, name) {
    case ("ProcessInfo.processInfo", "environment"):
      let text = "\(owner).\(name)"
      var value = UnknownValue(expression: text, reason: UnknownReason(.dynamicValue, text))
      value.entries = UnknownValue.Entries(Self.variables.map { name in
        let entry = "\(text)[\"\(name)\"]"
        return (.text(TextValue(name, kind: .string)),
          .unknown(UnknownValue(expression: entry, reason: UnknownReason(.dynamicValue, entry))))
      })
      return .unknown(value)
    // The path of the program.
    case ("ProcessInfo.processInfo", "arguments"), ("CommandLine", "arguments"):
      return .array([.text(TextValue("/", kind: .string))])
    default: return nil
    }
  }

  /// What the system sets for every process (POSIX, environment variables).
  private static let variables = ["HOME", "LANG", "LOGNAME", "PATH", "SHELL", "TERM", "TMPDIR", "TZ", "USER"]
}
