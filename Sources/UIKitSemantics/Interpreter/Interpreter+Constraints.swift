import SourceModel
import SwiftSource
import ViewEvaluation

extension UIKitInterpreter {
  /// `label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8)`: what it says about the views.
  ///
  /// - Returns: Whether the call makes a constraint between anchors.
  func readConstraint(_ call: Call, of anchor: Expression, _ expression: Expression, in frame: CodeFrame) -> Bool {
    guard let (view, name) = self.anchor(anchor, in: frame), let first = call.arguments.first else { return false }
    switch first.label {
    case "equalToConstant"? where name == "heightAnchor":
      limitHeight(of: view, to: first.value, expression, in: frame)
    case "equalTo"?, "equalToSystemSpacingBelow"?, "equalToSystemSpacingAfter"?, "greaterThanOrEqualTo"?,
      "greaterThanOrEqualToSystemSpacingBelow"?, "greaterThanOrEqualToSystemSpacingAfter"?, "lessThanOrEqualTo"?:
      guard let edge = ViewLayout.Edge(name), let (other, otherName) = self.anchor(first.value, in: frame),
        let otherEdge = ViewLayout.Edge(otherName), other !== view
      else { return true }
      view.layout.attachments.append(.init(edge: edge, other: other, otherEdge: otherEdge))
    default: break
    }
    return true
  }

  /// A view and the name of one of its anchors; those of its layout guides count as its own.
  private func anchor(_ expression: Expression, in frame: CodeFrame) -> (view: UIObject, name: String)? {
    switch expression.kind {
    case .name(let name) where name.hasSuffix("Anchor"): return frame.receiver.map { ($0, name) }
    case .member(let base?, let name) where name.hasSuffix("Anchor"):
      var owner = base
      if case .member(let view?, let guide) = base.kind, guide.hasSuffix("Guide") { owner = view }
      if case .name(let guide) = base.kind, guide.hasSuffix("LayoutGuide") { return frame.receiver.map { ($0, name) } }
      return thing(owner, in: frame).object.map { ($0, name) }
    case .optionalChain(let inner), .forceUnwrap(let inner): return anchor(inner, in: frame)
    default: return nil
    }
  }

  private func limitHeight(
    of view: UIObject, to number: Expression, _ expression: Expression, in frame: CodeFrame
  ) {
    guard case .value(.number(let points)) = thing(number, in: frame), conditions.isEmpty, !isLater,
      let statement, isFinal(statement, expression)
    else { return view.layout.limit(nil) }
    view.layout.limit(.init(points: points, value: number.range, source: expression.range))
  }

  /// Whether nothing keeps the constraint, so that it stays as it is: it is activated where it is made, with the
  /// priority that constraints have by themselves.
  private func isFinal(_ statement: SourceRange, _ expression: Expression) -> Bool {
    let text = statement.text
    guard !text.contains("riority") else { return false }
    return text.hasPrefix("NSLayoutConstraint.activate(")
      || statement.start == expression.range.start && text.hasSuffix(".isActive = true")
  }
}
