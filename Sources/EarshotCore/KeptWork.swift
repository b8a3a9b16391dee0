import Project
import Rules
import SourceModel
import SwiftSource
import UIKitSemantics

/// What stays true of a project when it changes.
///
/// A screen is kept as long as no file changes of which it was given a declaration, and no member comes or goes by a
/// name that was looked up for it (`LookupUse`). Whatever else may bear on screens, such as a new type, a supertype or
/// an extension, drops all of them.
struct KeptWork {
  private(set) var files: [ObjectIdentifier: FileDeclarations] = [:]
  private(set) var screens: [SourceRange: BuiltEntry] = [:]
  private(set) var numbers = FileNumbers()
  private var interfaces: (units: [ObjectIdentifier], interfaces: Interfaces)?
  private(set) var outcomes = OutcomeMemory()
  /// Of the project that the rest was made for.
  private var surroundings: Surroundings?
  /// Names that code gives labels anywhere; see `UIKitScreens.labelledNames`.
  private var labelledNames: Set<String> = []

  /// Drops what more than the texts of Swift files bears on, when more has changed.
  mutating func take(_ project: Project) {
    let isSame = surroundings == project.surroundings && interfaces(of: project.interfaceFiles) != nil
    if surroundings != nil, !isSame {
      screens = [:]
      interfaces = nil
      outcomes = OutcomeMemory()
    }
    surroundings = project.surroundings
  }

  /// What was read from interface files; nil when these are not the same.
  func interfaces(of units: [InterfaceUnit]) -> Interfaces? {
    guard let interfaces, interfaces.units == units.map({ ObjectIdentifier($0.file) }) else { return nil }
    return interfaces.interfaces
  }

  mutating func keep(_ interfaces: Interfaces, of units: [InterfaceUnit]) {
    self.interfaces = (units.map { ObjectIdentifier($0.file) }, interfaces)
  }

  /// Takes the files as they are now, and drops the screens that the new ones bear on.
  mutating func replaceFiles(by lowered: [FileDeclarations], new: [FileDeclarations]) {
    let before = Dictionary(files.values.map { ($0.file.path, $0) }) { first, _ in first }
    let isSameSet = before.count == lowered.count && lowered.allSatisfy { before[$0.file.path] != nil }
    let names = UIKitScreens.labelledNames(in: lowered)
    files = Dictionary(lowered.map { (ObjectIdentifier($0.file), $0) }) { first, _ in first }
    numbers.add(lowered.map(\.file))
    defer { labelledNames = names }
    guard isSameSet, names == labelledNames else { return screens = [:] }
    var changes = numbers.use(of: new.map(\.file))
    for file in new {
      guard let old = before[file.file.path],
        let names = FileOutline(old).changedNames(to: FileOutline(file))
      else { return screens = [:] }
      changes.formUnion(names)
    }
    screens = screens.filter { $0.value.use.map(changes.isDisjoint) ?? false }
  }

  mutating func add(_ built: [BuiltEntry], for entries: [ScreenEntry]) {
    for (entry, built) in zip(entries, built) { screens[entry.source] = built }
  }
}

/// A screen with what is shown beside it, as the rules see it, and what was looked up for it.
struct BuiltEntry: Sendable {
  let built: BuiltScreen
  /// Of the screen and what is shown beside it; empty for a preview, which only shows how a view is used.
  let subjects: [ScreenSubject]
  let use: LookupUse?
  /// Where the code begins that made it.
  let code: Set<SourceStart>
  /// How long it took to build.
  let timing: Timings.Part

  init(_ built: BuiltScreen, use: LookupUse?, since start: ContinuousClock.Instant) {
    self.built = built
    self.use = use
    timing = Timings.Part(
      name: built.screen.name, duration: ContinuousClock.now - start, source: built.screen.source)
    subjects = built.screen.kind == .preview ? [] : ([built.screen] + built.presentations).map { ScreenSubject($0) }
    code = subjects.reduce(into: []) { $0.formUnion($1.madeBy) }
  }
}
