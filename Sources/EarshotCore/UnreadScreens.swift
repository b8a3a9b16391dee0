import PlatformKnowledge
import SourceModel
import SwiftSource

/// Screens that Earshot does not read: an app without a finding may be one of which nothing was looked at.
enum UnreadScreens {
  /// Of each file with a controller of AppKit. A file that imports SwiftUI most likely shows views of that, which are read.
  static func problems(of files: [FileDeclarations], _ index: DeclarationIndex) -> [Problem] {
    files.filter { file in
      !file.imports.contains("SwiftUI") && file.types.contains { type in
        type.kind == .classType && AppKitContent.screens.contains { index.conforms(type, to: $0) }
      }
    }.map { Problem(file: $0.file.path, message: "a controller of AppKit is not read; what it shows is not known") }
  }
}
