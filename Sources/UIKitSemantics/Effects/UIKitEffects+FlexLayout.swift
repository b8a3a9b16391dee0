import SourceModel
import SwiftSource
import ViewEvaluation

/// Views that are put into each other by FlexLayout (github.com/layoutBox/FlexLayout, README: "define", "addItem").
extension UIKitEffects {
  static let flexType = "Flex"

  /// `card.flex`, which stands for the layout of a view.
  func flex(of object: UIObject, source: SourceRange) -> Value { part(Self.flexType, "flex", object, source) }

  /// `card.flex.direction(.row).define { flex in flex.addItem(title).marginTop(8) }`; all else is about the layout alone.
  func call(_ call: ObjectCall, onFlex member: MemberValue, of view: UIObject) -> Value {
    switch call.name {
    case "addItem":
      let item = call.arguments.first?.value ?? make("UIView", [], source: call.source)
      guard let item else { return .member(member) }
      add([EvaluatedArgument(label: nil, value: item, source: call.arguments.first?.source ?? call.source)], to: view)
      return item.object.map { flex(of: $0, source: call.source) } ?? .member(member)
    case "define":
      if let closure = call.arguments.closure {
        _ = evaluator.run(closure, with: [flex(of: view, source: call.source)], source: call.source)
      }
    case "backgroundColor":
      if let colour = call.arguments.first { record("backgroundColor", on: view, colour.value, source: colour.source) }
    default: break
    }
    return .member(member)
  }
}
