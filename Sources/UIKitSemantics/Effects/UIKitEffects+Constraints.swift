import SourceModel
import SwiftSource
import ViewEvaluation

/// Values that stand for parts of an object: its layout anchors and its layer.
extension UIKitEffects {
  static let anchorType = "NSLayoutAnchor"
  static let layerType = "CALayer"
  static let rectangleType = "CGRect"

  /// An anchor or the layer of a view; those of its layout guides count as its own.
  func part(_ name: String, of object: UIObject, source: SourceRange) -> Value? {
    if name.hasSuffix("Anchor") { return part(Self.anchorType, name, object, source) }
    if name == "layer" { return part(Self.layerType, name, object, source) }
    if Self.reactive.contains(name) || name.hasSuffix("Publisher") || name == "reactive" { object.heeded.insert("") }
    if Self.reactive.contains(name) { return part(Self.bindingType, "", object, source) }
    if let stream = pressStream(name, of: object, source) ?? loader(name, of: object, source) { return stream }
    if name == "snp" { return maker("snp", of: object, source: source) }
    if name == "flex", object.isView, extensionProperty(name, of: object)?.range.file.build.isLibrary ?? true {
      return flex(of: object, source: source)
    }
    if let place = pin(name, of: object, source: source) { return place }
    if name == "frame" || name == "bounds" { return part(Self.rectangleType, name, object, source) }
    return name.hasSuffix("LayoutGuide") || Self.guides.contains(name) ? .object(object) : nil
  }

  private static let guides: Set<String> = ["layoutMarginsGuide", "readableContentGuide"]

  func part(_ type: String, _ name: String, _ object: UIObject, _ source: SourceRange) -> Value {
    let owner = EvaluatedArgument(label: nil, value: .object(object), source: source)
    return .member(MemberValue(type: type, name: name, arguments: [owner], source: source))
  }

  /// `label.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8)`, `view.layer.opacity = 0`.
  func call(_ call: ObjectCall, onPart member: MemberValue) -> Value? {
    guard let view = member.arguments.first?.value.object else { return nil }
    if member.type == Self.makerType { return call.isSetter ? .tuple([]) : self.call(call, onMaker: member, of: view) }
    if member.type == Self.flexType { return call.isSetter ? .tuple([]) : self.call(call, onFlex: member, of: view) }
    if member.type == Self.pinType { return call.isSetter ? .tuple([]) : self.call(call, onPin: member, of: view) }
    if member.type == Self.layerType {
      // A layer that is not drawn is a view that is not seen.
      if call.isSetter, call.name == "opacity", let value = call.arguments.first {
        record("alpha", on: view, value.value, source: value.source)
      }
      if call.isSetter, ["borderColor", "borderWidth"].contains(call.name), let value = call.arguments.first {
        paint(view, call.name, value.value, source: value.source)
      }
      if call.name.hasSuffix("ublayer") || call.isSetter && ["backgroundColor", "contents", "mask"].contains(call.name) {
        view.repainted.insert("layer")
      }
      return .tuple([])
    }
    if member.type == Self.rectangleType {
      if call.isSetter, call.name == "size", let size = call.arguments.first?.value { view.isSizeless = isZero(size) }
      return call.isSetter ? .tuple([]) : nil
    }
    if member.type == Self.bindingType { return self.call(call, onBinding: member, of: view) }
    if member.type == Self.loaderType {
      _ = loadPicture(call, into: view)
      return .tuple([])
    }
    guard member.type == Self.anchorType else { return nil }
    if call.name.hasPrefix("constraint") { readConstraint(call, of: view, member.name) }
    return evaluator.runtimeValue(evaluator.shortText(call.source), type: nil, near: call.source.file)
  }

  // MARK: - Constraints by SnapKit

  static let makerType = "ConstraintMaker"

  /// `view.snp`, `view.snp.bottom`, `make.top.leading`: the edges that are spoken of, in the names of the value.
  func maker(_ name: String, of object: UIObject, source: SourceRange) -> Value {
    part(Self.makerType, name, object, source)
  }

