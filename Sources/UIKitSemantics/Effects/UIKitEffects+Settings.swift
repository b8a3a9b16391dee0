import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

extension UIKitEffects {
  // MARK: - Assignments

  func set(_ name: String, of object: any CodeObject, to value: Value, _ expression: Expression, isSuper: Bool) {
    guard var object = object as? UIObject else { return }
    object = known(object, for: name)
    var value = turned(name, of: object, known(value), expression)
    if name == "frame", !evaluator.place.isLater {
      object.frame = evaluator.place.conditions.isEmpty ? rectangle(value) : nil
    }
    if value.isUnknown, let type = Self.lookType(name), let known = evaluator.implicitChain(expression, from: type) { value = known }
    if name.hasSuffix("Color") { paint(object, name, value, source: expression.range) }
    if name == Self.presentation, !evaluator.place.isLater, evaluator.place.conditions.isEmpty {
      object.presentationStyle = value.memberName
    }
    guard !Self.isLook(name) else { return }
    object.guessBase(using: name)
    value = resolved(value, for: name, of: object)
    if name == "view", object.isKind(of: "UIViewController"), !value.holdsObjects, !value.isAbsent {
      value = unknownView(expression)
    }
    if name == Self.content { value = contentConfiguration(value, expression) }
    if !isSuper, let type = object.declaration, let property = index.property(name, of: type, isStatic: false),
      !property.isOverride || !isOverride(name)
    {
      guard property.isOverride, property.getter == nil else { return store(value, in: property, of: object) }
      // UIKit's own property, which the class watches.
      if value.holdsObjects { hold(value, as: name, in: object) }
      record(name, on: object, value, expression: expression, source: expression.range)
      return runObservers(of: property, on: object, new: value, old: .absent)
    }
    if runSetter(name, of: object, value, isOverride: isSuper) { return }
    // UIKit calls it whenever the state of the button changes, and first before it is shown (Apple: documentation of
    // configurationUpdateHandler).
    if name == "configurationUpdateHandler", value.isClosure {
      _ = evaluator.run(value, with: [.object(object)], source: expression.range)
    }
    if value.holdsObjects || value.isAbsent && object.parts[name] != nil { hold(value, as: name, in: object) }
    record(name, on: object, value, expression: expression, source: expression.range)
  }

  /// A flag that later code turns, `play.isSelected = !play.isSelected`, is from then on what it is, whatever it was.
  private func turned(_ name: String, of object: UIObject, _ value: Value, _ expression: Expression) -> Value {
    guard evaluator.place.isLater, case .unknown(let unknown) = value, unknown.expression.hasPrefix("!") else { return value }
    var path = String(unknown.expression.dropFirst())
    if path.hasPrefix("self.") { path = String(path.dropFirst(5)) }
    guard path == name || path == object.name.map({ "\($0).\(name)" }) else { return value }
    return evaluator.runtimeValue(path, type: nil, near: expression.range.file)
  }

  /// A view of which nothing is known but that it is there.
  func unknownView(_ expression: Expression) -> Value {
    let view = UIObject(className: "UIView", base: nil, source: expression.range)
    view.note(UnknownReason(.dynamicValue, evaluator.shortText(expression.range)))
    return .object(view)
  }

  /// Colours are not worked out, but that there is one is noted.
  func ignores(_ name: String) -> Bool {
    Self.isLook(name) && name != "frame" && name != Self.presentation && !name.hasSuffix("Color")
  }

  private static let presentation = "modalPresentationStyle"

  /// The class that a property begins an implicit chain with: `label.font = .theme.caption`.
  private static func lookType(_ name: String) -> String? {
    name.hasSuffix("Color") ? "UIColor" : name == "font" ? "UIFont" : name == "image" ? "UIImage" : nil
  }

  /// Properties that change how something looks or where it stands, and nothing that is heard. Their values can be
  /// long computations.
  private static func isLook(_ name: String) -> Bool {
    looks.contains(name) || name.hasSuffix("Color") || name.hasSuffix("Insets") || name.hasSuffix("Inset")
      || name.hasSuffix("Constraint") || name.hasSuffix("Delegate")
  }

  private static let looks = FrameworkNames.names(.unheardProperty)

