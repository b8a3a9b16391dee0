import EarshotCore
import Rules
import Testing

/// What stands in interface files and is never there, or never to be written into.
@Suite("Outlets that are hidden or locked for good")
struct UIKitHiddenForGoodTests {
  private static func file(_ object: String, class name: String, tag: String = "collectionViewCell", outlet: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <\(tag) reuseIdentifier="\(name)" id="c1" customClass="\(name)">
            <view key="contentView" id="v1"><subviews>\(object)</subviews></view>
            <connections><outlet property="\(outlet)" destination="o1" id="x1"/></connections>
        </\(tag)>
    </objects></document>
    """
  }

  private static let button = #"<button opaque="NO" id="o1"><state key="normal" image="eye-open"/></button>"#

  private func findings(_ rule: String, _ files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: files, options).findings.map { "\($0.severity.rawValue) \($0.certainty.rawValue)" }
  }

  /// A cell is set up for each of its rows; one whose function shows the button again has it in some.
  @Test("Buttons that the set-up of a cell hides", arguments: [
    ("UIView.animate(withDuration: 0.2, animations: { self.edit.isHidden = true })", []),
    ("edit.isHidden = true", []), ("edit.isHidden = isPlain", ["error likely"]), ("if isPlain { edit.isHidden = true }", ["error likely"]),
    ("edit.isHidden = true; more()", ["error likely"]),
  ])
  func cells(code: String, expected: [String]) async {
    let cell = """
      import UIKit
      final class TileCell: UICollectionViewCell {
        @IBOutlet weak var edit: UIButton!
        func setUp(isPlain: Bool) { \(code) }
        \(code.contains("more()") ? "private func more() { edit.isHidden = false }" : "")
      }
      final class TilesController: UICollectionViewController {
        var names: [String] = []
        override func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = list.dequeueReusableCell(withReuseIdentifier: names[path.row], for: path)
          (cell as? TileCell)?.setUp(isPlain: names.isEmpty)
          return cell
        }
      }
      """
    let files = ["TileCell.swift": cell, "TileCell.xib": Self.file(Self.button, class: "TileCell", outlet: "edit")]
    #expect(await findings("ib-image-button-name", files) == expected)
  }

  /// The screen is never there in the state in which the code stops.
  @Test("Buttons that set-up code hides unless it takes its screen away", arguments: [
    ("if isKnown { navigationController?.dismiss(animated: false); return }", []),
    ("guard !isKnown else { dismiss(animated: false); return }", []),
    ("if isKnown { showWelcome(); return }", ["error likely"]),
  ])
  func leaving(code: String, expected: [String]) async {
    let controller = """
      import UIKit
      final class WelcomeController: UIViewController {
        @IBOutlet private weak var cancel: UIButton!
        var isKnown = Account.shared.isKnown
        override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
          cancel.isHidden = true
        }
        private func showWelcome() { title = "Welcome" }
      }
      """
    let board = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          initialViewController="a1">
          <scenes><scene sceneID="s1"><objects>
              <viewController id="a1" customClass="WelcomeController" sceneMemberID="viewController">
                  <view key="view" id="v0"><subviews>\(Self.button)</subviews></view>
                  <connections><outlet property="cancel" destination="o1" id="x1"/></connections>
              </viewController>
          </objects></scene></scenes>
      </document>
      """
    #expect(await findings("ib-image-button-name", ["A.swift": controller, "Main.storyboard": board]) == expected)
  }

  /// What nobody can write into is a text that is shown.
  @Test("Fields that nobody can write into", arguments: [
    ("", "", ["error likely"]), (#" userInteractionEnabled="NO""#, "", ["note review"]),
    (#" userInteractionEnabled="NO""#, "field.isUserInteractionEnabled = true", ["error likely"]),
    ("", "field.isUserInteractionEnabled = false", ["note review"]), ("", "field.isEnabled = false", ["note review"]),
  ])
  func fields(attribute: String, code: String, expected: [String]) async {
    let field = #"<textField opaque="NO"\#(attribute) borderStyle="roundedRect" id="o1"/>"#
    let view = """
      import UIKit
      final class AccountCell: UITableViewCell {
        @IBOutlet private weak var field: UITextField!
        override func awakeFromNib() {
          super.awakeFromNib()
          \(code)
        }
      }
      """
    let files = [
      "AccountCell.swift": view, "AccountCell.xib": Self.file(field, class: "AccountCell", tag: "tableViewCell", outlet: "field"),
    ]
    #expect(await findings("ib-text-field-name", files) == expected)
  }

  /// A screen that takes no touches while it waits takes them again; one that stays locked is not there to be tapped.
  @Test("Taps on a screen that is locked for a while", arguments: [
    ("lock()", "view.isUserInteractionEnabled = true", ["error likely"]), ("", "view.isUserInteractionEnabled = true", ["error likely"]),
    ("lock()", "title = nil", []), ("lock()", "view.isUserInteractionEnabled = false", []),
  ])
  func waiting(start: String, end: String, expected: [String]) async {
    let code = """
      import UIKit
      class WaitingController: UIViewController {
        func lock() { view.isUserInteractionEnabled = false }
        func unlock() { \(end) }
      }
      final class FilmController: WaitingController {
        private let trailer = UIImageView(image: UIImage(named: "film"))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(trailer)
          trailer.isUserInteractionEnabled = true
          trailer.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(start)))
          load()
        }
        private func load() {
          \(start)
          Service().films { [weak self] _ in self?.unlock() }
        }
        @objc private func start() { present(FilmPlayerController(), animated: true) }
      }
      """
    #expect(await findings("uikit-tap-view-not-element", ["A.swift": code]) == expected)
  }
}