  /// `title.snp.makeConstraints { make in make.top.equalTo(other.snp.bottom) }`
  private func call(_ call: ObjectCall, onMaker member: MemberValue, of view: UIObject) -> Value? {
    if call.name.hasSuffix("Constraints"), let closure = call.arguments.closure {
      return evaluator.run(closure, with: [maker("make", of: view, source: call.source)], source: call.source)
        ?? .tuple([])
    }
    guard call.name.hasSuffix("To") || call.name.hasSuffix("ToSuperview") else { return .member(member) }
    if call.name == "equalTo", call.arguments.count == 1 {
      limitSize(of: view, member.name.split(separator: ".").map(String.init), to: call.arguments[0], call.source)
    }
    var other = call.arguments.first?.value.object ?? view.parent
    var otherEdge: String?
    if case .member(let target)? = call.arguments.first?.value, target.type == Self.makerType {
      other = target.arguments.first?.value.object
      otherEdge = target.name.split(separator: ".").last.map(String.init)
    }
    guard let other, other !== view else { return .member(member) }
    for name in member.name.split(separator: ".").map(String.init) {
      guard let edge = ViewLayout.Edge(name) else { continue }
      let end = otherEdge.flatMap { ViewLayout.Edge($0) } ?? edge
      view.layout.attachments.append(.init(edge: edge, other: other, otherEdge: end))
    }
    return .member(member)
  }

  private func isZero(_ size: Value) -> Bool {
    if size.memberName == "zero" { return true }
    guard case .view(let node) = size, let made = node.primitive, made.name == "CGSize" else { return false }
    return made.arguments.allSatisfy { if case .number(0) = $0.value { true } else { false } }
  }

  private func readConstraint(_ call: ObjectCall, of view: UIObject, _ name: String) {
    guard let first = call.arguments.first else { return }
    switch first.label {
    case "equalToConstant"? where name == "heightAnchor": limitHeight(of: view, to: first, call.source)
    case "equalToConstant"? where name == "widthAnchor": view.layout.limit(width: fixed(first, of: view, call.source))
    case "equalTo"?, "equalToSystemSpacingBelow"?, "equalToSystemSpacingAfter"?, "greaterThanOrEqualTo"?,
      "greaterThanOrEqualToSystemSpacingBelow"?, "greaterThanOrEqualToSystemSpacingAfter"?, "lessThanOrEqualTo"?:
      guard let edge = ViewLayout.Edge(name), case .member(let anchor) = first.value,
        let other = anchor.arguments.first?.value.object, let otherEdge = ViewLayout.Edge(anchor.name), other !== view
      else { return }
      view.layout.attachments.append(.init(edge: edge, other: other, otherEdge: otherEdge))
    default: break
    }
  }

  private func limitHeight(of view: UIObject, to number: EvaluatedArgument, _ source: SourceRange) {
    view.layout.limit(fixed(number, of: view, source))
  }

  /// nil where the constraint may be changed by other code, or gives way.
  private func fixed(_ number: EvaluatedArgument, of view: UIObject, _ source: SourceRange) -> ViewLayout.Height? {
    guard case .number(let points) = number.value, view.conditions(of: evaluator.place).isEmpty, !evaluator.place.isLater,
      let statement = evaluator.place.statement, isFinal(statement, source) else { return nil }
    return .init(points: points, value: number.source, source: source)
  }

  /// `make.width.height.equalTo(24)`, `make.size.equalTo(24)`: how large SnapKit makes a view.
  private func limitSize(of view: UIObject, _ names: [String], to number: EvaluatedArgument, _ source: SourceRange) {
    guard case .number(let points) = number.value else { return }
    // One of a lower priority gives way.
    let isFixed = view.conditions(of: evaluator.place).isEmpty && !evaluator.place.isLater
      && !(evaluator.place.statement?.text.contains("riority") ?? true)
    let length: ViewLayout.Height? = isFixed ? .init(points: points, value: number.source, source: source) : nil
    if names.contains("size") || names.contains("width") { view.layout.limit(width: length) }
    if names.contains("size") || names.contains("height") { view.layout.limit(length) }
  }

  /// Whether nothing keeps the constraint, so that it stays as it is: it is activated where it is made, with the
  /// priority that constraints have by themselves.
  private func isFinal(_ statement: SourceRange, _ constraint: SourceRange) -> Bool {
    let text = statement.text
    guard !text.contains("riority") else { return false }
    return text.hasPrefix("NSLayoutConstraint.activate(")
      || statement.start == constraint.start && text.hasSuffix(".isActive = true")
  }
}
