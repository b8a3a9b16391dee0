/// Which folders belong to which SwiftPM target.
struct PackageIndex {
  struct Place: Hashable, Sendable {
    var target: PackageManifest.Target
    /// Absolute.
    var folder: String
  }

  private var places: [String: Place] = [:]
  private var manifests: [String: PackageManifest] = [:]
  private var known: [String: Place?] = [:]

  /// - Parameter folder: Absolute folder of the manifest.
  mutating func add(_ manifest: PackageManifest, folder: String) {
    if manifests[folder] == nil { manifests[folder] = manifest }
    for target in manifest.targets {
      for candidate in target.candidateFolders {
        let path = Paths.absolute(candidate, from: folder)
        // Two targets may share a folder and divide its files between them; which has which is not looked at.
        if places[path] == nil { places[path] = Place(target: target, folder: path) }
      }
    }
  }

  /// The target whose folder holds the files in `folder`.
  mutating func place(of folder: String) -> Place? {
    if let known = known[folder] { return known }
    var place = places[folder]
    if place == nil, manifests[folder] == nil, folder != "/" { place = self.place(of: Paths.parent(folder)) }
    known[folder] = .some(place)
    return place
  }

  /// The manifest of the package that the files in `folder` belong to.
  func manifestFolder(of folder: String) -> String? {
    if manifests.isEmpty { return nil }
    var folder = folder
    while manifests[folder] == nil {
      if folder == "/" { return nil }
      folder = Paths.parent(folder)
    }
    return folder
  }

  /// The folders with manifests.
  var folders: [String] { Array(manifests.keys) }

  func manifest(in folder: String) -> PackageManifest? {
    manifests[folder]
  }
}
