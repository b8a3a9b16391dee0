import EarshotCore
import Rules
import Testing

/// Names that stand near what lacks one, and fixes that only write what their place knows.
@Suite struct StrangerNameTests {
  private func findings(_ rule: String, _ files: [String: String]) async -> [Finding] {
    await Analysis.run(files: files).findings.filter { $0.rule == rule }
  }

  private func name(_ rule: String, _ code: String) async -> String? {
    await findings(rule, ["A.swift": code]).first?.fixes.first?.edits.first?.replacement
  }

  /// The field beside tells in which state a password is hidden, whatever the flag is called.
  @Test func passwordsShownByABinding() async {
    let code = """
      import SwiftUI
      struct V: View {
        @State var secret = ""
        @State var plain = false
        var body: some View { field("Old password", text: $secret, open: $plain) }
        private func field(_ hint: String, text: Binding<String>, open: Binding<Bool>) -> some View {
          HStack {
            if open.wrappedValue { TextField(hint, text: text) } else { SecureField(hint, text: text) }
            Button { open.wrappedValue.toggle() } label: { Image(systemName: open.wrappedValue ? "eye.fill" : "eye.slash.fill") }
          }
        }
      }
      """
    let label = await name("icon-button-name", code) ?? "none"
    #expect(label.contains(".accessibilityLabel(open.wrappedValue ? \"Hide password\" : \"Show password\")"), "\(label)")
  }

  /// A slider under a row of a caption and a picture is called by the caption of its use.
  @Test func captionsInTheRowAbove() async {
    func panel(_ more: String) -> String {
      """
      import SwiftUI
      struct V: View {
        @State var size = 1.0
        @State var turn = 1.0
        var body: some View { VStack { slider("Size", "plus", $size); slider("Turn", "arrow.left", $turn) } }
        private func slider(_ title: String, _ icon: String, _ amount: Binding<Double>) -> some View {
          VStack {
            HStack { Text(title); Spacer(); Image(systemName: icon) }
            Slider(value: amount, in: 0...1)
            \(more)
          }
        }
      }
      """
    }
    #expect(await name("slider-name", panel(""))?.contains("Text(title)") ?? false)
    #expect(await name("slider-name", panel("Slider(value: amount, in: 1...2)"))?.contains("Text(title)") == false)
  }

  /// The first of a list is set up, and not the list.
  @Test func buttonsOfAList() async {
    let code = """
      import UIKit
      final class Player: UIViewController {
        let seek: (on: UIButton, back: UIButton) = {
          let both = [UIButton(), UIButton()]
          both.forEach { button in
            button.layer.cornerRadius = 30
          }
          both.first!.setImage(UIImage(named: "playerForw"), for: .normal)
          both.last!.setImage(UIImage(named: "playerBackw"), for: .normal)
          return (on: both.first!, back: both.last!)
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(seek.on)
          view.addSubview(seek.back)
        }
      }
      """
    let fixes = await findings("uikit-image-button-name", ["A.swift": code]).compactMap { $0.fixes.first?.edits.first?.replacement }
    #expect(fixes.count == 2)
    #expect(fixes.contains { $0.contains("both.first!.accessibilityLabel = ") })
    #expect(fixes.allSatisfy { !$0.contains("both.accessibilityLabel") })
  }

  /// What a component is handed goes by another name where it is used, and its label there is no name.
  @Test func selectionOfAComponent() async {
    let code = """
      import SwiftUI
      struct Row: View {
        let title: String
        @Binding var isSelected: Bool
        var body: some View {
          HStack { Text(title); Image(isSelected ? "ic_checked" : "ic_unchecked") }
        }
      }
      struct V: View {
        @State var chosen: [String: Bool] = [:]
        var titles: [String]
        var body: some View {
          VStack {
            ForEach(titles, id: \\.self) { title in
              let picked = Binding<Bool>(get: { chosen[title] != nil }, set: { _ in })
              Row(title: title, isSelected: picked)
                .onTapGesture { chosen[title] = true }
            }
          }
        }
      }
      """
    let found = await findings("selection-state-missing", ["A.swift": code])
    #expect(found.count == 1)
    #expect(found.flatMap(\.fixes).flatMap(\.edits).allSatisfy { !$0.replacement.contains("isSelected ?") })
  }

  /// A modifier of the app's own lays words behind the field, which stays empty as far as source tells.
  @Test func wordsBehindAFieldThatIsEmpty() async {
    let code = """
      import SwiftUI
      struct V: View {
        @State private var finder = Finder()
        var body: some View { TextField("", text: $finder.term).hint("Search", when: finder.term.isEmpty) }
      }
      @Observable final class Finder { let limit = 3; var term = "" }
      extension View {
        func hint(_ words: String, when isShown: Bool) -> some View {
          ZStack(alignment: .leading) { Text(words).opacity(isShown ? 1 : 0); self }
        }
      }
      """
    #expect(await name("text-field-name", code)?.contains("\"Search\"") ?? false)
  }

