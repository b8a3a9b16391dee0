import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// The rows of lists, as data sources give them.
extension UIKitEffects {
  /// What a data source or delegate answers, by the labels of its function.
  struct Source {
    let list: String
    let function: String
    let sections: String
    let count: String
    let cell: String

    static let all = [
      Source(
        list: "UITableView", function: "tableView", sections: "numberOfSections", count: "numberOfRowsInSection",
        cell: "cellForRowAt"),
      Source(
        list: "UICollectionView", function: "collectionView", sections: "numberOfSections",
        count: "numberOfItemsInSection", cell: "cellForItemAt"),
    ]
  }

  /// Rows of a list that are told apart.
  static let rowLimit = 60

  /// Who answers for the rows of a list: the object that holds it, or another one of the project.
  struct Provider {
    let value: Value
    let type: TypeDeclaration
  }

  /// Fills the lists whose data source the object is, or makes: row by row where the rows are known, else with one row
  /// for all.
  func fillLists(of object: UIObject) {
    guard let type = object.declaration else { return }
    retitleSections(of: object, type)
    fillKnownLists(of: object, type)
  }

  /// - Parameter isEnd: All code has run, so lists that views of the object hold have been told whom to ask.
  func fillKnownLists(of object: UIObject, _ type: TypeDeclaration, isEnd: Bool = false) {
    for source in Source.all {
      if function(source.function, source.cell, of: type) != nil, let list = list(ofClass: source.list, in: object) {
        fill(list, source, by: Provider(value: .object(object), type: type))
      }
      for list in answered(source, by: object, type) {
        fill(list, source, by: Provider(value: .object(object), type: type))
      }
      let lists = isEnd ? shownLists(ofClass: source.list, by: object) : heldLists(ofClass: source.list, in: object)
      for list in lists where !list.isFilled {
        guard let named = list.all("dataSource").last?.value, let provider = provider(named.initialValue, source) else { continue }
        fill(list, source, by: provider)
      }
    }
  }

  /// Who is meant by what set-up code names as the one to ask for rows. One that something else hands in, as containers
  /// of dependencies do, is at least of the type that it is declared with; nil where that is not of the project.
  private func provider(_ value: Value, _ source: Source) -> Provider? {
    switch value {
    case .instance(let instance): return Provider(value: value, type: instance.declaration)
    case .object(let object as UIObject) where object.isHelper:
      return object.declaration.map { Provider(value: value, type: $0) }
    case .unknown(let unknown):
      guard let type = unknown.declaration else { return nil }
      let types = type.kind == .protocolType ? index.types(conformingTo: type.name) : [type]
      guard types.count == 1, types[0].kind == .classType, function(source.function, source.cell, of: types[0]) != nil
      else { return nil }
      return Provider(value: evaluator.hole(of: types[0], named: unknown.expression), type: types[0])
    default: return nil
    }
  }

  /// The lists that name an object as the one to ask, wherever they stand in the view of a controller.
  private func answered(_ source: Source, by object: UIObject, _ type: TypeDeclaration) -> [UIObject] {
    guard function(source.function, source.cell, of: type) != nil else { return [] }
    return shownLists(ofClass: source.list, by: object).filter { list in
      !list.isFilled && list.all("dataSource").last?.value.object === object
    }
  }

  func fill(_ list: UIObject, _ source: Source, by provider: Provider) {
    guard !list.isFilled, let cell = function(source.function, source.cell, of: provider.type) else { return }
    list.isFilled = true
    let counts = rowCounts(source, by: provider, list)
    let section = counts?.firstIndex { $0 > 0 }
    offerSwipes(on: list, by: provider, at: section.map { place($0, 0) })
    if let sections = counts {
      for (section, count) in sections.enumerated() {
        showText("titleForHeaderInSection", section, source, by: provider, in: list, isHeader: true)
        showView("viewForHeaderInSection", section, source, by: provider, in: list)
        showSupplement(isHeader: true, section, by: provider, in: list)
        for row in 0..<count { showCell(cell, at: place(section, row), by: provider, in: list, source, nil) }
        showText("titleForFooterInSection", section, source, by: provider, in: list, isHeader: false)
        showView("viewForFooterInSection", section, source, by: provider, in: list)
        showSupplement(isHeader: false, section, by: provider, in: list)
      }
    } else {
      evaluator.later {
        showText("titleForHeaderInSection", nil, source, by: provider, in: list, isHeader: true)
        showView("viewForHeaderInSection", nil, source, by: provider, in: list)
        showSupplement(isHeader: true, nil, by: provider, in: list)
        showCell(cell, at: nil, by: provider, in: list, source, "for each row")
        showText("titleForFooterInSection", nil, source, by: provider, in: list, isHeader: false)
        showView("viewForFooterInSection", nil, source, by: provider, in: list)
        showSupplement(isHeader: false, nil, by: provider, in: list)
      }
    }
  }

