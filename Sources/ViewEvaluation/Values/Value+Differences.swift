import AccessibilityModel

/// Differences between views and values that show without a fingerprint: at the first of them the comparison ends, where
/// a fingerprint goes through both to their ends. What differs here has another fingerprint.
struct SightedDifference {
  /// Parts that are still compared; what is left then may be the same.
  private var parts = 6_000

  /// Whether two views are different for sure; false says nothing.
  mutating func isBetween(_ mine: ViewNode, _ theirs: ViewNode) -> Bool {
    parts -= 1
    guard parts > 0 else { return false }
    switch (mine, theirs) {
    case (.primitive(let mine), .primitive(let theirs)):
      return mine.source != theirs.source || mine.name != theirs.name || isBetween(mine.arguments, theirs.arguments)
    case (.modified(let mine, let call), .modified(let theirs, let other)):
      return call.source != other.source || call.name != other.name || call.callRange != other.callRange
        || isBetween(call.arguments, other.arguments) || isBetween(mine, theirs)
    case (.group(let mine), .group(let theirs)): return isBetween(mine, theirs) { $0.isBetween($1, $2) }
    case (.branch(let mine), .branch(let theirs)):
      return isBetween(mine, theirs) { $1.condition != $2.condition || $0.isBetween($1.view, $2.view) }
    case (.custom(let mine), .custom(let theirs)):
      return mine.source != theirs.source || mine.declaration !== theirs.declaration || isBetween(mine.receiver, theirs.receiver)
    case (.opaque(let mine), .opaque(let theirs)):
      return mine.source != theirs.source || mine.name != theirs.name || isBetween(mine.content, theirs.content)
    default: return true
    }
  }

  private mutating func isBetween(_ mine: Value, _ theirs: Value) -> Bool {
    parts -= 1
    guard parts > 0 else { return false }
    switch (mine, theirs) {
    case (.text(let mine), .text(let theirs)): return mine.differs(from: theirs)
    case (.number(let mine), .number(let theirs)): return mine != theirs && !mine.isNaN
    case (.boolean(let mine), .boolean(let theirs)): return mine != theirs
    case (.array(let mine), .array(let theirs)): return isBetween(mine, theirs) { $0.isBetween($1, $2) }
    case (.tuple(let mine), .tuple(let theirs)): return isBetween(mine, theirs)
    case (.view(let mine), .view(let theirs)): return isBetween(mine, theirs)
    case (.closure(let mine), .closure(let theirs)): return mine.range != theirs.range
    case (.instance(let mine), .instance(let theirs)): return isBetween(mine, theirs)
    case (.enumeration(let mine), .enumeration(let theirs)):
      return mine.declaration !== theirs.declaration || mine.name != theirs.name || isBetween(mine.payload, theirs.payload)
    case (.externalType(let mine), .externalType(let theirs)): return mine != theirs
    case (.type(let mine), .type(let theirs)): return mine !== theirs
    case (.member(let mine), .member(let theirs)): return isBetween(mine, theirs)
    case (.binding(let mine), .binding(let theirs)): return isBetween(mine, theirs)
    case (.choice(let mine), .choice(let theirs)):
      return isBetween(mine, theirs) { $1.condition != $2.condition || $0.isBetween($1.value, $2.value) }
    case (.unknown(let mine), .unknown(let theirs)): return mine.expression != theirs.expression
    case (.absent, .absent), (.function, .function), (.object, .object), (.method, .method): return false
    default: return true
    }
  }

  /// Instances without the place of the calls that make them, which bears on views alone.
  private mutating func isBetween(_ mine: Instance, _ theirs: Instance) -> Bool {
    if mine === theirs { return false }
    guard mine.declaration === theirs.declaration, mine.path == theirs.path, mine.isRoot == theirs.isRoot,
      mine.isChangeable == theirs.isChangeable, mine.fieldNames == theirs.fieldNames else { return true }
    for name in mine.fieldNames {
      if let field = mine.fields[name], let other = theirs.fields[name], isBetween(field, other) { return true }
    }
    return false
  }

  private mutating func isBetween(_ mine: MemberValue, _ theirs: MemberValue) -> Bool {
    mine.type != theirs.type || mine.name != theirs.name || mine.source != theirs.source
      || isBetween(mine.arguments, theirs.arguments)
      || isBetween(mine.changes, theirs.changes) { $1.name != $2.name || $0.isBetween($1.arguments, $2.arguments) }
  }

  private mutating func isBetween(_ mine: [EvaluatedArgument], _ theirs: [EvaluatedArgument]) -> Bool {
    isBetween(mine, theirs) { $1.label != $2.label || $1.source != $2.source || $0.isBetween($1.value, $2.value) }
  }

  private mutating func isBetween(_ mine: [LabelledValue], _ theirs: [LabelledValue]) -> Bool {
    isBetween(mine, theirs) { $1.label != $2.label || $0.isBetween($1.value, $2.value) }
  }

  private mutating func isBetween<Part>(
    _ mine: [Part], _ theirs: [Part], _ differ: (inout Self, Part, Part) -> Bool
  ) -> Bool {
    guard mine.count == theirs.count else { return true }
    for (one, other) in zip(mine, theirs) where differ(&self, one, other) { return true }
    return false
  }
}

extension TextValue {
  fileprivate func differs(from other: TextValue) -> Bool {
    guard kind == other.kind, table == other.table, segments.count == other.segments.count else { return true }
    return zip(segments, other.segments).contains { mine, theirs in
      switch (mine, theirs) {
      case (.text(let mine), .text(let theirs)): mine != theirs
      case (.argument(let mine, let isNumber), .argument(let theirs, let isOther)): isNumber != isOther || mine != theirs
      default: true
      }
    }
  }
}
