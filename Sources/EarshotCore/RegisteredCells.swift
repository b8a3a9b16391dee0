import SourceModel
import SwiftSource

/// Where code only makes a class of cells known to a list, by a helper that takes the word for it from the class itself:
/// `table.register(EntryCell.self)`, `table.register([EntryCell.self, TotalCell.self])`, or by a word that the class itself has,
/// `table.register(EntryCell.self, forCellReuseIdentifier: EntryCell.identifier)`. There is such a cell only where code names
/// the class once more, to ask for one. The same holds of headers and footers of sections.
struct RegisteredCells {
  private var places: [ObjectIdentifier: [SourceRange]] = [:]
  /// Those of headers and footers, which the call says to be such whatever their class is called.
  private var further: [ObjectIdentifier: [SourceRange]] = [:]

  init(in files: [FileDeclarations]) {
    for file in files where file.file.firstOffset(of: "register(") != nil {
      for type in file.types { note(type.members) }
      for declaration in file.extensions { note(declaration.members) }
    }
  }

  private mutating func note(_ members: Members) {
    var found: [SourceRange] = []
    var others: [SourceRange] = []
    members.forEachExpression(withInitializers: true) { expression in
      guard case .call(let call) = expression.kind, (1...3).contains(call.arguments.count) else { return }
      switch call.callee.kind {
      case .name("register"), .member(_, "register"): break
      default: return
      }
      let value = call.arguments[0].value
      if let last = call.arguments.last, Self.isOfSections(call.arguments) {
        if let word = Self.word(last, for: value) { others += [value.range, word] }
        return
      }
      guard call.arguments.count < 3 else { return }
      if call.arguments.count == 2 {
        guard let word = Self.word(of: call.arguments, for: value) else { return }
        found.append(word)
      }
      if case .array(let elements) = value.kind { found += elements.map(\.range) } else { found.append(value.range) }
    }
    for range in found { places[ObjectIdentifier(range.file), default: []].append(range) }
    for range in others { further[ObjectIdentifier(range.file), default: []].append(range) }
    for type in members.types { note(type.members) }
  }

  /// Source: Apple, documentation of UITableView, register(_:forHeaderFooterViewReuseIdentifier:), and UICollectionView,
  /// register(_:forSupplementaryViewOfKind:withReuseIdentifier:).
  private static func isOfSections(_ arguments: [Argument]) -> Bool {
    let labels = arguments.dropFirst().map(\.label)
    return labels == ["forHeaderFooterViewReuseIdentifier"] || labels == ["forSupplementaryViewOfKind", "withReuseIdentifier"]
  }

  /// The word that a class is registered by, where it is a member of the class: `EntryCell.identifier`.
  private static func word(of arguments: [Argument], for type: Expression) -> SourceRange? {
    guard ["forCellReuseIdentifier", "forCellWithReuseIdentifier"].contains(arguments[1].label) else { return nil }
    return word(arguments[1], for: type)
  }

  private static func word(_ argument: Argument, for type: Expression) -> SourceRange? {
    guard case .member(let base?, "self") = type.kind, case .member(let owner?, _) = argument.value.kind,
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
    let file = ObjectIdentifier(place.file)
    if further[file]?.contains(where: { $0.contains(place) }) ?? false { return true }
    return places[file]?.contains { range in
      range.contains(place) && ["Cell", "Cell.self"].contains(where: range.text.hasSuffix)
    } ?? false
  }
}
