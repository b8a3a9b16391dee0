import PlatformKnowledge
import SwiftSource

/// The functions by which lists of UIKit ask for rows and tell of them.
extension FunctionDeclaration {
  /// It is asked for the cell of a row.
  var givesCell: Bool { hasLabel(of: Self.cellRequests) }

  /// It is called when a row is chosen.
  var answersRowChoice: Bool { hasLabel(of: Self.rowChoices) }

  private static let cellRequests = FrameworkNames.names(.cellRequest)
  private static let rowChoices = FrameworkNames.names(.rowChoice)

  private func hasLabel(of labels: Set<String>) -> Bool {
    parameters.contains { $0.label.map(labels.contains) ?? false }
  }
}
