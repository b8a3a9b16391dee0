import EarshotCore
import Rules
import Testing

/// One colour or font that many texts have is one finding with its places.
@Suite struct OneCauseTests {
  private static func notes(_ labels: String, _ setUp: [String]) -> [String: String] {
    ["A.swift": "import UIKit\nfinal class Notes: UIViewController {\n\(labels)\n  override func viewDidLoad() {\n    super.viewDidLoad()\n    "
      + setUp.joined(separator: "\n    ") + "\n  }\n}"]
  }

  private static func label(_ name: String, _ font: String) -> [String] {
    ["\(name).text = \"Words of \(name)\"", "\(name).font = \(font)", "view.addSubview(\(name))"]
  }

  private static let members = ["one", "two", "three"].map { "  private let \($0) = UILabel()" }.joined(separator: "\n")

  @Test func fontsOfUIKit() async {
    let small = "UIFont.systemFont(ofSize: 13)"
    let files = Self.notes(
      Self.members, Self.label("one", small) + Self.label("two", ".systemFont(ofSize: 13)") + Self.label("three", ".boldSystemFont(ofSize: 20)"))
    let found = await FixedFiles.findings("uikit-fixed-font", files)
    #expect(found.map(\.uses) == [2, 1])
    #expect(found.first?.furtherPlaces.count == 1)
    // Each place is mended, and nothing is left of it.
    let fixes = found.first?.fixes.first.map { [$0] } ?? []
    #expect(fixes.map { $0.edits.count >= 2 } == [true])
    for fix in fixes { #expect(await FixedFiles.findings("uikit-fixed-font", FixedFiles.applying(fix, to: files)).map(\.uses) == [1]) }
  }

  /// A comment speaks of its own place.
  @Test func commentsAtOnePlace() async {
    var lines = Self.label("one", ".systemFont(ofSize: 13)") + Self.label("two", ".systemFont(ofSize: 13)")
    lines += Self.label("three", ".systemFont(ofSize: 13)")
    lines[1] += "  // earshot:ignore uikit-fixed-font -- drawn into a picture"
    let result = await Analysis.run(files: Self.notes(Self.members, lines))
    #expect(result.findings.filter { $0.rule == "uikit-fixed-font" }.map(\.uses) == [2])
    #expect(result.findings.filter { $0.rule == "unused-suppression" } == [])
    #expect(result.suppressed.map(\.finding.uses) == [1])
  }

  private static func file(_ id: String, labels: [String], background: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
            <view contentMode="scaleToFill" id="\(id)">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
    \(labels.joined(separator: "\n"))
                </subviews>
                \(background)
            </view>
        </objects>
    </document>
    """
  }

  private static func label(_ number: Int, _ font: String, _ rest: String = "") -> String {
    """
    <label text="Words \(number)" id="l\(number)">
        <rect key="frame" x="16" y="\(number * 30)" width="80" height="21"/>
        <fontDescription key="fontDescription" \(font)/>
        \(rest)
    </label>
    """
  }

  @Test func fontsOfFiles() async {
    let (small, large) = ("type=\"system\" pointSize=\"13\"", "type=\"system\" pointSize=\"24\"")
    let files = [
      "A.xib": Self.file("v1", labels: [Self.label(1, small), Self.label(2, large)]),
      "B.xib": Self.file("v2", labels: [Self.label(3, small)]),
      "C.xib": Self.file("v3", labels: [Self.label(4, "type=\"system\" pointSize=\"31\"")]),
    ]
    let found = await FixedFiles.findings("ib-fixed-font", files)
    #expect(found.map(\.message) == ["3 texts of 2 files have fonts of fixed size", "text has a font of fixed size"])
  }

  @Test func coloursOfFiles() async {
    let grey = "<color key=\"textColor\" white=\"0.75\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    let white = "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    let style = "style=\"UICTFontTextStyleBody\""
    let files = [
      "A.xib": Self.file("v1", labels: [Self.label(1, style, grey), Self.label(2, style, grey)], background: white),
      "B.xib": Self.file("v2", labels: [Self.label(3, style, grey)], background: white),
    ]
    let found = await FixedFiles.findings("ib-contrast", files)
    #expect(found.map(\.uses) == [3])
    #expect(found.first?.related.contains { $0.message == "and here, 3 places in all" } == true)
  }
}
