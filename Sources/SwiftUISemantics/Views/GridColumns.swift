import AccessibilityModel
import ViewEvaluation

extension GridColumn {
  /// The columns of `LazyVGrid(columns: …)`; none where one of them is not known.
  static func columns(of view: PrimitiveView) -> [GridColumn] {
    guard view.name == "LazyVGrid", case .array(let items)? = view.arguments.first(labelled: "columns")?.value.unbound
    else { return [] }
    let columns = items.map(column)
    return columns.contains(nil) ? [] : columns.compactMap(\.self)
  }

  /// `GridItem(.flexible())` and `.init(.fixed(80))`.
  private static func column(_ item: Value) -> GridColumn? {
    let arguments: [EvaluatedArgument]
    switch item.unbound {
    case .view(.primitive(let view)) where view.name == "GridItem": arguments = view.arguments
    case .member(let member) where member.name == "init": arguments = member.arguments
    default: return nil
    }
    // A column is flexible where nothing else is said (Apple: documentation of GridItem.init).
    guard let size = arguments.first, size.label == nil else { return .flexible }
    guard case .member(let member) = size.value.unbound else { return nil }
    func points(_ label: String?) -> Double? {
      guard case .number(let points)? = member.arguments.first(labelled: label)?.value.unbound else { return nil }
      return points
    }
    switch member.name {
    case "flexible": return .flexible
    case "fixed": return points(nil).map(GridColumn.fixed)
    case "adaptive": return points("minimum").map { .adaptive(minimum: $0) }
    default: return nil
    }
  }
}
