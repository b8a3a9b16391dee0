import Project
import Rules
import SourceModel
import SwiftSource

/// Views of an app that no code names but their own and previews: nobody gets to see them.
struct UnusedViews {
  private var ranges: [SourceRange] = []

  /// - Parameter findings: What was found; other views are not looked for.
  init(_ sources: [(unit: SourceUnit, file: FileDeclarations)], around findings: [Finding]) {
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
    for (name, ranges) in views where mentions.places(of: name)?.isEmpty ?? false { self.ranges += ranges }
  }

  func hold(_ place: SourceRange) -> Bool { ranges.contains { $0.contains(place) } }

  /// A structure that is a view by its own declaration, and that other modules cannot use.
  private static func isView(_ type: TypeDeclaration) -> Bool {
    guard type.kind == .structure, type.attributes.isEmpty, type.inheritedTypes.contains(where: { $0.name == "View" })
    else { return false }
    let line = type.nameRange.file.line(type.nameRange.startPosition.line)
    return !["public ", "package "].contains(where: line.contains)
  }

  /// Whether an app begins in a file.
  private static func begins(in unit: SourceUnit) -> Bool {
    unit.role == .app
      && (["@main", "ApplicationMain"].contains { unit.file.firstOffset(of: $0) != nil }
        || unit.pathInRoot.hasSuffix("/main.swift"))
  }
}
