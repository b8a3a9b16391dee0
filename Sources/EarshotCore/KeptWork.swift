import Project
import Rules
import SourceModel
import SwiftSource
import UIKitSemantics

/// What stays true of a project when the text of some of its files changes.
///
/// A screen is kept as long as no file changes of which it was given a declaration, and no member comes or goes by a
/// name that was looked up for it (`LookupUse`). Whatever else may bear on screens, such as a new type, a supertype or
/// an extension, drops all of them.
struct KeptWork {
  private(set) var files: [ObjectIdentifier: FileDeclarations] = [:]
  private(set) var screens: [SourceRange: BuiltEntry] = [:]
  private(set) var numbers = FileNumbers()
  var interfaces: Interfaces?
  let outcomes = OutcomeMemory()
  /// Names that code gives labels anywhere; see `UIKitScreens.labelledNames`.
  private var labelledNames: Set<String> = []

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

  init(_ built: BuiltScreen, use: LookupUse?) {
    self.built = built
    self.use = use
    subjects = built.screen.kind == .preview ? [] : ([built.screen] + built.presentations).map { ScreenSubject($0) }
  }
}
