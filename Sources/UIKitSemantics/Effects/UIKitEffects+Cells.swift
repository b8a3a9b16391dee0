import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

/// The cells of lists, as code asks for them.
extension UIKitEffects {
  /// `tableView.register(ProfileCell.self, forCellReuseIdentifier: "Profile")`, and the same of a file that describes the cell.
  func register(_ call: ObjectCall, in list: UIObject) {
    guard let what = call.arguments.first?.value, let key = identifier(call.arguments) else { return }
    if case .type(let type) = what { return list.registered[key] = type }
    guard let file = what.nibName.flatMap({ evaluator.plainText($0.value, source: $0.source)?.spoken.literal }),
      let place = outlets.file(named: file, ownedBy: nil),
      let name = place.scene.objects.lazy.compactMap({ $0["customClass"] }).first,
      let type = index.type(named: name, from: call.source.file, enclosing: classes.last) else { return }
    list.registered[key] = type
  }

  func identifier(_ arguments: [EvaluatedArgument]) -> String? {
    let labels = ["withIdentifier", "withReuseIdentifier", "forCellReuseIdentifier", "forCellWithReuseIdentifier",
      "forHeaderFooterViewReuseIdentifier"]
    let argument = labels.lazy.compactMap { arguments.first(labelled: $0) }.first
    return argument.flatMap { evaluator.plainText($0.value, source: $0.source)?.spoken.rendered }
  }

  /// `dequeueReusableCell(withIdentifier: "Person")`: a cell of a class that a cast or a registration tells.
  func dequeue(_ call: ObjectCall, from list: UIObject) -> Value? {
    let name = call.name
    let isTable = list.isKind(of: "UITableView")
    guard isTable || list.isKind(of: "UICollectionView") else { return nil }
    // Whoever wrote the function, it is told the class that it is to give.
    if !name.hasPrefix("register"), let type = cellClass(in: call.arguments) ?? generatedCellClass(call) {
      if let cell = prototype(ofClass: type.name, in: list) { return .object(cell) }
      let cell = object(of: type, source: call.source)
      run(cell)
      cell.isFromStock = true
      return .object(cell)
    }
    guard name.hasPrefix("dequeue") else { return nil }
    if let registration = call.arguments.first(labelled: "using")?.value.object {
      return configured(by: registration, call)
    }
    if let type = identifier(call.arguments).flatMap({ list.registered[$0] }), isObjectType(type) {
      let cell = object(of: type, source: call.source)
      run(cell)
      cell.isFromStock = true
      return .object(cell)
    }
    if let cell = prototype(for: call, in: list) { return .object(cell) }
    let isCell = name.contains("Cell")
    let base =
      isTable
      ? (isCell ? "UITableViewCell" : "UITableViewHeaderFooterView")
      : (isCell ? "UICollectionViewCell" : "UICollectionReusableView")
    let cell = placed(UIObject(className: base, base: base, source: call.source))
    cell.isFromStock = true
    cell.stock = list
    return .object(cell)
  }

  /// A new cell of a class that code names.
  func cell(ofType type: Value, from list: UIObject, _ source: SourceRange) -> UIObject? {
    switch type {
    case .type(let type):
      guard isObjectType(type) else { return nil }
      if let cell = prototype(ofClass: type.name, in: list) { return cell }
      let cell = object(of: type, source: source)
      run(cell)
      cell.isFromStock = true
      return cell
    case .externalType(let name):
      let cell = object(ofClass: name, enclosing: nil, source: source)
      cell?.isFromStock = true
      cell?.stock = list
      return cell
    default: return nil
    }
  }

  /// `dequeueReusableCell(withIdentifier: item.cellID) as? ItemCell`: of a cell whose identifier only run time has, those
  /// of the classes that are registered with the list and conform to the protocol, each in its case; nil where none does.
  func registeredCells(as type: TypeReference, of cell: UIObject, _ source: SourceRange) -> Value? {
    guard cell.stock != nil, let wanted = index.type(for: type, from: source.file, enclosing: classes.last),
      wanted.kind == .protocolType else { return nil }
    return registeredCells(of: cell, source, calledFor: wanted.name) { self.index.conforms($0, to: wanted.name) }
  }

  /// What a list shows where a cell is of none of the classes that code names: those that are registered with the list, each
  /// in its case, unless code does something with the cell itself.
  func shownCells(_ value: Value) -> [(conditions: [Condition], object: UIObject)] {
    value.conditionalObjects.flatMap { conditions, cell -> [(conditions: [Condition], object: UIObject)] in
      guard cell.declaration == nil, cell.isFromStock, cell.settingOrder.isEmpty, cell.children.isEmpty, cell.parts.isEmpty,
        let cells = registeredCells(of: cell, cell.source, calledFor: "cell", where: { _ in true }) else { return [(conditions, cell)] }
      return cells.conditionalObjects.map { (conditions + $0.conditions, $0.object) }
    }
  }

  /// - Parameter calledFor: What the class of the cell is asked of, for the words of the cases.
  private func registeredCells(
    of cell: UIObject, _ source: SourceRange, calledFor name: String, where isMeant: (TypeDeclaration) -> Bool
  ) -> Value? {
    guard let list = cell.stock else { return nil }
    var types: [TypeDeclaration] = []
    for (_, type) in list.registered.sorted(by: { $0.key < $1.key })
    where isObjectType(type) && isMeant(type) && !types.contains(where: { $0 === type }) {
      types.append(type)
    }
    guard !types.isEmpty, types.count <= Self.nestingLimit else { return nil }
    let cells = types.map { type -> UIObject in
      let made = object(of: type, source: source)
      run(made)
      made.isFromStock = true
      return made
    }
    if cells.count == 1 { return .object(cells[0]) }
    return .choice(zip(types, cells).enumerated().map { position, entry in
      let condition = Condition(
        subject: "class of \(name)", branch: position, description: "\(name) is \(entry.0.name)", asks: .type)
      return ConditionalValue(condition: condition, value: .object(entry.1))
    })
  }

