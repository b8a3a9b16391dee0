import EarshotCore
import Reporting

extension AccountingSummary {
  /// What became of the expressions of an app, in numbers.
  public init(_ accounting: Accounting) {
    self.init(
      heard: accounting.heard, hidden: accounting.hidden, unreached: accounting.unreached.count,
      unfollowed: accounting.unfollowed.count)
  }
}
