import EarshotCore
import Foundation

/// An app to measure with: a folder, and the Swift files that Earshot reads in it.
struct App {
  var name: String
  var folder: String
  var files: [String]
  var bytes: Int
  /// A file that lists the files for the workers.
  var list: String

  init(_ folder: String, name: String? = nil, in temporary: String) throws {
    self.folder = folder
    self.name = name ?? (folder as NSString).lastPathComponent
    let project = Project.discover(DiscoveryOptions(paths: [folder], workingDirectory: "/"))
    files = project.sources.map { "/" + $0.file.path }
    bytes = project.sources.reduce(0) { $0 + $1.file.bytes.count }
    if files.isEmpty { throw Failure("\(folder) has no Swift files") }
    list = temporary + "/\(UUID().uuidString).list"
    try Data(files.joined(separator: "\0").utf8).write(to: URL(fileURLWithPath: list))
  }

  var megabytes: Double { Double(bytes) / 1e6 }

  /// The same app several times, each time as a module of another name.
  func copied(_ times: Int, in temporary: String) throws -> App {
    let root = temporary + "/\(name)-\(times)"
    for number in 1...times {
      let module = "Copy\(number)"
      let base = "\(root)/\(module)"
      for file in files where !file.hasSuffix("/Package.swift") {
        let relative = file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : (file as NSString).lastPathComponent
        let target = "\(base)/Sources/\(relative)"
        try FileManager.default.createDirectory(
          atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: file, toPath: target)
      }
      let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "\(module)", targets: [.target(name: "\(module)", path: "Sources")])
        """
      try Data(manifest.utf8).write(to: URL(fileURLWithPath: base + "/Package.swift"))
    }
    return try App(root, name: "\(name) × \(times)", in: temporary)
  }
}
