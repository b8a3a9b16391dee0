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
  private let files: [SourceFile]
  /// What each of them came to.
  private let read: [ObjectIdentifier: Result<InterfaceDocument, XMLError>]

  /// - Parameter before: Of whose files those that are still there are not read again.
  init(_ units: [InterfaceUnit], objectiveC: [String: ObjectiveCClass] = [:], before: Interfaces? = nil) {
    var documents: [InterfaceDocument] = []
    var problems: [Problem] = []
    var read: [ObjectIdentifier: Result<InterfaceDocument, XMLError>] = [:]
    for unit in units {
      let identity = ObjectIdentifier(unit.file)
      let result = before?.read[identity] ?? Result { () throws(XMLError) in try InterfaceDocument(unit.file) }
      read[identity] = result
      switch result {
      case .success(let document):
        if document.targetsDevice, !document.isLaunchScreen { documents.append(document) }
      case .failure(let error):
        if unit.isReported { problems.append(Problem(file: unit.file.path, message: error.message)) }
      }
    }
    (files, self.read) = (units.map(\.file), read)
    self.documents = documents
    index = InterfaceIndex(documents, objectiveC: objectiveC)
    reportedFiles = Set(units.filter(\.isReported).map { ObjectIdentifier($0.file) })
    let reported = reportedFiles
    players = documents.flatMap(\.players).filter { reported.contains(ObjectIdentifier($0.file)) }
    self.problems = problems
  }

  /// Files that are not in both, or that say something else.
  func changedFiles(since before: Interfaces) -> [SourceFile] {
    before.files.filter { read[ObjectIdentifier($0)] == nil } + files.filter { before.read[ObjectIdentifier($0)] == nil }
  }

  /// The files that findings are reported about.
  var reportedSources: [SourceFile] { files.filter(isReported) }

  func isReported(_ file: SourceFile) -> Bool { reportedFiles.contains(ObjectIdentifier(file)) }
}
