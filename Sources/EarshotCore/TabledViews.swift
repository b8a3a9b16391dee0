import PlatformKnowledge
import Project
import SwiftSource

/// Views of packages of which a table tells what they are.
///
/// Their code draws, caches and loads for many pages, and most of it says nothing about what is heard, so where the
/// sources of such a package lie on disk the table is still asked, as it is where they do not.
enum TabledViews {
  /// What a file declares without these views, where it belongs to their package.
  static func leftOut(of file: FileDeclarations, in unit: SourceUnit) -> FileDeclarations {
    guard unit.role == .library else { return file }
    func isTabled(_ name: String) -> Bool {
      ThirdParty.view(name).map { belongs(unit, to: $0.package) } ?? false
    }
    guard file.types.contains(where: { isTabled($0.name) }) || file.extensions.contains(where: { isTabled($0.extendedType.name) })
    else { return file }
    return file.leavingOut(types: { isTabled($0.name) }, extensions: { isTabled($0.extendedType.name) })
  }

  /// - Parameter package: Owner and repository. The folder of a checkout or of a pod has the name of the repository.
  private static func belongs(_ unit: SourceUnit, to package: String) -> Bool {
    guard let repository = package.split(separator: "/").last?.lowercased() else { return false }
    return unit.module?.lowercased() == repository
      || unit.pathInRoot.split(separator: "/").contains { $0.lowercased() == repository }
  }
}