  /// `ProfileCell` of `R.reuseIdentifier.profileCell`, which a tool makes of the identifiers of interface files (R.swift:
  /// Documentation/Examples.md); most cells are identified by their class.
  private func generatedCellClass(_ call: ObjectCall) -> TypeDeclaration? {
    guard let name = generatedIdentifier(call.arguments) else { return nil }
    let reference = TypeReference(name: name.prefix(1).uppercased() + name.dropFirst(), text: name)
    guard let type = index.type(for: reference, from: call.source.file, enclosing: classes.last), isObjectType(type),
      let base = base(of: type) ?? cellBase(of: type), Self.reused.contains(where: { UIKitClasses.isKind(base, of: $0) })
    else { return nil }
    return type
  }

  /// "profileCell" of `R.reuseIdentifier.profileCell`.
  func generatedIdentifier(_ arguments: [EvaluatedArgument]) -> String? {
    let made = "reuseIdentifier."
    return arguments.lazy.compactMap { argument -> String? in
      guard case .member(let member) = argument.value, member.type == "R", member.name.hasPrefix(made) else { return nil }
      return String(member.name.dropFirst(made.count))
    }.first
  }

  /// What that tool calls an identifier of an interface file: "profileCell" of "Profile Cell" and of "profile_cell".
  static func generatedName(of identifier: String) -> String {
    let words = identifier.split { !$0.isLetter && !$0.isNumber }
    let joined = words.enumerated().map { $0 == 0 ? String($1) : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
    return joined.prefix(1).lowercased() + joined.dropFirst()
  }

  /// `ProfileCell` of `cell(ProfileCell.self, for: indexPath)`.
  private func cellClass(in arguments: [EvaluatedArgument]) -> TypeDeclaration? {
    for argument in arguments {
      guard case .type(let type) = argument.value, isObjectType(type), let base = base(of: type) ?? cellBase(of: type)
      else { continue }
      if Self.reused.contains(where: { UIKitClasses.isKind(base, of: $0) }) { return type }
    }
    return nil
  }

  private static let reused = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]

  /// A cell of no class of the project: one is in stock only where it was registered or made before.
  func mayBeMissing(_ object: any CodeObject) -> Bool {
    guard let cell = object as? UIObject else { return false }
    return cell.isFromStock && cell.declaration == nil
  }

  /// `dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)`
  private func configured(by registration: UIObject, _ call: ObjectCall) -> Value? {
    let cell: UIObject
    if let type = registration.registered["cell"], isObjectType(type) {
      cell = object(of: type, source: call.source)
      run(cell)
    } else {
      cell = placed(UIObject(className: "UICollectionViewListCell", base: "UICollectionViewCell", source: call.source))
      cell.isFromStock = registration.parts["cell"] == nil
    }
    guard let handler = registration.parts["handler"] else { return .object(cell) }
    let place = call.arguments.first(labelled: "for")?.value ?? .absent
    let item = call.arguments.first(labelled: "item")?.value ?? .absent
    // The view above a section is told its kind before its place.
    let isSupplement = registration.className == Self.supplement
    let kind = registration.parts["elementKind"] ?? .absent
    let handed = isSupplement ? [.object(cell), kind, place] : [.object(cell), place, item]
    _ = evaluator.run(handler, with: handed, source: call.source)
    return .object(cell)
  }

  /// `UICollectionView.CellRegistration<Cell, Item> { cell, indexPath, item in … }`; the class of the cell is that of
  /// what the closure or function takes where no brackets tell it.
  func registration(_ className: String, _ arguments: [EvaluatedArgument], source: SourceRange) -> Value {
    let isSupplement = className.hasSuffix(Self.supplement)
    let name = isSupplement ? Self.supplement : "CellRegistration"
    let registration = UIObject(className: name, base: nil, source: source)
    registration.parts["elementKind"] = arguments.first(labelled: "elementKind")?.value
    let handler = arguments.closure ?? arguments.first(labelled: "handler")?.value
    registration.parts["handler"] = handler
    if let type = evaluator.takeArguments(isSupplement ? 1 : 2).first ?? handler.flatMap(firstType) {
      registration.registered["cell"] = index.type(for: type, from: source.file, enclosing: classes.last)
      registration.parts["cell"] = .externalType(type.name)
    }
    return .object(registration)
  }

  static let supplement = "SupplementaryRegistration"

  /// The type that a closure or function is written to take first.
  private func firstType(of callee: Value) -> TypeReference? {
    switch callee {
    case .closure(let closure): return closure.closure.type(ofParameter: 0)
    case .function(let function): return function.declaration.parameters.first?.type
    case .method(let method):
      guard let type = method.receiver.object?.declaration else { return nil }
      return index.functions(method.name, of: type, isStatic: false).first?.parameters.first?.type
    default: return nil
    }
  }
}

extension Value {
  /// The name in `UINib(nibName: "ProfileCell", bundle: nil)`.
  fileprivate var nibName: EvaluatedArgument? {
    guard case .view(let node) = self, let made = node.primitive, made.name == "UINib" else { return nil }
    return made.arguments.first(labelled: "nibName")
  }
}
