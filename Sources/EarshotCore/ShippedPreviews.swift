import Project
import SwiftSource

/// Files below a `Preview Content` folder that an app is made of all the same.
///
/// Xcode leaves such a folder out of what goes to the store where a setting says so, and then nothing that ships can name
/// what lies there: a view that code of the app names is in the app.
enum ShippedPreviews {
  /// - Parameter files: What was read of `project.sources`, in the same order.
  static func counted(in project: Project, _ files: [FileDeclarations]) -> Project {
    var project = project
    // Views that are in the app may name further ones.
    while true {
      let hidden = project.sources.indices.filter { project.sources[$0].role == .preview && !views(of: files[$0]).isEmpty }
      if hidden.isEmpty { return project }
      let sources = Array(zip(project.sources, files)).map { (unit: $0, file: $1) }
      let declared = Set(sources.filter { $0.unit.role == .app }.flatMap { $0.file.types.map(\.name) })
      let names = Set(hidden.flatMap { views(of: files[$0]) }).subtracting(declared)
      let mentions = TypeMentions(of: names, in: sources)
      let shown = hidden.filter { views(of: files[$0]).contains { !(mentions.places(of: $0) ?? []).isEmpty } }
      if shown.isEmpty { return project }
      for number in shown { project.sources[number].role = .app }
    }
  }

  private static func views(of file: FileDeclarations) -> [String] {
    file.types.filter { $0.kind == .structure && !$0.isPrivate && $0.adopts("View") }.map(\.name)
  }
}
