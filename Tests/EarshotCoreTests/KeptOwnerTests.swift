import EarshotCore
import Testing

/// Views of the project that keep a view in which they stand.
@Suite struct KeptOwnerTests {
  @Test("What a row keeps of the panel around it is not heard again within the row")
  func owner() async {
    let code = """
      import UIKit
      final class Row: UIView {
        weak var owner: Panel?
        let bell = UIButton()
        init(owner: Panel) {
          super.init(frame: .zero)
          self.owner = owner
          bell.setTitle("Bell", for: .normal)
          addSubview(bell)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Panel: UIView {
        let title = UILabel()
        lazy var row = Row(owner: self)
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "Title"
          addSubview(title)
          addSubview(row)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let analysis = await Analysis.run(files: ["A.swift": code], AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    let panel = analysis.screens.first { $0.name == "Panel" }
    #expect(panel?.elements.compactMap { $0.label?.value.literal } == ["Title", "Bell"])
  }

  @Test("A view that several keep and nobody places is heard once")
  func several() async {
    let code = """
      import UIKit
      final class Strip: UIView {
        let chip: UILabel
        init(_ chip: UILabel) {
          self.chip = chip
          super.init(frame: .zero)
          grid.hold(chip)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Board: UIViewController {
        let chip = UILabel()
        lazy var first = Strip(chip)
        lazy var second = Strip(chip)
        override func viewDidLoad() {
          super.viewDidLoad()
          chip.text = "Chip"
          view.addSubview(first)
          view.addSubview(second)
        }
      }
      """
    let analysis = await Analysis.run(files: ["A.swift": code], AnalysisOptions(paths: [], workingDirectory: "/", width: 1))
    let board = analysis.screens.first { $0.name == "Board" }
    #expect(board?.elements.compactMap { $0.label?.value.literal } == ["Chip"])
  }
}
