/// A folder in which a project lies beside things that it has nothing to do with, as on the disk of somebody who looks at
/// several apps. It is no project to those who stand in it: names that two apps have in common would be taken for the
/// same.
enum Shelf {
  /// The folder of a shelf that holds a path by itself, and what it holds is all that the path belongs to: a project, or
  /// code of none beside projects that do not name it.
  ///
  /// - Parameters:
  ///   - folder: Absolute; no project, and in no repository.
  ///   - path: Absolute, below the folder.
  /// - Returns: nil when the folder is one project after all: when it holds what belongs to a project as a whole, or when
  ///   the one that holds the path names files beside it or is named by another.
  static func place(of path: String, in folder: String) -> String? {
    guard path != folder, Paths.contains(folder, path), !isProject(folder) else { return nil }
    let name = Paths.relative(path, to: folder).prefix { $0 != "/" }
    let place = Paths.join(folder, String(name))
    let own = ProjectFiles.all(in: place)
    let leadsOut = own.contains { project in
      project.namedOutside().contains { $0 != folder && Paths.contains(folder, $0) && !Paths.contains(place, $0) }
    }
    if leadsOut { return nil }
    let others = ProjectFiles.subfolders(of: folder).prefix(folderLimit).lazy.filter { $0 != place }.flatMap { ProjectFiles.all(in: $0) }
    // Code of no project belongs to none of those beside it that do not name it; where there is none, to what lies around.
    if own.isEmpty, others.isEmpty { return nil }
    let leadsIn = others.contains { $0.namedOutside().contains { Paths.contains(place, $0) } }
    return leadsIn ? nil : place
  }

  /// Of a folder with more in it, those that come first tell what it is.
  private static let folderLimit = 200

  /// Whether the folder holds code, or what people put at the root of a project.
  private static func isProject(_ folder: String) -> Bool {
    guard case .success(let listing) = FileSystem.list(folder) else { return false }
    return listing.entries.contains { entry in
      signs.contains(entry.name) || isDocument(entry.name) || FileNames.pathExtension(entry.name) == "swift"
    }
  }

  /// `README`, `LICENSE.md`; a `readme.log` is what some tool left.
  private static func isDocument(_ name: String) -> Bool {
    let kind = FileNames.pathExtension(name).lowercased()
    return documents.contains(Paths.stem(name).uppercased()) && (kind.isEmpty || texts.contains(kind))
  }

  private static let texts: Set<String> = ["adoc", "markdown", "md", "org", "rst", "txt"]
  private static let documents: Set<String> = [
    "README", "LICENSE", "LICENCE", "COPYING", "CHANGELOG", "CONTRIBUTING",
  ]

  /// Settings of version control, linters, package managers and build systems.
  private static let signs: Set<String> = [
    ".gitignore", ".gitattributes", ".gitmodules", ".github", ".gitlab-ci.yml", ".swiftlint.yml", ".swift-format",
    ".swiftformat", ".swift-version", ".editorconfig", "Brewfile", "Cartfile", "Dangerfile", "Gemfile", "Makefile",
    "Mintfile", "Podfile", "fastlane", "project.yml", "Tuist", "Tuist.swift", "BUILD", "BUILD.bazel", "MODULE.bazel",
    "WORKSPACE", "WORKSPACE.bazel", "BUCK", "package.json", "pubspec.yaml",
  ]
}
