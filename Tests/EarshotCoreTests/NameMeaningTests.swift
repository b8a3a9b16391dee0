import AccessibilityModel
import EarshotCore
import Testing

/// Names that mean one thing in an app and another where they are looked for too simply: a wrong meaning makes a whole
/// screen uncertain, and every error on it a review.
@Suite("What names mean")
struct NameMeaningTests {
  private static let tapped = """
    struct Sample: View {
      @State private var isOn = false
      var body: some View {
        VStack { Text("Tap").onTapGesture { isOn.toggle() } }MODIFIER.sheet(isPresented: $isOn) { Text("Sheet") }
      }
    }
    """

  private static func code(_ modifier: String, _ rest: String) -> String {
    tapped.replacing("MODIFIER", with: modifier) + "\n" + rest
  }

  /// What a rule finds, by severity and certainty.
  private static func found(_ rule: String, _ code: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let findings = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings
    return findings.map { "\($0.severity) \($0.certainty)" }
  }

  @Test("A modifier that takes a closure is none that takes a value of ViewModifier, and the other way round")
  func ownModifierFunction() async {
    let code = """
      struct OnFirst: ViewModifier {
        let action: () -> Void
        func body(content: Content) -> some View { content.onAppear { action() } }
      }
      extension View {
        func onFirst(_ action: @escaping () -> Void) -> some View { modifier(OnFirst(action: action)) }
        func modifier(@ViewBuilder _ change: (Self) -> some View) -> some View { change(self) }
      }
      """
    let known = await Self.found("tap-without-button-trait", Self.code("", ""))
    #expect(known.count == 1)
    #expect(await Self.found("tap-without-button-trait", Self.code(".onFirst { }", code)) == known)
    let own = await Hearing.source(Self.code(".modifier { $0.overlay { Text(\"Above\") } }", code))
    #expect(own.texts() == ["Tap", "Above"])
  }

  @Test("An extension of an alias extends the type that it stands for")
  func extendedAlias() async {
    let code = Self.code(
      ".rounded(radius: .small)",
      """
      extension View {
        func rounded(radius: CGFloat) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }
      }
      typealias Spacing = CGFloat
      extension Spacing {
        static let unit: CGFloat = 4
        static let small = unit * 3
      }
      """)
    let known = await Self.found("tap-without-button-trait", Self.code("", ""))
    #expect(await Self.found("tap-without-button-trait", code) == known)
  }

  @Test("An initialiser for the picture of UIKit is none of SwiftUI's, whatever the alias is called that it extends")
  func picturesOfGenerators() async {
    let code =
      """
      struct Sample: View {
        let action: () -> Void
        var body: some View { Button(action: action) { Image(asset: Pictures.arrowBack) } }
      }
      enum Pictures { static let arrowBack = PictureAsset(name: "arrow-back") }
      struct PictureAsset {
        fileprivate(set) var name: String
        #if os(macOS)
        typealias Image = NSImage
        #elseif os(iOS) || os(tvOS)
        typealias Image = UIImage
        #endif
      }
      extension PictureAsset.Image {
        convenience init?(asset: PictureAsset) { self.init(named: asset.name, in: nil, compatibleWith: nil) }
      }
      extension SwiftUI.Image {
        init(asset: PictureAsset) { self.init(asset.name, bundle: .main) }
      }
      """
    #expect(await Hearing.source(code).texts() == ["arrow-back. Button."])
    #expect(await Self.found("icon-button-name", code).count == 1)
  }

