import Project
import Rules
import SourceModel
import SwiftSource

/// What an analysis asks of the code as a whole, and what follows from it for findings. It waits for no screen, so threads
/// that have nothing else to do work it out.
struct WholeCode {
  private let files: [FileDeclarations]
  private let drawnViews: Once<DrawnViews>
  private let launchCode: Once<LaunchCode>
  private let namedViews: Once<NamedViews>

  init(_ project: Project, _ files: [FileDeclarations], by spare: SpareWork) {
    self.files = files
    let named = Once { NamedViews(project, files) }
    drawnViews = Once { DrawnViews(files) }
    launchCode = Once { LaunchCode(files) }
    namedViews = named
    spare.add(Once { named.value.mentions.value })
    spare.add(launchCode)
    spare.add(drawnViews)
  }

  /// What is told of findings: those that somebody can meet, in files that are reported on.
  func judgement(
    of findings: [Finding], in project: Project, reported: [FileDeclarations], _ interfaces: Interfaces, _ options: AnalysisOptions
  ) -> Judgement {
    let places = Set(reported.map { ObjectIdentifier($0.file) }).union(interfaces.reportedFiles)
      .union(project.info.map { ObjectIdentifier($0.file) })
    let (unreached, drawn) = (UnreachedCode(files, isWhole: namedViews.value.isWhole), drawnViews.value)
    let widgets = WidgetSurfaces(files)
    func isReported(_ finding: Finding) -> Bool { places.contains(ObjectIdentifier(finding.place.file)) }
    let met = findings.filter { isReported($0) && !drawn.hold($0) }.flatMap { finding in
      // What is told of several places is told of those that somebody reaches.
      unreached.holds(finding.place) ? finding.told { isReported($0) && !unreached.holds($0.place) } : [finding]
    }.map(widgets.applied)
    let unused = UnusedViews(project, namedViews.value, interfaces.documents, around: met, unreached: unreached)
    let launched = LaunchedCode(launchCode.value, project, namedViews.value, interfaces.documents, around: met, besides: unreached)
    var texts = NewTexts(project)
    return Judgement(
      texts.added(to: met), files: reported, unused: unused, launched: launched, project: project, options)
  }
}
