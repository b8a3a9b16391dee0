import SourceModel
import SwiftSource
import ViewEvaluation

/// Views that are placed by PinLayout (github.com/layoutBox/PinLayout, README: "Edges layout", "Relative Edges layout").
extension UIKitEffects {
  static let pinType = "PinLayout"
  static let pinEdgeType = "PinLayout.Edge"

  /// `title.pin`, which stands for where a view lies; `title.edge`, for its edges. nil for other names.
  func pin(_ name: String, of object: UIObject, source: SourceRange) -> Value? {
    guard name == "pin" || name == "edge", object.isView,
      extensionProperty(name, of: object)?.range.file.build.isLibrary ?? true else { return nil }
    return part(name == "pin" ? Self.pinType : Self.pinEdgeType, name, object, source)
  }

  /// `title.pin.below(of: picture).horizontally(12).height(20)`
  func call(_ call: ObjectCall, onPin member: MemberValue, of view: UIObject) -> Value {
    // What is so under a condition only says nothing of the other times.
    guard view.conditions(of: evaluator.place).isEmpty else { return .member(member) }
    if let beside = Self.beside[call.name], let others = call.arguments.first(labelled: "of")?.value {
      // Below one or the other is below neither for certain.
      if case .choice = others { return .member(member) }
      for other in others.objects { attach(view, beside.own, to: other, beside.other) }
    } else if let edges = Self.edges[call.name] {
      guard let to = call.arguments.first(labelled: "to")?.value else {
        if let parent = view.parent { for edge in edges { attach(view, edge, to: parent, edge) } }
        return .member(member)
      }
      guard case .member(let target) = to, target.type == Self.pinEdgeType, let edge = Self.edges[target.name]?.first,
        edges.count == 1, let other = target.arguments.first?.value.object else { return .member(member) }
      attach(view, edges[0], to: other, edge)
    }
    return .member(member)
  }

  private func attach(_ view: UIObject, _ edge: ViewLayout.Edge, to other: UIObject, _ otherEdge: ViewLayout.Edge) {
    guard other !== view else { return }
    // Code that lays out runs again and again.
    let isKnown = view.layout.attachments.contains { $0.edge == edge && $0.other === other && $0.otherEdge == otherEdge }
    if !isKnown { view.layout.attachments.append(.init(edge: edge, other: other, otherEdge: otherEdge)) }
  }

  private static let beside: [String: (own: ViewLayout.Edge, other: ViewLayout.Edge)] = [
    "below": (.top, .bottom), "above": (.bottom, .top), "after": (.leading, .trailing), "right": (.leading, .trailing),
    "before": (.trailing, .leading), "left": (.trailing, .leading),
  ]

  private static let edges: [String: [ViewLayout.Edge]] = [
    "top": [.top], "bottom": [.bottom], "left": [.leading], "start": [.leading], "right": [.trailing], "end": [.trailing],
    "vCenter": [.centerY], "horizontally": [.leading, .trailing], "vertically": [.top, .bottom],
    "all": [.top, .bottom, .leading, .trailing], "topLeft": [.top, .leading], "topStart": [.top, .leading],
    "topRight": [.top, .trailing], "topEnd": [.top, .trailing], "topCenter": [.top], "bottomCenter": [.bottom],
    "bottomLeft": [.bottom, .leading], "bottomStart": [.bottom, .leading], "bottomRight": [.bottom, .trailing],
    "bottomEnd": [.bottom, .trailing], "centerLeft": [.leading, .centerY], "centerRight": [.trailing, .centerY],
  ]
}
