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

  /// A member as a type has it: what code works out may be about the type, `static var id: String { String(describing:
  /// self) }` of a protocol, and what is stored is the same for all that inherit it.
  struct Member: Hashable {
    private let property: ObjectIdentifier
    private let owner: ObjectIdentifier?

    init(_ property: PropertyDeclaration, of owner: TypeDeclaration?) {
      self.property = ObjectIdentifier(property)
      self.owner = property.getter == nil ? nil : owner.map(ObjectIdentifier.init)
    }
  }

  private var whole: [Member: Result] = [:]
  private var askedFromOutside: [Member: Result] = [:]
  private var askedByOutermost: [Member: Result] = [:]
  private var depth = 0

  /// A static member is being evaluated.
  var isInside: Bool { depth > 0 }

  func result(of member: Member) -> Result? {
    whole[member] ?? (isInside ? askedByOutermost : askedFromOutside)[member]
  }

  mutating func begin() { depth += 1 }

  mutating func end(_ member: Member, _ result: Result) {
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
