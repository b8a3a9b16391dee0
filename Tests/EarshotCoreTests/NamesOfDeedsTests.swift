import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Names that code has for what a control does, where its picture stands for something else or for nothing.
@Suite struct NamesOfDeedsTests {
  private func fix(_ rule: String, _ code: String, _ framework: String = "SwiftUI") async -> String? {
    let findings = await Analysis.run(files: ["A.swift": "import \(framework)\n" + code]).findings
    return findings.first { $0.rule == rule }?.fixes.first?.edits.first?.replacement.split(separator: "\n").last.map { line in
      String(line.drop { $0 == " " })
    }
  }

  private func button(_ action: String, _ symbol: String, _ members: String) async -> String? {
    await fix(
      "icon-button-name",
      """
      struct Panel: View {
        \(members)
        var body: some View {
          Button { \(action) } label: { Image(systemName: \(symbol)) }
        }
      }
      """)
  }

  @Test("A cross on what a call opens and closes in turn closes it")
  func crossOverToggle() async {
    let found = await button("finder.toggleSearch()", "\"xmark.circle.fill\"", "let finder: Finder")
    #expect(found == ".accessibilityLabel(\"Close search\")")
  }

  @Test("What a cross keeps in mind to be removed is removed, and other lists say nothing", arguments: [
    ("removedLinks.insert(link)", "Remove"), ("shown.insert(link)", "<#name#>"),
  ])
  func crossOverList(action: String, name: String) async {
    let found = await button(
      action, "\"xmark.circle.fill\"",
      "let link: URL\n  @State private var removedLinks: Set<URL> = []\n  @State private var shown: Set<URL> = []")
    #expect(found == ".accessibilityLabel(\"\(name)\")")
  }

  @Test("What is turned on and off has one name under both pictures")
  func toggleUnderTwoPictures() async {
    let found = await button("sound.toggleMute()", "isOff ? \"speaker.slash\" : \"speaker\"", "let sound: Sound\n  @State private var isOff = false")
    #expect(found == ".accessibilityLabel(\"Mute\")")
  }

  @Test("An arrow in a circle is called by what is done under it", arguments: [
    ("Task { await subscribeToTypedURL() }", "Subscribe"), ("continueSetup()", "Continue setup"),
  ])
  func arrow(action: String, name: String) async {
    let found = await button(
      action, "\"arrow.right.circle.fill\"", "func subscribeToTypedURL() async { await feeds.add(address) }\n  func continueSetup() { step = 2 }")
    #expect(found == ".accessibilityLabel(\"\(name)\")")
  }

  @Test("To view something is said as it is called, and a view of the code is not", arguments: [
    ("onViewFile", ".accessibilityLabel(\"View file\")"), ("viewModel", ".accessibilityLabel(\"<#name#>\")"),
  ])
  func viewing(handler: String, label: String) async {
    let found = await fix(
      "icon-button-name",
      """
      struct Callout: View {
        let \(handler): () -> Void
        var body: some View {
          Button(action: \(handler)) { Color.gray.frame(width: 80, height: 80) }
        }
      }
      """)
    #expect(found == label)
  }

  @Test("A key that takes the last digit away deletes it, whatever its function is called")
  func keypad() async {
    let found = await fix(
      "uikit-image-button-name",
      """
      final class AmountController: UIViewController {
        private let label = UILabel()
        private let key = UIButton()
        override func viewDidLoad() {
          view.addSubview(label)
          view.addSubview(key)
          key.setImage(UIImage(named: "pad_delete"), for: .normal)
          key.addTarget(self, action: #selector(clearTapped), for: .touchUpInside)
        }
        @objc func clearTapped() { label.text?.removeLast() }
      }
      """, "UIKit")
    #expect(found?.contains("\"Delete\"") == true)
  }

  @Test("A picker is called by what it sets through a binding that is made in place")
  func bindable() async {
    let found = await fix(
      "picker-name",
      """
      struct Settings: View {
        @Environment(Lock.self) private var lock
        var body: some View {
          Picker("", selection: Bindable(lock).inactivityTimeout) { Text("1 minute").tag(1); Text("5 minutes").tag(5) }
            .labelsHidden()
        }
      }
      """)
    #expect(found == ".accessibilityLabel(\"Inactivity timeout\")")
  }

  @Test("A picture that tools make of a catalog is called by its file, also under another name of their type", arguments: [
    "AppAsset.Icons.icClose.swiftUIImage", "Pictures.icClose.swiftUIImage.resizable()", "Image(\"icClose\")",
  ])
  func madePicture(picture: String) async {
    let code = """
      import SwiftUI
      typealias Pictures = AppAsset.Icons
      struct Panel: View {
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Button { dismiss() } label: { \(picture) } }
      }
      """
    let sources = [SourceUnit(file: SourceFile(path: "A.swift", text: code))]
    let project = Project(root: "/", sources: sources, assets: AssetIndex(images: ["icClose", "Icons/icClose"]))
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    let found = await Analysis.run(on: project, options).findings.filter { $0.rule == "icon-button-name" }
    #expect(found.map(\.severity) == [.error])
  }

  @Test("A button that another class gives its title may have a name")
  func titledElsewhere() async {
    let code = """
      import UIKit
      final class FeedCell: UICollectionViewCell {
        let openButton = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          openButton.addTarget(self, action: #selector(openTapped), for: .touchUpInside)
          contentView.addSubview(openButton)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func openTapped() { delegate?.open(self) }
        weak var delegate: FeedCellDelegate?
      }
      protocol FeedCellDelegate: AnyObject { func open(_ cell: FeedCell) }
      """
    let other = "\nstruct FeedModel { let kind: String; func fill(_ cell: FeedCell) { cell.openButton.setTitle(kind, for: .normal) } }\n"
    let alone = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "uikit-control-name" }
    let titled = await Analysis.run(files: ["A.swift": code + other]).findings.filter { $0.rule == "uikit-control-name" }
    #expect(alone.count == 1)
    #expect(titled.isEmpty)
  }

  @Test("Texts of a view of which a picture is made keep their sizes, also where it is shown before")
  func picture() async {
    let code = """
      import SwiftUI
      struct ShareCard: View {
        let words: String
        var body: some View { VStack { Text(words).font(.system(size: 26)) }.frame(width: 1080, height: 1080) }
      }
      struct ShareSheet: View {
        let words: String
        var body: some View { ShareCard(words: words).scaleEffect(0.3) }
        @MainActor func export() -> CGImage? { RENDER }
      }
      """
    func found(_ render: String) async -> Int {
      let files = ["A.swift": code.replacing("RENDER", with: render)]
      return await Analysis.run(files: files).findings.count { $0.rule == "fixed-font-size" }
    }
    #expect(await found("nil") == 1)
    #expect(await found("ImageRenderer(content: ShareCard(words: words)).cgImage") == 0)
  }
}
