/// A rule of another tool, and what Earshot has for it.
struct PeerRule: Sendable {
  var id: String
  /// Rules of Earshot, the nearest first.
  var ours: [String]
  /// Code of our own that the peer's rule would rightly report, and that every one of `ours` has to report.
  var snippet: String
  /// What is different, or why there is nothing.
  var note: String

  /// Both report the snippet.
  static func same(_ id: String, _ ours: String..., snippet: String, note: String = "") -> PeerRule {
    PeerRule(id: id, ours: ours, snippet: snippet, note: note)
  }

  /// Earshot leaves it alone.
  static func none(_ id: String, _ reason: String) -> PeerRule {
    PeerRule(id: id, ours: [], snippet: "", note: reason)
  }
}

/// A tool whose rules are known.
struct Peer: Sendable {
  var name: String
  var about: String
  var rules: [PeerRule]
}

extension Peer {
  static let all: [Peer] = [
    swiftLint, a11yCheck, luscii, accessLint, interfaceLinters, xcodeSkills, xcuiTest, gtxiLib, a11yUITests, axe,
    browserStack,
  ]
}

/// Code that several peers report.
enum PeerSnippet {
  static let imageButton = #"var body: some View { Button { close() } label: { Image("btn_close") } }"#
  static let assetImage = #"var body: some View { Image("hero_banner_v2") }"#
  static let tap = #"var body: some View { Text("Details").onTapGesture { open() } }"#
  static let toggle = #"var body: some View { Toggle("", isOn: $isOn) }"#
  static let field = #"var body: some View { TextField("", text: $name) }"#
  static let placeholder = #"var body: some View { TextField("Email", text: $email) }"#
  static let roleInLabel = #"""
    var body: some View { Button { play() } label: { Image("p") }.accessibilityLabel("Play button") }
    """#
  static let fixedFont = #"var body: some View { Text("Terms apply").font(.system(size: 13)) }"#
  static let faintText = #"""
    var body: some View {
      Text("Terms apply").foregroundStyle(Color(red: 0.8, green: 0.8, blue: 0.8)).background(.white)
    }
    """#
  static let colourState = #"""
    var body: some View {
      HStack { Circle().fill(isOnline ? .green : .red).frame(width: 8, height: 8); Text(name) }
    }
    """#
  static let heading = #"""
    var body: some View {
      VStack {
        Text("Shopping").font(.largeTitle)
        Text("Two apples")
        Text("One bread")
        Text("Some cheese")
        Button("Done") { finish() }
      }
    }
    """#
  static let video = #"var body: some View { VideoPlayer(player: player) }"#
  static let audio = "func load() { player = try? AVAudioPlayer(contentsOf: url) }\nvar player: AVAudioPlayer?"
  static let autoplay = #"""
    let player: AVPlayer
    var body: some View { VideoPlayer(player: player).onAppear { player.play() } }
    """#
  static let small = #"""
    var body: some View {
      Button(action: close) { Image("cross").resizable().frame(width: 16, height: 16) }.accessibilityLabel("Close")
    }
    """#
  static let portrait = """
    <plist version="1.0"><dict>
      <key>UISupportedInterfaceOrientations</key>
      <array><string>UIInterfaceOrientationPortrait</string></array>
    </dict></plist>
    """
  static let uiKitButton = #"""
    import UIKit
    final class PlayerController: UIViewController {
      let closeButton = UIButton()
      override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.setImage(UIImage(named: "btn_close"), for: .normal)
        view.addSubview(closeButton)
      }
    }
    """#
  static let ibButton = """
    <viewController id="c"><view key="view" id="v"><subviews>
      <button opaque="NO" id="b"><state key="normal" image="btn_close"/></button>
    </subviews></view></viewController>
    """
  static let ibField = """
    <viewController id="c"><view key="view" id="v"><subviews>
      <textField opaque="NO" id="f"/>
    </subviews></view></viewController>
    """
  static let ibFont = """
    <viewController id="c"><view key="view" id="v"><subviews>
      <label opaque="NO" text="Terms apply" id="l">
        <fontDescription key="fontDescription" type="system" pointSize="14"/></label>
    </subviews></view></viewController>
    """
}
