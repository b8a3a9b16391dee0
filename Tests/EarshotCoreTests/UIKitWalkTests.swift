import EarshotCore
import Testing

/// Code that goes through all views: functions that call themselves for what a view holds, and casts that are decided.
@Suite struct UIKitWalkTests {
  private static let screen = """
    import UIKit
    final class Example: UIViewController {
      let outer = UIView()
      let inner = UIStackView()
      let words = UILabel()
      let send = UIButton(type: .system)
      override func viewDidLoad() {
        super.viewDidLoad()
        words.text = "Words"
        send.setTitle("Send", for: .normal)
        view.addSubview(outer)
        outer.addSubview(inner)
        inner.addArrangedSubview(words)
        outer.addSubview(send)
        walk()
      }
    """

  /// Each gives the label at the bottom of the tree a name, and nothing else.
  static let walks = [
    """
      func walk() { for label in labels(in: view) { label.accessibilityLabel = "Found" } }
      func labels(in view: UIView) -> [UILabel] {
        var found = [UILabel]()
        for child in view.subviews as [UIView] {
          if let label = child as? UILabel { found += [label] } else { found += labels(in: child) }
        }
        return found
      }
    }
    """,
    """
      func walk() { view.mark() }
    }
    extension UIView {
      func mark() {
        if self is UILabel { accessibilityLabel = "Found" }
        subviews.forEach { $0.mark() }
      }
    }
    """,
    """
      func walk() { mark(view) }
      func mark(_ view: UIView) {
        for case let label as UILabel in view.subviews { label.accessibilityLabel = "Found" }
        for child in view.subviews where !(child is UIButton) { mark(child) }
      }
    }
    """,
    """
      func walk() { mark(view) }
      func mark(_ view: UIView) {
        switch view {
        case let label as UILabel: label.accessibilityLabel = "Found"
        default: view.subviews.forEach(mark)
        }
      }
    }
    """,
  ]

  @Test(arguments: walks)
  func wholeTree(walk: String) async throws {
    #expect(try await UIKitExample.heard(["A.swift": Self.screen + "\n" + walk]) == ["Found", "Send. Button."])
  }

  /// What makes the views for which it calls itself has no bottom.
  @Test func endlessTree() async throws {
    let walk = """
        func walk() { nest(in: view) }
        func nest(in view: UIView) {
          let next = UILabel()
          next.text = "Next"
          view.addSubview(next)
          nest(in: next)
        }
      }
      """
    let heard = try await UIKitExample.heard(["A.swift": Self.screen + "\n" + walk])
    #expect(heard == ["Words", "Send. Button.", "Next"])
  }

  /// A view of which only the type is known may be of a class below it.
  @Test func openCasts() async throws {
    let statements = """
      let words = UILabel()
      words.text = "Words"
      if part is UILabel { view.addSubview(words) }
      """
    let code = UIKitExample.controller(statements, members: "@IBOutlet var part: UIView!")
    #expect(try await UIKitExample.heard(["A.swift": code]) == ["Words [part is UILabel]"])
    // Nobody knows what controller frames this one.
    let frame = statements.replacing("part is UILabel", with: "navigationController is Frame")
    let other = UIKitExample.controller(frame) + "final class Frame: UINavigationController {}"
    #expect(try await UIKitExample.heard(["A.swift": other]) == ["Words [navigationController is Frame]"])
  }

  /// Banners that one line makes for hundreds of errors, and that stand nowhere, take no steps from the screen.
  @Test func looseParts() async throws {
    let steps = (0..<60).map { number in
      "  func step\(number)() {\n" + (0..<40).map { "    let n\($0) = \($0)" }.joined(separator: "\n") + "\n  }"
    }
    let banner = "import UIKit\nfinal class Banner: UIView {\n\(steps.joined(separator: "\n"))\n}"
    let code = UIKitExample.controller(
      (0..<300).map { "tell(\"\($0)\")" }.joined(separator: "\n"),
      members: """
        func tell(_ text: String) {
          let banner = Banner()
          banner.accessibilityLabel = text
        }
        func finished() {
          let words = UILabel()
          words.text = "Done"
          view.addSubview(words)
        }
        """)
    #expect(try await UIKitExample.heard(["Banner.swift": banner, "A.swift": code]) == ["Done"])
  }
}
