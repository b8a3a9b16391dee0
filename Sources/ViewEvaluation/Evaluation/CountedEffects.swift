import SourceModel
import SwiftSource

/// Effects that tell whether something was done to an object: what a call comes to is remembered only where nothing was.
final class CountedEffects: ObjectEffects {
  private let base: any ObjectEffects
  private(set) var touches = 0

  init(_ base: any ObjectEffects) { self.base = base }

  private func counted(_ value: Value?) -> Value? {
    if value?.isCode == true { touches += 1 }
    return value
  }

  func isClass(_ name: String) -> Bool { base.isClass(name) }

  func make(_ type: TypeDeclaration, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    counted(base.make(type, arguments, source: source))
  }

  func make(_ className: String, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    counted(base.make(className, arguments, source: source))
  }

  func openType(_ name: String, of object: any CodeObject, in type: TypeDeclaration) -> OpenType? {
    touches += 1
    return base.openType(name, of: object, in: type)
  }

  func member(_ name: String, of value: Value, source: SourceRange) -> Value? {
    if value.isCode { touches += 1 }
    return counted(base.member(name, of: value, source: source))
  }

  func superMember(
    _ name: String, of object: any CodeObject, above type: TypeDeclaration?, source: SourceRange
  ) -> Value? {
    touches += 1
    return base.superMember(name, of: object, above: type, source: source)
  }

  func call(_ call: ObjectCall, on value: Value) -> Value? {
    if value.isCode || call.arguments.contains(where: { $0.value.isCode }) { touches += 1 }
    return counted(base.call(call, on: value))
  }

  func callSuper(_ call: ObjectCall, on object: any CodeObject, above type: TypeDeclaration?) -> Value? {
    touches += 1
    return base.callSuper(call, on: object, above: type)
  }

  func ignores(_ name: String) -> Bool { base.ignores(name) }

  func set(_ name: String, of object: any CodeObject, to value: Value, _ expression: Expression, isSuper: Bool) {
    touches += 1
    base.set(name, of: object, to: value, expression, isSuper: isSuper)
  }

  func change(
    _ name: String, of object: any CodeObject, by method: String, _ argument: EvaluatedArgument
  ) -> Bool {
    touches += 1
    return base.change(name, of: object, by: method, argument)
  }

  var made: Int { base.made }

  func isInstance(_ object: any CodeObject, of type: TypeReference, _ declaration: TypeDeclaration?) -> Bool? {
    touches += 1
    return base.isInstance(object, of: type, declaration)
  }

  func cast(_ value: Value, to type: TypeReference, source: SourceRange, mayFail: Bool) -> Value? {
    counted(base.cast(value, to: type, source: source, mayFail: mayFail))
  }

  func declared(_ value: Value, as type: TypeReference, source: SourceRange) -> Value? {
    counted(base.declared(value, as: type, source: source))
  }

  func handOver(_ call: ObjectCall) {
    if call.arguments.contains(where: { $0.value.isObject }) { touches += 1 }
    base.handOver(call)
  }

  func named(_ value: Value, _ name: String, declaration: SourceRange?) {
    base.named(value, name, declaration: declaration)
  }

  func mayBeMissing(_ object: any CodeObject) -> Bool { base.mayBeMissing(object) }

  func cutShort(_ model: Value) { base.cutShort(model) }

  var occasion: Int { base.occasion }

  func entered(_ function: FunctionDeclaration, on receiver: Value?) { base.entered(function, on: receiver) }
}
