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

  /// - Parameters:
  ///   - documents: The storyboards among the interface files.
  ///   - findings: What was found; other views are not looked for.
  ///   - unreached: Members that nothing calls; what only they name is as good as unnamed.
  init(
    _ project: Project, _ files: [FileDeclarations], _ documents: [InterfaceDocument], around findings: [Finding],
    unreached: UnreachedCode
  ) {
    let sources = Array(zip(project.sources, files)).map { (unit: $0, file: $1) }
    let isApp = sources.contains { Self.begins(in: $0.unit) }
    ranges = UnopenedScenes(documents, project, files, unreached, isApp: isApp).ranges(around: findings.flatMap { [$0.place] + $0.furtherPlaces })
    let activities = isApp ? UnstartedActivities(sources) : nil
    for (_, widget) in activities?.widgets.sorted(by: { $0.key < $1.key }) ?? [] {
      ranges.append(widget.range)
      reasons.append((widget.range, widget.reason))
    }
    let places = Dictionary(grouping: findings.flatMap { [$0.place] + $0.furtherPlaces + Array($0.useSites) }) { ObjectIdentifier($0.file) }
    var views: [String: [SourceRange]] = [:]
    var found: Set<String> = []
    var owners: [String: [SourceRange]] = [:]
    var classes: Set<String> = []
    for (unit, file) in sources where unit.role == .app {
      let inFile = places[ObjectIdentifier(file.file)] ?? []
      for type in file.types where Self.isView(type) {
        views[type.name, default: []].append(type.range)
        owners[type.name, default: []].append(type.range)
        if type.kind == .classType { classes.insert(type.name) }
        if inFile.contains(where: type.range.contains) { found.insert(type.name) }
      }
    }
    // What an extension adds to a view is part of it.
    for (unit, file) in sources where unit.role == .app {
      let inFile = places[ObjectIdentifier(file.file)] ?? []
      for declaration in file.extensions where views[declaration.extendedType.name] != nil {
        let name = declaration.extendedType.name
        views[name]?.append(declaration.range)
        owners[name]?.append(declaration.range)
        if inFile.contains(where: declaration.range.contains) { found.insert(name) }
      }
    }
    // What stands elsewhere is met where views show it.
    for name in findings.flatMap(\.screens) where views[name] != nil { found.insert(name) }
    // What a class loads by its own name is looked at where the file is.
    for file in project.interfaceFiles where places[ObjectIdentifier(file.file)] != nil {
      let name = file.file.path.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? ""
      if views[name] != nil, Self.isCalled(name, file.file) { found.insert(name) }
    }
    // Code that belongs to no app here is shown by others.
    guard !found.isEmpty, isApp else { return }
    let mentions = TypeMentions(of: Set(views.keys), in: sources)
    let search = UnnamedViews(mentions, owners, classes, unreached, unstarted: activities?.widgets.mapValues(\.range) ?? [:])
    var unnamed = found.filter(search.isUnnamed)
    guard !unnamed.isEmpty else { return }
    search.quoted = Self.quoted(views, project)
    unnamed = unnamed.filter(search.isUnnamed)
    self.unnamed = unnamed
    ranges += Self.places(of: views.filter { unnamed.contains($0.key) }, project.interfaceFiles)
    for name in unnamed.sorted() {
      let known = reasons
      let holding = mentions.places(of: name)?.lazy.compactMap { place in known.first { $0.range.contains(place) } }.first
      if let holding { reasons += (views[name] ?? []).map { ($0, holding.reason) } }
    }
  }

  /// The views that stand in quotation marks outside of themselves and of the file that a class loads by its name.
  private static func quoted(_ views: [String: [SourceRange]], _ project: Project) -> Set<String> {
    var found: Set<String> = []
    let names = QuotedNames(Set(views.keys))
    for unit in project.sources {
      names.forEach(in: unit.file) { name, place in
        let isItsOwn = views[name]?.contains { $0.file === unit.file && $0.start <= place && place < $0.end } ?? true
        if !isItsOwn { found.insert(name) }
      }
    }
    for unit in project.interfaceFiles {
      names.forEach(in: unit.file) { name, _ in if !isCalled(name, unit.file) { found.insert(name) } }
    }
    return found
  }

  private static func places(of unnamed: [String: [SourceRange]], _ files: [InterfaceUnit]) -> [SourceRange] {
    unnamed.flatMap { name, ranges in
      ranges + files.filter { isCalled(name, $0.file) }.map { unit in
        SourceRange(file: unit.file, start: 0, end: unit.file.bytes.count)
      }
    }
  }

  /// `Card.xib` of a class `Card`, which loads it.
  private static func isCalled(_ name: String, _ file: SourceFile) -> Bool { file.path.hasSuffix("/\(name).xib") }

  private func reason(at place: SourceRange) -> RelatedPlace? { reasons.first { $0.range.contains(place) }?.reason }

  /// Why nobody sees what a finding is about, where that is more than that no code names it.
  func reason(for finding: Finding) -> RelatedPlace? {
    reason(at: finding.place) ?? finding.useSites.lazy.compactMap { reason(at: $0) }.first
  }

  func hold(_ place: SourceRange) -> Bool { ranges.contains { $0.contains(place) } }

  /// Also what is told of a component that only such views use in a way that is wrong, and what only they show.
  func hold(_ finding: Finding) -> Bool {
    hold(finding.place) || !finding.screens.isEmpty && finding.screens.isSubset(of: unnamed) || !finding.useSites.isEmpty && finding.useSites.allSatisfy(hold)
  }

  /// A structure that is a view or a modifier of views by its own declaration, or a class of UIKit by what it inherits from, that other modules
  /// cannot use.
  private static func isView(_ type: TypeDeclaration) -> Bool {
    let inherited = type.inheritedTypes.map(\.name)
    let isOurs = type.kind == .structure && ["View", "ViewModifier"].contains(where: inherited.contains)
      || type.kind == .classType && inherited.contains(where: isOfUIKit)
    guard isOurs,
      type.attributes.allSatisfy({ ["MainActor", "IBDesignable", "available"].contains($0.name) }) else { return false }
    return !type.isOffered
  }

  /// By the endings that classes of views and controllers have, those of the project included; what is no such class has
  /// no findings about views in it.
  private static func isOfUIKit(_ name: String) -> Bool {
    ["View", "Cell", "Controller", "Control", "Button", "Label"].contains(where: name.hasSuffix)
  }

  /// Whether an app begins in a file.
  private static func begins(in unit: SourceUnit) -> Bool {
    unit.role == .app
      && (["@main", "ApplicationMain"].contains { unit.file.firstOffset(of: $0) != nil }
        || unit.pathInRoot.hasSuffix("/main.swift"))
  }
}

