import SourceModel
import SwiftSource

/// The loops in the code of views, and which of them count: `ForEach(1...5, id: \.self) { star in … }`. Of a file they are read
/// when somebody asks first.
struct CountedLoops: Sendable {
  /// A loop over whole numbers that begin with zero or one.
  struct Loop: Sendable {
    let number: String
    let beginsWithZero: Bool

    /// Whether an expression is the number, or the next one: `star`, `index + 1`.
    func isNumber(_ value: Expression) -> Bool {
      switch value.kind {
      case .name(number): return true
      case .binary("+", let left, let right):
        guard case .name(number) = left.kind, case .integer(1) = right.kind else { return false }
        return true
      default: return false
      }
    }

    /// Whether code sets the number or hands it to one of some functions: `rating = star`, `rate(to: index + 1)`.
    func isHandedOn(in code: Expression, to functions: Set<String>) -> Bool {
      var isHanded = false
      CodeWalk.expressions(of: .expression(code)) { part in
        switch part.kind {
        case .assignment(_, let value): isHanded = isHanded || isNumber(value)
        case .call(let call):
          guard let name = call.callee.lastName, functions.contains(name) else { return }
          isHanded = isHanded || call.arguments.contains { isNumber($0.value) }
        default: break
        }
      }
      return isHanded
    }

    /// Whether code looks something up by the number: `colours[index]`.
    func isLookedUp(in code: Expression) -> Bool {
      var isUsed = false
      CodeWalk.expressions(of: .expression(code)) { part in
        if case .subscription(_, let arguments) = part.kind { isUsed = isUsed || arguments.contains { isNumber($0.value) } }
      }
      return isUsed
    }
  }

  private let files: [ObjectIdentifier: FileDeclarations]
  /// nil for loops over something else.
  private let known = Memory<ObjectIdentifier, [(body: SourceRange, loop: Loop?)]>()

  init(_ files: [FileDeclarations] = []) {
    self.files = files.byFile
  }

  /// The innermost loop around a place, where it counts.
  func loop(around place: SourceRange) -> Loop? {
    let id = ObjectIdentifier(place.file)
    guard let file = files[id] else { return nil }
    let around = known(id) { Self.loops(in: file) }.filter { $0.body.contains(place) }
    return around.max { $0.body.start < $1.body.start }?.loop
  }

  private static func loops(in file: FileDeclarations) -> [(body: SourceRange, loop: Loop?)] {
    guard file.file.firstOffset(of: "ForEach") != nil else { return [] }
    var loops: [(body: SourceRange, loop: Loop?)] = []
    CodeWalk.expressions(of: file) { expression in
      guard case .call(let call) = expression.kind, call.callee.plainName == "ForEach", let numbers = call.arguments.first?.value,
        let body = call.arguments.last?.value, case .closure(let closure) = body.kind else { return }
      let loop = closure.parameters.count == 1 ? first(of: numbers).map { Loop(number: closure.parameters[0], beginsWithZero: $0 == 0) } : nil
      loops.append((body.range, loop))
    }
    return loops
  }

  /// 1 of `1...5` and of `Array(1...5)`.
  private static func first(of numbers: Expression) -> Int? {
    switch numbers.kind {
    case .binary("...", let left, _), .binary("..<", let left, _):
      if case .integer(let first) = left.kind, first == 0 || first == 1 { return first }
      return nil
    case .call(let call):
      guard call.callee.plainName == "Array", call.arguments.count == 1, call.arguments[0].label == nil else { return nil }
      return first(of: call.arguments[0].value)
    default: return nil
    }
  }
}

extension Expression {
  /// "rate" of `model.rate`, `rate` and `onRate?`.
  fileprivate var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    case .optionalChain(let inner): inner.lastName
    default: nil
    }
  }
}