  func function(_ name: String, _ label: String, of type: TypeDeclaration) -> FunctionDeclaration? {
    index.functions(name, of: type, isStatic: false).first { $0.body != nil && $0.parameters.last?.label == label }
  }

  /// The number of rows of each section; nil where it is not known, or there are many.
  private func rowCounts(_ source: Source, by provider: Provider, _ list: UIObject) -> [Int]? {
    guard let count = function(source.function, source.count, of: provider.type) else { return nil }
    var sections = 1
    let name = source.sections
    if let function = index.functions(name, of: provider.type, isStatic: false).first(where: { $0.body != nil }) {
      guard case .number(let number) = answer(function, by: provider, list, []) else { return nil }
      sections = Int(clamping: number)
    }
    guard sections > 0, sections <= Self.rowLimit else { return nil }
    var counts: [Int] = []
    for section in 0..<sections {
      guard case .number(let number) = answer(count, by: provider, list, [.number(Double(section))]), number >= 0 else {
        return nil
      }
      counts.append(Int(clamping: number))
    }
    let all = counts.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    return all > 0 && all <= Self.rowLimit ? counts : nil
  }

  /// What a function of a data source answers, asked for a list and a place in it.
  func answer(_ function: FunctionDeclaration, by provider: Provider, _ list: UIObject, _ place: [Value]) -> Value {
    let values = [.object(list)] + place
    let arguments = zip(function.parameters, values).map { parameter, value in
      EvaluatedArgument(label: parameter.label, value: value, source: function.nameRange)
    }
    return known(evaluator.run(function, on: provider.value, arguments: arguments, source: function.nameRange))
  }

  /// `IndexPath(row: 2, section: 0)`
  func place(_ section: Int, _ row: Int) -> Value {
    .tuple([("section", section), ("row", row), ("item", row)].map {
      LabelledValue(label: $0.0, value: .number(Double($0.1)))
    })
  }

  private func showCell(
    _ function: FunctionDeclaration, at place: Value?, by provider: Provider, in list: UIObject, _ source: Source,
    _ repeats: String?
  ) {
    let value = asRow { answer(function, by: provider, list, place.map { [$0] } ?? []) }
    let selection = selection(in: provider.type, isTable: source.list == "UITableView")
    for (conditions, cell) in shownCells(value) where cell.isView {
      cell.selection = selection
      list.add(cell, under: conditions, repeats: repeats)
    }
    guard !value.holdsObjects else { return }
    list.note(UnknownReason(.unsupportedCode, source.cell))
    showUnknownRow(in: list, function.nameRange, under: [], repeats: repeats)
  }

  /// A row of which nothing is known but that it is there.
  func showUnknownRow(
    in list: UIObject, _ source: SourceRange, under conditions: [Condition], repeats: String?
  ) {
    guard !list.children.contains(where: { $0.repeats != nil && $0.object.framework == .interfaceFile }) else { return }
    let row = UIObject(className: "cell", base: nil, source: source)
    row.note(UnknownReason(.unsupportedCode, "cell"))
    list.add(row, under: conditions, repeats: repeats)
  }

  func showView(_ label: String, _ section: Int?, _ source: Source, by provider: Provider, in list: UIObject) {
    guard let function = function(source.function, label, of: provider.type) else { return }
    let value = asRow { answer(function, by: provider, list, section.map { [.number(Double($0))] } ?? []) }
    for (conditions, view) in value.conditionalObjects where view.isView {
      view.headsSection = label == "viewForHeaderInSection"
      list.add(view, under: conditions, repeats: section == nil ? "for each section" : nil)
    }
  }

