import EarshotCore
import Project
import Rules
import SourceModel
import Testing

/// Fixes that would say the wrong thing of a state, of a field or of letters that have no room.
@Suite struct DoubtfulStateFixTests {
  private func fixes(_ rule: String, _ code: String) async -> (found: Int, replacements: [String]) {
    let findings = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code]).findings.filter { $0.rule == rule }
    return (findings.count, findings.flatMap { $0.fixes.prefix(1).flatMap(\.edits) }.map(\.replacement))
  }

  private static func chart(_ action: String, _ test: String, _ filled: String, _ hollow: String) -> String {
    """
    struct Chart: View {
      @State private var isPanelPresented = false
      @State private var isMarked = false
      let series: Series
      var body: some View {
        VStack {
          Text("Days")
          Button { \(action) } label: {
            if \(test) { Image(systemName: "\(filled)") } else { Image(systemName: "\(hollow)") }
          }
          .accessibilityLabel("Series")
        }
      }
    }
    """
  }

  @Test("A button that opens a panel is on by nothing that its picture tells", arguments: [
    ("isPanelPresented.toggle()", "series.allSelected", "tray", "tray.fill", 0),
    ("isPanelPresented = true", "series.isNarrowed", "tray.fill", "tray", 0),
    ("isMarked.toggle()", "isMarked", "tray.fill", "tray", 1),
  ]) func opening(action: String, test: String, first: String, second: String, expected: Int) async {
    let fixes = await fixes("toggle-state-missing", Self.chart(action, test, first, second))
    #expect(fixes.found == 1)
    #expect(fixes.replacements.count == expected, "\(fixes.replacements)")
  }

  @Test func lettersInACircleOfUnknownSize() async {
    let code = { (modifiers: String) in
      """
      struct Week: View {
        let number: Int
        let size: CGFloat
        var body: some View {
          VStack { Text("Days of the week"); Text("Day \\(number)").font(.system(size: 15)).frame(width: size, height: size)\(modifiers) }
        }
      }
      """
    }
    #expect(await fixes("fixed-font-size", code("")).replacements.count == 1)
    let clipped = await fixes("fixed-font-size", code(".clipped().cornerRadius(size / 2)"))
    #expect(clipped.found == 1)
    #expect(clipped.replacements == [])
  }

  /// The first word of a row is that of the menu after it.
  @Test func theWordOfAnotherControl() async {
    let row = { (between: String) in
      """
      struct Filter: View {
        @State private var x1 = ""
        var body: some View {
          HStack { Text("Where"); \(between); TextField("Value", text: $x1) }
        }
      }
      """
    }
    #expect(await fixes("placeholder-only-name", row("Spacer()")).replacements.joined().contains("Where"))
    let menu = "Menu(\"Column\") { Button(\"Town\") { pick() } }"
    #expect(!(await fixes("placeholder-only-name", row(menu)).replacements.joined().contains("Where")))
  }

  /// The number under the words of a bar is its value.
  @Test func wordsBetweenABarAndItsNumber() async {
    let code = """
      struct Import: View {
        let x1: Int
        let x2: Int
        var body: some View {
          VStack {
            ProgressView(value: Double(x1), total: Double(x2))
            Text("Adding pictures...").font(.headline)
            Text("\\(x1) / \\(x2)").font(.subheadline)
          }
        }
      }
      """
    let fixes = await fixes("progress-name", code)
    #expect(fixes.found == 1)
    #expect(fixes.replacements.allSatisfy { $0.contains("Adding pictures") } && !fixes.replacements.isEmpty, "\(fixes.replacements)")
  }

  private static func view(_ content: String) -> String {
    """
    struct V: View {
      @State private var showAlertDuplicate = false
      @State private var showsList = false
      @State private var isMember = false
      let model: Model
      var body: some View {
        VStack {
          Text("What the model has")
          \(content)
        }
      }
    }
    """
  }

  @Test("What an alert asks is what is done in the end, and a picture of what is shown is no name", arguments: [
    ("Button { showAlertDuplicate = true } label: { Image(systemName: \"doc.on.doc\") }", "Show alert"),
    ("Button { showsList.toggle() } label: { Image(systemName: showsList ? \"list.bullet\" : \"map\") }", "? \"List\""),
    ("Button { showsList.toggle() } label: { if showsList { Image(systemName: \"rectangle.grid.1x2\") } else { Image(systemName: \"text.alignleft\") } }", "Align left"),
  ]) func namesThatAreNone(button: String, wrong: String) async {
    let fixes = await fixes("icon-button-name", Self.view(button))
    #expect(fixes.found == 1)
    #expect(fixes.replacements.allSatisfy { !$0.contains(wrong) }, "\(fixes.replacements)")
  }

  @Test func namesOfWhatAnAlertAsks() async {
    let button = "Button { showAlertDuplicate = true } label: { Image(systemName: \"doc.on.doc\") }"
    #expect(await fixes("icon-button-name", Self.view(button)).replacements.joined().contains("\"Duplicate\""))
    let map = "Button { showsList.toggle() } label: { Image(systemName: showsList ? \"map\" : \"list.bullet\") }"
    #expect(await fixes("icon-button-name", Self.view(map)).replacements.joined().contains("showsList ? \"Map\" : \"List\""))
  }

  /// A picture that is typed as a character says nothing beside words.
  @Test func aCharacterBeforeTheCaption() async {
    let row = "HStack { Text(\"\\u{1F465}\"); Text(\"Mark as member\"); Spacer(); Toggle(\"\", isOn: $isMember).labelsHidden() }"
    #expect(await fixes("toggle-name", Self.view(row)).replacements.joined().contains("\"Mark as member\""))
  }

  /// What comes up under a field that is empty says that something is missing.
  @Test func aRemarkUnderAField() async {
    let form = """
      VStack(alignment: .leading) {
        TextField("Name of the plan", text: Binding(get: { model.planName }, set: { model.change($0) }))
        if model.planName.isEmpty { Text("A name is required") }
      }
      """
    let fixes = await fixes("placeholder-only-name", Self.view(form))
    #expect(fixes.found == 1)
    #expect(fixes.replacements.allSatisfy { !$0.contains("required") }, "\(fixes.replacements)")
  }

  /// The arrow is all that tells whether the card is open.
  @Test func anArrowThatTellsWhatIsOpen() async {
    let code = """
      struct Card: View {
        let expanded: Bool
        let name: String
        let turn: () -> Void
        var body: some View {
          VStack {
            HStack { Text(name); Spacer(); Text("3 options"); Image(systemName: expanded ? "chevron.up" : "chevron.down") }
              .onTapGesture { turn() }
            if expanded { Text("Hello") }
          }
        }
      }
      """
    let fixes = await fixes("redundant-icon-beside-text", code)
    #expect(fixes.replacements.joined().contains("expanded ? \"expanded\" : \"collapsed\""), "\(fixes.replacements)")
    #expect(!fixes.replacements.joined().contains("accessibilityHidden"))
  }

  @Test("An attribute of iOS 10 and a style of iOS 9 are for apps that need these", arguments: [
    (8, 16.0, [false, false]), (9, 16, [false, true]), (10, 16, [true, true]), (8, 17, [false, true]),
  ]) func fontsOfOldSystems(system: Int, points: Double, expected: [Bool]) async {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
              <view id="v1">
                  <subviews>
                      <label opaque="NO" text="Plans of the day" id="l1"><fontDescription key="fontDescription" type="system" pointSize="\(points == 16 ? "16" : "17")"/></label>
                  </subviews>
              </view>
          </objects>
      </document>
      """
    let found = await Analysis.run(files: ["P.xib": file], deployment: DeploymentTargets(ios: Version(major: system))).findings
      .filter { $0.rule == "ib-fixed-font" }
    #expect(found.count == 1)
    let written = found.flatMap(\.fixes).flatMap(\.edits).map(\.replacement).joined()
    #expect([written.contains("adjustsFontForContentSizeCategory"), written.contains("style=")] == expected, "\(written)")
  }

  /// UIKit tells of a button that it is selected; traits that are set once would say it from the beginning.
  @Test func stateThatUIKitTells() async {
    let code = """
      import UIKit
      final class Desk: UIViewController {
        private let keepButton = UIButton()
        override func viewDidLoad() {
          super.viewDidLoad()
          keepButton.setImage(UIImage(systemName: "checkmark.square"), for: .normal)
          keepButton.setImage(UIImage(systemName: "checkmark.square.fill"), for: [.highlighted, .selected])
          keepButton.addTarget(self, action: #selector(turn), for: .touchUpInside)
          view.addSubview(keepButton)
        }
        @objc private func turn() { keepButton.isSelected.toggle() }
      }
      """
    let fixes = await fixes("uikit-image-button-name", code)
    #expect(fixes.found == 1)
    #expect(!fixes.replacements.joined().contains("Traits"), "\(fixes.replacements)")
  }

  @Test("A comment that ends with the kind of control names it where nothing else does", arguments: [
    ("// Files button", "\"Files\""), ("// Camera follow toggle", "\"Camera follow\""), ("// Files", nil), ("// Left button", nil),
    ("// Brain button", nil), ("// This is what opens them, a button", nil),
  ] as [(String, String?)]) func comments(comment: String, expected: String?) async {
    let button = "\(comment)\n      Button(action: { go() }) {\n        Image(systemName: \"brain\")\n      }"
    let fixes = await fixes("icon-button-name", Self.view(button))
    #expect(fixes.found == 1)
    if let expected {
      #expect(fixes.replacements.joined().contains(expected), "\(fixes.replacements)")
    } else {
      #expect(!fixes.replacements.joined().contains("Files") && !fixes.replacements.joined().contains("Left") && !fixes.replacements.joined().contains("Brain"), "\(fixes.replacements)")
    }
  }

  /// The picture says nothing of what nobody has written yet.
  @Test func anActionThatIsToBeWritten() async {
    let button = { (action: String) in "Button(action: {\(action)}, label: {\n  Image(systemName: \"envelope\")\n})" }
    let planned = await fixes("icon-button-name", Self.view(button("\n// MARK: OPEN CHAT\n")))
    #expect(planned.replacements.joined().contains("<#Open chat#>"), "\(planned.replacements)")
    let written = await fixes("icon-button-name", Self.view(button(" model.sendMail() ")))
    #expect(!written.replacements.joined().contains("chat"))
  }

  @Test func theTitleBehindAnArrowThatOpens() async {
    let code = """
      struct Row: View {
        @Binding var isFolded: Bool
        let label: String
        let amount: Double
        var body: some View {
          HStack {
            Button(action: { isFolded.toggle() }, label: { Image(systemName: "chevron.right.2").rotationEffect(.degrees(isFolded ? 0 : 90)) })
            Text(label).bold()
            Spacer()
            Text("\\(amount)")
          }
        }
      }
      """
    #expect(await fixes("icon-button-name", code).replacements.joined().contains("accessibilityLabel(Text(label))"))
  }

  /// A name that a person has to fill in takes the place of both pictures, too.
  @Test func stateBesideAGap() async {
    let code = """
      struct Trips: View {
        let trips: [Trip]
        let turn: (Trip) -> Void
        @State private var chosenTrips: Set<Int> = []
        var body: some View {
          ForEach(trips, id: \\.id) { trip in
            HStack {
              Image(systemName: chosenTrips.contains(trip.id) ? "checkmark.circle.fill" : "circle").onTapGesture { turn(trip) }
              NavigationLink(value: trip) { Text(trip.title) }
            }
          }
        }
      }
      """
    let fixes = await fixes("tap-without-button-trait", code)
    #expect(fixes.found == 1)
    #expect(fixes.replacements.joined().contains("chosenTrips.contains(trip.id) ? [.isButton, .isSelected] : .isButton"), "\(fixes.replacements)")
  }

  /// Whatever picture the data have, the tap leads to one screen.
  @Test func theScreenThatATapChooses() async {
    let face = """
      Circle().frame(width: 44, height: 44).overlay(Image(systemName: model.kind.symbolName)).onTapGesture { model.selectedTab = .profile }
      """
    #expect(await fixes("tap-without-button-trait", Self.view(face)).replacements.joined().contains("accessibilityLabel(\"Profile\")"))
  }
}
