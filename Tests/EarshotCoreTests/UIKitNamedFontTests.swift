import EarshotCore
import PlatformKnowledge
import Rules
import Testing

/// Fonts by their name have points, and the weight that the name ends with.
@Suite struct UIKitNamedFontTests {
  private static let helpers = """
    enum Weight: String { case bold = "Bold", regular = "Regular" }
    enum Fonts {
      static func make(_ weight: Weight, _ size: CGFloat) -> UIFont {
        UIFont(name: "Brand-\\(weight.rawValue)", size: size) ?? .systemFont(ofSize: size)
      }
    }
    extension UIFont {
      static let small = UIFont(name: "Brand-Bold", size: 15)!
      static func brand(_ weight: Weight, _ size: CGFloat) -> UIFont { UIFont(name: "Brand-\\(weight.rawValue)", size: size)! }
    }
    """

  private func findings(_ font: String) async -> [Finding] {
    let code = UIKitExample.controller(
      """
      view.backgroundColor = .white
      words.text = "Your orders"
      words.font = \(font)
      words.textColor = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
      let more = UILabel()
      more.text = "Nothing was ordered so far, and nothing is in the basket."
      view.addSubview(words)
      view.addSubview(more)
      """, members: "let words = UILabel()")
    return await Analysis.run(files: ["Example.swift": code + Self.helpers]).findings
  }

  /// 15 points and bold is large, so that 3.9:1 is enough.
  @Test(arguments: [
    ("UIFont(name: \"Brand-Bold\", size: 15)", true), ("UIFont(name: \"Brand-SemiBoldItalic\", size: 15)", false),
    (".small", true), (".brand(.bold, 15)", true), ("Fonts.make(.bold, 15)", true),
    ("R.font.brandBold(size: 15)", true), ("FontFamily.Brand.heavy.font(size: 15)", true),
    ("UIFont(name: \"Brand-Regular\", size: 15)", false), (".brand(.regular, 15)", false),
    ("Fonts.make(.regular, 15)", false), ("UIFont(name: \"Brand-Medium\", size: 17)", false),
  ])
  func contrast(font: String, isLarge: Bool) async {
    #expect(await findings(font).filter { $0.rule == "uikit-low-contrast" && $0.certainty == .likely }.isEmpty == isLarge)
  }

  @Test(arguments: [("UIFont(name: \"Brand-Bold\", size: 24)", 1), (".brand(.bold, 24)", 1), (".brand(.regular, 24)", 0)])
  func headings(font: String, count: Int) async {
    #expect(await findings(font).filter { $0.rule == "uikit-heading-missing" }.count == count)
  }

  @Test(arguments: ["R.font.brandBold(size: 15)", "FontFamily.Brand.heavy.font(size: 15)"])
  func fontsOfToolsAreOfOneSize(font: String) async {
    let found = await findings(font).filter { $0.rule == "uikit-fixed-font" && $0.message == "text has a font of fixed size" }
    #expect(found.map(\.certainty) == [.likely])
  }

  @Test(arguments: [("Brand-Bold", true), ("Brand-Regular", false)])
  func fontsOfSwiftUI(name: String, isLarge: Bool) async {
    let code = """
      import SwiftUI
      struct Orders: View {
        var body: some View {
          Text("Orders").font(.custom("\(name)", size: 15)).foregroundColor(Color(red: 0.5, green: 0.5, blue: 0.5))
            .background(Color.white)
        }
      }
      """
    let found = await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "low-contrast-text" }
    #expect(found.isEmpty == isLarge)
  }

  @Test(arguments: [
    ("Helvetica-Bold", true), ("Arial-BoldMT", true), ("Brand ExtraBold", true), ("brandBold", true), ("Avenir-Black", true),
    ("Brand-Medium", false), ("BlackOps-Regular", false), ("Brand", false), ("Boldonse-Light", false),
  ])
  func weights(name: String, isBold: Bool) {
    #expect(FontNames.isBold(name) == isBold)
  }

  /// A view that is handed its font changes no size: whoever makes it does.
  @Test func fontsThatAreHandedOn() async {
    let chip = """
      import UIKit
      final class Chip: UIView {
        let label = UILabel()
        init(font: UIFont) {
          super.init(frame: .zero)
          label.text = "Chip"
          label.font = font
          addSubview(label)
        }
      }

      """
    let code = UIKitExample.controller("view.addSubview(Chip(font: .systemFont(ofSize: 14)))")
    let found = await Analysis.run(files: ["Chip.swift": chip, "Example.swift": code]).findings
    #expect(found.filter { $0.rule == "uikit-fixed-font" }.map(\.place.text) == [".systemFont(ofSize: 14)"])
    let open = UIKitExample.controller("view.addSubview(Chip(font: theme.small))")
    let none = await Analysis.run(files: ["Chip.swift": chip, "Example.swift": open]).findings
    #expect(!none.contains { $0.rule == "uikit-fixed-font" })
  }
}
