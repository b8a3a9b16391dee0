import SourceModel
import SwiftSource

/// Tests that drive the app and never have it audited.
public struct AuditTestMissing: ProjectRule {
  public init() {}

  public static let metadata = RuleMetadata(
    id: "audit-test-missing", family: .hygiene, severity: .note, impact: .minor, wcag: [], isOptIn: true,
    title: "tests of the interface never audit it",
    documentation: RuleDocumentation(
      reports: """
        An app whose tests launch it (`XCUIApplication`) and never call `performAccessibilityAudit()`. Reported at the \
        app's entry, since tests are not judged.
        """,
      why: """
        An audit sees what source cannot show: the contrast that is drawn, text that is cut off, places that are too \
        small to hit. The tests stand on every screen already.
        """,
      howToFix: "Add `try app.performAccessibilityAudit()` to a test of each screen.",
      limits: """
        Off by default: advice that nobody who uses the app hears anything of. Silent where the tests are not among the \
        files, and in apps without tests of the interface.
        """,
      references: ["Apple: documentation of performAccessibilityAudit(for:_:)", "Apple: WWDC23 session 10035"]),
    examples: [
      .violation(
        """
        @main
        struct ↓OrdersApp: App {
          var body: some Scene { WindowGroup { Text("Orders") } }
        }
        """,
        files: ["HomeTests.swift": "import XCTest\nfinal class HomeTests: XCTestCase { func testHome() { XCUIApplication().launch() } }"]),
      .pass(
        """
        @main
        struct OrdersApp: App {
          var body: some Scene { WindowGroup { Text("Orders") } }
        }
        """,
        files: [
          "HomeTests.swift": """
            import XCTest
            final class HomeTests: XCTestCase {
              func testHome() throws {
                let app = XCUIApplication()
                app.launch()
                try app.performAccessibilityAudit()
              }
            }
            """
        ]),
      .undecided(
        """
        @main
        struct OrdersApp: App {
          var body: some Scene { WindowGroup { Text("Orders") } }
        }
        """),
    ])

  public func check(_ project: ProjectSubject, in context: RuleContext) -> [Outcome] {
    guard project.allFiles.contains(where: { $0.imports.contains("XCTest") && $0.file.mentions(["XCUIApplication"]) }),
      !project.allFiles.contains(where: { $0.file.mentions(["performAccessibilityAudit"]) }) else { return [] }
    let entries = project.files.flatMap(\.types).filter { type in
      type.attributes.contains { ["main", "UIApplicationMain"].contains($0.name) }
        && ["App", "UIApplicationDelegate", "UIResponder"].contains(where: type.adopts)
    }
    guard let entry = entries.first else { return [] }
    return [
      .violation(Violation(
        "tests launch the app and never call 'performAccessibilityAudit()'", certainty: .certain, at: entry.nameRange))
    ]
  }
}
