import SourceModel
import SwiftSource

/// Where code only makes a class of cells known to a list, by a helper that takes the word for it from the class itself:
/// `table.register(EntryCell.self)`, `table.register([EntryCell.self, TotalCell.self])`. There is such a cell only where code
/// names the class once more, to ask for one.
struct RegisteredCells {
  private var places: [ObjectIdentifier: [SourceRange]] = [:]

  init(in files: [FileDeclarations]) {
    for file in files where file.file.firstOffset(of: "register(") != nil {
      for type in file.types { note(type.members) }
      for declaration in file.extensions { note(declaration.members) }
    }
  }

  private mutating func note(_ members: Members) {
    var found: [SourceRange] = []
    members.forEachExpression(withInitializers: true) { expression in
      guard case .call(let call) = expression.kind, call.arguments.count == 1 else { return }
      switch call.callee.kind {
      case .name("register"), .member(_, "register"): break
      default: return
      }
      let value = call.arguments[0].value
      if case .array(let elements) = value.kind { found += elements.map(\.range) } else { found.append(value.range) }
    }
    for range in found { places[ObjectIdentifier(range.file), default: []].append(range) }
    for type in members.types { note(type.members) }
  }

  /// - Parameter place: Where a name stands.
  func hold(_ place: SourceRange) -> Bool {
    places[ObjectIdentifier(place.file)]?.contains { $0.contains(place) && $0.text.hasSuffix("Cell.self") } ?? false
  }
}