/// Which views are named by nothing but previews, members that nothing calls and views of which the same is true.
private final class UnnamedViews {
  private let mentions: TypeMentions
  private let unreached: UnreachedCode
  private let unstarted: [SourceRange]
  private let classes: Set<String>
  private var byFile: [ObjectIdentifier: [(name: String, range: SourceRange)]] = [:]
  private var known: [String: Bool] = [:]
  /// Those that count as named, since a text may stand for them.
  var quoted: Set<String> = [] {
    didSet { known = [:] }
  }

  /// - Parameters:
  ///   - owners: Views that show what stands in them only where they are shown themselves.
  ///   - classes: Those of them that may be made by their name alone, as that of an extension is, which its property list
  ///     names.
  ///   - unstarted: The code of widgets that nobody sees, by their names.
  init(
    _ mentions: TypeMentions, _ owners: [String: [SourceRange]], _ classes: Set<String>, _ unreached: UnreachedCode,
    unstarted: [String: SourceRange]
  ) {
    self.unstarted = unstarted.values.map(\.self)
    self.classes = classes
    self.mentions = mentions
    self.unreached = unreached
    for (name, ranges) in owners {
      for range in ranges { byFile[ObjectIdentifier(range.file), default: []].append((name, range)) }
    }
  }

  /// A class that nothing names at all is most likely made by its name.
  private func isOnlyNamedInVain(_ name: String) -> Bool {
    if classes.contains(name), mentions.places(of: name)?.isEmpty ?? true { return false }
    return isUnnamed(name)
  }

  func isUnnamed(_ name: String) -> Bool {
    if let answer = known[name] { return answer }
    // Views that name each other count as named.
    known[name] = false
    let answer = !quoted.contains(name) && mentions.places(of: name)?.allSatisfy { place in
      let owner = byFile[ObjectIdentifier(place.file)]?.first { $0.range.contains(place) }
      return owner.map { isOnlyNamedInVain($0.name) } ?? false || unstarted.contains { $0.contains(place) } || unreached.holds(place)
    } ?? false
    known[name] = answer
    return answer
  }
}
