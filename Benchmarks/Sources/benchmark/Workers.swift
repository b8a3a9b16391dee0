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

  /// The whole analysis, and again after one file has changed, in one process: for the largest file, the smallest and
  /// some between them.
  static func repeated(_ folder: String, width: Int) async throws {
    let options = AnalysisOptions(paths: [folder], workingDirectory: "/", width: width)
    let session = AnalysisSession(options)
    var clock = ContinuousClock.now
    var last = try await session.analyse()
    let full = Stopwatch.seconds(ContinuousClock.now - clock)
    let files = last.project.sources.filter { $0.role == .app }.map(\.file).sorted { $0.bytes.count > $1.bytes.count }
    var project = last.project
    var reruns: [Double] = []
    for number in Set((0..<changedFiles).map { $0 * (files.count - 1) / max(changedFiles - 1, 1) }).sorted() {
      let file = files[number]
      // All that follows moves.
      let bytes = Array("// changed\n".utf8) + file.bytes
      clock = ContinuousClock.now
      last = try await session.analyse(changes: [.text(path: file.path, bytes: bytes)])
      reruns.append(Stopwatch.seconds(ContinuousClock.now - clock))
      if let changed = project.sources.firstIndex(where: { $0.file.path == file.path }) {
        project.sources[changed].file = SourceFile(path: file.path, bytes: bytes).built(file.build)
      }
    }
    let anew = await Analysis.run(on: project, options)
    let isSame = described(anew) == described(last)
    let numbers = [full] + reruns
    let line = numbers.map { String($0) }.joined(separator: " ") + (isSame ? " same" : " different")
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  private static let changedFiles = 12

  /// What an analysis found, in a form that does not depend on the identity of files.
  private static func described(_ analysis: Analysis) -> [String] {
    analysis.findings.map { finding in
      let place = "\(finding.place.file.path):\(finding.place.start)-\(finding.place.end)"
      return "\(place) \(finding.rule) \(finding.severity) \(finding.certainty) \(finding.message) \(finding.view)"
        + " \(finding.fixes.map(\.title)) \(finding.fingerprint)"
    }
  }
}
