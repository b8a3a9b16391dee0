import Foundation
import Testing

/// What came of a run of the built program.
struct Run {
  var status: Int32
  var output: String
  var errors: String

  func json() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any], "no JSON: \(output)")
  }

  /// The findings of `check --format json`.
  func findings() throws -> [[String: Any]] { try #require(try json()["findings"] as? [[String: Any]]) }
}

/// A folder with files, in which the program is run; gone when the test is over.
final class Tree {
  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("earshot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(Data(text.utf8), to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func text(_ path: String) throws -> String {
    try String(decoding: Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Names of everything in a folder, hidden files included.
  func names(in path: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path).sorted()
  }

  func earshot(_ arguments: String..., input: String? = nil) throws -> Run { try earshot(arguments, input: input) }

  func earshot(_ arguments: [String], input: String? = nil) throws -> Run {
    try run(Program.executable, arguments, input: input)
  }

  /// A line of shell in which `$earshot` is the program.
  func shell(_ line: String) throws -> Run {
    try run(URL(fileURLWithPath: "/bin/bash"), ["-c", line], input: nil)
  }

  private func run(_ executable: URL, _ arguments: [String], input: String?) throws -> Run {
    // Files and not pipes: nothing has to be read while the program runs.
    let streams = FileManager.default.temporaryDirectory.appendingPathComponent("earshot-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: streams) }
    func file(_ name: String, _ text: String = "") throws -> URL {
      let url = streams.appendingPathComponent(name)
      try Data(text.utf8).write(to: url)
      return url
    }
    let (output, errors) = (try file("output"), try file("errors"))
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // Nothing is kept from test to test.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["earshot": Program.executable.path, "EARSHOT_CACHE_DIR": ""]) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: file("input", input ?? ""))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationReason == .exit, "the program was ended by signal \(process.terminationStatus)")
    return Run(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}

enum Program {
  /// The program stands beside the bundle of the tests, or a few folders above it.
  static let executable: URL = {
    var folder = Bundle.main.bundleURL
    for _ in 0..<5 {
      let candidate = folder.appendingPathComponent("earshot")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue {
        return candidate
      }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: "/earshot was not built")
  }()
}

enum Sample {
  /// One error that `icon-button-name` reports, at line 6, column 7, and a fix for it.
  static let faulty = """
    import SwiftUI

    struct PlayerView: View {
      var body: some View {
        VStack {
          Button { skip() } label: { Image(systemName: "rectangle.3.group") }
          Text("Hello")
        }
      }
    }

    """

  static let clean = """
    import SwiftUI

    struct GreetingView: View {
      @State private var isOn = true
      var body: some View {
        Text("Hello")
        Toggle("Remember me", isOn: $isOn).onDisappear { UserDefaults.standard.set(isOn, forKey: "remembers") }
      }
    }

    """
}
