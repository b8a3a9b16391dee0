import Foundation
import PackagePlugin

/// Shows findings about a target as warnings in the log of its build. Nothing fails the build; what rules are asked is
/// for `.earshot.json` to say.
@main
struct EarshotCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget, target.kind != .test else { return [] }
    return [
      try command(
        target.sourceFiles.map(\.url), tool: context.tool(named: "earshot").url, name: target.name,
        configuration: context.package.directoryURL, work: context.pluginWorkDirectoryURL)
    ].compactMap(\.self)
  }

  /// Nil for a target without Swift files.
  private func command(
    _ files: [URL], tool: URL, name: String, configuration folder: URL, work: URL
  ) throws -> Command? {
    let sources = files.filter { $0.pathExtension == "swift" }
    if sources.isEmpty { return nil }
    let configuration = folder.appendingPathComponent(".earshot.json")
    let hasConfiguration = FileManager.default.fileExists(atPath: configuration.path)
    // Build systems run what makes a file that is missing or older than what it is made from. An empty source file
    // leaves no trace in the product; any other file would become a resource, and the target would get a bundle.
    let stamp = work.appendingPathComponent("EarshotChecked.swift")
    return .buildCommand(
      displayName: "Earshot: \(name)", executable: tool,
      arguments: ["check", "--format", "xcode", "--fail-on", "never", "--stamp", stamp.path] + sources.map(\.path),
      inputFiles: sources + (hasConfiguration ? [configuration] : []), outputFiles: [stamp])
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension EarshotCheck: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      [
        try command(
          target.inputFiles.filter { $0.type == .source }.map(\.url), tool: context.tool(named: "earshot").url,
          name: target.displayName, configuration: context.xcodeProject.directoryURL,
          work: context.pluginWorkDirectoryURL)
      ].compactMap(\.self)
    }
  }
#endif