  /// The file of the eye is called otherwise than the symbol.
  @Test func eyesOfTheApp() async {
    let code = """
      import SwiftUI
      struct V: View {
        @Binding var isSecured: Bool
        var body: some View { Button { isSecured.toggle() } label: { Image(isSecured ? .icEye : .icEyeOff) } }
      }
      """
    let label = await name("icon-button-name", code) ?? "none"
    #expect(label.contains("isSecured ? \"Show\" : \"Hide\""), "\(label)")
  }

  /// A picture that leads back by a tap is called as a button would be.
  @Test func arrowsBackByATap() async {
    func image(_ action: String) -> String {
      """
      import SwiftUI
      struct V: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View {
          Text("Sign up").toolbar { ToolbarItem { Image(systemName: "chevron.left").onTapGesture { \(action) } } }
        }
      }
      """
    }
    #expect(await name("tap-without-button-trait", image("dismiss()"))?.contains(".accessibilityLabel(\"Back\")") ?? false)
    #expect(await name("tap-without-button-trait", image("reel.spin()"))?.contains("\"Back\"") == false)
  }

  /// A box of the app's own is called as the row that it is ticked in.
  @Test func boxesBesideTheirWords() async {
    let button = """
      import SwiftUI
      struct V: View {
        @State private var prints = false
        var body: some View {
          HStack {
            Button { prints.toggle() } label: { Image(prints ? "icon-check-square" : "icon-uncheck-square") }
            Text("Print for the kitchen")
            Spacer()
          }
        }
      }
      """
    #expect(await name("icon-button-name", button)?.contains("Print for the kitchen") ?? false)
    let tap = """
      import SwiftUI
      struct Extra: Identifiable { let id: Int; var name: String; var isTaken: Bool }
      struct V: View {
        @Binding var extras: [Extra]
        var body: some View {
          ForEach($extras) { $extra in
            HStack {
              Image(extra.isTaken ? "icon-check-square" : "icon-uncheck-square").onTapGesture { extra.isTaken.toggle() }
              Text(extra.name)
            }
          }
        }
      }
      """
    #expect(await name("tap-without-button-trait", tap)?.contains(".accessibilityLabel(Text(extra.name))") ?? false)
  }

  /// Two inks of a theme that run time has are two colours, though one piece of code makes both.
  @Test func coloursOfAThemeAreTold() async {
    let code = """
      import SwiftUI
      struct Ink { var red = 0.0; var clear = 1.0; var color: Color { Color(red: red, green: 0, blue: 0).opacity(clear) } }
      struct Theme { var main: Ink; var faint: Ink; static let plain = Theme(main: Ink(red: 1), faint: Ink(red: 0)) }
      final class Settings: ObservableObject { @AppStorage("theme") private(set) var theme = Theme.plain; init() { theme = load() } }
      struct Tabs: View {
        @EnvironmentObject private var settings: Settings
        @Binding var selectedIndex: Int
        var body: some View { HStack { tab("Search", 0); tab("Music", 1) } }
        private func tab(_ title: String, _ index: Int) -> some View {
          Button { selectedIndex = index } label: { Text(title) }
            .accentColor(index == selectedIndex ? settings.theme.main.color : settings.theme.faint.color)
        }
      }
      """
    #expect(await name("selection-state-missing", code)?.contains("isSelected") ?? false)
    #expect(await name("selection-state-missing", code.replacing("theme.faint.color)", with: "theme.main.color)")) == nil)
  }

  /// Where a button stands is no name, and what there is more of is one.
  @Test func wherePicturesStand() async {
    func code(_ name: String) -> String {
      """
      import UIKit
      final class Bar: UITabBarController {
        override func viewDidLoad() {
          let \(name) = UIButton(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
          \(name).setImage(UIImage(systemName: "frying.pan"), for: .normal)
          \(name).addTarget(self, action: #selector(pressed), for: .touchUpInside)
          tabBar.addSubview(\(name))
        }
        @objc func pressed() { print("pressed") }
      }
      """
    }
    let rule = "uikit-image-button-name"
    #expect(await name(rule, code("middleButton"))?.contains("<#") ?? false)
    #expect(await name(rule, code("centerButton"))?.contains("<#") ?? false)
    #expect(await name(rule, code("moreRecipesButton"))?.contains("More recipes") ?? false)
  }
}
