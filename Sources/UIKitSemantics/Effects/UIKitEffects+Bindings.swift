import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// Properties that streams of values are bound to: `name.bind(to: label.rx.text)` of RxCocoa, `label.rac.text = name` of
/// ReactiveSwift. What they get, only run time knows.
extension UIKitEffects {
  static let bindingType = "Reactive"
  /// By what name views offer their properties for binding (the packages' documentation).
  static let reactive: Set<String> = ["rx", "rac"]

  /// `label.rx.text`
  func member(_ name: String, ofBinding member: MemberValue) -> Value? {
    // `tap.values` of `button.rx.tap` is told of the same presses.
    let name = member.name == Self.presses || Self.recognizers[member.name] != nil ? member.name : name
    return .member(MemberValue(type: Self.bindingType, name: name, arguments: member.arguments, source: member.source))
  }

  /// `label.rac.text = name`, and `button.rx.title(for: .normal)`, which is what a title is bound to.
  func call(_ call: ObjectCall, onBinding member: MemberValue, of view: UIObject) -> Value? {
    if call.isSetter {
      bind(call.name, of: view, call.source)
      return .tuple([])
    }
    if member.name == Self.presses { return follow(call, member, of: view) }
    if let kind = Self.recognizers[member.name] { return follow(call, member, of: view, through: kind) }
    if member.name.isEmpty, Self.recognizers[call.name] != nil { return part(Self.bindingType, call.name, view, call.source) }
    if let value = event(call) {
      write(value, to: member.name, of: view)
      return .tuple([])
    }
    if isAboutPresses(call) { return part(Self.bindingType, Self.presses, view, call.source) }
    // `list.rx.items(cellIdentifier: "Name", cellType: NameCell.self)`
    if call.name == Self.rows {
      return .member(MemberValue(
        type: Self.bindingType, name: Self.rows, arguments: member.arguments + call.arguments, source: call.source))
    }
    return Self.binders.contains(call.name) ? self.member(call.name, ofBinding: member) : nil
  }

  /// The value that a call tells a binder: `onNext(words)`, `on(.next(words))` (RxSwift: ObserverType).
  private func event(_ call: ObjectCall) -> EvaluatedArgument? {
    guard let argument = call.arguments.first, call.arguments.count == 1, argument.label == nil else { return nil }
    if call.name == "onNext" { return argument }
    guard call.name == "on", case .member(let event) = argument.value, event.name == "next" else { return nil }
    return event.arguments.first
  }

  /// What a binder is told, the property gets, there and then.
  private func write(_ argument: EvaluatedArgument, to name: String, of view: UIObject) {
    if name.hasSuffix("Color") { return paint(view, name, argument.value, source: argument.source) }
    record(name, on: view, resolved(argument.value, for: name, of: view), source: argument.source)
  }

  /// Binders that are functions, since they need to know for which state they are.
  private static let binders: Set<String> = ["title", "image", "backgroundImage", "attributedTitle"]

  /// What the rows of a list are bound to.
  private static let rows = "items"

  /// Notes what a call binds that was not followed: `name.drive(label.rx.text)`.
  func bindProperties(in call: ObjectCall) {
    if let (view, name) = assigned(by: call) { bind(name, of: view, call.source) }
    for argument in call.arguments {
      guard case .member(let member) = argument.value, member.type == Self.bindingType,
        let view = member.arguments.first?.value.object else { continue }
      if member.name == Self.rows {
        bindRows(of: view, Array(member.arguments.dropFirst()), by: call.arguments.closure, argument.source)
      } else {
        bind(member.name, of: view, argument.source)
      }
    }
  }

  /// The property that a stream of Combine sets, which does nothing else to the object: `title.assign(to: \.text, on: label)`
  /// (Apple: documentation of Publisher assign(to:on:)).
  func assigned(by call: ObjectCall) -> (view: UIObject, name: String)? {
    guard call.name == "assign", call.arguments.count == 2,
      let view = call.arguments.first(labelled: "on")?.value.object,
      case .text(let path)? = call.arguments.first(labelled: "to")?.value, let names = path.keyPath, names.count == 1
    else { return nil }
    return (view, names[0])
  }

  /// Whether a call binds the rows of a list: what it is handed makes a row and is no answer to anything.
  func bindsRows(_ call: ObjectCall) -> Bool {
    call.arguments.contains { argument in
      guard case .member(let member) = argument.value else { return false }
      return member.type == Self.bindingType && member.name == Self.rows
    }
  }

  private func bind(_ name: String, of view: UIObject, _ source: SourceRange) {
    if name.hasSuffix("Color") {
      // A stream tells its first value as soon as it is followed.
      return paint(view, name, evaluator.runtimeValue("\(view.name ?? view.className).\(name)", type: nil, near: source.file), source: source)
    }
    guard Self.bound.contains(name) else { return }
    let value = evaluator.runtimeValue("\(view.name ?? view.className).\(name)", type: nil, near: source.file)
    let saved = isInEvent
    isInEvent = true
    evaluator.later { record(name, on: view, value, source: source) }
    isInEvent = saved
  }

  /// Properties whose values are heard or decide whether something is.
  private static let bound = FrameworkNames.names(.boundProperty)
}
