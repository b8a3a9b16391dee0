import PlatformKnowledge
import SourceModel
import SwiftSource

/// Files that draw widgets, complications and Live Activities. They stand in a space that the system fixes.
struct WidgetFiles: Sendable {
  private let files: Set<ObjectIdentifier>

  init(_ files: [FileDeclarations]) {
    let widgets = files.filter { file in
      file.imports.contains { ["WidgetKit", "ClockKit", "ActivityKit"].contains($0) } || Self.isNamed(file.file.path)
    }
    self.files = Set(widgets.map { ObjectIdentifier($0.file) })
  }

  func contains(_ file: SourceFile) -> Bool { files.contains(ObjectIdentifier(file)) }

  /// Told from the path alone.
  static func isNamed(_ path: String) -> Bool {
    let path = path.lowercased()
    return NameWords.words(.widgetFolder).contains(where: path.contains)
  }
}
