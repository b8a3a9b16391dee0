import AccessibilityModel
import EarshotCore
import Testing

/// What code calls of controllers that are screens of their own.
@Suite struct OtherScreenTests {
  private static let details = """
    import UIKit
    final class Details: UIViewController {
      private let words = UILabel()
      private var name = "Nobody"
      func show(_ name: String) {
        self.name = name
        let extra = UILabel()
        extra.text = "Extra"
        view.addSubview(extra)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        words.text = name
        view.addSubview(words)
      }
    }
    """

  @Test func toldBeforeItIsShown() async throws {
    let code = UIKitExample.controller("""
      let details = Details()
      details.show("Ann")
      addChild(details)
      view.addSubview(details.view)
      """)
    #expect(try await UIKitExample.heard(["Details.swift": Self.details, "A.swift": code]) == ["Extra", "Ann"])
  }

  /// Hundreds of steps that only another screen takes.
  @Test func toldAndLeftAlone() async throws {
    let steps = (0..<3000).map { "    let n\($0) = \($0)" }.joined(separator: "\n")
    let other = "import UIKit\nfinal class Tabs: UIViewController {\n  func tell(_ number: Int) {\n\(steps)\n  }\n}"
    let code = UIKitExample.controller(
      "view.addSubview(words)\nwords.text = \"Words\"",
      members: """
        let words = UILabel()
        func finish() {
          guard let tabs = presentingViewController as? Tabs else { return }
        \((0..<200).map { "  tabs.tell(\($0))" }.joined(separator: "\n"))
        }
        """)
    #expect(try await UIKitExample.heard(["Tabs.swift": other, "A.swift": code]) == ["Words"])
  }

  /// A function that slides another screen into a window nobody knows, and one that shows it within this one.
  private static func sliding(_ lines: String) -> String {
    UIKitExample.controller(
      "view.addSubview(words)\nwords.text = \"Words\"", members: "let words = UILabel()\nfunc finish() {\n\(lines)\n}")
  }

  /// A screen that goes to code which is not seen is read where it is the screen, and takes no steps here: 600,000 of
  /// them would be more than this screen has, and what is left out of it is heard as a part of which nothing is known.
  @Test func slidIntoAnotherWindow() async throws {
    let steps = (0..<3000).map { "    let n\($0) = \($0)" }.joined(separator: "\n")
    let other = """
      import UIKit
      final class Page: UIViewController {
        var number = 0
        override func viewDidLoad() {
          super.viewDidLoad()
      \(steps)
        }
      }
      """
    let lines = (0..<200).map { number in
      """
      let page\(number) = Page()
      page\(number).number = \(number)
      page\(number).view.isHidden = true
      page\(number).view.frame = Windows.front.bounds
      Windows.front.addSubview(page\(number).view)
      """
    }
    let heard = try await UIKitExample.heard(["Page.swift": other, "A.swift": Self.sliding(lines.joined(separator: "\n"))])
    #expect(heard == ["Words"])
  }

  /// Once its view stands within this screen, its class is read, whatever was done to the view before.
  @Test func slidIntoThisScreen() async throws {
    let lines = """
      let details = Details()
      details.view.frame = view.bounds
      details.view.isHidden = true
      view.addSubview(details.view)
      details.view.isHidden = false
      """
    let heard = try await UIKitExample.heard(["Details.swift": Self.details, "A.swift": Self.sliding(lines)])
    #expect(heard == ["Words", "«name»", "Extra"])
  }

  /// What is heard of its view is set before that stands anywhere.
  @Test func setBeforeItIsShown() async throws {
    let lines = """
      let details = Details()
      let page = details.view!
      page.accessibilityViewIsModal = true
      holder.addSubview(page)
      view.addSubview(holder)
      """
    let code = Self.sliding(lines).replacingOccurrences(of: "let words = UILabel()", with: "let words = UILabel()\nlet holder = UIView()")
    #expect(try await UIKitExample.heard(["Details.swift": Self.details, "A.swift": code]) == ["Words", "«name»", "Extra"])
  }
}

/// Services that get closures of a screen: what they do themselves takes few of its steps.
@Suite struct ServiceCallTests {
  @Test func requests() async throws {
    let steps = (0..<3000).map { "    let n\($0) = \($0)" }.joined(separator: "\n")
    let service = """
      enum Service {
        static func load(_ number: Int, done: (String) -> Void) {
          done("Loaded")
          prepare(number)
          prepare(number + 1000)
          prepare(number + 2000)
        }
        static func prepare(_ number: Int) {
      \(steps)
        }
      }
      """
    let code = UIKitExample.controller(
      "view.addSubview(words)\n" + (0..<100).map { "Service.load(\($0)) { words.text = $0 }" }.joined(separator: "\n"),
      members: "let words = UILabel()")
    #expect(try await UIKitExample.heard(["Service.swift": service, "A.swift": code]) == ["Loaded"])
  }
}

/// Getters that list the parts of a screen are the first to make them.
@Suite struct ListedPartTests {
  @Test func largeParts() async throws {
    let steps = (0..<3000).map { "    let n\($0) = \($0)" }.joined(separator: "\n")
    let page = """
      import UIKit
      final class Page: UIView {
        let words = UILabel()
        init(_ text: String) {
          super.init(frame: .zero)
      \(steps)
          words.text = text
          addSubview(words)
        }
      }
      """
    let code = UIKitExample.controller(
      "pages.forEach { view.addSubview($0) }",
      members: "let first = Page(\"One\")\nlet second = Page(\"Two\")\nprivate var pages: [UIView] { [first, second] }")
    #expect(try await UIKitExample.heard(["Page.swift": page, "A.swift": code]) == ["One", "Two"])
  }
}

/// Code that names several objects of UIKit is no modifier of the view of SwiftUI in which they stand.
@Suite struct RepresentedNameTests {
  @Test func sharedSetter() async throws {
    let code = """
      import SwiftUI
      import UIKit
      extension UIView {
        var spoken: String? { get { nil } set { accessibilityLabel = newValue } }
      }
      final class Terms: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let accept = UIButton()
          accept.spoken = "Accept"
          view.addSubview(accept)
          let decline = UIButton()
          decline.spoken = "Decline"
          view.addSubview(decline)
        }
      }
      struct TermsView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Terms { Terms() }
        func updateUIViewController(_ controller: Terms, context: Context) {}
      }
      struct Home: View { var body: some View { TermsView() } }
      """
    let analysis = await Analysis.run(files: ["A.swift": code])
    let home = try #require(analysis.screens.first { $0.name == "Home" })
    #expect(home.nodes.elements.compactMap(\.label?.value.literal) == ["Accept", "Decline"])
    #expect(home.nodes.elements.map(\.modifiers.count) == [0, 0])
    let terms = try #require(analysis.screens.first { $0.name == "Terms" })
    #expect(terms.nodes.elements.map(\.modifiers.count) == [1, 1])
  }
}
