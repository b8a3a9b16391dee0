import EarshotCore
import Testing

/// What tests in the branches of other tests decide, and what tables of words hold.
@Suite struct UIKitChainTests {
  private func lines(_ body: String, _ members: String = "") async -> [String] {
    let code = """
      import UIKit
      final class Home: UIViewController {
        private let label = UILabel()
        var mode = 0
        \(members)
        override func viewDidLoad() {
          view.addSubview(label)
          \(body)
        }
      }
      """
    return await Hearing.source(code).texts(of: "Home") ?? []
  }

  @Test func branchesOfAChain() async {
    let chain = #"if mode == 1 { label.text = "One" } else if mode == 2 { label.text = "Two" } else { label.text = "More" }"#
    let heard = await lines(chain)
    #expect(heard == ["One [mode == 1]", "Two [mode != 1, mode == 2]", "More [mode != 1, mode != 2]"])
  }

  @Test func chainsWithoutAnEnd() async {
    let chain = #"label.text = "None"; if mode == 1 { label.text = "One" } else if mode == 2 { label.text = "Two" }"#
    let heard = await lines(chain)
    #expect(heard == ["One [mode == 1]", "Two [mode != 1, mode == 2]", "None [mode != 1, !(mode == 2)]"])
  }

  /// Fonts that functions of the project make, whatever way they take.
  @Test func fontsOfFunctions() async {
    let code = """
      import UIKit
      enum Weight { case normal, bold }
      struct Fonts {
        static func brand(size: CGFloat) -> UIFont? { UIFont(name: "Brand", size: size) }
        static func font(_ weight: Weight, size: CGFloat) -> UIFont? {
          switch weight {
          case .normal: return Fonts.brand(size: size)
          case .bold: return UIFont(name: "Brand-Bold", size: size)
          }
        }
        static func scaled(size: CGFloat) -> UIFont { UIFontMetrics.default.scaledFont(for: UIFont(name: "Brand", size: size)!) }
      }
      final class Home: UIViewController {
        private let a = UILabel(), b = UILabel(), c = UILabel()
        override func viewDidLoad() {
          a.text = "A"
          a.font = Fonts.brand(size: 13)
          b.text = "B"
          b.font = Fonts.font(.bold, size: 17)
          c.text = "C"
          c.font = Fonts.scaled(size: 17)
          c.adjustsFontForContentSizeCategory = true
          [a, b, c].forEach(view.addSubview)
        }
      }
      """
    let found = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "uikit-fixed-font" }
    #expect(found.map { $0.place.startPosition.line }.sorted() == [17, 19], "\(found.map(\.message))")
  }

  /// An app's own table of all its words.
  @Test(arguments: [2, 300]) func tablesOfWords(count: Int) async {
    let entries = (0..<count).map { "\"w\($0)\": \"Word \($0)\"" }.joined(separator: ", ")
    let table = "static func word(_ id: String) -> String { let all = [\(entries)]; if let word = all[id] { return word }; return \"\" }"
    #expect(await lines("label.text = Home.word(\"w1\")", table) == ["Word 1"])
  }
}
