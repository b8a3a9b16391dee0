import SourceModel

// A project as its files change.

extension Project {
  /// With the files of another project where these have the same path and text, so that identity tells what changed.
  public func sharingFiles(with other: Project) -> Project {
    let known = Dictionary(
      (other.sources.map(\.file) + other.interfaceFiles.map(\.file)).map { ($0.path, $0) }) { first, _ in first }
    func shared(_ file: SourceFile) -> SourceFile {
      guard let before = known[file.path],
        before === file || before.states == nil && before.bytes == file.bytes && before.build == file.build
      else { return file }
      return before
    }
    var project = self
    for index in sources.indices { project.sources[index].file = shared(sources[index].file) }
    for index in interfaceFiles.indices { project.interfaceFiles[index].file = shared(interfaceFiles[index].file) }
    return project
  }

  /// Adds code of packages that the app uses.
  mutating func addLibraries(_ units: [SourceUnit]) {
    guard !units.isEmpty else { return }
    sources = (sources + units).sorted { $0.file.path < $1.file.path }
    var digest = ContentDigest()
    for unit in units {
      digest.combine(unit.file.path)
      digest.combine(unit.file.bytes)
    }
    surroundings = surroundings.adding(digest)
  }

  /// With other texts of some of its Swift and interface files, by path. What is not valid UTF-8 is repaired.
  ///
  /// - Returns: nil where more may change than these texts: a file is not part of the project, says what the project is
  ///   made of, or says something else about what it is for.
  public func replacing(_ texts: [String: [UInt8]]) -> Project? {
    var project = self
    var rest = texts
    for index in sources.indices {
      let unit = sources[index]
      guard let bytes = rest.removeValue(forKey: unit.file.path), bytes != unit.file.bytes else { continue }
      guard unit.role != .packageManifest, SourceTraits(bytes) == SourceTraits(unit.file.bytes) else { return nil }
      project.sources[index].file = SourceFile(path: unit.file.path, bytes: bytes).built(unit.file.build)
    }
    for index in interfaceFiles.indices {
      let file = interfaceFiles[index].file
      guard let bytes = rest.removeValue(forKey: file.path), bytes != file.bytes else { continue }
      project.interfaceFiles[index].file = SourceFile(path: file.path, bytes: bytes).built(file.build)
    }
    return rest.isEmpty ? project : nil
  }

  /// With what a configuration adds to what the files say. A second time changes nothing, so it counts as the same
  /// project.
  public func completed(deployment: DeploymentTargets, languages: [String]) -> Project {
    var project = self
    project.deployment.fill(from: deployment)
    if !languages.isEmpty { project.strings = strings.only(Set(languages + [developmentLanguage])) }
    project.surroundings = surroundings
    return project
  }

  /// A project that is in memory only, with texts of Swift files, by path; nil takes a file out.
  public func setting(_ texts: [String: [UInt8]?]) -> Project {
    var project = self
    var rest = texts
    project.sources = sources.compactMap { unit in
      guard let text = rest.removeValue(forKey: unit.file.path) else { return unit }
      guard let bytes = text else { return nil }
      var unit = unit
      if unit.file.bytes != bytes { unit.file = SourceFile(path: unit.file.path, bytes: bytes).built(unit.file.build) }
      return unit
    }
    for (path, text) in rest {
      if let bytes = text { project.sources.append(SourceUnit(file: SourceFile(path: path, bytes: bytes))) }
    }
    project.sources.sort { $0.file.path < $1.file.path }
    return project
  }
}

extension DiscoveryOptions {
  /// The path by which a project knows a file, which may be given in any other form.
  public func shownPath(_ path: String) -> String { paths(of: path).shown }

  /// The bytes of a file on disk; nil where it cannot be read.
  public func bytes(of path: String) -> [UInt8]? {
    guard case .success(let contents) = FileSystem.read(paths(of: path).absolute) else { return nil }
    return contents.bytes
  }
}
