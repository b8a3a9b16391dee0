import AccessibilityModel
import EarshotCore
import Rules
import SourceModel
import Testing

/// Fixes that readers of apps found to take more than they give: better none.
@Suite struct HarmfulFixTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    await Analysis.run(files: ["A.swift": "import SwiftUI\nimport UIKit\n" + code]).findings.filter { $0.rule == rule }
  }

  /// Where a stored property gets its value, the other members have no name yet; a lazy one is made when they have.
  @Test(arguments: [("let caption: UILabel", false), ("lazy var caption: UILabel", true)])
  func namesInFirstValues(declaration: String, isInside: Bool) async {
    let found = await findings("uikit-control-name", """
      final class SoundController: UIViewController {
        let box = UIView()
        \(declaration) = {
          let caption = UILabel()
          caption.text = "Sounds"
          return caption
        }()
        lazy var soundSwitch: UISwitch = {
          let control = UISwitch()
          control.isOn = false
          return control
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          box.addSubview(caption)
          box.addSubview(soundSwitch)
        }
      }
      """)
    #expect(found.count == 1)
    let edits = found.flatMap(\.fixes).flatMap(\.edits)
    #expect(edits.contains { $0.replacement.contains("soundSwitch.accessibilityLabel = caption.text") })
    #expect(edits.allSatisfy { ($0.range.startPosition.line < 10) == isInside })
  }

  /// A helper for the layout is the place of no button.
  @Test func placesOfUsesInHelpers() async {
    let found = await findings("icon-button-name", """
      struct PlateButton: View {
        let symbol: String
        let act: () -> Void
        var body: some View { Button(action: act) { Image(systemName: symbol) } }
      }
      struct Amount: View {
        @State private var amount = 0
        var body: some View {
          HStack {
            PlateButton(symbol: "square.dashed.inset.filled") { amount -= 1 }.leading()
            PlateButton(symbol: "xmark") { amount += 1 }.accessibilityLabel("More").leading()
          }
        }
      }
      extension View {
        func leading() -> some View { self.frame(maxWidth: .infinity, alignment: .leading) }
      }
      """)
    #expect(found.map(\.place.startPosition.line) == [12])
  }

  /// Elsewhere the picture is all that there is.
  @Test func picturesWhoseWordsOneSystemHas() async {
    func code(_ text: String) -> String {
      "struct Card: View { let kind: String\nvar body: some View { VStack { Image(kind)\n\(text)\n} } }"
    }
    let shared = await findings("image-name", code("Text(kind)"))
    #expect(shared.first?.fixes.first?.edits.first?.replacement.contains("accessibilityHidden(true)") ?? false)
    let own = await findings("image-name", code("#if os(iOS)\nText(kind)\n#endif"))
    #expect(own.count == 1 && own.allSatisfy(\.fixes.isEmpty), "\(own.map(\.fixes))")
  }

  @Test func symbolsWhoseWordsOneSystemHas() async {
    func fixes(_ text: String) async -> [String] {
      let code = "struct Row: View { var body: some View { HStack { Image(systemName: \"tray\")\n\(text)\n} } }"
      return await findings("redundant-icon-beside-text", code).first?.fixes.flatMap(\.edits).map(\.replacement) ?? []
    }
    #expect(await fixes("Text(\"Inbox\")").contains { $0.contains("accessibilityHidden") })
    #expect(await fixes("#if os(iOS)\nText(\"Inbox\")\n#endif").contains { $0.contains("accessibilityHidden") } == false)
  }

  /// A column with a spacer in a frame without a height takes all the room there is.
  @Test func framesAroundSpacers() async {
    func fixes(_ spacer: String) async -> [Fix] {
      let code = """
        struct Bar: View {
          let author: String
          var body: some View { VStack { \(spacer) Text(author).font(.title2) }.frame(height: 30).clipped() }
        }
        """
      let found = await findings("fixed-height-clips-text", code)
      #expect(found.count == 1)
      return found.flatMap(\.fixes)
    }
    #expect(await fixes("").count == 1)
    #expect(await fixes("Spacer();").isEmpty)
  }

  /// Its words are those of a label in it, whose font is another.
  @Test func buttonsWithoutTitle() async {
    func count(_ title: String) async -> Int {
      await findings("uikit-fixed-font", """
        final class Pay: UIViewController {
          let button = UIButton()
          let words = UILabel()
          override func viewDidLoad() {
            words.text = "Pay now"
            words.font = .preferredFont(forTextStyle: .body)
            words.adjustsFontForContentSizeCategory = true
            \(title)
            button.addSubview(words)
            view.addSubview(button)
          }
        }
        """).count
    }
    #expect(await count("") == 0)
    #expect(await count("button.setTitle(\"Pay\", for: .normal)") == 1)
  }

  /// What goes by itself a moment later need not be pressed.
  @Test func messagesThatGoByThemselves() async {
    func severity(_ state: String) async -> Severity? {
      let code = """
        struct Welcome: View {
          @ObservedObject var model: Model
          var body: some View {
            Text(model.welcome)
              .onTapGesture { model.clock.status = .stopped }
              .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { model.clock.status = .\(state) } }
          }
        }
        """
      return await findings("tap-without-button-trait", code).first?.severity
    }
    #expect(await severity("stopped") == .note)
    #expect(await severity("paused") == .error)
  }

  /// Letters that grow in a frame that does not.
  @Test func framesThatCannotGrow() async {
    func tiny(_ frame: String) async -> Int? {
      let code = "struct Tag: View { var body: some View { HStack { Text(words).font(.system(size: 10)) }\(frame) } }"
      return await findings("text-tiny", code).first?.fixes.count
    }
    #expect(await tiny("") == 1)
    #expect(await tiny(".frame(width: 60, height: 20)") == 0)
    #expect(await tiny(".frame(width: 60, height: 60)") == 1)
  }

  @Test func labelsThatCannotGrow() async {
    func fixes(lines: Int, font: String = "UIFont.systemFont(ofSize: 24)") async -> Int? {
      let code = """
        final class TourController: UIViewController {
          override func viewDidLoad() {
            let title = UILabel(frame: CGRect(x: 32, y: 30, width: 200, height: 100))
            title.numberOfLines = \(lines)
            title.text = "Learn wherever you are"
            title.font = \(font)
            view.addSubview(title)
          }
        }
        """
      return await findings("uikit-fixed-font", code).first?.fixes.count
    }
    #expect(await fixes(lines: 1) == 1)
    #expect(await fixes(lines: 2) == 0)
    #expect(await fixes(lines: 1, font: "UIFont(name: \"BrandSans-Bold\", size: 24)") == 1)
    #expect(await fixes(lines: 1, font: "UIFont(name: \"brand_sans_bold\", size: 24)") == 0)
  }
}
