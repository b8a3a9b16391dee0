import EarshotCore
import Testing

/// Names that fixes write say what a control is for, by what the code has at hand; a gap stands where nothing tells.
@Suite("Names that say something") struct SayingNameTests {
  static func titles(_ code: String, _ rule: String = "icon-button-name", framework: String = "SwiftUI") async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(files: ["A.swift": "import \(framework)\n" + code], options).findings.flatMap { $0.fixes.prefix(1) }.map(\.title)
  }

  static func button(_ action: String, _ symbol: String, _ members: String = "") -> String {
    """
    struct Panel: View {
      \(members)
      var body: some View {
        Button { \(action) } label: { Image(systemName: "\(symbol)") }
      }
    }
    """
  }

  /// What `generic-label` says of a label no fix writes as one.
  @Test("A name that says nothing of its control is a gap") func generic() async {
    let korean = """
      struct Panel: View {
        var body: some View {
          Text("저장한 링크"); Text("정렬 기준")
          Button { act() } label: { Image(systemName: "checkmark.rectangle") }
        }
        func act() {}
      }
      """
    #expect(await Self.titles(korean) == ["name the button '<#name#>'"])
    let link = "struct Panel: View { let page: URL; var body: some View { Link(destination: page) { Image(systemName: \"link\") } } }"
    #expect(await Self.titles(link, "link-name") == ["name the link '<#name#>'"])
  }

  /// What is done comes before what the picture most often stands for.
  @Test("The deed says what its picture does not", arguments: [
    ("task.isCompleted = true", "circle", "Mark as complete"),
    ("task.isCompleted = false", "checkmark.circle.fill", "Mark as incomplete"),
    ("photos.remove(at: index); try? context.save()", "trash.circle", "Delete photo"),
    ("isPresented = true", "star.circle", "<#name#>"),
    ("showImagePicker = true", "camera.circle", "Choose photo"),
    ("showConfirmPassword.toggle()", "eye", "Show password"),
    ("alertToReport = true", "light.beacon.max", "Report"),
    ("onAction?(.copy)", "doc.text", "Copy"),
  ]) func deeds(action: String, symbol: String, name: String) async {
    let members = "let onAction: ((Deed) -> Void)?"
    #expect(await Self.titles(Self.button(action, symbol, members)) == ["name the button '\(name)'"])
  }

  /// Pressing the cross of a panel puts it away, whatever the flag is called that shows it: it is called "Close" already.
  @Test("A cross that turns the flag of its own panel closes it") func closing() async {
    #expect(await Self.titles(Self.button("showsStyles.toggle()", "xmark.circle.fill")).isEmpty)
  }

  /// Two buttons that call one function are told apart by whose account is asked for, and what goes wrong is not what is done.
  @Test("Buttons of UIKit keep the words that tell them apart") func ofUIKit() async {
    let code = """
      final class SignInController: UIViewController {
        let facebookLoginButton = UIButton()
        let googleLoginButton = UIButton()
        let third = UIButton()
        override func viewDidLoad() {
          facebookLoginButton.setImage(UIImage(named: "shape_1"), for: .normal)
          facebookLoginButton.addTarget(self, action: #selector(login), for: .touchUpInside)
          googleLoginButton.setImage(UIImage(named: "shape_2"), for: .normal)
          googleLoginButton.addTarget(self, action: #selector(login), for: .touchUpInside)
          third.setImage(UIImage(named: "shape_3"), for: .normal)
          third.addTarget(self, action: #selector(actionOnSend), for: .touchUpInside)
          for one in [facebookLoginButton, googleLoginButton, third] { view.addSubview(one) }
        }
        @objc func login() {}
        @objc func actionOnSend() { if Store.shared.isEmpty { showErrorPopup() } else { Store.shared.post() } }
        func showErrorPopup() {}
      }
      """
    #expect(await Self.titles(code, "uikit-image-button-name", framework: "UIKit") == [
      "name the button 'Facebook login'", "name the button 'Google login'", "name the button 'Send'",
    ])
  }
}
