import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// Snapshots of diffable data sources: which rows a list has, in which sections (Apple: documentation of
/// NSDiffableDataSourceSnapshot and UITableViewDiffableDataSource).
extension UIKitEffects {
  private static let sections = "sectionIdentifiers"
  private static let items = "itemIdentifiers"
  /// By item, the number of its section.
  private static let places = "places of items"
  private static let snapshot = "snapshot"

  /// `NSDiffableDataSourceSnapshot<Section, Item>()`
  func snapshot(_ className: String, source: SourceRange) -> Value {
    let object = UIObject(className: className, base: nil, source: source)
    let types = evaluator.takeArguments(2)
    object.sectionType = types.count > 1 ? types.first : nil
    object.rowType = types.last
    for name in [Self.sections, Self.items, Self.places] { object.parts[name] = .array([]) }
    return .object(object)
  }

  /// The calls that fill a snapshot, the one that shows it, and what is asked of both.
  func applyRows(_ call: ObjectCall, to object: UIObject) -> Value? {
    switch object.className {
    case "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSectionSnapshot": fill(object, call)
    case let name where name.hasSuffix("DiffableDataSource"): answer(call, of: object)
    default: nil
    }
  }

  private func fill(_ snapshot: UIObject, _ call: ObjectCall) -> Value? {
    let first = call.arguments.first?.value
    switch call.name {
    case "appendSections": append(first, to: Self.sections, of: snapshot, as: snapshot.sectionType)
    case "appendItems", "append":
      let known = snapshot.parts[Self.items]?.members.count ?? 0
      append(first, to: Self.items, of: snapshot, as: snapshot.rowType)
      let added = (snapshot.parts[Self.items]?.members.count ?? 0) - known
      guard let section = section(call.arguments.first(labelled: "toSection")?.value, of: snapshot) else {
        snapshot.hasUnknownItems = true
        break
      }
      let places = snapshot.parts[Self.places]?.members ?? []
      snapshot.parts[Self.places] = .array(places + Array(repeating: .number(Double(section)), count: added))
    case "deleteAllItems":
      for name in [Self.sections, Self.items, Self.places] { snapshot.parts[name] = .array([]) }
      snapshot.hasUnknownItems = false
    case "itemIdentifiers":
      guard !snapshot.hasUnknownItems, let section = section(first, of: snapshot) else { return nil }
      return .array(rows(of: snapshot)?[section] ?? [])
    case "numberOfItems":
      guard !snapshot.hasUnknownItems, let section = section(first, of: snapshot) else { return nil }
      return .number(Double(rows(of: snapshot)?[section].count ?? 0))
    case "reloadItems", "reconfigureItems", "reloadSections", "expand", "collapse": break
    // What is put before others, moved or taken away.
    default: snapshot.hasUnknownItems = true
    }
    return .tuple([])
  }

  private func append(_ value: Value?, to name: String, of snapshot: UIObject, as type: TypeReference?) {
    guard case .array(let new)? = value, !snapshot.hasUnknownItems else { return snapshot.hasUnknownItems = true }
    let typed = type.map { type in new.map { resolved($0, as: type, in: nil) } } ?? new
    snapshot.parts[name] = .array((snapshot.parts[name]?.members ?? []) + typed)
  }

  /// The number of a section by its identifier, of the last one where none is named; nil where that is not known.
  private func section(_ identifier: Value?, of snapshot: UIObject) -> Int? {
    let sections = snapshot.parts[Self.sections]?.members ?? []
    guard let identifier else { return max(sections.count - 1, 0) }
    let typed = snapshot.sectionType.map { resolved(identifier, as: $0, in: nil) } ?? identifier
    return sections.firstIndex { evaluator.isSame($0, typed) == true }
  }

  /// The rows of each section of a snapshot; nil where they are not known.
  private func rows(of snapshot: UIObject) -> [[Value]]? {
    guard !snapshot.hasUnknownItems, let items = snapshot.parts[Self.items]?.members,
      let places = snapshot.parts[Self.places]?.members, places.count == items.count else { return nil }
    let count = max(snapshot.parts[Self.sections]?.members.count ?? 0, 1)
    var rows: [[Value]] = Array(repeating: [], count: count)
    for (item, place) in zip(items, places) {
      guard case .number(let section) = place, rows.indices.contains(Int(section)) else { return nil }
      rows[Int(section)].append(item)
    }
    return rows
  }

  private func answer(_ call: ObjectCall, of source: UIObject) -> Value? {
    let shown = source.parts[Self.snapshot]?.object
    let first = call.arguments.first?.value
    switch call.name {
    case "apply", "applySnapshotUsingReloadData":
      openSources.removeAll { $0.source === source }
      let snapshot = first?.object
      source.parts[Self.snapshot] = snapshot.map { .object($0) }
      show(snapshot.flatMap(rows), of: source)
      // What happens once the rows are there: `apply(snapshot) { list.isHidden = false }`.
      runCallbacks(call.arguments)
      return .tuple([])
    case Self.snapshot: return shown.map { .object($0) }
    case "itemIdentifier":
      guard let (section, row) = first.flatMap(Self.indices), let rows = shown.flatMap(rows), rows.indices.contains(section),
        rows[section].indices.contains(row) else { return nil }
      return rows[section][row]
    case "sectionIdentifier":
      guard case .number(let section)? = first, let sections = shown?.parts[Self.sections]?.members,
        sections.indices.contains(Int(clamping: section)) else { return nil }
      return sections[Int(section)]
    default: return nil
    }
  }

  /// The section and row of `IndexPath(row: 2, section: 0)`.
  private static func indices(_ place: Value) -> (section: Int, row: Int)? {
    guard case .tuple(let parts) = place, case .number(let section)? = parts.first(where: { $0.label == "section" })?.value,
      case .number(let row)? = parts.first(where: { $0.label == "row" })?.value else { return nil }
    return (Int(clamping: section), Int(clamping: row))
  }
}
