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
      .violation(
        """
        import LocalAuthentication
        final class Lock: ObservableObject {
          @Published var isOpen = false
          var kind: LABiometryType {
            let context = LAContext()
            _ = context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)
            return context.biometryType
          }
          var isPossible: Bool { LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil) }
          func unlock() {
            let context = LAContext()
            guard context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil) else { return }
            context.evaluatePolicy(↓.deviceOwnerAuthenticationWithBiometrics, localizedReason: reason) { ok, _ in self.isOpen = ok }
          }
        }
        """,
        fixed: """
          import LocalAuthentication
          final class Lock: ObservableObject {
            @Published var isOpen = false
            var kind: LABiometryType {
              let context = LAContext()
              _ = context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)
              return context.biometryType
            }
            var isPossible: Bool { LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) }
            func unlock() {
              let context = LAContext()
              guard context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil) else { return }
              context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: reason) { ok, _ in self.isOpen = ok }
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
      let asked = CodeWalk.bodies(of: file).map(Asked.init)
      // What asks beforehand whether it can be asked has to ask for the same, or who has no face or finger to show never
      // comes to the passcode. Where the kind is told, as on a button, it is about that.
      let beforehand = asked.filter { $0.unlocking.isEmpty && !$0.tellsKind }.flatMap(\.beforehand)
      var isFirst = true
      return asked.flatMap { asked in
        asked.unlocking.map { policy -> Outcome in
          let edits = ([policy] + asked.beforehand + (isFirst ? beforehand : [])).sorted { $0.start < $1.start }.map { place in
            FixBuilder.replacing(place, with: place.text.replacing(Self.policy, with: "deviceOwnerAuthentication"))
          }
          isFirst = false
          return .violation(Violation(
            "nothing but Face ID or Touch ID unlocks", certainty: .likely, at: policy,
            fixes: [Fix("fall back to the passcode", safety: .suggested, edits: edits)]))
        }
      }
    }
  }

  /// What one function asks for: where it unlocks, where it asks whether it can, and whether it wants to know by what.
  private struct Asked {
    private(set) var unlocking: [SourceRange] = []
    private(set) var beforehand: [SourceRange] = []
    private(set) var tellsKind = false

    init(_ body: Block) {
      CodeWalk.expressions(of: body) { expression in
        if case .member(_, "biometryType") = expression.kind { tellsKind = true }
        if let policy = Self.policy(expression, askedBy: "evaluatePolicy") { unlocking.append(policy) }
        if let policy = Self.policy(expression, askedBy: "canEvaluatePolicy") { beforehand.append(policy) }
      }
    }

    private static func policy(_ expression: Expression, askedBy method: String) -> SourceRange? {
      guard let policy = expression.call(named: method)?.arguments.first?.value, policy.plainName == BiometricsOnly.policy else { return nil }
      return policy.range
    }
  }
}
