import Project
import Rules
import SourceModel
import SwiftSource
import UIKitSemantics

/// What stays true of a project when it changes.
///
/// A screen is kept as long as no file changes of which it was given a declaration, and no name means something else
/// that was looked up for it (`LookupUse`): a declaration, a text, an asset or a class of an interface file. What else may
/// bear on all screens, such as the deployment target, drops all of them.
struct KeptWork {
  private(set) var files: [ObjectIdentifier: FileDeclarations] = [:]
  /// By system, files as it compiles them that are not read for it.
  var otherFiles: [String: [ObjectIdentifier: FileDeclarations]] = [:]
  private(set) var screens: [ScreenKey: BuiltEntry] = [:]
  /// Those that something bears on that has changed, as they were before.
  private var outdated: [ScreenKey: BuiltEntry] = [:]
  private(set) var numbers = FileNumbers()
  /// What was read from interface files, of which others may have changed since.
  private(set) var interfaces: Interfaces?
  private var outcomes = OutcomeMemory()
  /// What the rest was made for.
  private var project: Project?
  private var index: DeclarationIndex?
  /// Names that code gives labels anywhere; see `UIKitScreens.labelledNames`.
  private var labelledNames: Set<String> = []
  /// What building screens has left for the next ones.
  private var memories = BuildingMemories()
  /// What differs between the index and the one before it; nil where more than that has changed.
  private var lastChanges: (before: DeclarationIndex, changes: LookupUse)?
  /// Texts, assets and interface files that are others than before.
  private var resourceChanges = LookupUse()
  /// What was left of the state before is gone.
  private var isDropped = false

  /// Drops what more than the texts of Swift files bears on, when more has changed.
  ///
  /// - Parameter languages: Those whose texts are heard.
  mutating func take(_ project: Project, languages: Set<String>) {
    numbers.add(project.interfaceFiles.map(\.file))
    if let before = self.project {
      if let changes = project.resourceChanges(since: before, in: languages) {
        note(changes)
      } else {
        dropScreens()
      }
    }
    self.project = project
  }

  /// Takes the interface files as they are now.
  mutating func take(_ interfaces: Interfaces) {
    if let before = self.interfaces {
      note(interfaces.index.changes(since: before.index))
      resourceChanges.formUnion(numbers.changedParts(of: interfaces.changedFiles(since: before)))
    }
    self.interfaces = interfaces
  }

  private mutating func note(_ changes: Set<ResourceKey>) {
    for key in changes { resourceChanges.insert(resource: key.kind.rawValue, key.table, key.name) }
  }

  /// What rules said before, as far as it holds.
  ///
  /// - Parameter files: All files that there are now.
  mutating func outcomes(in context: RuleContext, files: [FileDeclarations]) -> OutcomeMemory {
    if !outcomes.holds(in: context, files: files) {
      outcomes = OutcomeMemory()
      _ = outcomes.holds(in: context, files: files)
    }
    return outcomes
  }

  private mutating func dropScreens() {
    outdated = screens
    screens = [:]
    memories = BuildingMemories()
    isDropped = true
  }

  /// What building screens has left for more of them, in this state or in the one before.
  func memories(for index: DeclarationIndex) -> BuildingMemories {
    if index === self.index { return memories }
    guard let lastChanges, lastChanges.before === index else { return BuildingMemories() }
    var memories = memories
    // What differs from there to here differs from here to there.
    memories.forget(lastChanges.changes)
    return memories
  }

  /// Takes the files as they are now, and drops the screens that what has changed bears on.
  mutating func replaceFiles(by lowered: [FileDeclarations], in index: DeclarationIndex) {
    let before = files
    files = lowered.byFile
    numbers.add(lowered.map(\.file))
    let present = files
    otherFiles = otherFiles.mapValues { $0.filter { present[$0.key] != nil && $0.value.file.states == nil } }
    // A file of two states shows another one than before.
    let new = lowered.filter { before[ObjectIdentifier($0.file)] == nil || $0.file.states != nil }
    let gone = before.values.filter { files[ObjectIdentifier($0.file)] == nil || $0.file.states != nil }
    let names = UIKitScreens.labelledNames(in: lowered)
    defer { (labelledNames, self.index, isDropped, resourceChanges) = (names, index, false, LookupUse()) }
    guard let earlier = self.index else { return }
    var changes = resourceChanges
    if !new.isEmpty || !gone.isEmpty {
      changes.formUnion(numbers.changedParts(of: (new + gone).map(\.file)))
      changes.formUnion(LookupUse(labelled: names.symmetricDifference(labelledNames)))
      changes.formUnion(index.changes(since: earlier, Self.differences(gone, new), numbers: numbers))
    }
    lastChanges = isDropped ? nil : (earlier, changes)
    if changes.isEmpty { return }
    let all = screens
    screens = all.filter { $0.value.use.map(changes.isDisjoint) ?? false }.mapValues(\.inShownState)
    outdated = outdated.merging(all.filter { screens[$0.key] == nil }) { $1 }
    memories.forget(changes)
  }

