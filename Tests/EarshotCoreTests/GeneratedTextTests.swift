import AccessibilityModel
import EarshotCore
import Project
import SourceModel
import Testing

/// Texts whose translation is made by code that is not there: tools' types, packages, services chosen at run time.
@Suite("Texts by their keys") struct GeneratedTextTests {
  private static let strings = StringTables([
    "Localizable": ["en": [
      "createFolderTitle": .plain("New folder", state: nil), "VideoPlayer.skip-button": .plain("Skip", state: nil),
      "Subscribe": .plain("Subscribe now", state: nil), "items": .plain("%d items", state: nil),
    ], "ru": ["onlyRussian": .plain("Да", state: nil)]]
  ])

  private func heard(_ text: String, _ others: String = "") async throws -> [String] {
    try await UIKitExample.heard([
      "E.swift": UIKitExample.controller("let l = UILabel()\nl.text = \(text)\nview.addSubview(l)"),
      "O.swift": "import UIKit\n" + others,
    ], strings: Self.strings)
  }

  @Test("Members of types that tools generate", arguments: [
    ("AppStrings.Localizable.createFolderTitle", "New folder"), ("AppStrings.createFolderTitle", "New folder"),
    ("Strings.VideoPlayer.skipButton", "Skip"), ("L10n.items(3)", "3 items"), ("LocalString.create_folder_title", "New folder"),
    ("AppStrings.onlyRussian", "«AppStrings.onlyRussian»"),
    ("AppStrings.Localizable.unheardOf", "«AppStrings.Localizable.unheardOf»"),
  ]) func generated(text: String, words: String) async throws {
    #expect(try await heard(text) == [words])
  }

  @Test("A key that a package translates", arguments: [
    ("\"Subscribe\".localized", "Subscribe now"), ("\"Cancel\".localized", "Cancel"),
    ("\"Subscribe\".localized()", "Subscribe now"),
  ]) func package(text: String, words: String) async throws {
    #expect(try await heard(text) == [words])
  }

  @Test("A key that a service translates which is chosen at run time") func service() async throws {
    let texts = try await heard("\"Subscribe\".localized", """
      protocol Words { func text(for key: String) -> String }
      enum Bridge { static var current: Words { queue.sync { chosen ?? other } } }
      extension String { var localized: String { Bridge.current.text(for: self) } }
      """)
    #expect(texts == ["Subscribe now"])
  }

  @Test("Pictures by the initialisers that tools add") func initialisers() async throws {
    let code = """
      import SwiftUI
      struct V: View {
        let isLiked: Bool
        var body: some View {
          Button(action: {}) { Image(asset: isLiked ? AppAsset.Assets.icLiked : AppAsset.Assets.icLike) }
        }
      }
      """
    var project = Project(root: "/", sources: [SourceUnit(file: SourceFile(path: "V.swift", text: code))])
    project.assets = AssetIndex(images: ["icLike", "icLiked"])
    let found = await Analysis.run(on: project, AnalysisOptions(paths: [], workingDirectory: "/", width: 1)).findings
    #expect(found.contains { $0.rule == "icon-button-name" && $0.severity == .error }, "\(found.map(\.message))")
    #expect(!found.contains { $0.message.contains("asset:") })
  }

  @Test("Pictures of types that tools generate") func pictures() async throws {
    let code = UIKitExample.controller(
      "let b = UIButton()\nb.setImage(AppAsset.Icons.star.image, for: .normal)\nview.addSubview(b)")
    let analysis = await Analysis.run(files: ["E.swift": code])
    let elements = analysis.screens.flatMap(\.nodes.elements).filter { $0.role == .button }
    #expect(elements.map(\.image) == [.asset(.hole("Icons.star"))])
  }

  @Test("A function that hands on what it is given goes by that") func handedOn() async throws {
    let texts = try await UIKitExample.heard([
      "E.swift": UIKitExample.controller(
        "let l = UILabel()\nl.attributedText = head(item.title)\nview.addSubview(l)",
        members: """
          var item = Item()
          func head(_ words: String) -> NSAttributedString {
            let words = NSMutableAttributedString(string: words, attributes: [:])
            return words
          }
          """),
      "O.swift": "final class Item { var title = \"\" }",
    ])
    #expect(texts == ["«item.title»"])
  }
}
