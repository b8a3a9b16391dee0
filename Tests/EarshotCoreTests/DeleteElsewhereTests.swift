import EarshotCore
import Project
import SourceModel
import Testing

/// Names in apps whose language is not English, where code calls a control by what it does.
@Suite struct DeleteElsewhereTests {
  @Test func aCrossThatCodeCallsADeleteButtonDeletes() async throws {
    let cell = """
      import UIKit
      final class PhotoViewController: UIViewController {
        private let deleteButton = UIButton()
        private let caption = UILabel()
        private var onPress: () -> Void = {}
        override func viewDidLoad() {
          super.viewDidLoad()
          caption.text = "첨부한 사진을 확인하세요"
          deleteButton.setImage(UIImage(named: "close_fill"), for: .normal)
          deleteButton.addAction(UIAction { [weak self] _ in self?.onPress() }, for: .touchUpInside)
          view.addSubview(caption)
          view.addSubview(deleteButton)
        }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["uikit-image-button-name"]
    let project = Project(
      root: "/", sources: [SourceUnit(file: SourceFile(path: "Photo.swift", text: cell))], developmentLanguage: "ko")
    let findings = await Analysis.run(on: project, options).findings
    #expect(findings.map { $0.fixes.first?.title } == ["name the button '삭제'"])
  }
}
