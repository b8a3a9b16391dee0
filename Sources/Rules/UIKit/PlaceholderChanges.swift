import SourceModel
import SwiftSource

/// Fields that are called by their placeholder, and whose placeholder code changes later: the name has to change with it.
enum PlaceholderChanges {
  /// The finding with a fix that repeats the placeholder wherever code gives the field one; without a fix where it cannot be
  /// repeated at one of the places.
  static func heeded(_ finding: Finding, in project: ProjectSubject) -> Finding {
    guard let fix = finding.fixes.first, fix.edits.count == 1, case let edit = fix.edits[0], let receiver = receiver(of: edit),
      let part = project.code.part(around: edit.range), let type = project.code.types.first(where: { $0.name == part.name }) else { return finding }
    // The closure that makes a field calls it by a name of its own.
    let properties = type.parts.flatMap(\.members.properties)
    let name = properties.first { $0.initializer?.range.contains(edit.range) ?? false }?.name ?? receiver.withoutSelf
    // A variable of one function is another one elsewhere.
    guard properties.contains(where: { $0.name == name }) else { return finding }
    let others = changes(of: name, in: type).filter { UIKitFix.endOfLine(of: $0.place) != edit.range.start || $0.place.file !== edit.range.file }
    guard !others.isEmpty else { return finding }
    var finding = finding
    let edits = others.compactMap { repeating($0.field, behind: $0.place) }
    finding.fixes = edits.count < others.count ? [] : [Fix(fix.title, safety: fix.safety, edits: fix.edits + edits)]
    return finding
  }

  /// `city` of the edit that adds `city.accessibilityLabel = city.placeholder`; empty for what the field says of itself.
  private static func receiver(of edit: SourceEdit) -> String? {
    guard edit.replacement.hasSuffix("placeholder"), let range = edit.replacement.firstRange(of: "accessibilityLabel = ") else { return nil }
    return String(edit.replacement[..<range.lowerBound].drop(while: \.isWhitespace).dropLast())
  }

  /// Where code gives a field a placeholder, and how it calls the field there.
  private static func changes(of name: String, in type: WholeType) -> [(field: String, place: SourceRange)] {
    type.kinds.assignments.compactMap { expression in
      guard case .assignment(let target, _) = expression.kind, case .member(let base?, let property) = target.kind,
        ["placeholder", "attributedPlaceholder"].contains(property), base.dottedName == name, let field = path(base) else { return nil }
      return (field: field, place: expression.range)
    }
  }

  /// `self.city`, as the code calls the field there.
  private static func path(_ field: Expression) -> String? {
    switch field.kind {
    case .name(let name): name
    case .member(let owner?, let name): path(owner).map { "\($0).\(name)" }
    default: nil
    }
  }

  private static func repeating(_ field: String, behind place: SourceRange) -> SourceEdit? {
    let (file, assignment) = (place.file, "\(field).accessibilityLabel = \(field).placeholder")
    if let end = UIKitFix.endOfLine(of: place) {
      return .insertion(of: file.lineEnding + file.indentation(at: place.start) + assignment, at: end, in: file)
    }
    let rest = String(file.line(place.endPosition.line).utf8.dropFirst(place.endPosition.column - 1)) ?? ""
    return rest.drop(while: \.isWhitespace).first == "}" ? .insertion(of: "; " + assignment, at: place.end, in: file) : nil
  }
}
