import EarshotCore
import Testing

/// Colours that the project's own functions, initialisers and tables make.
@Suite("Colours of helpers") struct ColourHelperTests {
  private static let helpers = """
    import SwiftUI
    typealias PlatformColor = UIColor
    extension PlatformColor {
      static let mist = UIColor(white: 0.75, alpha: 1)
      static func shade(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { traits in
          if traits.userInterfaceStyle == .light { return light }
          return dark
        }
      }
      static func byStyle(light: UIColor, dark: UIColor) -> UIColor {
        UIColor { traits in
          switch traits.userInterfaceStyle {
          case .unspecified, .light: return light
          case .dark: return dark
          @unknown default: return light
          }
        }
      }
    }
    extension Color {
      init(_ bits: UInt32) {
        self.init(red: Double((bits >> 16) & 0xFF) / 255, green: Double((bits >> 8) & 0xFF) / 255, blue: Double(bits & 0xFF) / 255)
      }
    }
    enum Tones {
      static let faint: PlatformColor = .shade(light: UIColor(white: 0.7, alpha: 1), dark: .white)
      static let byName: [String: Color] = ["new": Color(white: 0.7), "old": Color.black]
    }

    """

  private static func found(_ colour: String, _ rule: String = "low-contrast-text") async -> [String] {
    let view = "struct Sample: View { let kind: String\nvar body: some View { Text(\"Total\").foregroundColor(\(colour)) } }"
    return await Analysis.run(files: ["A.swift": helpers + view]).findings.filter { $0.rule == rule }.map(\.message)
  }

  @Test("Known by what helpers make of it", arguments: [
    "Color(Tones.faint)", "Color(.mist)", "Color(PlatformColor.mist)", "Color(UIColor.mist.withAlphaComponent(0.9))",
    "Color(uiColor: UIColor(white: 0.7, alpha: 1).withAlphaComponent(0.9))", "Color(.shade(light: .lightGray, dark: .white))",
    "Color(UIColor.byStyle(light: .lightGray, dark: .white))", "Color(0xBBBBBB)", "Color(\"#BBBBBB\")",
    "Tones.byName[kind] ?? .black",
  ])
  func known(_ colour: String) async {
    #expect(await Self.found(colour).count == 1)
  }

  @Test("What passes, and what is not known, is not told", arguments: [
    "Color(.shade(light: .black, dark: .white))", "Color(.byStyle(light: .black, dark: .white))", "Color(Unseen.shared.tone)",
    "Color(UIColor(cgColor: Unseen.tone).withAlphaComponent(0.9))", "Color(\"#BBBBBBBB\")",
  ])
  func quiet(_ colour: String) async {
    #expect(await Self.found(colour).isEmpty)
  }

  @Test("A shade of the system by way of a helper is that shade")
  func shade() async {
    let found = await Self.found("Color(.shade(light: .secondaryLabel, dark: .secondaryLabel))", "system-colour-contrast")
    #expect(found.first?.hasPrefix("'secondary'") == true, "\(found)")
  }

  @Test("The same of labels in UIKit", arguments: [
    "UIColor(white: 0.7, alpha: 1).withAlphaComponent(0.9)", "PlatformColor.mist", "UIColor.mist.withAlphaComponent(0.95)",
  ])
  func labels(_ colour: String) async {
    let code = """
      final class Totals: UIViewController {
        let total = UILabel()
        override func viewDidLoad() {
          view.backgroundColor = .white
          total.text = "Total"
          total.textColor = \(colour)
          view.addSubview(total)
        }
      }
      """
    let found = await Analysis.run(files: ["A.swift": Self.helpers + "import UIKit\n" + code]).findings
    #expect(found.count { $0.rule == "uikit-low-contrast" } == 1)
  }
}
