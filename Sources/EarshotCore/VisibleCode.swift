import Project
import SourceModel
import SwiftSource
import UIKitSemantics

/// What the code of a file may mean. Of apps that have nothing to do with each other, one does not see what the other
/// declares.
final class VisibleCode: @unchecked Sendable {
  // Unchecked: the lock guards what is made when it is first asked for.
  typealias Indexes = (declarations: DeclarationIndex, interfaces: InterfaceIndex)

  private let apps: SeparateApps
  private let all: Indexes
  private let lock = PlatformLock()
  private var known: [Int: Indexes] = [:]

  init(_ apps: SeparateApps, _ declarations: DeclarationIndex, _ interfaces: InterfaceIndex) {
    self.apps = apps
    all = (declarations, interfaces)
  }

  func indexes(for path: String) -> Indexes {
    guard let app = apps.app(of: path) else { return all }
    return lock.withLock {
      if let indexes = known[app] { return indexes }
      let indexes = (
        DeclarationIndex(all.declarations.files.filter { apps.sees(app, $0.file.path) }),
        all.interfaces.only { apps.sees(app, $0.path) })
      known[app] = indexes
      return indexes
    }
  }
}
