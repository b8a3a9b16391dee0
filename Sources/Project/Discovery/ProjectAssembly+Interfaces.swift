import SourceModel

/// Interface files that were left behind with the code of their classes.
extension ProjectAssembly {
  /// Interface files whose classes are of modules that no target builds.
  func interfaceFilesOfNoModule() -> [String] {
    let named = files.compactMap { loaded -> (path: String, modules: Set<String>)? in
      guard case .interface(let file) = loaded.content, scope.isAnalysed(loaded.file.path),
        packages.manifestFolder(of: Paths.parent(loaded.file.path)) == nil, !targets.builds(loaded.file.path) else { return nil }
      return (loaded.file.path, Self.classModules(in: file.bytes))
    }
    guard named.contains(where: { !$0.modules.isEmpty }) else { return [] }
    var imported: Set<String> = []
    for loaded in files {
      guard case .source(_, let traits, _) = loaded.content else { continue }
      let path = loaded.file.path
      if targets.builds(path) || packages.manifestFolder(of: Paths.parent(path)) != nil { imported.formUnion(traits.imports) }
    }
    return named.filter { targets.leavesOut($0.path, ofModules: $0.modules, imported: imported) }.map(\.path)
  }

  /// The modules of the classes that an interface file names (Interface Builder: `customModule`); where it has controllers of
  /// the project's own, the modules of these, since what stands on their screens may be shared with other targets.
  private static func classModules(in bytes: [UInt8]) -> Set<String> {
    var (all, ofControllers, index): (Set<String>, Set<String>, Int) = ([], [], 0)
    while let place = ByteSearch.firstIndex(of: " customModule=\"", in: bytes, from: index) {
      index = place + " customModule=\"".utf8.count
      let module = String(decoding: bytes[index...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
      all.insert(module)
      if tag(around: place, in: bytes).hasSuffix("ontroller") { ofControllers.insert(module) }
    }
    return ofControllers.isEmpty ? all : ofControllers
  }

  /// The name of the element that an attribute stands in: "viewController".
  private static func tag(around place: Int, in bytes: [UInt8]) -> String {
    guard let start = bytes[..<place].lastIndex(of: UInt8(ascii: "<")) else { return "" }
    return String(decoding: bytes[(start + 1)...].prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") }, as: UTF8.self)
  }
}
