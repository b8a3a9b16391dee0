import Foundation
import Reporting
import Testing

@testable import AuditReport

@Suite struct HTMLTests {
  private func written(_ nodes: HTMLNode...) -> String {
    var writer = HTMLWriter()
    writer.write(nodes)
    return writer.text
  }

  @Test func textStaysText() {
    #expect(written(.text("a < b && c > \"d\" 'e'")) == "a &lt; b &amp;&amp; c &gt; &quot;d&quot; &#39;e&#39;")
    #expect(written(element(.p, text: "</p><script>alert(1)</script>"))
      == "<p>&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>\n")
  }

  @Test func attributesCannotBeLeft() {
    let node = element(.div, .data(.view, "\" onclick=\"alert(1)"), .title("a\nb"))
    #expect(written(node) == "<div data-view=\"&quot; onclick=&quot;alert(1)\" title=\"a\nb\"></div>")
  }

  @Test func charactersThatNobodySeesAreShown() {
    #expect(written(.text("a\u{202E}b")) == "a<span class=\"unseen\">U+202E</span>b")
    #expect(written(.text("\u{200B}\u{0}")) == "<span class=\"unseen\">U+200B</span><span class=\"unseen\">U+0000</span>")
    #expect(written(element(.p, .title("\u{2066}x"))) == "<p title=\"[U+2066]x\"></p>\n")
    // Joiners are part of emoji and of words, and these are letters like others.
    let family = "👩‍👩‍👧 نامه‌ای 日本語"
    #expect(written(.text(family)) == family)
  }

  @Test func dataCannotEndItsBlock() throws {
    let hostile = "</script><!--\u{2028}\u{2029}&'\"\\\u{1}"
    let text = written(.data(["key": .string(hostile)]))
    let json = try #require(text.dropFirst("<script type=\"application/json\">".count).components(separatedBy: "</script>").first)
    #expect(!json.contains("<") && !json.contains("\u{2028}"))
    let decoded = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    #expect(decoded == ["key": hostile])
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "http://example.org", "//example.org", "https:///x",
    "https://example.org/\"onload=", "https://exa mple.org", "https://example.org/<b>", " https://example.org", "",
  ])
  func onlyWebAddressesBecomeLinks(_ address: String) {
    #expect(HTMLLink(web: address) == nil)
  }

  @Test func linksKeepTheirAddress() {
    #expect(HTMLLink(web: "https://www.w3.org/TR/WCAG22/#x")?.address == "https://www.w3.org/TR/WCAG22/#x")
    #expect(HTMLLink(fragment: "a\"b/ü").address == "#a%22b%2f%c3%bc")
  }

  @Test func longTextsAreCut() {
    let text = String(repeating: "é", count: 600_000)
    #expect(Excerpt.shortened(text) == String(repeating: "é", count: 600) + "… (1200000 bytes)")
    #expect(Excerpt.shortened("short") == "short")
  }

  @Test func assetsAreTheFiles() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/AuditReport/Assets")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for (ending, text) in [(".css", "\(ReportAssets.style.text)"), (".js", "\(ReportAssets.script.text)")] {
      for name in names where name.hasSuffix(ending) {
        let file = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        #expect(text.contains(file.trimmingCharacters(in: .newlines)), "run 'make generate'")
      }
    }
  }
}
