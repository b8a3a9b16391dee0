import InterfaceFiles
import Project
import Rules
import SourceModel
import SwiftSource

/// Views, modifiers, cells and controllers of an app that no code names but their own and previews, and no interface file:
/// nobody gets to see them.
struct UnusedViews {
  private var ranges: [SourceRange] = []
  private var unnamed: Set<String> = []
  /// Why nobody sees what is in some of them.
  private var reasons: [(range: SourceRange, reason: RelatedPlace)] = []
  private var presented = PresentedCode([])
  /// Where code names the view that a place lies in; none where that is one that nothing names.
  private var mentionsOfView: (SourceRange) -> [SourceRange] = { _ in [] }

  /// - Parameters:
  ///   - named: Where the code of the project names what it declares.
  ///   - documents: The storyboards among the interface files.
  ///   - findings: What was found; other views are not looked for.
  ///   - unreached: Members that nothing calls; what only they name is as good as unnamed.
  init(
    _ project: Project, _ named: NamedViews, _ documents: [InterfaceDocument], around findings: [Finding],
    unreached: UnreachedCode
  ) {
    let isApp = named.isApp
    let places = Dictionary(grouping: findings.flatMap { [$0.place] + $0.furtherPlaces + Array($0.useSites) }) { ObjectIdentifier($0.file) }
    let scenes = UnopenedScenes(documents, project, named.sources.map(\.file), unreached, isApp: isApp)
    ranges = scenes.ranges(in: Set(places.keys))
    if isApp {
      ranges += UnshownTabs(documents, project, in: Set(places.keys)).ranges
      ranges += places.keys.flatMap(unreached.unnamedInnerViews)
      ranges += UnheededEvents(named.sources.map(\.file), in: Set(places.keys), isUnreached: unreached.holds).ranges
      ranges += UntakenObjects(documents, project, named.sources.map(\.file), in: Set(places.keys)).ranges
    }
    for (_, widget) in named.activities.widgets.sorted(by: { $0.key < $1.key }) {
      ranges.append(widget.range)
      reasons.append((widget.range, widget.reason))
    }
    let views = named.views
    let found = views.holding(findings, places, project.interfaceFiles)
    // Code that belongs to no app here is shown by others.
    guard !found.isEmpty, isApp else { return }
    let mentions = named.mentions.value
    let search = UnnamedViews(
      mentions, views, unreached, GeneratedAccessors(named.sources), unstarted: named.activities.widgets.mapValues(\.range),
      registered: RegisteredCells(in: named.sources.map(\.file)), makesByName: Self.makesByName(project))
    var unnamed = found.filter(search.isUnnamed)
    guard !unnamed.isEmpty else { return }
    search.quoted = Self.quoted(views, project, besides: scenes, unreached)
    unnamed = unnamed.filter(search.isUnnamed)
    presented = PresentedCode(named.sources.map(\.file))
    mentionsOfView = { place in views.owner(of: place).flatMap { search.isUnnamed($0) ? nil : mentions.places(of: $0) } ?? [] }
    self.unnamed = Set(unnamed.map(\.name)).filter { name in views.types(named: name).allSatisfy(search.isUnnamed) }
    ranges += unnamed.flatMap { views.ranges(of: $0) }
    ranges += project.interfaceFiles.filter { unit in self.unnamed.contains { DeclaredViews.isCalled($0, unit.file) } }
      .map { SourceRange(file: $0.file, start: 0, end: $0.file.bytes.count) }
    for type in unnamed {
      let known = reasons
      let holding = mentions.places(of: type)?.lazy.compactMap { place in known.first { $0.range.contains(place) } }.first
      if let holding { reasons += views.ranges(of: type).map { ($0, holding.reason) } }
    }
  }

  /// The views that stand in quotation marks outside of themselves, of the file that a class loads by its name, of scenes
  /// that nothing opens, and of previews, which are called after what they show.
  private static func quoted(
    _ views: DeclaredViews, _ project: Project, besides scenes: UnopenedScenes, _ unreached: UnreachedCode
  ) -> Set<String> {
    var found = views.names.intersection(project.objectiveCNames.words.union(project.storyboards.classes))
    let names = QuotedNames(views.names)
    // Accessors of files that a tool writes name all of them, by which code opens those that it calls for:
    // `R.nib.shareView` (R.swift).
    var listed: Set<String> = []
    for unit in project.sources {
      names.forEach(in: unit.file) { name, place in
        if found.contains(name) || unit.file.isInComment(place) { return }
        if unit.role == .generated {
          listed.insert(name)
          return
        }
        let isItsOwn = views.types(named: name).flatMap(views.ranges).contains {
          $0.file === unit.file && $0.start <= place && place < $0.end
        }
        let range = SourceRange(file: unit.file, start: place, end: place)
        if !isItsOwn, !unreached.holds(range) { found.insert(name) }
      }
    }
    let written = project.sources.filter { $0.role != .generated }.map(\.file)
    for name in listed.subtracting(found) {
      let accessor = name.prefix(1).lowercased() + name.dropFirst()
      if written.contains(where: { $0.firstOffset(of: accessor) != nil }) { found.insert(name) }
    }
    for unit in project.interfaceFiles {
      names.forEach(in: unit.file) { name, place in
        let range = SourceRange(file: unit.file, start: place, end: place)
        if !DeclaredViews.isCalled(name, unit.file), !scenes.hold(range) { found.insert(name) }
      }
    }
    return found
  }

