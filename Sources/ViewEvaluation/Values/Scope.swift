import SourceModel
import SwiftSource

/// The names that are visible at a place in the code, from the inside out.
final class Scope: @unchecked Sendable {
  // Unchecked: a scope is filled while its block is evaluated, on one thread, and only read afterwards.
  let parent: Scope?
  private(set) var values: [String: Value] = [:]
  /// How often something of it changed, for what is remembered of it.
  private(set) var changes = 0
  /// What `self` is, nil outside members.
  private(set) var receiver: Value?
  /// The type whose members are visible without `self.`.
  let type: TypeDeclaration?
  let file: SourceFile
  /// Who is told what the expressions of the code bring about that is run here.
  var tracer: ActionTracer? { didSet { changes += 1 } }

  init(parent: Scope) {
    self.parent = parent
    receiver = parent.receiver
    type = parent.type
    file = parent.file
    tracer = parent.tracer
  }

  init(receiver: Value?, type: TypeDeclaration?, file: SourceFile) {
    parent = nil
    self.receiver = receiver
    self.type = type
    self.file = file
  }

  /// In an initialiser `self` comes to be what it is bit by bit.
  func become(_ receiver: Value) {
    self.receiver = receiver
    changes += 1
  }

  func bind(_ name: String, _ value: Value) {
    guard name != "_" else { return }
    values[name] = value
    changes += 1
  }

  /// The values of this scope and of those around it, to begin another branch with what this one began with.
  func snapshot() -> ScopeSnapshot {
    var values: [(scope: Scope, values: [String: Value])] = []
    var scope: Scope? = self
    while let current = scope {
      values.append((current, current.values))
      scope = current.parent
    }
    return ScopeSnapshot(values: values)
  }

  fileprivate func replaceValues(by values: [String: Value]) {
    self.values = values
    changes += 1
  }

  func local(_ name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.parent
    }
    return nil
  }

  /// Gives a local variable a new value where it is declared; false when there is no such variable.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.values[name] != nil {
        current.values[name] = value
        current.changes += 1
        return true
      }
      scope = current.parent
    }
    return false
  }
}

/// What local variables held at some time.
struct ScopeSnapshot {
  fileprivate let values: [(scope: Scope, values: [String: Value])]

  func restore() { for (scope, values) in values { scope.replaceValues(by: values) } }
}
