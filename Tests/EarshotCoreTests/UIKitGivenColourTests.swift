import EarshotCore
import Testing

/// Colours that more than one piece of code may give.
@Suite("Colours that UIKit code gives in more than one way")
struct UIKitGivenColourTests {
  private static func contrasts(_ code: String) async -> [String] {
    await Analysis.run(files: ["A.swift": "import UIKit\n" + code]).findings
      .filter { $0.rule == "uikit-low-contrast" }.map(\.message)
  }

  private static func plate(_ second: String) -> String {
    """
    final class Plate: UIView {
      let name = UILabel(), box = UIStackView()
      override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .white }
      required init?(coder: NSCoder) { fatalError() }
      func arrange() { name.text = "Oak"; name.textColor = .lightGray; addSubview(name) }
      func arrangeWide() { \(second) }
    }
    final class PlateCell: UICollectionViewCell {
      let plate = Plate()
      override init(frame: CGRect) { super.init(frame: frame); contentView.addSubview(plate); plate.arrange() }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  @Test("A second function that sets up for somebody else gives the colour that it has")
  func sameColour() async {
    #expect(await Self.contrasts(Self.plate("name.textColor = .lightGray; addSubview(name)")).count == 1)
  }

  @Test("Of another colour it is not known")
  func otherColour() async {
    #expect(await Self.contrasts(Self.plate("name.textColor = .black; addSubview(name)")).isEmpty)
  }

  @Test("What stands somewhere already is heard there, and not in a place of later code as well")
  func heardOnce() async throws {
    let code = "import UIKit\n" + Self.plate("addSubview(box); box.addArrangedSubview(name)")
    let analysis = await Analysis.run(files: ["A.swift": code])
    let screen = try #require(analysis.screens.first { $0.name == "PlateCell" })
    #expect(screen.nodes.elements.filter { $0.label?.value.literal == "Oak" }.count == 1)
  }

  private static func badge(_ statement: String, more: String = "") -> String {
    """
    infix operator <-: AssignmentPrecedence
    func <- (left: inout UIColor?, right: UIColor) { left = right }
    func tint(_ color: inout UIColor?) { color = .black }
    final class Badge: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        view.backgroundColor = .white
        label.text = "Pro"
        view.addSubview(label)
        \(statement)
      }
    }
    """
  }

  @Test("A colour that is handed to code which may change it is not the one of the system", arguments: [
    "label.textColor <- .black", "tint(&label.textColor)",
  ])
  func lent(_ statement: String) async {
    #expect(await Self.contrasts(Self.badge("")).count == 1)
    #expect(await Self.contrasts(Self.badge(statement)).isEmpty)
  }
}
