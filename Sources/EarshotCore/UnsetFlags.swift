import PlatformKnowledge
import SourceModel
import SwiftSource

/// What views would bring up by flags that nothing sets, and so never do: the sheet of `@State var isAsking = false`, which
/// only `$isAsking` names, and what stands under `if isAsking`; what is there while `@State var tab = Tab.home` is
/// another tab; and what `if let problem` shows of a `@State var problem: String?` that is never given one.
///
/// A state that is not private may be set by those who make its view and by extensions of it in other files (The Swift
/// Programming Language: Access Control), and a presentation sets its flag to false (Apple: documentation of View,
/// sheet(isPresented:onDismiss:content:)).
final class UnsetFlags {
  private let reading: Reading
  /// By the range of what is brought up, while it is being found out as well.
  private var answers: [SourceRange: Bool] = [:]
  /// Whether nothing reaches a place: what code there sets, nobody gets.
  var isUnreached: (SourceRange) -> Bool = { _ in false }

  init(_ files: [FileDeclarations]) { reading = Reading(files) }

  /// Reads the same code, and may find other code reached.
  init(sharing other: UnsetFlags) { reading = other.reading }

  /// Whether a place lies in what such a flag brings up.
  func hold(_ place: SourceRange, in file: FileDeclarations) -> Bool {
    reading.brought(in: file).contains { $0.range.contains(place) && isNever($0) }
  }

  private func isNever(_ one: Brought) -> Bool {
    if let known = answers[one.range] { return known }
    answers[one.range] = false
    let answer = one.settings.allSatisfy(isUnreached) && (one.isPrivate || !reading.isGiven(one.flag))
    answers[one.range] = answer
    return answer
  }
}

/// What flags bring up, and where code may set them.
private struct Brought {
  let range: SourceRange
  let flag: String
  /// Where code of its view may set it.
  let settings: [SourceRange]
  let isPrivate: Bool
}

/// What code does with such flags, whether it is reached or not.
private final class Reading {
  private let files: [FileDeclarations]
  private var brought: [ObjectIdentifier: [Brought]] = [:]
  private var given: [String: Bool] = [:]
  private lazy var additions: [String: [Members]] = {
    var found: [String: [Members]] = [:]
    for part in files.flatMap(\.extensions) { found[part.extendedType.name, default: []].append(part.members) }
    return found
  }()

  private lazy var cases = CaseStates(files)
  private lazy var changesEditMode = files.contains(where: EditModeUse.isIn)

  init(_ files: [FileDeclarations]) { self.files = files }

  func brought(in file: FileDeclarations) -> [Brought] { brought[ObjectIdentifier(file.file)] ?? read(file) }

  private func read(_ file: FileDeclarations) -> [Brought] {
    var found: [Brought] = []
    func look(_ type: TypeDeclaration) {
      let states = cases.states(of: type)
      let flags = Self.flags(of: type).merging(states.mapValues(\.isPrivate)) { own, _ in own }
      if !flags.isEmpty {
        var uses = FlagUses(Set(flags.keys), firstCases: states.mapValues(\.first), changesEditMode: changesEditMode)
        for members in [type.members] + additions[type.name, default: []] { uses.read(members) }
        let branches = ViewBranches(of: type, in: file)
        for code in branches.all {
          for branch in code.tested where branch.value && flags.keys.contains(branch.flag) && !branches.ownNames.contains(branch.flag) {
            uses.shown.append((branch.flag, branch.range))
          }
        }
        uses.shown += CaseStates.others(states, in: branches)
        uses.shown += branches.all.flatMap(\.bound).filter { flag, _ in flags.keys.contains(flag) && !branches.ownNames.contains(flag) }
        for (flag, range) in uses.brought {
          found.append(Brought(range: range, flag: flag, settings: uses.settings(of: flag), isPrivate: flags[flag] ?? false))
        }
      }
      type.members.types.forEach(look)
    }
    if file.file.firstOffset(of: "@State") != nil { file.types.forEach(look) }
    brought[ObjectIdentifier(file.file)] = found
    return found
  }

  /// By name, whether they are private.
  private static func flags(of type: TypeDeclaration) -> [String: Bool] {
    var found: [String: Bool] = [:]
    for property in type.members.properties {
      guard !property.isStatic, property.observers.isEmpty, property.attributes.contains(where: { $0.name == "State" }),
        isNothing(property), property.isPrivate || !type.isOffered else { continue }
      found[property.name] = property.isPrivate
    }
    return found
  }

  /// Whether it is `false` at first, or an optional value that there is none of.
  private static func isNothing(_ property: PropertyDeclaration) -> Bool {
    switch property.initializer?.kind {
    case .boolean(false)?: true
    case .nilLiteral?, nil: property.type?.isOptional == true
    default: false
    }
  }

  /// Whether a call anywhere may hand a value on under that label.
  func isGiven(_ flag: String) -> Bool {
    if let known = given[flag] { return known }
    let answer = files.contains { $0.file.writes(label: flag) }
    given[flag] = answer
    return answer
  }
}
