import AccessibilityModel
import PlatformKnowledge
import SourceModel
import SwiftSource
import ViewEvaluation

extension UIKitInterpreter {
  /// Runs an expression for what it does.
  func execute(_ expression: Expression, in frame: CodeFrame) {
    switch expression.kind {
    case .assignment(let target, let value): assign(value, to: target, in: frame)
    case .binary(let name, let target, let value) where ["|=", "+=", "-="].contains(name):
      change(target, by: value, operation: name == "-=" ? .remove : .insert, in: frame)
    case .name, .string, .integer: break
    case .conditional(let code):
      _ = run([.conditional(code)], in: frame, yields: false)
    case .selection(let code):
      _ = run([.selection(code)], in: frame, yields: false)
    default: _ = thing(expression, in: frame)
    }
  }

  // MARK: - Assignments

  func assign(_ value: Expression, to target: Expression, in frame: CodeFrame) {
    switch target.kind {
    case .name(let name):
      assign(value, toName: name, in: frame)
    case .member(let base?, let name):
      if case .name("super") = base.kind, let receiver = frame.receiver {
        return set(name, of: receiver, to: thing(value, in: frame, expecting: expectedType(name, of: receiver)), value)
      }
      if name == "opacity", case .member(let inner?, "layer") = base.kind {
        // A layer that is not drawn is a view that is not seen.
        return assign(value, to: Expression(.member(base: inner, name: "alpha"), range: target.range), in: frame)
      }
      let owner = thing(base, in: frame)
      guard let object = owner.object else {
        for object in owner.objects { assign(value, name, of: object, in: frame) }
        if owner.objects.isEmpty { _ = thing(value, in: frame) }
        return
      }
      assign(value, name, of: object, in: frame)
    case .optionalChain(let inner), .forceUnwrap(let inner): assign(value, to: inner, in: frame)
    default: _ = thing(value, in: frame)
    }
  }

  private func assign(_ value: Expression, toName name: String, in frame: CodeFrame) {
    if frame.local(name) != nil || frame.scope.local(name) != nil {
      let thing = thing(value, in: frame)
      for object in thing.objects where object.name == nil { object.name = name }
      if case .value(let plain) = thing { _ = frame.scope.assign(name, plain) }
      if !frame.assign(name, thing), thing.holdsObjects { frame.bind(name, thing) }
      return
    }
    guard name != "_", let receiver = frame.receiver else {
      _ = thing(value, in: frame)
      return
    }
    assign(value, name, of: receiver, in: frame)
  }

  private func assign(_ value: Expression, _ name: String, of object: UIObject, in frame: CodeFrame) {
    if name.hasSuffix("Color") { object.repainted.insert(name) }
    if name == "frame", !isLater { object.frame = conditions.isEmpty ? rectangle(value, in: frame) : nil }
    guard !Self.isLook(name) else { return }
    set(name, of: object, to: thing(value, in: frame, expecting: expectedType(name, of: object)), value)
  }

  /// Properties that change how something looks or where it stands, and nothing that is heard. Their values can be
  /// long computations.
  private static func isLook(_ name: String) -> Bool {
    looks.contains(name) || name.hasSuffix("Color") || name.hasSuffix("Insets") || name.hasSuffix("Inset")
      || name.hasSuffix("Constraint") || name.hasSuffix("Delegate")
  }

  private static let looks: Set<String> = [
    "frame", "bounds", "center", "transform", "translatesAutoresizingMaskIntoConstraints", "delegate", "dataSource",
    "contentMode", "clipsToBounds", "cornerRadius", "autoresizingMask", "contentSize", "constant", "isActive",
    "priority",
    "spacing", "distribution", "alignment", "axis", "layoutMargins", "directionalLayoutMargins", "separatorStyle",
    "textAlignment", "lineBreakMode", "keyboardType", "returnKeyType", "autocorrectionType", "layer", "mask",
    "modalPresentationStyle", "modalTransitionStyle", "estimatedRowHeight", "rowHeight", "selectionStyle",
    "preferredContentSize", "contentOffset", "collectionViewLayout",
  ]

  /// The type of a property, for implicit members on the right of an assignment.
  private func expectedType(_ name: String, of object: UIObject) -> String? {
    if let type = object.declaration, let property = index.property(name, of: type, isStatic: false),
      let written = property.type
    {
      return (written.qualifier + [written.name]).joined(separator: ".")
    }
    switch name {
    case "image", "selectedImage", "backgroundImage", "largeContentImage": return "UIImage"
    case "configuration": return object.isKind(of: "UIButton") ? "UIButton.Configuration" : nil
    case "tabBarItem": return "UITabBarItem"
    case "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem": return "UIBarButtonItem"
    case "title" where object.isKind(of: "UIButton"): return nil
    default: return nil
    }
  }