  /// What differs in each file between its two versions, of which one may not be there.
  private static func differences(_ gone: [FileDeclarations], _ new: [FileDeclarations]) -> [OutlineChange] {
    var left = Dictionary(gone.map { ($0.file.path, FileOutline($0)) }) { first, _ in first }
    let changed = new.map { file in
      (left.removeValue(forKey: file.file.path) ?? FileOutline()).changes(to: FileOutline(file))
    }
    return changed + left.values.map { $0.changes(to: FileOutline()) }
  }

  /// A screen that was built before, with the same room and for the same system.
  func screen(of entry: ScreenEntry, room: ScreenRoom, on system: String?) -> BuiltEntry? {
    guard let screen = screens[ScreenKey(entry, room)], screen.room == room, screen.built.screen.system == system else { return nil }
    return screen
  }

  /// A screen as it was before something changed that bears on it. It may come to the same again.
  func outdatedScreen(of entry: ScreenEntry, room: ScreenRoom) -> BuiltEntry? { outdated[ScreenKey(entry, room)] }

  /// What building screens may go on from.
  mutating func takeMemories() -> BuildingMemories {
    defer { memories = BuildingMemories() }
    return memories
  }

  /// Keeps what building all screens has left.
  mutating func keep(_ memories: BuildingMemories) {
    self.memories = memories
    outdated = [:]
  }

  mutating func add(_ built: [BuiltEntry], for entries: [ScreenEntry]) {
    for (entry, built) in zip(entries, built) {
      screens[ScreenKey(entry, built.room)] = built
      outdated[ScreenKey(entry, built.room)] = nil
    }
  }
}

/// A screen that is kept: whole, or only what it presents.
struct ScreenKey: Hashable {
  private let source: SourceRange
  private let showsContent: Bool

  init(_ entry: ScreenEntry, _ room: ScreenRoom) {
    source = entry.source
    showsContent = room.showsContent
  }
}

/// A screen with what is shown beside it, as the rules see it, and what was looked up for it.
struct BuiltEntry: Sendable {
  let built: BuiltScreen
  let room: ScreenRoom
  /// Of the screen and what is shown beside it; empty for a preview, which only shows how a view is used.
  private(set) var subjects: [ScreenSubject]
  let use: LookupUse?
  /// Where the code begins that made it.
  let code: Set<SourceStart>
  /// How long it took to build.
  let timing: Timings.Part

  /// The same for the state that its files show now. What rules remember of a screen goes by its subject, and they may
  /// have looked at the text around an element, which may be another one in another state of the file.
  var inShownState: BuiltEntry {
    guard subjects.contains(where: \.isOfTwoStates) else { return self }
    var entry = self
    entry.subjects = subjects.map { ScreenSubject($0.screen) }
    return entry
  }

  /// - Parameter before: The screen as it was before something changed. Where it comes to the same, that stays, so that
  ///   nothing that was said of it has to be said anew.
  init(
    _ built: BuiltScreen, room: ScreenRoom, use: LookupUse?, since start: ContinuousClock.Instant, before: BuiltEntry? = nil
  ) {
    self.room = room
    self.use = use
    timing = Timings.Part(
      name: built.screen.name, duration: ContinuousClock.now - start, source: built.screen.source)
    if let before, before.room.showsContent == room.showsContent, built.screen == before.built.screen, built.presentations == before.built.presentations {
      var built = built
      (built.screen, built.presentations) = (before.built.screen, before.built.presentations)
      self.built = built
      let subjects = before.inShownState.subjects
      (self.subjects, code) = (subjects, before.code)
      return
    }
    self.built = built
    let shown = (room.showsContent ? [built.screen] : []) + built.presentations
    subjects = built.screen.kind == .preview ? [] : shown.map { ScreenSubject($0) }
    code = subjects.reduce(into: []) { $0.formUnion($1.madeBy) }
  }
}
