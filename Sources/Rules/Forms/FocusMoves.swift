import SourceModel
import SwiftSource

/// Whether code moves the keyboard's focus when something that was entered is wrong, as opposed to when people go on to
/// the next field. The code is gone through once, however much it does and however many errors ask.
struct FocusMoves {
  /// It moves in answer to an error, or nobody can tell to what, wherever the error is shown.
  private var answersAny = false
  /// Functions and closures that speak of an error and move it.
  private var answering: [SourceRange] = []

  /// - Parameter parts: The code that may move it.
  init(in parts: [TypeCode]) {
    let names = Set(parts.flatMap(\.focusStates))
    if names.isEmpty { return }
    for part in parts { note(part, names) }
  }

  /// - Parameter place: Where the error is shown; what stands around that makes views and moves nothing by itself.
  func answerErrors(besides place: SourceRange) -> Bool {
    answersAny || answering.contains { !$0.contains(place) }
  }

  private mutating func note(_ part: TypeCode, _ names: Set<String>) {
    var moves: [Int] = [], errors: [Int] = [], closures: [SourceRange] = []
    for expression in part.expressions {
      if let name = expression.dottedName, FieldErrors.isError(name) || name.lowercased().contains("valid") {
        errors.append(expression.range.start)
      }
      switch expression.kind {
      case .closure: closures.append(expression.range)
      case .assignment(let target, let value):
        guard let name = target.dottedName, names.contains(name) else { continue }
        switch Self.aim(of: value) {
        case .none: continue
        case .field: moves.append(expression.range.start)
        case .unknown: answersAny = true
        }
      default: continue
      }
    }
    if moves.isEmpty || errors.isEmpty { return }
    let (moved, spoken) = (SortedPlaces(moves), SortedPlaces(errors))
    answering += (part.members.functions.map(\.range) + closures).filter { moved.areIn($0) && spoken.areIn($0) }
    if part.kinds.calls.contains(where: { Self.waits($0, moved, spoken) }) { answersAny = true }
  }

  private enum Aim { case none, field, unknown }

  private static func aim(of value: Expression) -> Aim {
    switch value.kind {
    // The keyboard is put away.
    case .nilLiteral, .boolean(false): .none
    case .boolean(true), .member(nil, _): .field
    case .member(let base?, _) where base.dottedName?.first?.isUppercase ?? false: .field
    // Which field it is was decided elsewhere, and why is not known.
    default: .unknown
    }
  }

  /// `onChange(of: error) { … }`, which moves it.
  private static func waits(_ expression: Expression, _ moved: SortedPlaces, _ spoken: SortedPlaces) -> Bool {
    guard case .call(let call) = expression.kind, case .member(_, let name) = call.callee.kind,
      ["onChange", "onReceive", "task"].contains(name) else { return false }
    let arguments = call.arguments.map(\.range)
    return arguments.indices.contains { mover in
      moved.areIn(arguments[mover]) && arguments.indices.contains { $0 != mover && spoken.areIn(arguments[$0]) }
    }
  }
}

/// Where expressions of one file begin.
private struct SortedPlaces {
  private let starts: [Int]

  init(_ starts: [Int]) { self.starts = starts.sorted() }

  /// Whether any of them stands in a stretch; what begins in a piece of code ends in it.
  func areIn(_ stretch: SourceRange) -> Bool {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] < stretch.start { low = middle + 1 } else { high = middle }
    }
    return low < starts.count && starts[low] < stretch.end
  }
}
