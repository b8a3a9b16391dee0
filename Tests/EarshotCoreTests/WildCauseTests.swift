import EarshotCore
import SourceModel
import Testing

/// Causes of findings that were wrong in apps that nobody had read, each cut down to the code that brings it about.
@Suite struct WildCauseTests {
  private func found(_ rule: String, _ files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: files, options).findings.map { "\($0.severity) \($0.certainty)" }
  }

  private func found(_ rule: String, _ code: String) async -> [String] { await found(rule, ["A.swift": code]) }

  /// What a text is looked up by may be made elsewhere, by code that nobody sees.
  @Test func resourcesOfOtherCodeAreTexts() async {
    let code = """
      import SwiftUI
      extension Label where Icon == Image, Title == Text {
        init(localized: LocalizedStringResource, systemImage: String) {
          self.init(String(localized: localized), systemImage: systemImage)
        }
      }
      struct A: View {
        var body: some View {
          NavigationLink { Text("B") } label: { Label(localized: .settings(.news), systemImage: "leaf.fill") }
        }
      }
      """
    #expect(await found("navigation-link-name", code) == [])
  }

  /// Another name for a type that only one file sees is none for the others.
  @Test func privateAliasesAreOfTheirFile() async {
    let alias = """
      import SwiftUI
      private typealias Section = Fancy
      struct Fancy<Content: View>: View {
        @ViewBuilder var content: () -> Content
        var body: some View { VStack { Image("x-1"); content() } }
      }
      struct B: View { var body: some View { Section { Text("b") } } }
      """
    let use = "import SwiftUI\nstruct A: View { var body: some View { VStack { Section { Text(\"a\") } } } }"
    let hearing = await Hearing.files(["A.swift": use, "B.swift": alias])
    #expect(hearing.texts(of: "A") == ["a"])
    #expect(hearing.texts(of: "B")?.count == 2)
  }

  @Test func symbolsWithoutANameAreNotDrawn() async {
    let code = """
      import SwiftUI
      struct A: View {
        var body: some View { HStack { Image(systemName: "").resizable().frame(width: 15); Text("Icon in the menu") } }
      }
      """
    #expect(await found("redundant-icon-beside-text", code) == [])
    #expect(await found("redundant-icon-beside-text", code.replacing("\"\"", with: "\"gear\"")).count == 1)
  }

  @Test func picturesThatAreThereWhileSomethingIsDragged() async {
    let code = """
      import SwiftUI
      struct A: View {
        @State private var isDraggingOver = false
        var body: some View {
          ZStack { if isDraggingOver { Image(systemName: "arrow.down.doc") } }.onDrop(of: [], isTargeted: $isDraggingOver) { _ in true }
        }
      }
      """
    #expect(await found("symbol-raw-name", code) == [])
    #expect(await found("symbol-raw-name", code.replacing("isDraggingOver", with: "isEmpty")).count == 1)
  }

  @Test func whatTheLargeContentViewerShowsMayStaySmall() async {
    let code = """
      import SwiftUI
      struct A: View {
        var body: some View {
          Button { go() } label: { Text("Library").font(.system(size: 11)) }.accessibilityShowsLargeContentViewer()
        }
      }
      """
    #expect(await found("fixed-font-size", code) == [])
    let without = code.replacing(".accessibilityShowsLargeContentViewer()", with: "")
    #expect(await found("fixed-font-size", without) == ["warning likely"])
  }

  @Test func commandsOfOneResponderAreOneFinding() async {
    let code = """
      import UIKit
      final class ListController: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
          [
            UIKeyCommand(input: "d", modifierFlags: [], action: #selector(remove)),
            UIKeyCommand(input: "n", modifierFlags: [], action: #selector(add)),
          ]
        }
      }
      final class PageController: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
          [UIKeyCommand(input: "p", modifierFlags: [], action: #selector(turn))]
        }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["single-key-shortcut"]
    let findings = await Analysis.run(files: ["A.swift": code], options).findings
    #expect(findings.map(\.uses) == [2, 1])
  }

  @Test func cellsThatCodePaints() async {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <tableViewCell contentMode="scaleToFill" id="c1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
              <subviews>
                <label text="Total" id="l1">
                  <rect key="frame" x="16" y="16" width="80" height="21"/>
                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                  <color key="textColor" white="0.75" alpha="1" colorSpace="calibratedWhite"/>
                </label>
              </subviews>
            </tableViewCellContentView>
          </tableViewCell>
        </objects>
      </document>
      """
    #expect(await found("ib-contrast", ["Cell.xib": storyboard]) == ["warning likely"])
    let theme = """
      import UIKit
      enum Theme { static func paint(_ cell: UITableViewCell) { cell.backgroundColor = .black } }
      """
    #expect(await found("ib-contrast", ["Cell.xib": storyboard, "Theme.swift": theme]) == ["note review"])
    let button = theme.replacing("cell: UITableViewCell", with: "button: UIButton").replacing("cell.b", with: "button.b")
    #expect(await found("ib-contrast", ["Cell.xib": storyboard, "Theme.swift": button]) == ["warning likely"])
  }

  /// A theme of the project, named by a runtime attribute, decides about colours and fonts.
  @Test func labelsThatCodeStyles() async {
    func file(_ attribute: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
            <subviews>
              <label text="Total" id="l1">
                <rect key="frame" x="16" y="16" width="80" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <color key="textColor" white="0.75" alpha="1" colorSpace="calibratedWhite"/>
                <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="boolean" keyPath="\(attribute)" value="YES"/>
                </userDefinedRuntimeAttributes>
              </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
          </view>
        </objects>
      </document>
      """
    }
    for (rule, certainty) in [("ib-contrast", "certain"), ("ib-fixed-font", "likely")] {
      #expect(await found(rule, ["A.xib": file("isThemable")]) == [])
      #expect(await found(rule, ["A.xib": file("hasRoundedCorners")]) == ["warning \(certainty)"])
    }
  }

  @Test func aTitleWithDetailsNamesTheSwitch() async {
    let code = """
      import SwiftUI
      struct A: View {
        @State private var asks = false
        var body: some View {
          HStack {
            VStack { Text("Confirmation alerts"); Text("Before anything is deleted").font(.caption) }
            Spacer()
            Toggle(isOn: $asks, label: {})
          }
        }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["toggle-name"]
    let edits = await Analysis.run(files: ["A.swift": code], options).findings.flatMap(\.fixes).flatMap(\.edits)
    #expect(edits.contains { $0.replacement.contains("\"Confirmation alerts\"") })
  }

  // MARK: - Taps

  private func taps(_ label: String, _ tap: String) -> String {
    """
    import SwiftUI
    struct Folder: View {
      let onOpen: () -> Void
      let onClose: () -> Void
      var body: some View {
        HStack { Button(action: onOpen) { Text("Open") }; Text("Files") }.onTapGesture { \(tap) }
      }
    }
    struct A: View {
      @State private var isOpen = false
      var body: some View { Folder(onOpen: { isOpen.toggle() }, onClose: {}); Text("\(label)") }
    }
    """
  }

  /// A button inside does what the tap around it does, by code that a caller handed to both.
  @Test func tapsThatDoWhatAButtonInThemDoes() async {
    #expect(await found("tap-without-button-trait", taps("a", "onOpen()")) == [])
    #expect(await found("tap-without-button-trait", taps("a", "onClose()")).count == 1)
  }

  /// A panel that a tap anywhere in it puts away is no button.
  @Test func panelsThatATapPutsAway() async {
    let code = """
      import SwiftUI
      struct A: View {
        @State private var isOpen = false
        @State private var isRead = true
        var body: some View {
          if isOpen { VStack { Text("Size"); Text("12 MB") }.onTapGesture { isOpen = false } }
        }
      }
      """
    #expect(await found("tap-without-button-trait", code) == ["note review"])
    let other = code.replacing("{ isOpen = false }", with: "{ isRead = false }")
    #expect(await found("tap-without-button-trait", other) == ["error certain"])
  }

  @Test func whatMakersTapIsANote() async {
    let code = """
      import SwiftUI
      struct A: View {
        @State private var showsDebugMenu = false
        var body: some View { Image("crest-1").accessibilityLabel("Crest").onTapGesture { showsDebugMenu.toggle() } }
      }
      """
    #expect(await found("tap-without-button-trait", code) == ["note certain"])
    let plain = code.replacing("showsDebugMenu", with: "showsMenu")
    #expect(await found("tap-without-button-trait", plain) == ["error certain"])
  }

  // MARK: - Files of the right name

  @Test func filesThatAreCalledByWords() async {
    func picture(_ name: String) -> String {
      "import SwiftUI\nstruct A: View { var body: some View { Image(\"\(name)\") } }"
    }
    #expect(await found("image-name", picture("Locked")) == ["note likely"])
    #expect(await found("image-name", picture("lock-24")) == ["error certain"])
    #expect(await found("image-name", picture("btn")) == ["error certain"])
  }

  // MARK: - UIKit

  @Test func sizesThatCodeChangesAreNotWrittenDown() async {
    let code = """
      import UIKit
      final class Player: UIViewController {
        private let subtitle = UILabel()
        private var size: Double = 20
        override func viewDidLoad() {
          super.viewDidLoad()
          subtitle.text = "Hello"
          subtitle.font = UIFont.systemFont(ofSize: CGFloat(size))
          view.addSubview(subtitle)
        }
        func apply(_ settings: Settings) { size = settings.size }
      }
      """
    #expect(await found("uikit-fixed-font", code) == [])
    let fixed = code.replacing("size = settings.size", with: "print(settings)")
    #expect(await found("uikit-fixed-font", fixed) == ["note certain"])
  }

  // MARK: - Names in fixes

  private func names(_ action: String, symbol: String) async -> [String] {
    let code = """
      import SwiftUI
      struct A: View {
        @State private var text = ""
        @State private var isSearching = false
        var body: some View { Button { \(action) } label: { Image(systemName: "\(symbol)") } }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["icon-button-name"]
    return await Analysis.run(files: ["A.swift": code], options).findings.flatMap(\.fixes).map(\.title)
  }

  @Test func whereCodeLeadsComesBeforeThePicture() async {
    #expect(await names("goToNextChapter()", symbol: "forward.end.fill") == ["name the button 'Next chapter'"])
    #expect(await names("goToPrevious()", symbol: "chevron.up") == ["name the button 'Previous'"])
    #expect(await names("text = \"\"", symbol: "xmark.circle.fill") == ["name the button 'Clear text'"])
    let closing = await names("text = \"\"; isSearching.toggle()", symbol: "xmark.circle.fill")
    #expect(closing.count == 1 && closing != ["name the button 'Clear text'"])
  }
}
