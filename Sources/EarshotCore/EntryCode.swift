import SourceModel
import SwiftSource

/// The code that belongs to each entry, without that of types inside of it which are entries themselves.
struct EntryCode {
  /// By entry, the views whose calls stand in its code.
  private(set) var used: [Set<Int>]
  /// By beginning of the expressions that stand in a tree where they are heard, the entry that they belong to.
  private(set) var owners: [SourceStart: Int] = [:]
  /// Those of these beginnings that stand in what is presented.
  private(set) var presented: Set<SourceStart> = []
  /// Of each entry, the beginnings of what is drawn and makes no element, such as shapes, and whether that is presented.
  private var drawings: [Int: [SourceStart: Bool]] = [:]
  /// Controllers and views of UIKit whose code an interface file is shown by, by the scenes and files that have them.
  private(set) var classesOfFiles: [Int: Int] = [:]

  init(_ entries: [ScreenEntry], _ expressions: [ViewExpression], _ index: DeclarationIndex) {
    used = Array(repeating: [], count: entries.count)
    var code: [ObjectIdentifier: [(range: SourceRange, entry: Int)]] = [:]
    var views: [SourceRange: Int] = [:]
    for (number, entry) in entries.enumerated() {
      if let type = entry.declaredView { views[type.nameRange] = number }
      for range in entry.code(index) { code[ObjectIdentifier(range.file), default: []].append((range, number)) }
    }
    for file in code.keys { code[file]?.sort { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) } }
    for (file, expressions) in Dictionary(grouping: expressions, by: { ObjectIdentifier($0.range.file) }) {
      guard let ranges = code[file] else { continue }
      add(expressions.filter { !$0.isPreview }.sorted { $0.range.start < $1.range.start }, ranges, views)
    }
    addDrawings()
    for (number, entry) in entries.enumerated() {
      guard case .uiKit(let file) = entry, let name = file.customClass,
        let type = index.type(named: name, from: file.source.file, enclosing: nil), let shown = views[type.nameRange]
      else { continue }
      classesOfFiles[number] = shown
    }
  }

  /// In a view that shows nothing but shapes, these may be tapped: it is whole in others only where they are.
  private mutating func addDrawings() {
    let owning = Set(owners.values)
    for (entry, places) in drawings where !owning.contains(entry) {
      for (place, isPresented) in places {
        owners[place] = entry
        if isPresented { presented.insert(place) }
      }
    }
    drawings = [:]
  }

  /// Of one file, both in the order of the source.
  private mutating func add(
    _ expressions: [ViewExpression], _ ranges: [(range: SourceRange, entry: Int)], _ views: [SourceRange: Int]
  ) {
    var open: [(range: SourceRange, entry: Int)] = []
    var next = ranges[...]
    for expression in expressions {
      while let first = next.first, first.range.start <= expression.range.start {
        open.append(next.removeFirst())
      }
      while let last = open.last, last.range.end < expression.range.end { open.removeLast() }
      guard let owner = open.last?.entry else { continue }
      switch expression.kind {
      case .ownView(let type), .ownObject(let type):
        if let view = views[type.nameRange], view != owner { used[owner].insert(view) }
      case .element, .drawn: break
      case .container: continue
      }
      guard expression.drawnBy == nil, !expression.isOtherSystem, !expression.isSpokenText else { continue }
      if case .drawn = expression.kind {
        drawings[owner, default: [:]][SourceStart(expression.range)] = expression.isPresented
        continue
      }
      owners[SourceStart(expression.range)] = owner
      if expression.isPresented { presented.insert(SourceStart(expression.range)) }
    }
  }
}

extension ScreenEntry {
  /// The view, or the class of UIKit, that it shows.
  fileprivate var declaredView: TypeDeclaration? {
    switch self {
    case .view(let type): type
    case .uiKit(let entry): entry.declaration
    case .scene, .preview, .previewProvider, .snippet: nil
    }
  }

  /// Where the code of it stands.
  func code(_ index: DeclarationIndex) -> [SourceRange] {
    switch self {
    case .view(let type), .scene(let type), .previewProvider(let type): index.code(of: type)
    case .preview(let preview, _): [preview.range]
    case .snippet(let expression, _): [expression.range]
    case .uiKit(let entry): entry.declaration.map { index.code(of: $0) } ?? []
    }
  }
}
