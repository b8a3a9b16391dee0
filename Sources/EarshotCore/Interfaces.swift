import InterfaceFiles
import Project
import SourceModel
import UIKitSemantics

/// The storyboards and XIBs of a project, read.
struct Interfaces: Sendable {
  let index: InterfaceIndex
  /// Those that the system shows on phones, tablets and televisions, launch screens aside.
  let documents: [InterfaceDocument]
  /// Files that findings are reported about.
  let reportedFiles: Set<ObjectIdentifier>
  /// Players of films in the files that findings are reported about.
  let players: [SourceRange]
  /// What is wrong with those that could not be read.
  let problems: [Problem]

  init(_ units: [InterfaceUnit], objectiveC: [String: ObjectiveCClass] = [:]) {
    var documents: [InterfaceDocument] = []
    var problems: [Problem] = []
    for unit in units {
      do throws(XMLError) {
        let document = try InterfaceDocument(unit.file)
        if document.targetsDevice, !document.isLaunchScreen { documents.append(document) }
      } catch {
        if unit.isReported { problems.append(Problem(file: unit.file.path, message: error.message)) }
      }
    }
    self.documents = documents
    index = InterfaceIndex(documents, objectiveC: objectiveC)
    reportedFiles = Set(units.filter(\.isReported).map { ObjectIdentifier($0.file) })
    let reported = reportedFiles
    players = documents.flatMap(\.players).filter { reported.contains(ObjectIdentifier($0.file)) }
    self.problems = problems
  }

  func isReported(_ file: SourceFile) -> Bool { reportedFiles.contains(ObjectIdentifier(file)) }
}
