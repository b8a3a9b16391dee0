import SourceModel

/// The folder of a module of a package, as far as the path of a file tells.
enum ModuleFolder {
  /// Folders whose folders are modules: of Swift packages, of CocoaPods.
  private static let parents: Set<Substring> = ["Sources", "Pods"]

  /// Modules of the system that types are named by: `SwiftUI.Image` is none of the project's.
  static let system: Set<String> = [
    "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Foundation", "Swift", "Combine", "CoreGraphics",
  ]

  /// `Packages/Kit/Sources/Kit` or `Pods/Kit`; nil for code that most likely is the app's own.
  static func around(_ file: SourceFile) -> Substring? {
    let parts = file.path.split(separator: "/").dropLast()
    guard let parent = parts.indices.last(where: { parents.contains(parts[$0]) && $0 + 1 < parts.endIndex })
    else { return nil }
    return file.path[..<parts[parent + 1].endIndex]
  }
}
