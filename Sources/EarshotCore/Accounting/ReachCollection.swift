import Project
import SourceModel
import SwiftSource
import ViewEvaluation

/// The logs of all threads that build screens.
final class ReachCollection: @unchecked Sendable {
  // Unchecked: the list is guarded by the lock, and the logs are read when their threads have ended.
  private let lock = PlatformLock()
  private var logs: [ReachLog] = []

  func makeLog() -> ReachLog {
    let log = ReachLog()
    lock.withLock { logs.append(log) }
    return log
  }

  /// What became of the views of the files that are reported on.
  ///
  /// - Parameter unbuilt: Paths of files that no target builds.
  func accounting(
    _ screens: [BuiltScreen], _ sources: [(unit: SourceUnit, file: FileDeclarations)], _ expressions: [ViewExpression],
    unbuilt: Set<String>
  ) -> Accounting {
    let whole = ReachLog()
    for log in lock.withLock({ logs }) { whole.add(log) }
    let app = sources.filter { $0.unit.role == .app || $0.unit.role == .generated }.map(\.file)
    let systems = Set(app.lazy.filter { !$0.file.build.platforms.isEmpty }.map(\.file.build.system))
    return AccountingWork(whole, screens, systems: systems, unbuilt: unbuilt).account(for: expressions) { isRuledOut in
      CallerSearch(in: app, isRuledOut: isRuledOut)
    }
  }
}