  /// A property that the project adds to a class of UIKit, such as one that names an object in Interface Builder; false
  /// when there is none of the name.
  func runSetter(_ name: String, of object: UIObject, _ value: Value, isOverride: Bool) -> Bool {
    guard !isOverride else { return false }
    var current = object.base
    while let class_ = current {
      for owner in [class_, "NSObject", "UIAccessibilityIdentification"] {
        guard
          let property = index.extensionProperties(name, ofExternal: owner, isStatic: false).first(where: {
            !$0.observers.isEmpty
          })
        else { continue }
        store(value, in: property, of: object)
        // Behind it the object has what the setter gives it.
        noteSetUp(of: object)
        return true
      }
      current = UIKitClasses.named(class_)?.superclass
    }
    return false
  }

  /// Properties of UIKit that classes override; setting one is heard all the same.
  private func isOverride(_ name: String) -> Bool {
    name.hasPrefix("accessibility") || ["isAccessibilityElement", "isHidden", "isSelected", "isEnabled"].contains(name)
  }

  /// An object that stood in a property until another one took its place, before anybody showed it, is met by nobody.
  private func noteReplaced(_ old: Value?, by value: Value) {
    guard let reach = evaluator.reach, let old, evaluator.place.conditions.isEmpty, !evaluator.place.isLater else { return }
    let stay = Set(value.objects.map(\.source))
    for gone in old.objects where !gone.isPlaced && gone.parent == nil && !stay.contains(gone.source) {
      reach.hide(gone.source)
    }
  }

  /// A property of the project's own class: kept, and its observers run.
  func store(_ value: Value, in property: PropertyDeclaration, of object: UIObject) {
    named(value, property.name, declaration: nil)
    if Self.keyboards.contains(property.name) { for object in value.objects { object.isPlaced = true } }
    let old = object.parts[property.name] ?? property.initializer.flatMap { _ in
      evaluator.initialValue(of: property, in: .object(object), type: owner(of: property) ?? object.declaration)
    }
    noteReplaced(old, by: value)
    outdate(property, by: value)
    for place in given.indices where given[place].object === object && given[place].name == property.name {
      given[place].value = value
    }
    if property.getter == nil, object.declaration != nil {
      if value.isClosure { kept.append((value, surroundings)) }
      if evaluator.place.isLater { object.changedLater.insert(property.name) }
      if value.holdsObjects || value.isClosure {
        object.parts[property.name] = value
      } else if evaluator.place.conditions.isEmpty, !evaluator.place.isLater {
        object.parts[property.name] = value
      } else if !evaluator.place.isLater, case .array? = object.parts[property.name] {
        // In some cases it is another list.
        object.parts[property.name] = nil
        object.unsettled.insert(property.name)
      }
    }
    runObservers(of: property, on: object, new: value, old: old ?? .absent)
  }

  func runObservers(of property: PropertyDeclaration, on object: UIObject, new value: Value, old: Value) {
    guard !property.observers.isEmpty, !running.contains(ObjectIdentifier(property)) else { return }
    note(ObjectIdentifier(property), calledOn: object)
    running.insert(ObjectIdentifier(property))
    defer { running.remove(ObjectIdentifier(property)) }
    let names = property.observedNames(new: value, old: old)
    let statement = evaluator.place.statement
    // What later code gives it is one value of several.
    let isKnown = property.getter == nil && (!evaluator.place.isLater || isSettingUp(object))
    if isKnown { given.append((object, property.name, value)) }
    defer { if isKnown { given.removeLast() } }
    for block in property.observers {
      _ = evaluator.run(
        block, on: .object(object), of: owner(of: property) ?? object.declaration, names: names)
    }
    evaluator.place.statement = statement
  }

  /// An object that another one shows or holds.
  func hold(_ value: Value, as name: String, in owner: UIObject) {
    let old = owner.parts[name]?.object
    guard !value.isAbsent else { return release(old, name, of: owner) }
    // Assigned in one branch only, the object that was there stays for the other.
    owner.parts[name] = exchanged(value, for: name, of: owner)
    if !evaluator.place.isLater, evaluator.place.conditions.isEmpty {
      for item in value.objects where item.isKind(of: "UIBarItem") { item.placing = evaluator.place.statement }
    }
    for (conditions, object) in value.conditionalObjects {
      if object.name == nil { object.name = name }
      let isView = name == "view" && owner.isKind(of: "UIViewController")
      if isView || Self.keyboards.contains(name) { object.isPlaced = true }
      if name == "inputView" { object.standsForKeyboard = true }
      guard Self.shownProperties.contains(name) else { continue }
      let exchange = self.exchange(object, for: old, as: name, in: owner)
      owner.add(
        object, under: owner.conditions(of: evaluator.place) + exchange + conditions,
        at: name == "tableHeaderView" ? 0 : nil)
      noteTouched(owner)
    }
  }

