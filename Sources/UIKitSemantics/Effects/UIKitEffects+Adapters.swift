import AccessibilityModel
import SourceModel
import SwiftSource
import ViewEvaluation

/// Lists whose rows are given in another way than by a data source that set-up code names.
extension UIKitEffects {
  /// Fills the lists of an object that its set-up code left open, now that all of its code was run: later code may have
  /// named who answers for the rows, or a library asks for them.
  func fillOpenLists(of object: UIObject) {
    guard let type = object.declaration, !isExhausted else { return }
    fillKnownLists(of: object, type)
    fillByAdapter(of: object, type)
    fillByHeldSource(of: object, type)
  }

  /// The only object of a class that answers for rows is who is asked by the only list of it that nobody else fills:
  /// where it names itself the data source, it may get the list in a way that is not followed.
  private func fillByHeldSource(of object: UIObject, _ type: TypeDeclaration) {
    for source in Source.all {
      guard let list = list(ofClass: source.list, in: object), !list.isFilled, list.children.isEmpty,
        list.all("dataSource").isEmpty, function(source.function, source.cell, of: type) == nil else { continue }
      let held = index.ownProperties(of: type).compactMap { property -> Provider? in
        guard !property.isStatic, property.getter == nil, let written = property.type,
          let answering = index.type(for: written, from: property.range.file, enclosing: type), answering.kind == .classType,
          function(source.function, source.cell, of: answering) != nil,
          let value = member(property.name, of: object)?.initialValue, !value.isAbsent else { return nil }
        return Provider(value: value, type: answering)
      }
      if held.count == 1 { fill(list, source, by: held[0]) }
    }
  }

  /// `listAdapter(_:sectionControllerFor:)` of IGListKit: who makes the cells of a section, which is asked for each row
  /// (IGListKit: Getting started, ListSectionController). One row stands for all of each kind.
  private func fillByAdapter(of object: UIObject, _ type: TypeDeclaration) {
    guard let choose = function("listAdapter", "sectionControllerFor", of: type),
      let list = list(ofClass: "UICollectionView", in: object), !list.isFilled, list.children.isEmpty else { return }
    list.isFilled = true
    evaluator.later {
      let sections = evaluator.run(choose, on: .object(object), arguments: [], source: choose.nameRange).conditionalObjects
      for (conditions, section) in sections { showRow(of: section, under: conditions, in: list) }
      if sections.isEmpty { showUnknownRow(in: list, choose.nameRange, under: [], repeats: Self.eachRow) }
    }
  }

  private func showRow(of section: UIObject, under conditions: [Condition], in list: UIObject) {
    let make = section.declaration.flatMap { function("cellForItem", "at", of: $0) }
    let cells = make.map { function in
      asRow { evaluator.run(function, on: .object(section), arguments: [], source: function.nameRange) }
    }
    let known = (cells?.conditionalObjects ?? []).filter(\.object.isView)
    for (further, cell) in known { list.add(cell, under: conditions + further, repeats: Self.eachRow) }
    guard known.isEmpty else { return }
    showUnknownRow(in: list, section.source, under: conditions, repeats: Self.eachRow)
  }

  /// Whether a value is an object of the project that a list may ask for its rows, of which an object has one.
  func answersForRows(_ value: Value) -> Bool {
    guard case .instance(let instance) = value, instance.declaration.kind == .classType else { return false }
    return Source.all.contains { function($0.function, $0.cell, of: instance.declaration) != nil }
  }

  private static let eachRow = "for each row"
}
