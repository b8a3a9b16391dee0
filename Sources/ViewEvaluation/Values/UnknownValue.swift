import AccessibilityModel
import SwiftSource

/// A value that only run time has.
public struct UnknownValue: Sendable {
  /// Held once for all copies: a value is handed on with each step, and little of it is ever changed.
  fileprivate var facts: Facts

  // Unchecked: changed only through a value that holds the facts alone.
  fileprivate final class Facts: @unchecked Sendable {
    var expression: String
    var type: TypeReference?
    var declaration: TypeDeclaration?
    var initial: Initial?
    var reason: UnknownReason?
    var truth: Condition?
    var basis: String?
    var content: [EvaluatedArgument] = []
    var entries: Entries?
    var members: MadeMembers?

    init(_ expression: String) { self.expression = expression }

    var copy: Facts {
      let copy = Facts(expression)
      (copy.type, copy.declaration, copy.initial, copy.reason) = (type, declaration, initial, reason)
      (copy.truth, copy.basis, copy.content) = (truth, basis, content)
      (copy.entries, copy.members) = (entries, members)
      return copy
    }
  }

  /// To be called before a change.
  fileprivate mutating func unshare() {
    if !isKnownUniquelyReferenced(&facts) { facts = facts.copy }
  }

  /// In the order of the source. As a whole a dictionary is unknown, since nobody knows in which order it hands out its
  /// entries; what it holds for a key is known.
  final class Entries: Sendable {
    let all: [(key: Value, value: Value)]
    /// By their keys, where the keys and values of many entries are plain texts; those are not in `all`.
    let texts: [String: Expression]

    init(_ all: [(key: Value, value: Value)], texts: [String: Expression] = [:]) {
      self.all = all
      self.texts = texts
    }
  }

  /// Boxed, since a value cannot hold itself.
  public final class Initial: Sendable {
    public let value: Value
    init(_ value: Value) { self.value = value }
  }

  init(
    expression: String, type: TypeReference? = nil, declaration: TypeDeclaration? = nil, initial: Value? = nil,
    reason: UnknownReason? = nil, truth: Condition? = nil
  ) {
    facts = Facts(expression)
    facts.truth = truth
    facts.type = type
    facts.declaration = declaration
    facts.initial = initial.map(Initial.init)
    facts.reason = reason
  }
}

extension UnknownValue {
  /// The source expression, as holes show it.
  public var expression: String {
    get { facts.expression }
    _modify {
      unshare()
      yield &facts.expression
    }
  }
  public var type: TypeReference? {
    get { facts.type }
    _modify {
      unshare()
      yield &facts.type
    }
  }
  /// The project's declaration of the type.
  public var declaration: TypeDeclaration? {
    get { facts.declaration }
    _modify {
      unshare()
      yield &facts.declaration
    }
  }
  /// What it holds before anything has happened: the initial value of a `@State`, a default.
  public var initial: Initial? {
    get { facts.initial }
    _modify {
      unshare()
      yield &facts.initial
    }
  }
  public var reason: UnknownReason? {
    get { facts.reason }
    _modify {
      unshare()
      yield &facts.reason
    }
  }
  /// That it is true, where it is made of others with `&&`, `||` and `!`.
  var truth: Condition? {
    get { facts.truth }
    _modify {
      unshare()
      yield &facts.truth
    }
  }
  /// The code that gives it, where it goes by the name of a member or by a call: `stock.left < 3` of `stock.isLow`.
  var basis: String? {
    get { facts.basis }
    _modify {
      unshare()
      yield &facts.basis
    }
  }
  /// Closures that were handed to the call that makes it: views that they build are most likely part of it, if it is one.
  var content: [EvaluatedArgument] {
    get { facts.content }
    _modify {
      unshare()
      yield &facts.content
    }
  }
  /// The entries of a dictionary that is written out.
  var entries: Entries? {
    get { facts.entries }
    _modify {
      unshare()
      yield &facts.entries
    }
  }
  /// What a dictionary that is written out holds, without its keys.
  public var entryValues: [Value] { facts.entries?.all.map(\.value) ?? [] }
  /// What code makes the members of a list of: `plants.map(\.row)`.
  var members: MadeMembers? {
    get { facts.members }
    _modify {
      unshare()
      yield &facts.members
    }
  }
}
