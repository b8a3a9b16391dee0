import EarshotCore
import Testing

/// Views of interface files that are installed in no size class.
@Suite struct LeftOutSubviewTests {
  private static func file(_ variations: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        initialViewController="c1">
        <scenes><scene sceneID="s1"><objects>
            <viewController id="c1" sceneMemberID="viewController">
                <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
                    <subviews>
                        <textField borderStyle="roundedRect" id="f1"><rect key="frame" x="16" y="122" width="343" height="36"/></textField>
                    </subviews>
                    \(variations)
                </view>
            </viewController>
        </objects></scene></scenes>
    </document>
    """
  }

  @Test(arguments: [
    ("", 1),
    (#"<variation key="default"><mask key="subviews"><exclude reference="f1"/></mask></variation>"#, 0),
    (#"<variation key="default"><mask key="constraints"><exclude reference="f1"/></mask></variation>"#, 1),
    (
      #"<variation key="default"><mask key="subviews"><exclude reference="f1"/></mask></variation>"#
        + #"<variation key="widthClass=compact"><mask key="subviews"><include reference="f1"/></mask></variation>"#, 1
    ),
  ])
  func onlyWhatIsInstalledIsTold(variations: String, count: Int) async {
    let found = await Analysis.run(files: ["Main.storyboard": Self.file(variations)]).findings
    #expect(found.count { $0.rule == "ib-text-field-name" } == count)
  }
}
