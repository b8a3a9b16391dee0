import EarshotCore
import SourceModel
import Testing

/// Names that fixes write are the app's own words, in its language, or a gap.
@Suite("Words of the app in fixes") struct OwnWordTests {
  private static func fixes(_ files: [String: String], rules: Set<String>) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = rules
    return await Analysis.run(files: files, options).findings.flatMap { $0.fixes.prefix(1) }.map(\.title)
  }

  private static func bar(_ texts: [String], symbol: String = "trash", does deed: String = "act") -> String {
    """
    import SwiftUI
    struct Bar: View {
      var body: some View {
        \(texts.map { "Text(\"\($0)\")" }.joined(separator: "\n"))
        Button { \(deed)() } label: { Image(systemName: "\(symbol)") }
      }
      func \(deed)() {}
    }
    """
  }

  @Test("An app that is written in another script gets no English words", arguments: [
    (["저장한 링크", "정렬 기준"], "name the button '삭제'"), (["Настройки", "Выход"], "name the button 'Удалить'"),
    (["設定", "ごみ箱を空にする"], "name the button '削除'"), (["Saved links", "Sort by"], "name the button 'Delete'"),
    (["Русский", "Saved links", "Sort by"], "name the button 'Delete'"),
  ]) func language(texts: [String], title: String) async {
    #expect(await Self.fixes(["A.swift": Self.bar(texts)], rules: ["icon-button-name"]) == [title])
  }

  @Test("What the app calls a symbol elsewhere comes before the usual word, where the code says the same", arguments: [
    (["Send to bottom"], "bottom", "name the button 'Send to bottom'"),
    (["Send to bottom", "Last"], "moveToBottom", "name the button '<#name#>'"),
    (["Download film"], "act", "name the button 'Download'"), ([], "act", "name the button 'Download'"),
  ]) func titles(titles: [String], deed: String, title: String) async {
    #expect(await Self.named(titles, symbol: "arrow.down.to.line", does: deed) == [title])
  }

  /// The same symbol may do something else on this screen.
  @Test("What another screen does with a symbol is no name here", arguments: [
    (["Scheduled posts"], "clock", "snoozeAlarm"), (["Voice memo"], "waveform", "openEqualizer"),
    (["Send to bottom"], "arrow.down.to.line", "collapseAll"),
  ]) func borrowedTitles(titles: [String], symbol: String, deed: String) async {
    let named = await Self.named(titles, symbol: symbol, does: deed)
    #expect(named.count == 1 && !named[0].contains(titles[0]), "\(named)")
  }

  private static func named(_ titles: [String], symbol: String, does deed: String) async -> [String] {
    let labels = titles.map { "Label(\"\($0)\", systemImage: \"\(symbol)\")" }.joined(separator: "; ")
    let menu = "import SwiftUI\nstruct Rows: View { var body: some View { VStack { Text(\"Rows of words\"); \(labels) } } }"
    let files = ["A.swift": bar(["Some words"], symbol: symbol, does: deed), "B.swift": menu]
    return await fixes(files, rules: ["icon-button-name"])
  }

  @Test("Signs that change a number say so") func signs() async {
    let code = """
      import SwiftUI
      struct Volume: View {
        @State private var volume = 5
        var body: some View {
          Text("Volume of it"); Button("-") { volume -= 1 }; Text("\\(volume)"); Button("+") { volume += 1 }
        }
      }
      """
    #expect(await Self.fixes(["A.swift": code], rules: ["emoji-or-symbol-name"]) == ["call it 'Decrease volume'", "call it 'Increase volume'"])
  }

  @Test("The name of a picture that says no more than what it shows is as good as a symbol", arguments: [
    ("ic_more_horiz_36pt", "More"), ("SearchIcon", "Search"), ("naviBackButton", "Back"), ("ic_arrow_back_white", "Back"),
    ("pixel-refresh", "<#name#>"), ("search-history-empty", "<#name#>"),
  ]) func pictureNames(picture: String, word: String) async {
    let code = "import SwiftUI\nstruct Bar: View { var body: some View { Button { act() } label: { Image(\"\(picture)\") } } }"
    #expect(await Self.fixes(["A.swift": code], rules: ["icon-button-name"]) == ["name the button '\(word)'"])
  }

  @Test("What is made and handed on has no name that code could set it by") func handedOn() async {
    let code = """
      import UIKit
      final class Chat: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = item(for: 1)
        }
        private func item(for kind: Int) -> UIBarButtonItem {
          switch kind {
          case 1:
            UIBarButtonItem(image: UIImage(named: "me_75"), style: .plain, target: self, action: #selector(act))
          default:
            UIBarButtonItem(title: "End", style: .plain, target: self, action: #selector(act))
          }
        }
        @objc private func act() {}
      }
      """
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["uikit-bar-button-name"]
    let findings = await Analysis.run(files: ["A.swift": code], options).findings
    #expect(findings.count == 1)
    #expect(findings.flatMap(\.fixes).flatMap(\.edits).allSatisfy { !$0.replacement.hasPrefix("\n      accessibilityLabel") })
  }

  @Test("What leaves the screen is called so, whatever else it does", arguments: [
    ("icon-prev", "Back"), ("ic_close", "Close"), ("me_75", "<#name#>"),
  ]) func leaving(picture: String, word: String) async {
    let code = """
      import UIKit
      final class Step: UIViewController {
        let away = UIButton()
        let field = UITextField()
        override func viewDidLoad() {
          away.setImage(UIImage(named: "\(picture)"), for: .normal)
          away.addTarget(self, action: #selector(leave), for: .touchUpInside)
          view.addSubview(away)
        }
        @objc func leave() {
          field.endEditing(true)
          \(word.hasPrefix("<#") ? "" : "navigationController?.popViewController(animated: true)")
        }
      }
      """
    #expect(await Self.fixes(["A.swift": code], rules: ["uikit-image-button-name"]).first?.contains("'\(word)'") == true)
  }

  @Test("A button over the only text of a component is named by it") func cover() async {
    let code = """
      import UIKit
      final class Chip: UIView {
        private let caption = UILabel()
        private let cover = UIButton()
        init(words: String) {
          super.init(frame: .zero)
          caption.text = words
          addSubview(caption)
          addSubview(cover)
          cover.addTarget(self, action: #selector(go), for: .touchUpInside)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc private func go() { print("go") }
      }
      final class Page: UIViewController {
        override func viewDidLoad() { view.addSubview(Chip(words: "Erase")) }
      }
      """
    #expect(await Self.fixes(["A.swift": code], rules: ["uikit-control-name"]) == ["name the button by the text beside it"])
  }

  @Test("Placeholders that deny or invite are no names", arguments: [
    ("No title", "title", "Title"), ("+ comment", "comment", "Comment"), ("Email", "mail", "repeat"),
  ]) func placeholders(placeholder: String, variable: String, word: String) async {
    let code = """
      import SwiftUI
      struct Form1: View {
        @State private var \(variable) = ""
        var body: some View { TextField("\(placeholder)", text: $\(variable)) }
      }
      """
    #expect(await Self.fixes(["A.swift": code], rules: ["placeholder-only-name"]).first?.contains(word) == true)
  }
}
