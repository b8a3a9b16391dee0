import AccessibilityModel
import PlatformKnowledge
import Project
import Rules
import SourceModel
import SwiftSource

/// Views of an app for several systems that only those others show which its files are not read for: what stands in
/// `#if` clauses for them, and what nothing but such code uses. They are read as on the first system that shows them.
struct OtherSystems: Sendable {
  /// What one system makes of the app.
  struct System: Sendable {
    /// By the name that `os()` gives it.
    let name: String
    let index: DeclarationIndex
    /// Files of which it has other parts than the system that they are read for.
    let files: [FileDeclarations]
    /// The code that only it has, by file.
    fileprivate(set) var code: [ObjectIdentifier: [SourceRange]]
    fileprivate(set) var entries: [ScreenEntry] = []

    fileprivate func has(_ place: SourceRange) -> Bool {
      code[ObjectIdentifier(place.file)]?.contains { $0.contains(place) } ?? false
    }
  }

  private(set) var systems: [System] = []
  /// By the source of each entry, the number of its system.
  private var byEntry: [SourceRange: Int] = [:]
  /// By file, the clauses for other systems that show something.
  private(set) var parts: [ObjectIdentifier: [OtherSystemPart]] = [:]

  init() {}

  /// - Parameters:
  ///   - entries: Those of the systems that the files are read for.
  ///   - lower: Lowers files as a system compiles them.
  init(
    _ sources: [(unit: SourceUnit, file: FileDeclarations)], _ index: DeclarationIndex, _ entries: [ScreenEntry],
    lower: ([SourceFile], _ system: String) async -> [FileDeclarations]
  ) async {
    let marked = sources.filter { $0.unit.role == .app && !$0.file.otherSystemCode.isEmpty }.map(\.file)
    guard !marked.isEmpty else { return }
    let shown = ShownViews(entries, sources)
    for (name, _) in PlatformSet.named {
      let files = marked.filter { file in file.otherSystemCode.contains { $0.system == name } }
      guard !files.isEmpty else { continue }
      var code: [ObjectIdentifier: [SourceRange]] = [:]
      for file in files {
        let own = file.otherSystemCode.filter { $0.system == name }.map(\.range)
        code[ObjectIdentifier(file.file)] = own + Self.members(namedOnlyIn: own, of: file)
      }
      let own = shown.views(usedOnlyIn: &code, index).filter { byEntry[$0.source] == nil }
      guard !own.isEmpty || files.contains(where: { !$0.otherSystemNames.isEmpty }) else { continue }
      let chosen = Set(files.map { ObjectIdentifier($0.file) })
      // What it leaves out of other files is not there to be meant.
      let less = sources.filter {
        $0.unit.role == .app && $0.file.otherSystemsWithLess.contains(name) && !chosen.contains(ObjectIdentifier($0.file.file))
      }.map(\.file)
      let all = files + less
      let lowered = await lower(all.map(\.file), name)
      guard lowered.count == all.count else { return }
      add(System(name: name, index: index.replacing(by: lowered), files: lowered, code: code), own, besides: entries)
    }
    let names = shown.names.union(systems.flatMap(\.entries).map(\.simpleName))
    for file in marked { parts[ObjectIdentifier(file.file)] = file.otherSystemCode.filter { $0.shows(names) }.map {
      OtherSystemPart(source: $0.range, system: $0.system)
    } }
  }

  /// The private members of a file's types that only some code names, or members of which the same is true: a bar that
  /// nothing but the body for a Mac shows, though it stands outside of the clause.
  private static func members(namedOnlyIn code: [SourceRange], of file: FileDeclarations) -> [SourceRange] {
    let members = (file.types.map(\.members) + file.extensions.map(\.members)).flatMap { members in
      members.functions.filter(\.isPrivate).map { (name: $0.name, range: $0.range, own: $0.nameRange) }
        + members.properties.filter { $0.isPrivate && $0.getter != nil }.map { (name: $0.name, range: $0.range, own: $0.nameRange) }
    }
    guard !members.isEmpty else { return [] }
    let bytes = file.file.bytes
    let sought = SoughtWords(Set(members.map(\.name)))
    var places: [String: [Int]] = [:]
    WordScanner.forEachWord(of: bytes) { range in
      if let name = sought.word(in: bytes, at: range) { places[name, default: []].append(range.lowerBound) }
    }
    var found: [SourceRange] = []
    while case let more = members.filter({ member in
      let uses = (places[member.name] ?? []).filter { $0 != member.own.start && !member.range.contains($0) }
      return !uses.isEmpty && !found.contains(member.range)
        && uses.allSatisfy { use in code.contains { $0.contains(use) } || found.contains { $0.contains(use) } }
    }), !more.isEmpty { found += more.map(\.range) }
    return found
  }

  /// Adds what a system shows: the views that nothing else uses, and those that are declared for it alone.
  private mutating func add(_ system: System, _ own: [ScreenEntry], besides entries: [ScreenEntry]) {
    var system = system
    let changed = Set(system.files.map { ObjectIdentifier($0.file) })
    let known = Set(entries.map(\.source))
    let wanted = Set(own.map(\.source))
    system.entries = own.filter { !changed.contains(ObjectIdentifier($0.source.file)) }
    for file in system.files {
      system.entries += ScreenCatalog.declared(in: file, system.index).filter { entry in
        guard byEntry[entry.source] == nil, !entry.isPreview else { return false }
        return wanted.contains(entry.source) || !known.contains(entry.source) && system.has(entry.source)
      }
    }
    guard !system.entries.isEmpty else { return }
    for entry in system.entries { byEntry[entry.source] = systems.count }
    systems.append(system)
  }

