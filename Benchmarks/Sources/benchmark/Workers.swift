import EarshotCore
import Foundation
import SwiftParser
import SwiftSource
import SwiftSyntax

/// What Earshot is compared with, each in a process of its own.
enum Workers {
  /// Reads the files that a list names, and parses them if asked, on a number of threads as Earshot uses them.
  static func visit(_ list: String, parses: Bool, width: Int) async throws {
    guard let text = FileManager.default.contents(atPath: list) else { throw Failure("\(list) cannot be read") }
    let paths = String(decoding: text, as: UTF8.self).split(separator: "\0").map(String.init)
    let counts = await mapInParallel(paths.count, width: width, makeState: {}) { number, _ -> Int in
      let bytes = FileManager.default.contents(atPath: paths[number]).map { [UInt8]($0) } ?? []
      guard parses else { return bytes.count }
      return bytes.withUnsafeBufferPointer { buffer in
        // The nesting that Earshot allows; without saying so a debug build of the parser would stop early.
        Parser.parse(source: buffer, maximumNestingLevel: 256).statements.count
      }
    }
    print(counts.reduce(0, +))
  }

  /// The whole analysis, and again after one file has changed, in one process.
  static func repeated(_ folder: String, width: Int) async {
    let options = AnalysisOptions(paths: [folder], workingDirectory: "/", width: width)
    let clock = ContinuousClock.now
    let first = await Analysis.run(options)
    let full = Stopwatch.seconds(ContinuousClock.now - clock)
    var project = first.project
    if let index = project.sources.indices.min(by: { size(project, $0) > size(project, $1) }) {
      let file = project.sources[index].file
      project.sources[index].file = SourceFile(path: file.path, bytes: file.bytes + Array("\n// changed\n".utf8))
    }
    let again = ContinuousClock.now
    let second = await Analysis.run(on: project, options)
    let rerun = Stopwatch.seconds(ContinuousClock.now - again)
    FileHandle.standardError.write(Data("\(full) \(rerun) \(second.findings.count)\n".utf8))
  }

  private static func size(_ project: Project, _ index: Int) -> Int { project.sources[index].file.bytes.count }
}
