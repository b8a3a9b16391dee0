import AccessibilityModel
import Foundation
import Reporting
import Rules
import SourceModel
import Testing

@testable import AuditReport

@Suite struct PageTests {
  /// Occurrences of a text.
  private func count(_ part: String, in text: String) -> Int { text.components(separatedBy: part).count - 1 }

  @Test func holdsWhatProgramsLookFor() {
    let page = Sample.report().html()
    #expect(page.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
    #expect(count("data-earshot=\"finding\"", in: page) == 1)
    #expect(page.contains("data-rule=\"slider-name\" data-file=\"Sources/Player.swift\" data-line=\"5\""))
    #expect(count("data-earshot=\"screen\" data-view=\"Player\"", in: page) == 1)
    #expect(count("<li data-earshot=\"stop\"", in: page) == 4)
  }

  @Test func asksForNothing() {
    let page = Sample.report().html()
    #expect(page.contains("default-src &#39;none&#39;"))
    for loading in ["src=\"", "url(", "@import", "<link", "<iframe", "<img", "http://"] { #expect(!page.contains(loading), "\(loading)") }
    #expect(count("<script>", in: page) == 1)
    #expect(count("<style>", in: page) == 1)
  }

  @Test func quotesTheSourceAndShowsTheFix() {
    let page = Sample.report().html()
    #expect(page.contains("<mark>Slider(value: $volume)</mark>"))
    #expect(page.contains("<del>- "))
    #expect(page.contains("Slider(value: $volume) { Text(&quot;Volume&quot;) }"))
    #expect(page.contains("Volume, 50%, adjustable"))
  }

  @Test func hostileNamesStayText() {
    let hostile = "</script><script>alert(1)</script>\u{202E}"
    let finding = Sample.finding(message: hostile, view: hostile, heard: Heard(before: hostile, after: "javascript:alert(1)"))
    let screen = Sample.screen(
      [Sample.element(.button, SpokenText(hostile), .button, Sample.range("Button"))], name: hostile)
    let page = Sample.report([finding], screens: [screen]).html()
    #expect(count("<script>", in: page) == 1)
    #expect(!page.contains("alert(1)</script>"))
    #expect(!page.contains("\u{202E}"))
    #expect(!page.contains("href=\"javascript"))
  }

  @Test func aLabelOfAMegabyteMakesNoLargePage() {
    let label = SpokenText(String(repeating: "word ", count: 200_000))
    let screen = Sample.screen([Sample.element(.text, label, .staticText, Sample.range("Text"))])
    let small = Sample.report().html().utf8.count
    #expect(Sample.report(screens: [screen]).html().utf8.count < small + 10_000)
  }

  @Test func thePageIsTheSameEachTime() {
    #expect(Sample.report().html() == Sample.report().html())
  }

  @Test func saysWhenThereIsNothing() {
    let page = Sample.report([], screens: []).html()
    #expect(page.contains("no proof that there is none"))
    #expect(page.contains("No screen was found."))
  }

  @Test func fixesInSeveralPlacesAreSeveralHunks() {
    let file = SourceFile(path: "A.swift", text: (1...30).map { "line \($0)\n" }.joined())
    let edits = [3, 25].map { line in
      SourceEdit(range: Sample.range("line \(line)\n", in: file), replacement: "new \(line)\n")
    }
    let difference = FixDifference(Fix("t", safety: .safe, edits: edits))
    #expect(difference.hunks.map(\.line) == [2, 24])
    #expect(difference.hunks[0].lines.map(\.text) == ["line 2", "line 3", "new 3", "line 4", "line 5"])
    #expect(difference.hunks[0].lines.map(\.change) == [.same, .removed, .added, .same, .same])
  }

  @Test func placesOfSeveralLinesAreMarkedOnEach() {
    let quote = SourceQuote(Sample.range("VStack {\n      Text(\"Now playing\")"))
    #expect(quote.lines.map(\.number) == [2, 3, 4, 5])
    #expect(quote.lines.map(\.marked) == ["", "VStack {", "    Text(\"Now playing\")", ""])
    #expect(quote.lines[2].after == ".font(.title)")
  }
}

@Suite struct AuditScreenTests {
  @Test func readsStopsForEveryTechnology() {
    let screen = Sample.player
    #expect(screen.stops.map(\.number) == [1, 2, 3, 3])
    #expect(screen.stops.map(\.shape) == [.heading, .slider, .button, .button])
    #expect(screen.rotors == ["headings", "buttons", "form-controls", "containers", "adjustable"])
    #expect(screen.stops.map(\.keyboard) == [.none, .reached, .reached, .reached])
    #expect(screen.stops.map(\.names) == [nil, [], ["Pause"], ["Play"]])
    #expect(screen.boxes == [AuditScreen.Box(kind: "List", label: nil, parent: nil)])
    #expect(screen.stops.map(\.box) == [nil, 0, 0, 0])
  }

  @Test func statesOfOneQuestionExcludeEachOther() {
    let conditions = Sample.player.conditions
    #expect(conditions.map(\.text) == ["isOn", "!isOn"])
    #expect(conditions.map(\.group) == [0, 0])
    #expect(conditions.map(\.excludes) == [[1], [0]])
    #expect(conditions.map(\.holdsInitially) == [false, true])
  }
}
