import AccessibilityModel
import AssistiveTechnologies
import Reporting
import SourceModel
import Testing

@Suite struct ComparisonTests {
  private static let file = SourceFile(path: "App.swift", text: "App Intro First Second Third …\n")

  private func element(_ text: String) -> AccessibilityNode {
    var element = AccessibilityElement(
      role: text == "…" ? .opaque : .text, viewName: "Text", source: PlayerBar.range(text, in: Self.file))
    element.label = Fact(SpokenText(text), origin: .content)
    if text == "…" { element.reasons = [UnknownReason(.budget, "screen")] }
    return .element(element)
  }

  private func screen(_ name: String, _ kind: Screen.Kind, _ texts: [String]) -> ScreenTranscript {
    let source = PlayerBar.range(texts[0], in: Self.file)
    let screen = Screen(name: name, kind: kind, source: source, nodes: texts.map(element), isRoot: true)
    return ScreenTranscript(screen, voiceOver: VoiceOver())
  }

  private func changes(_ before: [ScreenTranscript], _ after: [ScreenTranscript]) -> [String] {
    let comparison = Comparison(
      before: ComparedState(name: "a", commit: nil, screens: before, findings: []),
      after: ComparedState(name: "b", commit: nil, screens: after, findings: []))
    return comparison.sections.flatMap(\.changes).map { change in
      "\(change.kind.rawValue) " + (change.before + change.after).map(\.heard).joined(separator: ", ")
    }
  }

  /// The scene of a whole app ends where a limit is, which moves with everything before.
  @Test func whereALargeSceneEndsIsNoChange() {
    let view = screen("Main", .view, ["First", "Second", "Third"])
    let before = screen("Shop", .scene, ["First", "Second", "Third", "…"])
    let after = screen("Shop", .scene, ["Intro", "First", "Second", "…"])
    #expect(changes([view, before], [view, after]) == ["added Intro"])
    // What the app has nowhere else is gone, as on any screen.
    #expect(changes([before], [after]) == ["added Intro", "removed Third"])
    let whole = screen("Shop", .scene, ["First", "Second"])
    #expect(changes([view, screen("Shop", .scene, ["First", "Second", "Third"])], [view, whole]) == ["removed Third"])
  }

  @Test(arguments: [
    ("git@github.com:acme/shop.git", "https://github.com/acme/shop/blob/1a2b/App/App.swift#L1"),
    ("ssh://git@gitlab.example.com:2222/group/sub/shop.git",
      "https://gitlab.example.com/group/sub/shop/-/blob/1a2b/App/App.swift#L1"),
    ("https://bitbucket.org/acme/shop", "https://bitbucket.org/acme/shop/src/1a2b/App/App.swift#lines-1"),
    ("https://codeberg.org/acme/shop.git", "https://codeberg.org/acme/shop/src/commit/1a2b/App/App.swift#L1"),
    ("https://git.example.com/acme/shop", nil), ("/srv/git/shop.git", nil), ("file:///srv/shop", nil),
    ("https://github.com/acme/sh\"op", nil), ("../shop", nil),
  ])
  func pagesOfPlaces(remote: String, page: String?) {
    var state = ComparedState(name: "b", commit: "1a2b", screens: [screen("Main", .view, ["First"])], findings: [])
    state.pages = SourcePages(remote: remote, commit: "1a2b", folder: "App/")
    let comparison = Comparison(
      before: ComparedState(name: "a", commit: nil, screens: [screen("Main", .view, ["Second"])], findings: []),
      after: state)
    let text = comparison.markdown()
    #expect(text.contains("`App.swift:1`"))
    #expect(page.map { text.contains("[`App.swift:1`](\($0))") } ?? !text.contains("]("), "\(text)")
  }
}
