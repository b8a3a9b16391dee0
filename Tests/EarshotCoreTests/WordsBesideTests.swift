import AccessibilityModel
import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Words that stand beside what lacks a name, and fixes that say what is true in every state.
@Suite("Words beside what has no name") struct WordsBesideTests {
  private func first(_ rule: String, _ files: [String: String]) async -> [String] {
    await Analysis.run(files: files).findings.filter { $0.rule == rule }
      .map { $0.fixes.first?.edits.map { $0.replacement.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " / ") }.joined(separator: " | ") ?? "" }
  }

  private func uiKit(_ rule: String, _ code: String) async -> [String] { await first(rule, ["A.swift": "import UIKit\n" + code]) }

  private func swiftUI(_ rule: String, _ body: String, language: String) async -> [Finding] {
    let file = SourceFile(path: "A.swift", text: "import SwiftUI\nstruct V: View {\n\(body)\n}\n")
    let project = Project(root: "/", sources: [SourceUnit(file: file)], developmentLanguage: language)
    return await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1)).findings.filter { $0.rule == rule }
  }

  @Test("A label that constraints put right behind a box says what is ticked")
  func labelBehindBox() async {
    let found = await uiKit("uikit-image-button-name", """
      final class EntryView: UIView {
        lazy var box: UIButton = {
          let box = UIButton(type: .custom)
          box.setImage(UIImage(named: "checkbox_off"), for: .normal)
          box.addTarget(self, action: #selector(pressed), for: .touchUpInside)
          return box
        }()
        let stayLabel: UILabel = {
          let label = UILabel()
          label.text = "Stay signed in"
          return label
        }()
        let mail = UITextField()
        override init(frame: CGRect) {
          super.init(frame: frame)
          mail.accessibilityLabel = "Mail"
          addSubview(mail)
          addSubview(box)
          addSubview(stayLabel)
          mail.topAnchor.constraint(equalTo: topAnchor).isActive = true
          box.topAnchor.constraint(equalTo: mail.bottomAnchor).isActive = true
          stayLabel.centerYAnchor.constraint(equalTo: box.centerYAnchor).isActive = true
          stayLabel.leftAnchor.constraint(equalTo: box.rightAnchor, constant: 10).isActive = true
        }
        required init?(coder: NSCoder) { nil }
        @objc private func pressed() { keep.toggle() }
        private var keep = false
      }
      final class EntryController: UIViewController {
        private let entry = EntryView(frame: .zero)
        override func loadView() { view = entry }
      }
      """)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("stayLabel.text") || $0.contains("\"Stay signed in\"") }, "\(found)")
  }

  @Test("One drawing for light screens and one for dark ones are one picture")
  func picturesOfLooks() async {
    let found = await uiKit("uikit-image-button-name", """
      final class SendController: UIViewController {
        private lazy var scanButton: UIButton = {
          let button = UIButton()
          let picture = isLightMode ? "ic_scan_black" : "ic_scan_white_send"
          button.setImage(UIImage(named: picture), for: .normal)
          button.addTarget(self, action: #selector(scanButtonTapped), for: .touchUpInside)
          return button
        }()
        var isLightMode: Bool { traitCollection.userInterfaceStyle == .light }
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(scanButton) }
        @objc private func scanButtonTapped() { openCamera() }
        private func openCamera() {}
      }
      """)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("\"Scan\"") }, "\(found)")
  }

  @Test("An observer that only takes back what was said announces nothing")
  func observedFlags() async {
    let found = await uiKit("uikit-notification-missing", """
      final class NameController: UIViewController {
        private let errorLabel = UILabel()
        private let field = UITextField()
        var isFree = false {
          didSet {
            if isFree { errorLabel.isHidden = true } else { errorLabel.isHidden = false }
          }
        }
        override func viewDidLoad() {
          super.viewDidLoad()
          errorLabel.text = "This name is taken"
          errorLabel.isHidden = true
          view.addSubview(errorLabel)
          field.addTarget(self, action: #selector(changed), for: .editingChanged)
        }
        @objc private func changed() { isFree = false }
      }
      """)
    #expect(found == [""])
  }

  /// What an alert says of mistakes is not what is done.
  @Test func alertsBesideDeeds() async {
    let found = await uiKit("uikit-tap-view-not-element", """
      final class FaceController: UIViewController {
        private let picture = UIImageView()
        override func viewDidLoad() {
          super.viewDidLoad()
          picture.isUserInteractionEnabled = true
          picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pictureTapped)))
          view.addSubview(picture)
        }
        @objc private func pictureTapped() {
          guard isComplete() else {
            UIAlertController.showPlainAlert(title: "Something is missing", message: "Fill in all fields.")
            return
          }
          promptPicker()
        }
        private func isComplete() -> Bool { true }
        private func promptPicker() {}
      }
      """)
    #expect(found.allSatisfy { !$0.contains("Show plain") }, "\(found)")
  }

  @Test("A sign that points back leads back in the language of the app")
  func signBack() async {
    let body = "@Environment(\\.dismiss) private var dismiss\nvar body: some View { Button { dismiss() } label: { Text(\"<\") } }"
    #expect(await swiftUI("emoji-or-symbol-name", body, language: "fr").map { $0.fixes.first?.title } == ["call it 'Retour'"])
    #expect(await swiftUI("emoji-or-symbol-name", body, language: "en").map { $0.fixes.first?.title } == ["call it 'Back'"])
  }

  @Test("The English word for a symbol is not told where another language is heard")
  func unheardWords() async {
    let body = "let name: String\nvar body: some View { HStack { Image(systemName: \"checkmark\"); Text(\"Fini\") } }"
    let french = await swiftUI("redundant-icon-beside-text", body, language: "fr").compactMap { $0.heard?.before }
    #expect(french == ["«checkmark», Image"])
    #expect(await swiftUI("redundant-icon-beside-text", body, language: "en").compactMap { $0.heard?.before } == ["Selected, Image"])
  }

  /// The words of a field itself are translated as its own text is, whatever stands in the file before it.
  @Test func ownWordsOfInterfaceFiles() async throws {
    let view = HandedFixTests.view(
      HandedFixTests.label("City") + HandedFixTests.field("placeholder=\"City\" "), owner: "Form")
    var project = Project(
      root: "/", sources: [],
      strings: StringTables(["Main": [
        "de": ["l1.text": .plain("", state: nil), "f1.placeholder": .plain("Stadt", state: nil)],
        "fr": ["l1.text": .plain("", state: nil), "f1.placeholder": .plain("Ville", state: nil)],
      ]]))
    project.interfaceFiles = [InterfaceUnit(file: SourceFile(path: "Base.lproj/Main.storyboard", text: view), isReported: true)]
    project.texts = [("de", "Stadt"), ("fr", "Ville")].map { language, words in
      TextFile(SourceFile(path: "\(language).lproj/Main.strings", text: "\"l1.text\" = \"\";\n\"f1.placeholder\" = \"\(words)\";\n"))
    }
    let session = AnalysisSession(AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    let fixes = try await FixSession(session.analyse(project), session, includesSuggested: true)
    let changed = Dictionary(uniqueKeysWithValues: fixes.changedFiles.map { ($0.fixed.path, String(decoding: $0.fixed.bytes, as: UTF8.self)) })
    #expect(changed["fr.lproj/Main.strings"]?.contains("\"f1.accessibilityLabel\" = \"Ville\";") == true, "\(changed)")
    #expect(changed["de.lproj/Main.strings"]?.contains("\"f1.accessibilityLabel\" = \"Stadt\";") == true)
  }
}
