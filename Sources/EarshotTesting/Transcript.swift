import Configuration
import EarshotCore
import Foundation
import Reporting

/// What VoiceOver says of a view of the package or project that a test belongs to, worked out from its source.
///
/// ```swift
/// import EarshotTesting
/// import Testing
///
/// @Test func payingIsNamed() async throws {
///   #expect(try await transcript(of: "CheckoutView").speaks("Pay, Button"))
/// }
/// ```
///
/// The project is the nearest folder around the test's file with a `Package.swift`, an Xcode project or a `.git`. It
/// is read once for all tests of a process. Its `.earshot.json` says what components of packages are.
///
/// - Parameters:
///   - view: The name of a view, of a preview or of the app's scene, with or without the types around it.
///   - paths: Files and folders to look for it, relative to the project; none means all of it.
///   - locale: The language of the app's texts and of VoiceOver, such as `ja`; nil for that of the code.
///   - ios: The version of iOS, such as `17.5`, that decides `#available` and how it is spoken; nil for the newest.
///   - filePath: The file of the test.
/// - Throws: ``TranscriptError``.
public func transcript(
  of view: String, in paths: [String] = [], locale: String? = nil, ios: String? = nil,
  filePath: StaticString = #filePath
) async throws -> HeardScreen {
  let analysis = try await analysis(in: paths, locale: locale, ios: ios, followsActions: false, filePath: filePath)
  _ = try analysis.firstScreen(named: view)
  return HeardScreen(analysis.screens(named: view).map { ScreenTranscript($0, voiceOver: analysis.voiceOver) })
}

/// The project of a test's file, analysed once for all tests that ask the same of it.
func analysis(
  in paths: [String], locale: String?, ios: String?, followsActions: Bool, filePath: StaticString
) async throws -> Analysis {
  let root = try ProjectFolder.around(filePath.description)
  let system = try systemScope(ios)
  let key = AnalysisCache.Key(
    root: root, paths: paths, locale: locale, system: system, followsActions: followsActions)
  return try await AnalysisCache.shared.analysis(key)
}

extension Analysis {
  /// The first screen that a name means.
  func firstScreen(named name: String) throws -> Screen {
    if let screen = screens(named: name).first { return screen }
    let nearest = Spelling.nearest(to: name, among: ScreenList(self).names, limit: 3)
    throw TranscriptError.noSuchScreen(name, nearest: nearest, root: project.root)
  }
}

private func systemScope(_ version: String?) throws -> SystemScope {
  guard let version else { return .newest }
  do throws(UnknownSystem) {
    return .version(try SystemVersions.version(version))
  } catch {
    throw TranscriptError.unknownSystem(error.description)
  }
}

/// Why there is no transcript.
public enum TranscriptError: Error, Hashable, CustomStringConvertible {
  /// No screen has the name; `nearest` are the names that may have been meant.
  case noSuchScreen(String, nearest: [String], root: String)
  /// No project was found around the file.
  case noProject(file: String)
  /// The version of iOS is none, or too old.
  case unknownSystem(String)
  /// Nothing could be read, or the configuration is wrong; one line for each problem.
  case unreadable([String])

  public var description: String {
    switch self {
    case .noSuchScreen(let name, let nearest, let root):
      let names = nearest.map { "'\($0)'" }.joined(separator: " or ")
      return "no screen in \(root) is called '\(name)'" + (nearest.isEmpty ? "" : "; did you mean \(names)?")
    case .noProject(let file): return "no package, Xcode project or repository was found around \(file)"
    case .unknownSystem(let message): return message
    case .unreadable(let problems): return problems.joined(separator: "\n")
    }
  }
}

/// Finds the project of a file.
enum ProjectFolder {
  static func around(_ file: String) throws -> String {
    var folder = (file as NSString).deletingLastPathComponent
    while folder.count > 1 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: isMark) { return folder }
      folder = (folder as NSString).deletingLastPathComponent
    }
    throw TranscriptError.noProject(file: file)
  }

  private static func isMark(_ name: String) -> Bool {
    ["Package.swift", ".git"].contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }
}

/// Tests of one project share its analysis, also while it is under way.
actor AnalysisCache {
  static let shared = AnalysisCache()

  struct Key: Hashable {
    var root: String
    var paths: [String]
    var locale: String?
    var system: SystemScope
    /// For walks, which want to know what actions do and what holds when a screen appears.
    var followsActions: Bool
  }

  private var tasks: [Key: Task<Analysis, any Error>] = [:]

  func analysis(_ key: Key) async throws -> Analysis {
    if let task = tasks[key] { return try await task.value }
    let task = Task { try await Self.analyse(key) }
    tasks[key] = task
    return try await task.value
  }

  private static func analyse(_ key: Key) async throws -> Analysis {
    var options = AnalysisOptions(
      paths: key.paths, workingDirectory: key.root, width: max(1, ProcessInfo.processInfo.activeProcessorCount))
    let root = Project.root(of: key.paths, workingDirectory: key.root)
    do throws(ConfigurationMistakes) {
      try ConfigurationFile.ofProject(root) { $0 }?.configuration.apply(to: &options)
    } catch {
      throw TranscriptError.unreadable(error.mistakes.map(\.description))
    }
    options.locale = key.locale
    options.system = key.system
    if key.followsActions {
      options.followsActions = true
      options.states = .allNotingFirst
    }
    // Transcripts need no findings.
    options.rules = []
    let analysis = await Analysis.run(options)
    if !analysis.project.missingPaths.isEmpty {
      throw TranscriptError.unreadable(analysis.project.missingPaths.map { "\($0): no such file or folder" })
    }
    if analysis.statistics.files == 0 {
      let problems = analysis.problems.map { "\($0.file): \($0.message)" }
      throw TranscriptError.unreadable(problems.isEmpty ? ["no Swift files of an app in \(key.root)"] : problems)
    }
    return analysis
  }
}
