import EarshotCore
import Testing

/// What lies behind the title of a button of an interface file: its image stands beside it, a background image behind it.
@Suite("Grounds of buttons in interface files") struct InterfaceButtonGroundTests {
  private static func contrasts(state: String, more: String = "") async -> [String] {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            <subviews>
              <button opaque="NO" contentMode="scaleToFill" id="b1">
                <rect key="frame" x="0.0" y="0.0" width="160" height="30"/>
                \(more)
                <state key="normal" title="Contact" \(state)>
                  <color key="titleColor" red="0.7" green="0.7" blue="0.7" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </state>
                <connections><action selector="open:" destination="-1" eventType="touchUpInside" id="a1"/></connections>
              </button>
            </subviews>
            <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </view>
        </objects>
      </document>
      """
    return await Analysis.run(files: ["Card.xib": file]).findings.filter { $0.rule == "ib-contrast" }.map(\.message)
  }

  @Test("The image of a button stands beside its title") func besideImage() async {
    #expect(await Self.contrasts(state: "").count == 1)
    #expect(await Self.contrasts(state: "image=\"envelope\"").count == 1)
  }

  @Test("What lies behind the title, or may, is not known", arguments: [
    ("backgroundImage=\"wood\"", ""), ("image=\"envelope\" backgroundImage=\"wood\"", ""),
    ("image=\"card\"", "<inset key=\"titleEdgeInsets\" minX=\"-160\" minY=\"0.0\" maxX=\"0.0\" maxY=\"0.0\"/>"),
  ]) func behind(state: String, more: String) async {
    #expect(await Self.contrasts(state: state, more: more).isEmpty)
  }

  @Test("An attribute that cuts off what is outside says nothing of colours", arguments: [
    ("clipsToBounds", 1), ("layer.cornerRadius", 1), ("themeName", 0),
  ]) func runtimeAttribute(key: String, count: Int) async {
    let more = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="\(key)" value="YES"/></userDefinedRuntimeAttributes>
      """
    #expect(await Self.contrasts(state: "", more: more).count == count)
  }
}
