import EarshotCore
import Project
import SourceModel
import Testing

/// Colours that are neither named by a string nor made of numbers in a call.
@Suite struct ColourSourceTests {
  private func messages(_ rule: String, _ code: String, assets: AssetIndex = AssetIndex(images: [])) async -> [String] {
    var project = Project(root: "/", sources: [SourceUnit(file: SourceFile(path: "A.swift", text: code))])
    project.assets = assets
    let options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    return await Analysis.run(on: project, options).findings.filter { $0.rule == rule }.map(\.message)
  }

  /// Tuist and SwiftGen make such members; their code is mostly kept out of repositories.
  @Test func membersThatToolsMakeOfACatalogue() async {
    let code = """
      import SwiftUI
      extension KitAsset { enum Words { static let faint = KitAsset.Colors.gray300.swiftUIColor } }
      struct V: View {
        var body: some View {
          Text("1 Main Street").foregroundStyle(KitAsset.Words.faint).background(Color.white)
        }
      }
      """
    let gray = ColorAsset(variants: [
      ColorAsset.Variant(appearance: .any, highContrast: false, red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
    ])
    let found = await messages("low-contrast-text", code, assets: AssetIndex(images: [], colors: ["gray300": gray]))
    #expect(found.count == 1, "\(found)")
    #expect(await messages("low-contrast-text", code).isEmpty)
  }

  @Test func literalsOfColours() async {
    let code = """
      import UIKit
      final class Home: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          label.text = "1 Main Street"
          label.textColor = #colorLiteral(red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
          view.addSubview(label)
        }
      }
      """
    #expect(await messages("uikit-low-contrast", code).count == 1)
  }
}