  @Test(
    "Self in an extension for one style is that style",
    arguments: [
      "static var wide: Self { .init() }", "static func wide() -> Self { Self() }", "static var wide: Self { Self() }",
    ])
  func styleOfSelf(_ member: String) async {
    let use = member.contains("func") ? ".wide()" : ".wide"
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        var body: some View { Button("Done") {}.buttonStyle(\(use)) }
      }
      struct WideStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text("wide") } }
      }
      extension ButtonStyle where Self == WideStyle { \(member) }
      """)
    #expect(hearing.texts() == ["Done, wide. Button."])
  }

  @Test("An initialiser that hands over to another one of the same labels does not mean itself")
  func delegatingInitializer() async {
    let code = """
      struct InBar<Content: View>: View {
        private let close: () -> Void
        private let content: Content
        init(close: @escaping () -> Void, @ViewBuilder content: () -> Content) { self.init(close: close, content: content()) }
        init(close: @escaping () -> Void, content: Content) { self.content = content; self.close = close }
        var body: some View { VStack { content; Button("Close", action: close) } }
      }
      extension View {
        func inBar(close: @escaping () -> Void) -> some View { InBar(close: close, content: self) }
      }
      """
    let modified = await Hearing.source(
      "struct Sample: View { var body: some View { Text(\"Really?\").inBar { print(1) } } }\n" + code)
    #expect(modified.texts() == ["Really?", "Close. Button."])
    let built = await Hearing.source(
      "struct Sample: View { var body: some View { InBar(close: { print(1) }) { Text(\"Really?\") } } }\n" + code)
    #expect(built.texts() == ["Really?", "Close. Button."])
  }

  @Test("The menu of the older modifier is that of today's")
  func olderContextMenu() async {
    let code =
      """
      struct Sample: View {
        @State private var grams = 0
        var body: some View {
          Text("Add sugar").contextMenu(ContextMenu(menuItems: {
            Button { grams = 10 } label: { Image(systemName: "rectangle.3.group") }
          }))
        }
      }
      """
    #expect(await Self.found("icon-button-name", code).count == 1)
  }

  @Test("An initialiser of a picture decides by a switch what it hands over")
  func switchingInitializer() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        var body: some View {
          Image(icon: .clock)
          Image(icon: .logo)
          Image(safe: "star")
        }
      }
      struct Icon {
        enum Source { case system, custom }
        let name: String
        let source: Source
        static let clock = Icon(name: "clock", source: .system)
        static let logo = Icon(name: "app-logo", source: .custom)
      }
      extension Image {
        init(icon: Icon) {
          let name = icon.name
          switch icon.source {
          case .custom: self.init(name)
          case .system: self.init(systemName: name)
          }
        }
        init?(safe name: String) {
          guard let text = Optional(name) else { return nil }
          if text.isEmpty { self.init("empty") } else { self.init(systemName: text) }
        }
      }
      """)
    #expect(hearing.texts() == ["clock. Image.", "app-logo. Image.", "Favorite. Image."])
  }

  @Test("Members that an initialiser gives in the cases of a switch or behind a guard are known")
  func switchedMembers() async {
    let hearing = await Hearing.source(
      """
      struct Sample: View {
        let isLate: Bool
        var body: some View {
          Badge(kind: .news)
          Badge(kind: isLate ? .late : .news)
        }
      }
      enum Kind { case news, late }
      struct Badge: View {
        let title: String
        let detail: String
        init(kind: Kind) {
          switch kind {
          case .news: title = "News"
          case .late: title = "Late"
          }
          guard kind == .late else {
            detail = "Today"
            return
          }
          detail = "Yesterday"
        }
        var body: some View {
          Text(title)
          Text(detail)
        }
      }
      """)
    #expect(
      hearing.texts() == [
        "News", "Today", "Late [isLate]", "News [!isLate]", "Yesterday [isLate]", "Today [!isLate]",
      ])
  }

  @Test("Helpers of what is built as views are, such as widgets and scenes, are followed")
  func helpersOfWidgets() async {
    let hearing = await Hearing.source(
      """
      import SwiftUI
      import WidgetKit
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "clock", provider: Provider()) { entry in Image("face") }.plain()
        }
      }
      extension WidgetConfiguration {
        func plain() -> some WidgetConfiguration { contentMarginsDisabled() }
      }
      """)
    let stops = hearing.screens.flatMap { TranscriptBuilder().stops(of: $0.nodes) }
    #expect(stops.map(\.element.certainty) == [.known])
  }

  @Test("An own initialiser of Text for attributed texts takes no plain ones") func attributedTexts() async {
    let findings = await Analysis.run(files: ["A.swift": """
      import SwiftUI
      extension Text {
        init(_ attributed: NSAttributedString) {
          self.init("")
          attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) { _, range, _ in
            self = self + Text(attributed.attributedSubstring(from: range).string)
          }
        }
      }
      struct Sample: View {
        let name: String
        var body: some View {
          VStack {
            Text("Line 4")
            Text(name)
            Button(action: {}) { Text("Send") }
            Image(systemName: "star").accessibilityLabel(Text("Favourite"))
          }
        }
      }
      """]).findings
    #expect(findings.filter { $0.severity == .error }.map(\.message) == [])
  }
}
