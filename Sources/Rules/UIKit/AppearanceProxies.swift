import SwiftSource

/// The classes of UIKit whose views code of a project paints all at once: `UILabel.appearance().textColor = …`,
/// `UIButton.appearance(whenContainedInInstancesOf: [Card.self])`. What such views look like in an interface file is not
/// what people see.
enum AppearanceProxies {
  static func classes(in code: ProjectCode) -> Set<String> {
    var result: Set<String> = []
    for part in code.parts where !part.range.file.build.isLibrary && part.mentions([".appearance("]) {
      for expression in part.kinds.calls {
        guard case .call(let call) = expression.kind, case .member(let base?, "appearance") = call.callee.kind,
          let name = base.plainName, name.first?.isUppercase ?? false else { continue }
        result.insert(name)
      }
    }
    return result
  }
}
