import Testing

/// Views that code keeps in a dictionary are on the screen as those in a list are, and the entry that it asks for is the
/// view that it put there.
@Suite("Views in dictionaries") struct DictionaryOfViewsTests {
  private func heard(_ statements: String, _ members: String) async throws -> [String] {
    try await UIKitExample.heard(["A.swift": UIKitExample.controller(statements, members: members)])
  }

  private let buttons = "let buttons: [String: UIButton] = [\"fig\": UIButton(), \"ash\": UIButton()]"

  @Test("Each entry is gone through", arguments: [
    "for (name, button) in buttons { button.setTitle(name, for: .normal); view.addSubview(button) }",
    "buttons.forEach { name, button in button.setTitle(name, for: .normal); view.addSubview(button) }",
    "buttons.values.forEach { view.addSubview($0) }; buttons[\"fig\"]?.setTitle(\"fig\", for: .normal); "
      + "buttons[\"ash\"]!.setTitle(\"ash\", for: .normal)",
  ]) func entries(_ statements: String) async throws {
    #expect(try await heard(statements, buttons) == ["fig. Button.", "ash. Button."])
  }

  @Test("In the order that code asks for", arguments: [
    "for (name, button) in buttons.sorted(by: { $0.key < $1.key }) { button.setTitle(name, for: .normal); view.addSubview(button) }",
    "for name in buttons.keys.sorted() { let button = buttons[name]!; button.setTitle(name, for: .normal); view.addSubview(button) }",
  ]) func sorted(_ statements: String) async throws {
    #expect(try await heard(statements, buttons) == ["ash. Button.", "fig. Button."])
  }

  @Test("By the cases of an enum")
  func cases() async throws {
    let members = """
      enum Tab: CaseIterable { case day, week }
      lazy var labels: [Tab: UILabel] = [.day: UILabel(), .week: UILabel()]
      """
    let statements = """
      Tab.allCases.compactMap { labels[$0] }.forEach(view.addSubview)
      labels[.week]?.text = "Week"
      labels[.day]?.text = "Day"
      """
    #expect(try await heard(statements, members) == ["Day", "Week"])
  }

  @Test("Filled by code")
  func filled() async throws {
    let statements = """
      for name in ["a", "b"] { let label = UILabel(); label.text = name; view.addSubview(label); labels[name] = label }
      labels["b"]?.text = "B"
      """
    #expect(try await heard(statements, "var labels: [String: UILabel] = [:]") == ["a", "B"])
  }

  @Test("Lists in the order that a closure tells", arguments: [
    ("[3, 1, 2].sorted(by: { $0 > $1 }).map { \"\\($0)\" }.joined(separator: \" \")", "3 2 1"),
    ("[\"pear\", \"fig\", \"plum\"].sorted { $0.count < $1.count }.joined(separator: \" \")", "fig pear plum"),
  ]) func lists(_ value: String, _ expected: String) async throws {
    #expect(try await heard("let label = UILabel(); label.text = \(value); view.addSubview(label)", "") == [expected])
  }
}
