import SourceModel
import SwiftSource

/// The names that are visible at a place in the code, from the inside out.
final class Scope: @unchecked Sendable {
  // Unchecked: a scope is filled while its block is evaluated, on one thread, and only read afterwards.
  let parent: Scope?
  private(set) var values = LocalValues()
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
    var values: [(scope: Scope, values: LocalValues)] = []
    var scope: Scope? = self
    while let current = scope {
      values.append((current, current.values))
      scope = current.parent
    }
    return ScopeSnapshot(values: values)
  }

  fileprivate func replaceValues(by values: LocalValues) {
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
      if current.values.replace(name, by: value) {
        current.ownChanges += 1
        return true
      }
      scope = current.parent
    }
    return making?.assign(name, value) ?? false
  }

  /// Gives a variable of which nothing is known any more a value that says so.
  func forget(_ name: String, _ hole: Value) {
    if local(name) == nil, let making { _ = making.forget(name, hole) } else { _ = assign(name, hole) }
  }
}

/// The variables of one scope. There are few of them and they are asked for all the time, so they are gone through: a
/// hash would be made in each scope from the inside out.
struct LocalValues {
  private(set) var all: [(name: String, value: Value)] = []

  subscript(name: String) -> Value? {
    get { all.firstIndex { $0.name == name }.map { all[$0].value } }
    set {
      guard let newValue else { return all.removeAll { $0.name == name } }
      if !replace(name, by: newValue) { all.append((name, newValue)) }
    }
  }

  /// False where there is no such variable.
  mutating func replace(_ name: String, by value: Value) -> Bool {
    guard let position = all.firstIndex(where: { $0.name == name }) else { return false }
    all[position].value = value
    return true
  }
}

/// What local variables held at some time.
struct ScopeSnapshot {
  fileprivate let values: [(scope: Scope, values: LocalValues)]

  func restore() { for (scope, values) in values { scope.replaceValues(by: values) } }
}
