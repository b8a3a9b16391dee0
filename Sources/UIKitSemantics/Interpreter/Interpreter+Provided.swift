import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

// What UIKit asks a class for: overridden properties, the cells of its lists, the view of a representable.

extension UIKitInterpreter {
  /// Properties of UIAccessibility that hold objects, and that classes override.
  private static let listProperties = [
    "accessibilityCustomActions", "accessibilityElements", "accessibilityCustomContent", "automationElements",
  ]

  /// Runs the getters of overridden properties that hold objects, as if the class had set them.
  func recordOverriddenLists(of object: UIObject) {
    guard let type = object.declaration else { return }
    for name in Self.listProperties {
      guard let property = index.property(name, of: type, isStatic: false), let getter = property.getter else {
        continue
      }
      let result = descend(into: property) { () -> Thing? in
        let frame = CodeFrame(receiver: object, scope: CodeScope(type: type, file: property.range.file))
        return run(getter.statements, in: frame)
      } ?? nil
      guard let result, result.holdsObjects else { continue }
      record(name, on: object, result, expression: nil, source: property.nameRange)
    }
  }

  /// The rows and columns that a cell of a data table says it has.
  func recordTablePlace(of object: UIObject) {
    guard let type = object.declaration else { return }
    let rows = range("accessibilityRowRange", of: object, type)
    let columns = range("accessibilityColumnRange", of: object, type)
    guard rows != nil || columns != nil else { return }
    object.tableCell = DataTableCell(
      row: rows?.start, column: columns?.start, rowSpan: rows?.length ?? 1, columnSpan: columns?.length ?? 1)
  }

  /// What a function that returns `NSRange(location: row, length: 1)` comes to; nil where the numbers are not known.
  private func range(_ name: String, of object: UIObject, _ type: TypeDeclaration) -> (start: Int, length: Int)? {
    guard let function = index.functions(name, of: type, isStatic: false).first, let body = function.body,
      body.statements.count == 1, case .call(let call)? = body.statements[0].loneExpression?.kind,
      call.arguments.map(\.label) == ["location", "length"]
    else { return nil }
    let frame = CodeFrame(receiver: object, scope: CodeScope(type: type, file: function.range.file))
    let numbers = call.arguments.compactMap { argument -> Int? in
      guard case .value(.number(let number)) = thing(argument.value, in: frame) else { return nil }
      return Int(clamping: number)
    }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  // MARK: - Cells

  /// Functions of data sources and delegates that give the views of a list.
  private static let providers: [(parameters: [String?], list: String)] = [
    ([nil, "cellForRowAt"], "UITableView"), ([nil, "viewForHeaderInSection"], "UITableView"),
    ([nil, "viewForFooterInSection"], "UITableView"), ([nil, "cellForItemAt"], "UICollectionView"),
  ]

  /// Shows in its list the cell that a data source's function returns.
  func showProvided(_ thing: Thing?, by function: FunctionDeclaration, in object: UIObject) {
    let labels = function.parameters.map(\.label)
    guard let provider = Self.providers.first(where: { $0.parameters == labels }),
      let cells = thing?.conditionalObjects, !cells.isEmpty, let list = list(ofClass: provider.list, in: object)
    else { return }
    let isCell = labels.last.map { $0?.hasPrefix("cellFor") ?? false } ?? false
    let selection = isCell ? selection(in: object, isTable: provider.list == "UITableView") : nil
    for (condition, cell) in cells where cell.isView {
      cell.selection = selection
      list.add(cell, under: condition.map { [$0] } ?? [], repeats: "for each row")
    }
  }

  /// Whether the class does something when a person chooses a cell of its list.
  private func selection(in object: UIObject, isTable: Bool) -> CellSelection? {
    guard let type = object.declaration else { return nil }
    let label = isTable ? "didSelectRowAt" : "didSelectItemAt"
    let function = index.functions(isTable ? "tableView" : "collectionView", of: type, isStatic: false).first {
      $0.parameters.last?.label == label && !($0.body?.statements.isEmpty ?? true)
    }
    guard let function else { return nil }
    let code = function.range.text
    let looks = ["switch ", ".section", "guard ", "if "].contains { code.contains($0) }
    return looks ? .some : .every
  }

  /// The list that a class fills: the only one of its kind that it holds.
  private func list(ofClass name: String, in object: UIObject) -> UIObject? {
    let property = name == "UITableView" ? "tableView" : "collectionView"
    if object.isKind(of: name + "Controller") { return member(property, of: object)?.object }
    if let part = object.parts[property]?.object, part.isKind(of: name) { return part }
    let held = object.parts.keys.sorted().flatMap { object.parts[$0]?.objects ?? [] }.filter { $0.isKind(of: name) }
    return held.count == 1 ? held[0] : nil
  }

  /// `dequeueReusableCell(withIdentifier: "Person")`: a cell of a class that a cast or a registration tells.
  func dequeue(_ name: String, from list: UIObject, _ parts: CallParts, _ expression: Expression) -> Thing? {
    guard name.hasPrefix("dequeue") else { return nil }
    let isTable = list.isKind(of: "UITableView")
    guard isTable || list.isKind(of: "UICollectionView") else { return nil }
    let isCell = name.contains("Cell")
    let base =
      isTable
      ? (isCell ? "UITableViewCell" : "UITableViewHeaderFooterView")
      : (isCell ? "UICollectionViewCell" : "UICollectionReusableView")
    let cell = UIObject(className: base, base: base, source: expression.range)
    cell.callSites = callSites
    cell.isFromStock = true
    return .object(cell)
  }

  // MARK: - Representables

  /// The object that a representable of SwiftUI makes and updates; nil where its code does not tell.
  ///
  /// - Parameter scope: The names that its code sees.
  func represented(by type: TypeDeclaration, scope: CodeScope) -> UIObject? {
    for (make, update) in [("makeUIView", "updateUIView"), ("makeUIViewController", "updateUIViewController")] {
      guard let function = index.functions(make, of: type, isStatic: false).first, let body = function.body else {
        continue
      }
      let frame = CodeFrame(receiver: nil, scope: scope.nested())
      functionNames.append(make)
      let object = descend(into: function) { run(body.statements, in: frame)?.objects.first } ?? nil
      functionNames.removeLast()
      guard let object else { return nil }
      if object.isKind(of: "UIViewController") { _ = member("view", of: object) }
      self.update(object, by: update, of: type, scope: scope)
      return object
    }
    return nil
  }

  private func update(_ object: UIObject, by name: String, of type: TypeDeclaration, scope: CodeScope) {
    guard let function = index.functions(name, of: type, isStatic: false).first, let body = function.body,
      let parameter = function.parameters.first
    else { return }
    let frame = CodeFrame(receiver: nil, scope: scope.nested())
    frame.bind(parameter.name, .object(object))
    functionNames.append(name)
    _ = descend(into: function) { run(body.statements, in: frame) }
    functionNames.removeLast()
  }
}
