import EarshotCore
import Project
import Rules
import Testing

/// Pictures that come and go beside words that stay, and pictures above words: which of them is named first, which hidden.
@Suite struct StatusPictureTests {
  private func fixes(_ rule: String, _ body: String, _ members: String = "") async -> [(certainty: FindingCertainty, first: String)] {
    let code = "import SwiftUI\nenum Status { case done, failed }\nstruct Item: Identifiable { let id: String; let name: String; var status: Status }\n"
      + "struct V: View {\n@Binding var items: [Item]\n@State private var chosen: String?\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"
    return await Analysis.run(files: ["A.swift": code]).findings.filter { $0.rule == rule }.map { ($0.certainty, $0.fixes.first?.title ?? "") }
  }

  @Test("A symbol that tells a status beside the name of a thing is named first, also where the row has a tap", arguments: [
    "", ".onTapGesture { chosen = item.id }",
  ])
  func status(tap: String) async {
    let found = await fixes(
      "redundant-icon-beside-text",
      """
      List {
        ForEach(items) { item in
          HStack {
            Text(item.name)
            switch item.status {
            case .done: Image(systemName: "checkmark.circle.fill")
            case .failed: Image(systemName: "exclamationmark.circle")
            }
          }
          \(tap)
        }
      }
      """)
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.certainty == .review && $0.first.hasPrefix("name the symbol") })
  }

  @Test("A symbol that always stands beside the name of a thing is hidden first")
  func constant() async {
    let found = await fixes(
      "redundant-icon-beside-text", "List { ForEach(items) { item in HStack { Image(systemName: \"tag\"); Text(item.name) } } }")
    #expect(found.map(\.first) == ["hide the symbol from assistive technologies"])
  }

  @Test("A symbol above a heading in a stack of its own is hidden first, and one above a button is named")
  func aboveHeading() async {
    let header = "VStack { Text(\"Connect your accounts\").font(.largeTitle); Text(\"You can do this later.\") }"
    let symbol = "Image(systemName: \"key.viewfinder\").font(.system(size: 44))"
    let above = await fixes("symbol-raw-name", "VStack { Spacer(); \(symbol); \(header); Spacer() }")
    let alone = await fixes("symbol-raw-name", "VStack { Spacer(); \(symbol); Button(\"Go on\") { chosen = nil }; Spacer() }")
    #expect(above.map(\.first) == ["hide the symbol from assistive technologies"])
    #expect(alone.map(\.first) == ["name the symbol '<#what the symbol means#>'"])
  }

  @Test("A font is not let grow in a frame that nothing makes higher", arguments: [
    ("translatesAutoresizingMaskIntoConstraints=\"NO\"", "", 1), ("", "<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\"/>", 0),
  ])
  func frame(attribute: String, mask: String, fixes: Int) async {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews>
              <label opaque="NO" text="Amount" textAlignment="natural" lineBreakMode="tailTruncation" \(attribute) id="l1">
                <rect key="frame" x="8" y="8" width="200" height="21"/>
                \(mask)
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
              </label>
            </subviews>
          </view>
        </objects>
      </document>
      """
    let found = await Analysis.run(files: ["Row.xib": file]).findings.filter { $0.rule == "ib-fixed-font" }
    #expect(found.count == 1)
    #expect(found.first?.fixes.count == fixes)
  }
}
