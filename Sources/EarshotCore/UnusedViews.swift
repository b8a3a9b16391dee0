import Project
import Rules
import SourceModel
import SwiftSource

/// Views, cells and controllers of an app that no code names but their own and previews, and no interface file: nobody
/// gets to see them.
struct UnusedViews {
  private var ranges: [SourceRange] = []

  /// - Parameter findings: What was found; other views are not looked for.
  init(
    _ sources: [(unit: SourceUnit, file: FileDeclarations)], interfaceFiles: [InterfaceUnit], around findings: [Finding]
  ) {
    let places = Dictionary(grouping: findings.map(\.place)) { ObjectIdentifier($0.file) }
    var views: [String: [SourceRange]] = [:]
    for (unit, file) in sources where unit.role == .app {
      guard let found = places[ObjectIdentifier(file.file)] else { continue }
      for type in file.types where Self.isView(type) && found.contains(where: type.range.contains) {
        views[type.name, default: []].append(type.range)
      }
    }
    // Code that belongs to no app here is shown by others.
    guard !views.isEmpty, sources.contains(where: { Self.begins(in: $0.unit) }) else { return }
    let mentions = TypeMentions(of: Set(views.keys), in: sources)
    var unnamed = views.filter { mentions.places(of: $0.key)?.isEmpty ?? false }
    guard !unnamed.isEmpty else { return }
    let quoted = QuotedNames(Set(unnamed.keys))
    for (unit, _) in sources {
      quoted.forEach(in: unit.file) { name, place in
        let isItsOwn = unnamed[name]?.contains { $0.file === unit.file && $0.start <= place && place < $0.end } ?? true
        if !isItsOwn { unnamed[name] = nil }
      }
    }
    for unit in interfaceFiles {
      quoted.forEach(in: unit.file) { name, _ in if !Self.isCalled(name, unit.file) { unnamed[name] = nil } }
    }
    for (name, ranges) in unnamed {
      self.ranges += ranges
      self.ranges += interfaceFiles.filter { Self.isCalled(name, $0.file) }.map { unit in
        SourceRange(file: unit.file, start: 0, end: unit.file.bytes.count)
      }
    }
  }

  /// `Card.xib` of a class `Card`, which loads it.
  private static func isCalled(_ name: String, _ file: SourceFile) -> Bool { file.path.hasSuffix("/\(name).xib") }

  func hold(_ place: SourceRange) -> Bool { ranges.contains { $0.contains(place) } }

  /// A structure that is a view by its own declaration, or a class of UIKit by what it inherits from, that other modules
  /// cannot use.
  private static func isView(_ type: TypeDeclaration) -> Bool {
    let inherited = type.inheritedTypes.map(\.name)
    let isOurs = type.kind == .structure && inherited.contains("View")
      || type.kind == .classType && inherited.contains(where: isOfUIKit)
    guard isOurs,
      type.attributes.allSatisfy({ $0.name == "MainActor" || $0.name == "IBDesignable" }) else { return false }
    let line = type.nameRange.file.line(type.nameRange.startPosition.line)
    return !["public ", "package ", "open "].contains(where: line.contains)
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
