import Testing

@testable import Configuration

@Suite struct JSON5Tests {
  private func read(_ text: String) throws -> JSON5Value.Content { try JSON5Reader.read(Array(text.utf8)).content }

  private func text(_ document: String) throws -> String? {
    if case .string(let text) = try read(document) { text } else { nil }
  }

  private func number(_ document: String) throws -> Double? {
    if case .number(let number) = try read(document) { number } else { nil }
  }

  private func mistake(_ text: String) -> JSON5Error? {
    do { _ = try read(text) } catch { return error as? JSON5Error }
    return nil
  }

  @Test func whatPeopleWrite() throws {
    let document = """
      \u{FEFF}// a comment
      {
        /* another */ plain: 'single "quotes"',
        "quoted": [1, 2,],  // trailing commas
        $_näme: true,
      }
      """
    guard case .object(let members) = try read(document) else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.name) == ["plain", "quoted", "$_näme"])
    if case .string(let text) = members[0].value.content { #expect(text == "single \"quotes\"") }
    if case .array(let items) = members[1].value.content { #expect(items.count == 2) }
  }

  @Test func escapesAndContinuedLines() throws {
    #expect(try text(#"'a\n\t\x41\u00e9\uD83D\uDE00\'\q\é'"#) == "a\n\tAé😀'qé")
    #expect(try text("'one \\\n two'") == "one  two")
    #expect(try text("'one\\\r\ntwo'") == "onetwo")
  }

  @Test func numbers() throws {
    #expect(try number("0x1F") == 31)
    #expect(try number("-.5") == -0.5)
    #expect(try number("+5.") == 5)
    #expect(try number("1e3") == 1000)
    #expect(try number("-Infinity") == -.infinity)
  }

  @Test(arguments: [
    ("{ a: 1 b: 2 }", 7), ("{ a: 1, a: 2 }", 8), ("[1, 2", 5), ("{ a: yes }", 5), ("'open\n'", 0), ("/* open", 0),
    ("{} {}", 3), ("{ a: 1x }", 5), ("{ : 1 }", 2), ("[,]", 1), ("", 0), ("{ a: '\\u12' }", 8),
  ])
  func mistakesHaveAPlace(document: String, offset: Int) {
    #expect(mistake(document)?.offset == offset, "\(document): \(String(describing: mistake(document)))")
  }

  @Test func hostileInputEnds() {
    #expect(mistake(String(repeating: "[", count: 100_000)) != nil)
    #expect(throws: JSON5Error.self) { try JSON5Reader.read([0x22, 0xFF, 0xFE, 0x22]) }
  }
}
