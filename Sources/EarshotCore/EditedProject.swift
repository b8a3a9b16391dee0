import Project
import SourceModel

extension Project {
  /// The files that fixes may change, in a fixed order.
  public var editableFiles: [SourceFile] { sources.map(\.file) + interfaceFiles.map(\.file) + texts.map(\.file) }

  /// With the edits of fixes in its files.
  public func applying(_ edits: [SourceEdit]) -> Project {
    var project = self
    let byFile = Dictionary(grouping: edits) { ObjectIdentifier($0.range.file) }
    func edited(_ file: SourceFile) -> SourceFile {
      guard let edits = byFile[ObjectIdentifier(file)] else { return file }
      return SourceFile(path: file.path, bytes: FixApplication.apply(edits, to: file.bytes)).built(file.build)
    }
    for index in sources.indices { project.sources[index].file = edited(sources[index].file) }
    for index in interfaceFiles.indices { project.interfaceFiles[index].file = edited(interfaceFiles[index].file) }
    let changed = texts.map(\.file).filter { byFile[ObjectIdentifier($0)] != nil }
    project.setTexts(Dictionary(changed.map { ($0.path, edited($0).bytes) }) { first, _ in first })
    return project
  }
}
