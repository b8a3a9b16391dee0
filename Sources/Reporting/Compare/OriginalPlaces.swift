import AccessibilityModel
import Rules
import SourceModel

// What is compared of two states that were analysed together tells places in the files of its own state.

extension Screen {
  /// The same with the places of its elements in the files of the state that is shown; see `SourceRange.original`.
  public var original: Screen {
    var screen = self
    screen.source = source.original
    screen.nodes = nodes.mapElements(\.original)
    return screen
  }
}

extension AccessibilityElement {
  var original: AccessibilityElement {
    guard source.file.states != nil || expression.file.states != nil
      || callSites.contains(where: { $0.source.file.states != nil }) else { return self }
    var element = self
    element.source = source.original
    element.expression = expression.original
    for index in element.callSites.indices { element.callSites[index].source = callSites[index].source.original }
    return element
  }
}

extension Finding {
  /// The same at its place in the file of the state that is shown; see `SourceRange.original`.
  public var original: Finding {
    var finding = self
    finding.place = place.original
    return finding
  }
}
