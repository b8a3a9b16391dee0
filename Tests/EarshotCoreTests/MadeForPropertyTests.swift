import EarshotCore
import Testing

/// Controls that one function makes for many properties.
@Suite struct MadeForPropertyTests {
  private func findings(_ files: [String: String], _ rule: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: files, options).findings.map { finding in
      let fix = finding.fixes.first?.edits.first.map { "\(finding.place.file === $0.range.file) \($0.replacement.trimming)" } ?? "none"
      return "\(finding.place.file.path):\(finding.place.startPosition.line) \(finding.heard?.before ?? "") -> \(fix)"
    }
  }

  private static let factory = """
    import UIKit
    final class Parts {
      func button() -> UIButton {
        let made = UIButton()
        made.imageView?.contentMode = .scaleAspectFill
        return made
      }
      func cross() -> UIButton {
        let made = UIButton()
        made.setImage(UIImage(named: "cross-icon"), for: .normal)
        return made
      }
    }
    """

  @Test func eachIsToldWhereItsPropertyAsksForIt() async {
    let screen = """
      import UIKit
      final class CardViewController: UIViewController {
        private let trashButton = Parts().button()
        private lazy var addButton: UIButton = Parts().button()
        override func viewDidLoad() {
          super.viewDidLoad()
          trashButton.setImage(UIImage(named: "ic-trash-b"), for: .normal)
          addButton.setImage(UIImage(named: "ic-add-b"), for: .normal)
          view.addSubview(trashButton)
          view.addSubview(addButton)
        }
      }
      """
    #expect(await findings(["Parts.swift": Self.factory, "Card.swift": screen], "uikit-image-button-name") == [
      "Card.swift:3 ic-trash-b, Button -> true trashButton.accessibilityLabel = \"Trash\"",
      "Card.swift:4 ic-add-b, Button -> true addButton.accessibilityLabel = \"Add\"",
    ])
  }

  @Test func whatAFunctionGivesItsPictureIsToldOnce() async {
    let screen = """
      import UIKit
      final class CardViewController: UIViewController {
        private let first = Parts().cross()
        private let second = Parts().cross()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(first)
          view.addSubview(second)
        }
      }
      """
    let found = await findings(["Parts.swift": Self.factory, "Card.swift": screen], "uikit-image-button-name")
    #expect(found.map { $0.prefix(13) } == ["Parts.swift:9"])
  }
}

extension String {
  fileprivate var trimming: String { split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined() }
}
