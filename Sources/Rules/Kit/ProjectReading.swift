import SourceModel
import SwiftSource

/// What rules read from the parts of a project one by one. In a project that is analysed again and again, what was read
/// from a part that has not changed is remembered: so what is read may depend on nothing but that part and the context.
extension ProjectSubject {
  /// What is read from each type of all files, in the order of their first appearance.
  ///
  /// - Parameter topic: Tells several readings of one rule apart.
  func ofEachType<Value: Sendable>(
    _ rule: any Rule.Type, _ topic: String = "", _ read: (WholeType) -> [Value]
  ) -> [Value] {
    values(rule, topic, code.types, read)
  }

  /// What is read from each type and extension of the files that are reported on.
  func ofEachPart<Value: Sendable>(
    _ rule: any Rule.Type, _ topic: String = "", _ read: (TypeCode) -> [Value]
  ) -> [Value] {
    values(rule, topic, types, read)
  }

  /// What is read from each file that is reported on.
  func ofEachFile<Value: Sendable>(
    _ rule: any Rule.Type, _ topic: String = "", _ read: (FileDeclarations) -> [Value]
  ) -> [Value] {
    of(files, rule, topic, read)
  }

  /// The files that are reported on that mention one of some words.
  func files(mentioning words: [String], _ rule: any Rule.Type, _ topic: String = "words") -> [FileDeclarations] {
    ofEachFile(rule, topic) { $0.file.mentions(words) ? [$0] : [] }
  }

  /// The same of all files.
  func allFiles(mentioning words: [String], _ rule: any Rule.Type, _ topic: String = "words") -> [FileDeclarations] {
    of(allFiles, rule, topic) { $0.file.mentions(words) ? [$0] : [] }
  }

  private func of<Value: Sendable>(
    _ files: [FileDeclarations], _ rule: any Rule.Type, _ topic: String, _ read: (FileDeclarations) -> [Value]
  ) -> [Value] {
    memory?.values("\(rule) \(topic)", ofFiles: files, read) ?? files.flatMap(read)
  }

  func values<Unit: AnyObject, Value: Sendable>(
    _ rule: any Rule.Type, _ topic: String, _ units: [Unit], _ read: (Unit) -> [Value]
  ) -> [Value] {
    memory?.values("\(rule) \(topic)", of: units, read) ?? units.flatMap(read)
  }
}
