import SourceModel
import Testing

@testable import InterfaceFiles

@Suite struct XMLReaderTests {
  private func read(_ text: String) throws -> XMLNode { try XMLReader.read(SourceFile(path: "A.xib", text: text)) }

  @Test func keepsThePlacesOfTagsAndValues() throws {
    let node = try read("<?xml version=\"1.0\"?>\n<!-- x --><a id=\"1\">\n  <b t='x &amp; &#x41;'/>text</a>")
    let child = try #require(node.child("b"))
    #expect(child.range.text == "<b t='x &amp; &#x41;'/>")
    #expect(child["t"] == "x & A")
    #expect(child.attribute("t")?.valueRange.text == "'x &amp; &#x41;'")
    #expect(node.text == "text")
    #expect(node.textRange.text == "text")
    #expect(node.startTag.text == "<a id=\"1\">")
  }

  @Test(arguments: [
    "", "text", "<a>", "<a></b>", "<a b></a>", "<a b=c/>", "<a b=\"<\"/>", "<a>&unknown;</a>", "<a>&</a>",
    "<!DOCTYPE a [<!ENTITY x \"y\">]><a>&x;</a>", "<a><![CDATA[x</a>", "<a><!-- </a>", "<a>&#xFFFFFFFF;</a>",
  ])
  func saysWhatIsWrong(_ text: String) {
    #expect(throws: XMLError.self) { try read(text) }
  }

  @Test func endsAtADepth() {
    let text = String(repeating: "<a>", count: 100_000)
    #expect(throws: XMLError.self) { try read(text) }
  }

  @Test func onlyFilesOfInterfaceBuilderAreRead() {
    #expect(throws: XMLError.self) { try InterfaceDocument(SourceFile(path: "A.xib", text: "<plist/>")) }
  }

  @Test func findsTheOwnerOfAFile() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card">
      <connections><outlet property="title" destination="l1" id="c1"/></connections></placeholder>
      <view id="v1"><subviews><label text="Hi" id="l1"/></subviews></view></objects></document>
      """
    let document = try InterfaceDocument(SourceFile(path: "Card.xib", text: text))
    let scene = try #require(document.scenes.first)
    #expect(!document.isStoryboard)
    #expect(scene.owner?["customClass"] == "Card")
    #expect(scene.owner?.connections.map(\.destination) == ["l1"])
    #expect(scene.objects.map(\.name) == ["view"])
  }
}
