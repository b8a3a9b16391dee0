import SourceModel

/// Reads the targets of a `project.yml`, of which XcodeGen makes the Xcode project on each machine, so that mostly no
/// project is in the repository; targets of tests are left out.
///
/// Source: XcodeGen, Docs/ProjectSpec.md: options, targets, sources, settings.
enum XcodeGenTargets {
  static func isSpecification(_ name: String) -> Bool { name == "project.yml" || name == "project.yaml" }

  /// - Parameter path: Absolute path of the file.
  static func targets(_ bytes: [UInt8], path: String) -> [XcodeTarget] {
    let file = PlainYAML(bytes)
    let folder = Paths.parent(path)
    let lowest = file["options"]?["deploymentTarget"]
    return (file["targets"]?.entries ?? []).compactMap { entry in
      guard let type = entry.value["type"]?.text, !type.contains("test") else { return nil }
      var target = XcodeTarget(name: entry.key)
      addSources(of: entry.value, in: folder, to: &target)
      target.configurations = [settings(of: entry.value, in: file, lowest)]
      target.bases = [[]]
      return target
    }
  }

  private static func addSources(of target: PlainYAML, in folder: String, to result: inout XcodeTarget) {
    for source in target["sources"]?.elements ?? [] {
      guard let path = source.text ?? source["path"]?.text else { continue }
      let whole = Paths.absolute(path, from: folder)
      if ["swift", "storyboard", "xib"].contains(FileNames.pathExtension(Paths.name(path))) {
        result.files.insert(whole)
      } else {
        result.folders.append(whole)
      }
    }
    result.products = (target["dependencies"]?.elements ?? []).compactMap { $0["product"]?.text ?? $0["package"]?.text }
  }

  /// What the target builds for, in the words of Xcode's settings.
  private static func settings(of target: PlainYAML, in file: PlainYAML, _ lowest: PlainYAML?) -> [String: String] {
    let platforms = platforms(of: target)
    var settings = ["SUPPORTED_PLATFORMS": platforms.compactMap { sdks[$0] }.joined(separator: " ")]
    let own = target["deploymentTarget"]
    for platform in DeploymentTargets.Platform.allCases where platforms.contains(platform.manifestName) {
      let name = platform.manifestName
      settings[platform.buildSetting] = own?[name]?.text ?? (platforms.count == 1 ? own?.text : nil) ?? lowest?[name]?.text
    }
    for group in [target["settings"], file["settings"]] {
      for entry in (group?["base"] ?? group)?.entries ?? [] {
        if settings[entry.key] == nil, let value = entry.value.text { settings[entry.key] = value }
      }
    }
    return settings
  }

  private static func platforms(of target: PlainYAML) -> [String] {
    let destinations = target["supportedDestinations"]?.elements.compactMap(\.text) ?? []
    let named = destinations.isEmpty ? target["platform"]?.elements.compactMap(\.text) ?? [] : destinations
    return named.map { $0 == "macCatalyst" ? "iOS" : $0 }
  }

  private static let sdks = [
    "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos", "visionOS": "xros",
  ]
}
