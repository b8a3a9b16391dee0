import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// Objects that answer for the rows of a list.
extension UIKitEffects {
  /// `UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, item in … }`
  func diffableSource(_ name: String, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    let object = UIObject(className: name, base: nil, source: source)
    object.rowType = evaluator.takeArguments(2).last
    return connect(object, arguments) ? .object(object) : nil
  }

  /// Tells a data source for which list it answers, and how; false where that is not known.
  @discardableResult
  func connect(_ source: UIObject, _ arguments: [EvaluatedArgument]) -> Bool {
    let list = arguments.first(labelled: "tableView") ?? arguments.first(labelled: "collectionView")
    let provider = arguments.closure ?? arguments.first(labelled: "cellProvider")?.value
    guard let list = list?.value.object, let provider, provider.isRunnable else { return false }
    source.parts["list"] = .object(list)
    source.parts["provider"] = provider
    openSources.append((source, surroundings))
    return true
  }

  /// A data source of one of the project's classes, which descends from a diffable or an observed one.
  func rowSource(_ type: TypeDeclaration, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    guard let base = unknownSuperclass(of: type), base.hasSuffix("DiffableDataSource") || isObserved(base) else {
      return nil
    }
    let object = UIObject(className: base, base: nil, declaration: type, source: source)
    if isObserved(base) { openSources.append((object, surroundings)) }
    if let initializer = evaluator.overload(index.initializers(of: type), for: arguments) {
      _ = evaluator.run(initializer, on: .object(object), arguments: arguments, source: source)
    } else {
      join(object, arguments)
    }
    return .object(object)
  }

  /// A model that makes the data source of a list in one of its functions and fills it in another: all that hold it hold
  /// the same one, so it is an object. Nil for other models, and for those that are handed objects of the screen when they
  /// are made, which are partners of it.
  func rowModel(_ type: TypeDeclaration, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    guard type.kind == .classType, arguments.objects.isEmpty, keepsRowSource(type) else { return nil }
    let model = placed(
      UIObject(className: type.name, base: UIObject.helperBase, declaration: type, source: source))
    guard let initializer = evaluator.overload(index.initializers(of: type), for: arguments) else {
      recordArguments(arguments, on: model)
      return .object(model)
    }
    // What it begins with it has whenever it is made.
    evaluator.inOwnPlace {
      evaluator.apart { _ = evaluator.run(initializer, on: .object(model), arguments: arguments, source: source) }
    }
    return .object(model)
  }

  /// The same of a property that somebody else fills: all that is called of it is called of one object, of which only what
  /// it was made with is not known.
  func suppliedRowModel(of property: PropertyDeclaration, _ object: UIObject) -> Value? {
    guard !property.isStatic, property.getter == nil, property.initializer == nil, let written = property.type,
      let own = object.declaration,
      let type = index.type(for: written, from: property.range.file, enclosing: owner(of: property) ?? own),
      type.kind == .classType, !isObjectType(type), keepsRowSource(type) else { return nil }
    let model = placed(
      UIObject(className: type.name, base: UIObject.helperBase, declaration: type, source: property.range))
    model.name = property.name
    model.mayBeCompletedElsewhere = true
    object.parts[property.name] = .object(model)
    return .object(model)
  }

  /// Whether a class has a variable for a diffable data source, which it does not begin with.
  private func keepsRowSource(_ type: TypeDeclaration) -> Bool {
    var current = type
    for _ in 0..<6 {
      let keeps = index.declaredProperties(of: current).contains { property in
        guard !property.isStatic, !property.isConstant, property.beginsEmpty,
          let written = property.type else { return false }
        let declared = written.arguments.isEmpty
          ? index.declaredAlias(written.name, of: current) ?? index.withoutAlias(written, from: current.range.file) : written
        return declared.name.hasSuffix("DiffableDataSource")
      }
      if keeps { return true }
      guard let next = index.superclass(of: current) else { return false }
      current = next
    }
    return false
  }

  func isRowSource(_ object: UIObject) -> Bool {
    object.declaration != nil && (object.className.hasSuffix("DiffableDataSource") || isObserved(object.className))
  }

  /// What a data source gets when it is made.
  func join(_ source: UIObject, _ arguments: [EvaluatedArgument]) {
    guard isObserved(source.className) else { return _ = connect(source, arguments) }
    if let provider = arguments.first(labelled: "configureCell")?.value ?? arguments.closure {
      source.parts["provider"] = provider
    }
    source.parts[Self.sectionTitle] = arguments.first(labelled: Self.sectionTitle)?.value
  }

