import SourceModel
import SwiftSource

/// What views would bring up by flags of models that nothing sets: the sheet of `$model.isAsking`, and what stands under
/// `if model.isAsking`, where no code of the project gives `@Published var isAsking = false` another value.
///
/// A flag goes by its name: it is none where the project has anything else of that name.
final class UnsetModelFlags {
  private let reading: Reading
  private var answers: [String: Bool] = [:]
  /// Whether nothing reaches a place: what code there sets, nobody gets.
  var isUnreached: (SourceRange) -> Bool = { _ in false }

  init(_ files: [FileDeclarations]) { reading = Reading(files) }

  /// Reads the same code, and may find other code reached.
  init(sharing other: UnsetModelFlags) { reading = other.reading }

  /// Whether a place lies in what such a flag brings up.
  func hold(_ place: SourceRange, in file: FileDeclarations) -> Bool {
    (reading.brought[ObjectIdentifier(file.file)] ?? []).contains { $0.range.contains(place) && isNever($0.flag) }
  }

  private func isNever(_ flag: String) -> Bool {
    if let known = answers[flag] { return known }
    // What is asked while it is being found out counts as set.
    answers[flag] = false
    let answer = reading.uses.settings(of: flag).allSatisfy(isUnreached) && !reading.isGiven(flag)
    answers[flag] = answer
    return answer
  }
}

/// What code does with such flags, whether it is reached or not.
private final class Reading {
  private let files: [FileDeclarations]
  private var given: [String: Bool] = [:]
  private(set) lazy var uses = read()
  private(set) lazy var brought: [ObjectIdentifier: [(flag: String, range: SourceRange)]] =
    Dictionary(grouping: uses.brought) { ObjectIdentifier($0.range.file) }

  init(_ files: [FileDeclarations]) { self.files = files }

  /// Whether a call anywhere may hand a value on under that label.
  func isGiven(_ flag: String) -> Bool {
    if let known = given[flag] { return known }
    let answer = files.contains { $0.file.writes(label: flag) }
    given[flag] = answer
    return answer
  }

  private func read() -> FlagUses {
    var uses = FlagUses(flags, ofModels: true)
    for file in files where flags.contains(where: file.file.mayHold) {
      file.types.forEach { uses.read($0.members) }
      file.extensions.forEach { uses.read($0.members) }
      uses.read(globalsOf: file)
    }
    return uses
  }

  /// The names of all properties that are such a flag wherever they are declared.
  private lazy var flags: Set<String> = {
    var found: Set<String> = []
    var others: Set<String> = []
    func look(_ members: Members, _ type: TypeDeclaration?) {
      for property in members.properties {
        if let type, Self.isFlag(property, of: type) { found.insert(property.name) } else { others.insert(property.name) }
      }
      for inner in members.types { look(inner.members, inner) }
    }
    for file in files {
      file.types.forEach { look($0.members, $0) }
      file.extensions.forEach { look($0.members, nil) }
      others.formUnion(file.properties.map(\.name))
    }
    return found.subtracting(others)
  }()

  /// Of a class that tells views what changes, or that descends from none, and that nothing decodes (Apple: documentation of ObservableObject, Published
  /// and Observable()).
  private static func isFlag(_ property: PropertyDeclaration, of type: TypeDeclaration) -> Bool {
    guard type.kind == .classType, !type.isOffered, !property.isStatic, property.getter == nil, property.observers.isEmpty,
      case .boolean(false)? = property.initializer?.kind else { return false }
    let inherited = Set(type.inheritedTypes.map(\.name))
    guard inherited.isDisjoint(with: ["Codable", "Decodable"]) else { return false }
    let attributes = property.attributes.map(\.name)
    // What the app is set to, in a class of its own: `AppSettings.shared.showsMap`.
    if inherited.isEmpty, type.attributes.isEmpty, attributes.isEmpty { return true }
    return type.attributes.contains { $0.name == "Observable" } ? attributes.isEmpty : inherited.contains("ObservableObject") && attributes == ["Published"]
  }
}

extension SourceFile {
  /// Whether code hands something on under a label; where something of that name is declared, none is.
  func writes(label: String) -> Bool {
    var index = 0
    while let place = firstOffset(of: label + ":", from: index) {
      index = place + label.utf8.count
      if place > 0, bytes[place - 1].isPartOfName || isInComment(place) { continue }
      let before = text(from: max(0, place - 4), to: place)
      if !before.hasSuffix("var ") && !before.hasSuffix("let ") { return true }
    }
    return false
  }
}
