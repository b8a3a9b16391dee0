import EarshotCore
import SourceModel
import Testing

/// How much is claimed of what apps do that nobody had read while the rules were written: levels, and when a person has
/// to look.
@Suite struct WildLevelTests {
  private func found(_ rule: String, _ files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: files, options).findings.map { "\($0.severity) \($0.certainty)" }
  }

  private func names(_ rule: String, _ code: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: ["A.swift": code], options).findings.flatMap(\.fixes).map(\.title)
  }

  private static func label(_ size: String) -> String {
    """
    import UIKit
    final class Badge: UIViewController {
      let label = UILabel()
      func fill(size: CGFloat) {}
      override func viewDidLoad() {
        label.text = "AB"
        label.font = UIFont.systemFont(ofSize: \(size))
        view.addSubview(label)
      }
    }
    """
  }

  private func view(_ body: String) -> String {
    "import SwiftUI\nstruct A: View {\n  @State var text = \"\"\n  var body: some View {\n\(body)\n  }\n}"
  }

  /// Who forces the dark appearance by code may never show the light one; previews force it for their makers alone.
  @Test func contrastInAnAppearanceThatCodeForcesAway() async {
    let light = view("Text(text).foregroundStyle(.white).background(Color(.systemBackground))")
    #expect(await found("low-contrast-text", ["A.swift": light]) == ["warning likely"])
    let window = "import UIKit\nfinal class Delegate { func begin(_ window: UIWindow) { window.overrideUserInterfaceStyle = .dark } }"
    #expect(await found("low-contrast-text", ["A.swift": light, "B.swift": window]) == ["note review"])
    let panel = "import AppKit\nfinal class Panel { func begin(_ window: NSWindow) { window.appearance = NSAppearance(named: .darkAqua) } }"
    #expect(await found("low-contrast-text", ["A.swift": light, "B.swift": panel]) == ["note review"])
    let preview = "import SwiftUI\n#Preview { A().preferredColorScheme(.dark) }"
    #expect(await found("low-contrast-text", ["A.swift": light, "B.swift": preview]) == ["warning likely"])
    let unset = view("Text(text).background(Color.black)")
    #expect(await found("low-contrast-text", ["A.swift": unset]) == ["note review"])
    let both = view("Text(text).foregroundStyle(Color(white: 0.3)).background(Color.black)")
    #expect(await found("low-contrast-text", ["A.swift": both, "B.swift": window]) == ["warning likely"])
  }

  /// Only the font tells that a text is a heading.
  @Test func titlesAreNotes() async {
    let rest = "Text(text); Button(\"All\") { a() }; Button(\"None\") { b() }"
    let title = "Text(\"Recent orders\").font(.title2)"
    #expect(await found("heading-missing", ["A.swift": view("VStack { \(title); \(rest) }")]) == ["note likely"])
    let part = view("VStack { Text(\"Hello\"); \(title); \(rest) }")
    #expect(await found("heading-missing", ["A.swift": part]) == ["note likely"])
  }

  /// A ring or field that follows the finger is no press, also where functions are handed the drag.
  @Test func dragThatIsHandedOn() async {
    func code(_ changed: String) -> String {
      view("Text(text).gesture(DragGesture(minimumDistance: 0)\(changed).onEnded { _ in send() })")
    }
    #expect(await found("tap-without-button-trait", ["A.swift": code(".onChanged(rate)")]) == [])
    #expect(await found("tap-without-button-trait", ["A.swift": code(".onChanged { _ in text = \"a\" }")]).count == 1)
  }

  @Test func whatPutsAwayWhatIsInFrontIsCalledClose() async {
    func button(_ code: String, _ symbol: String = "xmark.circle.fill") -> String {
      view("Button { \(code) } label: { Image(systemName: \"\(symbol)\") }")
    }
    // VoiceOver calls the cross so.
    #expect(await names("icon-button-name", button("dismiss()")) == [])
    #expect(await names("icon-button-name", button("isShowingMenu = false")) == [])
    #expect(await names("icon-button-name", button("dismiss()", "xmark.circle")) == ["name the button 'Close'"])
    #expect(await names("icon-button-name", button("text = \"\"")) == ["name the button 'Clear text'"])
    #expect(await names("icon-button-name", button("dismiss()", "arrow.left")) == ["name the button 'Back'"])
    #expect(await names("icon-button-name", button("store.send(.go)", "trash")) == ["name the button 'Delete'"])
    #expect(await names("icon-button-name", button("playHaptic(); playNextSong()", "forward")) == ["name the button 'Play next song'"])
    let arrow = "name the button "
    #expect(await names("icon-button-name", button("moveCursor()", "arrow.right")) == [arrow + "'<#name#>'"])
    #expect(await names("icon-button-name", button("nextPage()", "arrow.right")) == [arrow + "'Next'"])
    #expect(
      await names("icon-button-name", button("resetKeys(); view.blur()", "keyboard.chevron.compact.down"))
        == [arrow + "'Hide keyboard'"])
    #expect(await names("icon-button-name", button("open()", "flame")) == ["name the button '<#name#>'"])
  }

  /// A font that is as large as its place, or of no size, keeps nothing from people.
  @Test func fontsThatFollowTheirPlace() async {
    #expect(await found("uikit-fixed-font", ["A.swift": Self.label("13")]) == ["note certain"])
    #expect(await found("uikit-fixed-font", ["A.swift": Self.label("view.bounds.height / 2")]) == [])
    #expect(await found("uikit-fixed-font", ["A.swift": Self.label("size * 3 / 5")]) == [])
    #expect(await found("uikit-fixed-font", ["A.swift": Self.label("0")]) == [])
  }

  @Test func whatAPasswordFieldTellsByItself() async {
    let email = "TextField(\"Email\", text: $text)"
    #expect(await found("input-purpose-missing", ["A.swift": view("VStack { \(email) }")]) == ["note likely"])
    let login = view("VStack { \(email); SecureField(\"Password\", text: $text); SecureField(\"Repeat password\", text: $text) }")
    #expect(await found("input-purpose-missing", ["A.swift": login]) == ["note likely", "note likely", "note likely"])
  }

  @Test func letterSizesThatSayLittle() async {
    let badge = view("Text(text).font(.system(size: side * 0.6)).frame(width: side, height: side)")
      .replacing("@State var text", with: "var side = 30.0\n  @State var text")
    #expect(await found("fixed-font-size", ["A.swift": badge]) == [])
    let shortcut = view("Button { go() } label: { ZStack { Text(\"Go\").foregroundColor(.clear).font(.system(size: 1)); Image(\"a\") } }")
    #expect(await found("fixed-font-size", ["A.swift": shortcut]) == [])
    #expect(await found("fixed-font-size", ["A.swift": view("Text(text).font(.system(size: 50))")]) == [])
    #expect(await found("fixed-font-size", ["A.swift": view("Text(text).font(.system(size: 14))")]) == ["warning likely"])
    #expect(await found("uikit-fixed-font", ["A.swift": Self.label("50")]) == [])
  }

  /// What is drawn behind rows is not behind the header of their section.
  @Test func headersStandAboveRows() async {
    func list(_ rows: String) -> String {
      view("List { Section { \(rows) } header: { Text(\"Old\").foregroundColor(Color(white: 0.4)) }.listRowBackground(Color(white: 0.3)) }")
    }
    #expect(await found("low-contrast-text", ["A.swift": list("Text(text).foregroundStyle(.white)")]) == [])
    #expect(await found("low-contrast-text", ["A.swift": list("Text(text).foregroundColor(Color(white: 0.4))")]) == ["warning likely"])
  }

  @Test func emptyTitleOfAPickerOutsideOfLists() async {
    let picker = "Picker(\"\", selection: $text) { Text(\"A\").tag(\"a\") }.pickerStyle(.inline)"
    #expect(await found("empty-element", ["A.swift": view("Text(text).toolbar { ToolbarItem { \(picker) } }")]) == [])
  }

  /// The same commands are offered by the row.
  @Test func menuInARowWithAContextMenu() async {
    let row = "List { NavigationLink { Text(text) } label: { HStack { Text(text); Menu(\"More\") { Button(\"Mute\") { mute() } } }"
    #expect(await found("nested-interactive", ["A.swift": view(row + " } }")]).contains { $0.hasPrefix("error") })
    let served = row + ".contextMenu { Button(\"Mute\") { mute() } } } }"
    #expect(await found("nested-interactive", ["A.swift": view(served)]) == ["note review"])
  }

  /// A view that lists what is found may list what stands in an element, and what is there at times may be there at
  /// other times.
  @Test func controlsThatAreListedOrNotThere() async {
    func card(_ more: String) -> String {
      """
      import UIKit
      final class Card: UIView {
        let stack = UIStackView()
        let button = UIButton(type: .system)
        var hasAction = false
        override init(frame: CGRect) {
          super.init(frame: frame)
          button.setTitle("Retry", for: .normal)
          addSubview(stack)
          stack.isAccessibilityElement = true
          stack.accessibilityLabel = "Failed"
          \(more)
        }
      }
      """
    }
    let rule = "uikit-element-swallows-children"
    #expect(await found(rule, ["A.swift": card("stack.addArrangedSubview(button)")]).count == 1)
    let listed = card("stack.addArrangedSubview(button); accessibilityElements = hasAction ? [stack, button] : [stack]")
    #expect(await found(rule, ["A.swift": listed]) == [])
    #expect(await found(rule, ["A.swift": card("if hasAction { stack.addArrangedSubview(button) }")]) == [])
  }

  /// A tap on the row of a field puts the cursor into it, which VoiceOver users do at the field.
  @Test func tapThatPutsTheCursorIntoAField() async {
    func row(_ done: String) -> String {
      """
      import UIKit
      final class Row: UIViewController {
        let card = UIView()
        let field = UITextField()
        override func viewDidLoad() {
          view.addSubview(card)
          view.addSubview(field)
          card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        }
        @objc func tapped() { \(done) }
        func open() {}
      }
      """
    }
    #expect(await found("uikit-tap-view-not-element", ["A.swift": row("field.becomeFirstResponder()")]) == [])
    #expect(await found("uikit-tap-view-not-element", ["A.swift": row("show(Detail(), sender: self)")]).count == 1)
  }

  @Test func doubleTapBesideAPinch() async {
    let tap = "Image(\"map\").accessibilityLabel(\"Map\").onTapGesture(count: 2) { enlarge() }"
    #expect(await found("gesture-only-action", ["A.swift": view(tap)]) == ["error likely"])
    let both = tap + ".gesture(MagnificationGesture().onChanged { scale = $0 })"
    #expect(await found("gesture-only-action", ["A.swift": view(both)]) == ["note review"])
  }

  /// Where neither the picture nor the action says what a button is, the words under it or of its row do.
  @Test func captionsNameButtons() async {
    let tile = "struct Tile: View { let text: String; var body: some View { VStack { Button { act() } label: { Image(\"t-7\") }; Text(text) } } }"
    #expect(await names("icon-button-name", view("Tile(text: a); Tile(text: b)") + "\n" + tile) == ["name the button by the text beside it"])
    // Above some words of a screen it is not what they say.
    let greeting = "VStack { Button { act() } label: { Image(\"t-7\") }; Text(\"Hello\") }"
    #expect(await names("icon-button-name", view(greeting)) == ["name the button '<#name#>'"])
    let box = "HStack { Text(text); Button { isOn.toggle() } label: { Image(isOn ? \"box-check-1\" : \"box-2\") } }"
    let state = view(box).replacing("  @State", with: "  @State var isOn = false\n  @State")
    #expect(await names("icon-button-name", state) == ["name the button by the text beside it"])
    let heart = state.replacing("box-check-1", with: "heart-1").replacing("box-2", with: "heart-2")
    #expect(await names("icon-button-name", heart) != ["name the button by the text beside it"])
    // Of several buttons over one text none is called by it, and what is done with a row is no name of the row.
    let two = "VStack { Button { act() } label: { Image(\"t-7\") }; Button { be() } label: { Image(\"t-8\") }; Text(text) }"
    #expect(await names("icon-button-name", view(two)).allSatisfy { $0 == "name the button '<#name#>'" })
    let row = "HStack { Text(text); Button { act() } label: { Image(\"t-7\") } }"
    #expect(await names("icon-button-name", view(row)) == ["name the button '<#name#>'"])
  }
}
