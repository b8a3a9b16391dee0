import EarshotCore
import Foundation
import Project
import Rules
import SourceModel
import Testing

/// What fixes write compiles, runs and says what it should wherever the code goes.
@Suite struct HandedFixTests {
  private func findings(_ rule: String, _ files: [String: String]) async -> [Finding] {
    await Analysis.run(files: files).findings.filter { $0.rule == rule }
  }

  private func edits(_ rule: String, _ files: [String: String]) async -> [String] {
    await findings(rule, files).flatMap { $0.fixes.prefix(1).flatMap(\.edits) }
      .map { $0.replacement.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  static func view(_ views: String, owner: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        initialViewController="c1">
        <scenes><scene sceneID="s1"><objects>
            <viewController id="c1" customClass="\(owner)" sceneMemberID="viewController">
                <view key="view" id="v1"><subviews>\(views)</subviews></view>
                <connections>
                    <outlet property="caption" destination="l1" id="o1"/>
                    <outlet property="field" destination="f1" id="o2"/>
                </connections>
            </viewController>
        </objects></scene></scenes>
    </document>
    """
  }

  static func label(_ text: String, _ font: String = "type=\"system\" pointSize=\"17\"") -> String {
    """
    <label opaque="NO" text="\(text)" id="l1"><rect key="frame" x="16" y="100" width="200" height="20"/>
        <fontDescription key="fontDescription" \(font)/></label>
    """
  }

  static func field(_ placeholder: String = "") -> String {
    """
    <textField opaque="NO" \(placeholder)id="f1"><rect key="frame" x="16" y="122" width="200" height="34"/></textField>
    """
  }

  /// The function runs each time that something is wrong, and a font must not be scaled twice.
  @Test func fontsThatAreScaledInCode() async {
    let code = """
      import UIKit
      final class PinController: UIViewController {
        @IBOutlet weak var caption: UILabel!
        func wrong() { show("Try again") }
        private func show(_ text: String) {
          caption.text = text
        }
      }
      """
    let file = Self.view(Self.label("PIN", "type=\"boldSystem\" pointSize=\"20\""), owner: "PinController")
    let found = await edits("ib-fixed-font", ["A.swift": code, "Main.storyboard": file])
    // Where the outlet is set, once, and not in the function that runs again.
    #expect(found.contains { $0.contains("didSet") && $0.contains("scaledFont(for: caption.font)") }, "\(found)")
  }

  /// A property holds a picture, and no view with a modifier.
  @Test func picturesInProperties() async {
    let code = """
      import SwiftUI
      struct Card { var image: Image?
        init(icon: UIImage?) {
          if icon != nil { image = Image("crd_2") }
        }
      }
      struct CardView: View {
        let card: Card
        var body: some View { if let image = card.image { image.resizable() } }
      }
      struct Cards: View { var body: some View { CardView(card: Card(icon: UIImage())) } }
      """
    let all = await Analysis.run(files: ["A.swift": code]).findings.flatMap(\.fixes).flatMap(\.edits)
    #expect(!all.contains { $0.replacement.hasPrefix(".accessibility") && $0.range.startPosition.line == 4 }, "\(all.map(\.replacement))")
  }

  @Test func announcementsOfWhatMayBeNil() async {
    let code = """
      import SwiftUI
      import UIKit
      final class Messages: UIViewController {
        let message = UILabel()
        @available(iOS 17, *) func show() { UIAccessibility.post(notification: .announcement, argument: message.text) }
      }
      """
    #expect(await edits("announcement-legacy-api", ["A.swift": code]) == [
      "AccessibilityNotification.Announcement(message.text ?? \"\").post()",
    ])
  }

  /// "Label" is what Xcode writes into a new one.
  @Test func wordsOfInterfaceBuilder() async {
    let code = """
      import UIKit
      final class FormController: UIViewController {
        @IBOutlet weak var caption: UILabel!
        @IBOutlet weak var field: UITextField!
        override func viewDidLoad() { super.viewDidLoad(); Styles.apply(caption) }
      }
      """
    func label(_ words: String) async -> [String] {
      let file = Self.view(Self.label(words) + Self.field(), owner: "FormController")
      return await edits("ib-text-field-name", ["A.swift": code, "Main.storyboard": file])
    }
    #expect(await label("Comment").contains { $0.contains("label=\"Comment\"") })
    #expect(await !label("Label").contains { $0.contains("Label\"") })
  }

  /// The label above, or the placeholder again, unless it shows only what may be typed.
  @Test func placeholdersOfInterfaceFiles() async {
    func label(_ placeholder: String, above: String = "") async -> [String] {
      let file = Self.view(above + Self.field("placeholder=\"\(placeholder)\" "), owner: "Form")
      return await edits("uikit-placeholder-only-name", ["Main.storyboard": file])
    }
    #expect(await label("City").contains { $0.contains("label=\"City\"") })
    #expect(await label("City", above: Self.label("Place")).contains { $0.contains("label=\"Place\"") })
    #expect(await label("e.g. 5 a month", above: Self.label("Rate")).contains { $0.contains("label=\"Rate\"") })
    #expect(await label("e.g. 5 a month") == [])
  }

  /// A label of an interface file gets a row in each language that the file has.
  @Test func labelsOfTranslatedInterfaceFiles() async throws {
    let texts = ["de", "fr"].map { SourceFile(path: "\($0).lproj/Main.strings", text: "\"l1.text\" = \"Ort\";\n") }
    let file = Self.view(Self.label("Place") + Self.field("placeholder=\"City\" "), owner: "Form")
    var project = Project(
      root: "/", sources: [],
      strings: StringTables(["Main": ["de": ["l1.text": .plain("Ort", state: nil)], "fr": ["l1.text": .plain("Ort", state: nil)]]]))
    project.interfaceFiles = [InterfaceUnit(file: SourceFile(path: "Base.lproj/Main.storyboard", text: file), isReported: true)]
    project.texts = texts.map { TextFile($0) }
    let session = AnalysisSession(AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    let fixes = try await FixSession(session.analyse(project), session, includesSuggested: true)
    let changed = Dictionary(uniqueKeysWithValues: fixes.changedFiles.map { ($0.fixed.path, String(decoding: $0.fixed.bytes, as: UTF8.self)) })
    #expect(changed["fr.lproj/Main.strings"]?.contains("\"f1.accessibilityLabel\" = \"Ort\";") == true, "\(changed)")
    #expect(changed["de.lproj/Main.strings"]?.contains("\"f1.accessibilityLabel\" = \"Ort\";") == true)
    #expect(!fixes.analysis.findings.contains { $0.rule == "ib-label-unlocalized" })
  }

  /// A word of the language of the code never becomes a text of another one: the app's own word is taken, or that of the commonest
  /// buttons, and else a person has to write it.
  @Test func namesOfTranslatedInterfaceFiles() async {
    func button(_ number: Int, _ action: String) -> String {
      """
      <button opaque="NO" id="b\(number)">
          <state key="normal" image="shape_\(number)"/>
          <connections>
              <action selector="\(action):" destination="c1" eventType="touchUpInside" id="a\(number)"/>
          </connections>
      </button>
      """
    }
    let file = Self.view(button(1, "closePressed") + button(2, "mixPaintPressed") + button(3, "deleteDrawingPressed"), owner: "Form")
    let texts = ["da", "en"].map { SourceFile(path: "\($0).lproj/Main.strings", text: "\"l1.text\" = \"Ok\";\n") }
    var project = Project(
      root: "/", sources: [],
      strings: StringTables([
        "Main": ["da": ["l1.text": .plain("Ok", state: nil)], "en": ["l1.text": .plain("Ok", state: nil)]],
        "Localizable": ["da": ["remove": .plain("Slet tegning", state: nil)], "en": ["remove": .plain("Delete drawing", state: nil)]],
      ]))
    project.interfaceFiles = [InterfaceUnit(file: SourceFile(path: "Base.lproj/Main.storyboard", text: file), isReported: true)]
    project.texts = texts.map { TextFile($0) }
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["ib-image-button-name"]
    let edits = await Analysis.run(on: project, options).findings.flatMap { $0.fixes.prefix(1) }.flatMap(\.edits)
    func added(_ language: String) -> [String] {
      edits.filter { $0.range.file.path.hasPrefix(language) }.map(\.replacement).map { $0.filter { $0 != "\n" } }.sorted()
    }
    #expect(added("en") == [
      "\"b1.accessibilityLabel\" = \"Close\";", "\"b2.accessibilityLabel\" = \"Mix paint\";", "\"b3.accessibilityLabel\" = \"Delete drawing\";",
    ])
    #expect(added("da") == [
      "\"b1.accessibilityLabel\" = \"Luk\";", "\"b2.accessibilityLabel\" = \"<#Mix paint#>\";", "\"b3.accessibilityLabel\" = \"Slet tegning\";",
    ])
  }

  /// The caption is bound where it is shown, and not where the field stands.
  @Test func captionsThatAreBound() async {
    let code = """
      import SwiftUI
      struct Captioned: View {
        let caption: String?
        let text: Binding<String>
        var body: some View {
          VStack {
            if let caption { Text(caption) }
            TextField("", text: text)
          }
        }
      }
      struct Form: View {
        @State private var name = ""
        var body: some View { Captioned(caption: "Word", text: $name) }
      }
      """
    let found = await edits("text-field-name", ["A.swift": code])
    #expect(!found.isEmpty && !found.contains { $0.contains("Text(caption)") }, "\(found)")
  }

  /// A press that only puts the keyboard away is no action, and a scroll view looks at each touch.
  @Test func cellsAndViewsThatDoNothing() async {
    let cells = { (body: String) in
      """
      import UIKit
      final class PhotoCell: UICollectionViewCell {
        let photo = UIImageView()
        override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(photo) }
        required init?(coder: NSCoder) { fatalError() }
      }
      final class Photos: UICollectionViewController {
        let field = UITextField()
        override func viewDidLoad() { super.viewDidLoad(); collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "p") }
        override func collectionView(_ c: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        override func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
          let cell = c.dequeueReusableCell(withReuseIdentifier: "p", for: i) as! PhotoCell
          cell.photo.image = UIImage(named: "poster")
          return cell
        }
        override func collectionView(_ c: UICollectionView, didSelectItemAt i: IndexPath) { \(body) }
      }
      """
    }
    let rule = "uikit-tap-view-not-element"
    #expect(await findings(rule, ["A.swift": cells("show(UIViewController(), sender: nil)")]).count == 1)
    #expect(await findings(rule, ["A.swift": cells("field.resignFirstResponder()")]).isEmpty)
    #expect(await findings(rule, ["A.swift": cells("c.deselectItem(at: i, animated: true)")]).isEmpty)
    let watched = { (superclass: String) in
      """
      import UIKit
      final class Watched: \(superclass) {
        var onTouch: (() -> Void)?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          onTouch?()
          super.touchesBegan(touches, with: event)
        }
      }
      final class Home: UIViewController {
        let watched = Watched()
        var isSliding = false
        override func viewDidLoad() {
          super.viewDidLoad()
          watched.onTouch = { [weak self] in self?.isSliding = false }
          view.addSubview(watched)
        }
      }
      """
    }
    #expect(await findings(rule, ["A.swift": watched("UIView")]).count == 1)
    #expect(await findings(rule, ["A.swift": watched("UIScrollView")]).isEmpty)
  }
}