  /// `RxTableViewSectionedReloadDataSource<Section>(configureCell: { source, tableView, indexPath, item in … })` of
  /// RxDataSources: which rows there are, an observable tells. The list is the one that it is bound to, else the one of
  /// its kind that the class holds.
  func observedSource(_ name: String, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value? {
    guard isObserved(name) else { return nil }
    let object = UIObject(className: name, base: nil, source: source)
    join(object, arguments)
    openSources.append((object, surroundings))
    return .object(object)
  }

  private func isObserved(_ className: String) -> Bool {
    Self.observedLists.contains { className.hasPrefix($0.prefix) }
  }

  private static let observedLists = [
    (prefix: "RxTableViewSectioned", list: "UITableView"),
    (prefix: "RxCollectionViewSectioned", list: "UICollectionView"),
  ]
  private static let sectionTitle = "titleForHeaderInSection"

  /// `names.bind(to: list.rx.items) { list, row, name in … }` and `list.rx.items(cellIdentifier: "Name", cellType:
  /// NameCell.self)` of RxCocoa: one row stands for all. Of what fills the list in another way nothing is known.
  ///
  /// - Parameter provider: What makes a row, or fills one.
  func bindRows(of list: UIObject, _ arguments: [EvaluatedArgument], by provider: Value?, _ source: SourceRange) {
    if let other = arguments.first(labelled: "dataSource")?.value.object, isObserved(other.className) {
      other.parts["list"] = .object(list)
      return
    }
    let unknown = evaluator.runtimeValue("items", type: nil, near: source.file)
    record("dataSource", on: list, unknown, source: source)
    guard let provider else { return }
    let rows = UIObject(className: "Rx", base: nil, source: source)
    rows.parts["list"] = .object(list)
    rows.parts["provider"] = provider
    rows.parts["cellType"] = arguments.first(labelled: "cellType")?.value
    rows.parts["identifier"] = arguments.first(labelled: "cellIdentifier")?.value
    openSources.append((rows, surroundings))
  }

  /// Shows one row for all in the lists of a class whose rows nobody gave.
  func showUnfilledSources(of object: UIObject) {
    guard classes.count == 1 else { return }
    for (source, around) in openSources where around.mayBeShown {
      if source.parts["list"] == nil,
        let observed = Self.observedLists.first(where: { source.className.hasPrefix($0.prefix) }) {
        source.parts["list"] = list(ofClass: observed.list, in: object).map { .object($0) }
      }
      evaluator.later { show(nil, of: source) }
    }
    openSources = []
  }

  /// - Parameter sections: The rows of each section; nil where they are not known.
  func show(_ sections: [[Value]]?, of source: UIObject) {
    let provider = source.parts["provider"] ?? source.all("configureCell").last?.value
    guard let list = source.parts["list"]?.object, let provider else { return }
    guard !list.isFilled else { return showLaterRows(sections, of: source, by: provider, in: list) }
    list.isFilled = true
    let count = sections?.reduce(0) { $0 + $1.count } ?? 0
    guard let sections, count > 0, count <= Self.rowLimit else {
      list.hasOpenRows = true
      showSupplements(of: source, in: list, isHeader: true)
      defer { showSupplements(of: source, in: list, isHeader: false) }
      showSectionTitle(of: source, in: list)
      showTitle(of: source, in: list, nil, isHeader: true)
      let cells = asRow { row(of: source, by: provider, in: list) }
      if !showCells(cells, in: list, repeats: "for each row") { showUnknownRows(in: list, source.source) }
      return
    }
    var isKnown = false
    for (section, items) in sections.enumerated() {
      showSupplements(of: source, in: list, isHeader: true, section)
      showTitle(of: source, in: list, section, isHeader: true)
      for (row, item) in items.enumerated() {
        let cells = evaluator.run(
          provider, with: [.object(list), place(section, row), item], source: source.source)
        if showCells(cells, in: list, repeats: nil) { isKnown = true }
      }
      showTitle(of: source, in: list, section, isHeader: false)
      showSupplements(of: source, in: list, isHeader: false, section)
    }
    if !isKnown { showUnknownRows(in: list, source.source) }
  }

  /// What comes to a list some time after the rows with which it begins, such as a sign that it loads: one row for all.
  private func showLaterRows(_ sections: [[Value]]?, of source: UIObject, by provider: Value, in list: UIObject) {
    guard sections == nil, !list.hasOpenRows, evaluator.place.isLater else { return }
    list.hasOpenRows = true
    _ = showCells(asRow { row(of: source, by: provider, in: list) }, in: list, repeats: "for each row")
  }

  /// The title of a section that a data source of the project's own gives, and the view that the delegate of the list
  /// gives (Apple: documentation of UITableViewDiffableDataSource, whose subclasses do so).
  ///
  /// - Parameter section: nil stands for all of them.
  private func showTitle(of source: UIObject, in list: UIObject, _ section: Int?, isHeader: Bool) {
    guard list.isKind(of: "UITableView") else { return }
    let end = isHeader ? "HeaderInSection" : "FooterInSection"
    if let type = source.declaration {
      showText(
        "titleFor" + end, section, Source.all[0], by: Provider(value: .object(source), type: type), in: list,
        isHeader: isHeader)
    }
    if let delegate = list.all("delegate").last?.value.object, let type = delegate.declaration {
      showView("viewFor" + end, section, Source.all[0], by: Provider(value: .object(delegate), type: type), in: list)
    }
  }

  /// The row that stands for all of those that an observable tells.
  private func row(of source: UIObject, by provider: Value, in list: UIObject) -> Value? {
    if source.parts["cellType"] != nil || source.parts["identifier"] != nil {
      guard let cell = boundCell(of: source, in: list) else { return nil }
      let names = provider.parameterNames
      let handed = ["row", "item"].enumerated().map { position, name -> Value in
        let name = names.indices.contains(position) ? names[position] : name
        return evaluator.runtimeValue(name, type: nil, near: source.source.file)
      }
      _ = evaluator.run(provider, with: handed + [.object(cell)], source: source.source)
      return .object(cell)
    }
    let isSectioned = source.className.hasPrefix("Rx") && source.className != "Rx"
    let first = isSectioned ? [Value.object(source)] : []
    // `{ list, indexPath, item in … }`, where only the type of the data source says what the item is.
    let names = provider.parameterNames
    func handed(_ position: Int, _ name: String, _ type: TypeReference?) -> Value {
      let name = names.indices.contains(position) ? names[position] : name
      return evaluator.runtimeValue(name, type: type, near: source.source.file, in: classes.last)
    }
    var rest: [Value] = []
    if case .closure = provider, let type = source.rowType { rest = [handed(1, "indexPath", nil), handed(2, "item", type)] }
    return evaluator.run(provider, with: first + [.object(list)] + rest, source: source.source)
  }

  /// The cell that a binding takes from the stock of the list: of the class that it names, else of the one that is
  /// registered, or drawn in the interface file, under the name that it gives (RxCocoa: `items(cellIdentifier:cellType:)`,
  /// whose type is UITableViewCell where nobody says another).
  private func boundCell(of source: UIObject, in list: UIObject) -> UIObject? {
    if let type = source.parts["cellType"] { return cell(ofType: type, from: list, source.source) }
    guard let identifier = source.parts["identifier"] else { return nil }
    let argument = EvaluatedArgument(label: "withIdentifier", value: identifier, source: source.source)
    return dequeue(ObjectCall(name: "dequeueReusableCell", arguments: [argument], source: source.source), from: list)?.object
  }

  private func showSectionTitle(of source: UIObject, in list: UIObject) {
    guard let title = source.parts[Self.sectionTitle] ?? source.all(Self.sectionTitle).last?.value, title.isRunnable,
      let text = evaluator.run(title, with: [.object(source)], source: source.source) else { return }
    for (conditions, present) in text.presentAlternatives {
      showText(present, under: conditions, source.source, in: list, isHeader: true, repeats: true)
    }
  }

  /// Whether there are any.
  private func showCells(_ value: Value?, in list: UIObject, repeats: String?) -> Bool {
    let cells = (value.map(shownCells) ?? []).filter(\.object.isView)
    for (conditions, cell) in cells { list.add(cell, under: conditions, repeats: repeats) }
    return !cells.isEmpty
  }

  /// Rows of which nothing is known but that there are some.
  private func showUnknownRows(in list: UIObject, _ source: SourceRange) {
    list.note(UnknownReason(.unsupportedCode, "cell"))
    showUnknownRow(in: list, source, under: [], repeats: "for each row")
  }
}