  /// Which of the systems an entry is read for; nil for that of its file.
  func number(of entry: ScreenEntry) -> Int? { byEntry[entry.source] }

  /// The entries with those of other systems among them.
  func applied(to entries: [ScreenEntry]) -> [ScreenEntry] {
    guard !systems.isEmpty else { return entries }
    return (entries.filter { byEntry[$0.source] == nil } + systems.flatMap(\.entries)).sorted { $0.source < $1.source }
  }

  /// The expressions that make views, those of code that only another system has as it compiles them.
  func applied(to expressions: [ViewExpression]) -> [ViewExpression] {
    guard !systems.isEmpty else { return expressions }
    var result = expressions.filter { expression in !systems.contains { $0.has(expression.range) } }
    for system in systems {
      let kinds = ViewKinds(system.index)
      let files = system.index.files.filter { system.code[ObjectIdentifier($0.file)] != nil }
      for file in files {
        let found = ViewExpressionCollector(system.index, kinds, file, for: system.name).expressions
        result += found.filter { system.has($0.range) }
      }
    }
    return result
  }

  /// Without what rules say that are not true of the system which alone has the code.
  func applied(to findings: [Finding]) -> [Finding] {
    guard !systems.isEmpty else { return findings }
    let platforms = Dictionary(RuleRegistry.all.map { ($0.metadata.id, $0.platforms) }) { first, _ in first }
    return findings.filter { finding in
      guard let system = systems.first(where: { $0.has(finding.place) }),
        let platform = PlatformSet(name: system.name), let wanted = platforms[finding.rule] else { return true }
      return !wanted.isDisjoint(with: platform)
    }
  }
}

extension SourceRange {
  fileprivate func contains(_ offset: Int) -> Bool { start <= offset && offset < end }
}

/// The views of an app, and where its code names them.
private struct ShownViews {
  private var entries: [String: [ScreenEntry]] = [:]
  private let mentions: TypeMentions
  var names: Set<String> { Set(entries.keys) }

  init(_ entries: [ScreenEntry], _ sources: [(unit: SourceUnit, file: FileDeclarations)]) {
    for entry in entries {
      guard case .view(let type) = entry else { continue }
      self.entries[type.name, default: []].append(entry)
    }
    mentions = TypeMentions(of: Set(self.entries.keys), in: sources)
  }

  /// Where a view is named: in the code that is asked about, or in that of another view.
  private struct Use {
    let isInCode: Bool
    let owner: String?
  }

  /// The views that nothing else names than some code, and views of which the same is true, also where those show each
  /// other in a circle. Their code is added to it.
  func views(
    usedOnlyIn code: inout [ObjectIdentifier: [SourceRange]], _ index: DeclarationIndex
  ) -> [ScreenEntry] {
    var types: [String: TypeDeclaration] = [:]
    for (name, views) in entries where views.count == 1 {
      if case .view(let type) = views[0] { types[name] = type }
    }
    let uses = self.uses(of: types, in: code, index)
    // Nobody knows where those are shown that nothing names.
    var left = Set(types.keys.filter { !(uses[$0] ?? []).isEmpty })
    while case let elsewhere = left.filter({ name in
      uses[name]?.contains { use in !use.isInCode && !(use.owner.map(left.contains) ?? false) } ?? true
    }), !elsewhere.isEmpty { left.subtract(elsewhere) }
    var reached = left.filter { name in uses[name]?.contains(where: \.isInCode) ?? false }
    while case let more = left.filter({ name in
      !reached.contains(name) && uses[name]?.contains { $0.owner.map(reached.contains) ?? false } ?? false
    }), !more.isEmpty { reached.formUnion(more) }
    return reached.sorted().compactMap { name in
      guard let type = types[name] else { return nil }
      for range in index.code(of: type) { code[ObjectIdentifier(range.file), default: []].append(range) }
      return entries[name]?.first
    }
  }

  private func uses(
    of types: [String: TypeDeclaration], in code: [ObjectIdentifier: [SourceRange]], _ index: DeclarationIndex
  ) -> [String: [Use]] {
    var owners: [ObjectIdentifier: [(name: String, range: SourceRange)]] = [:]
    for (name, type) in types {
      for range in index.code(of: type) { owners[ObjectIdentifier(range.file), default: []].append((name, range)) }
    }
    return Dictionary(uniqueKeysWithValues: types.keys.map { name in
      let uses = (mentions.places(of: name) ?? []).map { place in
        let file = ObjectIdentifier(place.file)
        return Use(
          isInCode: code[file]?.contains { $0.contains(place) } ?? false,
          owner: owners[file]?.first { $0.range.contains(place) }?.name)
      }
      return (name, uses)
    })
  }
}

extension OtherSystemCode {
  /// Whether it makes something that is seen or operated, as against only placing it.
  fileprivate func shows(_ views: Set<String>) -> Bool {
    let bytes = Array(range.file.bytes[range.start..<min(range.end, range.file.bytes.count)])
    var shows = false
    WordScanner.forEachWord(of: bytes) { word in
      guard !shows, (0x41...0x5A).contains(bytes[word.lowerBound]) else { return }
      let name = String(decoding: bytes[word], as: UTF8.self)
      switch BuiltinViews.frameworkView(name)?.category {
      case .element?, .control?, .platform?: shows = true
      default: shows = views.contains(name)
      }
    }
    return shows
  }
}

extension ScreenEntry {
  fileprivate var simpleName: String {
    if case .view(let type) = self { return type.name }
    return name
  }
}

extension DeclarationIndex {
  /// The index of the same files but for some.
  fileprivate func replacing(by files: [FileDeclarations]) -> DeclarationIndex {
    let new = files.byFile
    return DeclarationIndex(self.files.map { new[ObjectIdentifier($0.file)] ?? $0 })
  }
}