  /// Gives a property of an object its value.
  func set(_ name: String, of object: UIObject, to thing: Thing, _ expression: Expression) {
    if let type = object.declaration, let property = index.property(name, of: type, isStatic: false),
      !property.attributes.contains(where: { $0.name == "override" }), !isOverride(name)
    {
      store(thing, in: property, of: object)
      return
    }
    if runSetter(name, of: object, thing) { return }
    if thing.holdsObjects { hold(thing, as: name, in: object) }
    record(name, on: object, thing, expression: expression, source: expression.range)
  }

  /// A property that the project adds to a class of UIKit, such as one that names an object in Interface Builder; false
  /// when there is none of the name.
  func runSetter(_ name: String, of object: UIObject, _ thing: Thing) -> Bool {
    var current = object.base
    while let class_ = current {
      for owner in [class_, "NSObject", "UIAccessibilityIdentification"] {
        guard
          let property = index.extensionProperties(name, ofExternal: owner, isStatic: false).first(where: {
            !$0.observers.isEmpty
          })
        else { continue }
        store(thing, in: property, of: object)
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

  /// A property of the project's own class: kept, and its observers run.
  private func store(_ thing: Thing, in property: PropertyDeclaration, of object: UIObject) {
    for held in thing.objects where held.name == nil { held.name = property.name }
    if property.getter == nil, object.declaration != nil {
      if case .closure = thing {
      } else if conditions.isEmpty || thing.holdsObjects {
        object.parts[property.name] = thing
      }
    }
    guard !property.observers.isEmpty else { return }
    _ = descend(into: property) {
      for block in property.observers {
        let frame = CodeFrame(receiver: object, scope: CodeScope(type: object.declaration, file: property.range.file))
        if thing.holdsObjects {
          frame.bind("newValue", thing)
        } else if case .value(let value) = thing {
          frame.scope.bind("newValue", value)
        }
        let saved = statement
        _ = run(block.statements, in: frame)
        statement = saved
      }
    }
  }

  /// An object that another one shows or holds.
  private func hold(_ thing: Thing, as name: String, in owner: UIObject) {
    // Assigned in one branch only, the object that was there stays for the other.
    owner.parts[name] = thing
    for object in thing.objects {
      if object.name == nil { object.name = name }
      if name == "view", owner.isKind(of: "UIViewController") { object.isPlaced = true }
      guard Self.shownProperties.contains(name) else { continue }
      owner.add(object, under: conditions, at: name == "tableHeaderView" ? 0 : nil)
    }
  }

  /// Properties whose view is shown within the object.
  private static let shownProperties: Set<String> = [
    "tableHeaderView", "tableFooterView", "backgroundView", "accessoryView", "titleView", "customView", "leftView",
    "rightView", "navigationItemTitleView", "documentView",
  ]

  // MARK: - Changes

  /// `traits.insert(.button)`, `actions.append(action)`, `x += y`.
  func change(_ target: Expression, by value: Expression, operation: Setting.Operation, in frame: CodeFrame) {
    guard let (object, name) = property(target, in: frame) else { return }
    let thing = thing(value, in: frame)
    record(name, on: object, thing, expression: value, source: value.range, operation: operation)
  }

  /// The object and the name of the property that an expression stands for.
  func property(_ target: Expression, in frame: CodeFrame) -> (object: UIObject, name: String)? {
    switch target.kind {
    case .name(let name): return frame.receiver.map { ($0, name) }
    case .member(let base?, let name):
      if case .name("super") = base.kind { return frame.receiver.map { ($0, name) } }
      return thing(base, in: frame).object.map { ($0, name) }
    case .optionalChain(let inner), .forceUnwrap(let inner): return property(inner, in: frame)
    default: return nil
    }
  }

  func record(
    _ name: String, on object: UIObject, _ thing: Thing, expression: Expression?, source: SourceRange,
    operation: Setting.Operation = .replace
  ) {
    object.set(
      name,
      Setting(
        operation: operation, thing: thing, expression: expression, source: source, statement: statement,
        conditions: conditions, isLater: isLater, isUnprompted: unprompted > 0, function: functionNames.last))
  }
}
