import EarshotCore
import Testing

/// Split view controllers show what stands in their columns (Apple: documentation of UISplitViewController).
@Suite("Columns of split view controllers") struct UIKitSplitViewTests {
  private static let columns = """
    import UIKit
    final class NotesController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        let label = UILabel()
        label.text = "All notes"
        view.addSubview(label)
      }
    }
    final class NoteController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = "Shopping"
        view.addSubview(label)
      }
    }
    """

  private func heard(_ statements: String) async throws -> [String] {
    let code = UIKitExample.controller(statements, base: "UISplitViewController")
    return try await UIKitExample.heard(["Columns.swift": Self.columns, "E.swift": code])
  }

  private static let list = ["Notes. Heading.", "All notes"]

  @Test("One controller in a navigation controller") func list() async throws {
    #expect(try await heard("viewControllers = [UINavigationController(rootViewController: NotesController())]") == Self.list)
  }

  @Test("One whose view code asks for stands there once") func askedForView() async throws {
    let statements = """
      let list = UINavigationController(rootViewController: NotesController())
      list.view.tintColor = .systemRed
      viewControllers = [list]
      """
    #expect(try await heard(statements) == Self.list)
  }

  @Test("Two controllers", arguments: [
    "viewControllers = [UINavigationController(rootViewController: NotesController()), NoteController()]",
    """
    setViewController(NoteController(), for: .secondary)
    setViewController(NotesController(), for: .primary)
    """,
  ]) func both(statements: String) async throws {
    #expect(try await heard(statements) == Self.list + ["Shopping"])
  }

  @Test("What stands in for all columns on a narrow screen is no further one") func compact() async throws {
    let statements = """
      setViewController(NotesController(), for: .primary)
      setViewController(NoteController(), for: .compact)
      """
    #expect(try await heard(statements) == Self.list)
  }

  @Test("Of one that nobody gives anything nothing is known") func empty() async throws {
    #expect(try await heard("preferredDisplayMode = .oneBesideSecondary").count == 1)
  }
}
