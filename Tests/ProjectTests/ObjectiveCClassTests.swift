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

/// The names by which Objective-C may open scenes.
@Suite struct ObjectiveCNamesTests {
  @Test func textsAndClasses() throws {
    let names = try TemporaryTree([
      "A.swift": "",
      "Menu.m": "@implementation Menu\n- (void)open { [[LostBoard alloc] init]; [sb instantiateViewControllerWithIdentifier:@\"next\"]; }\n@end",
      "Names.h": "#define kThird @\"third\"\n@class Fourth;\n",
    ]).discover().objectiveCNames
    #expect(names.words.isSuperset(of: ["LostBoard", "next", "third"]) && !names.words.contains("Fourth"))
    #expect(!names.buildsIdentifiers)
  }

  @Test func namesThatAreMade() throws {
    let names = try TemporaryTree([
      "A.swift": "", "Menu.m": "@implementation Menu\n- (void)o { [s instantiateViewControllerWithIdentifier:[NSString stringWithFormat:@\"%@\", n]]; }\n@end",
    ]).discover().objectiveCNames
    #expect(names.buildsIdentifiers)
  }
}
