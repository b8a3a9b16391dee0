import SwiftSource
import Testing

@Suite struct AccessibilityUseTests {
  /// Name, labels, arguments, version and assigned value of each use.
  private func uses(_ text: String) -> [String] {
    lower(text).accessibilityUses.map { use in
      var line = use.name
      if let labels = use.argumentLabels {
        line += "(" + zip(labels, use.arguments).map { "\($0):\($1)" }.joined(separator: ", ") + ")"
      }
      if let version = use.assuredIOSVersion { line += " ≥\(version)" }
      if let value = use.assignedValue { line += " = \(value)" }
      return line
    }
  }

  @Test(arguments: [
    ("let a = b.accessibilityLabel(\"x\")", ["accessibilityLabel(_:\"x\")"]),
    ("let a = b.accessibility(label: Text(\"x\"), c: 1)", ["accessibility(label:Text(\"x\"), c:1)"]),
    ("let a = b.accessibilityAction { c() } label: { d }", ["accessibilityAction(_:{ c() }, label:{ d })"]),
    ("let a = b.accessibilityTraits", ["accessibilityTraits"]), ("let a = accessibilityFoo()", ["accessibilityFoo()"]),
    ("@Environment(\\.accessibilityReduceMotion) var a: Bool", ["accessibilityReduceMotion"]),
    ("let a = UIAccessibility.isVoiceOverRunning", ["UIAccessibility.isVoiceOverRunning"]),
    (
      "func f() { UIAccessibility.post(notification: .announcement, argument: 1) }",
      ["UIAccessibility.post(notification:.announcement, argument:1)"]
    ),
    ("let a = UIAccessibility.Notification.announcement.rawValue", ["UIAccessibility.Notification.announcement"]),
    (
      "let a = AccessibilityNotification.Announcement(\"x\").post()",
      ["AccessibilityNotification.Announcement(_:\"x\")"]
    ),
    ("func f() { v.accessibilityLabel = a + b }", ["accessibilityLabel = a + b"]),
    ("func f() { v?.x.accessibilityLabel = nil }", ["accessibilityLabel = nil"]),
    ("func f() { v.a = v.accessibilityLabel }", ["accessibilityLabel"]),
    (
      "let a = b.accessibilityLabel(c.accessibilityHint)",
      ["accessibilityLabel(_:c.accessibilityHint)", "accessibilityHint"]
    ),
    ("func accessibilityFoo() {}", []), ("var accessibilityFoo: Int { 1 }", []), ("f(accessibilityLabel: 1)", []),
    ("let s = \"accessibilityLabel\" // accessibilityHint", []), ("let a = b.accessible", []),
    ("var a = 1 { didSet { v.accessibilityLabel = \"x\" } }", ["accessibilityLabel = \"x\""]),
    ("var a: Int { get { 1 } set { v.accessibilityLabel = x } }", ["accessibilityLabel = x"]),
    ("class C { deinit { UIAccessibility.post(1) } }", ["UIAccessibility.post(_:1)"]),
    ("func f() { defer { v.accessibilityLabel = x } }", ["accessibilityLabel = x"]),
    ("func f() { while v.accessibilityFoo {} }", ["accessibilityFoo"]),
    ("func f() { switch x { case .a(v.accessibilityFoo): y } }", ["accessibilityFoo"]),
    ("v.accessibilityLabel = 1", ["accessibilityLabel = 1"]),
  ])
  func names(source: String, expected: [String]) {
    #expect(uses(source) == expected)
  }

  @Test(arguments: [
    (
      "if #available(iOS 17, *) { v.accessibilityA() } else { v.accessibilityB() }",
      ["accessibilityA() ≥17.0", "accessibilityB()"]
    ),
    ("if #available(iOS 17, *), v.accessibilityA { }", ["accessibilityA ≥17.0"]),
    (
      "guard #available(iOS 16.4, *) else { v.accessibilityA(); return }\nv.accessibilityB()",
      ["accessibilityA()", "accessibilityB() ≥16.4"]
    ),
    ("do { guard #available(iOS 16, *) else { return } }\nv.accessibilityB()", ["accessibilityB()"]),
    (
      "if #unavailable(iOS 17) { v.accessibilityA() } else { v.accessibilityB() }",
      ["accessibilityA()", "accessibilityB() ≥17.0"]
    ),
    (
      "if #available(iOS 15, *) { if #available(iOS 18.1.2, *) { v.accessibilityA() } }", ["accessibilityA() ≥18.1.2"]
    ),
    ("if #available(iOS 18, *) { if #available(iOS 15, *) { v.accessibilityA() } }", ["accessibilityA() ≥18.0"]),
    ("if #available(macOS 14, *) { v.accessibilityA() }", ["accessibilityA()"]),
    ("if #available(iOS 17, *) { x { v.accessibilityA() } }", ["accessibilityA() ≥17.0"]),
  ])
  func assuredVersions(source: String, expected: [String]) {
    #expect(uses("func f() {\n\(source)\n}") == expected)
  }

  @Test func declarationsAssureVersions() {
    let source = """
      @available(iOS 15, *) struct S {
        var a: Int { v.accessibilityA() }
        @available(iOS 17, macOS 14, *) var b: Int { v.accessibilityB() }
      }
      @available(iOS, introduced: 16.1, deprecated: 18) func f() { v.accessibilityC() }
      @available(iOS 16, *) extension T { func g() { v.accessibilityD() } }
      func h() { v.accessibilityE() }
      """
    #expect(
      uses(source) == [
        "accessibilityA() ≥15.0", "accessibilityB() ≥17.0", "accessibilityC() ≥16.1", "accessibilityD() ≥16.0",
        "accessibilityE()",
      ])
  }

  @Test func codeForOtherPlatformsDoesNotCount() {
    let source = """
      func f() {
        #if os(macOS)
        v.accessibilityA()
        #else
        v.accessibilityB()
        #endif
        a()
          #if os(iOS)
          .accessibilityC()
          #else
          .accessibilityD()
          #endif
      }
      """
    #expect(uses(source) == ["accessibilityB()", "accessibilityC()"])
  }

  @Test func ranges() {
    let uses = lower("let a = b\n  .accessibilityLabel(\"x\") { y } // c\nlet d = UIAccessibility.post(1)")
      .accessibilityUses
    #expect(uses[0].nameRange.text == "accessibilityLabel")
    #expect(uses[0].range.text == ".accessibilityLabel(\"x\") { y }")
    #expect(uses[1].nameRange.text == "UIAccessibility.post")
    #expect(uses[1].range.text == "UIAccessibility.post(1)")
  }
}
