import Project
import SourceModel
import SwiftSource

/// The views that an app declares and where its code names them, which no finding bears on.
struct NamedViews: Sendable {
  let sources: [(unit: SourceUnit, file: FileDeclarations)]
  /// Whether an app begins here.
  let isApp: Bool
  /// What modules of the project offer to others is for the app alone.
  let isWhole: Bool
  let views: DeclaredViews
  let activities: UnstartedActivities
  /// Made by the first who asks: it takes a look at each word of all code.
  let mentions: Once<TypeMentions>

  init(_ project: Project, _ files: [FileDeclarations]) {
    sources = Array(zip(project.sources, files)).map { (unit: $0, file: $1) }
    isApp = sources.contains { $0.unit.role == .app && $0.file.beginsProgram } || project.objectiveCNames.beginsApp
    isWhole = Self.keepsOffered(sources)
    views = DeclaredViews(sources, offered: isWhole)
    let widgets = isApp ? UnstartedActivities.widgets(in: sources) : []
    // Code of no app is named by others; each word is looked at once for both.
    let names = isApp ? views.names.union(widgets.map(\.attributes)) : []
    let mentions = Once { [sources] in TypeMentions(of: names, in: sources) }
    self.mentions = mentions
    activities = UnstartedActivities(widgets, mentions, in: sources)
  }

  /// Whether what modules of the project offer to others is for the app alone: it is no library that comes with a sample.
  private static func keepsOffered(_ sources: [(unit: SourceUnit, file: FileDeclarations)]) -> Bool {
    !sources.contains { $0.unit.role == .packageManifest && $0.unit.pathInRoot == "Package.swift" }
      && sources.contains { $0.unit.role == .app && $0.file.beginsProgram && UnshippedCode.sampleFolder(around: $0.unit.pathInRoot) == nil }
  }
}
