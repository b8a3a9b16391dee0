import EarshotCore
import Project
import Rules
import SourceModel

/// A project of which nothing is left unread that could name a class.
enum ReadProject {
  /// Where all property lists are read.
  static func findings(_ rule: String, _ files: [String: String], classes: Set<String> = []) async -> [Finding] {
    var project = Project(root: "/", sources: files.sorted { $0.key < $1.key }.map { path, text in
      SourceUnit(file: SourceFile(path: path, text: text), role: .app, isRequested: true, module: nil)
    })
    project.storyboards = StoryboardNames([], isOpen: false, classes: classes)
    var options = AnalysisOptions(paths: [], workingDirectory: "/", width: 1)
    options.rules = [rule]
    return await Analysis.run(on: project, options).findings
  }
}