  func showText(
    _ label: String, _ section: Int?, _ source: Source, by provider: Provider, in list: UIObject, isHeader: Bool
  ) {
    guard let function = function(source.function, label, of: provider.type) else { return }
    let value = answer(function, by: provider, list, section.map { [.number(Double($0))] } ?? [])
    for (conditions, present) in value.presentAlternatives {
      showText(present, under: conditions, function.nameRange, in: list, isHeader: isHeader, repeats: section == nil)
    }
  }

  /// - Parameter repeats: It stands for those of all sections.
  func showText(
    _ value: Value, under conditions: [Condition], _ source: SourceRange, in list: UIObject, isHeader: Bool,
    repeats: Bool, at position: Int? = nil
  ) {
    let text = UIObject(className: "UILabel", base: "UILabel", source: source)
    record("text", on: text, value, source: source)
    if isHeader {
      let header = Value.constant("header", source: source)
      record("accessibilityTraits", on: text, header, source: source)
    }
    // The view that a table makes of it follows the text size.
    let style = isHeader ? "headline" : "footnote"
    let font = Value.constant("preferredFont(forTextStyle: .\(style))", source: source)
    record("font", on: text, font, source: source)
    record("adjustsFontForContentSizeCategory", on: text, .boolean(true), source: source)
    list.add(text, under: conditions, repeats: repeats ? "for each section" : nil, at: position)
  }

  /// What is done beside or after a choice and is none: the keyboard goes, the mark of the cell goes, the list moves (Apple:
  /// documentation of UIResponder, UIView, UITableView and UICollectionView).
  private static let afterChoosing = FrameworkNames.names(.afterChoosing)

  /// Whether the class does something when a person chooses a cell of its list.
  private func selection(in type: TypeDeclaration, isTable: Bool) -> CellSelection? {
    let label = isTable ? "didSelectRowAt" : "didSelectItemAt"
    let function = index.functions(isTable ? "tableView" : "collectionView", of: type, isStatic: false).first {
      $0.parameters.last?.label == label && !($0.body?.statements.isEmpty ?? true)
    }
    guard let body = function?.body else { return nil }
    let done = Set(evaluator.summary(of: body).mentions.compactMap { $0.split(separator: ".").last.map(String.init) })
    if !done.isEmpty, done.isSubset(of: Self.afterChoosing) { return nil }
    return body.items.contains(where: \.tellsRowsApart) ? .some : .every
  }

  /// The list that a class fills: the only one of its kind that it holds, or the one whose data source it is.
  func list(ofClass name: String, in object: UIObject) -> UIObject? {
    let property = name == "UITableView" ? "tableView" : "collectionView"
    if object.isKind(of: name + "Controller") { return member(property, of: object)?.object }
    if let part = object.parts[property]?.object, part.isKind(of: name) { return part }
    let held = heldLists(ofClass: name, in: object)
    return held.count == 1 ? held[0] : nil
  }

  /// The lists that an object holds, and those that stand anywhere in the view of a controller.
  private func shownLists(ofClass name: String, by object: UIObject) -> [UIObject] {
    let held = heldLists(ofClass: name, in: object)
    guard object.isKind(of: "UIViewController"), let view = object.parts["view"]?.object else { return held }
    return held + view.descendants(ofKind: name).filter { list in !held.contains { $0 === list } }
  }

  private func heldLists(ofClass name: String, in object: UIObject) -> [UIObject] {
    var seen: Set<ObjectIdentifier> = []
    return object.parts.keys.sorted().flatMap { object.parts[$0]?.objects ?? [] }
      .filter { $0.isKind(of: name) && seen.insert(ObjectIdentifier($0)).inserted }
  }
}

extension CodeItem {
  /// Whether code goes different ways, or asks for the section.
  fileprivate var tellsRowsApart: Bool {
    switch self {
    case .statement(.conditional), .statement(.selection), .statement(.guarded): return true
    case .expression(let expression):
      switch expression.kind {
      case .conditional, .selection, .member(_, "section"): return true
      default: break
      }
    case .statement: break
    }
    return parts.contains(where: \.tellsRowsApart)
  }
}
