import EarshotCore
import SourceModel
import Testing

/// What fields ask for, by their words and their keyboards.
@Suite struct InputPurposeTests {
  private func found(_ fields: String) async -> [String] {
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = ["input-purpose-missing"]
    let code = """
      import SwiftUI
      struct Account: View {
        @State private var a = ""
        @State private var b = ""
        var body: some View { VStack { \(fields) } }
      }
      """
    return await Analysis.run(files: ["A.swift": code], options).findings.map(\.message)
  }

  @Test("The keyboard tells it where the words do not", arguments: [
    ("TextField(\"회사 메일\", text: $a).keyboardType(.emailAddress)", "emailAddress"),
    ("TextField(\"ann@example.com\", text: $a).keyboardType(UIKeyboardType.emailAddress)", "emailAddress"),
    ("VStack { TextField(\"+00\", text: $a) }.keyboardType(.phonePad)", "telephoneNumber"),
    ("TextField(\"12\", text: $a).keyboardType(.numberPad)", nil),
    ("TextField(\"Work\", text: $a).keyboardType(.emailAddress).textContentType(.emailAddress)", nil),
  ])
  func keyboards(field: String, purpose: String?) async {
    let found = await found(field)
    #expect(found.count == (purpose == nil ? 0 : 1))
    if let purpose { #expect(found.allSatisfy { $0.contains("'\(purpose)'") }) }
  }

  /// A storyboard called "Register" holds the scene to sign in as well, whose password exists already.
  @Test("A scene says what its password is for, and not its file", arguments: [
    ("Register.storyboard", "Desk", "'password'"), ("Main.storyboard", "RegisterDesk", "'newPassword'"),
  ])
  func scenes(file: String, type: String, purpose: String) async {
    let board = InterfaceFixTests.board("""
      <textField placeholder="Password" id="f1"><rect key="frame" x="0" y="0" width="300" height="34"/>
          <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """).replacing("\"Desk\"", with: "\"\(type)\"")
    let files = [file: board, "A.swift": "import UIKit\nfinal class \(type): UIViewController {}"]
    let found = await Analysis.run(files: files).findings.filter { $0.rule == "input-purpose-missing" }
    #expect(found.count == 1 && found.allSatisfy { $0.message.contains(purpose) })
  }

  @Test func passwordsOfOtherLanguages() async {
    #expect(await found("SecureField(\"비밀번호를 입력해주세요\", text: $a)").count == 1)
    #expect(await found("SecureField(\"Пароль\", text: $a)").count == 1)
    #expect(await found("SecureField(\"API key\", text: $a)") == [])
  }

  /// The system offers to make up a password only where the fields say that they want a new one.
  @Test func passwordsThatAreRepeated() async {
    let fields = "SecureField(\"Password\", text: $a); SecureField(\"Repeat password\", text: $b)"
    #expect(await found(fields).map { $0.suffix(13) } == ["or 'password'", "'newPassword'"])
    let told = fields.replacing("text: $a)", with: "text: $a).textContentType(.newPassword)")
    #expect(await found(told) == [])
  }
}
