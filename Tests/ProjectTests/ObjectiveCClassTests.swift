import Project
import Testing

/// What is read of classes in Objective-C.
@Suite struct ObjectiveCClassTests {
  @Test func classesAndWhatTheyInheritFrom() throws {
    let project = try TemporaryTree([
      "A.swift": "",
      "Dial.h": "#import <UIKit/UIKit.h>\n@protocol Turning\n@end\n@interface Dial:UISlider <Turning>\n@property BOOL on;\n@end",
      "Dial.m": "#import \"Dial.h\"\n@interface Dial ()\n@end\n@implementation Dial\n- (void)turn { self.value = 1; }\n@end",
      "Old/Badge.h": "@interface Badge : UIButton\n@end\n@interface Badge (Looks)\n@end",
      "Old/Badge.mm": "@implementation Badge\n- (void)awakeFromNib { [self setTitle:@\"New\" forState:0]; }\n@end",
      "Lib.h": "@interface Lib : NSObject\n@end",
    ]).discover()
    #expect(project.objectiveC["Dial"] == ObjectiveCClass(superclass: "UISlider", isImplemented: true))
    #expect(project.objectiveC["Badge"]?.superclass == "UIButton" && project.objectiveC["Badge"]?.mayName == true)
    #expect(project.objectiveC["Lib"]?.isImplemented == false)
    #expect(project.objectiveC.count == 3)
  }
}
