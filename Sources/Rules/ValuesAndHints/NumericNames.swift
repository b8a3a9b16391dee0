import SwiftSource

/// Names of properties that hold a number wherever the project declares one of that name, so that a value that is called so
/// is a number, whoever holds it.
struct NumericNames: Sendable {
  private let names: Set<String>

  init(_ files: [FileDeclarations]) {
    var known: [String: Bool] = [:]
    func note(_ properties: [PropertyDeclaration]) {
      for property in properties {
        let isNumber = property.type.map { Self.types.contains($0.name) } ?? Self.isLiteral(property.initializer)
        known[property.name] = known[property.name, default: true] && isNumber
      }
    }
    func note(_ members: Members) {
      note(members.properties)
      members.types.forEach { note($0.members) }
    }
    for file in files {
      note(file.properties)
      file.types.forEach { note($0.members) }
      file.extensions.forEach { note($0.members) }
    }
    names = Set(known.filter(\.value).keys)
  }

  func contains(_ name: String) -> Bool { names.contains(name) }

  private static func isLiteral(_ value: Expression?) -> Bool {
    switch value?.kind {
    case .integer?, .float?: true
    default: false
    }
  }

  private static let types: Set<String> = ["Int", "UInt", "Int32", "Int64", "Double", "Float", "CGFloat", "Decimal"]
}
