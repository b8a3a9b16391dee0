import AccessibilityModel
import ArgumentParser
import Configuration
import EarshotCore
import Foundation
import Reporting
import SourceModel

struct SnapshotCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshot",
    abstract: "Keep what VoiceOver says as files, and see when it changes.",
    discussion: """
      Writes the transcript of every screen into a file of its own, to be committed with the source. '--verify' writes \
      nothing and fails when what would be written differs from what is there: an accessibility snapshot test \
      without a simulator. Moved lines and renamed files change nothing.

      The folder belongs to the paths that it was made from: snapshots of screens that are gone are deleted. Other \
      files in it are left alone.

      EXAMPLES
        earshot snapshot Snapshots                the current folder
        earshot snapshot Snapshots Sources        the screens of a folder
        earshot snapshot Snapshots --ios 17       as iOS 17 speaks them
        earshot snapshot Snapshots --view Login   one screen; others stay as they are
        earshot snapshot Snapshots --verify       in continuous integration

      EXIT STATUS
        0  written, or all as before
        1  --verify found differences
        2  could not run as asked
      """)

  @Argument(
    help: ArgumentHelp("The folder of the snapshots; it is made when it is not there.", valueName: "folder"),
    completion: .directory)
  var folder: String

  @OptionGroup var input: InputOptions

  @Flag(help: "Write nothing; print what differs, and exit with status 1 when something does.")
  var verify = false

  @Option(help: ArgumentHelp("Only the screens of this name. May be repeated.", valueName: "name"))
  var view: [String] = []

  @Flag(help: "Also keep what previews show.")
  var previews = false

  @Option(help: ArgumentHelp("The language of the app's texts and of VoiceOver, such as 'ja'.", valueName: "language"))
  var locale: String?

  @OptionGroup var system: SystemOptions

  mutating func validate() throws {
    if input.readsInput { throw ValidationError("snapshot needs files, not standard input.") }
  }

  mutating func run() async throws {
    let configuration = try input.configurationFile()?.configuration ?? Configuration()
    var options = input.analysisOptions(configuration)
    options.locale = locale
    options.system = system.scope
    options.rules = []
    let analysis = try await input.analyse(options)
    // What cannot be read is not gone.
    if analysis.failedAltogether { throw ExitCode(2) }
    system.complain(about: analysis)
    let list = ScreenList(analysis)
    for name in view where list.screens(named: name).isEmpty {
      throw Failure("no screen is called '\(name)'" + Spelling.suggestion(for: name, among: list.names, limit: 3))
    }
    // All of them, since the name of a file depends on the screens of the same name.
    let screens = list.screens { previews || $0.kind != .preview }
    let paths = Dictionary(
      analysis.project.sources.map { (ObjectIdentifier($0.file), $0.pathInRoot) }
    ) { first, _ in first }
    let set = SnapshotSet(screens.map { ScreenTranscript($0, voiceOver: analysis.voiceOver) }) { file in
      paths[ObjectIdentifier(file)] ?? file.path
    }
    var differences = try SnapshotFolder(path: folder).differences(from: set)
    var total = set.files.count
    if !view.isEmpty {
      let names = Set(list.screens(named: view).map(\.name))
      differences.keep(only: names)
      total = set.files.count { names.contains($0.screen) }
    }
    if verify {
      print(differences, of: total)
    } else {
      try write(differences, of: total)
    }
    try input.checkInput(analysis)
    if verify, !differences.isEmpty { throw ExitCode(1) }
  }

  private func print(_ differences: SnapshotFolder.Differences, of total: Int) {
    for change in differences.changed {
      let diff = UnifiedDiff(path: "\(folder)/\(change.file.name)", before: change.old, after: change.file.text, isPlain: true)
      Terminal.write(diff.text(style: Terminal.style))
    }
    for file in differences.missing { Terminal.write("missing: \(folder)/\(file.name) of '\(file.screen)'\n") }
    for name in differences.stale { Terminal.write("stale: \(folder)/\(name), whose screen is gone\n") }
    let number = differences.changed.count + differences.missing.count + differences.stale.count
    let snapshots = Self.counted(total)
    Terminal.write(
      number == 0
        ? "\(snapshots) as before\n"
        : "\(number) of \(snapshots) differ; 'earshot snapshot \(folder)' with the same paths writes them anew\n")
  }

  private func write(_ differences: SnapshotFolder.Differences, of total: Int) throws {
    // A note of somebody's, or what a link leads to.
    for change in differences.changed where !change.old.isEmpty && !change.old.hasPrefix(SnapshotSet.mark) {
      throw Failure("\(folder)/\(change.file.name): is no snapshot and left as it is, and so is the rest of the folder")
    }
    for name in differences.stale { Terminal.complain("deleting \(folder)/\(name), whose screen is gone") }
    try SnapshotFolder(path: folder).apply(differences)
    let numbers = [
      (differences.missing.count, "new"), (differences.changed.count, "changed"), (differences.stale.count, "deleted"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    Terminal.write("\(Self.counted(total)) in \(folder): \(numbers.isEmpty ? "all as before" : numbers.joined(separator: ", "))\n")
  }

  private static func counted(_ number: Int) -> String { "\(number) \(number == 1 ? "snapshot" : "snapshots")" }
}

/// The files in a folder of snapshots.
struct SnapshotFolder {
  let path: String

  struct Differences {
    var changed: [(file: SnapshotSet.File, old: String)] = []
    var missing: [SnapshotSet.File] = []
    var stale: [String] = []

    /// Leaves out what is about other screens.
    mutating func keep(only screens: Set<String>) {
      changed.removeAll { !screens.contains($0.file.screen) }
      missing.removeAll { !screens.contains($0.screen) }
      stale = []
    }

    var isEmpty: Bool { changed.isEmpty && missing.isEmpty && stale.isEmpty }
  }

  func differences(from set: SnapshotSet) throws -> Differences {
    var differences = Differences()
    let present = try snapshots()
    for file in set.files {
      switch present[file.name] {
      case nil: differences.missing.append(file)
      case file.text: break
      case let old?: differences.changed.append((file, old))
      }
    }
    let names = Set(set.files.map(\.name))
    differences.stale = present.filter { !names.contains($0.key) && $0.value.hasPrefix(SnapshotSet.mark) }.keys.sorted()
    return differences
  }

  /// The texts of the files that may be snapshots, by name.
  private func snapshots() throws -> [String: String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [:] }
    guard isFolder.boolValue, let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw Failure("\(path): is no folder that can be read")
    }
    var result: [String: String] = [:]
    for name in names where name.hasSuffix("." + SnapshotSet.pathExtension) {
      guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else {
        throw Failure("\(path)/\(name): cannot be read")
      }
      result[name] = String(decoding: data, as: UTF8.self)
    }
    return result
  }

  func apply(_ differences: Differences) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure("\(path): cannot be made: \(error.localizedDescription)")
    }
    // First, since on some file systems a name in other letters is the same file.
    for name in differences.stale where unlink("\(path)/\(name)") != 0 {
      throw Failure("\(path)/\(name): cannot be deleted: \(String(cString: strerror(errno)))")
    }
    for file in differences.missing + differences.changed.map(\.file) {
      try AtomicFile.write(Array(file.text.utf8), to: "\(path)/\(file.name)")
    }
  }
}
