import SwiftSource

/// What several rules read from all sources, read when the first of them asks.
final class ProjectReading: Sendable {
  private let surveys = Memory<Part, MediaSurvey>()
  private let classes = Memory<Part, UIKitClassSurvey>()

  private enum Part { case whole }

  func classes(of files: [FileDeclarations]) -> UIKitClassSurvey { classes(.whole) { UIKitClassSurvey(files) } }

  func media(of project: ProjectSubject) -> MediaSurvey { surveys(.whole) { MediaSurvey(project) } }
}
