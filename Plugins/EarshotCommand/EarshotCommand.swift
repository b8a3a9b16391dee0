import Foundation
import PackagePlugin

/// `swift package earshot …` runs Earshot on the package: `check` without arguments, else any of its commands.
@main
struct EarshotCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "earshot").url, arguments, in: context.package.directoryURL)
  }

  private func run(_ tool: URL, _ arguments: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments.isEmpty ? ["check"] : arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    // The status says what was found, so it is that of the whole command.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension EarshotCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the targets that its user picked; Earshot takes the project as a whole.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      try run(
        context.tool(named: "earshot").url, extractor.remainingArguments, in: context.xcodeProject.directoryURL)
    }
  }
#endif
