import EarshotCore
import Foundation
import Project
import Rules
import SourceModel
import Testing

/// What a fix would have taken from people when it was applied as it was offered.
@Suite struct HarmlessFixTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings.filter { $0.rule == rule }
  }

  private func replacements(_ rule: String, _ code: String) async -> [String] {
    await findings(rule, code).flatMap { $0.fixes.prefix(1).flatMap(\.edits) }
      .map { $0.replacement.trimmingCharacters(in: .whitespacesAndNewlines) }
  }

  /// Interface Builder knows no placeholders: one that is written there is spoken.
  @Test func gapsInInterfaceFiles() async {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view id="v1">
                  <subviews><button opaque="NO" id="b1"><state key="normal" image="grp_x1"/></button></subviews>
              </view>
          </objects>
      </document>
      """
    let found = await Analysis.run(files: ["P.xib": file]).findings.filter { $0.rule == "ib-image-button-name" }
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixes).isEmpty)
  }

  /// What a person has to fill in is not decided by the next best.
  @Test func nothingInPlaceOfAGap() async {
    let found = await findings(
      "symbol-raw-name", "struct V: View { let n: Int; var body: some View { Image(systemName: \"\\(n).circle.fill\") } }")
    #expect(found.count == 1)
    #expect(found.allSatisfy { !$0.fixes.isEmpty && $0.fixesWithoutGap.isEmpty })
  }

  /// A part of a card has a tap of its own, in code that stands elsewhere: as one element nobody could make it.
  @Test func tapOfAPart() async {
    let code = """
      struct Tiers: View {
        let tiers: [String]
        var body: some View {
          VStack {
            Text("Tiers")
            ForEach(tiers, id: \\.self) { Tier(name: $0, canUnlock: true, unlock: { buy() }) }
            Button("Help") { help() }
          }
        }
      }
      struct Tier: View {
        @State private var isOpen = false
        let name: String
        let canUnlock: Bool
        let unlock: () -> Void
        var body: some View {
          ZStack {
            footer
            VStack { Text(name); Text("12 coins") }
          }
          .onTapGesture { show() }
        }
        private var footer: some View {
          content.frame(height: 48).onTapGesture { if canUnlock { unlock() } }
        }
        @ViewBuilder private var content: some View {
          if canUnlock { Text("Unlock") } else { HStack { Text("Open") } }
        }
        func show() { isOpen.toggle(); load() }
      }
      """
    let found = await findings("tap-without-button-trait", code)
    #expect(found.count == 2)
    #expect(!found.flatMap(\.fixes).flatMap(\.edits).contains { $0.replacement.contains(".combine") })
  }

  /// A pattern that is there on some devices only is a pattern, and a picture that is there where there is one tells of
  /// nothing else.
  @Test func decorationUnderACondition() async {
    let pattern = await replacements(
      "decorative-image-exposed",
      """
      struct V: View {
        let isMac: Bool
        var body: some View { VStack { if !isMac { Image("magic-pattern").resizable() }; Text("Hello") } }
      }
      """)
    #expect(pattern == ["decorative:"])
    let logo = await findings(
      "image-name",
      """
      struct V: View {
        let icon: String?
        let title: String
        var body: some View { HStack { if let icon { Image(icon) }; Text(title) } }
      }
      """)
    #expect(logo.flatMap(\.fixes).first?.edits.first?.replacement == ".accessibilityHidden(true)", "\(logo)")
  }

  /// Words beside a bar most likely say what goes on.
  @Test func barBesideWords() async {
    func severity(_ views: String) async -> [Severity] {
      await findings("progress-name", "struct V: View { let part: Double; let now: String; var body: some View { VStack { \(views) } } }")
        .map(\.severity)
    }
    #expect(await severity("Text(now); ProgressView(value: part)") == [.warning])
    #expect(await severity("ProgressView(value: part)") == [.error])
  }

  /// The symbol is all that is told of a state.
  @Test func onlySignOfAState() async {
    let code = """
      struct V: View {
        enum State { case loading, paused }
        let state: State
        var body: some View {
          switch state {
          case .loading: Text("1 MB/s")
          case .paused: Image(systemName: "pause.fill")
          }
        }
      }
      """
    let fixes = await findings("symbol-raw-name", code).flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(!fixes.contains { $0.contains("Hidden") }, "\(fixes)")
  }

  /// Whoever hides a picture that is tapped hides what the tap does.
  @Test func picturesThatAreTapped() async {
    let alone = "Image(\"ic_photo_2\").resizable().onTapGesture { openPhotos() }"
    let together = "HStack { Image(\"ic_photo_2\").resizable(); Image(\"ic_cloud_3\") }.onTapGesture { openPhotos() }"
    for (rule, view) in [("tap-without-button-trait", alone), ("image-name", together)] {
      let tapped = "struct V: View { var body: some View { \(view) } }"
      let fixes = await findings(rule, tapped).flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
      #expect(!fixes.isEmpty)
      #expect(!fixes.contains { $0.contains("decorative") || $0.contains("Hidden") }, "\(fixes)")
    }
  }

  /// VoiceOver says "Selected" for the mark, which is right; "Done" is not.
  @Test func marksOfWhatIsChosen() async {
    let code = """
      struct Row: View {
        @Binding var isOn: Bool
        var body: some View {
          HStack { Text("One"); Spacer(); if isOn { Image(systemName: "checkmark") } }
            .contentShape(Rectangle())
            .onTapGesture { isOn.toggle() }
        }
      }
      """
    let names = await findings("redundant-icon-beside-text", code).flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(!names.contains { $0.contains("Done") }, "\(names)")
  }

  /// An eye shows the new password; it makes none.
  @Test func eyesShow() async {
    let code = """
      struct V: View {
        @State private var showNewPassword = false
        var body: some View {
          Button { showNewPassword.toggle() } label: { Image(systemName: showNewPassword ? "eye.slash" : "eye") }
        }
      }
      """
    #expect(
      await replacements("icon-button-name", code)
        == [".accessibilityLabel(showNewPassword ? \"Hide password\" : \"Show password\")"])
  }

  @Test func newPasswords() async {
    let code = """
      struct V: View {
        @State private var word = ""
        var body: some View { SecureField("New Password", text: $word) }
      }
      """
    #expect(await replacements("input-purpose-missing", code) == [".textContentType(.newPassword)"])
  }

  /// A title for programs is no name; the prompt is what people see.
  @Test func promptsAreNames() async {
    let code = """
      struct V: View {
        @State private var word = ""
        let prompt: String
        var body: some View { TextField("searchTextField", text: $word, prompt: Text(prompt)) }
      }
      """
    #expect(await replacements("placeholder-only-name", code) == [".accessibilityLabel(Text(prompt))"])
  }

  /// Of a symbol that comes and goes beside a text, a person says what it tells.
  @Test func symbolsOfStates() async {
    let code = """
      struct V: View {
        let isCharging: Bool
        var body: some View {
          HStack {
            if isCharging { Image(systemName: "bolt.circle") } else { Image(systemName: "bolt.slash.circle") }
            Text("80 %")
          }
        }
      }
      """
    let names = await findings("redundant-icon-beside-text", code).flatMap(\.fixes).flatMap(\.edits).map(\.replacement)
    #expect(!names.contains { $0.contains("Flash") }, "\(names)")
  }

  /// The caption of a component is one of its properties.
  @Test func captionsOfComponents() async {
    let code = """
      struct Input: View {
        var title: String
        var placeholder = ""
        @Binding var text: String
        var body: some View { VStack { Text(title); TextField(placeholder, text: $text) } }
      }
      struct Host: View {
        @State private var link = ""
        var body: some View { Input(title: "Link", placeholder: "https://", text: $link) }
      }
      """
    #expect(await replacements("placeholder-only-name", code) == [".accessibilityLabel(Text(title))"])
  }
}

/// What was told as certain and was not so.
@Suite struct CertainlyWrongTests {
  private func findings(_ rule: String, _ code: String) async -> [Finding] {
    await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == rule }
  }

  /// While something is loaded nobody could use the controls in it anyway.
  @Test func controlsThatAreDisabled() async {
    func code(_ modifier: String) -> String {
      """
      import SwiftUI
      struct V: View {
        var body: some View {
          VStack { Text("News"); Button("Read") { read() } }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Loading")
            \(modifier)
        }
      }
      """
    }
    #expect(await findings("ignored-children-with-controls", code("")).count == 1)
    #expect(await findings("ignored-children-with-controls", code(".disabled(true)")).isEmpty)
  }

  /// A function that is called after what it is for.
  @Test func fontsThatAreMeantToStay() async {
    let code = """
      import SwiftUI
      extension Font {
        static func brand(fixedSize: CGFloat) -> Font { .custom("Brand", fixedSize: fixedSize) }
      }
      struct V: View { var body: some View { Text("News").font(.brand(fixedSize: 15)) } }
      """
    let found = await findings("font-token-fixed", code)
    #expect(found.allSatisfy { $0.certainty == .review && $0.severity == .note }, "\(found.map(\.message))")
  }

  /// A cross that is seen while there is something to clear.
  @Test func clearingIsNoChoice() async {
    let code = """
      import SwiftUI
      struct Search: View {
        @Binding var text: String
        var body: some View {
          Button { text = "" } label: { Image(systemName: "xmark.circle.fill").opacity(text == "" ? 0 : 1) }
            .accessibilityLabel("Clear search")
        }
      }
      """
    #expect(await findings("selection-state-missing", code).isEmpty)
  }

  /// What is chosen lies in a model, and a method of it chooses.
  @Test func choicesByMethodsOfModels() async {
    func code(_ method: String) -> String {
      """
      import SwiftUI
      @Observable final class Player {
        var song: String?
        let songs = ["A", "B"]
        func pick(_ one: String) { \(method) }
      }
      struct Songs: View {
        let player: Player
        var body: some View {
          ForEach(player.songs, id: \\.self) { song in
            Button { player.pick(song) } label: { Text(song).foregroundStyle(song == player.song ? Color.blue : Color.primary) }
          }
        }
      }
      """
    }
    #expect(await findings("selection-state-missing", code("song = one")).count == 1)
    #expect(await findings("selection-state-missing", code("play(one)")).isEmpty)
  }

  /// The closure that makes a label calls it otherwise than the code that shows it.
  @Test func labelsThatTellWhatWentWrong() async {
    func code(_ name: String) -> String {
      """
      import UIKit
      final class Lock: UIViewController {
        private let \(name): UILabel = {
          let label = UILabel()
          label.text = "Wrong code"
          label.isHidden = true
          return label
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(\(name))
        }
        func check(_ code: String) { if code != "1234" { \(name).isHidden = false } }
      }
      """
    }
    #expect(await findings("uikit-notification-missing", code("failed")).count == 1)
    // Whatever it is called, its words wait hidden until something happens.
    #expect(await findings("uikit-notification-missing", code("footer")).count == 1)
  }

  @Test func staticFunctionsThatNobodyCalls() async {
    func code(_ call: String) -> String {
      """
      import UIKit
      final class Alerts: UIAlertController {
        static func ask(title: String, from host: UIViewController, hintText: String? = nil) {
          let field = UITextField()
          field.placeholder = hintText
          host.view.addSubview(field)
        }
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(call)
        }
      }
      """
    }
    #expect(await findings("uikit-text-field-name", code("Alerts.ask(title: \"Name\", from: self)")).count == 1)
    #expect(await findings("uikit-text-field-name", code("")).isEmpty)
  }

  /// Mail that is not yet read is bold; the one that is open is not, and is not selected either.
  @Test func whatStandsOutUntilItIsRead() async {
    func code(_ weight: String) -> String {
      """
      import SwiftUI
      struct Inbox: View {
        @State private var opened: Int?
        var body: some View {
          ForEach(0..<3) { i in Button { opened = i } label: { Text("Mail \\(i)").fontWeight(\(weight)) } }
        }
      }
      """
    }
    #expect(await findings("selection-state-missing", code("opened == i ? .bold : .regular")).count == 1)
    #expect(await findings("selection-state-missing", code("opened != i ? .bold : .regular")).isEmpty)
  }

  /// What takes turns with content says by itself that this is awaited; several others of one file are one matter.
  @Test func spinners() async {
    func code(_ body: String) -> String { "import SwiftUI\nstruct V: View {\n@State private var a = true\nvar body: some View {\n\(body)\n}\n}\n" }
    #expect(await findings("progress-name", code("VStack { if a { ProgressView() } else { Text(\"Hiking\") } }")).isEmpty)
    #expect(await findings("progress-name", code("List { Text(\"A\") }.overlay { if a { ProgressView() } }")).isEmpty)
    #expect(await findings("progress-name", code("AsyncImage(url: u) { $0 } placeholder: { ProgressView() }")).isEmpty)
    let found = await findings("progress-name", code("VStack { ProgressView()\nDivider()\nProgressView() }"))
    #expect(found.map(\.place.startPosition.line) == [5])
    #expect(found.first?.related.map(\.place.startPosition.line) == [7])
  }
}

/// Colours that code gives for each appearance.
@Suite struct AdaptingColourTests {
  private func contrasts(_ colour: String) async -> [String] {
    let code = """
      import SwiftUI
      var ink: Color { Color(\(colour)) }
      extension Color {
        init(hex: String) {
          let number = UInt64(hex.dropFirst(), radix: 16) ?? 0
          self.init(red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255, blue: Double(number & 255) / 255)
        }
      }
      struct V: View { var body: some View { Text("Accept").foregroundColor(.white).padding().background(ink) } }
      """
    return await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == "low-contrast-text" }.map(\.message)
  }

  @Test func whiteOnWhiteInTheDark() async {
    let ways = [
      "UIColor { traits in switch traits.userInterfaceStyle { case .dark: return UIColor(Color(hex: \"#FFFFFF\")); default: return UIColor(Color(hex: \"#1D1D1D\")) } }",
      "UIColor { $0.userInterfaceStyle == .dark ? UIColor(Color(hex: \"#FFFFFF\")) : UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1) }",
    ]
    for way in ways {
      let messages = await contrasts(way)
      #expect(messages.count == 1 && messages[0].contains("dark"), "\(way): \(messages)")
    }
  }

  @Test func darkInBoth() async {
    let way = "UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : .black }"
    #expect(await contrasts(way).isEmpty)
    #expect(await contrasts("UIColor { theme.color(for: $0) }").isEmpty)
  }
}
