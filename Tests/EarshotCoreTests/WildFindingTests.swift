import EarshotCore
import Foundation
import Project
import SourceModel
import Testing

/// Findings in apps that nobody had read while the rules were written, and that were wrong; each cut down to its cause.
@Suite struct WildFindingTests {
  private func found(_ rule: String, in files: [String: String]) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    let wrapped = files.mapValues { $0.hasPrefix("<") || $0.hasPrefix("import") ? $0 : "import SwiftUI\n\($0)\n" }
    return await Analysis.run(files: wrapped, options).findings.map { "\($0.certainty): \($0.message)" }
  }

  private func found(_ rule: String, in body: String) async -> [String] {
    await found(rule, in: ["A.swift": "struct A: View {\n  @State var text = \"\"\n  @State var flag = false\n\(body)\n}"])
  }

  // MARK: - Code that nobody meets

  @Test func membersThatNothingCalls() async {
    let body = "  var body: some View { Text(text) }\n  private var old: some View { Button { go() } label: { Image(\"x-1\") } }"
    #expect(await found("icon-button-name", in: body) == [])
    let called = body.replacing("Text(text)", with: "VStack { Text(text); old }")
    #expect(await found("icon-button-name", in: called).count == 1)
  }

  @Test func whatPreviewsDeclare() async {
    let code = """
      struct Row<Content: View>: View {
        let content: Content
        var body: some View { content }
      }
      struct Row_Previews: PreviewProvider {
        static var previews: some View { rows }
        static var rows: some View { Row(content: Button { go() } label: { Image("x-1") }) }
      }
      struct Gallery: View { var body: some View { Row_Previews.rows } }
      """
    #expect(await found("icon-button-name", in: ["A.swift": code]) == [])
  }

  @Test func aControllerHandsItsTitleOnToItsTab() async {
    let code = """
      import UIKit
      final class Recent: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          title = "Recent"
          tabBarItem.image = UIImage(systemName: "clock")
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    #expect(await found("uikit-bar-button-name", in: ["A.swift": code]) == [])
    let untitled = code.replacing("    title = \"Recent\"\n", with: "")
    #expect(await found("uikit-bar-button-name", in: ["A.swift": untitled]).count == 1)
  }

  // MARK: - Uses of the API

  @Test func propertiesInClosuresThatAreCalled() async {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["accessibility-api-availability"]
    options.deployment.ios = Version("13.0")
    let code = """
      import UIKit
      final class Cell: UIView {
        let photo: UIImageView = {
          let view = UIImageView()
          view.accessibilityIgnoresInvertColors = true
          return view
        }()
      }
      """
    #expect(await Analysis.run(files: ["A.swift": code], options).findings.isEmpty)
  }

  // MARK: - Names

  @Test func viewsOfPackagesWithTheNameOfABuiltInOne() async {
    #expect(await found("toggle-name", in: "  var body: some View { LaunchAtLogin.Toggle() }") == [])
    #expect(await found("toggle-name", in: "  var body: some View { SwiftUI.Toggle(\"\", isOn: $flag) }").count == 1)
  }

  @Test func whatABindingIsMadeOfIsNoName() async {
    let code = """
      struct A: View {
        @State var parts = [0]
        private func part(_ index: Int) -> Binding<Int> {
          Binding(get: { guard parts.indices.contains(index) else { return 0 }; return parts[index] }, set: { parts[0] = $0 })
        }
        var body: some View {
          Picker("", selection: part(0)) { Text("One").tag(0); Text("Two").tag(1) }.labelsHidden()
        }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["picker-name"]
    let fixes = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings.flatMap(\.fixes)
    #expect(fixes.map(\.title) == ["name the picker '<#name#>'"])
  }

  @Test func picturesThatTakeTurnsHaveNoOneName() async {
    let code = """
      struct A: View {
        let isSent: Bool
        private var icon: String { isSent ? "paperplane.fill" : "app.gift" }
        var body: some View { Image(systemName: icon).font(.largeTitle) }
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["symbol-raw-name"]
    let fixes = await Analysis.run(files: ["A.swift": "import SwiftUI\n" + code], options).findings.flatMap(\.fixes)
    #expect(fixes.first?.title == "name the symbol '<#text for each picture#>'")
  }

  @Test func aSpinnerStandsInForAPicture() async {
    let body = """
        var body: some View {
          Button { scan() } label: { if flag { ProgressView() } else { Image(uiImage: .scanner.withTint()) } }
        }
      """
    #expect(await found("icon-button-name", in: body).count == 1)
  }

  @Test func aRowWithTitlesOfItsOwn() async {
    let body = """
        var body: some View {
          HStack { ForEach(steps) { step in Image(systemName: "arrow.right"); Text(step.title) } }
        }
      """
    #expect(await found("repeated-symbol-group", in: body) == [])
  }

  @Test func titlesThatAreHidden() async {
    let field = "  var body: some View { TextField(\"Arguments\", text: $text).labelsHidden() }"
    #expect(await found("text-field-name", in: field) == [])
    let bare = "  var body: some View { TextField(\"\", text: $text).labelsHidden() }"
    #expect(await found("text-field-name", in: bare).count == 1)
  }

  @Test func picturesWithTheNameOfWhatTheButtonDoes() async {
    let body = "  var body: some View { Button { flag = false } label: { Image(\"close\") } }"
    let said = await found("icon-button-name", in: body)
    // "Close" sounds the same.
    #expect(said.isEmpty)
    let file = await found("icon-button-name", in: body.replacing("close", with: "ic_close_24"))
    #expect(file.count == 1 && file[0].hasPrefix("certain"))
  }

  @Test func picturesThatAreNoBackground() async {
    #expect(await found("decorative-image-exposed", in: "  var body: some View { Image(\"logoNoBackground\") }") == [])
    #expect(await found("decorative-image-exposed", in: "  var body: some View { Image(\"homeBackground\") }").count == 1)
  }

  @Test func unitsAmongOptions() async {
    let picker = """
        var body: some View {
          Picker("Unit", selection: $text) { Text("%").tag("a"); Text("mmol").tag("b") }.pickerStyle(.segmented)
        }
      """
    #expect(await found("emoji-or-symbol-name", in: picker) == [])
  }

  // MARK: - States and looks

  @Test func statusTextsWithAColour() async {
    let code = """
      struct A: View {
        let model: Model
        var body: some View { Text(model.status).foregroundColor(model.socket == .open ? .green : .red) }
      }
      """
    #expect(await found("colour-only-state", in: ["A.swift": code]).allSatisfy { $0.hasPrefix("review") })
  }

  @Test func emojiHaveColoursOfTheirOwn() async {
    let body = "  let emoji: String\n  var body: some View { ZStack { Color.black; Text(emoji) } }"
    #expect(await found("low-contrast-text", in: body) == [])
    let words = body.replacing("emoji", with: "words")
    #expect(await found("low-contrast-text", in: words).count == 1)
  }

  @Test func framesThatDoNotCut() async {
    let body = "  var body: some View { Text(\"Continue\").frame(maxHeight: 30) }"
    #expect(await found("fixed-height-clips-text", in: body) == [])
    let clipped = body.replacing("30)", with: "30).clipped()")
    #expect(await found("fixed-height-clips-text", in: clipped).count == 1)
  }

  // MARK: - Time, forms, controls

  @Test func tipsThatWaitTwice() async {
    let code = """
      struct A: View {
        @State var isTipPresented = false
        var body: some View {
          Text("Hi").popover(isPresented: $isTipPresented) { Text("Drag") }.onAppear { show() }
        }
        func show() {
          Task {
            try? await Task.sleep(for: .seconds(1))
            isTipPresented = true
            try? await Task.sleep(for: .seconds(10))
            isTipPresented = false
          }
        }
      }
      """
    let said = await found("auto-dismiss", in: ["A.swift": code])
    #expect(said.count == 1 && said[0].contains("10 seconds"))
  }

  @Test func namesInGamesAreNoLogins() async {
    let body = "  var body: some View { TextField(\"Username\", text: $text) }"
    #expect(await found("input-purpose-missing", in: body) == [])
    let login = body.replacing("TextField", with: "SecureField(\"Password\", text: $text); TextField")
    #expect(await found("input-purpose-missing", in: login.replacing("{ Secure", with: "{ VStack { Secure") + "}").isEmpty == false)
  }

  @Test func linksThatOnlyLendTheirArrow() async {
    let body = """
        var body: some View {
          Button { flag = true } label: { NavigationLink(destination: EmptyView()) { Text("Plan") } }
        }
      """
    #expect(await found("nested-interactive", in: body) == [])
  }

  @Test func gesturesThatAreOnlySketched() async {
    let tap = "  var body: some View { Text(\"Tap here\").onTapGesture {\n      // do something\n    } }"
    #expect(await found("tap-without-button-trait", in: tap).count == 1)
    #expect(await found("tap-without-button-trait", in: tap.replacing("// do something", with: "")) == [])
    let press = "  var body: some View { Text(\"Tap here\").onLongPressGesture { ... } }"
    #expect(await found("gesture-only-action", in: press).count == 1)
  }

  // MARK: - Settings and interface files

  private func settings(_ rule: String, _ project: String) async throws -> [String] {
    let folder = NSTemporaryDirectory() + "/earshot-wild-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/A.xcodeproj", withIntermediateDirectories: true)
    try project.write(toFile: folder + "/A.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
    try "struct A {}\n".write(toFile: folder + "/A.swift", atomically: true, encoding: .utf8)
    var options = AnalysisOptions(paths: [], workingDirectory: folder, width: 1)
    options.rules = [rule]
    return await Analysis.run(options).findings.map(\.message)
  }

  @Test func keysForOneDeviceOutweighThoseForAll() async throws {
    let portrait = "INFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;"
    let all = "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "
      + "\"UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft\";"
    let both = "{\nbuildSettings = {\n\(portrait)\n\(all)\n};\n}"
    #expect(try await settings("orientation-locked", both) == [])
    #expect(try await settings("orientation-locked", both.replacing(all, with: "")).count == 1)
  }

  /// What is said of all devices is not true of iPads that have a list of their own.
  @Test func tabletsHaveAListOfTheirOwn() async throws {
    func build(tablets: String) -> String {
      "{\nbuildSettings = {\nINFOPLIST_KEY_UISupportedInterfaceOrientations = UIInterfaceOrientationPortrait;\n"
        + "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"UIInterfaceOrientationPortrait\(tablets)\";\n};\n}"
    }
    #expect(try await settings("orientation-locked", build(tablets: " UIInterfaceOrientationLandscapeLeft"))
      == ["app works in portrait orientation only on iPhone"])
    #expect(try await settings("orientation-locked", build(tablets: "")).first == "app works in portrait orientation only")
  }

  @Test func configurationsAreOneApp() async throws {
    let block = "buildSettings = {\nINFOPLIST_KEY_UIUserInterfaceStyle = Dark;\n};\n"
    #expect(try await settings("forced-colour-scheme", "{\n\(block)\(block)\(block)}") == ["the whole app is always dark"])
  }

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="VC"><connections>
    <outlet property="action" destination="b1" id="o1"/><outlet property="icon" destination="b2" id="o2"/>
    <outlet property="view" destination="v1" id="o3"/></connections></placeholder>
    <view id="v1"><subviews>
    <button id="b1"><fontDescription key="fontDescription" type="system" pointSize="17"/>
    <state key="normal" title="Go"/></button>
    <button id="b2"><state key="normal" image="gear-2"/></button>
    <label text="One" id="l1"><fontDescription key="fontDescription" type="system" pointSize="14"/></label>
    <label text="Two" id="l2"><fontDescription key="fontDescription" type="system" pointSize="15"/></label>
    </subviews></view></objects></document>
    """

  @Test func fontsOfOneFileAreOneFinding() async {
    let code = """
      import UIKit
      class VC: UIViewController {
        @IBOutlet var action: FancyButton! { didSet { action.titleFont = Fonts.action } }
        @IBOutlet var icon: UIButton!
        override func viewDidLoad() { icon.accessibilityTraits = .image }
      }
      """
    let fonts = await found("ib-fixed-font", in: ["V.xib": Self.xib, "VC.swift": code])
    #expect(fonts == ["likely: 2 texts of the file have fonts of fixed size"])
    #expect(await found("ib-image-button-name", in: ["V.xib": Self.xib, "VC.swift": code]) == [])
  }
}
