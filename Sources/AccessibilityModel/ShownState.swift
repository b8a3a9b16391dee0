import SourceModel

extension AccessibilityElement {
  /// Which state is shown of the files that the code of the element stands in; nil where none of them is one of two
  /// states (`FileStates`).
  public var shownState: Bool? {
    if let own = source.file.states ?? expression.file.states { return own.isAfter }
    let places = gestures.lazy.map(\.source.file.states) + modifiers.lazy.map(\.source.file.states)
    if let state = places.compactMap({ $0 }).first { return state.isAfter }
    return content.lazy.compactMap(\.shownState).first
  }
}
