import EarshotCore
import Foundation
import Rules

/// A project that lies on disk, where packages and Xcode projects tell what belongs to what.
enum WrittenProject {
  /// What one rule finds in files by their paths in the folder of the project, which is gone afterwards.
  static func findings(_ rule: String, _ files: [String: String]) async throws -> [Finding] {
    let folder = NSTemporaryDirectory() + "/earshot-written-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (path, text) in files {
      let parent = (folder + "/" + path as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try text.write(toFile: folder + "/" + path, atomically: true, encoding: .utf8)
    }
    var options = AnalysisOptions(paths: [folder], workingDirectory: folder, width: 1)
    options.rules = [rule]
    return await Analysis.run(options).findings
  }
}
