import EarshotCore
import Testing

/// A view that begins below one that begins below another lies over neither of them.
@Suite("Views that constraints keep apart") struct UIKitChainedLayoutTests {
  private static func found(_ last: String) async -> Int {
    let code = """
      import UIKit
      final class Entry: UIViewController {
        let plate = UIView(), line = UILabel(), remove = UIButton()
        override func viewDidLoad() {
          view.backgroundColor = .white
          plate.backgroundColor = .black
          line.text = "Colour"
          line.textColor = .black
          remove.setTitle("Remove", for: .normal)
          remove.setTitleColor(.lightGray, for: .normal)
          view.addSubview(plate)
          view.addSubview(line)
          view.addSubview(remove)
          NSLayoutConstraint.activate([
            plate.topAnchor.constraint(equalTo: view.topAnchor), plate.heightAnchor.constraint(equalToConstant: 60),
            line.topAnchor.constraint(equalTo: plate.bottomAnchor, constant: 8), \(last)
          ])
        }
      }
      """
    return await Analysis.run(files: ["A.swift": code]).findings
      .count { $0.rule == "uikit-low-contrast" && $0.message.hasPrefix("button") && $0.message.contains("on white") }
  }

  @Test("What is behind is known by way of what lies between")
  func apart() async {
    #expect(await Self.found("remove.topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8)") == 1)
  }

  @Test("Of what hangs on something else it is not")
  func over() async {
    #expect(await Self.found("remove.topAnchor.constraint(equalTo: view.topAnchor, constant: 8)") == 0)
  }
}
