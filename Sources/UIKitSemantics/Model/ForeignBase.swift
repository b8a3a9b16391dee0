import PlatformKnowledge
import SwiftSource

/// The class of UIKit that a class of the project descends from at least, where its superclass stands in another module
/// that is not there to be read. What that one adds nobody knows.
enum ForeignBase {
  /// By what the class overrides, which only views do; nil where nothing tells, and for controllers.
  static func guess(of type: TypeDeclaration, superclass: String?) -> String? {
    guard let superclass, !superclass.hasPrefix("NS"), superclass != "UIResponder", superclass != "Operation" else { return nil }
    let functions = type.members.functions
    guard !functions.contains(where: { controllers.contains($0.name) }) else { return nil }
    let isDrawn = functions.contains { views.contains($0.name) && $0.parameters.isEmpty }
    let isFramed = type.members.initializers.contains { initializer in
      initializer.parameters.map(\.label) == ["frame"] && initializer.parameters[0].type.name == "CGRect"
    }
    // Only views are decoded with a frame, and models too are decoded.
    guard isDrawn || isFramed else { return nil }
    if functions.contains(where: { $0.name == "prepareForReuse" }) { return "UICollectionViewCell" }
    return ends.first { superclass.hasSuffix($0.end) }?.base ?? "UIView"
  }

  /// Functions that UIKit calls of views alone (Apple: documentation of UIView).
  private static let views = FrameworkNames.names(.viewCall)
  /// The same of view controllers.
  private static let controllers = FrameworkNames.names(.controllerCall)

  /// How names end of classes that are more than a plain view.
  private static let ends: [(end: String, base: String)] = [
    ("TableViewCell", "UITableViewCell"), ("Cell", "UICollectionViewCell"), ("Button", "UIButton"), ("ImageView", "UIImageView"),
    ("TextField", "UITextField"), ("TextView", "UITextView"), ("Label", "UILabel"), ("StackView", "UIStackView"),
    ("ScrollView", "UIScrollView"), ("CollectionView", "UICollectionView"), ("TableView", "UITableView"),
    ("Switch", "UISwitch"), ("Slider", "UISlider"), ("Control", "UIControl"),
  ]
}
