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
    let found = await messages("low-contrast-text", code, assets: AssetIndex(images: [], colors: ["gray300": Self.gray]))
    #expect(found.count == 1, "\(found)")
    #expect(await messages("low-contrast-text", code).isEmpty)
  }

  @Test("The same of what code gives a label of UIKit", arguments: ["KitAsset.Colors.gray300.color", "Colors.gray300"])
  func membersThatToolsMakeInUIKit(_ colour: String) async {
    let code = """
      import UIKit
      enum Colors { static let gray300 = KitAsset.Colors.gray300.color }
      final class TermsController: UIViewController {
        private let label: UILabel = {
          let label = UILabel()
          label.text = "All terms"
          label.textColor = \(colour)
          return label
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          view.addSubview(label)
        }
      }
      """
    let found = await messages("uikit-low-contrast", code, assets: AssetIndex(images: [], colors: ["gray300": Self.gray]))
    #expect(found.count == 1, "\(found)")
    #expect(await messages("uikit-low-contrast", code).isEmpty)
  }

  /// The code that SwiftGen makes may be part of the repository, and works a colour out when somebody asks first.
  @Test func coloursOfMadeCodeThatIsThere() async {
    let code = """
      import UIKit
      public enum Asset { public enum Hues { public static let gray300 = ColorAsset(name: "gray300") } }
      public final class ColorAsset {
        public fileprivate(set) var name: String
        public private(set) lazy var color: UIColor = {
          guard let color = UIColor(asset: self) else { fatalError("Unable to load the colour \\(name).") }
          return color
        }()
        fileprivate init(name: String) { self.name = name }
      }
      public extension UIColor {
        convenience init?(asset: ColorAsset) { self.init(named: asset.name, in: nil, compatibleWith: nil) }
      }
      final class TermsController: UIViewController {
        private let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = .white
          label.text = "All terms"
          label.textColor = Asset.Hues.gray300.color
          view.addSubview(label)
        }
      }
      """
    let found = await messages("uikit-low-contrast", code, assets: AssetIndex(images: [], colors: ["gray300": Self.gray]))
    #expect(found.count == 1, "\(found)")
    #expect(await messages("uikit-low-contrast", code).isEmpty)
  }

  @Test("Letters in a stored accent on the same accent are read wrong")
  func invisibleLetters() async {
    let code = """
      import SwiftUI
      enum Accent: String {
        case green, blue
        var color: Color {
          switch self {
          case .green: Color(red: 0.1, green: 0.6, blue: 0.3)
          case .blue: Color(red: 0.1, green: 0.3, blue: 0.9)
          }
        }
      }
      extension Color {
        static var accent: Color {
          let stored = UserDefaults.standard.string(forKey: "accent") ?? Accent.green.rawValue
          return (Accent(rawValue: stored) ?? .green).color
        }
      }
      struct V: View {
        let name: String
        var body: some View {
          Circle().fill(Color.accent.opacity(0.15)).overlay { Text(name).foregroundStyle(Color.accent) }
        }
      }
      """
    #expect(await messages("low-contrast-text", code).allSatisfy { !$0.contains("1.0:1") })
  }

  private static let gray = ColorAsset(variants: [
    ColorAsset.Variant(appearance: .any, highContrast: false, red: 0.8, green: 0.8, blue: 0.8, alpha: 1)
  ])

  @Test("A name of the project's own for such a type", arguments: ["Hues.gray300.swiftUIColor", "Hues.gray300.swiftUIColor.opacity(0.9)"])
  func aliasesOfMadeTypes(_ colour: String) async {
    let code = """
      import SwiftUI
      typealias Hues = KitAsset.Colors
      extension Color { static let faint = \(colour) }
      struct V: View {
        var body: some View { Text("1 Main Street").foregroundStyle(Color.faint).background(Color.white) }
      }
      """
    let found = await messages("low-contrast-text", code, assets: AssetIndex(images: [], colors: ["gray300": Self.gray]))
    #expect(found.count == 1, "\(found)")
  }

  @Test("A colour of the catalogue that only refers to one of the system is that one")
  func referringAssets() async {
    let code = """
      import SwiftUI
      struct V: View { var body: some View { VStack { Button("Save") { save() } } } }
      """
    let accent = ColorAsset(variants: [], systemName: "systemCyan")
    let found = await messages("system-colour-contrast", code, assets: AssetIndex(images: [], colors: ["AccentColor": accent]))
    #expect(found.count == 1 && found[0].hasPrefix("'cyan' has a contrast of 2.5:1"), "\(found)")
  }

  @Test("A choice behind a name of the project's own is judged in each of its ways")
  func choicesBehindNames() async {
    let code = """
      import SwiftUI
      extension Color { static var ink: Color { Flags.isPale ? Color(white: 0.7) : .black } }
      struct V: View {
        var body: some View { Text("1 Main Street").foregroundStyle(.ink.opacity(0.9)).background(Color.white) }
      }
      """
    let found = await messages("low-contrast-text", code)
    #expect(found.count == 1 && found[0].contains("1.9:1"), "\(found)")
  }

  @Test("A view that is nothing but a ground")
  func groundsWithNames() async {
    let code = """
      import SwiftUI
      struct Paper: View { var body: some View { Color.white.ignoresSafeArea() } }
      struct V: View {
        var body: some View { ZStack { Paper(); VStack { Text("1 Main Street").foregroundStyle(Color(white: 0.7)) } } }
      }
      """
    #expect(await messages("low-contrast-text", code).count == 1)
  }

  @Test("Of the colours that a text may have, and of the grounds of a component, the worst is told")
  func theWorst() async {
    let chosen = """
      import SwiftUI
      struct V: View {
        let isOld: Bool
        var body: some View {
          Text("1 Main Street").foregroundStyle(isOld ? Color(white: 0.5) : Color(white: 0.8)).background(Color.white)
        }
      }
      """
    let found = await messages("low-contrast-text", chosen)
    #expect(found.count == 1 && found[0].contains("1.6:1"), "\(found)")
    let used = """
      import SwiftUI
      struct Line: View { var body: some View { Text("1 Main Street").foregroundStyle(.gray) } }
      struct V: View {
        var body: some View {
          VStack { Line().background(Color.white); Line().background(Color(white: 0.7)) }
        }
      }
      """
    let system = await messages("system-colour-contrast", used)
    #expect(system.count == 1 && system[0].contains("1.5:1"), "\(system)")
  }

  @Test("What the project adds to colours of UIKit leads on from the colours of a theme too")
  func themesOfUIKit() async {
    let code = """
      import SwiftUI
      protocol Palette { var ink: UIColor { get }; var paper: UIColor { get } }
      struct Day: Palette { let ink = UIColor(white: 0.7, alpha: 1); let paper: UIColor = .white }
      struct Night: Palette { let ink = UIColor(white: 0.9, alpha: 1); let paper: UIColor = .black }
      extension UIColor { var asColor: Color { Color(self) } }
      @Observable final class Looks { var palette: any Palette = Day() }
      struct V: View {
        @Environment(Looks.self) private var looks
        var body: some View {
          Text("1 Main Street").foregroundStyle(looks.palette.ink.asColor).background(looks.palette.paper.asColor)
        }
      }
      """
    let found = await messages("low-contrast-text", code)
    #expect(found.count == 1 && found[0].contains("2.1:1"), "\(found)")
  }

  @Test("The gradient of a colour is told for review")
  func gradientsOfColours() async {
    let code = """
      import SwiftUI
      struct V: View {
        var body: some View { Text("New").foregroundStyle(.white).background(Color(red: 0.5, green: 0.9, blue: 0.5).gradient) }
      }
      """
    let found = await messages("low-contrast-text", code)
    #expect(found.count == 1 && found[0].contains("the middle of a gradient"), "\(found)")
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

  /// An initialiser of the project that takes whole numbers is not meant by parts of one.
  @Test("Parts and whole numbers", arguments: ["255.0 / 255.0, green: 255.0 / 255.0, blue: 255.0 / 255.0", "255, green: 255, blue: 255"])
  func partsOfColours(_ white: String) async {
    let code = """
      import UIKit
      extension UIColor {
        convenience init(red: Int, green: Int, blue: Int, alpha: CGFloat = 1) {
          self.init(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
        }
      }
      enum Alphas { static let full = CGFloat(1) }
      final class Home: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.backgroundColor = UIColor(red: \(white), alpha: Alphas.full)
          label.text = "1 Main Street"
          label.textColor = UIColor(red: 151.0 / 255.0, green: 151.0 / 255.0, blue: 151.0 / 255.0, alpha: Alphas.full)
          view.addSubview(label)
        }
      }
      """
    let found = await messages("uikit-low-contrast", code)
    #expect(found.count == 1 && found[0].contains("2.9:1"), "\(found)")
  }

  /// An app may make `background` and `foregroundColor` take colours of UIKit as well.
  @Test("Modifiers of the project for colours of UIKit leave those of the system alone", arguments: [
    "Text(\"1 Main Street\").foregroundColor(Color(white: 0.6)).background(Color.white)",
    "Text(\"1 Main Street\").foregroundColor(Color.white).padding().background(Color(white: 0.6))",
  ])
  func ownModifiersForColours(_ view: String) async {
    let code = """
      import SwiftUI
      #if os(macOS)
      typealias PlatformColor = NSColor
      #else
      typealias PlatformColor = UIColor
      #endif
      extension PlatformColor {
        static func pair(light: UIColor, dark: UIColor) -> UIColor {
          UIColor { traits in
            if traits.userInterfaceStyle == .light { return light }
            return dark
          }
        }
      }
      extension View {
        func foregroundColor(_ color: PlatformColor) -> some View { self.foregroundColor(Color(color)) }
        func background(_ color: PlatformColor) -> some View { self.background(Color(color)) }
      }
      enum Ink { static let faint: PlatformColor = .pair(light: #colorLiteral(red: 0.6, green: 0.6, blue: 0.6, alpha: 0.9), dark: .lightGray) }
      struct V: View { var body: some View { \(view) } }
      """
    #expect(await messages("low-contrast-text", code).count == 1)
  }

  /// The colours that a provider gives stand without their type.
  @Test(arguments: [(".lightGray", 1), (".black", 0), ("theme.ink", 0)])
  func bareColoursOfAProvider(_ light: String, _ count: Int) async {
    let code = """
      import SwiftUI
      extension UIColor {
        static func pair(light: UIColor, dark: UIColor) -> UIColor {
          UIColor { $0.userInterfaceStyle == .dark ? dark : light }
        }
      }
      struct V: View {
        let theme: Theme
        var body: some View {
          Text("1 Main Street").foregroundColor(Color(UIColor.pair(light: \(light), dark: .black))).background(Color.white)
        }
      }
      """
    #expect(await messages("low-contrast-text", code).count == count)
  }
}
