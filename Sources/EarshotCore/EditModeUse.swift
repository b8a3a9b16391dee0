import SourceModel
import SwiftSource

/// Code by which the lists of an app begin and end editing: an `EditButton`, or a view that asks the environment for the mode,
/// as nothing else changes it (Apple: documentation of EditMode).
enum EditModeUse {
  static func isIn(_ file: FileDeclarations) -> Bool {
    guard ["EditButton", "editMode"].contains(where: { file.file.firstOffset(of: $0) != nil }) else { return false }
    if file.properties.contains(where: isButton) || file.functions.contains(where: { isButton($0.body) }) { return true }
    var open = file.types.map(\.members) + file.extensions.map(\.members)
    while let members = open.popLast() {
      if members.properties.contains(where: asksForMode) || isButton(members) { return true }
      open += members.types.map(\.members)
    }
    return false
  }

  /// `@Environment(\.editMode) private var editMode`
  private static func asksForMode(_ property: PropertyDeclaration) -> Bool {
    property.attributes.contains { attribute in
      guard attribute.name == "Environment", case .keyPath(let components)? = attribute.arguments.first?.value.kind else { return false }
      return components.first == "editMode"
    }
  }

  private static func isButton(_ members: Members) -> Bool {
    var isThere = false
    members.forEachExpression { isThere = isThere || isButton($0) }
    return isThere
  }

  private static func isButton(_ property: PropertyDeclaration) -> Bool {
    var isThere = false
    property.forEachExpression { isThere = isThere || isButton($0) }
    return isThere
  }

  private static func isButton(_ body: Block?) -> Bool { body?.contains(where: isButton) ?? false }

  private static func isButton(_ expression: Expression) -> Bool {
    if case .name("EditButton") = expression.kind { true } else { false }
  }
}
