import SourceModel
import SwiftSource

/// Unlocking by face or finger, with no other way.
public struct BiometricsOnly: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "biometrics-only", family: .forms, severity: .warning, impact: .serious, wcag: [],
    title: "nothing but Face ID or Touch ID unlocks",
    documentation: RuleDocumentation(
      reports: """
        `evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, …)` in a project that never asks for \
        `.deviceOwnerAuthentication`, heeds no fallback (`userFallback`, `biometryNotAvailable` and its like), and \
        speaks nowhere of a passcode, password or PIN.
        """,
      why: """
        Not everybody has a face or finger that the device can read, and who cannot look at the camera cannot use \
        Face ID with attention. EN 301 549 asks for another way than biometrics.
        """,
      howToFix: "Ask for `.deviceOwnerAuthentication`, which falls back to the passcode of the device.",
      limits: "Silent as soon as any file of the project speaks of another way.",
      references: ["EN 301 549 V3.2.1, clause 5.3 Biometrics", "Apple: documentation of LAPolicy"]),
    examples: [
      .violation(
        """
        import LocalAuthentication
        struct LockView: View {
          var body: some View { Button("Unlock") { unlock() } }
          func unlock() {
            LAContext().evaluatePolicy(↓.deviceOwnerAuthenticationWithBiometrics, localizedReason: reason) { ok, _ in open(ok) }
          }
        }
        """,
        fixed: """
          import LocalAuthentication
          struct LockView: View {
            var body: some View { Button("Unlock") { unlock() } }
            func unlock() {
              LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: reason) { ok, _ in open(ok) }
            }
          }
          """),
      .pass(
        """
        import LocalAuthentication
        struct LockView: View {
          var body: some View { Button("Unlock") { unlock() } }
          func unlock() {
            LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: reason) { ok, _ in open(ok) }
          }
        }
        """),
      .pass(
        """
        import LocalAuthentication
        struct LockView: View {
          var body: some View { Button("Unlock") { unlock() }; SecureField("Password", text: $password) }
          func unlock() {
            LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: reason) { ok, _ in open(ok) }
          }
        }
        """),
      .undecided(
        """
        import LocalAuthentication
        struct LockView: View {
          var body: some View { Button("Unlock") { unlock() } }
          func unlock() { LAContext().evaluatePolicy(policy, localizedReason: reason) { ok, _ in open(ok) } }
        }
        """),
    ])

  private static let policy = "deviceOwnerAuthenticationWithBiometrics"
  private static let ways = [
    "deviceOwnerAuthentication)", "deviceOwnerAuthentication,", "deviceOwnerAuthentication ", "deviceOwnerAuthentication\n",
    "userFallback", "biometryNotAvailable", "biometryNotEnrolled", "biometryLockout", "asscode", "assword", "pinCode",
    "PIN", "pin:",
  ]

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    let asking = project.files(mentioning: [Self.policy], Self.self)
    guard !asking.isEmpty, !project.allFiles.contains(where: { $0.file.mentions(Self.ways) }) else { return [] }
    return asking.flatMap { file in
      var outcomes: [Outcome] = []
      CodeWalk.expressions(of: file) { expression in
        guard let call = expression.call(named: "evaluatePolicy"), let policy = call.arguments.first?.value,
          policy.plainName == Self.policy else { return }
        let edit = FixBuilder.replacing(
          policy.range, with: policy.range.text.replacing(Self.policy, with: "deviceOwnerAuthentication"))
        outcomes.append(.violation(Violation(
          "nothing but Face ID or Touch ID unlocks", certainty: .likely, at: policy.range,
          fixes: [Fix("fall back to the passcode", safety: .suggested, edits: [edit])])))
      }
      return outcomes
    }
  }
}
