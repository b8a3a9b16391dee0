import PlatformKnowledge
import SwiftSource

/// Types of files that no target builds and whose names mean something else to what is built.
///
/// A `struct TabView` that was left beside the project is not the `TabView` of the app's code. What else such files
/// declare is read with the rest, as nothing else can be meant.
enum LeftBehindTypes {
  /// The same files without these types.
  ///
  /// - Parameter unbuilt: Paths of the files that no target builds.
  static func leftOut(of files: [FileDeclarations], unbuilt: Set<String>) -> [FileDeclarations] {
    guard files.contains(where: { unbuilt.contains($0.file.path) && !$0.types.isEmpty }) else { return files }
    let built = files.lazy.filter { !unbuilt.contains($0.file.path) }.flatMap(\.types).map(\.name)
    let taken = Set(built)
    func isTaken(_ type: TypeDeclaration) -> Bool { taken.contains(type.name) || BuiltinViews.isBuiltin(type.name) }
    return files.map { file in
      guard unbuilt.contains(file.file.path), file.types.contains(where: isTaken) else { return file }
      return file.leavingOut(types: isTaken, extensions: { _ in false })
    }
  }
}
