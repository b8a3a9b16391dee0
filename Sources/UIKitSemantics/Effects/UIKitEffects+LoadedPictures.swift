import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// Pictures that packages load into image views: `photo.kf.setImage(with: url)` of Kingfisher, `photo.sd_setImage(with: url)`
/// of SDWebImage (the packages' documentation). What is shown then, only run time knows.
extension UIKitEffects {
  static let loaderType = "PictureLoader"

  /// `photo.kf`
  func loader(_ name: String, of view: UIObject, _ source: SourceRange) -> Value? {
    guard view.isKind(of: "UIImageView"), NameWords.words(.pictureLoader).contains(name.lowercased()) else { return nil }
    return part(Self.loaderType, name, view, source)
  }

  /// Whether a call loads a picture into a view, which has that picture then.
  func loadPicture(_ call: ObjectCall, into view: UIObject) -> Bool {
    guard view.isKind(of: "UIImageView"), let first = call.arguments.first?.source,
      NameWords.words(.pictureLoading).contains(where: call.name.lowercased().hasPrefix) else { return false }
    let picture = evaluator.runtimeValue(evaluator.shortText(first), type: TypeReference(name: "UIImage", text: "UIImage"), near: call.source.file)
    record("image", on: view, picture, source: call.source)
    return true
  }
}
