import EarshotCore
import Testing

/// Buttons that have words in some branches of a test and a picture alone in others.
@Suite("Buttons with a title in one branch and a picture in another") struct UIKitUntitledTests {
  private func heard(_ code: String) async throws -> [String] {
    let members = "var kind = Store.shared.kind\nlet send = UIButton(type: .system)"
    return try await UIKitExample.heard(["A.swift": UIKitExample.controller("view.addSubview(send)\n\(code)", members: members)])
  }

  private static let picture = "send.setImage(UIImage(named: \"btn_plane\"), for: .normal)"
  private static let title = "send.setTitle(\"Send\", for: .normal)"

  @Test("Each branch is heard by what it gives the button", arguments: [
    "switch kind { case 0: PICTURE\ncase 1: TITLE\ndefault: break }",
    "switch kind { case 1: TITLE\ncase 0: PICTURE\ndefault: break }",
    "if kind == 0 { PICTURE } else if kind == 1 { TITLE }",
  ]) func branches(code: String) async throws {
    let heard = try await heard(code.replacing("PICTURE", with: Self.picture).replacing("TITLE", with: Self.title))
    #expect(heard.contains { $0.hasPrefix("Send. Button.") })
    #expect(heard.contains { $0.hasPrefix("btn_plane. Button.") })
  }

  /// A title that is there before the test asks stays beside the picture.
  @Test("A title of all branches names the button in each") func always() async throws {
    let heard = try await heard("\(Self.title)\nswitch kind { case 0: \(Self.picture)\ncase 1: send.setTitle(\"Go\", for: .normal)\ndefault: break }")
    #expect(!heard.contains { $0.hasPrefix("btn_plane") })
  }

  @Test("The picture of the branch that has the words says nothing") func sameBranch() async throws {
    let heard = try await heard("switch kind { case 0: \(Self.picture)\n\(Self.title)\ncase 1: send.setTitle(\"Go\", for: .normal)\ndefault: break }")
    #expect(!heard.contains { $0.hasPrefix("btn_plane") })
  }
}
