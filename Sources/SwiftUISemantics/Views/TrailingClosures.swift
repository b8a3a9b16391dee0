import ViewEvaluation

extension PrimitiveView {
  /// What follows the content among the parameters of built-in views (Apple: their initialisers).
  private static let afterContent = [
    "Section": "header", "LabeledContent": "label", "Picker": "label", "Menu": "label", "GroupBox": "label",
    "DisclosureGroup": "label", "ControlGroup": "label",
  ]

  /// The same with the label of the first closure behind the parentheses, where the content stands within them:
  /// `Section(content: rows) { Text("Title") }`.
  func settlingTrailingClosure() -> PrimitiveView {
    guard let label = Self.afterContent[name], let content = arguments.first(labelled: "content"),
      !content.isTrailingClosure, let index = arguments.firstIndex(where: { $0.isTrailingClosure && $0.label == nil })
    else { return self }
    var view = self
    view.arguments[index] = arguments[index].labelled(label)
    return view
  }
}