  /// An object is shown or held no more; under conditions, or later, it is there in the other cases.
  private func release(_ old: UIObject?, _ name: String, of owner: UIObject) {
    guard evaluator.place.conditions.isEmpty, !evaluator.place.isLater else {
      owner.parts[name] = exchanged(.absent, for: name, of: owner, orElse: owner.parts[name])
      return
    }
    owner.parts[name] = nil
    if Self.shownProperties.contains(name) { owner.children.removeAll { $0.object === old } }
  }

  /// Properties whose view is shown in the place of a keyboard, or above it, while something is edited.
  static let keyboards: Set<String> = ["inputView", "inputAccessoryView"]

  /// Properties whose view is shown within the object.
  private static let shownProperties = FrameworkNames.names(.shownView)

  func named(_ value: Value, _ name: String, declaration: SourceRange?) {
    guard value.holdsObjects else { return }
    for object in value.objects where object.name != name {
      object.take(name: name, isVariable: declaration != nil, isAlone: value.object != nil)
      guard object.name == name else { continue }
      guard let declaration else { continue }
      object.lastStatement = object.lastStatement ?? declaration
      // `let button = UIButton()`, where whatever is set further may depend on something.
      if declaration.contains(object.source), !evaluator.place.isLater, object.conditions(of: evaluator.place).isEmpty {
        object.noteSetUp(declaration, in: evaluator.place.function)
      }
    }
  }

  // MARK: - Changes

  /// `traits.insert(.button)`, `actions.append(action)`.
  func change(
    _ name: String, of object: any CodeObject, by method: String, _ argument: EvaluatedArgument
  ) -> Bool {
    guard let object = object as? UIObject else { return false }
    if method == "&", name.hasSuffix("Color") {
      paint(object, name, argument.value, source: argument.source)
      return true
    }
    guard Self.changeable.contains(name), let operation = Self.changes[method],
      argument.label != "at"
    else { return false }
    let value = resolved(argument.value, for: name, of: object)
    record(name, on: object, value, source: argument.source, operation: operation)
    return true
  }

  private static let changes: [String: Setting.Operation] = [
    "insert": .insert, "formUnion": .insert, "append": .insert, "remove": .remove, "subtract": .remove,
    "+=": .insert, "|=": .insert, "-=": .remove, "update": .insert,
  ]
  private static let changeable = FrameworkNames.names(.accessibilityList)

  func record(
    _ name: String, on object: UIObject, _ value: Value, expression: Expression? = nil, source: SourceRange,
    operation: Setting.Operation = .replace
  ) {
    if value.isClosure { kept.append((value, surroundings)) }
    noteTouched(object)
    object.set(name, setting(of: object, value, expression: expression, source: source, operation: operation))
  }

  /// Notes a colour that code gives an object.
  func paint(_ object: UIObject, _ key: String, _ value: Value, source: SourceRange) {
    guard Self.paintKeys.contains(key) else {
      object.repainted.insert(key)
      return
    }
    object.paint(key, setting(of: object, value, source: source))
  }

  private static let paintKeys: Set<String> = [
    "textColor", "titleColor", "backgroundColor", "baseForegroundColor", "baseBackgroundColor", "borderColor", "borderWidth",
    "tintColor",
  ]

  private func setting(
    of object: UIObject, _ value: Value, expression: Expression? = nil, source: SourceRange,
    operation: Setting.Operation = .replace
  ) -> Setting {
    let place = evaluator.place
    let isLater = place.isLater && !isSettingUp(object)
    let isHandedOn = if case .name(let name)? = expression?.kind { place.parameters.contains(name) } else { false }
    return Setting(
      operation: operation, value: value, expression: expression, source: source, statement: place.statement,
      conditions: object.conditions(of: place), isLater: isLater, isUnprompted: unprompted > 0,
      isEvent: isInEvent && isLater, function: place.function, isHandedOn: isHandedOn, call: isLater ? callName : nil)
  }
}
