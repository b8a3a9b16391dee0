import SwiftSource

/// Static members that were evaluated, by declaration.
///
/// Those that are made of each other are cut short somewhere, and where depends on which of them was asked for first.
/// So what was cut short is remembered apart: for who asks from outside, and, until the outermost is done, for those
/// that it asks.
struct StaticMemory {
  struct Result {
    let value: Value
    let use: LookupUse?
    let isCutShort: Bool
  }

  private var whole: [ObjectIdentifier: Result] = [:]
  private var askedFromOutside: [ObjectIdentifier: Result] = [:]
  private var askedByOutermost: [ObjectIdentifier: Result] = [:]
  private var depth = 0

  /// A static member is being evaluated.
  var isInside: Bool { depth > 0 }

  func result(of member: ObjectIdentifier) -> Result? {
    whole[member] ?? (isInside ? askedByOutermost : askedFromOutside)[member]
  }

  mutating func begin() { depth += 1 }

  mutating func end(_ member: ObjectIdentifier, _ result: Result) {
    depth -= 1
    if !result.isCutShort {
      whole[member] = result
    } else if isInside {
      askedByOutermost[member] = result
    } else {
      askedFromOutside[member] = result
    }
    if !isInside { askedByOutermost = [:] }
  }
}
