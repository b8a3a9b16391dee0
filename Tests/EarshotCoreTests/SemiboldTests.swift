import EarshotCore
import Testing

/// Letters that are less than bold need the contrast of other text (WCAG 2.2, 1.4.3).
@Suite("Contrast of semibold letters") struct SemiboldTests {
  private static func contrasts(_ font: String) async -> Int {
    let code = """
      import SwiftUI
      struct Orders: View {
        var body: some View {
          Text("Orders").\(font).foregroundColor(Color(red: 0.5, green: 0.5, blue: 0.5)).background(Color.white)
        }
      }
      """
    return await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "low-contrast-text" }.count
  }

  @Test("Semibold is not bold", arguments: [
    "font(.headline)", "font(.system(size: 15, weight: .semibold))", "font(.body.weight(.semibold))",
    "fontWeight(.semibold)", "font(.custom(\"Brand-SemiBold\", size: 15))", "font(.custom(\"Brand-DemiBold\", size: 15))",
    "font(Brand.semiBold.swiftUIFont(size: 15))",
  ]) func semibold(_ font: String) async {
    #expect(await Self.contrasts(font) == 1)
  }

  @Test("Bold is", arguments: [
    "font(.headline.bold())", "font(.system(size: 15, weight: .heavy))", "fontWeight(.bold)",
    "font(.custom(\"Brand-ExtraBold\", size: 15))", "font(.headline).bold()", "font(.system(size: 18, weight: .semibold))",
    "font(Brand.bold.swiftUIFont(size: 15))",
  ]) func bold(_ font: String) async {
    #expect(await Self.contrasts(font) == 0)
  }
}

/// Fonts that a tool makes, and functions that ask for a font which may be missing.
@Suite("Fonts of generators and helpers") struct MadeFontTests {
  private static func found(_ code: String, _ rule: String) async -> Int {
    await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == rule }.count
  }

  @Test("What does something else before it hands over makes the same font") func registered() async {
    let code = """
      import SwiftUI
      struct FontConvertible {
        let name: String
        let family: String
        func font(size: CGFloat) -> UIFont {
          guard let font = UIFont(font: self, size: size) else { fatalError("no font") }
          return font
        }
        func register() {}
      }
      extension UIFont {
        convenience init?(font: FontConvertible, size: CGFloat) {
          if !UIFont.fontNames(forFamilyName: font.family).contains(font.name) { font.register() }
          self.init(name: font.name, size: size)
        }
      }
      enum Face { static let bold = FontConvertible(name: "Brand-Bold", family: "Brand") }
      struct Welcome: View { var body: some View { Text("Welcome").font(Font(Face.bold.font(size: 22))) } }
      """
    #expect(await Self.found(code, "custom-font-fixed") == 1)
  }

  @Test("A function that falls back to the font of the system makes a fixed one", arguments: [
    "UIFont(name: \"Brand-Medium\", size: size) ?? UIFont.systemFont(ofSize: size)", "UIFont.systemFont(ofSize: size)",
  ]) func helper(_ made: String) async {
    let code = """
      import UIKit
      extension UIFont { class func brand(_ size: CGFloat) -> UIFont { \(made) } }
      enum Style { static func set(_ label: UILabel, _ text: String, font: UIFont) { label.text = text; label.font = font } }
      final class Orders: UIViewController {
        let total = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          Style.set(total, "Total", font: UIFont.brand(18))
          view.addSubview(total)
        }
      }
      """
    #expect(await Self.found(code, "uikit-fixed-font") == 1)
  }
}
