import SourceModel
import SwiftSource

/// The classes of UIKit whose views code of a project paints all at once: `UILabel.appearance().textColor = …`,
/// `UIButton.appearance(whenContainedInInstancesOf: [Card.self])`. What such views look like in an interface file is not
/// what people see. What paints nothing leaves them as they are, such as `UIView.appearance().semanticContentAttribute`,
/// which apps set that are read from the right.
enum AppearanceProxies {
  static func classes(in code: ProjectCode) -> Set<String> {
    var result: Set<String> = []
    for part in code.parts where !part.range.file.build.isLibrary && part.mentions([".appearance("]) {
      let unpainted = part.kinds.assignments.compactMap(unpaintedProxy)
      for expression in part.kinds.calls {
        guard let name = className(expression), !unpainted.contains(expression.range) else { continue }
        result.insert(name)
      }
    }
    return result
  }

  /// `UILabel` of `UILabel.appearance()`
  private static func className(_ expression: Expression) -> String? {
    guard case .call(let call) = expression.kind, case .member(let base?, "appearance") = call.callee.kind,
      let name = base.plainName, name.first?.isUppercase ?? false else { return nil }
    return name
  }

  /// The proxy that an assignment gives something other than a colour, a picture or attributes of its text.
  private static func unpaintedProxy(_ expression: Expression) -> SourceRange? {
    guard case .assignment(let target, _) = expression.kind, case .member(let proxy?, let property) = target.kind,
      className(proxy) != nil, case let words = property.lowercased(), !paints.contains(where: words.contains) else { return nil }
    return proxy.range
  }

  /// Parts of the names of properties by which UIKit's views are painted (Apple: documentation of UIView, UILabel, UIButton,
  /// UINavigationBar).
  private static let paints = ["color", "tint", "textattributes", "background", "shadow", "image", "alpha", "ishidden", "appearance", "barstyle"]
}
