import SourceModel
import SwiftSource

/// Where code only makes a class of cells known to a list, by a helper that takes the word for it from the class itself:
/// `table.register(EntryCell.self)`, `table.register([EntryCell.self, TotalCell.self])`, or by a word that the class itself has,
/// `table.register(EntryCell.self, forCellReuseIdentifier: EntryCell.identifier)`. There is such a cell only where code names
/// the class once more, to ask for one.
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
      guard case .call(let call) = expression.kind, (1...2).contains(call.arguments.count) else { return }
      switch call.callee.kind {
      case .name("register"), .member(_, "register"): break
      default: return
      }
      let value = call.arguments[0].value
      if call.arguments.count == 2 {
        guard let word = Self.word(of: call.arguments, for: value) else { return }
        found.append(word)
      }
      if case .array(let elements) = value.kind { found += elements.map(\.range) } else { found.append(value.range) }
    }
    for range in found { places[ObjectIdentifier(range.file), default: []].append(range) }
    for type in members.types { note(type.members) }
  }

  /// The word that a class is registered by, where it is a member of the class: `EntryCell.identifier`.
  private static func word(of arguments: [Argument], for type: Expression) -> SourceRange? {
    guard ["forCellReuseIdentifier", "forCellWithReuseIdentifier"].contains(arguments[1].label),
      case .member(let base?, "self") = type.kind, case .member(let owner?, _) = arguments[1].value.kind,
      let name = path(of: base), path(of: owner) == name else { return nil }
    return owner.range
  }

  /// The names of a type and of those around it, the outermost first: `Feed.EntryCell`. nil for anything else.
  private static func path(of type: Expression) -> [String]? {
    switch type.kind {
    case .name(let name): [name]
    case .member(let base?, let name): path(of: base).map { $0 + [name] }
    default: nil
    }
  }

  /// - Parameter place: Where a name stands.
  func hold(_ place: SourceRange) -> Bool {
    places[ObjectIdentifier(place.file)]?.contains { range in
      range.contains(place) && ["Cell", "Cell.self"].contains(where: range.text.hasSuffix)
    } ?? false
  }
}
