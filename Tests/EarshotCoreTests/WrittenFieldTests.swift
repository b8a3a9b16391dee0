import EarshotCore
import Testing

/// What is in a field after somebody wrote in it, only run time has.
@Suite("Fields that people write in") struct WrittenFieldTests {
  @Test func testsOfWhatWasWritten() async throws {
    let code = UIKitExample.controller(
      """
      message.text = " "
      button.setTitle("Send", for: .normal)
      button.addTarget(self, action: #selector(send), for: .touchUpInside)
      for part in [mail, message, button] { view.addSubview(part) }
      """, members: """
      let mail = UITextField()
      let message = UILabel()
      let button = UIButton(type: .system)
      @objc func send() {
        if mail.text != "" { message.text = "Sent" } else { message.text = "Write an address first" }
      }
      """)
    let heard = try await UIKitExample.heard(["E.swift": code])
    #expect(heard.contains { $0.contains("Sent") } && heard.contains { $0.contains("Write an address first") }, "\(heard)")
  }

  @Test func fieldsThatOnlyEventsFill() async throws {
    let code = UIKitExample.controller(
      """
      code.placeholder = "Code"
      button.setTitle("Clear", for: .normal)
      button.addTarget(self, action: #selector(example), for: .touchUpInside)
      for part in [code, button] { view.addSubview(part) }
      """, members: """
      let code = UITextField()
      let button = UIButton(type: .system)
      @objc func example() { code.text = "1234" }
      """)
    let heard = try await UIKitExample.heard(["E.swift": code])
    #expect(heard.first == "Code. Text Field.", "\(heard)")
  }
}

/// A screen that is shown with something and without it.
@Suite("Screens with and without a model") struct MissingModelTests {
  private static func page(_ more: String) -> String {
    UIKitExample.controller(
      """
      field.text = "Untitled"
      view.addSubview(field)
      \(more)
      fill()
      """, members: """
      var book: Book?
      let field = UILabel()
      func fill() {
        guard let book = book else { return }
        field.text = book.name
      }
      """) + "final class Book { var name = \"\" }"
  }

  @Test("Where code says what it does without it") func said() async throws {
    let heard = try await UIKitExample.heard(["E.swift": Self.page("if book == nil { title = \"New book\" }")])
    #expect(heard.contains { $0.contains("«book.name»") && $0.contains("book != nil") }, "\(heard)")
    #expect(heard.contains { $0.contains("Untitled") }, "\(heard)")
  }

  @Test("Where nothing speaks of it, it is there") func taken() async throws {
    #expect(try await UIKitExample.heard(["E.swift": Self.page("")]) == ["«book.name»"])
  }
}