  /// Whether classes may be made by names that stand nowhere: those that code makes of parts, and those of property lists
  /// that were not read.
  private static func makesByName(_ project: Project) -> Bool {
    project.storyboards.isOpen || project.sources.contains { QuotedNames.buildsClassNames(in: $0.file) }
  }

  private func reason(at place: SourceRange) -> RelatedPlace? { reasons.first { $0.range.contains(place) }?.reason }

  /// Why nobody sees what a finding is about, where that is more than that no code names it.
  func reason(for finding: Finding) -> RelatedPlace? {
    reason(at: finding.place) ?? finding.useSites.lazy.compactMap { reason(at: $0) }.first
  }

  func hold(_ place: SourceRange) -> Bool { ranges.contains { $0.contains(place) } }

  /// Also what is told of a component that only such views use in a way that is wrong, and what only they show.
  func hold(_ finding: Finding) -> Bool {
    if hold(finding.place) { return true }
    let isOfUnused = !finding.screens.isEmpty && finding.screens.isSubset(of: unnamed)
      || !finding.useSites.isEmpty && finding.useSites.allSatisfy(hold)
    return isOfUnused && !isScreenOfItsOwn(finding.place)
  }

  /// Whether people get to a view as a screen of its own alone, or as a part of such screens: it is judged where others hold
  /// it, and these may be what nobody sees.
  private func isScreenOfItsOwn(_ place: SourceRange, besides known: Set<SourceRange> = []) -> Bool {
    let met = mentionsOfView(place).filter { !hold($0) }
    guard !met.isEmpty, known.isDisjoint(with: met) else { return false }
    return met.allSatisfy { presented.holds($0) || isScreenOfItsOwn($0, besides: known.union(met)) }
  }
}

/// Which views are named by nothing but previews, members that nothing calls and views of which the same is true.
private final class UnnamedViews {
  private let mentions: TypeMentions
  private let unreached: UnreachedCode
  private let accessors: GeneratedAccessors
  private let unstarted: [SourceRange]
  private let registered: RegisteredCells
  /// A class that nothing names may be made by its name all the same.
  private let makesByName: Bool
  private let views: DeclaredViews
  private var known: [TypeName: Bool] = [:]
  /// Those that count as named, since a text may stand for them.
  var quoted: Set<String> = [] {
    didSet { known = [:] }
  }

  /// - Parameters:
  ///   - views: They show what stands in them only where they are shown themselves.
  ///   - unstarted: The code of widgets that nobody sees, by their names.
  init(
    _ mentions: TypeMentions, _ views: DeclaredViews, _ unreached: UnreachedCode, _ accessors: GeneratedAccessors,
    unstarted: [String: SourceRange], registered: RegisteredCells, makesByName: Bool
  ) {
    self.accessors = accessors
    self.registered = registered
    self.makesByName = makesByName
    self.unstarted = unstarted.values.map(\.self)
    self.views = views
    self.mentions = mentions
    self.unreached = unreached
  }

  /// Whether nothing leads to a view: each place that names it is in code that nobody gets, or in views that nothing leads
  /// to either, which may name each other.
  func isUnnamed(_ type: TypeName) -> Bool {
    if let answer = known[type] { return answer }
    var met: Set<TypeName> = [type]
    var waiting = [type]
    while let next = waiting.popLast() {
      guard known[next] != true else { continue }
      guard let owners = owners(of: next) else {
        known[type] = false
        return false
      }
      for owner in owners where met.insert(owner).inserted { waiting.append(owner) }
    }
    for one in met { known[one] = true }
    return true
  }

  /// The views in whose code people may be led to a view; nil where something else leads there.
  private func owners(of type: TypeName) -> Set<TypeName>? {
    guard known[type] != false, !quoted.contains(type.name), let places = mentions.places(of: type) else { return nil }
    var owners: Set<TypeName> = []
    for place in places where !unstarted.contains(where: { $0.contains(place) }) && !registered.hold(place) {
      if let owner = views.owner(of: place), owners.contains(owner) { continue }
      if unreached.holds(place) || unreached.holdsInUnnamedType(place) || accessors.hold(place) { continue }
      guard let owner = views.owner(of: place),
        !makesByName || !views.classes.contains(owner) || !(mentions.places(of: owner)?.isEmpty ?? true) else { return nil }
      owners.insert(owner)
    }
    return owners
  }
}
