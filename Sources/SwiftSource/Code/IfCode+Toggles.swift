extension IfCode {
  /// Whether it is a switch that is thrown: `if field.isSecure { field.isSecure = false … } else { field.isSecure = true … }`.
  /// Each branch tests one state and brings about the other one.
  public var turnsWhatItTests: Bool {
    guard conditions.count == 1, case .expression(let test) = conditions[0], case .block(let other)? = otherwise,
      let (tested, value) = test.testedFlag else { return false }
    return then.leaves(tested, as: !value) && other.leaves(tested, as: value)
  }
}

extension Block {
  /// Whether the last statement of its own that gives a flag a value gives it this one.
  fileprivate func leaves(_ flag: [String], as value: Bool) -> Bool {
    for statement in statements.reversed() {
      guard case .expression(let expression) = statement else { continue }
      switch expression.kind {
      case .assignment(let target, let new) where target.path == flag:
        switch new.kind {
        case .boolean(let new): return new == value
        // `isOn = !isOn`: the one that it was not.
        case .prefix("!", let operand): return operand.path == flag
        default: return false
        }
      case .call(let call):
        guard case .member(let base?, "toggle") = call.callee.kind, base.path == flag else { continue }
        return true
      default: continue
      }
    }
    return false
  }
}

extension Expression {
  /// A flag that is asked for alone, with the value that is asked for.
  fileprivate var testedFlag: (path: [String], value: Bool)? {
    switch kind {
    case .prefix("!", let operand): return operand.path.map { ($0, false) }
    case .binary("==", let left, let right):
      guard case .boolean(let value) = right.kind else { return nil }
      return left.path.map { ($0, value) }
    default: return path.map { ($0, true) }
    }
  }

  /// `field`, `isSecure` of `self.field.isSecure`; nil for what is no chain of names.
  fileprivate var path: [String]? {
    switch kind {
    case .name("self"): return []
    case .name(let name): return [name]
    case .member(let base?, let name): return base.path.map { $0 + [name] }
    case .optionalChain(let inner), .forceUnwrap(let inner): return inner.path
    default: return nil
    }
  }
}
