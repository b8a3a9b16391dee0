import PlatformKnowledge
import SwiftSource

/// The functions by which lists of UIKit ask for rows and tell of them.
extension FunctionDeclaration {
  /// It is asked for the cell of a row.
  var givesCell: Bool { hasLabel(of: .cellRequest) }

  /// It is called when a row is chosen.
  var answersRowChoice: Bool { hasLabel(of: .rowChoice) }

  private func hasLabel(of list: FrameworkNames.List) -> Bool {
    parameters.contains { $0.label.map(FrameworkNames.names(list).contains) ?? false }
  }
}
