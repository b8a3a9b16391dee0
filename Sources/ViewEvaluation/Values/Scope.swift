import SourceModel
import SwiftSource

/// The names that are visible at a place in the code, from the inside out.
final class Scope: @unchecked Sendable {
  // Unchecked: a scope is filled while its block is evaluated, on one thread, and only read afterwards.
  let parent: Scope?
  private(set) var values: [String: Value] = [:]
  private var ownChanges = 0
  private let ownReceiver: Value?
  /// The value that the initialiser makes, or has made, whose code this is.
  private let unfinished: UnfinishedInstance?
  /// The type whose members are visible without `self.`.
  let type: TypeDeclaration?
  let file: SourceFile
  /// Who is told what the expressions of the code bring about that is run here.
  var tracer: ActionTracer? { didSet { ownChanges += 1 } }

  init(parent: Scope) {
    self.parent = parent
    ownReceiver = parent.ownReceiver
    unfinished = parent.unfinished
    type = parent.type
    file = parent.file
    tracer = parent.tracer
  }

  init(receiver: Value?, type: TypeDeclaration?, file: SourceFile) {
    parent = nil
    ownReceiver = receiver
    unfinished = nil
    self.type = type
    self.file = file
  }

  /// In an initialiser `self` comes to be what it is bit by bit.
  init(making: UnfinishedInstance, parent: Scope) {
    self.parent = parent
    ownReceiver = nil
    unfinished = making
    type = parent.type
    file = parent.file
    tracer = parent.tracer
  }

  /// What `self` is, nil outside members.
  var receiver: Value? { if let unfinished { unfinished.value } else { ownReceiver } }

  /// The value that the initialiser is about to make whose code this is.
  var making: UnfinishedInstance? { if let unfinished, !unfinished.isFinished { unfinished } else { nil } }

  /// How often something of it changed, for what is remembered of it.
  var changes: Int { if let unfinished { ownChanges + unfinished.changes } else { ownChanges } }

  func bind(_ name: String, _ value: Value) {
    guard name != "_" else { return }
    values[name] = value
    ownChanges += 1
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
    ownChanges += 1
  }

  func local(_ name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.parent
    }
    return nil
  }

  /// What a variable holds that code here may give another value: a local one, or in an initialiser a member of what it
  /// makes. nil when there is no such variable.
  func variable(_ name: String) -> Value? {
    local(name) ?? making?.variable(name)
  }

  /// Gives a variable a new value where it is declared; false when there is no such variable.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.values[name] != nil {
        current.values[name] = value
        current.ownChanges += 1
        return true
      }
      scope = current.parent
    }
    return making?.assign(name, value) ?? false
  }
}

/// What local variables held at some time.
struct ScopeSnapshot {
  fileprivate let values: [(scope: Scope, values: [String: Value])]

  func restore() { for (scope, values) in values { scope.replaceValues(by: values) } }
}
