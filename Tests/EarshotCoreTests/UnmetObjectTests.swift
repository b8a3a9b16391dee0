import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Views and controls that nobody meets, and fields that other code names.
@Suite("Objects of files that nobody meets, or that others complete")
struct UnmetObjectTests {
  private func found(_ rule: String, _ files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: files, options).findings.map { "\($0.severity.rawValue) \($0.certainty.rawValue)" }
  }

  private static func xib(_ content: String, class name: String, outlet: String = "field") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <view id="v1" customClass="\(name)">
            <subviews>\(content)</subviews>
            <connections><outlet property="\(outlet)" destination="o1" id="x1"/></connections>
        </view>
    </objects></document>
    """
  }

  private static let field = #"<textField opaque="NO" id="o1"/>"#
  private static let start = """
    import UIKit
    @main final class Start: UIResponder, UIApplicationDelegate {
      let window = UIWindow()
      func open() { USE }
    }
    """

  // MARK: - Accessors that tools write

  /// `R.nib.entryView` (R.swift): of its members code asks for some.
  private static let accessors = """
    struct R {
      struct nib {
        static let entryView = _R.nib._EntryView()
        static let otherView = _R.nib._OtherView()
        @available(*, deprecated, message: "Use UINib(resource: R.nib.entryView) instead")
        static func entryView(_: Void = ()) -> UINib { UINib(resource: R.nib.entryView) }
        static func entryView(owner: AnyObject?) -> EntryView? { R.nib.entryView.instantiate(withOwner: owner)[0] as? EntryView }
      }
    }
    struct _R {
      struct nib {
        struct _EntryView: NibResourceType {
          let name = "EntryView"
          func firstView(owner: AnyObject?) -> EntryView? { instantiate(withOwner: owner)[0] as? EntryView }
        }
        struct _OtherView: NibResourceType { let name = "OtherView" }
      }
    }
    """

  @Test("Views that only generated code names", arguments: [
    ("_ = R.nib.otherView", []), ("_ = R.nib.entryView(owner: nil)", ["error likely"]), ("_ = R.nib.entryView", ["error likely"]),
    ("_ = EntryView()", ["error likely"]),
  ])
  func generated(use: String, expected: [String]) async {
    let view = "import UIKit\nfinal class EntryView: UIView { @IBOutlet var field: UITextField! }\n"
    let sources = [("Start.swift", Self.start.replacing("USE", with: use)), ("EntryView.swift", view), ("R.generated.swift", Self.accessors)]
    var project = Project(root: "/", sources: sources.map { path, text in
      let role: SourceUnit.Role = path.hasPrefix("R.") ? .generated : .app
      return SourceUnit(file: SourceFile(path: path, text: text), role: role, isRequested: true, module: nil)
    })
    let file = SourceFile(path: "UI/EntryView.xib", text: Self.xib(Self.field, class: "EntryView"))
    project.interfaceFiles = [InterfaceUnit(file: file, isReported: true)]
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["ib-text-field-name"]
    let found = await Analysis.run(on: project, options).findings.map { "\($0.severity.rawValue) \($0.certainty.rawValue)" }
    #expect(found == expected)
  }

  // MARK: - Views within others

  @Test("Views within others that nothing makes", arguments: [
    ("Text(\"A\")", []), ("Card(name: \"A\")", ["warning likely"]), ("Text(\"A\") // Card(name: \"A\")", []),
  ])
  func inner(use: String, expected: [String]) async {
    let code = """
      import SwiftUI
      @main struct B: App { var body: some Scene { WindowGroup { Shop() } } }
      struct Shop: View {
        var body: some View { \(use)
        }
        struct Card: View {
          let name: String
          var body: some View { Text(name).font(.system(size: 12)) }
        }
      }
      """
    #expect(await found("fixed-font-size", ["A.swift": code]) == expected)
    let other = code.replacing("struct Shop: View {", with: "struct Row: View { var body: some View { Shop.Card(name: \"A\") } }\nstruct Shop: View {")
      .replacing("{ Shop() }", with: "{ Shop(); Row() }")
    #expect(await found("fixed-font-size", ["A.swift": other]) == ["warning likely"])
  }

  // MARK: - Handlers

  @Test("Buttons that tell a handler of what it does nothing about", arguments: [
    ("if deed == .back { leave() }", []), ("switch deed { case .back: leave()\ndefault: break }", []),
    ("if deed == .back { leave() } else { open() }", ["error likely"]), ("if deed == .map { open() }", ["error likely"]),
    ("open(deed)", ["error likely"]),
  ])
  func unheeded(handler: String, expected: [String]) async {
    let code = """
      import SwiftUI
      @main struct B: App {
        var body: some Scene { WindowGroup { Bar(onDeed: { bar, deed in \(handler) }) } }
      }
      struct Bar: View {
        enum Deed { case back, map }
        var onDeed: ((Bar, Deed) -> Void)?
        var body: some View {
          Button(action: { onDeed?(self, .map) }, label: { Image(systemName: "mappin.and.ellipse") })
        }
      }
      #Preview { Bar(onDeed: { _, deed in print(deed) }) }
      """
    #expect(await found("icon-button-name", ["A.swift": code]) == expected)
  }

  // MARK: - What a hidden view holds

  private static let hiddenBoard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
    <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="FormController" sceneMemberID="viewController">
        <view key="view" id="v"><subviews>
          <view hidden="YES" id="h"><subviews><button opaque="NO" id="b"><state key="normal" title="Send"/></button></subviews></view>
        </subviews></view>
        <connections>
          <outlet property="sendButton" destination="b" id="o1"/><outlet property="panel" destination="h" id="o2"/>
        </connections>
      </viewController>
    </objects></scene></scenes></document>
    """

  @Test("Controls of a hidden view that no code shows", arguments: [
    ("", 0), ("// panel.isHidden = false", 0), ("panel.isHidden = false", 1), ("panel.isHidden = !isOpen", 1), ("fadeIn(panel)", 1),
  ])
  func hidden(code: String, count: Int) async {
    let controller = """
      import UIKit
      final class FormController: UIViewController {
        @IBOutlet private var sendButton: UIButton!
        @IBOutlet private var panel: UIView!
        func started() { sendButton.isUserInteractionEnabled = false }
        func stopped() {
          sendButton.isUserInteractionEnabled = true
          \(code)
        }
      }
      """
    #expect(await found("uikit-disabled-not-told", ["Main.storyboard": Self.hiddenBoard, "A.swift": controller]).count == count)
  }

  /// Where the file keeps touches away, the lines of the code alone give them back.
  @Test("A control that the file keeps touches away from", arguments: [
    ("", ["isEnabled", "isEnabled"]), ("userInteractionEnabled=\"NO\"", ["isEnabled", "isEnabled", "enabled=\"NO\""]),
    ("userInteractionEnabled=\"NO\" enabled=\"NO\"", []),
  ])
  func deaf(attributes: String, edits: [String]) async {
    let board = Self.hiddenBoard.replacing("<button opaque=\"NO\"", with: "<button opaque=\"NO\" \(attributes)").replacing(" hidden=\"YES\"", with: "")
    let controller = """
      import UIKit
      final class FormController: UIViewController {
        @IBOutlet private var sendButton: UIButton!
        @IBOutlet private var panel: UIView!
        func started() { sendButton.isUserInteractionEnabled = false }
        func stopped() { sendButton.isUserInteractionEnabled = true }
      }
      """
    let found = await FixedFiles.findings("uikit-disabled-not-told", ["Main.storyboard": board, "A.swift": controller])
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement) == edits)
  }

  // MARK: - Placeholders from elsewhere

  private static func board(_ name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
    <scenes><scene sceneID="s"><objects>
      <viewController id="c" customClass="EntryController" sceneMemberID="viewController">
        <view key="view" id="v"><subviews><textField opaque="NO" id="f"/></subviews></view>
        <connections><outlet property="\(name)" destination="f" id="o1"/></connections>
      </viewController>
    </objects></scene></scenes></document>
    """
  }

  @Test("Fields that a view object is handed and gives a placeholder", arguments: [
    ("nameField?.placeholder = words", []), ("nameField?.attributedPlaceholder = styled(words)", []), ("nameField?.text = words", ["error likely"]),
  ])
  func handed(code: String, expected: [String]) async {
    let controller = """
      import UIKit
      final class EntryController: UIViewController {
        @IBOutlet private var nameField: UITextField?
        var page: Page?
        override func viewDidLoad() {
          super.viewDidLoad()
          guard let form = page as? Form else { return }
          form.nameField = nameField
        }
      }
      """
    let form = """
      import UIKit
      protocol Form: AnyObject { var nameField: UITextField? { get set } }
      final class EntryForm: Page, Form {
        weak var nameField: UITextField?
        func prompt(_ words: String?) { \(code) }
      }
      """
    let files = ["Main.storyboard": Self.board("nameField"), "A.swift": controller, "B.swift": form]
    #expect(await found("ib-text-field-name", files) == expected)
  }

  @Test("Fields of a header that another class gives a placeholder", arguments: [
    ("head?.field?.placeholder = words", []), ("head?.field?.text = words", ["error likely"]),
  ])
  func header(code: String, expected: [String]) async {
    let view = "import UIKit\nfinal class SearchHead: UITableViewHeaderFooterView { @IBOutlet var field: UITextField? }\n"
    let list = """
      import UIKit
      final class ListPage {
        weak var table: UITableView?
        func head(_ words: String) -> SearchHead? {
          let head = table?.dequeueReusableHeaderFooterView(withIdentifier: "Head") as? SearchHead
          \(code)
          return head
        }
      }
      """
    let files = ["SearchHead.xib": Self.xib(Self.field, class: "SearchHead"), "A.swift": view, "B.swift": list]
    #expect(await found("ib-text-field-name", files) == expected)
  }

  // MARK: - Pickers and pictures

  @Test("A picker that comes in the place of the keyboard", arguments: [
    ("dayField.inputView = wheel", []), ("bloodField.text = \"A\"", ["warning likely"]),
  ])
  func picker(code: String, expected: [String]) async {
    let board = Self.board("dayField").replacing("</subviews></view>", with: "<pickerView hidden=\"YES\" id=\"p\"/></subviews></view>")
      .replacing("<connections>", with: "<connections><outlet property=\"wheel\" destination=\"p\" id=\"o2\"/>")
    let controller = """
      import UIKit
      final class EntryController: UIViewController {
        @IBOutlet var dayField: UITextField!
        @IBOutlet var wheel: UIPickerView!
        @objc func edited() { \(code) }
        func began() { wheel.isHidden = false }
      }
      """
    #expect(await found("uikit-control-name", ["Main.storyboard": board, "A.swift": controller]) == expected)
  }

  /// The cell is read by the words of its labels.
  @Test("A picture that is made an element in a cell") func pictureInCell() async {
    let element = #"<accessibility key="accessibilityConfiguration"><bool key="isElement" value="YES"/></accessibility>"#
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tableViewCell reuseIdentifier="Town" id="p">
          <tableViewCellContentView key="contentView" id="v"><subviews>
            <imageView image="town" id="i">\(element)</imageView><label text="Town" id="l"/>
          </subviews></tableViewCellContentView>
        </tableViewCell>
      </objects></document>
      """
    #expect(await found("ib-image-unlabelled", ["Town.xib": file]) == ["note review"])
    let view = Self.xib("<imageView image=\"town\" id=\"o1\">\(element)</imageView>", class: "UIView")
    #expect(await found("ib-image-unlabelled", ["Town.xib": view]).map { String($0.prefix(5)) } == ["error"])
  }
}
